"""The state: one mutable object per running game, columns of small numbers and a stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ratskeller.kernel.choice import Choice
from ratskeller.kernel.decision import (
    AUTOMATIC,
    CHANCE,
    DRAWN,
    NO_SEAT,
    SIMULTANEOUS,
    Decision,
    Offers,
    Simultaneous,
)
from ratskeller.kernel.errors import IllegalChoice, NotationError, SeatError
from ratskeller.kernel.event import Event, Listener
from ratskeller.kernel.stack import Stack

if TYPE_CHECKING:
    from ratskeller.kernel.chance import Rng
    from ratskeller.kernel.decision import Refusal
    from ratskeller.kernel.game import Game, OptionValue
    from ratskeller.kernel.outcome import Outcome
    from ratskeller.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position and what is owed in it. Games subclass it with their columns.

    >>> import ratskeller
    >>> state = ratskeller.game("rattus").new(players=3)
    >>> state.actors == (ratskeller.CHANCE,)
    True
    >>> state.apply(ratskeller.CHANCE, "pawn:gallia")
    >>> state.apply(ratskeller.CHANCE, "start:2")
    >>> state.actors
    (2,)
    >>> state.apply(0, "settle:italia")
    Traceback (most recent call last):
    ratskeller.kernel.errors.IllegalChoice: RA 2.4: It is not your turn.
    >>> state.view(3)
    Traceback (most recent call last):
    ratskeller.kernel.errors.SeatError: there is no seat 3; rattus with 3 players has seats 0 to 2
    >>> state == state.clone()
    True
    """

    def __init__(self, game: Game[Any, Any], players: i64, options: dict[str, OptionValue]) -> None:
        self.game = game
        self.players: i64 = players
        self.options = options  # complete, checked, never changed
        self.stack = Stack([])
        self.sealed = vec[i64]()  # answers to a simultaneous decision, hidden; see `open_seals`
        self.outcome: Outcome | None = None
        self.listener: Listener | None = None
        self.choices_made: i64 = 0
        self.undo_seat: i64 = NO_SEAT
        self.undo_depth: i64 = 0  # how many of that seat's last choices may be undone
        self._revealed = False

    # -- the public surface -------------------------------------------------

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that owe a choice; (CHANCE,) for chance; () at the end."""
        if not self.stack.depth:
            return ()
        return self.stack.top().owed_by(self)

    @property
    def decision(self) -> Decision[Any] | None:
        """What is owed now, or None at the end."""
        return self.stack.top() if self.stack.depth else None

    def choices(self, seat: i64) -> tuple[Choice, ...]:
        """The legal choices of a seat now; empty if it owes none."""
        self.check_seat(seat)
        if seat not in self.actors:
            return ()
        out = Offers()
        self.stack.top().offer(self, seat, out)
        choice = self.game.grammar.choice
        return tuple([choice(out.codes[i]) for i in range(out.count)])

    def chances(self) -> list[tuple[Choice, int]]:
        """The outcomes of chance now, with their weights; empty if chance owes nothing."""
        if self.actors != (CHANCE,):
            return []
        out = Offers()
        self.stack.top().offer(self, CHANCE, out)
        choice = self.game.grammar.choice
        return [(choice(out.codes[i]), out.weights[i]) for i in range(out.count)]

    def apply(self, seat: i64, choice: Choice | str) -> None:
        """Make a choice, given as itself or its notation, or raise :class:`IllegalChoice`."""
        spoken = self.game.grammar.read(choice) if isinstance(choice, str) else choice
        refusal = self.refusal(seat, spoken)
        if refusal is not None:
            raise self.illegal(refusal)
        self.advance(seat, spoken.code)

    def refusal(self, seat: i64, choice: Choice) -> Refusal | None:
        """Why a seat may not make this choice now, or None if it may."""
        self.check_seat(seat)
        if not self.stack.depth:
            return self.game.refusal_over()
        if (choice.code >> 32) not in self.game.grammar.verbs:
            raise NotationError(f"{choice} is not a choice of {self.game.id}")
        top = self.stack.top()
        if seat not in top.owed_by(self):
            return top.refused("answered" if top.kind == SIMULTANEOUS else "not-your-turn")
        return top.refuse(self, seat, choice.code)

    def is_irreversible(self, seat: i64, choice: Choice) -> bool:
        """Whether a legal choice could not be undone once it is made.

        The choice is tried on a copy. Whether it reveals or draws something follows from
        what the seat knows, so the answer reveals nothing.
        """
        top = self.stack.top()
        if top.kind == SIMULTANEOUS:
            return len(top.owed_by(self)) == 1  # the last answer opens all
        trial = self.clone()
        trial.advance(seat, choice.code)
        return trial.undo_depth == 0 or not trial.stack.depth or trial.stack.top().kind == DRAWN

    def illegal(self, refusal: Refusal) -> IllegalChoice:
        """The error that carries a refusal, with its sentence."""
        sentence = f"{refusal.clause}: {self.game.explain(refusal)}"
        return IllegalChoice(refusal.clause, refusal.reason, refusal.args, sentence)

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) knows, as a value of its own."""
        if seat is not None and not 0 <= seat < self.players:
            raise self._no_seat(seat)
        return self.view_of(seat)

    def clone(self) -> State:
        """An independent copy, without the listener."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The whole position as plain data; `Game.load` reads it back."""
        return {**self.game.frame(self), **self.game.columns.dump(self)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a state changes and cannot be hashed")

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        undo = (int(self.choices_made), int(self.undo_seat), int(self.undo_depth))
        return restore, (self.game.id, self.dump(), undo)

    # -- what games implement and rules use -----------------------------------

    def view_of(self, seat: int | None) -> View:
        """The view of a seat that exists, or of a spectator."""
        view: View = self.game.view_of(self, seat)
        return view

    def check_seat(self, seat: i64) -> None:
        """Raise :class:`SeatError` unless the seat exists; CHANCE does."""
        if seat < CHANCE or seat >= self.players:
            raise self._no_seat(seat)

    def _no_seat(self, seat: int) -> SeatError:
        return SeatError(
            f"there is no seat {seat}; {self.game.id} with {self.players} players has seats 0"
            f" to {self.players - 1}"
        )

    def advance(self, seat: i64, code: i64) -> None:
        """Make a choice. The caller guarantees legality."""
        top = self.stack.pop()
        self.choices_made += 1
        if top.kind == SIMULTANEOUS:
            self.stack.append(top)
            self._seal(top, seat, code)
            return
        self._revealed = False
        top.resolve(self, seat, code)
        self.run_automatic()
        if seat == CHANCE or self._revealed:
            self.undo_depth = 0
        elif seat == self.undo_seat:
            self.undo_depth += 1
        else:
            self.undo_depth = 1
        self.undo_seat = seat

    def _seal(self, top: Decision[Any], seat: i64, code: i64) -> None:
        assert isinstance(top, Simultaneous)
        self.sealed[seat] = code
        self.undo_seat = NO_SEAT
        self.undo_depth = 0
        for other in range(self.players):
            if self.sealed[other] < 0 and top.takes_part(self, other):
                return
        self.stack.pop()
        answers = self.sealed
        self.open_seals()
        top.resolve_all(self, answers)
        self.run_automatic()

    def unseal(self, seat: i64) -> None:
        """Undo a sealed answer; the seat owes it again."""
        self.sealed[seat] = -1
        self.choices_made -= 1

    def run_automatic(self) -> None:
        """Run the automatic decisions on top of the stack until somebody owes a choice."""
        stack = self.stack
        while stack.depth:
            top = stack.top()
            if top.kind != AUTOMATIC:
                return
            stack.pop()
            top.run(self)

    def push(self, decision: Decision[Any]) -> None:
        """Owe this next."""
        self.stack.append(decision)

    def owe(
        self,
        first: Decision[Any],
        second: Decision[Any],
        third: Decision[Any] | None = None,
        fourth: Decision[Any] | None = None,
        fifth: Decision[Any] | None = None,
    ) -> None:
        """Owe these next, in reading order."""
        if fifth is not None:
            self.stack.append(fifth)
        if fourth is not None:
            self.stack.append(fourth)
        if third is not None:
            self.stack.append(third)
        self.stack.append(second)
        self.stack.append(first)

    def mark_revealed(self) -> None:
        """Something hidden was revealed: the choice that led to it cannot be undone."""
        self._revealed = True

    def emit(self, kind: str, to: int | None = None, **args: str | int) -> None:
        """Report an event to everybody, or to one seat alone.

        Call it only if `listener` is set, so that search pays nothing.
        """
        if self.listener is not None:
            self.listener.on_event(self, Event(kind, args, None if to is None else (to,)))

    def end(self, outcome: Outcome) -> None:
        """The game is over: report who won, and with how many points."""
        self.outcome = outcome
        if self.listener is not None:
            for seat in outcome.winners:
                self.emit("over", seat=seat, count=outcome.scores[seat])

    def copy_frame(self, view: View) -> None:
        """Copy the stack and the outcome of a view: the kernel's part of determinizing."""
        self.stack = Stack(view.stack[:])
        self.outcome = view.outcome
        self.open_seals()

    def draw_answers(self, view: View, rng: Rng) -> None:
        """Sealed answers of others, any they can have given in this state; the viewer's is kept."""
        out = Offers()
        for seat in view.sealed:
            if seat == view.viewer and view.own_answer is not None:
                self.sealed[seat] = view.own_answer.code
            else:
                self.draw_answer(seat, rng, out)

    def draw_answer(self, seat: i64, rng: Rng, out: Offers) -> None:
        """A sealed answer of one seat, any it can give in this state."""
        out.count = 0
        self.stack.top().offer(self, seat, out)
        self.sealed[seat] = out.codes[rng.below(out.count)]

    def open_seals(self) -> None:
        """Nobody has answered a simultaneous decision. A clone copies the answers instead."""
        self.sealed = vec[i64]([-1] * self.players)

    def copy_kernel(self, other: State) -> None:
        """Copy the kernel's own columns of another state."""
        self.stack.copy_from(other.stack)
        self.sealed = other.sealed[:]
        self.outcome = other.outcome
        self.choices_made = other.choices_made
        self.undo_seat = other.undo_seat
        self.undo_depth = other.undo_depth


def restore(game_id: str, position: dict[str, Any], undo: tuple[int, int, int]) -> State:
    """Rebuild a pickled state."""
    from ratskeller.kernel.registry import game

    state = game(game_id).load(position)
    state.choices_made, state.undo_seat, state.undo_depth = undo
    return state
