"""NR 1: the components: buildings, figures, cards, tiles, events, and the game's numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.kernel.data import read_data

ABBEY: Final = read_data(__file__, "abbey.toml")
CARD_DATA: Final = read_data(__file__, "cards.toml")
NUMBERS: Final = read_data(__file__, "numbers.toml")

SEATS: Final = 5  #: NR 1.1: at most
MONKS: Final[list[str]] = ABBEY["monks"]
FIGURES: Final[list[str]] = MONKS + ABBEY["companions"]
BUILDINGS: Final[list[str]] = list(ABBEY["buildings"])
EVENTS: Final[list[str]] = list(read_data(__file__, "events.toml")["events"])

#: Figures 0 to 5 are the monks.
WILLIAM: Final = 6
ADSON: Final = 7
COLOURS: Final = 6
FIGURE_COUNT: Final = 8
PLACES: Final = 14

LIBRARY: Final = 0
CHURCH: Final = 10

#: Numbers written out so that the compiler sees them; a test holds them to the data.
HAND: Final = 3
ROOM: Final = 2
HOURS: Final = 24
DAYS: Final = 6
SUSPICION: Final[int] = NUMBERS["suspicion"]
MOST_SUSPICION: Final = 40
BIT: Final = vec[i64]([1 << n for n in range(41)])  #: a compiled shift of a literal has 32 bits
EVIDENCE: Final[int] = NUMBERS["evidence"]
BY_WILLIAM: Final[int] = NUMBERS["william"]
BY_ADSON: Final[int] = NUMBERS["adson"]
FOR_SHOWN: Final[int] = NUMBERS["shown"]
FOR_EVENT_CARD: Final[int] = NUMBERS["event_card"]
REVEALS: Final[list[int]] = NUMBERS["reveals"]
CONVERSION: Final[vec[i64]] = vec[i64]([int(n) for n in NUMBERS["conversion"]])
NAMED: Final[dict[int, int]] = {int(n): count for n, count in NUMBERS["named"].items()}


class Cards:
    """NR 1.3: the different action cards. Equal cards are one kind with copies.

    ``subject`` is a building's number, ``PLACES`` + a monk's, or ``PAIR`` for the card that
    moves William or Adson; ``time`` of that one depends on the figure.
    """

    def __init__(self) -> None:
        kinds: dict[tuple[str, int, int], int] = {}
        times = [CARD_DATA["building"]] * PLACES + [CARD_DATA["monk"]] * COLOURS
        for number, name in enumerate(BUILDINGS + MONKS):
            for time in times[number]:
                key = (f"{name}-{time}", number, time)
                kinds[key] = kinds.get(key, 0) + 1
        kinds["william-adson", PAIR, 0] = CARD_DATA["companions"]["copies"]
        self.ids: list[str] = [key[0] for key in kinds]
        self.copies: vec[i64] = vec[i64](list(kinds.values()))
        self.subject: vec[i64] = vec[i64]([key[1] for key in kinds])
        self.time: vec[i64] = vec[i64]([key[2] for key in kinds])
        self.total: i64 = sum(kinds.values())


PAIR: Final = PLACES + COLOURS  #: the subject of a William/Adson card
PAIR_TIMES: Final[vec[i64]] = vec[i64](
    [CARD_DATA["companions"]["william"], CARD_DATA["companions"]["adson"]]
)
CARDS: Final[Cards] = Cards()


class Tiles:
    """NR 1.4: the different task tiles: a colour, a value, and how many there are."""

    def __init__(self) -> None:
        values: list[int] = read_data(__file__, "tiles.toml")["values"]
        kinds = [(c, v) for c in range(COLOURS) for v in sorted(set(values))]
        self.ids: list[str] = [f"{MONKS[colour]}-{value}" for colour, value in kinds]
        self.copies: vec[i64] = vec[i64]([values.count(value) for _, value in kinds])
        self.colour: vec[i64] = vec[i64]([colour for colour, _ in kinds])
        self.value: vec[i64] = vec[i64]([value for _, value in kinds])
        self.total: i64 = len(values) * COLOURS


TILES: Final[Tiles] = Tiles()
