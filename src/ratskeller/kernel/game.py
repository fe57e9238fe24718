"""A game: what can be set up, said and asked, and where its words and rules are."""

from __future__ import annotations

from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, SupportsIndex

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from ratskeller.kernel.chance import Rng
from ratskeller.kernel.choice import Grammar
from ratskeller.kernel.decision import AUTOMATIC, SIMULTANEOUS, Decision, Refusal
from ratskeller.kernel.encoding import Encoder
from ratskeller.kernel.errors import NotationError, OptionError, PositionError
from ratskeller.kernel.evaluation import Evaluator
from ratskeller.kernel.position import expect, keys, listing, mapping, whole
from ratskeller.kernel.rulebook import Rulebook
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View

if TYPE_CHECKING:
    from ratskeller.kernel.words import Words

OptionValue = str | int | bool

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """The contract of one game, generic in its state and its view.

    A game's folder has one subclass and one instance.
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
        fewest_win: bool = False,
    ) -> None:
        self.id: Final = id
        self.folder: Final = folder
        self.players: Final = players
        self.grammar: Final = grammar
        self.decisions: Final = {d.NAME: d for d in decisions}
        self.options: Final = {option.name: option for option in options}
        self.version: Final = version  #: of the rules; records and tables pin it
        self.score_sign: Final = -1.0 if fewest_win else 1.0  #: times a score, more is better
        self.rulebook: Final = Rulebook(folder / "rulebook.toml")

    def new(self, players: SupportsIndex, options: dict[str, OptionValue] | None = None) -> S:
        """A new game, with nothing drawn yet; any whole number will do, NumPy's too."""
        try:
            count = index(players)
        except TypeError:
            self.check_players(players)
            raise
        self.check_players(count)
        return self.begin(count, self.complete_options(options))

    def begin(self, players: int, options: dict[str, OptionValue]) -> S:
        """Set up; options are complete and checked."""
        raise NotImplementedError

    def load(self, data: object) -> S:
        """A state from a position, or :class:`PositionError` with the reason."""
        position = mapping(data, "the position")
        if position.get("game") != self.id:
            raise PositionError(
                f"this is no position of {self.id}: game is {position.get('game')!r}"
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
        return self.restore(position, players, options)

    def restore(self, position: dict[str, Any], players: int, options: dict[str, OptionValue]) -> S:
        """Fill a state from a position whose frame was checked."""
        raise NotImplementedError

    def determinize(self, view: V, rng: Rng) -> S:
        """A full state, drawn at random among those that fit what the viewer knows."""
        raise NotImplementedError

    def violations(self, state: S) -> list[str]:
        """What is wrong with the material: pieces lost or doubled, counts that disagree.

        Always empty, unless the engine has a bug; tests and `simulate` ask it.
        """
        raise NotImplementedError

    def statistics(self, state: S) -> dict[str, float]:
        """Figures of a finished game beyond its scores, for `simulate` to average."""
        return {}

    def evaluator(self, tables: dict[str, Any] | None = None) -> Evaluator[S, V]:
        """What the game knows about playing it well: its own weights, or those given.

        Games with a `Evaluator` of their own override it; without one nothing is known and
        bots play positions out at random.
        """
        return Evaluator({})

    def encoder(self, players: int) -> Encoder[V]:
        """What writes views as numbers at fixed places, with a number of players."""
        raise OptionError(f"{self.id} has no encoding of its views")

    def can_occur(self, code: int, players: int) -> bool:
        """Whether a code can ever be offered with a number of players, whatever the options."""
        return True

    def text_board(self, view: V, words: Words, names: list[str]) -> str:
        """The board as text for a terminal, with rich markup (styles seat0 … seat4)."""
        raise NotImplementedError

    # -- what the kernel and the games share -------------------------------------

    def check_players(self, players: object) -> None:
        """Refuse a number of players the game does not take."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            raise OptionError(
                f"{self.id} takes {self.players[0]} to {self.players[-1]} players, not {players!r}"
            )

    def complete_options(self, options: dict[str, Any] | None) -> dict[str, OptionValue]:
        """All options with their values, or :class:`OptionError`."""
        settled = {name: option.default for name, option in self.options.items()}
        for name, value in (options or {}).items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise OptionError(f"{self.id} has no option {name!r}; known: {known}")
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
            where = f"stack[{number}]"
            data = dict(mapping(entry, where))
            name = data.pop("decision", None)
            if not isinstance(name, str) or name not in self.decisions:
                known = ", ".join(self.decisions)
                raise PositionError(f"{where}: there is no decision {name!r}; known: {known}")
            kind = self.decisions[name]
            keys(data, set(kind.FIELDS), where)
            values = {f: field.read(data[f], f"{where}.{f}") for f, field in kind.FIELDS.items()}
            for who in ("seat", "player", "last"):
                expect(
                    values.get(who, 0) < state.players,
                    f"{where}.{who}: there is no seat {values.get(who)}",
                )
            state.stack.append(kind(*values.values()))
        if state.stack:
            expect(
                state.stack[-1].kind != AUTOMATIC, "nobody owes the decision on top of the stack"
            )
        answers = listing(position.get("answers", [None] * state.players), "answers", state.players)
        for seat, text in enumerate(answers):
            if text is not None:
                expect(isinstance(text, str), f"answers: {text!r} is no choice")
                state.sealed[seat] = self._answer(state, seat, text)

    def _answer(self, state: State, seat: int, text: str) -> int:
        top = state.decision
        if top is None or top.kind != SIMULTANEOUS:
            raise PositionError("answers are sealed only while several seats choose at once")
        try:
            choice = self.grammar.read(text)
        except NotationError as error:
            raise PositionError(f"answers: {error}") from None
        if top.refusal(state, seat, choice.code) is not None:
            raise PositionError(f"answers: seat {seat} cannot choose {text}")
        return choice.code

    def refusal_over(self) -> Refusal:
        """What a choice after the end is told."""
        return Refusal(self.rulebook.end_clause, "game-over")

    def explain(self, refusal: Refusal) -> str:
        """A refusal in an English sentence."""
        from ratskeller.kernel.words import words_of

        return words_of(self).refusal(refusal)
