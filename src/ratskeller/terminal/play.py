"""A game in the terminal: one person against bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.markup import escape

from ratskeller.bots.base import EvaluatingBot
from ratskeller.bots.explain import explain
from ratskeller.kernel import (
    Bot,
    IllegalChoice,
    Match,
    NotationError,
    RatskellerError,
    UndoError,
)
from ratskeller.kernel.match import observe
from ratskeller.terminal.screen import Screen


class Leave(Exception):  # noqa: N818  (not an error)
    """The player leaves the game."""


class TerminalGame:
    """One game: shows the board, asks the person, lets the bots choose."""

    def __init__(
        self,
        match: Match,
        screen: Screen,
        seat: int,
        bots: Sequence[Bot | None],
        save: Path | None,
        adviser: EvaluatingBot,
    ) -> None:
        self.match = match
        self.screen = screen
        self.seat = seat
        self.bots = bots
        self.save_to = save
        self.adviser = adviser
        self._events_shown = 0
        self._board_due = True
        self._observed = [0] * len(bots)

    def run(self) -> int:
        """Play to the end and return an exit code."""
        words = self.screen.words
        self.screen.say("welcome", title=words("game-title"), subtitle=words("game-subtitle"))
        self.screen.say("sitting", seat=self.screen.badges[self.seat])
        try:
            while self.match.state.outcome is None:
                self.turn()
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.out.print()
            if self.save_to is not None and self.save(self.save_to):
                self.screen.say("left-saved", file=str(self.save_to))
            else:
                self.screen.say("left")
            return 0
        self.show_events()
        self.screen.board(self.match.state, self.seat)
        self.screen.result(self.match.state)
        if self.save_to is not None:
            self.save(self.save_to, confirm=True)
        return 0

    def turn(self) -> None:
        """Let a bot choose if one has to act, else ask the person."""
        state = self.match.state
        for seat in state.actors:
            bot = self.bots[seat]
            if bot is not None:
                self.move(bot, seat)
                self._board_due = True
                return
        self.ask()

    def move(self, bot: Bot, seat: int) -> None:
        """Let a bot choose; if it fails, the error names it and its seat."""
        state, events = self.match.state, self.match.events
        try:
            observe(bot, events[self._observed[seat] :], seat)
            self._observed[seat] = len(events)
            self.match.apply(seat, bot.choose(state.view(seat), state.choices(seat)))
        except Exception as error:
            name = self.match.record.seats[seat]
            reason = f"{type(error).__name__}: {error}"
            raise RatskellerError(f"{name} at seat {seat} failed: {reason}") from error

    def ask(self) -> None:
        """Show the events and the question, and read input until a choice is made."""
        state = self.match.state
        if self._board_due:
            self.screen.board(state, self.seat)
            self._board_due = False
        self.show_events()
        choices = state.choices(self.seat)
        self.screen.question(state, self.seat)
        self.screen.choices(choices)
        while not self.answer(input("> ").strip()):
            pass

    def answer(self, line: str) -> bool:
        """Carry out a line of input; False if the question stays open."""
        word, _, rest = line.partition(" ")
        if word in ("q", "quit", "exit"):
            raise Leave
        if word in ("h", "help"):
            self.screen.say("help-line")
        elif word.startswith("?"):
            self.explain(word[1:] + rest)
        elif word == "hint":
            self.hint()
        elif word == "u":
            return self.undo()
        elif word == "b":
            self.screen.board(self.match.state, self.seat)
        elif word == "l":
            self._events_shown = 0
            self.show_events()
        elif word == "s":
            if rest.strip():
                self.save(Path(rest.strip()).expanduser(), confirm=True)
            else:
                self.screen.say("save-where")
        elif line:
            return self.choose(line)
        return False

    def choose(self, line: str) -> bool:
        """Apply a choice given by number or notation."""
        choices = self.match.state.choices(self.seat)
        if line.isdecimal() and 1 <= int(line) <= len(choices):
            self.match.apply(self.seat, choices[int(line) - 1])
            return True
        try:
            self.match.apply(self.seat, line)
        except NotationError:
            self.screen.say("not-understood", text=line, count=len(choices))
            return False
        except IllegalChoice as refused:
            why = self.screen.words(f"refusal-{refused.reason}", **refused.details)
            self.screen.say("refused", why=why, clause=refused.clause)
            return False
        return True

    def explain(self, what: str) -> None:
        """Show the clause behind the question, or another one."""
        prefix = self.match.game.rulebook.prefix
        decision = self.match.state.decision
        assert decision is not None
        number = what.strip().upper().removeprefix(prefix).strip()
        self.screen.clause(f"{prefix} {number}" if number else decision.CLAUSE)

    def hint(self) -> None:
        """Show how a strong bot evaluates the choices from the person's view."""
        state = self.match.state
        self.screen.say("hint-thinking")
        evaluations = self.adviser.evaluate(state.view(self.seat), state.choices(self.seat))
        for line in explain(evaluations, self.screen.words, reader=self.seat):
            self.screen.out.print(f"[gold]·[/] {escape(line)}")

    def undo(self) -> bool:
        """Take back the last choice, if nothing was revealed since."""
        try:
            self.match.undo(self.seat)
        except UndoError:
            self.screen.say("undo-refused")
            return False
        self._events_shown = min(self._events_shown, len(self.match.events))
        self._board_due = True
        self.screen.say("undone")
        return True

    def save(self, path: Path, confirm: bool = False) -> bool:
        """Write the record to a file."""
        try:
            path.write_text(self.match.record.to_json(), encoding="utf-8")
        except OSError as error:
            self.screen.say("save-failed", file=str(path), why=error.strerror or str(error))
            return False
        if confirm:
            self.screen.say("saved", file=str(path))
        return True

    def show_events(self) -> None:
        """Show the events since the last call."""
        for event in self.match.events[self._events_shown :]:
            if event.seen_by(self.seat):
                self.screen.event(event)
        self._events_shown = len(self.match.events)
