"""ND 3.4: every person can be hired on every board; docs/notre-dame-persons.md says why.

Each of the 33 persons is hired on boards where something has run out: the choices are never
empty, no piece is lost, and the favour does something exactly if it was not said to be idle.
`RATSKELLER_LONG=1` takes every board, and not one in seven.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from ratskeller import CHANCE, State
from ratskeller.games.notre_dame.persons import PERSONS
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import Record, Rng
from tests import perft
from tests.cases import LONG

from .positions import CARDS, EVERYBODY, GAME, KINDS, NEW, SECTORS, hire, seen

PIECES: dict[str, dict[str, Any]] = {
    "empty borough": {"own": 4, "markers": {}},
    "nothing anywhere but general": {"own": 0, "markers": {}},
    "all markers placed": {"own": 0, "markers": dict.fromkeys(SECTORS, 2)},
    "no general supply": {"own": 4, "markers": {"bank": 10}},
    "all on notre dame": {"own": 0, "markers": {"notre-dame": 14}},
    "one general marker left": {"own": 9, "markers": {"residence": 4}},
    "each sector once": {"own": 1, "markers": dict.fromkeys(SECTORS, 1)},
    "park and hospital alone": {"own": 0, "markers": {"park": 7, "hospital": 7}},
}
COINS = [[1, 1, 1, 1], [22, 1, 1, 1], [1, 8, 8, 8], [4, 3, 3, 3]]
FRIENDS = [None, "park", "carriage-house"]
ALL_MESSAGES = [[borough, kind] for borough in range(1, 5) for kind in KINDS]


def boards() -> Iterator[dict[int, dict[str, Any]]]:
    """Every kind of want together with every other."""
    for pieces, coins, friend, rat in product(PIECES.values(), COINS, FRIENDS, (0, 9)):
        for messages, prestige in (([], 0), (ALL_MESSAGES, 5)):
            seats: dict[int, dict[str, Any]] = {s: {"coins": coins[s]} for s in range(4)}
            seats[0] |= {
                **pieces, "friend": friend, "rat": rat, "messages": messages, "prestige": prestige,
            }  # fmt: skip
            yield seats


def finish(state: State, rng: Rng) -> None:
    """Answer at random until the favour of seat 0 is over; choices are never empty."""
    for _ in range(60):
        if state.actors == (CHANCE,) and seen(state)["phase"] == "hire":
            state.apply(CHANCE, state.choices(CHANCE)[0])
        elif state.actors == (0,) and seen(state)["phase"] == "hire":
            choices = state.choices(0)
            assert choices
            state.apply(0, choices[rng.below(len(choices))])
        else:
            return
    raise AssertionError("the favour does not end")


def effect(state: State) -> dict[str, Any]:
    """What a favour can change, the coin paid left out."""
    data = state.dump()
    mine = {key: value for key, value in data["seats"][0].items() if key != "played"}
    others = [seat["coins"] for seat in data["seats"][1:]]
    return {
        "mine": mine,
        "coins": others,
        "doctored": data["doctored"],
        "spies": data["spies"],
        "messages": data["messages"],
        "cards": [seat["played"] for seat in data["seats"]],
    }


@pytest.mark.unmeasured
@pytest.mark.parametrize("person", EVERYBODY)
def test_nd_3_4_every_person_can_be_hired_on_every_board(person: str) -> None:
    rng = Rng(1)
    number = EVERYBODY.index(person)
    hands = CARDS if person == "scholar" else ["bank"]
    ways = 8 if person in ("procurator", "scholar", "fool", "actress") else 3
    stride = (3 if person == "scholar" else 1) if LONG else 7  # 7 meets every value of a board
    for count, (seats, card) in enumerate(product(boards(), hands)):
        if count % stride:
            continue
        options = {"benefactor_pays": "coins" if count % 2 else "prestige"}
        if person != "benefactor":
            options = {}
        rest = [c for c in ("hospital", "park", "bank") if c != card]
        state = hire(person, seats=seats, hand=[rest[0], rest[1], card], options=options)
        assert isinstance(state, NotreDameState)
        idle = PERSONS[number].has_no_effect(state, 0)
        assert (person in seen(state, 0)["idle"]) == idle
        before = effect(state)
        before["mine"]["coins"] -= 1
        changed = False
        for _ in range(ways):
            line = state.clone()
            line.apply(0, f"hire:{person}")
            finish(line, rng)
            assert GAME.violations(line) == []
            after = effect(line)
            if person == "scholar" and idle:  # the card is shown even if it can do nothing
                after["cards"] = before["cards"]
            changed = changed or after != before
            assert not (idle and after != before), (seats, after)
        if person not in ("benefactor", "gypsies", "procurator", "advisor", "scholar"):
            assert changed != idle  # those five may also choose to do nothing


def test_nd_10_13_the_records_hire_every_person() -> None:
    hired: set[str] = set()
    for path in (perft.RECORDS / "notre-dame").glob("*.json"):
        record = Record.from_json(path.read_text(encoding="utf-8"))
        hired |= {text.removeprefix("hire:") for _, text in record.choices if "hire:" in text}
    assert hired == set(EVERYBODY)
    assert set(NEW[0] + NEW[1] + NEW[2]) <= hired
