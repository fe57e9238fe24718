"""What holds in every position: the count of the pieces, and a board that fits the stack."""

from __future__ import annotations

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.action import Judge
from ratskeller.games.name_of_the_rose.cards import count_stack, hours
from ratskeller.games.name_of_the_rose.clock import may_spend
from ratskeller.games.name_of_the_rose.columns import COLUMNS
from ratskeller.games.name_of_the_rose.events import today
from ratskeller.games.name_of_the_rose.moving import calls_somebody, may_repeat
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.kernel import CHANCE, PositionError
from ratskeller.kernel.position import expect


def violations(s: RoseState) -> list[str]:
    """The first thing that is wrong with a state, if any."""
    try:
        _check(s)
    except PositionError as problem:
        return [str(problem)]
    return []


def _check(s: RoseState) -> None:
    """Raise :class:`PositionError`. What comes later relies on what holds before it."""
    names = [decision.NAME for decision in s.stack]
    _counts(s)
    _identities(s)
    _cards(s)
    _days(s, names)
    if names[:1] == ["first-player"]:
        _set_up_seats(s, names)
        _set_up_board(s, names)
        return
    _board(s, names)
    _hands(s, names)
    if names[:1] == ["next-turn"]:
        _turn(s, names[-1])
    else:
        public = s.public
        idle = public.card < 0 and public.figure < 0 and public.gained == 0 and not public.second
        expect(idle, "no card has been played in this turn (NR 3.2)")


def _seats(s: RoseState, name: str) -> list[int]:
    """The seats of all decisions of one name, from the bottom."""
    return [decision.owner() for decision in s.stack if name == decision.NAME]


def _counts(s: RoseState) -> None:
    """NR 1.3, 1.4: every tile and card is somewhere, once, and what is counted is so many."""
    counted = s.clone()
    count_pieces(counted)
    for column in COLUMNS.all():
        if not column.written:
            right = column.write(counted)
            expect(column.write(s) == right, f"{column.name} should be {right} (NR 7.2)")


def count_pieces(s: RoseState) -> None:
    """NR 1.3, 1.4, 7.2: every column that is not written, from those that are.

    A tile that lies nowhere has not been seen; a card that is neither in a hand nor discarded
    is in the stack.
    """
    public = s.public
    public.event = public.events[public.day - 1] if 0 < public.day <= nr.DAYS else -1
    public.waits = sum(building >= 0 for building in public.waiting)
    public.dealt = sum(monk >= 0 for monk in s.identity)
    seen = [int(tile) for tile in public.tiles if tile >= 0]
    seen += [int(public.row_tile(rank)) for rank in range(public.row_count)]
    for seat in range(s.players):
        seen += [int(public.time_tile(seat, rank)) for rank in range(public.held_count[seat])]
        hand = s.hands[seat * nr.HAND : seat * nr.HAND + nr.HAND]
        public.hand_size[seat] = sum(card >= 0 for card in hand)
    total, right = len(seen) + public.unseen_count, nr.TILES.total
    expect(total == right, f"there are {total} tiles; the game has {right} (NR 1.4)")
    for tile, id in enumerate(nr.TILES.ids):
        public.unseen[tile] = nr.TILES.copies[tile] - seen.count(tile)
        there = public.unseen[tile] >= 0
        expect(there, f"tile {id} is there more often than in the game (NR 1.4)")
    count_stack(s)
    for card, id in enumerate(nr.CARDS.ids):
        expect(s.deck[card] >= 0, f"card {id} is there more often than in the game (NR 1.3)")
    public.deck_size = sum(s.deck)


def _identities(s: RoseState) -> None:
    """NR 1.5, 4.4: monks differ, and nobody has shown their own."""
    dealt = [int(monk) for monk in s.identity if monk >= 0]
    for monk in dealt:
        expect(dealt.count(monk) == 1, f"identity {nr.MONKS[monk]} is there twice (NR 1.5)")
    for seat, monk in enumerate(s.identity):
        shown = monk >= 0 and s.public.markers[seat] >> monk & 1
        expect(not shown, f"seat {seat} cannot have shown its own colour (NR 4.4)")


def _cards(s: RoseState) -> None:
    """NR 3.2: no card came into the stack since the shuffle, and hands kept what they had."""
    public = s.public
    for card, id in enumerate(nr.CARDS.ids):
        late = f"card {id} is nowhere, and was not in the stack when it was last made (NR 3.2)"
        expect(s.deck[card] <= public.renewed[card], late)
    for seat in range(s.players):
        size, least, most = public.hand_size[seat], public.kept_least[seat], public.kept_most[seat]
        expect(
            least <= most <= size,
            f"kept[{seat}]: from {least} to {most} of {size} cards are old (NR 3.2)",
        )
        hand = [int(s.hands[seat * nr.HAND + i]) for i in range(size)]
        expect(all(card >= 0 for card in hand), f"hand {seat} has a gap (NR 2.5)")
        old = sum(public.renewed[card] == 0 for card in hand)
        new = sum(public.renewed[card] == nr.CARDS.copies[card] for card in hand)
        expect(
            old <= most and new <= size - least,
            f"kept[{seat}] does not fit the hand and the stack as it was last made (NR 3.2)",
        )


def _days(s: RoseState, names: list[str]) -> None:
    """NR 2.1, 4.3, 4.4: events, enders and markers shown by the number of the day."""
    public = s.public
    day = int(public.day)
    first, last = names[:1] == ["first-player"], names in ([], ["accuse"])
    expect((day == 0) == first, f"day {day}: day 0 is for the set-up (NR 3.1)")
    expect((day > nr.DAYS) == last, f"day {day}: the seventh day is for accusations (NR 5.1)")
    events = [int(event) for event in public.events if event >= 0]
    expect(len(set(events)) == len(events), "an event is there twice (NR 1.5)")
    up = min(day, nr.DAYS) - ("day-event" in names)
    expect(len(events) == up, f"day {day}: {up} events have been up, not {len(events)} (NR 3.1)")
    ended = sum(seat >= 0 for seat in public.enders)
    over = max(day - 1, 0) + ("show" in names)
    expect(ended == over, f"day {day}: {over} days are over, not {ended} (NR 4.3)")
    showing = "show" not in names or day in nr.REVEALS
    expect(showing, f"no marker is shown after day {day} (NR 4.4)")
    shown = sum(reveal < day for reveal in nr.REVEALS)
    for seat in range(s.players):
        count = int(public.markers[seat]).bit_count()
        right = f"day {day}: seat {seat} has shown {shown} markers, not {count} (NR 4.4)"
        expect(count == shown, right)


def _set_up_seats(s: RoseState, names: list[str]) -> None:
    """NR 2.5: identities, then cards, from seat 0 on."""
    public = s.public
    players = int(s.players)
    draws, deals = _seats(s, "draw-up"), _seats(s, "deal")
    down = list(range(players - 1, -1, -1))
    expect(draws == down[: len(draws)], "cards are dealt from seat 0 on (NR 2.5)")
    expect(deals == down[: len(deals)], "identities are dealt from seat 0 on (NR 2.5)")
    expect(not deals or len(draws) == players, "cards are dealt after the identities (NR 2.5)")
    drawing = -1
    if names[-1] == "draw":
        drawing = draws[-1]
        expect(s.stack[-1].owner() == drawing, "another seat draws (NR 2.5)")
        expect(public.hand_size[drawing] < nr.HAND, f"seat {drawing} has its cards (NR 2.5)")
    for seat in range(players):
        dealt = seat < players - len(deals)
        expect((s.identity[seat] >= 0) == dealt, f"seat {seat}: identity too early or late")
        if seat != drawing:
            size = nr.HAND if not deals and seat < players - len(draws) else 0
            expect(public.hand_size[seat] == size, f"seat {seat}: cards too early or too late")
        expect(public.held_count[seat] == 0, f"seat {seat} cannot have a time tile yet (NR 3.4)")
    expect(public.card < 0 and public.figure < 0, "no turn has begun (NR 3.2)")


def _set_up_board(s: RoseState, names: list[str]) -> None:
    """NR 2.3, 2.4: figures stand one after the other, then tiles are laid."""
    if names[-1] != "stand":
        _board(s, names)
        return
    where = [int(building) for building in s.public.where]
    expect(-1 in where, "all figures stand already (NR 2.3)")
    placed = where.index(-1)
    before, after = where[:placed], where[placed:]
    expect(max(after) < 0, "figures come in order (NR 2.3)")
    expect(len(set(before)) == placed, "figures share a building (NR 2.3)")
    expect(s.public.unseen_count == nr.TILES.total, "tiles come after the figures (NR 2.4)")


def _board(s: RoseState, names: list[str]) -> None:
    """NR 3.4, 3.10: every figure stands, and no building lacks tiles unless it waits."""
    public = s.public
    for number, figure in enumerate(nr.FIGURES):
        expect(public.where[number] >= 0, f"{figure} stands nowhere (NR 2.3)")
    queue = [int(building) for building in public.waiting if building >= 0]
    expect(len(set(queue)) == len(queue), "a building waits twice (NR 3.10)")
    if names[-1:] == ["turn-up"]:
        expect(bool(queue), "no building waits for a tile (NR 3.10)")
        expect(public.unseen_count > 0, "the row has no unseen tile (NR 3.4)")
    else:
        row = public.unseen_count + public.row_count
        expect(not queue or row == 0, "a building waits though the row has tiles (NR 3.10)")
    for building, name in enumerate(nr.BUILDINGS):
        there = len(public.tiles_in(building))
        if building not in queue:
            expect(there > 0, f"{name} has no tile and does not wait for one (NR 3.10)")
        elif building == queue[0]:
            expect(there < nr.ROOM, f"{name} has its tiles and need not wait (NR 3.10)")
        else:
            expect(there == 0, f"{name} waits, and has a tile before its turn (NR 3.10)")


def _hands(s: RoseState, names: list[str]) -> None:
    """NR 3.2: three cards, two for a seat that has played and not drawn."""
    drawing = _seats(s, "draw-up")
    for seat in range(int(s.players)):
        expect(s.identity[seat] >= 0, f"seat {seat} has no identity (NR 2.5)")
        size, count = nr.HAND - (seat in drawing), s.public.hand_size[seat]
        expect(count == size, f"seat {seat} should have {size} cards, not {count} (NR 3.2)")
    drawn = names[-1:] != ["draw"] or s.public.deck_size > 0
    expect(drawn, "there is no card to draw (NR 3.2)")


def _turn(s: RoseState, top: str) -> None:
    """NR 3.2: the turn at hand fits what is owed in it."""
    public = s.public
    players = {decision.owner() for decision in s.stack} - {CHANCE}
    expect(len(players) == 1, "all of a turn is owed by one seat (NR 3.2)")
    expect(public.card >= 0, "a card has been played in this turn (NR 3.2)")
    seat = players.pop()
    again = today(s).repeats
    expect(again or not public.second, "a card is used twice under its event only (NR 6.6)")
    most = min(int(public.held_count[seat]), 2 if public.second else 1)
    expect(public.gained <= most, f"turn.gained should be at most {most} (NR 3.4)")
    if top == "move":
        subject = nr.CARDS.subject[public.card]
        asked = subject < nr.PLACES or (subject == nr.PAIR and not public.second)
        expect(public.figure < 0, "the figure has not been chosen (NR 3.3)")
        expect(asked, "the card names the figure (NR 3.3)")
        somebody = calls_somebody(s, public.card)
        expect(somebody, f"{nr.CARDS.ids[public.card]} has nobody to call (NR 3.3)")
    else:
        expect(public.figure >= 0, "a figure has been chosen in this turn (NR 3.3)")
        _figure(s, top)
        _top(s, seat, top)


def _figure(s: RoseState, top: str) -> None:
    """NR 3.3: the figure is one the card moves, and has arrived unless it is still to go."""
    figure, subject = s.public.figure, nr.CARDS.subject[s.public.card]
    name = nr.FIGURES[figure]
    if subject < nr.PLACES:
        there = s.public.where[figure] == subject
        expect(top != "go", "the card names the building (NR 3.3)")
        expect(there, f"{name} is not where the card calls (NR 3.3)")
    else:
        named = figure >= nr.WILLIAM if subject == nr.PAIR else figure == subject - nr.PLACES
        expect(named, f"this card does not move {name} (NR 3.3)")


def _top(s: RoseState, seat: int, top: str) -> None:
    """What is asked makes sense on this board."""
    public = s.public
    figure = public.figure
    here = public.where[figure]
    event = nr.EVENTS[public.event]
    if top == "take":
        tiles = [t for t, id in enumerate(nr.TILES.ids) if id in public.tiles_in(here)]
        mine = [t for t in tiles if nr.TILES.colour[t] == figure]
        expect(len(mine) == nr.ROOM, "there are no two tiles to choose from (NR 3.4)")
    elif top == "judge":
        monks = [int(decision.monk) for decision in s.stack if isinstance(decision, Judge)]
        expect(figure >= nr.WILLIAM, f"{nr.FIGURES[figure]} judges nobody (NR 3.8)")
        expect(monks == sorted(set(monks), reverse=True), "monks are judged in order (NR 3.6)")
        for monk in monks:
            there = public.where[monk] == here
            expect(there, f"{nr.MONKS[monk]} is not there to be judged (NR 3.6)")
    elif top == "turn-up":
        taken = public.gained > 0 and public.waiting[0] == here
        expect(taken, "no tile was taken here (NR 3.4)")
    elif top == "give":
        asked = event == "hints" if figure == nr.WILLIAM else event == "at-his-side"
        asked = asked and figure != nr.ADSON and here == public.where[nr.WILLIAM]
        expect(asked, "no evidence is to be handed out (NR 6.2)")
    elif top == "whisper":
        expect(event == "whisper" and hours(s) > 0, "nobody whispers (NR 6.8)")
    elif top == "again":
        expect(may_repeat(s), "the card cannot be used again (NR 6.6)")
    elif top == "spend":
        expect(may_spend(s, seat), f"seat {seat} cannot spend time tiles now (NR 3.9)")
