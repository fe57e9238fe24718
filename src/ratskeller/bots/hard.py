"""The opponent that searches."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection

from ratskeller.bots.base import Budget, Considering, Source, Thought
from ratskeller.bots.search import Search
from ratskeller.kernel import Choice, Game, Rng, View
from ratskeller.kernel.evaluation import Evaluator

SECONDS = 1.0
Findings = list[tuple[int, int, float, float]]


class HardBot(Considering):
    """Searches for its budget, a second if nothing is said.

    It takes the best of what it tried to the end. On several cores each searches a tree of
    its own and the visits are added up. The searchers are forked, so that the view need not
    travel; where that is impossible one core thinks alone.
    """

    def __init__(
        self,
        game: Game,
        rng: Source = None,
        budget: Budget | None = None,
        evaluator: Evaluator | None = None,
    ) -> None:
        evaluator = (evaluator or game.evaluator()).with_memory()
        super().__init__(game, rng, budget or Budget(seconds=SECONDS), evaluator)
        self.iterations = 0  #: made for the last choice, on all cores

    def consider(self, view: View, choices: Sequence[Choice]) -> list[Thought]:
        """Every choice: the best first of those searched to the end, then the most visited."""
        assert self.budget is not None
        cores = self.budget.cores
        if "fork" not in multiprocessing.get_all_start_methods():
            cores = 1
        seeds = [(self.rng.next32() << 32) | self.rng.next32() for _ in range(cores)]
        found = self._on_cores(view, seeds) if cores > 1 else [self._search(view, seeds[0])]
        return self._thoughts(choices, found)

    def _search(self, view: View, seed: int) -> Findings:
        budget = self.budget
        assert budget is not None
        search = Search(self.game, view, self.evaluator, Rng(seed))
        search.run(budget.iterations or 0, budget.seconds or SECONDS)
        return search.findings()

    def _on_cores(self, view: View, seeds: list[int]) -> list[Findings]:
        context = multiprocessing.get_context("fork")
        running = []
        for seed in seeds[1:]:
            here, there = context.Pipe(duplex=False)
            worker = context.Process(target=self._report, args=(view, seed, there), daemon=True)
            worker.start()
            there.close()
            running.append((worker, here))
        found = [self._search(view, seeds[0])]
        for worker, here in running:
            with suppress(EOFError):  # a searcher that was killed is missed, not waited for
                found.append(here.recv())
            worker.join()
        return found

    def _report(self, view: View, seed: int, there: Connection) -> None:
        there.send(self._search(view, seed))
        there.close()

    def _thoughts(self, choices: Sequence[Choice], found: list[Findings]) -> list[Thought]:
        visits = dict.fromkeys((choice.code for choice in choices), 0)
        looks = dict.fromkeys(visits, 0)
        worth = dict.fromkeys(visits, 0.0)
        merit = dict.fromkeys(visits, 0.0)
        for findings in found:
            for code, tries, value, merits in findings:
                visits[code] += tries
                looks[code] += tries + 1
                worth[code] += value
                merit[code] += merits
        self.iterations = sum(visits.values())
        sign = self.game.score_sign
        thoughts = [
            Thought(
                choice,
                min(1.0, max(0.0, worth[choice.code] / looks[choice.code])),
                sign * merit[choice.code] / looks[choice.code],
                visits[choice.code] / max(1, self.iterations),
            )
            for choice in choices
        ]
        enough = max(thought.weight for thought in thoughts) / 2

        def rank(thought: Thought) -> tuple[bool, float, float]:
            dropped = thought.weight < enough
            return dropped, -thought.weight if dropped else 0.0, -thought.share

        return sorted(thoughts, key=rank)
