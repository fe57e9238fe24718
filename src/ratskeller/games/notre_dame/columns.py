"""The columns of Notre Dame: what each holds, in which range, and who knows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.notre_dame import board
from ratskeller.games.notre_dame.derived import DERIVED
from ratskeller.games.notre_dame.phases import PHASE_IDS
from ratskeller.kernel import EVERYBODY, NOBODY, SEAT, VIEW, Column, by_id, by_place, by_seat
from ratskeller.kernel import columns as c
from ratskeller.kernel import position as p
from ratskeller.kernel.position import FlagField, NumberField, SeatField, SeatSetField, WordField
from ratskeller.kernel.sections import HoldingSection

MOST_PRESTIGE: Final = 1_000_000


class InBoroughField(NumberField):
    """One of several things in a borough, written as the borough (from 1) and the thing's id."""

    def __init__(self, name: str, ids: list[str]) -> None:
        super().__init__(0, max(int(each.boroughs) for each in board.BOARDS) * len(ids) - 1)
        self.name: Final = name
        self.ids: Final = ids

    def write(self, value: int) -> object:
        return [value // len(self.ids) + 1, self.ids[value % len(self.ids)]]

    def write_view(self, value: int) -> object:
        return {"borough": value // len(self.ids) + 1, self.name: self.ids[value % len(self.ids)]}

    def read(self, value: object, where: str) -> int:
        borough, id = p.listing(value, where, 2)
        return (p.whole(borough, 1, 99, where) - 1) * len(self.ids) + p.word(id, self.ids, where)

    def check(self, value: int, players: int, where: str) -> None:
        p.whole(value // len(self.ids) + 1, 1, int(board.BOARDS[players - 2].boroughs), where)

    def typescript(self) -> str:
        return f"{{ borough: number; {self.name}: {self.name.capitalize()} }}"

    def shape(self) -> str:
        return f"[borough, {self.name}]"


class CardsColumn(Column):
    """ND 3.2: the cards each seat drew this period, written as three for each round."""

    def __init__(self) -> None:
        super().__init__(
            "cards", WordField(board.CARDS, optional=True, name="card"), SEAT,
            "the cards drawn this period, round by round",
            [by_seat(), by_place("place", board.DECK)], initial=-1, group="seats",
            type="(Card | null)[][]", form="[[card]] by round",
        )  # fmt: skip

    def write(self, source: Any) -> object:
        out = []
        for slots in _drawn(map(source.dealt, range(source.players))):
            cards = [board.CARDS[source.cards[slot]] for slot in slots]
            out.append([cards[i : i + 3] for i in range(0, len(cards), 3)])
        return out

    def write_view(self, view: Any) -> object:
        value = self.value.write
        return [[value(view.cards[slot]) for slot in slots] for slots in _drawn(view.dealt)]

    def read(self, state: Any, value: object, where: str) -> None:
        numbers = [-1] * self.size(int(state.players))
        for seat, rounds in enumerate(p.listing(value, where)):
            path = f"seats[{seat}].cards"
            cards = self._cards(p.listing(rounds, path), path)
            drawn = int(state.dealt(seat))
            count = f"{drawn} cards are drawn by now, not {len(cards)}"
            p.expect(len(cards) == drawn, f"{path}: {count} (ND 3.2)")
            numbers[seat * board.DECK : seat * board.DECK + drawn] = cards
        state.cards = vec[i64](numbers)

    def _cards(self, rounds: list[Any], path: str) -> list[int]:
        cards: list[int] = []
        for i, trio in enumerate(rounds):
            drawn = p.listing(trio, path)
            whole = len(drawn) == 3 or (i == len(rounds) - 1 and 0 < len(drawn) < 3)
            p.expect(whole, f"{path}: three cards are drawn in a round (ND 3.2)")
            for name in drawn:
                card = p.word(name, board.CARDS, path)
                p.expect(card not in cards, f"{path}: {name} is there twice (ND 1.2)")
                cards.append(card)
        return cards


class PlayedColumn(Column):
    """ND 3.3: which of the `cards` everybody has seen, written as these; read after them."""

    def __init__(self) -> None:
        super().__init__(
            "played", FlagField(), SEAT, "those of the cards that everybody has seen",
            [by_seat(), by_place("place", board.DECK)], group="seats",
            type="boolean[][]", form="list of cards",
        )  # fmt: skip

    def write(self, source: Any) -> object:
        return [
            [board.CARDS[source.cards[slot]] for slot in slots if source.played[slot]]
            for slots in _drawn(map(source.dealt, range(source.players)))
        ]

    def write_view(self, view: Any) -> object:
        return [[bool(view.played[slot]) for slot in slots] for slots in _drawn(view.dealt)]

    def read(self, state: Any, value: object, where: str) -> None:
        flags = [0] * self.size(int(state.players))
        for seat, names in enumerate(p.listing(value, where)):
            path = f"seats[{seat}].played"
            cards = list(state.cards[seat * board.DECK : (seat + 1) * board.DECK])
            for name in p.listing(names, path):
                card = p.word(name, board.CARDS, path)
                p.expect(card in cards, f"{path}: {name} was not drawn (ND 3.3)")
                slot = seat * board.DECK + cards.index(card)
                p.expect(not flags[slot], f"{path}: {name} is there twice (ND 1.2)")
                flags[slot] = 1
        state.played = vec[i64](flags)


def _drawn(dealt: Iterable[int]) -> list[range]:
    """By seat, where the cards lie that it has drawn, in the columns of a state or a view."""
    return [range(seat * board.DECK, seat * board.DECK + n) for seat, n in enumerate(dealt)]


_persons: Final = p.SetField(board.PERSON_IDS, "persons")
_markers: Final = NumberField(0, board.ALL_MARKERS)
_coins: Final = NumberField(0, board.ALL_COINS)
_borough: Final = c.Axis("borough", lambda players: int(board.BOARDS[players - 2].boroughs))
_message: Final = c.Axis("message", lambda players: _borough.size(players) * len(board.MESSAGES))

COLUMNS: Final = c.Columns(
    [
        Column("round", p.OrdinalField(0, board.ROUNDS - 1), EVERYBODY, "the round"),
        Column("phase", WordField(PHASE_IDS, name="phase"), EVERYBODY, "the phase"),
        Column("turn", NumberField(0, 99), EVERYBODY,
               "how much of the phase is done, a turn that has begun included"),
        Column("bell", SeatField(), EVERYBODY, "the start player"),
        Column("doctored", SeatSetField(), EVERYBODY, "who is spared this round's plague"),
        Column("open", WordField(board.PERSON_IDS, name="person"), EVERYBODY,
               "the persons of the round: two brown ones, then a gray one",
               [by_place("place", 3, trimmed=True)], initial=-1),
        Column("brown", _persons, EVERYBODY, "brown persons still to come this period",
               initial=board.ALL_BROWN),
        Column("cast", _persons, EVERYBODY, "the nine gray persons that take part"),
        Column("gray", WordField(board.PERSON_IDS, optional=True, name="person"), SEAT,
               "the gray person of each round; later rounds only if a seat looked at the stack",
               [by_place("round", board.ROUNDS)], initial=-1),
        Column("spies", SeatSetField(), EVERYBODY, "who knows the order of the gray stack"),
        Column("lying", WordField(board.MESSAGES, optional=True, name="message"), EVERYBODY,
               "the messages on the markets of each borough",
               [_borough, by_id("market", board.MARKETS, trimmed=True)],
               initial=-1, key="messages"),
        Column("supply", _coins, EVERYBODY, "coins in the supply", written=False, shown=True),
        Column("markers", _markers, EVERYBODY, "markers by place; what is left out is 0",
               [by_seat(), by_id("place", board.PLACES, trimmed=True)], group="seats"),
        Column("friend", WordField(board.SECTORS, optional=True, name="sector"), EVERYBODY,
               "the sector of the trusted friend", [by_seat()], initial=-1, group="seats"),
        Column("own", _markers, EVERYBODY, "markers in the own supply", [by_seat()],
               initial=board.START_MARKERS, group="seats"),
        Column("general", _markers, EVERYBODY, "markers in the general supply", [by_seat()],
               initial=board.ALL_MARKERS - board.START_MARKERS, group="seats",
               written=False, shown=True),
        Column("coins", _coins, EVERYBODY, "coins", [by_seat()],
               initial=board.START_COINS, group="seats"),
        Column("prestige", NumberField(0, MOST_PRESTIGE), SEAT, "prestige", [by_seat()],
               group="seats", high=100),
        Column("rat", NumberField(0, board.TRACK), EVERYBODY, "the rat marker", [by_seat()],
               group="seats"),
        Column("carriage", InBoroughField("market", board.MARKETS), EVERYBODY,
               "borough (from 1) and market", [by_seat()], group="seats"),
        HoldingSection("messages", "keeper", "messages taken: borough (from 1), kind",
                       _message, InBoroughField("message", board.MESSAGES), "seats"),
        CardsColumn(),
        PlayedColumn(),
        Column("undrawn", p.SetField(board.CARDS, "cards"), NOBODY,
               "the cards left in a seat's stack", [by_seat()],
               initial=(1 << board.DECK) - 1, group="seats", written=False),
        Column("fixed", NumberField(0, board.ROUNDS), VIEW, "rounds whose gray person is drawn"),
        Column("dealt", NumberField(0, board.DECK), VIEW, "cards drawn this period", [by_seat()],
               group="seats", written=False),
        *DERIVED,
    ]
)  # fmt: skip
