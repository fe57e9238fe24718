"""Sends letters by the way of their channel."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from email.message import EmailMessage
from urllib.parse import urlsplit

import msgspec

from ratskeller.server.credentials import new_secret
from ratskeller.server.notifications import mail, push, webhook
from ratskeller.server.notifications.channels import Channel, ChannelStore
from ratskeller.server.notifications.letter import Letter
from ratskeller.server.notifications.outlet import Outlet, Unreachable
from ratskeller.server.notifications.targets import MailTarget, PushTarget, WebhookTarget
from ratskeller.server.settings import Settings

GONE = (404, 410)  # the browser has ended its subscription, or the webhook was deleted
FINAL = (400, 401, 403, 404, 405, 410, 413)


class Sent(msgspec.Struct, frozen=True):
    """What came of an attempt: ``reason`` is empty if the letter was taken.

    ``final`` says that another attempt is useless, ``gone`` that the whole channel is; ``wait``
    is the time that the receiver asked for.
    """

    reason: str = ""
    final: bool = False
    gone: bool = False
    wait: float = 0.0


class Sender:
    """The ways out of one process."""

    def __init__(self, store: ChannelStore, settings: Settings) -> None:
        self._store = store
        self._outlet = Outlet(settings.private_targets)
        self._smtp = mail.read_smtp(settings.smtp) if settings.smtp else None
        self._from = settings.mail_from
        self._contact = settings.contact
        self._vapid: push.Vapid | None = None

    async def vapid(self) -> push.Vapid:
        """The server's key for push services, made when it is first needed."""
        if self._vapid is None:
            key = await self._store.key("vapid", push.new_key())
            self._vapid = push.Vapid(key, self._contact)
        return self._vapid

    async def send(self, channel: Channel, letter: Letter) -> Sent:
        """Send a letter once; it never raises for what a receiver does."""
        try:
            match channel.target:
                case PushTarget() as target:
                    return await self._push(channel, target, letter)
                case WebhookTarget() as target:
                    headers, body = webhook.request(target, letter, time.time())
                    return await self._post(target.url, headers, body)
                case MailTarget() as target:
                    return await self._mail(channel, target, letter)
        except Unreachable as error:
            return Sent(error.reason, error.final)

    async def link(self, id: str, purpose: str) -> str:
        """The part of a link in a mail that shows that its reader got the mail."""
        key = await self._store.key("links", new_secret())
        signed = hmac.new(key.encode(), f"{purpose} {id}".encode(), hashlib.sha256)
        return f"{id}.{signed.hexdigest()}"

    async def read_link(self, token: str, purpose: str) -> str | None:
        """The id of the channel of a link, if this server made it."""
        id = token.partition(".")[0]
        wanted = await self.link(id, purpose)
        return id if hmac.compare_digest(wanted.encode(), token.encode()) else None

    async def confirm(self, channel: Channel) -> Sent:
        """Ask the owner of a mailbox whether notices are wanted there."""
        assert isinstance(channel.target, MailTarget)
        token = await self.link(channel.id, "confirm")
        link = f"{channel.site}/#/notices/confirm/{token}"
        letter = mail.confirm_mail(channel.target.to, self._from, link, channel.wishes.language)
        try:
            return await self._hand_over(letter)
        except Unreachable as error:
            return Sent(error.reason, error.final)

    async def _push(self, channel: Channel, target: PushTarget, letter: Letter) -> Sent:
        vapid = await self.vapid()
        site = urlsplit(channel.site)
        headers = push.headers(vapid, target, f"{site.scheme}://{site.netloc}", letter.topic)
        message = msgspec.json.encode({**letter.data(), "url": f"./#/table/{letter.table}"})
        return await self._post(target.endpoint, headers, push.encrypt(message, target))

    async def _post(self, url: str, headers: dict[str, str], body: bytes) -> Sent:
        answer = await self._outlet.post(url, headers, body)
        if 200 <= answer.status < 300:
            return Sent()
        final, gone = answer.status in FINAL, answer.status in GONE
        return Sent(f"http-{answer.status}", final, gone, answer.wait)

    async def _mail(self, channel: Channel, target: MailTarget, letter: Letter) -> Sent:
        token = await self.link(channel.id, "stop")
        stop = f"{channel.site}/#/notices/stop/{token}"
        language = channel.wishes.language
        return await self._hand_over(
            mail.notice_mail(letter, target.to, self._from, stop, language)
        )

    async def _hand_over(self, letter: EmailMessage) -> Sent:
        if self._smtp is None:
            return Sent("no-mail", final=True)
        await asyncio.to_thread(mail.send_mail, self._smtp, letter)
        return Sent()

    async def close(self) -> None:
        """Close all connections."""
        await self._outlet.close()
