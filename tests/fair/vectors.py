"""The vectors that Python, the web app and the script of the documentation share.

``python -m tests.fair.vectors`` writes them anew; a change of them is a change of the format.
"""

from __future__ import annotations

import json
from typing import Any

from ratskeller.fair.proof import before_choices
from ratskeller.fair.stream import Stream, commitment, key_of
from ratskeller.kernel import Record
from ratskeller.kernel.draws import in_order
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
    record = finished("rattus", 2, 11)
    return {"streams": streams, "record": record.data(), "draws": drawn(record)}


def drawn(record: Record) -> list[dict[str, Any]]:
    """What chance could draw, as the server tells it to the web app."""
    return [
        {"choice": number, "outcomes": dict(in_order(state.chances()))}
        for number, state in before_choices(record)
        if state.chances()
    ]


def text() -> str:
    """The file: one line for each draw, which is long, and the rest for reading."""
    data = vectors()
    draws = ",\n".join(f"  {json.dumps(draw)}" for draw in data.pop("draws"))
    return json.dumps(data, indent=1)[:-2] + f',\n "draws": [\n{draws}\n ]\n}}\n'


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
