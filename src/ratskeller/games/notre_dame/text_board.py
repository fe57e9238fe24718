"""The boroughs of Notre Dame as text, for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ratskeller.games.notre_dame import board
from ratskeller.games.notre_dame.phases import HIRING, OVER
from ratskeller.games.notre_dame.view import NotreDameView
from ratskeller.kernel.text_board import SHAPES, Cell, framed, wrapped

if TYPE_CHECKING:
    from ratskeller.kernel.words import Words

FRIEND: Final = "♟"
BELL: Final = "♪"
PANEL: Final = 49  #: of a borough, frame included; two stand side by side
ROOM: Final = PANEL - 4
COLUMN: Final = 22  #: of one of two things in a line of a panel


def text_board(view: NotreDameView, words: Words, names: list[str]) -> str:
    """The whole table: round, persons, boroughs, the viewer's cards."""
    lines = [_head(view, words), *_persons(view, words), ""]
    boroughs = int(view.settings.board.boroughs)
    panels = [_panel(view, words, names, borough) for borough in range(boroughs)]
    for left in range(0, boroughs, 2):
        pair = panels[left : left + 2]
        lines += [" ".join(rows) for rows in zip(*pair, strict=True)]
    lines += [f"[dim]{line}[/]" for line in wrapped(words("label-streets"), 98)]
    lines += _cards(view, words)
    return "\n".join(lines)


def _head(view: NotreDameView, words: Words) -> str:
    public = view.public
    facts = [words("label-round", round=public.round + 1, period=board.PERIODS[public.round // 3])]
    if public.open[2] >= 0:
        facts.append(words("label-plague", count=public.plague_value()))
    on_tile = [
        f"[seat{seat}]{SHAPES[seat]}{public.markers[seat * board.WIDTH + board.NOTRE_DAME]}[/]"
        for seat in range(view.players)
        if public.markers[seat * board.WIDTH + board.NOTRE_DAME]
    ]
    facts.append(" ".join([words("label-tile", count=board.TILE[view.players]), *on_tile]))
    facts.append(words("label-supply", count=public.supply))
    return " · ".join(facts)


def _persons(view: NotreDameView, words: Words) -> list[str]:
    """Who is here and what they do; then who can still come, in order where the viewer knows it."""
    public = view.public
    lines = []
    for person in [int(p) for p in public.open if p >= 0]:
        id = board.PERSON_IDS[person]
        idle = f" ({words('label-idle')})" if public.phase == HIRING and person in view.idle else ""
        rats = words("label-rats", count=board.RATS[person])
        head = f"{words(f'person-{id}')}, {rats}: "
        rest = wrapped(words(f"person-{id}-favour") + idle, 96 - len(head))
        lines.append(f"  [bold]{head}[/]{rest[0]}")
        lines += [" " * (len(head) + 2) + line for line in rest[1:]]
    if public.phase == OVER:
        return lines
    brown = [id for p, id in enumerate(board.PERSON_IDS) if public.brown >> p & 1]
    lines += _listed(words("label-brown"), [words(f"person-{id}") for id in brown])
    lines += _listed(words("label-gray"), _gray_to_come(view, words))
    return lines


def _gray_to_come(view: NotreDameView, words: Words) -> list[str]:
    public = view.public
    known = [int(p) for p in view.gray if p >= 0]
    first = int(public.round) + (1 if public.open[2] >= 0 else 0)
    ordered = [int(view.gray[r]) for r in range(first, board.ROUNDS) if view.gray[r] >= 0]
    rest: list[int] = []
    for period in range(int(public.round) // 3, 3):
        left = int(public.cast & board.OF_PERIOD[period])
        rest += [p for p in range(left.bit_length()) if left >> p & 1 and p not in known]
    persons = [(board.PERSON_IDS[p], board.PERIODS[board.PERIOD[p]]) for p in ordered + rest]
    return [f"{words(f'person-{id}')} {words(f'period-{period}')}" for id, period in persons]


def _listed(label: str, items: list[str]) -> list[str]:
    if not items:
        return []
    return [f"[dim]{line}[/]" for line in wrapped(f"{label}: {', '.join(items)}", 98)]


def _panel(view: NotreDameView, words: Words, names: list[str], borough: int) -> list[str]:
    """A borough: its player's supplies and sectors, and its markets."""
    home = view.settings.board.home
    seat = next((s for s in range(view.players) if home(s) == borough), -1)
    title = Cell(ROOM).add(words("label-borough", borough=borough + 1) + " ", "bold")
    body = [title]
    if seat >= 0:
        title.add(f"{SHAPES[seat]} {names[seat]}", f"seat{seat}")
        if view.public.bell == seat:
            title.add(f" {BELL}", "gold")
        body += _supplies(view, words, seat) + _sectors(view, words, seat)
    else:
        body += [Cell(ROOM) for _ in range(7)]
    body += _markets(view, words, borough)
    style = "frame" if seat < 0 else f"seat{seat}"
    return framed(body, PANEL, style)


def _supplies(view: NotreDameView, words: Words, seat: int) -> list[Cell]:
    public = view.public
    prestige = "?" if view.prestige[seat] < 0 else str(view.prestige[seat])
    numbers = Cell(ROOM)
    supplies = {"coins": public.coins, "own": public.own, "general": public.general}
    values = {"prestige": prestige} | {name: str(of[seat]) for name, of in supplies.items()}
    for label, value in values.items():
        numbers.add(f"{words(f'label-{label}')} ").add(f"{value}  ", "bold")
    at = int(public.rat[seat])
    rat = Cell(ROOM).add(f"{words('label-rat')} ").add(f"{at} {'▪' * at}", "rat")
    rat.add("·" * (board.TRACK - at), "dim")
    market = int(public.carriage[seat])
    place = f"{market // 5 + 1} {words(f'market-{board.MARKETS[market % 5]}')}"
    rat.add(f"  {words('label-carriage')} ").add(place, "bold")
    held = Cell(ROOM).add(f"{words('label-messages')} ").add(_held(view, seat) or "–")
    return [numbers, rat, held]


def _held(view: NotreDameView, seat: int) -> str:
    """Messages by colour; a kind is known by its prestige."""
    groups = []
    for borough in range(len(view.public.keeper) // 4):
        keepers = view.public.keeper[borough * 4 : borough * 4 + 4]
        kinds = [str(board.REWARDS[i]) for i, keeper in enumerate(keepers) if keeper == seat]
        if kinds:
            groups.append(f"{borough + 1}:{''.join(kinds)}")
    return " ".join(groups)


def _sectors(view: NotreDameView, words: Words, seat: int) -> list[Cell]:
    lines = []
    for first in range(0, len(board.SECTORS), 2):
        cell = Cell(ROOM)
        for sector in range(first, min(first + 2, len(board.SECTORS))):
            cell.fill((sector - first) * (COLUMN + 1))
            count = int(view.public.markers[seat * board.WIDTH + sector])
            friend = FRIEND if view.public.friend[seat] == sector else ""
            pieces = f"{SHAPES[seat]}{count}{friend}" if count else friend or "·"
            cell.add(f"{words(f'sector-{board.SECTORS[sector]}')} ")
            cell.add(pieces, f"seat{seat}" if pieces != "·" else "dim")
        lines.append(cell)
    return lines


def _markets(view: NotreDameView, words: Words, borough: int) -> list[Cell]:
    """The centre, the two inner and the two outer markets: messages and carriages."""
    lines = []
    for row in ([0], [1, 2], [3, 4]):
        cell = Cell(ROOM)
        for number, i in enumerate(row):
            cell.fill(number * (COLUMN + 1))
            market = borough * 5 + i
            cell.add(f"{words(f'market-{board.MARKETS[i]}')} ", "dim")
            for seat in range(view.players):
                if view.public.carriage[seat] == market:
                    cell.add(f"{SHAPES[seat]} ", f"seat{seat}")
            message = view.public.lying[market]
            if message >= 0:
                cell.add(words(f"sign-{board.MESSAGES[message]}"), "known")
        lines.append(cell)
    return lines


def _cards(view: NotreDameView, words: Words) -> list[str]:
    lines = []
    for label, cards in (("label-pick", view.pick()), ("label-hand", view.hand())):
        if cards:
            parts = [
                f"[seat{owner}]{words(f'card-{board.CARDS[card]}')} {SHAPES[owner]}[/]"
                for card, owner in cards
            ]
            lines.append(f"{words(label)}: {', '.join(parts)}")
    return lines
