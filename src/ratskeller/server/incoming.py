"""What a client may say on a socket. ``docs/protocol.md`` explains each."""

from __future__ import annotations

from typing import Annotated

import msgspec

Id = Annotated[str, msgspec.Meta(max_length=64)] | int | None
Text = Annotated[str, msgspec.Meta(max_length=200)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Any message; ``id`` comes back with the answer."""

    id: Id = None


class Hello(Message, tag="hello"):
    """The first message: which table, which seats (by secret), and what was seen before."""

    table: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[Text], msgspec.Meta(max_length=8)] = []
    since: Number | None = None
    chat: Number = 0


class Choose(Message, tag="choose"):
    """Make a choice that was offered at ``seq``."""

    seat: SeatNumber
    seq: Number
    choice: Text


class Undo(Message, tag="undo"):
    """Take back the seat's last choice."""

    seat: SeatNumber
    seq: Number


class Why(Message, tag="why"):
    """Why can't I? Asks without choosing."""

    seat: SeatNumber
    choice: Text


class Vote(Message, tag="vote"):
    """Let a bot play for ``target``, who keeps the table waiting."""

    seat: SeatNumber
    target: SeatNumber


class Return(Message, tag="return"):
    """Take the seat back from the bot."""

    seat: SeatNumber


class Leave(Message, tag="leave"):
    """Leave; a bot plays on until the return."""

    seat: SeatNumber


class Resign(Message, tag="resign"):
    """Give up."""

    seat: SeatNumber


class Chat(Message, tag="chat"):
    """Say something."""

    seat: SeatNumber
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Ping(Message, tag="ping"):
    """Is anybody there?"""


AtTable = Choose | Undo | Why | Vote | Return | Leave | Resign | Chat | Ping
decode = msgspec.json.Decoder(Hello | AtTable).decode
