"""The operations on tables that REST and sockets share."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Annotated, Any, cast

import msgspec

import ratskeller
from ratskeller import OptionError
from ratskeller.fair.proof import totals
from ratskeller.kernel import Game, IllegalChoice, NotationError, Record
from ratskeller.kernel.game import OptionValue
from ratskeller.server import commands, credentials, history, outgoing
from ratskeller.server.accounts.company import Company
from ratskeller.server.accounts.seats import OwnSeats
from ratskeller.server.accounts.store import Account
from ratskeller.server.advice import Advice, Adviser
from ratskeller.server.answers import RecordData
from ratskeller.server.bots.names import known_bots
from ratskeller.server.draws import Secrets
from ratskeller.server.entry import Clock, Created, Draft, Origin, Rematched, Repeat, Seat
from ratskeller.server.errors import Refused
from ratskeller.server.notifications.causes import Cause, message_causes
from ratskeller.server.notifications.presence import Visits
from ratskeller.server.opening import position_at
from ratskeller.server.outside.office import SIGN, BotOffice
from ratskeller.server.outside.store import OutsideBot
from ratskeller.server.records import CHOICES, read_record
from ratskeller.server.settings import Settings
from ratskeller.server.table import Table
from ratskeller.server.tables import TableManager
from ratskeller.server.wire import TableSummary

NAME = 40  # characters in a player's name
MODES = ("none", "move", "total", "turn")
DAY = 86_400.0


#: A commitment to a secret for the draws, or none.
Commitment = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]


class NewClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think. With ``turn``, ``reserve`` seconds for the game and ``rest`` of holidays."""

    mode: str = "none"
    seconds: float = 0.0
    reserve: float = 0.0
    rest: float = 0.0


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table. ``kind`` is ``open``, ``mine`` (the creator sits here) or ``bot``.

    A ``bot`` that begins with @ is the name of a bot from outside, which is asked to come.
    ``commitment`` is the creator's to a secret for the draws (docs/fair.md), or empty.
    """

    kind: str = "open"
    name: str = ""
    bot: str | None = None
    commitment: Commitment = ""


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Where a table goes on from: a finished table or a record, after some of its choices."""

    step: Annotated[int, msgspec.Meta(ge=0, le=CHOICES)]
    table: Annotated[str, msgspec.Meta(max_length=40)] = ""
    record: dict[str, Any] | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to create. Without ``seats`` the creator gets seat 0 and the others are open.

    With ``start`` it goes on from another game, which gives the options. ``hints`` lets all
    players ask for hints. ``rated`` lets the game count if everybody has an account.
    """

    game: str
    players: int
    options: dict[str, str | int | bool] = {}
    seats: list[NewSeat] | None = None
    listed: bool = False
    clock: NewClock = NewClock()
    start: Branch | None = None
    hints: bool = False
    rated: bool = False


class CreatedTable(msgspec.Struct):
    """A new table, with the secrets of the creator's seats and the invitation."""

    table: TableSummary
    secrets: dict[int, str]
    invite: str


class JoinedSeat(msgspec.Struct):
    """The seat that was taken, with its secret."""

    seat: int
    secret: str
    table: TableSummary


class Service:
    """Operations on tables; each raises :class:`Refused` if it is not possible."""

    def __init__(self, manager: TableManager, settings: Settings, process: str = "") -> None:
        self.manager = manager
        self.own_seats = OwnSeats(manager)
        self.company = Company(manager)
        self.office = BotOffice(manager.store, settings)
        self.settings = settings
        self.adviser: Adviser | None = None  # there once the bot processes are
        self.visits = Visits(manager.store.channels, process)
        self._secrets = Secrets(settings.test_draws, settings.reveal_seconds)

    async def create(
        self, request: NewTable, test_name: str = "", account: Account | None = None
    ) -> CreatedTable:
        """Create a table; ``test_name`` names its draws where a server foretells them."""
        game = find_game(request.game)
        options = _options(game, request)
        if request.rated:
            self._check_rated(request, account)
        position, origin = None, None
        if request.start is not None:
            options, position = await self._position(game, request, request.start)
            origin = Origin(request.start.table, request.start.step)
        if await self.manager.store.count_open() >= self.settings.most_open:
            raise Refused("too-many", most=self.settings.most_open)
        seats = request.seats
        if seats is None:
            seats = [NewSeat("mine")] + [NewSeat() for _ in range(request.players - 1)]
        if len(seats) != request.players:
            raise Refused("bad-seats", seats=len(seats), players=request.players)
        secrets: dict[int, str] = {}
        me = "" if account is None else account.id
        asked = {
            number: await self.office.invited(seat.bot or "", game, me)
            for number, seat in enumerate(seats)
            if _is_outside(seat)
        }
        rows = [
            _invited(asked[number]) if number in asked else _seat(number, seat, secrets, game)
            for number, seat in enumerate(seats)
        ]
        invite = credentials.new_secret()
        id = credentials.new_table_id()
        created = Created(
            game=game.id,
            version=game.version,
            players=request.players,
            options=options,
            clock=clock_of(request.clock),
            reserve=request.clock.reserve,
            holidays=request.clock.rest,
            listed=request.listed,
            invite=credentials.hash_secret(invite),
            seats=rows,
            commitments=_commitments([s.commitment for s in seats], rows),
            position=position,
            origin=origin,
            hints=request.hints,
            rated=request.rated,
            draws=self._secrets.make(credentials.new_table_id(), test_name),
        )
        table = await self.manager.create(id, opening(game, created))
        for number, bot in asked.items():
            await self._ask(id, number, bot, rows[number].hash or "")
        return CreatedTable(outgoing.summary(table), secrets, invite)

    def _check_rated(self, request: NewTable, account: Account | None) -> None:
        """Refuse to open a table as rated that could never be."""
        if not self.settings.ratings:
            raise Refused("no-ratings")
        if account is None:
            raise Refused("sign-in")
        if request.hints or request.start is not None:
            raise Refused("bad-options", problem="rated: not with hints, nor with a start")

    async def _position(
        self, game: Game, request: NewTable, start: Branch
    ) -> tuple[dict[str, OptionValue], dict[str, Any]]:
        """The options and the position of the game that a table goes on from."""
        data = start.record if start.record is not None else await self.record(start.table)
        record = read_record(cast(dict[str, Any], data))
        if record.game.id != game.id or record.players != request.players:
            raise Refused("bad-options", problem="start: another game or number of players")
        return dict(record.options), await asyncio.to_thread(position_at, record, start.step)

    async def record(self, id: str) -> RecordData:
        """The record of a finished table; refused while the game runs, or others of its deal."""
        summary = await self.finished(id)
        found = history.record(await self.manager.store.entries(id), summary["outcome"])
        return await asyncio.to_thread(with_totals, found)

    async def finished(self, id: str) -> TableSummary:
        """The public data of a finished table whose game everybody may see."""
        summary = await self.summary(id)
        if summary["status"] != "finished":
            raise Refused("not-finished", status=summary["status"])
        of = summary["tournament"]
        if of is not None and of["sealed"]:
            await self.check_unsealed(of["id"], of["round"])
        return summary

    async def check_unsealed(self, tournament: str, round: int) -> None:
        """Refuse what would tell players of a round what its other tables have drawn."""
        if await self.manager.store.tournaments.round_runs(tournament, round):
            raise Refused("sealed")

    async def hint(self, id: str, seat: int) -> Advice:
        """The best choice of a seat, from what it may see; refused where it was not agreed."""
        live = self.manager.live(id)
        async with live.lock:
            table = await self.manager.loaded(live)
            match = table.require_running()
            if not table.hints:
                raise Refused("no-hints")
            choices = match.state.choices(seat)
            if not choices or self.adviser is None:
                raise Refused("stale", seq=table.seq)
            seq, view = table.seq, match.state.view(seat)
        return await self.adviser.advise(seq, view, choices)

    async def join(
        self,
        id: str,
        seat: int | None,
        name: str,
        invite: str,
        committed: str = "",
        account_id: str = "",
    ) -> JoinedSeat:
        """Take a seat; a private table requires its invitation.

        Whoever is not welcome is told so only where everybody else could sit down.
        """
        key = credentials.new_secret()
        welcome = not account_id or await self.company.welcome(id, account_id)
        taken: list[int] = []

        def draft(table: Table) -> Draft:
            if not table.setup.listed and not credentials.verify(invite, table.setup.invite):
                raise Refused("wrong-invite")
            hash = credentials.hash_secret(key)
            wanted = commands.join(table, seat, clean_name(name), hash, committed)
            if not welcome:
                raise Refused("not-welcome")
            taken[:] = [wanted.change.seat or 0]
            return wanted

        await self.manager.submit(id, draft)
        return JoinedSeat(taken[0], key, await self.summary(id))

    async def sit(self, id: str, seat: int, committed: str = "") -> TableSummary:
        """Take the seat that a rematch reserves, for whoever has shown that it is theirs."""
        owner = (await self.company.sitting(id)).accounts.get(seat)
        welcome = owner is None or await self.company.welcome(id, owner)

        def draft(table: Table) -> Draft | None:
            reserved = table.seats[seat]
            if reserved.kind in ("human", "bot"):
                return None
            if reserved.hash is None:
                raise Refused("not-your-seat", seat=seat)
            if not welcome:
                raise Refused("not-welcome")
            return commands.join(table, seat, reserved.name, reserved.hash, committed)

        await self.manager.submit(id, draft)
        return await self.summary(id)

    async def rematch(self, id: str, seat: int, committed: str = "") -> TableSummary:
        """Create a table with the same players on the same seats; all secrets stay valid."""
        live = self.manager.live(id)
        async with live.lock:
            table = await self.manager.loaded(live)
            if table.status != "finished":
                raise Refused("not-finished", status=table.status)
            game = table.game
            seats = [_again(s, number == seat) for number, s in enumerate(table.seats)]
            before = table.setup.draws
            again = credentials.rematch_id(id)
            setup = {**msgspec.structs.asdict(table.setup), "tournament": None, "arrival": 0.0}
            stream = credentials.new_table_id()
            setup["draws"] = self._secrets.make(stream, before.stream if before else "")
            own = [committed if number == seat else "" for number in range(len(seats))]
            created = Created(**setup, seats=seats, commitments=_commitments(own, seats))
        new = await self.manager.create(again, opening(game, created))
        for link in await self.manager.store.accounts.links(id):
            await self.own_seats.link(new.id, [link.seat], link.account_id)
        self.office.changed()

        def draft(table: Table) -> Draft | None:
            return None if table.rematch else Draft(Rematched(seat, new.id))

        await self.manager.submit(id, draft)
        return await self.sit(new.id, seat, committed)

    async def choose(self, id: str, seat: int, text: str, base: int) -> int:
        """Make a choice; it is durable when this returns."""
        return await self._game(id, lambda table: commands.choose(table, seat, text, base))

    async def reveal(self, id: str, seat: int, secret: str) -> int:
        """Reveal a seat's secret for the draws; the last one starts the game."""
        return await self._game(id, lambda table: commands.reveal(table, seat, secret))

    async def undo(self, id: str, seat: int, base: int) -> int:
        """Undo the seat's last choice."""
        return await self._game(id, lambda table: commands.undo(table, seat, base))

    async def why(self, id: str, seat: int, text: str) -> dict[str, Any] | None:
        """Why a seat may not make a choice now, or None if it may."""
        live = self.manager.live(id)
        async with live.lock:
            match = (await self.manager.loaded(live)).match
        if match is None:
            raise Refused("not-running")
        try:
            refusal = match.state.refusal(seat, match.game.grammar.read(text))
        except NotationError as error:
            raise Refused("bad-choice", problem=str(error)) from None
        if refusal is None:
            return None
        return {"clause": refusal.clause, "reason": refusal.reason, "details": refusal.args}

    async def vote(self, id: str, seat: int, target: int) -> int:
        """Vote that a bot plays for an absent player."""
        bot, patience = self.settings.stand_in, self.settings.patience
        return await self._game(
            id, lambda table: commands.vote(table, seat, target, bot, time.time(), patience)
        )

    async def fill(
        self, id: str, seat: int, target: int, bot: str, name: str, account_id: str = ""
    ) -> int:
        """Let a bot sit on a free seat before the game starts, or ask one from outside."""
        if bot.startswith(SIGN):
            return await self._invite(id, seat, target, bot, account_id)

        def filled(table: Table) -> Draft:
            return commands.fill(table, seat, target, bot, _bot_name(bot, name, table.game))

        return await self._game(id, filled)

    async def _invite(self, id: str, seat: int, target: int, name: str, by: str) -> int:
        """Ask a bot from outside to a free seat."""
        game = find_game((await self.summary(id))["game"])
        bot = await self.office.invited(name, game, by)
        hash = _invited(bot).hash or ""
        seq = await self._game(
            id, lambda table: commands.invite(table, seat, target, bot.name, hash)
        )
        await self._ask(id, target, bot, hash)
        return seq

    async def _ask(self, id: str, seat: int, bot: OutsideBot, hash: str) -> None:
        """The seat is kept for a bot's account, which is told of it."""
        await self.manager.store.accounts.link_seat(id, seat, bot.account_id, hash)
        self.office.changed()

    async def close(self, id: str, seat: int) -> int:
        """Close a table before the game starts."""
        return await self._game(id, lambda table: commands.close(table, seat))

    async def leave(self, id: str, seat: int) -> int:
        """Leave the table; the player may return, unless the game has not begun."""
        seq = await self._game(
            id, lambda table: commands.leave(table, seat, self.settings.stand_in)
        )
        if (await self.summary(id))["status"] == "open":
            await self.manager.store.accounts.free_seat(id, seat)
        return seq

    async def resign(self, id: str, seat: int) -> int:
        """Resign; the player cannot return."""
        return await self._game(
            id, lambda table: commands.resign(table, seat, self.settings.stand_in)
        )

    async def come_back(self, id: str, seat: int) -> int:
        """Take the seat back from the bot."""
        return await self._game(id, lambda table: commands.come_back(table, seat))

    async def rest(self, id: str, seat: int, days: int) -> int:
        """Take holidays from now on, or end them with 0 days."""
        return await self._game(
            id, lambda table: commands.rest(table, seat, days * DAY, time.time())
        )

    async def seats_of(self, id: str, secrets: list[str]) -> list[int]:
        """The seats of these secrets; every secret must belong to one."""
        live = self.manager.live(id)
        async with live.lock:
            return seats_at(await self.manager.loaded(live), secrets)

    async def give_up(self, account_id: str) -> None:
        """Leave all tables of an account, so that nobody waits for a person who is gone."""
        for table, seats in await self.manager.store.own(account_id, 10_000):
            for seat in seats if table["status"] in ("open", "running") else ():
                with contextlib.suppress(Refused):  # a bot plays there already
                    await self.leave(table["id"], seat)

    async def remove_bot(self, bot: OutsideBot) -> None:
        """Delete a bot from outside; those of the server go on with its running games."""
        await self.give_up(bot.account_id)
        await self.manager.store.accounts.delete(bot.account_id)
        self.office.changed()

    async def told_of_chat(self, id: str, seat: int) -> list[Cause]:
        """Who may be told that a seat has said something."""
        live = self.manager.live(id)
        async with live.lock:
            return message_causes(await self.manager.loaded(live), seat)

    async def summary(self, id: str) -> TableSummary:
        """The public data of a table."""
        found = await self.manager.store.summary(id)
        if found is None:
            raise Refused("no-table")
        return found

    async def _game(self, id: str, draft: Callable[[Table], Draft | Repeat]) -> int:
        return await self.manager.submit(id, draft)


def with_totals(record: RecordData) -> RecordData:
    """A record with the sums of the weights of its draws, where its rules are installed."""
    if "fair" in record and record["version"] == find_game(record["game"]).version:
        record["fair"]["totals"] = totals(Record.from_data(record))
    return record


def seats_at(table: Table, secrets: list[str]) -> list[int]:
    """The seats of these secrets; every secret must belong to one."""
    hashes = [seat.hash for seat in table.seats]
    found: list[int] = []
    for key in secrets:
        seats = credentials.matches(key, hashes)
        if not seats:
            raise Refused("wrong-secret")
        found += [seat for seat in seats if seat not in found]
    return found


def refusal_data(error: IllegalChoice) -> dict[str, Any]:
    """A refusal by the rules as plain data."""
    return {"clause": error.clause, "reason": error.reason, "details": error.details}


def find_game(id: str) -> Game:
    """A game by id."""
    if id not in ratskeller.game_ids():
        raise Refused("no-game", game=id[:NAME], known=ratskeller.game_ids())
    return ratskeller.game(id)


def clean_name(name: str) -> str:
    """A name as it is shown: one line of at most `NAME` characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:NAME]


def _options(game: Game, request: NewTable) -> dict[str, OptionValue]:
    try:
        game.check_players(request.players)
        return game.complete_options(request.options)
    except OptionError as error:
        raise Refused("bad-options", problem=str(error)) from None


def _is_outside(seat: NewSeat) -> bool:
    return seat.kind == "bot" and (seat.bot or "").startswith(SIGN)


def _invited(bot: OutsideBot) -> Seat:
    """A seat that is kept for a bot from outside.

    It has a secret as that of a person, which nobody needs: the bot's account opens it.
    """
    return Seat("invited", bot.name, credentials.hash_secret(credentials.new_secret()))


def clock_of(clock: NewClock) -> Clock:
    """The clock of a table; refused if there is no such."""
    if clock.mode not in MODES:
        raise Refused("bad-options", problem=f"clock: {'|'.join(MODES)}")
    if clock.mode != "none" and not 1 <= clock.seconds <= 10**7:
        raise Refused("bad-options", problem="clock: seconds 1..10000000")
    most = 10**7 if clock.mode == "turn" else 0
    if not (0 <= clock.reserve <= most and 0 <= clock.rest <= most):
        raise Refused("bad-options", problem=f"clock: reserve and rest 0..{most}")
    return Clock(clock.mode, clock.seconds)


def _seat(number: int, seat: NewSeat, secrets: dict[int, str], game: Game) -> Seat:
    if seat.kind == "mine":
        secrets[number] = credentials.new_secret()
        return Seat("human", clean_name(seat.name), credentials.hash_secret(secrets[number]))
    if seat.kind == "bot":
        return Seat("bot", _bot_name(seat.bot, seat.name, game), bot=seat.bot)
    if seat.kind != "open":
        raise Refused("bad-seats", kind=seat.kind[:NAME], known=["open", "mine", "bot"])
    return Seat()


def _commitments(wanted: list[str], seats: list[Seat]) -> list[str]:
    """The commitments of the seats that are taken by people; an empty list if there is none."""
    found = [own if s.kind == "human" else "" for own, s in zip(wanted, seats, strict=True)]
    return found if any(found) else []


def _bot_name(bot: str | None, name: str, game: Game) -> str:
    """The name a bot is shown with; refused if no such bot plays the game."""
    if bot not in known_bots(game):
        raise Refused("bad-seats", bot=str(bot)[:NAME], known=known_bots(game))
    return clean_name(name) or bot


def _again(seat: Seat, asks: bool) -> Seat:
    """A seat at a rematch: reserved for its player, or taken by the one who asks."""
    if seat.outside:
        return Seat("invited", seat.name, seat.hash)
    if seat.kind == "bot":
        return Seat("bot", seat.name, bot=seat.bot)
    return Seat("human" if asks else "reserved", seat.name, seat.hash)


def opening(game: Game, created: Created) -> Draft:
    """The first entry; a table without open seats and without secrets starts at once."""
    full = all(seat.kind in ("human", "bot") for seat in created.seats)
    if full and not any(created.commitments):
        created = msgspec.structs.replace(created, start=commands.start(game, created))
    return Draft(created)
