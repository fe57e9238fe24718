"""What the REST interface answers about games, records, reviews, lessons, puzzles and analysis.

The types are made and used as those of ``wire.py``, which holds what the socket sends and what
both share.
"""

from typing import Any, Literal, NotRequired, TypedDict

from ratskeller.server.wire import (
    Args,
    ConceptData,
    EventData,
    Options,
    OutcomeData,
    PositionData,
    ReasonData,
    TableSummary,
    ValueData,
)


class OptionData(TypedDict):
    """A variant of the rules: its values, the default first, and the players it matters for."""

    name: str
    clause: str
    values: list[str | int | bool]
    players: list[int]


class GameData(TypedDict):
    """What is needed to open a table of a game."""

    id: str
    version: int
    players: list[int]
    options: list[OptionData]
    bots: list[str]
    lessons: bool
    puzzles: int


class Catalog(TypedDict):
    """The games, the bots that play all of them and the languages of this server."""

    games: list[GameData]
    bots: list[str]
    languages: list[str]


class RecordData(TypedDict):
    """The record of a game (docs/records.md)."""

    format: int
    game: str
    version: int
    players: int
    options: Options
    seats: list[str]
    choices: list[list[str | int]]
    result: OutcomeData | None
    start: NotRequired[dict[str, Any]]
    fair: NotRequired[dict[str, Any]]


class DrawData(TypedDict):
    """A draw of a record: the number of its choice, from 1, and the weights of all outcomes."""

    choice: int
    outcomes: dict[str, int]


class MadeData(TypedDict):
    """Who made the choice that led to a frame; None for chance."""

    seat: int | None
    choice: str


class FrameData(PositionData):
    """The position after a number of choices, with the events of the last one."""

    number: int
    made: MadeData | None
    events: list[EventData]


class ReplayData(TypedDict):
    """Some frames of a record, how many choices it has, and who played."""

    frames: list[FrameData]
    choices: int
    seats: list[str]


class StepData(TypedDict):
    """One choice of a reviewed game; ``loss`` and ``name`` are there if it was a real choice."""

    number: int
    seat: int | Literal["chance"]
    choice: str
    values: list[ValueData]
    error: float
    luck: list[float]
    hidden: list[float]
    others: list[float]
    reasons: list[ReasonData]
    loss: NotRequired[float]
    name: NotRequired[str]


class AccountData(TypedDict):
    """The sum of a reviewed game for one seat, in shares of the win."""

    seat: int
    start: float
    loss: float
    luck: float
    hidden: float
    others: float
    correction: NotRequired[float]  # reviews of earlier versions count it among the others
    result: float
    choices: int
    loss_error: float
    mean_loss: float
    accuracy: float | None
    names: dict[str, int]


class ReviewData(TypedDict):
    """The review of a game (docs/review.md)."""

    format: int
    game: str
    version: int
    players: int
    seats: list[str]
    bot: str
    effort: str
    shares: list[list[float]]
    steps: list[StepData]
    accounts: list[AccountData]
    turning_points: list[int]


class SpokenData(TypedDict):
    """What a notation means."""

    verb: str
    args: Args


class ReviewStatus(TypedDict):
    """How far a review is: decisions judged, of how many, and reviews that go before it.

    ``choices`` explains the notations of a review that is done.
    """

    id: str
    status: Literal["waiting", "done", "failed"]
    judged: int
    total: int
    ahead: int
    review: ReviewData | None
    choices: dict[str, SpokenData]


class TermData(TypedDict):
    """A word that can be pressed; its texts are ``term-{id}``, ``…-forms`` and ``…-text``."""

    id: str
    clause: str
    art: str


class GuideData(TypedDict):
    """The lessons of a game by track, how many steps each has, its terms and mistakes."""

    players: int
    tracks: dict[str, list[str]]
    steps: dict[str, int]
    terms: list[TermData]
    mistakes: list[str]


class LessonStep(TypedDict):
    """A step: its text is ``lesson-{lesson}-{name}``; ``refused`` names texts by choice."""

    name: str
    kind: Literal["read", "do", "free"]
    light: list[str]
    refused: dict[str, str]


class LessonRefusal(TypedDict):
    """Why the rules refuse a choice; ``text`` names a text of the lesson, or is empty."""

    clause: str
    reason: str
    details: Args
    text: str


class LessonData(PositionData):
    """A lesson after some moves, with the events of the last one.

    ``stray`` names the text that answers a choice which has to be taken back ("" for none of
    the lesson's own); ``made`` counts the choices of this step; of the events, the first ``own``
    follow from the learner's choice.
    """

    lesson: str
    seat: int
    number: int
    count: int
    step: LessonStep | None
    finished: bool
    made: int
    stray: str | None
    refused: LessonRefusal | None
    events: list[EventData]
    own: int
    concepts: list[ConceptData]


# -- puzzles and analysis ----------------------------------------------------------------


class PuzzleEntry(TypedDict):
    """A puzzle of a list. Difficulty goes from 1 to 4."""

    id: str
    players: int
    difficulty: int
    themes: list[str]


class PuzzleList(TypedDict):
    """The puzzles of a game, the easiest first, and the id of today's; empty without puzzles."""

    puzzles: list[PuzzleEntry]
    today: str


class WorthData(TypedDict):
    """What roll-outs say of a choice: its share of the win, and how much less than the best."""

    choice: str
    value: float
    less: float
    error: float
    rollouts: int


class EndData(TypedDict):
    """Mean final scores of roll-outs: of the seat that chooses, of the best of the others."""

    own: float
    rival: float


class PuzzleData(PositionData):
    """A puzzle as its seat sees it, with the worth of every choice, the best first.

    ``ends`` say how the game ends after the best choice and after the second.
    """

    id: str
    seat: int
    difficulty: int
    themes: list[str]
    worths: list[WorthData]
    reasons: list[ReasonData]
    ends: list[EndData]


class AnalysisData(PositionData):
    """A position to analyse, seen by the seat that acts; ``events`` are those of the last move.

    ``position`` is all of it, for the next request; ``seat`` is null once the game is over.
    """

    position: dict[str, Any]
    seat: int | None
    events: list[EventData]


class PositionProblem(TypedDict):
    """What is wrong with a position, in English; empty if nothing is."""

    problem: str


class EvaluationData(TypedDict):
    """The choices of a seat, the best first, after so many simulations as the effort allows."""

    effort: str
    values: list[ValueData]
    reasons: list[ReasonData]


# -- accounts ------------------------------------------------------------------------------


class PasskeyData(TypedDict):
    """A passkey of the own account; ``here`` if it is bound to this host name."""

    id: str
    name: str
    created_at: float
    used_at: float
    here: bool


class DeviceData(TypedDict):
    """A browser that is signed in; ``here`` if it is the one that asks."""

    id: str
    name: str
    created_at: float
    used_at: float
    here: bool


class OwnAccount(TypedDict):
    """The own account."""

    name: str
    created_at: float
    passkeys: list[PasskeyData]
    devices: list[DeviceData]
    codes: int
    password: bool
    hidden: bool


class AccountState(TypedDict):
    """Who is signed in, and what the host allows."""

    account: OwnAccount | None
    accounts: bool
    guests: bool
    invited: bool
    passwords: bool
    ratings: bool
    profiles: bool
    bots: bool
    tournaments: bool


class Ceremony(TypedDict):
    """What the browser's WebAuthn is given; the answer comes back with the token."""

    token: str
    options: dict[str, Any]


class SignedUp(TypedDict):
    """A new account, and its recovery codes, which are shown this once."""

    name: str
    codes: list[str]


class SignedIn(TypedDict):
    """The name of the account that is signed in now."""

    name: str


class NewCodes(TypedDict):
    """Recovery codes, which are shown this once."""

    codes: list[str]


class LinkedSeats(TypedDict):
    """The seats at a table that are the account's now."""

    table: str
    seats: list[int]


class OwnTable(TypedDict):
    """A table of the own account; ``turn`` if one of its seats owes a choice."""

    table: TableSummary
    seats: list[int]
    turn: bool


#: How a puzzle ended: at the first try, after more tries, or with the answer shown.
PuzzleEnd = Literal["solved", "retried", "shown"]


class GameProgress(TypedDict):
    """What an account has done in a game; ``finished`` are tables against bots."""

    puzzles: dict[str, PuzzleEnd]
    lessons: list[str]
    concepts: list[str]
    finished: list[str]


class Progress(TypedDict):
    """What an account has solved and learnt, by game."""

    games: dict[str, GameProgress]


class BlockedPerson(TypedDict):
    """Somebody the account has blocked: the name at the table where that was done."""

    id: str
    name: str
    since: float


class BlockedSeats(TypedDict):
    """The seats at a table where somebody sits whom the account has blocked."""

    seats: list[int]


class InvitableBot(TypedDict):
    """A bot from outside that can be asked to a table now; ``own`` if it is one's own."""

    name: str
    own: bool


class TokenData(TypedDict):
    """A token of a bot, without what is secret."""

    id: str
    label: str
    created_at: float
    used_at: float | None


class OwnBot(TypedDict):
    """A bot of the own account; everybody may invite it if it is ``free``."""

    name: str
    free: bool
    online: bool
    tokens: list[TokenData]


class NewToken(TypedDict):
    """A token, which is shown this once."""

    token: str


class AccountExport(TypedDict):
    """All that the server keeps of an account."""

    account: dict[str, Any]
    bots: list[dict[str, Any]]
    belongings: dict[str, list[dict[str, Any]]]
    tables: list[dict[str, Any]]
