"""What a notice says: nothing but what everybody may know of a table."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import ratskeller
from ratskeller.kernel.words import Words, words_of
from ratskeller.server.notifications.channels import Channel
from ratskeller.server.notifications.decide import Facts
from ratskeller.server.notifications.outbox import Notice

TEXTS = Path(__file__).parents[1] / "texts"


class Letter(msgspec.Struct, frozen=True):
    """A notice in words.

    ``id`` is the same for every attempt to send it: a receiver that has met it need not show it
    again. ``topic`` is the same for all notices of a kind at a seat: the newest replaces others.
    """

    id: str
    topic: str
    kind: str
    table: str
    game: str
    seat: int
    name: str
    title: str
    body: str
    url: str
    at: float

    def data(self) -> dict[str, Any]:
        """Plain data, as webhooks and browsers get it."""
        return msgspec.structs.asdict(self)


def letter(notice: Notice, channel: Channel, facts: Facts) -> Letter:
    """The letter for a notice."""
    words = words_for(facts.game, channel.wishes.language)
    names = [seat["name"] or words(f"seat-{n}") for n, seat in enumerate(facts.seats)]
    others = [name for n, name in enumerate(names) if n != notice.seat]
    args = {"title": words("game-title"), "others": words.several(others)}
    place = (notice.table_id, notice.seat, notice.kind)
    return Letter(
        id=_digest(notice.address, *place, notice.seq),
        topic=_digest(*place),
        kind=notice.kind,
        table=notice.table_id,
        game=facts.game,
        seat=notice.seat,
        name=names[notice.seat],
        title=words(f"notice-{notice.kind}", **args),
        body=words("notice-with", **args),
        url=f"{channel.site}/#/table/{notice.table_id}",
        at=notice.at,
    )


def trial(channel: Channel, now: float) -> Letter:
    """A letter that only says that letters arrive."""
    words = words_for(None, channel.wishes.language)
    title, body = words("notice-trial"), words("notice-trial-body")
    id = _digest(channel.id, now)
    url = f"{channel.site}/#/settings"
    return Letter(id, _digest("trial"), "trial", "", "", 0, "", title, body, url, now)


@cache
def words_for(game: str | None, language: str) -> Words:
    """The words of the server and of a game."""
    found = ratskeller.game(game) if game in ratskeller.game_ids() else None
    return words_of(found, language, TEXTS)


def _digest(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:32]
