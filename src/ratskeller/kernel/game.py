"""A game: what can be set up, loaded, chosen and asked, and where its texts and rules are."""

from __future__ import annotations

import re
from collections.abc import Callable
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, SupportsIndex, cast

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from ratskeller.kernel.chance import Rng
from ratskeller.kernel.choice import Grammar, one_of
from ratskeller.kernel.columns import SEAT, Columns
from ratskeller.kernel.decision import AUTOMATIC, SIMULTANEOUS, Decision, Offers, Refusal
from ratskeller.kernel.encoding import Encoder
from ratskeller.kernel.errors import NotationError, OptionError, PositionError
from ratskeller.kernel.evaluation import Evaluator, find_weights
from ratskeller.kernel.event import Event
from ratskeller.kernel.outcome import Outcome
from ratskeller.kernel.plain import PlainPublic, PlainState, PlainView
from ratskeller.kernel.position import expect, keys, listing, mapping, whole
from ratskeller.kernel.public import Public, blank
from ratskeller.kernel.rulebook import Rulebook
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View

if TYPE_CHECKING:
    from ratskeller.kernel.words import Words

OptionValue = str | int | bool
Options = dict[str, OptionValue]

S = TypeVar("S", bound=State, default=State)
V = TypeVar("V", bound=View, default=View)


class Option:
    """A variant of the rules: its values, the default first, and the players it matters for."""

    def __init__(
        self, name: str, clause: str, values: list[OptionValue], players: list[int]
    ) -> None:
        self.name: Final = name
        self.clause: Final = clause
        self.values: Final = values
        self.players: Final = players

    @property
    def default(self) -> OptionValue:
        """What holds if nothing is said."""
        return self.values[0]


def nothing(state: Any) -> None:
    """No columns to set: the initial value of every column is the right one."""


def all_held(state: Any, position: dict[str, Any]) -> None:
    """Nothing to compute: the position holds every column."""


def no_breakdown(state: Any, events: list[Event]) -> list[dict[str, int]]:
    """No answer to where the points came from."""
    return []


def no_statistics(state: Any) -> dict[str, float]:
    """No figures beyond the scores."""
    return {}


def always(code: int, players: int) -> bool:
    """Every code can occur."""
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """One game, declared: what it consists of, and the functions the kernel asks.

    It is generic in its state and its view: without classes of its own, `PlainState` and
    `PlainView`. A game's folder has one instance, `GAME`.
    """

    def __init__(
        self,
        id: str,
        folder: Path,
        players: range,
        grammar: Grammar,
        decisions: list[type[Decision[Any]]],
        options: list[Option],
        version: int,
        columns: Columns,
        stacks: list[str],
        *,
        begin: Callable[[S], None],
        violations: Callable[[S], list[str]],
        draw_hidden: Callable[[S, V, Rng], None],
        text_board: Callable[[V, Words, list[str]], str],
        state: Callable[[Game[Any, Any], int, Options, Any], S] | None = None,
        public: type[Public] = PlainPublic,
        view: Callable[[S, int | None], V] | None = None,
        initial: Callable[[S], None] = nothing,
        complete: Callable[[S, dict[str, Any]], None] = all_held,
        outcome: Callable[[S], Outcome] | None = None,
        breakdown: Callable[[S, list[Event]], list[dict[str, int]]] = no_breakdown,
        statistics: Callable[[S], dict[str, float]] = no_statistics,
        can_occur: Callable[[int, int], bool] = always,
        fewest_win: bool = False,
        evaluator: type[Evaluator[Any, Any]] = Evaluator,
        encoder: type[Encoder[Any]] | None = None,
    ) -> None:
        self.id: Final = id
        self.folder: Final = folder
        self.players: Final = players
        self.grammar: Final = grammar
        self.decisions: Final = {d.NAME: d for d in decisions}
        self.options: Final = {option.name: option for option in options}
        #: Of the rules; records and tables pin it.
        self.version: Final = version
        self.columns: Final = columns
        #: Regular expressions over the names on the stack, bottom first.
        self.stacks: Final = stacks
        #: The view of a seat that exists, or of a spectator (None).
        self.view_of: Final[Callable[[S, int | None], V]] = view or cast(Any, PlainView)
        #: What is wrong with the material: pieces lost or doubled, counts that disagree.
        #: Always empty, unless the engine has a bug; tests and `simulate` ask it.
        self.violations: Final = violations
        #: The board as text for a terminal, with rich markup (styles seat0 … seat4).
        self.text_board: Final = text_board
        #: By seat, where the points came from: from the last state and all events of a game.
        #: The points of a seat add up to its score. Without an answer the list is empty.
        self.breakdown: Final = breakdown
        #: Figures of a finished game beyond its scores, for `simulate` to average.
        self.statistics: Final = statistics
        #: Whether a code can ever be offered with a number of players, whatever the options.
        self.can_occur: Final = can_occur
        #: Times a score, more is better.
        self.score_sign: Final = -1.0 if fewest_win else 1.0
        self.rulebook: Final = Rulebook(folder / "rulebook.toml")
        self._state: Final[Callable[[Any, int, Options, Any], S]] = state or cast(Any, PlainState)
        self._public: Final = public
        #: Sets the columns whose first value depends on players or options.
        self._initial: Final = initial
        #: Pushes what the set-up owes first.
        self._begin: Final = begin
        #: Computes what a position does not hold: derived columns and the outcome. Every value
        #: is within its range; it raises :class:`PositionError` for what cannot be.
        self._complete: Final = complete
        #: The outcome of a state whose stack is empty, unless `complete` finds it.
        self._outcome: Final = outcome
        #: Draws at random what the viewer does not know; the rest of the state is filled in.
        self._draw_hidden: Final = draw_hidden
        self._evaluator: Final = evaluator
        self._encoder: Final = encoder
        self.known: Final = [column.name for column in columns.all() if column.known == SEAT]
        self._new: Final[dict[tuple[OptionValue, ...], S]] = {}  # by players and options

    def new(self, players: SupportsIndex, options: Options | None = None) -> S:
        """A new game, with nothing drawn yet; any whole number will do, NumPy's too."""
        try:
            count = index(players)
        except TypeError:
            self.check_players(players)
            raise
        self.check_players(count)
        complete = self.complete_options(options)
        key = (count, *complete.values())
        if key not in self._new:
            state = self._new[key] = self._empty(count, complete)
            self._begin(state)
        return cast(S, self._new[key].clone())

    def _empty(self, players: int, options: Options) -> S:
        """A state with every column at its initial value; options are complete and checked."""
        state = self._state(self, players, options, blank(self._public))
        self.columns.initialise(state)
        self._initial(state)
        state.open_seals()
        return state

    def determinize(self, view: V, rng: Rng) -> S:
        """A full state, drawn at random among those that fit what the viewer knows."""
        source: Any = view
        state = self._state(self, int(view.players), view.options, source.public.copy())
        state.copy_frame(view)
        view.copy_to(state)
        self._draw_hidden(state, view, rng)
        state.draw_answers(view, rng)
        return state

    def load(self, data: object) -> S:
        """A state from a position, or :class:`PositionError` with the reason."""
        position = mapping(data, "the position")
        if position.get("game") != self.id:
            raise PositionError(
                f"this is not a position of {self.id}: game is {position.get('game')!r}"
            )
        if position.get("version") != self.version:
            raise PositionError(
                f"the position follows version {position.get('version')!r} of the rules,"
                f" this engine version {self.version}"
            )
        try:
            players = whole(position.get("players"), 1, 99, "players")
            self.check_players(players)
            options = self.complete_options(mapping(position.get("options", {}), "options"))
        except OptionError as error:
            raise PositionError(str(error)) from None
        state = self._empty(players, options)
        self.columns.load(state, position)
        self.read_stack(state, position)
        self._complete(state, position)
        if self._outcome is not None and not state.stack.depth:
            state.outcome = self._outcome(state)
        problems = self.violations(state)
        expect(not problems, "; ".join(problems))
        self._check_owed(state)
        ended = None if state.outcome is None else state.outcome.data()
        expect(position.get("outcome") == ended, f"outcome should be {ended}")
        return state

    def _check_owed(self, state: S) -> None:
        """Refuse a position that cannot owe what is on its stack, or in which no answer is left."""
        for decision in state.stack:
            misfit = decision.misfit(state)
            expect(not misfit, f"{decision.NAME}: {misfit}")
        for seat in state.actors:
            out = Offers()
            state.stack.top().offer(state, seat, out)
            expect(out.count > 0, f"{state.stack.top().NAME}: there is nothing to choose")

    def evaluator(self, tables: dict[str, Any] | None = None) -> Evaluator[S, V]:
        """What the game knows about playing it well: its own weights, or those given.

        Without an `Evaluator` of the game's own nothing is known, and bots play positions out at
        random.
        """
        kind = self._evaluator
        return kind(find_weights(self.folder, kind.FEATURES, tables))

    def encoder(self, players: int) -> Encoder[V]:
        """What writes views as numbers at fixed places, with a number of players."""
        if self._encoder is None:
            raise OptionError(f"{self.id} has no encoding of its views")
        self.check_players(players)
        return self._encoder(self, players)

    # -- there is one of each game: copies are the game itself, pickles name it ---

    def __copy__(self) -> Game[S, V]:
        return self

    def __deepcopy__(self, memo: object) -> Game[S, V]:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from ratskeller.kernel.registry import game

        return game, (self.id,)

    # -- what the kernel and the games share -------------------------------------

    def check_players(self, players: object) -> None:
        """Refuse a number of players the game does not take."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            raise OptionError(
                f"{self.id} takes {self.players[0]} to {self.players[-1]} players, not {players!r}"
            )

    def complete_options(self, options: dict[str, Any] | None) -> Options:
        """All options with their values, or :class:`OptionError`."""
        settled = {name: option.default for name, option in self.options.items()}
        for name, value in (options or {}).items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise OptionError(f"{self.id} has no option {name!r}; expected {known}")
            values = self.options[name].values
            if not any(value == v and type(value) is type(v) for v in values):
                known = ", ".join(repr(v) for v in values)
                raise OptionError(f"option {name!r} of {self.id} may be {known}, not {value!r}")
            settled[name] = value
        return settled

    def frame(self, state: State) -> dict[str, Any]:
        """The part of a dump that every game has."""
        grammar = self.grammar
        return {
            "game": self.id,
            "version": self.version,
            "players": state.players,
            "options": dict(state.options),
            "stack": [decision.data() for decision in state.stack],
            "answers": [grammar.choice(c).text if c >= 0 else None for c in state.sealed],
            "outcome": None if state.outcome is None else state.outcome.data(),
        }

    def read_stack(self, state: State, position: dict[str, Any]) -> None:
        """Fill the stack and the sealed answers of a state from a position."""
        for number, entry in enumerate(listing(position.get("stack"), "stack")):
            state.stack.append(self._decision(entry, f"stack[{number}]", int(state.players)))
        names = [decision.NAME for decision in state.stack]
        if names:
            expect(state.stack.top().kind != AUTOMATIC, "no seat owes the top of the stack")
            expect(
                any(re.fullmatch(shape, " ".join(names)) for shape in self.stacks),
                f"no game has this stack: {', '.join(names)}",
            )
        answers = listing(position.get("answers", [None] * state.players), "answers", state.players)
        for seat, text in enumerate(answers):
            if text is not None:
                expect(isinstance(text, str), f"answers: {text!r} is not a choice")
                state.sealed[seat] = self._answer(state, seat, text)

    def _decision(self, entry: object, where: str, players: int) -> Decision[Any]:
        data = dict(mapping(entry, where))
        name = data.pop("decision", None)
        if not isinstance(name, str) or name not in self.decisions:
            known = one_of(list(self.decisions))
            raise PositionError(f"{where}: there is no decision {name!r}; expected {known}")
        kind = self.decisions[name]
        keys(data, set(kind.FIELDS), where)
        values: list[int] = []
        for key, field in kind.FIELDS.items():
            value = field.read(data[key], f"{where}.{key}")
            field.check(value, players, f"{where}.{key}")
            values.append(value)
        return kind(*values)

    def _answer(self, state: State, seat: int, text: str) -> int:
        top = state.decision
        if top is None or top.kind != SIMULTANEOUS:
            raise PositionError("answers are sealed only while several seats choose at once")
        try:
            choice = self.grammar.read(text)
        except NotationError as error:
            raise PositionError(f"answers: {error}") from None
        if top.refuse(state, seat, choice.code) is not None:
            raise PositionError(f"answers: seat {seat} cannot choose {text}")
        return choice.code

    def refusal_over(self) -> Refusal:
        """What a choice after the end is told."""
        return Refusal(self.rulebook.end_clause, "game-over")

    def explain(self, refusal: Refusal) -> str:
        """A refusal in an English sentence."""
        from ratskeller.kernel.words import words_of

        return words_of(self).refusal(refusal)
