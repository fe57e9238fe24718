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
    EVERYBODY,
    Chance,
    Column,
    Columns,
    Field,
    Game,
    Grammar,
    NumberField,
    Offers,
    Option,
    Outcome,
    Refusal,
    Simultaneous,
    Verb,
    by_seat,
    number,
    ranked,
    verb,
)
from ratskeller.kernel.plain import PlainState

PICK = verb(1)
BONUS = verb(2)


COLUMNS = Columns([Column("points", NumberField(0, 99), EVERYBODY, "points", [by_seat()])])


class Pick(Simultaneous[PlainState]):
    NAME: ClassVar[str] = "pick"
    CLAUSE: ClassVar[str] = "DU 1.1"
    FIELDS: ClassVar[dict[str, Field]] = {"rounds": NumberField(1, 2)}
    VERBS: ClassVar[tuple[int, ...]] = (PICK,)

    def __init__(self, rounds: int) -> None:
        super().__init__()
        self.rounds = rounds

    def offer(self, state: PlainState, seat: i64, out: Offers) -> None:
        for value in range(1, 4):
            out.add(PICK | value)

    def refusal(self, state: PlainState, seat: i64, code: i64) -> Refusal | None:
        return None

    def resolve_all(self, state: PlainState, answers: vec[i64]) -> None:
        for seat in range(state.players):
            state.public.points[seat] += answers[seat] & 255
            state.emit("picked", seat=seat, number=answers[seat] & 255)
        if self.rounds > 1:
            state.push(Pick(self.rounds - 1))
            state.push(Bonus())
        else:
            points = [int(number) for number in state.public.points]
            state.outcome = Outcome(ranked([(each,) for each in points]), points, "over", None)


class Bonus(Chance[PlainState]):
    NAME: ClassVar[str] = "bonus"
    CLAUSE: ClassVar[str] = "DU 1.1"

    def offer(self, state: PlainState, seat: i64, out: Offers) -> None:
        for who in range(state.players):
            out.weigh(BONUS | who, 1 + who)

    def resolve(self, state: PlainState, seat: i64, code: i64) -> None:
        state.public.points[code & 255] += 1


Duel = Game[Any, Any]


def duel(folder: Path) -> Duel:
    """The game, with its rulebook and texts written to a folder."""
    (folder / "texts").mkdir(exist_ok=True)
    (folder / "rulebook.toml").write_text(
        'prefix = "DU"\nend = "DU 1.1"\n[chapters]\n1 = "All"\n[clauses]\n"1.1" = "Pick"\n'
    )
    (folder / "texts" / "en.ftl").write_text("")
    grammar = Grammar(
        [Verb(PICK, "pick", number("number", 1, 3)), Verb(BONUS, "bonus", number("seat", 0, 3))]
    )
    return Game(
        id="duel",
        folder=folder,
        players=range(2, 4),
        grammar=grammar,
        decisions=[Pick, Bonus],
        options=[Option("mild", "DU 1.1", [False, True], [2, 3])],
        version=1,
        columns=COLUMNS,
        stacks=["pick", "pick bonus"],
        begin=lambda state: state.push(Pick(2)),
        violations=lambda state: [],
        draw_hidden=lambda state, view, rng: None,
        text_board=lambda view, words, names: "",
    )
