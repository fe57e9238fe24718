"""The plates of the guide to Notre Dame."""

from __future__ import annotations

from docs.pictures.plates.kit import DANGER, FAINT, GOLD, INK, RULE, SEATS, Plate

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


def borough() -> None:
    """What each place gives."""
    plate = Plate(480, 356, "The seven sectors of a borough and Notre Dame")
    told = [
        ("school", "School", "n markers"), ("bank", "Bank", "n coins"),
        ("residence", "Residence", "n prestige"), ("carriage", "Carriages", "n steps"),
        ("hotel", "Hotel", "a bonus"), ("park", "Park", "rats −1, and"),
        ("hospital", "Hospital", "rats −1, and"), ("notre-dame", "Notre Dame", "pay 1, 2, 3:"),
    ]  # fmt: skip
    more = {"hotel": "two from 3 on", "park": "more prestige", "hospital": "less plague",
            "notre-dame": "1, 3, 6 prestige"}  # fmt: skip
    for i, (id, name, gives) in enumerate(told):
        x, y = 69 + i % 4 * 114, 20 + i // 4 * 164
        plate.path(f"M{x - 52} {y + 150}V{y + 44}a52 40 0 0 1 104 0v106z", fill="#f3ead6")
        place(plate, x, y + 50, id)
        plate.text(x, y + 100, name, 18, kind="t")
        plate.text(x, y + 121, gives, 15.5, fill=FAINT)
        if id in more:
            plate.text(x, y + 139, more[id], 15.5, fill=FAINT)
    plate.save("notre-dame-borough")


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


def draft() -> None:
    """Keep one, pass two; keep one, pass one."""
    plate = Plate(480, 284, "The draft: keep one of three, one of two, take the last")
    rows = [
        ("You draw three of your own", ["bank", "park", "hotel"], "keep one, pass two to the left"),
        ("Two come from the right", ["school", "carriage"], "keep one, pass one to the left"),
        ("One comes from the right", ["residence"], "it is the third card of your hand"),
    ]  # fmt: skip
    for i, (head, names, words) in enumerate(rows):
        y = 22 + i * 90
        for k, name in enumerate(names):
            card(plate, 24 + k * 54, y, name, k == 0)
        for k in range(1, len(names)):
            plate.arrow(47 + k * 54, y + 66, 39 + k * 54, y + 84, RULE)
        plate.text(204, y + 28, head, 19, "start", "t")
        plate.text(204, y + 51, words, 16.5, "start", fill=FAINT)
    plate.save("notre-dame-draft")


def rats() -> None:
    """The rat track at the end of a round."""
    plate = Plate(480, 226, "The plague: rats on the persons less the hospital")
    plate.text(24, 40, "Rats on the three persons", 17.5, "start")
    for k in range(5):
        plate.rat(300 + k * 34, 34, 28)
    plate.text(24, 74, "less the pieces in your hospital", 17.5, "start")
    for k in range(2):
        plate.piece(300 + k * 34, 69, 3, 17)
    plate.path("M24 90H456", stroke=RULE, width=1)
    plate.text(24, 114, "so many steps for your rat", 17.5, "start")
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
    plate.text(456, 212, "past 9: 2 prestige and a marker lost", 15, "end", fill=DANGER)
    plate.save("notre-dame-rats")


def messages() -> None:
    """Which colour may be taken next."""
    plate = Plate(480, 168, "Messages: one of each colour before a second of any")
    for i, colour in enumerate((4, 3, 0, 1)):
        x = 70 + i * 113
        held = colour != 1
        plate.box(x - 34, 24, 68, 44, SEATS[colour] if held else "#fbf6ea", SEATS[colour], 4, 3)
        plate.path(
            f"M{x - 34} 26L{x} 50L{x + 34} 26", stroke="#fbf6ea" if held else SEATS[colour], width=2
        )
        plate.text(x, 92, "held" if held else "not yet", 17, fill=FAINT)
    plate.text(240, 124, "The next one has to be of the fourth colour;", 17)
    plate.text(240, 146, "after that any colour is free again.", 17)
    plate.save("notre-dame-messages")


def draw() -> None:
    """All of them."""
    borough()
    draft()
    rats()
    messages()
