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
    | ErrorMessage
    | Pong
)
