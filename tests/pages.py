"""The pages of the documentation as the tests read them: blocks, links, headings."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]

FENCE = re.compile(r"^```(\w*)([^\n]*)\n(.*?)^```$", re.S | re.M)
TITLE = re.compile(r'title="([^"]+)"')
LINK = re.compile(r"!?\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^)\s]+)\)")


def name(page: Path) -> str:
    """A page's path from the root, as its id in the tests."""
    return page.relative_to(ROOT).as_posix()


@cache
def text(page: Path) -> str:
    """A page as it stands in the repository."""
    return page.read_text(encoding="utf-8")


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return FENCE.sub("", text(page))


def blocks(page: Path, *languages: str) -> list[str]:
    """The blocks of code in these languages, except those cut out of a file."""
    return [
        body
        for language, more, body in FENCE.findall(text(page))
        if language in languages and not TITLE.search(more)
    ]


def cuttings(page: Path) -> list[tuple[str, str]]:
    """The blocks that name a file of the repository they are cut out of."""
    found = []
    for _, more, body in FENCE.findall(text(page)):
        titled = TITLE.search(more)
        if titled:
            found.append((titled.group(1), body))
    return found


def links(page: Path) -> list[str]:
    """Where the links and pictures of a page lead, outside addresses left out."""
    return [link for link in LINK.findall(prose(page)) if "://" not in link]


@cache
def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as forges and the site write them."""
    found = set()
    for heading in re.findall(r"^#+ (.+)$", prose(page), re.M):
        plain = re.sub(r"[`*]|\[|\]\([^)]*\)", "", heading).strip().lower()
        found.add(re.sub(r"[^\w\- ]", "", plain).replace(" ", "-"))
    return found


def commands(page: Path) -> list[str]:
    """The command lines of a page: those of its shell blocks, and those told in the prose."""
    lines = []
    for block in blocks(page, "sh", "console", "bash"):
        for line in block.replace("\\\n", " ").splitlines():
            lines.append(re.sub(r"\s+#\s.*$", "", line.removeprefix("$ ")).strip())
    lines += re.findall(r"`((?:ratskeller|make) [^`]+)`", prose(page))
    return [line for line in lines if line]
