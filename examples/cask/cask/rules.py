"""The rules of Cask as decisions: the deal by chance, and a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from cask.columns import MOST, THIRST
from ratskeller.kernel import ChanceFor, Decision, Grammar, Offers, Outcome, Refusal, Verb
from ratskeller.kernel.choice import number, verb
from ratskeller.kernel.outcome import ranked
from ratskeller.kernel.plain import PlainState

DRAW: Final = verb(1)
LEAVE: Final = verb(2)
DEAL: Final = verb(3)
GRAMMAR: Final = Grammar(
    [
        Verb(DRAW, "draw", number("count", 1, MOST)),
        Verb(LEAVE, "leave"),
        Verb(DEAL, "deal", number("thirst", min(THIRST), max(THIRST))),
    ]
)


def count_of(code: i64) -> i64:
    """The measures a choice draws, or the thirst that is dealt."""
    return code & 255


class Deal(ChanceFor[PlainState]):
    """CK 1.2: a thirst for one player, any card not dealt yet."""

    NAME: ClassVar[str] = "deal"
    CLAUSE: ClassVar[str] = "CK 1.2"

    def offer(self, state: PlainState, seat: i64, out: Offers) -> None:
        for card in THIRST:
            if card not in state.thirst:
                out.weigh(DEAL | card, 1)

    def resolve(self, state: PlainState, seat: i64, code: i64) -> None:
        state.thirst[self.player] = count_of(code)
        state.emit("dealt", to=self.player, count=count_of(code))
        state.push(Turn(0) if self.player + 1 == state.players else Deal(self.player + 1))


class Turn(Decision[PlainState]):
    """CK 2.1, 2.2: draw one to three measures, or go home."""

    NAME: ClassVar[str] = "turn"
    CLAUSE: ClassVar[str] = "CK 2.1"
    VERBS: ClassVar[tuple[int, ...]] = (DRAW, LEAVE)

    def offer(self, state: PlainState, seat: i64, out: Offers) -> None:
        for count in range(1, min(MOST, state.public.left) + 1):
            out.add(DRAW | count)
        out.add(LEAVE)

    def refusal(self, state: PlainState, seat: i64, code: i64) -> Refusal | None:
        if code != LEAVE and count_of(code) > state.public.left:
            return self.refused("too-little-left", count=state.public.left)
        return None

    def resolve(self, state: PlainState, seat: i64, code: i64) -> None:
        public = state.public
        if code == LEAVE:
            public.gone[seat] = 1
            state.emit("left", seat=seat)
        else:
            public.left -= count_of(code)
            public.drunk[seat] += count_of(code)
            state.emit("drew", seat=seat, count=count_of(code))
        others = [(seat + step) % state.players for step in range(1, state.players + 1)]
        staying = [other for other in others if not public.gone[other] and public.left]
        if staying:
            state.push(Turn(staying[0]))
        else:
            finish(state)


def finish(state: PlainState) -> None:
    """CK 3.1, 3.2: all thirst is revealed."""
    state.mark_revealed()
    state.outcome = outcome(state)
    for seat, points in enumerate(state.outcome.scores):
        state.emit("showed", seat=seat, count=state.thirst[seat], points=points)


def outcome(state: PlainState) -> Outcome:
    """CK 3.2: the most measures within the thirst; who drank more scores nothing."""
    drunk = zip(state.public.drunk, state.thirst, strict=True)
    scores = [int(measures) if measures <= thirst else 0 for measures, thirst in drunk]
    reason = "empty" if state.public.left == 0 else "all-gone"
    return Outcome(ranked([(score,) for score in scores]), scores, reason, None)
