"""A server for the tests of accounts, whose guesses count against limits of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from ratskeller.cli import main
from tests.server.accounts.authenticator import Browser
from tests.server.harness import Server

FRIEND = "https://friend.example"  # its pages may open sockets
Run = Callable[..., str]


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


@pytest.fixture
def admin(accounts_database: str, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `ratskeller admin` on the database of the running server."""

    def run(*words: str, code: int = 0) -> str:
        capsys.readouterr()
        assert main(["admin", *words, "--database", accounts_database]) == code
        said = capsys.readouterr()
        return said.err if code else said.out

    return run
