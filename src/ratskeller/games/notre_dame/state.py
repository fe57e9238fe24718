"""The columns of a game of Notre Dame, and the questions the rules ask them."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ratskeller.games.notre_dame import board
from ratskeller.games.notre_dame.phases import DEALING, OVER
from ratskeller.kernel import Game, Public, State
from ratskeller.kernel.game import Options


@mypyc_attr(serializable=True)
class NotreDamePublic(Public):
    """What everybody knows."""

    def __init__(self, source: NotreDamePublic) -> None:
        self.round: i64 = source.round
        self.phase: i64 = source.phase
        self.turn: i64 = source.turn
        self.bell: i64 = source.bell
        self.supply: i64 = source.supply
        self.doctored: i64 = source.doctored
        self.brown: i64 = source.brown
        self.cast: i64 = source.cast
        self.spies: i64 = source.spies
        self.open: vec[i64] = source.open[:]
        self.markers: vec[i64] = source.markers[:]  # seat * 8 + place
        self.friend: vec[i64] = source.friend[:]
        self.own: vec[i64] = source.own[:]
        self.general: vec[i64] = source.general[:]
        self.coins: vec[i64] = source.coins[:]
        self.rat: vec[i64] = source.rat[:]
        self.carriage: vec[i64] = source.carriage[:]
        self.lying: vec[i64] = source.lying[:]  # borough * 5 + market
        self.keeper: vec[i64] = source.keeper[:]  # borough * 4 + message

    def copy(self) -> NotreDamePublic:
        return NotreDamePublic(self)

    def count(self, seat: i64, sector: i64) -> i64:
        """The markers in a sector, and the friend if it stands there (ND 4.7)."""
        count = self.markers[seat * board.WIDTH + sector]
        return count + 1 if self.friend[seat] == sector else count

    def held(self, seat: i64, borough: i64) -> i64:
        """ND 4.5: how many messages of a colour a seat has."""
        return self._kept(seat, borough * 4, borough * 4 + 4, 1)

    def kinds(self, seat: i64, message: i64) -> i64:
        """ND 10.9: how many messages of a kind a seat has."""
        return self._kept(seat, message, len(self.keeper), 4)

    def messages(self, seat: i64) -> i64:
        """ND 6.12: how many messages a seat has."""
        return self._kept(seat, 0, len(self.keeper), 1)

    def _kept(self, seat: i64, first: i64, end: i64, step: i64) -> i64:
        count: i64 = 0
        while first < end:
            if self.keeper[first] == seat:
                count += 1
            first += step
        return count

    def lies(self, borough: i64) -> bool:
        """ND 4.5: whether a message of this colour is still on the board."""
        for market in range(borough * 5 + 1, borough * 5 + 5):
            if self.lying[market] >= 0:
                return True
        return False

    def may_take(self, seat: i64, borough: i64) -> bool:
        """ND 4.5: never more of a colour than of another that still lies on the board."""
        have = self.held(seat, borough)
        if have == 0:
            return True
        for other in range(i64(len(self.keeper)) // 4):
            if other != borough and self.held(seat, other) < have and self.lies(other):
                return False
        return True

    def slot(self, seat: i64, role: i64) -> i64:
        """ND 3.2: where the card lies that a seat holds as first, second or third this round."""
        owner = seat - role
        if owner < 0:
            owner += len(self.coins)
        return owner * board.DECK + self.round % 3 * 3 + role

    def park_bonus(self, seat: i64) -> i64:
        """ND 4.8: what a gain of prestige is raised by: one for every two in the park."""
        return self.count(seat, board.PARK) >> 1

    def on_tile(self) -> i64:
        """ND 8.1: everybody's markers on Notre Dame."""
        count: i64 = 0
        for seat in range(i64(len(self.coins))):
            count += self.markers[seat * board.WIDTH + board.NOTRE_DAME]
        return count

    def plague_for(self, seat: i64) -> i64:
        """ND 6.6, 7.1: the plague value, 0 for who is spared."""
        return 0 if self.doctored >> seat & 1 else self.plague_value()

    def rat_after_plague(self, seat: i64) -> i64:
        """ND 7.2, 7.3: where the plague moves the rat, were the track endless both ways."""
        return self.rat[seat] + self.plague_for(seat) - self.count(seat, board.HOSPITAL)

    def plague_value(self) -> i64:
        """ND 7.1: the rats on the open persons."""
        total: i64 = 0
        for i in range(i64(3)):
            if self.open[i] >= 0:
                total += board.RATS[self.open[i]]
        return total


class Settings:
    """What the players and the options decide: made once a game, shared by states and views."""

    def __init__(self, players: i64, options: Options) -> None:
        self.players: i64 = players
        self.options: Final = options
        self.board: Final[board.Board] = board.BOARDS[players - 2]
        self.new_persons: Final = options["new_persons"] is True
        self.pays_coins: Final = options["benefactor_pays"] == "coins"
        self.hidden: Final = options["hidden_prestige"] is True
        #: ND 4.6: the pieces in the hotel for which it gives two bonuses.
        self.doubles_from: i64 = 4 if options["hotel_double_from"] == 4 else 3

    def __reduce__(self) -> tuple[object, ...]:
        """Views are pickled; the board is not."""
        return Settings, (int(self.players), self.options)


class NotreDameState(State):
    """Markers, coins, rats, messages, cards and persons.

    An action card lies where the draft of its round brought it: of the three cards a seat
    draws in a round, the first stays with the seat, the second ends with its left neighbour,
    the third with the seat after that. ``cards[seat * 9 + round_of_period * 3 + role]`` is
    that card, -1 as long as it was not drawn (ND 3.2).
    """

    def __init__(
        self,
        game: Game[Any, Any],
        players: i64,
        options: Options,
        public: NotreDamePublic,
        settings: Settings | None = None,
    ) -> None:
        super().__init__(game, players, options)
        self.public = public
        self.settings = settings or Settings(players, options)
        self.gray = vec[i64]()  # the gray person of each round, -1: not drawn yet
        self.prestige = vec[i64]()
        self.cards = vec[i64]()
        self.played = vec[i64]()  # 1 for a card that everybody has seen, as in `cards`
        self.undrawn = vec[i64]()  # the cards left in a seat's stack, as bits

    def clone(self) -> NotreDameState:
        new = NotreDameState(
            self.game, self.players, self.options, self.public.copy(), self.settings
        )
        new.copy_kernel(self)
        new.gray = self.gray[:]
        new.prestige = self.prestige[:]
        new.cards = self.cards[:]
        new.played = self.played[:]
        new.undrawn = self.undrawn[:]
        return new

    # -- pieces ----------------------------------------------------------------

    def count(self, seat: i64, sector: i64) -> i64:
        """The markers in a sector, and the friend if it stands there (ND 4.7)."""
        return self.public.count(seat, sector)

    def occupied(self, seat: i64) -> i64:
        """The sectors with a marker or the friend, as bits."""
        bits = board.BIT[self.public.friend[seat]] if self.public.friend[seat] >= 0 else 0
        return bits | self.marked(seat) & board.ALL_SECTORS

    def marked(self, seat: i64) -> i64:
        """The places with a marker, as bits."""
        markers = self.public.markers
        bits: i64 = 0
        bit: i64 = 1
        for i in range(seat * board.WIDTH, seat * board.WIDTH + board.WIDTH):
            if markers[i] > 0:
                bits |= bit
            bit <<= 1
        return bits

    def sectors_with(self, seat: i64, least: i64) -> i64:
        """How many sectors have at least this count."""
        number: i64 = 0
        for sector in range(i64(len(board.SECTORS))):
            if self.count(seat, sector) >= least:
                number += 1
        return number

    def highest_count(self, seat: i64) -> i64:
        """ND 6.13: the highest count of a sector."""
        most: i64 = 0
        for sector in range(i64(len(board.SECTORS))):
            most = max(most, self.count(seat, sector))
        return most

    def on_board(self, seat: i64) -> i64:
        """An own marker's count over all sectors and Notre Dame."""
        return board.ALL_MARKERS - self.public.own[seat] - self.public.general[seat]

    def shift(self, seat: i64, source: i64, target: i64) -> None:
        """One marker from a place to another."""
        first = seat * board.WIDTH
        self.public.markers[first + source] -= 1
        self.public.markers[first + target] += 1

    def bring(self, seat: i64, place: i64) -> None:
        """One marker from the general supply onto the board; there must be one."""
        self.public.general[seat] -= 1
        self.public.markers[seat * board.WIDTH + place] += 1

    # -- gains -----------------------------------------------------------------

    def gain(self, seat: i64, amount: i64) -> None:
        """ND 4.8: one gain of prestige, raised by the park."""
        if amount <= 0:
            return
        bonus = self.public.park_bonus(seat)
        self.prestige[seat] += amount + bonus
        if self.listener is not None:
            to = self._told(seat)
            self.emit("prestige", to=to, seat=seat, count=amount + bonus, bonus=bonus)

    def lose(self, seat: i64, amount: i64) -> None:
        """Prestige lost or paid, never below 0 (ND 7.4)."""
        amount = min(amount, self.prestige[seat])
        self.prestige[seat] -= amount
        if self.listener is not None and amount > 0:
            self.emit("prestige-lost", to=self._told(seat), seat=seat, count=amount, bonus=0)

    def _told(self, seat: i64) -> int | None:
        """ND 11.1: amounts are public, or the owner's own secret."""
        return int(seat) if self.settings.hidden else None

    def gain_markers(self, seat: i64, amount: i64) -> None:
        """ND 4.1, 5.3: from the general into the own supply, as many as there are."""
        amount = min(amount, self.public.general[seat])
        self.public.general[seat] -= amount
        self.public.own[seat] += amount
        if self.listener is not None and amount > 0:
            self.emit("markers", seat=seat, count=amount)

    def gain_coins(self, seat: i64, amount: i64) -> None:
        """ND 4.2, 5.4: from the supply; missing ones from the richest opponent, one by one."""
        taken = min(amount, self.public.supply)
        self.public.supply -= taken
        self.public.coins[seat] += taken
        if self.listener is not None and taken > 0:
            self.emit("coins", seat=seat, count=taken)
        for _ in range(amount - taken):
            self._take_coin(seat)

    def _take_coin(self, seat: i64) -> None:
        """ND 5.4: from the opponent with the most, the first clockwise among equals."""
        richest: i64 = -1
        most: i64 = 0
        for distance in range(1, self.players):
            other = (seat + distance) % self.players
            if self.public.coins[other] > most:
                most = self.public.coins[other]
                richest = other
        if richest >= 0:
            self.public.coins[richest] -= 1
            self.public.coins[seat] += 1
            if self.listener is not None:
                self.emit("coin-from", seat=seat, seat2=richest)

    def pay(self, seat: i64, amount: i64) -> None:
        """Coins into the supply."""
        self.public.coins[seat] -= amount
        self.public.supply += amount

    def rat_back(self, seat: i64, steps: i64) -> None:
        """ND 4.11: the rat marker goes back, never below 0."""
        steps = min(steps, self.public.rat[seat])
        self.public.rat[seat] -= steps
        if self.listener is not None and steps > 0:
            self.emit("rat-back", seat=seat, count=steps, rat=self.public.rat[seat])

    # -- cards and turns -------------------------------------------------------

    def dealt(self, owner: i64) -> i64:
        """How many cards of an owner were drawn this period."""
        if self.public.phase == OVER:
            return 0
        before = self.public.round % 3 * 3
        if self.public.phase < DEALING:
            return before
        if self.public.phase > DEALING:
            return before + 3
        drawn = self.public.turn - owner * 3
        return before + (0 if drawn < 0 else 3 if drawn > 3 else drawn)

    def third_card(self, seat: i64) -> i64:
        """ND 10.3: where the card a seat has not played lies in `cards`, or -1."""
        for role in range(i64(3)):
            slot = self.public.slot(seat, role)
            if self.cards[slot] >= 0 and self.played[slot] == 0:
                return slot
        return -1

    def begin_turn(self) -> i64:
        """ND 3.3: the next turn of the phase, from the start player clockwise; whose it is."""
        seat = (self.public.bell + self.public.turn) % self.players
        self.public.turn += 1
        return seat


def hand_out(s: NotreDameState) -> None:
    """ND 2.1: everybody's pieces; messages, persons and cards are drawn later."""
    s.public.supply = board.ALL_COINS - board.START_COINS * s.players
    s.public.cast = 0 if s.settings.new_persons else board.BASE_GRAY
    for seat in range(s.players):
        s.public.carriage[seat] = s.settings.board.home(seat) * 5
