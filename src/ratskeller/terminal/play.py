"""A person plays in the terminal against bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.markup import escape

from ratskeller.bots.base import EvaluatingBot
from ratskeller.bots.explain import explain
from ratskeller.kernel import Bot, IllegalChoice, Match, NotationError, UndoError
from ratskeller.terminal.screen import Screen


class Leave(Exception):  # noqa: N818  (not an error: the player gets up)
    """The player leaves the table."""


class Sitting:
    """One person at the table: shows, asks, answers."""

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
        self._told = 0
        self._board_due = True

    def run(self) -> int:
        """Play to the end; returns an exit code."""
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
        self.tell()
        self.screen.board(self.match.state, self.seat)
        self.screen.result(self.match.state)
        if self.save_to is not None:
            self.save(self.save_to, aloud=True)
        return 0

    def turn(self) -> None:
        """Let the bots answer what they owe, then ask the person."""
        state = self.match.state
        for seat in state.actors:
            bot = self.bots[seat]
            if bot is not None:
                self.match.apply(seat, bot.choose(state.view(seat), state.choices(seat)))
                self._board_due = True
                return
        self.ask()

    def ask(self) -> None:
        """Show what happened and what is asked, and carry out one line of input."""
        state = self.match.state
        if self._board_due:
            self.screen.board(state, self.seat)
            self._board_due = False
        self.tell()
        choices = state.choices(self.seat)
        self.screen.question(state, self.seat)
        self.screen.choices(choices)
        while not self.answer(input("> ").strip()):
            pass

    def answer(self, line: str) -> bool:
        """Carry out a line; False if the same question stands again."""
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
            self._told = 0
            self.tell()
        elif word == "s":
            if rest.strip():
                self.save(Path(rest.strip()).expanduser(), aloud=True)
            else:
                self.screen.say("save-where")
        elif line:
            return self.choose(line)
        return False

    def choose(self, line: str) -> bool:
        """Make a choice by number or notation."""
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
            self.screen.say("refused", why=f"{refused.clause}: {why}.")
            return False
        return True

    def explain(self, what: str) -> None:
        """The clause behind the question, or the one asked for."""
        prefix = self.match.game.rulebook.prefix
        decision = self.match.state.decision
        assert decision is not None
        number = what.strip().upper().removeprefix(prefix).strip()
        self.screen.clause(f"{prefix} {number}" if number else decision.CLAUSE)

    def hint(self) -> None:
        """What a strong bot would consider in the person's place, knowing no more."""
        state = self.match.state
        self.screen.say("hint-thinking")
        evaluations = self.adviser.evaluate(state.view(self.seat), state.choices(self.seat))
        for line in explain(evaluations, self.screen.words):
            self.screen.out.print(f"[gold]·[/] {escape(line)}")

    def undo(self) -> bool:
        """Take back the last choice, if nothing hidden came to light since."""
        try:
            self.match.undo(self.seat)
        except UndoError:
            self.screen.say("undo-refused")
            return False
        self._told = min(self._told, len(self.match.events))
        self._board_due = True
        self.screen.say("undone")
        return True

    def save(self, path: Path, aloud: bool = False) -> bool:
        """Write the record."""
        try:
            path.write_text(self.match.record.to_json(), encoding="utf-8")
        except OSError as error:
            self.screen.say("save-failed", file=str(path), why=error.strerror or str(error))
            return False
        if aloud:
            self.screen.say("saved", file=str(path))
        return True

    def tell(self) -> None:
        """The log since the last time."""
        for event in self.match.events[self._told :]:
            if event.seen_by(self.seat):
                self.screen.event(event)
        self._told = len(self.match.events)
