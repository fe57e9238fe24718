"""Whether a notice is to be sent now: it must still be true, and wanted, and not seen."""

from __future__ import annotations

import msgspec

from ratskeller.server.notifications.channels import ON
from ratskeller.server.notifications.outbox import Claimed
from ratskeller.server.wire import SeatData, Status

GRACE = 3.0  # seconds in which a page that is connected can say that it shows the entry
AGAIN = 0.4  # seconds until it is looked at again: it may have gone instead
SETTLE = 20.0  # seconds until a message is told of: most are read at once


class Facts(msgspec.Struct, frozen=True):
    """What is read from the summary of a table."""

    status: Status
    game: str
    seats: list[SeatData]
    actors: list[int] = []


class Send(msgspec.Struct, frozen=True):
    """Send it now."""

    facts: Facts


class Wait(msgspec.Struct, frozen=True):
    """Decide again later."""

    until: float


class Drop(msgspec.Struct, frozen=True):
    """Never send it; the reason is kept."""

    reason: str


def decide(claimed: Claimed, now: float, here: bool | None = None) -> Send | Wait | Drop:
    """What to do with a notice; ``here`` says whether the seat is connected, if that is known."""
    notice, channel, visit = claimed.notice, claimed.channel, claimed.visit
    if channel is None or channel.status != ON:
        return Drop("no-channel")
    if claimed.summary is None:
        return Drop("no-table")
    facts = msgspec.json.decode(claimed.summary, type=Facts)
    wishes = channel.wishes
    if not wishes.wants(notice.kind, notice.table_id):
        return Drop("not-wanted")
    covered = notice.kind == "full" and wishes.wants("turn", notice.table_id)
    if not _is_true(claimed, facts) or (covered and notice.seat in facts.actors):
        return Drop("stale")
    if visit is not None and notice.kind != "clock" and _seen(claimed) >= notice.seq:
        return Drop("seen")
    if notice.kind == "message" and (claimed.older or now < notice.at + SETTLE):
        return Wait(max(now + 1.0, notice.at + SETTLE))
    if here is None:
        here = visit is not None and visit.here_until > now
    if here and now < notice.at + GRACE:
        return Wait(min(notice.at + GRACE, now + AGAIN))
    quiet = wishes.quiet_until(now)
    return Send(facts) if quiet is None else Wait(quiet)


def _seen(claimed: Claimed) -> int:
    assert claimed.visit is not None
    return claimed.visit.chat if claimed.notice.kind == "message" else claimed.visit.seq


def _is_true(claimed: Claimed, facts: Facts) -> bool:
    notice = claimed.notice
    seat = facts.seats[notice.seat]
    match notice.kind:
        case "turn" | "clock":
            owes = facts.status == "running" and notice.seat in facts.actors
            return owes and seat["bot"] is None and not claimed.newer
        case "full":
            return facts.status == "running"
        case "over":
            return facts.status == "finished"
        case "message":  # one until the next visit
            return claimed.told <= (0 if claimed.visit is None else claimed.visit.chat)
