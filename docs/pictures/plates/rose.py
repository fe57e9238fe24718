"""The plates of the guide to The Name of the Rose."""

from __future__ import annotations

from math import cos, pi, sin

from docs.pictures.plates.kit import ACCENT, DANGER, FAINT, GOLD, INK, RULE, Plate, Words

MONKS = {
    "red": "#b23a2e", "blue": "#2f6ea8", "white": "#f7f2e6", "gray": "#8d8a85",
    "black": "#2b2826", "orange": "#d9822b",
}  # fmt: skip
HOOD = "M0-20C8-20 12-13 11-6C15 0 17 12 18 20H-18C-17 12-15 0-11-6C-12-13-8-20 0-20Z"
FACE = "M0-15C5-15 7-10 6-5C3-1-3-1-6-5C-7-10-5-15 0-15Z"


def monk(plate: Plate, x: float, y: float, name: str, letters: Words, size: float = 1.0) -> None:
    """A hooded monk with the letter of his colour."""
    at = f"translate({x} {y}) scale({size})"
    plate.path(HOOD, fill=MONKS[name], at=at)
    plate.path(FACE, fill="#211a14" if name != "black" else "#efe4cf", stroke="none", at=at)
    light = name in ("white", "gray", "orange")
    plate.text(
        x, y + 15 * size, letters[name], 14 * size, fill=INK if light else "#fbf6ea", weight=700
    )


def tile(plate: Plate, x: float, y: float, name: str, value: int) -> None:
    """A task tile in a monk's colour."""
    plate.box(x - 21, y - 21, 42, 42, MONKS[name], round=4)
    light = name in ("white", "gray", "orange")
    plate.text(x, y + 8, str(value), 24, fill=INK if light else "#fbf6ea", weight=700)


def house(plate: Plate, x: float, y: float, name: str) -> None:
    """A building of the abbey as a frame for what lies in it."""
    plate.path(
        f"M{x} {y + 130}V{y + 30}L{x + 100} {y}L{x + 200} {y + 30}V{y + 130}Z", fill="#f3ead6"
    )
    plate.path(f"M{x} {y + 30}H{x + 200}", width=1)
    plate.text(x + 100, y + 25, name, 18, kind="t", room=120)


def move(words: Words, letters: Words) -> Plate:
    """A monk finds a task of his own, or only those of others."""
    plate = Plate(480, 214, words["title"])
    for x, case, tiles, colour in (
        (26, "own", [("orange", 2), ("blue", 5)], ACCENT),
        (254, "others", [("black", 3), ("blue", 2)], DANGER),
    ):
        name, head, text = words[case]
        house(plate, x, 16, name)
        monk(plate, x + 44, 104, "orange", letters, 1.25)
        for i, (kind, value) in enumerate(tiles):
            tile(plate, x + 108 + i * 54, 100, kind, value)
        plate.text(x + 100, 172, head, 19, fill=colour, weight=700)
        plate.text(x + 100, 194, text, 16, fill=FAINT, room=200)
    return plate


def evening(words: Words, letters: Words) -> Plate:
    """Suspicion becomes evidence at the end of a day."""
    plate = Plate(480, 250, words["title"])
    rows = [
        ("gray", 24, 5),
        ("blue", 17, 4),
        ("white", 17, 4),
        ("red", 12, 3),
        ("black", 9, 2),
        ("orange", 4, 1),
    ]
    plate.text(22, 34, words["suspicion"], 17, "start", "t")
    plate.text(456, 34, words["evidence"], 17, "end", "t")
    for i, (name, suspicion, evidence) in enumerate(rows):
        y = 58 + i * 31
        monk(plate, 38, y + 2, name, letters, 0.66)
        plate.box(66, y - 9, suspicion * 12, 18, "#dfe6ea", round=2, width=1.2)
        plate.text(74 + suspicion * 12, y + 6, str(suspicion), 17, "start")
        plate.text(448, y + 6, f"+{evidence}", 19, "end", weight=700)
        plate.path(f"M22 {y + 16}H456", stroke=RULE, width=0.8)
    return plate


def clock(words: Words, letters: Words) -> Plate:
    """A card's hours, and time tiles that shorten them."""
    plate = Plate(480, 190, words["title"])
    plate.box(34, 30, 66, 92, "#fbf6ea", round=5)
    monk(plate, 67, 62, "red", letters, 0.9)
    plate.text(67, 112, "4", 24, weight=700)
    plate.text(67, 148, words["hours"], 17, fill=FAINT)
    plate.text(126, 84, "−", 30)
    for k in range(2):
        plate.box(150 + k * 42, 56, 36, 36, "#e6d6b0", round=4)
        plate.hatch(154 + k * 42, 60, 28, 28, 6)
    plate.text(190, 148, words["tiles"], 17, fill=FAINT, room=130)
    plate.text(258, 84, "=", 30)
    plate.add(f'<circle cx="366" cy="84" r="62" fill="#f3ead6" stroke="{INK}" stroke-width="1.6"/>')
    ticks = []
    for hour in range(24):
        a = hour / 24 * 2 * pi - pi / 2
        inner = 47 if hour % 6 else 42
        x, y = cos(a), sin(a)
        ticks.append(f"M{366 + inner * x:.1f} {84 + inner * y:.1f}l{14 * x:.1f} {14 * y:.1f}")
    plate.path("".join(ticks), width=1.1)
    for hour, stroke, width in ((19, RULE, 3.0), (21, GOLD, 3.4)):
        a = hour / 24 * 2 * pi - pi / 2
        plate.path(
            f"M366 84L{366 + 40 * cos(a):.1f} {84 + 40 * sin(a):.1f}", stroke=stroke, width=width
        )
    plate.text(366, 171, words["after"], 15.5, fill=FAINT, room=200)
    return plate


PLATES = {"rose-move": move, "rose-evening": evening, "rose-clock": clock}


def draw(words: Words, language: str) -> None:
    """All of them in a language."""
    for name, plate in PLATES.items():
        plate(words[name], words["monks"]).save(name, language)
