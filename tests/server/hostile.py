"""Malformed and hostile messages and requests."""

from __future__ import annotations

import asyncio
import copy
import json
import random
import secrets
from typing import Any

import hypothesis
import schemathesis
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

import ratskeller
from ratskeller.bots.registry import make_bot
from ratskeller.kernel.words import LANGUAGES
from tests.server.accounts.authenticator import Browser
from tests.server.harness import Client, Server

ANSWERS = {"ack", "error", "refused", "why", "pong", "update", "table", "chat", "welcome"}
FOR_ACCOUNTS = ("/api/account", "/api/rankings", "/people")  # parts of paths
HONEST = (1003, 1007, 4000)  # how a socket may be closed: no text, not UTF-8, refused
WORDS = [
    *("settle:gallia", "place:gallia:2", "take:king", "move:russia", "", "x" * 300, ":::"),
    *("settle:\u0000", "séttle:gallia", "SETTLE:GALLIA ", "settle:gallia:1:2:3", "🐀"),
]
NOISE = st.one_of(
    st.none(),
    st.integers(-3, 2**40),
    st.text(max_size=9),
    st.lists(st.integers(-2, 9), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
    st.lists(st.tuples(st.integers(-2, 4), st.sampled_from(WORDS)), max_size=3),
)


def junk(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON."""
    kind = rng.randrange(9 if depth < 3 else 6)
    match kind:
        case 0:
            return None
        case 1:
            return rng.random() < 0.5
        case 2:
            return rng.choice([0, 1, -1, 2**31, 2**63, 2**70, 10**40, rng.randint(-9, 99)])
        case 3:
            return rng.choice([0.5, -0.0, 1e308, 3.0])
        case 4:
            return rng.choice(WORDS)
        case 5:
            return "".join(chr(rng.randrange(1, 0x2FF)) for _ in range(rng.randrange(20)))
        case 6 | 7:
            return {str(junk(rng, 9)): junk(rng, depth + 1) for _ in range(rng.randrange(4))}
        case _:
            return [junk(rng, depth + 1) for _ in range(rng.randrange(4))]


def message(rng: random.Random, seq: int) -> str | bytes:
    """A message between valid and noise."""
    kinds = ["choose", "undo", "why", "vote", "return", "chat", "ping", "hello", "dance"]
    roll = rng.random()
    if roll < 0.1:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if roll < 0.2:
        return json.dumps(junk(rng))
    body: dict[str, Any] = {
        "type": rng.choice(kinds), "id": rng.choice([None, 1, "a", "é"]),
        "seat": rng.choice([0, 0, 0, 1, 2, 99, -1]),
        "seq": rng.choice([seq, seq, seq - 1, 0, 2**31]),
        "choice": rng.choice(WORDS), "target": rng.randrange(3), "text": rng.choice(WORDS),
        "table": "x", "seats": [],
    }  # fmt: skip
    wanted = {"choose": "id seat seq choice", "undo": "id seat seq", "why": "id seat choice",
              "vote": "id seat target", "return": "id seat", "chat": "id seat text", "ping": "id",
              "hello": "id table seats", "dance": "id"}  # fmt: skip
    out = {"type": body["type"], **{key: body[key] for key in wanted[body["type"]].split()}}
    if rng.random() < 0.3:
        out[rng.choice(list(out))] = junk(rng)
    text = json.dumps(out)
    return text[: rng.randrange(len(text))] if rng.random() < 0.1 else text


async def attack(server: Server, count: int, rng: random.Random) -> dict[str, int]:
    """Send ``count`` messages; each is answered or ends the socket, and the table survives."""
    table = await asyncio.to_thread(server.open_table, 2)
    hidden = table.secrets[1]
    tally: dict[str, int] = {}
    sent = 0
    while sent < count:
        client = Client(server.address, table.id, [table.secrets[0]], since=None)
        await client.open()
        try:
            while sent < count:
                sent += 1
                assert client.socket is not None
                await client.socket.send(message(rng, client.update["seq"]))
                await client.socket.send('{"type": "ping", "id": "done"}')
                answered = False
                while not answered:
                    text = await asyncio.wait_for(client.socket.recv(), 30)
                    assert hidden not in str(text)
                    answer = json.loads(text)
                    assert answer["type"] in ANSWERS
                    tally[answer["type"]] = tally.get(answer["type"], 0) + 1
                    if answer["type"] == "update":
                        client._update({**answer, "entries": []})
                    answered = answer["type"] == "pong" and answer["id"] == "done"
        except ConnectionClosed as closed:
            code = 0 if closed.rcvd is None else closed.rcvd.code
            if code not in HONEST:
                raise
            tally[f"closed {code}"] = tally.get(f"closed {code}", 0) + 1
        await client.close()
    assert server.ask("GET", "/api/health")["status"] == "ok"
    return tally


def truth(server: Server) -> dict[str, list[Any]]:
    """Valid values for requests: tables of all kinds, secrets, invitations, a record."""
    seats: list[dict[str, str]] = [{"kind": "mine"}, {"kind": "open"}]
    opened = [server.open_table(2), server.open_table(2, seats=seats), server.open_table(3)]
    held = [secret for table in opened for secret in table.secrets.values()]
    server.ask("POST", f"/api/tables/{opened[2].id}/leave", key=opened[2].secrets[1])
    chosen = ratskeller.game("rattus")
    record = ratskeller.play(chosen, [make_bot("random", chosen, seat) for seat in range(2)], rng=1)
    return {
        "id": [table.id for table in opened],
        "game": [*ratskeller.game_ids()],
        "language": [*LANGUAGES],
        "authorization": [*(f"Bearer {secret}" for secret in held), "Seat 0"],
        "invite": [table.invite for table in opened],
        "players": [2, 3, 4],
        "seats": [[], [{"kind": "mine"}], [{"kind": "mine"}, {"kind": "bot", "bot": "easy"}]],
        "options": [{}],
        "record": [json.loads(record.to_json())],
        "viewer": [None, 0, 1],
        "target": [0, 1, 2],
        "tables": [[{"table": opened[0].id, "secrets": [*opened[0].secrets.values()]}]],
    }


class Person:
    """Somebody with an account; whatever was done to it, there is another."""

    def __init__(self, server: Server) -> None:
        self._browser = Browser(server.address)
        self.name = ""

    def cookie(self) -> str:
        """The cookie of a session that is alive."""
        if not self._browser.cookies or self._browser.me() is None:
            self.name = f"Hostile {secrets.token_hex(8)}"
            wish = {"name": self.name, "password": "a hostile password"}
            self._browser.ask("POST", "/account/sign-up/password", wish)
        return self._browser.cookie


def bend(case: Any, known: dict[str, list[Any]], person: Person, draw: Any) -> None:
    """Make parts of a generated request valid, so that it passes the first checks."""
    label = case.operation.label
    headers = {"authorization": ""} if "/{id}/" in label else {}
    if any(part in label for part in FOR_ACCOUNTS) and draw(st.booleans()):
        case.headers = {**(case.headers or {}), "Cookie": person.cookie()}
    if "/people/{name}" in label and person.name and draw(st.booleans()):
        case.path_parameters["name"] = person.name
    places: tuple[Any, ...] = (case.path_parameters, case.query, case.body, headers)
    for place in places:
        for name in [*place] if isinstance(place, dict) else []:
            if name in known and draw(st.booleans()):
                place[name] = copy.deepcopy(draw(st.sampled_from(known[name])))
                if name == "record" and draw(st.booleans()):
                    place[name][draw(st.sampled_from(sorted(place[name])))] = draw(NOISE)
    if headers.get("authorization"):
        case.headers = {**(case.headers or {}), **headers}


def conform(server: Server, examples: int, derandomize: bool = True) -> dict[str, dict[str, int]]:
    """Send ``count`` generated requests to every operation; returns the answers by status.

    Each answer must be one the schema names, in the shape it names, and no failure.
    """
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    known, person = truth(server), Person(server)
    checks = [
        schemathesis.checks.not_a_server_error,
        schemathesis.checks.CHECKS.get_one("status_code_conformance"),
        schemathesis.checks.CHECKS.get_one("content_type_conformance"),
        schemathesis.checks.CHECKS.get_one("response_schema_conformance"),
    ]
    settings = hypothesis.settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=derandomize,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    tally: dict[str, dict[str, int]] = {}

    def check(case: Any, data: Any) -> None:
        bend(case, known, person, data.draw)
        answer = case.call()
        answers = tally.setdefault(case.operation.label, {})
        status = str(answer.status_code)
        answers[status] = answers.get(status, 0) + 1
        case.validate_response(answer, checks=checks)

    for result in schema.get_all_operations():
        operation = result.ok()  # type: ignore[union-attr]
        settings(hypothesis.given(case=operation.as_strategy(), data=st.data())(check))()
    return tally
