"""The plates of the guide to Rattus."""

from __future__ import annotations

from docs.pictures.plates.kit import ACCENT, DANGER, FAINT, GOLD, Plate, Words


def token(words: Words) -> Plate:
    """What stands on a rat token."""
    plate = Plate(480, 210, words["title"])
    plate.token(66, 92, None, 92)
    plate.text(66, 172, words["back"], 18, kind="", fill=FAINT, room=110)
    plate.arrow(120, 92, 148, 92, GOLD)
    plate.token(206, 92, "2mbc", 104)
    plate.text(206, 172, words["front"], 18, kind="", fill=FAINT, room=110)
    for y, from_x, from_y, head, text in (
        (52, 214, 76, "limit", words["limit-text"]),
        (108, 240, 112, "symbols", words["symbols-text"][0]),
    ):
        plate.arrow(282, y - 4, from_x + 8, from_y, GOLD)
        plate.text(288, y - 4, words[head], 19, "start", "t")
        plate.text(288, y + 16, text, 16, "start", "", FAINT, room=180)
    plate.text(288, 142, words["symbols-text"][1], 16, "start", "", FAINT, room=180)
    return plate


def symbols(words: Words) -> Plate:
    """The eight symbols."""
    plate = Plate(480, 190, words["title"])
    names = ("majority", "everybody", "peasant", "knight", "monk", "merchant", "witch", "king")
    for i, name in enumerate(names):
        x, y = 65 + i % 4 * 117, 46 + i // 4 * 84
        plate.icon(x, y, name, 36)
        plate.text(x, y + 40, words[name], 17, kind="")
    return plate


def strike(words: Words) -> Plate:
    """Three tokens in a region, one after the other."""
    plate = Plate(480, 372, words["title"])
    plate.text(24, 38, "Italia", 24, "start", "t")
    plate.text(86, 37, words["holders"], 15.5, "start", "", FAINT)
    rows: list[tuple[str, list[int], list[int], str]] = [
        ("2mwp", [0, 0, 0, 1], [0, 3], "first"),
        ("3ack", [0, 0], [], "second"),
        ("1rp", [0, 0], [1], "third"),
    ]
    y = 92.0
    for front, cubes, lost, row in rows:
        first, second = words[row]
        plate.token(60, y, front, 74)
        for i, seat in enumerate(cubes):
            x = 122 + i * 27
            plate.piece(x, y, seat, 19)
            if i in lost:
                plate.path(
                    f"M{x - 12} {y - 12}l24 24M{x + 12} {y - 12}l-24 24", stroke=DANGER, width=2.6
                )
        plate.text(236, y - 4, first, 17, "start", room=232)
        colour = DANGER if lost else ACCENT
        plate.text(236, y + 18, second, 17, "start", "", colour, room=232)
        y += 88
        plate.path(f"M24 {y - 45}H456", stroke="#cbb994", width=1)
    plate.text(60, y - 6, words["left"], 18, kind="t")
    plate.piece(122, y - 12, 0, 19)
    plate.text(236, y - 6, words["end"], 17, "start", room=232)
    return plate


def turn(words: Words) -> Plate:
    """The three phases of a turn."""
    plate = Plate(480, 190, words["title"])
    for i, phase in enumerate(("card", "cubes", "plague")):
        head, text = words[phase]
        x = 86 + i * 154
        plate.box(x - 66, 22, 132, 146, round=6)
        plate.text(x, 130, head, 22, kind="t", room=124)
        plate.text(x, 153, text, 15.5, kind="", fill=FAINT, room=124)
        plate.text(x - 54, 44, str(i + 1), 17, "start", "", GOLD, 700)
        if i < 2:
            plate.arrow(x + 68, 95, x + 86, 95, GOLD)
    plate.box(64, 38, 44, 62, "#fbf6ea", round=4)
    plate.icon(86, 69, "king", 30)
    plate.token(222, 66, None, 40)
    plate.token(258, 66, None, 40)
    plate.piece(228, 98, 0, 17)
    plate.piece(252, 98, 0, 17)
    plate.path(
        "M0-47C8-47 11-40 10-33C14-28 15-12 17 0C8 4-8 4-17 0C-15-12-14-28-10-33C-11-40-8-47 0-47Z",
        fill="#211a14", width=1, at="translate(394 104) scale(1.3)",
    )  # fmt: skip
    plate.path(
        "M0-42C5-42 7-37 6-32C3-28-3-28-6-32C-7-37-5-42 0-42Z",
        fill="#efe4cf", stroke="none", at="translate(394 104) scale(1.3)",
    )  # fmt: skip
    plate.path(
        "M-3.5-37.5h2.5v3h-2.5zM1-37.5h2.5v3h-2.5z",
        fill="#211a14", width=0.5, at="translate(394 104) scale(1.3)",
    )  # fmt: skip
    return plate


PLATES = {
    "rattus-token": token,
    "rattus-symbols": symbols,
    "rattus-strike": strike,
    "rattus-turn": turn,
}


def draw(words: Words, language: str) -> None:
    """All of them in a language."""
    for name, plate in PLATES.items():
        plate(words[name]).save(name, language)
