"""RA 1: the components: regions and neighbours, class cards, the fronts of the tokens."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

DATA: Final = Path(__file__).parent / "data"


def _read(name: str) -> dict[str, Any]:
    with (DATA / name).open("rb") as file:
        return tomllib.load(file)


MAP: Final = _read("map.toml")
TOKENS: Final = _read("tokens.toml")
SETUP: Final = _read("setup.toml")

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
        far = [
            {b for middle in near[a] for b in near[middle]} | near[a] for a in range(len(REGIONS))
        ]
        self.regions = vec[i64]([r for r in range(len(REGIONS)) if in_play[r]])
        self.near = vec[i64]()
        self.near_from = vec[i64]()
        self.near, self.near_from = _flat(near)
        self.far, self.far_from = _flat([f - {a} for a, f in enumerate(far)])
        self.touching = vec[i64]([sum(1 << b for b in near[a]) for a in range(len(REGIONS))])
        self.starting: i64 = sum(in_play)  # tokens laid out (RA 2.1)

    def touch(self, a: i64, b: i64) -> bool:
        """Whether two regions are neighbours."""
        return self.touching[a] >> b & 1 == 1

    def within_two(self, a: i64, b: i64) -> bool:
        """RA 5.2: whether b is one or two steps from a, and not a itself."""
        for i in range(self.far_from[a], self.far_from[a + 1]):
            if self.far[i] == b:
                return True
        return False

    def has(self, region: i64) -> bool:
        """RA 1.2: whether the region is in play."""
        return self.near_from[region] < self.near_from[region + 1]

    def neighbours(self, region: i64) -> list[int]:
        """The neighbours of a region, in the order of the map."""
        return [self.near[i] for i in range(self.near_from[region], self.near_from[region + 1])]


def _flat(sets: list[set[int]]) -> tuple[vec[i64], vec[i64]]:
    items: list[int] = []
    starts = [0]
    for entry in sets:
        items += sorted(entry)
        starts.append(len(items))
    return vec[i64](items), vec[i64](starts)


BOARDS: Final[list[Board]] = [Board(players) for players in range(5)]


class Faces:
    """RA 1.5: the different fronts; those of starting tokens carry a ring."""

    def __init__(self) -> None:
        copies: dict[tuple[str, int, str], int] = {}
        for group, ring in (("starting", "*"), ("others", "")):
            for limit, fronts in TOKENS[group].items():
                for symbols in fronts:
                    order = "AM" + "".join(reversed(LETTERS))
                    written = "".join(sorted(symbols, key=order.index)).lower()
                    key = (f"{limit}{written}{ring}", int(limit), symbols)
                    for known in copies:
                        if known[0] == key[0]:
                            key = known
                    copies[key] = copies.get(key, 0) + 1
        self.ids = [key[0] for key in copies]
        self.symbols = ["+".join(face.strip("*")[1:]) for face in self.ids]
        self.copies = vec[i64](list(copies.values()))
        self.kinds: i64 = len(copies)
        self.ringed: i64 = sum(1 for face in self.ids if face.endswith("*"))  # kinds with a ring
        self.rings: i64 = sum(self.copies[f] for f in range(self.ringed))
        self.plains: i64 = sum(self.copies[f] for f in range(self.ringed, len(self.ids)))
        self.limit = vec[i64]([key[1] for key in copies])
        self.majority = vec[i64]([key[2].count("M") for key in copies])
        self.everybody = vec[i64]([key[2].count("A") for key in copies])
        self.classes = vec[i64]([key[2].count(letter) for key in copies for letter in LETTERS])


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
