"""What people do with tournaments: open, join, leave, start, close."""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Callable

import msgspec

from ratskeller import OptionError
from ratskeller.server.accounts.names import name_key
from ratskeller.server.accounts.store import Account
from ratskeller.server.bots.names import known_bots
from ratskeller.server.credentials import hash_secret, new_secret, new_table_id, verify
from ratskeller.server.draws import Secrets
from ratskeller.server.errors import Refused
from ratskeller.server.service import NewClock, Service, clean_name, clock_of, find_game
from ratskeller.server.tournaments.model import SYSTEMS, Entrant, Rules, Tournament, Whole
from ratskeller.server.tournaments.opening import begin, begin_round
from ratskeller.server.tournaments.rounds import most_entrants, total_rounds
from ratskeller.server.tournaments.store import ALIVE, Change
from ratskeller.tournaments.pairings import FEWEST, MOST, MOST_TABLES

DAY = 86_400.0
YEAR = 366 * DAY
ROUNDS = 20
OPENED = 10  # tournaments that one account opens in a day


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    """A tournament to open; `Rules` says what the fields mean, ``listed`` that anybody joins."""

    title: str
    game: str
    players: int
    system: str
    clock: NewClock
    rounds: int = 0
    options: dict[str, str | int | bool] = {}
    arrival: float = 600.0
    pause: float | None = 0.0
    most: int = 16
    bot: str = "medium"
    fill: bool = False
    listed: bool = True
    starts_at: float | None = None


class TournamentDesk:
    """The tournaments of one server; each operation raises :class:`Refused` if not possible."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._store = service.manager.store
        self._settings = service.settings
        self.secrets = Secrets(self._settings.test_draws)
        self.on_change: Callable[[], None] = lambda: None  # there may be something to do
        names = self._settings.organisers.split(",")
        self._organisers = {name_key(name) for name in names if name.strip()}

    def may_open(self, account: Account | None) -> bool:
        """Whether the host lets an account open tournaments."""
        if account is None:
            return False
        return not self._organisers or name_key(account.name) in self._organisers

    async def listed(
        self, account: Account | None, limit: int
    ) -> list[tuple[Tournament, int, int]]:
        """Tournaments that are listed or the account's, with their people and rounds so far."""
        return await self._store.tournaments.listed("" if account is None else account.id, limit)

    async def whole(self, id: str) -> Whole:
        """A tournament with all that belongs to it."""
        return await self._store.tournaments.whole(id)

    async def open(self, wish: NewTournament, account: Account) -> tuple[str, str]:
        """Open a tournament; returns its id and the invitation."""
        if not self.may_open(account):
            raise Refused("no-tournaments")
        title = clean_name(wish.title)
        if not title:
            raise Refused("bad-options", problem="title")
        now = round(time.time(), 3)
        starts_at = wish.starts_at
        if starts_at is not None and not now - DAY < starts_at < now + YEAR:
            raise Refused("bad-options", problem="starts_at: within a year")
        rules = rules_of(wish)
        await self._store.attempts.check(f"tournament {account.id}", OPENED, DAY)
        invite = new_secret()
        made = Tournament(
            id=new_table_id(),
            title=title,
            organiser_id=account.id,
            organiser=account.name,
            game=rules.game,
            status="open",
            listed=wish.listed,
            rules=rules,
            invite=hash_secret(invite),
            created_at=now,
            starts_at=starts_at,
            ended_at=None,
        )
        await self._store.tournaments.create(made)
        self.on_change()
        return made.id, invite

    async def join(self, id: str, account: Account, invite: str) -> None:
        """Take part; one that is not listed needs its invitation."""
        organiser = (await self._store.tournaments.whole(id)).tournament.organiser_id
        welcome = organiser is None or not await self._store.blocks.any_by([organiser], account.id)

        def write(change: Change) -> None:
            tournament, people = change.tournament, change.whole.entrants
            mine = tournament.organiser_id == account.id
            if change.whole.entrant_of(account.id) is not None:
                return
            if tournament.status != "open":
                raise Refused("tournament-begun")
            if not (tournament.listed or mine or verify(invite, tournament.invite)):
                raise Refused("wrong-invite")
            if len(people) >= tournament.rules.most:
                raise Refused("tournament-full")
            if not welcome:
                raise Refused("not-welcome")
            number = people[-1].number + 1 if people else 0
            change.add(Entrant(number, account.id, account.name, "", round(time.time(), 3)))

        await self._store.tournaments.change(id, write)

    async def leave(self, id: str, account: Account) -> None:
        """Leave before the start, or withdraw: a bot plays on."""

        def own(change: Change) -> int | None:
            found = change.whole.entrant_of(account.id)
            return None if found is None else found.number

        await self._out(id, own)

    async def remove(self, id: str, account: Account, number: int) -> None:
        """The organiser removes somebody."""

        def other(change: Change) -> int:
            self._check_organiser(change, account)
            return number

        await self._out(id, other)

    async def _out(self, id: str, which: Callable[[Change], int | None]) -> None:
        def write(change: Change) -> list[tuple[str, int]]:
            number = which(change)
            found = [one for one in change.whole.entrants if one.number == number and one.present]
            if not found:
                raise Refused("no-entrant")
            if change.tournament.status == "open":
                change.drop(found[0].number)
                return []
            if change.tournament.status != "running":
                raise Refused("tournament-over")
            change.leaves(found[0].number, round(time.time(), 3))
            last = change.whole.tables_of(len(change.whole.rounds))
            return [(t.table_id, t.entrants.index(number)) for t in last if number in t.entrants]

        for table, seat in await self._store.tournaments.change(id, write):
            with contextlib.suppress(Refused):  # it is over, or a bot plays there already
                await self._service.leave(table, seat)

    async def start(self, id: str, account: Account) -> None:
        """The organiser starts the tournament."""

        def write(change: Change) -> None:
            self._check_organiser(change, account)
            if change.tournament.status != "open":
                raise Refused("tournament-begun")
            if not change.whole.entrants:
                raise Refused("no-entrant")
            begin(change)

        await self._store.tournaments.change(id, write)
        self.on_change()

    async def next_round(self, id: str, account: Account) -> None:
        """The organiser begins the next round without waiting for the end of the pause."""

        def write(change: Change) -> None:
            self._check_organiser(change, account)
            if change.tournament.status != "running":
                raise Refused("tournament-over")
            rounds = change.whole.rounds
            if not rounds or rounds[-1].ended_at is None:
                raise Refused("round-runs")
            begin_round(change, self.secrets)

        await self._store.tournaments.change(id, write)
        self.on_change()

    async def close(self, id: str, account: Account) -> None:
        """The organiser ends the tournament; games that are being played go on by themselves."""

        def write(change: Change) -> None:
            self._check_organiser(change, account)
            call_off(change)

        await self._store.tournaments.change(id, write)

    async def renew_invitation(self, id: str, account: Account) -> str:
        """A new invitation; the one before is void."""
        invite = new_secret()

        def write(change: Change) -> None:
            self._check_organiser(change, account)
            change.set(invite=hash_secret(invite))

        await self._store.tournaments.change(id, write)
        return invite

    def _check_organiser(self, change: Change, account: Account) -> None:
        if change.tournament.organiser_id != account.id:
            raise Refused("not-organiser")


def rules_of(wish: NewTournament) -> Rules:
    """The rules of a new tournament; refused as `bad-options` with what is wrong."""
    game = find_game(wish.game)
    try:
        game.check_players(wish.players)
        options = game.complete_options(wish.options)
    except OptionError as error:
        raise Refused("bad-options", problem=str(error)) from None
    clock = clock_of(wish.clock)
    by_rounds = wish.system != "round-robin"
    for right, problem in (
        (wish.system in SYSTEMS, f"system: {'|'.join(SYSTEMS)}"),
        (wish.players > 1, "players: 2 at least"),
        (clock.mode != "none", "clock: a tournament needs one"),
        (not by_rounds or 1 <= wish.rounds <= ROUNDS, f"rounds: 1..{ROUNDS}"),
        (FEWEST <= wish.most <= MOST, f"most: {FEWEST}..{MOST}"),
        (wish.bot in known_bots(game), f"bot: {'|'.join(known_bots(game))}"),
        (60 <= wish.arrival <= 14 * DAY, "arrival: 60..1209600"),
        (wish.pause is None or 0 <= wish.pause <= 7 * DAY, "pause: 0..604800"),
    ):
        if not right:
            raise Refused("bad-options", problem=problem)
    found = Rules(
        game=game.id,
        players=wish.players,
        options=options,
        system=wish.system,  # type: ignore[arg-type]
        rounds=wish.rounds if by_rounds else 0,
        clock=clock,
        reserve=wish.clock.reserve,
        rest=wish.clock.rest,
        arrival=wish.arrival,
        pause=wish.pause,
        most=wish.most,
        bot=wish.bot,
        fill=wish.fill,
    )
    most = most_entrants(found)
    if most > MOST:
        raise Refused("bad-options", problem=f"most: at tables of {wish.players} at most {MOST}")
    if not by_rounds and math.comb(most, wish.players) > MOST_TABLES:
        raise Refused(
            "bad-options", problem=f"most: a round robin has at most {MOST_TABLES} tables"
        )
    return found


def call_off(change: Change) -> None:
    """End a tournament before its end; its standings stay as they are."""
    if change.tournament.status not in ALIVE:
        raise Refused("tournament-over")
    change.set(status="closed", ended_at=round(time.time(), 3))


def is_last(change: Change) -> bool:
    """Whether the round that has begun last is the last one of all."""
    total = total_rounds(change.tournament.rules, len(change.whole.entrants))
    return len(change.whole.rounds) >= total
