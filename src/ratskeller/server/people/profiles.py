"""Profiles: what somebody has played, counted from the results of finished games.

Others see the games in which the account was no secret (`result_seats.shown`), and of those the
ones at listed tables by themselves; a private table is named only to those who sat there.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ratskeller.ratings.model import Rating
from ratskeller.ratings.rules import ACCOUNT
from ratskeller.server.accounts.store import Account
from ratskeller.server.people.answers import (
    Favourite,
    GameFigures,
    GamesBy,
    Opponent,
    PersonData,
    PlayedGame,
    PointData,
    ProfileData,
)
from ratskeller.server.people.rankings import rating_data
from ratskeller.server.people.schema import (
    hidden_profiles,
    rating_steps,
    ratings,
    result_seats,
    results,
)
from ratskeller.server.people.sight import people, person, visible
from ratskeller.server.people.standings import DONE
from ratskeller.server.store.engine import Reader
from ratskeller.server.store.reviews import DONE as REVIEWED
from ratskeller.server.store.schema import reviews, tables
from ratskeller.server.store.upsert import upsert

LAST = 2000  # games that are counted
RECENT = 12  # games that are listed
LOOKED = 100  # games among which those are found
OPPONENTS = 8
FAVOURITES = 5
POINTS = 120  # points of a curve


class Played(NamedTuple):
    """A game of somebody: the own seat, the place, and all who sat there."""

    table: str
    game: str
    at: float
    seat: int
    place: int
    counts: str
    seats: Sequence[tuple[str, int, bool]]  #: player, place and whether others may know


class ReviewedSeat(msgspec.Struct):
    """How well a seat played."""

    seat: int
    accuracy: float | None


class ReviewedGame(msgspec.Struct):
    """What is read of a review."""

    accounts: list[ReviewedSeat]


class Reviewed(msgspec.Struct):
    """A stored review; beside it stand choices, for those who show it."""

    review: ReviewedGame


class ProfileStore:
    """The profiles in one database."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def people(self, players: Collection[str], viewer: str) -> dict[str, PersonData]:
        """The names of players that somebody with an account may see."""
        return await self._run(lambda c: people(c, players, viewer))

    async def hide(self, account_id: str, hidden: bool) -> None:
        """Show nothing of an account any more, or show it again."""
        row = {"account_id": account_id, "since": round(time.time(), 3)}

        def write(connection: Connection) -> None:
            if hidden:
                add = upsert(connection, hidden_profiles).values(row)
                connection.execute(add.on_conflict_do_nothing())
            else:
                mine = hidden_profiles.c.account_id == account_id
                connection.execute(sa.delete(hidden_profiles).where(mine))

        await self._run(write)

    async def is_hidden(self, account_id: str) -> bool:
        """Whether an account shows nothing of itself."""
        return await self._run(lambda c: _hides(c, account_id))

    async def belongings(self, account_id: str) -> dict[str, list[dict[str, Any]]]:
        """The results and ratings of an account, for its export."""
        me = ACCOUNT + account_id

        def read(connection: Connection) -> dict[str, list[dict[str, Any]]]:
            found = {}
            for table in (result_seats, ratings, rating_steps):
                shown = [column for column in table.c if column.name != "player"]
                query = sa.select(*shown).where(table.c.player == me).order_by(*table.primary_key)
                rows = connection.execute(query).mappings()
                found[table.name] = [dict(row) for row in rows]
            return found

        return await self._run(read)

    async def of(self, account: Account, viewer: str) -> ProfileData | None:
        """The profile of an account for somebody with an account; None if it is not to be seen."""

        def read(connection: Connection) -> ProfileData | None:
            if account.id not in visible(connection, [account.id], viewer):
                return None
            me, you = ACCOUNT + account.id, account.id == viewer
            played = _played(connection, me, whole=you)
            curves = _curves(connection, me)
            met = _met(connection, played, me, viewer)
            others = sorted(met.values(), key=lambda other: (-other["games"], other["name"]))
            return {
                **person(account),
                "since": account.created_at,
                "you": you,
                "hidden": _hides(connection, account.id),
                "games": _figures(played, curves),
                "versus": None if you else met.get(ACCOUNT + viewer),
                "opponents": others[:OPPONENTS],
                "recent": _recent(connection, played, curves, viewer, you),
            }

        return await self._run(read)


def _hides(connection: Connection, account_id: str) -> bool:
    query = sa.select(hidden_profiles).where(hidden_profiles.c.account_id == account_id)
    return connection.execute(query).first() is not None


def _played(connection: Connection, player: str, whole: bool) -> list[Played]:
    """The last games of a player, the newest first."""
    own = sa.select(result_seats.c.table_id).where(result_seats.c.player == player)
    if not whole:
        own = own.where(result_seats.c.shown)
    games = (
        sa.select(results.c.table_id, results.c.game, results.c.finished_at)
        .where(results.c.table_id.in_(own), results.c.status == DONE)
        .order_by(results.c.finished_at.desc(), results.c.table_id)
        .limit(LAST)
        .subquery()
    )
    query = sa.select(games.c.game, games.c.finished_at, result_seats).join(
        result_seats, result_seats.c.table_id == games.c.table_id
    )
    query = query.order_by(games.c.finished_at.desc(), games.c.table_id, result_seats.c.seat)
    found = []
    for table, group in groupby(connection.execute(query), lambda row: row.table_id):
        rows = list(group)
        mine = next(row for row in rows if row.player == player)
        seats = [(row.player, row.place, row.shown) for row in rows]
        found.append(
            Played(table, mine.game, mine.finished_at, mine.seat, mine.place, mine.counts, seats)
        )
    return found


class Point(NamedTuple):
    """A rating after a game, and what the game changed."""

    table: str
    at: float
    rating: Rating
    change: int


def _curves(connection: Connection, player: str) -> dict[str, list[Point]]:
    """The ratings of a player after each game that counted, by kind of game."""
    query = sa.select(rating_steps, results.c.finished_at)
    query = query.join(results, results.c.table_id == rating_steps.c.table_id)
    query = query.where(rating_steps.c.player == player)
    query = query.order_by(rating_steps.c.game, rating_steps.c.games)
    curves: dict[str, list[Point]] = defaultdict(list)
    for row in connection.execute(query):
        curve = curves[row.game]
        rating = Rating(row.mean, row.deviation, row.games)
        before = curve[-1].rating if curve else Rating()
        change = rating.points - before.points
        curve.append(Point(row.table_id, row.finished_at, rating, change))
    return curves


def _figures(played: Sequence[Played], curves: dict[str, list[Point]]) -> list[GameFigures]:
    """By kind of game, the most played first."""
    by_game: dict[str, list[Played]] = defaultdict(list)
    for one in played:
        by_game[one.game].append(one)
    order = sorted(by_game, key=lambda game: (-len(by_game[game]), game))
    return [
        {
            "game": game,
            "games": len(by_game[game]),
            "won": sum(one.place == 1 for one in by_game[game]),
            "by": _by_players(by_game[game]),
            "favourites": _favourites(by_game[game]),
            "rating": rating_data(curves[game][-1].rating) if curves.get(game) else None,
            "curve": _thinned(curves.get(game, [])),
        }
        for game in order
    ]


def _by_players(played: Iterable[Played]) -> list[GamesBy]:
    places: dict[int, list[int]] = defaultdict(list)
    for one in played:
        places[len(one.seats)].append(one.place)
    return [
        {
            "players": players,
            "games": len(found),
            "won": found.count(1),
            "mean_place": round(sum(found) / len(found), 2),
        }
        for players, found in sorted(places.items())
    ]


def _favourites(played: Iterable[Played]) -> list[Favourite]:
    counter: Counter[tuple[str, str]] = Counter()
    for one in played:
        for kind, counts in msgspec.json.decode(one.counts, type=dict[str, dict[str, int]]).items():
            counter.update({(kind, id): count for id, count in counts.items()})
    best = sorted(counter.items(), key=lambda entry: (-entry[1], entry[0]))[:FAVOURITES]
    return [{"kind": kind, "id": id, "count": count} for (kind, id), count in best]


def _thinned(curve: Sequence[Point]) -> list[PointData]:
    """A curve of at most `POINTS` points, with its first and its last one."""
    last = len(curve) - 1
    steps = range(len(curve)) if last < POINTS else (n * last // POINTS for n in range(POINTS + 1))
    return [{"at": curve[n].at, "points": curve[n].rating.points} for n in steps]


def _met(
    connection: Connection, played: Iterable[Played], me: str, viewer: str
) -> dict[str, Opponent]:
    """The games against everybody whom the viewer may see."""
    you = ACCOUNT + viewer
    found: dict[str, list[int]] = {}  # ahead, behind and in the same place
    for one in played:
        others = {player: place for player, place, shown in one.seats if shown or player == you}
        others.pop(me, None)
        for player, place in others.items():
            counts = found.setdefault(player, [0, 0, 0])
            counts[(place > one.place, place < one.place, place == one.place).index(True)] += 1
    named = people(connection, found, viewer)
    return {
        player: {**named[player], "games": sum(counts), "ahead": counts[0], "behind": counts[1]}
        for player, counts in found.items()
        if player in named
    }


def _recent(
    connection: Connection,
    played: Sequence[Played],
    curves: dict[str, list[Point]],
    viewer: str,
    whole: bool,
) -> list[PlayedGame]:
    """The last games that may be named, the newest first."""
    looked = {one.table: one for one in played[:LOOKED]}
    query = sa.select(tables.c.id, tables.c.listed, tables.c.summary)
    about = {row.id: row for row in connection.execute(query.where(tables.c.id.in_(looked)))}
    there = ACCOUNT + viewer
    named = [
        one
        for one in looked.values()
        if one.table in about
        and (whole or about[one.table].listed or any(who == there for who, _, _ in one.seats))
    ][:RECENT]
    changed = {point.table: point.change for curve in curves.values() for point in curve}
    accuracies = _accuracies(connection, [one.table for one in named])
    return [
        {
            "table": one.table,
            "game": one.game,
            "at": one.at,
            "seat": one.seat,
            "names": _names(about[one.table]),
            "places": [place for _, place, _ in one.seats],
            "change": changed.get(one.table),
            "accuracy": accuracies.get(one.table, {}).get(one.seat),
        }
        for one in named
    ]


def _names(row: Any) -> list[str]:
    summary: dict[str, Any] = msgspec.json.decode(row.summary)
    return [str(seat["name"]) for seat in summary["seats"]]


def _accuracies(connection: Connection, ids: Sequence[str]) -> dict[str, dict[int, float]]:
    """The accuracies of reviewed games, by table and seat."""
    query = sa.select(reviews.c.id, reviews.c.result)
    query = query.where(reviews.c.id.in_(ids), reviews.c.status == REVIEWED)
    found = {}
    for row in connection.execute(query):
        seats = msgspec.json.decode(row.result, type=Reviewed).review.accounts
        found[row.id] = {s.seat: s.accuracy for s in seats if s.accuracy is not None}
    return found
