"""Writes OpenSpiel's playthroughs of our games, kept small.

Two players, from late on, and of each tensor only a checksum.
``python -m tests.adapters.playthroughs``
"""

from __future__ import annotations

import random
import re
import zlib
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import ratskeller
from ratskeller.adapters import open_spiel
from ratskeller.kernel import Rng
from ratskeller.kernel.decision import Offers
from ratskeller.kernel.playout import step

FOLDER = Path(__file__).parent / "playthroughs"
LEFT = 10  #: choices before the end where a playthrough begins


def late(id: str) -> ratskeller.State:
    """A position near the end of a random game."""
    states = []
    state, rng, out = ratskeller.game(id).new(2), Rng(5), Offers()
    while state.stack:
        states.append(state.clone())
        step(state, rng, out)
    return states[-LEFT]


def shortened(text: str) -> str:
    """The playthrough with a checksum in the place of each tensor."""
    lines: list[str] = []
    inside: list[str] = []
    for line in [*text.splitlines(), ""]:
        if inside and (re.match(r"\w", line) or not line or line.startswith("#")):
            name = inside[0].partition(":")[0].partition(" =")[0]
            lines.append(f"{name} checksum {zlib.crc32(chr(10).join(inside).encode()):08x}")
            inside = []
        if re.match(r"(Observation|InformationState)Tensor\(", line):
            inside = [line]
        elif inside:
            inside.append(line)
        else:
            lines.append(line.rstrip())
    return "\n".join(lines).strip() + "\n"


def main() -> None:
    """One file for each game."""
    FOLDER.mkdir(exist_ok=True)
    for id in ratskeller.game_ids():
        random.seed(1)
        name = open_spiel.load(late(id)).to_string()
        text = generate_playthrough.playthrough(name, None)
        path = FOLDER / f"{open_spiel.name_of(ratskeller.game(id))}.txt"
        path.write_text(shortened(text))


if __name__ == "__main__":
    main()
