"""What a release is made with: versions and licences, workflows, the container."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from ratskeller.server.settings import PREFIX, Settings
from tests import release
from tests.pages import ROOT

DEPLOY = ROOT / "deploy"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_versions_agree_and_licences_are_free() -> None:
    assert list(release.versions()) == []
    assert list(release.licences()) == []


def test_a_licence_that_is_not_free_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "FREE", re.compile("nothing is free"))
    assert any("rich" in line for line in release.licences())


def test_a_version_that_differs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "__version__", "99.0")
    assert "CITATION.cff does not name version 99.0" in list(release.versions())


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_call_what_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"run: make ([\w-]+)", text):
        assert re.search(rf"^{target}:", makefile, re.M), target
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    for script in re.findall(r"npm --prefix web run --silent (\w+)", text):
        assert script in scripts
    for file in re.findall(r"--file (\S+)|--constraint (\S+)", text):
        assert (ROOT / "".join(file)).exists(), file


def test_wheels_are_built_for_every_python_that_is_supported() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    known = [c.split(" :: ")[-1] for c in project["project"]["classifiers"] if ":: 3." in c]
    built = project["tool"]["cibuildwheel"]["build"].split()
    assert built == [f"cp{version.replace('.', '')}-*" for version in known]
    tested = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert json.dumps(known) in tested


def test_the_container_uses_settings_that_exist_and_is_not_root() -> None:
    known = {PREFIX + item.name.upper() for item in fields(Settings)}
    for name in ("Dockerfile", "compose.yaml"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        used = set(re.findall(r"RATSKELLER_[A-Z_]+", text))
        assert used, name
        assert used <= known
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert re.search(r"^USER 10001$", dockerfile, re.M)
    port = next(item.default for item in fields(Settings) if item.name == "port")
    assert f"http://127.0.0.1:{port}/api/health" in dockerfile
    proxied = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for name in re.findall(r"^  (table-\d):", (DEPLOY / "compose.yaml").read_text(), re.M):
        assert f"{name}:{port}" in proxied
