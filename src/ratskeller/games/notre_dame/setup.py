"""ND 2: setting up: messages, the persons of the expansion, the start player."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame.board import BIT, OF_PERIOD, PERSON_IDS, ROUNDS
from ratskeller.games.notre_dame.notation import JOIN, LAY, START
from ratskeller.games.notre_dame.one_of import DrawOne, lowest
from ratskeller.games.notre_dame.phases import Phase, end_phase
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import CHANCE, first_arg


class LayMessage(DrawOne):
    """ND 2.1, 9.1: which message comes to the next rim market, idle boroughs included."""

    NAME: ClassVar[str] = "lay-message"
    CLAUSE: ClassVar[str] = "ND 2.1"

    verb: i64 = LAY

    def things(self, state: NotreDameState) -> i64:
        """The messages of the borough that are not laid yet."""
        bits: i64 = (1 << 4) - 1
        first = state.public.turn // 4 * 5 + 1
        for market in range(first, first + state.public.turn % 4):
            bits &= ~BIT[state.public.lying[market]]
        return bits

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        public = state.public
        public.lying[public.turn // 4 * 5 + 1 + public.turn % 4] = first_arg(code)
        public.turn += 1


class LayMessages(Phase):
    """ND 1.6, 2.1: the four messages of each colour, one on each of its rim markets."""

    def step(self, s: NotreDameState) -> bool:
        if s.public.turn == s.settings.board.boroughs * 4:
            return False
        if s.public.turn % 4 < 3:
            s.push(LAY_MESSAGE)
        else:
            LAY_MESSAGE.resolve(s, CHANCE, LAY | lowest(LAY_MESSAGE.things(s)))
        return True


class Join(DrawOne):
    """ND 2.3: three of the nine gray persons of each letter take part, for all to see."""

    NAME: ClassVar[str] = "join"
    CLAUSE: ClassVar[str] = "ND 2.3"

    verb: i64 = JOIN

    def things(self, state: NotreDameState) -> i64:
        return OF_PERIOD[state.public.turn // 3] & ~state.public.cast

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        state.public.cast |= BIT[first_arg(code)]
        state.public.turn += 1
        if state.listener is not None:
            state.emit("joined", person=PERSON_IDS[first_arg(code)])


class Gather(Phase):
    """ND 2.3: with the expansion, the nine gray persons that take part."""

    def step(self, s: NotreDameState) -> bool:
        if s.public.turn == ROUNDS:
            return False
        s.push(JOIN_IN)
        return True


class StartPlayer(DrawOne):
    """ND 2.4: the first start player is drawn, which ends the phase."""

    NAME: ClassVar[str] = "start-player"
    CLAUSE: ClassVar[str] = "ND 2.4"

    verb: i64 = START

    def things(self, state: NotreDameState) -> i64:
        return BIT[state.players] - 1

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        state.public.bell = first_arg(code)
        end_phase(state)
        if state.listener is not None:
            state.emit("start-player", seat=state.public.bell)


LAY_MESSAGE: Final = LayMessage()
JOIN_IN: Final = Join()
START_PLAYER: Final = StartPlayer()
