"""What players of Notre Dame look at: markers, coins, rats, sectors, the hand and the hires."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.notre_dame import board
from ratskeller.games.notre_dame.persons import PERSONS
from ratskeller.games.notre_dame.phases import HIRING, KEEPING_SECOND, PLAGUE, PLAYING
from ratskeller.games.notre_dame.reveal_persons import to_come
from ratskeller.games.notre_dame.state import NotreDamePublic, NotreDameState
from ratskeller.games.notre_dame.view import NotreDameView
from ratskeller.kernel.evaluation import Evaluator


class NotreDameEvaluator(Evaluator[NotreDameState, NotreDameView]):
    """Means, borough, cathedral, rats, and what the round still holds for a seat."""

    FEATURES: ClassVar[tuple[str, ...]] = (
        "always", "prestige", "own", "coins", "rat", "outbreak", "messages", "notre_dame",
        "friend", "school", "bank", "residence", "carriage_house", "hotel", "park", "hospital",
        "occupied", "twos", "threes", "fullest", "may_hire", "best_favour", "coming_favour",
        "hand_school", "hand_bank", "hand_residence", "hand_carriage_house", "hand_hotel",
        "hand_park", "hand_hospital", "hand_notre_dame", "hand_friend", "without_marker",
        "rat_high", "bell",
    )  # fmt: skip

    def progress(self, state: NotreDameState) -> float:
        """ND 3: rounds over, the phases of this one included."""
        public = state.public
        part = 0.0
        if public.phase > HIRING:
            part = 0.9
        elif public.phase == HIRING:
            part = 0.6
        elif public.phase == PLAYING:
            part = 0.2
        done = (float(public.round) + part) / float(board.ROUNDS)
        return 1.0 if public.phase > PLAGUE else done

    def score_now(self, state: NotreDameState, seat: i64) -> float:
        """ND 8.2: prestige, and supplies as the tie-break."""
        return float(state.prestige[seat]) + 0.1 * float(
            state.public.coins[seat] + state.public.own[seat]
        )

    def features(self, state: NotreDameState, seat: i64, out: vec[float]) -> None:
        s = state
        self.begin(out)
        out[1] = float(s.prestige[seat])
        out[2] = float(s.public.own[seat])
        out[3] = float(s.public.coins[seat])
        out[4] = float(s.public.rat[seat])
        out[6] = float(s.public.messages(seat))
        self._cathedral(s, seat, out)
        out[8] = 1.0 if s.public.friend[seat] >= 0 else 0.0
        self._sectors(s.public, seat, out)
        self._persons(s, seat, out)
        self._hand(s, seat, out)
        self._rats(s, seat, out)
        if s.public.own[seat] == 0:
            out[32] = 1.0
        if s.public.bell == seat:
            out[34] = 1.0

    def _sectors(self, public: NotreDamePublic, seat: i64, out: vec[float]) -> None:
        """ND 1.2: the count of each sector, and how many have at least one, two and three."""
        fullest: i64 = 0
        for sector in range(i64(len(board.SECTORS))):
            count = public.count(seat, sector)
            out[9 + sector] = float(count)
            for least in range(i64(1), min(count, 3) + 1):
                out[15 + least] += 1.0
            fullest = max(fullest, count)
        out[19] = float(fullest)

    def _cathedral(self, s: NotreDameState, seat: i64, out: vec[float]) -> None:
        """ND 8.1: what the markers on Notre Dame would be worth now."""
        own = s.public.markers[seat * board.WIDTH + board.NOTRE_DAME]
        if own == 0:
            return
        share = board.TILE[s.players] // s.public.on_tile() * own
        if share > 0:
            share += s.public.park_bonus(seat)
        out[7] = float(share)

    def _rats(self, s: NotreDameState, seat: i64, out: vec[float]) -> None:
        """ND 7: whether this round's plague breaks out, and how near the end of the track is."""
        public = s.public
        expected: i64 = 4
        if public.phase <= PLAGUE and public.open[2] >= 0:
            expected = public.plague_for(seat)
        beyond = public.rat[seat] + expected - s.count(seat, board.HOSPITAL) - board.TRACK
        if beyond > 0:
            out[5] = 1.0
        if public.rat[seat] > 5:
            out[33] = float(public.rat[seat] - 5)

    def _persons(self, s: NotreDameState, seat: i64, out: vec[float]) -> None:
        """ND 3.4: the best favour to be had this round, and what the period still brings."""
        public = s.public
        if public.phase > HIRING or public.open[2] < 0:
            return
        if public.round % 3 < 2:
            bits = to_come(s, public.round + 1)
            coming = 0.0
            count = 0.0
            for person in range(i64(len(board.PERSON_IDS))):
                if bits >> person & 1:
                    coming += PERSONS[person].worth(s, seat)
                    count += 1.0
            if count > 0.0:
                out[22] = coming / count
        if public.phase == HIRING:
            place = (seat - public.bell) % s.players
            on_turn = s.stack.depth > 0 and s.stack.top().seat == seat
            hires_now = public.turn == place + 1 and on_turn
            if public.turn > place and not hires_now:
                return
        if public.coins[seat] == 0:
            return
        out[20] = 1.0
        best = 0.0
        for i in range(i64(3)):
            best = max(best, PERSONS[public.open[i]].worth(s, seat))
        out[21] = best

    def _hand(self, s: NotreDameState, seat: i64, out: vec[float]) -> None:
        """ND 3.2, 3.3: cards that can still be played this round; half of a pair to pick from."""
        if s.public.phase == PLAYING:
            left = 0
            for role in range(i64(3)):
                if s.played[s.public.slot(seat, role)] == 0:
                    left += 1
            if left < 2:
                return
            for role in range(i64(3)):
                slot = s.public.slot(seat, role)
                if s.played[slot] == 0:
                    self._card(s, seat, s.cards[slot], 1.0 if left == 2 else 0.8, out)
        elif s.public.phase == KEEPING_SECOND:
            self._card(s, seat, s.cards[s.public.slot(seat, 0)], 0.8, out)
            slot = s.public.slot(seat, 1)
            self._card(s, seat, s.cards[slot], 0.5, out)
            self._card(s, seat, s.cards[slot + 1], 0.5, out)

    def _card(self, s: NotreDameState, seat: i64, card: i64, part: float, out: vec[float]) -> None:
        """ND 4: a card by how much its action would do."""
        public = s.public
        if card < 0:
            return
        if card != board.TRUSTED_FRIEND and public.own[seat] == 0:
            part *= 0.5
        amount = 1.0
        if card == board.SCHOOL:
            amount = float(min(s.count(seat, board.SCHOOL) + 1, public.general[seat]))
        elif card == board.BANK:
            amount = float(s.count(seat, board.BANK) + 1)
        elif card == board.RESIDENCE:
            amount = float(s.count(seat, board.RESIDENCE) + 1 + s.public.park_bonus(seat))
        elif card == board.NOTRE_DAME:
            amount = float(board.GIFTS[public.coins[seat] if public.coins[seat] < 3 else 3])
        out[23 + card] += part * amount
