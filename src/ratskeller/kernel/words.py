"""Words: everything a player reads, from Fluent files in four languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
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
#: French sets a no-break space before these signs: a narrow one, or a full one.
NARROW = re.compile(r"[ \u00a0\u202f](?=[;?!])")
FULL = re.compile(r"[ \u00a0\u202f](?=[:»])|(?<=«)[ \u00a0\u202f]")


class Words:
    """One language of one game (or of the house alone, without a game).

    An argument whose value is an id is replaced by its name: with ``region="gallia"`` the
    text sees the message ``region-gallia``; ``region2`` is a second region,
    and ``symbol="m+b"`` a list. The text may also use

    * ``$region-id``, the id itself, to select by it;
    * ``$region-in``, the attribute ``.in`` of the name: each language has the forms it needs;
    * ``$same``, "yes" or "no", where ``region`` and ``region2`` are given;
    * ``$you`` and ``$you2``, "yes" or "no": whether ``seat`` and ``seat2`` are the reader;
    * ``$own``, "yes" or "no": whether ``seat`` and ``seat2`` are one player.

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
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text = self._format(pattern, self._named(args))
        if self.language == "fr":
            text = FULL.sub("\u00a0", NARROW.sub("\u202f", text))
        return text

    def _format(self, pattern: Any, args: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)

    def _named(self, args: dict[str, Any]) -> dict[str, Any]:
        named = dict(args)
        for name, value in args.items():
            kind = name.rstrip(DIGITS)
            if kind not in (name, "seat") and kind in args:
                named["same"] = "yes" if value == args[kind] else "no"
            if isinstance(value, str) and kind != "seat":
                named |= self._names(name, kind, value)
        return named

    def _names(self, name: str, kind: str, value: str) -> dict[str, str]:
        """The name of an id or of a list of ids, in each of its forms."""
        counts = Counter(f"{kind}-{part}" for part in value.split("+"))
        if not all(map(self.has, counts)):
            return {}
        messages = {key: self._bundle.get_message(key) for key in counts}
        forms = {f"{name}-{form}" for each in messages.values() for form in each.attributes}
        named = {f"{name}-id": value, name: _listed(counts, {key: self(key) for key in counts})}
        for form in forms:
            pattern = form.removeprefix(f"{name}-")
            named[form] = _listed(
                counts,
                {
                    key: self._format(each.attributes.get(pattern, each.value), {})
                    for key, each in messages.items()
                },
            )
        return named

    def people(
        self,
        args: Mapping[str, str | int],
        names: Sequence[str] | None = None,
        reader: int | None = None,
    ) -> dict[str, str | int]:
        """The arguments with seats as names, and ``you`` where a seat is the reader's."""
        said: dict[str, str | int] = {}
        for name, value in args.items():
            if name.rstrip(DIGITS) != "seat":
                said[name] = value
                continue
            seat = int(value)
            said[name] = self(f"seat-{seat}") if names is None else names[seat]
            said[f"you{name.removeprefix('seat')}"] = "yes" if seat == reader else "no"
        if "seat2" in args:
            said["own"] = "yes" if int(args["seat2"]) == int(args["seat"]) else "no"
        return said

    def several(self, items: Sequence[str]) -> str:
        """A list in a sentence: "Alda, Bruno and Clara"."""
        if len(items) < 2:
            return "".join(items)
        return self("and", before=", ".join(items[:-1]), last=items[-1])

    def refusal(self, refusal: Refusal) -> str:
        """Why something is refused, in a sentence."""
        return self(f"refusal-{refusal.reason}", **refusal.args)

    def choice(
        self, choice: Choice, names: Sequence[str] | None = None, reader: int | None = None
    ) -> str:
        """What a choice does."""
        return self(f"choice-{choice.verb}", **self.people(choice.args, names, reader))

    def prompt(self, state: State, decision: Decision[Any]) -> str:
        """What is asked."""
        return self(f"decision-{decision.NAME}", **decision.prompt(state))

    def event(self, event: Event, names: Sequence[str], reader: int | None = None) -> str:
        """What happened; seats are called by these names, the reader's is "you"."""
        return self(f"event-{event.kind}", **self.people(event.args, names, reader))


def _listed(counts: Counter[str], names: dict[str, str]) -> str:
    """Names with commas; one that comes twice as "2 × everybody"."""
    return ", ".join(
        names[key] if count == 1 else f"{count}\u00a0×\u00a0{names[key]}"
        for key, count in counts.items()
    )


@cache
def words_of(game: Game | None, language: str = "en", extra: Path | None = None) -> Words:
    """The words of the house, of a game and of one more folder, in a language."""
    folders = [COMMON]
    if game is not None:
        folders.append(game.folder / "texts")
    if extra is not None:
        folders.append(extra)
    return Words(folders, language)
