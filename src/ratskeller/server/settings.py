"""Settings, from flags, environment variables, a file and defaults, in this order."""

from __future__ import annotations

import difflib
import ipaddress
import logging
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, get_type_hints
from urllib.parse import urlsplit

import platformdirs

from ratskeller import RatskellerError

PREFIX = "RATSKELLER_"
OTHERS = (
    "CONFIG",
    "PURE",
    "OPT",
    "WITHOUT_WEB",
    "SERVER",
    "E2E_PORT",
)  #: other variables with that prefix

log = logging.getLogger("ratskeller.settings")


def setting(default: Any, help: str, low: float | None = None, high: float | None = None) -> Any:
    """One setting: its default, its help text and, for a number, its limits."""
    return field(default=default, metadata={"help": help, "low": low, "high": high})


@dataclass(frozen=True)
class Settings:
    """All settings; ``docs/hosting.md`` lists them."""

    host: str = setting("127.0.0.1", "address to listen on; 0.0.0.0 for all interfaces")
    port: int = setting(4710, "port to listen on; 0 for any free port", 0, 65535)
    processes: int = setting(1, "number of server processes, on PostgreSQL", 1, 256)
    own_ports: int = setting(
        0, "first of the ports on 127.0.0.1 that each process has alone; 0: none", 0, 65279
    )
    database: str = setting(
        "", "sqlite:////file or postgresql://…; empty: a file in the user's data folder"
    )
    origins: str = setting("", "other origins whose pages may open sockets, comma-separated")
    proxies: str = setting("127.0.0.1,::1", "trusted proxies, comma-separated")
    open: bool = setting(True, "open the browser")
    access_log: bool = setting(False, "log every request")
    log_format: str = setting("text", "format of the log: text, or json with one object a line")
    bot_workers: int = setting(1, "number of bot processes", 1, 64)
    bot_seconds: float = setting(20.0, "time limit of a bot's choice in seconds", 0.05, 600)
    bot_memory: int = setting(2048, "memory of a bot process in MB", 128, 10**6)
    bots: str = setting("", "more bots to offer: NAME=BOT, comma-separated")
    most_reviews: int = setting(50, "limit on reviews that wait; more are refused", 1, 10**6)
    review_effort: str = setting("quick", "effort of reviews: instant, quick or deep")
    stand_in: str = setting("medium", "bot that plays for players who left")
    patience: float = setting(60.0, "seconds until the others may vote for a stand-in", 0, 1e6)
    idle_minutes: float = setting(
        10.0, "minutes until an unwatched table is evicted from memory", 0, 1e5
    )
    open_days: float = setting(14.0, "days until a table that never started is closed", 0.001, 1e5)
    most_open: int = setting(2000, "limit on tables that wait for players", 1, 10**6)
    requests: float = setting(20.0, "requests per second and address; 0: no limit", 0, 1e6)
    creations: float = setting(30.0, "tables and joins per minute and address; 0: no limit", 0, 1e6)
    messages: float = setting(20.0, "messages per second and socket; 0: no limit", 0, 1e6)
    sockets: int = setting(100, "sockets per address; 0: no limit", 0, 10**6)
    accounts: bool = setting(True, "let people make accounts; false: guests only")
    guests: bool = setting(True, "let people without an account sit down")
    invited: bool = setting(False, "make accounts by invitation only, see `ratskeller admin`")
    passwords: bool = setting(False, "let accounts have passwords beside passkeys")
    sign_ups: float = setting(10.0, "new accounts per hour and address; 0: no limit", 0, 1e6)
    ratings: bool = setting(True, "rate games between accounts, and show rankings")
    profiles: bool = setting(True, "show people with an account each other's profiles")
    outside_bots: bool = setting(True, "let bots from outside play by a token")
    notifications: bool = setting(True, "let people be told of their turns")
    contact: str = setting(
        "", "mailto: or https: address that push services may write to; empty: the site's own"
    )
    private_targets: bool = setting(
        False, "let webhooks and push services be in the server's own network, and use http"
    )
    smtp: str = setting("", "server for mail: smtp://user:password@host:587 or smtps://…")
    mail_from: str = setting("", "sender of mail, such as Ratskeller <cellar@example.org>")
    site: str = setting("", "address of the site in mail, such as https://example.org")
    tournaments: bool = setting(True, "let people with an account play tournaments")
    organisers: str = setting(
        "", "accounts that may open tournaments, comma-separated; empty: all accounts"
    )
    turn_hook: str = setting(
        "", "program to run when a turn begins; reads JSON on its standard input"
    )
    reveal_seconds: float = setting(
        4.0, "seconds until a table starts without a player's secret for the draws", 0, 600
    )
    test_draws: str = setting("", "seed, for tests alone: every draw of every table is foretold")

    @property
    def address(self) -> str:
        """The URL of the database."""
        return self.database or f"sqlite:///{default_file()}"

    @property
    def with_tournaments(self) -> bool:
        """Whether there are tournaments: whoever takes part needs an account."""
        return self.tournaments and self.accounts

    @property
    def allowed_origins(self) -> set[str]:
        """The other origins, each as ``scheme://host[:port]``."""
        return {origin.strip().rstrip("/").lower() for origin in self.origins.split(",")} - {""}


def default_file() -> Path:
    """The default database."""
    return Path(platformdirs.user_data_dir("ratskeller", appauthor=False)) / "ratskeller.sqlite"


def read_settings(
    flags: Mapping[str, Any],
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> Settings:
    """Read and check all settings; a flag that was not given is None."""
    environment = os.environ if environment is None else environment
    _check_names(environment)
    if file is None and environment.get(PREFIX + "CONFIG"):
        file = Path(environment[PREFIX + "CONFIG"])
    values: dict[str, Any] = {} if file is None else _from_file(file)
    hints = get_type_hints(Settings)
    for item in fields(Settings):
        name = PREFIX + item.name.upper()
        if name in environment:
            values[item.name] = _parsed(environment[name], hints[item.name], name)
        if flags.get(item.name) is not None:
            values[item.name] = flags[item.name]
    settings = Settings(**values)
    _check(settings)
    return settings


def _check_names(environment: Mapping[str, str]) -> None:
    """Refuse a misspelt variable, and warn about one that resembles no setting.

    A container platform may set variables with the same prefix, so those are not errors.
    """
    known = [PREFIX + item.name.upper() for item in fields(Settings)]
    known += [PREFIX + name for name in OTHERS]
    for name in environment:
        if name.startswith(PREFIX) and name not in known:
            near = _near(name.removeprefix(PREFIX), [n.removeprefix(PREFIX) for n in known])
            if near:
                raise RatskellerError(f"there is no setting {name}; did you mean {PREFIX}{near}?")
            log.warning("%s is not a setting; it is ignored", name)


def _near(name: str, known: list[str]) -> str:
    """The closest known name, or an empty string."""
    return "".join(difflib.get_close_matches(name, known, 1, 0.7))


def _from_file(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise RatskellerError(f"cannot read {file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise RatskellerError(f"{file} is not valid TOML: {error}") from None
    hints = get_type_hints(Settings)
    for name, value in found.items():
        if name not in hints:
            known = sorted(item.name for item in fields(Settings))
            near = _near(name.lower().replace("-", "_"), known)
            hint = f"did you mean {near}?" if near else f"expected one of {', '.join(known)}"
            raise RatskellerError(f"{file}: there is no setting {name!r}; {hint}")
        if hints[name] is float and type(value) is int:
            found[name] = float(value)
        elif type(value) is not hints[name]:
            wanted = hints[name].__name__
            raise RatskellerError(f"{file}: {name} should be of type {wanted}, not {value!r}")
    return found


def _parsed(text: str, kind: Any, name: str) -> Any:
    if kind is bool:
        if text.lower() in ("1", "true", "yes", "on"):
            return True
        if text.lower() in ("0", "false", "no", "off", ""):
            return False
        raise RatskellerError(f"{name} should be true or false, not {text!r}")
    try:
        return kind(text)
    except ValueError:
        raise RatskellerError(f"{name} should be a number, not {text!r}") from None


def _check(settings: Settings) -> None:
    from ratskeller.review.effort import EFFORTS
    from ratskeller.server.bots.names import host_bots, known_bots
    from ratskeller.server.logs import FORMATS
    from ratskeller.server.store.engine import read_url

    for item in fields(Settings):
        low, high = item.metadata["low"], item.metadata["high"]
        value = getattr(settings, item.name)
        if low is not None and not low <= value <= high:
            raise RatskellerError(f"{item.name} should be from {low} to {high}, not {value}")
    read_url(settings.address)
    if settings.review_effort not in EFFORTS:
        known = ", ".join(EFFORTS)
        raise RatskellerError(
            f"review_effort: there is no effort {settings.review_effort!r}; expected one of {known}"
        )
    if settings.log_format not in FORMATS:
        known = ", ".join(FORMATS)
        raise RatskellerError(
            f"log_format: there is no format {settings.log_format!r}; expected one of {known}"
        )
    if not settings.guests and not settings.accounts:
        raise RatskellerError("guests: without accounts and without guests nobody can sit down")
    host_bots(settings.bots)
    if settings.stand_in not in known_bots():
        known = ", ".join(known_bots())
        raise RatskellerError(
            f"stand_in: there is no bot {settings.stand_in!r}; expected one of {known}"
        )
    for proxy in settings.proxies.split(","):
        if proxy.strip() not in ("", "*") and not _is_address(proxy.strip()):
            raise RatskellerError(f"proxies: {proxy.strip()!r} is not an address, a network or *")
    for origin in settings.allowed_origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
            raise RatskellerError(f"origins: {origin!r} should look like https://example.org")

    _check_mail(settings)


def _check_mail(settings: Settings) -> None:
    from ratskeller.server.notifications.mail import read_smtp

    if settings.smtp:
        read_smtp(settings.smtp)
        if "@" not in settings.mail_from or not settings.site:
            raise RatskellerError("smtp needs the settings mail_from and site, too")
    if settings.contact and not settings.contact.startswith(("mailto:", "https:")):
        raise RatskellerError("contact should begin with mailto: or https:")
    if settings.site and not settings.site.startswith(("http://", "https://")):
        raise RatskellerError("site should look like https://example.org")


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True
