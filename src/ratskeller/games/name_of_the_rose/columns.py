"""The columns of The Name of the Rose, declared once.

A tile or a card is a number of its kind. What nobody has seen is only counted (NR 7.2):
``unseen`` tiles by kind and ``deck`` cards by kind say what is left, and no order exists.
"""

from __future__ import annotations

from typing import Final

from ratskeller.games.name_of_the_rose import sections as own
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
    SUSPICION,
    TILES,
)
from ratskeller.games.name_of_the_rose.derived import DERIVED
from ratskeller.games.name_of_the_rose.notation import MOST_CODE
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
from ratskeller.kernel.position import FlagField, NumberField, SeatField, SetField, WordField

MOST_EVIDENCE: Final = 10_000  #: NR 2.2: the track has no end; this only catches slips
EVIDENCE_SPAN: Final = 100  #: what an observation takes for the end of the track

_days: Final = by_place("day", DAYS, trimmed=True)
_monk: Final = by_id("monk", MONKS)
_kinds: Final = by_id("card", CARDS.ids)
_copies: Final = NumberField(0, max(int(count) for count in CARDS.copies))
_building: Final = WordField(BUILDINGS, optional=True, name="building")
_deed: Final = NumberField(-MOST_EVIDENCE, MOST_EVIDENCE)

COLUMNS: Final = Columns(
    [
        Column("day", NumberField(0, DAYS + 1), EVERYBODY,
               "0 during the set-up, 1 to 6, 7 for the accusations"),
        Column("clock", NumberField(0, HOURS - 1), EVERYBODY, "hours passed of the day"),
        own.ViewSection("event", own.derived(
            "event", WordField(EVENTS, optional=True, name="event"),
            "the event of the day", initial=-1)),
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
        Column("where", _building, EVERYBODY,
               "the building of each figure", [by_id("figure", FIGURES)], -1, key="figures"),
        Column("suspicion", NumberField(0, MOST_SUSPICION), EVERYBODY,
               "suspicion of each monk", [_monk], SUSPICION),
        Column("evidence", NumberField(0, MOST_EVIDENCE), EVERYBODY,
               "evidence against each monk", [_monk], EVIDENCE, high=EVIDENCE_SPAN),
        own.TilesColumn("tiles", WordField(TILES.ids, name="tile"), EVERYBODY,
               "the tiles on each building",
               [by_id("building", BUILDINGS), by_place("place", ROOM, trimmed=True)], -1),
        own.BuildingsSection(),
        Column("waiting", WordField(BUILDINGS, name="building"), EVERYBODY,
               "buildings that wait for tiles, the next one first",
               [by_place("place", PLACES, trimmed=True)], -1),
        own.derived("waits", NumberField(0, PLACES), "how many buildings wait"),
        own.derived("unseen", NumberField(0, max(int(n) for n in TILES.copies)),
                    "tiles nobody has seen", [by_id("tile", TILES.ids)]),
        Column("unseen_count", NumberField(0, int(TILES.total)), EVERYBODY,
               "how many tiles nobody has seen", key="unseen", group="row"),
        own.RowSection(),
        own.TimeSection(),
        own.HandsColumn("hands", WordField(CARDS.ids, name="card"), SEAT,
               "each seat's cards", [by_seat(), by_place("place", HAND, trimmed=True)], -1),
        own.ViewSection("hand_sizes", own.derived(
            "hand_size", NumberField(0, HAND), "cards in hand", [by_seat()])),
        own.HandSection(),
        Column("deck", _copies, NOBODY, "cards in the stack, by kind", [_kinds], written=False),
        own.ViewSection("deck", own.derived(
            "deck_size", NumberField(0, int(CARDS.total)), "cards in the stack")),
        own.CardListColumn("discards", _copies, EVERYBODY,
               "cards discarded since the last shuffle", [_kinds]),
        own.CardListColumn("renewed", _copies, EVERYBODY,
               "the stack as the last shuffle made it", [_kinds]),
        own.KeptSection(),
        own.DealtSection(),
        Column("identity", WordField(MONKS, optional=True, name="monk"), SEAT,
               "each seat's monk", [by_seat()], -1, key="identities"),
        Column("markers", SetField(MONKS, name="monks"), EVERYBODY,
               "the colours each seat has shown it is not", [by_seat()], key="shown"),
        Column("deeds", _deed, EVERYBODY,
               "what each seat did to each monk: suspicion given less taken, evidence four times",
               [by_seat(), _monk]),
        own.AccusationsColumn("laid", NumberField(-1, MOST_CODE), EVERYBODY,
               "once open, the colours each seat laid before the others, clockwise from its left",
               [by_seat()], -1, key="accusations"),
        *DERIVED,
    ]
)  # fmt: skip
