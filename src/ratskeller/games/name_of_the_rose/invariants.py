"""What holds in every position: the count of the pieces, and a board that fits the stack."""

from __future__ import annotations

from typing import Any

from ratskeller.games.name_of_the_rose.action import Judge
from ratskeller.games.name_of_the_rose.components import (
    ADSON,
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
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.kernel.decision import CHANCE, Decision


class Problems:
    """What was found to be wrong."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def unless(self, holds: bool, problem: str) -> None:
        """Note a problem unless something holds."""
        if not holds:
            self.found.append(problem)


def violations(s: RoseState) -> list[str]:
    """What is wrong with a state. A group is checked only if those before it hold."""
    groups = [_pieces, _cards, _days]
    if s.stack and s.stack[0].NAME == "first-player":
        groups += [_set_up_seats, _set_up_board]
    else:
        groups += [_board, _hands, _turn]
    for group in groups:
        problems = Problems()
        group(s, problems)
        if problems.found:
            return problems.found
    return []


def _names(s: RoseState) -> list[str]:
    return [decision.NAME for decision in s.stack]


def _seats(s: RoseState, name: str) -> list[int]:
    """The seats of all decisions of one name, from the bottom."""
    return [_player(decision) for decision in s.stack if name == decision.NAME]


def _pieces(s: RoseState, problems: Problems) -> None:
    """NR 1.4, 1.5, 2.2: every tile is somewhere, once; the tracks have ends; monks differ."""
    public = s.public
    seats = range(int(s.players))
    seen = [int(tile) for tile in public.tiles]
    seen += [int(public.row_tile(rank)) for rank in range(public.row_count)]
    for seat in seats:
        seen += [int(public.time_tile(seat, rank)) for rank in range(public.held_count[seat])]
    for tile, id in enumerate(TILES.ids):
        count = seen.count(tile) + public.unseen[tile]
        right = count == TILES.copies[tile] and public.unseen[tile] >= 0
        problems.unless(right, f"{count} tiles {id} (NR 1.4)")
    problems.unless(
        sum(public.unseen) == public.unseen_count, "the count of unseen tiles is off (NR 1.4)"
    )
    for monk, name in enumerate(MONKS):
        problems.unless(
            0 <= public.suspicion[monk] <= MOST_SUSPICION, f"suspicion of {name} (NR 3.5)"
        )
        problems.unless(public.evidence[monk] >= 0, f"evidence against {name} (NR 3.6)")
        count = sum(monk == identity for identity in s.identity)
        problems.unless(count <= 1, f"identity {name} is there twice (NR 1.5)")
    for seat in seats:
        problems.unless(
            s.identity[seat] < 0 or not public.markers[seat] >> s.identity[seat] & 1,
            f"seat {seat} cannot have shown its own colour (NR 4.4)",
        )


def _cards(s: RoseState, problems: Problems) -> None:
    """NR 1.3, 3.2: every card is somewhere, once; none came into the stack since the shuffle."""
    public = s.public
    for card, id in enumerate(CARDS.ids):
        count = sum(card == held for held in s.hands) + s.deck[card] + public.discards[card]
        right = count == CARDS.copies[card] and s.deck[card] >= 0
        problems.unless(right, f"{count} cards {id} (NR 1.3)")
        problems.unless(
            s.deck[card] <= public.renewed[card],
            f"card {id} is nowhere, and was not in the stack when it was last made (NR 3.2)",
        )
    problems.unless(sum(s.deck) == public.deck_size, "the count of the stack is off (NR 1.3)")
    for seat in range(s.players):
        hand = [int(s.hands[seat * HAND + i]) for i in range(HAND)]
        size = public.hand_size[seat]
        problems.unless(
            [card >= 0 for card in hand] == [i < size for i in range(HAND)],
            f"the count of hand {seat} is off (NR 2.5)",
        )
        least, most = public.kept_least[seat], public.kept_most[seat]
        problems.unless(
            least <= most <= size,
            f"kept[{seat}]: from {least} to {most} of {size} cards are old (NR 3.2)",
        )
        old = sum(public.renewed[card] == 0 for card in hand[:size])
        new = sum(public.renewed[card] == CARDS.copies[card] for card in hand[:size])
        problems.unless(
            old <= most and new <= size - least,
            f"kept[{seat}] does not fit the hand and the stack as it was last made (NR 3.2)",
        )


def _days(s: RoseState, problems: Problems) -> None:
    """NR 2.1, 4.3, 4.4: events, enders and markers shown by the number of the day."""
    public, names = s.public, _names(s)
    day = int(public.day)
    problems.unless(
        (day == 0) == (names[:1] == ["first-player"]),
        f"day {day}: the first day begins after the set-up, and not before (NR 3.1)",
    )
    problems.unless(
        (day > DAYS) == (names in ([], ["accuse"])),
        f"day {day}: the seventh day is for accusations (NR 5.1)",
    )
    events = [int(event) for event in public.events if event >= 0]
    up = min(day, DAYS) - ("day-event" in names)
    problems.unless(
        len(events) == up, f"day {day}: {up} events have been up, not {len(events)} (NR 3.1)"
    )
    problems.unless(len(set(events)) == len(events), "an event is there twice (NR 1.5)")
    ended = sum(seat >= 0 for seat in public.enders)
    over = max(day - 1, 0) + ("show" in names)
    problems.unless(ended == over, f"day {day}: {over} days are over, not {ended} (NR 4.3)")
    problems.unless(
        "show" not in names or day in REVEALS, f"no marker is shown after day {day} (NR 4.4)"
    )
    reveals = sum(reveal < day for reveal in REVEALS)
    for seat in range(int(s.players)):
        count = int(public.markers[seat]).bit_count()
        problems.unless(
            count == reveals,
            f"day {day}: seat {seat} has shown {reveals} markers, not {count} (NR 4.4)",
        )


def _set_up_seats(s: RoseState, problems: Problems) -> None:
    """NR 2.5: identities, then cards, from seat 0 on."""
    public, names = s.public, _names(s)
    players = int(s.players)
    draws = _seats(s, "draw-up")
    deals = _seats(s, "deal")
    down = list(range(players - 1, -1, -1))
    problems.unless(draws == down[: len(draws)], "cards are dealt from seat 0 on (NR 2.5)")
    problems.unless(deals == down[: len(deals)], "identities are dealt from seat 0 on (NR 2.5)")
    problems.unless(
        not deals or len(draws) == players, "cards are dealt after the identities (NR 2.5)"
    )
    for seat in range(players):
        dealt = seat < players - len(deals)
        problems.unless(
            (s.identity[seat] >= 0) == dealt, f"seat {seat}: identity too early or late"
        )
        size = int(public.hand_size[seat])
        if names[-1] == "draw" and seat == players - len(draws):
            problems.unless(size < HAND, f"seat {seat} has its cards already (NR 2.5)")
        else:
            full = not deals and seat < players - len(draws)
            problems.unless(
                size == (HAND if full else 0), f"seat {seat}: cards too early or too late"
            )
        problems.unless(
            public.held_count[seat] == 0, f"seat {seat} cannot have a time tile yet (NR 3.4)"
        )
    if names[-1] == "draw":
        problems.unless(_player(s.stack[-1]) == draws[-1], "another seat draws (NR 2.5)")
    problems.unless(public.card < 0 and public.figure < 0, "no turn has begun (NR 3.2)")


def _set_up_board(s: RoseState, problems: Problems) -> None:
    """NR 2.3, 2.4: figures stand one after the other, then tiles are laid."""
    public = s.public
    if s.stack[-1].NAME != "stand":
        _board(s, problems)
        return
    placed = int(next_figure(s))
    left = range(placed, len(FIGURES))
    where = {int(public.where[figure]) for figure in range(placed)}
    problems.unless(placed < len(FIGURES), "all figures stand already (NR 2.3)")
    problems.unless(all(public.where[f] < 0 for f in left), "figures come in order (NR 2.3)")
    problems.unless(len(where) == placed, "figures share a building (NR 2.3)")
    problems.unless(public.unseen_count == TILES.total, "tiles come after the figures (NR 2.4)")


def _board(s: RoseState, problems: Problems) -> None:
    """NR 3.4, 3.10: every figure stands, and no building lacks tiles unless it waits."""
    public, names = s.public, _names(s)
    for number, figure in enumerate(FIGURES):
        problems.unless(public.where[number] >= 0, f"{figure} stands nowhere (NR 2.3)")
    queue = [int(building) for building in public.waiting if building >= 0]
    problems.unless(len(queue) == public.waits, "the count of the queue is off (NR 3.10)")
    problems.unless(len(set(queue)) == len(queue), "a building waits twice (NR 3.10)")
    if names[-1:] == ["turn-up"]:
        problems.unless(bool(queue), "no building waits for a tile (NR 3.10)")
        problems.unless(public.unseen_count > 0, "the row has no unseen tile (NR 3.4)")
    else:
        row = public.unseen_count + public.row_count
        problems.unless(
            not queue or row == 0, "a building waits though the row has tiles (NR 3.10)"
        )
    for building, name in enumerate(BUILDINGS):
        there = sum(public.tiles[building * ROOM + i] >= 0 for i in range(ROOM))
        if building not in queue:
            problems.unless(there > 0, f"{name} has no tile and does not wait for one (NR 3.10)")
        elif building == queue[0]:
            problems.unless(there < ROOM, f"{name} has its tiles and need not wait (NR 3.10)")
        else:
            problems.unless(there == 0, f"{name} waits, and has a tile before its turn (NR 3.10)")


def _hands(s: RoseState, problems: Problems) -> None:
    """NR 3.2: three cards, two for a seat that has played and not drawn."""
    drawing = _seats(s, "draw-up")
    for seat in range(int(s.players)):
        problems.unless(s.identity[seat] >= 0, f"seat {seat} has no identity (NR 2.5)")
        size = HAND - 1 if seat in drawing else HAND
        count = s.public.hand_size[seat]
        problems.unless(
            count == size, f"seat {seat} should have {size} cards, not {count} (NR 3.2)"
        )
    if s.stack and s.stack[-1].NAME == "draw":
        problems.unless(s.public.deck_size > 0, "there is no card to draw (NR 3.2)")


def _player(decision: Decision[Any]) -> int:
    """The seat a decision is about."""
    player = getattr(decision, "player", decision.seat)
    assert isinstance(player, int)
    return player


def _turn(s: RoseState, problems: Problems) -> None:
    """NR 3.2: the turn at hand fits what is owed in it."""
    public = s.public
    if not s.stack or s.stack[0].NAME != "next-turn":
        problems.unless(
            public.card < 0 and public.figure < 0 and public.gained == 0 and not public.second,
            "no card has been played in this turn (NR 3.2)",
        )
        return
    players = {_player(decision) for decision in s.stack} - {CHANCE}
    problems.unless(len(players) == 1, "all of a turn is owed by one seat (NR 3.2)")
    problems.unless(public.card >= 0, "a card has been played in this turn (NR 3.2)")
    if problems.found:
        return
    seat = players.pop()
    again = today(s).repeats()
    problems.unless(
        again or not public.second, "a card is used twice under its event only (NR 6.6)"
    )
    most = min(int(public.held_count[seat]), 2 if public.second else 1)
    problems.unless(public.gained <= most, f"turn.gained should be at most {most} (NR 3.4)")
    subject = CARDS.subject[public.card]
    top = s.stack[-1].NAME
    if top == "move":
        problems.unless(public.figure < 0, "the figure has not been chosen (NR 3.3)")
        problems.unless(
            subject < PLACES or (subject == PAIR and not public.second),
            "the card names the figure (NR 3.3)",
        )
        problems.unless(anybody_left(s), f"{CARDS.ids[public.card]} has nobody to call (NR 3.3)")
        return
    problems.unless(public.figure >= 0, "a figure has been chosen in this turn (NR 3.3)")
    if not problems.found:
        _figure(s, top, problems)
    if not problems.found:
        _top(s, seat, top, problems)


def _figure(s: RoseState, top: str, problems: Problems) -> None:
    """NR 3.3: the figure is one the card moves, and has arrived unless it is still to go."""
    figure = s.public.figure
    subject = CARDS.subject[s.public.card]
    name = FIGURES[figure]
    if subject == PAIR:
        problems.unless(figure >= WILLIAM, f"this card does not move {name} (NR 3.3)")
    elif subject >= PLACES:
        problems.unless(figure == subject - PLACES, f"this card does not move {name} (NR 3.3)")
    else:
        there = s.public.where[figure] == subject
        problems.unless(top != "go", "the card names the building (NR 3.3)")
        problems.unless(there, f"{name} is not where the card calls (NR 3.3)")


def _top(s: RoseState, seat: int, top: str, problems: Problems) -> None:
    """What is asked makes sense on this board."""
    public = s.public
    figure = public.figure
    here = public.where[figure]
    event = today(s)
    if top == "take":
        one = public.tiles[here * ROOM]
        two = public.tiles[here * ROOM + 1]
        problems.unless(
            figure < COLOURS
            and one >= 0
            and two >= 0
            and one != two
            and TILES.colour[one] == TILES.colour[two] == figure,
            "there are no two tiles to choose from (NR 3.4)",
        )
    elif top == "judge":
        monks = [int(decision.monk) for decision in s.stack if isinstance(decision, Judge)]
        problems.unless(figure >= WILLIAM, f"{FIGURES[figure]} judges nobody (NR 3.8)")
        problems.unless(
            monks == sorted(set(monks), reverse=True), "monks are judged in order (NR 3.6)"
        )
        for monk in monks:
            there = public.where[monk] == here
            problems.unless(there, f"{MONKS[monk]} is not there to be judged (NR 3.6)")
    elif top == "turn-up":
        taken = public.gained > 0 and public.waiting[0] == here
        problems.unless(taken, "no tile was taken here (NR 3.4)")
    elif top == "give":
        gives = ("at-his-side" if figure < COLOURS else "hints") == event.ID
        problems.unless(
            gives and here == public.where[WILLIAM] and figure < ADSON,
            "no evidence is to be handed out (NR 6.2)",
        )
    elif top == "whisper":
        asked = event.ID == "whisper" and public.hours() > 0
        problems.unless(asked, "nobody whispers (NR 6.8)")
    elif top == "again":
        asked = event.repeats() and not public.second and anybody_left(s)
        problems.unless(asked, "the card cannot be used again (NR 6.6)")
    elif top == "spend":
        asked = public.spendable(seat) > 0 and event.allows_spending()
        problems.unless(asked, f"seat {seat} cannot spend time tiles now (NR 3.9)")
