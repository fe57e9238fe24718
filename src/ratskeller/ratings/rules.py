"""Which games count, and with which places. ``docs/ratings.md`` says the same in plain words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

ACCOUNT: Final = "account:"  #: before the id of a person's or a program's account
BOT: Final = "bot:"  #: before the name of a bot of the host

UNRATED: Final = "unrated"  #: the table was opened so
UNFINISHED: Final = "unfinished"
BRANCH: Final = "branch"  #: it goes on from another game
HINTS: Final = "hints"  #: its players might ask for hints
GUESTS: Final = "guests"  #: somebody has no account
TWICE: Final = "twice"  #: an account sits on two seats
BOTS_ALONE: Final = "bots"  #: no account took part
TOO_SHORT: Final = "too-short"  #: somebody was gone before a first choice


@dataclass(frozen=True)
class Seat:
    """A seat at the end of a game.

    ``player`` is an account or a bot (`ACCOUNT`, `BOT`), or empty for a guest. ``gone_at`` is
    the number of the entry by which a stand-in took over for good, or 0; ``choices`` counts
    those that the player made, not the stand-in's.
    """

    player: str
    gone_at: int = 0
    choices: int = 0


@dataclass(frozen=True)
class Played:
    """A table as the rules see it; ``places`` are those of the game, by seat, from 1."""

    seats: Sequence[Seat]
    places: Sequence[int] | None
    rated: bool = True
    branch: bool = False
    hints: bool = False


@dataclass(frozen=True)
class Verdict:
    """The players and their places for the ratings, or why the game does not count."""

    players: tuple[str, ...] = ()
    places: tuple[int, ...] = ()
    reason: str = ""


def judge(game: Played) -> Verdict:
    """Whether a game counts, and with which places.

    >>> ann, bob = Seat("account:1", choices=9), Seat("bot:hard", choices=9)
    >>> judge(Played([ann, bob], [2, 1])).places
    (2, 1)
    >>> judge(Played([ann, Seat("", choices=9)], [1, 2])).reason
    'guests'
    """
    reason = _refusal(game)
    if reason or game.places is None:
        return Verdict(reason=reason)
    players = tuple(seat.player for seat in game.seats)
    return Verdict(players, behind(game.seats, game.places))


def _refusal(game: Played) -> str:
    people = [seat.player for seat in game.seats if seat.player.startswith(ACCOUNT)]
    causes = (
        (UNRATED, not game.rated),
        (UNFINISHED, game.places is None),
        (BRANCH, game.branch),
        (HINTS, game.hints),
        (GUESTS, any(not seat.player for seat in game.seats)),
        (TWICE, len(set(people)) < len(people)),
        (BOTS_ALONE, not people),
        (TOO_SHORT, any(seat.gone_at and not seat.choices for seat in game.seats)),
    )
    return next((reason for reason, applies in causes if applies), "")


def behind(seats: Sequence[Seat], places: Sequence[int]) -> tuple[int, ...]:
    """Those who stayed by the places of the game; behind them who went, the first one last."""
    keys = [
        (1, -seat.gone_at) if seat.gone_at else (0, place)
        for seat, place in zip(seats, places, strict=True)
    ]
    return tuple(1 + sum(other < key for other in keys) for key in keys)
