"""How choices of Notre Dame are written: one verb a line."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratskeller.games.notre_dame import board
from ratskeller.kernel import BY_CHANCE, Grammar, Verb, first_arg, named, number, second_arg

#: Verbs stand above bit 32 of a code, their arguments below it, eight bits each.
LAY: Final = 1 << 32
JOIN: Final = 2 << 32
START: Final = 3 << 32
REVEAL: Final = 4 << 32
DRAW: Final = 5 << 32
KEEP: Final = 6 << 32
PLAY: Final = 7 << 32
FROM: Final = 8 << 32
WITHOUT: Final = 9 << 32
PAY: Final = 10 << 32
FRIEND: Final = 11 << 32
DRIVE: Final = 12 << 32
STAY: Final = 13 << 32
TAKE: Final = 14 << 32
LEAVE: Final = 15 << 32
BONUS: Final = 16 << 32
HIRE: Final = 17 << 32
PASS: Final = 18 << 32
TO: Final = 19 << 32
MOVE: Final = 20 << 32
FROM_FRIEND: Final = 21 << 32
RETURN: Final = 22 << 32
ENOUGH: Final = 23 << 32
KIND: Final = 24 << 32
ACT: Final = 25 << 32
REMOVE: Final = 26 << 32
FORESEE: Final = 27 << 32

_seat: Final = named("seat", ["0", "1", "2", "3", "4"])
_sector: Final = named("sector", board.SECTORS)
_place: Final = named("place", board.PLACES)
_person: Final = named("person", board.PERSON_IDS)
_card: Final = named("card", board.CARDS)
_message: Final = named("message", board.MESSAGES)

GRAMMAR: Final = Grammar(
    [
        Verb(LAY, "lay", _message, by=BY_CHANCE),
        Verb(JOIN, "join", _person, by=BY_CHANCE),
        Verb(START, "start", _seat, by=BY_CHANCE),
        Verb(REVEAL, "reveal", _person, by=BY_CHANCE),
        Verb(DRAW, "draw", _card, by=BY_CHANCE),
        Verb(KEEP, "keep", _card),
        Verb(PLAY, "play", _card, _seat),
        Verb(FROM, "from", _place),
        Verb(WITHOUT, "without"),
        Verb(PAY, "pay", number("count", 0, 9)),
        Verb(FRIEND, "friend", _sector),
        Verb(DRIVE, "drive", number("borough", 1, 5), named("market", board.MARKETS)),
        Verb(STAY, "stay"),
        Verb(TAKE, "take"),
        Verb(LEAVE, "leave"),
        Verb(BONUS, "bonus", named("bonus", board.BONUSES)),
        Verb(HIRE, "hire", _person),
        Verb(PASS, "pass"),
        Verb(TO, "to", _sector),
        Verb(MOVE, "move", number("count", 0, 3), number("friend", 0, 1)),
        Verb(FROM_FRIEND, "from-friend"),
        Verb(RETURN, "return", _place),
        Verb(ENOUGH, "enough"),
        Verb(KIND, "kind", _message),
        Verb(ACT, "act", _sector),
        Verb(REMOVE, "remove", _sector),
        Verb(FORESEE, "foresee", _person, by=BY_CHANCE),
    ]
)


def borough_of(code: i64) -> i64:
    """The borough a carriage drives to, counted from 0."""
    return first_arg(code) - 1


def market_of(code: i64) -> i64:
    """The market a carriage drives to, on the whole board."""
    return borough_of(code) * len(board.MARKETS) + second_arg(code)


def can_occur(code: int, players: int) -> bool:
    """ND 1.8, 9.1: only seats and boroughs there are."""
    most = {"seat": players - 1, "borough": int(board.BOARDS[players - 2].boroughs)}
    return all(value <= most.get(name, 255) for name, value in GRAMMAR.values(code).items())
