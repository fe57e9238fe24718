"""The columns of The Name of the Rose, declared once.

A tile or a card is a number of its kind. What nobody has seen is only counted (NR 7.2):
``unseen`` tiles by kind and ``deck`` cards by kind say what is left, and no order exists.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.components import (
    BUILDINGS,
    CARDS,
    DAYS,
    EVENTS,
    EVIDENCE,
    FIGURES,
    HAND,
    HOURS,
    MONKS,
    MOST_SUSPICION,
    PLACES,
    ROOM,
    SEATS,
    SUSPICION,
    TILES,
)
from ratskeller.games.name_of_the_rose.derived import DERIVED
from ratskeller.games.name_of_the_rose.notation import MOST_CODE, accuse_verb, accused
from ratskeller.games.name_of_the_rose.public import RING
from ratskeller.kernel.columns import (
    EVERYBODY,
    NOBODY,
    SEAT,
    Column,
    Columns,
    by_id,
    by_place,
    by_seat,
)
from ratskeller.kernel.position import (
    FlagField,
    NumberField,
    SeatField,
    SetField,
    WordField,
    expect,
    listing,
    word,
)
from ratskeller.kernel.sections import CountsColumn, PairSection, RingSection

MOST_EVIDENCE: Final = 10_000  #: NR 2.2: the track has no end; this only catches slips
EVIDENCE_SPAN: Final = 100  #: what an observation takes for the end of the track


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

    def write_view(self, view: Any) -> object:
        return self.write(view)

    def typescript(self) -> str:
        return "(Card[] | null)[]"


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

    def write_view(self, view: Any) -> object:
        return self.write(view)

    def typescript(self) -> str:
        return "(Monk[] | null)[]"

    def shape(self) -> str:
        return "[list of monks or null] by seat"


_days: Final = by_place("day", DAYS, trimmed=True)
_monk: Final = by_id("monk", MONKS)
_kinds: Final = by_id("card", CARDS.ids)
_cards: Final = [int(count) for count in CARDS.copies]
_tile: Final = WordField(TILES.ids, name="tile")
_held: Final = NumberField(0, HAND)
_deed: Final = NumberField(-MOST_EVIDENCE, MOST_EVIDENCE)

COLUMNS: Final = Columns(
    [
        Column("day", NumberField(0, DAYS + 1), EVERYBODY,
               "0 during the set-up, 1 to 6, 7 for the accusations"),
        Column("clock", NumberField(0, HOURS - 1), EVERYBODY, "hours passed of the day"),
        Column("event", WordField(EVENTS, optional=True, name="event"), EVERYBODY,
               "the event of the day", initial=-1, written=False, shown=True),
        Column("events", WordField(EVENTS, name="event"), EVERYBODY,
               "the events turned up so far", [_days], -1),
        Column("enders", SeatField(), EVERYBODY,
               "who ended each day and holds its card", [_days], -1, key="ended"),
        Column("card", WordField(CARDS.ids, optional=True, name="card"), EVERYBODY,
               "the card played in this turn", initial=-1, group="turn"),
        Column("figure", WordField(FIGURES, optional=True, name="figure"), EVERYBODY,
               "the figure it moves", initial=-1, group="turn"),
        Column("gained", NumberField(0, 2), EVERYBODY,
               "tiles taken in this turn", group="turn", high=4),
        Column("second", FlagField(), EVERYBODY,
               "whether the card is used a second time", group="turn"),
        Column("where", WordField(BUILDINGS, optional=True, name="building"), EVERYBODY,
               "the building of each figure", [by_id("figure", FIGURES)], -1, key="figures"),
        Column("suspicion", NumberField(0, MOST_SUSPICION), EVERYBODY,
               "suspicion of each monk", [_monk], SUSPICION),
        Column("evidence", NumberField(0, MOST_EVIDENCE), EVERYBODY,
               "evidence against each monk", [_monk], EVIDENCE, high=EVIDENCE_SPAN),
        Column("tiles", _tile, EVERYBODY, "the tiles on each building",
               [by_id("building", BUILDINGS, partial=True),
                by_place("place", ROOM, trimmed=True)], -1),
        Column("waiting", WordField(BUILDINGS, name="building"), EVERYBODY,
               "buildings that wait for tiles, the next one first",
               [by_place("place", PLACES, trimmed=True)], -1),
        Column("waits", NumberField(0, PLACES), EVERYBODY, "how many buildings wait",
               written=False),
        Column("unseen", NumberField(0, max(int(n) for n in TILES.copies)), EVERYBODY,
               "tiles nobody has seen", [by_id("tile", TILES.ids)], written=False),
        Column("unseen_count", NumberField(0, int(TILES.total)), EVERYBODY,
               "how many tiles nobody has seen", key="unseen", group="row"),
        RingSection("known", "row", "the tiles behind the unseen ones, first to be laid first",
                    _tile, RING, int(TILES.total), group="row"),
        RingSection("time", "held", "time tiles of each seat, oldest first",
                    _tile, RING, int(TILES.total), of_seats=True),
        HandsColumn("hands", WordField(CARDS.ids, name="card"), SEAT,
                    "each seat's cards", [by_seat(), by_place("place", HAND, trimmed=True)], -1),
        Column("hand_size", _held, EVERYBODY, "cards in hand", [by_seat()], key="hand_sizes",
               written=False, shown=True),
        Column("deck", NumberField(0, max(_cards)), NOBODY, "cards in the stack, by kind",
               [_kinds], written=False),
        Column("deck_size", NumberField(0, int(CARDS.total)), EVERYBODY, "cards in the stack",
               key="deck", written=False, shown=True),
        CountsColumn("discards", EVERYBODY, "cards discarded since the last shuffle",
                     _kinds, _cards),
        CountsColumn("renewed", EVERYBODY, "the stack as the last shuffle made it",
                     _kinds, _cards),
        PairSection("kept", "cards from before the last shuffle a hand still has, at least and"
                    " at most",
                    Column("kept_least", _held, EVERYBODY, "cards from before that, at least",
                           [by_seat()]),
                    Column("kept_most", _held, EVERYBODY, "cards from before that, at most",
                           [by_seat()])),
        Column("dealt", NumberField(0, SEATS), EVERYBODY, "how many seats have an identity",
               written=False),
        Column("identity", WordField(MONKS, optional=True, name="monk"), SEAT,
               "each seat's monk", [by_seat()], -1, key="identities"),
        Column("markers", SetField(MONKS, name="monks"), EVERYBODY,
               "the colours each seat has shown it is not", [by_seat()], key="shown"),
        Column("deeds", _deed, EVERYBODY,
               "what each seat did to each monk: suspicion given less taken, evidence four times",
               [by_seat(), _monk]),
        AccusationsColumn("laid", NumberField(-1, MOST_CODE), EVERYBODY,
               "once open, the colours each seat laid before the others, clockwise from its left",
               [by_seat()], -1, key="accusations"),
        *DERIVED,
    ]
)  # fmt: skip
