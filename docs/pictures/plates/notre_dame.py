"""The plates of the guide to Notre Dame."""

from __future__ import annotations

from docs.pictures.plates.kit import DANGER, FAINT, GOLD, INK, RULE, SEATS, Plate, Words

#: Small drawings of the places, 24 units like the icons of the web app.
PLACES = {
    "school": (
        "M12 7C9 5 6 5 3 5v14c3 0 6 0 9 2 3-2 6-2 9-2V5c-3 0-6 0-9 2zM12 7v14M6 9h3"
        "M6 12h3M15 9h3M15 12h3"
    ),
    "bank": (
        "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM12 9v6"
    ),
    "residence": "M3 21V11l9-8 9 8v10zM9 21v-6h6v6M7 12h2M15 12h2",
    "carriage": (
        "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 3v7"
        "M12 14v7M3 12h7M14 12h7M5.6 5.6l5 5M13.4 13.4l5 5M18.4 5.6l-5 5M10.6 13.4l-5 5"
    ),
    "hotel": "M3 20V6M3 17h18v3M21 17v-5H9v5M5.5 9.5h2.5v3H5.5z",
    "park": "M12 22v-7M12 15C5 16 3 9 7 7c0-5 10-5 10 0 4 2 2 9-5 8zM8 22h8",
    "hospital": "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
    "notre-dame": (
        "M3 21V4h5v5h8V4h5v17zM3 9h18M8 9v12M16 9v12M12 10.5"
        "a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM11 21v-4h2v4"
    ),
}


def place(plate: Plate, x: float, y: float, name: str, size: float = 44) -> None:
    """A place's drawing, centred."""
    at = f"translate({x} {y}) scale({size / 24}) translate(-12 -12)"
    plate.path(PLACES[name], width=1.3, at=at)


def borough(words: Words) -> Plate:
    """What each place gives."""
    plate = Plate(480, 356, words["title"])
    for i, id in enumerate(PLACES):
        name, *gives = words[id]
        x, y = 69 + i % 4 * 114, 20 + i // 4 * 164
        plate.path(f"M{x - 52} {y + 150}V{y + 44}a52 40 0 0 1 104 0v106z", fill="#f3ead6")
        place(plate, x, y + 50, id)
        plate.text(x, y + 100, name, 18, kind="t", room=100)
        for line, text in enumerate(gives):
            plate.text(x, y + 121 + 18 * line, text, 15.5, fill=FAINT, room=98)
    return plate


def card(plate: Plate, x: float, y: float, name: str | None, kept: bool = False) -> None:
    """An action card, face up or face down."""
    plate.box(
        x,
        y,
        46,
        64,
        "#fbf6ea" if name else "#e6d6b0",
        GOLD if kept else INK,
        4,
        2.6 if kept else 1.4,
    )
    if name:
        place(plate, x + 23, y + 32, name, 28)
    else:
        plate.hatch(x + 5, y + 5, 36, 54, 7)


def draft(words: Words) -> Plate:
    """Keep one, pass two; keep one, pass one."""
    plate = Plate(480, 284, words["title"])
    rows = [
        ("first", ["bank", "park", "hotel"]),
        ("second", ["school", "carriage"]),
        ("third", ["residence"]),
    ]
    for i, (row, names) in enumerate(rows):
        head, text = words[row]
        y = 22 + i * 90
        for k, name in enumerate(names):
            card(plate, 24 + k * 54, y, name, k == 0)
        for k in range(1, len(names)):
            plate.arrow(47 + k * 54, y + 66, 39 + k * 54, y + 84, RULE)
        plate.text(204, y + 28, head, 19, "start", "t", room=262)
        plate.text(204, y + 51, text, 16.5, "start", fill=FAINT, room=262)
    return plate


def rats(words: Words) -> Plate:
    """The rat track at the end of a round."""
    plate = Plate(480, 226, words["title"])
    plate.text(24, 40, words["rats"], 17.5, "start", room=250)
    for k in range(5):
        plate.rat(300 + k * 34, 34, 28)
    plate.text(24, 74, words["hospital"], 17.5, "start", room=250)
    for k in range(2):
        plate.piece(300 + k * 34, 69, 3, 17)
    plate.path("M24 90H456", stroke=RULE, width=1)
    plate.text(24, 114, words["steps"], 17.5, "start", room=250)
    plate.text(300, 115, "3", 22, weight=700)
    for n in range(10):
        x = 24 + n * 43.2
        plate.box(x, 148, 40, 40, "#f3ead6" if n < 9 else "#ecc9bd", round=2)
        plate.text(x + 20, 182, str(n), 14, fill=FAINT)
    plate.rat(24 + 4 * 43.2 + 20, 162, 28, RULE)
    plate.rat(24 + 7 * 43.2 + 20, 162, 28, INK)
    plate.path(
        "M216.8 146C240 126 304.8 126 340.4 143",
        stroke=GOLD, width=2,
    )  # fmt: skip
    plate.text(456, 212, words["past"], 15, "end", fill=DANGER, room=430)
    return plate


def messages(words: Words) -> Plate:
    """Which colour may be taken next."""
    plate = Plate(480, 168, words["title"])
    for i, colour in enumerate((4, 3, 0, 1)):
        x = 70 + i * 113
        held = colour != 1
        plate.box(x - 34, 24, 68, 44, SEATS[colour] if held else "#fbf6ea", SEATS[colour], 4, 3)
        plate.path(
            f"M{x - 34} 26L{x} 50L{x + 34} 26", stroke="#fbf6ea" if held else SEATS[colour], width=2
        )
        plate.text(x, 92, words["held" if held else "missing"], 17, fill=FAINT)
    for line, text in enumerate(words["rule"]):
        plate.text(240, 124 + 22 * line, text, 17, room=440)
    return plate


PLATES = {
    "notre-dame-borough": borough,
    "notre-dame-draft": draft,
    "notre-dame-rats": rats,
    "notre-dame-messages": messages,
}


def draw(words: Words, language: str) -> None:
    """All of them in a language."""
    for name, plate in PLATES.items():
        plate(words[name]).save(name, language)
