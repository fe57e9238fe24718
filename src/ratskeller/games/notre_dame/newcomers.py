"""ND 10: the persons of the expansion, each its own small function or decision."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.notre_dame import fields
from ratskeller.games.notre_dame.actions import act
from ratskeller.games.notre_dame.board import (
    ACTRESS,
    BELL_RINGER,
    BENEFACTOR,
    BUTCHER,
    CARDS,
    COACHMAN,
    GRAVEDIGGER,
    GUARD,
    GYPSIES,
    HOSPITAL,
    HOST,
    HOTEL,
    MANAGER,
    MESSAGES,
    MISTRESS,
    NOTRE_DAME,
    NURSE,
    PLACES,
    PRIEST,
    PROCURATOR,
    SCHOLAR,
    SECTORS,
    SPY,
    TRADER,
    WIDTH,
)
from ratskeller.games.notre_dame.brown import (
    any_piece,
    move_pieces,
    offer_sources,
    offer_targets,
    source_refusal,
    target_refusal,
)
from ratskeller.games.notre_dame.carriage import reward
from ratskeller.games.notre_dame.gray import empty_refusal, offer_empty, sectors_with, settle
from ratskeller.games.notre_dame.notation import ACT, ENOUGH, KIND, PAY, RETURN, VERB
from ratskeller.games.notre_dame.play import use_card
from ratskeller.games.notre_dame.stage import foresee
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Decision, Offers, Refusal
from ratskeller.kernel.position import Field


def new_favour(s: NotreDameState, seat: i64, person: i64) -> None:
    """The favour of a person of the expansion; the advisor's stands with hiring."""
    if person == MANAGER:
        s.gain(seat, s.prestige[seat])  # ND 10.1
    elif person == NURSE:
        nurse(s, seat)
    elif person == SCHOLAR:
        study(s, seat)
    elif person == PRIEST:
        pray(s, seat)
    elif person == PROCURATOR:
        procure(s, seat)
    elif person == BELL_RINGER:
        s.gain(seat, 3 * s.markers[seat * WIDTH + NOTRE_DAME])  # ND 10.6
    elif person == SPY:
        look_ahead(s, seat)
    elif person == GYPSIES:
        wander(s, seat, 0)
    elif person == COACHMAN:
        deliver_again(s, seat)
    elif person == TRADER:
        s.gain_coins(seat, bare_markets(s, seat))  # ND 10.10
    elif person == BENEFACTOR:
        benefit(s, seat)
    elif person == BUTCHER:
        butcher(s, seat)
    elif person == GUARD:
        s.gain(seat, s.general[seat] // 2 * 3)  # ND 10.14
    elif person == HOST:
        s.gain(seat, 2 * s.count(seat, HOTEL))  # ND 10.15
    elif person == GRAVEDIGGER:
        s.gain(seat, s.plague_value())  # ND 10.16
    elif person == ACTRESS:
        if any_piece(s, seat):
            s.push(Actress(seat))
    elif person == MISTRESS:
        visit(s, seat)


def nurse(s: NotreDameState, seat: i64) -> None:
    """ND 10.2: a marker into the hospital; the step back does not depend on it."""
    if s.general[seat] > 0:
        settle(s, seat, HOSPITAL)
    s.rat_back(seat, 1)


def study(s: NotreDameState, seat: i64) -> None:
    """ND 10.3: the third card is carried out, and so seen by all."""
    slot = s.third_card(seat)
    if slot < 0:
        return
    s.played[slot] = 1
    if s.listener is not None:
        s.emit("studied", seat=seat, card=CARDS[s.cards[slot]])
    use_card(s, seat, s.cards[slot])


def pray(s: NotreDameState, seat: i64) -> None:
    """ND 10.4: a marker of the general supply onto Notre Dame, nothing else."""
    if s.general[seat] > 0:
        s.bring(seat, NOTRE_DAME)
        if s.listener is not None:
            s.emit("prayed", seat=seat)


def procure(s: NotreDameState, seat: i64) -> None:
    """ND 10.5: the action of a sector that is not empty; a single one needs no question."""
    filled = sectors_with(s, seat, 1)
    if filled == 0:
        return
    if filled > 1:
        s.push(Procurator(seat))
        return
    sector: i64 = 0
    while s.count(seat, sector) == 0:
        sector += 1
    _use(s, seat, sector)


def _use(s: NotreDameState, seat: i64, sector: i64) -> None:
    if s.listener is not None:
        s.emit("action", seat=seat, sector=SECTORS[sector], count=s.count(seat, sector))
    act(s, seat, sector)


class Procurator(Decision[NotreDameState]):
    """ND 10.5: which sector acts, without a marker placed."""

    NAME: ClassVar[str] = "procurator"
    CLAUSE: ClassVar[str] = "ND 10.5"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for sector in range(i64(len(SECTORS))):
            if state.count(seat, sector) > 0:
                out.add(ACT | sector)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code & VERB != ACT:
            return self.refused("action-first")
        if state.count(seat, code & 255) == 0:
            return self.refused("sector-empty", sector=SECTORS[code & 255])
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        _use(state, seat, code & 255)


def look_ahead(s: NotreDameState, seat: i64) -> None:
    """ND 10.7: two prestige, and a look through the gray stack for this seat alone."""
    s.gain(seat, 2)
    one: i64 = 1
    s.spies |= one << seat
    foresee(s, seat)


def wander(s: NotreDameState, seat: i64, count: i64) -> None:
    """ND 10.8: ask for the next marker to return; with none left the gain is due."""
    if s.on_board(seat) > 0:
        s.push(Gypsies(seat, count))
    else:
        s.gain(seat, 2 * count)


class Gypsies(Decision[NotreDameState]):
    """ND 10.8: markers go back one by one, as many as wanted; Notre Dame counts as board."""

    NAME: ClassVar[str] = "gypsies"
    CLAUSE: ClassVar[str] = "ND 10.8"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "count": fields.MARKERS}

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat = seat
        self.count: i64 = count

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"count": self.count}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for place in range(i64(WIDTH)):
            if state.markers[seat * WIDTH + place] > 0:
                out.add(RETURN | place)
        out.add(ENOUGH)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code == ENOUGH:
            return None
        if code & VERB != RETURN:
            return self.refused("return-first")
        if state.markers[seat * WIDTH + (code & 255)] == 0:
            return self.refused("no-marker-there", place=PLACES[code & 255])
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        if code == ENOUGH:
            state.gain(seat, 2 * self.count)
            return
        state.markers[seat * WIDTH + (code & 255)] -= 1
        state.general[seat] += 1
        if state.listener is not None:
            state.emit("returned", seat=seat, place=PLACES[code & 255])
        wander(state, seat, self.count + 1)


def deliver_again(s: NotreDameState, seat: i64) -> None:
    """ND 10.9: all messages of one kind again; a single kind needs no question."""
    kinds: i64 = 0
    last: i64 = -1
    for message in range(i64(len(MESSAGES))):
        if s.kinds(seat, message) > 0:
            kinds += 1
            last = message
    if kinds > 1:
        s.push(Coachman(seat))
    elif kinds == 1:
        _deliver(s, seat, last)


def _deliver(s: NotreDameState, seat: i64, message: i64) -> None:
    times = s.kinds(seat, message)
    if s.listener is not None:
        s.emit("delivered", seat=seat, message=MESSAGES[message], count=times)
    reward(s, seat, message, times)


class Coachman(Decision[NotreDameState]):
    """ND 10.9: which kind of message is used again."""

    NAME: ClassVar[str] = "coachman"
    CLAUSE: ClassVar[str] = "ND 10.9"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for message in range(i64(len(MESSAGES))):
            if state.kinds(seat, message) > 0:
                out.add(KIND | message)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code & VERB != KIND:
            return self.refused("kind-first")
        if state.kinds(seat, code & 255) == 0:
            return self.refused("no-such-message", message=MESSAGES[code & 255])
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        _deliver(state, seat, code & 255)


def bare_markets(s: NotreDameState, seat: i64) -> i64:
    """ND 10.10: the own rim markets without a message; the centre does not count."""
    bare: i64 = 0
    first = s.board.home(seat) * 5
    for market in range(first + 1, first + 5):
        if s.lying[market] < 0:
            bare += 1
    return bare


def purse(s: NotreDameState, seat: i64) -> i64:
    """ND 10.11: what the benefactor can be paid with, by edition."""
    return s.coins[seat] if s.pays_coins else s.prestige[seat]


def benefit(s: NotreDameState, seat: i64) -> None:
    """ND 10.11: asked while the rat can go back; a hidden total must not show by silence."""
    if s.rat[seat] > 0 and (s.hidden or purse(s, seat) > 0):
        s.push(Benefactor(seat))


class Benefactor(Decision[NotreDameState]):
    """ND 10.11: how much is paid, one step of the rat for each."""

    NAME: ClassVar[str] = "benefactor"
    CLAUSE: ClassVar[str] = "ND 10.11"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT}

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"payment": "coins" if state.pays_coins else "prestige"}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        most = purse(state, seat)
        if most > state.rat[seat]:
            most = state.rat[seat]
        for count in range(most + 1):
            out.add(PAY | count)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code & VERB != PAY:
            return self.refused("pay-first")
        if code & 255 > state.rat[seat]:
            return self.refused("rat-not-so-far", rat=state.rat[seat])
        if code & 255 > purse(state, seat):
            return self.refused("cannot-pay", count=purse(state, seat))
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        count = code & 255
        if state.pays_coins:
            state.pay(seat, count)
        else:
            state.lose(seat, count)
        if state.listener is not None:
            payment = "coins" if state.pays_coins else "prestige"
            state.emit("benefited", seat=seat, count=count, payment=payment)
        state.rat_back(seat, count)


def butcher(s: NotreDameState, seat: i64) -> None:
    """ND 10.12: a marker into each empty sector; with too few the player chooses which."""
    empty = len(SECTORS) - sectors_with(s, seat, 1)
    if empty == 0 or s.general[seat] == 0:
        return
    if s.general[seat] < empty:
        s.push(Butcher(seat))
        return
    for sector in range(i64(len(SECTORS))):
        if s.count(seat, sector) == 0:
            settle(s, seat, sector)


class Butcher(Decision[NotreDameState]):
    """ND 10.12: the next empty sector that gets one of too few markers."""

    NAME: ClassVar[str] = "butcher"
    CLAUSE: ClassVar[str] = "ND 10.12"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT}

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"count": state.general[self.seat]}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        offer_empty(state, seat, out)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        return empty_refusal(state, seat, code, self.CLAUSE)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        settle(state, seat, code & 255)
        butcher(state, seat)


class Actress(Decision[NotreDameState]):
    """ND 10.17: from which sector all pieces move."""

    NAME: ClassVar[str] = "actress"
    CLAUSE: ClassVar[str] = "ND 10.17"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        offer_sources(state, seat, out)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        return source_refusal(state, seat, code, self.CLAUSE)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        state.push(ActressTo(seat, code & 255))


class ActressTo(Decision[NotreDameState]):
    """ND 10.17: to which other sector; its action follows."""

    NAME: ClassVar[str] = "actress-to"
    CLAUSE: ClassVar[str] = "ND 10.17"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "source": fields.SECTOR}

    def __init__(self, seat: i64, source: i64) -> None:
        self.seat = seat
        self.source: i64 = source

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"sector": SECTORS[self.source]}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        offer_targets(self.source, out)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        return target_refusal(self.source, code, self.CLAUSE)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        markers = state.markers[seat * WIDTH + self.source]
        friend: i64 = 1 if state.friend[seat] == self.source else 0
        move_pieces(state, seat, self.source, code & 255, markers, friend)
        act(state, seat, code & 255)


def visit(s: NotreDameState, seat: i64) -> None:
    """ND 10.18: a marker of the general supply to the friend, then that sector's action."""
    if s.friend[seat] >= 0 and s.general[seat] > 0:
        settle(s, seat, s.friend[seat])
        act(s, seat, s.friend[seat])
