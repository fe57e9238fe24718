"""The rules, as decisions: the deal by chance, and a turn."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from cask.notation import DEAL, DRAW, LEAVE
from cask.state import CaskState
from cask.table import MOST, THIRST
from ratskeller.kernel import Chance, Decision, Offers, Outcome, Refusal, ranked
from ratskeller.kernel.position import Field, NumberField


class Deal(Chance[CaskState]):
    """CK 1.2: a thirst for one player, any card not dealt yet."""

    NAME: ClassVar[str] = "deal"
    CLAUSE: ClassVar[str] = "CK 1.2"
    FIELDS: ClassVar[dict[str, Field]] = {"player": NumberField(0, 3)}

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: i64 = player

    def offer(self, state: CaskState, seat: i64, out: Offers) -> None:
        for card in THIRST:
            if card not in state.thirst:
                out.weigh(DEAL | card, 1)

    def resolve(self, state: CaskState, seat: i64, code: i64) -> None:
        state.thirst[self.player] = code & 255
        state.emit("dealt", to=self.player, count=code & 255)
        if self.player + 1 < state.players:
            state.push(Deal(self.player + 1))
        else:
            state.push(Turn(0))


class Turn(Decision[CaskState]):
    """CK 2.1, 2.2: draw one to three measures, or go home."""

    NAME: ClassVar[str] = "turn"
    CLAUSE: ClassVar[str] = "CK 2.1"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": NumberField(0, 3)}

    def offer(self, state: CaskState, seat: i64, out: Offers) -> None:
        for count in range(1, min(MOST, state.left) + 1):
            out.add(DRAW | count)
        out.add(LEAVE)

    def refusal(self, state: CaskState, seat: i64, code: i64) -> Refusal | None:
        if code == LEAVE:
            return None
        if code >> 32 != DRAW >> 32:
            return self.refused("draw-or-leave")
        if code & 255 > state.left:
            return self.refused("too-little-left", count=state.left)
        return None

    def resolve(self, state: CaskState, seat: i64, code: i64) -> None:
        if code == LEAVE:
            state.gone[seat] = 1
            state.emit("left", seat=seat)
        else:
            state.left -= code & 255
            state.drunk[seat] += code & 255
            state.emit("drew", seat=seat, count=code & 255)
        after = state.next_after(seat)
        if state.left and after >= 0:
            state.push(Turn(after))
        else:
            finish(state)


def finish(state: CaskState) -> None:
    """CK 3.1, 3.2: thirst is shown, and who drank too much has nothing."""
    state.mark_revealed()
    state.outcome = judge(state)
    for seat in range(state.players):
        state.emit("showed", seat=seat, count=state.thirst[seat], points=state.outcome.scores[seat])


def judge(state: CaskState) -> Outcome:
    """CK 3.2: the most measures within the own thirst."""
    scores = [
        int(state.drunk[seat]) if state.drunk[seat] <= state.thirst[seat] else 0
        for seat in range(state.players)
    ]
    reason = "empty" if state.left == 0 else "all-gone"
    return Outcome(ranked([(score,) for score in scores]), scores, reason, None)
