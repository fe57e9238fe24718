"""Every message of every language, with the arguments that break sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ratskeller.kernel.words import COMMON, DIGITS, Words
from tests.pages import ROOT

PACKAGE = ROOT / "src" / "ratskeller"
WEB = ROOT / "web" / "src"
#: The folders of texts, each with the folders it is read together with; the first of two
#: messages with one key counts.
SOURCES: dict[str, list[Path]] = {
    "kernel": [COMMON],
    "server": [PACKAGE / "server" / "texts", COMMON],
    "terminal": [PACKAGE / "terminal" / "texts", COMMON],
    "puzzles": [PACKAGE / "puzzles" / "texts", COMMON],
    "web": [WEB / "texts", COMMON],
    "web people": [WEB / "texts" / "people", COMMON],
    "web tournaments": [WEB / "texts" / "tournaments", WEB / "texts", COMMON],
    "cask": [ROOT / "examples" / "cask" / "cask" / "texts", COMMON],
}
for _game in ("rattus", "notre_dame", "name_of_the_rose"):
    _texts = PACKAGE / "games" / _game / "texts"
    SOURCES[_game] = [_texts, COMMON]
    SOURCES[f"web {_game}"] = [WEB / "games" / _game.replace("_", "-") / "texts", _texts, COMMON]

#: Arguments that are ids; a message has their names.
KINDS = {
    "region",
    "card",
    "symbol",
    "figure",
    "monk",
    "building",
    "tile",
    "happening",
    "sector",
    "place",
    "message",
    "market",
    "period",
    "payment",
    "person",
    "bonus",
    "reason",
    "tiebreak",
}
#: Names of messages about an id: not names of ids.
ABOUT = re.compile(r"-(action|power|favour|text|number|short)$")
#: Arguments that are texts of their own.
TEXTS = {
    "accuracy": "96.1",
    "before": "Alda, Bruno",
    "bot": "easy",
    "chapters": "1, 2, 3",
    "choice": "Gallia",
    "clause": "RA 4.5",
    "expected": "take",
    "file": "game",
    "front": "3am",
    "game": "Rattus",
    "last": "Édith",
    "list": "Alda 2, Édith 1",
    "names": "Alda, Édith",
    "points": "+7.5",
    "reason": "all is over",
    "share": "53.3",
    "sign": "4",
    "subtitle": "Subtitle.",
    "text": "abc",
    "tiebreak": "more coins",
    "title": "Rattus",
    "why": "Why.",
}
NAMES = ("Édith", "Ian O’Hara", "Clara")
OTHER_NAMES = ("Åsa", "Hugo", "Bruno")
NUMBERS = (0, 1, 2, 5)
#: Numbers that are never small.
LARGE = {"wide": [132], "narrow": [80], "most": [2, 5], "rating": [1500]}


class Variables(Visitor):
    """Collects the variables of a message, and those that select by a number."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name.partition("-")[0])

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference) and any(
            isinstance(variant.key, ftl.NumberLiteral)
            or variant.key.name in ("zero", "one", "two", "few", "many")
            for variant in node.variants
        ):
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def messages(path: Path) -> dict[str, Variables]:
    """The messages of a file with their variables."""
    found = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables
    return found


@cache
def ids(source: str, language: str) -> dict[str, list[str]]:
    """The ids of each kind, from the keys of the files."""
    found: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for folder in SOURCES[source]:
        for key in messages(folder / f"{language}.ftl"):
            kind, _, id = key.partition("-")
            if id and kind in KINDS and not ABOUT.search(key):
                found[kind].append(id)
    return found


def values(source: str, language: str, variables: Variables, name: str) -> list[Any]:
    """What an argument can be."""
    kind = name.rstrip(DIGITS)
    if kind in ("seat", "name"):
        return list(NAMES if kind == name else OTHER_NAMES)
    if kind in ("you", "same", "own"):
        return ["no", "yes"]
    if kind in KINDS and name not in variables.numbers and ids(source, language)[kind]:
        known = ids(source, language)[kind]
        return [*known, f"{known[0]}+{known[0]}+{known[-1]}"] if kind == "symbol" else known
    if kind in TEXTS:
        return [TEXTS[kind]]
    return LARGE.get(kind) or list(NUMBERS)


def arguments(source: str, language: str, variables: Variables) -> Iterator[dict[str, Any]]:
    """Each value of each argument, for each reader."""
    names = sorted(variables.names - {"you", "you2"})
    choices = {name: values(source, language, variables, name) for name in names}
    first = {name: found[0] for name, found in choices.items()}
    first |= {"same": "no", "own": "no"}
    readers = [{"you": "no", "you2": "no"}]
    readers += [{"you": "yes", "you2": "no"}] if variables.names & {"you", "seat"} else []
    readers += [{"you": "no", "you2": "yes"}] if variables.names & {"you2", "seat2"} else []
    for reader in readers:
        for name in names or [""]:
            for value in choices.get(name, [None]):
                args = {**first, **reader}
                if name:
                    args[name] = value
                yield args


def words(source: str, language: str) -> Words:
    """The words of a folder with those it is read together with."""
    return Words(SOURCES[source], language)


@cache
def rendered(source: str, language: str) -> list[tuple[str, dict[str, Any], str]]:
    """Every message of a folder's own file in every form: key, arguments and text."""
    said = words(source, language)
    out = []
    for key, variables in messages(SOURCES[source][0] / f"{language}.ftl").items():
        known = set()
        for args in arguments(source, language, variables):
            text = said(key, **args)
            if (text, args.get("you"), args.get("you2")) not in known:
                known.add((text, args.get("you"), args.get("you2")))
                out.append((key, args, text))
    return out
