"""Check the secrets of a record and print every draw: `python check_draws.py game.json`."""

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any


def sha256(text: str) -> str:
    """SHA-256 of a text."""
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def mac(key: bytes, text: str) -> bytes:
    """HMAC-SHA-256 of a text."""
    return hmac.new(key, text.encode("ascii"), hashlib.sha256).digest()


def number(key: bytes, draw: int, total: int) -> int:
    """The number of a draw, from 0 to total - 1."""
    limit = 2**64 - 2**64 % total
    block = 0
    while True:
        digest = mac(key, f"draw {draw} {block}")
        for at in (0, 8, 16, 24):
            word = int.from_bytes(digest[at : at + 8], "big")
            if word < limit:
                return word % total
        block += 1


def stream_key(fair: dict[str, Any]) -> bytes:
    """The key of a record's stream; the commitments are checked first."""
    for sealed in [fair["server"], *fair["seats"]]:
        if sealed is not None and sealed["secret"] is not None:
            shown = sha256("ratskeller commitment 1\n" + sealed["secret"])
            if shown != sealed["commitment"]:
                sys.exit(f"a secret does not fit its commitment {sealed['commitment']}")
    lines = ""
    for seat, sealed in enumerate(fair["seats"]):
        if sealed is not None and sealed["secret"] is not None:
            lines += f"{seat} {sealed['secret']}\n"
    secret = bytes.fromhex(fair["server"]["secret"])
    return mac(secret, f"ratskeller stream 1\n{fair['stream']}\n{lines}")


if __name__ == "__main__":
    record = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    key = stream_key(record["fair"])
    drawn = [text for who, text in record["choices"] if who == "chance"]
    for draw, (text, total) in enumerate(zip(drawn, record["fair"]["totals"], strict=True)):
        print(f"draw {draw}: {number(key, draw, total)} below {total} gave {text}")  # noqa: T201
