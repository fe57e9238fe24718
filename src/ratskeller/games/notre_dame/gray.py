"""ND 6.7 to 6.15: the gray persons of the base game."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.notre_dame import fields
from ratskeller.games.notre_dame.actions import act
from ratskeller.games.notre_dame.board import (
    ADVOCATE,
    BEGGAR_KING,
    BISHOP,
    CARPENTER,
    CITY_GUARD,
    GUILD_MASTER,
    LADY,
    MAYOR,
    NIGHT_WATCHMAN,
    SECTORS,
    TRACK,
)
from ratskeller.games.notre_dame.notation import TO, VERB
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Decision, Offers, Refusal
from ratskeller.kernel.position import Field


def gray_favour(s: NotreDameState, seat: i64, person: i64) -> None:
    """The favour of a gray person: prestige for what the borough holds, or the bishop's."""
    if person == BISHOP:
        send_bishop(s, seat)
    else:
        s.gain(seat, worth(s, seat, person))


def worth(s: NotreDameState, seat: i64, person: i64) -> i64:
    """The prestige a gray person brings, before the park's bonus."""
    if person == CITY_GUARD:  # ND 6.7
        return s.on_board(seat) + (1 if s.friend[seat] >= 0 else 0)
    if person == NIGHT_WATCHMAN:  # ND 6.8
        return len(SECTORS) - sectors_with(s, seat, 1)
    if person == GUILD_MASTER:  # ND 6.10
        return 2 * sectors_with(s, seat, 2)
    if person == BEGGAR_KING:  # ND 6.11
        return TRACK - s.rat[seat]
    if person == ADVOCATE:  # ND 6.12
        return s.messages(seat) // 2 * 3
    if person == LADY:  # ND 6.13
        return highest(s, seat)
    if person == MAYOR:  # ND 6.14
        return 3 * sectors_with(s, seat, 3)
    assert person == CARPENTER  # ND 6.15
    return sectors_with(s, seat, 1)


def sectors_with(s: NotreDameState, seat: i64, least: i64) -> i64:
    """How many sectors have at least this count."""
    number: i64 = 0
    for sector in range(i64(len(SECTORS))):
        if s.count(seat, sector) >= least:
            number += 1
    return number


def highest(s: NotreDameState, seat: i64) -> i64:
    """The highest count of a sector."""
    most: i64 = 0
    for sector in range(i64(len(SECTORS))):
        if s.count(seat, sector) > most:
            most = s.count(seat, sector)
    return most


def send_bishop(s: NotreDameState, seat: i64) -> None:
    """ND 6.9: a marker of the general supply into an empty sector, then its action."""
    empty = len(SECTORS) - sectors_with(s, seat, 1)
    if empty == 0 or s.general[seat] == 0:
        return
    if empty > 1:
        s.push(Bishop(seat))
        return
    sector: i64 = 0
    while s.count(seat, sector) > 0:
        sector += 1
    settle(s, seat, sector)
    act(s, seat, sector)


def settle(s: NotreDameState, seat: i64, sector: i64) -> None:
    """A marker of the general supply comes into a sector."""
    s.bring(seat, sector)
    if s.listener is not None:
        s.emit("placed", seat=seat, sector=SECTORS[sector])


def empty_refusal(s: NotreDameState, seat: i64, code: i64, clause: str) -> Refusal | None:
    """Why the marker cannot go there."""
    if code & VERB != TO:
        return Refusal(clause, "target-first")
    if s.count(seat, code & 255) > 0:
        return Refusal(clause, "not-empty", {"sector": SECTORS[code & 255]})
    return None


def offer_empty(s: NotreDameState, seat: i64, out: Offers) -> None:
    """The sectors with neither marker nor friend."""
    for sector in range(i64(len(SECTORS))):
        if s.count(seat, sector) == 0:
            out.add(TO | sector)


class Bishop(Decision[NotreDameState]):
    """ND 6.9: which empty sector."""

    NAME: ClassVar[str] = "bishop"
    CLAUSE: ClassVar[str] = "ND 6.9"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        offer_empty(state, seat, out)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        return empty_refusal(state, seat, code, self.CLAUSE)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        settle(state, seat, code & 255)
        act(state, seat, code & 255)
