"""A server for the tests of bots from outside, and an owner who has some."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

import pytest

from tests.server.accounts.authenticator import Browser
from tests.server.harness import Server

Make = Callable[[], tuple[str, str]]
_numbers = itertools.count(1)


@pytest.fixture(scope="package")
def cellar_database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('outside')}/tables.sqlite"


@pytest.fixture(scope="package")
def cellar(cellar_database: str) -> Iterator[Server]:
    with Server(cellar_database, "--patience", "0", "--stand-in", "random") as server:
        yield server


@pytest.fixture
def owner(cellar: Server) -> Browser:
    """Somebody with an account of their own."""
    browser = Browser(cellar.address)
    browser.sign_up(f"Owner {next(_numbers)}x")
    return browser


@pytest.fixture
def make(owner: Browser) -> Make:
    """Makes a bot that everybody may invite; returns its name and a token."""

    def made() -> tuple[str, str]:
        name = f"Robot {next(_numbers)}x"
        owner.ask("POST", "/account/bots", {"name": name})
        owner.ask("POST", "/account/bots/free", {"name": name, "free": True})
        answer = owner.ask("POST", "/account/bots/tokens", {"name": name, "label": "laptop"})
        return name, answer["token"]

    return made
