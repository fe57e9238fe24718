"""A node of the search tree and the statistics of its edges."""

from __future__ import annotations

import math

from librt.vecs import append, vec
from mypy_extensions import i64

from ratskeller.kernel.chance import Rng


def softmax_weight(value: float, temperature: float) -> float:
    """The weight of an action in a softmax over values, not normalised."""
    return math.exp(value * (1.0 / temperature))


class Node:
    """A decision of one seat, identified by the actions that lead to it.

    Chance is not part of the tree, so different determinizations reach a node with different
    legal actions. An edge is added when its action is first legal. Its first evaluation counts
    as one visit in the mean value and sets the prior.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.count: i64 = 0
        self.samples: i64 = 0  # evaluations of all actions, where an opponent model samples them
        self.codes = vec[i64]()
        self.visits = vec[i64]()
        self.value_sum = vec[float]()
        self.prior = vec[float]()  # normalised over the legal actions when it is used
        self.score_sum = vec[float]()  # of signed scores; kept at the root only
        self.children: list[Node | None] = []
        self.sealed_child: Node | None = None  # follows any answer that is not yet revealed
        self.sibling: Node | None = None  # the same actions lead to another seat's decision

    def find(self, code: i64, hint: i64) -> i64:
        """The edge of an action code, or -1; ``hint`` is its likely number."""
        if hint < self.count and self.codes[hint] == code:
            return hint
        for i in range(self.count):
            if self.codes[i] == code:
                return i
        return -1

    def add(self, code: i64, value: float, prior: float, score: float) -> None:
        """Add an edge with its first evaluation."""
        self.codes = append(self.codes, code)
        self.visits = append(self.visits, 0)
        self.value_sum = append(self.value_sum, value)
        self.prior = append(self.prior, prior)
        self.score_sum = append(self.score_sum, score)
        self.children.append(None)
        self.count += 1

    def refine(self, edge: i64, value: float, samples: i64, temperature: float) -> None:
        """Average one more first evaluation into an edge without visits."""
        mean = self.value_sum[edge] + (value - self.value_sum[edge]) / float(samples)
        self.value_sum[edge] = mean
        self.prior[edge] = softmax_weight(mean, temperature)

    def mean_value(self, edge: i64) -> float:
        """The mean value of an edge for the node's seat."""
        return self.value_sum[edge] / float(self.visits[edge] + 1)

    def select(self, legal: vec[i64], count: i64, c_puct: float) -> i64:
        """The legal edge with the highest upper confidence bound (PUCT)."""
        total_visits: i64 = 1
        total_prior = 0.0
        for k in range(count):
            edge = legal[k]
            total_visits += self.visits[edge]
            total_prior += self.prior[edge]
        exploration = c_puct * math.sqrt(float(total_visits)) / total_prior
        best: i64 = -1
        best_bound = -1.0
        for k in range(count):
            edge = legal[k]
            visits = float(self.visits[edge] + 1)
            bound = self.value_sum[edge] / visits + exploration * self.prior[edge] / visits
            if bound > best_bound:
                best_bound = bound
                best = edge
        return best

    def sample(self, legal: vec[i64], count: i64, rng: Rng) -> i64:
        """A legal edge drawn from the prior."""
        total_prior = 0.0
        for k in range(count):
            total_prior += self.prior[legal[k]]
        left = total_prior * float(rng.below(1 << 30)) / float(1 << 30)
        for k in range(count):
            left -= self.prior[legal[k]]
            if left < 0.0:
                return legal[k]
        return legal[count - 1]

    def for_seat(self, seat: i64) -> Node:
        """This node, or its sibling where another seat decides."""
        node = self
        while node.seat != seat:
            if node.sibling is None:
                node.sibling = Node(seat)
            node = node.sibling
        return node

    def child(self, edge: i64, sealed: bool, seat: i64) -> Node:
        """The node behind an edge; all sealed answers lead to the same node."""
        if sealed:
            if self.sealed_child is None:
                self.sealed_child = Node(seat)
            return self.sealed_child
        found = self.children[edge]
        if found is None:
            found = Node(seat)
            self.children[edge] = found
        return found
