"""ND 10: the persons of the expansion who ask nothing of their own."""

from __future__ import annotations

from mypy_extensions import i64

from ratskeller.games.notre_dame.actions import act
from ratskeller.games.notre_dame.board import BIT, CARDS, HOSPITAL, HOTEL, NOTRE_DAME, WIDTH
from ratskeller.games.notre_dame.persons import Person, Rewarding, enter
from ratskeller.games.notre_dame.pieces import settle
from ratskeller.games.notre_dame.play import card_has_no_effect, use_card
from ratskeller.games.notre_dame.reveal_persons import Foresee, foresee
from ratskeller.games.notre_dame.state import NotreDameState


class Manager(Rewarding):
    """ND 10.1: as much prestige as the seat has."""

    depends_on_prestige: bool = True

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return s.prestige[seat]


class Nurse(Person):
    """ND 10.2: a marker into the hospital; the step back does not depend on it."""

    def favour(self, s: NotreDameState, seat: i64) -> None:
        if s.public.general[seat] > 0:
            settle(s, seat, HOSPITAL)
        s.rat_back(seat, 1)

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.public.general[seat] == 0 and s.public.rat[seat] == 0


class Scholar(Person):
    """ND 10.3: the third card is carried out, and so seen by all."""

    keeps_third_cards: bool = True

    def favour(self, s: NotreDameState, seat: i64) -> None:
        slot = s.third_card(seat)
        if slot < 0:
            return
        s.played[slot] = 1
        if s.listener is not None:
            s.emit("studied", seat=seat, card=CARDS[s.cards[slot]])
        use_card(s, seat, s.cards[slot])

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        slot = s.third_card(seat)
        return slot < 0 or card_has_no_effect(s, seat, s.cards[slot], s.public.coins[seat] - 1)


class Priest(Person):
    """ND 10.4: a marker of the general supply onto Notre Dame, nothing else."""

    def favour(self, s: NotreDameState, seat: i64) -> None:
        if s.public.general[seat] > 0:
            s.bring(seat, NOTRE_DAME)
            if s.listener is not None:
                s.emit("prayed", seat=seat)

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.public.general[seat] == 0


class BellRinger(Rewarding):
    """ND 10.6: three prestige for each marker on Notre Dame."""

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return 3 * s.public.markers[seat * WIDTH + NOTRE_DAME]


class Spy(Person):
    """ND 10.7: two prestige, and a look through the gray stack for this seat alone."""

    shows_gray_order: bool = True

    def favour(self, s: NotreDameState, seat: i64) -> None:
        s.gain(seat, 2)
        s.public.spies |= BIT[seat]
        foresee(s, seat)


class Trader(Person):
    """ND 10.10: a coin for each of the seat's rim markets without a message."""

    def favour(self, s: NotreDameState, seat: i64) -> None:
        s.gain_coins(seat, self._bare_markets(s, seat))

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return self._bare_markets(s, seat) == 0

    def _bare_markets(self, s: NotreDameState, seat: i64) -> i64:
        """The centre does not count."""
        bare: i64 = 0
        first = s.settings.board.home(seat) * 5
        for market in range(first + 1, first + 5):
            if s.public.lying[market] < 0:
                bare += 1
        return bare


class Guard(Rewarding):
    """ND 10.14: three prestige for every two markers in the general supply."""

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return s.public.general[seat] // 2 * 3


class Host(Rewarding):
    """ND 10.15: two prestige for each piece in the hotel."""

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return 2 * s.count(seat, HOTEL)


class Gravedigger(Rewarding):
    """ND 10.16: as much prestige as there are rats on the open persons."""

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return s.public.plague_value()


class Mistress(Person):
    """ND 10.18: a marker of the general supply to the friend, then that sector's action."""

    def favour(self, s: NotreDameState, seat: i64) -> None:
        if not self.has_no_effect(s, seat):
            settle(s, seat, s.public.friend[seat])
            act(s, seat, s.public.friend[seat])

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.public.general[seat] == 0 or s.public.friend[seat] < 0


enter(
    {
        "manager": Manager(),
        "nurse": Nurse(),
        "scholar": Scholar(),
        "priest": Priest(),
        "bell-ringer": BellRinger(),
        "spy": Spy(Foresee),
        "trader": Trader(),
        "guard": Guard(),
        "host": Host(),
        "gravedigger": Gravedigger(),
        "mistress": Mistress(),
    }
)
