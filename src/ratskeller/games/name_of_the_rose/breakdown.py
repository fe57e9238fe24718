"""NR 4.2, 5.2, 5.3: where the evidence against each player came from."""

from __future__ import annotations

from typing import Final

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.kernel import Event

#: The source of evidence that follows one of these events; all other evidence is of the days.
CAUSES: Final = {"conversion": "evenings", "unmasked": "found", "event-cards": "cards"}


def breakdown(s: RoseState, events: list[Event]) -> list[dict[str, int]]:
    """By seat: evenings, days (with the evidence of the start), found out, event cards."""
    sources = ["evenings", "days", "found", "cards"]
    by_monk = {monk: dict.fromkeys(sources, 0) for monk in nr.MONKS}
    for start in by_monk.values():
        start["days"] = nr.EVIDENCE
    source = "days"
    for event in events:
        if not event.kind.startswith("evidence-"):
            source = CAUSES.get(event.kind, "days")
        elif event.kind == "evidence-up":
            by_monk[str(event.args["monk"])][source] += int(event.args["count"])
        elif event.kind == "evidence-down":
            by_monk[str(event.args["monk"])][source] -= int(event.args["count"])
    return [by_monk[nr.MONKS[s.identity[seat]]] for seat in range(s.players)]
