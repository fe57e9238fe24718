"""The documentation site: built without a warning, whole, and with nothing from elsewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.pages import DOCS, ROOT

#: What makes a browser fetch something: tags with the attribute that says what.
FETCHES = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}


class Page(HTMLParser):
    """What a built page fetches, links to and can be linked at."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.linked: list[str] = []
        self.ids: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {key: value for key, value in attrs if value}
        if "id" in found:
            self.ids.add(found["id"])
        if tag == "a" and "href" in found:
            self.linked.append(found["href"])
        elif found.get("rel") not in ("canonical", "next", "prev"):
            target = found.get(FETCHES.get(tag, ""))
            if target:
                self.fetched.append(target)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    if shutil.which("node"):
        subprocess.run(["node", "web/scripts/gallery.mjs"], cwd=ROOT, check=True, timeout=120)
    shutil.copytree(DOCS, folder / "docs")
    (folder / "docs" / "look" / "gallery.html").touch()  # without Node it is empty
    shutil.copy(ROOT / "zensical.toml", folder)
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Warning" not in done.stdout + done.stderr
    return folder / "site"


def test_nothing_comes_from_elsewhere(site: Path) -> None:
    for file in sorted(site.rglob("*.html")):
        for target in Page(file).fetched:
            assert not re.match(r"(\w+:)?//", target), (file.name, target)
    for file in [*site.rglob("*.css"), *site.rglob("*.svg")]:
        styles = file.read_text(encoding="utf-8")
        assert not re.search(r"(@import|url\()\s*['\"]?(\w+:)?//", styles), file.name
        assert not re.search(r"(?:href|src)=['\"](\w+:)?//", styles), file.name


def test_every_link_and_picture_is_there(site: Path) -> None:
    pages = {file: Page(file) for file in sorted(site.rglob("*.html"))}
    assert len(pages) > 15
    for file, page in pages.items():
        if file.name == "404.html":
            continue  # its links are told from the root of wherever the site lies
        for target in [*page.fetched, *page.linked]:
            path, _, anchor = target.partition("#")
            if "//" in target or path.startswith(("mailto:", "data:")):
                continue
            there = (file.parent / unquote(path)).resolve() if path else file
            if there.is_dir():
                there /= "index.html"
            assert there.exists(), (file.name, target)
            if anchor and there in pages:
                assert anchor in pages[there].ids, (file.name, target)
