"""Positions of Notre Dame for rule tests, and short words to play them.

`table` lays out a round in a phase: the persons that are open, everybody's hand, and
whatever a test says of single seats. Cards that the test does not name are filled in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import ratskeller
from ratskeller import State
from ratskeller.kernel import Event, EventLog

GAME = ratskeller.game("notre-dame")

SECTORS = [
    "cloister-school", "bank", "residence", "carriage-house", "hotel", "park", "hospital",
]  # fmt: skip
CARDS = [*SECTORS, "notre-dame", "trusted-friend"]
BROWN = ["minstrel", "money-lender", "monk", "fool", "doctor", "hostess"]
BASE = [
    ["city-guard", "night-watchman", "bishop"],
    ["guild-master", "beggar-king", "advocate"],
    ["lady-of-the-court", "mayor", "carpenter"],
]
NEW = [
    ["manager", "nurse", "scholar", "priest", "procurator", "bell-ringer"],
    ["spy", "gypsies", "coachman", "trader", "benefactor", "butcher"],
    ["advisor", "guard", "host", "gravedigger", "actress", "mistress"],
]
EVERYBODY = [*BROWN, *sum(BASE, []), *sum(NEW, [])]  # noqa: RUF017
RIM = ["inner-left", "inner-right", "outer-left", "outer-right"]
KINDS = ["coin", "marker", "rat", "prestige"]


def period_of(person: str) -> int:
    """0, 1 or 2 for a gray person, 0 for a brown one."""
    return next((p for p in range(3) if person in BASE[p] + NEW[p]), 0)


def boroughs_of(players: int) -> int:
    return 4 if players == 2 else players


def _seat(players: int, seat: int, said: Mapping[str, Any]) -> dict[str, Any]:
    home = seat * 2 if players == 2 else seat
    return {
        "markers": {},
        "friend": None,
        "own": 4,
        "coins": 3,
        "prestige": 0,
        "rat": 0,
        "carriage": [home + 1, "centre"],
        "messages": [],
        "cards": [],
        "played": [],
        **said,
    }


def table(
    phase: str = "play",
    players: int = 4,
    *,
    round: int | None = None,
    persons: Sequence[str] = ("minstrel", "doctor", "city-guard"),
    hand: Sequence[str] = ("bank", "park", "hospital"),
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    turn: int = 1,
    bell: int = 0,
    stack: Sequence[Mapping[str, Any]] | None = None,
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position in `play`, `hire` or `plague`; the seat with the bell is on turn.

    `hand` is that seat's: an own card, one of the right neighbour, one of the seat before.
    """
    period = period_of(persons[2])
    round = period * 3 + 1 if round is None else round
    cast = [*BASE[period]]
    if persons[2] not in cast:
        cast = [persons[2], *cast[:2]]
    new = any(persons[2] in group for group in NEW)
    casts = [*(cast if p == period else BASE[p] for p in range(3))]
    before = round - 1 - period * 3
    gray: list[str | None] = [name for p in range(period) for name in casts[p]]
    gray += [*[name for name in cast if name != persons[2]][:before], persons[2]]
    others = [person for person in BROWN if person not in persons]
    seat_data = [_seat(players, seat, (seats or {}).get(seat, {})) for seat in range(players)]
    _deal(seat_data, before, bell, hand, phase, turn)
    owed = {"play": "play", "hire": "hire", "plague": "outbreak"}[phase]
    seat = (bell + turn - 1) % players
    data = {
        "game": "notre-dame",
        "version": GAME.version,
        "players": players,
        "options": {**({"new_persons": True} if new else {}), **(options or {})},
        "stack": [
            {"decision": "round"},
            *(stack if stack is not None else [{"decision": owed, "seat": seat}]),
        ],
        "answers": [None] * players,
        "outcome": None,
        "round": round,
        "phase": phase,
        "turn": turn,
        "bell": bell,
        "doctored": [],
        "open": list(persons),
        "brown": sorted(others[before * 2 :], key=BROWN.index),
        "cast": sorted(sum(casts, []), key=EVERYBODY.index),  # noqa: RUF017
        "gray": gray + [None] * (9 - len(gray)),
        "spies": [],
        "messages": _lying(players, seat_data),
        "seats": seat_data,
    }
    return {**data, **more}


def _deal(
    seats: list[dict[str, Any]], before: int, seat: int, hand: Sequence[str], phase: str, turn: int
) -> None:
    """Fill in cards: the hand asked for, anything for the rest; play what must be played."""
    players = len(seats)
    wanted: dict[int, dict[int, str]] = {owner: {} for owner in range(players)}
    for role, card in enumerate(hand):
        wanted[(seat - role) % players][before * 3 + role] = card
    for owner, data in enumerate(seats):
        if data["cards"]:
            continue
        free = [card for card in CARDS if card not in wanted[owner].values()]
        cards = [
            wanted[owner][i] if i in wanted[owner] else free.pop(0) for i in range(before * 3 + 3)
        ]
        data["cards"] = [cards[i : i + 3] for i in range(0, len(cards), 3)]
    for round in range(before + 1):
        for holder in range(players):
            plays = 2
            if round == before and phase == "play":
                place = (holder - seat) % players
                plays = max(0, turn - 1 - place + players - 1) // players
            for role in range(plays):
                owner = (holder - role) % players
                seats[owner]["played"].append(seats[owner]["cards"][round][role])


def _lying(players: int, seats: list[dict[str, Any]]) -> list[dict[str, str]]:
    """The messages nobody has: each kind on the market of its number."""
    taken = {tuple(message) for seat in seats for message in seat["messages"]}
    return [
        {
            RIM[i]: kind
            for i, kind in enumerate(KINDS)
            if (borough + 1, kind) not in taken
        }
        for borough in range(boroughs_of(players))
    ]  # fmt: skip


def play(*hand: str, **what: Any) -> State:
    """Seat 0 is about to play one of these cards."""
    rest = [card for card in ("hospital", "park", "bank") if card not in hand]
    return GAME.load(table("play", hand=[*hand, *rest][:3], **what))


def hire(person: str, **what: Any) -> State:
    """Seat 0 is about to hire; this person is open."""
    if "persons" not in what:
        if person in BROWN:
            others = [p for p in ("doctor", "hostess") if p != person]
            what["persons"] = [person, others[0], "city-guard"]
        else:
            what["persons"] = ["minstrel", "doctor", person]
    return GAME.load(table("hire", **what))


def struck(rats: Sequence[str], players: int = 3, **what: Any) -> State:
    """The last seat is about to pass its hire, then the plague of these persons comes."""
    state = GAME.load(table("hire", players, persons=rats, turn=players, **what))
    last = state.actors[0]
    state.apply(last, "pass")
    return state


def offered(state: State, seat: int = 0, verb: str = "") -> set[str]:
    """What a seat may choose now, as notation; of one verb if it is named."""
    return {str(c) for c in state.choices(seat) if not verb or c.verb == verb}


def go(state: State, *choices: str, seat: int = 0) -> State:
    """Make choices that must all be on offer."""
    for choice in choices:
        assert seat in state.actors, f"{choice}: {state.actors} choose, not {seat}"
        assert choice in offered(state, seat), f"{choice} is not among {offered(state, seat)}"
        state.apply(seat, choice)
    return state


def refused(state: State, choice: str, clause: str, reason: str, seat: int = 0) -> None:
    """A choice is not on offer, is refused under a clause, and changes nothing."""
    before = state.dump()
    assert choice not in offered(state, seat)
    with pytest.raises(ratskeller.IllegalChoice) as caught:
        state.apply(seat, choice)
    assert (caught.value.clause, caught.value.reason) == (clause, reason)
    assert str(caught.value).startswith(f"{clause}: ")
    assert state.dump() == before


def seen(state: State, viewer: int | None = None) -> dict[str, Any]:
    """A view as plain data."""
    return state.view(viewer).data()


def of(state: State, seat: int = 0) -> dict[str, Any]:
    """What everybody sees of a seat."""
    data: dict[str, Any] = seen(state)["seats"][seat]
    return data


def prestige(state: State, seat: int = 0) -> int:
    value: int = of(state, seat)["prestige"]
    return value


def deciding(state: State) -> str:
    """The name of what is owed now."""
    assert state.decision is not None
    return state.decision.NAME


def listen(state: State) -> list[Event]:
    """The events from now on."""
    log = state.listener = EventLog()
    return log.events


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
