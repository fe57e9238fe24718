"""Draws terminal.svg: the table of Rattus after some turns, as the terminal shows it."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import ratskeller
from ratskeller.bots.random import RandomBot
from ratskeller.kernel import Match
from ratskeller.terminal.screen import THEME, Screen

PARCHMENT = TerminalTheme((251, 246, 234), (42, 33, 24), [(42, 33, 24)] * 8, [(42, 33, 24)] * 8)


def draw(players: int = 4, seed: int = 21, choices: int = 80) -> str:
    """Play on until it is seat 0's turn, then print board, log and question."""
    match = Match(ratskeller.game("rattus"), players, rng=seed)
    bots = [RandomBot(seed + seat) for seat in range(players)]
    state = match.state
    while len(match.record.choices) < choices or state.actors != (0,):
        seat = state.actors[0]
        match.apply(seat, bots[seat].choose(state.view(seat), state.choices(seat)))
    out = Console(
        theme=THEME, highlight=False, emoji=False, record=True, width=100, file=io.StringIO()
    )
    screen = Screen(out, match.game, players, "en", reader=0)
    screen.board(state, 0)
    for event in match.events[-6:]:
        if event.seen_by(0):
            screen.event(event)
    screen.question(state, 0)
    svg = out.export_svg(title="ratskeller play rattus", theme=PARCHMENT)
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from elsewhere


if __name__ == "__main__":
    Path(__file__).with_suffix(".svg").write_text(draw(), encoding="utf-8")
