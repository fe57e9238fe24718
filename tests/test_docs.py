"""The documents are true: examples run, commands parse, links lead somewhere, the site builds."""

from __future__ import annotations

import doctest
import importlib.util
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest

import ratskeller
from ratskeller.bots.registry import check_bot, split_specs
from ratskeller.cli import COMMANDS, _options
from ratskeller.kernel import Game
from ratskeller.parser import parser
from tests import api_reference, module_map, positions, reference, view_types
from tests.pages import DOCS, PAGES, ROOT, anchors, blocks, commands, cuttings, links, name, text

WITH_PYTHON = [page for page in PAGES if blocks(page, "python", "py")]
WITH_COMMANDS = [page for page in PAGES if commands(page)]
every_page = pytest.mark.parametrize("page", PAGES, ids=name)


@pytest.mark.parametrize("page", WITH_PYTHON, ids=name)
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sessions with their answers, other blocks as they are; all of a page in one scope."""
    monkeypatch.chdir(tmp_path)
    scope: dict[str, Any] = {"__name__": "__main__"}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    said: list[str] = []
    for number, block in enumerate(blocks(page, "python", "py"), 1):
        if ">>>" not in block:
            exec(compile(block, f"{name(page)}, block {number}", "exec"), scope)
            continue
        test = doctest.DocTestParser().get_doctest(block, scope, name(page), None, number)
        test.globs = scope
        result = runner.run(test, out=said.append, clear_globs=False)
        assert result.failed == 0, "".join(said)
        assert result.attempted > 0


def test_every_session_stands_in_a_block() -> None:
    for page in PAGES:
        inside = sum(block.count(">>> ") for block in blocks(page, "python", "py"))
        assert text(page).count(">>> ") == inside, name(page)


@pytest.mark.parametrize("page", [p for p in PAGES if cuttings(p)], ids=name)
def test_code_that_names_its_file_is_cut_out_of_it(page: Path) -> None:
    for file, body in cuttings(page):
        assert body in text(ROOT / file), (file, body)


@pytest.mark.parametrize("game", positions.declared(), ids=lambda game: game.id)
def test_tables_of_positions_are_current(game: Game) -> None:
    """`python -m tests.positions` writes them."""
    assert positions.page_of(game).read_text(encoding="utf-8") == positions.current(game)


@pytest.mark.parametrize("game", view_types.declared(), ids=lambda game: game.id)
def test_types_of_views_are_current(game: Game) -> None:
    """`python -m tests.view_types` writes them."""
    assert view_types.file_of(game).read_text(encoding="utf-8") == view_types.types(game)


@pytest.mark.parametrize("page", [p for p in PAGES if '"format": 1' in text(p)], ids=name)
def test_records_replay(page: Path) -> None:
    for block in blocks(page, "json"):
        if '"format"' in block:
            assert ratskeller.Record.from_json(block).replay().actors


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=name)
def test_commands_exist(page: Path) -> None:
    for line in commands(page):
        words = shlex.split(line)
        while "=" in words[0]:  # an environment before the command
            words = words[1:]
        program, *rest = words
        if program == "ratskeller" and "…" not in line.split("://")[0]:
            understood(line, rest)
        elif program == "make":
            for target in (word for word in rest if "=" not in word):
                assert re.search(rf"^{target}:", text(ROOT / "Makefile"), re.M), line
        elif program == "python" and rest[:1] == ["-m"] and not rest[1].startswith("pip"):
            assert importlib.util.find_spec(rest[1]) is not None, line
        elif program == "pip" and rest[0] == "install":
            for extras in re.findall(r"ratskeller\[([\w,]+)\]", line):
                known = tomllib.loads(text(ROOT / "pyproject.toml"))["project"]
                assert set(extras.split(",")) <= set(known["optional-dependencies"]), line


PLACEHOLDERS = {"COMMAND", "GAME", "FILE"}
ELSEWHERE = {"cask", "chess"}  #: the example of another package, and a game that is not there


def understood(line: str, words: list[str]) -> None:
    """The real parser takes it, and what it names is there."""
    if PLACEHOLDERS & set(words) or words in (["--help"], ["--version"]):
        return
    if len(words) == 1 and words[0] in COMMANDS:  # a command that is only named
        return
    try:
        args = parser().parse_args(words)
    except SystemExit as stop:
        raise AssertionError(line) from stop
    if getattr(args, "game", None) and args.game not in ELSEWHERE:
        game = ratskeller.game(args.game)
        if getattr(args, "players", None) is not None:
            game.check_players(args.players)
        _options(game, getattr(args, "option", []))
    if getattr(args, "bots", None):
        for bot in split_specs(args.bots):
            check_bot(bot)


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), link


@every_page
def test_pictures_say_what_they_show(page: Path) -> None:
    assert not re.findall(r"!\[\s*\]\(", text(page))


def test_every_page_is_linked_from_the_readme_or_from_a_page_that_is() -> None:
    readme, *others = PAGES
    reached, found = {readme}, [readme]
    while found:
        page = found.pop()
        for link in links(page):
            target = (page.parent / link.partition("#")[0]).resolve()
            if target.suffix == ".md" and target not in reached:
                reached.add(target)
                found.append(target)
    assert set(others) <= reached, set(others) - reached


def test_the_readme_shows_the_two_commands() -> None:
    assert "make play" in text(ROOT / "README.md")
    assert "make test" in text(ROOT / "README.md")


def test_the_page_of_commands_is_up_to_date() -> None:
    said = "python -m tests.reference writes it anew"
    assert reference.PAGE.read_text(encoding="utf-8") == reference.page(), said


def test_the_reference_of_the_api_names_what_there_is() -> None:
    """`python -m tests.api_reference` writes it; `make docs` does so before it builds the site."""
    written, current = (
        set(re.findall(r"\*\*(?:class )?`(\w+)", page))
        for page in (text(api_reference.PAGE), api_reference.page())
    )
    assert written <= current, written - current
    functions = {"batch"}  # of the package itself
    public = {n for n in ratskeller.__all__ if n[0].isalpha() and not n.isupper()} - functions
    assert public <= written, public - written


def test_the_map_of_modules_is_up_to_date() -> None:
    said = "python -m tests.module_map writes it"
    assert module_map.PAGE.read_text(encoding="utf-8") == module_map.page(), said
    for paths in module_map.sources().values():
        for path in paths:
            if path.suffix == ".py":
                assert module_map.first_line(path), f"{path} has no docstring"


def test_every_variable_of_the_environment_is_documented() -> None:
    told = text(DOCS / "cli.md")
    for path in sorted((ROOT / "src").rglob("*.py")):
        for variable in re.findall(r'"(RATSKELLER_[A-Z_]+)"', path.read_text(encoding="utf-8")):
            assert variable in told, (path.name, variable)


def in_nav(entry: Any) -> list[str]:
    """The pages that a part of the navigation names."""
    if isinstance(entry, str):
        return [entry]
    inside = entry.values() if isinstance(entry, dict) else entry
    return [page for part in inside for page in in_nav(part)]


def test_every_page_has_one_place_in_the_navigation() -> None:
    site = tomllib.loads(text(ROOT / "zensical.toml"))["project"]
    named = sorted(in_nav(site["nav"]))
    assert named == sorted(page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md"))
