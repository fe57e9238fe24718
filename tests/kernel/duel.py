"""A tiny game from outside the package: two seats pick a number in secret, twice.

It stands for a game that somebody else writes and registers, interpreted on whatever kernel
is installed, and it has what Rattus lacks: a joint decision.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.kernel import (
    Chance,
    Game,
    Grammar,
    Offers,
    Option,
    Outcome,
    Refusal,
    Rng,
    Simultaneous,
    State,
    Verb,
    View,
    number,
    ranked,
    verb,
)
from ratskeller.kernel.game import OptionValue
from ratskeller.kernel.position import Field, NumberField

PICK = verb(1)
BONUS = verb(2)


class DuelState(State):
    def __init__(self, game: Game, players: i64, options: dict[str, OptionValue]) -> None:
        super().__init__(game, players, options)
        self.points = [0] * players

    def clone(self) -> DuelState:
        new = DuelState(self.game, self.players, self.options)
        new.copy_kernel(self)
        new.points = self.points[:]
        return new

    def view_of(self, seat: int | None) -> DuelView:
        view = DuelView(self, seat)
        view.points = self.points[:]
        return view

    def dump(self) -> dict[str, Any]:
        return {**self.game.frame(self), "points": self.points[:]}


class DuelView(View):
    def __init__(self, state: DuelState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        self.points: list[int] = []

    def data(self) -> dict[str, Any]:
        return {**self.frame(), "points": self.points}


class Pick(Simultaneous[DuelState]):
    NAME: ClassVar[str] = "pick"
    CLAUSE: ClassVar[str] = "DU 1.1"
    FIELDS: ClassVar[dict[str, Field]] = {"rounds": NumberField(1, 2)}

    def __init__(self, rounds: int) -> None:
        super().__init__()
        self.rounds = rounds

    def offer(self, state: DuelState, seat: i64, out: Offers) -> None:
        for value in range(1, 4):
            out.add(PICK | value)

    def refusal(self, state: DuelState, seat: i64, code: i64) -> Refusal | None:
        return None if code >> 32 == PICK >> 32 else self.refused("pick-a-number")

    def resolve_all(self, state: DuelState, answers: vec[i64]) -> None:
        for seat in range(state.players):
            state.points[seat] += answers[seat] & 255
            state.emit("picked", seat=seat, number=answers[seat] & 255)
        if self.rounds > 1:
            state.push(Pick(self.rounds - 1))
            state.push(Bonus())
        else:
            keys = [(points,) for points in state.points]
            state.outcome = Outcome(ranked(keys), state.points, "over", None)


class Bonus(Chance[DuelState]):
    NAME: ClassVar[str] = "bonus"
    CLAUSE: ClassVar[str] = "DU 1.1"

    def offer(self, state: DuelState, seat: i64, out: Offers) -> None:
        for who in range(state.players):
            out.weigh(BONUS | who, 1 + who)

    def resolve(self, state: DuelState, seat: i64, code: i64) -> None:
        state.points[code & 255] += 1


class Duel(Game):
    def begin(self, players: int, options: dict[str, OptionValue]) -> DuelState:
        state = DuelState(self, players, options)
        state.push(Pick(2))
        return state

    def restore(
        self, position: dict[str, Any], players: int, options: dict[str, OptionValue]
    ) -> DuelState:
        state = DuelState(self, players, options)
        state.points = list(position["points"])
        self.read_stack(state, position)
        return state

    def violations(self, state: State) -> list[str]:
        return []

    def determinize(self, view: View, rng: Rng) -> DuelState:
        assert isinstance(view, DuelView)
        state = DuelState(self, view.players, view.options)
        state.stack = view.stack[:]
        state.points = view.points[:]
        for seat in view.sealed:
            state.sealed[seat] = PICK | rng.below(3) + 1
        if view.viewer is not None and view.own_answer is not None:
            state.sealed[view.viewer] = view.own_answer.code
        return state


def duel(folder: Path) -> Duel:
    """The game, with its rulebook and texts written to a folder."""
    (folder / "texts").mkdir(exist_ok=True)
    (folder / "rulebook.toml").write_text(
        'prefix = "DU"\nend = "DU 1.1"\n[chapters]\n1 = "All"\n[clauses]\n"1.1" = "Pick"\n'
    )
    text = "refusal-pick-a-number = pick a number from one to three\n"
    (folder / "texts" / "en.ftl").write_text(text)
    grammar = Grammar(
        [Verb(PICK, "pick", number("number", 1, 3)), Verb(BONUS, "bonus", number("seat", 0, 3))]
    )
    options = [Option("mild", "DU 1.1", [False, True], [2, 3])]
    return Duel("duel", folder, range(2, 4), grammar, [Pick, Bonus], options, 1)
