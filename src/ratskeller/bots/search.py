"""Information-set Monte Carlo tree search (ISMCTS) with PUCT.

A simulation starts in a determinization: a state sampled from those consistent with the view.
It descends one tree that all determinizations share, expands one node and backpropagates the
values of all seats. The tree is open-loop: it holds actions of seats, and chance is drawn again
in every simulation. In a joint decision each seat selects by its own statistics and does not
see the other answers (decoupled selection). See Cowling, Powley and Whitehouse, "Information Set
Monte Carlo Tree Search" (2012), the single-observer variant.

At the root sequential halving decides which actions are simulated. All candidates are simulated
from the same determinizations, and the worse half drops out in each round. Below the root PUCT
selects, with a prior from one-step lookahead.

`ratskeller.bots.identities` adapts the search to games with hidden identities.
"""

from __future__ import annotations

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.bots.evaluate import Determinizer, Lookahead
from ratskeller.bots.tree import Node, softmax_weight
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import CHANCE, DRAWN, SIMULTANEOUS, Offers
from ratskeller.kernel.evaluation import MOST_SEATS, Evaluator
from ratskeller.kernel.game import Game
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View

C_PUCT: Final = 0.3  #: weight of exploration
PRIOR_TEMPERATURE: Final = 1 / 12  #: of the softmax over win shares that gives the prior
MAX_ROOT_ACTIONS: Final = 16  #: candidates of sequential halving; the prior picks them
ROOT_SAMPLES: Final = 6  #: determinizations in which the root's actions are first evaluated
MAX_DEPTH: Final = 200

#: Of one action: its code, its visits, the sum of its values and the sum of its signed scores.
ActionStatistics = tuple[int, int, float, float]


class Search:
    """The search for one decision of one seat."""

    def __init__(self, game: Game, view: View, evaluator: Evaluator, rng: Rng) -> None:
        assert view.viewer is not None
        self.viewer: i64 = view.viewer
        self.rng: Final = rng
        self.lookahead: Final = Lookahead(evaluator, rng)
        self.determinizer: Determinizer = Determinizer(game, view, evaluator, rng)
        self.root: Node = Node(self.viewer)
        self.iterations: i64 = 0
        self.c_puct: float = C_PUCT
        self.prior_temperature: float = PRIOR_TEMPERATURE
        self.max_root_actions: i64 = MAX_ROOT_ACTIONS
        self.root_samples: i64 = ROOT_SAMPLES
        self._baseline = vec[float]([0.0] * MOST_SEATS)  # subtracted from values, by seat
        self._values = vec[float]([0.0] * MOST_SEATS)  # of the simulation, by seat
        self._signed_scores = vec[float]([0.0] * MOST_SEATS)
        self._offers: Final = Offers()
        self._legal = vec[i64]([0] * 1024)  # the edges of the offers
        self._path: list[Node] = []
        self._path_edges = vec[i64]([0] * MAX_DEPTH)
        self._depth: i64 = 0

    # -- the root ----------------------------------------------------------------

    def run(self, iterations: int, seconds: float) -> None:
        """Search for a number of iterations, or for a time if ``iterations`` is 0."""
        start = time.perf_counter()
        self._evaluate_root()
        candidates = self._ranked(list(range(self.root.count)))[: self.max_root_actions]
        rounds = 1
        while 1 << rounds < len(candidates):
            rounds += 1
        done = 0
        halvings = 0
        while True:
            elapsed = time.perf_counter() - start
            spent = done / iterations if iterations > 0 else elapsed / seconds
            if spent >= 1.0:
                break
            if spent * rounds >= halvings + 1:
                halvings += 1
                candidates = self._ranked(candidates)[: max(2, (len(candidates) + 1) // 2)]
            state = self.determinizer.sample()
            self._set_baseline(state)
            for edge in candidates:
                if iterations == 0 or done < iterations:
                    self.simulate(state.clone(), edge)
                    done += 1
        self.iterations += done

    def begin(self) -> list[int]:
        """Expand the root; returns the codes of its actions by edge. `compare` goes on."""
        self._evaluate_root()
        return [int(self.root.codes[edge]) for edge in range(self.root.count)]

    def compare(self, state: State, edges: list[int], adjust: bool) -> list[list[float]]:
        """Simulate actions of the root from one state; returns the values of all seats by action.

        ``adjust`` subtracts the baseline of the state, as a search does in its determinizations.
        """
        if adjust:
            self._set_baseline(state)
        found: list[list[float]] = []
        for edge in edges:
            self.simulate(state.clone(), edge)
            values: list[float] = []
            for seat in range(state.players):
                values.append(self._values[seat] - (self._baseline[seat] if adjust else 0.0))
            found.append(values)
        return found

    def _ranked(self, edges: list[int]) -> list[int]:
        """Edges of the root by mean value, the best first."""
        keys = [(-self.root.mean_value(edge), edge) for edge in edges]
        keys.sort()
        return [key[1] for key in keys]

    def _evaluate_root(self) -> None:
        """Expand the root; each action is evaluated in several determinizations."""
        root = self.root
        viewer = self.viewer
        lookahead = self.lookahead
        states = [self.determinizer.sample() for _ in range(self.root_samples)]
        self._set_mean_baseline(states)
        for sample, state in enumerate(states):
            lookahead.seal_others(state, viewer)
            self._offer(state, viewer)
            offers = self._offers
            for i in range(offers.count):
                code = offers.codes[i]
                lookahead.evaluate_action(state, viewer, code)
                value = lookahead.values[viewer]
                edge = root.find(code, i)
                if edge < 0:
                    prior = softmax_weight(value, self.prior_temperature)
                    root.add(code, value, prior, lookahead.signed_scores[viewer])
                else:
                    root.refine(edge, value, sample + 1, self.prior_temperature)

    def root_statistics(self) -> list[ActionStatistics]:
        """The statistics of the root's actions.

        Both sums include the first evaluation, which is not counted as a visit.
        """
        root = self.root
        return [
            (int(root.codes[i]), int(root.visits[i]), root.value_sum[i], root.score_sum[i])
            for i in range(root.count)
        ]

    # -- one simulation ----------------------------------------------------------

    def simulate(self, state: State, root_edge: i64) -> None:
        """Run one simulation from a determinization through an action of the root."""
        self._depth = 0
        self._path.clear()
        self._descend(self.root, state, self.viewer, root_edge)
        node: Node | None = self.root.child(root_edge, False, self.viewer)
        while node is not None:
            seat = self._next_seat(state)
            if seat < 0:
                self._evaluate(state)
                break
            self._offer(state, seat)
            offers = self._offers
            if offers.count == 1:
                state.advance(seat, offers.codes[0])
                continue
            node = self._step(node.for_seat(seat), state, seat)
        self._backpropagate()

    def _step(self, node: Node, state: State, seat: i64) -> Node | None:
        """Let a seat act and return the next node; None ends the simulation."""
        if node.count == 0:
            self._expand(node, state, seat, True)
            return None
        self._expand(node, state, seat, False)
        edge = node.select(self._legal, self._offers.count, self.c_puct)
        sealed = seat != self.viewer and state.stack.top().kind == SIMULTANEOUS
        self._descend(node, state, seat, edge)
        if self._depth == MAX_DEPTH:
            self.lookahead.draw_chance(state)
            self._evaluate(state)
            return None
        return node.child(edge, sealed, seat)

    def _next_seat(self, state: State) -> i64:
        """Draw for chance; return the seat that acts next, or -1 at the end of the game.

        In a joint decision the viewer answers last, so that no other seat's statistics depend
        on the viewer's hidden answer.
        """
        stack = state.stack
        while stack.depth:
            top = stack.top()
            if top.kind == DRAWN:
                state.advance(CHANCE, top.draw(state, self.rng, self._offers))
                continue
            if top.kind == SIMULTANEOUS:
                owed_by = top.owed_by(state)
                first: i64 = owed_by[0]
                if first == self.viewer and len(owed_by) > 1:
                    return owed_by[1]
                return first
            return top.seat
        return -1

    def _offer(self, state: State, seat: i64) -> None:
        """Fill `_offers` with the legal actions of a seat."""
        offers = self._offers
        offers.count = 0
        state.stack.top().offer(state, seat, offers)
        if offers.count > i64(len(self._legal)):
            self._legal = vec[i64]([0] * (2 * offers.count))

    def _expand(self, node: Node, state: State, seat: i64, leaf: bool) -> None:
        """Fill `_legal` with the edges of the offers; add and evaluate missing edges.

        At a leaf the evaluation of the best action is the result of the simulation.
        """
        offers = self._offers
        lookahead = self.lookahead
        temperature = self._temperature(seat)
        best_value = -1.0
        best: State | None = None
        for i in range(offers.count):
            code = offers.codes[i]
            edge = node.find(code, i)
            if edge < 0:
                child = lookahead.successor(state, seat, code)
                lookahead.evaluate(child)
                value = lookahead.values[seat]
                edge = node.count
                adjusted = value - self._baseline[seat]
                node.add(code, adjusted, softmax_weight(adjusted, temperature), 0.0)
                if leaf and value > best_value:
                    best_value = value
                    best = child
                    self._keep_evaluation(state.players)
            self._legal[i] = edge
        if best is not None and lookahead.turn_steps > 0:
            self._evaluate(lookahead.play_turn(best, seat, lookahead.turn_steps))

    def _descend(self, node: Node, state: State, seat: i64, edge: i64) -> None:
        """Apply the action of an edge and add the edge to the path."""
        state.advance(seat, node.codes[edge])
        self._path.append(node)
        self._path_edges[self._depth] = edge
        self._depth += 1

    def _evaluate(self, state: State) -> None:
        """Make the evaluation of a position the result of the simulation."""
        self.lookahead.evaluate(state)
        self._keep_evaluation(state.players)

    def _keep_evaluation(self, players: i64) -> None:
        for seat in range(players):
            self._values[seat] = self.lookahead.values[seat]
            self._signed_scores[seat] = self.lookahead.signed_scores[seat]

    def _backpropagate(self) -> None:
        """Add the result of the simulation to all edges of the path."""
        for i in range(self._depth):
            node = self._path[i]
            edge = self._path_edges[i]
            node.visits[edge] += 1
            node.value_sum[edge] += self._values[node.seat] - self._baseline[node.seat]
            if i == 0:
                node.score_sum[edge] += self._signed_scores[self.viewer]

    # -- what hidden identities change -------------------------------------------

    def _temperature(self, seat: i64) -> float:
        """The temperature of the prior at a seat's nodes."""
        return self.prior_temperature

    def _set_mean_baseline(self, states: list[State]) -> None:
        """Compute what `_set_baseline` compares with."""

    def _set_baseline(self, state: State) -> None:
        """Set the baseline that is subtracted from the values of one determinization."""
