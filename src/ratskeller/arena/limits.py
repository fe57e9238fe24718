"""Limits of bots in a match: seconds for a choice, memory for a process."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
from collections.abc import Iterator
from types import FrameType

SECONDS = 60.0  #: for a choice, unless told otherwise
MEMORY = 4096  #: MB for a process, unless told otherwise


class TooLongError(BaseException):
    """A choice took too long. Not an ``Exception``, so that bots do not catch it by accident."""


class Alarm:
    """Interrupts a choice that takes too long.

    It needs the main thread and a signal, which Windows lacks; code that never returns to
    Python is not interrupted. Such bots are better asked as programs (``stdio:``).
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._works = (
            hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        )

    @contextlib.contextmanager
    def ready(self) -> Iterator[Alarm]:
        """Handle the signal for the length of a game."""
        if not self._works:
            yield self
            return
        before = signal.signal(signal.SIGALRM, self._ring)
        try:
            yield self
        finally:
            self.stop()
            signal.signal(signal.SIGALRM, before)

    def start(self) -> None:
        """Ring in so many seconds, and then every second, unless stopped."""
        if self._works:
            signal.setitimer(signal.ITIMER_REAL, self.seconds, 1.0)

    def stop(self) -> None:
        """Do not ring."""
        if self._works:
            signal.setitimer(signal.ITIMER_REAL, 0.0)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        raise TooLongError(f"no choice within {self.seconds:g} seconds")


def limit_memory(megabytes: int) -> None:
    """Let this process have no more memory than that; more raises ``MemoryError`` in it."""
    if sys.platform != "win32":
        import resource

        size = megabytes << 20
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        if most != resource.RLIM_INFINITY:
            size = min(size, most)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_DATA, (size, most))
