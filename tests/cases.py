"""Every game × number of players × option, found by asking the games."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass

import ratskeller
from ratskeller.kernel import CHANCE, Chance, Offers, Rng, State
from ratskeller.kernel.game import OptionValue

#: Whether to test what `make test` only samples.
LONG = os.environ.get("RATSKELLER_LONG", "") not in ("", "0")


@dataclass(frozen=True)
class Case:
    """One way to set up one game."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]

    def new(self) -> State:
        return ratskeller.game(self.game).new(self.players, dict(self.options))

    def __str__(self) -> str:
        variant = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game}-{self.players}" + (f"-{variant}" if variant else "")


def cases() -> list[Case]:
    """The cases that the tests of all games go through; `RATSKELLER_LONG=1` takes every one.

    Otherwise these: every number of players with the defaults and with all other values
    together, and every other value alone with one number of players it matters for.
    """
    found = [case for name in ratskeller.game_ids() for case in cases_of(name)]
    return found if LONG else [case for case in found if _is_sampled(case)]


def _is_sampled(case: Case) -> bool:
    options = [*ratskeller.game(case.game).options.values()]
    matter = [option for option in options if case.players in option.players]
    if len(case.options) != 1 or len(matter) == 1:
        return True
    [option] = [option for option in matter if option.name == case.options[0][0]]
    return case.players == option.players[options.index(option) % len(option.players)]


def cases_of(name: str) -> Iterator[Case]:
    """Of one game: the defaults, every other value of every option alone, all of them together."""
    game = ratskeller.game(name)
    for players in game.players:
        matter = [option for option in game.options.values() if players in option.players]
        variants: list[dict[str, OptionValue]] = [{}]
        variants += [{o.name: value} for o in matter for value in o.values[1:]]
        if len(matter) > 1:
            variants.append({o.name: o.values[-1] for o in matter})
        for variant in variants:
            yield Case(name, players, tuple(variant.items()))


def random_step(state: State, rng: Rng) -> tuple[int, str]:
    """One random choice through the public surface; returns who chose what."""
    seat = state.actors[rng.below(len(state.actors))]
    if seat == CHANCE:
        top = state.stack[-1]
        assert isinstance(top, Chance)
        choice = state.game.grammar.choice(top.draw(state, rng, Offers()))
    else:
        choices = state.choices(seat)
        choice = choices[rng.below(len(choices))]
    state.apply(seat, choice)
    return seat, str(choice)


def walk(case: Case, seed: int) -> Iterator[State]:
    """A random game, state by state; one object that moves on."""
    state = case.new()
    rng = Rng(seed)
    yield state
    while state.actors:
        random_step(state, rng)
        yield state
