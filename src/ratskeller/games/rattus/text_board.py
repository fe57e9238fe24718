"""The map of Rattus as text, for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ratskeller.games.rattus.board import BOARDS, CARDS, FACES, REGIONS
from ratskeller.games.rattus.view import RattusView
from ratskeller.kernel.text_board import SHAPES, Cell, framed

if TYPE_CHECKING:
    from ratskeller.kernel.words import Words

WIDTH: Final = 23  #: of a region's box, frame included
HEIGHT: Final = 6
#: Where the regions stand, roughly as on a map.
ROWS: Final = [
    ["anglia", "scandia", "", "russia"],
    ["gallia", "germania", "polonia", "tartaria"],
    ["hispania", "italia", "hungaria", "bulgaria"],
    ["", "", "", "turcia"],
]


def text_board(view: RattusView, words: Words, names: list[str]) -> str:
    """The whole table: map, palace, cards and what is left."""
    lines: list[str] = []
    for row in ROWS:
        boxes = [_box(view, words, name) for name in row]
        if any(boxes):
            for i in range(HEIGHT):
                parts = [box[i] if box else " " * WIDTH for box in boxes]
                lines.append(" ".join(parts).rstrip())
    lines.append("")
    lines += [_seat(view, words, seat, names[seat]) for seat in range(int(view.players))]
    free = [words(f"card-{c}") for i, c in enumerate(CARDS) if view.public.holder[i] < 0]
    left = f"{words('label-supply')}: {view.public.supply}"
    lines.append(f"{words('label-beside')}: {', '.join(free) or '–'} · {left}")
    return "\n".join(lines)


def _box(view: RattusView, words: Words, name: str) -> list[str]:
    """The lines of one region; none if it is not in play."""
    if not name or not BOARDS[view.players].has(REGIONS.index(name)):
        return []
    region = REGIONS.index(name)
    head = Cell().add(words(f"region-{name}").upper(), "bold")
    pawn = region == view.public.pawn
    if pawn:
        head.add(" ♟", "pawn")
    beside = [words(f"region-{REGIONS[n]}")[:2] for n in BOARDS[view.players].near[region]]
    near = Cell().add("→ " + " ".join(beside), "dim")
    body = [head, _cubes(view, region), _tokens(view, region), near]
    return framed(body, WIDTH, "pawn" if pawn else "frame")


def _cubes(view: RattusView, region: int) -> Cell:
    cell = Cell()
    for seat in range(int(view.players)):
        count = view.public.cubes[region * view.players + seat]
        if count:
            cell.add(f"{SHAPES[seat]}{count} ", f"seat{seat}")
    if not cell.width:
        cell.add("·", "dim")
    return cell


def _tokens(view: RattusView, region: int) -> Cell:
    """Each token by its number, and by its front where the viewer has seen it."""
    cell = Cell(WIDTH - 4)
    for token in view.public.lying(region):
        face = view.face[token]
        front = "" if face < 0 else "=" + FACES.ids[face].strip("*").upper()
        style = "rat" if face < 0 else "known"
        cell.add(f"#{token}{front} ", style)
    return cell


def _seat(view: RattusView, words: Words, seat: int, name: str) -> str:
    cell = Cell().add(f"{SHAPES[seat]} {name}", f"seat{seat}")
    cell.fill(16)
    held = [words(f"card-{c}") for i, c in enumerate(CARDS) if view.public.holder[i] == seat]
    palace = view.public.palace[seat]
    facts = [
        f"{words('label-board')} {view.public.on_board(seat) - palace}",
        f"{words('label-palace')} {palace}",
        f"{words('label-stock')} {view.public.stock[seat]}",
        ", ".join(held) or "–",
    ]
    return cell.text + " · ".join(facts)
