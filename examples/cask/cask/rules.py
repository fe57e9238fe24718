"""The rules of Cask as decisions: the deal by chance, and a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from cask.columns import MOST, THIRST
from ratskeller.kernel import ChanceFor, Decision, Grammar, Offers, Outcome, Refusal, Verb, ranked
from ratskeller.kernel.choice import first_arg, number, verb
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


class Deal(ChanceFor[PlainState]):
    """CK 1.2: a thirst for one player, any card not dealt yet."""

    NAME: ClassVar[str] = "deal"
    CLAUSE: ClassVar[str] = "CK 1.2"

    def offer(self, state: PlainState, seat: i64, out: Offers) -> None:
        for card in THIRST:
            if card not in state.thirst:
                out.weigh(DEAL | card, 1)

    def resolve(self, state: PlainState, seat: i64, code: i64) -> None:
        thirst = state.thirst[self.player] = first_arg(code)
        state.emit("dealt", to=self.player, count=thirst)
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
        if code != LEAVE and first_arg(code) > state.public.left:
            return self.refused("too-little-left", count=state.public.left)
        return None

    def resolve(self, state: PlainState, seat: i64, code: i64) -> None:
        public, count = state.public, first_arg(code)
        if code == LEAVE:
            public.gone[seat] = 1
            state.emit("left", seat=seat)
        else:
            public.left -= count
            public.drunk[seat] += count
            state.emit("drew", seat=seat, count=count)
        others = [(seat + step) % state.players for step in range(1, state.players + 1)]
        staying = [other for other in others if not public.gone[other] and public.left]
        if staying:
            state.push(Turn(staying[0]))
            return
        state.mark_revealed()  # CK 3.1: all thirst is shown
        state.outcome = outcome(state)
        for other, points in enumerate(state.outcome.scores):
            state.emit("showed", seat=other, count=state.thirst[other], points=points)


def outcome(state: PlainState) -> Outcome:
    """CK 3.2: the most measures within the thirst; who drank more scores nothing."""
    drunk = zip(state.public.drunk, state.thirst, strict=True)
    scores = [int(measures) if measures <= thirst else 0 for measures, thirst in drunk]
    reason = "empty" if state.public.left == 0 else "all-gone"
    return Outcome(ranked([(score,) for score in scores]), scores, reason, None)
