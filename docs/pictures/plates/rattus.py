"""The plates of the guide to Rattus."""

from __future__ import annotations

from docs.pictures.plates.kit import ACCENT, DANGER, FAINT, GOLD, Plate


def token() -> None:
    """What stands on a rat token."""
    plate = Plate(480, 210, "A rat token, face down and face up")
    plate.token(66, 92, None, 92)
    plate.text(66, 172, "face down", 18, kind="", fill=FAINT)
    plate.arrow(120, 92, 148, 92, GOLD)
    plate.token(206, 92, "2mbc", 104)
    plate.text(206, 172, "turned up", 18, kind="", fill=FAINT)
    for y, from_x, from_y, head, words in (
        (52, 214, 76, "limit", "it strikes from 2 cubes on"),
        (108, 240, 112, "symbols", "the most, merchant, monk:"),
    ):
        plate.arrow(282, y - 4, from_x + 8, from_y, GOLD)
        plate.text(288, y - 4, head, 19, "start", "t")
        plate.text(288, y + 16, words, 16, "start", "", FAINT)
    plate.text(288, 142, "who loses a cube here", 16, "start", "", FAINT)
    plate.save("rattus-token")


def symbols() -> None:
    """The eight symbols."""
    plate = Plate(480, 190, "The symbols on rat tokens")
    names = [
        ("majority", "the most"), ("everybody", "everybody"), ("peasant", "peasant"),
        ("knight", "knight"), ("monk", "monk"), ("merchant", "merchant"), ("witch", "witch"),
        ("king", "king"),
    ]  # fmt: skip
    for i, (icon, name) in enumerate(names):
        x, y = 65 + i % 4 * 117, 46 + i // 4 * 84
        plate.icon(x, y, icon, 36)
        plate.text(x, y + 40, name, 17, kind="")
    plate.save("rattus-symbols")


def strike() -> None:
    """Three tokens in a region, one after the other."""
    plate = Plate(480, 372, "The plague strikes: three tokens one after the other")
    plate.text(24, 38, "Italia", 24, "start", "t")
    plate.text(86, 37, "square holds the king, disc the witch", 15.5, "start", "", FAINT)
    rows = [
        ("2mwp", [0, 0, 0, 1], [0, 3], "4 cubes: limit 2 is reached", "most: square, witch: disc"),
        ("3ack", [0, 0], [], "2 cubes: limit 3 is not reached", "the token goes without effect"),
        ("1rp", [0, 0], [1], "2 cubes: limit 1 is reached", "king: square"),
    ]  # fmt: skip
    y = 92.0
    for front, cubes, lost, first, second in rows:
        plate.token(60, y, front, 74)
        for i, seat in enumerate(cubes):
            x = 122 + i * 27
            plate.piece(x, y, seat, 19)
            if i in lost:
                plate.path(
                    f"M{x - 12} {y - 12}l24 24M{x + 12} {y - 12}l-24 24", stroke=DANGER, width=2.6
                )
        plate.text(236, y - 4, first, 17, "start")
        plate.text(236, y + 18, second, 17, "start", "", DANGER if lost else ACCENT)
        y += 88
        plate.path(f"M24 {y - 45}H456", stroke="#cbb994", width=1)
    plate.text(60, y - 6, "left", 18, kind="t")
    plate.piece(122, y - 12, 0, 19)
    plate.text(236, y - 6, "no token is left, the turn ends", 17, "start")
    plate.save("rattus-strike")


def turn() -> None:
    """The three phases of a turn."""
    plate = Plate(480, 190, "A turn: take a card, place cubes, move the plague piece")
    heads = [
        ("1", "a card", "if you like"),
        ("2", "cubes", "one for each rat"),
        ("3", "plague piece", "always"),
    ]
    for i, (number, head, words) in enumerate(heads):
        x = 86 + i * 154
        plate.box(x - 66, 22, 132, 146, round=6)
        plate.text(x, 130, head, 22, kind="t")
        plate.text(x, 153, words, 15.5, kind="", fill=FAINT)
        plate.text(x - 54, 44, number, 17, "start", "", GOLD, 700)
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
    plate.save("rattus-turn")


def draw() -> None:
    """All of them."""
    token()
    symbols()
    strike()
    turn()
