"""The loop of a review: judge every real decision, then book what changed the shares.

Judgements depend on nothing but the record, the effort and the number of the choice. They can be
made in any order, on any core, kept and continued later.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

from ratskeller.arena.pool import exit_with_parent
from ratskeller.kernel import CHANCE, Record, RecordError, State
from ratskeller.review.compare import bot_name, compare, loss_of
from ratskeller.review.effort import effort_of
from ratskeller.review.luck import luck_of
from ratskeller.review.model import Judgement, Review, Step
from ratskeller.review.why import reasons

BATCH = 8  #: decisions that a worker judges at a time
Progress = Callable[[int, int], None]  #: is told how many decisions are judged, and of how many


def decisions(record: Record) -> list[int]:
    """The numbers of the choices at which a seat had more than one, counted from 1.

    :class:`RecordError` says why a record cannot be reviewed.
    """
    found = []
    for number, (state, (seat, _)) in enumerate(_moments(record), 1):
        if seat != CHANCE and len(state.choices(seat)) > 1:
            found.append(number)
    if record.replay().outcome is None:
        raise RecordError(
            f"the game is not finished after {len(record.choices)} choices;"
            " play it to its end, then review it"
        )
    return found


def judge(record: Record, numbers: Iterable[int], effort: str) -> Iterator[Judgement]:
    """Judge some decisions of a record, in ascending order."""
    asked = effort_of(effort)
    wanted = set(numbers)
    for number, (state, (seat, text)) in enumerate(_moments(record), 1):
        if number in wanted:
            chosen = record.game.grammar.read(text)
            found = compare(state, seat, chosen, asked, number)
            best = found.values[0].choice
            view = state.view(seat)
            lost = loss_of(found.values, text)
            why = reasons(record.game, view, best, text, number) if lost else []
            yield Judgement(number, found.values, found.error, found.state, found.hidden, why)
            wanted.discard(number)
            if not wanted:
                return


def book(record: Record, judged: dict[int, Judgement], effort: str) -> Review:
    """The review of a record whose decisions are all judged."""
    evaluator = record.game.evaluator()
    players = record.players
    none = [0.0] * players
    lucks = []
    for number, (state, (seat, text)) in enumerate(_moments(record), 1):
        lucks.append(luck_of(state, text, evaluator, number) if seat == CHANCE else none)
    shares = [_result(record)]
    for number in range(len(record.choices), 0, -1):
        after = shares[-1]
        luck = lucks[number - 1]
        found = judged.get(number)
        shares.append(
            [a - b for a, b in zip(after, luck, strict=True)] if found is None else found.state
        )
    shares.reverse()
    steps = [
        _step(number, seat, text, judged.get(number), lucks[number - 1], shares)
        for number, (seat, text) in enumerate(record.choices, 1)
    ]
    return Review(
        game=record.game.id,
        version=record.game.version,
        players=players,
        seats=list(record.seats),
        bot=bot_name(record.game),
        effort=effort,
        shares=shares,
        steps=steps,
    )


def _step(
    number: int,
    seat: int,
    text: str,
    found: Judgement | None,
    luck: list[float],
    shares: list[list[float]],
) -> Step:
    before, after = shares[number - 1], shares[number]
    hidden = [0.0] * len(before)
    if found is None:
        return Step(number, seat, text, [], 0.0, luck, hidden, [0.0] * len(before))
    hidden[seat] = found.hidden
    bare = Step(number, seat, text, found.values, found.error, luck, hidden, [])
    others = [b - a - hidden[s] for s, (a, b) in enumerate(zip(before, after, strict=True))]
    others[seat] += bare.loss
    return Step(number, seat, text, found.values, found.error, luck, hidden, others, found.reasons)


def review(
    record: Record,
    effort: str = "quick",
    cores: int = 1,
    tell: Progress | None = None,
    judged: dict[int, Judgement] | None = None,
) -> Review:
    """Review a finished game. What ``judged`` holds is not judged again; it receives the rest."""
    effort_of(effort)
    numbers = decisions(record)
    known = {} if judged is None else judged
    left = [number for number in numbers if number not in known]
    cores = min(cores, len(left) // BATCH)
    found = _on_cores(record, left, effort, cores) if cores > 1 else judge(record, left, effort)
    if tell is not None:
        tell(len(known), len(numbers))
    for one in found:
        known[one.number] = one
        if tell is not None:
            tell(len(known), len(numbers))
    return book(record, known, effort)


def _on_cores(record: Record, left: list[int], effort: str, cores: int) -> Iterator[Judgement]:
    context = multiprocessing.get_context("spawn")
    text = record.to_json()
    with ProcessPoolExecutor(cores, mp_context=context, initializer=exit_with_parent) as pool:
        waiting = [
            pool.submit(judge_batch, text, left[start : start + BATCH], effort)
            for start in range(0, len(left), BATCH)
        ]
        try:
            for future in as_completed(waiting):
                yield from future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def judge_batch(record: str, numbers: list[int], effort: str) -> list[Judgement]:
    """Judge some decisions of a record in JSON: the work of a process."""
    return list(judge(Record.from_json(record), numbers, effort))


def _moments(record: Record) -> Iterator[tuple[State, tuple[int, str]]]:
    """Each choice with the state in which it was made."""
    return zip(record.walk(), record.choices, strict=False)


def _result(record: Record) -> list[float]:
    """The shares of the win at the end."""
    outcome = record.replay().outcome
    assert outcome is not None
    part = 1 / len(outcome.winners)
    return [part if seat in outcome.winners else 0.0 for seat in range(record.players)]
