"""Positions of Notre Dame as plain data, written and read with every check.

General supplies and the coin supply are not written: they are what is left of 14 markers a
colour and 25 coins (ND 1.2, 1.3).
"""

from __future__ import annotations

from typing import Any, Final

from ratskeller.games.notre_dame.board import (
    ALL_BROWN,
    ALL_COINS,
    ALL_MARKERS,
    BASE_GRAY,
    BROWN,
    CARDS,
    DECK,
    GATHERING,
    LAYING,
    MARKETS,
    MESSAGES,
    OVER,
    PERIOD,
    PERSON_IDS,
    PHASE_IDS,
    PLACES,
    ROUNDS,
    SECTORS,
    TRACK,
    WIDTH,
)
from ratskeller.games.notre_dame.invariants import check_order
from ratskeller.games.notre_dame.persons import PERSONS
from ratskeller.games.notre_dame.scoring import result
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.game import Game
from ratskeller.kernel.position import expect, keys, listing, mapping, whole, word

KEYS: Final = {
    "round", "phase", "turn", "bell", "doctored", "open", "brown", "cast", "gray", "spies",
    "messages", "seats",
}  # fmt: skip
SEAT_KEYS: Final = {
    "markers", "friend", "own", "coins", "prestige", "rat", "carriage", "messages", "cards",
    "played",
}  # fmt: skip
MOST_PRESTIGE: Final = 1_000_000


def write(s: NotreDameState) -> dict[str, Any]:
    """The whole position."""
    n = int(s.players)
    return {
        **s.game.frame(s),
        "round": s.public.round + 1,
        "phase": PHASE_IDS[s.public.phase],
        "turn": s.public.turn,
        "bell": s.public.bell,
        "doctored": _seats(s.public.doctored, n),
        "open": [PERSON_IDS[p] for p in s.public.open if p >= 0],
        "brown": _persons(s.public.brown),
        "cast": _persons(s.public.cast),
        "gray": [PERSON_IDS[p] if p >= 0 else None for p in s.gray],
        "spies": _seats(s.public.spies, n),
        "messages": [
            {
                MARKETS[i]: MESSAGES[s.public.lying[borough * 5 + i]]
                for i in range(1, 5)
                if s.public.lying[borough * 5 + i] >= 0
            }
            for borough in range(s.board.boroughs)
        ],
        "seats": [_seat(s, seat) for seat in range(n)],
    }


def _seats(bits: int, n: int) -> list[int]:
    return [seat for seat in range(n) if bits >> seat & 1]


def _persons(bits: int) -> list[str]:
    return [person for i, person in enumerate(PERSON_IDS) if bits >> i & 1]


def _seat(s: NotreDameState, seat: int) -> dict[str, Any]:
    """Cards stand in the order of the draft: the round's own one, the next two seats' ones."""
    first = seat * DECK
    cards = [int(s.cards[first + i]) for i in range(s.dealt(seat))]
    market = int(s.public.carriage[seat])
    friend = int(s.public.friend[seat])
    return {
        "markers": {
            place: s.public.markers[seat * WIDTH + i]
            for i, place in enumerate(PLACES)
            if s.public.markers[seat * WIDTH + i] > 0
        },
        "friend": SECTORS[friend] if friend >= 0 else None,
        "own": s.public.own[seat],
        "coins": s.public.coins[seat],
        "prestige": s.prestige[seat],
        "rat": s.public.rat[seat],
        "carriage": [market // 5 + 1, MARKETS[market % 5]],
        "messages": [
            [i // 4 + 1, MESSAGES[i % 4]]
            for i in range(len(s.public.keeper))
            if s.public.keeper[i] == seat
        ],
        "cards": [[CARDS[c] for c in cards[i : i + 3]] for i in range(0, len(cards), 3)],
        "played": [CARDS[card] for i, card in enumerate(cards) if s.played[first + i]],
    }


def read(game: Game[Any, Any], s: NotreDameState, position: dict[str, Any]) -> NotreDameState:
    """Fill a fresh state from a position; refuse with the reason what cannot be."""
    frame = {"game", "version", "players", "options", "stack", "answers", "outcome"}
    keys({**dict.fromkeys(frame), **position}, frame | KEYS, "the position")
    n = int(s.players)
    s.public.round = whole(position["round"], 1, ROUNDS, "round") - 1
    s.public.phase = word(position["phase"], PHASE_IDS, "phase")
    s.public.turn = whole(position["turn"], 0, 99, "turn")
    s.public.bell = whole(position["bell"], 0, n - 1, "bell")
    s.public.doctored = _read_seats(position["doctored"], n, "doctored")
    s.public.spies = _read_seats(position["spies"], n, "spies")
    _read_persons(s, position)
    _read_seat_list(s, listing(position["seats"], "seats", n))
    _read_messages(s, listing(position["messages"], "messages", int(s.board.boroughs)))
    game.read_stack(s, position)
    _read_outcome(s, position.get("outcome"))
    check_order(s)
    return s


def _read_seats(value: object, n: int, where: str) -> int:
    bits = 0
    for seat in listing(value, where):
        bits |= 1 << whole(seat, 0, n - 1, where)
    return bits


def _person_bits(value: object, where: str) -> int:
    bits = 0
    for entry in listing(value, where):
        person = word(entry, PERSON_IDS, where)
        expect(not bits >> person & 1, f"{where}: {entry} is there twice")
        bits |= 1 << person
    return bits


def _read_persons(s: NotreDameState, position: dict[str, Any]) -> None:
    """ND 1.4, 2.2, 2.3: who is open, who can still come, and in which order if a spy looked."""
    there = listing(position["open"], "open")
    expect(len(there) <= 3, f"open: three persons at most, not {len(there)} (ND 3.1)")
    for i, entry in enumerate(there):
        person = word(entry, PERSON_IDS, "open")
        s.public.open[i] = person
        expect(
            (person < BROWN) == (i < 2),
            "open: two brown persons, then a gray one (ND 3.1)",
        )
    s.public.brown = _person_bits(position["brown"], "brown")
    expect(
        s.public.brown & ~ALL_BROWN == 0,
        "brown: only the six brown persons can stand here (ND 1.4)",
    )
    for i in range(2):
        expect(
            s.public.open[i] < 0 or not s.public.brown >> s.public.open[i] & 1,
            f"{PERSON_IDS[s.public.open[i]]} is open and still to come",
        )
    expect(
        s.public.open[1] < 0 or s.public.open[0] != s.public.open[1],
        f"open: {there[:1]} is there twice",
    )
    left = 6 - int(s.public.round % 3) * 2 - min(len(there), 2)
    if s.public.phase == OVER:
        left = 6
    found = bin(s.public.brown).count("1")
    expect(found == left, f"brown: {left} persons are still to come, not {found} (ND 3.1)")
    _read_gray(s, position)


def _read_gray(s: NotreDameState, position: dict[str, Any]) -> None:
    s.public.cast = _person_bits(position["cast"], "cast")
    if not s.new_persons:
        expect(
            s.public.cast == BASE_GRAY, "cast: without the expansion the nine base ones (ND 1.4)"
        )
    for period in range(3):
        found = sum(
            1
            for p in range(BROWN, len(PERSON_IDS))
            if s.public.cast >> p & 1 and PERIOD[p] == period
        )
        expect(
            found == 3 or (s.public.phase <= GATHERING and found < 3),
            f"cast: three persons of each period take part, not {found} (ND 2.3)",
        )
    expect(s.public.cast & ALL_BROWN == 0, "cast: brown persons are always there (ND 1.4)")
    gray = listing(position["gray"], "gray", ROUNDS)
    seen = 0
    for round, entry in enumerate(gray):
        if entry is None:
            continue
        person = word(entry, PERSON_IDS, "gray")
        expect(s.public.cast >> person & 1 == 1, f"gray: {entry} takes no part (ND 2.3)")
        expect(PERIOD[person] == round // 3, f"gray: {entry} is not of that period (ND 2.2)")
        expect(not seen >> person & 1, f"gray: {entry} is there twice")
        seen |= 1 << person
        s.gray[round] = person
    known = int(s.public.round) + (1 if s.public.open[2] >= 0 or s.public.phase == OVER else 0)
    if s.public.spies:
        spied = any(PERSONS[s.gray[r]].shows_gray_order() for r in range(known))
        expect(spied, "spies: nobody can have hired the spy yet (ND 10.7)")
    for round in range(ROUNDS):
        if round < known:
            expect(s.gray[round] >= 0, f"gray: nobody is named for round {round + 1} (ND 3.1)")
        elif not s.public.spies:
            expect(s.gray[round] < 0, f"gray: round {round + 1} is not drawn yet (ND 2.2)")
    if s.public.open[2] >= 0:
        expect(
            s.gray[s.public.round] == s.public.open[2],
            "gray: the open gray person is this round's (ND 3.1)",
        )
    if s.public.doctored:
        there = any(PERSONS[p].cures() for p in s.public.open if p >= 0)
        expect(there, "doctored: the doctor is not there (ND 6.6)")


def _read_seat_list(s: NotreDameState, seats: list[Any]) -> None:
    for seat, entry in enumerate(seats):
        where = f"seats[{seat}]"
        data = mapping(entry, where)
        keys(data, SEAT_KEYS, where)
        _read_pieces(s, seat, data, where)
        _read_cards(s, seat, data, where)
    total = sum(s.public.coins)
    expect(total <= ALL_COINS, f"the players have {total} coins; there are {ALL_COINS} (ND 1.3)")
    s.public.supply = ALL_COINS - total


def _read_pieces(s: NotreDameState, seat: int, data: dict[str, Any], where: str) -> None:
    for name, count in mapping(data["markers"], f"{where}.markers").items():
        place = word(name, PLACES, f"{where}.markers")
        s.public.markers[seat * WIDTH + place] = whole(
            count, 0, ALL_MARKERS, f"{where}.markers.{name}"
        )
    if data["friend"] is not None:
        s.public.friend[seat] = word(data["friend"], SECTORS, f"{where}.friend")
    s.public.own[seat] = whole(data["own"], 0, ALL_MARKERS, f"{where}.own")
    used = s.public.own[seat] + sum(s.public.markers[seat * WIDTH : (seat + 1) * WIDTH])
    expect(
        used <= ALL_MARKERS,
        f"{where} has {used} markers on the board and in supply; there are {ALL_MARKERS} (ND 1.2)",
    )
    s.public.general[seat] = ALL_MARKERS - used
    s.public.coins[seat] = whole(data["coins"], 0, ALL_COINS, f"{where}.coins")
    s.prestige[seat] = whole(data["prestige"], 0, MOST_PRESTIGE, f"{where}.prestige")
    s.public.rat[seat] = whole(data["rat"], 0, TRACK, f"{where}.rat")
    borough, market = listing(data["carriage"], f"{where}.carriage", 2)
    number = whole(borough, 1, int(s.board.boroughs), f"{where}.carriage") - 1
    s.public.carriage[seat] = number * 5 + word(market, MARKETS, f"{where}.carriage")
    for entry in listing(data["messages"], f"{where}.messages"):
        borough, message = listing(entry, f"{where}.messages", 2)
        number = whole(borough, 1, int(s.board.boroughs), f"{where}.messages") - 1
        i = number * 4 + word(message, MESSAGES, f"{where}.messages")
        expect(
            s.public.keeper[i] < 0, f"{where}.messages: {borough} {message} is there twice (ND 1.6)"
        )
        s.public.keeper[i] = seat


def _read_cards(s: NotreDameState, seat: int, data: dict[str, Any], where: str) -> None:
    """ND 3.2: the cards drawn this period, round by round."""
    cards: list[int] = []
    rounds = listing(data["cards"], f"{where}.cards")
    for i, trio in enumerate(rounds):
        drawn = listing(trio, f"{where}.cards")
        expect(
            len(drawn) == 3 or (i == len(rounds) - 1 and 0 < len(drawn) < 3),
            f"{where}.cards: three cards are drawn in a round (ND 3.2)",
        )
        for name in drawn:
            card = word(name, CARDS, f"{where}.cards")
            expect(card not in cards, f"{where}.cards: {name} is there twice (ND 1.2)")
            cards.append(card)
    expect(
        len(cards) == s.dealt(seat),
        f"{where}.cards: {s.dealt(seat)} cards are drawn by now, not {len(cards)} (ND 3.2)",
    )
    for i, card in enumerate(cards):
        s.cards[seat * DECK + i] = card
        s.undrawn[seat] &= ~(1 << card)
    for name in listing(data["played"], f"{where}.played"):
        card = word(name, CARDS, f"{where}.played")
        expect(card in cards, f"{where}.played: {name} was not drawn (ND 3.3)")
        slot = seat * DECK + cards.index(card)
        expect(not s.played[slot], f"{where}.played: {name} is there twice (ND 1.2)")
        s.played[slot] = 1


def _read_messages(s: NotreDameState, boroughs: list[Any]) -> None:
    """ND 1.6: four messages of a colour, each kind once, on the board or taken."""
    for borough, entry in enumerate(boroughs):
        where = f"messages[{borough}]"
        for name, kind in mapping(entry, where).items():
            market = word(name, MARKETS, where)
            expect(market > 0, f"{where}: the centre never holds a message (ND 1.8)")
            message = word(kind, MESSAGES, where)
            twice = any(s.public.lying[borough * 5 + i] == message for i in range(1, 5))
            expect(
                not twice and s.public.keeper[borough * 4 + message] < 0,
                f"{where}: {kind} is there twice (ND 1.6)",
            )
            s.public.lying[borough * 5 + market] = message
        lying = sum(1 for i in range(1, 5) if s.public.lying[borough * 5 + i] >= 0)
        taken = sum(1 for i in range(4) if s.public.keeper[borough * 4 + i] >= 0)
        if s.public.phase == LAYING:
            laid = min(4, max(0, int(s.public.turn) - borough * 4))
            expect(taken == 0 and lying == laid, f"{where}: {laid} are laid by now (ND 2.1)")
            expect(
                all(s.public.lying[borough * 5 + 1 + i] >= 0 for i in range(laid)),
                f"{where}: they are laid in the order of the markets (ND 2.1)",
            )
        else:
            expect(lying + taken == 4, f"{where}: {lying + taken} messages, there are 4 (ND 1.6)")


def _read_outcome(s: NotreDameState, value: object) -> None:
    expect(
        (value is None) == (s.public.phase != OVER), "a game that is over has an outcome (ND 8.2)"
    )
    if value is None:
        return
    s.outcome = result(s)
    expect(
        mapping(value, "outcome") == s.outcome.data(),
        f"outcome: the prestige of this position makes it {s.outcome.data()} (ND 8.2)",
    )
