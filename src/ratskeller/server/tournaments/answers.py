"""What the REST interface answers about tournaments, made and used as the types of ``wire.py``."""

from typing import Literal, TypedDict

from ratskeller.server.wire import ClockData, Options, Status


class TournamentSummary(TypedDict):
    """A tournament in a list. ``rounds`` is 0 for a round robin that has not begun."""

    id: str
    title: str
    game: str
    players: int
    system: Literal["duplicate", "round-robin", "swiss"]
    status: Literal["open", "running", "finished", "closed"]
    listed: bool
    organiser: str
    people: int
    most: int
    round: int
    rounds: int
    created_at: float
    starts_at: float | None
    ended_at: float | None


class TournamentList(TypedDict):
    """The tournaments, those that run or wait first, and whether one may open another."""

    may_open: bool
    tournaments: list[TournamentSummary]


class EntrantData(TypedDict):
    """Somebody who takes part; ``bot`` is null for a person, ``left`` if a bot plays on."""

    number: int
    name: str
    bot: str | None
    left: bool


class StandingData(TypedDict):
    """An entrant's place and figures (docs/tournaments.md)."""

    entrant: int
    place: int
    games: int
    points: float
    share: float
    less_luck: float
    beside: float
    met: float


class RoundTableData(TypedDict):
    """A table of a round: the entrants and, once it is over, their places, both by seat.

    ``status`` is null before the table is there.
    """

    table: str
    number: int
    entrants: list[int]
    status: Status | None
    places: list[int]


class TournamentRound(TypedDict):
    """A round; ``commitment`` is that to the draws of a duplicate, else empty."""

    number: int
    started_at: float
    ended_at: float | None
    commitment: str
    tables: list[RoundTableData]


class OwnPart(TypedDict):
    """What the signed-in account has to do with it; ``table`` is where it is to play now."""

    entrant: int | None
    organiser: bool
    table: str | None


class TournamentData(TournamentSummary):
    """All that everybody may know of a tournament, and the own part."""

    options: Options
    clock: ClockData
    arrival: float
    pause: float | None
    bot: str
    fill: bool
    entrants: list[EntrantData]
    standings: list[StandingData]
    played: list[TournamentRound]
    me: OwnPart


class OpenedTournament(TypedDict):
    """A new tournament, with the invitation, which is shown this once."""

    id: str
    invite: str


class Invitation(TypedDict):
    """A new invitation to a tournament; the one before is void."""

    invite: str
