"""Words: everything a player reads, from Fluent files in four languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ratskeller.kernel.choice import Choice
    from ratskeller.kernel.decision import Decision, Refusal
    from ratskeller.kernel.event import Event
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.state import State

LANGUAGES = ("en", "nl", "de", "fr")
COMMON = Path(__file__).parent / "texts"
DIGITS = "0123456789"


class Words:
    """One language of one game (or of the house alone, without a game).

    An argument whose value is an id is replaced by its name: with ``region="gallia"`` the
    text sees the message ``region-gallia``; ``region2`` is a second region,
    and ``symbol="m+b"`` a list.

    >>> import ratskeller
    >>> words = words_of(ratskeller.game("rattus"), "de")
    >>> words("card-knight")
    'Ritter'
    """

    def __init__(self, folders: list[Path], language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        """Whether there is a text of this key."""
        return self._bundle.has_message(key)

    def __call__(self, key: str, **args: Any) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, self._named(args))
        if errors:
            raise errors[0]
        return str(text)

    def _named(self, args: dict[str, Any]) -> dict[str, Any]:
        named = {}
        for name, value in args.items():
            named[name] = (
                self._name(name.rstrip(DIGITS), value) if isinstance(value, str) else value
            )
        return named

    def _name(self, kind: str, value: str) -> str:
        parts = [f"{kind}-{part}" for part in value.split("+")]
        return ", ".join(map(self, parts)) if all(map(self.has, parts)) else value

    def refusal(self, refusal: Refusal) -> str:
        """Why something is refused."""
        return self(f"refusal-{refusal.reason}", **refusal.args)

    def choice(self, choice: Choice) -> str:
        """What a choice does."""
        return self(f"choice-{choice.verb}", **choice.args)

    def prompt(self, state: State, decision: Decision[Any]) -> str:
        """What is asked."""
        return self(f"decision-{decision.NAME}", **decision.prompt(state))

    def event(self, event: Event, names: list[str]) -> str:
        """What happened; seats are called by these names."""
        args = {
            name: names[value]
            if isinstance(value, int) and name.rstrip(DIGITS) == "seat"
            else value
            for name, value in event.args.items()
        }
        return self(f"event-{event.kind}", **args)


@cache
def words_of(game: Game | None, language: str = "en", extra: Path | None = None) -> Words:
    """The words of the house, of a game and of one more folder, in a language."""
    folders = [COMMON]
    if game is not None:
        folders.append(game.folder / "texts")
    if extra is not None:
        folders.append(extra)
    return Words(folders, language)
