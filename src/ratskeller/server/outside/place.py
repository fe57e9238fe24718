"""A seat of a bot from outside, as its stream tells of it.

What the bot is told is made from the updates that a socket on the same seat gets, and from the
public data of the table. Nothing else is known here.
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from ratskeller.server.wire import ClocksData, EntryData, EventData, TableSummary, Update


class Teller(Protocol):
    """Takes events for a bot: its stream."""

    def tell(self, type: str, **more: Any) -> None:
        """Send an event."""


class Place:
    """A connection to one table, as `live.Connection` says; it turns messages into events."""

    def __init__(self, teller: Teller, table: str, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.viewers: list[int | None] = [seat]
        self.over = False  # nothing will be told of this seat any more
        self._teller = teller
        self._about: TableSummary | None = None
        self._events: dict[int, list[EventData]] = {}  # since the last question, by entry
        self._asked: list[str] = []  # the choices of the last question, until it is answered
        self._begun = False
        self._replaced = False

    @property
    def stand_in(self) -> bool:
        """Whether a bot of the server plays here because this one's time was up."""
        mine = self._mine()
        return mine is not None and mine["bot"] is not None

    def push(self, message: bytes) -> None:
        """Take a message of the table."""
        data = msgspec.json.decode(message)
        if data["type"] == "table":
            self.about(data["table"])
        elif data["type"] == "update":
            self._update(data)

    def about(self, table: TableSummary) -> None:
        """The public data of the table, when this begins or who sits where has changed."""
        before, self._about = self._about, table
        mine = self._mine()
        if mine is None or table["status"] == "closed":
            self._end("gone")
        elif mine["kind"] == "invited" and before is None:
            self._tell("invited", by=[table["seats"][host]["name"] for host in table["hosts"]])
        elif self.stand_in != self._replaced:
            self._replaced = self.stand_in
            if self._replaced:
                self._asked = []
                self._teller.tell("replaced", **self._where(), reason=mine["gone"])

    def _mine(self) -> Any:
        """The seat, if it is still that of a bot from outside."""
        seat = None if self._about is None else self._about["seats"][self.seat]
        return seat if seat is not None and seat.get("outside") else None

    def _where(self) -> dict[str, Any]:
        return {"table": self.table, "seat": self.seat}

    def _tell(self, type: str, **more: Any) -> None:
        """An event that describes the table."""
        table = self._about
        assert table is not None
        self._teller.tell(
            type,
            **self._where(),
            game=table["game"],
            version=table["version"],
            players=table["players"],
            options=table["options"],
            clock=table["clock"],
            names=[seat["name"] for seat in table["seats"]],
            **more,
        )

    def _end(self, type: str, **more: Any) -> None:
        if not self.over:
            self.over = True
            self._teller.tell(type, **self._where(), **more)

    def _update(self, update: Update) -> None:
        own = False
        for entry in update["entries"]:
            own |= entry["seat"] == self.seat
            self._keep(entry)
        if update["status"] == "finished":
            outcome = update.get("outcome")
            self._end("over", seq=update["seq"], events=self._told(), outcome=outcome)
        if update["status"] != "running" or self.over:
            return
        if not self._begun:
            self._begun = True
            self._tell("started", seq=update["seq"])
        choices = [choice["notation"] for choice in update.get("choices", ())]
        if not choices or self.stand_in:
            self._asked = []
        elif own or choices != self._asked:
            self._ask(update, choices)

    def _keep(self, entry: EntryData) -> None:
        undone = entry.get("undone")
        if undone is not None:
            self._events.pop(undone, None)
        self._events[entry["seq"]] = [_bare(event) for event in entry["events"]]

    def _told(self) -> list[EventData]:
        found = [event for events in self._events.values() for event in events]
        self._events = {}
        return found

    def _ask(self, update: Update, choices: list[str]) -> None:
        self._asked = choices
        self._teller.tell(
            "turn",
            **self._where(),
            seq=update["seq"],
            deadline=_deadline(update["clock"], self.seat),
            events=self._told(),
            view=update.get("view"),
            choices=choices,
        )


def _deadline(clock: ClocksData, seat: int) -> float | None:
    """When the time of a seat ends, or None."""
    owed = clock["owed_since"][seat]
    if "deadlines" in clock:
        return clock["deadlines"][seat]
    if owed is None or clock["mode"] == "none":
        return None
    spent = clock["spent"][seat] if clock["mode"] == "total" else 0.0
    return owed + clock["seconds"] - spent


def _bare(event: EventData) -> EventData:
    """An event without the patch of the view: a question has the whole view."""
    return {key: value for key, value in event.items() if key != "patch"}  # type: ignore[return-value]
