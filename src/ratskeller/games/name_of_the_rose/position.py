"""Positions of The Name of the Rose as plain data, written and read with every check."""

from __future__ import annotations

from typing import Any, Final

from ratskeller.games.name_of_the_rose.components import (
    BUILDINGS,
    CARDS,
    DAYS,
    EVENTS,
    FIGURES,
    HAND,
    HOURS,
    MONKS,
    MOST_SUSPICION,
    ROOM,
    TILES,
)
from ratskeller.games.name_of_the_rose.ending import reckon, verb
from ratskeller.games.name_of_the_rose.invariants import check
from ratskeller.games.name_of_the_rose.state import MASK, RoseState
from ratskeller.games.name_of_the_rose.view import (
    card_ids,
    deed_data,
    laid_ids,
    monk_ids,
    tile_ids,
    turn_data,
)
from ratskeller.kernel.game import Game
from ratskeller.kernel.outcome import Outcome
from ratskeller.kernel.position import expect, keys, listing, mapping, whole, word

KEYS: Final = {
    "day", "clock", "events", "ended", "turn", "figures", "suspicion", "evidence", "tiles",
    "waiting", "row", "time", "hands", "discards", "renewed", "kept", "identities", "shown",
    "deeds", "accusations",
}  # fmt: skip
MOST_EVIDENCE: Final = 10_000  # the track has no end (NR 2.2); this only catches slips


def write(s: RoseState) -> dict[str, Any]:
    """The whole position."""
    seats = range(int(s.players))
    return {
        **s.game.frame(s),
        "day": s.day,
        "clock": s.clock,
        "events": [EVENTS[e] for e in s.events if e >= 0],
        "ended": [seat for seat in s.enders if seat >= 0],
        "turn": turn_data(s.card, s.figure, s.gained, s.second),
        "figures": {
            f: None if s.where[i] < 0 else BUILDINGS[s.where[i]] for i, f in enumerate(FIGURES)
        },
        "suspicion": {m: s.suspicion[i] for i, m in enumerate(MONKS)},
        "evidence": {m: s.evidence[i] for i, m in enumerate(MONKS)},
        "tiles": {name: tile_ids(s.tiles, b) for b, name in enumerate(BUILDINGS)},
        "waiting": [BUILDINGS[s.waiting[i]] for i in range(s.waits)],
        "row": {
            "unseen": s.unseen_count,
            "known": [TILES.ids[s.row[(s.row_first + i) & MASK]] for i in range(s.row_count)],
        },
        "time": [[TILES.ids[t] for t in s.time_tiles(seat)] for seat in seats],
        "hands": [
            [CARDS.ids[s.hands[seat * HAND + i]] for i in range(s.hand_size[seat])]
            for seat in seats
        ],
        "discards": card_ids(s.discards),
        "renewed": card_ids(s.renewed),
        "kept": [[s.kept_least[seat], s.kept_most[seat]] for seat in seats],
        "identities": [None if s.identity[seat] < 0 else MONKS[s.identity[seat]] for seat in seats],
        "shown": [monk_ids(s.markers[seat]) for seat in seats],
        "deeds": deed_data(s.deeds, int(s.players)),
        "accusations": laid_ids(s.laid, int(s.players)),
    }


def read(game: Game[Any, Any], s: RoseState, position: dict[str, Any]) -> RoseState:
    """Fill a fresh state from a position; refuse with the reason what cannot be."""
    frame = {"game", "version", "players", "options", "stack", "answers", "outcome"}
    keys({**dict.fromkeys(frame), **position}, frame | KEYS, "the position")
    _read_days(s, position)
    _read_figures(s, position["figures"])
    _read_tracks(s, position)
    _read_tiles(s, position)
    _read_cards(s, position)
    _read_identities(s, position)
    _read_deeds(s, position["deeds"])
    _read_turn(s, position["turn"])
    game.read_stack(s, position)
    _read_end(s, position)
    check(s)
    return s


def _read_days(s: RoseState, position: dict[str, Any]) -> None:
    s.day = whole(position["day"], 0, DAYS + 1, "day")
    s.clock = whole(position["clock"], 0, HOURS - 1, "clock")
    events = listing(position["events"], "events")
    expect(len(events) <= DAYS, f"{len(events)} events were up; there are {DAYS} days (NR 2.1)")
    for day, name in enumerate(events):
        event = word(name, EVENTS, "events")
        expect(event not in s.events, f"event {name} is there twice (NR 1.5)")
        s.events[day] = event
        if day + 1 == s.day:
            s.happening = event
    ended = listing(position["ended"], "ended")
    expect(len(ended) <= DAYS, f"{len(ended)} days are over; there are {DAYS} (NR 4.3)")
    for day, seat in enumerate(ended):
        s.enders[day] = whole(seat, 0, int(s.players) - 1, "ended")


def _read_figures(s: RoseState, value: object) -> None:
    figures = mapping(value, "figures")
    keys(figures, set(FIGURES), "figures")
    for number, figure in enumerate(FIGURES):
        expect(
            not isinstance(figures[figure], list),
            f"figures.{figure}: a figure stands in one building (NR 1.1)",
        )
        if figures[figure] is not None:
            s.where[number] = word(figures[figure], BUILDINGS, f"figures.{figure}")


def _read_tracks(s: RoseState, position: dict[str, Any]) -> None:
    suspicion = mapping(position["suspicion"], "suspicion")
    evidence = mapping(position["evidence"], "evidence")
    keys(suspicion, set(MONKS), "suspicion")
    keys(evidence, set(MONKS), "evidence")
    for number, monk in enumerate(MONKS):
        s.suspicion[number] = whole(suspicion[monk], 0, MOST_SUSPICION, f"suspicion.{monk}")
        s.evidence[number] = whole(evidence[monk], 0, MOST_EVIDENCE, f"evidence.{monk}")


def _read_tiles(s: RoseState, position: dict[str, Any]) -> None:
    tiles = mapping(position["tiles"], "tiles")
    for name, entry in tiles.items():
        building = word(name, BUILDINGS, "tiles")
        there = listing(entry, f"tiles.{name}")
        expect(len(there) <= ROOM, f"{name} has {len(there)} tiles; {ROOM} at most (NR 2.4)")
        for i, id in enumerate(there):
            s.tiles[building * ROOM + i] = _tile(s, id, f"tiles.{name}")
    for waits in listing(position["waiting"], "waiting"):
        building = word(waits, BUILDINGS, "waiting")
        expect(
            building not in [s.waiting[i] for i in range(s.waits)],
            f"{waits} waits twice (NR 3.10)",
        )
        s.waiting[s.waits] = building
        s.waits += 1
    time = listing(position["time"], "time", int(s.players))
    for seat, entry in enumerate(time):
        for id in listing(entry, f"time[{seat}]"):
            s.hold(seat, _tile(s, id, f"time[{seat}]"))
    row = mapping(position["row"], "row")
    keys(row, {"unseen", "known"}, "row")
    for id in listing(row["known"], "row.known"):
        s.row[s.row_count] = _tile(s, id, "row.known")
        s.row_count += 1
    unseen = whole(row["unseen"], 0, 999, "row.unseen")
    seen = TILES.total - s.unseen_count
    expect(
        unseen == s.unseen_count,
        f"there are {seen + unseen} tiles; the game has {TILES.total} (NR 1.4)",
    )


def _tile(s: RoseState, value: object, where: str) -> int:
    tile = word(value, TILES.ids, where)
    expect(s.unseen[tile] > 0, f"tile {value} is there more often than in the game (NR 1.4)")
    s.unseen[tile] -= 1
    s.unseen_count -= 1
    return tile


def _read_cards(s: RoseState, position: dict[str, Any]) -> None:
    players = int(s.players)
    for seat, entry in enumerate(listing(position["hands"], "hands", players)):
        hand = listing(entry, f"hands[{seat}]")
        expect(len(hand) <= HAND, f"seat {seat} has {len(hand)} cards; {HAND} at most (NR 2.5)")
        for i, id in enumerate(hand):
            s.hands[seat * HAND + i] = _card(s, id, f"hands[{seat}]")
            s.hand_size[seat] += 1
    for id in listing(position["discards"], "discards"):
        s.discards[_card(s, id, "discards")] += 1
    for card in range(len(CARDS.ids)):
        s.renewed[card] = 0
    for id in listing(position["renewed"], "renewed"):
        card = word(id, CARDS.ids, "renewed")
        s.renewed[card] += 1
        expect(
            s.renewed[card] <= CARDS.copies[card],
            f"card {id} was in the stack more often than in the game (NR 1.3)",
        )
    for card, id in enumerate(CARDS.ids):
        expect(
            s.deck[card] <= s.renewed[card],
            f"card {id} is nowhere, and was not in the stack when it was last made (NR 3.2)",
        )
    for seat, entry in enumerate(listing(position["kept"], "kept", players)):
        least, most = listing(entry, f"kept[{seat}]", 2)
        size = int(s.hand_size[seat])
        s.kept_most[seat] = whole(most, 0, size, f"kept[{seat}]")
        s.kept_least[seat] = whole(least, 0, int(s.kept_most[seat]), f"kept[{seat}]")
        hand = [s.hands[seat * HAND + i] for i in range(size)]
        old = sum(s.renewed[card] == 0 for card in hand)
        new = sum(s.renewed[card] == CARDS.copies[card] for card in hand)
        expect(
            old <= s.kept_most[seat] and new <= size - s.kept_least[seat],
            f"kept[{seat}] does not fit the hand and the stack as it was last made (NR 3.2)",
        )


def _card(s: RoseState, value: object, where: str) -> int:
    card = word(value, CARDS.ids, where)
    expect(s.deck[card] > 0, f"card {value} is there more often than in the game (NR 1.3)")
    s.deck[card] -= 1
    s.deck_size -= 1
    return card


def _read_identities(s: RoseState, position: dict[str, Any]) -> None:
    players = int(s.players)
    for seat, name in enumerate(listing(position["identities"], "identities", players)):
        if name is not None:
            monk = word(name, MONKS, f"identities[{seat}]")
            expect(monk not in s.identity, f"identity {name} is there twice (NR 1.5)")
            s.identity[seat] = monk
    for seat, entry in enumerate(listing(position["shown"], "shown", players)):
        for name in listing(entry, f"shown[{seat}]"):
            monk = word(name, MONKS, f"shown[{seat}]")
            expect(
                monk != s.identity[seat], f"seat {seat} cannot have shown its own colour (NR 4.4)"
            )
            expect(not s.markers[seat] >> monk & 1, f"seat {seat} has shown {name} twice (NR 4.4)")
            s.markers[seat] |= 1 << monk


def _read_deeds(s: RoseState, value: object) -> None:
    for seat, entry in enumerate(listing(value, "deeds", int(s.players))):
        deeds = mapping(entry, f"deeds[{seat}]")
        keys(deeds, set(MONKS), f"deeds[{seat}]")
        for number, monk in enumerate(MONKS):
            most = MOST_EVIDENCE
            deed = whole(deeds[monk], -most, most, f"deeds[{seat}].{monk}")
            s.deeds[seat * len(MONKS) + number] = deed


def _read_turn(s: RoseState, value: object) -> None:
    turn = mapping(value, "turn")
    keys(turn, {"card", "figure", "gained", "second"}, "turn")
    if turn["card"] is not None:
        s.card = word(turn["card"], CARDS.ids, "turn.card")
    if turn["figure"] is not None:
        s.figure = word(turn["figure"], FIGURES, "turn.figure")
    s.gained = whole(turn["gained"], 0, 2, "turn.gained")
    expect(isinstance(turn["second"], bool), "turn.second should be true or false")
    s.second = int(turn["second"])


def _read_end(s: RoseState, position: dict[str, Any]) -> None:
    """Accusations lie open and an outcome exists at the end only (NR 5)."""
    players = int(s.players)
    over = position.get("outcome") is not None
    expect(over != bool(s.stack), "a game has a stack or an outcome")
    for seat, entry in enumerate(listing(position["accusations"], "accusations", players)):
        expect((entry is not None) == over, "accusations lie open at the end only (NR 5.1)")
        if entry is not None:
            monks = [
                word(name, MONKS, f"accusations[{seat}]")
                for name in listing(entry, f"accusations[{seat}]", players - 1)
            ]
            expect(len(set(monks)) == players - 1, "a marker is used once (NR 5.1)")
            s.laid[seat] = verb(players - 1)
            for place, monk in enumerate(monks):
                s.laid[seat] |= monk << 8 * place
    if over:
        for seat in range(players):
            expect(s.identity[seat] >= 0, f"seat {seat} has no identity (NR 2.5)")
        s.outcome = _outcome(s, position["outcome"])


def _outcome(s: RoseState, value: object) -> Outcome:
    data = mapping(value, "outcome")
    outcome = reckon(s)
    expect(data == outcome.data(), f"outcome: this position ends with {outcome.data()} (NR 5.4)")
    return outcome
