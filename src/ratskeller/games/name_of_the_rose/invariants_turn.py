"""NR 3.2: what holds in the middle of a turn."""

from __future__ import annotations

from typing import Any

from ratskeller.games.name_of_the_rose.action import Judge
from ratskeller.games.name_of_the_rose.components import (
    ADSON,
    CARDS,
    COLOURS,
    FIGURES,
    MONKS,
    PAIR,
    PLACES,
    ROOM,
    TILES,
    WILLIAM,
)
from ratskeller.games.name_of_the_rose.events import today
from ratskeller.games.name_of_the_rose.moving import anybody_left
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


def player_of(decision: Decision[Any]) -> int:
    """The seat a decision is about."""
    player = getattr(decision, "player", decision.seat)
    assert isinstance(player, int)
    return player


def turn(s: RoseState, problems: Problems) -> None:
    """NR 3.2: the turn at hand fits what is owed in it."""
    public = s.public
    if not s.stack or s.stack[0].NAME != "next-turn":
        problems.unless(
            public.card < 0 and public.figure < 0 and public.gained == 0 and not public.second,
            "no card has been played in this turn (NR 3.2)",
        )
        return
    players = {player_of(decision) for decision in s.stack} - {CHANCE}
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
