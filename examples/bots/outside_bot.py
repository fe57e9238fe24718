"""A bot from outside that plays at random: ``python outside_bot.py https://example.org TOKEN``."""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

site, token = sys.argv[1:]


def ask(path: str, body: dict[str, Any] | None = None) -> Any:
    """A request of the bot; its answer as lines."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urlopen(Request(f"{site}/api/bot/{path}", data, headers), timeout=60)


for line in ask("events?games=rattus,notre-dame"):
    event = json.loads(line.strip() or "{}")  # empty lines keep the connection open
    if event.get("type") == "invited":
        ask(f"tables/{event['table']}/accept", {"seat": event["seat"]})
    elif event.get("type") == "turn":
        choice = random.choice(event["choices"])
        chosen = {"seat": event["seat"], "seq": event["seq"], "choice": choice}
        ask(f"tables/{event['table']}/choose", chosen)
