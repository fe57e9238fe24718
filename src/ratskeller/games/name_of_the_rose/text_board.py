"""The abbey as text, for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.derived import cannot_be
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


def _day(view: RoseView, words: Words) -> list[str]:
    """Day, clock, row, and the event of the day with what it does."""
    public = view.public
    row = f"{public.unseen_count}?"
    for rank in range(min(public.row_count, MOST_TILES)):
        row += f" {_tile(words, public.row_tile(rank))}"
    if public.row_count > MOST_TILES:
        row += " …"
    facts = [
        f"[bold]{words('label-day')} {public.day}/{nr.DAYS + 1}[/]",
        f"{words('label-clock')} {public.clock}/{nr.HOURS}",
        f"{words('label-row')} {row}",
    ]
    lines = [" · ".join(facts)]
    if public.event >= 0:
        event = nr.EVENTS[public.event]
        lines.append(f"[gold]{plain(words(f'happening-{event}'))}[/]")
        lines += [f"  {line}" for line in wrapped(words(f"happening-{event}-text"), SCREEN - 2)]
    return lines


def _tile(words: Words, tile: int) -> str:
    """A tile as the letter of its colour and its value."""
    return f"{words(f'letter-{nr.MONKS[nr.TILES.colour[tile]]}')}{nr.TILES.value[tile]}"


def _abbey(view: RoseView, words: Words) -> list[str]:
    """The buildings in a grid: name, tiles, who is there."""
    rooms = [_room(view, words, building) for building in range(len(nr.BUILDINGS))]
    rooms += [[Cell(), Cell(), Cell()]] * (-len(rooms) % COLUMNS)
    lines: list[str] = []
    for first in range(0, len(rooms), COLUMNS):
        lines.append(_rule("├┼┤" if first else "┌┬┐"))
        for row in zip(*rooms[first : first + COLUMNS], strict=True):
            cells = "[frame]│[/]".join(f" {cell.padded(WIDTH)}" for cell in row)
            lines.append(f"[frame]│[/]{cells}[frame]│[/]")
    return [*lines, _rule("└┴┘")]


def _rule(corners: str) -> str:
    line = corners[1].join(["─" * (WIDTH + 1)] * COLUMNS)
    return f"[frame]{corners[0]}{line}{corners[2]}[/]"


def _room(view: RoseView, words: Words, building: int) -> list[Cell]:
    """The lines of one building; a number in brackets is its place in the queue."""
    public = view.public
    head = Cell(WIDTH).add(words(f"board-{nr.BUILDINGS[building]}"), "bold")
    tiles, figures = Cell(), Cell()
    for place in range(building * nr.ROOM, building * nr.ROOM + nr.ROOM):
        tile = public.tiles[place]
        if tile >= 0:
            tiles.add(_tile(words, tile), INKS[nr.TILES.colour[tile]]).add(" ")
    waiting = list(public.waiting)
    if building in waiting:
        tiles.add(f"({waiting.index(building) + 1})", "dim")
    for number, figure in enumerate(nr.FIGURES):
        if public.where[number] == building:
            if not figures.width:
                figures.add("♟ ")
            figures.add(words(f"letter-{figure}"), INKS[number])
    return [head, tiles, figures]


def _tracks(view: RoseView, words: Words) -> list[str]:
    """Both tracks, monk by monk."""
    public = view.public
    rows = {"suspicion": public.suspicion, "evidence": public.evidence}
    wide = max(len(words(f"label-{key}")) for key in rows) + 2
    head = Cell().add(" " * wide)
    for monk, id in enumerate(nr.MONKS):
        name = f"{words(f'letter-{id}')} {words(f'monk-{id}')}"
        head.add(f"{name:>11}", INKS[monk])
    lines = [head.text]
    for key, track in rows.items():
        lines.append(f"{words('label-' + key):<{wide}}" + "".join(f"{n:>11}" for n in track))
    return lines


def _seat(view: RoseView, words: Words, seat: int, name: str) -> str:
    """A player: time tiles, event cards, cards in hand, and the notebook's line."""
    public = view.public
    head = Cell().add(f"{SHAPES[seat]} {name[:13]}", f"seat{seat}")
    held = int(public.held_count[seat])
    shown = [public.time_tile(seat, rank) for rank in range(min(held, MOST_TILES))]
    tiles = " ".join(_tile(words, tile) for tile in shown)
    if held > MOST_TILES:
        tiles += f" …{held}"
    notes = " ".join(
        "×" if cannot_be(view, seat, monk) else words(f"letter-{name}")
        for monk, name in enumerate(nr.MONKS)
    )
    facts = [
        f"{words('label-time')} {tiles or '–'}",
        f"{words('label-events')} {public.event_cards(seat)}",
        f"{words('label-notebook')} {notes}",
    ]
    return f"{head.padded(16)}{' · '.join(facts)}"


def _own(view: RoseView, words: Words, viewer: int) -> list[str]:
    """What only the viewer knows."""
    lines = []
    monk = view.identity[viewer]
    if monk >= 0:
        name = words(f"monk-{nr.MONKS[monk]}")
        lines.append(f"{words('label-identity')}: [{INKS[monk]}]{name}[/]")
    hand = [plain(words(f"card-{nr.CARDS.ids[card]}")) for card in view.hand()]
    lines.append(f"{words('label-hand')}: {' | '.join(hand) or '–'}")
    return lines
