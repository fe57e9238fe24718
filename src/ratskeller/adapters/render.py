"""The text board of a game as plain text or as an image."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.adapters.extras import need
from ratskeller.kernel import Game, State
from ratskeller.kernel.words import words_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from rich.text import Text

WIDTH, HEIGHT = 8, 16  #: of a character cell, in pixels
PAPER, INK = (244, 236, 218), (58, 46, 34)
COLOURS = {
    "seat0": (200, 69, 45), "seat1": (47, 127, 184), "seat2": (186, 128, 16),
    "seat3": (31, 138, 91), "seat4": (123, 74, 158), "pawn": (157, 42, 31),
    "rat": (138, 109, 59), "known": (15, 107, 92), "frame": (168, 152, 120),
    "gold": (168, 123, 31), "dim": (140, 126, 104),
}  # fmt: skip
#: Box-drawing characters: the sides to which they reach (left, right, up, down).
BOXES = {
    "─": "lr", "│": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu",
    "├": "rud", "┤": "lud", "┬": "lrd", "┴": "lru", "┼": "lrud",
}  # fmt: skip
SUBSTITUTES = {"–": "-", "’": "'"}  #: for characters that the font does not have


def board(game: Game, state: State, viewer: int | None) -> Text:
    """The text board of a state, as a viewer sees it."""
    names = [f"player_{seat}" for seat in range(int(state.players))]
    markup = game.text_board(state.view(viewer), words_of(game), names)
    text: Text = need("rich.text", "pettingzoo").Text.from_markup(markup, emoji=False)
    return text


def plain(text: Text) -> str:
    """The text without styles."""
    return "\n".join(line.rstrip() for line in text.plain.split("\n"))


def image(text: Text) -> NDArray[np.uint8]:
    """The text as an image: height × width × RGB."""
    import numpy as np

    images, drawing = need("PIL.Image", "pettingzoo"), need("PIL.ImageDraw", "pettingzoo")
    font = need("PIL.ImageFont", "pettingzoo").load_default(size=13)
    lines = text.split("\n", allow_blank=True)
    columns = max(len(line) for line in lines)
    canvas = images.new("RGB", ((columns + 2) * WIDTH, (len(lines) + 2) * HEIGHT), PAPER)
    pen = drawing.Draw(canvas)
    for row, line in enumerate(lines, 1):
        colours = [INK] * len(line)
        for span in line.spans:
            colours[span.start : span.end] = [_colour(str(span.style))] * (span.end - span.start)
        for column, (sign, colour) in enumerate(zip(line.plain, colours, strict=True), 1):
            _draw(pen, font, sign, column * WIDTH, row * HEIGHT, colour)
    return np.asarray(canvas, dtype=np.uint8).copy()


def _colour(style: str) -> tuple[int, int, int]:
    if style.startswith("#"):
        return int(style[1:3], 16), int(style[3:5], 16), int(style[5:7], 16)
    return COLOURS.get(style, INK)


def _draw(pen: Any, font: Any, sign: str, x: int, y: int, colour: tuple[int, int, int]) -> None:
    """Draw a character in its cell: boxes and pieces as shapes, letters from the font."""
    middle, centre = x + WIDTH // 2, y + HEIGHT // 2
    if sign in BOXES:
        ends = {
            "l": (x, centre),
            "r": (x + WIDTH, centre),
            "u": (middle, y),
            "d": (middle, y + HEIGHT),
        }
        for way in BOXES[sign]:
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
            pen.line([(middle, centre), (middle, y + HEIGHT - 2)], fill=colour, width=2)
    elif sign in "▲◆":
        sides = [(x + 1, centre + 3), (x + WIDTH - 1, centre + 3)]
        if sign == "◆":
            sides = [(x + 1, centre), (middle, centre + 4), (x + WIDTH - 1, centre)]
        pen.polygon([(middle, centre - 4), *sides], fill=colour)
    elif sign == "→":
        pen.line([(x + 1, centre), (x + WIDTH - 1, centre)], fill=colour)
        pen.line([(middle, centre - 3), (x + WIDTH - 1, centre), (middle, centre + 3)], fill=colour)
    elif sign != " ":
        pen.text((middle, centre), SUBSTITUTES.get(sign, sign), fill=colour, font=font, anchor="mm")
