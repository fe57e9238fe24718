"""The columns of a game, declared once.

A game lists its columns in one place: name, shape, range, who knows it, meaning. From that
list come the position format (`dump` and the shape half of `load`), the data of a view, the
spans of the encoder, the tables of the documentation and the TypeScript types of the views.

What everybody knows lies in the *public part* of a state, an object of its own with a `copy`
written by hand. A view holds a copy of that object, so it has no place for a hidden column.
Everything else lies in the state itself, and as far as the viewer knows it in the view.

A *section* is one key of a position. Most sections are one :class:`Column`; a section that is
written from several columns, or in a form of its own, subclasses :class:`Section` (some such
forms are in sections.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ratskeller.kernel.errors import PositionError
from ratskeller.kernel.position import Field, keys, listing, mapping, type_name, word

EVERYBODY: Final = "everybody"  #: the column lies in the public part
SEAT: Final = "the seat"  #: in the state, and in a view as far as its viewer knows it
NOBODY: Final = "nobody"  #: in the state alone
VIEW: Final = "view"  #: derived for views; not part of a position

FRAME: Final = ("game", "version", "players", "options", "stack", "answers", "outcome")


class Axis:
    """One dimension of a column: its length, and the ids it is written by.

    With ids it is written as an object, without as a list. ``places`` are the indexes in use
    with a number of players; the others keep their initial value and are not written.

    A trimmed list ends at the first -1. A trimmed object leaves out what has its initial value,
    in a view only what is null. A partial object is written whole, but may be read with ids
    left out.
    """

    def __init__(
        self,
        name: str,
        size: Callable[[int], int],
        ids: Sequence[str] | None = None,
        places: Callable[[int], list[int]] | None = None,
        trimmed: bool = False,
        partial: bool = False,
    ) -> None:
        self.name: Final = name
        self.size: Final = size
        self.ids: Final = ids
        self.trimmed: Final = trimmed
        self.partial: Final = partial or trimmed
        self._places: Final = places

    def places(self, players: int) -> list[int]:
        """The indexes in use with a number of players."""
        return list(range(self.size(players))) if self._places is None else self._places(players)

    def entries(self, value: object, players: int, where: str) -> dict[int, Any]:
        """The entries of an object by their index, or :class:`PositionError`."""
        assert self.ids is not None
        found, places = mapping(value, where), self.places(players)
        if not self.partial:
            keys(found, {self.ids[i] for i in places}, where)
        for id in found:
            if word(id, list(self.ids), where) not in places:
                raise PositionError(f"{where}: {id} is not in play with {players} players")
        return {i: found[self.ids[i]] for i in places if self.ids[i] in found}

    def typescript(self) -> str:
        """The type of the ids; with some players not all of them may be there."""
        return type_name(self.name) if self._places is None else "string"


def by_seat() -> Axis:
    """One entry for each seat."""
    return Axis("seat", lambda players: players)


def by_id(
    name: str,
    ids: Sequence[str],
    places: Callable[[int], list[int]] | None = None,
    trimmed: bool = False,
    partial: bool = False,
) -> Axis:
    """One entry for each id of a list."""
    return Axis(name, lambda players: len(ids), ids, places, trimmed, partial)


def by_place(name: str, size: int, trimmed: bool = False) -> Axis:
    """A list of fixed length."""
    return Axis(name, lambda players: size, trimmed=trimmed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Section:
    """One key of a position, or of the objects in a group.

    ``group`` names the object the key stands in; ``seats`` is a list of objects, one for
    each seat. A section in a form of its own says what its TypeScript ``type`` and its ``form``
    in words are.
    """

    def __init__(
        self,
        key: str,
        known: str,
        meaning: str,
        group: str = "",
        columns: Sequence[Column] = (),
        type: str = "unknown",
        form: str = "",
    ) -> None:
        self.key: Final = key
        self.known: Final = known
        self.meaning: Final = meaning
        self.group: Final = group
        self._declared: Final = list(columns)
        self._type: Final = type
        self._form: Final = form

    def columns(self) -> list[Column]:
        """The columns this section declares."""
        return self._declared

    def write(self, source: Any) -> object:
        """Plain data from a state or a view; in a list group one entry for each seat."""
        raise NotImplementedError

    def read(self, state: Any, value: object, where: str) -> None:
        """Fill a state from plain data, or raise :class:`PositionError`."""
        raise NotImplementedError

    def write_view(self, view: Any) -> object:
        """Plain data from a view, where its form differs from that of a position."""
        return self.write(view)

    def ids(self) -> dict[str, Sequence[str]]:
        """By name, lists of ids in the data that no axis or field has."""
        return {}

    def typescript(self) -> str:
        """The type of `write_view`'s result."""
        return self._type

    def shape(self) -> str:
        """The form of the data for the documentation."""
        return self._form


@mypyc_attr(allow_interpreted_subclasses=True)
class Column(Section):
    """A column that is written as it is: numbers, ids, flags or sets along its axes.

    ``initial`` is the value before the set-up. ``written`` is False for a column that `load`
    computes from others; views hold it only if it is ``shown``. ``high`` replaces the highest
    value of the range in the encoder, ``type`` and ``form`` what the value and the axes tell.
    """

    def __init__(
        self,
        name: str,
        value: Field,
        known: str,
        meaning: str,
        axes: Sequence[Axis] = (),
        initial: int = 0,
        key: str = "",
        group: str = "",
        written: bool = True,
        high: int = 0,
        shown: bool = False,
        type: str = "",
        form: str = "",
    ) -> None:
        super().__init__(key or name, known, meaning, group, type=type, form=form)
        self.name: Final = name
        self.value: Final = value
        self.axes: Final = list(axes)
        self.initial: Final = initial
        self.written: Final = written
        self.shown: Final = shown or written
        self.high: Final = high

    def columns(self) -> list[Column]:
        return [self]

    def size(self, players: int) -> int:
        """How many numbers the column has."""
        total = 1
        for axis in self.axes:
            total *= axis.size(players)
        return total

    def start(self, players: int) -> Any:
        """The initial value, a number or a column."""
        return vec[i64]([self.initial] * self.size(players)) if self.axes else self.initial

    def holder(self, source: Any) -> Any:
        """The object the column lies in: the public part, or the state or view itself."""
        return source.public if self.known == EVERYBODY else source

    def write(self, source: Any) -> object:
        return self._plain(source, False)

    def write_view(self, view: Any) -> object:
        return self.write(view) if self._type else self._plain(view, True)

    def _plain(self, source: Any, view: bool) -> object:
        found = getattr(self.holder(source), self.name)
        if not self.axes:
            return self.value.write_view(found) if view else self.value.write(found)
        return self._write(found, int(source.players), 0, 0, view)

    def _write(self, column: Any, players: int, depth: int, offset: int, view: bool) -> object:
        if depth == len(self.axes):
            number = int(column[offset])
            if self.known == SEAT and number < 0:
                return None
            return self.value.write_view(number) if view else self.value.write(number)
        axis = self.axes[depth]
        offset *= axis.size(players)
        places = axis.places(players)
        if axis.trimmed and axis.ids is None:
            full = [int(column[offset + i]) for i in places]
            return [self.value.write(number) for number in full if number >= 0]
        if axis.trimmed and not view:
            places = [i for i in places if column[offset + i] != self.initial]
        inner = {i: self._write(column, players, depth + 1, offset + i, view) for i in places}
        if axis.ids is None:
            return list(inner.values())
        out = {axis.ids[i]: entry for i, entry in inner.items()}
        return {id: e for id, e in out.items() if e is not None} if axis.trimmed else out

    def read(self, state: Any, value: object, where: str) -> None:
        holder, players = self.holder(state), int(state.players)
        if not self.axes:
            setattr(holder, self.name, self._number(value, players, where))
            return
        numbers = [self.initial] * self.size(players)
        self._read(numbers, value, players, 0, 0, where)
        setattr(holder, self.name, vec[i64](numbers))

    def _read(
        self, numbers: list[int], value: object, players: int, depth: int, offset: int, where: str
    ) -> None:
        if depth == len(self.axes):
            numbers[offset] = self._number(value, players, where)
            return
        axis = self.axes[depth]
        offset *= axis.size(players)
        if axis.ids is not None:
            for i, entry in axis.entries(value, players, where).items():
                self._read(numbers, entry, players, depth + 1, offset + i, f"{where}.{axis.ids[i]}")
            return
        places = axis.places(players)
        entries = listing(value, where, None if axis.trimmed else len(places))
        if len(entries) > len(places):
            raise PositionError(
                f"{where} should have at most {len(places)} entries, not {len(entries)}"
            )
        for i, entry in enumerate(entries):
            path = self._path(where, depth, i)
            self._read(numbers, entry, players, depth + 1, offset + places[i], path)

    def _path(self, where: str, depth: int, i: int) -> str:
        in_seat = depth == 0 and self.group == "seats"
        return f"seats[{i}].{self.key}" if in_seat else f"{where}[{i}]"

    def _number(self, value: object, players: int, where: str) -> int:
        number = self.value.read(value, where)
        self.value.check(number, players, where)
        return number

    def typescript(self) -> str:
        if self._type:
            return self._type
        out = self.value.typescript()
        if self.known == SEAT and "null" not in out:
            out += " | null"
        for axis in reversed(self.axes):
            inner = f"({out})" if "|" in out else out
            if axis.ids is None:
                out = f"{inner}[]"
            elif axis.trimmed and "null" in out:
                out = f"Partial<Record<{axis.typescript()}, {out.removesuffix(' | null')}>>"
            else:
                out = f"Record<{axis.typescript()}, {out}>"
        return out

    def shape(self) -> str:
        if self._form:
            return self._form
        out = self.value.shape()
        for axis in reversed(self.axes):
            if axis.ids is None:
                out = f"[{out}] by {axis.name}"
            else:
                inner = out.removesuffix(" or null") if axis.trimmed else out
                out = f"{{{axis.name}: {inner}}}"
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Derived(Section):
    """A key of views alone, computed from the view: what a board shows beside the position.

    ``compute`` is given a view, so the value holds nothing that the viewer does not know.
    """

    def __init__(
        self,
        key: str,
        meaning: str,
        type: str,
        compute: Callable[[Any], object],
        group: str = "",
    ) -> None:
        super().__init__(key, VIEW, meaning, group, type=type, form=type.replace(" | ", " or "))
        self._compute: Final = compute

    def write(self, source: Any) -> object:
        return self._compute(source)


class Columns:
    """All sections of a game, in the order of its position format."""

    def __init__(self, sections: Sequence[Section]) -> None:
        self.sections: Final = list(sections)
        self._by_name: Final = {column.name: column for column in self.all()}
        self._starts: Final[dict[int, list[tuple[Column, Any]]]] = {}  # by players

    def all(self) -> Iterator[Column]:
        """Every column."""
        for section in self.sections:
            yield from section.columns()

    def __getitem__(self, name: str) -> Column:
        return self._by_name[name]

    def initialise(self, state: Any) -> None:
        """Set every column of a state to its initial value."""
        players = int(state.players)
        starts = self._starts.get(players)
        if starts is None:
            known = [column for column in self.all() if column.known != VIEW]
            starts = self._starts[players] = [(each, each.start(players)) for each in known]
        for column, start in starts:
            value = start[:] if column.axes else start
            setattr(column.holder(state), column.name, value)

    def dump(self, state: Any) -> dict[str, Any]:
        """The game's part of a position."""
        sections = [s for s in self.sections if s.known != VIEW]
        return self._gather(state, sections, view=False)

    def view_data(self, view: Any) -> dict[str, Any]:
        """The game's part of a view's data: no section that nobody knows."""
        sections = [s for s in self.sections if s.known != NOBODY]
        return self._gather(view, sections, view=True)

    def _gather(self, source: Any, sections: list[Section], view: bool) -> dict[str, Any]:
        out: dict[str, Any] = {}
        for section in sections:
            if isinstance(section, Column) and not (section.shown if view else section.written):
                continue
            value = section.write_view(source) if view else section.write(source)
            if not section.group:
                out[section.key] = value
            elif isinstance(value, list) and section.group == "seats":
                seats = out.setdefault("seats", [{} for _ in value])
                for entry, part in zip(seats, value, strict=True):
                    entry[section.key] = part
            else:
                out.setdefault(section.group, {})[section.key] = value
        return out

    def load(self, state: Any, position: dict[str, Any]) -> None:
        """Fill a state from a position: exactly these keys, each in its shape and range."""
        sections = [
            s
            for s in self.sections
            if s.known != VIEW and not (isinstance(s, Column) and not s.written)
        ]
        own = {key: position[key] for key in position if key not in FRAME}
        keys(own, {s.group or s.key for s in sections}, "the position")
        for group in dict.fromkeys(s.group for s in sections if s.group):
            wanted = {s.key for s in sections if s.group == group}
            for entry, where in _objects(own[group], group, int(state.players)):
                keys(entry, wanted, where)
        for section in sections:
            key = section.key
            if not section.group:
                section.read(state, own[key], key)
            elif section.group == "seats":
                section.read(state, [entry[key] for entry in own["seats"]], key)
            else:
                section.read(state, own[section.group][key], f"{section.group}.{key}")


def _objects(value: object, group: str, players: int) -> Iterator[tuple[dict[str, Any], str]]:
    if group != "seats":
        yield mapping(value, group), group
        return
    for seat, entry in enumerate(listing(value, group, players)):
        yield mapping(entry, f"seats[{seat}]"), f"seats[{seat}]"
