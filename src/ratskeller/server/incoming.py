"""Messages from clients on a socket; see ``docs/protocol.md``."""

from __future__ import annotations

from typing import Annotated

import msgspec

Id = Annotated[str, msgspec.Meta(max_length=64)] | int | None
Text = Annotated[str, msgspec.Meta(max_length=200)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """The base of all messages; the answer repeats ``id``."""

    id: Id = None


class Hello(Message, tag="hello"):
    """The first message: the table, the secrets of seats, and the last entry seen.

    With ``own`` the seats of the signed-in account are taken, too.
    """

    table: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[Text], msgspec.Meta(max_length=8)] = []
    since: Number | None = None
    chat: Number = 0
    own: bool = False


class Choose(Message, tag="choose"):
    """Make a choice that was offered at ``seq``."""

    seat: SeatNumber
    seq: Number
    choice: Text


class Undo(Message, tag="undo"):
    """Undo the seat's last choice."""

    seat: SeatNumber
    seq: Number


class Why(Message, tag="why"):
    """Ask why a choice is illegal, without making it."""

    seat: SeatNumber
    choice: Text


class Hint(Message, tag="hint"):
    """Ask for the best choice, at a table where that is allowed."""

    seat: SeatNumber


class Vote(Message, tag="vote"):
    """Vote that a bot plays for ``target``."""

    seat: SeatNumber
    target: SeatNumber


class Return(Message, tag="return"):
    """Take the seat back from the bot."""

    seat: SeatNumber


class Leave(Message, tag="leave"):
    """Leave; a bot plays until the player returns."""

    seat: SeatNumber


class Resign(Message, tag="resign"):
    """Resign."""

    seat: SeatNumber


class Rest(Message, tag="rest"):
    """Take holidays of so many days from now on, or end them with 0."""

    seat: SeatNumber
    days: Annotated[int, msgspec.Meta(ge=0, le=365)]


class Fill(Message, tag="fill"):
    """Let a bot sit on the free seat ``target``."""

    seat: SeatNumber
    target: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=60)]
    name: Text = ""


class Close(Message, tag="close"):
    """Close a table that has not started."""

    seat: SeatNumber


class Reveal(Message, tag="reveal"):
    """Reveal the secret for the draws that the seat has committed to."""

    seat: SeatNumber
    secret: Annotated[str, msgspec.Meta(max_length=64)]


class Chat(Message, tag="chat"):
    """Send a line of chat."""

    seat: SeatNumber
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Seen(Message, tag="seen"):
    """Somebody has the entry ``seq`` in view, and the chat up to the line ``chat``."""

    seat: SeatNumber
    seq: Number
    chat: Number = 0


class Ping(Message, tag="ping"):
    """Check the connection."""


AtTable = (
    Choose
    | Undo
    | Why
    | Hint
    | Vote
    | Return
    | Leave
    | Resign
    | Rest
    | Fill
    | Close
    | Reveal
    | Chat
    | Seen
    | Ping
)
decode = msgspec.json.Decoder(Hello | AtTable).decode
