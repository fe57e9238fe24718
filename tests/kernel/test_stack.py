"""The stack of decisions: order, copies, and what is left over when it shrinks."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from ratskeller.kernel import Decision
from ratskeller.kernel.stack import Stack


def decisions(count: int) -> list[Decision[Any]]:
    return [Decision(seat) for seat in range(count)]


def test_the_last_decision_comes_off_first() -> None:
    first, second, third = decisions(3)
    stack = Stack([first])
    stack.append(second)
    stack.append(third)
    assert [stack.pop(), stack.pop()] == [third, second]
    assert stack.top() is first
    assert len(stack) == 1


def test_a_decision_takes_the_place_of_one_that_came_off() -> None:
    first, second, third = decisions(3)
    stack = Stack([first, second])
    stack.pop()
    stack.append(third)
    assert stack.to_list() == list(stack) == [first, third]
    assert stack.at(1) is stack[-1] is third


def test_extend_owes_the_last_one_next() -> None:
    first, second, third = decisions(3)
    stack = Stack([first])
    stack.extend(iter([second, third]))
    assert stack.top() is third


def test_copies_are_independent_and_hold_nothing_that_came_off() -> None:
    first, second, third = decisions(3)
    stack = Stack([first, second])
    stack.pop()
    other = Stack([third, third, third])
    other.copy_from(stack)
    assert other.to_list() == [first]
    other.append(third)
    assert stack.to_list() == [first]


def test_what_came_off_is_not_kept_alive() -> None:
    (kept,) = decisions(1)
    before = sys.getrefcount(kept)
    stack = Stack([kept])
    assert sys.getrefcount(kept) > before
    stack.pop()
    assert sys.getrefcount(kept) == before


def test_an_empty_stack_has_no_place() -> None:
    with pytest.raises(IndexError):
        Stack([])[-1]
