"""Writes tests/rattus-steps.json: a whole game as events and views, for the board's tests."""

import json
import random
from pathlib import Path

import ratskeller
from ratskeller.kernel import Match

match = Match(ratskeller.game("rattus"), players=3, rng=11)
rng = random.Random(11)
steps = []
told = 0
while True:
    events = [event.data() for event in match.events[told:] if event.seen_by(0)]
    told = len(match.events)
    steps.append({"events": events, "view": match.state.view(0).data()})
    if match.state.outcome is not None:
        break
    seat = match.state.actors[0]
    match.apply(seat, rng.choice(match.state.choices(seat)))

for step in steps:
    for key in ("stack", "options", "turned"):
        del step["view"][key]
out = Path(__file__).parents[1] / "tests" / "rattus-steps.json"
out.write_text(json.dumps(steps, separators=(",", ":")), encoding="utf-8")
