"""A server for the tests of accounts, which may share one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.accounts.authenticator import Browser
from tests.server.harness import Server

FRIEND = "https://friend.example"  # its pages may open sockets


@pytest.fixture(scope="package")
def accounts_database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('accounts')}/tables.sqlite"


@pytest.fixture(scope="package")
def accounts_server(accounts_database: str) -> Iterator[Server]:
    with Server(accounts_database, "--passwords", "--origins", FRIEND) as server:
        yield server


@pytest.fixture
def browser(accounts_server: Server) -> Browser:
    return Browser(accounts_server.address)
