"""How choices of The Name of the Rose are written: one verb a line."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.components import (
    BUILDINGS,
    CARDS,
    EVENTS,
    FIGURES,
    MONKS,
    PAIR_TIMES,
    SEATS,
    TILES,
)
from ratskeller.kernel.choice import BY_CHANCE, VERB_MASK, Grammar, Verb, named, number

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
MOST_SPENT: Final = max(*CARDS.time, *PAIR_TIMES)  #: no card has more hours (NR 1.3)

_monk: Final = named("monk", MONKS)
_monk2: Final = named("monk2", MONKS)
_monk3: Final = named("monk3", MONKS)
_monk4: Final = named("monk4", MONKS)
_figure: Final = named("figure", FIGURES)
_building: Final = named("building", BUILDINGS)
_card: Final = named("card", CARDS.ids)
_tile: Final = named("tile", TILES.ids)

GRAMMAR: Final = Grammar(
    [
        Verb(PLAY, "play", _card),
        Verb(MOVE, "move", _figure),
        Verb(GO, "go", _building),
        Verb(TAKE, "take", _tile),
        Verb(BLAME, "blame", _monk),
        Verb(CLEAR, "clear", _monk),
        Verb(GIVE, "give", _monk, _monk2, unordered=True),
        Verb(WHISPER, "whisper", _monk),
        Verb(AGAIN, "again"),
        Verb(ENOUGH, "enough"),
        Verb(SPEND, "spend", number("count", 0, MOST_SPENT)),
        Verb(SHOW, "show", _monk),
        Verb(ACCUSE, "accuse", _monk),
        Verb(ACCUSE + (1 << 32), "accuse-two", _monk, _monk2),
        Verb(ACCUSE + (2 << 32), "accuse-three", _monk, _monk2, _monk3),
        Verb(ACCUSE + (3 << 32), "accuse-four", _monk, _monk2, _monk3, _monk4),
        Verb(STAND, "stand", _figure, _building, by=BY_CHANCE),
        Verb(TILE, "tile", _tile, by=BY_CHANCE),
        Verb(IDENTITY, "identity", _monk, by=BY_CHANCE),
        Verb(DRAW, "draw", _card, by=BY_CHANCE),
        Verb(FIRST, "first", number("seat", 0, SEATS - 1), by=BY_CHANCE),
        Verb(EVENT, "event", named("happening", EVENTS), by=BY_CHANCE),
    ]
)


def verb_of(code: i64) -> i64:
    """The verb of a choice."""
    return code & VERB_MASK


def card_of(code: i64) -> i64:
    """The card that is played or drawn."""
    return code & 255


def tile_of(code: i64) -> i64:
    """The tile that is taken or turned up."""
    return code & 255


def monk_of(code: i64) -> i64:
    """The monk of a choice; of two, the first."""
    return code & 255


def second_monk_of(code: i64) -> i64:
    """The second of two monks."""
    return code >> 8 & 255


def figure_of(code: i64) -> i64:
    """The figure that is moved or set up."""
    return code & 255


def destination_of(code: i64) -> i64:
    """The building a figure goes to."""
    return code & 255


def building_of(code: i64) -> i64:
    """The building a figure is set up in."""
    return code >> 8 & 255


def count_of(code: i64) -> i64:
    """How many time tiles are spent."""
    return code & 255


def seat_of(code: i64) -> i64:
    """The seat that begins."""
    return code & 255


def event_of(code: i64) -> i64:
    """The event of the day."""
    return code & 255


def accuse_verb(opponents: i64) -> i64:
    """NR 5.1: the verb that names this many opponents."""
    return ACCUSE + (opponents - 1 << 32)


def accused(code: i64, place: i64) -> i64:
    """NR 5.1: the colour an accusation lays before the opponent this many places on."""
    return code >> 8 * place & 255


def can_occur(code: int, players: int) -> bool:
    """NR 5.1: an accusation names every opponent, each by another monk."""
    spoken = GRAMMAR.verbs[code >> 32]
    if spoken.name.startswith("accuse"):
        named_ = [int(accused(code, place)) for place in range(len(spoken.slots))]
        return len(named_) == players - 1 and len(set(named_)) == len(named_)
    return spoken.code != FIRST or seat_of(code) < players
