"""The columns of Rattus: what each holds, in which range, and who knows it.

A token is a piece with a number of its own. Tokens 0 to (regions in play - 1) are those laid
out in RA 2.1; the others get the next number when they leave the supply.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ratskeller.games.rattus.board import BOARDS, CARDS, CUBES, FACES, REGIONS, ROOM, most_tokens
from ratskeller.games.rattus.derived import DERIVED
from ratskeller.kernel import columns as c
from ratskeller.kernel.choice import one_of
from ratskeller.kernel.columns import EVERYBODY, NOBODY, SEAT, Axis, Column, Section, by_id, by_seat
from ratskeller.kernel.position import (
    FlagField,
    NumberField,
    SeatField,
    SeatSetField,
    WordField,
    expect,
    keys,
    listing,
    mapping,
    whole,
    word,
)
from ratskeller.kernel.public import Public

REASONS: Final = ["supply-empty", "all-cubes-out", "both"]  #: RA 6.1
NO_REASON: Final = -1  #: before the last round
SUPPLY_EMPTY: Final = 0
ALL_CUBES_OUT: Final = 1
BOTH: Final = 2

TOKENS: Final = int(FACES.rings + FACES.plains)  #: RA 1.5


@mypyc_attr(acyclic=True, serializable=True)
class RattusPublic(Public):
    """RA 7.1: all that is open. A column by region and seat is flat: region * players + seat."""

    def __init__(self, source: RattusPublic) -> None:
        self.whole_turn: i64 = source.whole_turn
        self.turns: i64 = source.turns
        self.reason: i64 = source.reason
        self.pawn: i64 = source.pawn
        self.supply: i64 = source.supply
        self.drawn: i64 = source.drawn
        self.holder: vec[i64] = source.holder[:]
        self.cubes: vec[i64] = source.cubes[:]
        self.stock: vec[i64] = source.stock[:]
        self.palace: vec[i64] = source.palace[:]
        self.tokens: vec[i64] = source.tokens[:]
        self.slots: vec[i64] = source.slots[:]
        self.at: vec[i64] = source.at[:]
        self.seen: vec[i64] = source.seen[:]

    def copy(self) -> RattusPublic:
        return RattusPublic(self)


def in_play(players: int) -> list[int]:
    """RA 1.2: the regions in play."""
    return [int(region) for region in BOARDS[players].regions]


def by_region() -> Axis:
    """One entry for each region; those out of play stay as they are."""
    return by_id("region", REGIONS, in_play, partial=True)


def by_token() -> Axis:
    """One entry for each token that can come into play."""
    return Axis("token", most_tokens)


class TokensSection(Section):
    """RA 4.3, 7.1: the tokens of each region, with the fronts that the viewer knows."""

    def __init__(self) -> None:
        super().__init__("tokens", SEAT, "the tokens of each region, oldest first")
        place = WordField(REGIONS, optional=True, name="region")
        self._columns: Final = [
            Column("tokens", NumberField(0, ROOM), EVERYBODY, "tokens", [by_region()]),
            Column(
                "slots", NumberField(0, TOKENS - 1, none=-1), EVERYBODY,
                "which tokens, in the order they came", [by_region(), c.by_place("place", ROOM)],
                initial=-1,
            ),
            Column("at", place, EVERYBODY, "where a token lies", [by_token()], initial=-1),
            Column("seen", SeatSetField(), EVERYBODY, "who has looked at a token", [by_token()]),
            Column(
                "face", WordField(FACES.ids, optional=True, name="front"), SEAT,
                "the front of a token, drawn when it is first seen", [by_token()], initial=-1,
            ),
            Column("drawn", NumberField(0, TOKENS), EVERYBODY, "tokens numbered so far"),
        ]  # fmt: skip

    def columns(self) -> list[Column]:
        return self._columns

    def write(self, source: Any) -> object:
        public = source.public
        out: dict[str, object] = {}
        for region in in_play(int(source.players)):
            first = region * ROOM
            lying = [int(public.slots[first + i]) for i in range(public.tokens[region])]
            out[REGIONS[region]] = [self._token(source, token) for token in lying]
        return out

    def _token(self, source: Any, token: int) -> dict[str, object]:
        face, seen = int(source.face[token]), int(source.public.seen[token])
        return {
            "id": token,
            "front": None if face < 0 else FACES.ids[face],
            "seen": SeatSetField().write(seen),
        }

    def read(self, state: Any, value: object, where: str) -> None:
        public, players = state.public, int(state.players)
        seats = SeatSetField()
        for region, entry in by_region().entries(value, players, where).items():
            name = REGIONS[region]
            tokens = listing(entry, f"{where}.{name}")
            expect(len(tokens) <= ROOM, f"{name} has {len(tokens)} tokens; {ROOM} at most (RA 4.2)")
            for place, item in enumerate(tokens):
                token = mapping(item, f"{where}.{name}")
                keys(token, {"id", "front", "seen"}, f"a token in {name}")
                number = read_number(state, token["id"])
                public.slots[region * ROOM + place] = number
                public.at[number] = region
                public.seen[number] = seats.read(token["seen"], "seen")
                seats.check(int(public.seen[number]), players, "seen")
                if token["front"] is not None:
                    state.face[number] = read_front(number, token["front"])
            public.tokens[region] = len(tokens)

    def typescript(self) -> str:
        return "Record<string, { id: number; front: string | null; seen: number[] }[]>"

    def shape(self) -> str:
        return '{region: [{"id": number, "front": front or null, "seen": list of seats}]}'


class TurnedSection(Section):
    """RA 4.3: the tokens that were turned up and left the game."""

    def __init__(self) -> None:
        super().__init__("turned", EVERYBODY, "tokens that were turned up and left the game")

    def write(self, source: Any) -> object:
        public = source.public
        return [
            {"id": token, "front": FACES.ids[source.face[token]]}
            for token in range(public.drawn)
            if public.at[token] < 0
        ]

    def read(self, state: Any, value: object, where: str) -> None:
        for item in listing(value, where):
            token = mapping(item, where)
            keys(token, {"id", "front"}, "a turned token")
            number = read_number(state, token["id"])
            state.face[number] = read_front(number, token["front"])

    def typescript(self) -> str:
        return "{ id: number; front: string }[]"

    def shape(self) -> str:
        return '[{"id": number, "front": front}]'


def read_number(state: Any, value: object) -> int:
    """The number of a token that the position has not named yet."""
    number = whole(value, 0, len(state.face) - 1, "token id")
    expect(state.public.at[number] < 0 and state.face[number] < 0, f"token {number} is there twice")
    return number


def read_front(token: int, value: object) -> int:
    """The face with this id."""
    return word(value, FACES.ids, f"front of token {token}")


def _derived(name: str, high: int, meaning: str, axes: list[Axis]) -> Column:
    return Column(name, NumberField(0, high), NOBODY, meaning, axes, written=False)


COLUMNS: Final = c.Columns(
    [
        Column("whole_turn", FlagField(), EVERYBODY,
               "whether powers also work inside the plague", written=False),
        Column("turns", NumberField(0, 100_000), EVERYBODY, "turns finished", high=100),
        Column("reason", WordField(REASONS, optional=True, name="reason"), EVERYBODY,
               f"why the last round began: {one_of(REASONS)}", initial=NO_REASON),
        Column("pawn", WordField(REGIONS, optional=True, name="region"), EVERYBODY,
               "where the pawn is", initial=-1),
        Column("holder", SeatField(optional=True), EVERYBODY, "who holds each card",
               [by_id("card", CARDS)], initial=-1, key="cards"),
        Column("cubes", NumberField(0, CUBES), EVERYBODY, "cubes", [by_region(), by_seat()]),
        Column("palace", NumberField(0, CUBES), EVERYBODY, "cubes in the palace", [by_seat()]),
        Column("stock", NumberField(0, CUBES), EVERYBODY, "cubes not on the board", [by_seat()],
               initial=CUBES, written=False, shown=True),
        Column("supply", NumberField(0, TOKENS), EVERYBODY, "tokens left in the supply"),
        TokensSection(),
        TurnedSection(),
        _derived("unseen", 4, "fronts nobody has seen", [by_id("front", FACES.ids)]),
        _derived("supply_rings", TOKENS, "rings among the unseen tokens of the supply", []),
        _derived("supply_unseen", TOKENS, "tokens of the supply that nobody has seen", []),
        *DERIVED,
    ]
)  # fmt: skip
