"""RA 2: setting up: tokens, pawn, start player, the first cubes."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.rattus import fields
from ratskeller.games.rattus.board import REGIONS, SETTLERS
from ratskeller.games.rattus.notation import PAWN, SETTLE, START, VERB
from ratskeller.games.rattus.state import RattusState
from ratskeller.games.rattus.turn import begin_turn
from ratskeller.kernel.decision import Automatic, Chance, Decision, Offers, Refusal
from ratskeller.kernel.position import Field


def set_up(s: RattusState) -> None:
    """RA 2.5: tokens first, then the pawn, then the start player and the first cubes.

    RA 2.1 lays one token, face down, in each region in play. RA 2.2 needs no act: which
    tokens are out stays unknown to all (RA 7.2), so nothing is drawn.
    """
    for region in s.board.regions:
        s.lay(s.public.drawn, region)
        s.public.drawn += 1
    s.push(StartPlayer())
    s.push(StartPawn())


class StartPawn(Chance[RattusState]):
    """RA 2.3: the pawn stands in a random region in play."""

    NAME: ClassVar[str] = "start-pawn"
    CLAUSE: ClassVar[str] = "RA 2.3"

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        for region in state.board.regions:
            out.weigh(PAWN | region, 1)

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        state.public.pawn = code & 255
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
        start = code & 255
        if state.listener is not None:
            state.emit("start-player", seat=start)
        state.push(FirstTurn(start))
        for i in range(state.players):  # in turn order, then back from the last to the first
            state.push(Settle((start + i) % state.players))
        for i in range(state.players - 1, -1, -1):
            state.push(Settle((start + i) % state.players))


class Settle(Decision[RattusState]):
    """RA 2.4: two cubes in one region, any region in play."""

    NAME: ClassVar[str] = "settle"
    CLAUSE: ClassVar[str] = "RA 2.4"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT}

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        for region in state.board.regions:
            out.add(SETTLE | region)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        if code & VERB != SETTLE:
            return self.refused("settle-first")
        if not state.board.has(code & 255):
            return Refusal("RA 1.2", "region-not-in-play", {"region": REGIONS[code & 255]})
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        state.put(code & 255, seat, SETTLERS)
        if state.listener is not None:
            state.emit("settled", seat=seat, region=REGIONS[code & 255], count=SETTLERS)


class FirstTurn(Automatic[RattusState]):
    """RA 2.4: the start player has the first turn."""

    NAME: ClassVar[str] = "first-turn"
    CLAUSE: ClassVar[str] = "RA 2.4"
    FIELDS: ClassVar[dict[str, Field]] = {"player": fields.SEAT}

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: i64 = player

    def run(self, state: RattusState) -> None:
        begin_turn(state, self.player)
