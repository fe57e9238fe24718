"""The result of a finished game: who sat there, who came in which place, and whether it counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from ratskeller.ratings.rules import ACCOUNT, BOT, Played, Seat, behind, judge
from ratskeller.server.accounts.names import name_key
from ratskeller.server.accounts.store import Account, LinkedSeat
from ratskeller.server.entry import Created, Entry
from ratskeller.server.people.attendance import Attended, attended
from ratskeller.server.people.favourites import Counts, count
from ratskeller.server.wire import OutcomeData


class SeatResult(msgspec.Struct, frozen=True):
    """A seat of a finished game, as `schema.result_seats` keeps it."""

    seat: int
    player: str
    place: int
    shown: bool
    counts: Counts


class Result(msgspec.Struct, frozen=True):
    """The seats of a finished game; ``reason`` is empty if it counts for ratings."""

    reason: str
    seats: list[SeatResult]


class Sitter(msgspec.Struct, frozen=True):
    """Who sat on a seat (`ratings.rules`), and whether others may learn it."""

    player: str
    shown: bool


def sitters(
    entries: Sequence[Entry],
    links: Sequence[LinkedSeat],
    accounts: Mapping[str, Account],
    finished_at: float,
) -> list[Sitter]:
    """Who sat at a table when its game ended.

    A seat that became an account's only afterwards was a guest's.
    """
    created = entries[0].change
    assert isinstance(created, Created)
    found = []
    linked = {link.seat: link for link in links if link.since <= finished_at}
    for number, seat in enumerate(attended(entries)):
        link = linked.get(number)
        account = accounts.get(link.account_id) if link and link.hash == seat.hash else None
        if seat.bot:
            found.append(Sitter(BOT + seat.bot, True))
        elif account is None:
            found.append(Sitter("", False))
        else:
            shown = is_shown(created.rated, seat.name, account)
            found.append(Sitter(ACCOUNT + account.id, shown))
    return found


def is_shown(rated: bool, name: str, account: Account) -> bool:
    """Whether others may learn whose seat it is.

    Somebody who sits under another name than that of the account is not given away, unless the
    game is to be rated.
    """
    return rated or name_key(name) == name_key(account.name)


def settle(entries: Sequence[Entry], outcome: OutcomeData, who: Sequence[Sitter]) -> Result:
    """The result of a finished game, from its record and from who sat there."""
    created = entries[0].change
    assert isinstance(created, Created)
    there = attended(entries)
    seats = [_seat(seat, one.player) for seat, one in zip(there, who, strict=True)]
    places = _places(outcome)
    verdict = judge(
        Played(
            seats,
            places,
            rated=created.rated,
            branch=created.position is not None,
            hints=created.hints,
        )
    )
    counts = [count(created.game, seat.made) for seat in there]
    found = zip(who, behind(seats, places), counts, strict=True)
    return Result(
        verdict.reason,
        [
            SeatResult(number, one.player, place, one.shown, made)
            for number, (one, place, made) in enumerate(found)
        ],
    )


def _seat(seat: Attended, player: str) -> Seat:
    return Seat(player, seat.gone_at, len(seat.made))


def _places(outcome: OutcomeData) -> list[int]:
    """The place of each seat, from 1; shared places are equal."""
    found: dict[int, int] = {}
    for group in outcome["places"]:
        place = len(found) + 1
        found |= dict.fromkeys(group, place)
    return [found[seat] for seat in range(len(found))]
