"""What shows that somebody sits on a seat: its secret, or the account that it belongs to."""

from __future__ import annotations

from typing import Any

from litestar import Request

from ratskeller.server.accounts.store import Account
from ratskeller.server.errors import Refused
from ratskeller.server.service import Service

SECRET = 200  # characters at most


class SeatRight:
    """The right that a request names in its header.

    ``Authorization: Bearer …`` has the secret of a seat. ``Authorization: Seat 2`` names a seat
    of the account that the session's cookie signs in.
    """

    def __init__(self, header: str, account: Account | None, service: Service) -> None:
        scheme, _, value = header.partition(" ")
        self._scheme, self._value = scheme.lower(), value.strip()
        self._account = account
        self._service = service

    @property
    def secret(self) -> str:
        """The secret that was sent; empty if the account gave the right."""
        return self._value if self._scheme == "bearer" else ""

    async def seat(self, id: str) -> int:
        """The seat at a table; refused without a right to it."""
        value = self._value
        if self._scheme == "seat" and value.isdecimal() and len(value) < 3:
            if self._account is None:
                raise Refused("sign-in")
            seat = int(value)
            if seat not in await self._service.own_seats.find(id, self._account.id):
                raise Refused("not-your-seat", seat=seat)
            return seat
        if self._scheme != "bearer" or not value or len(value) > SECRET:
            raise Refused("no-secret")
        return (await self._service.seats_of(id, [value]))[0]

    async def link(self, id: str, seat: int) -> None:
        """Make a seat that was taken by this right one of the signed-in account."""
        if self._account is not None:
            await self._service.own_seats.link(id, [seat], self._account.id)


async def seat_right(
    request: Request[Any, Any, Any],
    account: Account | None,
    service: Service,
) -> SeatRight:
    """The dependency of handlers."""
    return SeatRight(request.headers.get("authorization", ""), account, service)
