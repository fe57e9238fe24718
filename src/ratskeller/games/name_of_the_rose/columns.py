"""The columns of The Name of the Rose, declared once.

A tile or a card is a number of its kind. What nobody has seen is only counted (NR 7.2):
``unseen`` tiles by kind and ``deck`` cards by kind say what is left, and no order exists.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.derived import DERIVED
from ratskeller.games.name_of_the_rose.notation import GRAMMAR, MOST_CODE, accuse_verb
from ratskeller.games.name_of_the_rose.public import RING
from ratskeller.kernel import FlagField, NumberField, SeatField, SetField, WordField
from ratskeller.kernel import columns as c
from ratskeller.kernel.choice import VERB
from ratskeller.kernel.position import expect, listing, word
from ratskeller.kernel.sections import CountsColumn, PairSection, RingSection

MOST_EVIDENCE: Final = 10_000  #: NR 2.2: the track has no end; this only catches slips
EVIDENCE_SPAN: Final = 100  #: what an observation takes for the end of the track


class HandsColumn(c.Column):
    """NR 2.5, 7.2: the cards of each seat, and null for a hand the viewer does not know."""

    def write(self, source: Any) -> object:
        hands = listing(super().write(source), self.key)
        sizes = source.public.hand_size
        return [hand if len(hand) == sizes[seat] else None for seat, hand in enumerate(hands)]


class AccusationsColumn(c.Column):
    """NR 5.1: the codes of the open accusations, written as monks clockwise from the left."""

    def write(self, source: Any) -> object:
        choices = [GRAMMAR.choice(code) if code >= 0 else None for code in source.public.laid]
        return [list(choice.args.values()) if choice else None for choice in choices]

    def read(self, state: Any, value: object, where: str) -> None:
        players = int(state.players)
        accuse = GRAMMAR.verbs[accuse_verb(players - 1) >> VERB]
        codes = [-1] * players
        for seat, entry in enumerate(listing(value, where, players)):
            if entry is not None:
                at = f"{where}[{seat}]"
                monks = [word(name, nr.MONKS, at) for name in listing(entry, at, players - 1)]
                expect(len(set(monks)) == players - 1, f"{at}: a marker is used once (NR 5.1)")
                codes[seat] = accuse.pack(monks)
        state.public.laid = vec[i64](codes)


_days: Final = c.by_place("day", nr.DAYS, trimmed=True)
_monk: Final = c.by_id("monk", nr.MONKS)
_kinds: Final = c.by_id("card", nr.CARDS.ids)
_seats: Final = c.by_seat()
_cards: Final = [int(count) for count in nr.CARDS.copies]
_tile: Final = WordField(nr.TILES.ids, name="tile")
_held: Final = NumberField(0, nr.HAND)
_deed: Final = NumberField(-MOST_EVIDENCE, MOST_EVIDENCE)

COLUMNS: Final = c.Columns(
    [
        c.Column("day", NumberField(0, nr.DAYS + 1), c.EVERYBODY,
                 "0 during the set-up, 1 to 6, 7 for the accusations"),
        c.Column("clock", NumberField(0, nr.HOURS - 1), c.EVERYBODY, "hours passed of the day"),
        c.Column("event", WordField(nr.EVENTS, optional=True, name="event"), c.EVERYBODY,
                 "the event of the day", initial=-1, written=False, shown=True),
        c.Column("events", WordField(nr.EVENTS, name="event"), c.EVERYBODY,
                 "the events turned up so far", [_days], -1),
        c.Column("enders", SeatField(), c.EVERYBODY,
                 "who ended each day and holds its card", [_days], -1, key="ended"),
        c.Column("card", WordField(nr.CARDS.ids, optional=True, name="card"), c.EVERYBODY,
                 "the card played in this turn", initial=-1, group="turn"),
        c.Column("figure", WordField(nr.FIGURES, optional=True, name="figure"), c.EVERYBODY,
                 "the figure it moves", initial=-1, group="turn"),
        c.Column("gained", NumberField(0, 2), c.EVERYBODY,
                 "tiles taken in this turn", group="turn", high=4),
        c.Column("second", FlagField(), c.EVERYBODY,
                 "whether the card is used a second time", group="turn"),
        c.Column("where", WordField(nr.BUILDINGS, optional=True, name="building"), c.EVERYBODY,
                 "the building of each figure", [c.by_id("figure", nr.FIGURES)], -1, key="figures"),
        c.Column("suspicion", NumberField(0, nr.MOST_SUSPICION), c.EVERYBODY,
                 "suspicion of each monk", [_monk], nr.SUSPICION),
        c.Column("evidence", NumberField(0, MOST_EVIDENCE), c.EVERYBODY,
                 "evidence against each monk", [_monk], nr.EVIDENCE, high=EVIDENCE_SPAN),
        c.Column("tiles", _tile, c.EVERYBODY, "the tiles on each building",
                 [c.by_id("building", nr.BUILDINGS, partial=True),
                  c.by_place("place", nr.ROOM, trimmed=True)], -1),
        c.Column("waiting", WordField(nr.BUILDINGS, name="building"), c.EVERYBODY,
                 "buildings that wait for tiles, the next one first",
                 [c.by_place("place", nr.PLACES, trimmed=True)], -1),
        c.Column("waits", NumberField(0, nr.PLACES), c.EVERYBODY, "how many buildings wait",
                 written=False),
        c.Column("unseen", NumberField(0, max(int(n) for n in nr.TILES.copies)), c.EVERYBODY,
                 "tiles nobody has seen", [c.by_id("tile", nr.TILES.ids)], written=False),
        c.Column("unseen_count", NumberField(0, int(nr.TILES.total)), c.EVERYBODY,
                 "how many tiles nobody has seen", key="unseen", group="row"),
        RingSection("known", "row", "the tiles behind the unseen ones, first to be laid first",
                    _tile, RING, int(nr.TILES.total), group="row"),
        RingSection("time", "held", "time tiles of each seat, oldest first",
                    _tile, RING, int(nr.TILES.total), of_seats=True),
        HandsColumn("hands", WordField(nr.CARDS.ids, name="card"), c.SEAT,
                    "each seat's cards", [_seats, c.by_place("place", nr.HAND, trimmed=True)], -1,
                    type="(Card[] | null)[]"),
        c.Column("hand_size", _held, c.EVERYBODY, "cards in hand", [_seats], key="hand_sizes",
                 written=False, shown=True),
        c.Column("deck", NumberField(0, max(_cards)), c.NOBODY, "cards in the stack, by kind",
                 [_kinds], written=False),
        c.Column("deck_size", NumberField(0, int(nr.CARDS.total)), c.EVERYBODY,
                 "cards in the stack", key="deck", written=False, shown=True),
        CountsColumn("discards", c.EVERYBODY, "cards discarded since the last shuffle",
                     _kinds, _cards),
        CountsColumn("renewed", c.EVERYBODY, "the stack as the last shuffle made it",
                     _kinds, _cards),
        PairSection("kept", "cards from before the last shuffle a hand still has, at least and"
                    " at most",
                    c.Column("kept_least", _held, c.EVERYBODY, "cards from before that, at least",
                             [_seats]),
                    c.Column("kept_most", _held, c.EVERYBODY, "cards from before that, at most",
                             [_seats])),
        c.Column("dealt", NumberField(0, nr.SEATS), c.EVERYBODY, "how many seats have an identity",
                 written=False),
        c.Column("identity", WordField(nr.MONKS, optional=True, name="monk"), c.SEAT,
                 "each seat's monk", [_seats], -1, key="identities"),
        c.Column("markers", SetField(nr.MONKS, name="monks"), c.EVERYBODY,
                 "the colours each seat has shown it is not", [_seats], key="shown"),
        c.Column("deeds", _deed, c.EVERYBODY,
                 "what each seat did to each monk: suspicion given less taken, evidence four times",
                 [_seats, _monk]),
        AccusationsColumn("laid", NumberField(-1, MOST_CODE), c.EVERYBODY,
                 "once open, the colours each seat laid before the others, clockwise from its left",
                 [_seats], -1, key="accusations",
                 type="(Monk[] | null)[]", form="[list of monks or null] by seat"),
        *DERIVED,
    ]
)  # fmt: skip
