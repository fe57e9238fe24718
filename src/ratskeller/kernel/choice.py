"""Choices as values, and the grammar that writes and reads them.

Inside the rules a choice is one small number, its *code*: a verb in the high bits and
up to four arguments of eight bits each. Outside it is a :class:`Choice`, interned per
game, which prints as its notation (``place:gallia:3``).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ratskeller.kernel.errors import NotationError

VERB: Final = 32  #: a verb's number stands above this bit
VERB_MASK: Final = -1 << VERB  #: masks the verb of a code
ARG: Final = 8  #: bits of an argument; the first one stands lowest
ARG_MASK: Final = (1 << ARG) - 1


def verb(number: int) -> int:
    """The code of a verb without arguments."""
    return number << VERB


def verb_of(code: i64) -> i64:
    """The verb of a code, without its arguments."""
    return code & VERB_MASK


def first_arg(code: i64) -> i64:
    """The first argument of a code: the number that fills its verb's first slot."""
    return code & ARG_MASK


def second_arg(code: i64) -> i64:
    """The second argument of a code."""
    return code >> ARG & ARG_MASK


def nth_arg(code: i64, place: i64) -> i64:
    """An argument of a code, counted from 0."""
    return code >> ARG * place & ARG_MASK


def one_of(words: list[str]) -> str:
    """A list as prose: ``inn or mill``, ``inn, mill or well``."""
    return " or ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


class Choice:
    """One thing a player (or chance) may do. Equal to its notation, and hashable.

    >>> import ratskeller
    >>> state = ratskeller.game("rattus").new(players=2)
    >>> choice = state.choices(ratskeller.CHANCE)[0]
    >>> str(choice), choice.verb, choice.args
    ('pawn:anglia', 'pawn', {'region': 'anglia'})
    >>> choice == "pawn:anglia"
    True
    """

    __slots__ = ("args", "code", "text", "verb")

    def __init__(self, code: int, verb: str, args: dict[str, str | int], text: str) -> None:
        self.code: Final = code
        self.verb: Final = verb
        self.args: Final = args
        self.text: Final = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Choice({self.text!r})"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Choice):
            return self.text == other.text
        return self.text == other

    def __hash__(self) -> int:
        return hash(self.text)


class Slot:
    """One argument of a verb: its name and its words, counted from ``first``."""

    __slots__ = ("first", "name", "numbers", "words")

    def __init__(self, name: str, words: list[str], first: int = 0, numbers: bool = False) -> None:
        self.name: Final = name
        self.words: Final = words
        self.first: Final = first
        self.numbers: Final = numbers

    @property
    def expected(self) -> str:
        """What fills the slot, as prose."""
        return f"{self.words[0]} to {self.words[-1]}" if self.numbers else one_of(self.words)


def named(name: str, words: list[str]) -> Slot:
    """A slot filled by ids: region names, card names."""
    return Slot(name, words)


def number(name: str, first: int, last: int) -> Slot:
    """A slot filled by a number from ``first`` to ``last``."""
    return Slot(name, [str(n) for n in range(first, last + 1)], first, True)


BY_PLAYERS: Final = 1  #: seats choose the verb
BY_CHANCE: Final = 2  #: chance draws it
BY_BOTH: Final = 3


class Verb:
    """One kind of choice: its name and its slots; unordered slots are written sorted.

    ``by`` says whether seats choose it, chance draws it, or both.
    """

    __slots__ = ("by", "code", "name", "slots", "unordered")

    def __init__(
        self, code: int, name: str, *slots: Slot, unordered: bool = False, by: int = BY_PLAYERS
    ) -> None:
        self.by: Final = by
        self.code: Final = code
        self.name: Final = name
        self.slots: Final = list(slots)
        self.unordered: Final = unordered

    @property
    def form(self) -> str:
        """The notation with placeholders: ``place:REGION:COUNT``."""
        return ":".join([self.name] + [slot.name.upper() for slot in self.slots])

    def pack(self, values: list[int]) -> int:
        """The code with these arguments."""
        code = self.code
        for i, value in enumerate(sorted(values) if self.unordered else values):
            code |= value << (8 * i)
        return code


@mypyc_attr(allow_interpreted_subclasses=True)
class Grammar:
    """All that can be said in one game: code to notation and back.

    >>> grammar = Grammar([Verb(verb(1), "go", named("to", ["inn", "mill"]), number("by", 1, 2))])
    >>> [str(grammar.choice(code)) for code in grammar.codes()]
    ['go:inn:1', 'go:inn:2', 'go:mill:1', 'go:mill:2']
    >>> grammar.read("go:mill:2").args
    {'to': 'mill', 'by': 2}
    >>> grammar.read("go:x:2")
    Traceback (most recent call last):
    ratskeller.kernel.errors.NotationError: 'go:x:2': 'x' is not a valid to; expected inn or mill
    """

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs: Final = {v.code >> VERB: v for v in verbs}
        self._names: Final = {v.name: v for v in verbs}
        self._interned: dict[int, Choice] = {}
        if len(self.verbs) != len(verbs) or len(self._names) != len(verbs):
            raise ValueError("two verbs share a number or a name")

    def choice(self, code: i64) -> Choice:
        """The interned choice of a code."""
        found = self._interned.get(code)
        if found is None:
            found = self._interned[code] = self._spell(code)
        return found

    def _spell(self, code: int) -> Choice:
        spoken = self.verbs[code >> VERB]
        words = [spoken.name]
        args: dict[str, str | int] = {}
        for place, slot in enumerate(spoken.slots):
            value = int(nth_arg(code, place))
            word = slot.words[value - slot.first]
            words.append(word)
            args[slot.name] = value if slot.numbers else word
        return Choice(code, spoken.name, args, ":".join(words))

    def read(self, text: str) -> Choice:
        """The choice a notation stands for, or :class:`NotationError`."""
        words = text.strip().lower().split(":")
        spoken = self._names.get(words[0])
        if spoken is None:
            known = one_of(sorted(self._names))
            raise NotationError(
                f"{text!r}: {words[0]!r} is not a choice of this game; expected {known}"
            )
        if len(words) - 1 != len(spoken.slots):
            raise NotationError(f"{text!r} should have the form {spoken.form}")
        values: list[int] = []
        for slot, word in zip(spoken.slots, words[1:], strict=True):
            if word not in slot.words:
                raise NotationError(
                    f"{text!r}: {word!r} is not a valid {slot.name}; expected {slot.expected}"
                )
            values.append(slot.words.index(word) + slot.first)
        return self.choice(spoken.pack(values))

    def values(self, code: int) -> dict[str, int]:
        """The arguments of a code as numbers, by the names of its verb's slots."""
        slots = self.verbs[code >> VERB].slots
        return {slot.name: int(nth_arg(code, place)) for place, slot in enumerate(slots)}

    def codes(self) -> Iterator[int]:
        """Every code the grammar can write, legal now or not."""
        for number_ in sorted(self.verbs):
            spoken = self.verbs[number_]
            ranges = [range(s.first, s.first + len(s.words)) for s in spoken.slots]
            for values in product(*ranges):
                if not spoken.unordered or list(values) == sorted(values):
                    yield spoken.pack(list(values))
