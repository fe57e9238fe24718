"""What a bot process does for a review: judge one decision, or book a game that is all judged."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

import ratskeller
from ratskeller.kernel import Record
from ratskeller.kernel.view_pickle import unpack
from ratskeller.review import advise, loop
from ratskeller.review.model import judgement_of

Work = Callable[..., str]
RECORDS = 4  #: records that a process keeps for the next decision


def judge(record: str, number: int, effort: str) -> str:
    """The judgement of one decision of a record, both as JSON."""
    [found] = loop.judge(_record(record), [number], effort)
    return msgspec.json.encode(found.data()).decode()


def book(record: str, judged: list[str], effort: str) -> str:
    """The review of a record whose decisions are all judged, as JSON.

    With it come the verbs and arguments of all choices it names, for clients that show them.
    """
    found = [judgement_of(msgspec.json.decode(text, type=dict[str, Any])) for text in judged]
    review = loop.book(_record(record), {one.number: one for one in found}, effort)
    read = _record(record).game.grammar.read
    texts = {step.choice for step in review.steps}
    texts |= {value.choice for step in review.steps for value in step.values}
    choices = {
        text: {"verb": choice.verb, "args": choice.args}
        for text, choice in ((text, read(text)) for text in sorted(texts))
    }
    return msgspec.json.encode({"review": review.data(), "choices": choices}).decode()


def evaluate(game: str, packed_view: bytes, texts: list[str], effort: str) -> str:
    """The choices of a view, evaluated, as JSON."""
    found = ratskeller.game(game)
    choices = [found.grammar.read(text) for text in texts]
    evaluation = advise.evaluate(found, unpack(packed_view), choices, effort)
    return msgspec.json.encode(evaluation.data()).decode()


@lru_cache(RECORDS)
def _record(text: str) -> Record:
    return Record.from_json(text)
