"""The plates of the design page: who may import whom, and the way of a choice."""

from __future__ import annotations

from docs.pictures.plates.kit import ACCENT, FAINT, GOLD, RULE, Plate


def field(plate: Plate, x: float, y: float, w: float, name: str, words: str = "") -> None:
    """A layer's box with its name and what it is."""
    plate.box(x, y, w, 46 if words else 34, round=4)
    plate.text(x + w / 2, y + (20 if words else 23), name, 18, kind="t")
    if words:
        plate.text(x + w / 2, y + 38, words, 14, fill=FAINT)


def layers() -> None:
    """Kernel at the bottom, the command line on top; imports go downwards only."""
    plate = Plate(520, 530, "The layers: imports go downwards only")
    field(plate, 24, 22, 312, "cli, parser", "the commands")
    plate.box(24, 90, 312, 58, "#efe3c4", round=4)
    field(plate, 30, 96, 147, "terminal", "a table in a shell")
    field(plate, 183, 96, 147, "server", "tables, record")
    plate.box(24, 170, 312, 58, "#efe3c4", round=4)
    field(plate, 30, 176, 147, "arena", "matches")
    field(plate, 183, 176, 147, "bench", "speed")
    field(plate, 24, 250, 312, "adapters", "PettingZoo, OpenSpiel, batches")
    field(plate, 24, 318, 312, "bots", "see views, never states")
    plate.box(24, 386, 312, 50, "#efe3c4", round=4)
    for x, w, name in ((30, 78, "rattus"), (113, 101, "notre dame"), (219, 111, "the rose")):
        plate.box(x, 393, w, 36, "#fbf6ea", round=3)
        plate.text(x + w / 2, 416, name, 16, kind="t")
    field(plate, 24, 458, 312, "kernel", "state, decision, choice, view, event, record")
    for y1, y2 in ((68, 90), (148, 170), (228, 250), (296, 318), (364, 386), (436, 458)):
        plate.arrow(180, y1, 180, y2, GOLD)
    plate.box(372, 82, 122, 74, "#e6efe9", ACCENT, 6, 2)
    plate.text(433, 110, "web app", 18, kind="t")
    plate.text(433, 130, "draws views,", 14, fill=FAINT)
    plate.text(433, 147, "knows no rules", 14, fill=FAINT)
    plate.path("M332 119H371", stroke=ACCENT, width=2)
    plate.text(353, 112, "JSON", 13, fill=ACCENT)
    for y, words in (
        (270, "an arrow says:"), (289, "may import"), (392, "no game"), (410, "knows another,"),
        (428, "and nothing"), (446, "reaches inside"),
    ):  # fmt: skip
        plate.text(433, y, words, 15, fill=FAINT)
    plate.save("design-layers")


def way() -> None:
    """A choice from the click to the record and back."""
    plate = Plate(560, 520, "The way of a choice")
    lanes = {"browser": 78, "server": 280, "database": 482}
    for name, x in lanes.items():
        plate.box(x - 58, 20, 116, 36, round=4)
        plate.text(x, 44, name, 18, kind="t")
        plate.path(f"M{x} 56V500", stroke=RULE, width=1.2)
    told = [
        (88, "browser", "server", "choose", "place:gallia:3, seen 41"),
        (148, "server", "server", "the engine decides:", "refused, with the clause, or done"),
        (208, "server", "database", "entry 42", "the choice, and what chance drew"),
        (268, "database", "server", "committed", ""),
        (318, "server", "browser", "ack 42", "it cannot be lost any more"),
        (378, "server", "browser", "update, one for each viewer", "own view, own choices, events"),
    ]  # fmt: skip
    for number, (y, start, end, head, words) in enumerate(told, 1):
        x1, x2 = lanes[start], lanes[end]
        if x1 == x2:
            plate.box(x1 - 122, y - 20, 244, 44, "#e6efe9", ACCENT, 4, 1.6)
            plate.text(x1, y - 2, f"{number}  {head}", 15.5)
            plate.text(x1, y + 17, words, 14, fill=FAINT)
            continue
        plate.arrow(x1 + (4 if x2 > x1 else -4), y, x2 - (4 if x2 > x1 else -4), y, GOLD)
        middle = (x1 + x2) / 2
        plate.text(middle, y - 7, f"{number}  {head}", 15.5)
        if words:
            plate.text(middle, y + 17, words, 13.5, fill=FAINT)
    plate.box(170, 424, 220, 66, "#f3ead6", round=6)
    plate.text(280, 446, "7  a bot is next:", 15.5)
    plate.text(280, 464, "a worker process gets its view", 14, fill=FAINT)
    plate.text(280, 482, "and its choices, and chooses", 14, fill=FAINT)
    plate.save("design-way")


def draw() -> None:
    """All of them."""
    layers()
    way()
