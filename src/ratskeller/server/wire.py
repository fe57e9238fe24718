"""What the server sends: the types of its answers and messages.

They are types of plain dicts: nothing is converted on the way out. The schema of the REST
answers and of the messages is made from them, and from that the types of the web app
(``python -m tests.wire_schema``). ``docs/protocol.md`` explains each.

The annotations are evaluated here: as strings, `NotRequired` would be overlooked.
"""

from typing import Any, Literal, NotRequired, TypedDict

Options = dict[str, str | int | bool]
Args = dict[str, str | int]
Id = str | int | None
Status = Literal["open", "running", "finished", "closed"]


class ChoiceData(TypedDict):
    """A legal choice; ``final`` if it could not be taken back."""

    notation: str
    verb: str
    args: Args
    final: bool


class PromptData(TypedDict):
    """What is asked, as ids."""

    decision: str
    clause: str
    args: Args


class OutcomeData(TypedDict):
    """The end of a game."""

    places: list[list[int]]
    scores: list[int]
    reason: str
    tiebreak: str | None


class ViewData(TypedDict):
    """The part of a view that every game has; a game's own sections stand beside it."""

    game: str
    players: int
    options: Options
    viewer: int | None
    actors: list[int]
    answered: list[int]
    answer: str | None
    stack: list[dict[str, Any]]
    outcome: OutcomeData | None


class EventData(TypedDict):
    """An event; its arguments stand beside its kind."""

    event: str
    patch: NotRequired[dict[str, Any]]


class EntryData(TypedDict):
    """An entry of a table's record, with the events its viewer may see."""

    seq: int
    kind: str
    seat: int | None
    at: float
    events: list[EventData]
    undone: NotRequired[int]


class PositionData(TypedDict):
    """All that a viewer is shown of a position."""

    view: ViewData
    choices: list[ChoiceData]
    prompt: PromptData | None
    actors: list[int]
    outcome: OutcomeData | None


class ClockData(TypedDict):
    """Time to think."""

    mode: str
    seconds: float


class ClocksData(ClockData):
    """Time to think, and by seat what is spent and since when a choice is owed."""

    spent: list[float]
    owed_since: list[float | None]


class SeatData(TypedDict):
    """What everybody may know of a seat."""

    kind: Literal["open", "reserved", "human", "bot"]
    name: str
    bot: str | None
    gone: str


class OriginData(TypedDict):
    """The game that a table goes on from, and after how many of its choices."""

    table: str
    step: int


class SealData(TypedDict):
    """What a seat has committed to for the draws; its secret is shown once the game runs."""

    commitment: str
    secret: str | None


class FairData(TypedDict):
    """The commitments of a table's stream (docs/fair.md), the server's and those of the seats."""

    stream: str
    commitment: str
    waiting: bool
    seats: list[SealData]


class TableSummary(TypedDict):
    """What everybody may know of a table."""

    id: str
    game: str
    version: int
    players: int
    options: Options
    clock: ClockData
    listed: bool
    status: Status
    seats: list[SeatData]
    votes: dict[str, list[int]]
    created_at: float
    rematch: str | None
    outcome: OutcomeData | None
    seq: int
    actors: list[int]
    hosts: list[int]
    hints: bool
    origin: OriginData | None
    fair: FairData | None


# -- REST --------------------------------------------------------------------------------


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


class ValueData(TypedDict):
    """A choice, its share of the win, and the standard error of the distance to the best."""

    choice: str
    value: float
    error: float
    worlds: int


class ReasonData(TypedDict):
    """A feature with its mean value after the better choice and after the one that was made."""

    feature: str
    better: float
    made: float


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


class ConceptData(TypedDict):
    """Something met now that the coach can explain, and the target it is about."""

    id: str
    clause: str
    at: str


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


class PuzzleData(PositionData):
    """A puzzle as its seat sees it, with the worth of every choice, the best first."""

    id: str
    seat: int
    difficulty: int
    themes: list[str]
    worths: list[WorthData]
    reasons: list[ReasonData]


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


# -- the socket --------------------------------------------------------------------------


class Welcome(TypedDict):
    """The answer to ``hello``."""

    type: Literal["welcome"]
    id: Id
    seats: list[int]
    now: float
    patience: float
    table: TableSummary


class Update(TypedDict):
    """What brings a viewer to the table's last entry; before the start without a position."""

    type: Literal["update"]
    table: str
    viewer: int | None
    seq: int
    status: Status
    entries: list[EntryData]
    can_undo: bool
    clock: ClocksData
    view: NotRequired[ViewData]
    choices: NotRequired[list[ChoiceData]]
    prompt: NotRequired[PromptData | None]
    actors: NotRequired[list[int]]
    outcome: NotRequired[OutcomeData | None]
    concepts: NotRequired[list[ConceptData]]


class TableChanged(TypedDict):
    """Who sits where, when that has changed."""

    type: Literal["table"]
    table: TableSummary


class ChatMessage(TypedDict):
    """A line of chat."""

    type: Literal["chat"]
    number: int
    seat: int
    text: str
    at: float


class Ack(TypedDict):
    """A message was accepted."""

    type: Literal["ack"]
    id: Id
    seat: int
    seq: NotRequired[int]
    chat: NotRequired[int]


class RefusedByRules(TypedDict):
    """The rules do not allow a choice."""

    type: Literal["refused"]
    id: Id
    clause: str
    reason: str
    details: Args


class WhyAnswer(TypedDict):
    """Why a choice is not legal, or that it is."""

    type: Literal["why"]
    id: Id
    legal: bool
    clause: NotRequired[str]
    reason: NotRequired[str]
    details: NotRequired[Args]


class HintAnswer(TypedDict):
    """The best choice of a seat, its share of the win, and what speaks for it."""

    type: Literal["hint"]
    id: Id
    seq: int
    choice: str
    values: list[ValueData]
    reasons: list[ReasonData]


class ErrorMessage(TypedDict):
    """A message was not accepted; ``code`` is a key of the texts."""

    type: Literal["error"]
    id: Id
    code: str
    details: dict[str, Any]


class Pong(TypedDict):
    """The answer to ``ping``."""

    type: Literal["pong"]
    id: Id
    now: float


FromServer = (
    Welcome
    | Update
    | TableChanged
    | ChatMessage
    | Ack
    | RefusedByRules
    | WhyAnswer
    | HintAnswer
    | ErrorMessage
    | Pong
)
