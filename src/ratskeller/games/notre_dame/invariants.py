"""What must hold in every position: every piece is there once, and the stack fits the phase."""

from __future__ import annotations

from typing import Final

from ratskeller.games.notre_dame.board import (
    ALL_COINS,
    ALL_MARKERS,
    DEALING,
    DECK,
    GATHERING,
    HIRING,
    KEEPING,
    KEEPING_SECOND,
    LAYING,
    NOTRE_DAME,
    OPENING,
    OVER,
    PHASE_IDS,
    PLAGUE,
    PLAYING,
    ROUNDS,
    STARTING,
    TRACK,
    WIDTH,
)
from ratskeller.games.notre_dame.carriage import Take
from ratskeller.games.notre_dame.persons import PERSONS
from ratskeller.games.notre_dame.play import Donate, MoveIn
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import SIMULTANEOUS, Offers
from ratskeller.kernel.position import expect

#: Why a position cannot owe what a person asks.
MISFITS: Final = {
    "friend-elsewhere": "the friend is elsewhere",
    "no-advisor": "the advisor is not there",
    "no-marker": "no marker there",
    "no-piece": "no piece stands there",
    "none-left": "no marker is left",
}
ACTIONS: Final = ["move-in", "donate", "friend-to", "drive", "take", "bonus"]
#: What may be owed in each phase.
OWED: Final[dict[int, list[str]]] = {
    LAYING: ["lay-message"],
    GATHERING: ["join"],
    STARTING: ["start-player"],
    OPENING: ["reveal"],
    DEALING: ["deal"],
    KEEPING: ["keep"],
    KEEPING_SECOND: ["keep-second"],
    PLAYING: ["play", *ACTIONS],
    HIRING: [
        "hire", *ACTIONS, *[asked.NAME for person in PERSONS for asked in person.decisions()],
    ],
    PLAGUE: ["outbreak"],
    OVER: [],
}  # fmt: skip

#: The moments of the game: the names on the stack from the bottom.
STACKS: Final = [f"round (advised )?({'|'.join(name for owed in OWED.values() for name in owed)})"]


def violations(s: NotreDameState) -> list[str]:
    """ND 1.2, 1.3, 1.6: markers, coins, cards and messages, each somewhere and once."""
    public = s.public
    found: list[str] = []
    if public.supply < 0 or min(public.coins) < 0 or public.supply + sum(public.coins) != ALL_COINS:
        found.append(
            f"{public.supply} coins in the supply and {list(public.coins)} with the players"
        )
    if min(s.prestige) < 0:
        found.append(f"prestige of {min(s.prestige)}")
    for seat in range(int(s.players)):
        found += _broken_seat(s, seat)
    for borough in range(int(s.settings.board.boroughs)):
        lying = [
            public.lying[borough * 5 + i] for i in range(1, 5) if public.lying[borough * 5 + i] >= 0
        ]
        taken = [i for i in range(4) if public.keeper[borough * 4 + i] >= 0]
        if public.phase > LAYING and sorted(lying + taken) != [0, 1, 2, 3]:
            found.append(f"messages {lying} lie in borough {borough + 1}, {taken} are taken")
        if public.lying[borough * 5] >= 0:
            found.append(f"a message lies on the centre of borough {borough + 1}")
    known = [person for person in s.gray if person >= 0]
    if len(set(known)) < len(known):
        found.append(f"gray persons {known} in this order")
    return found


def _broken_seat(s: NotreDameState, seat: int) -> list[str]:
    """ND 1.2: fourteen markers, nine cards and the friend of one colour."""
    public = s.public
    found: list[str] = []
    markers = [
        *public.markers[seat * WIDTH : (seat + 1) * WIDTH],
        public.own[seat],
        public.general[seat],
    ]
    if min(markers) < 0 or sum(markers) != ALL_MARKERS:
        found.append(f"seat {seat} has the markers {markers}")
    if not -1 <= public.friend[seat] < NOTRE_DAME:
        found.append(f"the friend of seat {seat} stands in place {public.friend[seat]}")
    if not 0 <= public.rat[seat] <= TRACK:
        found.append(f"the rat of seat {seat} stands on {public.rat[seat]}")
    drawn = [int(card) for card in s.cards[seat * DECK : (seat + 1) * DECK] if card >= 0]
    left = [card for card in range(DECK) if s.undrawn[seat] >> card & 1]
    if sorted(drawn + left) != list(range(DECK)) or len(drawn) != s.dealt(seat):
        found.append(f"seat {seat} has drawn the cards {drawn} and has {left} left")
    return found


def check_order(s: NotreDameState) -> None:
    """Refuse a position in which the wrong thing is owed, or nothing can be answered."""
    public = s.public
    names = [decision.NAME for decision in s.stack]
    if public.phase == OVER:
        expect(not names, "the game is over, nothing is owed (ND 8.2)")
        expect(public.round == ROUNDS - 1, "the game is over after nine rounds (ND 8.2)")
        return
    expect(len(names) >= 2 and names[0] == "round", "the stack must begin with round and go on")
    between = names[1:-1]
    again = public.phase == HIRING and PERSONS[public.open[2]].hires_others()
    expect(
        not between or (again and between == ["advised"]),
        f"the stack cannot hold {', '.join(between)} in between",
    )
    expect(
        names[-1] in OWED[int(public.phase)],
        f"{names[-1]} cannot be owed in the phase {PHASE_IDS[public.phase]} (ND 3)",
    )
    _check_turn(s)
    _check_persons(s)
    _check_played(s)
    _check_top(s)


def _check_turn(s: NotreDameState) -> None:
    """ND 3.3, 3.4, 3.5: from the start player clockwise; `turn` counts the one begun."""
    public = s.public
    n = int(s.players)
    last = {
        LAYING: int(s.settings.board.boroughs) * 4 - 1,
        GATHERING: ROUNDS - 1,
        OPENING: 2,
        DEALING: 3 * n - 1,
        PLAYING: 2 * n,
        HIRING: n,
        PLAGUE: n,
    }.get(int(public.phase), 0)
    expect(
        public.turn <= last,
        f"turn: at most {last} in the phase {PHASE_IDS[public.phase]}, not {public.turn}",
    )
    if public.phase < PLAYING:
        return
    expect(
        public.turn > 0, f"turn: somebody's turn has begun in the phase {PHASE_IDS[public.phase]}"
    )
    seat = (public.bell + public.turn - 1) % n
    top = s.stack[-1]
    owner = getattr(top, "player", top.seat)
    expect(owner == seat, f"it is the turn of seat {seat}, not of seat {owner} (ND 3.3)")
    if len(s.stack) == 3:
        expect(getattr(s.stack[1], "player", -1) == seat, "advised: not that seat's turn")


def _check_persons(s: NotreDameState) -> None:
    """ND 3.1: how many persons are open by now."""
    public = s.public
    there = sum(1 for person in public.open if person >= 0)
    wanted = int(public.turn) if public.phase == OPENING else 3 if public.phase >= DEALING else 0
    expect(there == wanted, f"open: {wanted} persons are revealed by now, not {there} (ND 3.1)")
    if public.phase < OPENING:
        expect(public.round == 0, "round: the game is being set up (ND 2)")
    if public.phase not in (HIRING, PLAGUE):
        expect(public.doctored == 0, "doctored: nobody has hired yet this round (ND 6.6)")


def _check_played(s: NotreDameState) -> None:
    """ND 3.3: two cards of each hand in a finished round, those of the turns so far now."""
    public = s.public
    n = int(s.players)
    waiting = s.stack[-1].NAME == "play"
    for seat in range(n):
        for round in range(int(public.round) % 3 + 1):
            if round == public.round % 3 and public.phase < DEALING:
                break
            count = 0
            for role in range(3):
                owner = (seat - role) % n
                count += s.played[owner * DECK + round * 3 + role]
            if round < public.round % 3:
                expect(
                    count in (2, 3),
                    f"seat {seat} played {count} cards in an earlier round, not two (ND 3.3)",
                )
                continue
            wanted = 0
            if public.phase == PLAYING:
                place = (seat - int(public.bell)) % n
                turns = int(public.turn) - (1 if waiting else 0)
                wanted = max(0, turns - place + n - 1) // n
            elif public.phase > PLAYING:
                wanted = 2
            studied = public.phase >= HIRING and count == 3
            expect(
                count == wanted or studied,
                f"seat {seat} played {count} cards this round, not {wanted} (ND 3.3)",
            )


def _check_top(s: NotreDameState) -> None:
    """What the decision on top speaks of must be there, and it must have an answer."""
    public = s.public
    top = s.stack[-1]
    seat = top.seat
    if top.NAME in ("hire", "advise"):
        expect(public.coins[seat] > 0, f"{top.NAME}: seat {seat} has no coin to hire with (ND 3.4)")
    elif isinstance(top, MoveIn):
        expect(public.own[seat] == 0, "move-in: the own supply is not empty (ND 5.2)")
        expect(
            top.target < NOTRE_DAME or public.coins[seat] > 0, "move-in: no coin to give (ND 4.10)"
        )
    elif isinstance(top, Donate):
        if top.source < 0:
            expect(public.own[seat] > 0, "donate: the own supply is empty (ND 5.2)")
        else:
            expect(
                top.source < NOTRE_DAME and public.markers[seat * WIDTH + top.source] > 0,
                "donate: no marker stands there (ND 5.2)",
            )
            expect(public.own[seat] == 0, "donate: the own supply is not empty (ND 5.2)")
    elif isinstance(top, Take):
        market = public.carriage[seat]
        expect(public.lying[market] >= 0, "take: no message lies there (ND 4.4)")
        expect(public.may_take(seat, market // 5), "take: the set is not full (ND 4.5)")
    for person in PERSONS:
        if type(top) in person.decisions():
            reason = person.misfit(s, top)
            expect(not reason, f"{top.NAME}: {MISFITS.get(reason, reason)} ({person.CLAUSE})")
    out = Offers()
    top.offer(s, 0 if top.kind == SIMULTANEOUS else seat, out)
    expect(out.count > 0, f"{top.NAME}: there is nothing to choose")
