"""A running game with its record, its log and its take-backs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ratskeller.kernel.chance import Rng, as_rng
from ratskeller.kernel.decision import CHANCE, SIMULTANEOUS, Chance, Offers
from ratskeller.kernel.draws import Draws, in_order, outcome_of
from ratskeller.kernel.errors import UndoError
from ratskeller.kernel.event import Event, EventLog
from ratskeller.kernel.record import Record

if TYPE_CHECKING:
    import random

    from ratskeller.kernel.choice import Choice
    from ratskeller.kernel.game import Game, OptionValue
    from ratskeller.kernel.state import State
    from ratskeller.kernel.view import View

    RngSource = Rng | random.Random | Draws | int | None


class Bot(Protocol):
    """Anything that picks one of the choices, knowing only a view.

    A bot with memory also has a method ``observe(events)``. It is called before a choice with
    the events since the last one that the bot's seat may see.
    """

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """One of the choices."""


def observe(bot: object, events: Sequence[Event], seat: int) -> None:
    """Tell a bot that has a method ``observe`` the events that its seat may see."""
    tell: Callable[[list[Event]], object] | None = getattr(bot, "observe", None)
    if tell is not None:
        seen = [event for event in events if event.seen_by(seat)]
        if seen:
            tell(seen)


class Match:
    """Keeps state, record and events together, draws for chance, and takes back.

    >>> import ratskeller
    >>> match = Match(ratskeller.game("rattus"), players=2, rng=4)
    >>> seat = match.state.actors[0]
    >>> match.apply(seat, "settle:gallia")
    >>> match.can_undo(seat), match.can_undo(1 - seat)
    (True, False)
    >>> match.undo(seat)
    >>> match.state.actors == (seat,)
    True
    """

    def __init__(
        self,
        game: Game[Any, Any],
        players: int,
        options: dict[str, OptionValue] | None = None,
        rng: RngSource = None,
        seats: list[str] | None = None,
        drawn: Sequence[str] | None = None,
    ) -> None:
        self.game = game
        self._draw_from(rng)
        self.record = Record(game, players, options, seats)
        self.state: State = game.new(players, options)
        self.events: list[Event] = []
        self._listen()
        self._saved: list[tuple[State, int, int]] = []  # before each choice that may go back
        self.draw_chance(drawn)

    @classmethod
    def resume(cls, record: Record, rng: RngSource = None) -> Match:
        """Go on with a recorded game where its choices end."""
        match = cls.__new__(cls)
        match.game = record.game
        match._draw_from(rng, sum(seat == CHANCE for seat, _ in record.choices))
        match.record = Record(
            record.game, record.players, record.options, record.seats, record.start
        )
        match.record.choices = list(record.choices)
        match.events = []
        match._saved = []
        *_, match.state = record.walk(EventLog(match.events))
        match.draw_chance()
        return match

    @classmethod
    def of(cls, state: State, rng: RngSource = None, draws: int = 0) -> Match:
        """Go on from a state; the record starts from its position, nothing before is undone.

        ``draws`` counts the draws before the position.
        """
        match = cls.__new__(cls)
        match.game = state.game
        match._draw_from(rng, draws)
        match.record = Record(state.game, int(state.players), state.options, start=state.dump())
        match.events = []
        match._saved = []
        match.state = state
        match._listen()
        return match

    def apply(self, seat: int, choice: Choice | str, drawn: Sequence[str] | None = None) -> None:
        """Make a choice, then let chance draw what it owes, or what was drawn before."""
        before = (self.state.clone(), len(self.record.choices), len(self.events))
        spoken = self.game.grammar.read(choice) if isinstance(choice, str) else choice
        self.state.apply(seat, spoken)
        self.record.choices.append((seat, str(spoken)))
        self._saved.append(before)
        del self._saved[: max(0, len(self._saved) - self.state.undo_depth)]
        self.draw_chance(drawn)

    def draw_chance(self, drawn: Sequence[str] | None = None) -> None:
        """Draw every outcome that chance owes now; with ``drawn``, exactly these again."""
        state = self.state
        out = Offers()
        again = None if drawn is None else iter(drawn)
        while state.actors == (CHANCE,):
            top = state.stack.top()
            assert isinstance(top, Chance)
            if again is not None:
                choice = self.game.grammar.read(next(again, ""))
            elif self.numbers is not None:
                choice = self.game.grammar.read(self._numbered(self.numbers))
            else:
                choice = self.game.grammar.choice(top.draw(state, self.rng, out))
            state.apply(CHANCE, choice)
            self.draws += 1
            self.record.choices.append((CHANCE, str(choice)))
            self._saved.clear()
        if state.outcome is not None:
            self.record.result = state.outcome.data()

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back its last choice."""
        return self._sealed(seat) or (
            bool(self._saved) and self.state.undo_seat == seat and self.state.undo_depth > 0
        )

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice, or raise :class:`UndoError`."""
        if not self.can_undo(seat):
            raise UndoError("nothing to take back: chance, another seat or a secret came after it")
        if self._sealed(seat):
            self.state.unseal(seat)
            for i in range(len(self.record.choices) - 1, -1, -1):
                if self.record.choices[i][0] == seat:
                    del self.record.choices[i]
                    break
            return
        self.state, choices, events = self._saved.pop()
        self._listen()
        self.record.result = None
        del self.record.choices[choices:]
        del self.events[events:]

    def __copy__(self) -> Match:
        """A shallow copy: it shares state, record and events, and undoes what this match can."""
        found = object.__new__(type(self))
        vars(found).update(vars(self))
        return found

    def __reduce__(self) -> tuple[object, ...]:
        """A match goes on after pickling or deep copying; what came before is no longer undone."""
        return _resumed, (self.record, self.numbers or self.rng)

    def _draw_from(self, rng: RngSource, draws: int = 0) -> None:
        self.numbers = rng if isinstance(rng, Draws) else None
        self.rng = as_rng(None if isinstance(rng, Draws) else rng)
        self.draws = draws  #: how many outcomes chance has drawn; none is ever taken back

    def _numbered(self, numbers: Draws) -> str:
        outcomes = in_order(self.state.chances())
        total = sum(weight for _, weight in outcomes)
        return outcome_of(outcomes, numbers.number(self.draws, total))

    def _listen(self) -> None:
        self.state.listener = EventLog(self.events)

    def _sealed(self, seat: int) -> bool:
        top = self.state.decision
        return top is not None and top.kind == SIMULTANEOUS and self.state.sealed[seat] >= 0


def _resumed(record: Record, rng: Rng | Draws) -> Match:
    return Match.resume(record, rng)


def play(
    game: Game[Any, Any],
    bots: Sequence[Bot],
    options: dict[str, OptionValue] | None = None,
    rng: RngSource = None,
    watch: Callable[[Match], None] | None = None,
) -> Record:
    """Play a whole game between bots and return its record.

    ``rng`` is a seed, a generator, numbered draws, or None for the operating system's randomness.
    ``watch`` is called after every choice.
    """
    match = Match(game, len(bots), options, rng, [type(bot).__name__ for bot in bots])
    state = match.state
    observed = [0] * len(bots)
    while state.outcome is None:
        seat = state.actors[0]
        observe(bots[seat], match.events[observed[seat] :], seat)
        observed[seat] = len(match.events)
        match.apply(seat, bots[seat].choose(state.view(seat), state.choices(seat)))
        if watch is not None:
            watch(match)
    return match.record
