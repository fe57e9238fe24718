"""What must hold in every position: every piece is there once, and the stack fits the phase."""

from __future__ import annotations

from typing import Final

from ratskeller.games.notre_dame import board, phases
from ratskeller.games.notre_dame.persons import PERSONS
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.position import expect

ACTIONS: Final = ["move-in", "donate", "friend-to", "drive", "take", "bonus"]
#: What may be owed in each phase.
OWED: Final[dict[int, list[str]]] = {
    phases.LAYING: ["lay-message"],
    phases.GATHERING: ["join"],
    phases.STARTING: ["start-player"],
    phases.OPENING: ["reveal"],
    phases.DEALING: ["deal"],
    phases.KEEPING: ["keep"],
    phases.KEEPING_SECOND: ["keep-second"],
    phases.PLAYING: ["play", *ACTIONS],
    phases.HIRING: [
        "hire", *ACTIONS, *[asked.NAME for person in PERSONS for asked in person.decisions],
    ],
    phases.PLAGUE: ["outbreak"],
    phases.OVER: [],
}  # fmt: skip

#: The moments of the game: the names on the stack from the bottom.
STACKS: Final = [f"round (advised )?({'|'.join(name for owed in OWED.values() for name in owed)})"]


def violations(s: NotreDameState) -> list[str]:
    """ND 1.2, 1.3, 1.6: markers, coins, cards and messages, each somewhere and once."""
    found: list[str] = []
    supply, coins = s.public.supply, [int(coins) for coins in s.public.coins]
    if min(supply, *coins) < 0 or supply + sum(coins) != board.ALL_COINS:
        in_all = f"the players have {sum(coins)} coins; there are {board.ALL_COINS}"
        found.append(f"{in_all}, and {supply} in the supply (ND 1.3)")
    if min(s.prestige) < 0:
        found.append(f"prestige of {min(s.prestige)}")
    for seat in range(int(s.players)):
        found += _broken_seat(s, seat)
    for borough in range(int(s.settings.board.boroughs)):
        found += _broken_borough(s, borough)
    known = [board.PERSON_IDS[person] for person in s.gray if person >= 0]
    if len(set(known)) < len(known):
        found.append(f"gray: one of {', '.join(known)} is there twice (ND 2.2)")
    return found


def _broken_seat(s: NotreDameState, seat: int) -> list[str]:
    """ND 1.2: fourteen markers, nine cards and the friend of one colour."""
    public = s.public
    found: list[str] = []
    placed = [int(count) for count in public.markers[seat * board.WIDTH :][: board.WIDTH]]
    own, general = int(public.own[seat]), int(public.general[seat])
    if min(own, general, *placed) < 0 or own + general + sum(placed) != board.ALL_MARKERS:
        used = f"{own + sum(placed)} markers on the board and in supply, {general} beside"
        found.append(f"seats[{seat}] has {used}; there are {board.ALL_MARKERS} (ND 1.2)")
    if not -1 <= public.friend[seat] < board.NOTRE_DAME:
        found.append(f"the friend of seat {seat} stands in place {public.friend[seat]}")
    if not 0 <= public.rat[seat] <= board.TRACK:
        found.append(f"the rat of seat {seat} stands on {public.rat[seat]}")
    drawn = [int(card) for card in s.cards[seat * board.DECK :][: board.DECK] if card >= 0]
    left = [card for card in range(board.DECK) if s.undrawn[seat] >> card & 1]
    if sorted(drawn + left) != list(range(board.DECK)) or len(drawn) != s.dealt(seat):
        found.append(f"seat {seat} has drawn the cards {drawn} and has {left} left")
    return found


def _broken_borough(s: NotreDameState, borough: int) -> list[str]:
    """ND 1.6: four messages of a colour, each kind once, on the board or taken."""
    public = s.public
    where = f"messages[{borough}]"
    centre, *rim = [int(message) for message in public.lying[borough * 5 :][:5]]
    there = [message for message in rim if message >= 0]
    there += [i for i in range(4) if public.keeper[borough * 4 + i] >= 0]
    if centre >= 0:
        return [f"{where}: the centre never holds a message (ND 1.8)"]
    twice = [message for message in set(there) if there.count(message) > 1]
    if twice:
        return [f"{where}: {board.MESSAGES[twice[0]]} is there twice (ND 1.6)"]
    if public.phase > phases.LAYING:
        whole = len(there) == 4
        return [] if whole else [f"{where}: {len(there)} messages, there are 4 (ND 1.6)"]
    laid = min(4, max(0, int(public.turn) - borough * 4))
    in_order = rim[:laid] == there and len(there) == laid
    return [] if in_order else [f"{where}: {laid} are laid by now, market by market (ND 2.1)"]


def check_order(s: NotreDameState) -> None:
    """Refuse a position in which the wrong thing is owed."""
    public = s.public
    if public.phase == phases.OVER:
        expect(not s.stack, "the game is over, nothing is owed (ND 8.2)")
        expect(public.round == board.ROUNDS - 1, "the game is over after nine rounds (ND 8.2)")
        return
    expect(bool(s.stack), "the stack must begin with round and go on")
    top, phase = s.stack[-1].NAME, phases.PHASE_IDS[public.phase]
    fits = top in OWED[int(public.phase)]
    expect(fits, f"{top} cannot be owed in the phase {phase} (ND 3)")
    _check_turn(s, phase)
    _check_persons(s)
    for seat in range(int(s.players)):
        _check_played(s, seat)


def _check_turn(s: NotreDameState, phase: str) -> None:
    """ND 3.3, 3.4, 3.5: from the start player clockwise; `turn` counts the one begun."""
    public = s.public
    n = int(s.players)
    last = {
        phases.LAYING: int(s.settings.board.boroughs) * 4 - 1,
        phases.GATHERING: board.ROUNDS - 1,
        phases.OPENING: 2,
        phases.DEALING: 3 * n - 1,
        phases.PLAYING: 2 * n,
        phases.HIRING: n,
        phases.PLAGUE: n,
    }.get(int(public.phase), 0)
    expect(public.turn <= last, f"turn: at most {last} in the phase {phase}, not {public.turn}")
    if public.phase >= phases.PLAYING:
        expect(public.turn > 0, f"turn: somebody's turn has begun in the phase {phase}")
        seat = (public.bell + public.turn - 1) % n
        for decision in s.stack.to_list()[1:]:
            owner = decision.owner()
            expect(owner == seat, f"it is the turn of seat {seat}, not of seat {owner} (ND 3.3)")


def _check_persons(s: NotreDameState) -> None:
    """ND 3.1: how many persons are open by now."""
    public = s.public
    there = sum(1 for person in public.open if person >= 0)
    wanted = 3 if public.phase > phases.OPENING else 0
    if public.phase == phases.OPENING:
        wanted = int(public.turn)
    expect(there == wanted, f"open: {wanted} persons are revealed by now, not {there} (ND 3.1)")
    if public.phase < phases.OPENING:
        expect(public.round == 0, "round: the game is being set up (ND 2)")
    if public.phase < phases.HIRING:
        expect(public.doctored == 0, "doctored: nobody has hired yet this round (ND 6.6)")


def _check_played(s: NotreDameState, seat: int) -> None:
    """ND 3.3: two cards of a hand in a finished round, those of the turns so far now.

    The third one is seen if a person carried it out (ND 10.3).
    """
    public = s.public
    now = int(public.round) % 3
    for round in range(now + 1 if public.phase >= phases.DEALING else now):
        back = (now - round) * 3
        count = sum(int(s.played[public.slot(seat, role) - back]) for role in range(3))
        wanted = 2
        if round == now and public.phase == phases.PLAYING:
            turns = int(public.turn) - (1 if s.stack[-1].NAME == "play" else 0)
            place = (seat - int(public.bell)) % int(s.players)
            wanted = max(0, turns - place + int(s.players) - 1) // int(s.players)
        elif round == now and public.phase < phases.PLAYING:
            wanted = 0
        hired = round < now or public.phase >= phases.HIRING
        expect(
            count == wanted or (hired and count == 3),
            f"seat {seat} played {count} cards in round {round + 1}, not {wanted} (ND 3.3)",
        )
