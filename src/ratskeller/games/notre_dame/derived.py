"""What a board shows beside the bare position: forecasts, shares, distances.

Everything here is computed from a view, so it holds nothing that its viewer does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
    NOTRE_DAME,
    PARK,
    PLAGUE,
    PLAYING,
    RATS,
    TILE,
    TRACK,
    WIDTH,
)

if TYPE_CHECKING:
    from ratskeller.games.notre_dame.view import NotreDameView


def derived(view: NotreDameView) -> dict[str, Any]:
    """The derived fields of `NotreDameView.data`."""
    seats = range(int(view.players))
    plague = _plague_value(view)
    return {
        "plague": plague if plague >= 0 else None,
        "forecast": [_forecast(view, seat, plague) for seat in seats],
        "tile": _tile(view),
        "park_bonus": [_count(view, seat, PARK) // 2 for seat in seats],
        "may_take": _may_take(view),
        "face_up": [_face_up(view, seat) for seat in seats],
        "deck": _deck(view),
        "passes": _passes(view),
        "steps": _steps(view),
        "rat_after": _rat_after(view),
    }


def _count(view: NotreDameView, seat: i64, sector: i64) -> i64:
    """ND 4.7: markers in a sector, the trusted friend included."""
    friend: i64 = 1 if view.friend[seat] == sector else 0
    return view.markers[seat * WIDTH + sector] + friend


def _plague_value(view: NotreDameView) -> i64:
    """ND 7.1: the rats on the open persons; -1 until all three lie open."""
    total: i64 = 0
    for person in view.open:
        if person < 0:
            return -1
        total += RATS[person]
    return total


def _forecast(view: NotreDameView, seat: i64, plague: i64) -> dict[str, object] | None:
    """ND 7.2 to 7.4: where the plague would move a rat if it came now."""
    if plague < 0 or view.outcome is not None:
        return None
    value: i64 = 0 if view.doctored >> seat & 1 else plague
    hospital = _count(view, seat, HOSPITAL)
    space = view.rat[seat] + value - hospital
    return {
        "plague": value,
        "hospital": hospital,
        "to": max(0, min(TRACK, int(space))),
        "outbreak": space > TRACK,
    }


def _tile(view: NotreDameView) -> dict[str, int]:
    """ND 8.1: the value of the tile, the markers on it, and what each would bring now."""
    markers: i64 = 0
    for seat in range(view.players):
        markers += view.markers[seat * WIDTH + NOTRE_DAME]
    value = TILE[view.players]
    return {
        "value": int(value),
        "markers": int(markers),
        "share": int(value // markers) if markers > 0 else 0,
    }


def _may_take(view: NotreDameView) -> list[bool | None]:
    """ND 4.5: by borough, whether the viewer may take its messages; None where none lies."""
    if view.viewer is None:
        return []
    boroughs = BOARDS[view.players - 2].boroughs
    held = [0] * int(boroughs)
    for i in range(len(view.keeper)):
        if view.keeper[i] == view.viewer:
            held[i // 4] += 1
    lies = [any(m >= 0 for m in view.lying[b * 5 : b * 5 + 5]) for b in range(boroughs)]
    least = min((held[b] for b in range(int(boroughs)) if lies[b]), default=0)
    return [held[b] <= least if lies[b] else None for b in range(int(boroughs))]


def _face_up(view: NotreDameView, seat: i64) -> list[dict[str, object]]:
    """ND 3.3: the cards a seat has played this round, in the order of their owners."""
    out: list[dict[str, object]] = []
    if view.phase not in (PLAYING, HIRING, PLAGUE):
        return out
    for role in range(i64(3)):
        owner = (seat - role) % view.players
        slot = view.slot(owner, role)
        if view.played[slot] and view.cards[slot] >= 0:
            out.append({"card": CARDS[view.cards[slot]], "owner": int(owner)})
    return out


def _deck(view: NotreDameView) -> list[str]:
    """ND 3.2: the cards of the viewer's own stack that are not drawn yet this period."""
    if view.viewer is None:
        return []
    first = view.viewer * DECK
    drawn = [int(c) for c in view.cards[first : first + view.dealt[view.viewer]]]
    return [name for card, name in enumerate(CARDS) if card not in drawn]


def _passes(view: NotreDameView) -> dict[str, int] | None:
    """ND 3.2: to whom the viewer passes cards on now, and how many."""
    if view.viewer is None or view.phase not in (KEEPING, KEEPING_SECOND):
        return None
    return {"seat": (view.viewer + 1) % int(view.players), "count": len(view.pick()) - 1}


def _decides(view: NotreDameView, decision: str) -> bool:
    """Whether the viewer owes this decision now."""
    if not view.stack or view.viewer is None or view.viewer not in view.actors:
        return False
    return decision == view.stack[-1].NAME


def _steps(view: NotreDameView) -> dict[str, int]:
    """ND 4.4: while the viewer drives, the steps to each market; back to the start it is two."""
    out: dict[str, int] = {}
    if view.viewer is None or not _decides(view, "drive"):
        return out
    board = BOARDS[view.players - 2]
    first = view.carriage[view.viewer] * board.markets
    for market in range(board.markets):
        steps = board.steps[first + market]
        out[f"{market // 5 + 1}:{MARKETS[market % 5]}"] = int(steps) if steps > 0 else 2
    return out


def _rat_after(view: NotreDameView) -> list[int]:
    """ND 10.11: while the viewer pays the benefactor, the rat's space by the amount paid."""
    if view.viewer is None or not _decides(view, "benefactor"):
        return []
    rat = int(view.rat[view.viewer])
    return [rat - paid for paid in range(rat + 1)]
