"""One whole game of each game as the log tells it to a player, in every language.

``python -m tests.game_logs`` writes the pages ``docs/words/log-<game>-<language>.md``;
``python -m tests.game_logs rattus en`` prints one. The reader sits in the first seat.
"""

from __future__ import annotations

import sys
from pathlib import Path

import ratskeller
from ratskeller.kernel import Event, EventLog, Record
from ratskeller.kernel.words import LANGUAGES, words_of
from ratskeller.terminal.screen import TEXTS
from tests.pages import DOCS

FOLDER = DOCS / "words"
RECORDS = Path(__file__).parent / "records"
GAMES = {
    "rattus": "rattus-3-both",
    "notre-dame": "notre-dame-3-new_persons-True-nine-rounds",
    "name-of-the-rose": "name-of-the-rose-3-seventh-day",
}
READER = 0
#: Events that begin a new paragraph.
HEADS = ("turn", "round", "day", "last-round", "plague", "final-plague")


def log(game: str, language: str) -> list[str]:
    """The lines of the recorded game; an empty one before each turn."""
    path = RECORDS / game / f"{GAMES[game]}.json"
    record = Record.from_json(path.read_text(encoding="utf-8"))
    words = words_of(ratskeller.game(game), language, TEXTS)
    names = [words("reader"), "Alda", "Édith"]
    events: list[Event] = []
    for _ in record.walk(EventLog(events)):
        pass
    lines: list[str] = []
    for event in events:
        if not event.seen_by(READER):
            continue
        text = words.event(event, names, READER)
        if text:
            lines += ["", text] if event.kind in HEADS else [text]
    result = record.replay().outcome
    assert result is not None
    lines += ["", words("over", reason=words(f"reason-{result.reason}"))]
    if result.tiebreak is not None:
        lines.append(words("tiebreak", tiebreak=words(f"tiebreak-{result.tiebreak}")))
    return lines


def page(game: str, language: str) -> str:
    """The page of a game's log."""
    words = words_of(ratskeller.game(game), language)
    body = "\n".join(f"- {line}" if line else "" for line in log(game, language))
    return f"# {words('game-title')} ({words('language')})\n\n{body}\n"


def path_of(game: str, language: str) -> Path:
    """Where the page of a log is."""
    return FOLDER / f"log-{game}-{language}.md"


def main(args: list[str]) -> None:
    """Print one log, or write the pages of all."""
    if args:
        sys.stdout.write("\n".join(log(*args)) + "\n")
        return
    for game in GAMES:
        for language in LANGUAGES:
            path_of(game, language).write_text(page(game, language), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
