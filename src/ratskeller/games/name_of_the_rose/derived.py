"""What a board shows beside the bare position: who leads, who can be whom, who named whom.

Everything here is computed from a view, so it holds nothing that its viewer does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.components import (
    ADSON,
    BUILDINGS,
    CARDS,
    COLOURS,
    FIGURES,
    HOURS,
    MONKS,
    ROOM,
    SUSPICION,
    TILES,
    WILLIAM,
)
from ratskeller.games.name_of_the_rose.notation import accused
from ratskeller.kernel.columns import Derived

if TYPE_CHECKING:
    from ratskeller.games.name_of_the_rose.view import RoseView


def opponents(view: RoseView) -> list[int]:
    """NR 5.1: in the order of an accusation, clockwise from the left; for a spectator all."""
    players = int(view.players)
    if view.viewer is None:
        return list(range(players))
    return [(view.viewer + distance) % players for distance in range(1, players)]


def accusations(view: RoseView) -> list[dict[str, object]]:
    """NR 5.1: the markers laid, once they are open: who laid which before whom."""
    out: list[dict[str, object]] = []
    players = int(view.players)
    for seat in range(players):
        for place in range(players - 1):
            if view.public.laid[seat] >= 0:
                other = (seat + place + 1) % players
                monk = MONKS[accused(view.public.laid[seat], place)]
                out.append({"seat": seat, "seat2": other, "monk": monk})
    return out


def buildings(view: RoseView) -> dict[str, object]:
    """NR 1.2: the tiles and the figures of each building together, for the board."""
    public = view.public
    out: dict[str, object] = {}
    for building, name in enumerate(BUILDINGS):
        tiles = [int(tile) for tile in public.tiles[building * ROOM : building * ROOM + ROOM]]
        out[name] = {
            "tiles": [TILES.ids[tile] for tile in tiles if tile >= 0],
            "figures": [f for i, f in enumerate(FIGURES) if public.where[i] == building],
        }
    return out


def hand(view: RoseView) -> list[str] | None:
    """NR 2.5: the viewer's cards."""
    return None if view.viewer is None else [CARDS.ids[card] for card in view.hand()]


def dealt(view: RoseView) -> list[bool]:
    """NR 2.5: identities are dealt from seat 0 on."""
    return [seat < view.public.dealt for seat in range(int(view.players))]


def leaders(view: RoseView) -> dict[str, list[str]]:
    """NR 4.2, 5.4: the monks with the most suspicion above the start, and the least evidence."""
    most = max(int(n) for n in view.public.suspicion)
    least = min(int(n) for n in view.public.evidence)
    return {
        "suspicion": [
            m for i, m in enumerate(MONKS) if view.public.suspicion[i] == most and most > SUSPICION
        ],
        "evidence": [m for i, m in enumerate(MONKS) if view.public.evidence[i] == least],
    }


def hours_left(view: RoseView) -> int:
    """NR 4.1: the hours until the day ends."""
    return HOURS - int(view.public.clock)


def track(view: RoseView) -> str | None:
    """NR 3.6, 3.7: the track on which the figure of the turn speaks for or against monks."""
    if view.public.figure == WILLIAM:
        return "evidence"
    return "suspicion" if view.public.figure == ADSON else None


def next_tiles(view: RoseView) -> list[str]:
    """NR 3.10: the tiles that are laid next, as far as everybody knows them."""
    if view.public.unseen_count > 0:
        return []
    return [TILES.ids[view.public.row_tile(rank)] for rank in range(view.public.row_count)]


def penalties(view: RoseView) -> dict[str, int]:
    """NR 3.5: by building, the suspicion for a monk who comes without a tile of his colour."""
    return {name: _penalty(view, building) for building, name in enumerate(BUILDINGS)}


def _penalty(view: RoseView, building: i64) -> int:
    total: i64 = 0
    for place in range(building * ROOM, building * ROOM + ROOM):
        if view.public.tiles[place] >= 0:
            total += TILES.value[view.public.tiles[place]]
    return int(total)


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
    rows = [[_note(view, sure, seat, monk) for monk in range(COLOURS)] for seat in seats]
    again = True
    while again:  # a seat that can be only one monk is that monk, and nobody else is
        again = False
        for seat in seats:
            left = [monk for monk in range(COLOURS) if rows[seat][monk] is None]
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
    Derived("hand", "the viewer's cards", "Card[] | null", hand),
    Derived("dealt", "whether each seat has an identity", "boolean[]", dealt),
    Derived("opponents", "seats in the order of an accusation", "number[]", opponents),
    Derived(
        "accused", "the markers laid on day seven, once they are open",
        "{ seat: number; seat2: number; monk: Monk }[]", accusations,
    ),
    Derived(
        "leaders", "the monks with the most suspicion, and those with the least evidence",
        "{ suspicion: Monk[]; evidence: Monk[] }", leaders,
    ),
    Derived("hours_left", "hours until the day ends", "number", hours_left),
    Derived(
        "track", "the track on which William or Adson speaks in this turn",
        '"suspicion" | "evidence" | null', track, "turn",
    ),
    Derived("next", "the tiles that are laid next, if known", "Tile[]", next_tiles, "row"),
    Derived(
        "penalties", "the suspicion each building gives a monk without a tile of his colour",
        "Record<Building, number>", penalties,
    ),
    Derived(
        "notes", "what is certain about identities, by seat and monk: is, shown, mine, other",
        f"{{ own: {NOTE}[][]; public: {NOTE}[][] }}", notes,
    ),
]  # fmt: skip
