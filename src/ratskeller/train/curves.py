"""The learning curves as a picture (SVG)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 720, 200, 56, 28, 30
COLOURS = ("#7a1f1f", "#1f4f7a", "#2f6b2f", "#8a6d1a", "#5a2f7a", "#444444", "#b0572a", "#2a8a8a")
Points = list[tuple[float, float]]


def picture(title: str, log: Sequence[dict[str, Any]], strength: Sequence[dict[str, Any]]) -> str:
    """Win shares, entropy and explained variance over the minutes of training."""
    shares: dict[str, Points] = {}
    for row in strength:
        name = f"{row['players']} players, {row['rival']}"
        shares.setdefault(name, []).append((row["minutes"], row["share"]))
    panels = [("win share of the net", shares)]
    for key in ("entropy", "explained", "belief"):
        points = [(row["minutes"], row[key]) for row in log if key in row]
        if points:
            panels.append((key, {key: points}))
    shown = [_panel(name, lines, number) for number, (name, lines) in enumerate(panels)]
    height = 30 + HEIGHT * len(panels)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        ' font-family="sans-serif" font-size="11">'
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>'
        f'<text x="{LEFT}" y="20" font-size="14">{title}</text>{"".join(shown)}</svg>\n'
    )


def _panel(name: str, lines: dict[str, Points], number: int) -> str:
    points = [point for line in lines.values() for point in line]
    last = max((x for x, _ in points), default=1.0) or 1.0
    low = min(0.0, min((y for _, y in points), default=0.0))
    high = max(1.0, max((y for _, y in points), default=1.0))
    top, floor = 30 + number * HEIGHT + TOP, 30 + (number + 1) * HEIGHT - BOTTOM
    right = WIDTH - 170

    def at(x: float, y: float) -> str:
        across = LEFT + (right - LEFT) * x / last
        return f"{across:.1f},{floor - (floor - top) * (y - low) / (high - low):.1f}"

    out = [f'<text x="{LEFT}" y="{top - 8}">{name}</text>']
    for y in (low, (low + high) / 2, high):
        start = at(0, y).split(",")[1]
        out.append(f'<path d="M{LEFT} {start}H{right}" stroke="#ddd"/>')
        out.append(f'<text x="{LEFT - 8}" y="{float(start) + 4}" text-anchor="end">{y:.2f}</text>')
    out.append(f'<text x="{right}" y="{floor + 16}" text-anchor="end">{last:.1f} minutes</text>')
    for colour, (key, line) in enumerate(lines.items()):
        stroke = COLOURS[colour % len(COLOURS)]
        joined = " ".join(at(x, y) for x, y in line)
        out.append(f'<polyline points="{joined}" fill="none" stroke="{stroke}" stroke-width="2"/>')
        y_text = top + 6 + 15 * colour
        out.append(f'<text x="{right + 10}" y="{y_text}" fill="{stroke}">{key}</text>')
    return "".join(out)
