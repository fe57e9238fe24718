"""A notice is sent only if it is still true, wanted and not seen, and outside quiet hours."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ratskeller.server import commands
from ratskeller.server.entry import Clock, Created, Draft, Entry, Filled, Joined, Rested, Seat
from ratskeller.server.notifications.causes import KINDS, Cause, Kind, causes, message_causes
from ratskeller.server.notifications.channels import OFF, ON, Channel, Visit
from ratskeller.server.notifications.decide import AGAIN, GRACE, SETTLE, Drop, Send, Wait, decide
from ratskeller.server.notifications.letter import letter
from ratskeller.server.notifications.outbox import Claimed, Notice
from ratskeller.server.notifications.targets import WebhookTarget
from ratskeller.server.notifications.webhook import request
from ratskeller.server.notifications.wishes import Quiet, Wishes
from ratskeller.server.outgoing import summary
from ratskeller.server.table import Table
from tests.server.table_log import TableLog

NOON = 1_700_049_600.0  # 12:00 UTC
DAY = 86_400.0


def a_channel(**more: Any) -> Channel:
    return Channel(
        **{
            "id": "c",
            "account_id": None,
            "hash": "h",
            "kind": "webhook",
            "target": WebhookTarget("https://hook.test/x", secret="key"),
            "wishes": Wishes([*KINDS]),
            "site": "https://cellar.test",
            "status": ON,
            "created_at": 0.0,
            **more,
        }
    )


def a_notice(kind: Kind = "turn", seat: int = 0, seq: int = 5, at: float = NOON) -> Notice:
    return Notice(1, "c", "a", "t", seat, kind, seq, at, 0)


def about(
    status: str = "running", actors: tuple[int, ...] = (0,), bot: str | None = None
) -> dict[str, Any]:
    seats = [{"kind": "human", "name": n, "bot": bot, "gone": ""} for n in ("Anna", "", "C*c")]
    return {"status": status, "game": "rattus", "seats": seats, "actors": list(actors), "x": 1}


def claimed(notice: Notice, found: dict[str, Any] | None = None, **more: Any) -> Claimed:
    data = about() if found is None else found
    values = {"channel": a_channel(), "visit": None, "newer": False, "older": False, "told": 0}
    return Claimed(notice, summary=msgspec.json.encode(data).decode(), **{**values, **more})


def seen(seq: int = 0, chat: int = 0, here: float = 0.0) -> Visit:
    return Visit("t", 0, seq, chat, here)


def test_a_turn_is_told_at_once() -> None:
    assert isinstance(decide(claimed(a_notice()), NOON), Send)
    assert isinstance(decide(claimed(a_notice(), visit=seen(4)), NOON), Send)


@pytest.mark.parametrize(
    "one",
    [
        claimed(a_notice(), about(actors=(1, 2))),
        claimed(a_notice(), about(status="finished", actors=())),
        claimed(a_notice(), about(bot="medium")),
        claimed(a_notice(), newer=True),
        claimed(a_notice("full"), about(status="finished")),
        claimed(a_notice("full")),  # the turn is told instead
        claimed(a_notice("message"), told=3),
        claimed(a_notice("message"), told=3, visit=seen(9, 2)),
    ],
)
def test_what_is_no_longer_true_is_dropped(one: Claimed) -> None:
    assert decide(one, NOON + SETTLE) == Drop("stale")


def test_the_beginning_is_told_where_no_turn_is() -> None:
    assert isinstance(decide(claimed(a_notice("full"), about(actors=(1,))), NOON), Send)
    few = a_channel(wishes=Wishes(["full"]))
    assert isinstance(decide(claimed(a_notice("full"), channel=few), NOON), Send)


def test_what_somebody_has_in_view_is_not_told() -> None:
    assert decide(claimed(a_notice(), visit=seen(5)), NOON) == Drop("seen")
    over = about("finished", ())
    assert decide(claimed(a_notice("over"), over, visit=seen(6)), NOON) == Drop("seen")
    message = claimed(a_notice("message"), visit=seen(0, 5))
    assert decide(message, NOON) == Drop("seen")


def test_a_page_that_is_connected_has_a_moment_to_show_it() -> None:
    one = claimed(a_notice(), visit=seen(4, here=NOON + 40))
    assert decide(one, NOON) == Wait(NOON + AGAIN)
    assert decide(one, NOON + GRACE - 0.1) == Wait(NOON + GRACE)
    assert isinstance(decide(one, NOON + GRACE), Send)
    assert isinstance(decide(one, NOON, here=False), Send)  # it has gone; that is not written yet
    just_come = claimed(a_notice(), visit=seen(4))
    assert decide(just_come, NOON, here=True) == Wait(NOON + AGAIN)
    assert isinstance(decide(just_come, NOON), Send)


def test_a_reminder_of_the_clock_comes_also_to_who_has_seen_the_turn() -> None:
    one = claimed(a_notice("clock"), visit=seen(5))
    assert isinstance(decide(one, NOON), Send)
    for over in (about(actors=(1,)), about("finished", ()), about(bot="medium")):
        assert decide(claimed(a_notice("clock"), over), NOON) == Drop("stale")
    assert decide(claimed(a_notice("clock"), newer=True), NOON) == Drop("stale")


def test_messages_wait_for_each_other() -> None:
    one = claimed(a_notice("message"))
    assert decide(one, NOON + 1) == Wait(NOON + SETTLE)
    assert isinstance(decide(one, NOON + SETTLE), Send)
    again = claimed(a_notice("message"), told=3, visit=seen(9, 3))
    assert isinstance(decide(again, NOON + SETTLE), Send)
    behind = claimed(a_notice("message"), older=True)
    assert decide(behind, NOON + SETTLE) == Wait(NOON + SETTLE + 1)


def test_only_what_is_wanted_is_told() -> None:
    few = a_channel(wishes=Wishes(["over"], {"t": ["full"]}))
    assert decide(claimed(a_notice(), channel=few), NOON) == Drop("not-wanted")
    off = a_channel(status=OFF)
    assert decide(claimed(a_notice(), channel=off), NOON) == Drop("no-channel")
    assert decide(claimed(a_notice(), channel=None), NOON) == Drop("no-channel")


def test_quiet_hours_put_a_notice_off() -> None:
    night = a_channel(wishes=Wishes(quiet=Quiet(22 * 60, 7 * 60), zone="America/New_York"))
    late = NOON - NOON % 86_400 + 4 * 3600  # 23:00 in New York
    assert decide(claimed(a_notice(), channel=night), late) == Wait(late + 8 * 3600)
    assert isinstance(decide(claimed(a_notice(), channel=night), late + 8 * 3600), Send)
    over = claimed(a_notice(), about(actors=(1,)), channel=night)
    assert decide(over, late + 8 * 3600) == Drop("stale")


def test_quiet_hours_know_summer_time() -> None:
    wishes = Wishes(quiet=Quiet(23 * 60, 6 * 60), zone="Europe/Berlin")
    at = 1_774_735_200.0  # 28 March 2026, 23:00 in Berlin; the clocks go forward at 2:00
    assert wishes.quiet_until(at) == at + 6 * 3600


def test_a_letter_says_nothing_but_what_everybody_knows() -> None:
    for kind in KINDS:
        decision = decide(claimed(a_notice("turn")), NOON)
        assert isinstance(decision, Send)
        said = letter(a_notice(kind), a_channel(wishes=Wishes(language="de")), decision.facts)
        assert said.title.startswith("Rattus: ")
        assert said.body == "Mit Himmelblau und C*c."
        assert said.url == "https://cellar.test/#/table/t"
        assert (said.name, said.seat, said.game) == ("Anna", 0, "rattus")


def test_markup_in_names_does_nothing_in_a_chat_of_others() -> None:
    decision = decide(claimed(a_notice()), NOON)
    assert isinstance(decision, Send)
    said = msgspec.structs.replace(
        letter(a_notice(), a_channel(), decision.facts), body="With @everyone & <!here> *x*."
    )
    _, body = request(WebhookTarget("https://d.test", "discord"), said, NOON)
    data = msgspec.json.decode(body)
    assert data["allowed_mentions"] == {"parse": []}
    assert "\\*x\\*" in data["content"]
    _, body = request(WebhookTarget("https://s.test", "slack"), said, NOON)
    assert "&lt;!here&gt;" in msgspec.json.decode(body)["text"]


# -- causes ------------------------------------------------------------------------------


def test_a_turn_gives_cause_when_it_begins() -> None:
    log = TableLog("rattus", 3)
    table = log.table
    turns = 0
    while table.status == "running":
        assert table.match is not None
        before, seat = table.actors, table.actors[0]
        log.choose(seat, str(table.match.state.choices(seat)[0]), table.seq)
        found = causes(before, "running", table, log.entries[-1])
        begun = [c.seat for c in found if c.kind == "turn"]
        assert begun == sorted(set(table.actors) - set(before))
        turns += len(begun)
        over = [c.seat for c in found if c.kind == "over"]
        assert over == ([n for n in range(3) if n != seat] if table.status == "finished" else [])
    assert turns > 20


def test_everybody_but_the_last_to_come_is_told_that_a_table_is_full() -> None:
    log = TableLog("rattus", 3)
    created, first = log.entries[0].change, log.table.actors[0]
    assert isinstance(created, Created)
    for by, wanted in ((Joined(2, "C", "2" * 64), {0, 1}), (Filled(0, 2, "easy", "E"), {1})):
        table = Table("t")
        seats = [Seat("human", f"p{n}", f"{n}" * 64) for n in range(2)] + [Seat()]
        open_ = msgspec.structs.replace(created, seats=seats, start=None)
        table.fold(Entry(1, open_, 1.0))
        entry = Entry(2, msgspec.structs.replace(by, start=created.start), 2.0)
        table.fold(entry)
        found = causes((), "open", table, entry)
        assert {c.seat for c in found if c.kind == "full"} == wanted
        assert {c.seat for c in found if c.kind == "turn"} == {first} & wanted
        assert all(c.hash == f"{c.seat}" * 64 for c in found)


def test_who_opens_a_full_table_alone_is_told_nothing() -> None:
    log = TableLog("rattus", 2)
    assert causes((), "open", log.table, log.entries[0]) == []
    assert summary(log.table)["status"] == "running"


def test_a_message_is_told_to_all_others() -> None:
    log = TableLog("rattus", 3)
    assert [c.seat for c in message_causes(log.table, 1)] == [0, 2]


# -- reminders of the clock --------------------------------------------------------------


class Letters:
    """A table by correspondence, and the reminders that its last entry gives cause for."""

    def __init__(self, clock: Clock) -> None:
        self.log = TableLog("rattus", 2, clock)
        self.table = self.log.table
        self.found: list[Cause] = []

    def take(self, draft: Draft) -> None:
        before = self.table.actors
        self.log.take(draft)
        found = causes(before, "running", self.table, self.log.entries[-1])
        self.found = [cause for cause in found if cause.kind == "clock"]

    def choose(self) -> int:
        """The first choice of whoever is asked."""
        assert self.table.match is not None
        seat = self.table.actors[0]
        text = str(self.table.match.state.choices(seat)[0])
        draft = commands.choose(self.table, seat, text, self.table.seq)
        assert isinstance(draft, Draft)
        self.take(draft)
        return seat

    def next_turn(self) -> int:
        """Play until another seat is asked; returns it."""
        before = self.table.actors
        while self.table.actors == before:
            self.choose()
        return self.table.actors[0]


def test_a_turn_by_correspondence_ends_with_a_reminder() -> None:
    game = Letters(Clock("turn", 4 * DAY))
    seat = game.next_turn()
    [cause] = game.found
    began = game.log.now
    assert (cause.seat, cause.due) == (seat, began + 3 * DAY)
    game.log.now += DAY
    game.take(Draft(Rested(seat, game.log.now + 1 + 2 * DAY)))
    [moved] = game.found
    assert (moved.seat, moved.due) == (seat, began + 5 * DAY)
    game.log.now = began + 5.5 * DAY  # the moment has passed: nobody is reminded twice
    game.take(Draft(Rested(seat, game.log.now + DAY)))
    assert game.found == []
    other = 1 - seat
    game.take(Draft(Rested(other, game.log.now + DAY)))  # it is not asked
    assert game.found == []


def test_a_day_for_each_choice_has_a_reminder_for_each() -> None:
    game = Letters(Clock("move", 4 * DAY))
    seen_again = False
    for _ in range(12):
        seat = game.choose()
        asked = set(game.table.actors)
        assert {cause.seat for cause in game.found} == asked
        assert all(cause.due == game.log.now + 3 * DAY for cause in game.found)
        seen_again |= seat in asked
    assert seen_again


@pytest.mark.parametrize("clock", [Clock("turn", 3599), Clock("total", 9 * 86_400), Clock()])
def test_other_clocks_have_no_reminder(clock: Clock) -> None:
    game = Letters(clock)
    game.next_turn()
    assert game.found == []
