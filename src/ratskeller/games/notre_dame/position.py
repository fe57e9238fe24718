"""What a position of Notre Dame must be beyond its columns, and what it leaves out.

General supplies, the coin supply and the stacks of cards are not written: they are what is
left of 14 markers and 9 cards a colour and 25 coins (ND 1.2, 1.3).
"""

from __future__ import annotations

from typing import Any

from ratskeller.games.notre_dame import board
from ratskeller.games.notre_dame.invariants import check_order
from ratskeller.games.notre_dame.persons import PERSONS
from ratskeller.games.notre_dame.phases import GATHERING, OVER
from ratskeller.games.notre_dame.scoring import result
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.position import expect


def complete(s: NotreDameState, position: dict[str, Any]) -> None:
    """Check what the columns say together, and compute what a position does not hold."""
    _check_open(s)
    _check_gray(s)
    _count_supplies(s)
    if s.public.phase == OVER:
        s.outcome = result(s)
    check_order(s)


def _check_open(s: NotreDameState) -> None:
    """ND 1.4, 3.1: who is open, and which brown persons can still come."""
    public = s.public
    there = [int(person) for person in public.open if person >= 0]
    for i, person in enumerate(there):
        brown_first = (person < board.BROWN) == (i < 2)
        expect(brown_first, "open: two brown persons, then a gray one (ND 3.1)")
    brown = int(public.brown)
    strange = brown & ~board.ALL_BROWN
    expect(not strange, "brown: only the six brown persons can stand here (ND 1.4)")
    for person in there[:2]:
        expect(not brown >> person & 1, f"{board.PERSON_IDS[person]} is open and still to come")
    expect(len(set(there)) == len(there), "open: the same person is there twice")
    left = 6 - int(public.round % 3) * 2 - min(len(there), 2)
    if public.phase == OVER:
        left = 6
    found = brown.bit_count()
    expect(found == left, f"brown: {left} persons are still to come, not {found} (ND 3.1)")


def _check_gray(s: NotreDameState) -> None:
    """ND 2.2, 2.3: who takes part, and in which order as far as it is known."""
    public = s.public
    cast = int(public.cast)
    if not s.settings.new_persons:
        expect(cast == board.BASE_GRAY, "cast: without the expansion the nine base ones (ND 1.4)")
    for period in range(3):
        found = (cast & int(board.OF_PERIOD[period])).bit_count()
        whole = found == 3 or (public.phase <= GATHERING and found < 3)
        expect(whole, f"cast: three persons of each period take part, not {found} (ND 2.3)")
    expect(cast & board.ALL_BROWN == 0, "cast: brown persons are always there (ND 1.4)")
    for round in range(board.ROUNDS):
        person = int(s.gray[round])
        if person < 0:
            continue
        name = board.PERSON_IDS[person]
        expect(cast >> person & 1 == 1, f"gray: {name} takes no part (ND 2.3)")
        expect(board.PERIOD[person] == round // 3, f"gray: {name} is not of that period (ND 2.2)")
    _check_known_gray(s)
    if public.doctored:
        there = any(PERSONS[p].cures for p in public.open if p >= 0)
        expect(there, "doctored: nobody there spares a seat the plague (ND 6.6)")


def _check_known_gray(s: NotreDameState) -> None:
    """ND 2.2, 10.7: rounds to come have a person only if a seat has looked."""
    public = s.public
    known = int(public.round) + (1 if public.open[2] >= 0 or public.phase == OVER else 0)
    for round in range(board.ROUNDS):
        if round < known:
            expect(s.gray[round] >= 0, f"gray: nobody is named for round {round + 1} (ND 3.1)")
        elif not public.spies:
            expect(s.gray[round] < 0, f"gray: round {round + 1} is not drawn yet (ND 2.2)")
    if public.spies:
        spied = any(PERSONS[s.gray[r]].shows_gray_order for r in range(known))
        expect(spied, "spies: nobody can have looked through the stack yet (ND 10.7)")
    if public.open[2] >= 0:
        this = s.gray[public.round] == public.open[2]
        expect(this, "gray: the open gray person is this round's (ND 3.1)")


def _count_supplies(s: NotreDameState) -> None:
    """ND 1.2, 1.3: what is left of markers, cards and coins."""
    public = s.public
    for seat in range(int(s.players)):
        on_board = sum(public.markers[seat * board.WIDTH : (seat + 1) * board.WIDTH])
        public.general[seat] = board.ALL_MARKERS - int(public.own[seat]) - on_board
        for card in s.cards[seat * board.DECK : (seat + 1) * board.DECK]:
            if card >= 0:
                s.undrawn[seat] &= ~board.BIT[card]
    public.supply = board.ALL_COINS - sum(public.coins)
