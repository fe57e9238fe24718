"""The example game as pip would install it: importable, found by its entry point."""

from __future__ import annotations

import importlib
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from ratskeller.kernel import plugins, registry

EXAMPLE = Path(__file__).parents[3] / "examples" / "cask"


@pytest.fixture(scope="package", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folder = tmp_path_factory.mktemp("site-packages")
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(head, encoding="utf-8")
    lines = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    before = sys.path[:]
    sys.path[:0] = [str(EXAMPLE), str(folder)]
    importlib.invalidate_caches()
    plugins.entries.cache_clear()
    registry._plugged_in.cache_clear()
    yield
    sys.path[:] = before
    importlib.invalidate_caches()
    plugins.entries.cache_clear()
    registry._plugged_in.cache_clear()
