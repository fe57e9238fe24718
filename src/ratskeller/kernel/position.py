"""Reading positions: small checkers with clear words, and the fields of decisions."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ratskeller.kernel.errors import PositionError


def expect(condition: bool, problem: str) -> None:
    """Raise a :class:`PositionError` that says what is wrong."""
    if not condition:
        raise PositionError(problem)


def mapping(value: object, where: str) -> dict[str, Any]:
    """A JSON object."""
    if not isinstance(value, dict):
        raise PositionError(f"{where} should be an object, not {value!r}")
    return value


def listing(value: object, where: str, length: int | None = None) -> list[Any]:
    """A JSON list, of this length if one is given."""
    if not isinstance(value, list):
        raise PositionError(f"{where} should be a list, not {value!r}")
    if length is not None and len(value) != length:
        raise PositionError(f"{where} should have {length} entries, not {len(value)}")
    return value


def keys(value: dict[str, Any], wanted: set[str], where: str) -> None:
    """Exactly these keys."""
    missing = wanted - set(value)
    if missing:
        raise PositionError(f"{where} lacks {', '.join(sorted(missing))}")
    unknown = set(value) - wanted
    if unknown:
        raise PositionError(
            f"{where} has unknown {', '.join(map(repr, sorted(unknown)))};"
            f" known: {', '.join(sorted(wanted))}"
        )


def whole(value: object, low: int, high: int, where: str) -> int:
    """A whole number from low to high."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(f"{where} should be a whole number from {low} to {high}, not {value!r}")
    return value


def word(value: object, words: list[str], where: str) -> int:
    """The index of a known word."""
    if not isinstance(value, str) or value not in words:
        raise PositionError(f"{where}: {value!r} is unknown; known: {', '.join(words)}")
    return words.index(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One parameter of a decision, a number inside and a readable value outside."""

    def write(self, value: int) -> object:
        """The readable value."""
        raise NotImplementedError

    def read(self, value: object, where: str) -> int:
        """The number, or :class:`PositionError`."""
        raise NotImplementedError


class NumberField(Field):
    """A number within limits."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def write(self, value: int) -> object:
        return value

    def read(self, value: object, where: str) -> int:
        return whole(value, self.low, self.high, where)


class FlagField(Field):
    """Yes or no."""

    def write(self, value: int) -> object:
        return bool(value)

    def read(self, value: object, where: str) -> int:
        if not isinstance(value, bool):
            raise PositionError(f"{where} should be true or false, not {value!r}")
        return int(value)


class WordField(Field):
    """One of a list of ids; -1 stands for none where that is allowed."""

    def __init__(self, words: list[str], optional: bool = False) -> None:
        self.words: Final = words
        self.optional: Final = optional

    def write(self, value: int) -> object:
        return None if value < 0 else self.words[value]

    def read(self, value: object, where: str) -> int:
        if value is None and self.optional:
            return -1
        return word(value, self.words, where)


class SetField(Field):
    """A set of ids, kept as bits."""

    def __init__(self, words: list[str]) -> None:
        self.words: Final = words

    def write(self, value: int) -> object:
        return [w for i, w in enumerate(self.words) if value >> i & 1]

    def read(self, value: object, where: str) -> int:
        bits = 0
        for entry in listing(value, where):
            bits |= 1 << word(entry, self.words, where)
        return bits
