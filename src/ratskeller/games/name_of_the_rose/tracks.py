"""NR 3.4 to 3.6: the tracks of suspicion and of evidence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.state import GRAVITY, RoseState

BY_NO_SEAT: Final = -1  #: no seat did it: the day ended, or a marker was shown


def suspect(s: RoseState, monk: i64, change: i64, by: i64 = BY_NO_SEAT) -> None:
    """NR 3.4, 3.5: suspicion changes within 0 and 40, which everybody remembers of a seat."""
    public = s.public
    if by >= 0:
        public.deeds[by * nr.COLOURS + monk] += change
    before = public.suspicion[monk]
    after = min(max(before + change, 0), nr.MOST_SUSPICION)
    public.suspicion[monk] = after
    if s.listener is not None:
        _emit(s, ["suspicion-down", "suspicion-same", "suspicion-up"], monk, before, after)


def charge(s: RoseState, monk: i64, change: i64, by: i64 = BY_NO_SEAT) -> None:
    """NR 3.6: evidence changes, never below 0; everybody remembers what a seat did."""
    public = s.public
    if by >= 0:
        public.deeds[by * nr.COLOURS + monk] += change * GRAVITY
    before = public.evidence[monk]
    after = max(before + change, 0)
    public.evidence[monk] = after
    if s.listener is not None:
        _emit(s, ["evidence-down", "evidence-same", "evidence-up"], monk, before, after)


def _emit(s: RoseState, kinds: list[str], monk: i64, before: i64, after: i64) -> None:
    change = int(after - before)
    kind = kinds[1 + (change > 0) - (change < 0)]
    s.emit(kind, monk=nr.MONKS[monk], count=abs(change), total=after)
