"""Mail by the host's SMTP server: plain text, with a link that ends it."""

from __future__ import annotations

import hashlib
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from ratskeller import RatskellerError
from ratskeller.kernel.words import Words
from ratskeller.server.notifications.letter import Letter, words_for
from ratskeller.server.notifications.outlet import Unreachable

SECONDS = 15.0
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class Smtp(NamedTuple):
    """The server that takes mail; ``secure`` is TLS from the start, else STARTTLS if offered."""

    host: str
    port: int
    user: str
    password: str
    secure: bool


def read_smtp(url: str) -> Smtp:
    """A server from a URL.

    >>> read_smtp("smtp://anna:p%40ss@mail.example.org")
    Smtp(host='mail.example.org', port=587, user='anna', password='p@ss', secure=False)
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        port, parts = None, urlsplit("")
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise RatskellerError("smtp should look like smtp://user:password@host:587 or smtps://…")
    secure = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Smtp(parts.hostname, port or (465 if secure else 587), user, password, secure)


def notice_mail(letter: Letter, to: str, sender: str, stop: str, language: str) -> EmailMessage:
    """The mail of a notice; ``stop`` is the link that ends them, also for mail programs."""
    words = words_for(None, language)
    end = words("notice-stop", url=stop)
    text = f"{letter.body}\n{letter.url}\n\n-- \n{end}\n"
    mail = _mail(letter.title, to, sender, letter.id, text, words)
    api, _, token = stop.partition("/#/notices/stop/")
    mail["List-Unsubscribe"] = f"<{api}/api/notifications/links/{token}/stop>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def confirm_mail(to: str, sender: str, link: str, language: str) -> EmailMessage:
    """The mail that asks whether notices are to come to a mailbox."""
    words = words_for(None, language)
    text = words("notice-confirm-body", url=link) + "\n"
    key = hashlib.sha256(link.encode()).hexdigest()[:32]
    return _mail(words("notice-confirm"), to, sender, key, text, words)


def _mail(title: str, to: str, sender: str, id: str, text: str, words: Words) -> EmailMessage:
    mail = EmailMessage()
    mail["Subject"] = title
    mail["From"] = sender
    mail["To"] = to
    mail["Date"] = formatdate()
    mail["Message-ID"] = f"<{id}@{sender.rpartition('@')[2].rstrip('> ') or 'ratskeller'}>"
    mail["Auto-Submitted"] = "auto-generated"
    mail["Content-Language"] = words.language
    mail.set_content(text)
    return mail


def send_mail(smtp: Smtp, mail: EmailMessage) -> None:
    """Hand a mail to the server, in a thread; :class:`Unreachable` says what went wrong."""
    try:
        context = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=SECONDS, context=context)
            if smtp.secure
            else smtplib.SMTP(smtp.host, smtp.port, timeout=SECONDS)
        ) as server:
            server.ehlo()
            if not smtp.secure and server.has_extn("starttls"):
                server.starttls(context=context)
            elif not smtp.secure and smtp.user and smtp.host not in LOOPBACK:
                raise Unreachable("smtp-without-tls", final=True)
            if smtp.user:
                server.login(smtp.user, smtp.password)
            server.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise Unreachable(f"smtp-{codes[0]}", final=codes[0] >= 500) from None
    except smtplib.SMTPResponseException as error:
        final = error.smtp_code in (550, 551, 552, 553, 554)
        raise Unreachable(f"smtp-{error.smtp_code}", final=final) from None
    except TimeoutError:
        raise Unreachable("timeout") from None
    except (smtplib.SMTPException, OSError, ssl.SSLError):
        raise Unreachable("no-connection") from None
