"""The glossaries of the texts: ``docs/words/<language>.toml``, one term for one thing.

``python -m tests.glossaries`` writes the pages ``docs/words/<language>.md`` from them.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from ratskeller.kernel.words import LANGUAGES, words_of
from tests.pages import DOCS, ROOT

FOLDER = DOCS / "words"
GAMES = {
    "house": "Everywhere",
    "rattus": "Rattus",
    "notre-dame": "Notre Dame",
    "name-of-the-rose": "The Name of the Rose",
}
SOURCES = {"rulebook": "rulebook", "edition": "the edition in this language", "ours": "ours"}


def terms(language: str) -> list[dict[str, Any]]:
    """The terms of a language, checked."""
    data = tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
    assert data["language"] == language
    for term in data["term"]:
        assert set(term) <= {"concept", "game", "term", "retired", "source", "note"}, term
        assert term["game"] in GAMES, term
        assert term["source"] in SOURCES, term
    return list(data["term"])


def folders(game: str) -> list[Path]:
    """The folders of the texts in which a game's terms hold; those of the house hold in all."""
    if game == "house":
        found = [*ROOT.glob("src/**/texts"), *ROOT.glob("web/src/**/texts")]
        return sorted([*found, ROOT / "examples" / "cask" / "cask" / "texts"])
    own = ROOT / "src" / "ratskeller" / "games" / game.replace("-", "_")
    return [
        own / "texts",
        own / "lessons" / "texts",
        ROOT / "web" / "src" / "games" / game / "texts",
    ]


def pattern(word: str) -> re.Pattern[str]:
    """A retired word as a whole; one with a capital letter only in this spelling."""
    flags = 0 if word != word.lower() else re.IGNORECASE
    return re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])", flags)


def page(language: str) -> str:
    """A glossary as a page."""
    lines = [f"# {words_of(None, language)('language')}", ""]
    for game, title in GAMES.items():
        chosen = [term for term in terms(language) if term["game"] == game]
        if not chosen:
            continue
        lines += [f"## {title}", "", "| concept | term | no longer | source |", "|---|---|---|---|"]
        for term in chosen:
            note = f" ({term['note']})" if "note" in term else ""
            retired = ", ".join(term.get("retired", []))
            source = SOURCES[term["source"]]
            lines.append(f"| {term['concept']} | {term['term']}{note} | {retired} | {source} |")
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    """Write the pages of all glossaries there are."""
    for language in LANGUAGES:
        if (FOLDER / f"{language}.toml").exists():
            (FOLDER / f"{language}.md").write_text(page(language), encoding="utf-8")


if __name__ == "__main__":
    main()
