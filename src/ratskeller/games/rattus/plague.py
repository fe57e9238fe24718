"""RA 4: the plague spreads and strikes."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.rattus.board import FACES, REGIONS, ROOM
from ratskeller.games.rattus.class_card import (
    CLASSES,
    WithPowers,
    any_power,
    offer_powers,
    power_refusal,
)
from ratskeller.games.rattus.fields import fields
from ratskeller.games.rattus.notation import DONE, SPREAD, SPREAD_TWO, TURN, USE
from ratskeller.games.rattus.state import RattusState
from ratskeller.games.rattus.token_fronts import Reveal
from ratskeller.kernel.choice import first_arg, second_arg, verb_of
from ratskeller.kernel.decision import Automatic, Decision, Offers, Refusal
from ratskeller.kernel.position import Field

NO_WAY: Final = -1


def spread_size(s: RattusState) -> i64:
    """RA 4.1, 4.2: how many tokens are placed around the pawn: what the region asks for,
    what the supply has, what the neighbours can hold.
    """
    public = s.public
    pawn, tokens = public.pawn, public.tokens
    size: i64 = min(2, min(tokens[pawn], public.supply))
    if size == 0:
        return 0
    room: i64 = 0
    for region in s.board.near[pawn]:
        room += ROOM - tokens[region]
        if room >= size:
            return size
    return room


def begin_spread(s: RattusState, seat: i64) -> None:
    """RA 4.1: ask where the tokens go; with a single way it is done at once."""
    size = spread_size(s)
    if size == 0:
        return
    decision = Spread(seat, size)
    way = decision.only_way(s)
    if way != NO_WAY:
        decision.resolve(s, seat, way)
    else:
        s.push(decision)


class Spread(Decision[RattusState]):
    """RA 4.1: all target regions are chosen first, as one unordered choice."""

    NAME: ClassVar[str] = "spread"
    CLAUSE: ClassVar[str] = "RA 4.1"
    FIELDS: ClassVar[dict[str, Field]] = fields("seat", "size")
    VERBS: ClassVar[tuple[int, ...]] = (SPREAD, SPREAD_TWO)

    def __init__(self, seat: i64, size: i64) -> None:
        self.seat = seat
        self.size: i64 = size

    def parameter(self, name: str) -> i64:
        return self.size if name == "size" else super().parameter(name)

    def prompt(self, state: RattusState) -> dict[str, str | int]:
        return {"count": self.size, "region": REGIONS[state.public.pawn]}

    def only_way(self, s: RattusState) -> i64:
        """The code of the only way, or `NO_WAY` if there are several.

        There is one if a single neighbour has room, or all together no more than is needed.
        """
        tokens = s.public.tokens
        first: i64 = -1
        last: i64 = -1
        room: i64 = 0
        for region in s.board.near[s.public.pawn]:
            if tokens[region] < ROOM:
                if first < 0:
                    first = region
                last = region
                room += ROOM - tokens[region]
        if first != last and room != self.size:
            return NO_WAY
        return SPREAD | first if self.size == 1 else SPREAD_TWO | first | last << 8

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        near, tokens = state.board.near[state.public.pawn], state.public.tokens
        for a in near:
            if tokens[a] == ROOM:
                continue
            if self.size == 1:
                out.add(SPREAD | a)
                continue
            if tokens[a] < ROOM - 1:
                out.add(SPREAD_TWO | a | a << 8)
            for b in near:
                if b > a and tokens[b] < ROOM:
                    out.add(SPREAD_TWO | a | b << 8)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        two = verb_of(code) == SPREAD_TWO
        if two != (self.size == 2):
            return self.refused("spread-count", count=self.size)
        a = first_arg(code)
        b = second_arg(code) if two else a
        for region in (a, b):
            if not state.board.touch(state.public.pawn, region):
                return self.refused("not-next-to-plague", region=REGIONS[region])
        coming: i64 = 2 if two and a == b else 1
        for region in (a, b):
            if state.public.tokens[region] + coming > ROOM:
                return Refusal("RA 4.2", "no-room", {"region": REGIONS[region]})
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        for i in range(self.size):
            region = second_arg(code) if i else first_arg(code)
            state.public.supply -= 1
            token = state.lay_next(region)
            if state.listener is not None:
                state.emit("spread", seat=seat, region=REGIONS[region], token=token)


def open_window(s: RattusState, seat: i64, used: i64, before: i64) -> None:
    """RA 3.2: under `whole_turn`, a moment for powers inside the plague, if one is usable."""
    if any_power(s, seat, used):
        s.push(Window(seat, used, before))
    elif before:
        s.push(Plague(seat, used))


class Window(Decision[RattusState]):
    """RA 3.2: under `whole_turn` powers also work before the first and after the last token."""

    NAME: ClassVar[str] = "window"
    CLAUSE: ClassVar[str] = "RA 3.2"
    FIELDS: ClassVar[dict[str, Field]] = fields("seat", "used", "before")
    VERBS: ClassVar[tuple[int, ...]] = (USE, DONE)

    def __init__(self, seat: i64, used: i64, before: i64) -> None:
        self.seat = seat
        self.used: i64 = used
        self.before: i64 = before

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        offer_powers(state, seat, self.used, out)
        out.add(DONE)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        if code == DONE:
            return None
        return power_refusal(state, seat, self.used, first_arg(code))

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        if code == DONE:
            if self.before:
                state.push(Plague(seat, self.used))
            return
        state.push(Reopen(seat, self.used | 1 << first_arg(code), self.before))
        CLASSES[first_arg(code)].use(state, seat)


class Reopen(WithPowers):
    """RA 3.2: after a power in a window, the window again with what is left."""

    NAME: ClassVar[str] = "reopen"
    CLAUSE: ClassVar[str] = "RA 3.2"
    FIELDS: ClassVar[dict[str, Field]] = fields("player", "used", "before")

    def __init__(self, player: i64, used: i64, before: i64) -> None:
        super().__init__(player, used)
        self.before: i64 = before

    def run(self, state: RattusState) -> None:
        open_window(state, self.player, self.used, self.before)


class Plague(WithPowers):
    """RA 4.3: after the spread the plague strikes where the pawn stands."""

    NAME: ClassVar[str] = "plague"
    CLAUSE: ClassVar[str] = "RA 4.3"

    def run(self, state: RattusState) -> None:
        public = state.public
        if public.tokens[public.pawn] == 0 or state.cubes_in(public.pawn) == 0:
            return
        for card in range(i64(len(public.holder))):
            held = public.holder[card] == self.player
            if held and CLASSES[card].before_strike(state, self.player, self.used):
                return
        state.push(Devastate(self.player, self.used, 0, 0))


class Devastate(WithPowers):
    """RA 4.3: while the plague region has a cube and a token, the next one is turned."""

    NAME: ClassVar[str] = "devastate"
    CLAUSE: ClassVar[str] = "RA 4.3"
    FIELDS: ClassVar[dict[str, Field]] = fields("player", "used", "extra", "turned")

    def __init__(self, player: i64, used: i64, extra: i64, turned: i64) -> None:
        super().__init__(player, used)
        self.extra: i64 = extra
        self.turned: i64 = turned

    def run(self, state: RattusState) -> None:
        public = state.public
        pawn = public.pawn
        if public.tokens[pawn] == 0 or state.cubes_in(pawn) == 0:  # RA 4.7
            if self.turned and state.settings.whole_turn:
                open_window(state, self.player, self.used, 0)
            return
        state.push(self if self.turned else Devastate(self.player, self.used, self.extra, 1))
        first = pawn * ROOM
        if public.tokens[pawn] > 1:
            for place in range(first, first + public.tokens[pawn]):
                if state.knows(self.player, public.slots[place]):
                    state.push(TurnOrder(self.player, self.extra))
                    return
        turn_up(state, public.slots[first], self.extra)


class TurnOrder(Decision[RattusState]):
    """RA 4.3: who has seen one of the tokens there turns them in an order of choice."""

    NAME: ClassVar[str] = "turn-order"
    CLAUSE: ClassVar[str] = "RA 4.3"
    FIELDS: ClassVar[dict[str, Field]] = fields("seat", "extra")
    VERBS: ClassVar[tuple[int, ...]] = (TURN,)

    def __init__(self, seat: i64, extra: i64) -> None:
        self.seat = seat
        self.extra: i64 = extra

    def prompt(self, state: RattusState) -> dict[str, str | int]:
        return {"region": REGIONS[state.public.pawn]}

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        state.offer_tokens(TURN, state.public.pawn, out)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        token, pawn = first_arg(code), state.public.pawn
        if not state.is_lying(token) or state.public.at[token] != pawn:
            return self.refused("token-elsewhere", token=token, region=REGIONS[pawn])
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        turn_up(state, first_arg(code), self.extra)


def turn_up(s: RattusState, token: i64, extra: i64) -> None:
    """RA 4.3: a token is turned up; its front is drawn if nobody has seen it."""
    if s.face[token] >= 0:
        s.mark_revealed()
        strike(s, token, extra)
    else:
        s.owe(Reveal(token), Strike(token, extra))


class Strike(Automatic[RattusState]):
    """RA 4.4, 4.5: a token that was turned up strikes or does not, and leaves the game."""

    NAME: ClassVar[str] = "strike"
    CLAUSE: ClassVar[str] = "RA 4.4"
    FIELDS: ClassVar[dict[str, Field]] = fields("token", "extra")

    def __init__(self, token: i64, extra: i64) -> None:
        super().__init__()
        self.token: i64 = token
        self.extra: i64 = extra

    def run(self, state: RattusState) -> None:
        strike(state, self.token, self.extra)


def strike(s: RattusState, token: i64, extra: i64) -> None:
    """RA 4.4: it strikes if the cubes, and the pawn where it counts, reach its limit."""
    region = s.public.at[token]
    face = s.face[token]
    s.take_away(token)
    cubes = s.cubes_in(region) + extra
    strikes = cubes >= FACES.limit[face]
    if s.listener is not None:
        kind, front = "turned-strikes" if strikes else "turned-spares", FACES.printed(face)
        s.emit(kind, to=None, region=REGIONS[region], token=token, count=cubes, **front)
    if not strikes:
        return
    most: i64 = 0
    for seat in range(s.players):
        most = max(most, s.cubes_of(region, seat))
    for seat in range(s.players):
        own = s.cubes_of(region, seat)
        count = min(own, losses(s, face, seat, own == most))
        if count > 0:
            s.put(region, seat, -count)
            if s.listener is not None:
                s.emit("lost", seat=seat, region=REGIONS[region], count=count)


def losses(s: RattusState, face: i64, seat: i64, among_most: bool) -> i64:
    """RA 4.5: what a seat with enough cubes there would lose to a front."""
    holder, classes = s.public.holder, FACES.classes
    count = FACES.everybody[face]
    if among_most:
        count += FACES.majority[face]
    cards = i64(len(holder))
    for card in range(cards):
        if holder[card] == seat:
            count += classes[face * cards + card]
    return count
