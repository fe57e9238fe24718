"""What the owner of a channel wants to be told, and when not: quiet hours in their own zone."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from ratskeller.kernel.words import LANGUAGES
from ratskeller.server.errors import Refused
from ratskeller.server.notifications.causes import Kind

Minute = Annotated[int, msgspec.Meta(ge=0, le=1439)]
TableId = Annotated[str, msgspec.Meta(max_length=40)]
Kinds = Annotated[list[Kind], msgspec.Meta(max_length=5)]
MOST_TABLES = 500  # tables with wishes of their own


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours without notices, from one minute of the day to another, also over midnight."""

    start: Minute
    end: Minute


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The kinds of notices, other kinds for single tables, quiet hours, zone and language."""

    kinds: Kinds = msgspec.field(default_factory=lambda: ["turn", "clock", "full", "over"])
    tables: dict[TableId, Kinds] = {}
    quiet: Quiet | None = None
    zone: Annotated[str, msgspec.Meta(max_length=60)] = "UTC"
    language: Annotated[str, msgspec.Meta(max_length=10)] = "en"

    def check(self) -> None:
        """Refuse an unknown zone or language."""
        if self.language not in LANGUAGES:
            raise Refused("no-language", known=list(LANGUAGES))
        if len(self.tables) > MOST_TABLES:
            raise Refused("bad-channel", problem="tables")
        try:
            ZoneInfo(self.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise Refused("bad-channel", problem="zone") from None

    def wants(self, kind: Kind, table: str) -> bool:
        """Whether a kind of notice is wanted about a table."""
        return kind in self.tables.get(table, self.kinds)

    def quiet_until(self, now: float) -> float | None:
        """When the quiet hours end, if this is in them.

        >>> night = Wishes(quiet=Quiet(22 * 60, 7 * 60), zone="Europe/Berlin")
        >>> noon = 1_700_000_000 - 1_700_000_000 % 86400 + 11 * 3600
        >>> night.quiet_until(noon) is None, night.quiet_until(noon + 11 * 3600) - noon
        (True, 68400.0)
        """
        if self.quiet is None or self.quiet.start == self.quiet.end:
            return None
        local = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        minute = local.hour * 60 + local.minute
        start, end = self.quiet.start, self.quiet.end
        inside = start <= minute < end if start < end else minute >= start or minute < end
        if not inside:
            return None
        day = local.date() + timedelta(days=1 if minute >= end else 0)
        ends = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=local.tzinfo)
        return max(now + 1.0, ends.timestamp())
