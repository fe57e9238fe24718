"""Judging choices one step ahead: what the shallow bots do, and where the search begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import CHANCE, DRAWN, SIMULTANEOUS, Chance, Offers
from ratskeller.kernel.evaluation import MOST_SEATS, Evaluator, win_shares, winner_shares
from ratskeller.kernel.game import Game
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View

MARGIN: Final = 0.1  #: how much a finished game's scores count beside who won


class Judge:
    """A evaluator with its buffers: turns positions into everybody's chance to win."""

    def __init__(self, evaluator: Evaluator, rng: Rng) -> None:
        self.evaluator = evaluator
        self.rng = rng
        self.merits = vec[float]([0.0] * MOST_SEATS)
        self.share = vec[float]([0.0] * MOST_SEATS)
        self.out = Offers()
        self._won = vec[float]([0.0] * MOST_SEATS)
        self.looks: i64 = 0
        self.steps: i64 = evaluator.STEPS

    def look(self, state: State) -> None:
        """Fill ``merits`` and ``share`` with what the seats can expect."""
        self.looks += 1
        spread = self.evaluator.expected_scores(state, self.rng, self.merits)
        if state.outcome is None:
            win_shares(self.merits, spread, state.players, self.share)
            return
        winner_shares(state, self._won)
        win_shares(self.merits, 2.0, state.players, self.share)
        for seat in range(state.players):
            self.share[seat] = (1.0 - MARGIN) * self._won[seat] + MARGIN * self.share[seat]

    def settle(self, state: State) -> None:
        """Draw for chance, and answer at random where others' answers are still sealed."""
        out = self.out
        stack = state.stack
        while stack:
            top = stack[-1]
            if top.kind == DRAWN:
                assert isinstance(top, Chance)
                state.advance(CHANCE, top.draw(state, self.rng, out))
            elif top.kind == SIMULTANEOUS and begun(state):
                seat = top.owed_by(state)[0]
                out.count = 0
                top.offer(state, seat, out)
                state.advance(seat, out.codes[self.rng.below(out.count)])
            else:
                return

    def seal_others(self, state: State, seat: i64) -> None:
        """Where all answer at once, let the others answer at random before this seat.

        Then all its choices meet the same answers, and their luck favours none.
        """
        if not state.stack or state.stack[-1].kind != SIMULTANEOUS:
            return
        top = state.stack[-1]
        out = self.out
        for other in top.owed_by(state):
            if other != seat:
                out.count = 0
                top.offer(state, other, out)
                state.advance(other, out.codes[self.rng.below(out.count)])

    def after(self, state: State, seat: i64, code: i64) -> State:
        """The position after a choice, chance settled, on a copy."""
        child = state.clone()
        child.advance(seat, code)
        self.settle(child)
        return child

    def judge(self, state: State, seat: i64, code: i64) -> None:
        """Look at where a choice leads, the turn played on as far as the evaluator wants."""
        child = self.after(state, seat, code)
        if self.steps > 0:
            child = self.follow(child, seat, self.steps)
        self.look(child)

    def follow(self, state: State, seat: i64, steps: i64) -> State:
        """Go on choosing what looks best one step ahead while the same seat decides."""
        out = Offers()
        for _ in range(steps):
            if not state.stack:
                return state
            top = state.stack[-1]
            if top.seat != seat:
                return state
            out.count = 0
            top.offer(state, seat, out)
            best: State | None = None
            most = -1.0
            for i in range(out.count):
                child = self.after(state, seat, out.codes[i])
                if out.count == 1:
                    best = child
                    break
                self.look(child)
                if self.share[seat] > most:
                    most = self.share[seat]
                    best = child
            assert best is not None
            state = best
        return state


def begun(state: State) -> bool:
    """Whether somebody has answered a joint decision that others still owe."""
    for seat in range(state.players):
        if state.sealed[seat] >= 0:
            return True
    return False


class Guesser:
    """Draws states that fit a view.

    Where a game has secrets, one that reads draws the others' likelier identities more often.
    """

    def __init__(
        self, game: Game, view: View, evaluator: Evaluator, rng: Rng, reads: bool = True
    ) -> None:
        assert view.viewer is not None
        self.game: Final = game
        self.view: Final = view
        self.evaluator: Final = evaluator
        self.rng: Final = rng
        self.viewer: i64 = view.viewer
        self.reads: bool = reads and evaluator.SECRETS

    def draw(self) -> State:
        """A state of one's own to play on."""
        state = self.game.determinize(self.view, self.rng)
        if self.reads:
            self.evaluator.sample_identities(state, self.viewer, self.rng)
        return state


class Weighing:
    """What came of judging choices: the mean chance to win and merit of each, and the draws.

    Every round draws two states and judges the choices still in the running after each;
    then the worse half leaves, until two are left, the looks are spent or eight rounds over.
    """

    def __init__(self, guesser: Guesser, judge: Judge, codes: list[int]) -> None:
        self.guesser: Final = guesser
        self.judge: Final = judge
        self.codes: Final = codes
        self.share: list[float] = [0.0] * len(codes)
        self.merit: list[float] = [0.0] * len(codes)
        self.draws: list[int] = [0] * len(codes)

    def run(self, looks: int) -> None:
        """Judge for so many looks, or a few more to end a round."""
        judge = self.judge
        judge.looks = 0
        running = list(range(len(self.codes)))
        for _ in range(8):
            for _ in range(2):
                self._draw(running)
            if judge.looks >= looks:
                return
            if len(running) > 2:
                running = self.ranked(running)[: (len(running) + 1) // 2]

    def _draw(self, running: list[int]) -> None:
        seat = self.guesser.viewer
        judge = self.judge
        state = self.guesser.draw()
        judge.seal_others(state, seat)
        for i in running:
            judge.judge(state, seat, self.codes[i])
            n = self.draws[i] + 1
            self.draws[i] = n
            self.share[i] += (judge.share[seat] - self.share[i]) / n
            self.merit[i] += (judge.merits[seat] - self.merit[i]) / n

    def ranked(self, some: list[int]) -> list[int]:
        """Choices by how long they stayed, then by the chance to win."""
        keys = [(-self.draws[i], -self.share[i], i) for i in some]
        keys.sort()
        return [key[2] for key in keys]


def glance(guesser: Guesser, judge: Judge, codes: list[int]) -> list[float]:
    """What each choice would leave the seat ahead of the best other, if all ended there."""
    seat = guesser.viewer
    state = guesser.draw()
    judge.seal_others(state, seat)
    ahead: list[float] = []
    for code in codes:
        child = judge.after(state, seat, code)
        most = -1000000.0
        for other in range(child.players):
            if other != seat:
                standing = judge.evaluator.score_now(child, other)
                if standing > most:
                    most = standing
        ahead.append(judge.evaluator.score_now(child, seat) - 0.5 * most)
    return ahead
