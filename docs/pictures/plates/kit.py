"""Drawing plates: ink on parchment, in the house's colours and with the pieces of the web app.

A plate has its own ground, so that it looks the same by day and by night.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

Words = dict[str, Any]
ROOT = Path(__file__).parents[3]
ART = ROOT / "web" / "src" / "art"

PANEL, PAGE, INK, FAINT = "#fbf6ea", "#f3ead6", "#2a2118", "#6b5d4d"
RULE, GOLD, ACCENT, DANGER = "#cbb994", "#a87b1f", "#0f6b5c", "#9d2a1f"
TOKEN, TOKEN_INK, FACE = "#6d5a44", "#f6ecd8", "#fbf3de"
SEATS = ["#c8452d", "#2f7fb8", "#d99a1c", "#1f8a5b", "#7b4a9e"]
SYMBOLS = {
    "a": "everybody", "m": "majority", "p": "peasant", "k": "knight", "c": "monk",
    "b": "merchant", "w": "witch", "r": "king",
}  # fmt: skip


def _art(file: str, pattern: str) -> list[tuple[str, ...]]:
    """What a drawing of the web app is made of, group by group."""
    found = re.finditer(pattern, (ART / file).read_text(encoding="utf-8"))
    return [match.groups("") for match in found]


RAT = _art("rat.ts", r'RAT =\s*"([^"]+)"')[0][0]
SHAPES = [d for (d,) in _art("shapes.ts", r'"(M[^"]+)"')]
ICONS = {
    name: (line, filled)
    for name, line, filled in _art("icons.ts", r'(\w+): \{\s*d: "([^"]+)",?\s*(?:f: "([^"]+)")?')
}


LANGUAGES = ("en", "nl", "de", "fr")


def words_in(language: str) -> Words:
    """The words on the plates of the guides, plate by plate."""
    file = Path(__file__).parent / "words" / f"{language}.toml"
    text = file.read_text(encoding="utf-8")
    if language == "fr":
        text = re.sub(r" (?=[:;?])", "\N{NO-BREAK SPACE}", text)
    return tomllib.loads(text)


LETTER = 0.45  # the width of a letter on average, in parts of the type size


class Plate:
    """One picture; everything drawn on it is a line of SVG."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self.width, self.height = width, height
        self.lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
            f' width="{width}" height="{height}" role="img">',
            f"<title>{escape(title)}</title>",
            "<style>text{font-family:'EB Garamond','Iowan Old Style','Times New Roman',serif}"
            ".t{font-family:'IM Fell English','Iowan Old Style','Times New Roman',serif}"
            ".c{font-family:ui-monospace,Menlo,Consolas,monospace}</style>",
            f'<rect width="{width}" height="{height}" fill="{PANEL}"/>',
            f'<rect x="5" y="5" width="{width - 10}" height="{height - 10}" fill="none"'
            f' stroke="{GOLD}" stroke-width="1"/>',
        ]

    def add(self, line: str) -> None:
        """Draw a line of SVG."""
        self.lines.append(line)

    def text(
        self, x: float, y: float, words: str, size: float = 17, at: str = "middle",
        kind: str = "", fill: str = INK, weight: int = 400, room: float = 1e9,
    ) -> None:  # fmt: skip
        """Words; ``kind`` is empty for reading, t for titles, c for code.

        Words that are wider than ``room`` are set smaller.
        """
        size = round(min(size, room / (LETTER * len(words))), 1)
        self.add(
            f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{at}" class="{kind}"'
            f' style="fill:{fill};font-weight:{weight}">{escape(words)}</text>'
        )

    def box(
        self, x: float, y: float, w: float, h: float, fill: str = PAGE, stroke: str = INK,
        round: float = 3, width: float = 1.6,
    ) -> None:  # fmt: skip
        """A field with an ink outline."""
        self.add(
            f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{round}" fill="{fill}"'
            f' stroke="{stroke}" stroke-width="{width}"/>'
        )

    def path(
        self, d: str, fill: str = "none", stroke: str = INK, width: float = 1.6, at: str = ""
    ) -> None:
        """A path, moved by a transform if one is given."""
        moved = f' transform="{at}"' if at else ""
        self.add(
            f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"'
            f' stroke-linejoin="round" stroke-linecap="round"{moved}/>'
        )

    def arrow(self, x1: float, y1: float, x2: float, y2: float, stroke: str = INK) -> None:
        """A straight arrow."""
        length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        ux, uy = (x2 - x1) / length, (y2 - y1) / length
        bx, by = x2 - 9 * ux, y2 - 9 * uy
        self.path(f"M{x1} {y1}L{bx:.1f} {by:.1f}", stroke=stroke)
        self.path(
            f"M{x2} {y2}L{bx - 5 * uy:.1f} {by + 5 * ux:.1f}L{bx + 5 * uy:.1f} {by - 5 * ux:.1f}Z",
            fill=stroke,
            stroke=stroke,
            width=0.5,
        )

    def hatch(self, x: float, y: float, w: float, h: float, step: float = 6) -> None:
        """Thin slanting lines, as a woodcut shades."""
        d = []
        k = step
        while k < w + h:
            x1, y1 = (x + k, y) if k <= w else (x + w, y + k - w)
            x2, y2 = (x, y + k) if k <= h else (x + k - h, y + h)
            d.append(f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}")
            k += step
        self.path("".join(d), stroke=RULE, width=0.8)

    def piece(self, x: float, y: float, seat: int, size: float = 18) -> None:
        """A seat's piece in its shape."""
        d = SHAPES[seat]
        self.path(d, fill=SEATS[seat], width=1.2, at=f"translate({x} {y}) scale({size / 16})")

    def icon(self, x: float, y: float, name: str, size: float = 24, stroke: str = INK) -> None:
        """One of the web app's small drawings, centred."""
        line, filled = ICONS[name]
        at = f"translate({x} {y}) scale({size / 24}) translate(-12 -12)"
        self.path(line, stroke=stroke, width=1.8, at=at)
        if filled:
            self.path(filled, fill=stroke, stroke=stroke, width=1.8, at=at)

    def rat(self, x: float, y: float, size: float = 48, fill: str = INK) -> None:
        """The rat of the house, centred."""
        scale = size / 64
        self.path(
            RAT,
            fill=fill,
            stroke="none",
            at=f"translate({x} {y}) scale({scale}) translate(-32 -28)",
        )

    def token(self, x: float, y: float, front: str | None = None, size: float = 60) -> None:
        """A rat token of Rattus: its back, or a front such as ``2mbc``."""
        r = size / 2
        fill = FACE if front else TOKEN
        self.add(
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke="{INK}" stroke-width="1.8"/>'
        )
        ring = INK if front else TOKEN_INK
        self.add(
            f'<circle cx="{x}" cy="{y}" r="{r * 0.86:.1f}" fill="none" stroke="{ring}"'
            ' stroke-width="0.7" opacity="0.6"/>'
        )
        if front is None:
            self.rat(x, y, size * 0.6, TOKEN_INK)
            return
        self.text(x, y - r * 0.1, front[0], size * 0.4, weight=700)
        rows = [front[1:]] if len(front) < 5 else [front[1:3], front[3:]]
        for row, letters in enumerate(rows):
            for i, letter in enumerate(letters):
                across = (i - (len(letters) - 1) / 2) * size * 0.26
                down = r * (0.36 if len(rows) == 1 else 0.2 + 0.42 * row)
                self.icon(x + across, y + down, SYMBOLS[letter], size * 0.2)

    def save(self, name: str, language: str = "en") -> None:
        """Write the plate into docs/pictures, or into the folder of another language there."""
        folder = ROOT / "docs" / "pictures" / ("" if language == "en" else language)
        folder.mkdir(exist_ok=True)
        path = folder / f"{name}.svg"
        path.write_text("\n".join([*self.lines, "</svg>"]) + "\n", encoding="utf-8")
