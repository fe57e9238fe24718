"""Records everything that sockets receive in a game, and checks it for leaks.

At every entry the position is replaced by others that are consistent with what a viewer knows.
What the server sent has to be, byte by byte, what it would have sent for those.
"""

from __future__ import annotations

import asyncio
import copy
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from ratskeller.kernel import (
    CHANCE,
    SIMULTANEOUS,
    Chance,
    Match,
    Offers,
    Rng,
    State,
)
from ratskeller.kernel.game import OptionValue
from ratskeller.kernel.patch import Trace
from ratskeller.server import outgoing
from ratskeller.server.entry import Chosen, Entry
from ratskeller.server.store.engine import connect, read_url
from ratskeller.server.store.store import Store
from ratskeller.server.table import LogEntry, Table
from ratskeller.server.wire import EventData, TableSummary
from tests.server.accounts.authenticator import Browser
from tests.server.harness import ApiError, Client, Opened, Server

Viewer = int | None


@dataclass
class Recording:
    """Everything the server sent in one game."""

    table: str
    players: int
    entries: list[Entry] = field(default_factory=list)
    updates: dict[Viewer, dict[int, bytes]] = field(default_factory=dict)  # by entry
    resumed: list[tuple[Viewer, int | None, int, bytes]] = field(default_factory=list)
    summaries: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    others: list[bytes] = field(default_factory=list)


class Recorder:
    """Plays a game on one socket per seat and a spectator, and records all messages."""

    def __init__(self, server: Server, table: Opened, players: int, seed: int) -> None:
        self.server = server
        self.table = table
        self.rng = random.Random(seed)
        self.recording = Recording(table.id, players)
        self.browser = Browser(server.address)  # of the account on seat 0
        self.browser.sign_up(table.id)
        held = {"table": table.id, "secrets": [table.secrets[0]]}
        self.browser.ask("POST", "/account/seats", {"tables": [held]})
        self.clients: dict[Viewer, Client] = {
            viewer: self.client(viewer, since=0) for viewer in (None, *table.secrets)
        }

    def client(self, viewer: Viewer, since: int | None) -> Client:
        """A socket of a spectator, of the account on seat 0, or of the holder of a secret."""
        secrets = [] if viewer in (None, 0) else [self.table.secrets[viewer or 0]]
        cookie = self.browser.cookie if viewer == 0 else ""
        client = Client(self.server.address, self.table.id, secrets, since, cookie)
        client.keep_raw = True
        return client

    async def play(self) -> None:
        """Play the whole game, with some undos and reconnections."""
        for client in self.clients.values():
            await client.open()
        while self.clients[None].update["status"] != "finished":
            await self.step()
            if self.rng.random() < 0.04:
                await self.reconnect()
        await self.reconnect()
        for client in self.clients.values():
            await client.close()
        for viewer, client in self.clients.items():
            self.keep(viewer, client)

    async def step(self) -> None:
        """Make or undo one choice, and wait until all clients have received it."""
        updates = {s: c.update for s, c in self.clients.items() if s is not None}
        back = [seat for seat, update in updates.items() if update["can_undo"]]
        if back and self.rng.random() < 0.15:
            seat = self.rng.choice(back)
            seq = updates[seat]["seq"]
            answer = await self.clients[seat].call(type="undo", seat=seat, seq=seq)
        else:
            seat = self.rng.choice([s for s, update in updates.items() if update["choices"]])
            choice = self.rng.choice(updates[seat]["choices"])["notation"]
            answer = await self.clients[seat].choose(seat, choice)
        assert answer["type"] == "ack", answer
        for client in self.clients.values():
            while client.update["seq"] < answer["seq"]:
                await client.read()

    async def reconnect(self) -> None:
        """All viewers request the log from several entries; REST is asked too."""
        for viewer in self.clients:
            seq = self.clients[viewer].update["seq"]
            for since in (None, 0, self.rng.randrange(seq + 1)):
                again = self.client(viewer, since)
                await again.open()
                self.recording.resumed.append((viewer, since, seq, again.raw[-1]))
                await again.close()
        path = f"/api/tables/{self.table.id}"
        summary = await asyncio.to_thread(self.server.ask, "GET", path)
        self.recording.summaries.append((seq, summary))
        [own] = await asyncio.to_thread(self.browser.ask, "GET", "/account/tables")
        assert own["table"] == summary
        assert own["seats"] == [0]
        if summary["status"] == "running":
            with pytest.raises(ApiError) as refused:
                await asyncio.to_thread(self.server.ask, "GET", f"{path}/record")
            assert refused.value.code == "not-finished"

    def keep(self, viewer: Viewer, client: Client) -> None:
        kept = self.recording.updates.setdefault(viewer, {})
        for raw in client.raw:
            message = json.loads(raw)
            if message["type"] == "update":
                assert message["viewer"] == viewer
                assert len(message["entries"]) == 1
                assert message["seq"] not in kept
                kept[message["seq"]] = raw
            else:
                self.recording.others.append(raw)


def record(
    server: Server, database: str, game: str, players: int, options: dict[str, OptionValue]
) -> Recording:
    """Record a whole game at a real server."""

    async def run() -> Recording:
        table = await asyncio.to_thread(server.open_table, players, game, options=options)
        recorder = await asyncio.to_thread(Recorder, server, table, players, seed=players)
        await recorder.play()
        store = Store(connect(read_url(database)))
        recorder.recording.entries = await store.entries(table.id)
        await store.close()
        return recorder.recording

    return asyncio.run(run())


def in_another_world(table: Table, other: State) -> Table:
    """The same table with another position."""
    assert table.match is not None
    there = copy.copy(table)
    there.match = copy.copy(table.match)
    other.undo_seat = table.match.state.undo_seat
    other.undo_depth = table.match.state.undo_depth
    there.match.state = other
    return there


class LeakChecker:
    """Checks a recording for one viewer."""

    def __init__(self, recording: Recording, viewer: Viewer, seed: int = 5) -> None:
        self.recording = recording
        self.viewer = viewer
        self.rng = Rng(seed)
        self.worlds = 0  # other positions whose messages were compared
        self.courses = 0  # other ways to the same view whose events were compared
        self.patches = 0  # patches that were compared

    def check(self) -> None:
        """Fail if anything was sent that the viewer could not know."""
        table = Table(self.recording.table)
        before: State | None = None
        told: dict[int, dict[str, Any]] = {}
        summaries = dict(self.recording.summaries)
        for entry in self.recording.entries:
            logged = table.fold(entry, traced=True)
            assert table.match is not None
            raw = self.recording.updates[self.viewer][entry.seq]
            [told[entry.seq]] = json.loads(raw)["entries"]
            for other in self.others(table.match.state):
                there = in_another_world(table, other)
                assert outgoing.update_message(there, self.viewer, [logged]) == raw
                if entry.seq in summaries:
                    self.same_summary(outgoing.summary(there), summaries[entry.seq])
                self.same_refusals(table.match.state, other)
            if before is not None and entry.kind == "chosen":
                self.same_course(before, entry, logged)
            before = table.match.state.clone()
            self.check_resumed(entry.seq, told, raw)
            logged.trace = None

    def others(self, state: State) -> Iterator[State]:
        view = state.view(self.viewer)
        for _ in range(2):
            self.worlds += 1
            yield state.game.determinize(view, self.rng)

    def check_resumed(self, seq: int, told: dict[int, dict[str, Any]], raw: bytes) -> None:
        """A client that resumes gets the same events without patches, and nothing else."""
        for viewer, since, at, again in self.recording.resumed:
            if viewer == self.viewer and at == seq:
                missed = [
                    {**entry, "events": [bare(event) for event in entry["events"]]}
                    for number, entry in told.items()
                    if since is not None and number > since
                ]
                expected = {**json.loads(raw), "entries": missed}
                assert again == outgoing.encode(expected)

    def same_summary(self, there: TableSummary, said: dict[str, Any]) -> None:
        """The summary is the same; its number may lag, as the row is not written every time."""
        assert json.loads(json.dumps({**there, "seq": 0})) == {**said, "seq": 0}

    def same_refusals(self, state: State, other: State) -> None:
        """Refusals are the same."""
        if self.viewer is None or not state.stack:
            return
        codes = list(state.game.grammar.codes())
        for _ in range(5):
            choice = state.game.grammar.choice(codes[self.rng.below(len(codes))])
            answers = []
            for world in (state, other):
                refusal = world.refusal(self.viewer, choice)
                answers.append(refusal and (refusal.clause, refusal.reason, refusal.args))
            assert answers[0] == answers[1], choice

    def same_course(self, before: State, entry: Entry, logged: LogEntry) -> None:
        """Another course that looks the same at every step has the same events and patches."""
        change = entry.change
        assert isinstance(change, Chosen)
        top = before.decision
        assert top is not None
        sealed = top.kind == SIMULTANEOUS and change.seat != self.viewer
        assert logged.trace is not None
        told = self.heard(logged.trace)
        for attempt in range(3):
            here = before.clone()
            there = before.game.determinize(before.view(self.viewer), self.rng)
            trace = Trace(there)
            choice = here.game.grammar.read(change.choice)
            choices = there.choices(change.seat)
            other = choices[self.rng.below(len(choices))] if sealed else choice
            if other not in choices:
                continue  # that choice is not possible there
            here.apply(change.seat, choice)
            there.apply(change.seat, other)
            if self.alike(here, there, change.drawn, again=attempt == 0):
                self.courses += 1
                assert self.heard(trace) == told

    def heard(self, trace: Trace) -> list[EventData]:
        """The events and patches the viewer gets of a trace."""
        found, _ = trace.patches(trace.view(self.viewer), self.viewer)
        self.patches += sum(bool(patch) for _, patch in found)
        return [outgoing.event_data(event, patch) for event, patch in found]

    def alike(self, here: State, there: State, drawn: list[str], again: bool) -> bool:
        """Draw what was drawn here, and there the same or anything; compare the views."""
        for text in drawn:
            if here.view(self.viewer) != there.view(self.viewer):
                return False
            here.apply(CHANCE, text)
            possible = [str(choice) for choice, _ in there.chances()]
            if not (again and text in possible):
                top = there.stack[-1]
                assert isinstance(top, Chance)
                text = str(there.game.grammar.choice(top.draw(there, self.rng, Offers())))
            there.apply(CHANCE, text)
        return here.view(self.viewer) == there.view(self.viewer)


def bare(event: dict[str, Any]) -> dict[str, Any]:
    """An event without its patch."""
    return {key: value for key, value in event.items() if key != "patch"}


def match_of(recording: Recording) -> Match:
    """The game that was played."""
    table = Table(recording.table)
    for entry in recording.entries:
        table.fold(entry)
    assert table.match is not None
    return table.match
