"""Prints to the terminal: board, events, question, choices, result."""

from __future__ import annotations

from pathlib import Path
from typing import IO, Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from ratskeller.kernel import Choice, Event, Game, State
from ratskeller.kernel.words import Words, words_of

TEXTS = Path(__file__).parent / "texts"
SHAPES = "■●▲◆✚"
THEME = Theme(
    {
        "seat0": "bold #c8452d",
        "seat1": "bold #2f7fb8",
        "seat2": "bold #d99a1c",
        "seat3": "bold #1f8a5b",
        "seat4": "bold #7b4a9e",
        "pawn": "bold #9d2a1f",
        "rat": "#8a6d3b",
        "known": "bold #0f6b5c",
        "frame": "#8a7b5e",
        "accent": "bold #0f6b5c",
        "gold": "#a87b1f",
    }
)


def console(file: IO[str] | None = None) -> Console:
    """A console with the theme of the boards."""
    return Console(theme=THEME, highlight=False, emoji=False, file=file)


class Screen:
    """Prints one game in one language, to the player at a seat or to a spectator."""

    def __init__(
        self, out: Console, game: Game, players: int, language: str, reader: int | None = None
    ) -> None:
        self.out = out
        self.reader = reader
        self.game = game
        self._warned_narrow = False
        self.words: Words = words_of(game, language, TEXTS)
        self.names = [self.words(f"seat-{seat}") for seat in range(players)]
        self.badges = [
            f"[seat{seat}]{SHAPES[seat]} {escape(name)}[/]" for seat, name in enumerate(self.names)
        ]

    def say(self, key: str, **args: Any) -> None:
        """Print a sentence of the terminal's texts."""
        self.out.print(self.words(key, **{k: self._escaped(v) for k, v in args.items()}))

    @staticmethod
    def _escaped(value: object) -> object:
        return escape(value) if isinstance(value, str) and "[seat" not in value else value

    def board(self, state: State, viewer: int | None) -> None:
        """Print the board as a viewer sees it."""
        picture = self.game.text_board(state.view(viewer), self.words, self.names)
        wide = max(line.cell_len for line in Text.from_markup(picture).split())
        self.out.print()
        self.out.print(picture, soft_wrap=True)  # a wrapped frame is harder to read
        self.out.print()
        if self.out.is_terminal and wide > self.out.width and not self._warned_narrow:
            self._warned_narrow = True
            self.say("narrow", wide=wide, narrow=self.out.width)

    def event(self, event: Event) -> None:
        """Print an event, unless its text has nothing to say to the reader."""
        if text := self.words.event(event, self.badges, self.reader):
            self.out.print(f"[gold]·[/] {text}")

    def question(self, state: State, seat: int) -> None:
        """Print the question to a seat."""
        decision = state.decision
        assert decision is not None
        self.out.print(f"\n{self.words('prompt', seat=self.badges[seat])}", end=" ")
        self.out.print(f"[bold]{escape(self.words.prompt(state, decision))}[/]")

    def choices(self, choices: tuple[Choice, ...]) -> None:
        """Print the choices with number, words and notation."""
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="accent")
        table.add_column()
        table.add_column(style="dim")
        for number, choice in enumerate(choices, 1):
            text = self.words.choice(choice, self.names, self.reader)
            table.add_row(str(number), escape(text), escape(str(choice)))
        self.out.print(table)

    def clause(self, clause: str) -> None:
        """Print a clause of the rules."""
        rulebook = self.game.rulebook
        if clause not in rulebook.clauses:
            self.say("no-clause", clause=clause, chapters=", ".join(rulebook.chapters))
            return
        self.out.print(f"[gold]{clause}[/] {escape(self.words(rulebook.text_key(clause)))}")

    def result(self, state: State) -> None:
        """Print places and scores."""
        outcome = state.outcome
        assert outcome is not None
        self.out.print()
        self.say("over", reason=self.words(f"reason-{outcome.reason}"))
        table = Table(box=None)
        for column in ("place", "seat", "score"):
            table.add_column(self.words(f"column-{column}"))
        for group in outcome.places:
            for seat in group:
                score = str(outcome.scores[seat])
                table.add_row(str(outcome.place(seat)), self.badges[seat], score)
        self.out.print(table)
        if outcome.tiebreak is not None:
            self.say("tiebreak", tiebreak=self.words(f"tiebreak-{outcome.tiebreak}"))
