"""What a board shows beside the bare position: who leads, who can be whom, who named whom.

Everything here is computed from a view, so it holds nothing that its viewer does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.notation import accused
from ratskeller.kernel import Derived

if TYPE_CHECKING:
    from ratskeller.games.name_of_the_rose.view import RoseView


def cannot_be(view: RoseView, seat: i64, monk: i64) -> bool:
    """NR 4.4, 7.2: whether the viewer knows that a seat is not this monk."""
    if view.identity[seat] >= 0:
        return view.identity[seat] != monk
    if view.public.markers[seat] >> monk & 1:
        return True
    for other in range(view.players):
        if view.identity[other] == monk:
            return True
    return False


def opponents(view: RoseView) -> list[int]:
    """NR 5.1: in the order of an accusation, clockwise from the left; for a spectator all."""
    players = int(view.players)
    if view.viewer is None:
        return list(range(players))
    return [(view.viewer + distance) % players for distance in range(1, players)]


def accusations(view: RoseView) -> list[dict[str, object]]:
    """NR 5.1: the markers laid, once they are open: who laid which before whom."""
    players = int(view.players)
    return [
        {
            "seat": seat,
            "seat2": (seat + place + 1) % players,
            "monk": nr.MONKS[accused(code, place)],
        }
        for seat, code in enumerate(view.public.laid)
        for place in range(players - 1)
        if code >= 0
    ]


def buildings(view: RoseView) -> dict[str, object]:
    """NR 1.2: the tiles and the figures of each building together, for the board."""
    out: dict[str, object] = {}
    for building, name in enumerate(nr.BUILDINGS):
        figures = [f for i, f in enumerate(nr.FIGURES) if view.public.where[i] == building]
        out[name] = {"tiles": view.public.tiles_in(building), "figures": figures}
    return out


def leaders(view: RoseView) -> dict[str, list[str]]:
    """NR 4.2, 5.4: the monks with the most suspicion above the start, and the least evidence."""
    suspicion, evidence = view.public.suspicion, view.public.evidence
    most, least = max(*suspicion, nr.SUSPICION + 1), min(evidence)  # at the start nobody leads
    return {
        "suspicion": [monk for i, monk in enumerate(nr.MONKS) if suspicion[i] == most],
        "evidence": [monk for i, monk in enumerate(nr.MONKS) if evidence[i] == least],
    }


def next_tiles(view: RoseView) -> list[str]:
    """NR 3.10: the tiles that are laid next, as far as everybody knows them."""
    if view.public.unseen_count > 0:
        return []
    return [nr.TILES.ids[view.public.row_tile(rank)] for rank in range(view.public.row_count)]


def notes(view: RoseView) -> dict[str, list[list[str | None]]]:
    """NR 7.2: what is certain about identities: to the viewer, and to everybody."""
    return {"own": _notes(view, True), "public": _notes(view, False)}


def _notes(view: RoseView, own: bool) -> list[list[str | None]]:
    """NR 4.4, 7.2: by seat and monk, what is certain: ``is``, or why the seat is not the monk.

    ``shown``: the seat showed the marker. ``mine``: the viewer is that monk. ``other``: the
    monk is somebody else, or the seat is another monk. None: nothing is certain. Without
    ``own`` the viewer's identity is left out until the end: what everybody at the table knows.
    """
    seats = range(int(view.players))
    sure = [int(identity) for identity in view.identity]
    if not own and view.viewer is not None and view.outcome is None:
        sure[view.viewer] = -1
    rows = [[_note(view, sure, seat, monk) for monk in range(nr.COLOURS)] for seat in seats]
    again = True
    while again:  # a seat that can be only one monk is that monk, and nobody else is
        again = False
        for seat in seats:
            left = [monk for monk in range(nr.COLOURS) if rows[seat][monk] is None]
            if len(left) != 1 or "is" in rows[seat]:
                continue
            again = True
            for other in seats:
                if other == seat:
                    rows[other][left[0]] = "is"
                elif rows[other][left[0]] is None:
                    rows[other][left[0]] = "other"
    return rows


def _note(view: RoseView, sure: list[int], seat: int, monk: int) -> str | None:
    if sure[seat] >= 0:
        return "is" if sure[seat] == monk else "other"
    if view.public.markers[seat] >> monk & 1:
        return "shown"
    if monk in sure:
        return "mine" if sure.index(monk) == view.viewer else "other"
    return None


NOTE: Final = '("is" | "shown" | "mine" | "other" | null)'
DERIVED: Final = [
    Derived(
        "buildings", "the tiles and figures in each building",
        "Record<Building, { tiles: Tile[]; figures: Figure[] }>", buildings,
    ),
    Derived(
        "hand", "the viewer's cards", "Card[] | null",
        lambda view: None if view.viewer is None else [nr.CARDS.ids[card] for card in view.hand()],
    ),
    Derived(
        "dealt", "whether each seat has an identity", "boolean[]",
        lambda view: [seat < view.public.dealt for seat in range(view.players)],
    ),
    Derived("opponents", "seats in the order of an accusation", "number[]", opponents),
    Derived(
        "accused", "the markers laid on day seven, once they are open",
        "{ seat: number; seat2: number; monk: Monk }[]", accusations,
    ),
    Derived(
        "leaders", "the monks with the most suspicion, and those with the least evidence",
        "{ suspicion: Monk[]; evidence: Monk[] }", leaders,
    ),
    Derived(
        "hours_left", "hours until the day ends", "number",
        lambda view: nr.HOURS - view.public.clock,
    ),
    Derived(
        "track", "the track on which William or Adson speaks in this turn",
        '"suspicion" | "evidence" | null',
        lambda view: {nr.WILLIAM: "evidence", nr.ADSON: "suspicion"}.get(view.public.figure),
        "turn",
    ),
    Derived("next", "the tiles that are laid next, if known", "Tile[]", next_tiles, "row"),
    Derived(
        "penalties", "the suspicion each building gives a monk without a tile of his colour",
        "Record<Building, number>",
        lambda view: {name: view.public.penalty(i) for i, name in enumerate(nr.BUILDINGS)},
    ),
    Derived(
        "notes", "what is certain about identities, by seat and monk: is, shown, mine, other",
        f"{{ own: {NOTE}[][]; public: {NOTE}[][] }}", notes,
    ),
]  # fmt: skip
