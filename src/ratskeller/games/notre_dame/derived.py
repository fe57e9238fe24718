"""What a board shows beside the bare position: forecasts, shares, distances.

Everything here is computed from a view, so it holds nothing that its viewer does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ratskeller.games.notre_dame import board
from ratskeller.games.notre_dame.phases import HIRING, KEEPING, KEEPING_SECOND, PLAGUE, PLAYING
from ratskeller.kernel import Derived

if TYPE_CHECKING:
    from ratskeller.games.notre_dame.view import NotreDameView


def cards(held: list[tuple[int, int]]) -> list[dict[str, object]]:
    """Cards with their owners."""
    return [{"card": board.CARDS[card], "owner": owner} for card, owner in held]


def forecast(view: NotreDameView) -> list[dict[str, object] | None]:
    """ND 7.2 to 7.4: by seat, where the plague would move the rat if it came now."""
    public = view.public
    if public.open[2] < 0 or view.outcome is not None:
        return [None] * int(view.players)
    out: list[dict[str, object] | None] = []
    for seat in range(view.players):
        space = int(public.rat_after_plague(seat))
        out.append({
            "plague": int(public.plague_for(seat)),
            "hospital": int(public.count(seat, board.HOSPITAL)),
            "to": max(0, min(board.TRACK, space)),
            "outbreak": space > board.TRACK,
        })  # fmt: skip
    return out


def tile(view: NotreDameView) -> dict[str, int]:
    """ND 8.1: the value of the tile, the markers on it, and what each would bring now."""
    value, markers = int(board.TILE[view.players]), int(view.public.on_tile())
    return {"value": value, "markers": markers, "share": value // markers if markers else 0}


def may_take(view: NotreDameView) -> list[bool | None]:
    """ND 4.5: by borough, whether the viewer may take its messages; None where none lies."""
    if view.viewer is None:
        return []
    public, boroughs = view.public, range(int(view.settings.board.boroughs))
    return [public.may_take(view.viewer, b) if public.lies(b) else None for b in boroughs]


def face_up(view: NotreDameView) -> list[list[dict[str, object]]]:
    """ND 3.3: by seat, the cards played this round."""
    if view.public.phase not in (PLAYING, HIRING, PLAGUE):
        return [[] for _ in range(view.players)]
    return [cards(view.held(seat, range(3), played=True)) for seat in range(int(view.players))]


def deck(view: NotreDameView) -> list[str]:
    """ND 3.2: the cards of the viewer's own stack that are not drawn yet this period."""
    if view.viewer is None:
        return []
    first = view.viewer * board.DECK
    drawn = [int(c) for c in view.cards[first : first + view.dealt[view.viewer]]]
    return [name for card, name in enumerate(board.CARDS) if card not in drawn]


def passes(view: NotreDameView) -> dict[str, int] | None:
    """ND 3.2: to whom the viewer passes cards on now, and how many."""
    if view.viewer is None or view.public.phase not in (KEEPING, KEEPING_SECOND):
        return None
    return {"seat": (view.viewer + 1) % int(view.players), "count": len(view.pick()) - 1}


def _decides(view: NotreDameView, decision: str) -> bool:
    """Whether the viewer owes this decision now."""
    if not view.stack or view.viewer is None or view.viewer not in view.actors:
        return False
    return decision == view.stack[-1].NAME


def steps(view: NotreDameView) -> dict[str, int]:
    """ND 4.4: while the viewer drives, the steps to each market; back to the start it is two."""
    if view.viewer is None or not _decides(view, "drive"):
        return {}
    town = view.settings.board
    first = view.public.carriage[view.viewer] * town.markets
    names = [f"{b + 1}:{market}" for b in range(town.boroughs) for market in board.MARKETS]
    return {name: int(town.steps[first + i]) or 2 for i, name in enumerate(names)}


def rat_after(view: NotreDameView) -> list[int]:
    """ND 10.11: while the viewer pays the benefactor, the rat's space by the amount paid."""
    if view.viewer is None or not _decides(view, "benefactor"):
        return []
    rat = int(view.public.rat[view.viewer])
    return [rat - paid for paid in range(rat + 1)]


def boroughs(view: NotreDameView) -> list[dict[str, object]]:
    """ND 1.8, 9: by borough its seat, if it has one, and the message of each market."""
    town = view.settings.board
    homes = {int(town.home(seat)): seat for seat in range(int(view.players))}
    out: list[dict[str, object]] = []
    for borough in range(int(town.boroughs)):
        entry: dict[str, object] = {"seat": homes.get(borough)}
        for i, market in enumerate(board.MARKETS):
            message = view.public.lying[borough * len(board.MARKETS) + i]
            entry[market] = board.MESSAGES[message] if message >= 0 else None
        out.append(entry)
    return out


def later(view: NotreDameView) -> list[str]:
    """ND 2.2: the gray persons of whom the viewer does not know the round."""
    known = {int(person) for person in view.gray}
    return [
        name
        for person, name in enumerate(board.PERSON_IDS)
        if view.public.cast >> person & 1 and person not in known
    ]


CARD: Final = "{ card: Card; owner: number }"
DERIVED: Final = [
    Derived("period", "the period: a, b or c", "string",
            lambda view: board.PERIODS[view.public.round // 3]),
    Derived("idle", "open persons without an effect for the viewer", "Person[]",
            lambda view: [board.PERSON_IDS[person] for person in view.idle]),
    Derived("boroughs", "the seat of each borough, and the message of each market",
            "({ seat: number | null } & Record<Market, Message | null>)[]", boroughs),
    Derived("later", "gray persons whose round the viewer does not know", "Person[]", later),
    Derived("hand", "the viewer's cards, and whose they are", f"{CARD}[]",
            lambda view: cards(view.hand())),
    Derived("pick", "the cards of which the viewer keeps one now", f"{CARD}[]",
            lambda view: cards(view.pick())),
    Derived("plague", "the plague value of the round", "number | null",
            lambda view: view.public.plague_value() if view.public.open[2] >= 0 else None),
    Derived("forecast", "what the plague would do to each seat now",
            "({ plague: number; hospital: number; to: number; outbreak: boolean } | null)[]",
            forecast),
    Derived("tile", "the Notre Dame tile: its value, the markers on it, the share of each",
            "{ value: number; markers: number; share: number }", tile),
    Derived("park_bonus", "what each seat's park adds to a gain", "number[]",
            lambda view: [view.public.park_bonus(seat) for seat in range(view.players)]),
    Derived("may_take", "by borough, whether the viewer may take a message; null where none lies",
            "(boolean | null)[]", may_take),
    Derived("face_up", "the cards each seat has played this round", f"{CARD}[][]", face_up),
    Derived("deck", "the viewer's cards that are not drawn yet this period", "Card[]", deck),
    Derived("passes", "to whom the viewer passes cards now, and how many",
            "{ seat: number; count: number } | null", passes),
    Derived("steps", "while the viewer drives, the steps to each market, named as in a choice",
            "Record<string, number>", steps),
    Derived("rat_after", "while the viewer pays the benefactor, the rat's space by amount",
            "number[]", rat_after),
]  # fmt: skip
