"""Forms in which several columns, or one column turned around, are written in positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ratskeller.kernel.columns import EVERYBODY, Axis, Column, Section, by_place, by_seat
from ratskeller.kernel.position import (
    Field,
    NumberField,
    SeatField,
    WordField,
    expect,
    listing,
    word,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class PairSection(Section):
    """Two columns by seat, written as one pair for each seat."""

    def __init__(self, key: str, meaning: str, one: Column, two: Column) -> None:
        super().__init__(key, EVERYBODY, meaning)
        self._columns: Final = [one, two]

    def columns(self) -> list[Column]:
        return self._columns

    def write(self, source: Any) -> object:
        one, two = (listing(column.write(source), self.key) for column in self._columns)
        return [list(pair) for pair in zip(one, two, strict=True)]

    def read(self, state: Any, value: object, where: str) -> None:
        pairs = [
            listing(entry, f"{where}[{seat}]", 2)
            for seat, entry in enumerate(listing(value, where, int(state.players)))
        ]
        for i, column in enumerate(self._columns):
            column.read(state, [pair[i] for pair in pairs], where)

    def typescript(self) -> str:
        one, two = (column.typescript().removesuffix("[]") for column in self._columns)
        return f"[{one}, {two}][]"

    def shape(self) -> str:
        one, two = (column.name.rpartition("_")[2] for column in self._columns)
        return f"[{one}, {two}] by seat"


@mypyc_attr(allow_interpreted_subclasses=True)
class RingSection(Section):
    """A queue, or one for each seat, kept as a ring and written as a list, the oldest first.

    Its columns are the ring itself, and by their names `_first` (place) and `_count` (length).
    """

    def __init__(
        self,
        key: str,
        name: str,
        meaning: str,
        value: WordField,
        room: int,
        most: int,
        of_seats: bool = False,
        group: str = "",
    ) -> None:
        super().__init__(key, EVERYBODY, meaning, group)
        seats = [by_seat()] if of_seats else []
        each = [*seats, by_place("place", room)]
        self.value: Final = value
        self.room: Final = room
        self.most: Final = most
        self.of_seats: Final = of_seats
        self.ring: Final = Column(name, value, EVERYBODY, f"ring: {meaning}", each, initial=-1)
        self.first: Final = Column(
            f"{name}_first", NumberField(0, room - 1), EVERYBODY, "its first place", seats
        )
        self.count: Final = Column(
            f"{name}_count", NumberField(0, most), EVERYBODY, "its length", seats
        )

    def columns(self) -> list[Column]:
        return [self.ring, self.first, self.count]

    def write(self, source: Any) -> object:
        public = source.public
        ring, first, count = (getattr(public, column.name) for column in self.columns())
        if not self.of_seats:
            return self._queue(ring, 0, int(first), int(count))
        return [
            self._queue(ring, seat * self.room, int(first[seat]), int(count[seat]))
            for seat in range(source.players)
        ]

    def _queue(self, ring: Any, start: int, first: int, count: int) -> list[object]:
        places = [start + (first + rank) % self.room for rank in range(count)]
        return [self.value.write(int(ring[place])) for place in places]

    def read(self, state: Any, value: object, where: str) -> None:
        queues = [value]
        if self.of_seats:
            queues = listing(value, where, int(state.players))
        ring: list[int] = []
        counts: list[int] = []
        for seat, queue in enumerate(queues):
            path = f"{where}[{seat}]" if self.of_seats else where
            entries = listing(queue, path)
            expect(len(entries) <= self.most, f"{path} should have at most {self.most} entries")
            read = [self.value.read(entry, path) for entry in entries]
            ring += read + [-1] * (self.room - len(read))
            counts.append(len(read))
        setattr(state.public, self.ring.name, vec[i64](ring))
        setattr(state.public, self.count.name, vec[i64](counts) if self.of_seats else counts[0])

    def typescript(self) -> str:
        inner = self.value.typescript().removesuffix(" | null") + "[]"
        return f"{inner}[]" if self.of_seats else inner

    def shape(self) -> str:
        inner = f"list of {self.value.name}s"
        return f"[{inner}] by seat" if self.of_seats else inner


@mypyc_attr(allow_interpreted_subclasses=True)
class HoldingSection(Section):
    """A column that says who holds each thing, written as the things that each seat holds."""

    def __init__(
        self, key: str, name: str, meaning: str, things: Axis, thing: Field, group: str = ""
    ) -> None:
        super().__init__(key, EVERYBODY, meaning, group)
        self.thing: Final = thing
        self.column: Final = Column(
            name, SeatField(optional=True), EVERYBODY, "who holds it", [things], initial=-1
        )

    def columns(self) -> list[Column]:
        return [self.column]

    def write(self, source: Any) -> object:
        return [[self.thing.write(i) for i in held] for held in self._held(source)]

    def write_view(self, view: Any) -> object:
        return [[self.thing.write_view(i) for i in held] for held in self._held(view)]

    def _held(self, source: Any) -> list[list[int]]:
        holders = [int(seat) for seat in getattr(source.public, self.column.name)]
        seats = range(int(source.players))
        return [[i for i, holder in enumerate(holders) if holder == seat] for seat in seats]

    def read(self, state: Any, value: object, where: str) -> None:
        players = int(state.players)
        holders = [-1] * self.column.size(players)
        for seat, entries in enumerate(listing(value, where)):
            path = f"{self.group}[{seat}].{self.key}" if self.group else f"{where}[{seat}]"
            for entry in listing(entries, path):
                i = self.thing.read(entry, path)
                self.thing.check(i, players, path)
                expect(holders[i] < 0, f"{path}: {entry} is there twice")
                holders[i] = seat
        setattr(state.public, self.column.name, vec[i64](holders))

    def typescript(self) -> str:
        return f"{self.thing.typescript()}[][]"

    def shape(self) -> str:
        return f"list of {self.thing.shape()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class CountsColumn(Column):
    """Things counted by kind along one axis of ids, written as a list of ids.

    ``copies`` says how many of each kind there are.
    """

    def __init__(
        self, name: str, known: str, meaning: str, kinds: Axis, copies: Sequence[int]
    ) -> None:
        super().__init__(
            name, NumberField(0, max(copies)), known, meaning, [kinds],
            type=f"{kinds.name.capitalize()}[]", form=f"list of {kinds.name}s",
        )  # fmt: skip
        assert kinds.ids is not None
        self.kinds: Final = kinds.name
        self.words: Final = list(kinds.ids)
        self.copies: Final = list(copies)

    def write(self, source: Any) -> object:
        counts = getattr(self.holder(source), self.name)
        return [id for kind, id in enumerate(self.words) for _ in range(counts[kind])]

    def read(self, state: Any, value: object, where: str) -> None:
        counts = [0] * len(self.words)
        for entry in listing(value, where):
            kind = word(entry, self.words, where)
            counts[kind] += 1
            expect(
                counts[kind] <= self.copies[kind],
                f"{where}: {self.kinds} {entry} is there more often than in the game",
            )
        setattr(self.holder(state), self.name, vec[i64](counts))
