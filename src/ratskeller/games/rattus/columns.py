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
from ratskeller.kernel import EVERYBODY, SEAT, Column, Public, Section, by_id, by_place, by_seat
from ratskeller.kernel import columns as c
from ratskeller.kernel import position as p
from ratskeller.kernel.choice import one_of
from ratskeller.kernel.position import NumberField, SeatField, SeatSetField, WordField

REASONS: Final = ["supply-empty", "all-cubes-out", "both"]  #: RA 6.1
NO_REASON: Final = -1  #: before the last round
SUPPLY_EMPTY: Final = 0
ALL_CUBES_OUT: Final = 1
BOTH: Final = 2

TOKENS: Final = int(FACES.rings + FACES.plains)  #: RA 1.5
REGION: Final = WordField(REGIONS, optional=True, name="region")
FRONT: Final = WordField(FACES.ids, optional=True, name="front")
SEATS: Final = SeatSetField()


@mypyc_attr(acyclic=True, serializable=True)
class RattusPublic(Public):
    """RA 7.1: all that is open. A column by region and seat is flat: region * players + seat."""

    def __init__(self, source: RattusPublic) -> None:
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

    def on_board(self, seat: i64) -> i64:
        """RA 6.4: a seat's cubes on the board, palace included."""
        return CUBES - self.stock[seat]

    def lying(self, region: i64) -> vec[i64]:
        """RA 4.3: the tokens of a region, in the order in which they came."""
        return self.slots[region * ROOM : region * ROOM + self.tokens[region]]


def in_play(players: int) -> list[int]:
    """RA 1.2: the regions in play."""
    return [int(region) for region in BOARDS[players].regions]


BY_REGION: Final = by_id("region", REGIONS, in_play, partial=True)
BY_TOKEN: Final = c.Axis("token", most_tokens)  #: those that can come into play


class TokensSection(Section):
    """RA 4.3, 7.1: the tokens of each region, with the fronts that the viewer knows."""

    def __init__(self) -> None:
        super().__init__(
            "tokens", SEAT, "the tokens of each region, oldest first",
            columns=[
                Column("tokens", NumberField(0, ROOM), EVERYBODY, "tokens", [BY_REGION]),
                Column("slots", NumberField(0, TOKENS - 1, none=-1), EVERYBODY,
                       "which tokens, in the order they came",
                       [BY_REGION, by_place("place", ROOM)], initial=-1),
                Column("at", REGION, EVERYBODY, "where a token lies", [BY_TOKEN], initial=-1),
                Column("seen", SEATS, EVERYBODY, "who has looked at a token", [BY_TOKEN]),
                Column("face", FRONT, SEAT, "the front of a token, drawn when it is first seen",
                       [BY_TOKEN], initial=-1),
                Column("drawn", NumberField(0, TOKENS), EVERYBODY, "tokens numbered so far"),
            ],
            type="Record<string, { id: number; front: string | null; seen: number[] }[]>",
            form='{region: [{"id": number, "front": front or null, "seen": list of seats}]}',
        )  # fmt: skip

    def write(self, source: Any) -> object:
        return {
            REGIONS[region]: [_token(source, token) for token in source.public.lying(region)]
            for region in in_play(int(source.players))
        }

    def read(self, state: Any, value: object, where: str) -> None:
        players = int(state.players)
        for region, entry in BY_REGION.entries(value, players, where).items():
            name = REGIONS[region]
            tokens = p.listing(entry, f"{where}.{name}")
            many = len(tokens)
            p.expect(many <= ROOM, f"{name} has {many} tokens; {ROOM} at most (RA 4.2)")
            for item in tokens:
                number = read_token(state, item, {"id", "front", "seen"}, f"{where}.{name}")
                state.lay(number, region)
                seen = state.public.seen[number] = SEATS.read(item["seen"], "seen")
                SEATS.check(seen, players, "seen")


class TurnedSection(Section):
    """RA 4.3: the tokens that were turned up and left the game."""

    def __init__(self) -> None:
        super().__init__(
            "turned", EVERYBODY, "tokens that were turned up and left the game",
            type="{ id: number; front: string }[]", form='[{"id": number, "front": front}]',
        )  # fmt: skip

    def write(self, source: Any) -> object:
        public = source.public
        return [
            {"id": token, "front": FACES.ids[source.face[token]]}
            for token in range(public.drawn)
            if public.at[token] < 0
        ]

    def read(self, state: Any, value: object, where: str) -> None:
        for item in p.listing(value, where):
            read_token(state, item, {"id", "front"}, where)


def _token(source: Any, token: int) -> dict[str, object]:
    front, seen = FRONT.write(source.face[token]), SEATS.write(source.public.seen[token])
    return {"id": token, "front": front, "seen": seen}


def read_token(state: Any, value: object, wanted: set[str], where: str) -> int:
    """The number of a token that the position has not named yet; sets its front."""
    token = p.mapping(value, where)
    p.keys(token, wanted, f"a token in {where}")
    number = p.whole(token["id"], 0, len(state.face) - 1, "token id")
    new = state.public.at[number] < 0 and state.face[number] < 0
    p.expect(new, f"token {number} is there twice")
    state.face[number] = FRONT.read(token["front"], f"front of token {number}")
    return number


COLUMNS: Final = c.Columns(
    [
        Column("turns", NumberField(0, 100_000), EVERYBODY, "turns finished", high=100),
        Column("reason", WordField(REASONS, optional=True, name="reason"), EVERYBODY,
               f"why the last round began: {one_of(REASONS)}", initial=NO_REASON),
        Column("pawn", REGION, EVERYBODY, "where the pawn is", initial=-1),
        Column("holder", SeatField(optional=True), EVERYBODY, "who holds each card",
               [by_id("card", CARDS)], initial=-1, key="cards"),
        Column("cubes", NumberField(0, CUBES), EVERYBODY, "cubes", [BY_REGION, by_seat()]),
        Column("palace", NumberField(0, CUBES), EVERYBODY, "cubes in the palace", [by_seat()]),
        Column("stock", NumberField(0, CUBES), EVERYBODY, "cubes not on the board", [by_seat()],
               initial=CUBES, written=False, shown=True),
        Column("supply", NumberField(0, TOKENS), EVERYBODY, "tokens left in the supply"),
        TokensSection(),
        TurnedSection(),
        *DERIVED,
    ]
)  # fmt: skip
