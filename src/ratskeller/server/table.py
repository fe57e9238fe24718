"""A table: what its record amounts to. Nothing here waits, writes or sends.

Every change is an entry that was proposed (`propose`), made durable and folded in here; a
table that is read from the store or followed from another process folds the same entries.
"""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

import ratskeller
from ratskeller.kernel import SIMULTANEOUS, Event, Game, Match
from ratskeller.kernel.patch import Trace
from ratskeller.server.entry import Clock, Entry, Seat
from ratskeller.server.timing import Timing
from ratskeller.server.trouble import Trouble

RECENT = 64  # entries whose events stay at hand for whoever lost the connection
KEYS = 64  # messages that are recognised when they come again


class News(msgspec.Struct):
    """An entry as the people at the table hear of it.

    ``trace`` is there while the entry is on its way to those who watch.
    """

    seq: int
    kind: str
    seat: int | None
    at: float
    events: tuple[Event, ...]
    undone: int | None = None
    trace: Trace | None = None

    def told(self, events: list[dict[str, Any]]) -> dict[str, Any]:
        """Plain data for one viewer, with the events it may see."""
        out: dict[str, Any] = {
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
        self.created: dict[str, Any] = {}  # game, version, players, options, clock, listed, invite
        self.seats: list[Seat] = []
        self.status = "open"
        self.match: Match | None = None
        self.timing = Timing(Clock())
        self.since = 0  # the entry that brought up what is owed now
        self.made: list[tuple[int, int, float]] = []  # choices that stand: entry, seat, owed since
        self.keys: dict[str, tuple[int, str]] = {}  # repeated messages: entry and what it said
        self.votes: dict[int, set[int]] = {}
        self.rematch: str | None = None
        self.changed_at = 0.0
        self.recent: deque[News] = deque(maxlen=RECENT)

    # -- asking ----------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game, if it follows the rules this table was created with."""
        found = ratskeller.game(self.created["game"])
        if found.version != self.created["version"]:
            raise Trouble("other-rules", version=self.created["version"], engine=found.version)
        return found

    @property
    def players(self) -> int:
        """How many seats there are."""
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

    def running(self) -> Match:
        """The game that runs, or trouble."""
        if self.match is None or self.status != "running":
            raise Trouble("not-running", status=self.status)
        return self.match

    def waiting_bots(self) -> list[int]:
        """The seats for which a bot owes a choice."""
        return [seat for seat in self.actors if self.seats[seat].bot is not None]

    def wake_at(self) -> float | None:
        """When the server itself has to do something here: a bot's choice, a clock's end."""
        if self.waiting_bots():
            return self.changed_at
        humans = [seat for seat in self.actors if self.seats[seat].bot is None]
        return self.timing.first_deadline(humans)

    # -- folding ---------------------------------------------------------------

    def fold(self, entry: Entry, traced: bool = False) -> News:
        """Take in the next entry and say what is new.

        ``traced`` keeps what patches are made of; `News.trace` is to be dropped after use.
        """
        assert entry.seq == self.seq + 1, (self.id, entry.seq, self.seq)
        before = self.actors
        trace = Trace(self.match.state) if traced and self.match is not None else None
        undone = getattr(self, "_" + entry.kind)(entry)
        if trace is not None:
            trace.stop()
        self.seq = entry.seq
        self.changed_at = entry.at
        if "start" in entry.body:
            self._start(entry)
        if entry.key is not None:
            self._remember(entry)
        events: tuple[Event, ...] = ()
        if self.match is not None:
            events = tuple(self.match.events)
            self.match.events.clear()
            if self.match.state.outcome is not None:
                self.status = "finished"
        again = entry.seat if entry.kind == "chosen" else None
        self.timing.pass_on(before, self.actors, again, entry.at)
        news = News(entry.seq, entry.kind, entry.seat, entry.at, events, undone, trace)
        self.recent.append(news)
        return news

    def _created(self, entry: Entry) -> None:
        self.created = {k: v for k, v in entry.body.items() if k not in ("seats", "start")}
        self.created["at"] = entry.at
        self.seats = [msgspec.convert(seat, Seat) for seat in entry.body["seats"]]
        self.timing = Timing(msgspec.convert(self.created["clock"], Clock))

    def _joined(self, entry: Entry) -> None:
        body = entry.body
        self._seat(entry).kind = "human"
        self._seat(entry).name = body["name"]
        self._seat(entry).hash = body["hash"]

    def _left(self, entry: Entry) -> None:
        assert entry.seat is not None
        if self.status == "open":
            self.seats[entry.seat] = Seat()
        else:
            self._step_in(entry.seat, entry.body["bot"], "left")

    def _start(self, entry: Entry) -> None:
        names = [seat.name for seat in self.seats]
        options = self.created["options"]
        drawn = entry.body["start"]
        self.match = Match(self.game, self.players, options, seats=names, drawn=drawn)
        self.status = "running"
        self.since = entry.seq

    def _chosen(self, entry: Entry) -> None:
        assert self.match is not None
        assert entry.seat is not None
        top = self.match.state.decision
        owed = self.timing.owed.get(entry.seat, entry.at)
        self.match.apply(entry.seat, entry.body["choice"], entry.body["drawn"])
        state = self.match.state
        joint = top is state.decision and top is not None and top.kind == SIMULTANEOUS
        if not (joint and state.sealed[entry.seat] >= 0):
            self.since = entry.seq
        self.made.append((entry.seq, entry.seat, owed))
        if not joint:
            del self.made[: len(self.made) - int(state.undo_depth)]
        self.votes.pop(entry.seat, None)

    def _undone(self, entry: Entry) -> int:
        assert self.match is not None
        assert entry.seat is not None
        top = self.match.state.decision
        self.match.undo(entry.seat)
        if top is not self.match.state.decision or top is None or top.kind != SIMULTANEOUS:
            self.since = entry.seq
        at = max(i for i, made in enumerate(self.made) if made[1] == entry.seat)
        seq, _, owed = self.made.pop(at)
        self.timing.restore(entry.seat, owed, entry.at)
        return seq

    def _voted(self, entry: Entry) -> None:
        assert entry.seat is not None
        target = entry.body["target"]
        votes = self.votes.setdefault(target, set())
        votes.add(entry.seat)
        if votes >= self.voters(target):
            self._step_in(target, entry.body["bot"], "voted")

    def voters(self, target: int) -> set[int]:
        """Whose votes it takes to let a bot play for a seat: all other people at the table."""
        return {
            number
            for number, seat in enumerate(self.seats)
            if number != target and seat.kind == "human" and seat.bot is None
        }

    def _returned(self, entry: Entry) -> None:
        self._seat(entry).bot = None
        self._seat(entry).gone = ""

    def _resigned(self, entry: Entry) -> None:
        assert entry.seat is not None
        self._step_in(entry.seat, entry.body["bot"], "resigned")

    def _expired(self, entry: Entry) -> None:
        assert entry.seat is not None
        self._step_in(entry.seat, entry.body["bot"], "expired")

    def _rematched(self, entry: Entry) -> None:
        self.rematch = entry.body["table"]

    def _closed(self, entry: Entry) -> None:
        self.status = "closed"

    def _seat(self, entry: Entry) -> Seat:
        assert entry.seat is not None
        return self.seats[entry.seat]

    def _step_in(self, seat: int, bot: str, gone: str) -> None:
        self.seats[seat].bot = bot
        self.seats[seat].gone = gone
        self.votes.pop(seat, None)

    def _remember(self, entry: Entry) -> None:
        assert entry.key is not None
        self.keys[entry.key] = (entry.seq, entry.body.get("choice", entry.kind))
        while len(self.keys) > KEYS:
            del self.keys[next(iter(self.keys))]
