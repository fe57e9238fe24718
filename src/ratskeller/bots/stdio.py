"""Bots that are programs of their own, in any language: JSON lines over standard input and output.

docs/plugins.md describes the protocol. A program sees what a player at its seat sees. One that
does not answer in time, ends, or answers with something else than one of the choices is named
by :class:`BotError`.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import weakref
from collections.abc import Callable, Sequence
from typing import IO, Any, Final

from ratskeller.bots.base import Budget, Evaluation, RngSource
from ratskeller.kernel import Choice, Event, Game, OptionError, RatskellerError, View, as_rng

PROTOCOL: Final = 1
LIMIT: Final = 15.0  #: seconds for an answer, beyond the seconds of the budget
LONGEST: Final = 1 << 20  #: bytes of an answer
MOST_LINES: Final = 100  #: that wait to be read


class BotError(RatskellerError):
    """A bot did not do what a bot does; the text names it."""


class StdioFactory:
    """Makes bots that run a command, one process for each."""

    def __init__(self, command: str) -> None:
        self.name = f"stdio:{command}"
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise OptionError(f"{self.name!r} is not a command: {error}") from None
        if not self.words:
            raise OptionError("stdio: names no command; expected stdio:COMMAND")
        if shutil.which(self.words[0]) is None:
            raise OptionError(f"{self.name!r}: there is no program {self.words[0]!r}")

    def __call__(self, game: Game, rng: RngSource, budget: Budget | None) -> StdioBot:
        return StdioBot(self.words, game, rng, budget)


class StdioBot:
    """Asks a program that is started with the first question and lives as long as the bot."""

    def __init__(
        self,
        words: Sequence[str],
        game: Game,
        rng: RngSource = None,
        budget: Budget | None = None,
        limit: float = LIMIT,
    ) -> None:
        self.words = list(words)
        self.game = game
        self.budget = budget
        self.limit = limit + ((budget.seconds if budget else None) or 0.0)
        self._seed = int(as_rng(rng).next32())
        self._events: list[dict[str, object]] = []
        self._asked = 0
        self._process: _Process | None = None

    def observe(self, events: Sequence[Event]) -> None:
        """Keep events for the next question."""
        self._events += [event.data() for event in events]

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """Ask the program; :class:`BotError` says what is wrong with its answer."""
        self._asked += 1
        texts = [choice.text for choice in choices]
        question = {
            "type": "choose", "id": self._asked, "events": self._events, "choices": texts,
            "view": view.data(),
        }  # fmt: skip
        self._events = []
        try:
            if self._process is None:
                self._process = _Process(self.words)
                self._process.write(self._start(view))
            self._process.write(question)
            until = time.monotonic() + self.limit
            answer = self._process.read(until, self.limit)
            while answer.get("id", self._asked) != self._asked:  # late, to an older question
                answer = self._process.read(until, self.limit)
            text = answer.get("choice")
            if text not in texts:
                said = f"{text!r}" if "choice" in answer else "an object without a choice"
                raise BotError(f"it answered {said:.80}, which is not one of the choices")
        except BotError as error:
            self.close()
            raise BotError(f"stdio:{shlex.join(self.words)}: {error}") from None
        return choices[texts.index(text)]

    def evaluate(self, view: View, choices: Sequence[Choice]) -> list[Evaluation]:
        """The program's choice first; it tells nothing about the others."""
        first = self.choose(view, choices)
        rest = [choice for choice in choices if choice != first]
        return [Evaluation(c, 1 / view.players, 0.0, float(c == first)) for c in (first, *rest)]

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.end()
            self._process = None

    def _start(self, view: View) -> dict[str, Any]:
        budget = self.budget
        return {
            "type": "start",
            "protocol": PROTOCOL,
            "game": self.game.id,
            "version": self.game.version,
            "players": int(view.players),
            "options": dict(view.options),
            "seat": view.viewer,
            "seed": self._seed,
            "iterations": budget.iterations if budget else None,
            "seconds": budget.seconds if budget else None,
        }


class _Process:
    """A running program: a line in, a line out, within a time limit."""

    def __init__(self, words: list[str]) -> None:
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  (as long as the process)
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                preexec_fn=_end_with_parent(),
            )
        except OSError as error:
            raise BotError(f"it cannot be started: {error.strerror}") from None
        self._lines: queue.Queue[bytes] = queue.Queue(MOST_LINES)
        assert self._process.stdout is not None
        reader = threading.Thread(
            target=_read, args=(self._process.stdout, self._lines), daemon=True
        )
        reader.start()
        self.end = weakref.finalize(self, _end, self._process, self._errors)

    def write(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):  # it has ended; reading says so
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            self._process.stdin.flush()

    def read(self, until: float, limit: float) -> dict[str, Any]:
        try:
            line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise BotError(f"it did not answer within {limit:g} seconds") from None
        if not line:
            raise BotError(f"it ended{self._reason()}")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise BotError(f"it answered {line[:60]!r}, which is not a JSON object in one line")
        return answer

    def _reason(self) -> str:
        """Its exit code and the last line that it wrote to standard error."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        self._errors.seek(0)
        lines = self._errors.read()[-2000:].decode(errors="replace").strip().splitlines()
        code = self._process.returncode
        return (f" with exit code {code}" if code else "") + (f": {lines[-1]}" if lines else "")


def _read(source: IO[bytes], lines: queue.Queue[bytes]) -> None:
    with source, contextlib.suppress(OSError, ValueError):
        while line := source.readline(LONGEST):
            lines.put(line)
    lines.put(b"")


def _end(process: subprocess.Popen[bytes], errors: IO[bytes]) -> None:
    """Close its input, so that it can end by itself, and kill it if it does not."""
    assert process.stdin is not None
    with contextlib.suppress(OSError):
        process.stdin.close()
    try:
        process.wait(0.1)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    errors.close()


def _end_with_parent() -> Callable[[], object] | None:
    """On Linux the program is killed when the process that asks it dies."""
    if not sys.platform.startswith("linux"):
        return None
    prctl = ctypes.CDLL(None).prctl
    return lambda: prctl(1, signal.SIGKILL)  # 1: PR_SET_PDEATHSIG
