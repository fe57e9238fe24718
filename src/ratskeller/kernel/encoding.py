"""A view as numbers at fixed places, for nets and other learners.

An encoder is made for one game and one number of players. It names the spans of the
observation (`spans`: name, offset, size, highest value, meaning) and fills them from a
:class:`View`, never from a state, so that an observation holds what its viewer knows and
nothing else. Seats are counted from the viewer on: place 0 of a span by seat is the viewer.

Numbers are whole, from 0 to 255; a count beyond that stays at 255. Divided by `highest` they
lie between 0 and 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, cast, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from ratskeller.kernel.choice import Choice, nth_arg
from ratskeller.kernel.column_writer import (
    BITS,
    MOST,
    NUMBER,
    ONE,
    SEAT,
    SEATS,
    ColumnSpan,
    ColumnWriter,
    more,
    put,
    relative,
    write,
)
from ratskeller.kernel.columns import Column, Columns
from ratskeller.kernel.decision import SIMULTANEOUS, Decision
from ratskeller.kernel.position import (
    Field,
    FlagField,
    NumberField,
    SeatField,
    SeatSetField,
    SetField,
    WordField,
)
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

V = TypeVar("V", bound=View, default=View)


class Span:
    """A named stretch of an observation.

    ``axes`` holds the indexes in use along each axis. A place has the same meaning with another
    number of players if it has the same indexes there.
    """

    __slots__ = ("axes", "high", "meaning", "name", "offset", "size")

    def __init__(
        self,
        name: str,
        offset: int,
        size: int,
        high: int,
        meaning: str,
        axes: list[list[int]] | None = None,
    ) -> None:
        self.name: Final = name
        self.offset: Final = offset
        self.size: Final = size
        self.high: Final = high
        self.meaning: Final = meaning
        self.axes: Final = [list(range(size))] if axes is None else axes

    def __repr__(self) -> str:
        return f"Span({self.name!r}, {self.offset}, {self.size})"


@final
class Parameter:
    """Where one parameter of a decision goes, and how it is written."""

    def __init__(self, name: str, kind: int, offset: int, size: int) -> None:
        self.name: Final = name
        self.kind: i64 = kind
        self.offset: i64 = offset
        self.size: i64 = size


@final
class Owed:
    """Where a kind of decision goes."""

    def __init__(self, offset: int) -> None:
        self.offset: i64 = offset
        self.parameters: list[Parameter] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[V]):
    """Writes views of one game with one number of players. Games subclass it with their spans.

    >>> import ratskeller
    >>> encoder = ratskeller.game("rattus").encoder(players=3)
    >>> [(span.name, span.offset, span.size) for span in encoder.spans[:3]]
    [('option.powers', 0, 2), ('option.removed_with_three', 2, 2), ('seat', 4, 3)]
    >>> view = ratskeller.game("rattus").new(players=3).view(1)
    >>> list(encoder.values(view)[4:7])
    [0, 1, 0]
    """

    def __init__(self, game: Game[Any, Any], players: int) -> None:
        self.players: i64 = players
        self.size: i64 = 0
        self.blank = b""  # as many zeros
        self.spans: list[Span] = []
        self.writer = ColumnWriter(players)
        self._shown: View | None = None  # a view of ours, filled again and again
        self.hidden_span: Span | None = None  #: what `fill_hidden` writes, if anything
        self._options = [
            (name, [*option.values], self.span(
                f"option.{name}", len(option.values), 1,
                f"the value of the option, one of: {', '.join(map(str, option.values))}"))
            for name, option in game.options.items()
        ]  # fmt: skip
        self._seat: i64 = self.span("seat", players, 1, "where the viewer sits, counted absolutely")
        self._to_move: i64 = self.by_seat("to_move", 1, "who owes a choice")
        self._answered: i64 = self.by_seat("answered", 1, "who has answered a joint decision")
        words = [len(s.words) for v in game.grammar.verbs.values() for s in v.slots]
        self._answer: i64 = self.span(
            "answer",
            4,
            max(words, default=1),
            "the viewer's sealed answer: its arguments, each plus one",
        )
        self._over: i64 = self.span("over", 1, 1, "whether the game is over")
        self._known: dict[str, Any] | None = None  # the options last seen
        self._chosen = vec[i64]()  # and the places of their values
        self._owed: dict[type[Decision[Any]], Owed] = {}
        for name, decision in game.decisions.items():
            self._owed[decision] = self._decision(name, decision)

    def span(
        self,
        name: str,
        size: int,
        high: int,
        meaning: str,
        axes: list[list[int]] | None = None,
    ) -> int:
        """Add a span; returns its offset. Without ``axes`` its places are counted from 0."""
        offset = int(self.size)
        self.spans.append(Span(name, offset, size, high, meaning, axes))
        self.size += size
        self.blank = bytes(int(self.size))
        return offset

    def by_seat(self, name: str, high: int, meaning: str) -> int:
        """Add a span with one place for each seat, the viewer first."""
        return self.span(name, int(self.players), high, f"{meaning}, by seat")

    def column(self, column: Column, name: str = "") -> None:
        """Add the span of a column, which is then filled by itself.

        It has the axes of the column, and then one place for a number or one for each id.
        """
        players = int(self.players)
        field = column.value
        width, high, each, kind = 1, column.high, "", NUMBER
        if isinstance(field, NumberField):
            high = high or field.high
        elif isinstance(field, SeatField | SeatSetField):
            width, each, kind = players, "seat", SEAT if isinstance(field, SeatField) else SEATS
        elif isinstance(field, WordField):
            width, each, kind = len(field.words), ", ".join(field.words), ONE
        elif isinstance(field, SetField):
            width, each, kind = len(field.words), ", ".join(field.words), BITS
        names = [axis.name for axis in column.axes] + ([each] if each else [])
        size = width
        axes: list[list[int]] = []
        for axis in column.axes:
            axes.append(axis.places(players))
            size *= len(axes[-1])
        axes.append(list(range(width)))
        by = " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))
        meaning = f"{column.meaning}, by {by}" if by else column.meaning
        offset = self.span(name or column.key, size, high or 1, meaning, axes)
        places = [p for viewer in range(players) for p in self._places(column, viewer, width)]
        self.writer.add(ColumnSpan(column, kind, offset, places))

    def columns(self, declared: Columns, *names: str) -> None:
        """Add the spans of several columns."""
        for name in names:
            self.column(declared[name])

    def _places(self, column: Column, viewer: int, width: int) -> list[int]:
        """Where each number of a column goes for a viewer, seats counted from the viewer on."""
        players = int(self.players)
        places = [0]
        for axis in column.axes:
            used = axis.places(players)
            order = {i: place for place, i in enumerate(used)}
            if axis.name == "seat":
                order = {i: (i - viewer) % players for i in used}
            places = [
                before * len(used) + order[i] if before >= 0 and i in order else -1
                for before in places
                for i in range(axis.size(players))
            ]
        return [place * width if place >= 0 else -1 for place in places]

    def _decision(self, name: str, decision: type[Decision[Any]]) -> Owed:
        owed = Owed(self.span(f"owed.{name}", 1, 1, f"how often {name} lies on the stack"))
        for field, kind in decision.FIELDS.items():
            owed.parameters.append(self._parameter(f"owed.{name}.{field}", field, kind))
        return owed

    def _parameter(self, full: str, name: str, field: Field) -> Parameter:
        if isinstance(field, SeatField):
            at = self.span(full, int(self.players), 1, "one of the seats, the viewer first")
            return Parameter(name, SEAT, at, int(self.players))
        if isinstance(field, WordField):
            at = self.span(full, len(field.words), 1, f"one of: {', '.join(field.words)}")
            return Parameter(name, ONE, at, len(field.words))
        if isinstance(field, SetField):
            at = self.span(full, len(field.words), 1, f"any of: {', '.join(field.words)}")
            return Parameter(name, BITS, at, len(field.words))
        if isinstance(field, FlagField):
            return Parameter(name, NUMBER, self.span(full, 1, 1, "yes or no"), 1)
        if isinstance(field, NumberField):
            high = min(max(field.high, 1), MOST)
            at = self.span(full, 1, high, f"a number up to {field.high}")
            return Parameter(name, NUMBER, at, 1)
        raise TypeError(f"{full}: fields of this kind have no encoding")

    @property
    def highest(self) -> list[int]:
        """What each place can reach: divide by it to come to 0 to 1."""
        return [span.high for span in self.spans for _ in range(span.size)]

    def relative(self, seat: i64, viewer: i64) -> i64:
        """A seat counted from the viewer on."""
        return relative(seat, viewer, self.players)

    def values(self, view: V) -> bytes:
        """The observation of a view by itself."""
        out = BytesWriter()
        self.encode(view, out)
        return out.getvalue()

    def observe(self, state: State, viewer: i64, out: BytesWriter) -> None:
        """Add what a seat knows in a state: the same as `encode` with its view, but faster.

        What every game has is read from the state. The game's columns come by way of a view,
        which says what the seat knows, but only they are filled in.
        """
        shown = self._shown
        if shown is None:
            shown = state.view_of(int(viewer))
            if shown.fills():
                self._shown = shown
        else:
            shown.look(state, int(viewer))
        start: i64 = len(out)
        out.write(self.blank)
        out[start + self._seat + viewer] = 1
        self._stand(state, viewer, out, start)
        self._game(cast(V, shown), viewer, out, start)

    def encode(self, view: V, out: BytesWriter) -> None:
        """Add the observation of a view to others; a spectator looks from seat 0."""
        start: i64 = len(out)
        out.write(self.blank)
        viewer: i64 = 0
        if view.viewer is not None:
            viewer = view.viewer
            out[start + self._seat + viewer] = 1
        self._frame(view, viewer, out, start)
        self._game(view, viewer, out, start)

    def _game(self, view: V, viewer: i64, out: BytesWriter, start: i64) -> None:
        """Write what the game has of its own."""
        self.writer.begin(viewer, out, start)
        self.tell(view, self.writer)
        self.fill(view, viewer, out, start)

    def fill(self, view: V, viewer: i64, out: BytesWriter, start: i64) -> None:
        """Fill in what the game adds beside its columns; places are 0 beforehand."""
        raise NotImplementedError

    def tell(self, view: V, to: ColumnWriter) -> None:
        """Tell a writer every column, in the order of the spans.

        This finds columns by their names. A game may do the same by hand, which is faster.
        """
        public = getattr(view, "public", None)
        for span in to.spans:
            held = getattr(public if span.public else view, span.name)
            if span.scalar:
                to.number(held)
            else:
                to.column(held)

    def fill_hidden(self, state: State, viewer: i64, out: BytesWriter) -> None:
        """Append what the viewer does not know but a learner may, as `hidden_span` describes it.

        It is the target of a belief and an input of a critic, never part of an observation.
        A number is an id plus one, or 0 if there is none.
        """

    def _frame(self, view: V, viewer: i64, out: BytesWriter, start: i64) -> None:
        """What every game has, from a view; `_stand` writes the same from a state."""
        self._mark_options(view.options, out, start)
        for seat in view.actors:
            if seat >= 0:
                out[start + self._to_move + self.relative(seat, viewer)] = 1
        for seat in view.sealed:
            out[start + self._answered + self.relative(seat, viewer)] = 1
        answer = view.own_answer
        if answer is not None:
            self._sealed_answer(answer, out, start)
        if view.outcome is not None:
            out[start + self._over] = 1
        for decision in view.stack:
            self._lies(decision, viewer, out, start)

    def _stand(self, state: State, viewer: i64, out: BytesWriter, start: i64) -> None:
        """What every game has, from a state: open to all but the answers of a joint decision."""
        self._mark_options(state.options, out, start)
        if state.outcome is not None:
            out[start + self._over] = 1
        stack = state.stack
        if stack.depth == 0:
            return
        top = stack.top()
        if top.kind == SIMULTANEOUS:
            self._joint(state, viewer, out, start)
        elif top.seat >= 0:
            out[start + self._to_move + self.relative(top.seat, viewer)] = 1
        for place in range(stack.depth):
            self._lies(stack.at(place), viewer, out, start)

    def _joint(self, state: State, viewer: i64, out: BytesWriter, start: i64) -> None:
        """Who has answered a joint decision and who has not, and the viewer's own answer."""
        for seat in state.actors:
            out[start + self._to_move + self.relative(seat, viewer)] = 1
        for seat in range(state.players):
            if state.sealed[seat] >= 0:
                out[start + self._answered + self.relative(seat, viewer)] = 1
        if state.sealed[viewer] >= 0:
            answer = state.game.grammar.choice(state.sealed[viewer])
            self._sealed_answer(answer, out, start)

    def _sealed_answer(self, answer: Choice, out: BytesWriter, start: i64) -> None:
        code: i64 = answer.code
        for i in range(i64(len(answer.args))):
            put(out, start + self._answer + i, nth_arg(code, i) + 1)

    def _mark_options(self, options: dict[str, Any], out: BytesWriter, start: i64) -> None:
        if options is not self._known:
            self._choose(options)
        for at in self._chosen:
            out[start + at] = 1

    def _choose(self, options: dict[str, Any]) -> None:
        places = [at + values.index(options[name]) for name, values, at in self._options]
        self._known = options
        self._chosen = vec[i64](places)

    def _lies(self, decision: Decision[Any], viewer: i64, out: BytesWriter, start: i64) -> None:
        """A decision of the stack; of two of a kind the later one's parameters stay."""
        owed = self._owed[type(decision)]
        at = start + owed.offset
        again = out[at] > 0
        more(out, at)
        for p in owed.parameters:
            value = decision.parameter(p.name)
            place = start + p.offset
            if again:
                for i in range(place, place + p.size):
                    out[i] = 0
            write(out, place, p.kind, value, viewer, self.players)
