"""The columns of Notre Dame: what each holds, in which range, and who knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.notre_dame.board import (
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
    TRACK,
    WIDTH,
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
    SeatField,
    SeatSetField,
    SetField,
    WordField,
    expect,
    listing,
    mapping,
    whole,
    word,
)

MOST_PRESTIGE: Final = 1_000_000


class PersonSetField(SetField):
    """Persons, each once."""

    def read(self, value: object, where: str) -> int:
        bits = 0
        for entry in listing(value, where):
            person = word(entry, PERSON_IDS, where)
            expect(not bits >> person & 1, f"{where}: {entry} is there twice")
            bits |= 1 << person
        return bits


class RoundColumn(Column):
    """ND 3: rounds are written from 1 on."""

    def write(self, source: Any) -> object:
        return int(source.public.round) + 1

    def read(self, state: Any, value: object, where: str) -> None:
        state.public.round = whole(value, 1, ROUNDS, where) - 1


class MarkersColumn(Column):
    """ND 1.2: markers by seat and place; a position leaves empty places out."""

    def write(self, source: Any) -> object:
        markers = source.public.markers
        return [
            {
                place: int(markers[seat * WIDTH + i])
                for i, place in enumerate(PLACES)
                if markers[seat * WIDTH + i] > 0
            }
            for seat in range(source.players)
        ]

    def write_view(self, view: Any) -> object:
        """A view has all places."""
        return super().write(view)

    def read(self, state: Any, value: object, where: str) -> None:
        full = []
        for seat, entry in enumerate(listing(value, where)):
            found = mapping(entry, f"seats[{seat}].markers")
            for place in found:
                word(place, PLACES, f"seats[{seat}].markers")
            full.append({place: found.get(place, 0) for place in PLACES})
        super().read(state, full, where)


class LyingSection(Section):
    """ND 1.6, 1.8: the rim markets of each borough that hold a message."""

    def __init__(self) -> None:
        super().__init__("messages", EVERYBODY, "for each borough the messages on its rim markets")
        market = Axis("market", lambda players: int(BOARDS[players - 2].markets))
        self.column: Final = Column(
            "lying", WordField(MESSAGES, optional=True, name="message"), EVERYBODY,
            "the message of each market", [market], initial=-1,
        )  # fmt: skip

    def columns(self) -> list[Column]:
        return [self.column]

    def write(self, source: Any) -> object:
        lying = source.public.lying
        return [
            {
                MARKETS[i]: MESSAGES[lying[first + i]]
                for i in range(1, len(MARKETS))
                if lying[first + i] >= 0
            }
            for first in range(0, len(lying), len(MARKETS))
        ]

    def read(self, state: Any, value: object, where: str) -> None:
        numbers = [-1] * self.column.size(int(state.players))
        boroughs = len(numbers) // len(MARKETS)
        for borough, entry in enumerate(listing(value, where, boroughs)):
            path = f"{where}[{borough}]"
            first = borough * len(MARKETS)
            for name, kind in mapping(entry, path).items():
                market = word(name, MARKETS, path)
                expect(market > 0, f"{path}: the centre never holds a message (ND 1.8)")
                message = word(kind, MESSAGES, path)
                twice = message in numbers[first : first + len(MARKETS)]
                expect(not twice, f"{path}: {kind} is there twice (ND 1.6)")
                numbers[first + market] = message
        state.public.lying = vec[i64](numbers)

    def ids(self) -> dict[str, Sequence[str]]:
        return {"market": MARKETS}

    def typescript(self) -> str:
        return "Partial<Record<Market, Message>>[]"

    def shape(self) -> str:
        return "[{market: message}] by borough"


class CarriageSection(Section):
    """ND 4.4: where each carriage stands, as borough (from 1) and market."""

    def __init__(self) -> None:
        super().__init__("carriage", EVERYBODY, "borough (from 1) and market", "seats")
        most = max(int(board.markets) for board in BOARDS) - 1
        self.column: Final = Column(
            "carriage", NumberField(0, most), EVERYBODY, "the market of the carriage", [by_seat()]
        )

    def columns(self) -> list[Column]:
        return [self.column]

    def write(self, source: Any) -> object:
        return [
            [int(market) // len(MARKETS) + 1, MARKETS[market % len(MARKETS)]]
            for market in source.public.carriage
        ]

    def write_view(self, view: Any) -> object:
        return [
            {"borough": int(market) // len(MARKETS) + 1, "market": MARKETS[market % len(MARKETS)]}
            for market in view.public.carriage
        ]

    def read(self, state: Any, value: object, where: str) -> None:
        numbers = []
        for seat, entry in enumerate(listing(value, where)):
            path = f"seats[{seat}].carriage"
            borough, market = listing(entry, path, 2)
            number = whole(borough, 1, int(state.settings.board.boroughs), path) - 1
            numbers.append(number * len(MARKETS) + word(market, MARKETS, path))
        state.public.carriage = vec[i64](numbers)

    def typescript(self) -> str:
        return "{ borough: number; market: Market }[]"

    def shape(self) -> str:
        return "[borough, market]"


class KeeperSection(Section):
    """ND 1.6: the messages each seat has taken, as borough (from 1) and kind."""

    def __init__(self) -> None:
        super().__init__("messages", EVERYBODY, "messages taken: borough (from 1), kind", "seats")
        axis = Axis("message", lambda players: int(BOARDS[players - 2].boroughs) * len(MESSAGES))
        self.column: Final = Column(
            "keeper", SeatField(optional=True), EVERYBODY,
            "who took each message, by borough and kind", [axis], initial=-1,
        )  # fmt: skip

    def columns(self) -> list[Column]:
        return [self.column]

    def write(self, source: Any) -> object:
        keeper = source.public.keeper
        return [
            [
                [i // len(MESSAGES) + 1, MESSAGES[i % len(MESSAGES)]]
                for i in range(len(keeper))
                if keeper[i] == seat
            ]
            for seat in range(source.players)
        ]

    def write_view(self, view: Any) -> object:
        kept = [
            (int(seat), {"borough": i // len(MESSAGES) + 1, "message": MESSAGES[i % len(MESSAGES)]})
            for i, seat in enumerate(view.public.keeper)
        ]
        return [[each for keeper, each in kept if keeper == seat] for seat in range(view.players)]

    def read(self, state: Any, value: object, where: str) -> None:
        numbers = [-1] * self.column.size(int(state.players))
        for seat, entries in enumerate(listing(value, where)):
            path = f"seats[{seat}].messages"
            for entry in listing(entries, path):
                borough, message = listing(entry, path, 2)
                number = whole(borough, 1, int(state.settings.board.boroughs), path) - 1
                i = number * len(MESSAGES) + word(message, MESSAGES, path)
                expect(numbers[i] < 0, f"{path}: {borough} {message} is there twice (ND 1.6)")
                numbers[i] = seat
        state.public.keeper = vec[i64](numbers)

    def typescript(self) -> str:
        return "{ borough: number; message: Message }[][]"

    def shape(self) -> str:
        return "list of [borough, message]"


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


_person: Final = WordField(PERSON_IDS, name="person")
_markers: Final = NumberField(0, ALL_MARKERS)
_coins: Final = NumberField(0, ALL_COINS)

COLUMNS: Final = Columns(
    [
        RoundColumn("round", NumberField(0, ROUNDS - 1), EVERYBODY, "1 to 9"),
        Column("phase", WordField(PHASE_IDS, name="phase"), EVERYBODY, "the phase"),
        Column(
            "turn", NumberField(0, 99), EVERYBODY,
            "how much of the phase is done, a turn that has begun included",
        ),
        Column("bell", SeatField(), EVERYBODY, "the start player"),
        Column("doctored", SeatSetField(), EVERYBODY, "who hired the doctor this round"),
        Column(
            "open", _person, EVERYBODY, "the persons of the round: two brown ones, then a gray one",
            [by_place("place", 3, trimmed=True)], initial=-1,
        ),
        Column("brown", PersonSetField(PERSON_IDS, "persons"), EVERYBODY,
               "brown persons still to come this period"),
        Column("cast", PersonSetField(PERSON_IDS, "persons"), EVERYBODY,
               "the nine gray persons that take part"),
        Column(
            "gray", WordField(PERSON_IDS, optional=True, name="person"), SEAT,
            "the gray person of each round; later rounds only if somebody hired the spy",
            [by_place("round", ROUNDS)], initial=-1,
        ),
        Column("spies", SeatSetField(), EVERYBODY, "who knows the order of the gray stack"),
        LyingSection(),
        Column("supply", _coins, EVERYBODY, "coins in the supply", written=False),
        MarkersColumn("markers", _markers, EVERYBODY, "markers by place; what is left out is 0",
                      [by_seat(), by_id("place", PLACES)], group="seats"),
        Column("friend", WordField(SECTORS, optional=True, name="sector"), EVERYBODY,
               "the sector of the trusted friend", [by_seat()], initial=-1, group="seats"),
        Column("own", _markers, EVERYBODY, "markers in the own supply", [by_seat()],
               group="seats"),
        Column("general", _markers, EVERYBODY, "markers in the general supply", [by_seat()],
               group="seats", written=False),
        Column("coins", _coins, EVERYBODY, "coins", [by_seat()], group="seats"),
        Column("prestige", NumberField(0, MOST_PRESTIGE), SEAT, "prestige", [by_seat()],
               group="seats", high=100),
        Column("rat", NumberField(0, TRACK), EVERYBODY, "the rat marker", [by_seat()],
               group="seats"),
        CarriageSection(),
        KeeperSection(),
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
