"""A bot as a program, which may be written in any language: JSON lines, one question, one answer.

Try it: ``ratskeller arena --game rattus --bots 'stdio:python3 examples/bots/stdio_bot.py,random'``.
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        random.seed(message["seed"])
    elif message["type"] == "choose":
        places = [text for text in message["choices"] if text.startswith("place:")]
        answer = {"id": message["id"], "choice": random.choice(places or message["choices"])}
        print(json.dumps(answer), flush=True)  # noqa: T201
