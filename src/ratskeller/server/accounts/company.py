"""Who wants to sit with whom: blocking people at a table, and reporting them to the host.

People are pointed at by the seat on which they sit: nobody learns the name of an account by it.
"""

from __future__ import annotations

import time

import msgspec

from ratskeller.server.accounts.reports import Report, Said
from ratskeller.server.credentials import new_table_id
from ratskeller.server.entry import Seat
from ratskeller.server.errors import Refused
from ratskeller.server.tables import TableManager

HOUR = 3600.0
BLOCKS = 60  # of one account in an hour
REPORTS = 5  # of one account, or of the guests of one address, in an hour
LINES = 50  # lines of chat that are kept with a report


class Sitting(msgspec.Struct, frozen=True):
    """Who sits at a table; ``accounts`` has the ids of accounts by seat, without guests."""

    seats: list[Seat]
    hosts: set[int]
    accounts: dict[int, str]


class Company:
    """Blocks and reports at the tables of one database."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        self._store = manager.store

    async def sitting(self, id: str) -> Sitting:
        """Who sits at a table; a link to a seat that changed hands does not count."""
        links = await self._store.accounts.links(id)
        live = self._manager.live(id)
        async with live.lock:
            table = await self._manager.loaded(live)
            seats, hosts = [*table.seats], {*table.hosts}
        accounts = {
            link.seat: link.account_id
            for link in links
            if link.seat < len(seats) and seats[link.seat].hash == link.hash
        }
        return Sitting(seats, hosts, accounts)

    async def welcome(self, id: str, account_id: str) -> bool:
        """Whether nobody who opened the table has blocked an account."""
        found = await self.sitting(id)
        hosts = [found.accounts[seat] for seat in found.hosts if seat in found.accounts]
        return not hosts or not await self._store.blocks.any_by(hosts, account_id)

    async def blocked(self, id: str, account_id: str) -> list[int]:
        """The seats at a table where somebody sits whom an account has blocked."""
        accounts = (await self.sitting(id)).accounts
        others = await self._store.blocks.among(account_id, [*accounts.values()])
        return sorted(seat for seat, other in accounts.items() if other in others)

    async def block(self, id: str, seat: int, account_id: str) -> None:
        """Block the account on a seat; a guest has none."""
        found = await self.sitting(id)
        person = self._person(found, seat)
        other = found.accounts.get(seat)
        if other is None:
            raise Refused("guest-seat", seat=seat)
        if other == account_id:
            raise Refused("no-person", seat=seat)
        await self._store.attempts.check(f"block {account_id}", BLOCKS, HOUR)
        await self._store.blocks.add(account_id, other, person.name)

    async def report(self, id: str, seat: int, text: str, account_id: str, address: str) -> None:
        """Tell the host about whoever sits on a seat; the last lines of the chat are kept."""
        found = await self.sitting(id)
        person = self._person(found, seat)
        await self._store.attempts.check(f"report {account_id or address}", REPORTS, HOUR)
        lines = [
            Said(said.seat, found.seats[said.seat].name, said.text, said.at)
            for said in await self._store.chat_after(id, 0, LINES)
        ]
        report = Report(
            id=new_table_id(),
            account_id=account_id,
            about_id=found.accounts.get(seat),
            table_id=id,
            seat=seat,
            name=person.name,
            text=text,
            lines=msgspec.json.encode(lines).decode(),
            at=round(time.time(), 3),
        )
        await self._store.reports.add(report)

    def _person(self, found: Sitting, seat: int) -> Seat:
        if seat >= len(found.seats) or found.seats[seat].kind != "human":
            raise Refused("no-person", seat=seat)
        return found.seats[seat]
