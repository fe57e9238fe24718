"""The hot loop: random games, as simulations and search play them."""

from __future__ import annotations

from mypy_extensions import i64

from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import CHANCE, DRAWN, SIMULTANEOUS, Offers
from ratskeller.kernel.state import State


def step(state: State, rng: Rng, out: Offers) -> None:
    """Answer what is owed at random: one choice of one seat, or of chance."""
    top = state.stack.top()
    kind = top.kind
    if kind == DRAWN:
        state.advance(CHANCE, top.draw(state, rng, out))
        return
    seat = top.first_owing(state) if kind == SIMULTANEOUS else top.seat
    out.count = 0
    top.offer(state, seat, out)
    state.advance(seat, out.codes[rng.below(out.count)])


def playout(state: State, rng: Rng) -> i64:
    """Play a state to its end at random; returns the number of choices made.

    >>> import ratskeller
    >>> state = ratskeller.game("rattus").new(players=2)
    >>> playout(state, Rng(1)) > 50, state.outcome is not None
    (True, True)
    """
    out = Offers()
    made: i64 = 0
    stack = state.stack
    while stack.depth:
        step(state, rng, out)
        made += 1
    return made
