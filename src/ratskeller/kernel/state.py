"""The state: one mutable object per running game, columns of small numbers and a stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ratskeller.kernel.choice import Choice
from ratskeller.kernel.decision import CHANCE, NOBODY, TOGETHER, Decision, Offers, Step, Together
from ratskeller.kernel.errors import IllegalChoice, NotationError
from ratskeller.kernel.event import Event

if TYPE_CHECKING:
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
    ratskeller.kernel.errors.IllegalChoice: RA 2.4: it is not your turn to choose
    """

    def __init__(self, game: Game, players: i64, options: dict[str, OptionValue]) -> None:
        self.game = game
        self.players: i64 = players
        self.options = options  # complete, checked, never changed
        self.stack: list[Decision[Any]] = []
        self.sealed = vec[i64]([-1] * players)  # answers to a joint decision, hidden
        self.outcome: Outcome | None = None
        self.listener: list[Event] | None = None
        self.choices_made: i64 = 0
        self.undo_seat: i64 = NOBODY
        self.undo_depth: i64 = 0  # how many of that seat's last choices may be taken back
        self._shown = False

    # -- the public surface -------------------------------------------------

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that owe a choice; (CHANCE,) for chance; () at the end."""
        if not self.stack:
            return ()
        return self.stack[-1].owed_by(self)

    @property
    def decision(self) -> Decision[Any] | None:
        """What is owed now, or None at the end."""
        return self.stack[-1] if self.stack else None

    def choices(self, seat: i64) -> tuple[Choice, ...]:
        """The legal choices of a seat now; empty if it owes none."""
        if seat not in self.actors:
            return ()
        out = Offers()
        self.stack[-1].offer(self, seat, out)
        choice = self.game.grammar.choice
        return tuple([choice(out.codes[i]) for i in range(out.count)])

    def chances(self) -> list[tuple[Choice, int]]:
        """The outcomes of chance now, with their weights; empty if chance owes nothing."""
        if self.actors != (CHANCE,):
            return []
        out = Offers()
        self.stack[-1].offer(self, CHANCE, out)
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
        if not self.stack:
            return self.game.refusal_over()
        if (choice.code >> 32) not in self.game.grammar.verbs:
            raise NotationError(f"{choice} is no choice of {self.game.id}")
        top = self.stack[-1]
        owed = top.owed_by(self)
        if seat not in owed:
            return top.refused("answered" if top.seat == TOGETHER else "not-your-turn")
        return top.refusal(self, seat, choice.code)

    def final(self, seat: i64, choice: Choice) -> bool:
        """Whether a choice on offer could not be taken back once it is made.

        It is tried on a copy. Whether something gets shown or drawn follows from what the
        seat knows, only what it is does not, so the answer gives nothing away.
        """
        top = self.stack[-1]
        if top.seat == TOGETHER:
            return len(top.owed_by(self)) == 1  # the last answer opens all
        trial = self.clone()
        trial.advance(seat, choice.code)
        return trial.undo_depth == 0 or not trial.stack or trial.stack[-1].seat == CHANCE

    def illegal(self, refusal: Refusal) -> IllegalChoice:
        """The error that carries a refusal, with its sentence."""
        sentence = f"{refusal.clause}: {self.game.explain(refusal)}"
        return IllegalChoice(refusal.clause, refusal.reason, refusal.args, sentence)

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) knows, as a value of its own."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy; listeners do not come along."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The whole position as plain data; `Game.load` reads it back."""
        raise NotImplementedError

    # -- what rules use -------------------------------------------------------

    def advance(self, seat: i64, code: i64) -> None:
        """Make a choice that was just offered, without asking again whether it is legal."""
        top = self.stack[-1]
        self.choices_made += 1
        if top.seat == TOGETHER:
            self._seal(top, seat, code)
            return
        self.stack.pop()
        self._shown = False
        top.resolve(self, seat, code)
        self.settle()
        if seat == CHANCE or self._shown:
            self.undo_depth = 0
        elif seat == self.undo_seat:
            self.undo_depth += 1
        else:
            self.undo_depth = 1
        self.undo_seat = seat

    def _seal(self, top: Decision[Any], seat: i64, code: i64) -> None:
        assert isinstance(top, Together)
        self.sealed[seat] = code
        self.undo_seat = NOBODY
        self.undo_depth = 0
        for other in range(self.players):
            if self.sealed[other] < 0 and top.takes_part(self, other):
                return
        self.stack.pop()
        answers = self.sealed
        self.sealed = vec[i64]([-1] * self.players)
        top.resolve_all(self, answers)
        self.settle()

    def unseal(self, seat: i64) -> None:
        """Take a sealed answer back; the seat owes it again."""
        self.sealed[seat] = -1
        self.choices_made -= 1

    def settle(self) -> None:
        """Run the steps on top of the stack until somebody owes something."""
        stack = self.stack
        while stack:
            top = stack[-1]
            if top.seat != NOBODY:
                return
            stack.pop()
            assert isinstance(top, Step)
            top.run(self)

    def push(self, decision: Decision[Any]) -> None:
        """Owe this next."""
        self.stack.append(decision)

    def shown(self) -> None:
        """Something hidden was shown: nobody may take back what led to it."""
        self._shown = True

    def tell(self, kind: str, **args: str | int) -> None:
        """Tell everybody. Call only if `listener` is set, so that search pays nothing."""
        if self.listener is not None:
            self.listener.append(Event(kind, args, None))

    def whisper(self, seat: i64, kind: str, **args: str | int) -> None:
        """Tell one seat alone."""
        if self.listener is not None:
            self.listener.append(Event(kind, args, (seat,)))

    def copy_kernel(self, other: State) -> None:
        """Bring the kernel's own columns of another state into this one."""
        self.stack = other.stack[:]
        self.sealed = other.sealed[:]
        self.outcome = other.outcome
        self.choices_made = other.choices_made
        self.undo_seat = other.undo_seat
        self.undo_depth = other.undo_depth
