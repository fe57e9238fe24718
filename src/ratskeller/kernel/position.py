"""Reading positions: checks with clear errors, and the fields of decisions and columns."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ratskeller.kernel.choice import one_of
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
            f" expected {', '.join(sorted(wanted))}"
        )


def whole(value: object, low: int, high: int, where: str) -> int:
    """A whole number from low to high."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(f"{where} should be a whole number from {low} to {high}, not {value!r}")
    return value


def word(value: object, words: list[str], where: str) -> int:
    """The index of a known word."""
    if not isinstance(value, str) or value not in words:
        raise PositionError(f"{where}: {value!r} is unknown; expected {one_of(words)}")
    return words.index(value)


def type_name(name: str) -> str:
    """The TypeScript type of the ids with a name: those of a monk are the type ``Monk``."""
    return "string" if name == "id" else name.capitalize()


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """The values of a column or of a decision's parameter: a number inside, plain data outside."""

    def write(self, value: int) -> object:
        """The plain value of a number."""
        raise NotImplementedError

    def read(self, value: object, where: str) -> int:
        """The number of a plain value, or :class:`PositionError`."""
        raise NotImplementedError

    def write_view(self, value: int) -> object:
        """The plain value in a view, where it differs from that in a position."""
        return self.write(value)

    def check(self, value: int, players: int, where: str) -> None:
        """Raise :class:`PositionError` for what is not there with this number of players."""

    def typescript(self) -> str:
        """The TypeScript type of the plain value in a view."""
        raise NotImplementedError

    def shape(self) -> str:
        """The plain value in words, for the documentation."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberField(Field):
    """A number within limits; ``none`` is a number written as null."""

    def __init__(self, low: int, high: int, none: int | None = None) -> None:
        self.low: Final = low
        self.high: Final = high
        self.none: Final = none

    def write(self, value: int) -> object:
        return None if value == self.none else value

    def read(self, value: object, where: str) -> int:
        if value is None and self.none is not None:
            return self.none
        return whole(value, self.low, self.high, where)

    def typescript(self) -> str:
        return "number" if self.none is None else "number | null"

    def shape(self) -> str:
        limits = f"{self.low} to {self.high}"
        return limits if self.none is None else f"{limits} or null"


@mypyc_attr(allow_interpreted_subclasses=True)
class OrdinalField(NumberField):
    """A number that counts from 0 inside and from 1 outside, such as a round."""

    def write(self, value: int) -> object:
        return value + 1

    def read(self, value: object, where: str) -> int:
        return whole(value, self.low + 1, self.high + 1, where) - 1

    def shape(self) -> str:
        return f"{self.low + 1} to {self.high + 1}"


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatField(Field):
    """A seat; -1 stands for none where that is allowed."""

    def __init__(self, optional: bool = False) -> None:
        self.optional: Final = optional

    def write(self, value: int) -> object:
        return None if value < 0 else value

    def read(self, value: object, where: str) -> int:
        if value is None and self.optional:
            return -1
        return whole(value, 0, 99, where)

    def check(self, value: int, players: int, where: str) -> None:
        if value >= players:
            raise PositionError(f"{where}: there is no seat {value}")

    def typescript(self) -> str:
        return "number | null" if self.optional else "number"

    def shape(self) -> str:
        return "seat or null" if self.optional else "seat"


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatSetField(Field):
    """A set of seats, kept as bits."""

    def write(self, value: int) -> object:
        return [seat for seat in range(value.bit_length()) if value >> seat & 1]

    def read(self, value: object, where: str) -> int:
        bits = 0
        for entry in listing(value, where):
            bits |= 1 << whole(entry, 0, 62, where)
        return bits

    def check(self, value: int, players: int, where: str) -> None:
        if value >> players:
            raise PositionError(f"{where}: there is no seat {value.bit_length() - 1}")

    def typescript(self) -> str:
        return "number[]"

    def shape(self) -> str:
        return "list of seats"


@mypyc_attr(allow_interpreted_subclasses=True)
class FlagField(Field):
    """True or false."""

    def write(self, value: int) -> object:
        return bool(value)

    def read(self, value: object, where: str) -> int:
        if not isinstance(value, bool):
            raise PositionError(f"{where} should be true or false, not {value!r}")
        return int(value)

    def typescript(self) -> str:
        return "boolean"

    def shape(self) -> str:
        return "true or false"


@mypyc_attr(allow_interpreted_subclasses=True)
class WordField(Field):
    """One of a list of ids; -1 stands for none where that is allowed.

    ``name`` is what one of them is called: a region, a card.
    """

    def __init__(self, words: list[str], optional: bool = False, name: str = "id") -> None:
        self.words: Final = words
        self.optional: Final = optional
        self.name: Final = name

    def write(self, value: int) -> object:
        return None if value < 0 else self.words[value]

    def read(self, value: object, where: str) -> int:
        if value is None and self.optional:
            return -1
        return word(value, self.words, where)

    def typescript(self) -> str:
        name = type_name(self.name)
        return f"{name} | null" if self.optional else name

    def shape(self) -> str:
        return f"{self.name} or null" if self.optional else self.name


@mypyc_attr(allow_interpreted_subclasses=True)
class SetField(Field):
    """A set of ids, kept as bits. ``name`` is what several of them are called."""

    def __init__(self, words: list[str], name: str = "ids") -> None:
        self.words: Final = words
        self.name: Final = name

    def write(self, value: int) -> object:
        return [w for i, w in enumerate(self.words) if value >> i & 1]

    def read(self, value: object, where: str) -> int:
        bits = 0
        for entry in listing(value, where):
            bit = 1 << word(entry, self.words, where)
            expect(not bits & bit, f"{where}: {entry} is there twice")
            bits |= bit
        return bits

    def typescript(self) -> str:
        return f"{type_name(self.name.removesuffix('s'))}[]"

    def shape(self) -> str:
        return f"list of {self.name}"


class Fields:
    """The parameters that decisions of a game have, by name: one name means one thing.

    >>> fields = Fields({"count": NumberField(0, 2)})
    >>> [(name, field.shape()) for name, field in fields("seat", "count").items()]
    [('seat', 'seat'), ('count', '0 to 2')]
    """

    def __init__(self, known: dict[str, Field]) -> None:
        self._known: Final[dict[str, Field]] = {
            "seat": SeatField(),
            "player": SeatField(),
            **known,
        }

    def __call__(self, *names: str) -> dict[str, Field]:
        """The `FIELDS` of a decision with these parameters."""
        return {name: self._known[name] for name in names}
