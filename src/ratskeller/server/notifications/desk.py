"""What owners of channels ask for: add, change, remove, try; and the links in mails."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import msgspec

from ratskeller.server.credentials import hash_secret, new_secret, new_table_id
from ratskeller.server.errors import Refused
from ratskeller.server.notifications.channels import OFF, ON, UNCONFIRMED, Channel, ChannelStore
from ratskeller.server.notifications.letter import trial
from ratskeller.server.notifications.outbox import Notice, Outbox
from ratskeller.server.notifications.sender import Sender
from ratskeller.server.notifications.targets import (
    AnyTarget,
    MailTarget,
    WebhookTarget,
    address_of,
    check_target,
    shown,
)
from ratskeller.server.notifications.wishes import Wishes
from ratskeller.server.rate_limit import RateLimiter
from ratskeller.server.settings import Settings

MOST = 20  # channels of one owner
MAILS = 3  # mails an hour that ask one mailbox


class Owner(NamedTuple):
    """Whose a channel is: an account's, or that of the holder of a secret with this hash."""

    account_id: str | None
    hash: str | None

    @staticmethod
    def of_seat(secret: str) -> Owner:
        """The holder of a seat's secret."""
        return Owner(None, hash_secret(secret))


class Desk:
    """The channels of one server, as their owners may use them."""

    def __init__(
        self, store: ChannelStore, outbox: Outbox, sender: Sender, settings: Settings
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._sender = sender
        self._settings = settings
        self._mails = RateLimiter(MAILS / 3600, MAILS)

    @property
    def kinds(self) -> list[str]:
        """The kinds of channels that this server offers."""
        if not self._settings.notifications:
            return []
        return ["push", "webhook", *(["mail"] if self._settings.smtp else [])]

    async def push_key(self) -> str:
        """The key that browsers want to see when they subscribe."""
        return (await self._sender.vapid()).public if self.kinds else ""

    async def of(self, owner: Owner) -> list[Channel]:
        """The channels of an owner."""
        return await self._store.of(*owner)

    async def add(
        self, owner: Owner, target: AnyTarget, wishes: Wishes, site: str
    ) -> tuple[Channel, str]:
        """Add a channel; returns it, and of a webhook in our format the key of its signatures."""
        kind = str(target.__struct_config__.tag)
        if kind not in self.kinds:
            raise Refused("bad-channel", problem="kind", known=self.kinds)
        wishes.check()
        check_target(target, self._settings.private_targets)
        secret = ""
        if isinstance(target, WebhookTarget):
            secret = new_secret() if target.format == "generic" else ""
            target = msgspec.structs.replace(target, secret=secret)
        asks = isinstance(target, MailTarget)
        if asks and not self._mails.take(address_of(target)):
            raise Refused("too-fast")
        channel = Channel(
            id=new_table_id(),
            account_id=owner.account_id,
            hash=owner.hash,
            kind=kind,
            target=target,
            wishes=wishes,
            site=(self._settings.site or site).rstrip("/")[:300],
            status=UNCONFIRMED if asks else ON,
            created_at=round(time.time(), 3),
        )
        if not await self._store.add(channel, MOST):
            raise Refused("too-many-channels", most=MOST)
        if asks:
            sent = await self._sender.confirm(channel)
            if sent.reason:
                await self._store.remove(channel.id)
                raise Refused("bad-channel", problem=sent.reason)
        return channel, secret

    async def change(self, owner: Owner, id: str, wishes: Wishes) -> Channel:
        """Replace the wishes of a channel; one that was given up is on again."""
        wishes.check()
        channel = await self._own(owner, id)
        status = ON if channel.status == OFF and channel.kind != "mail" else channel.status
        await self._store.change(id, wishes=wishes, status=status)
        return msgspec.structs.replace(channel, wishes=wishes, status=status)

    async def remove(self, owner: Owner, id: str) -> None:
        """Remove a channel."""
        await self._own(owner, id)
        await self._store.remove(id)

    async def trial(self, owner: Owner, id: str) -> str:
        """Send a trial notice; returns why it was not taken, or an empty string."""
        channel = await self._own(owner, id)
        if channel.status == UNCONFIRMED:
            return UNCONFIRMED
        return (await self._sender.send(channel, trial(channel, time.time()))).reason

    async def notices(self, owner: Owner, id: str) -> list[tuple[Notice, str, str]]:
        """The last notices of a channel."""
        await self._own(owner, id)
        return await self._outbox.of(id)

    async def follow(self, token: str, what: str) -> Channel:
        """Follow a link of a mail: start notices to a mailbox, or end them."""
        id = await self._sender.read_link(token, what)
        channel = None if id is None else await self._store.channel(id)
        if channel is None:
            raise Refused("no-channel")
        status = ON if what == "confirm" else OFF
        await self._store.change(channel.id, status=status)
        return msgspec.structs.replace(channel, status=status)

    def shown(self, channel: Channel) -> dict[str, Any]:
        """A channel as its owner sees it; ``address`` tells a browser which one is its own."""
        target = channel.target
        return {
            "id": channel.id,
            "kind": channel.kind,
            "to": shown(target),
            "format": target.format if isinstance(target, WebhookTarget) else "",
            "address": address_of(target),
            "wishes": channel.wishes,
            "status": channel.status,
            "created_at": channel.created_at,
            "failure": channel.failure,
            "failed_at": channel.failed_at,
        }

    async def _own(self, owner: Owner, id: str) -> Channel:
        for channel in await self.of(owner):
            if channel.id == id:
                return channel
        raise Refused("no-channel")
