"""RA 1: the components: regions and neighbours, class cards, the fronts of the tokens."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.kernel.data import read_data

MAP: Final = read_data(__file__, "map.toml")
TOKENS: Final = read_data(__file__, "tokens.toml")
SETUP: Final = read_data(__file__, "setup.toml")

REGIONS: Final[list[str]] = list(MAP["regions"])
CARDS: Final[list[str]] = list(SETUP["cards"])
LETTERS: Final[list[str]] = list(SETUP["cards"].values())

CUBES: Final[int] = SETUP["cubes"]  #: RA 1.1
ROOM: Final[int] = SETUP["room"]  #: RA 4.2
SETTLERS: Final[int] = SETUP["settlers"]  #: RA 2.4


class Board:
    """RA 1.2, 1.3: the regions in play with a number of players, and their neighbours."""

    def __init__(self, players: int) -> None:
        in_play = [MAP["regions"][name] <= players for name in REGIONS]
        near: list[set[int]] = [set() for _ in REGIONS]
        for pair in MAP["neighbours"]["land"] + MAP["neighbours"]["water"]:
            a, b = (REGIONS.index(name) for name in pair)
            if in_play[a] and in_play[b]:
                near[a].add(b)
                near[b].add(a)
        far = [near[a].union(*(near[b] for b in near[a])) - {a} for a in range(len(REGIONS))]
        self.regions = vec[i64]([r for r in range(len(REGIONS)) if in_play[r]])
        self.near = [vec[i64](sorted(regions)) for regions in near]
        self.far = [vec[i64](sorted(regions)) for regions in far]
        self.touching = vec[i64]([sum(1 << region for region in regions) for regions in near])
        self.starting: i64 = sum(in_play)  # tokens laid out (RA 2.1)

    def touch(self, a: i64, b: i64) -> bool:
        """Whether two regions are neighbours."""
        return self.touching[a] >> b & 1 == 1

    def reach(self, region: i64, two_steps: bool) -> vec[i64]:
        """RA 3.5, 5.2: the regions one step from this one, or one or two steps."""
        return self.far[region] if two_steps else self.near[region]

    def has(self, region: i64) -> bool:
        """RA 1.2: whether the region is in play."""
        return self.touching[region] > 0


BOARDS: Final[list[Board]] = [Board(players) for players in range(5)]


class Faces:
    """RA 1.5: the different fronts; those of starting tokens carry a ring."""

    def __init__(self) -> None:
        order = "AM" + "".join(reversed(LETTERS))
        copies: dict[str, int] = {}
        printed: dict[str, tuple[int, str]] = {}  # limit and symbols
        for group, ring in (("starting", "*"), ("others", "")):
            for limit, fronts in TOKENS[group].items():
                for symbols in fronts:
                    written = "".join(sorted(symbols, key=order.index))
                    id = f"{limit}{written.lower()}{ring}"
                    copies[id] = copies.get(id, 0) + 1
                    printed[id] = (int(limit), written)
        self.ids = list(copies)
        self.symbols = ["+".join(face.strip("*")[1:]) for face in self.ids]
        self.copies = vec[i64](list(copies.values()))
        self.kinds: i64 = len(copies)
        self.ringed: i64 = sum(1 for face in self.ids if face.endswith("*"))  # kinds with a ring
        self.rings: i64 = sum(self.copies[f] for f in range(self.ringed))
        self.plains: i64 = sum(self.copies[f] for f in range(self.ringed, len(self.ids)))
        self.limit = vec[i64]([limit for limit, _ in printed.values()])
        self.majority = vec[i64]([text.count("M") for _, text in printed.values()])
        self.everybody = vec[i64]([text.count("A") for _, text in printed.values()])
        self.classes = vec[i64](
            [text.count(letter) for _, text in printed.values() for letter in LETTERS]
        )
        self.hits = vec[i64](  # the classes that a front names, as bits
            [
                sum(1 << n for n, letter in enumerate(LETTERS) if letter in text)
                for _, text in printed.values()
            ]
        )

    def printed(self, face: i64) -> dict[str, str | int]:
        """What a front shows, for events."""
        return {"front": self.ids[face], "symbol": self.symbols[face], "limit": self.limit[face]}


FACES: Final = Faces()


REMOVED: Final[dict[str, list[int]]] = SETUP["removed"]


def supply_size(players: i64, with_three: object) -> i64:
    """RA 2.2: the tokens in the supply once the starting tokens are laid."""
    assert isinstance(with_three, int)
    removed = with_three if players == 3 else REMOVED[str(players)][0]
    return FACES.plains - removed + FACES.rings - BOARDS[players].starting


def most_tokens(players: int) -> int:
    """RA 2.1, 2.2: how many tokens can come into play, whatever the options."""
    supplies = [int(supply_size(players, removed)) for removed in REMOVED[str(players)]]
    return int(BOARDS[players].starting) + max(supplies)
