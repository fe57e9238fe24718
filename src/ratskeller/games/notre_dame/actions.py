"""ND 4: what the sectors do, hotel bonuses included."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.notre_dame import board, fields
from ratskeller.games.notre_dame.carriage import DRIVES
from ratskeller.games.notre_dame.notation import BONUS
from ratskeller.games.notre_dame.one_of import ChooseOne, ask
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import Field, first_arg


def act(s: NotreDameState, seat: i64, sector: i64) -> None:
    """ND 4: the action of a sector, by its count."""
    if sector == board.SCHOOL:
        s.gain_markers(seat, s.count(seat, sector))  # ND 4.1
    elif sector == board.BANK:
        s.gain_coins(seat, s.count(seat, sector))  # ND 4.2
    elif sector == board.RESIDENCE:
        s.gain(seat, s.count(seat, sector))  # ND 4.3
    elif sector == board.CARRIAGE_HOUSE:
        s.push(DRIVES[seat])  # ND 4.4
    elif sector == board.HOTEL:
        twice = s.count(seat, sector) >= s.settings.doubles_from
        give_bonuses(s, seat, 2 if twice else 1)  # ND 4.6
    else:
        s.rat_back(seat, 1)  # ND 4.8, 4.9


def give_bonuses(s: NotreDameState, seat: i64, left: i64) -> None:
    """ND 4.6, 6.1: one after the other; a single one on offer is taken, none lapses."""
    if left > 0:
        ask(s, Bonus(seat, left))


class Bonus(ChooseOne):
    """ND 4.6: a coin, a marker or a step of the rat; the second after the first."""

    NAME: ClassVar[str] = "bonus"
    CLAUSE: ClassVar[str] = "ND 4.6"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "left": fields.TWICE}
    VERBS: ClassVar[tuple[int, ...]] = (BONUS,)
    REASON: ClassVar[str] = "bonus-empty"

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: i64 = left

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"count": self.left}

    def things(self, state: NotreDameState, seat: i64) -> i64:
        """The bonuses that would give something; a coin unless the seat has all (ND 5.4)."""
        bits = board.BIT[board.COIN] if state.public.coins[seat] < board.ALL_COINS else 0
        if state.public.general[seat] > 0:
            bits |= board.BIT[board.MARKER]
        if state.public.rat[seat] > 0:
            bits |= board.BIT[board.RAT]
        return bits

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        bonus = first_arg(code)
        if bonus == board.COIN:
            state.gain_coins(seat, 1)
        elif bonus == board.MARKER:
            state.gain_markers(seat, 1)
        else:
            state.rat_back(seat, 1)
        give_bonuses(state, seat, self.left - 1)
