"""Every event on the wire says what it changed in its viewer's view."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from ratskeller.kernel import Record, State
from ratskeller.kernel.patch import Trace, apply
from ratskeller.server import outgoing
from ratskeller.server import table as table_module
from ratskeller.server.service import NewSeat, NewTable, Service
from ratskeller.server.settings import Settings
from ratskeller.server.store.store import Store
from ratskeller.server.table import LogEntry, Table
from tests.server.harness import Client, Server, play_out
from tests.server.table_log import TableLog, random_game
from tests.server.test_store import a_manager, with_store

GAMES = [("rattus", 3), ("notre-dame", 3), ("name-of-the-rose", 4)]
Viewer = int | None


def on_the_wire(data: Any) -> Any:
    return json.loads(outgoing.encode(data))


def view(table: Table, viewer: Viewer) -> Any:
    assert table.match is not None
    return on_the_wire(table.match.state.view(viewer).data())


def patched(data: Any, entries: list[dict[str, Any]]) -> Any:
    for entry in entries:
        for event in entry["events"]:
            data = apply(data, event.get("patch", {}))
    return data


def at_last_event(logged: list[LogEntry], viewer: Viewer, before: Any) -> Any:
    """The view at the last event that a viewer sees."""
    seen = [
        state
        for item in logged
        if item.trace is not None
        for event, state in item.trace.steps
        if event.seen_by(viewer)
    ]
    return on_the_wire(seen[-1].view(viewer).data()) if seen else before


def recorded(game: str, players: int, seed: int) -> TableLog:
    log = TableLog(game, players)
    for _ in random_game(log, seed, undo=0.1):
        pass
    return log


@pytest.mark.unmeasured
@pytest.mark.parametrize("at_once", [1, 4])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_patches_lead_from_one_view_to_the_next(game: str, players: int, at_once: int) -> None:
    """For all viewers, with one entry or several in an update."""
    log = recorded(game, players, seed=2)
    table = Table("t")
    start = table.fold(log.entries[0], traced=True)
    assert not any("patch" in event for event in outgoing.entries_data([start], 0)[0]["events"])
    viewers: list[Viewer] = [None, *range(players)]
    found = 0
    for first in range(1, len(log.entries), at_once):
        before = {viewer: view(table, viewer) for viewer in viewers}
        logged = [table.fold(entry, traced=True) for entry in log.entries[first : first + at_once]]
        for viewer in viewers:
            entries = on_the_wire(outgoing.entries_data(logged, viewer))
            expected = at_last_event(logged, viewer, before[viewer])
            assert patched(before[viewer], entries) == expected
            found += sum("patch" in event for entry in entries for event in entry["events"])
        for item in logged:
            item.trace = None
    assert found > len(log.entries)


def test_without_a_trace_there_are_no_patches() -> None:
    """A patch makes sense only to somebody who has the view before it."""
    log = recorded("rattus", 2, seed=1)
    table = Table("t")
    logged = [table.fold(entry, traced=entry.seq != 3) for entry in log.entries[:5]]
    sent = [
        e for entry in outgoing.entries_data(logged[1:], 0) for e in entry["events"] if "patch" in e
    ]
    assert (
        sent
        == [e for e in outgoing.entries_data(logged[1:2], 0)[0]["events"] if "patch" in e]
        != []
    )
    assert "patch" not in str(outgoing.entries_data(logged, 0))  # from before the start
    assert "patch" not in str(outgoing.entries_data(logged[2:], 0))
    assert "patch" not in str(outgoing.entries_data(table.recent, 0))


class Watcher:
    """Somebody who watches from seat 0."""

    def __init__(self) -> None:
        self.viewers: list[Viewer] = [0]
        self.messages: list[Any] = []

    def push(self, message: bytes) -> None:
        self.messages.append(json.loads(message))


def test_copies_are_made_for_those_who_watch_and_dropped_then(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        manager = a_manager(store)
        service = Service(manager, Settings())
        opened = await service.create(NewTable("rattus", 2, seats=[NewSeat("mine")] * 2))
        live = manager.live(opened.table["id"])
        for watched in (False, True):
            watcher = Watcher()
            if watched:
                live.connections.add(watcher)
            assert live.table is not None
            assert live.table.match is not None
            state = live.table.match.state
            seat = state.actors[0]
            made: list[State] = []

            def trace(state: State, made: list[State] = made) -> Trace:
                made.append(state)
                return Trace(state)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(table_module, "Trace", trace)
                await service.choose(live.id, seat, str(state.choices(seat)[0]), live.table.seq)
            assert len(made) == int(watched)
            sent = [e for m in watcher.messages for entry in m["entries"] for e in entry["events"]]
            assert any("patch" in event for event in sent) == watched
            assert all(logged.trace is None for logged in live.table.recent)
        await manager.close()

    with_store(f"sqlite:///{tmp_path}/tables.sqlite", work)


def test_views_keep_their_keys_and_no_event_has_an_argument_called_patch() -> None:
    for game, players in GAMES:
        log = recorded(game, players, seed=5)
        table = Table("t")
        keys = None
        for entry in log.entries:
            logged = table.fold(entry)
            assert not any("patch" in event.args for event in logged.events)
            found = [list(view(table, viewer)) for viewer in (None, 0)]
            assert keys is None or keys == found
            assert not any("." in key for key in found[0])
            keys = found


@pytest.mark.unmeasured
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_live_game_and_its_replay_carry_patches(server: Server, game: str, players: int) -> None:
    """Those who watch get patches; somebody who comes later gets the bare events."""
    opened = server.open_table(players, game)
    updates: list[dict[str, Any]] = []

    async def watch() -> None:
        async with Client(server.address, opened.id, list(opened.secrets.values())) as client:
            client.keep_raw = True
            await play_out(client, random.Random(4))
            messages = [json.loads(raw) for raw in client.raw]
            updates.extend(m for m in messages if m["type"] == "update")
        async with Client(server.address, opened.id, []) as late:
            assert len(late.update["entries"]) == late.update["seq"]
            assert "'patch'" not in str(late.update["entries"])

    asyncio.run(watch())
    events = [e for u in updates for entry in u["entries"] for e in entry["events"]]
    assert sum("patch" in event for event in events) > len(events) / 2
    record = server.ask("GET", f"/api/tables/{opened.id}/record")
    frames = all_frames(server, record)
    view = frames[0]["view"]
    states = Record.from_data(record).walk()
    trace = Trace(next(states))
    for frame, state in zip(frames[1:], states, strict=True):
        seen = [step for event, step in trace.steps if event.seen_by(0)]
        last = on_the_wire(seen[-1].view(0).data()) if seen else view
        assert patched(view, [frame]) == last
        view = frame["view"]
        trace.stop()
        trace = Trace(state)
    assert sum("patch" in e for f in frames for e in f["events"]) > len(frames) / 2


def all_frames(server: Server, record: dict[str, Any]) -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = []
    while True:
        wish = {"record": record, "viewer": 0, "first": len(frames), "count": 100}
        answer = server.ask("POST", "/api/replay", wish)
        frames += answer["frames"]
        if len(frames) > answer["choices"]:
            return frames
