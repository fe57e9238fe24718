"""Every column is declared once, and lies where the declaration says."""

from __future__ import annotations

from typing import Any

import pytest

import ratskeller
from ratskeller.kernel import State, View
from ratskeller.kernel.columns import EVERYBODY, NOBODY, SEAT, VIEW, Column
from ratskeller.kernel.plain import copied
from ratskeller.kernel.position import (
    Field,
    FlagField,
    NumberField,
    SeatField,
    SeatSetField,
    SetField,
    WordField,
)
from tests.cases import Case, cases, walk

GAMES = [name for name in ratskeller.game_ids() if ratskeller.game(name).columns.sections]
CASES = [case for case in cases() if case.game in GAMES]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("name", GAMES)

VEC = type(ratskeller.game("rattus").new(2).sealed)
#: Attributes that the kernel gives every state and every view.
KERNEL = {
    "game", "game_id", "players", "options", "stack", "sealed", "outcome", "listener", "actors",
    "choices_made", "undo_seat", "undo_depth", "_revealed", "viewer", "columns", "own_answer",
}  # fmt: skip


def columns(game: str, *known: str) -> list[Column]:
    return [column for column in ratskeller.game(game).columns.all() if column.known in known]


def held(part: Any) -> dict[str, Any]:
    """The attributes of an object that are columns: numbers, and lists of numbers."""
    names = set(getattr(type(part), "__mypyc_attrs__", ())) | set(getattr(part, "__dict__", ()))
    found = {name: getattr(part, name) for name in names - KERNEL - {"__dict__"}}
    return {n: v for n, v in found.items() if type(v) is VEC or type(v) is int}


def plain(value: Any) -> Any:
    return list(value) if type(value) is VEC else value


def has(part: Any, name: str) -> bool:
    return name in held(part)


def some(case: Case) -> list[State]:
    """Some states of a random game, the first and the last among them."""
    found = [state.clone() for n, state in enumerate(walk(case, seed=21)) if n % 9 == 0]
    *_, last = walk(case, seed=21)
    return [*found, last]


@every_game
def test_every_column_lies_where_its_declaration_says(name: str) -> None:
    state: Any = ratskeller.game(name).new(ratskeller.game(name).players[0])
    view: Any = state.view(0)
    places = {
        EVERYBODY: (True, False, False),
        SEAT: (False, True, True),
        NOBODY: (False, True, False),
        VIEW: (False, False, True),
    }
    for column in columns(name, EVERYBODY, SEAT, NOBODY, VIEW):
        public, in_state, in_view = places[column.known]
        assert has(state.public, column.name) == public, column.name
        assert has(view.public, column.name) == public, column.name
        assert has(state, column.name) == in_state, column.name
        assert has(view, column.name) == in_view, column.name


@every_game
def test_no_view_has_a_place_for_what_nobody_knows(name: str) -> None:
    game = ratskeller.game(name)
    view: Any = game.new(game.players[0]).view(None)
    for column in columns(name, NOBODY):
        for part in (view, view.public, type(view), type(view.public)):
            assert not hasattr(part, column.name), column.name


@every_game
def test_nothing_that_is_not_declared_is_kept(name: str) -> None:
    game = ratskeller.game(name)
    state: Any = game.new(game.players[0])
    view: Any = state.view(0)
    assert set(held(state.public)) == {c.name for c in columns(name, EVERYBODY)}
    assert set(held(state)) == {c.name for c in columns(name, SEAT, NOBODY)}
    assert set(held(view)) == {c.name for c in columns(name, SEAT, VIEW)}


@every_case
def test_a_clone_is_a_copy_by_the_declaration_and_shares_nothing(case: Case) -> None:
    declared = columns(case.game, EVERYBODY, SEAT, NOBODY)
    for state in some(case):
        twin = state.clone()
        view: Any = state.view(0)
        before = state.dump()
        for column in declared:
            here, there = column.holder(state), column.holder(twin)
            value = getattr(here, column.name)
            assert plain(getattr(there, column.name)) == plain(copied(value)), column.name
            if type(value) is VEC:
                shifted = [number + 1 for number in value]
                for part in (there, view.public if column.known == EVERYBODY else None):
                    if part is not None:
                        alter(getattr(part, column.name), shifted)
        assert state.dump() == before


def alter(column: Any, numbers: list[int]) -> None:
    for i, number in enumerate(numbers):
        column[i] = number


def within(field: Field, number: int, players: int, initial: int) -> bool:
    """Whether a number is a value of a field, or what a column holds before it is set."""
    if number == initial:
        return True
    if isinstance(field, NumberField):
        return field.low <= number <= field.high or number == field.none
    if isinstance(field, FlagField):
        return number in (0, 1)
    if isinstance(field, SeatField):
        return (-1 if field.optional else 0) <= number < players
    if isinstance(field, SeatSetField):
        return 0 <= number < 1 << players
    if isinstance(field, WordField):
        return (-1 if field.optional else 0) <= number < len(field.words)
    assert isinstance(field, SetField)
    return 0 <= number < 1 << len(field.words)


@every_case
def test_every_number_is_in_its_range_and_every_column_in_its_shape(case: Case) -> None:
    for state in walk(case, seed=22):
        for column in columns(case.game, EVERYBODY, SEAT, NOBODY):
            value = getattr(column.holder(state), column.name)
            if column.axes:
                assert len(value) == column.size(case.players), column.name
            for number in value if column.axes else [value]:
                assert within(column.value, number, case.players, column.initial), column.name


@every_case
def test_a_view_writes_the_sections_of_a_position(case: Case) -> None:
    game = ratskeller.game(case.game)
    known = {s.group or s.key for s in game.columns.sections if s.known not in (NOBODY, VIEW)}
    unwritten = {c.key for c in game.columns.all() if not c.written}
    for state in some(case):
        position, view = state.dump(), state.view(0)
        assert isinstance(view, View)
        data = view.data()
        for key in known - unwritten:
            assert key in position, key
            assert key in data, key
