"""ND 4: what the sectors do, hotel bonuses included."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.notre_dame import fields
from ratskeller.games.notre_dame.board import (
    BANK,
    BONUSES,
    CARRIAGE_HOUSE,
    COIN,
    HOTEL,
    MARKER,
    RAT,
    RESIDENCE,
    SCHOOL,
)
from ratskeller.games.notre_dame.carriage import drive
from ratskeller.games.notre_dame.notation import BONUS, bonus_of
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Decision, Offers, Refusal
from ratskeller.kernel.position import Field


def act(s: NotreDameState, seat: i64, sector: i64) -> None:
    """ND 4: the action of a sector, by its count."""
    if sector == SCHOOL:
        s.gain_markers(seat, s.count(seat, sector))  # ND 4.1
    elif sector == BANK:
        s.gain_coins(seat, s.count(seat, sector))  # ND 4.2
    elif sector == RESIDENCE:
        s.gain(seat, s.count(seat, sector))  # ND 4.3
    elif sector == CARRIAGE_HOUSE:
        drive(s, seat)  # ND 4.4
    elif sector == HOTEL:
        give_bonuses(
            s, seat, 2 if s.count(seat, sector) >= (4 if s.settings.doubles_late else 3) else 1
        )
    else:
        s.rat_back(seat, 1)  # ND 4.8, 4.9


def bonuses(s: NotreDameState, seat: i64) -> i64:
    """ND 4.6: the bonuses that would give something, as bits."""
    bits: i64 = 1 if s.coin_to_gain(seat) else 0
    if s.public.general[seat] > 0:
        bits |= 1 << MARKER
    if s.public.rat[seat] > 0:
        bits |= 1 << RAT
    return bits


def give_bonuses(s: NotreDameState, seat: i64, left: i64) -> None:
    """ND 4.6, 6.1: one after the other; a single one on offer is taken, none lapses."""
    while left > 0:
        bits = bonuses(s, seat)
        if bits & (bits - 1):
            s.push(Bonus(seat, left))
            return
        if bits == 0:
            return
        give(s, seat, COIN if bits == 1 else MARKER if bits == 2 else RAT)
        left -= 1


def give(s: NotreDameState, seat: i64, bonus: i64) -> None:
    """One bonus."""
    if bonus == COIN:
        s.gain_coins(seat, 1)
    elif bonus == MARKER:
        s.gain_markers(seat, 1)
    else:
        s.rat_back(seat, 1)


class Bonus(Decision[NotreDameState]):
    """ND 4.6: a coin, a marker or a step of the rat; the second after the first."""

    NAME: ClassVar[str] = "bonus"
    CLAUSE: ClassVar[str] = "ND 4.6"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "left": fields.TWICE}
    VERBS: ClassVar[tuple[int, ...]] = (BONUS,)

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: i64 = left

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"count": self.left}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        bits = bonuses(state, seat)
        for bonus in range(i64(3)):
            if bits >> bonus & 1:
                out.add(BONUS | bonus)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if not bonuses(state, seat) >> bonus_of(code) & 1:
            return self.refused("bonus-empty", bonus=BONUSES[bonus_of(code)])
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        give(state, seat, bonus_of(code))
        give_bonuses(state, seat, self.left - 1)
