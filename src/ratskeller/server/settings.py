"""Settings: flags before environment before file before defaults, all checked at the start."""

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
#: What else the project reads by that prefix.
OTHERS = ("CONFIG", "PURE", "OPT", "SERVER", "E2E_PORT")

log = logging.getLogger("ratskeller.settings")


def setting(default: Any, help: str, low: float | None = None, high: float | None = None) -> Any:
    """One setting: its default, what it means, and its limits if it is a number."""
    return field(default=default, metadata={"help": help, "low": low, "high": high})


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; ``docs/hosting.md`` lists it all."""

    host: str = setting("127.0.0.1", "address to listen on; 0.0.0.0 for everybody")
    port: int = setting(4710, "port to listen on; 0 for any that is free", 0, 65535)
    database: str = setting("", "sqlite:////file or postgresql://…; empty: a file of the user")
    origins: str = setting("", "further origins whose pages may open sockets, with commas")
    proxies: str = setting("127.0.0.1,::1", "addresses of proxies whose word on clients counts")
    open: bool = setting(True, "open the browser")
    access_log: bool = setting(False, "log every request")
    bot_workers: int = setting(1, "processes in which bots think", 1, 64)
    bot_seconds: float = setting(20.0, "time a bot has for a choice", 0.05, 600)
    stand_in: str = setting("medium", "the bot that plays for people who left")
    patience: float = setting(60.0, "seconds until others may vote for a stand-in", 0, 1e6)
    idle_minutes: float = setting(10.0, "minutes until an unwatched table leaves memory", 0, 1e5)
    open_days: float = setting(14.0, "days until a table nobody filled is closed", 0.001, 1e5)
    most_open: int = setting(2000, "tables that may wait for players at once", 1, 10**6)
    requests: float = setting(20.0, "requests a second from one address; 0: any", 0, 1e6)
    creations: float = setting(30.0, "tables and joins a minute from one address; 0: any", 0, 1e6)
    messages: float = setting(20.0, "messages a second on one socket; 0: any", 0, 1e6)
    sockets: int = setting(100, "sockets from one address; 0: any", 0, 10**6)
    turn_hook: str = setting("", "a program that is told whose turn it is, as JSON on its input")

    @property
    def address(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite:///{default_file()}"

    @property
    def allowed_origins(self) -> set[str]:
        """Further origins, each as ``scheme://host[:port]``."""
        return {origin.strip().rstrip("/").lower() for origin in self.origins.split(",")} - {""}


def default_file() -> Path:
    """The database of whoever runs the server without settings."""
    return Path(platformdirs.user_data_dir("ratskeller", appauthor=False)) / "ratskeller.sqlite"


def read_settings(
    flags: Mapping[str, Any],
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> Settings:
    """Flags (None: not given), then environment, then file; :class:`RatskellerError` if wrong."""
    environment = os.environ if environment is None else environment
    _spelled(environment)
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


def _spelled(environment: Mapping[str, str]) -> None:
    """Refuse a variable that is nearly a setting; name one that is none at all.

    A container's host may bring variables of its own that begin the same way, so these are
    no reason to stop.
    """
    known = [PREFIX + item.name.upper() for item in fields(Settings)]
    known += [PREFIX + name for name in OTHERS]
    for name in environment:
        if name.startswith(PREFIX) and name not in known:
            near = _near(name.removeprefix(PREFIX), [n.removeprefix(PREFIX) for n in known])
            if near:
                raise RatskellerError(f"there is no setting {name}; did you mean {PREFIX}{near}?")
            log.warning("%s is no setting; it is ignored", name)


def _near(name: str, known: list[str]) -> str:
    """The name that was probably meant, or nothing."""
    return "".join(difflib.get_close_matches(name, known, 1, 0.7))


def _from_file(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise RatskellerError(f"cannot read {file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise RatskellerError(f"{file} is no TOML: {error}") from None
    hints = get_type_hints(Settings)
    for name, value in found.items():
        if name not in hints:
            known = sorted(item.name for item in fields(Settings))
            near = _near(name.lower().replace("-", "_"), known)
            words = f"did you mean {near}?" if near else f"known: {', '.join(known)}"
            raise RatskellerError(f"{file}: there is no setting {name!r}; {words}")
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
    from ratskeller.server.bots.names import known_bots
    from ratskeller.server.store.engine import read_url

    for item in fields(Settings):
        low, high = item.metadata["low"], item.metadata["high"]
        value = getattr(settings, item.name)
        if low is not None and not low <= value <= high:
            raise RatskellerError(f"{item.name} should be from {low} to {high}, not {value}")
    read_url(settings.address)
    if settings.stand_in not in known_bots():
        known = ", ".join(known_bots())
        raise RatskellerError(f"stand_in: there is no bot {settings.stand_in!r}; known: {known}")
    for proxy in settings.proxies.split(","):
        if proxy.strip() not in ("", "*") and not _is_address(proxy.strip()):
            raise RatskellerError(f"proxies: {proxy.strip()!r} is no address, network or *")
    for origin in settings.allowed_origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
            raise RatskellerError(f"origins: {origin!r} should look like https://example.org")


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True
