"""A node of the search: the choices met there and what came of them."""

from __future__ import annotations

import math

from librt.vecs import append, vec
from mypy_extensions import i64

from ratskeller.kernel.chance import Rng


class Node:
    """One seat's decision, reached by the choices before it, whatever chance drew between.

    Which choices are on offer depends on what was drawn: an arm is added when it is first
    met, judged one step ahead. That judgement counts as one visit and sets the prior.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.count: i64 = 0
        self.looks: i64 = 0  # rounds of judgement, where a seat is imagined rather than learnt
        self.codes = vec[i64]()
        self.visits = vec[i64]()
        self.value = vec[float]()
        self.pull = vec[float]()  # the prior, before it is shared out among what is on offer
        self.merit = vec[float]()
        self.next: list[Node | None] = []
        self.joint: Node | None = None  # what follows an answer that nobody sees yet
        self.twin: Node | None = None  # the same place with another seat to decide

    def find(self, code: i64, hint: i64) -> i64:
        """The arm of a code, or -1; offers mostly come in the order they came in before."""
        if hint < self.count and self.codes[hint] == code:
            return hint
        for i in range(self.count):
            if self.codes[i] == code:
                return i
        return -1

    def add(self, code: i64, share: float, pull: float, merit: float) -> None:
        """A new arm with its first judgement."""
        self.codes = append(self.codes, code)
        self.visits = append(self.visits, 0)
        self.value = append(self.value, share)
        self.pull = append(self.pull, pull)
        self.merit = append(self.merit, merit)
        self.next.append(None)
        self.count += 1

    def refine(self, arm: i64, share: float, looks: i64, sharpness: float) -> None:
        """One more first judgement of an arm nobody has visited: the mean of all looks."""
        mean = self.value[arm] + (share - self.value[arm]) / float(looks)
        self.value[arm] = mean
        self.pull[arm] = math.exp(sharpness * mean)

    def mean(self, arm: i64) -> float:
        """What the arm is worth to its seat by now."""
        return self.value[arm] / float(self.visits[arm] + 1)

    def select(self, offered: vec[i64], count: i64, boldness: float) -> i64:
        """Among the arms on offer, the one most worth a visit (PUCT)."""
        total: i64 = 1
        pulls = 0.0
        for k in range(count):
            arm = offered[k]
            total += self.visits[arm]
            pulls += self.pull[arm]
        reach = boldness * math.sqrt(float(total)) / pulls
        best: i64 = -1
        most = -1.0
        for k in range(count):
            arm = offered[k]
            tries = float(self.visits[arm] + 1)
            worth = self.value[arm] / tries + reach * self.pull[arm] / tries
            if worth > most:
                most = worth
                best = arm
        return best

    def pick(self, offered: vec[i64], count: i64, rng: Rng) -> i64:
        """One of the arms on offer at random, by their prior."""
        pulls = 0.0
        for k in range(count):
            pulls += self.pull[offered[k]]
        left = pulls * float(rng.below(1 << 30)) / float(1 << 30)
        for k in range(count):
            left -= self.pull[offered[k]]
            if left < 0.0:
                return offered[k]
        return offered[count - 1]

    def for_seat(self, seat: i64) -> Node:
        """This node, or its twin where another seat decides."""
        node = self
        while node.seat != seat:
            if node.twin is None:
                node.twin = Node(seat)
            node = node.twin
        return node

    def child(self, arm: i64, hidden: bool, seat: i64) -> Node:
        """Where an arm leads; answers that stay sealed all lead to one place."""
        if hidden:
            if self.joint is None:
                self.joint = Node(seat)
            return self.joint
        found = self.next[arm]
        if found is None:
            found = Node(seat)
            self.next[arm] = found
        return found
