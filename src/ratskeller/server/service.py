"""What REST and sockets both offer: the verbs of a table, with secrets checked."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

import ratskeller
from ratskeller import OptionError
from ratskeller.kernel import Game, IllegalChoice, NotationError
from ratskeller.kernel.game import OptionValue
from ratskeller.server import propose, secret, show
from ratskeller.server.bots.names import known_bots
from ratskeller.server.entry import Clock, Created, Draft, Rematched, Repeat, Seat
from ratskeller.server.house import House
from ratskeller.server.settings import Settings
from ratskeller.server.table import Table
from ratskeller.server.trouble import Trouble

NAME = 40  # letters in a player's name
MODES = ("none", "move", "total")


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table: ``open`` for others, ``mine``, or a ``bot``."""

    kind: str = "open"
    name: str = ""
    bot: str | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table somebody wants: without seats, the first is the creator's, the rest open."""

    game: str
    players: int
    options: dict[str, str | int | bool] = {}
    seats: list[NewSeat] | None = None
    listed: bool = False
    clock: Clock = Clock()


class Opened(msgspec.Struct):
    """A new table: what its creator needs to sit, and to invite."""

    table: dict[str, Any]
    secrets: dict[int, str]
    invite: str


class Joined(msgspec.Struct):
    """A seat that was taken: its number and its secret."""

    seat: int
    secret: str
    table: dict[str, Any]


class Service:
    """The verbs."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.settings = settings

    async def create(self, wish: NewTable) -> Opened:
        """Open a table."""
        game = find_game(wish.game)
        options = _options(game, wish)
        if await self.house.store.waiting() >= self.settings.most_open:
            raise Trouble("too-many", most=self.settings.most_open)
        seats = wish.seats
        if seats is None:
            seats = [NewSeat("mine")] + [NewSeat() for _ in range(wish.players - 1)]
        if len(seats) != wish.players:
            raise Trouble("bad-seats", seats=len(seats), players=wish.players)
        secrets: dict[int, str] = {}
        rows = [_seat(number, seat, secrets) for number, seat in enumerate(seats)]
        invite = secret.new_secret()
        created = Created(
            game=game.id,
            version=game.version,
            players=wish.players,
            options=options,
            clock=_clock(wish.clock),
            listed=wish.listed,
            invite=secret.hashed(invite),
            seats=rows,
        )
        table = await self.house.create(secret.new_id(), _opening(game, created))
        return Opened(show.summary(table), secrets, invite)

    async def join(self, id: str, seat: int | None, name: str, invite: str) -> Joined:
        """Take a seat; a private table wants its invitation."""
        key = secret.new_secret()
        taken: list[int] = []

        def draft(table: Table) -> Draft:
            if not table.setup.listed and not secret.fits(invite, table.setup.invite):
                raise Trouble("wrong-invite")
            wanted = propose.join(table, seat, clean_name(name), secret.hashed(key))
            taken[:] = [wanted.change.seat or 0]
            return wanted

        await self.house.submit(id, draft)
        return Joined(taken[0], key, await self.summary(id))

    async def sit(self, id: str, key: str) -> Joined:
        """Take the seat that a rematch keeps for the holder of a secret."""
        seat = (await self.seats_of(id, [key]))[0]

        def draft(table: Table) -> Draft | None:
            if table.seats[seat].kind == "human":
                return None
            return propose.join(table, seat, table.seats[seat].name, secret.hashed(key))

        await self.house.submit(id, draft)
        return Joined(seat, key, await self.summary(id))

    async def rematch(self, id: str, seat: int, key: str) -> dict[str, Any]:
        """A new table with the same people on the same seats; everybody keeps the secret."""
        room = self.house.room(id)
        async with room.lock:
            table = await self.house.loaded(room)
            if table.status != "finished":
                raise Trouble("not-finished", status=table.status)
            game = table.game
            seats = [_again(s, number == seat) for number, s in enumerate(table.seats)]
            created = Created(**msgspec.structs.asdict(table.setup), seats=seats)
        new = await self.house.create(secret.derived_id(id), _opening(game, created))

        def draft(table: Table) -> Draft | None:
            return None if table.rematch else Draft(Rematched(seat, new.id))

        await self.house.submit(id, draft)
        return msgspec.to_builtins(await self.sit(new.id, key))["table"]  # type: ignore[no-any-return]

    async def choose(self, id: str, seat: int, text: str, base: int) -> int:
        """Make a choice; durable when this returns."""
        return await self._game(id, lambda table: propose.choose(table, seat, text, base))

    async def undo(self, id: str, seat: int, base: int) -> int:
        """Take back the last choice."""
        return await self._game(id, lambda table: propose.undo(table, seat, base))

    async def why(self, id: str, seat: int, text: str) -> dict[str, Any] | None:
        """Why a seat may not make a choice now, or None if it may."""
        room = self.house.room(id)
        async with room.lock:
            match = (await self.house.loaded(room)).match
        if match is None:
            raise Trouble("not-running")
        try:
            refusal = match.state.refusal(seat, match.game.grammar.read(text))
        except NotationError as error:
            raise Trouble("bad-choice", problem=str(error)) from None
        if refusal is None:
            return None
        return {"clause": refusal.clause, "reason": refusal.reason, "details": refusal.args}

    async def vote(self, id: str, seat: int, target: int) -> int:
        """Vote that a bot plays for somebody who is away."""
        bot, patience = self.settings.stand_in, self.settings.patience
        return await self._game(
            id, lambda table: propose.vote(table, seat, target, bot, time.time(), patience)
        )

    async def leave(self, id: str, seat: int) -> int:
        """Leave the table; one may come back."""
        return await self._game(
            id, lambda table: propose.leave(table, seat, self.settings.stand_in)
        )

    async def resign(self, id: str, seat: int) -> int:
        """Give up for good."""
        return await self._game(
            id, lambda table: propose.resign(table, seat, self.settings.stand_in)
        )

    async def come_back(self, id: str, seat: int) -> int:
        """Play again instead of the bot."""
        return await self._game(id, lambda table: propose.come_back(table, seat))

    async def seats_of(self, id: str, secrets: list[str]) -> list[int]:
        """The seats whose secrets these are; each must be one."""
        room = self.house.room(id)
        async with room.lock:
            return seats_at(await self.house.loaded(room), secrets)

    async def summary(self, id: str) -> dict[str, Any]:
        """What everybody may know of a table."""
        found = await self.house.store.summary(id)
        if found is None:
            raise Trouble("no-table")
        return found

    async def _game(self, id: str, draft: Callable[[Table], Draft | Repeat]) -> int:
        return await self.house.submit(id, draft)


def seats_at(table: Table, secrets: list[str]) -> list[int]:
    """The seats whose secrets these are; each must be one."""
    hashes = [seat.hash for seat in table.seats]
    found: list[int] = []
    for key in secrets:
        seats = secret.which(key, hashes)
        if not seats:
            raise Trouble("wrong-secret")
        found += [seat for seat in seats if seat not in found]
    return found


def refused(error: IllegalChoice) -> dict[str, Any]:
    """A refusal by the rules, as plain data."""
    return {"clause": error.clause, "reason": error.reason, "details": error.details}


def find_game(id: str) -> Game:
    """A game by id, or trouble."""
    if id not in ratskeller.games():
        raise Trouble("no-game", game=id[:NAME], known=ratskeller.games())
    return ratskeller.game(id)


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:NAME]


def _options(game: Game, wish: NewTable) -> dict[str, OptionValue]:
    try:
        game.check_players(wish.players)
        return game.complete_options(wish.options)
    except OptionError as error:
        raise Trouble("bad-options", problem=str(error)) from None


def _clock(clock: Clock) -> Clock:
    if clock.mode not in MODES:
        raise Trouble("bad-options", problem=f"clock: {'|'.join(MODES)}")
    if clock.mode != "none" and not 1 <= clock.seconds <= 10**7:
        raise Trouble("bad-options", problem="clock: seconds 1..10000000")
    return clock


def _seat(number: int, seat: NewSeat, secrets: dict[int, str]) -> Seat:
    if seat.kind == "mine":
        secrets[number] = secret.new_secret()
        return Seat("human", clean_name(seat.name), secret.hashed(secrets[number]))
    if seat.kind == "bot":
        if seat.bot not in known_bots():
            raise Trouble("bad-seats", bot=str(seat.bot)[:NAME], known=known_bots())
        return Seat("bot", clean_name(seat.name) or seat.bot, bot=seat.bot)
    if seat.kind != "open":
        raise Trouble("bad-seats", kind=seat.kind[:NAME], known=["open", "mine", "bot"])
    return Seat()


def _again(seat: Seat, asks: bool) -> Seat:
    """A seat at a rematch: it is kept for its player, and taken for the one who asks."""
    if seat.kind == "bot":
        return Seat("bot", seat.name, bot=seat.bot)
    return Seat("human" if asks else "reserved", seat.name, seat.hash)


def _opening(game: Game, created: Created) -> Draft:
    """The first entry; a table that is full from the start begins to play at once."""
    if all(seat.kind in ("human", "bot") for seat in created.seats):
        created = msgspec.structs.replace(created, start=propose.start(game, created))
    return Draft(created)
