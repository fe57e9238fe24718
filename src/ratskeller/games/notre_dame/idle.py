"""ND 3.4: which favours could do nothing, so that a player can be told before paying."""

from __future__ import annotations

from mypy_extensions import i64

from ratskeller.games.notre_dame.board import (
    ACTRESS,
    ADVISOR,
    BELL_RINGER,
    BENEFACTOR,
    BISHOP,
    BROWN,
    BUTCHER,
    COACHMAN,
    DOCTOR,
    FOOL,
    GRAVEDIGGER,
    GUARD,
    GYPSIES,
    HOSPITAL,
    HOST,
    HOTEL,
    MANAGER,
    MINSTREL,
    MISTRESS,
    NEWCOMERS,
    NOTRE_DAME,
    NURSE,
    PARK,
    PRIEST,
    PROCURATOR,
    SCHOLAR,
    SCHOOL,
    SECTORS,
    TRADER,
    WIDTH,
)
from ratskeller.games.notre_dame.brown import any_piece
from ratskeller.games.notre_dame.gray import sectors_with, worth
from ratskeller.games.notre_dame.newcomers import bare_markets
from ratskeller.games.notre_dame.play import card_idle
from ratskeller.games.notre_dame.state import NotreDameState


def favour_idle(s: NotreDameState, seat: i64, person: i64) -> bool:
    """Whether hiring this person now would change nothing but the coin paid.

    Asked before the coin is paid: it lies in the supply when the favour begins, so a gain of
    coins always gives one (ND 5.4).

    >>> import ratskeller
    >>> state = ratskeller.game("notre-dame").new(players=3)
    >>> favour_idle(state, 0, FOOL), favour_idle(state, 0, TRADER)  # no piece, no message yet
    (True, False)
    """
    if person < BROWN:
        return _brown_idle(s, seat, person)
    if person < NEWCOMERS:
        if person == BISHOP:
            return s.general[seat] == 0 or sectors_with(s, seat, 1) == len(SECTORS)
        return worth(s, seat, person) == 0
    return _new_idle(s, seat, person)


def _brown_idle(s: NotreDameState, seat: i64, person: i64) -> bool:
    if person == MINSTREL:
        return not any_piece(s, seat)
    if person == FOOL:
        return s.friend[seat] < 0 and s.on_board(seat) == 0
    if person == DOCTOR:
        return s.doctored >> seat & 1 == 1 or s.plague_value() == 0
    return False


def _new_idle(s: NotreDameState, seat: i64, person: i64) -> bool:
    no_marker = s.general[seat] == 0
    if person == MANAGER:
        return s.prestige[seat] == 0
    if person == NURSE:
        return no_marker and s.rat[seat] == 0
    if person == SCHOLAR:
        slot = s.third_card(seat)
        return slot < 0 or card_idle(s, seat, s.cards[slot], s.coins[seat] - 1)
    if person == PRIEST:
        return no_marker
    if person == PROCURATOR:
        return _no_action(s, seat)
    if person == BELL_RINGER:
        return s.markers[seat * WIDTH + NOTRE_DAME] == 0
    if person == GYPSIES:
        return s.on_board(seat) == 0
    if person == COACHMAN:
        return s.messages(seat) == 0
    if person == TRADER:
        return bare_markets(s, seat) == 0
    if person == BENEFACTOR:
        rich = s.coins[seat] > 1 if s.pays_coins else s.prestige[seat] > 0
        return s.rat[seat] == 0 or not rich
    if person == BUTCHER:
        return no_marker or sectors_with(s, seat, 1) == len(SECTORS)
    if person == ADVISOR:
        return s.coins[seat] < 2
    if person == GUARD:
        return s.general[seat] < 2
    if person == HOST:
        return s.count(seat, HOTEL) == 0
    if person == GRAVEDIGGER:
        return s.plague_value() == 0
    if person == ACTRESS:
        return not any_piece(s, seat)
    if person == MISTRESS:
        return no_marker or s.friend[seat] < 0
    return False


def _no_action(s: NotreDameState, seat: i64) -> bool:
    """ND 10.5: whether no sector with a piece in it would do anything."""
    for sector in range(i64(len(SECTORS))):
        if s.count(seat, sector) == 0:
            continue
        if sector == SCHOOL:
            if s.general[seat] > 0:
                return False
        elif sector not in (PARK, HOSPITAL) or s.rat[seat] > 0:
            return False
    return True
