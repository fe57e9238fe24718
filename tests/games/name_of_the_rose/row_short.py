"""Players who hoard time tiles, so that the row runs short (NR 3.10).

``python -m tests.games.name_of_the_rose.row_short`` writes the golden records of such games.
"""

from __future__ import annotations

from collections.abc import Sequence

import ratskeller
from ratskeller import Choice, Match, Record, Rng, State, View
from tests.games.name_of_the_rose.positions import GAME
from tests.golden import FOLDER

PATIENCE = 4  #: one time in this many, a player who sees a building wait spends what can be spent


class Hoarder:
    """Takes a tile wherever one can be had and hardly ever spends one."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        if choices[0].verb == "spend":
            waiting = view.data()["waiting"]
            return choices[-1 if waiting and self.rng.below(PATIENCE) == 0 else 0]
        state = GAME.determinize(view, self.rng)
        assert view.viewer is not None
        best = [c for c in choices if gains(state, view.viewer, c)] or list(choices)
        return best[self.rng.below(len(best))]


def gains(state: State, seat: int, choice: Choice) -> bool:
    """Whether a choice, or one of those that follow it in the turn, wins a tile."""
    if choice.verb not in ("play", "move", "go", "again"):
        return False
    after = state.clone()
    before = held(after, seat)
    after.apply(seat, choice)
    if seat in after.actors and after.stack[-1].NAME in ("move", "go"):
        return any(gains(after, seat, c) for c in after.choices(seat))
    asked = after.stack[-1].NAME if after.stack else ""
    return asked == "take" or held(after, seat) > before


def held(state: State, seat: int) -> int:
    return len(state.dump()["time"][seat])


def played(players: int, seed: int) -> tuple[Record, int]:
    """A game of hoarders, and how often somebody was asked while a building waited."""
    short = 0

    def watch(match: Match) -> None:
        nonlocal short
        assert GAME.violations(match.state) == []
        short += bool(match.state.view(None).data()["waiting"])

    bots = [Hoarder(seed * 10 + seat) for seat in range(players)]
    return ratskeller.play(GAME, bots, rng=seed, watch=watch), short


def write() -> None:
    """One record of a short row for each number of players that has one."""
    for players in GAME.players:
        for seed in range(20):
            record, short = played(players, seed)
            if short > 5:
                path = FOLDER / GAME.id / f"{GAME.id}-{players}-row-short.json"
                path.write_text(record.to_json(), encoding="utf-8")
                break


if __name__ == "__main__":
    write()
