"""What is owed next, as small immutable objects on the state's stack.

A decision says who owes it, what is on offer, why something is refused, and what an
answer does. It has left the stack when it is resolved; whatever is owed after it, it
pushes. Decisions hold public data only (what is hidden lies in the state's columns), so
a view may show the stack as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ratskeller.kernel.choice import VERB_MASK, one_of
from ratskeller.kernel.position import Field, SeatField

if TYPE_CHECKING:
    from ratskeller.kernel.chance import Rng
    from ratskeller.kernel.state import State

CHANCE: Final = -1  #: the seat of chance
NO_SEAT: Final = -2  #: the seat of a decision that no single seat owes

ONE_SEAT: Final = 0  #: kinds of decisions: one seat answers,
DRAWN: Final = 1  #: chance draws,
AUTOMATIC: Final = 2  #: the state resolves it itself,
SIMULTANEOUS: Final = 3  #: several seats answer before anything is shown

S = TypeVar("S", bound="State")


class Offers:
    """A reusable buffer of codes on offer, with weights where chance decides."""

    def __init__(self) -> None:
        self.codes = vec[i64]([0] * 64)
        self.weights = vec[i64]([0] * 64)
        self.count: i64 = 0

    def add(self, code: i64) -> None:
        """Offer a code."""
        count = self.count
        if count == len(self.codes):
            self._grow()
        self.codes[count] = code
        self.count = count + 1

    def weigh(self, code: i64, weight: i64) -> None:
        """Offer an outcome of chance with its weight; weight 0 is no outcome."""
        if weight > 0:
            self.add(code)
            self.weights[self.count - 1] = weight

    def _grow(self) -> None:
        for _ in range(len(self.codes)):
            self.codes = append(self.codes, 0)
            self.weights = append(self.weights, 0)


class Refusal:
    """Why a choice is not possible: the clause, a reason's id and its details."""

    def __init__(self, clause: str, reason: str, args: dict[str, str | int] | None = None) -> None:
        self.clause: Final = clause
        self.reason: Final = reason
        self.args: Final = {} if args is None else args


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """Something one seat has to decide."""

    NAME: ClassVar[str] = ""  #: id, for texts and positions
    CLAUSE: ClassVar[str] = ""  #: the rule that asks for it
    FIELDS: ClassVar[dict[str, Field]] = {"seat": SeatField()}  #: its parameters, for positions
    VERBS: ClassVar[tuple[int, ...]] = ()  #: the verbs it asks for; all others are refused

    kind: i64 = ONE_SEAT  #: ONE_SEAT, DRAWN, AUTOMATIC or SIMULTANEOUS

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def offer(self, state: S, seat: i64, out: Offers) -> None:
        """Add every legal code for this seat: the fast path, checked against `refuse`."""
        raise NotImplementedError

    def refuse(self, state: S, seat: i64, code: i64) -> Refusal | None:
        """Why this code is refused, or None if it is legal: the authority."""
        if self.VERBS and code & VERB_MASK not in self.VERBS:
            verbs = state.game.grammar.verbs
            expected = one_of([verbs[verb >> 32].form for verb in self.VERBS])
            return self.refused("wrong-verb", expected=expected)
        return self.refusal(state, seat, code)

    def refusal(self, state: S, seat: i64, code: i64) -> Refusal | None:
        """Why a code with one of the `VERBS` is refused, or None. Games override this."""
        return None

    def resolve(self, state: S, seat: i64, code: i64) -> None:
        """Carry out a legal code and push what is owed next."""
        raise NotImplementedError

    def draw(self, state: S, rng: Rng, out: Offers) -> i64:
        """Draw an outcome: what chance does instead of choosing."""
        raise NotImplementedError

    def run(self, state: S) -> None:
        """Do what is automatic and push what is owed next."""
        raise NotImplementedError

    def owed_by(self, state: S) -> tuple[int, ...]:
        """The seats that still owe an answer."""
        return (self.seat,)

    def first_owing(self, state: S) -> i64:
        """The first seat that still owes an answer; the same as ``owed_by(state)[0]``."""
        return self.seat

    def owner(self) -> int:
        """The seat that owes this or for which it is done; below 0 if there is none."""
        return int(getattr(self, "player", self.seat))

    def prompt(self, state: S) -> dict[str, str | int]:
        """Details for the sentence that asks for this decision."""
        return {}

    def misfit(self, state: S) -> str:
        """Why a position cannot owe this, with the clause, or nothing; asked when one is loaded."""
        return ""

    def refused(self, reason: str, **args: str | int) -> Refusal:
        """A refusal under this decision's own clause."""
        return Refusal(self.CLAUSE, reason, args)

    def parameter(self, name: str) -> i64:
        """The number of one of its `FIELDS`. Games override this where an encoder often asks."""
        if name == "seat":
            return self.seat
        found: i64 = getattr(self, name)
        return found

    def data(self) -> dict[str, Any]:
        """This decision as plain data: its name and its fields."""
        out: dict[str, Any] = {"decision": self.NAME}
        for name, field in self.FIELDS.items():
            out[name] = field.write(getattr(self, name))
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Either(Decision[S]):
    """A decision between its `VERBS`, which have no arguments and are always possible."""

    def offer(self, state: S, seat: i64, out: Offers) -> None:
        for verb in self.VERBS:
            out.add(verb)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S]):
    """A decision by chance: outcomes with weights, drawn when they happen."""

    FIELDS: ClassVar[dict[str, Field]] = {}

    kind: i64 = DRAWN

    def __init__(self) -> None:
        self.seat = CHANCE

    def draw(self, state: S, rng: Rng, out: Offers) -> i64:
        """Draw one outcome. Games override this where a direct draw is faster."""
        out.count = 0
        self.offer(state, CHANCE, out)
        total: i64 = 0
        for i in range(out.count):
            total += out.weights[i]
        left = rng.below(total)
        for i in range(out.count):
            left -= out.weights[i]
            if left < 0:
                return out.codes[i]
        raise AssertionError("no outcome has weight")

    def refusal(self, state: S, seat: i64, code: i64) -> Refusal | None:
        """An outcome is possible if it has weight."""
        out = Offers()
        self.offer(state, CHANCE, out)
        for i in range(out.count):
            if out.codes[i] == code:
                return None
        return self.refused("no-outcome")


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceFor(Chance[S]):
    """A decision by chance on behalf of a player."""

    FIELDS: ClassVar[dict[str, Field]] = {"player": SeatField()}

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: i64 = player


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Decision[S]):
    """A part of a turn without a choice; it runs once it is on top of the stack."""

    FIELDS: ClassVar[dict[str, Field]] = {}

    kind: i64 = AUTOMATIC

    def __init__(self) -> None:
        self.seat = NO_SEAT


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaticFor(Automatic[S]):
    """A part of a player's turn without a choice."""

    FIELDS: ClassVar[dict[str, Field]] = {"player": SeatField()}

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: i64 = player

    def parameter(self, name: str) -> i64:
        return self.player if name == "player" else super().parameter(name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Decision[S]):
    """A decision of several seats at once; answers stay sealed until all are in."""

    FIELDS: ClassVar[dict[str, Field]] = {}

    kind: i64 = SIMULTANEOUS

    def __init__(self) -> None:
        self.seat = NO_SEAT

    def takes_part(self, state: S, seat: i64) -> bool:
        """Whether this seat answers at all."""
        return True

    def resolve_all(self, state: S, answers: vec[i64]) -> None:
        """Carry out everybody's codes, by seat; -1 for who took no part."""
        raise NotImplementedError

    def owed_by(self, state: S) -> tuple[int, ...]:
        seats = []
        for seat in range(state.players):
            if state.sealed[seat] < 0 and self.takes_part(state, seat):
                seats.append(int(seat))
        return tuple(seats)

    def first_owing(self, state: S) -> i64:
        for seat in range(state.players):
            if state.sealed[seat] < 0 and self.takes_part(state, seat):
                return seat
        return NO_SEAT
