"""The contract between games and everything that uses them."""

from ratskeller.kernel.chance import Rng, SystemRng, as_rng
from ratskeller.kernel.choice import (
    BY_BOTH,
    BY_CHANCE,
    BY_PLAYERS,
    Choice,
    Grammar,
    Slot,
    Verb,
    first_arg,
    named,
    nth_arg,
    number,
    second_arg,
    verb,
    verb_of,
)
from ratskeller.kernel.columns import (
    EVERYBODY,
    NOBODY,
    SEAT,
    VIEW,
    Column,
    Columns,
    Derived,
    Section,
    by_id,
    by_place,
    by_seat,
)
from ratskeller.kernel.decision import (
    AUTOMATIC,
    CHANCE,
    DRAWN,
    NO_SEAT,
    ONE_SEAT,
    SIMULTANEOUS,
    Automatic,
    AutomaticFor,
    Chance,
    ChanceFor,
    Decision,
    Either,
    Offers,
    Refusal,
    Simultaneous,
)
from ratskeller.kernel.draws import Draws
from ratskeller.kernel.encoding import Encoder, Span
from ratskeller.kernel.errors import (
    IllegalChoice,
    NotationError,
    OptionError,
    PositionError,
    RatskellerError,
    RecordError,
    SeatError,
    UndoError,
)
from ratskeller.kernel.event import Event, EventLog, Listener
from ratskeller.kernel.game import Game, Option
from ratskeller.kernel.match import Bot, Match, play
from ratskeller.kernel.outcome import Outcome, ranked
from ratskeller.kernel.playout import playout
from ratskeller.kernel.position import (
    Field,
    Fields,
    FlagField,
    NumberField,
    SeatField,
    SeatSetField,
    SetField,
    WordField,
)
from ratskeller.kernel.public import Public
from ratskeller.kernel.record import Record
from ratskeller.kernel.rulebook import Rulebook
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View

__all__ = [
    "AUTOMATIC", "BY_BOTH", "BY_CHANCE", "BY_PLAYERS", "CHANCE", "DRAWN", "EVERYBODY", "NOBODY",
    "NO_SEAT", "ONE_SEAT", "SEAT", "SIMULTANEOUS", "VIEW", "Automatic", "AutomaticFor", "Bot",
    "Chance", "ChanceFor", "Choice", "Column", "Columns", "Decision", "Derived", "Draws", "Either",
    "Encoder", "Event", "EventLog", "Field", "Fields", "FlagField", "Game", "Grammar",
    "IllegalChoice", "Listener", "Match", "NotationError", "NumberField", "Offers", "Option",
    "OptionError", "Outcome", "PositionError", "Public", "RatskellerError", "Record",
    "RecordError", "Refusal", "Rng", "Rulebook", "SeatError", "SeatField", "SeatSetField",
    "Section", "SetField", "Simultaneous", "Slot", "Span", "State", "SystemRng", "UndoError",
    "Verb", "View", "WordField", "as_rng", "by_id", "by_place", "by_seat", "first_arg", "named",
    "nth_arg", "number", "play", "playout", "ranked", "second_arg", "verb", "verb_of",
]  # fmt: skip
