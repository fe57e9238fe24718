"""Requests to addresses that users name lead to public hosts alone."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from ratskeller.server.notifications import outlet
from ratskeller.server.notifications.outlet import Outlet, Unreachable, is_public
from tests.server.notifications.stand_ins import Fault, Web


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "224.0.0.1", "255.255.255.255", "::", "::1", "fe80::1%eth0", "fd00::1"),
        *("::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::a00:1", "ff02::1"),
    ],
)
def test_addresses_of_the_own_network_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::1111", "64:ff9b::808:808"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


async def post(private: bool, url: str) -> Any:
    out = Outlet(private)
    try:
        return await out.post(url, {}, b"{}")
    finally:
        await out.close()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "0x7f000001", "2130706433"])
def test_private_addresses_are_refused_for_good(host: str) -> None:
    with Web() as web:
        port = web.address.rpartition(":")[2]
        with pytest.raises(Unreachable) as failed:
            asyncio.run(post(False, f"http://{host}:{port}/hook"))
        assert (failed.value.reason, failed.value.final) == ("private-address", True)
        assert not web.attempts


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def resolve(*_: Any, **__: Any) -> list[Any]:
        kinds = (socket.AF_INET, socket.SOCK_STREAM, 6, "")
        return [(*kinds, ("93.184.216.34", 443)), (*kinds, ("10.0.0.1", 443))]

    async def run() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
        await post(False, "https://both.test/hook")

    with pytest.raises(Unreachable, match="private-address"):
        asyncio.run(run())


def test_redirects_are_not_followed() -> None:
    with Web() as web:

        def moved(path: str, letter: dict[str, Any]) -> tuple[bool, Fault]:
            return path == "/moved", (307, {"Location": f"{web.address}/hook"})

        web.faults = moved
        assert asyncio.run(post(True, f"{web.address}/moved")).status == 307
        assert web.attempts == {"/moved": 1}


def test_an_answer_tells_how_long_to_wait() -> None:
    with Web() as web:
        web.faults = lambda path, letter: (True, (429, {"Retry-After": "7"}))
        answer = asyncio.run(post(True, f"{web.address}/hook"))
        assert (answer.status, answer.wait) == (429, 7.0)


def test_who_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlet, "SECONDS", 0.1)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        with pytest.raises(Unreachable, match="timeout"):
            asyncio.run(post(True, f"http://127.0.0.1:{silent.getsockname()[1]}/"))
    with Web() as web:
        web.faults = lambda path, letter: (True, None)
        with pytest.raises(Unreachable, match="no-connection"):
            asyncio.run(post(True, f"{web.address}/hook"))
