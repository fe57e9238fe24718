"""What the text boards of the games share: marked-up text of a known width, and frames."""

from __future__ import annotations

from typing import Final

SHAPES: Final = "■●▲◆✚"  #: one for each seat


def plain(text: str) -> str:
    """Text that markup leaves as it is."""
    return text.replace("[", "\\[")


class Cell:
    """Text with its width on the screen, which markup does not count in; ``room`` cuts it off."""

    def __init__(self, room: int = 1000) -> None:
        self.room: Final = room
        self.text = ""
        self.width = 0

    def add(self, text: str, style: str = "") -> Cell:
        """Add a piece, in a style; gives the cell itself, for the next piece."""
        text = text[: self.room - self.width]
        self.text += f"[{style}]{plain(text)}[/]" if style and text else plain(text)
        self.width += len(text)
        return self

    def fill(self, width: int) -> None:
        """Spaces up to this width."""
        self.add(" " * max(0, width - self.width))

    def padded(self, width: int) -> str:
        """The text, filled with spaces."""
        return self.text + " " * (width - self.width)


def framed(cells: list[Cell], width: int, style: str) -> list[str]:
    """Lines in a frame of this width, the frame included."""
    edge, rule = f"[{style}]│[/]", "─" * (width - 2)
    body = [f"{edge} {cell.padded(width - 4)} {edge}" for cell in cells]
    return [f"[{style}]┌{rule}┐[/]", *body, f"[{style}]└{rule}┘[/]"]


def wrapped(text: str, width: int) -> list[str]:
    """The lines of a text, at least one; markup in it is shown as it is."""
    lines = [""]
    for word in plain(text).split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines
