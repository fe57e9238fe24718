"""ND 1: the components: sectors, cards, persons, messages, marketplaces and streets."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.kernel.data import read_data

_CARDS: Final = read_data(__file__, "cards.toml")
_SETUP: Final = read_data(__file__, "setup.toml")
_MESSAGES: Final = read_data(__file__, "messages.toml")
_STREETS: Final = read_data(__file__, "streets.toml")
_PERSONS: Final = read_data(__file__, "persons.toml")

SECTORS: Final[list[str]] = list(_CARDS["sectors"])
PLACES: Final[list[str]] = [*SECTORS, "notre-dame"]  #: where a marker can stand
CARDS: Final[list[str]] = SECTORS + list(_CARDS["others"])
BONUSES: Final[list[str]] = list(_CARDS["bonuses"])
MESSAGES: Final[list[str]] = list(_MESSAGES["messages"])
MARKETS: Final[list[str]] = list(_STREETS["markets"])

SCHOOL: Final = 0
BANK: Final = 1
RESIDENCE: Final = 2
CARRIAGE_HOUSE: Final = 3
HOTEL: Final = 4
PARK: Final = 5
HOSPITAL: Final = 6
NOTRE_DAME: Final = 7  #: as a place and as a card
TRUSTED_FRIEND: Final = 8
DECK: Final = 9  #: action cards of a colour (ND 1.2)
WIDTH: Final = 8  #: places of a seat in the column of markers
ALL_SECTORS: Final = (1 << 7) - 1  #: as bits

COIN: Final = 0
MARKER: Final = 1
RAT: Final = 2

ALL_MARKERS: Final[int] = _SETUP["markers"]
START_MARKERS: Final[int] = _SETUP["start_markers"]
ALL_COINS: Final[int] = _SETUP["coins"]
START_COINS: Final[int] = _SETUP["start_coins"]
TRACK: Final[int] = _SETUP["track"]
ROUNDS: Final[int] = _SETUP["rounds"]
FINE: Final[int] = _SETUP["fine"]
GIFTS: Final = vec[i64](_CARDS["gifts"])
REWARDS: Final = vec[i64](list(_MESSAGES["messages"].values()))
#: ND 1.5: what the Notre Dame tile is worth, by players.
TILE: Final = vec[i64]([0, 0] + [_SETUP["tile"][str(n)] for n in range(2, 6)])

# -- persons (ND 1.4): brown, base gray A, B, C, then the new ones A, B, C ------------------

_STACKS: Final[list[tuple[int, dict[str, Any]]]] = [(-1, _PERSONS["brown"])] + [
    (period, box[letter])
    for box in (_PERSONS, _PERSONS["new"])
    for period, letter in enumerate("ABC")
]
PERSON_IDS: Final[list[str]] = [person for _, stack in _STACKS for person in stack]
#: ND 1.7: the rats printed on each person.
RATS: Final = vec[i64]([entry["rats"] for _, stack in _STACKS for entry in stack.values()])
PERIOD: Final = vec[i64]([period for period, stack in _STACKS for _ in stack])  #: -1 for brown
PERIODS: Final = ["a", "b", "c"]
#: The gray persons of each period, as bits.
OF_PERIOD: Final = vec[i64](
    [sum(1 << p for p, of in enumerate(PERIOD) if of == period) for period in range(3)]
)

#: A person, a place or a seat as a bit. A compiled shift of a literal has 32 bits; there are
#: 33 persons.
BIT: Final = vec[i64]([1 << person for person in range(len(PERSON_IDS))])

BROWN: Final = 6  #: persons below this number are brown
ALL_BROWN: Final = (1 << 6) - 1
BASE_GRAY: Final = (1 << 15) - (1 << 6)


class Board:
    """ND 1.8, 9.1: the boroughs with a number of players, and how far apart markets are.

    Market ``borough * 5 + i`` is the i-th of :data:`MARKETS` there.
    """

    def __init__(self, players: int) -> None:
        boroughs = 4 if players == 2 else players
        count = boroughs * len(MARKETS)
        near: list[set[int]] = [set() for _ in range(count)]
        for borough in range(boroughs):
            here = borough * len(MARKETS)
            there = (borough + 1) % boroughs * len(MARKETS)
            for a, b in _STREETS["inside"]:
                _join(near, here + MARKETS.index(a), here + MARKETS.index(b))
            for a, b in _STREETS["between"]:
                _join(near, here + MARKETS.index(a), there + MARKETS.index(b))
        steps = [_distances(near, market) for market in range(count)]
        far = max((max(row) for row in steps), default=0)
        self.near = near
        self.boroughs: i64 = boroughs
        self.markets: i64 = count
        self.apart: i64 = 2 if players == 2 else 1  # boroughs from one seat to the next
        self.far: i64 = far
        self.steps = vec[i64]([d for row in steps for d in row])
        #: All markets by distance from each, and how many lie within 0, 1, 2, … steps.
        self.order = vec[i64](
            [m for row in steps for m in sorted(range(count), key=lambda m, r=row: (r[m], m))]  # type: ignore[misc]
        )
        self.within = vec[i64](
            [sum(1 for d in row if d <= steps_) for row in steps for steps_ in range(far + 1)]
        )

    def home(self, seat: i64) -> i64:
        """The borough of a seat; with two players they sit opposite each other (ND 9.1)."""
        return seat * self.apart

    def reached(self, steps: i64, market: i64) -> i64:
        """How many markets of `order` lie within this many steps, the market itself included."""
        return self.within[market * (self.far + 1) + min(steps, self.far)]


def _join(near: list[set[int]], a: int, b: int) -> None:
    near[a].add(b)
    near[b].add(a)


def _distances(near: list[set[int]], start: int) -> list[int]:
    found = {start: 0}
    queue = [start]
    for market in queue:
        for other in sorted(near[market]):
            if other not in found:
                found[other] = found[market] + 1
                queue.append(other)
    return [found[market] for market in range(len(near))]


BOARDS: Final[list[Board]] = [Board(players) for players in range(2, 6)]
