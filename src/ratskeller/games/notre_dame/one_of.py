"""One of several things: sectors, places, cards, persons or kinds of messages, kept as bits."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import Chance, Decision, Offers, Refusal, Rng, first_arg, verb_of
from ratskeller.kernel.compact import count_bits


def lowest(bits: i64) -> i64:
    """The first thing of a set."""
    thing: i64 = 0
    while not bits >> thing & 1:
        thing += 1
    return thing


def drawn(bits: i64, rng: Rng) -> i64:
    """A thing drawn at random from a set."""
    skip = rng.below(count_bits(bits))
    while skip > 0:
        bits &= bits - 1
        skip -= 1
    return lowest(bits)


class ChooseOne(Decision[NotreDameState]):
    """A seat chooses one thing, the argument of the first of the `VERBS`.

    Further verbs have no argument and are always possible.
    """

    REASON: ClassVar[str] = ""  #: why other things are refused; the choice has the details

    def things(self, state: NotreDameState, seat: i64) -> i64:
        """What can be chosen."""
        raise NotImplementedError

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        verbs = self.VERBS
        code: i64 = verbs[0]
        bits = self.things(state, seat)
        while bits:
            if bits & 1:
                out.add(code)
            bits >>= 1
            code += 1
        for i in range(1, len(verbs)):
            out.add(verbs[i])

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if verb_of(code) != self.VERBS[0] or self.things(state, seat) >> first_arg(code) & 1:
            return None
        return self.refused(self.REASON, **state.game.grammar.choice(code).args)


def ask(s: NotreDameState, decision: ChooseOne) -> None:
    """Owe a choice; a single thing is taken without it, and with none nothing happens."""
    bits = decision.things(s, decision.seat)
    if bits & (bits - 1):
        s.push(decision)
    elif bits:
        verb: i64 = decision.VERBS[0]
        decision.resolve(s, decision.seat, verb | lowest(bits))


class DrawOne(Chance[NotreDameState]):
    """Chance draws one thing, each as likely as any other, the argument of the `verb`."""

    verb: i64 = 0

    def things(self, state: NotreDameState) -> i64:
        """What can be drawn."""
        raise NotImplementedError

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        code = self.verb
        bits = self.things(state)
        while bits:
            if bits & 1:
                out.weigh(code, 1)
            bits >>= 1
            code += 1

    def draw(self, state: NotreDameState, rng: Rng, out: Offers) -> i64:
        return self.verb | drawn(self.things(state), rng)
