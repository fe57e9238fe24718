"""Two servers on one database under faults, as a Hypothesis state machine.

Each server is what one process holds in memory. Clients choose, undo, leave and return at
either; writes fail with or without effect; servers crash in mid-commit; tables are evicted;
notices are late, repeated or lost. Every acknowledged message is in the record once, and every
table in memory is what the record folds to. `RATSKELLER_LONG=1` runs others each time, and more.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable
from typing import Any
from unittest import mock

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from ratskeller.kernel import Rng
from ratskeller.server import commands, outgoing, snapshot
from ratskeller.server.entry import Draft, Entry, Repeat
from ratskeller.server.service import NewSeat, NewTable
from ratskeller.server.store.engine import connect, migrate, read_url
from ratskeller.server.store.store import Store
from ratskeller.server.table import Table
from tests.cases import LONG
from tests.server.faulty import Message, Process, outcome, state_of

pytestmark = [pytest.mark.unmeasured, pytest.mark.filterwarnings("error")]

FAULTS = [None, None, "notices meanwhile", "fails", "fails after writing"]
REFUSALS = {
    *("stale", "answered", "no-undo", "bot-plays", "no-bot-plays", "not-running"),
    "not-your-turn",  # by the rules
}
number = st.integers(0, 10**6)
which = st.integers(0, 1)


class Machine(RuleBasedStateMachine):
    runner: asyncio.Runner
    stores: list[Store]

    def __init__(self) -> None:
        super().__init__()
        self.run = self.runner.run
        self.notices: tuple[list[Entry], list[Entry]] = ([], [])  # by receiver
        self.processes = [self.start(0), self.start(1)]
        self.reference = Table("")
        self.states: dict[int, Any] = {}  # by entry, from the record alone
        self.entries: list[Entry] = []
        self.acked: dict[str, tuple[Message, int]] = {}
        self.acked_others: list[tuple[int, str, int]] = []
        self.unanswered: list[Message] = []
        self.patches = contextlib.ExitStack()
        rng = mock.patch("ratskeller.kernel.match.as_rng", side_effect=lambda _: Rng(1))
        self.patches.enter_context(rng)  # the same game whenever a failure is repeated
        self.patches.enter_context(mock.patch.object(snapshot, "INTERVAL", 4))

    def start(self, index: int) -> Process:
        async def start() -> Process:
            return Process(self.stores[index], self.notices[1 - index])

        return self.run(start())

    @initialize(game=st.sampled_from(["rattus", "notre-dame"]), players=st.integers(2, 3))
    def create(self, game: str, players: int) -> None:
        seats = [NewSeat("mine")] * players
        made = self.run(self.processes[0].service.create(NewTable(game, players, seats=seats)))
        self.id: str = made.table["id"]
        self.reference = Table(self.id)
        for index in (0, 1):
            self.watch(index, index)

    # -- clients -----------------------------------------------------------------------

    def ask(self, at: int, work: Awaitable[int], fault: str | None) -> int | str:
        """The outcome of a command at a process whose next write has this fault."""
        store = self.processes[at].store
        late: list[Entry] = []

        def deliver() -> None:
            manager, notices = self.processes[at].manager, self.notices[at]
            late.extend(entry for entry in notices if not manager.on_entry(self.id, entry))
            notices.clear()

        async def run() -> int | str:
            answer = await outcome(work)
            for entry in late:
                await self.processes[at].manager.catch_up(self.id, entry.seq)
            return answer

        store.fault, store.meanwhile = fault, deliver
        answer = self.run(run())
        store.fault = None
        return answer

    def send(self, at: int, message: Message, fault: str | None) -> None:
        answer = self.ask(at, message.send(self.processes[at], self.id), fault)
        if isinstance(answer, int):
            assert self.acked.setdefault(message.key, (message, answer)) == (message, answer)
        elif answer == "unavailable":
            self.unanswered.append(message)
        else:
            assert answer in REFUSALS
            assert self.acked.get(message.key, (None,))[0] != message

    def a_choice(self, seen: int, pick: int) -> Message | None:
        """A choice that process ``seen`` offers."""
        table = self.run(self.processes[seen].table(self.id))
        seats = [seat for seat in table.actors if table.seats[seat].bot is None]
        if not seats or table.match is None:
            return None
        seat = seats[pick % len(seats)]
        choices = table.match.state.choices(seat)
        return Message(seat, table.seq, choices[pick % len(choices)].text)

    @rule(at=which, seen=which, pick=number, fault=st.sampled_from(FAULTS))
    def choose(self, at: int, seen: int, pick: int, fault: str | None) -> None:
        message = self.a_choice(seen, pick)
        if message is not None:
            self.send(at, message, fault)

    @rule(at=which, picks=st.lists(number, min_size=2, max_size=4))
    def choose_several(self, at: int, picks: list[int]) -> None:
        for pick in picks:
            self.choose(at, at, pick, None)

    @rule(at=which, picks=st.lists(number, min_size=2, max_size=4))
    def choose_too_late(self, at: int, picks: list[int]) -> None:
        """The other server writes first; its notices arrive during the write at this one."""
        self.choose_several(1 - at, picks)
        self.choose(at, at, picks[0], "notices meanwhile")

    @rule(at=which, seen=which, pick=number, fault=st.sampled_from(FAULTS))
    def undo(self, at: int, seen: int, pick: int, fault: str | None) -> None:
        table = self.run(self.processes[seen].table(self.id))
        assert table.match is not None
        seats = [seat for seat in range(table.players) if table.match.can_undo(seat)]
        if seats:
            message = Message(seats[pick % len(seats)], table.seq, None)
            self.send(at, message, fault)

    @rule(at=which, pick=number)
    def repeat_acknowledged(self, at: int, pick: int) -> None:
        if self.acked:
            message, _ = list(self.acked.values())[pick % len(self.acked)]
            before = len(self.acked)
            self.send(at, message, None)
            assert len(self.acked) == before

    @rule(at=which, pick=number)
    def repeat_unanswered(self, at: int, pick: int) -> None:
        if self.unanswered:
            message = self.unanswered.pop(pick % len(self.unanswered))
            self.send(at, message, None)

    @rule(at=which, seat=st.integers(0, 2), back=st.booleans(), fault=st.sampled_from(FAULTS))
    def leave_or_return(self, at: int, seat: int, back: bool, fault: str | None) -> None:
        process = self.processes[at]
        if seat >= self.run(process.table(self.id)).players:
            return
        verb = process.service.come_back if back else process.service.leave
        answer = self.ask(at, verb(self.id, seat), fault)
        if isinstance(answer, int):
            self.acked_others.append((answer, "returned" if back else "left", seat))
        else:
            assert answer in REFUSALS | {"unavailable"}

    @rule(at=which, pick=number)
    def bot_chooses(self, at: int, pick: int) -> None:
        """As the scheduler does, for a seat whose player left."""
        process = self.processes[at]
        table = self.run(process.table(self.id))
        if not table.bots_to_move() or table.match is None:
            return
        seat, base = table.bots_to_move()[0], table.seq
        choices = table.match.state.choices(seat)
        text = choices[pick % len(choices)].text

        def command(table: Table) -> Draft | Repeat:
            return commands.choose(table, seat, text, base, commands.Made("random", 0))

        answer = self.run(outcome(process.manager.submit(self.id, command)))
        assert isinstance(answer, int) or answer in REFUSALS

    @rule(at=which, viewer=st.sampled_from([None, 0, 1]))
    def watch(self, at: int, viewer: int | None) -> None:
        """Connect as a client that has seen all acknowledged messages."""
        since = max((seq for _, seq in self.acked.values()), default=0)
        self.run(self.processes[at].watch(self.id, viewer, since))

    @rule(at=which)
    def stop_watching(self, at: int) -> None:
        if self.processes[at].watchers:
            watcher = self.processes[at].watchers.pop()
            self.processes[at].manager.live(self.id).connections.discard(watcher)

    # -- faults ------------------------------------------------------------------------

    @rule(at=which, pick=number, landed=st.booleans())
    def crash_in_commit(self, at: int, pick: int, landed: bool) -> None:
        process = self.processes[at]
        message = self.a_choice(at, pick)
        if message is None:
            return

        async def crash() -> None:
            process.store.fault = "stalls after writing" if landed else "stalls"
            sending = asyncio.create_task(message.send(process, self.id))
            stalled = asyncio.create_task(process.store.stalled.wait())
            await asyncio.wait({sending, stalled}, return_when=asyncio.FIRST_COMPLETED)
            await process.crash()
            stalled.cancel()
            await asyncio.gather(sending, stalled, return_exceptions=True)

        self.run(crash())
        self.unanswered.append(message)
        self.restart(at)

    @rule(at=which)
    def crash(self, at: int) -> None:
        self.run(self.processes[at].crash())
        self.restart(at)

    def restart(self, at: int) -> None:
        """Start a process again; its clients connect to it with what they know."""
        watchers = self.processes[at].watchers
        self.processes[at] = self.start(at)
        for watcher in watchers:
            self.run(self.processes[at].watch(self.id, watcher.viewers[0], watcher.seq))

    @rule(at=which)
    def evict(self, at: int) -> None:
        self.processes[at].manager.evict(-1)

    @rule(at=which, picks=st.lists(number, min_size=2, max_size=4))
    def deliver_the_newest_notice(self, at: int, picks: list[int]) -> None:
        """The other server writes several entries; the last notice overtakes the others."""
        self.choose_several(1 - at, picks)
        self.deliver_a_notice(at, -1, False)

    @rule(at=which, pick=number, again=st.booleans())
    def deliver_a_notice(self, at: int, pick: int, again: bool) -> None:
        """Any of those on their way; with ``again`` it will come a second time."""
        notices, process = self.notices[at], self.processes[at]
        if not notices:
            return
        entry = notices[pick % len(notices)]
        if not again:
            notices.remove(entry)

        async def deliver() -> None:
            if not process.manager.on_entry(self.id, entry):
                await process.manager.catch_up(self.id, entry.seq)

        self.run(deliver())
        assert all(watcher.seq >= entry.seq for watcher in process.watchers)
        live = process.manager.live_tables.get(self.id)
        if live is not None and live.table is not None and not live.stale:
            assert live.table.seq >= entry.seq

    @rule(at=which)
    def lose_notices(self, at: int) -> None:
        self.notices[at].clear()

    @rule(at=which)
    def poll(self, at: int) -> None:
        process = self.processes[at]
        self.run(process.manager.poll_heads())
        for watcher in process.watchers:
            assert watcher.seq >= len(self.entries)

    # -- what always holds -------------------------------------------------------------

    @invariant()
    def all_agree(self) -> None:
        self.the_record_is_complete()
        self.memory_agrees_with_the_record()

    def the_record_is_complete(self) -> None:
        new = self.run(self.stores[0].entries(self.id, len(self.entries)))
        for entry in new:
            assert entry.seq == len(self.entries) + 1
            self.entries.append(entry)
            self.reference.fold(entry)
            self.states[entry.seq] = state_of(self.reference)
        found = self.entries
        keys = [entry.key for entry in found if entry.key is not None]
        assert len(set(keys)) == len(keys)
        for message, seq in self.acked.values():
            entry = found[seq - 1]
            assert (entry.seat, entry.key) == (message.seat, message.key)
            assert getattr(entry.change, "choice", None) == message.choice
        for seq, kind, seat in self.acked_others:
            assert (found[seq - 1].kind, found[seq - 1].seat) == (kind, seat)

    def memory_agrees_with_the_record(self) -> None:
        for process in self.processes:
            live = process.manager.live_tables.get(self.id)
            if live is not None and live.table is not None and not live.stale:
                assert state_of(live.table) == self.states[live.table.seq]
            for watcher in process.watchers:
                assert watcher.seq <= len(self.entries)

    def teardown(self) -> None:
        try:
            if self.entries:
                assert self.run(self.stores[0].entries(self.id)) == self.entries
                self.everybody_catches_up()
        finally:
            self.patches.close()
            for process in self.processes:
                self.run(process.crash())

    def everybody_catches_up(self) -> None:
        head = len(self.entries)
        for process in self.processes:
            self.run(process.manager.catch_up(self.id, head))
            table = self.run(process.table(self.id))
            assert state_of(table) == self.states[head]
            for watcher in process.watchers:
                update = outgoing.update_message(self.reference, watcher.viewers[0], [])
                assert lasting(watcher.last) == lasting(json.loads(update))


def lasting(update: dict[str, Any]) -> dict[str, Any]:
    """An update without what follows from the entries that came with it."""
    return {key: value for key, value in update.items() if key not in ("entries", "concepts")}


def test_two_servers_under_faults(database: str) -> None:
    with asyncio.Runner() as runner:

        async def two() -> list[Store]:
            stores = [Store(connect(read_url(database))) for _ in range(2)]
            await migrate(stores[0].engine)
            return stores

        stores = runner.run(two())
        try:
            run_state_machine_as_test(
                type("Bound", (Machine,), {"runner": runner, "stores": stores}),
                settings=settings(
                    max_examples=(300 if LONG else 20) // (1 if "sqlite" in database else 3),
                    stateful_step_count=30,
                    deadline=None,
                    suppress_health_check=list(HealthCheck),
                ),
            )
        finally:
            for store in stores:
                runner.run(store.close())
