"""Information-set Monte Carlo tree search: the strongest bot's thinking.

Each iteration begins in a state that fits the view, walks down one tree of choices shared by
all of them, adds one node, and carries back the judgement of its best choice for every seat.
Chance is not in the tree: outcomes are drawn anew each time (open loop). Where several seats
answer at once each chooses by its own figures, without seeing the others'.

At the root the choices are tried in turn from the same drawn states, so that the luck of a
draw favours none, and the worse half drops out again and again (sequential halving). Further
down PUCT decides which choice to visit.

In games with secrets a walk ends where another's turn begins: what that seat does depends on
what it takes others for, and guessing at it measured worse than judging the position. Where all
answer at once the others choose by what they would judge themselves, in states drawn from what
they know, so that they do not learn the viewer's secret from figures gathered in states that
all agree on it. What a drawn state promises before anybody chooses is taken off what is carried
back: it says who somebody is, not which choice is good.
"""

from __future__ import annotations

import math
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.bots.greedy import Guesser, Judge
from ratskeller.bots.tree import Node
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import CHANCE, DRAWN, SIMULTANEOUS, Chance, Offers
from ratskeller.kernel.evaluation import MOST_SEATS, Evaluator
from ratskeller.kernel.game import Game
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View

BOLDNESS: Final = 0.3  #: how much is tried beyond what looks best so far
SHARPNESS: Final = 12.0  #: how strongly the first judgement steers, per share of a win
RESOLVE: Final = 40.0  #: the same where a seat that must guess chooses by that judgement alone
WIDEST: Final = 16  #: choices at the root that are searched; the first judgement picks them
DEEPEST: Final = 200
IMAGINED: Final = 3  #: judgements of each choice of a seat that must guess the viewer's secrets
ROOT_LOOKS: Final = 6  #: judgements of each choice at the root before the search begins


class Search:
    """One decision of one seat, thought about for a while."""

    def __init__(self, game: Game, view: View, evaluator: Evaluator, rng: Rng) -> None:
        assert view.viewer is not None
        self.viewer: i64 = view.viewer
        self.game: Final = game
        self.secrets: bool = evaluator.SECRETS
        self.rng: Final = rng
        self.judge: Final = Judge(evaluator, rng)
        self.guesser: Final = Guesser(game, view, evaluator, rng)
        self.root: Node = Node(self.viewer)
        self.iterations: i64 = 0
        self.boldness: float = BOLDNESS
        self.sharpness: float = SHARPNESS
        self.resolve: float = RESOLVE
        self.widest: i64 = WIDEST
        self.root_looks: i64 = ROOT_LOOKS
        self.worth = vec[float]([0.0] * MOST_SEATS)  # carried back after an iteration
        self._merits = vec[float]([0.0] * MOST_SEATS)
        self._usual = vec[float]([0.0] * MOST_SEATS)  # what the first drawn states promise
        self._luck = vec[float]([0.0] * MOST_SEATS)  # how much more the present one does
        self._offers: Final = Offers()
        self._arms = vec[i64]([0] * 1024)
        self._nodes: list[Node] = []
        self._taken = vec[i64]([0] * DEEPEST)
        self._depth: i64 = 0

    def run(self, iterations: int, seconds: float) -> None:
        """Think for so many iterations, or (iterations 0) so many seconds."""
        start = time.perf_counter()
        self._prepare()
        running = self._ranked(list(range(self.root.count)))[: self.widest]
        rounds = 1
        while 1 << rounds < len(running):
            rounds += 1
        done = 0
        halved = 0
        while True:
            passed = time.perf_counter() - start
            spent = done / iterations if iterations > 0 else passed / seconds
            if spent >= 1.0:
                break
            if spent * rounds >= halved + 1:
                halved += 1
                running = self._ranked(running)[: max(2, (len(running) + 1) // 2)]
            state = self.guesser.draw()
            self._weigh_luck(state)
            for arm in running:
                if iterations == 0 or done < iterations:
                    self.iterate(state.clone(), arm)
                    done += 1
        self.iterations += done

    def _ranked(self, arms: list[int]) -> list[int]:
        """Arms of the root, the best first."""
        keys = [(-self.root.mean(arm), arm) for arm in arms]
        keys.sort()
        return [key[1] for key in keys]

    def _prepare(self) -> None:
        """The root's choices, each judged several times: chance blurs a single look."""
        root = self.root
        viewer = self.viewer
        states = [self.guesser.draw() for _ in range(self.root_looks)]
        if self.secrets:
            for state in states:
                self.judge.look(state)
                for seat in range(state.players):
                    self._usual[seat] += self.judge.share[seat] / float(self.root_looks)
        for look, state in enumerate(states):
            self.judge.seal_others(state, viewer)
            self._offer(state, viewer)
            offers = self._offers
            for i in range(offers.count):
                code = offers.codes[i]
                self.judge.judge(state, viewer, code)
                share = self.judge.share[viewer]
                arm = root.find(code, i)
                if arm < 0:
                    pull = math.exp(self.sharpness * share)
                    root.add(code, share, pull, self.judge.merits[viewer])
                else:
                    root.refine(arm, share, look + 1, self.sharpness)

    def _weigh_luck(self, state: State) -> None:
        """How much more than usual a drawn state promises each seat before anybody chooses."""
        if self.secrets:
            self.judge.look(state)
            for seat in range(state.players):
                self._luck[seat] = self.judge.share[seat] - self._usual[seat]

    def iterate(self, state: State, first: i64) -> None:
        """One walk from a drawn state by a choice of the root; one new node."""
        node = self.root
        self._depth = 0
        self._nodes.clear()
        self._go(node, state, self.viewer, first)
        node = node.child(first, False, self.viewer)
        while True:
            seat = self._owing(state)
            if seat < 0:
                self._see(state)
                break
            self._offer(state, seat)
            offers = self._offers
            if offers.count == 1:
                state.advance(seat, offers.codes[0])
                continue
            node = node.for_seat(seat)
            if self.secrets and seat != self.viewer:
                if state.stack[-1].kind != SIMULTANEOUS:
                    self._see(state)
                    break
                if node.looks < IMAGINED:
                    self._imagine(node, state, seat)
                    self._offer(state, seat)
                self._meet(node, state, seat, False)
                arm = node.pick(self._arms, self._offers.count, self.rng)
                state.advance(seat, node.codes[arm])
                node = node.child(arm, True, seat)
                continue
            if node.count == 0:
                self._meet(node, state, seat, True)
                break
            self._meet(node, state, seat, False)
            arm = node.select(self._arms, self._offers.count, self.boldness)
            hidden = seat != self.viewer and state.stack[-1].kind == SIMULTANEOUS
            self._go(node, state, seat, arm)
            if self._depth == DEEPEST:
                self.judge.settle(state)
                self._see(state)
                break
            node = node.child(arm, hidden, seat)
        self._carry_back()

    def _go(self, node: Node, state: State, seat: i64, arm: i64) -> None:
        state.advance(seat, node.codes[arm])
        self._nodes.append(node)
        self._taken[self._depth] = arm
        self._depth += 1

    def _carry_back(self) -> None:
        for i in range(self._depth):
            node = self._nodes[i]
            arm = self._taken[i]
            node.visits[arm] += 1
            node.value[arm] += self.worth[node.seat] - self._luck[node.seat]
            if i == 0:
                node.merit[arm] += self._merits[self.viewer]

    def _owing(self, state: State) -> i64:
        """Draw for chance; then the seat that decides next, or -1 at the end.

        Among seats that answer at once the viewer comes last, so that nobody's figures
        depend on the viewer's hidden answer.
        """
        stack = state.stack
        while stack:
            top = stack[-1]
            if top.kind == DRAWN:
                assert isinstance(top, Chance)
                state.advance(CHANCE, top.draw(state, self.rng, self._offers))
                continue
            if top.kind == SIMULTANEOUS:
                owing = top.owed_by(state)
                first: i64 = owing[0]
                if first == self.viewer and len(owing) > 1:
                    return owing[1]
                return first
            return top.seat
        return -1

    def _offer(self, state: State, seat: i64) -> None:
        offers = self._offers
        offers.count = 0
        state.stack[-1].offer(state, seat, offers)
        if offers.count > i64(len(self._arms)):
            self._arms = vec[i64]([0] * (2 * offers.count))

    def _meet(self, node: Node, state: State, seat: i64, leaf: bool) -> None:
        """Find the arms of all that is on offer; judge those that are new.

        At a leaf the best arm, its turn played on, is what the iteration found.
        """
        offers = self._offers
        judge = self.judge
        sharpness = self.resolve if self.secrets and seat != self.viewer else self.sharpness
        most = -1.0
        best: State | None = None
        for i in range(offers.count):
            code = offers.codes[i]
            arm = node.find(code, i)
            if arm < 0:
                child = judge.after(state, seat, code)
                judge.look(child)
                share = judge.share[seat]
                arm = node.count
                fair = share - self._luck[seat]
                node.add(code, fair, math.exp(sharpness * fair), 0.0)
                if leaf and share > most:
                    most = share
                    best = child
                    self._keep(state.players)
            self._arms[i] = arm
        if best is not None and judge.steps > 0:
            self._see(judge.follow(best, seat, judge.steps))

    def _imagine(self, node: Node, state: State, seat: i64) -> None:
        """Judge what is on offer as another seat would, which does not know the viewer's secrets.

        Identities are drawn anew from what that seat knows. Hands stay: they hardly matter here.
        """
        chosen = state.clone()
        self.judge.evaluator.sample_identities(chosen, seat, self.rng)
        self.judge.seal_others(chosen, seat)
        self._offer(chosen, seat)
        node.looks += 1
        for i in range(self._offers.count):
            code = self._offers.codes[i]
            self.judge.judge(chosen, seat, code)
            share = self.judge.share[seat]
            arm = node.find(code, i)
            if arm < 0:
                node.add(code, share, math.exp(self.resolve * share), 0.0)
            else:
                node.refine(arm, share, node.looks, self.resolve)

    def _see(self, state: State) -> None:
        self.judge.look(state)
        self._keep(state.players)

    def _keep(self, players: i64) -> None:
        for seat in range(players):
            self.worth[seat] = self.judge.share[seat]
            self._merits[seat] = self.judge.merits[seat]

    def findings(self) -> list[tuple[int, int, float, float]]:
        """Of each choice: its code, visits, the sum of its worth and the sum of merits.

        The first judgement counts as one visit more in both sums.
        """
        root = self.root
        return [
            (int(root.codes[i]), int(root.visits[i]), root.value[i], root.merit[i])
            for i in range(root.count)
        ]
