"""Prints a review: turning points, curve, the account of each seat, the choices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from ratskeller.kernel import Game
from ratskeller.kernel.words import words_of
from ratskeller.review.mistakes import Mistake
from ratskeller.review.why import feature_key
from ratskeller.review.wording import ACCOUNT, CHOICES, TEXTS, Wording
from ratskeller.terminal.screen import SHAPES

BARS = "▁▂▃▄▅▆▇█"
COLUMNS = 60
MISTAKES = 12  #: rows of a table of mistakes


@contextmanager
def progress_bar(out: Console, label: str) -> Iterator[Callable[[int, int], None]]:
    """A bar that is told how many decisions are judged."""
    with Progress(console=out, transient=True) as progress:
        task = progress.add_task(label, total=None)

        def tell(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        yield tell


def show(out: Console, wording: Wording, seat: int | None) -> None:
    """Print a review; with a seat all its choices, else those of all seats that lost something."""
    words = wording.words
    out.print(f"[bold]{escape(wording.title())}[/]")
    out.print(escape(wording.subtitle()))
    out.print(f"\n[gold]{escape(words('review-turning'))}[/]")
    for line in wording.turning_points(seat):
        out.print(f"  {escape(line)}")
    out.print(f"\n[gold]{escape(words('review-curve'))}[/]")
    for at, name in enumerate(wording.names):
        bars = sparkline([share[at] for share in wording.review.shares])
        out.print(f"[seat{at}]{SHAPES[at]} {bars}[/] {escape(name)}")
    out.print()
    out.print(_accounts(wording))
    out.print(escape(words("review-players-note")))
    out.print()
    lost = seat is None
    title = "review-choices-lost" if lost else "review-choices"
    rows = [row.cells()[:-1] for row in wording.rows(seat, lost)]  # the reasons need a page
    out.print(_table(wording, title, CHOICES[:-1], rows))
    out.print(escape(words("review-choices-note")))


def show_mistakes(
    out: Console, game: Game, found: list[Mistake], games: int, language: str
) -> None:
    """Print the commonest mistakes of some games; choices stand as they are written."""
    words = words_of(game, language, TEXTS)
    whole = sum(mistake.loss for mistake in found)
    out.print(f"[bold]{escape(words('review-mistakes', title=words('game-title')))}[/]")
    out.print(escape(words("review-mistakes-note", games=games, points=round(100 * whole))))
    table = Table()
    for column in ("loss", "count", "made", "better", "why-column"):
        table.add_column(words(f"review-{column}"), overflow="fold")
    for mistake in found[:MISTAKES]:
        why = mistake.reason and words(feature_key(mistake.reason))
        table.add_row(
            f"{100 * mistake.loss:.0f}",
            str(mistake.count),
            escape(_listed(mistake.made_most)),
            escape(_listed(mistake.better_most)),
            escape(why or words("review-why-unnamed")),
        )
    out.print(table)


def _listed(most: list[tuple[str, int]]) -> str:
    return ", ".join(f"{choice} {count}" for choice, count in most)


def sparkline(shares: list[float], columns: int = COLUMNS) -> str:
    """A curve as a row of bars, the mean of each stretch.

    >>> sparkline([0.0, 0.0, 0.5, 0.5, 1.0, 1.0], 3)
    '▁▅█'
    """
    columns = min(columns, len(shares))
    bars = []
    for column in range(columns):
        part = shares[column * len(shares) // columns : (column + 1) * len(shares) // columns]
        level = round(sum(part) / len(part) * (len(BARS) - 1) + 1e-9)
        bars.append(BARS[min(len(BARS) - 1, max(0, level))])
    return "".join(bars)


def _accounts(wording: Wording) -> Table:
    """The accounts, a column for each seat."""
    accounts = [wording.account(account) for account in wording.review.accounts]
    table = Table()
    table.add_column(wording.words("review-player"))
    for seat, account in enumerate(accounts):
        table.add_column(escape(account[0]), justify="right", overflow="fold", style=f"seat{seat}")
    for row, key in enumerate(ACCOUNT[1:], 1):
        table.add_row(wording.words(f"review-{key}"), *(account[row] for account in accounts))
    return table


def _table(wording: Wording, title: str, columns: list[str], rows: list[list[str]]) -> Table:
    table = Table(title=wording.words(title), title_justify="left")
    for column in columns:
        worded = column in ("player", "choice", "verdict", "better")
        table.add_column(
            wording.words(f"review-{column}"),
            justify="left" if worded else "right",
            no_wrap=column in ("value", "loss", "verdict"),
            overflow="fold",
        )
    for row in rows:
        table.add_row(*map(escape, row))
    return table
