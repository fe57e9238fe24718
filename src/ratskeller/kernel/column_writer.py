"""Writes the columns of a view into an observation, one number after another."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ratskeller.kernel.columns import EVERYBODY, Column

MOST: Final = 255

NUMBER: Final = 0
ONE: Final = 1
BITS: Final = 2
SEAT: Final = 3
SEATS: Final = 4


def put(out: BytesWriter, at: i64, value: i64) -> None:
    """Write a number, at most 255; what is negative (unknown, none) is 0."""
    if value > 0:
        out[at] = u8(value) if value < MOST else u8(MOST)


def more(out: BytesWriter, at: i64) -> None:
    """Count one more, up to 255. (``out[at] += 1`` would go by way of Python's own numbers.)"""
    count = out[at]
    if count < MOST:
        out[at] = count + 1


def relative(seat: i64, viewer: i64, players: i64) -> i64:
    """A seat counted from the viewer on."""
    place = seat - viewer
    return place + players if place < 0 else place


def write(out: BytesWriter, at: i64, kind: i64, value: i64, viewer: i64, players: i64) -> None:
    """Write a number in the form of its kind; the places are 0 beforehand."""
    if kind == NUMBER:
        put(out, at, value)
    elif kind == ONE:
        if value >= 0:
            out[at + value] = 1
    elif kind == SEAT:
        if value >= 0:
            out[at + relative(value, viewer, players)] = 1
    else:
        bit: i64 = 0
        while value > 0:
            if value & 1:
                out[at + (relative(bit, viewer, players) if kind == SEATS else bit)] = 1
            value >>= 1
            bit += 1


@final
class ColumnSpan:
    """Where a column goes. ``places`` says it for every number, by viewer; -1 is nowhere."""

    def __init__(self, column: Column, kind: int, offset: int, places: list[int]) -> None:
        size = max(places) + 1
        self.name: Final = column.name
        self.public: bool = column.known == EVERYBODY
        self.scalar: bool = not column.axes
        self.kind: i64 = kind
        self.offset: i64 = offset
        self.places = vec[i64](places)
        #: Whether the numbers simply follow each other, whoever looks.
        self.straight: bool = places == list(range(size)) * (len(places) // size)


@final
class ColumnWriter:
    """Writes columns in the order of their spans; `begin` comes first."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.spans = vec[ColumnSpan]()
        self._next: i64 = 0
        self._viewer: i64 = 0
        self._start: i64 = 0
        self._out = BytesWriter()

    def add(self, span: ColumnSpan) -> None:
        """Add the span of the next column."""
        self.spans = append(self.spans, span)

    def begin(self, viewer: i64, out: BytesWriter, start: i64) -> None:
        """Go on with another observation, which begins at ``start``."""
        self._next = 0
        self._viewer = viewer
        self._start = start
        self._out = out

    def number(self, number: i64) -> None:
        """Write the next column, a single number."""
        span = self.spans[self._next]
        self._next += 1
        write(self._out, self._start + span.offset, span.kind, number, self._viewer, self.players)

    def numbers(self, a: i64, b: i64, c: i64) -> None:
        """Write the next three columns, which are single numbers."""
        self.number(a)
        self.number(b)
        self.number(c)

    def column(self, numbers: vec[i64]) -> None:
        """Write the next column."""
        span = self.spans[self._next]
        self._next += 1
        at, out = self._start + span.offset, self._out
        if span.kind != NUMBER:
            self._marks(span, numbers, at)
        elif span.straight:
            for i in range(i64(len(numbers))):
                out[at + i] = u8(min(max(numbers[i], 0), MOST))
        else:
            places, first = span.places, self._viewer * i64(len(numbers))
            for i in range(i64(len(numbers))):
                place = places[first + i]
                if place >= 0:
                    out[at + place] = u8(min(max(numbers[i], 0), MOST))

    def _marks(self, span: ColumnSpan, numbers: vec[i64], at: i64) -> None:
        out, kind, places = self._out, span.kind, span.places
        first = self._viewer * i64(len(numbers))
        for i in range(i64(len(numbers))):
            number, place = numbers[i], places[first + i]
            if place < 0:
                continue
            if kind == ONE:
                none = number >> 62  # all bits, or none: branches cost more
                place += at + (number & ~none)
                before = out[place]
                out[place] = before | u8(~none & 1)
            elif number >= 0:
                write(out, at + place, kind, number, self._viewer, self.players)

    def columns(self, a: vec[i64], b: vec[i64], c: vec[i64], d: vec[i64]) -> None:
        """Write the next four columns."""
        self.column(a)
        self.column(b)
        self.column(c)
        self.column(d)
