"""Makes puzzles: bots play, candidates are looked for, roll-outs prove them.

Every game has its number and its seed, so the same seed gives the same puzzles on any number of
processes, and work that was interrupted goes on with the next game.
"""

from __future__ import annotations

import json
import multiprocessing
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TextIO

import ratskeller
from ratskeller.arena.run import exit_with_parent
from ratskeller.bots.registry import make_bot
from ratskeller.kernel import Game, Match, Rng, State
from ratskeller.puzzles.candidates import candidate
from ratskeller.puzzles.model import Puzzle, PuzzleError, puzzle_from, puzzle_id
from ratskeller.puzzles.proof import prove
from ratskeller.puzzles.rollout import Rollouts, ends_of
from ratskeller.puzzles.themes import themes_of
from ratskeller.review.why import reasons

PLAYERS = ("expert", "journeyman", "apprentice")  #: the bots that play the games
PER_GAME = 3  #: puzzles of one game, each with another kind of answer
EASY_PART = 0.3  #: of the puzzles that the easy bot may solve
SAME_PART = 0.3  #: of the puzzles that may ask for the same kind of choice
LADDER = (("easy", 5), ("medium", 3), ("hard:100", 3))  #: bots, and how often each is asked
Tell = Callable[[int, int, int], None]  #: games played, puzzles so far, puzzles wanted


@dataclass(frozen=True)
class Plan:
    """Which positions are looked at: every one from ``late`` in the game on, with ``fewest`` to
    ``choices`` choices, and before one in ``early``, for single choices matter less there.
    ``lead`` is what the best one has before the proof, in shares of the win.
    """

    seed: int = 1
    late: float = 0.6
    fewest: int = 3
    choices: int = 12
    lead: float = 0.12
    early: int = 8


def difficulty_of(state: State, seat: int, answer: str) -> int:
    """How strong a bot has to be to find the answer more often than not: 1 easy … 4 none."""
    for level, (bot, times) in enumerate(LADDER, 1):
        hits = 0
        for seed in range(times):
            player = make_bot(bot, state.game, seed)
            hits += player.choose(state.view(seat), state.choices(seat)).text == answer
        if 2 * hits > times:
            return level
    return len(LADDER) + 1


def kind_of(choice: str) -> str:
    """The kind of a choice: its verb.

    >>> kind_of("settle:gallia")
    'settle'
    """
    return choice.partition(":")[0]


def puzzle_at(
    state: State, seat: int, lead: float, seed: int, without: Collection[str] = ()
) -> Puzzle | None:
    """The puzzle of a position, if one choice is proven to be the best; not of these kinds."""
    answer = candidate(state, seat, lead, seed)
    if answer is None or kind_of(answer) in without:
        return None
    worths = prove(state, seat, answer, seed + 2, lead)
    if worths is None:
        return None
    second = worths[1].choice
    position = state.dump()
    id = puzzle_id(position, seat)
    draws = int(id, 16)  # what is told about a puzzle can be found again from the puzzle alone
    why = reasons(state.game, state.view(seat), answer, second, draws)
    decision = state.decision
    assert decision is not None
    return Puzzle(
        id,
        position,
        seat,
        decision.NAME,
        tuple(worths),
        tuple(why),
        ends_of(Rollouts(state, seat, draws), (answer, second)),
        themes_of(state, seat, worths, why),
        difficulty_of(state, seat, answer),
    )


def from_game(name: str, plan: Plan, number: int) -> tuple[int, list[dict[str, Any]]]:
    """The puzzles of one game of bots, as plain data, with the number of the game."""
    game = ratskeller.game(name)
    rng = Rng(1_000_003 * plan.seed + number)
    players = game.players[int(rng.below(len(game.players)))]
    match = Match(game, players, _options(game, rng), rng=int(rng.next32()))
    names = [PLAYERS[int(rng.below(len(PLAYERS)))] for _ in range(players)]
    bots = [make_bot(bot, game, int(rng.next32())) for bot in names]
    evaluator = game.evaluator()
    found: list[dict[str, Any]] = []
    kinds: set[str] = set()
    while match.state.outcome is None and len(found) < PER_GAME:
        state = match.state
        seat = state.actors[0]
        choices = state.choices(seat)
        odds = plan.early if evaluator.progress(state) >= plan.late else 1
        if plan.fewest <= len(choices) <= plan.choices and int(rng.below(plan.early)) < odds:
            puzzle = puzzle_at(state.clone(), seat, plan.lead, int(rng.next32()), kinds)
            if puzzle is not None:
                kinds.add(kind_of(puzzle.answer))
                found.append(puzzle.data())
        match.apply(seat, bots[seat].choose(state.view(seat), choices))
    return number, found


def _options(game: Game, rng: Rng) -> dict[str, Any]:
    """Each option at its default, or now and then at another value."""
    return {
        name: option.values[int(rng.below(len(option.values)))]
        for name, option in game.options.items()
        if int(rng.below(4)) == 0
    }


class Balanced:
    """The puzzles so far, balanced: not too many easy ones, nor too many of one kind."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.puzzles: list[Puzzle] = []
        self._kinds: Counter[str] = Counter()
        self._easy = 0

    @property
    def complete(self) -> bool:
        """Whether there are enough."""
        return len(self.puzzles) >= self.wanted

    def add(self, puzzle: Puzzle) -> None:
        """Take a puzzle, unless there are enough like it."""
        easy, kind = puzzle.difficulty == 1, kind_of(puzzle.answer)
        if (
            self.complete
            or (easy and self._easy >= EASY_PART * self.wanted)
            or self._kinds[kind] >= max(1, SAME_PART * self.wanted)
        ):
            return
        self._easy += easy
        self._kinds[kind] += 1
        self.puzzles.append(puzzle)


def make(game: Game, wanted: int, plan: Plan, jobs: int, work: Path, tell: Tell) -> list[Puzzle]:
    """Make puzzles, the easiest first. ``work`` keeps what is found, game by game."""
    collection = Balanced(wanted)
    found = _in_order(game, plan, jobs, work, lambda: collection.complete)
    for played, entries in enumerate(found, 1):
        for entry in entries:
            collection.add(puzzle_from(entry))
        tell(played, len(collection.puzzles), wanted)
        if collection.complete:
            break
    return sorted(collection.puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.id))


def _in_order(
    game: Game, plan: Plan, jobs: int, work: Path, enough: Callable[[], bool]
) -> Iterator[list[dict[str, Any]]]:
    """The puzzles of game 0, 1, 2, …: first those that were found before, then new ones."""
    known = _read_work(work, _head(game, plan))
    start = 0
    while start in known:
        yield known[start]
        start += 1
    if enough():
        return
    with _lines(work, _head(game, plan)) as file:
        for number, entries in _play(game.id, plan, jobs, start):
            file.write(json.dumps({"number": number, "puzzles": entries}) + "\n")
            file.flush()
            yield entries


def _play(
    name: str, plan: Plan, jobs: int, start: int
) -> Iterator[tuple[int, list[dict[str, Any]]]]:
    if jobs == 1:
        number = start
        while True:
            yield from_game(name, plan, number)
            number += 1
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=exit_with_parent) as pool:
        waiting = [pool.submit(from_game, name, plan, start + i) for i in range(2 * jobs)]
        number = start + len(waiting)
        try:
            while True:
                yield waiting.pop(0).result()
                waiting.append(pool.submit(from_game, name, plan, number))
                number += 1
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _head(game: Game, plan: Plan) -> dict[str, Any]:
    return {"game": game.id, "version": game.version, **asdict(plan)}


def _lines(work: Path, head: dict[str, Any]) -> TextIO:
    """The file to write on; a last line that was cut off is dropped first."""
    try:
        before = work.read_text(encoding="utf-8") if work.exists() else ""
        whole = list(_parsed(before.splitlines())) or [head]
        text = "".join(f"{json.dumps(entry)}\n" for entry in whole)
        if text != before:
            work.write_text(text, encoding="utf-8")
        return work.open("a", encoding="utf-8")
    except OSError as error:
        raise PuzzleError(f"cannot write {work}: {error.strerror}") from None


def _read_work(work: Path, wanted: dict[str, Any]) -> dict[int, list[dict[str, Any]]]:
    if not work.exists():
        return {}
    head, *rest = list(_parsed(work.read_text(encoding="utf-8").splitlines())) or [None]
    if head is not None and head != wanted:
        raise PuzzleError(
            f"{work} holds puzzles of other games or settings: {head};"
            " name another file with --work"
        )
    return {entry["number"]: entry["puzzles"] for entry in rest}


def _parsed(lines: Iterable[str]) -> Iterator[Any]:
    """The entries of a file; a last line that was cut off is left out."""
    for line in lines:
        try:
            yield json.loads(line)
        except json.JSONDecodeError:
            return
