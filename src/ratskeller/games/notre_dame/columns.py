"""The columns of Notre Dame: what each holds, in which range, and who knows it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.notre_dame.board import (
    ALL_BROWN,
    ALL_COINS,
    ALL_MARKERS,
    BOARDS,
    CARDS,
    DECK,
    MARKETS,
    MESSAGES,
    PERSON_IDS,
    PHASE_IDS,
    PLACES,
    ROUNDS,
    SECTORS,
    START_COINS,
    START_MARKERS,
    TRACK,
)
from ratskeller.games.notre_dame.derived import DERIVED
from ratskeller.kernel.columns import (
    EVERYBODY,
    NOBODY,
    SEAT,
    VIEW,
    Axis,
    Column,
    Columns,
    Section,
    by_id,
    by_place,
    by_seat,
)
from ratskeller.kernel.position import (
    FlagField,
    NumberField,
    OrdinalField,
    SeatField,
    SeatSetField,
    SetField,
    WordField,
    expect,
    listing,
    whole,
    word,
)
from ratskeller.kernel.sections import HoldingSection

MOST_PRESTIGE: Final = 1_000_000


class InBoroughField(NumberField):
    """One of several things in a borough, written as the borough (from 1) and the thing's id."""

    def __init__(self, name: str, ids: list[str]) -> None:
        super().__init__(0, max(int(board.boroughs) for board in BOARDS) * len(ids) - 1)
        self.name: Final = name
        self.ids: Final = ids

    def write(self, value: int) -> object:
        return [value // len(self.ids) + 1, self.ids[value % len(self.ids)]]

    def write_view(self, value: int) -> object:
        return {"borough": value // len(self.ids) + 1, self.name: self.ids[value % len(self.ids)]}

    def read(self, value: object, where: str) -> int:
        borough, id = listing(value, where, 2)
        return (whole(borough, 1, 99, where) - 1) * len(self.ids) + word(id, self.ids, where)

    def check(self, value: int, players: int, where: str) -> None:
        whole(value // len(self.ids) + 1, 1, int(BOARDS[players - 2].boroughs), where)

    def typescript(self) -> str:
        return f"{{ borough: number; {self.name}: {self.name.capitalize()} }}"

    def shape(self) -> str:
        return f"[borough, {self.name}]"


class CardsSection(Section):
    """ND 3.2: the cards each seat drew this period, three for each round."""

    def __init__(self) -> None:
        super().__init__("cards", SEAT, "the cards drawn this period, round by round", "seats")
        self.column: Final = Column(
            "cards", WordField(CARDS, optional=True, name="card"), SEAT,
            "the cards drawn this period", [by_seat(), by_place("place", DECK)], initial=-1,
        )  # fmt: skip

    def columns(self) -> list[Column]:
        return [self.column]

    def write(self, source: Any) -> object:
        out = []
        for seat in range(source.players):
            first = seat * DECK
            last = first + int(source.dealt(seat))
            cards = [CARDS[card] for card in source.cards[first:last]]
            out.append([cards[i : i + 3] for i in range(0, len(cards), 3)])
        return out

    def write_view(self, view: Any) -> object:
        return [
            [CARDS[card] if card >= 0 else None for card in view.cards[first : first + dealt]]
            for first, dealt in _drawn(view)
        ]

    def read(self, state: Any, value: object, where: str) -> None:
        numbers = [-1] * self.column.size(int(state.players))
        for seat, rounds in enumerate(listing(value, where)):
            path = f"seats[{seat}].cards"
            cards = self._cards(listing(rounds, path), path)
            drawn = int(state.dealt(seat))
            expect(
                len(cards) == drawn,
                f"{path}: {drawn} cards are drawn by now, not {len(cards)} (ND 3.2)",
            )
            numbers[seat * DECK : seat * DECK + drawn] = cards
        state.cards = vec[i64](numbers)

    def _cards(self, rounds: list[Any], path: str) -> list[int]:
        cards: list[int] = []
        for i, trio in enumerate(rounds):
            drawn = listing(trio, path)
            expect(
                len(drawn) == 3 or (i == len(rounds) - 1 and 0 < len(drawn) < 3),
                f"{path}: three cards are drawn in a round (ND 3.2)",
            )
            for name in drawn:
                card = word(name, CARDS, path)
                expect(card not in cards, f"{path}: {name} is there twice (ND 1.2)")
                cards.append(card)
        return cards

    def typescript(self) -> str:
        return "(Card | null)[][]"

    def shape(self) -> str:
        return "[[card]] by round"


class PlayedSection(Section):
    """ND 3.3: which of the `cards` everybody has seen; read after them."""

    def __init__(self) -> None:
        super().__init__("played", SEAT, "those of the cards that everybody has seen", "seats")
        self.column: Final = Column(
            "played", FlagField(), SEAT, "1 for a card that everybody has seen",
            [by_seat(), by_place("place", DECK)],
        )  # fmt: skip

    def columns(self) -> list[Column]:
        return [self.column]

    def write(self, source: Any) -> object:
        return [
            [
                CARDS[source.cards[slot]]
                for slot in range(seat * DECK, seat * DECK + int(source.dealt(seat)))
                if source.played[slot]
            ]
            for seat in range(source.players)
        ]

    def write_view(self, view: Any) -> object:
        return [
            [bool(flag) for flag in view.played[first : first + dealt]]
            for first, dealt in _drawn(view)
        ]

    def read(self, state: Any, value: object, where: str) -> None:
        flags = [0] * self.column.size(int(state.players))
        for seat, names in enumerate(listing(value, where)):
            path = f"seats[{seat}].played"
            cards = list(state.cards[seat * DECK : (seat + 1) * DECK])
            for name in listing(names, path):
                card = word(name, CARDS, path)
                expect(card in cards, f"{path}: {name} was not drawn (ND 3.3)")
                slot = seat * DECK + cards.index(card)
                expect(not flags[slot], f"{path}: {name} is there twice (ND 1.2)")
                flags[slot] = 1
        state.played = vec[i64](flags)

    def typescript(self) -> str:
        return "boolean[][]"

    def shape(self) -> str:
        return "list of cards"


def _drawn(view: Any) -> list[tuple[int, int]]:
    """By seat, where its cards begin in a view's columns, and how many are drawn."""
    return [(seat * DECK, int(view.dealt[seat])) for seat in range(view.players)]


_persons: Final = SetField(PERSON_IDS, "persons")
_markers: Final = NumberField(0, ALL_MARKERS)
_coins: Final = NumberField(0, ALL_COINS)
_borough: Final = Axis("borough", lambda players: int(BOARDS[players - 2].boroughs))
_message: Final = Axis("message", lambda players: _borough.size(players) * len(MESSAGES))

COLUMNS: Final = Columns(
    [
        Column("round", OrdinalField(0, ROUNDS - 1), EVERYBODY, "the round"),
        Column("phase", WordField(PHASE_IDS, name="phase"), EVERYBODY, "the phase"),
        Column("turn", NumberField(0, 99), EVERYBODY,
               "how much of the phase is done, a turn that has begun included"),
        Column("bell", SeatField(), EVERYBODY, "the start player"),
        Column("doctored", SeatSetField(), EVERYBODY, "who is spared this round's plague"),
        Column("open", WordField(PERSON_IDS, name="person"), EVERYBODY,
               "the persons of the round: two brown ones, then a gray one",
               [by_place("place", 3, trimmed=True)], initial=-1),
        Column("brown", _persons, EVERYBODY, "brown persons still to come this period",
               initial=ALL_BROWN),
        Column("cast", _persons, EVERYBODY, "the nine gray persons that take part"),
        Column("gray", WordField(PERSON_IDS, optional=True, name="person"), SEAT,
               "the gray person of each round; later rounds only if a seat looked at the stack",
               [by_place("round", ROUNDS)], initial=-1),
        Column("spies", SeatSetField(), EVERYBODY, "who knows the order of the gray stack"),
        Column("lying", WordField(MESSAGES, optional=True, name="message"), EVERYBODY,
               "the messages on the markets of each borough",
               [_borough, by_id("market", MARKETS, trimmed=True)], initial=-1, key="messages"),
        Column("supply", _coins, EVERYBODY, "coins in the supply", written=False, shown=True),
        Column("markers", _markers, EVERYBODY, "markers by place; what is left out is 0",
               [by_seat(), by_id("place", PLACES, trimmed=True)], group="seats"),
        Column("friend", WordField(SECTORS, optional=True, name="sector"), EVERYBODY,
               "the sector of the trusted friend", [by_seat()], initial=-1, group="seats"),
        Column("own", _markers, EVERYBODY, "markers in the own supply", [by_seat()],
               initial=START_MARKERS, group="seats"),
        Column("general", _markers, EVERYBODY, "markers in the general supply", [by_seat()],
               initial=ALL_MARKERS - START_MARKERS, group="seats", written=False, shown=True),
        Column("coins", _coins, EVERYBODY, "coins", [by_seat()],
               initial=START_COINS, group="seats"),
        Column("prestige", NumberField(0, MOST_PRESTIGE), SEAT, "prestige", [by_seat()],
               group="seats", high=100),
        Column("rat", NumberField(0, TRACK), EVERYBODY, "the rat marker", [by_seat()],
               group="seats"),
        Column("carriage", InBoroughField("market", MARKETS), EVERYBODY,
               "borough (from 1) and market", [by_seat()], group="seats"),
        HoldingSection("messages", "keeper", "messages taken: borough (from 1), kind",
                       _message, InBoroughField("message", MESSAGES), "seats"),
        CardsSection(),
        PlayedSection(),
        Column("undrawn", SetField(CARDS, "cards"), NOBODY, "the cards left in a seat's stack",
               [by_seat()], initial=(1 << DECK) - 1, group="seats", written=False),
        Column("fixed", NumberField(0, ROUNDS), VIEW, "rounds whose gray person is drawn"),
        Column("dealt", NumberField(0, DECK), VIEW, "cards drawn this period", [by_seat()],
               group="seats", written=False),
        *DERIVED,
    ]
)  # fmt: skip
