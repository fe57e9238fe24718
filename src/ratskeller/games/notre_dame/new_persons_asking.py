"""ND 10: the persons of the expansion whose favour asks something."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.notre_dame import board, fields, notation, pieces
from ratskeller.games.notre_dame.actions import act
from ratskeller.games.notre_dame.carriage import reward
from ratskeller.games.notre_dame.one_of import ChooseOne, ask
from ratskeller.games.notre_dame.persons import Person, enter
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import Field, Refusal, first_arg


class Procurator(Person):
    """ND 10.5: the action of a sector that is not empty; a single one needs no question."""

    def favour(self, s: NotreDameState, seat: i64) -> None:
        ask(s, ProcuratorSector(seat))

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        """Whether no sector with a piece in it would do anything."""
        useless = (
            board.BIT[board.PARK] | board.BIT[board.HOSPITAL] if s.public.rat[seat] == 0 else 0
        )
        if s.public.general[seat] == 0:
            useless |= board.BIT[board.SCHOOL]
        return s.occupied(seat) & ~useless == 0


class ProcuratorSector(ChooseOne):
    """ND 10.5: which sector acts, without a marker placed."""

    NAME: ClassVar[str] = "procurator"
    CLAUSE: ClassVar[str] = "ND 10.5"
    VERBS: ClassVar[tuple[int, ...]] = (notation.ACT,)
    REASON: ClassVar[str] = "sector-empty"

    def things(self, state: NotreDameState, seat: i64) -> i64:
        return state.occupied(seat)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        sector = first_arg(code)
        if state.listener is not None:
            count = state.count(seat, sector)
            state.emit("action", seat=seat, sector=board.SECTORS[sector], count=count)
        act(state, seat, sector)


class Gypsies(Person):
    """ND 10.8: two prestige for each marker returned, as one gain."""

    def favour(self, s: NotreDameState, seat: i64) -> None:
        _return_next(s, seat, 0)

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.on_board(seat) == 0


def _return_next(s: NotreDameState, seat: i64, count: i64) -> None:
    """ND 10.8: ask for the next marker to return; with none left the gain is due."""
    if s.on_board(seat) > 0:
        s.push(GypsiesReturn(seat, count))
    else:
        s.gain(seat, 2 * count)


class GypsiesReturn(ChooseOne):
    """ND 10.8: markers go back one by one, as many as wanted; Notre Dame counts as board."""

    NAME: ClassVar[str] = "gypsies"
    CLAUSE: ClassVar[str] = "ND 10.8"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "count": fields.MARKERS}
    VERBS: ClassVar[tuple[int, ...]] = (notation.RETURN, notation.ENOUGH)
    REASON: ClassVar[str] = "no-marker-there"

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat = seat
        self.count: i64 = count

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"count": self.count}

    def things(self, state: NotreDameState, seat: i64) -> i64:
        return state.marked(seat)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        if code == notation.ENOUGH:
            state.gain(seat, 2 * self.count)
            return
        place = first_arg(code)
        state.public.markers[seat * board.WIDTH + place] -= 1
        state.public.general[seat] += 1
        if state.listener is not None:
            state.emit("returned", seat=seat, place=board.PLACES[place])
        _return_next(state, seat, self.count + 1)


class Coachman(Person):
    """ND 10.9: all messages of one kind again; a single kind needs no question."""

    def favour(self, s: NotreDameState, seat: i64) -> None:
        ask(s, CoachmanKind(seat))

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.public.messages(seat) == 0


class CoachmanKind(ChooseOne):
    """ND 10.9: which kind of message is used again."""

    NAME: ClassVar[str] = "coachman"
    CLAUSE: ClassVar[str] = "ND 10.9"
    VERBS: ClassVar[tuple[int, ...]] = (notation.KIND,)
    REASON: ClassVar[str] = "no-such-message"

    def things(self, state: NotreDameState, seat: i64) -> i64:
        bits: i64 = 0
        for message in range(i64(len(board.MESSAGES))):
            if state.public.kinds(seat, message) > 0:
                bits |= board.BIT[message]
        return bits

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        message = first_arg(code)
        times = state.public.kinds(seat, message)
        if state.listener is not None:
            state.emit("delivered", seat=seat, message=board.MESSAGES[message], count=times)
        reward(state, seat, message, times)


class Benefactor(Person):
    """ND 10.11: a payment, and one step back of the rat for each unit of it.

    Asked while the rat can go back: silence would tell others a hidden total.
    """

    depends_on_prestige: bool = True

    def favour(self, s: NotreDameState, seat: i64) -> None:
        if s.public.rat[seat] > 0 and (s.settings.hidden or _purse(s, seat) > 0):
            s.push(BenefactorPay(seat))

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        rich = s.public.coins[seat] > 1 if s.settings.pays_coins else s.prestige[seat] > 0
        return s.public.rat[seat] == 0 or not rich


def _purse(s: NotreDameState, seat: i64) -> i64:
    """ND 10.11: what the benefactor can be paid with, by edition."""
    return s.public.coins[seat] if s.settings.pays_coins else s.prestige[seat]


class BenefactorPay(ChooseOne):
    """ND 10.11: how much is paid, one step of the rat for each."""

    NAME: ClassVar[str] = "benefactor"
    CLAUSE: ClassVar[str] = "ND 10.11"
    VERBS: ClassVar[tuple[int, ...]] = (notation.PAY,)

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"payment": str(state.options["benefactor_pays"])}

    def things(self, state: NotreDameState, seat: i64) -> i64:
        """Every amount up to the purse and the rat's space."""
        return board.BIT[min(_purse(state, seat), state.public.rat[seat]) + 1] - 1

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if first_arg(code) > state.public.rat[seat]:
            return self.refused("rat-not-so-far", rat=state.public.rat[seat])
        if first_arg(code) > _purse(state, seat):
            return self.refused("cannot-pay", count=_purse(state, seat))
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        count = first_arg(code)
        if state.settings.pays_coins:
            state.pay(seat, count)
        else:
            state.lose(seat, count)
        if state.listener is not None:
            payment = str(state.options["benefactor_pays"])
            state.emit("benefited", seat=seat, count=count, payment=payment)
        state.rat_back(seat, count)


class Butcher(Person):
    """ND 10.12: a marker into each empty sector; with too few the player chooses which."""

    def favour(self, s: NotreDameState, seat: i64) -> None:
        _fill_sectors(s, seat)

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.public.general[seat] == 0 or s.occupied(seat) == board.ALL_SECTORS


def _fill_sectors(s: NotreDameState, seat: i64) -> None:
    empty = len(board.SECTORS) - s.sectors_with(seat, 1)
    if empty == 0 or s.public.general[seat] == 0:
        return
    if s.public.general[seat] < empty:
        s.push(ButcherTo(seat))
        return
    for sector in range(i64(len(board.SECTORS))):
        if s.count(seat, sector) == 0:
            pieces.settle(s, seat, sector)


class ButcherTo(pieces.ToEmptySector):
    """ND 10.12: the next empty sector that gets one of too few markers."""

    NAME: ClassVar[str] = "butcher"
    CLAUSE: ClassVar[str] = "ND 10.12"

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"count": state.public.general[self.seat]}

    def misfit(self, state: NotreDameState) -> str:
        return "" if state.public.general[self.seat] > 0 else "no marker is left (ND 10.12)"

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        pieces.settle(state, seat, first_arg(code))
        _fill_sectors(state, seat)


class Actress(Person):
    """ND 10.17: all pieces of a sector move to another, whose action follows."""

    def favour(self, s: NotreDameState, seat: i64) -> None:
        if s.occupied(seat):
            s.push(ActressFrom(seat))

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.occupied(seat) == 0


class ActressFrom(pieces.FromSector):
    """ND 10.17: from which sector all pieces move."""

    NAME: ClassVar[str] = "actress"
    CLAUSE: ClassVar[str] = "ND 10.17"

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        state.push(ActressTo(seat, first_arg(code)))


class ActressTo(pieces.ToOtherSector):
    """ND 10.17: to which other sector; its action follows."""

    NAME: ClassVar[str] = "actress-to"
    CLAUSE: ClassVar[str] = "ND 10.17"

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        target = first_arg(code)
        markers = state.public.markers[seat * board.WIDTH + self.source]
        friend: i64 = 1 if state.public.friend[seat] == self.source else 0
        pieces.move_pieces(state, seat, self.source, target, markers, friend)
        act(state, seat, target)


enter(
    {
        "procurator": Procurator(ProcuratorSector),
        "gypsies": Gypsies(GypsiesReturn),
        "coachman": Coachman(CoachmanKind),
        "benefactor": Benefactor(BenefactorPay),
        "butcher": Butcher(ButcherTo),
        "actress": Actress(ActressFrom, ActressTo),
    }
)
