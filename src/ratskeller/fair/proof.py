"""What a record carries so that its draws can be checked, and the check itself.

``docs/fair.md`` describes the data. A check ends at the first thing that does not fit and names
its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ratskeller.fair.stream import SECRET, STREAM, FairError, Stream, commitment, key_of
from ratskeller.kernel.decision import CHANCE
from ratskeller.kernel.draws import in_order, outcome_of
from ratskeller.kernel.errors import RecordError
from ratskeller.kernel.record import Record
from ratskeller.kernel.state import State

FORMAT: Final = 1


class Mismatch(FairError):  # noqa: N818  (the record is wrong, the check did not fail)
    """A record does not follow from its secrets; the message says where."""


def proof(
    stream: str,
    secret: str,
    commitments: Sequence[str],
    revealed: Sequence[str],
    made: Sequence[tuple[str, int]],
    by_chance: Sequence[bool],
) -> dict[str, Any]:
    """The field ``fair`` of a record.

    ``made`` has for every choice the bot that made it, or an empty text, and its iterations;
    ``by_chance`` says of every choice whether it is a draw.
    """
    seats = [
        {"commitment": own, "secret": shown or None} if own else None
        for own, shown in zip(commitments, revealed, strict=True)
    ]
    return {
        "format": FORMAT,
        "stream": stream,
        "server": {"commitment": commitment(secret), "secret": secret},
        "seats": seats,
        "places": places(by_chance),
        "bots": [[i, bot, iterations] for i, (bot, iterations) in enumerate(made, 1) if bot],
    }


def places(by_chance: Sequence[bool]) -> list[int]:
    """Which choices are draws, counted from 1, and last how many choices there are.

    So nothing can be cut out between two draws, even if the rest is a legal game.

    >>> places([True, False, False, True, False])
    [1, 4, 5]
    """
    return [number for number, drawn in enumerate(by_chance, 1) if drawn] + [len(by_chance)]


def stream_of(record: Record) -> Stream:
    """The stream of a record, once every secret fits its commitment."""
    fair = _fair(record)
    server = _opened(fair.get("server"), "the server")
    if server is None:
        raise Mismatch("the server: its secret is missing")
    players: dict[int, str] = {}
    seats = fair.get("seats")
    if not isinstance(seats, list) or len(seats) != record.players:
        raise FairError(f"fair: seats should be a list of {record.players}")
    for seat, sealed in enumerate(seats):
        secret = None if sealed is None else _opened(sealed, f"seat {seat}")
        if secret is not None:
            players[seat] = secret
    return Stream(key_of(fair["stream"], server, players))


def verify(record: Record) -> int:
    """Derive every draw of a finished game again; returns how many there are.

    :class:`Mismatch` names the first place that does not fit.
    """
    stream = stream_of(record)
    told = _fair(record).get("places")  # records of older versions have none
    if told is not None and not isinstance(told, list):
        raise FairError("fair: places should be a list")
    draw = 0
    for number, state in before_choices(record):
        seat, text = record.choices[number - 1]
        outcomes = in_order(state.chances())
        if seat != CHANCE or not outcomes:
            continue  # what is out of turn is refused by the rules
        total = sum(weight for _, weight in outcomes)
        found = outcome_of(outcomes, stream.number(draw, total))
        if text != found:
            raise Mismatch(
                f"choice {number} (draw {draw}): the record says {text}, its secrets give {found}"
            )
        if told is not None and told[draw : draw + 1] != [number]:
            raise Mismatch(
                f"choice {number} (draw {draw}): this draw was another choice of the game;"
                " something was cut out or put in before it"
            )
        draw += 1
    if record.result is None:
        raise Mismatch(f"after choice {len(record.choices)}: the record ends before the game")
    if told is not None and told[draw:] != [len(record.choices)]:
        raise Mismatch(
            f"after choice {len(record.choices)}: the game had another number of choices"
        )
    return draw


def before_choices(record: Record) -> Iterator[tuple[int, State]]:
    """The number of each choice, from 1, and the state before it; the result is checked last."""
    number = 0
    try:
        for number, state in enumerate(record.walk(), 1):
            if number <= len(record.choices):
                yield number, state
        found = None if state.outcome is None else state.outcome.data()
    except RecordError as error:
        raise Mismatch(str(error)) from None
    if record.result is not None and found != record.result:
        raise Mismatch(
            f"after choice {len(record.choices)}: the record says the result is {record.result},"
            f" its choices give {found}"
        )


def totals(record: Record) -> list[int]:
    """The sum of the weights of each draw, for checks without the rules."""
    found: list[int] = []
    for number, state in before_choices(record):
        if record.choices[number - 1][0] == CHANCE:
            found.append(sum(int(weight) for _, weight in state.chances()))
    return found


def _fair(record: Record) -> dict[str, Any]:
    fair = record.fair
    if fair is None:
        raise FairError("the record has no secrets: its draws cannot be checked")
    if fair.get("format") != FORMAT:
        raise FairError(f"fair: format {fair.get('format')!r} is unknown; expected {FORMAT}")
    if not isinstance(fair.get("stream"), str) or STREAM.fullmatch(fair["stream"]) is None:
        raise FairError("fair: stream should be a name of small letters and digits")
    return fair


def _opened(sealed: object, who: str) -> str | None:
    """The secret of a commitment; None if it was not revealed."""
    if not isinstance(sealed, dict) or not isinstance(sealed.get("commitment"), str):
        raise FairError(f"fair: {who} should have a commitment and a secret")
    secret = sealed.get("secret")
    if secret is None:
        return None
    if not isinstance(secret, str) or SECRET.fullmatch(secret) is None:
        raise FairError(f"fair: the secret of {who} should have 64 digits from 0 to f")
    if commitment(secret) != sealed["commitment"]:
        raise Mismatch(f"{who}: the secret is not the one that was committed")
    return secret
