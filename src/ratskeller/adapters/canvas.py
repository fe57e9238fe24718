"""The board of a terminal as text without marks, or painted as an image."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ratskeller.adapters.extras import need
from ratskeller.kernel import Game, State
from ratskeller.kernel.words import words_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MARK = re.compile(r"(?<!\\)\[(/|[a-z#][^\]]*)\]")
WIDE, HIGH = 8, 16  #: of a cell of the image
PAPER, INK = (244, 236, 218), (58, 46, 34)
COLOURS = {
    "seat0": (200, 69, 45), "seat1": (47, 127, 184), "seat2": (186, 128, 16),
    "seat3": (31, 138, 91), "seat4": (123, 74, 158), "pawn": (157, 42, 31),
    "rat": (138, 109, 59), "known": (15, 107, 92), "frame": (168, 152, 120),
    "gold": (168, 123, 31), "dim": (140, 126, 104),
}  # fmt: skip
#: Frames: which of left, right, up and down a sign has.
LINES = {
    "─": "lr", "│": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu",
    "├": "rud", "┤": "lud", "┬": "lrd", "┴": "lru", "┼": "lrud",
}  # fmt: skip

PLAINER = {"–": "-", "’": "'"}  #: what the font has instead

Painted = list[tuple[str, str]]  #: a line: pieces of text and their styles


def board(game: Game, state: State, viewer: int | None) -> list[Painted]:
    """The picture of a state through one pair of eyes, line by line."""
    words = words_of(game)
    names = [f"player_{seat}" for seat in range(int(state.players))]
    picture = game.text_board(state.view(viewer), words, names)
    lines, style = [], ""
    for text in picture.split("\n"):
        line: Painted = []
        for i, piece in enumerate(MARK.split(text)):
            if i % 2:
                style = "" if piece == "/" else piece
            elif piece:
                line.append((piece.replace("\\[", "["), style))
        lines.append(line)
    return lines


def plain(lines: list[Painted]) -> str:
    """Without colours."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


def painted(lines: list[Painted]) -> NDArray[np.uint8]:
    """As an image: height × width × three colours."""
    import numpy as np

    images, drawing = need("PIL.Image", "pettingzoo"), need("PIL.ImageDraw", "pettingzoo")
    font = need("PIL.ImageFont", "pettingzoo").load_default(size=13)
    columns = max(sum(len(text) for text, _ in line) for line in lines)
    image = images.new("RGB", ((columns + 2) * WIDE, (len(lines) + 2) * HIGH), PAPER)
    pen = drawing.Draw(image)
    for row, line in enumerate(lines):
        column = 1
        for text, style in line:
            for sign in text:
                _sign(pen, font, sign, column * WIDE, (row + 1) * HIGH, _colour(style))
                column += 1
    return np.asarray(image, dtype=np.uint8).copy()


def _colour(style: str) -> tuple[int, int, int]:
    if style.startswith("#"):
        return int(style[1:3], 16), int(style[3:5], 16), int(style[5:7], 16)
    return COLOURS.get(style, INK)


def _sign(pen: Any, font: Any, sign: str, x: int, y: int, colour: tuple[int, int, int]) -> None:
    """One sign in its cell; frames and pieces are drawn, letters come from the font."""
    middle, centre = x + WIDE // 2, y + HIGH // 2
    if sign in LINES:
        ends = {
            "l": (x, centre),
            "r": (x + WIDE, centre),
            "u": (middle, y),
            "d": (middle, y + HIGH),
        }
        for way in LINES[sign]:
            pen.line([(middle, centre), ends[way]], fill=colour)
    elif sign in "■▪✚":
        half = 3 if sign != "▪" else 2
        pen.rectangle([middle - half, centre - half, middle + half, centre + half], fill=colour)
        if sign == "✚":
            pen.line([(middle - 3, centre), (middle + 3, centre)], fill=PAPER)
            pen.line([(middle, centre - 3), (middle, centre + 3)], fill=PAPER)
    elif sign in "●♟♪":
        pen.ellipse([middle - 3, centre - 3, middle + 3, centre + 3], fill=colour)
        if sign != "●":
            pen.line([(middle, centre), (middle, y + HIGH - 2)], fill=colour, width=2)
    elif sign in "▲◆":
        sides = [(x + 1, centre + 3), (x + WIDE - 1, centre + 3)]
        if sign == "◆":
            sides = [(x + 1, centre), (middle, centre + 4), (x + WIDE - 1, centre)]
        pen.polygon([(middle, centre - 4), *sides], fill=colour)
    elif sign == "→":
        pen.line([(x + 1, centre), (x + WIDE - 1, centre)], fill=colour)
        pen.line([(middle, centre - 3), (x + WIDE - 1, centre), (middle, centre + 3)], fill=colour)
    elif sign != " ":
        pen.text((middle, centre), PLAINER.get(sign, sign), fill=colour, font=font, anchor="mm")
