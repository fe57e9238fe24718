"""What an account has solved and learnt follows it to every device."""

from __future__ import annotations

from typing import Any

import ratskeller
from ratskeller.lessons import course_of
from ratskeller.puzzles import puzzles_of
from ratskeller.server.accounts.progress import FINISHED
from tests.server.accounts.authenticator import Browser
from tests.server.accounts.test_sign_in import refusal
from tests.server.harness import Server

GAME = ratskeller.game("rattus")
FIRST, SECOND = (puzzle.id for puzzle in puzzles_of(GAME)[:2])
COURSE = course_of(GAME)
assert COURSE is not None
LESSON, CONCEPT = next(iter(COURSE.lessons)), COURSE.concepts[0].id


def merge(browser: Browser, **done: Any) -> Any:
    wish = {"games": {"rattus": done}}
    return browser.ask("POST", "/account/progress", wish)["games"].get("rattus")


def test_devices_add_to_each_other(accounts_server: Server) -> None:
    """The first end of a puzzle stays, whatever another device tells later."""
    one, other = Browser(accounts_server.address), Browser(accounts_server.address)
    passkey, _ = one.sign_up("Solver")
    other.sign_in(passkey)
    assert other.ask("GET", "/account/progress") == {"games": {}}
    merge(one, puzzles={FIRST: "solved"}, lessons=[LESSON], finished=["a"])
    both = merge(other, puzzles={FIRST: "shown", SECOND: "retried"}, concepts=[CONCEPT])
    assert both == {
        "puzzles": {FIRST: "solved", SECOND: "retried"},
        "lessons": [LESSON],
        "concepts": [CONCEPT],
        "finished": ["a"],
    }
    assert merge(one) == both
    assert one.ask("GET", "/account/progress") == {"games": {"rattus": both}}


def test_it_is_exported_and_deleted_with_the_account(browser: Browser) -> None:
    browser.sign_up("Leaver of puzzles")
    merge(browser, puzzles={FIRST: "shown"})
    (row,) = browser.ask("GET", "/account/export")["belongings"]["progress"]
    assert (row["kind"], row["item"], row["result"]) == ("puzzle", FIRST, "shown")
    browser.ask("POST", "/account/delete", {})
    browser.sign_up("Leaver of puzzles")
    assert browser.ask("GET", "/account/progress") == {"games": {}}


def test_what_the_server_does_not_know_is_dropped(browser: Browser) -> None:
    browser.sign_up("Guesser")
    assert merge(browser, puzzles={"none": "solved"}, lessons=["x"], concepts=["x"]) is None
    found = browser.ask("POST", "/account/progress", {"games": {"chess": {"finished": ["a"]}}})
    assert found == {"games": {}}


def test_of_finished_games_only_a_few_are_kept(browser: Browser) -> None:
    browser.sign_up("Player of many")
    tables = [f"table-{number:02}" for number in range(FINISHED + 3)]
    assert merge(browser, finished=tables[:2])["finished"] == tables[:2]
    assert merge(browser, finished=[*tables, tables[0]])["finished"] == tables[:FINISHED]


WRONG: list[dict[str, Any]] = [
    {"puzzles": {FIRST: "guessed"}},
    {"puzzles": {f"p{number}": "solved" for number in range(1001)}},
    {"lessons": ["x" * 61]},
    {"finished": ["a"] * 51},
    {"medals": ["gold"]},
]


def test_what_is_no_progress_is_refused(browser: Browser) -> None:
    browser.sign_up("Cheat")
    assert {refusal(merge, browser, **wish) for wish in WRONG} == {"bad-message"}
    assert browser.ask("GET", "/account/progress") == {"games": {}}


def test_a_guest_has_none_on_the_server(browser: Browser) -> None:
    assert refusal(merge, browser, puzzles={FIRST: "solved"}) == "sign-in"
