"""Runs every recipe for a short while: ``python -m examples.recipes``, or ``make recipes``.

The libraries do not agree on the versions of what they need, so each has an environment of its
own in ``build/recipes``, on top of this one.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import sysconfig
import time
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
#: What each recipe needs beside PyTorch and Gymnasium, as tried.
NEEDS = {
    "alphazero": (),
    "sb3": ("sb3-contrib==2.9.2",),
    "torchrl_ppo": ("torchrl==0.14.1",),
    "tianshou_dqn": ("tianshou==2.0.1",),
    "rllib_ppo": ("ray[rllib]==2.60.0",),
}
STEPS = 16_384  #: choices of the learner, by default


def interpreter(name: str) -> Path:
    """The Python of a recipe's environment, which is made if it is not there."""
    needs = NEEDS[name]
    if not needs:
        return Path(sys.executable)
    folder = ROOT / "build" / "recipes" / name
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    done = folder / "installed"
    if not done.exists() or done.read_text(encoding="utf-8") != " ".join(needs):
        venv.create(folder, with_pip=True, clear=True)
        ours = sysconfig.get_path("purelib")
        theirs = sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)})
        below = f"import site; site.addsitedir({ours!r})\n"
        (Path(theirs) / "below.pth").write_text(below, encoding="utf-8")
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        torch = subprocess.run(
            [sys.executable, "-c", "import torch; print(torch.__version__.partition('+')[0])"],
            check=True, capture_output=True, text=True,
        ).stdout.strip()  # fmt: skip
        subprocess.run([*pip, f"torch=={torch}", *needs], check=True)
        done.write_text(" ".join(needs), encoding="utf-8")
    return python


def run(name: str, steps: int, measure: int, rival: str) -> bool:
    """Run a recipe and print what it says."""
    words = ["--measure", str(measure), "--rival", rival]
    if name == "alphazero":
        words += ["--minutes", str(steps / STEPS * 3), "--games", "32", "--simulations", "16"]
    else:
        words += ["--steps", str(steps)]
    python = interpreter(name)
    start = time.monotonic()
    done = subprocess.run(
        [str(python), "-m", f"examples.recipes.{name}", *words],
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    needs = ", ".join(NEEDS[name]) or "PyTorch"
    print(f"{name} ({needs}): {time.monotonic() - start:.0f} s")  # noqa: T201
    said = [line for line in done.stdout.splitlines() if re.search(r"wins [\d.]+%", line)]
    print(*(f"  {line}" for line in said), sep="\n", flush=True)  # noqa: T201
    if done.returncode != 0 or len(said) < 2:
        print(done.stdout[-2000:], done.stderr[-2000:], sep="\n")  # noqa: T201
        return False
    return True


def main() -> int:
    """Run them; 1 if one fails."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(NEEDS)}")
    parser.add_argument("--steps", type=int, default=STEPS, help="choices of each learner")
    parser.add_argument("--measure", type=int, default=200, help="games of a measurement")
    parser.add_argument("--rival", default="easy", help="the bot at the other seats")
    args = parser.parse_args()
    if unknown := [name for name in args.names if name not in NEEDS]:
        parser.error(f"there is no recipe {unknown[0]}; known: {', '.join(NEEDS)}")
    ran = [run(name, args.steps, args.measure, args.rival) for name in args.names or NEEDS]
    return 0 if all(ran) else 1


if __name__ == "__main__":
    sys.exit(main())
