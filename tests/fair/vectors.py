"""The vectors that Python, the web app and the script of the documentation share.

``python -m tests.fair.vectors`` writes them anew; a change of them is a change of the format.
"""

from __future__ import annotations

import json
from typing import Any

from ratskeller.fair.stream import Stream, commitment, key_of
from tests.fair.games import finished, secret
from tests.pages import ROOT

FILE = ROOT / "tests" / "fair" / "vectors.json"
TOTALS = (1, 2, 6, 7, 54, 2**32, 2**53 - 1)


def vectors() -> dict[str, Any]:
    """Commitments, numbers and seeds of some streams, and the record of one game."""
    streams = []
    for players in ({}, {0: secret(7)}, {0: "ab" * 32, 3: "f0" * 32}):
        name, server = f"table-{len(players)}", f"{len(players)}e" * 32
        stream = Stream(key_of(name, server, players))
        streams.append(
            {
                "stream": name,
                "server": server,
                "commitment": commitment(server),
                "players": {str(seat): own for seat, own in players.items()},
                "numbers": [
                    [draw, total, stream.number(draw, total)]
                    for draw in (0, 1, 12, 999)
                    for total in TOTALS
                ],
                "seeds": [[s, n, f"{stream.seed(s, n):024x}"] for s in (0, 2) for n in (0, 31)],
            }
        )
    return {"streams": streams, "record": finished("rattus", 2, 11).data()}


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), indent=1) + "\n", encoding="utf-8")
