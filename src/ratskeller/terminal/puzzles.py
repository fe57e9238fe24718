"""Puzzles in the terminal: find the best choice, or ask for it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from rich.markup import escape
from rich.progress import Progress

from ratskeller.kernel import Game, NotationError, State
from ratskeller.puzzles.make import Plan, make
from ratskeller.puzzles.model import (
    Puzzle,
    PuzzleError,
    puzzle_of_the_day,
    puzzles_of,
    write_puzzles,
)
from ratskeller.puzzles.wording import PuzzleWording
from ratskeller.terminal.screen import Screen, console


class Leave(Exception):  # noqa: N818  (not an error)
    """The player leaves."""


class TerminalPuzzles:
    """Some puzzles of a game, one after the other."""

    def __init__(self, wording: PuzzleWording, puzzles: Sequence[Puzzle], screen: Screen) -> None:
        self.wording = wording
        self.puzzles = puzzles
        self.screen = screen

    def run(self) -> int:
        """Ask every puzzle; returns an exit code."""
        solved = 0
        try:
            for number, puzzle in enumerate(self.puzzles, 1):
                self.screen.say("puzzle-number", number=number, count=len(self.puzzles))
                solved += self.ask(puzzle)
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.out.print()
        self.screen.say("puzzles-solved", count=solved)
        return 0

    def ask(self, puzzle: Puzzle) -> bool:
        """One puzzle; whether the first answer was right."""
        state = puzzle.state(self.wording.game)
        screen = Screen(
            self.screen.out,
            self.wording.game,
            puzzle.players,
            self.screen.words.language,
            puzzle.seat,
        )
        screen.board(state, puzzle.seat)
        screen.out.print(f"[gold]{puzzle.id}[/] {escape(self.wording.heading(puzzle))}")
        screen.out.print(f"[bold]{escape(self.wording.words('puzzle-ask'))}[/]")
        screen.question(state, puzzle.seat)
        screen.choices(state.choices(puzzle.seat))
        tries = 0
        while True:
            answer = self.read(puzzle, state, screen)
            tries += 1
            if answer is None or answer == puzzle.answer:
                for line in self.wording.answer(puzzle, answer is not None):
                    screen.out.print(f"[gold]»[/] {escape(line)}")
                return answer is not None and tries == 1
            screen.out.print(escape(self.wording.wrong(puzzle, answer)))

    def read(self, puzzle: Puzzle, state: State, screen: Screen) -> str | None:
        """A legal choice, or None to be told the answer."""
        choices = state.choices(puzzle.seat)
        while True:
            line = input("> ").strip()
            if line in ("q", "quit", "exit"):
                raise Leave
            if line == "answer":
                return None
            if line.isdecimal() and 1 <= int(line) <= len(choices):
                return choices[int(line) - 1].text
            try:
                if line and (read := self.wording.game.grammar.read(line)) in choices:
                    return read.text
            except NotationError:
                pass
            screen.say("puzzle-help", text=line, count=len(choices))


def solve(args: argparse.Namespace, game: Game) -> int:
    """``ratskeller puzzles GAME``: the puzzle of the day first, then the others."""
    known = puzzles_of(game)
    if not known:
        raise PuzzleError(f"{game.id} has no puzzles; make some: ratskeller puzzles make {game.id}")
    wanted = [
        puzzle
        for puzzle in known
        if args.theme in (None, *puzzle.themes) and args.puzzle in (None, puzzle.id)
    ]
    if not wanted:
        themes = sorted({theme for puzzle in known for theme in puzzle.themes})
        raise PuzzleError(f"there is no such puzzle; the themes are {', '.join(themes)}")
    today = puzzle_of_the_day(known, date.today())
    wanted.sort(key=lambda puzzle: puzzle.id != today.id)
    screen = Screen(console(), game, game.players[-1], args.lang)
    return TerminalPuzzles(PuzzleWording(game, args.lang), wanted, screen).run()


def make_puzzles(args: argparse.Namespace, game: Game) -> int:
    """``ratskeller puzzles make GAME``, with a progress bar."""
    work = args.work or Path(f"{game.id}.puzzles.jsonl")
    out = args.out or Path(f"{game.id}.puzzles.json.gz")
    jobs = args.jobs or os.cpu_count() or 1
    plan = Plan(args.seed, args.late, args.fewest, args.choices, args.lead, args.early)
    with Progress(console=console(sys.stderr), transient=True) as progress:
        task = progress.add_task(game.id, total=args.count)

        def tell(played: int, found: int, wanted: int) -> None:
            label = f"{game.id}: {found} of {wanted} puzzles in {played} games"
            progress.update(task, completed=found, description=label)

        made = make(game, args.count, plan, jobs, work, tell)
    write_puzzles(out, game, made)
    console().print(f"wrote {len(made)} puzzles to {out}", markup=False)
    return 0
