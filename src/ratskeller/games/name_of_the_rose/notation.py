"""How choices of The Name of the Rose are written: one verb a line."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.kernel import BY_CHANCE, Grammar, Verb, first_arg, named, nth_arg, number

#: Verbs stand above bit 32 of a code, their arguments below it, eight bits each.
PLAY: Final = 1 << 32
MOVE: Final = 2 << 32
GO: Final = 3 << 32
TAKE: Final = 4 << 32
BLAME: Final = 5 << 32
CLEAR: Final = 6 << 32
GIVE: Final = 7 << 32
WHISPER: Final = 8 << 32
AGAIN: Final = 9 << 32
ENOUGH: Final = 10 << 32
SPEND: Final = 11 << 32
SHOW: Final = 12 << 32
ACCUSE: Final = 13 << 32  #: with two players; the next three verbs serve more opponents
STAND: Final = 17 << 32
TILE: Final = 18 << 32
IDENTITY: Final = 19 << 32
DRAW: Final = 20 << 32
FIRST: Final = 21 << 32
EVENT: Final = 22 << 32

ACCUSE_VERBS: Final = (ACCUSE, ACCUSE + (1 << 32), ACCUSE + (2 << 32), ACCUSE + (3 << 32))
MOST_CODE: Final = (ACCUSE + (4 << 32)) - 1  #: above every accusation
MOST_SPENT: Final = max(*nr.CARDS.time, *nr.PAIR_TIMES)  #: no card has more hours (NR 1.3)

_monks: Final = [named(name, nr.MONKS) for name in ("monk", "monk2", "monk3", "monk4")]
_monk: Final = _monks[0]
_figure: Final = named("figure", nr.FIGURES)
_building: Final = named("building", nr.BUILDINGS)
_card: Final = named("card", nr.CARDS.ids)
_tile: Final = named("tile", nr.TILES.ids)

GRAMMAR: Final = Grammar(
    [
        Verb(PLAY, "play", _card),
        Verb(MOVE, "move", _figure),
        Verb(GO, "go", _building),
        Verb(TAKE, "take", _tile),
        Verb(BLAME, "blame", _monk),
        Verb(CLEAR, "clear", _monk),
        Verb(GIVE, "give", *_monks[:2], unordered=True),
        Verb(WHISPER, "whisper", _monk),
        Verb(AGAIN, "again"),
        Verb(ENOUGH, "enough"),
        Verb(SPEND, "spend", number("count", 0, MOST_SPENT)),
        Verb(SHOW, "show", _monk),
        Verb(ACCUSE, "accuse", _monk),
        Verb(ACCUSE + (1 << 32), "accuse-two", *_monks[:2]),
        Verb(ACCUSE + (2 << 32), "accuse-three", *_monks[:3]),
        Verb(ACCUSE + (3 << 32), "accuse-four", *_monks),
        Verb(STAND, "stand", _figure, _building, by=BY_CHANCE),
        Verb(TILE, "tile", _tile, by=BY_CHANCE),
        Verb(IDENTITY, "identity", _monk, by=BY_CHANCE),
        Verb(DRAW, "draw", _card, by=BY_CHANCE),
        Verb(FIRST, "first", number("seat", 0, nr.SEATS - 1), by=BY_CHANCE),
        Verb(EVENT, "event", named("happening", nr.EVENTS), by=BY_CHANCE),
    ]
)


def accuse_verb(opponents: i64) -> i64:
    """NR 5.1: the verb that names this many opponents."""
    return ACCUSE + (opponents - 1 << 32)


def accused(code: i64, place: i64) -> i64:
    """NR 5.1: the colour an accusation lays before the opponent this many places on."""
    return nth_arg(code, place)


def can_occur(code: int, players: int) -> bool:
    """NR 5.1: an accusation names every opponent, each by another monk."""
    spoken = GRAMMAR.verbs[code >> 32]
    if spoken.name.startswith("accuse"):
        named_ = [int(accused(code, place)) for place in range(len(spoken.slots))]
        return len(named_) == players - 1 and len(set(named_)) == len(named_)
    return spoken.code != FIRST or first_arg(code) < players
