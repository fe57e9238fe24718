"""What a board shows beside the bare position: forecasts, shares, distances.

Everything here is computed from a view, so it holds nothing that its viewer does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame.board import (
    BOARDS,
    CARDS,
    DECK,
    HIRING,
    HOSPITAL,
    KEEPING,
    KEEPING_SECOND,
    MARKETS,
    MESSAGES,
    NOTRE_DAME,
    PARK,
    PERIODS,
    PERSON_IDS,
    PLAGUE,
    PLAYING,
    TILE,
    TRACK,
    WIDTH,
)
from ratskeller.kernel.columns import Derived

if TYPE_CHECKING:
    from ratskeller.games.notre_dame.view import NotreDameView


def plague(view: NotreDameView) -> int | None:
    """ND 7.1: the plague value, once all three persons lie open."""
    return int(view.public.plague_value()) if view.public.open[2] >= 0 else None


def forecast(view: NotreDameView) -> list[dict[str, object] | None]:
    """ND 7.2 to 7.4: by seat, where the plague would move the rat if it came now."""
    value = view.public.plague_value()
    if view.public.open[2] < 0 or view.outcome is not None:
        return [None] * int(view.players)
    return [_forecast(view, seat, value) for seat in range(view.players)]


def _forecast(view: NotreDameView, seat: i64, plague: i64) -> dict[str, object]:
    value: i64 = 0 if view.public.doctored >> seat & 1 else plague
    hospital = view.public.count(seat, HOSPITAL)
    space = view.public.rat[seat] + value - hospital
    return {
        "plague": value,
        "hospital": hospital,
        "to": max(0, min(TRACK, int(space))),
        "outbreak": space > TRACK,
    }


def tile(view: NotreDameView) -> dict[str, int]:
    """ND 8.1: the value of the tile, the markers on it, and what each would bring now."""
    markers: i64 = 0
    for seat in range(view.players):
        markers += view.public.markers[seat * WIDTH + NOTRE_DAME]
    value = TILE[view.players]
    return {
        "value": int(value),
        "markers": int(markers),
        "share": int(value // markers) if markers > 0 else 0,
    }


def may_take(view: NotreDameView) -> list[bool | None]:
    """ND 4.5: by borough, whether the viewer may take its messages; None where none lies."""
    if view.viewer is None:
        return []
    public, boroughs = view.public, range(int(BOARDS[view.players - 2].boroughs))
    return [public.may_take(view.viewer, b) if public.lies(b) else None for b in boroughs]


def park_bonus(view: NotreDameView) -> list[int]:
    """ND 4.8: by seat, what the park adds to every gain of prestige."""
    return [int(view.public.count(seat, PARK)) // 2 for seat in range(view.players)]


def face_up(view: NotreDameView) -> list[list[dict[str, object]]]:
    """ND 3.3: by seat, the cards played this round."""
    return [_face_up(view, seat) for seat in range(view.players)]


def _face_up(view: NotreDameView, seat: i64) -> list[dict[str, object]]:
    out: list[dict[str, object]] = []
    if view.public.phase not in (PLAYING, HIRING, PLAGUE):
        return out
    for role in range(i64(3)):
        owner = (seat - role) % view.players
        slot = view.slot(owner, role)
        if view.played[slot] and view.cards[slot] >= 0:
            out.append({"card": CARDS[view.cards[slot]], "owner": int(owner)})
    return out


def deck(view: NotreDameView) -> list[str]:
    """ND 3.2: the cards of the viewer's own stack that are not drawn yet this period."""
    if view.viewer is None:
        return []
    first = view.viewer * DECK
    drawn = [int(c) for c in view.cards[first : first + view.dealt[view.viewer]]]
    return [name for card, name in enumerate(CARDS) if card not in drawn]


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
    out: dict[str, int] = {}
    if view.viewer is None or not _decides(view, "drive"):
        return out
    board = BOARDS[view.players - 2]
    first = view.public.carriage[view.viewer] * board.markets
    for market in range(board.markets):
        distance = board.steps[first + market]
        out[f"{market // 5 + 1}:{MARKETS[market % 5]}"] = int(distance) if distance > 0 else 2
    return out


def rat_after(view: NotreDameView) -> list[int]:
    """ND 10.11: while the viewer pays the benefactor, the rat's space by the amount paid."""
    if view.viewer is None or not _decides(view, "benefactor"):
        return []
    rat = int(view.public.rat[view.viewer])
    return [rat - paid for paid in range(rat + 1)]


def period(view: NotreDameView) -> str:
    """ND 3.1: the period of the round."""
    return PERIODS[view.public.round // 3]


def idle(view: NotreDameView) -> list[str]:
    """ND 6: the open persons who could do nothing for the viewer."""
    return [PERSON_IDS[person] for person in view.idle]


def boroughs(view: NotreDameView) -> list[dict[str, object]]:
    """ND 1.8, 9: by borough its seat, if it has one, and the message of each market."""
    board = BOARDS[view.players - 2]
    homes = {int(board.home(seat)): seat for seat in range(int(view.players))}
    out: list[dict[str, object]] = []
    for borough in range(int(board.boroughs)):
        entry: dict[str, object] = {"seat": homes.get(borough)}
        for i, market in enumerate(MARKETS):
            message = view.public.lying[borough * len(MARKETS) + i]
            entry[market] = MESSAGES[message] if message >= 0 else None
        out.append(entry)
    return out


def later(view: NotreDameView) -> list[str]:
    """ND 2.2: the gray persons of whom the viewer does not know the round."""
    known = {int(person) for person in view.gray}
    return [
        name
        for person, name in enumerate(PERSON_IDS)
        if view.public.cast >> person & 1 and person not in known
    ]


def hand(view: NotreDameView) -> list[dict[str, object]]:
    """ND 11.2: the cards the viewer holds."""
    return [{"card": CARDS[card], "owner": owner} for card, owner in view.hand()]


def pick(view: NotreDameView) -> list[dict[str, object]]:
    """ND 3.2: the cards of which the viewer keeps one now."""
    return [{"card": CARDS[card], "owner": owner} for card, owner in view.pick()]


CARD: Final = "{ card: Card; owner: number }"
DERIVED: Final = [
    Derived("period", "the period: a, b or c", "string", period),
    Derived("idle", "open persons without an effect for the viewer", "Person[]", idle),
    Derived(
        "boroughs", "the seat of each borough, and the message of each market",
        "({ seat: number | null } & Record<Market, Message | null>)[]", boroughs,
    ),
    Derived("later", "gray persons whose round the viewer does not know", "Person[]", later),
    Derived("hand", "the viewer's cards, and whose they are", f"{CARD}[]", hand),
    Derived("pick", "the cards of which the viewer keeps one now", f"{CARD}[]", pick),
    Derived("plague", "the plague value of the round", "number | null", plague),
    Derived(
        "forecast", "what the plague would do to each seat now",
        "({ plague: number; hospital: number; to: number; outbreak: boolean } | null)[]", forecast,
    ),
    Derived(
        "tile", "the Notre Dame tile: its value, the markers on it, the share of each",
        "{ value: number; markers: number; share: number }", tile,
    ),
    Derived("park_bonus", "what each seat's park adds to a gain", "number[]", park_bonus),
    Derived(
        "may_take", "by borough, whether the viewer may take a message; null where none lies",
        "(boolean | null)[]", may_take,
    ),
    Derived("face_up", "the cards each seat has played this round", f"{CARD}[][]", face_up),
    Derived("deck", "the viewer's cards that are not drawn yet this period", "Card[]", deck),
    Derived(
        "passes", "to whom the viewer passes cards now, and how many",
        "{ seat: number; count: number } | null", passes,
    ),
    Derived(
        "steps", "while the viewer drives, the steps to each market, named as in a choice",
        "Record<string, number>", steps,
    ),
    Derived(
        "rat_after", "while the viewer pays the benefactor, the rat's space by amount",
        "number[]", rat_after,
    ),
]  # fmt: skip
