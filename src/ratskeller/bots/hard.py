"""The bot that searches."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection

from ratskeller.bots.base import BaseBot, Budget, Evaluation, RngSource
from ratskeller.bots.identities import make_search
from ratskeller.bots.search import ActionStatistics, Search
from ratskeller.kernel import Choice, Game, Rng, View
from ratskeller.kernel.evaluation import Evaluator

SECONDS = 1.0
RootStatistics = list[ActionStatistics]


class HardBot(BaseBot):
    """Searches for its budget, by default one second.

    It takes the best of the actions with enough visits. On several cores each core searches
    its own tree and the statistics are added (root parallelisation). The searchers are forked,
    so the view need not be pickled; without ``fork`` one core searches alone.
    """

    def __init__(
        self,
        game: Game,
        rng: RngSource = None,
        budget: Budget | None = None,
        evaluator: Evaluator | None = None,
    ) -> None:
        evaluator = (evaluator or game.evaluator()).with_memory()
        super().__init__(game, rng, budget or Budget(seconds=SECONDS), evaluator)
        self.iterations = 0  #: of the last choice, on all cores

    def evaluate(self, view: View, choices: Sequence[Choice]) -> list[Evaluation]:
        """Evaluate every choice: those with enough visits by value, then the others by visits."""
        assert self.budget is not None
        cores = self.budget.cores
        if "fork" not in multiprocessing.get_all_start_methods():
            cores = 1
        seeds = [(self.rng.next32() << 32) | self.rng.next32() for _ in range(cores)]
        found = self._on_cores(view, seeds) if cores > 1 else [self._search(view, seeds[0])]
        return self._evaluations(choices, found)

    def make_search(self, view: View, rng: Rng) -> Search:
        """The search for a view."""
        return make_search(self.game, view, self.evaluator, rng)

    def _search(self, view: View, seed: int) -> RootStatistics:
        budget = self.budget
        assert budget is not None
        search = self.make_search(view, Rng(seed))
        search.run(budget.iterations or 0, budget.seconds or SECONDS)
        return search.root_statistics()

    def _on_cores(self, view: View, seeds: list[int]) -> list[RootStatistics]:
        context = multiprocessing.get_context("fork")
        running = []
        for seed in seeds[1:]:
            receiver, sender = context.Pipe(duplex=False)
            worker = context.Process(target=self._send, args=(view, seed, sender), daemon=True)
            worker.start()
            sender.close()
            running.append((worker, receiver))
        found = [self._search(view, seeds[0])]
        for worker, receiver in running:
            with suppress(EOFError):  # the searcher was killed
                found.append(receiver.recv())
            worker.join()
        return found

    def _send(self, view: View, seed: int, sender: Connection) -> None:
        sender.send(self._search(view, seed))
        sender.close()

    def _evaluations(
        self, choices: Sequence[Choice], found: list[RootStatistics]
    ) -> list[Evaluation]:
        visits = dict.fromkeys((choice.code for choice in choices), 0)
        evaluations = dict.fromkeys(visits, 0)  # the visits and the first evaluation of each tree
        values = dict.fromkeys(visits, 0.0)
        scores = dict.fromkeys(visits, 0.0)
        for statistics in found:
            for code, count, value_sum, score_sum in statistics:
                visits[code] += count
                evaluations[code] += count + 1
                values[code] += value_sum
                scores[code] += score_sum
        self.iterations = sum(visits.values())
        sign = self.game.score_sign
        evaluated = [
            Evaluation(
                choice,
                min(1.0, max(0.0, values[choice.code] / evaluations[choice.code])),
                sign * scores[choice.code] / evaluations[choice.code],
                visits[choice.code] / max(1, self.iterations),
            )
            for choice in choices
        ]
        enough = max(evaluation.visit_share for evaluation in evaluated) / 2

        def rank(evaluation: Evaluation) -> tuple[bool, float, float]:
            dropped = evaluation.visit_share < enough
            worth = evaluation.win_share + self.bonus(evaluation)
            return dropped, -evaluation.visit_share if dropped else 0.0, -worth

        return sorted(evaluated, key=rank)

    def share_of(self, value: float, players: int) -> float:
        """The share of the win that a value of the search stands for."""
        return value

    def bonus(self, evaluation: Evaluation) -> float:
        """What a choice is worth to the ranking beside its value."""
        return 0.0
