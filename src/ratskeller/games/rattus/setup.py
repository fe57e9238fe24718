"""RA 2: setting up: tokens, pawn, start player, the first cubes."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.rattus.board import REGIONS, SETTLERS
from ratskeller.games.rattus.notation import PAWN, SETTLE, START
from ratskeller.games.rattus.state import RattusState
from ratskeller.games.rattus.turn import begin_turn
from ratskeller.kernel import AutomaticFor, Chance, Decision, Offers, Refusal, first_arg


def set_up(s: RattusState) -> None:
    """RA 2.5: tokens first, then the pawn, then the start player and the first cubes.

    RA 2.1 lays one token, face down, in each region in play. RA 2.2 needs no act: which
    tokens are out stays unknown to all (RA 7.2), so nothing is drawn.
    """
    for region in s.board.regions:
        s.lay_next(region)
    s.owe(StartPawn(), StartPlayer())


class StartPawn(Chance[RattusState]):
    """RA 2.3: the pawn stands in a random region in play."""

    NAME: ClassVar[str] = "start-pawn"
    CLAUSE: ClassVar[str] = "RA 2.3"

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        for region in state.board.regions:
            out.weigh(PAWN | region, 1)

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        state.public.pawn = first_arg(code)
        if state.listener is not None:
            state.emit("start-pawn", region=REGIONS[state.public.pawn])


class StartPlayer(Chance[RattusState]):
    """RA 2.4: the start player is drawn at random."""

    NAME: ClassVar[str] = "start-player"
    CLAUSE: ClassVar[str] = "RA 2.4"

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        for player in range(state.players):
            out.weigh(START | player, 1)

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        start = first_arg(code)
        if state.listener is not None:
            state.emit("start-player", seat=start)
        settle = [Settle((start + i) % state.players) for i in range(state.players)]
        state.stack.extend([FirstTurn(start), *settle, *reversed(settle)])  # the first one on top


class Settle(Decision[RattusState]):
    """RA 2.4: two cubes in one region, any region in play."""

    NAME: ClassVar[str] = "settle"
    CLAUSE: ClassVar[str] = "RA 2.4"
    VERBS: ClassVar[tuple[int, ...]] = (SETTLE,)

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        for region in state.board.regions:
            out.add(SETTLE | region)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        region = first_arg(code)
        if not state.board.has(region):
            return Refusal("RA 1.2", "region-not-in-play", {"region": REGIONS[region]})
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        region = first_arg(code)
        state.put(region, seat, SETTLERS)
        if state.listener is not None:
            state.emit("settled", seat=seat, region=REGIONS[region], count=SETTLERS)


class FirstTurn(AutomaticFor[RattusState]):
    """RA 2.4: the start player has the first turn."""

    NAME: ClassVar[str] = "first-turn"
    CLAUSE: ClassVar[str] = "RA 2.4"

    def run(self, state: RattusState) -> None:
        begin_turn(state, self.player)
