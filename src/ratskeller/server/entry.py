"""The durable record of a table: one entry for everything that happened at it.

Each kind of entry is a struct of its own. In the database the kind, the seat, the time and the
key are columns and the other fields are the JSON in ``body``; `to_row` and `from_row` translate.
A field that is added later needs a default, so that old rows can still be read.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

from ratskeller.server.wire import SeatData


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: ``none``, seconds per ``move``, in ``total``, or per ``turn``."""

    mode: str = "none"
    seconds: float = 0.0


class Seat(msgspec.Struct):
    """Who sits here.

    ``kind`` is open, reserved (a rematch waits for its holder), invited (a bot from outside
    was asked), human or bot. ``bot`` is the one of this server that plays now, also in place
    of a human or a bot from outside; ``gone`` says why: left, voted, expired, absent (did not
    arrive in time), resigned.
    """

    kind: str = "open"
    name: str = ""
    hash: str | None = None
    bot: str | None = None
    gone: str = ""

    @property
    def outside(self) -> bool:
        """Whether it is that of a bot from outside, which plays by its token."""
        return self.kind == "invited" or (self.kind == "bot" and self.hash is not None)

    def public(self) -> SeatData:
        """What everybody may know of it."""
        data: dict[str, Any] = {"kind": self.kind, "name": self.name}
        data |= {"bot": self.bot, "gone": self.gone}
        if self.outside:
            data["outside"] = True
        return cast(SeatData, data)


class Origin(msgspec.Struct, frozen=True):
    """The game and the step that a table goes on from; ``table`` is empty for a sent record."""

    table: str
    step: int


class OfTournament(msgspec.Struct, frozen=True):
    """The tournament and its round that a table is of.

    What happens at a ``sealed`` table is shown to nobody else until the round is over: the other
    tables of the round play the same draws.
    """

    id: str
    round: int
    sealed: bool = False


class DrawSecret(msgspec.Struct, frozen=True):
    """The server's secret for the draws of a table; nobody may see it before the end."""

    stream: str
    secret: str
    wait: float = 4.0  # seconds for the players to reveal theirs


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is fixed when a table is created; ``invite`` is the hash of the invitation.

    A table that goes on from another game has its ``position`` and its ``origin``. ``hints``
    says that all players agreed to hints. Tables of older versions have no ``draws``: their
    chance comes from the operating system. A clock by turns may have a ``reserve`` for the whole
    game, and ``holidays`` that each seat may take, both in seconds. ``rated`` says that the game
    was opened to count for ratings. At a table of a tournament each seat has ``arrival`` seconds
    for its first choice, instead of its clock.
    """

    game: str
    version: int
    players: int
    options: dict[str, str | int | bool]
    clock: Clock
    listed: bool
    invite: str
    position: dict[str, Any] | None = None
    origin: Origin | None = None
    hints: bool = False
    draws: DrawSecret | None = None
    reserve: float = 0.0
    holidays: float = 0.0
    rated: bool = False
    tournament: OfTournament | None = None
    arrival: float = 0.0


class Created(
    Setup,
    frozen=True,
    kw_only=True,
    tag="created",
    tag_field="kind",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A table was opened; ``start`` is there if it was full at once (see `Joined`).

    ``commitments`` has those of the seats to their secrets for the draws, by seat.
    """

    seats: list[Seat]
    start: list[str] | None = None
    commitments: list[str] = []

    @property
    def seat(self) -> None:
        """Nobody sits at the table yet."""
        return None

    @property
    def setup(self) -> Setup:
        """The setup alone."""
        return Setup(**{name: getattr(self, name) for name in Setup.__struct_fields__})


class Change(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """The base of all that happens at a table that exists."""


class Joined(Change, frozen=True, tag="joined", omit_defaults=True):
    """A seat was taken. The last one starts the game: chance drew ``start`` then.

    Where a seat has committed to a secret for the draws, the game starts once it is revealed.
    """

    seat: int
    name: str
    hash: str
    start: list[str] | None = None
    commitment: str = ""


class Filled(Change, frozen=True, tag="filled", omit_defaults=True):
    """A player let ``bot`` sit on the free seat ``target``; ``start`` as in `Joined`."""

    seat: int
    target: int
    bot: str
    name: str
    start: list[str] | None = None


class Invited(Change, frozen=True, tag="invited"):
    """A player asked a bot from outside to the free seat ``target``."""

    seat: int
    target: int
    name: str
    hash: str


class Revealed(Change, frozen=True, tag="revealed", omit_defaults=True):
    """A seat revealed its secret for the draws; the last one starts the game."""

    seat: int
    secret: str
    start: list[str] | None = None


class Started(Change, frozen=True, tag="started"):
    """The game started without the secrets that were not revealed in time."""

    start: list[str]

    @property
    def seat(self) -> None:
        """The server starts it."""
        return None


class Left(Change, frozen=True, tag="left", omit_defaults=True):
    """A player left; while the game runs a ``bot`` plays on."""

    seat: int
    bot: str | None = None


class Chosen(Change, frozen=True, tag="chosen", omit_defaults=True):
    """A choice with all that chance drew after it, so that no crash can separate them.

    A choice of a bot says which ``bot`` made it, and of a search its ``iterations``.
    """

    seat: int
    choice: str
    drawn: list[str]
    bot: str = ""
    iterations: int = 0


class Undone(Change, frozen=True, tag="undone"):
    """A seat took its last choice back."""

    seat: int


class Voted(Change, frozen=True, tag="voted"):
    """A vote that ``bot`` plays for ``target``; the last vote needed makes it so."""

    seat: int
    target: int
    bot: str


class Returned(Change, frozen=True, tag="returned"):
    """A player took the seat back from the bot."""

    seat: int


class Resigned(Change, frozen=True, tag="resigned"):
    """A player gave up; ``bot`` plays to the end."""

    seat: int
    bot: str


class Expired(Change, frozen=True, tag="expired"):
    """A player's time ended; ``bot`` plays on."""

    seat: int
    bot: str


class Rested(Change, frozen=True, tag="rested"):
    """A seat has holidays until a time; one that is over ends them."""

    seat: int
    until: float


class Rematched(Change, frozen=True, tag="rematched"):
    """A seat opened another ``table`` for the same players."""

    seat: int
    table: str


class Closed(Change, frozen=True, tag="closed"):
    """A table that never started was closed, by a player or by the server."""

    seat: int | None = None


AnyChange = (
    Created
    | Joined
    | Filled
    | Invited
    | Revealed
    | Started
    | Left
    | Chosen
    | Undone
    | Voted
    | Returned
    | Resigned
    | Expired
    | Rested
    | Rematched
    | Closed
)


class Entry(msgspec.Struct, frozen=True):
    """One line of the record; ``(table, seq)`` and ``(table, key)`` are unique in the store."""

    seq: int
    change: AnyChange
    at: float
    key: str | None = None

    @property
    def kind(self) -> str:
        """The name of the kind of change, as it is stored and sent."""
        return kind(self.change)

    @property
    def seat(self) -> int | None:
        """The seat that made the change; None for the server."""
        return self.change.seat


class Draft(msgspec.Struct, frozen=True):
    """A change somebody asks for, before its entry has a number.

    ``key`` recognises the message that asks for it when it comes again.
    """

    change: AnyChange
    key: str | None = None


class Repeat(msgspec.Struct, frozen=True):
    """The answer to a message that was carried out before: the entry it became."""

    seq: int


class ChatLine(msgspec.Struct, frozen=True):
    """One line of chat."""

    id: int
    seat: int
    text: str
    at: float


def kind(change: AnyChange) -> str:
    """The name of the kind of a change.

    >>> kind(Undone(1))
    'undone'
    """
    return str(change.__struct_config__.tag)


def to_row(entry: Entry) -> tuple[int, str, int | None, str, float, str | None]:
    """An entry as columns: seq, kind, seat, body, at, key.

    >>> to_row(Entry(3, Chosen(0, "settle:gallia", []), 10.5, "0:2"))
    (3, 'chosen', 0, '{"choice":"settle:gallia","drawn":[]}', 10.5, '0:2')
    """
    data: dict[str, Any] = msgspec.to_builtins(entry.change)
    name, seat = data.pop("kind"), data.pop("seat", None)
    return entry.seq, name, seat, msgspec.json.encode(data).decode(), entry.at, entry.key


def from_row(seq: int, kind: str, seat: int | None, body: str, at: float, key: str | None) -> Entry:
    """The entry of a row; :class:`msgspec.ValidationError` if this version cannot read it.

    >>> from_row(3, "voted", 1, '{"target":0,"bot":"easy"}', 10.5, None).change
    Voted(seat=1, target=0, bot='easy')
    """
    data = msgspec.json.decode(body, type=dict[str, Any])
    data["kind"] = kind
    if seat is not None:
        data["seat"] = seat
    return Entry(seq, msgspec.convert(data, AnyChange), at, key)
