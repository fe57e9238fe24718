"""The seats of accounts at tables.

A link between an account and a seat holds the hash of the seat's secret. It opens the seat as
long as the seat has this secret, so a seat that changed hands needs no bookkeeping here.
"""

from __future__ import annotations

from ratskeller.server.accounts.store import LinkedSeat
from ratskeller.server.table import Table
from ratskeller.server.tables import TableManager


class OwnSeats:
    """Links seats, and finds those that are linked."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        self._accounts = manager.store.accounts

    async def link(self, id: str, seats: list[int], account_id: str) -> list[int]:
        """Make seats those of an account; the caller knows that its person sits there.

        Returns the seats that are the account's now.
        """
        live = self._manager.live(id)
        async with live.lock:
            hashes = [seat.hash for seat in (await self._manager.loaded(live)).seats]
        linked = []
        for seat in seats:
            hash = hashes[seat]
            if hash is None:
                continue
            if await self._accounts.link_seat(id, seat, account_id, hash) == account_id:
                linked.append(seat)
        return linked

    async def find(self, id: str, account_id: str) -> list[int]:
        """The seats of an account at a table."""
        links = await self._accounts.links(id)
        live = self._manager.live(id)
        async with live.lock:
            return linked_seats(await self._manager.loaded(live), links, account_id)


def linked_seats(table: Table, links: list[LinkedSeat], account_id: str) -> list[int]:
    """The seats of an account; a link to a seat that somebody else has taken opens nothing."""
    return [
        link.seat
        for link in links
        if link.account_id == account_id
        and link.seat < table.players
        and table.seats[link.seat].hash == link.hash
    ]
