"""All languages say the same things, and no sentence hides in the code."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import ratskeller
from ratskeller.kernel.words import COMMON, LANGUAGES

PACKAGE = Path(ratskeller.__file__).parent
FOLDERS = sorted(path.parent for path in PACKAGE.rglob("en.ftl"))


def messages(path: Path) -> dict[str, set[str]]:
    """Keys with the variables their texts use."""
    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            used = re.findall(r"\$([a-z0-9]+)", FluentSerializer().serialize_entry(entry))
            found[entry.id.name] = set(used) - FREE
    return found


#: What a language uses where it needs it: who reads, whether two things or players are one.
#: So are the forms of a name: `$sector-in` counts as `$sector`.
FREE = {"you", "you2", "same", "own"}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.parent.name)
def test_languages_have_the_same_keys_and_variables(folder: Path, language: str) -> None:
    english, other = messages(folder / "en.ftl"), messages(folder / f"{language}.ftl")
    assert set(english) == set(other)
    assert english == other


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tone_is_calm(folder: Path, language: str) -> None:
    assert "!" not in (folder / f"{language}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_everything_a_game_can_say_has_words(name: str) -> None:
    game = ratskeller.game(name)
    keys = set(messages(COMMON / "en.ftl")) | set(messages(game.folder / "texts" / "en.ftl"))
    wanted = {"game-title", "game-subtitle"}
    wanted |= {f"choice-{verb.name}" for verb in game.grammar.verbs.values()}
    wanted |= {f"option-{option}" for option in game.options}
    wanted |= {f"option-{o.name}-{v}".lower() for o in game.options.values() for v in o.values}
    wanted |= {game.rulebook.text_key(clause) for clause in game.rulebook.clauses}
    assert wanted <= keys, sorted(wanted - keys)


@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_no_text_of_a_game_is_unused(name: str) -> None:
    """Keys of events, refusals and decisions are those that game or kernel can bring up."""
    game = ratskeller.game(name)
    paths = [*sorted(game.folder.rglob("*.py")), PACKAGE / "kernel" / "state.py"]
    source = "".join(path.read_text(encoding="utf-8") for path in paths)
    for key in messages(game.folder / "texts" / "en.ftl"):
        kind, _, rest = key.partition("-")
        if kind in ("event", "refusal", "decision"):
            assert f'"{rest}"' in source, key


SENTENCE = re.compile(r"[A-Za-z]+ [a-z]+ [a-z]+ [a-z]+")


def sentences(path: Path) -> list[str]:
    """Strings in rules code that look like prose: docstrings and errors for developers aside.

    What `misfit` answers is such an error: only whoever loads a position reads it.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    quiet = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.name == "misfit":
            quiet |= {id(node) for node in ast.walk(function)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in quiet
        and SENTENCE.search(node.value)
    ]


#: Modules whose sentences speak to whoever writes positions, debugs an engine or feeds a net.
FOR_DEVELOPERS = {
    "derived.py",
    "columns.py",
    "sections.py",
    "position.py",
    "invariants.py",
    "encoding.py",
}


@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_no_sentence_a_player_reads_stands_in_the_rules(name: str) -> None:
    for path in sorted(ratskeller.game(name).folder.rglob("*.py")):
        if path.name not in FOR_DEVELOPERS:
            assert sentences(path) == [], path
