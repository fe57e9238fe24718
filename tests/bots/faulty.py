"""Bots that fail in every way there is."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence

from ratskeller.bots.base import RngSource
from ratskeller.bots.random import RandomBot
from ratskeller.kernel import Choice, Event, View

hoard: list[bytearray] = []


class Plain(RandomBot):
    def __init__(self, game: object, rng: RngSource, budget: object) -> None:
        super().__init__(rng)


class Hanging(Plain):
    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                continue


class Illegal(Plain):
    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        return "dance"  # type: ignore[return-value]


class Exiting(Plain):
    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        sys.exit("I have had enough")


class Dying(Plain):
    """Ends its process, at the first seat."""

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        if view.viewer == 0:
            os._exit(3)
        return super().choose(view, choices)


class Leaking(Plain):
    """Uses up the memory of its process, at the first seat."""

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        while view.viewer == 0:
            hoard.append(bytearray(32 << 20))
        return super().choose(view, choices)


class Printing(Plain):
    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        print("thinking")  # noqa: T201
        return super().choose(view, choices)


class Unborn(Plain):
    def __init__(self, game: object, rng: RngSource, budget: object) -> None:
        raise FileNotFoundError("where are my weights?")


class Mute:
    def __init__(self, game: object, rng: RngSource, budget: object) -> None:
        pass


class Remembering(Plain):
    """Keeps what it is told."""

    def __init__(self, game: object, rng: RngSource, budget: object) -> None:
        super().__init__(game, rng, budget)
        self.events: list[Event] = []
        self.choices = 0

    def observe(self, events: Sequence[Event]) -> None:
        assert events
        self.events += events

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        self.choices += 1
        return super().choose(view, choices)
