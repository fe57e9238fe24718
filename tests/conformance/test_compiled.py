"""The compiled modules and the sources they come from play the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import ratskeller
from tests.cases import LONG

ROOT = Path(__file__).parents[2]
GAMES = "4" if LONG else "1"  #: of each case
BUILT = any(Path(ratskeller.__file__).parent.glob("kernel/state.*.so"))


def trace(pure: bool) -> dict[str, Any]:
    env = {**os.environ, "RATSKELLER_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "tests.conformance.trace", GAMES]
    run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    data: dict[str, Any] = json.loads(run.stdout)
    return data


def test_the_switch_to_pure_works() -> None:
    code = "import ratskeller._pure as p; print(p.compiled())"
    env = {**os.environ, "RATSKELLER_PURE": "1"}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)
    assert (run.returncode, run.stdout.strip()) == (0, "False")


if BUILT:  # a pure installation has nothing to compare

    def test_compiled_and_pure_agree_choice_by_choice() -> None:
        fast, slow = trace(pure=False), trace(pure=True)
        assert (fast["compiled"], slow["compiled"]) == (True, False)
        assert fast["prints"] == slow["prints"]
