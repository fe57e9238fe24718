"""The abbey as text, for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ratskeller.games.name_of_the_rose.components import (
    BUILDINGS,
    CARDS,
    COLOURS,
    DAYS,
    EVENTS,
    FIGURES,
    HOURS,
    MONKS,
    ROOM,
    TILES,
)
from ratskeller.games.name_of_the_rose.view import RoseView
from ratskeller.kernel.text_board import SHAPES, Cell, plain, wrapped

if TYPE_CHECKING:
    from ratskeller.kernel.words import Words

WIDTH: Final = 13  #: of what is written in a building
COLUMNS: Final = 5
MOST_TILES: Final = 5  #: shown in a line
SCREEN: Final = 80  #: columns of a narrow terminal
#: How a monk's colour looks on a terminal; the letter says it without colour too.
INKS: Final = ["#d2402f", "#3f7fd0", "bold", "#8d8d8d", "reverse", "#d9822b", "gold", "gold"]


def text_board(view: RoseView, words: Words, names: list[str]) -> str:
    """The whole table: day, abbey, tracks, seats and what the viewer holds."""
    lines = [*_day(view, words), ""]
    lines += _abbey(view, words)
    lines += ["", *_tracks(view, words), ""]
    lines += [_seat(view, words, seat, names[seat]) for seat in range(int(view.players))]
    if view.viewer is not None:
        lines += ["", *_own(view, words, view.viewer)]
    return "\n".join(line.rstrip() for line in lines)


def _label(words: Words, key: str) -> str:
    return words(f"label-{key}")


def _day(view: RoseView, words: Words) -> list[str]:
    """Day, clock, row, and the event of the day with what it does."""
    public = view.public
    row = f"{public.unseen_count}?"
    for rank in range(min(public.row_count, MOST_TILES)):
        row += f" {_tile(words, public.row_tile(rank))}"
    if public.row_count > MOST_TILES:
        row += " …"
    facts = [
        f"[bold]{_label(words, 'day')} {public.day}/{DAYS + 1}[/]",
        f"{_label(words, 'clock')} {public.clock}/{HOURS}",
        f"{_label(words, 'row')} {row}",
    ]
    lines = [" · ".join(facts)]
    if public.event >= 0:
        event = EVENTS[public.event]
        lines.append(f"[gold]{plain(words(f'happening-{event}'))}[/]")
        lines += [f"  {line}" for line in wrapped(words(f"happening-{event}-text"), SCREEN - 2)]
    return lines


def _tile(words: Words, tile: int) -> str:
    """A tile as the letter of its colour and its value."""
    return f"{words(f'letter-{MONKS[TILES.colour[tile]]}')}{TILES.value[tile]}"


def _abbey(view: RoseView, words: Words) -> list[str]:
    """The buildings in a grid: name, tiles, who is there."""
    lines: list[str] = []
    for first in range(0, len(BUILDINGS), COLUMNS):
        row = range(first, min(first + COLUMNS, len(BUILDINGS)))
        lines.append(_rule("┌┬┐" if first == 0 else "├┼┤", COLUMNS))
        rooms = [_room(view, words, building) for building in row]
        rooms += [[Cell(), Cell(), Cell()] for _ in range(COLUMNS - len(row))]
        for i in range(3):
            cells = "[frame]│[/]".join(f" {room[i].padded(WIDTH)}" for room in rooms)
            lines.append(f"[frame]│[/]{cells}[frame]│[/]")
    return [*lines, _rule("└┴┘", COLUMNS)]


def _rule(corners: str, columns: int) -> str:
    line = corners[1].join(["─" * (WIDTH + 1)] * columns)
    return f"[frame]{corners[0]}{line}{corners[2]}[/]"


def _room(view: RoseView, words: Words, building: int) -> list[Cell]:
    """The lines of one building; a number in brackets is its place in the queue."""
    public = view.public
    head = Cell()
    head.add(words(f"board-{BUILDINGS[building]}")[:WIDTH], "bold")
    tiles = Cell()
    for place in range(building * ROOM, building * ROOM + ROOM):
        tile = public.tiles[place]
        if tile >= 0:
            tiles.add(_tile(words, tile), INKS[TILES.colour[tile]])
            tiles.add(" ")
    waiting = list(public.waiting)
    if building in waiting:
        tiles.add(f"({waiting.index(building) + 1})", "dim")
    figures = Cell()
    for number, figure in enumerate(FIGURES):
        if public.where[number] == building:
            if not figures.width:
                figures.add("♟ ")
            figures.add(words(f"letter-{figure}"), INKS[number])
    return [head, tiles, figures]


def _tracks(view: RoseView, words: Words) -> list[str]:
    """Both tracks, monk by monk."""
    lines = []
    names = [words(f"monk-{monk}") for monk in MONKS]
    wide = max(len(_label(words, key)) for key in ("suspicion", "evidence")) + 2
    head = Cell()
    head.add(" " * wide)
    for monk, name in enumerate(names):
        letter = words(f"letter-{MONKS[monk]}")
        head.add(f"{letter + ' ' + name:>11}", INKS[monk])
    lines.append(head.text)
    for key, track in (("suspicion", view.public.suspicion), ("evidence", view.public.evidence)):
        counts = "".join(f"{track[monk]:>11}" for monk in range(COLOURS))
        lines.append(f"{_label(words, key):<{wide}}{counts}")
    return lines


def _seat(view: RoseView, words: Words, seat: int, name: str) -> str:
    """A player: time tiles, event cards, cards in hand, and the notebook's line."""
    public = view.public
    cell = Cell()
    cell.add(f"{SHAPES[seat]} {name[:13]}", f"seat{seat}")
    head = cell.padded(16)
    held = int(public.held_count[seat])
    shown = [public.time_tile(seat, rank) for rank in range(min(held, MOST_TILES))]
    tiles = " ".join(_tile(words, tile) for tile in shown)
    if held > MOST_TILES:
        tiles += f" …{held}"
    events = public.event_cards(seat)
    notes = " ".join(
        "×" if view.cannot_be(seat, monk) else words(f"letter-{name}")
        for monk, name in enumerate(MONKS)
    )
    facts = [f"{_label(words, 'time')} {tiles or '–'}", f"{_label(words, 'events')} {events}"]
    return f"{head}{' · '.join(facts)} · {_label(words, 'notebook')} {notes}"


def _own(view: RoseView, words: Words, viewer: int) -> list[str]:
    """What only the viewer knows."""
    lines = []
    monk = view.identity[viewer]
    if monk >= 0:
        name = words(f"monk-{MONKS[monk]}")
        lines.append(f"{_label(words, 'identity')}: [{INKS[monk]}]{name}[/]")
    hand = [plain(words(f"card-{CARDS.ids[card]}")) for card in view.hand()]
    lines.append(f"{_label(words, 'hand')}: {' | '.join(hand) or '–'}")
    return lines
