"""A table: the state that its entries fold to. No input or output happens here.

A table that is loaded from the store, or that another process changes, folds the same entries.
"""

from __future__ import annotations

from collections import deque
from typing import assert_never

import msgspec

import ratskeller
from ratskeller.fair.stream import Stream
from ratskeller.kernel import SIMULTANEOUS, Event, Game, Match
from ratskeller.kernel.patch import Trace
from ratskeller.server.draws import stream_of
from ratskeller.server.entry import (
    Chosen,
    Clock,
    Closed,
    Created,
    Entry,
    Expired,
    Filled,
    Invited,
    Joined,
    Left,
    Rematched,
    Resigned,
    Rested,
    Returned,
    Revealed,
    Seat,
    Setup,
    Started,
    Undone,
    Voted,
)
from ratskeller.server.errors import Refused
from ratskeller.server.opening import new_match
from ratskeller.server.timing import Timing
from ratskeller.server.wire import EntryData, EventData

RECENT = 64  # log entries kept in memory for clients that reconnect
KEYS = 64  # messages that are recognised when they are repeated


class LogEntry(msgspec.Struct):
    """An entry as clients see it: with its events.

    ``trace`` is set until the entry has been sent to the connections.
    """

    seq: int
    kind: str
    seat: int | None
    at: float
    events: tuple[Event, ...]
    undone: int | None = None
    trace: Trace | None = None

    def data(self, events: list[EventData]) -> EntryData:
        """Plain data, with the events that a viewer may see."""
        out: EntryData = {
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "at": self.at,
            "events": events,
        }
        if self.undone is not None:
            out["undone"] = self.undone
        return out


class Table:
    """The state of one table after ``seq`` entries."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self._setup: Setup | None = None
        self.created_at = 0.0
        self.seats: list[Seat] = []
        #: The seats of those who opened the table; they may close it before the game starts.
        self.hosts: set[int] = set()
        self.status = "open"
        self.match: Match | None = None
        #: Where the draws of the game come from; None at a table of an older version.
        self.stream: Stream | None = None
        #: Commitments to secrets for the draws and the secrets themselves, by seat.
        self.commitments: list[str] = []
        self.revealed: list[str] = []
        self.full_at = 0.0  # since when the secrets are waited for
        self.drawn = 0  # outcomes that chance has drawn
        self.made: list[int] = []  # choices of each seat, without those undone
        self.timing = Timing(Clock())
        self.decision_seq = 0  # the entry after which the current decision was owed
        #: The choices that may be undone: entry, seat, since when it was owed.
        self.undoable: list[tuple[int, int, float]] = []
        #: To recognise repeated messages: the entry and the choice of each key.
        self.recent_keys: dict[str, tuple[int, str]] = {}
        self.votes: dict[int, set[int]] = {}
        self.rematch: str | None = None
        self.changed_at = 0.0
        self.recent: deque[LogEntry] = deque(maxlen=RECENT)

    # -- queries ----------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """What was fixed when the table was created."""
        assert self._setup is not None, "the table has no entries"
        return self._setup

    @setup.setter
    def setup(self, setup: Setup) -> None:
        self._setup = setup

    @property
    def game(self) -> Game:
        """The game; refused if its rules are not the version of this table."""
        found = ratskeller.game(self.setup.game)
        if found.version != self.setup.version:
            raise Refused("other-rules", version=self.setup.version, engine=found.version)
        return found

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.seats)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that owe a choice now."""
        if self.match is None or self.status != "running":
            return ()
        return self.match.state.actors

    @property
    def full(self) -> bool:
        """Whether somebody sits on every seat."""
        return all(seat.kind in ("human", "bot") for seat in self.seats)

    @property
    def exchanging(self) -> bool:
        """Whether the game waits for secrets for its draws and for nothing else."""
        return self.status == "open" and self.full and any(self.commitments)

    @property
    def exchange_end(self) -> float:
        """When the game starts without the secrets that have not come."""
        return self.full_at + (self.setup.draws.wait if self.setup.draws else 0.0)

    def require_running(self) -> Match:
        """The running match; refused if the game has not started or is over."""
        if self.match is None or self.status != "running":
            raise Refused("not-running", status=self.status)
        return self.match

    def bots_to_move(self) -> list[int]:
        """The seats where a bot owes a choice."""
        return [seat for seat in self.actors if self.seats[seat].bot is not None]

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints: alone with the server's bots, or if all agreed.

        Nobody may in a rated game or in a tournament.
        """
        people = [seat for seat in self.seats if seat.kind != "bot" or seat.outside]
        allowed = self.setup.hints or (len(people) == 1 and not self.setup.rated)
        return allowed and self.setup.tournament is None

    def wake_at(self) -> float | None:
        """When the server has to act: a bot's choice, the end of a player's time, a start."""
        if self.exchanging:
            return self.exchange_end
        if self.bots_to_move():
            return self.changed_at
        humans = [seat for seat in self.actors if self.seats[seat].bot is None]
        return self.timing.first_deadline(humans)

    # -- folding ---------------------------------------------------------------

    def fold(self, entry: Entry, traced: bool = False) -> LogEntry:
        """Apply the next entry and return it with its events.

        ``traced`` keeps the copies from which patches are made; the caller drops them
        (`LogEntry.trace`) once the entry has been sent.
        """
        assert entry.seq == self.seq + 1, (self.id, entry.seq, self.seq)
        before = self.actors
        trace = Trace(self.match.state) if traced and self.match is not None else None
        undone = self._apply(entry)
        if trace is not None:
            trace.stop()
        self.seq = entry.seq
        self.changed_at = entry.at
        if isinstance(entry.change, Created | Joined | Filled | Revealed | Started):
            if entry.change.start is not None:
                self._start(entry.change.start, entry.seq)
            elif not isinstance(entry.change, Revealed):
                self.full_at = entry.at
        if entry.key is not None:
            self._remember(entry.key, entry)
        events: tuple[Event, ...] = ()
        if self.match is not None:
            events = tuple(self.match.events)
            self.match.events.clear()
            if self.match.state.outcome is not None:
                self.status = "finished"
        again = entry.change.seat if isinstance(entry.change, Chosen) else None
        self.timing.advance(before, self.actors, again, entry.at)
        logged = LogEntry(entry.seq, entry.kind, entry.seat, entry.at, events, undone, trace)
        self.recent.append(logged)
        return logged

    def _apply(self, entry: Entry) -> int | None:
        """Apply a change; returns the number of the entry that was undone, if any."""
        change = entry.change
        match change:
            case Created():
                self._create(change, entry.at)
            case Joined():
                asked = self.seats[change.seat].kind == "invited"
                self.seats[change.seat].kind = "bot" if asked else "human"
                self.seats[change.seat].name = change.name
                self.seats[change.seat].hash = change.hash
                self.commitments[change.seat] = change.commitment
            case Filled():
                self.seats[change.target] = Seat("bot", change.name, bot=change.bot)
            case Invited():
                self.seats[change.target] = Seat("invited", change.name, change.hash)
            case Revealed():
                self.revealed[change.seat] = change.secret
            case Started():
                pass
            case Left():
                if change.bot is None:
                    self.seats[change.seat] = Seat()
                    self.commitments[change.seat] = ""
                    self.hosts.discard(change.seat)
                else:
                    self._step_in(change.seat, change.bot, "left")
            case Chosen():
                self._choose(change, entry)
            case Undone():
                return self._undo(change.seat, entry)
            case Voted():
                self._vote(change)
            case Returned():
                self.seats[change.seat].bot = None
                self.seats[change.seat].gone = ""
            case Resigned():
                self._step_in(change.seat, change.bot, "resigned")
            case Expired():
                absent = self.timing.awaits(change.seat)
                self._step_in(change.seat, change.bot, "absent" if absent else "expired")
            case Rested():
                self.timing.rest(change.seat, change.until, entry.at)
            case Rematched():
                self.rematch = change.table
            case Closed():
                self.status = "closed"
            case _:
                assert_never(change)
        return None

    def _create(self, change: Created, at: float) -> None:
        self._setup = change.setup
        self.created_at = at
        self.seats = [msgspec.structs.replace(seat) for seat in change.seats]
        self.hosts = {number for number, seat in enumerate(self.seats) if seat.kind == "human"}
        self.timing = Timing.of(change)
        self.commitments = list(change.commitments) or [""] * self.players
        self.revealed = [""] * self.players

    def _start(self, drawn: list[str], seq: int) -> None:
        names = [seat.name for seat in self.seats]
        self.stream = stream_of(self.setup, self.revealed)
        self.match = new_match(self.game, self.setup, self.stream, names, drawn)
        self.drawn = len(drawn)
        self.made = [0] * self.players
        self.hosts.clear()
        self.status = "running"
        self.decision_seq = seq

    def _choose(self, change: Chosen, entry: Entry) -> None:
        assert self.match is not None
        seat = change.seat
        top = self.match.state.decision
        owed = self.timing.owed.get(seat, entry.at)
        self.match.apply(seat, change.choice, change.drawn)
        self.drawn += len(change.drawn)
        self.made[seat] += 1
        state = self.match.state
        joint = top is state.decision and top is not None and top.kind == SIMULTANEOUS
        if not (joint and state.sealed[seat] >= 0):
            self.decision_seq = entry.seq
        self.undoable.append((entry.seq, seat, owed))
        if not joint:
            del self.undoable[: len(self.undoable) - int(state.undo_depth)]
        self.votes.pop(seat, None)

    def _undo(self, seat: int, entry: Entry) -> int:
        assert self.match is not None
        top = self.match.state.decision
        self.match.undo(seat)
        self.made[seat] -= 1
        if not self.made[seat]:
            self.timing.arrived.discard(seat)
        if top is not self.match.state.decision or top is None or top.kind != SIMULTANEOUS:
            self.decision_seq = entry.seq
        at = max(i for i, made in enumerate(self.undoable) if made[1] == seat)
        seq, _, owed = self.undoable.pop(at)
        self.timing.restore(seat, owed, entry.at)
        return seq

    def _vote(self, change: Voted) -> None:
        votes = self.votes.setdefault(change.target, set())
        votes.add(change.seat)
        if votes >= self.voters(change.target):
            self._step_in(change.target, change.bot, "voted")

    def voters(self, target: int) -> set[int]:
        """The seats that have to vote to replace a player: all others with people."""
        return {
            number
            for number, seat in enumerate(self.seats)
            if number != target and seat.kind == "human" and seat.bot is None
        }

    def _step_in(self, seat: int, bot: str, gone: str) -> None:
        self.seats[seat].bot = bot
        self.seats[seat].gone = gone
        self.votes.pop(seat, None)

    def _remember(self, key: str, entry: Entry) -> None:
        said = entry.change.choice if isinstance(entry.change, Chosen) else entry.kind
        self.recent_keys[key] = (entry.seq, said)
        while len(self.recent_keys) > KEYS:
            del self.recent_keys[next(iter(self.recent_keys))]
