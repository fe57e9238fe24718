"""What the server sends over the socket, and what the answers of ``answers.py`` share with it.

The types are types of plain dicts: nothing is converted on the way out. The schema of the REST
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
    """Time to think; the reserve of a game and the holidays of a seat where there are such."""

    mode: str
    seconds: float
    reserve: NotRequired[float]
    rest: NotRequired[float]


class ClocksData(ClockData):
    """Time to think, and by seat what is spent and since when a choice is owed.

    With the mode ``turn`` what is spent is of the reserve; the deadline of each seat that owes a
    choice and the holidays are there, too. The deadlines are there at tables of tournaments, too.
    """

    spent: list[float]
    owed_since: list[float | None]
    deadlines: NotRequired[list[float | None]]
    holidays: NotRequired[list[list[tuple[float, float]]]]


class SeatData(TypedDict):
    """What everybody may know of a seat; ``outside`` marks that of a bot from outside."""

    kind: Literal["open", "reserved", "invited", "human", "bot"]
    name: str
    bot: str | None
    gone: str
    outside: NotRequired[bool]


class OriginData(TypedDict):
    """The game that a table goes on from, and after how many of its choices."""

    table: str
    step: int


class OfTournamentData(TypedDict):
    """The tournament and its round that a table is of; others may not look at a sealed one."""

    id: str
    round: int
    sealed: bool


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
    rated: bool
    origin: OriginData | None
    fair: FairData | None
    tournament: OfTournamentData | None


class ValueData(TypedDict):
    """A choice, its share of the win, and the standard error of the distance to the best."""

    choice: str
    value: float
    error: float
    worlds: int


class ReasonData(TypedDict):
    """A feature with its mean value after the better choice and after the one that was made.

    It is one of a rival where ``seat`` is there.
    """

    feature: str
    better: float
    made: float
    seat: NotRequired[int | None]


class ConceptData(TypedDict):
    """Something met now that the coach can explain, and the target it is about."""

    id: str
    clause: str
    at: str


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


class Missed(TypedDict):
    """What happened since the last visit of a seat's holder: the view then, and all entries.

    What was undone in between is left out. The patches of the events lead on from the view.
    """

    type: Literal["missed"]
    viewer: int
    seq: int
    view: ViewData
    entries: list[EntryData]


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
    | Missed
    | TableChanged
    | ChatMessage
    | Ack
    | RefusedByRules
    | WhyAnswer
    | HintAnswer
    | ErrorMessage
    | Pong
)
