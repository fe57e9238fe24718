"""The contract between games and everything that uses them."""

from ratskeller.kernel.chance import Rng, SystemRng, as_rng
from ratskeller.kernel.choice import (
    BOTH,
    NATURE,
    PLAYERS,
    Choice,
    Grammar,
    Slot,
    Verb,
    named,
    number,
    verb,
)
from ratskeller.kernel.decision import (
    CHANCE,
    NOBODY,
    TOGETHER,
    Chance,
    Decision,
    Offers,
    Refusal,
    Step,
    Together,
)
from ratskeller.kernel.encoding import Encoder, Span
from ratskeller.kernel.errors import (
    IllegalChoice,
    NotationError,
    OptionError,
    PositionError,
    RatskellerError,
    RecordError,
    UndoError,
)
from ratskeller.kernel.event import Event
from ratskeller.kernel.game import Game, Option
from ratskeller.kernel.match import Bot, Match, play
from ratskeller.kernel.outcome import Outcome, ranked
from ratskeller.kernel.playout import playout
from ratskeller.kernel.record import Record
from ratskeller.kernel.rulebook import Rulebook
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View

__all__ = [
    "BOTH", "CHANCE", "NATURE", "NOBODY", "PLAYERS", "TOGETHER",
    "Bot", "Chance", "Choice", "Decision", "Encoder", "Event", "Game", "Grammar",
    "IllegalChoice", "Match", "NotationError", "Offers", "Option", "OptionError", "Outcome",
    "PositionError", "RatskellerError", "Record", "RecordError", "Refusal", "Rng", "Rulebook",
    "Slot", "Span", "State", "Step", "SystemRng", "Together", "UndoError", "Verb", "View",
    "as_rng", "named", "number", "play", "playout", "ranked", "verb",
]  # fmt: skip
