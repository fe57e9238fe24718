"""ND 10: the persons of the expansion whose favour asks something."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from ratskeller.games.notre_dame import fields
from ratskeller.games.notre_dame.actions import act
from ratskeller.games.notre_dame.board import (
    HOSPITAL,
    MESSAGES,
    PARK,
    PLACES,
    SCHOOL,
    SECTORS,
    WIDTH,
)
from ratskeller.games.notre_dame.carriage import reward
from ratskeller.games.notre_dame.notation import (
    ACT,
    ENOUGH,
    KIND,
    PAY,
    RETURN,
    count_of,
    message_of,
    place_of,
    sector_of,
)
from ratskeller.games.notre_dame.persons import Person, enter
from ratskeller.games.notre_dame.pieces import (
    FromSector,
    ToEmptySector,
    ToOtherSector,
    move_pieces,
    settle,
)
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Decision, Offers, Refusal
from ratskeller.kernel.position import Field


class Procurator(Person):
    """ND 10.5: the action of a sector that is not empty; a single one needs no question."""

    ID: ClassVar[str] = "procurator"
    CLAUSE: ClassVar[str] = "ND 10.5"

    def favour(self, s: NotreDameState, seat: i64) -> None:
        filled = s.sectors_with(seat, 1)
        if filled > 1:
            s.push(ProcuratorSector(seat))
        elif filled == 1:
            sector: i64 = 0
            while s.count(seat, sector) == 0:
                sector += 1
            _use_sector(s, seat, sector)

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        """Whether no sector with a piece in it would do anything."""
        for sector in range(i64(len(SECTORS))):
            if s.count(seat, sector) == 0:
                continue
            if sector == SCHOOL:
                if s.public.general[seat] > 0:
                    return False
            elif sector not in (PARK, HOSPITAL) or s.public.rat[seat] > 0:
                return False
        return True

    def decisions(self) -> list[type[Decision[Any]]]:
        return [ProcuratorSector]


def _use_sector(s: NotreDameState, seat: i64, sector: i64) -> None:
    if s.listener is not None:
        s.emit("action", seat=seat, sector=SECTORS[sector], count=s.count(seat, sector))
    act(s, seat, sector)


class ProcuratorSector(Decision[NotreDameState]):
    """ND 10.5: which sector acts, without a marker placed."""

    NAME: ClassVar[str] = "procurator"
    CLAUSE: ClassVar[str] = "ND 10.5"
    VERBS: ClassVar[tuple[int, ...]] = (ACT,)

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for sector in range(i64(len(SECTORS))):
            if state.count(seat, sector) > 0:
                out.add(ACT | sector)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if state.count(seat, sector_of(code)) == 0:
            return self.refused("sector-empty", sector=SECTORS[sector_of(code)])
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        _use_sector(state, seat, sector_of(code))


class Gypsies(Person):
    """ND 10.8: two prestige for each marker returned, as one gain."""

    ID: ClassVar[str] = "gypsies"
    CLAUSE: ClassVar[str] = "ND 10.8"

    def favour(self, s: NotreDameState, seat: i64) -> None:
        _return_next(s, seat, 0)

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.on_board(seat) == 0

    def decisions(self) -> list[type[Decision[Any]]]:
        return [GypsiesReturn]


def _return_next(s: NotreDameState, seat: i64, count: i64) -> None:
    """ND 10.8: ask for the next marker to return; with none left the gain is due."""
    if s.on_board(seat) > 0:
        s.push(GypsiesReturn(seat, count))
    else:
        s.gain(seat, 2 * count)


class GypsiesReturn(Decision[NotreDameState]):
    """ND 10.8: markers go back one by one, as many as wanted; Notre Dame counts as board."""

    NAME: ClassVar[str] = "gypsies"
    CLAUSE: ClassVar[str] = "ND 10.8"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "count": fields.MARKERS}
    VERBS: ClassVar[tuple[int, ...]] = (RETURN, ENOUGH)

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat = seat
        self.count: i64 = count

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"count": self.count}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for place in range(i64(WIDTH)):
            if state.public.markers[seat * WIDTH + place] > 0:
                out.add(RETURN | place)
        out.add(ENOUGH)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code == ENOUGH:
            return None
        place = place_of(code)
        if state.public.markers[seat * WIDTH + place] == 0:
            return self.refused("no-marker-there", place=PLACES[place])
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        if code == ENOUGH:
            state.gain(seat, 2 * self.count)
            return
        place = place_of(code)
        state.public.markers[seat * WIDTH + place] -= 1
        state.public.general[seat] += 1
        if state.listener is not None:
            state.emit("returned", seat=seat, place=PLACES[place])
        _return_next(state, seat, self.count + 1)


class Coachman(Person):
    """ND 10.9: all messages of one kind again; a single kind needs no question."""

    ID: ClassVar[str] = "coachman"
    CLAUSE: ClassVar[str] = "ND 10.9"

    def favour(self, s: NotreDameState, seat: i64) -> None:
        kinds: i64 = 0
        last: i64 = -1
        for message in range(i64(len(MESSAGES))):
            if s.kinds(seat, message) > 0:
                kinds += 1
                last = message
        if kinds > 1:
            s.push(CoachmanKind(seat))
        elif kinds == 1:
            _deliver(s, seat, last)

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.messages(seat) == 0

    def decisions(self) -> list[type[Decision[Any]]]:
        return [CoachmanKind]


def _deliver(s: NotreDameState, seat: i64, message: i64) -> None:
    times = s.kinds(seat, message)
    if s.listener is not None:
        s.emit("delivered", seat=seat, message=MESSAGES[message], count=times)
    reward(s, seat, message, times)


class CoachmanKind(Decision[NotreDameState]):
    """ND 10.9: which kind of message is used again."""

    NAME: ClassVar[str] = "coachman"
    CLAUSE: ClassVar[str] = "ND 10.9"
    VERBS: ClassVar[tuple[int, ...]] = (KIND,)

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for message in range(i64(len(MESSAGES))):
            if state.kinds(seat, message) > 0:
                out.add(KIND | message)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if state.kinds(seat, message_of(code)) == 0:
            return self.refused("no-such-message", message=MESSAGES[message_of(code)])
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        _deliver(state, seat, message_of(code))


class Benefactor(Person):
    """ND 10.11: a payment, and one step back of the rat for each unit of it.

    Asked while the rat can go back: silence would tell others a hidden total.
    """

    ID: ClassVar[str] = "benefactor"
    CLAUSE: ClassVar[str] = "ND 10.11"

    def favour(self, s: NotreDameState, seat: i64) -> None:
        if s.public.rat[seat] > 0 and (s.settings.hidden or _purse(s, seat) > 0):
            s.push(BenefactorPay(seat))

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        rich = s.public.coins[seat] > 1 if s.settings.pays_coins else s.prestige[seat] > 0
        return s.public.rat[seat] == 0 or not rich

    def depends_on_prestige(self) -> bool:
        return True

    def decisions(self) -> list[type[Decision[Any]]]:
        return [BenefactorPay]


def _purse(s: NotreDameState, seat: i64) -> i64:
    """ND 10.11: what the benefactor can be paid with, by edition."""
    return s.public.coins[seat] if s.settings.pays_coins else s.prestige[seat]


class BenefactorPay(Decision[NotreDameState]):
    """ND 10.11: how much is paid, one step of the rat for each."""

    NAME: ClassVar[str] = "benefactor"
    CLAUSE: ClassVar[str] = "ND 10.11"
    VERBS: ClassVar[tuple[int, ...]] = (PAY,)

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"payment": "coins" if state.settings.pays_coins else "prestige"}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        most = _purse(state, seat)
        if most > state.public.rat[seat]:
            most = state.public.rat[seat]
        for count in range(most + 1):
            out.add(PAY | count)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if count_of(code) > state.public.rat[seat]:
            return self.refused("rat-not-so-far", rat=state.public.rat[seat])
        if count_of(code) > _purse(state, seat):
            return self.refused("cannot-pay", count=_purse(state, seat))
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        count = count_of(code)
        if state.settings.pays_coins:
            state.pay(seat, count)
        else:
            state.lose(seat, count)
        if state.listener is not None:
            payment = "coins" if state.settings.pays_coins else "prestige"
            state.emit("benefited", seat=seat, count=count, payment=payment)
        state.rat_back(seat, count)


class Butcher(Person):
    """ND 10.12: a marker into each empty sector; with too few the player chooses which."""

    ID: ClassVar[str] = "butcher"
    CLAUSE: ClassVar[str] = "ND 10.12"

    def favour(self, s: NotreDameState, seat: i64) -> None:
        _fill_sectors(s, seat)

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.public.general[seat] == 0 or s.sectors_with(seat, 1) == len(SECTORS)

    def decisions(self) -> list[type[Decision[Any]]]:
        return [ButcherTo]

    def misfit(self, s: NotreDameState, owed: Decision[Any]) -> str:
        return "" if s.public.general[owed.seat] > 0 else "none-left"


def _fill_sectors(s: NotreDameState, seat: i64) -> None:
    empty = len(SECTORS) - s.sectors_with(seat, 1)
    if empty == 0 or s.public.general[seat] == 0:
        return
    if s.public.general[seat] < empty:
        s.push(ButcherTo(seat))
        return
    for sector in range(i64(len(SECTORS))):
        if s.count(seat, sector) == 0:
            settle(s, seat, sector)


class ButcherTo(ToEmptySector):
    """ND 10.12: the next empty sector that gets one of too few markers."""

    NAME: ClassVar[str] = "butcher"
    CLAUSE: ClassVar[str] = "ND 10.12"

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"count": state.public.general[self.seat]}

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        settle(state, seat, sector_of(code))
        _fill_sectors(state, seat)


class Actress(Person):
    """ND 10.17: all pieces of a sector move to another, whose action follows."""

    ID: ClassVar[str] = "actress"
    CLAUSE: ClassVar[str] = "ND 10.17"

    def favour(self, s: NotreDameState, seat: i64) -> None:
        if s.any_piece(seat):
            s.push(ActressFrom(seat))

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return not s.any_piece(seat)

    def decisions(self) -> list[type[Decision[Any]]]:
        return [ActressFrom, ActressTo]

    def misfit(self, s: NotreDameState, owed: Decision[Any]) -> str:
        if isinstance(owed, ActressTo) and s.count(owed.seat, owed.source) == 0:
            return "no-piece"
        return ""


class ActressFrom(FromSector):
    """ND 10.17: from which sector all pieces move."""

    NAME: ClassVar[str] = "actress"
    CLAUSE: ClassVar[str] = "ND 10.17"

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        state.push(ActressTo(seat, place_of(code)))


class ActressTo(ToOtherSector):
    """ND 10.17: to which other sector; its action follows."""

    NAME: ClassVar[str] = "actress-to"
    CLAUSE: ClassVar[str] = "ND 10.17"

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        target = sector_of(code)
        markers = state.public.markers[seat * WIDTH + self.source]
        friend: i64 = 1 if state.public.friend[seat] == self.source else 0
        move_pieces(state, seat, self.source, target, markers, friend)
        act(state, seat, target)


enter([Procurator(), Gypsies(), Coachman(), Benefactor(), Butcher(), Actress()])
