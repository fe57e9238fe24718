"""Where prestige came from, read off the events of a whole game."""

from __future__ import annotations

from typing import Final

from ratskeller.games.notre_dame.board import BROWN, PERSON_IDS
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import Event

SOURCES: Final = [
    "residence", "messages", "gifts", "share", "brown", "gray", "park", "plague",
]  # fmt: skip

#: Events after which a gain of prestige has this source.
CAUSES: Final = {
    "took": "messages",
    "delivered": "messages",
    "donated": "gifts",
    "notre-dame": "share",
    "outbreak": "plague",
}

#: Events that bring a marker, the friend or an action to a sector.
INTO: Final = {
    "placed": "sector", "moved-in": "sector", "friend": "sector", "action": "sector",
    "moved": "sector2",
}  # fmt: skip


def source_of(event: Event) -> str | None:
    """The source of what is gained or lost next, if this event tells it."""
    if event.kind in CAUSES:
        return CAUSES[event.kind]
    if event.kind == "hired":
        return "brown" if event.args["person"] in PERSON_IDS[:BROWN] else "gray"
    if event.kind in INTO and event.args[INTO[event.kind]] == "residence":
        return "residence"
    return None


def breakdown(s: NotreDameState, events: list[Event]) -> list[dict[str, int]]:
    """By seat and source; what the park adds to a gain is the park's (ND 4.8)."""
    out = [dict.fromkeys(SOURCES, 0) for _ in range(s.players)]
    source = SOURCES[0]
    for event in events:
        source = source_of(event) or source
        if event.kind == "prestige":
            own = out[int(event.args["seat"])]
            own[source] += int(event.args["count"]) - int(event.args["bonus"])
            own["park"] += int(event.args["bonus"])
        elif event.kind == "prestige-lost":
            out[int(event.args["seat"])][source] -= int(event.args["count"])
    return out
