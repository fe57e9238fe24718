"""How a round begins: the seats, the secrets and the first entries of its tables."""

from __future__ import annotations

import time
from typing import Any

from ratskeller.fair.stream import commitment
from ratskeller.server.accounts.store import LinkedSeat
from ratskeller.server.credentials import hash_secret, new_secret, new_table_id
from ratskeller.server.draws import Secrets
from ratskeller.server.entry import Created, DrawSecret, OfTournament, Seat
from ratskeller.server.service import find_game
from ratskeller.server.tournaments.model import Entrant, RoundRow
from ratskeller.server.tournaments.rounds import bots_to_fill, next_round
from ratskeller.server.tournaments.store import Change, NewRoundTable
from ratskeller.tournaments.pairings import Pairing


def begin(change: Change) -> None:
    """Start an open tournament: bots fill its places, and the first round begins.

    One to which nobody has come is closed.
    """
    now, rules = round(time.time(), 3), change.tournament.rules
    people = change.whole.entrants
    if not people:
        change.set(status="closed", ended_at=now)
        return
    first = people[-1].number + 1
    change.add(
        *(
            Entrant(first + at, None, _bot_name(rules.bot, at), rules.bot, now)
            for at in range(bots_to_fill(rules, len(people)))
        )
    )
    change.set(status="running")


def begin_round(change: Change, secrets: Secrets) -> None:
    """Write the next round of a running tournament, with all that its tables need."""
    tournament, number = change.tournament, len(change.whole.rounds) + 1
    rules = tournament.rules
    name = f"{tournament.title} {number}"
    shared = secrets.make(new_table_id(), name) if rules.duplicate else None
    found = []
    for at, pairing in enumerate(next_round(change.whole)):
        draws = shared or secrets.make(new_table_id(), f"{name} {at}")
        found.append(_table(change, number, pairing, draws))
    shown = "" if shared is None else commitment(shared.secret)
    change.add_round(RoundRow(number, shown, round(time.time(), 3)), found)


def _table(change: Change, number: int, pairing: Pairing, draws: DrawSecret) -> NewRoundTable:
    """A table of a round. Nobody learns the secrets of its seats: they are those of accounts."""
    tournament, rules = change.tournament, change.tournament.rules
    people = {one.number: one for one in change.whole.entrants}
    id, now = new_table_id(), round(time.time(), 3)
    seats: list[Seat] = []
    links: list[LinkedSeat] = []
    for seat, one in enumerate(people[entrant] for entrant in pairing):
        if one.present and one.account_id is not None:
            hash = hash_secret(new_secret())
            seats.append(Seat("human", one.name, hash))
            links.append(LinkedSeat(id, seat, one.account_id, now, hash))
        else:
            seats.append(Seat("bot", one.name, bot=rules.bot))
    game = find_game(rules.game)
    more: dict[str, Any] = {"reserve": rules.reserve, "holidays": rules.rest}
    opening = Created(
        game=game.id,
        version=game.version,
        players=rules.players,
        options=rules.options,
        clock=rules.clock,
        listed=False,
        invite=hash_secret(new_secret()),
        draws=draws,
        tournament=OfTournament(tournament.id, number, rules.duplicate),
        arrival=rules.arrival,
        seats=seats,
        **more,
    )
    return NewRoundTable(id, list(pairing), opening, links)


def _bot_name(bot: str, before: int) -> str:
    """The name of a bot; one that takes part again gets a number.

    >>> _bot_name("easy", 0), _bot_name("easy", 2)
    ('easy', 'easy 3')
    """
    return f"{bot} {before + 1}" if before else bot
