"""Tournaments as everybody may see them."""

from __future__ import annotations

from ratskeller.server.accounts.store import Account
from ratskeller.server.tournaments.answers import (
    OwnPart,
    TournamentData,
    TournamentRound,
    TournamentSummary,
)
from ratskeller.server.tournaments.model import RoundRow, Tournament, Whole
from ratskeller.server.tournaments.rounds import standing, total_rounds
from ratskeller.server.wire import ClockData


def summary(tournament: Tournament, people: int, begun: int) -> TournamentSummary:
    """A tournament in a list, with its number of people and of rounds that have begun."""
    rules = tournament.rules
    return {
        "id": tournament.id,
        "title": tournament.title,
        "game": rules.game,
        "players": rules.players,
        "system": rules.system,
        "status": tournament.status,
        "listed": tournament.listed,
        "organiser": tournament.organiser,
        "people": people,
        "most": rules.most,
        "round": begun,
        "rounds": rules.rounds,
        "created_at": tournament.created_at,
        "starts_at": tournament.starts_at,
        "ended_at": tournament.ended_at,
    }


def whole(found: Whole, account: Account | None) -> TournamentData:
    """All of a tournament, as an account or a guest sees it."""
    tournament, rules = found.tournament, found.tournament.rules
    people = [one for one in found.entrants if not one.bot]
    clock = ClockData(mode=rules.clock.mode, seconds=rules.clock.seconds)
    if rules.clock.mode == "turn":
        clock["reserve"], clock["rest"] = rules.reserve, rules.rest
    about = summary(tournament, len(people), len(found.rounds))
    if found.rounds:
        about["rounds"] = total_rounds(rules, len(found.entrants))
    return {
        **about,
        "options": rules.options,
        "clock": clock,
        "arrival": rules.arrival,
        "pause": rules.pause,
        "bot": rules.bot,
        "fill": rules.fill,
        "entrants": [
            {
                "number": one.number,
                "name": one.name,
                "bot": one.bot or None,
                "left": one.left_at is not None,
            }
            for one in found.entrants
        ],
        "standings": [
            {
                "entrant": int(one.entrant),
                "place": one.place,
                "games": one.games,
                "points": one.points,
                "share": one.share,
                "less_luck": one.less_luck,
                "beside": one.beside,
                "met": one.met,
            }
            for one in (standing(found) if found.rounds else ())
        ],
        "played": [_round(found, row) for row in found.rounds],
        "me": _own(found, account),
    }


def _round(found: Whole, row: RoundRow) -> TournamentRound:
    return {
        "number": row.number,
        "started_at": row.started_at,
        "ended_at": row.ended_at,
        "commitment": row.commitment,
        "tables": [
            {
                "table": table.table_id,
                "number": table.number,
                "entrants": table.entrants,
                "status": table.status,  # type: ignore[typeddict-item]
                "places": [] if table.result is None else table.result.places,
            }
            for table in found.tables_of(row.number)
        ],
    }


def _own(found: Whole, account: Account | None) -> OwnPart:
    if account is None:
        return {"entrant": None, "organiser": False, "table": None}
    mine = found.entrant_of(account.id)
    number = None if mine is None or not mine.present else mine.number
    tables = [t for t in found.tables_of(len(found.rounds)) if t.status == "running"]
    return {
        "entrant": number,
        "organiser": found.tournament.organiser_id == account.id,
        "table": next((t.table_id for t in tables if number in t.entrants), None),
    }
