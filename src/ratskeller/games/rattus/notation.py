"""How choices of Rattus are written: one verb a line."""

from __future__ import annotations

from typing import Final

from ratskeller.games.rattus.board import BOARDS, CARDS, FACES, REGIONS, ROOM, most_tokens
from ratskeller.kernel import BY_BOTH, BY_CHANCE, Grammar, Verb, named, number

#: Verbs stand above bit 32 of a code, their arguments below it, eight bits each. mypyc folds
#: these expressions into constants.
SETTLE: Final = 1 << 32
TAKE: Final = 2 << 32
PLACE: Final = 3 << 32
USE: Final = 4 << 32
PAWN: Final = 5 << 32
PALACE: Final = 6 << 32
FROM: Final = 7 << 32
MOVE: Final = 8 << 32
TOKEN: Final = 9 << 32
TO: Final = 10 << 32
LOOK: Final = 11 << 32
ENOUGH: Final = 12 << 32
SWAP: Final = 13 << 32
KEEP: Final = 14 << 32
SPREAD: Final = 15 << 32
SPREAD_TWO: Final = 16 << 32
COUNT: Final = 17 << 32
COUNT_NOT: Final = 18 << 32
TURN: Final = 19 << 32
DONE: Final = 20 << 32
START: Final = 21 << 32
FRONT: Final = 22 << 32

_region: Final = named("region", REGIONS)
_token: Final = number("token", 0, 48)

GRAMMAR: Final = Grammar(
    [
        Verb(SETTLE, "settle", _region),
        Verb(TAKE, "take", named("card", CARDS)),
        Verb(PLACE, "place", _region, number("count", 1, ROOM + 1)),
        Verb(USE, "use", named("card", CARDS)),
        Verb(PAWN, "pawn", _region, by=BY_BOTH),
        Verb(PALACE, "palace", _region),
        Verb(FROM, "from", _region),
        Verb(MOVE, "move", _region, number("count", 1, 3)),
        Verb(TOKEN, "token", _token),
        Verb(TO, "to", _region),
        Verb(LOOK, "look", _token),
        Verb(ENOUGH, "enough"),
        Verb(SWAP, "swap"),
        Verb(KEEP, "keep"),
        Verb(SPREAD, "spread", _region),
        Verb(SPREAD_TWO, "spread-two", _region, named("region2", REGIONS), unordered=True),
        Verb(COUNT, "count"),
        Verb(COUNT_NOT, "count-not"),
        Verb(TURN, "turn", _token),
        Verb(DONE, "done"),
        Verb(START, "start", number("seat", 0, 3), by=BY_CHANCE),
        Verb(FRONT, "front", named("front", FACES.ids), by=BY_CHANCE),
    ]
)


def can_occur(code: int, players: int) -> bool:
    """RA 1.2, 2.2: only regions and tokens in play; tokens spread from one region (RA 4.1)."""
    board, values = BOARDS[players], GRAMMAR.values(code)
    regions = [values[name] for name in ("region", "region2") if name in values]
    if not all(board.has(region) for region in regions):
        return False
    if len(regions) == 2 and not board.touching[regions[0]] & board.touching[regions[1]]:
        return False
    return values.get("token", 0) < most_tokens(players) and values.get("seat", 0) < players
