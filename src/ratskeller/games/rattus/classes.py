"""RA 5: the powers of the class cards, each its own small decision or two."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.rattus import fields
from ratskeller.games.rattus.board import (
    CARDS,
    FACES,
    KING,
    KNIGHT,
    MERCHANT,
    MONK,
    PEASANT,
    REGIONS,
    ROOM,
    WITCH,
)
from ratskeller.games.rattus.fronts import Reveal
from ratskeller.games.rattus.notation import (
    ENOUGH,
    FROM,
    KEEP,
    LOOK,
    MOVE,
    PALACE,
    SWAP,
    TO,
    TOKEN,
    USE,
    VERB,
)
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel.decision import Automatic, Decision, Offers, Refusal
from ratskeller.kernel.position import Field

CLAUSES: Final = ["RA 5.1", "RA 5.2", "RA 5.3", "RA 5.4", "RA 5.5", "RA 5.6"]
MOST_MOVED: Final = 3  #: RA 5.4


def offer_powers(s: RattusState, seat: i64, used: i64, out: Offers) -> None:
    """RA 3.2: the powers this seat holds, has not used and can do something with."""
    for card in range(i64(MONK), i64(KING) + 1):
        if s.public.holder[card] == seat and not used >> card & 1 and usable(s, seat, card):
            out.add(USE | card)


def any_power(s: RattusState, seat: i64, used: i64) -> bool:
    """Whether `offer_powers` would offer anything."""
    for card in range(i64(MONK), i64(KING) + 1):
        if s.public.holder[card] == seat and not used >> card & 1 and usable(s, seat, card):
            return True
    return False


def usable(s: RattusState, seat: i64, card: i64) -> bool:
    """Whether the power of a card would have anything to act on."""
    if card == MONK:
        for region in s.board.regions:
            if s.public.tokens[region] > 0 and can_leave(s, region):
                return True
        return False
    if card == MERCHANT:
        return s.on_board(seat) > s.public.palace[seat]
    if card == WITCH:
        for region in s.board.regions:
            if s.public.tokens[region] > 0:
                return True
        return False
    for region in s.board.regions:
        if s.public.tokens[region] == 0 and s.cubes_of(region, seat) > 0:
            return True
    return False


def power_refusal(s: RattusState, seat: i64, used: i64, card: i64) -> Refusal | None:
    """RA 3.2: why a power cannot be used now."""
    name = CARDS[card]
    if s.public.holder[card] != seat:
        return Refusal("RA 3.2", "card-not-yours", {"card": name})
    if card == PEASANT:
        return Refusal("RA 5.1", "peasant-when-placing")
    if card == KNIGHT:
        return Refusal("RA 5.2", "knight-when-moving")
    if used >> card & 1:
        return Refusal("RA 3.2", "power-used", {"card": name})
    if not usable(s, seat, card):
        return Refusal(CLAUSES[card], "power-idle", {"card": name})
    return None


def use_power(s: RattusState, seat: i64, card: i64) -> None:
    """Push the decision of a power."""
    if card == MONK:
        s.push(Monk(seat))
    elif card == MERCHANT:
        s.push(Merchant(seat))
    elif card == WITCH:
        s.push(Witch(seat))
    else:
        s.push(King(seat))


def can_leave(s: RattusState, region: i64) -> bool:
    """RA 5.3: whether a neighbour of the region has room for a token."""
    for i in range(s.board.near_from[region], s.board.near_from[region + 1]):
        if s.public.tokens[s.board.near[i]] < ROOM:
            return True
    return False


def on_map(s: RattusState, token: i64) -> bool:
    """Whether a token of this number lies on the board."""
    return token < len(s.public.at) and s.public.at[token] >= 0


class Monk(Decision[RattusState]):
    """RA 5.3: which token moves."""

    NAME: ClassVar[str] = "monk"
    CLAUSE: ClassVar[str] = "RA 5.3"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT}

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        for region in state.board.regions:
            if state.public.tokens[region] > 0 and can_leave(state, region):
                for i in range(region * ROOM, region * ROOM + state.public.tokens[region]):
                    out.add(TOKEN | state.public.slots[i])

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        if code & VERB != TOKEN:
            return self.refused("monk-token-first")
        token = code & 255
        if not on_map(state, token):
            return self.refused("no-such-token", token=token)
        if not can_leave(state, state.public.at[token]):
            return self.refused("neighbours-full", region=REGIONS[state.public.at[token]])
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        state.push(MonkTo(seat, code & 255))


class MonkTo(Decision[RattusState]):
    """RA 5.3: where it goes; it comes last in its new region's order."""

    NAME: ClassVar[str] = "monk-to"
    CLAUSE: ClassVar[str] = "RA 5.3"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "token": fields.TOKEN}

    def __init__(self, seat: i64, token: i64) -> None:
        self.seat = seat
        self.token: i64 = token

    def prompt(self, state: RattusState) -> dict[str, str | int]:
        return {"token": self.token, "region": REGIONS[state.public.at[self.token]]}

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        source = state.public.at[self.token]
        for i in range(state.board.near_from[source], state.board.near_from[source + 1]):
            if state.public.tokens[state.board.near[i]] < ROOM:
                out.add(TO | state.board.near[i])

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        source = state.public.at[self.token]
        if code & VERB != TO:
            return self.refused("monk-target-first", region=REGIONS[source])
        target = code & 255
        if not state.board.touch(source, target):
            return self.refused("not-neighbours", region=REGIONS[source], region2=REGIONS[target])
        if state.public.tokens[target] >= ROOM:
            return self.refused("no-room", region=REGIONS[target])
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        source = state.public.at[self.token]
        target = code & 255
        state.take_away(self.token)
        state.lay(self.token, target)
        if state.listener is not None:
            state.emit(
                "monk", seat=seat, token=self.token, region=REGIONS[source], region2=REGIONS[target]
            )


class Merchant(Decision[RattusState]):
    """RA 5.4: from which region own cubes move."""

    NAME: ClassVar[str] = "merchant"
    CLAUSE: ClassVar[str] = "RA 5.4"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT}

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        for region in state.board.regions:
            if state.cubes_of(region, seat) > 0:
                out.add(FROM | region)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        if code & VERB != FROM:
            return self.refused("merchant-source-first")
        region = code & 255
        if state.cubes_of(region, seat) == 0:
            return self.refused("no-own-cube", region=REGIONS[region])
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        state.push(MerchantTo(seat, code & 255))


class MerchantTo(Decision[RattusState]):
    """RA 5.4: to which neighbour, and how many of one to three."""

    NAME: ClassVar[str] = "merchant-to"
    CLAUSE: ClassVar[str] = "RA 5.4"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "source": fields.REGION}

    def __init__(self, seat: i64, source: i64) -> None:
        self.seat = seat
        self.source: i64 = source

    def prompt(self, state: RattusState) -> dict[str, str | int]:
        return {"region": REGIONS[self.source]}

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        most = min(MOST_MOVED, state.cubes_of(self.source, seat))
        for i in range(state.board.near_from[self.source], state.board.near_from[self.source + 1]):
            for count in range(1, most + 1):
                out.add(MOVE | state.board.near[i] | count << 8)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        if code & VERB != MOVE:
            return self.refused("merchant-target-first", region=REGIONS[self.source])
        target = code & 255
        if not state.board.touch(self.source, target):
            return self.refused(
                "not-neighbours", region=REGIONS[self.source], region2=REGIONS[target]
            )
        if code >> 8 & 255 > state.cubes_of(self.source, seat):
            return self.refused(
                "too-few-cubes",
                region=REGIONS[self.source],
                count=state.cubes_of(self.source, seat),
            )
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        target = code & 255
        count = code >> 8 & 255
        state.lift(self.source, seat, count)
        state.put(target, seat, count)
        if state.listener is not None:
            state.emit(
                "merchant",
                seat=seat,
                count=count,
                region=REGIONS[self.source],
                region2=REGIONS[target],
            )


def look_at(s: RattusState, seat: i64, token: i64) -> None:
    """RA 5.5: a look at a token; its front is drawn if nobody has seen it."""
    s.push(Peek(seat, token))
    if s.face[token] < 0:
        s.push(Reveal(token))


class Peek(Automatic[RattusState]):
    """RA 7.1: which token is looked at is public, its front is for this player only."""

    NAME: ClassVar[str] = "peek"
    CLAUSE: ClassVar[str] = "RA 7.1"
    FIELDS: ClassVar[dict[str, Field]] = {"player": fields.SEAT, "token": fields.TOKEN}

    def __init__(self, player: i64, token: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.token: i64 = token

    def run(self, state: RattusState) -> None:
        token = self.token
        if not state.knows(self.player, token):
            state.mark_revealed()
        state.public.seen[token] |= 1 << self.player
        if state.listener is not None:
            region = REGIONS[state.public.at[token]]
            state.emit("looked", seat=self.player, token=token, region=region)
            face = state.face[token]
            state.emit(
                "saw",
                to=self.player,
                token=token,
                region=region,
                front=FACES.ids[face],
                limit=FACES.limit[face],
                symbol=FACES.symbols[face],
            )


class Witch(Decision[RattusState]):
    """RA 5.5: which token to look at."""

    NAME: ClassVar[str] = "witch"
    CLAUSE: ClassVar[str] = "RA 5.5"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT}

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        offer_looks(state, -1, out)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        if code & VERB != LOOK:
            return self.refused("witch-look-first")
        if not on_map(state, code & 255):
            return self.refused("no-such-token", token=code & 255)
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        state.push(AnotherLook(seat, code & 255))
        look_at(state, seat, code & 255)


def offer_looks(s: RattusState, but: i64, out: Offers) -> None:
    """Every token on the board but one."""
    for region in s.board.regions:
        for i in range(region * ROOM, region * ROOM + s.public.tokens[region]):
            if s.public.slots[i] != but:
                out.add(LOOK | s.public.slots[i])


class AnotherLook(Automatic[RattusState]):
    """RA 5.5: the second look is asked for only if there is another token."""

    NAME: ClassVar[str] = "another-look"
    CLAUSE: ClassVar[str] = "RA 5.5"
    FIELDS: ClassVar[dict[str, Field]] = {"player": fields.SEAT, "first": fields.TOKEN}

    def __init__(self, player: i64, first: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.first: i64 = first

    def run(self, state: RattusState) -> None:
        lying: i64 = 0
        for region in state.board.regions:
            lying += state.public.tokens[region]
        if lying > 1:
            state.push(WitchAgain(self.player, self.first))


class WitchAgain(Decision[RattusState]):
    """RA 5.5: a look at another token, if wished."""

    NAME: ClassVar[str] = "witch-again"
    CLAUSE: ClassVar[str] = "RA 5.5"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "first": fields.TOKEN}

    def __init__(self, seat: i64, first: i64) -> None:
        self.seat = seat
        self.first: i64 = first

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        out.add(ENOUGH)
        offer_looks(state, self.first, out)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        if code == ENOUGH:
            return None
        if code & VERB != LOOK:
            return self.refused("witch-look-first")
        if code & 255 == self.first:
            return self.refused("another-token")
        if not on_map(state, code & 255):
            return self.refused("no-such-token", token=code & 255)
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        if code == ENOUGH:
            return
        second = code & 255
        if state.public.at[second] != state.public.at[self.first]:
            state.push(WitchSwap(seat, self.first, second))
        look_at(state, seat, second)


class WitchSwap(Decision[RattusState]):
    """RA 5.5: exchange the two tokens, if wished; each takes the other's place."""

    NAME: ClassVar[str] = "witch-swap"
    CLAUSE: ClassVar[str] = "RA 5.5"
    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": fields.SEAT,
        "first": fields.TOKEN,
        "second": fields.TOKEN,
    }

    def __init__(self, seat: i64, first: i64, second: i64) -> None:
        self.seat = seat
        self.first: i64 = first
        self.second: i64 = second

    def prompt(self, state: RattusState) -> dict[str, str | int]:
        return {
            "region": REGIONS[state.public.at[self.first]],
            "region2": REGIONS[state.public.at[self.second]],
        }

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        out.add(SWAP)
        out.add(KEEP)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        if code in (SWAP, KEEP):
            return None
        return self.refused("swap-first")

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        here = state.public.at[self.first]
        there = state.public.at[self.second]
        if code == SWAP:
            _replace(state, here, self.first, self.second)
            _replace(state, there, self.second, self.first)
        if state.listener is not None:
            kind = "swapped" if code == SWAP else "not-swapped"
            state.emit(kind, seat=seat, region=REGIONS[here], region2=REGIONS[there])


def _replace(s: RattusState, region: i64, old: i64, new: i64) -> None:
    i = region * ROOM
    while s.public.slots[i] != old:
        i += 1
    s.public.slots[i] = new
    s.public.at[new] = region


class King(Decision[RattusState]):
    """RA 5.6: from which region without tokens a cube goes to the palace."""

    NAME: ClassVar[str] = "king"
    CLAUSE: ClassVar[str] = "RA 5.6"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT}

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        for region in state.board.regions:
            if state.public.tokens[region] == 0 and state.cubes_of(region, seat) > 0:
                out.add(PALACE | region)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        if code & VERB != PALACE:
            return self.refused("king-source-first")
        region = code & 255
        if state.cubes_of(region, seat) == 0:
            return self.refused("no-own-cube", region=REGIONS[region])
        if state.public.tokens[region] > 0:
            return self.refused("king-needs-no-token", region=REGIONS[region])
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        region = code & 255
        state.public.cubes[region * state.players + seat] -= 1
        state.public.palace[seat] += 1
        if state.listener is not None:
            state.emit("king", seat=seat, region=REGIONS[region])
