"""Sections of a position that are written in a form of their own."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.components import (
    BUILDINGS,
    CARDS,
    FIGURES,
    HAND,
    MONKS,
    SEATS,
    TILES,
)
from ratskeller.games.name_of_the_rose.notation import accuse_verb, accused
from ratskeller.games.name_of_the_rose.public import RING
from ratskeller.kernel.columns import (
    EVERYBODY,
    VIEW,
    Column,
    Section,
    by_place,
    by_seat,
)
from ratskeller.kernel.position import (
    Field,
    NumberField,
    WordField,
    expect,
    listing,
    mapping,
    whole,
    word,
)

_tile: Final = WordField(TILES.ids, optional=True, name="tile")
_place: Final = NumberField(0, RING - 1)
_count: Final = NumberField(0, int(TILES.total))


class TilesColumn(Column):
    """NR 2.4: tiles by building; a position may leave empty buildings out."""

    def read(self, state: Any, value: object, where: str) -> None:
        found = mapping(value, where)
        super().read(state, {name: found.get(name, []) for name in BUILDINGS} | found, where)


class RowSection(Section):
    """NR 3.4: the known tiles at the end of the row, first to be laid first."""

    def __init__(self) -> None:
        super().__init__(
            "known", EVERYBODY, "the tiles behind the unseen ones, first to be laid first", "row"
        )
        meaning = "ring of the known tiles at the end of the row"
        self.tiles: Final = Column(
            "row", _tile, EVERYBODY, meaning, [by_place("place", RING)], initial=-1
        )
        self.first: Final = Column("row_first", _place, EVERYBODY, "its first place")
        self.count: Final = Column("row_count", _count, EVERYBODY, "its length")

    def columns(self) -> list[Column]:
        return [self.tiles, self.first, self.count]

    def write(self, source: Any) -> object:
        public = source.public
        return [TILES.ids[public.row_tile(rank)] for rank in range(public.row_count)]

    def read(self, state: Any, value: object, where: str) -> None:
        public = state.public
        for entry in _tiles(value, where):
            public.row[public.row_count] = word(entry, TILES.ids, where)
            public.row_count += 1

    def typescript(self) -> str:
        return "Tile[]"

    def shape(self) -> str:
        return "list of tiles"


class TimeSection(Section):
    """NR 3.4, 3.9: the time tiles of each seat, oldest first."""

    def __init__(self) -> None:
        super().__init__("time", EVERYBODY, "time tiles of each seat, oldest first")
        ring = [by_seat(), by_place("place", RING)]
        self.tiles: Final = Column(
            "held", _tile, EVERYBODY, "ring of each seat's time tiles", ring, initial=-1
        )
        self.first: Final = Column("held_first", _place, EVERYBODY, "its first place", [by_seat()])
        self.count: Final = Column("held_count", _count, EVERYBODY, "its length", [by_seat()])

    def columns(self) -> list[Column]:
        return [self.tiles, self.first, self.count]

    def write(self, source: Any) -> object:
        public = source.public
        return [
            [TILES.ids[public.time_tile(seat, rank)] for rank in range(public.held_count[seat])]
            for seat in range(source.players)
        ]

    def read(self, state: Any, value: object, where: str) -> None:
        for seat, tiles in enumerate(listing(value, where, int(state.players))):
            for entry in _tiles(tiles, f"{where}[{seat}]"):
                state.public.hold(seat, word(entry, TILES.ids, f"{where}[{seat}]"))

    def typescript(self) -> str:
        return "Tile[][]"

    def shape(self) -> str:
        return "[list of tiles] by seat"


def _tiles(value: object, where: str) -> list[Any]:
    entries = listing(value, where)
    expect(len(entries) <= TILES.total, f"{where}: the game has {TILES.total} tiles (NR 1.4)")
    return entries


class HandsColumn(Column):
    """NR 2.5, 7.2: the cards of each seat, and null for a hand the viewer does not know."""

    def write(self, source: Any) -> object:
        size = source.public.hand_size
        hands: list[object] = []
        for seat in range(source.players):
            first = seat * HAND
            known = [int(card) for card in source.hands[first : first + HAND] if card >= 0]
            hands.append([CARDS.ids[card] for card in known] if len(known) == size[seat] else None)
        return hands

    def typescript(self) -> str:
        return "(Card[] | null)[]"


class CardListColumn(Column):
    """Cards counted by kind and written as a list of ids."""

    def write(self, source: Any) -> object:
        counts = getattr(self.holder(source), self.name)
        return [id for card, id in enumerate(CARDS.ids) for _ in range(counts[card])]

    def read(self, state: Any, value: object, where: str) -> None:
        counts = [0] * len(CARDS.ids)
        for entry in listing(value, where):
            card = word(entry, CARDS.ids, where)
            counts[card] += 1
            expect(
                counts[card] <= CARDS.copies[card],
                f"{where}: card {entry} is there more often than in the game (NR 1.3)",
            )
        setattr(self.holder(state), self.name, vec[i64](counts))

    def typescript(self) -> str:
        return "Card[]"

    def shape(self) -> str:
        return "list of cards"


class KeptSection(Section):
    """NR 3.2, 7.1: how many cards from before the last shuffle a hand can still have."""

    def __init__(self) -> None:
        super().__init__(
            "kept",
            EVERYBODY,
            "cards from before the last shuffle a hand still has, at least and at most",
        )
        size = NumberField(0, HAND)
        self.least: Final = Column(
            "kept_least", size, EVERYBODY, "cards from before that, at least", [by_seat()]
        )
        self.most: Final = Column(
            "kept_most", size, EVERYBODY, "cards from before that, at most", [by_seat()]
        )

    def columns(self) -> list[Column]:
        return [self.least, self.most]

    def write(self, source: Any) -> object:
        public = source.public
        return [
            [int(public.kept_least[seat]), int(public.kept_most[seat])]
            for seat in range(source.players)
        ]

    def read(self, state: Any, value: object, where: str) -> None:
        for seat, entry in enumerate(listing(value, where, int(state.players))):
            least, most = listing(entry, f"{where}[{seat}]", 2)
            state.public.kept_least[seat] = whole(least, 0, HAND, f"{where}[{seat}]")
            state.public.kept_most[seat] = whole(most, 0, HAND, f"{where}[{seat}]")

    def typescript(self) -> str:
        return "[number, number][]"

    def shape(self) -> str:
        return "[least, most] by seat"


class AccusationsColumn(Column):
    """NR 5.1: the codes of the open accusations, written as monks clockwise from the left."""

    def write(self, source: Any) -> object:
        opponents = int(source.players) - 1
        return [
            None if code < 0 else [MONKS[accused(code, place)] for place in range(opponents)]
            for code in source.public.laid
        ]

    def read(self, state: Any, value: object, where: str) -> None:
        players = int(state.players)
        codes = [-1] * players
        for seat, entry in enumerate(listing(value, where, players)):
            if entry is None:
                continue
            at = f"{where}[{seat}]"
            monks = [word(name, MONKS, at) for name in listing(entry, at, players - 1)]
            expect(len(set(monks)) == players - 1, f"{at}: a marker is used once (NR 5.1)")
            codes[seat] = int(accuse_verb(players - 1))
            for place, monk in enumerate(monks):
                codes[seat] |= monk << 8 * place
        state.public.laid = vec[i64](codes)

    def typescript(self) -> str:
        return "(Monk[] | null)[]"

    def shape(self) -> str:
        return "[list of monks or null] by seat"


class ViewSection(Section):
    """A public column that `load` computes, so that only views write it."""

    def __init__(self, key: str, column: Column) -> None:
        super().__init__(key, VIEW, column.meaning)
        self.column: Final = column

    def columns(self) -> list[Column]:
        return [self.column]

    def write(self, source: Any) -> object:
        return self.column.write(source)

    def typescript(self) -> str:
        return self.column.typescript()

    def shape(self) -> str:
        return self.column.shape()


class DealtSection(Section):
    """NR 2.5: whether each seat has its identity card; a column counts them from seat 0 on."""

    def __init__(self) -> None:
        super().__init__("dealt", VIEW, "whether each seat has an identity")
        self.column: Final = derived(
            "dealt", NumberField(0, SEATS), "how many seats have an identity"
        )

    def columns(self) -> list[Column]:
        return [self.column]

    def write(self, source: Any) -> object:
        return [seat < source.public.dealt for seat in range(source.players)]

    def typescript(self) -> str:
        return "boolean[]"

    def shape(self) -> str:
        return "[true or false] by seat"


class BuildingsSection(Section):
    """The tiles and the figures of each building together, for the board."""

    def __init__(self) -> None:
        super().__init__("buildings", VIEW, "the tiles and figures in each building")

    def write(self, source: Any) -> object:
        public = source.public
        each = len(public.tiles) // len(BUILDINGS)
        return {
            name: {
                "tiles": [
                    TILES.ids[tile]
                    for tile in public.tiles[building * each : building * each + each]
                    if tile >= 0
                ],
                "figures": [f for i, f in enumerate(FIGURES) if public.where[i] == building],
            }
            for building, name in enumerate(BUILDINGS)
        }

    def typescript(self) -> str:
        return "Record<Building, { tiles: Tile[]; figures: Figure[] }>"

    def shape(self) -> str:
        return "{building: {tiles, figures}}"


class HandSection(Section):
    """NR 2.5: the viewer's own hand."""

    def __init__(self) -> None:
        super().__init__("hand", VIEW, "the viewer's cards")

    def write(self, source: Any) -> object:
        return None if source.viewer is None else [CARDS.ids[card] for card in source.hand()]

    def typescript(self) -> str:
        return "Card[] | null"

    def shape(self) -> str:
        return "list of cards or null"


def derived(name: str, value: Field, meaning: str, axes: Any = (), initial: int = 0) -> Column:
    """A public column that is not part of a position."""
    return Column(name, value, EVERYBODY, meaning, axes, initial, written=False)
