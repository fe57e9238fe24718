"""Counting the pieces, and what the board must look like for what is owed."""

from __future__ import annotations

import re
from typing import Any, Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.action import Judge
from ratskeller.games.name_of_the_rose.components import (
    BUILDINGS,
    CARDS,
    COLOURS,
    DAYS,
    FIGURES,
    HAND,
    MONKS,
    MOST_SUSPICION,
    PAIR,
    PLACES,
    REVEALS,
    ROOM,
    TILES,
    WILLIAM,
)
from ratskeller.games.name_of_the_rose.events import today
from ratskeller.games.name_of_the_rose.moving import anybody_left
from ratskeller.games.name_of_the_rose.setup import next_figure
from ratskeller.games.name_of_the_rose.state import MASK, RoseState
from ratskeller.kernel.decision import CHANCE, Decision
from ratskeller.kernel.errors import PositionError
from ratskeller.kernel.position import expect

#: From the bottom: the moments of a game as the names on the stack.
SHAPES: Final = [
    "first-player( draw-up)+( deal)+ lay-tiles stand",
    "first-player( draw-up)+( deal)+ turn-up",
    "first-player( draw-up)+( deal)+",
    "first-player( draw-up)+ draw",
    "first-player",
    "first-turn day-event",
    "play",
    "next-turn advance draw-up aftermath( move| go| take| turn-up|( judge)+)",
    "next-turn advance draw-up( give| whisper| again| draw)",
    "next-turn spend",
    "first-turn dawn show",
    "accuse",
]


def violations(s: RoseState) -> list[str]:
    """What is wrong with a state, if anything: the first thing found."""
    try:
        check(s)
    except PositionError as error:
        return [str(error)]
    return []


def check(s: RoseState) -> None:
    """Raise :class:`PositionError` for a state that no game can have."""
    _check_pieces(s)
    names = [decision.NAME for decision in s.stack]
    written = " ".join(names)
    if names:
        expect(
            any(re.fullmatch(shape, written) for shape in SHAPES),
            f"no game has this stack: {', '.join(names)}",
        )
    _check_days(s, names)
    if names[:1] == ["first-player"]:
        _check_setup(s, names)
    else:
        _check_board(s, names)
        _check_hands(s, names)
        _check_turn(s, names)


def _check_pieces(s: RoseState) -> None:
    """NR 1.3, 1.4, 2.2: every tile and every card is somewhere, once; the tracks have ends."""
    tiles = [0] * len(TILES.ids)
    known = [s.row[(s.row_first + i) & MASK] for i in range(s.row_count)]
    held = [tile for seat in range(int(s.players)) for tile in s.time_tiles(seat)]
    for tile in [*s.tiles, *known, *held]:
        if tile >= 0:
            tiles[tile] += 1
    for tile, id in enumerate(TILES.ids):
        count = tiles[tile] + s.unseen[tile]
        expect(count == TILES.copies[tile] and s.unseen[tile] >= 0, f"{count} tiles {id} (NR 1.4)")
    expect(sum(s.unseen) == s.unseen_count, "the count of unseen tiles is off (NR 1.4)")
    cards = [0] * len(CARDS.ids)
    for seat in range(int(s.players)):
        for i in range(s.hand_size[seat]):
            cards[s.hands[seat * HAND + i]] += 1
    for card, id in enumerate(CARDS.ids):
        count = cards[card] + s.deck[card] + s.discards[card]
        expect(count == CARDS.copies[card] and s.deck[card] >= 0, f"{count} cards {id} (NR 1.3)")
        expect(s.deck[card] <= s.renewed[card], f"card {id} came into the stack (NR 3.2)")
    expect(sum(s.deck) == s.deck_size, "the count of the stack is off (NR 1.3)")
    for monk, name in enumerate(MONKS):
        expect(0 <= s.suspicion[monk] <= MOST_SUSPICION, f"suspicion of {name} (NR 3.5)")
        expect(s.evidence[monk] >= 0, f"evidence against {name} (NR 3.6)")
    for seat in range(int(s.players)):
        expect(
            s.identity[seat] < 0 or not s.markers[seat] >> s.identity[seat] & 1,
            f"seat {seat} has shown its own colour (NR 4.4)",
        )


def _seats(s: RoseState, name: str) -> list[int]:
    """The seats of all decisions of one name, from the bottom."""
    return [_player(decision) for decision in s.stack if name == decision.NAME]


def _player(decision: Decision[Any]) -> int:
    player = getattr(decision, "player", decision.seat)
    assert isinstance(player, int)
    return player


def _check_days(s: RoseState, names: list[str]) -> None:
    """NR 2.1, 4.3, 4.4: events, enders and markers shown by the number of the day."""
    day = int(s.day)
    expect(
        (day == 0) == (names[:1] == ["first-player"]),
        f"day {day}: the first day begins after the set-up, and not before (NR 3.1)",
    )
    expect(
        (day > DAYS) == (names in ([], ["accuse"])),
        f"day {day}: the seventh day is for accusations (NR 5.1)",
    )
    events = sum(e >= 0 for e in s.events)
    up = min(day, DAYS) - ("day-event" in names)
    expect(events == up, f"day {day}: {up} events have been up, not {events} (NR 3.1)")
    ended = sum(seat >= 0 for seat in s.enders)
    over = max(day - 1, 0) + ("show" in names)
    expect(ended == over, f"day {day}: {over} days are over, not {ended} (NR 4.3)")
    expect("show" not in names or day in REVEALS, f"no marker is shown after day {day} (NR 4.4)")
    reveals = sum(reveal < day for reveal in REVEALS)
    for seat in range(int(s.players)):
        count = int(s.markers[seat]).bit_count()
        expect(
            count == reveals,
            f"day {day}: seat {seat} has shown {reveals} markers, not {count} (NR 4.4)",
        )


def _check_setup(s: RoseState, names: list[str]) -> None:
    """NR 2: what has been set up when."""
    players = int(s.players)
    draws = _seats(s, "draw-up")
    deals = _seats(s, "deal")
    down = list(range(players - 1, -1, -1))
    expect(draws == down[: len(draws)], "cards are dealt from seat 0 on (NR 2.5)")
    expect(deals == down[: len(deals)], "identities are dealt from seat 0 on (NR 2.5)")
    if deals:
        expect(len(draws) == players, "cards are dealt after the identities (NR 2.5)")
    for seat in range(players):
        dealt = seat < players - len(deals)
        expect((s.identity[seat] >= 0) == dealt, f"seat {seat}: identity too early or late")
        size = int(s.hand_size[seat])
        if names[-1] == "draw" and seat == players - len(draws):
            expect(size < HAND, f"seat {seat} has its cards already (NR 2.5)")
        else:
            full = not deals and seat < players - len(draws)
            expect(size == (HAND if full else 0), f"seat {seat}: cards too early or too late")
        expect(s.held_count[seat] == 0, f"seat {seat} cannot have a time tile yet (NR 3.4)")
    if names[-1] == "draw":
        expect(_player(s.stack[-1]) == draws[-1], "another seat draws (NR 2.5)")
    expect(s.card < 0 and s.figure < 0, "no turn has begun (NR 3.2)")
    if names[-1] == "stand":
        placed = int(next_figure(s))
        expect(placed < len(FIGURES), "all figures stand already (NR 2.3)")
        expect(all(s.where[f] < 0 for f in range(placed, len(FIGURES))), "figures come in order")
        expect(len({int(s.where[f]) for f in range(placed)}) == placed, "figures share (NR 2.3)")
        expect(s.unseen_count == TILES.total, "tiles come after the figures (NR 2.4)")
    else:
        _check_board(s, names)


def _check_board(s: RoseState, names: list[str]) -> None:
    """NR 3.4, 3.10: every figure stands, and no building lacks tiles unless it waits."""
    for number, figure in enumerate(FIGURES):
        expect(s.where[number] >= 0, f"{figure} stands nowhere (NR 2.3)")
    queue = [int(s.waiting[i]) for i in range(s.waits)]
    filling = names[-1:] == ["turn-up"]
    row = s.unseen_count + s.row_count
    if filling:
        expect(bool(queue), "no building waits for a tile (NR 3.10)")
        expect(s.unseen_count > 0, "the row has no unseen tile (NR 3.4)")
    else:
        expect(not queue or row == 0, "a building waits though the row has tiles (NR 3.10)")
    for building, name in enumerate(BUILDINGS):
        there = sum(s.tiles[building * ROOM + i] >= 0 for i in range(ROOM))
        if building not in queue:
            expect(there > 0, f"{name} has no tile and does not wait for one (NR 3.10)")
        elif building == queue[0]:
            expect(there < ROOM, f"{name} has its tiles and need not wait (NR 3.10)")
        else:
            expect(there == 0, f"{name} waits, and has a tile before its turn (NR 3.10)")


def _check_hands(s: RoseState, names: list[str]) -> None:
    """NR 3.2: three cards, two for who has played and not drawn."""
    drawing = _seats(s, "draw-up")
    for seat in range(int(s.players)):
        expect(s.identity[seat] >= 0, f"seat {seat} has no identity (NR 2.5)")
        size = HAND - 1 if seat in drawing else HAND
        expect(
            s.hand_size[seat] == size,
            f"seat {seat} should have {size} cards, not {s.hand_size[seat]} (NR 3.2)",
        )
    if names[-1:] == ["draw"]:
        expect(s.deck_size > 0, "there is no card to draw (NR 3.2)")


def _check_turn(s: RoseState, names: list[str]) -> None:
    """NR 3.2: the turn at hand fits what is owed in it."""
    if names[:1] != ["next-turn"]:
        expect(
            s.card < 0 and s.figure < 0 and s.gained == 0 and not s.second,
            "no card has been played in this turn (NR 3.2)",
        )
        return
    players = {_player(decision) for decision in s.stack} - {CHANCE}
    expect(len(players) == 1, "all of a turn is owed by one seat (NR 3.2)")
    seat = players.pop()
    expect(s.card >= 0, "a card has been played in this turn (NR 3.2)")
    again = today(s).repeats()
    expect(again or not s.second, "a card is used twice under its event only (NR 6.6)")
    most = min(int(s.held_count[seat]), 2 if s.second else 1)
    expect(s.gained <= most, f"turn.gained should be at most {most} (NR 3.4)")
    subject = CARDS.subject[s.card]
    top = names[-1]
    if top == "move":
        expect(s.figure < 0, "the figure has not been chosen (NR 3.3)")
        expect(subject < PLACES or (subject == PAIR and not s.second), "the card names the figure")
        expect(anybody_left(s), f"{CARDS.ids[s.card]} has nobody to call (NR 3.3)")
    else:
        _check_figure(s, top, subject)
        _check_top(s, seat, top)


def _check_figure(s: RoseState, top: str, subject: i64) -> None:
    """NR 3.3: the figure is one the card moves, and has arrived unless it is still to go."""
    expect(s.figure >= 0, "a figure has been chosen in this turn (NR 3.3)")
    name = FIGURES[s.figure]
    if subject == PAIR:
        expect(s.figure >= WILLIAM, f"this card does not move {name} (NR 3.3)")
    elif subject >= PLACES:
        expect(s.figure == subject - PLACES, f"this card does not move {name} (NR 3.3)")
    else:
        expect(top != "go", "the card names the building (NR 3.3)")
        expect(s.where[s.figure] == subject, f"{name} is not where the card calls (NR 3.3)")


def _check_top(s: RoseState, seat: int, top: str) -> None:
    """What is asked makes sense on this board."""
    here = s.where[s.figure]
    if top == "take":
        one = s.tiles[here * ROOM]
        two = s.tiles[here * ROOM + 1]
        expect(
            s.figure < COLOURS
            and one >= 0
            and two >= 0
            and one != two
            and TILES.colour[one] == TILES.colour[two] == s.figure,
            "there are no two tiles to choose from (NR 3.4)",
        )
    elif top == "judge":
        expect(s.figure >= WILLIAM, f"{FIGURES[s.figure]} judges nobody (NR 3.8)")
        monks = [int(d.monk) for d in s.stack if isinstance(d, Judge)]
        expect(monks == sorted(set(monks), reverse=True), "monks are judged in order (NR 3.6)")
        for monk in monks:
            expect(s.where[monk] == here, f"{MONKS[monk]} is not there to be judged (NR 3.6)")
    elif top == "turn-up":
        expect(s.gained > 0 and s.waiting[0] == here, "no tile was taken here (NR 3.4)")
    elif top == "give":
        gives = ("at-his-side" if s.figure < COLOURS else "hints") == today(s).ID
        expect(gives and here == s.where[WILLIAM], "no evidence is to be handed out (NR 6.2)")
        expect(s.figure < WILLIAM + 1, "no evidence is to be handed out (NR 6.2)")
    elif top == "whisper":
        expect(today(s).ID == "whisper" and s.hours() > 0, "nobody whispers (NR 6.8)")
    elif top == "again":
        expect(
            today(s).repeats() and not s.second and anybody_left(s),
            "the card cannot be used again (NR 6.6)",
        )
    elif top == "spend":
        expect(
            s.spendable(seat) > 0 and today(s).allows_spending(),
            f"seat {seat} cannot spend time tiles now (NR 3.9)",
        )
