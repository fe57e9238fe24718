"""Plots the curve of `examples.learn --curve FILE`: ``python -m examples.curve FILE IMAGE``."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw, ImageFont

WIDE, HIGH, EDGE = 900, 420, 60
PAPER, INK, FAINT, LINE, BAND = "#f4ecda", "#3a2e22", "#cfc2a4", "#9d2a1f", "#e6c9b4"


def draw(data: dict[str, Any]) -> Image.Image:
    """The win share over time, with its interval."""
    image = Image.new("RGB", (WIDE, HIGH), PAPER)
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default(size=16)
    curve = data["curve"]
    last = max(point["seconds"] for point in curve) or 1

    def at(seconds: float, part: float) -> tuple[float, float]:
        x = EDGE + (WIDE - 2 * EDGE) * seconds / last
        return x, HIGH - EDGE - (HIGH - 2 * EDGE) * part

    for percent in (0, 25, 50, 75, 100):
        left, right = at(0, percent / 100), at(last, percent / 100)
        pen.line([left, right], fill=INK if percent == 50 else FAINT)
        pen.text((EDGE - 10, left[1]), f"{percent} %", fill=INK, font=font, anchor="rm")
    for minute in range(int(last / 60) + 1):
        x, y = at(60 * minute, 0)
        pen.text((x, y + 14), str(minute), fill=INK, font=font, anchor="mm")
    above = [at(p["seconds"], p["high"]) for p in curve]
    below = [at(p["seconds"], p["low"]) for p in reversed(curve)]
    pen.polygon([*above, *below], fill=BAND)
    pen.line([at(0, 0.5), at(last, 0.5)], fill=INK)
    pen.line([at(p["seconds"], p["won"]) for p in curve], fill=LINE, width=3)
    title = f"{data['game']}, {data['players']} players: games won against {data['rival']}"
    pen.text((EDGE, 28), title, fill=INK, font=font, anchor="lm")
    label = "minutes of learning on one processor"
    pen.text((WIDE - EDGE, HIGH - 16), label, fill=INK, font=font, anchor="rm")
    return image


def main() -> int:
    """Read the curve and write the image."""
    source, target = map(Path, sys.argv[1:3])
    draw(json.loads(source.read_text())).save(target, quality=80)
    return 0


if __name__ == "__main__":
    sys.exit(main())
