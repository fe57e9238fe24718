"""What a host does about accounts and tables, by the command line, while the server runs or not.

Everything is done in the database. A running server notices within a few seconds: sockets of a
banned account are closed, and whoever is at a closed table is told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa

from ratskeller import RatskellerError, game_ids
from ratskeller.server.accounts.names import LONGEST, SHORTEST
from ratskeller.server.accounts.reports import Report
from ratskeller.server.accounts.store import FOREVER, Account
from ratskeller.server.entry import Closed, Draft
from ratskeller.server.errors import Refused
from ratskeller.server.people.answers import RankedPlayer
from ratskeller.server.people.rater import Rater
from ratskeller.server.settings import Settings
from ratskeller.server.store.engine import connect, migrate, read_url
from ratskeller.server.store.store import Store
from ratskeller.server.table import Table
from ratskeller.server.tables import TableManager
from ratskeller.server.tournaments.desk import call_off

DAY = 86_400.0
LISTED = 10_000  # accounts, tables and reports that `list`, `tables` and `reports` print
SHOWN = 60  # letters of a report in the list


class Wish(msgspec.Struct, frozen=True):
    """What the command line asks for."""

    names: Sequence[str] = ()
    days: float | None = None
    reason: str = ""
    lock: bool = False
    done: bool = False


class Admin:
    """The host's actions on one database; each returns the lines to print."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def people(self, wish: Wish) -> list[str]:
        """The accounts, newest first, or some of them."""
        accounts = [await self._account(name) for name in wish.names]
        return [_line(each) for each in accounts or await self._store.accounts.all(LISTED)]

    async def ban(self, wish: Wish) -> list[str]:
        """Shut accounts out, and end their sessions."""
        until = FOREVER if wish.days is None else time.time() + wish.days * DAY
        lines = []
        for account in await self._accounts(wish):
            await self._store.accounts.change(
                account.id, banned_until=round(until, 3), banned_reason=wish.reason
            )
            await self._store.sessions.end_all(account.id)
            lines.append(f"{account.name} is banned{_until(until)}")
        return lines

    async def unban(self, wish: Wish) -> list[str]:
        """Let accounts in again."""
        lines = []
        for account in await self._accounts(wish):
            await self._store.accounts.change(account.id, banned_until=None, banned_reason="")
            lines.append(f"{account.name} is let in again")
        return lines

    async def rename(self, wish: Wish) -> list[str]:
        """Give an account another name."""
        if len(wish.names) != 2:
            raise RatskellerError("admin rename needs two names, the old one and the new one")
        old, new = wish.names
        account = await self._account(old)
        try:
            await self._store.accounts.rename(account.id, new)
        except Refused as refused:
            raise RatskellerError(_reason(refused, new)) from None
        return [f"{account.name} is called {new} now"]

    async def reset(self, wish: Wish) -> list[str]:
        """A code that signs in once; with ``lock`` nothing else opens the account any more."""
        [account] = await self._accounts(wish, one=True)
        if account.kind != "person":
            raise RatskellerError(f"{account.name} is a {account.kind}; it does not sign in")
        if wish.lock:
            for passkey in await self._store.passkeys.of(account.id):
                await self._store.passkeys.remove(account.id, passkey.id)
            await self._store.codes.clear(account.id)
            await self._store.accounts.change(account.id, password=None)
            await self._store.sessions.end_all(account.id)
        code = await self._store.codes.add_host_code(account.id)
        return [code, f"This code signs {account.name} in once, within a day."]

    async def bot(self, wish: Wish) -> list[str]:
        """A token for a bot from outside, which is made if there is none of this name.

        With ``lock`` all its tokens are revoked instead.
        """
        if len(wish.names) != 1:
            raise RatskellerError("admin bot needs the name of a bot from outside")
        [name] = wish.names
        found = await self._store.accounts.account_by_name(name)
        if found is None and not wish.lock:
            try:
                found = await self._store.accounts.create(name, "bot")
            except Refused as refused:
                raise RatskellerError(_reason(refused, name)) from None
            await self._store.bots.add(found.id, None)
        if found is None or found.kind != "bot":
            raise RatskellerError(f"{name!r} is not a bot from outside")
        if wish.lock:
            await self._store.bots.end_tokens(found.id)
            return [f"all tokens of {found.name} are revoked"]
        _, token = await self._store.bots.new_token(found.id, "ratskeller admin")
        return [token, f"This token plays as {found.name}. It is not shown again."]

    async def invite(self, wish: Wish) -> list[str]:
        """An invitation for one account."""
        code = await self._store.invitations.add(" ".join(wish.names), wish.days)
        return [code, f"The link to send: https://YOUR-SERVER/#/account?invitation={code}"]

    async def tables(self, wish: Wish) -> list[str]:
        """The tables that wait for players or are played at, private ones too."""
        lines = []
        for table in await self._store.alive(LISTED):
            names = ", ".join(seat["name"] or seat["kind"] for seat in table["seats"])
            day = _day(table["created_at"])
            lines.append(f"{table['id']}  {table['status']:<7}  {day}  {table['game']}: {names}")
        return lines

    async def close(self, wish: Wish) -> list[str]:
        """Close tables that are open or running; those who sit there are told."""
        if not wish.names:
            raise RatskellerError("admin close needs the id of a table; admin tables lists them")
        manager = TableManager(self._store, lambda entries: None, lambda table, number: None)
        manager.committer.start()
        try:
            for id in wish.names:
                try:
                    await manager.submit(id, _closing)
                except Refused as refused:
                    raise RatskellerError(_reason(refused, id)) from None
        finally:
            await manager.close()
        return [f"{id} is closed" for id in wish.names]

    async def tournaments(self, wish: Wish) -> list[str]:
        """The tournaments that wait for people or run, those by invitation too."""
        return [
            f"{one.id}  {one.status:<7}  {_day(one.created_at)}  {one.game}:"
            f" {one_line(one.title)} ({one_line(one.organiser)})"
            for one in await self._store.tournaments.alive(LISTED)
        ]

    async def call_off(self, wish: Wish) -> list[str]:
        """End tournaments; games that are being played go on."""
        if not wish.names:
            raise RatskellerError(
                "admin call-off needs the id of a tournament; admin tournaments lists them"
            )
        for id in wish.names:
            try:
                await self._store.tournaments.change(id, call_off)
            except Refused as refused:
                raise RatskellerError(_reason(refused, id)) from None
        return [f"{id} is called off" for id in wish.names]

    async def reports(self, wish: Wish) -> list[str]:
        """The open reports, the oldest first; some of them in full, or marked as done."""
        if not wish.names:
            return [_report_line(each) for each in await self._store.reports.open(LISTED)]
        lines = []
        for id in wish.names:
            report = await self._store.reports.find(id)
            if report is None:
                raise RatskellerError(f"there is no report {id!r}; admin reports lists them")
            if wish.done:
                await self._store.reports.done(id)
                lines.append(f"{id} is done")
                continue
            known = await self._store.accounts.named([report.account_id, report.about_id or ""])
            by, about = known.get(report.account_id), known.get(report.about_id or "")
            lines += _report_text(report, by, about)
        return lines

    async def ratings(self, wish: Wish) -> list[str]:
        """The rankings; with the word `recompute` all ratings are made anew from the records."""
        if list(wish.names) == ["recompute"]:
            counted = await Rater(self._store).recompute()
            return [f"{game}: {number} games count" for game, number in counted.items()]
        if wish.names:
            raise RatskellerError("admin ratings takes nothing, or the word recompute")
        return [
            _rank_line(game, place, player)
            for game in game_ids()
            for place, player in enumerate(await self._store.rankings.of(game, ""), 1)
        ]

    async def _accounts(self, wish: Wish, one: bool = False) -> Sequence[Account]:
        if not wish.names or (one and len(wish.names) > 1):
            raise RatskellerError("this needs the name of an account; admin list lists them")
        return [await self._account(name) for name in wish.names]

    async def _account(self, name: str) -> Account:
        found = await self._store.accounts.account_by_name(name)
        if found is None:
            raise RatskellerError(f"there is no account {name!r}; admin list lists them")
        return found


Action = Callable[[Admin, Wish], Awaitable[list[str]]]
ACTIONS: Final[dict[str, Action]] = {
    "list": Admin.people,
    "ban": Admin.ban,
    "unban": Admin.unban,
    "rename": Admin.rename,
    "reset": Admin.reset,
    "bot": Admin.bot,
    "invite": Admin.invite,
    "tables": Admin.tables,
    "close": Admin.close,
    "tournaments": Admin.tournaments,
    "call-off": Admin.call_off,
    "reports": Admin.reports,
    "ratings": Admin.ratings,
}


def administer(settings: Settings, what: str, wish: Wish) -> list[str]:
    """Carry out an action; returns the lines to print."""
    there = read_url(settings.address)
    if there.get_backend_name() == "sqlite" and not Path(there.database or "").exists():
        raise RatskellerError(f"there is no database at {there.database}")

    async def run() -> list[str]:
        async with _opened(settings) as store:
            return await ACTIONS[what](Admin(store), wish)

    try:
        return asyncio.run(run())
    except (sa.exc.SQLAlchemyError, OSError) as error:
        reason = str(error).splitlines()[0]
        raise RatskellerError(f"the database does not answer: {reason}") from None
    except Refused as refused:
        raise RatskellerError(_reason(refused, "")) from None


@asynccontextmanager
async def _opened(settings: Settings) -> AsyncIterator[Store]:
    store = Store(connect(read_url(settings.address)))
    try:
        await migrate(store.engine)
        yield store
    finally:
        await store.close()


def _closing(table: Table) -> Draft:
    if table.status not in ("open", "running"):
        raise Refused("not-open", status=table.status)
    return Draft(Closed())


def _reason(refused: Refused, about: str) -> str:
    """Why something was refused, for the host."""
    return {
        "no-table": f"there is no table {about!r}; admin tables lists them",
        "no-tournament": f"there is no tournament {about!r}; admin tournaments lists them",
        "tournament-over": f"tournament {about} is over already",
        "not-open": f"table {about} is {refused.details.get('status')} already",
        "name-taken": f"{about!r} is taken, or looks too much like a name that is",
        "bad-name": f"a name has {SHORTEST} to {LONGEST} letters and digits, not {about!r}",
        "unavailable": "the database does not answer",
    }.get(refused.code, refused.code)


def _line(account: Account) -> str:
    state = _until(account.banned_until or 0.0) if account.banned else ""
    why = f": {account.banned_reason}" if account.banned and account.banned_reason else ""
    kind = "" if account.kind == "person" else f"  {account.kind}"
    banned = f"  banned{state}{why}" if account.banned else ""
    return f"{_day(account.created_at)}  {account.name}{kind}{banned}"


def _report_line(report: Report) -> str:
    text = one_line(report.text)
    short = text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"
    return f"{_day(report.at)}  {report.id}  {one_line(report.name)}: {short}"


def _report_text(report: Report, by: Account | None, about: Account | None) -> list[str]:
    """A report in full. What people wrote is printed without control characters."""
    account = f"the account {about.name}" if about is not None else "no account"
    writer = by.name if by is not None else "a guest"
    done = "" if report.done_at is None else f", done {_day(report.done_at)}"
    return [
        f"{report.id}  {_day(report.at)}{done}",
        f"about {one_line(report.name)} ({account}), seat {report.seat + 1}",
        f"by {writer}, table {report.table_id}",
        f"  {one_line(report.text)}",
        *(f"  | {one_line(said.name)}: {one_line(said.text)}" for said in report.said()),
    ]


def one_line(text: str) -> str:
    r"""Text of somebody else, as it may be printed to a terminal.

    >>> one_line("a\nb \x1b[2J")
    'a b [2J'
    """
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _rank_line(game: str, place: int, player: RankedPlayer) -> str:
    """A line of a ranking; who has played too few games has no place yet."""
    number = "-" if player["provisional"] else str(place)
    bot = "" if player["kind"] == "person" else "  bot"
    points = f"{player['points']:>5} ±{player['error']}"
    return f"{game}  {number:>3}  {points}  {player['games']:>4} games  {player['name']}{bot}"


def _until(end: float) -> str:
    return "" if end >= FOREVER else f" until {_day(end)}"


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()
