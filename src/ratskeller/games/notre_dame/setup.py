"""ND 2: setting up: messages, the persons of the expansion, the start player."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame.board import BIT, BROWN, MESSAGES, PERIOD, PERSON_IDS, ROUNDS
from ratskeller.games.notre_dame.notation import JOIN, LAY, START, message_of, person_of, seat_of
from ratskeller.games.notre_dame.phases import Phase, end_phase
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Chance, Offers


class LayMessage(Chance[NotreDameState]):
    """ND 2.1, 9.1: which message comes to the next rim market, idle boroughs included."""

    NAME: ClassVar[str] = "lay-message"
    CLAUSE: ClassVar[str] = "ND 2.1"

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for message in range(i64(len(MESSAGES))):
            if not _laid(state, message):
                out.weigh(LAY | message, 1)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        _lay(state, message_of(code))


def _laid(s: NotreDameState, message: i64) -> bool:
    first = s.public.turn // 4 * 5 + 1
    for market in range(first, first + s.public.turn % 4):
        if s.public.lying[market] == message:
            return True
    return False


def _lay(s: NotreDameState, message: i64) -> None:
    public = s.public
    public.lying[public.turn // 4 * 5 + 1 + public.turn % 4] = message
    public.turn += 1


class LayMessages(Phase):
    """ND 1.6, 2.1: the four messages of each colour, one on each of its rim markets."""

    def step(self, s: NotreDameState) -> bool:
        if s.public.turn == s.settings.board.boroughs * 4:
            return False
        if s.public.turn % 4 < 3:
            s.push(LAY_MESSAGE)
        else:
            message: i64 = 0
            while _laid(s, message):
                message += 1
            _lay(s, message)
        return True


class Join(Chance[NotreDameState]):
    """ND 2.3: three of the nine gray persons of each letter take part, for all to see."""

    NAME: ClassVar[str] = "join"
    CLAUSE: ClassVar[str] = "ND 2.3"

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for person in range(i64(BROWN), i64(len(PERSON_IDS))):
            if PERIOD[person] == state.public.turn // 3 and not state.public.cast >> person & 1:
                out.weigh(JOIN | person, 1)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        state.public.cast |= BIT[person_of(code)]
        state.public.turn += 1
        if state.listener is not None:
            state.emit("joined", person=PERSON_IDS[person_of(code)])


class Gather(Phase):
    """ND 2.3: with the expansion, the nine gray persons that take part."""

    def step(self, s: NotreDameState) -> bool:
        if s.public.turn == ROUNDS:
            return False
        s.push(JOIN_IN)
        return True


class StartPlayer(Chance[NotreDameState]):
    """ND 2.4: the first start player is drawn, which ends the phase."""

    NAME: ClassVar[str] = "start-player"
    CLAUSE: ClassVar[str] = "ND 2.4"

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for player in range(state.players):
            out.weigh(START | player, 1)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        state.public.bell = seat_of(code)
        end_phase(state)
        if state.listener is not None:
            state.emit("start-player", seat=state.public.bell)


class Start(Phase):
    """ND 2.4: the first start player."""

    def step(self, s: NotreDameState) -> bool:
        s.push(START_PLAYER)
        return True


LAY_MESSAGE: Final = LayMessage()
JOIN_IN: Final = Join()
START_PLAYER: Final = StartPlayer()
