"""Positions of Rattus for rule tests, and short words to play them.

`turn` lays out a board on which only what the test names exists: every other token that has
left its stack was turned up before. Tokens below the number of regions in play are those of
the set-up; the others came from the supply, so with four players tokens 12, 13, … may be any
of the fronts without a ring.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import pytest

import ratskeller
from ratskeller import CHANCE, State

GAME = ratskeller.game("rattus")

REGIONS = (
    "anglia", "gallia", "germania", "hispania", "hungaria", "italia", "polonia", "scandia",
    "bulgaria", "turcia", "russia", "tartaria",
)  # fmt: skip
IN_PLAY = {2: 8, 3: 10, 4: 12}
CARDS = ("peasant", "knight", "monk", "merchant", "witch", "king")
SUPPLY = {2: 29, 3: 31, 4: 37}

RINGS = [
    "1rk*", "2mwp*", "2mbc*", "3amrp*", "3amck*", "3amwb*",
    "4amr*", "4amkp*", "4ambc*", "5aaw*", "5aam*", "6aamr*",
]  # fmt: skip
PLAINS = [
    "1bc", "1rp", "1rw", "1bk",
    "2mbc", "2mrk", "2mwp", "2rwc", "2bkp",
    "3amrkp", "3mwbc", "3amr", "3amp", "3ack",
    "4amrp", "4abk", "4awc", "4mrbk", "4mwcp", "4ammr", "4amb", "4amc",
    "5amrp", "5ambk", "5amwc", "5aark", "5mmbp", "5mrwck", "5amrp", "5amw",
    "6aamr", "6aakp", "6aabc", "6amrwp", "6ambck", "6mmrbp", "6aamw",
]  # fmt: skip

Token = int | dict[str, Any]


def in_play(players: int) -> tuple[str, ...]:
    """The regions of the board with this number of players."""
    return REGIONS[: IN_PLAY[players]]


def known(token: int, front: str, *seats: int) -> dict[str, Any]:
    """A face-down token whose front these seats have seen."""
    return {"id": token, "front": front, "seen": list(seats)}


def laid_out(players: int) -> dict[str, list[Token]]:
    """The tokens as the set-up leaves them: one in each region."""
    return {region: [token] for token, region in enumerate(in_play(players))}


def position(
    players: int = 4,
    *,
    seat: int = 0,
    pawn: str = "italia",
    cubes: Mapping[str, Sequence[int]] | None = None,
    palace: Sequence[int] | None = None,
    tokens: Mapping[str, Sequence[Token]] | None = None,
    cards: Mapping[str, int] | None = None,
    supply: int | None = None,
    keep: Sequence[str] = (),
    options: Mapping[str, str | int] | None = None,
    total: int | None = None,
) -> dict[str, Any]:
    """A position at the beginning of a turn of `seat`.

    `keep` names fronts that must still be possible for tokens face down.
    """
    laid = IN_PLAY[players]
    total = SUPPLY[players] if total is None else total
    lying = {
        region: [t if isinstance(t, dict) else {"id": t, "front": None, "seen": []} for t in row]
        for region, row in (tokens or {}).items()
    }
    ids = {t["id"] for row in lying.values() for t in row}
    if supply is None:
        supply = total - max([laid - 1, *ids]) - 1 + laid
    taken = [t["front"] for row in lying.values() for t in row if t["front"]]
    drawn = laid + total - supply
    return {
        "game": "rattus",
        "version": GAME.version,
        "players": players,
        "options": dict(options or {}),
        "stack": [{"decision": "turn", "seat": seat, "taken": False, "placed": False, "used": []}],
        "answers": [None] * players,
        "outcome": None,
        "turns": 8,
        "reason": None,
        "pawn": pawn,
        "cards": {card: (cards or {}).get(card) for card in CARDS},
        "cubes": {r: list((cubes or {}).get(r, [0] * players)) for r in in_play(players)},
        "palace": list(palace or [0] * players),
        "supply": supply,
        "tokens": {r: lying.get(r, []) for r in in_play(players)},
        "turned": _turned(players, set(range(drawn)) - ids, taken, keep),
    }


def _turned(
    players: int, ids: set[int], taken: Iterable[str], keep: Sequence[str]
) -> list[dict[str, Any]]:
    """Fronts for the tokens that were turned up before, as the supply can have held them."""
    rings = list(RINGS)
    plains = list(PLAINS)
    for front in [*taken, *keep]:
        (rings if front in rings else plains).remove(front)
    out = []
    for token in sorted(ids):
        from_rings = token < IN_PLAY[players] or (players < 4 and bool(rings))
        out.append({"id": token, "front": rings.pop() if from_rings else plains.pop()})
    return out


def turn(players: int = 4, **what: Any) -> State:
    """A state at the beginning of a turn; see `position`."""
    return GAME.load(position(players, **what))


def offered(state: State, seat: int, verb: str = "") -> set[str]:
    """What a seat may choose now, as notation; of one verb if it is named."""
    return {str(c) for c in state.choices(seat) if not verb or c.verb == verb}


def go(state: State, seat: int, *choices: str) -> State:
    """Make choices that must all be on offer."""
    for choice in choices:
        assert state.actors == (seat,), f"{choice}: {state.actors} choose, not {seat}"
        assert choice in offered(state, seat), f"{choice} is not among {offered(state, seat)}"
        state.apply(seat, choice)
    return state


def fronts(state: State, *names: str) -> State:
    """Let chance draw these fronts."""
    for name in names:
        go(state, CHANCE, f"front:{name}")
    return state


def refused(state: State, seat: int, choice: str, clause: str, reason: str) -> None:
    """A choice is not on offer, is refused under a clause, and changes nothing."""
    before = state.dump()
    assert choice not in offered(state, seat)
    with pytest.raises(ratskeller.IllegalChoice) as caught:
        state.apply(seat, choice)
    assert (caught.value.clause, caught.value.reason) == (clause, reason)
    assert str(caught.value).startswith(f"{clause}: ")
    assert len(str(caught.value)) > len(clause) + 10
    assert state.dump() == before


def seen_by(state: State, viewer: int | None) -> dict[str, Any]:
    """A view as plain data."""
    return state.view(viewer).data()


def cubes(state: State, region: str) -> list[int]:
    """The cubes in a region, by seat."""
    counts: list[int] = seen_by(state, None)["cubes"][region]
    return counts


def stock(state: State) -> list[int]:
    """The cubes nobody has placed, by seat."""
    counts: list[int] = seen_by(state, None)["stock"]
    return counts


def tokens(state: State, region: str) -> list[int]:
    """The tokens in a region, in their order."""
    return [token["id"] for token in seen_by(state, None)["tokens"][region]]


def front_of(state: State, token: int, viewer: int | None) -> str | None:
    """What a viewer knows of the front of a token that lies on the board."""
    for lying in seen_by(state, viewer)["tokens"].values():
        for piece in lying:
            if piece["id"] == token:
                front: str | None = piece["front"]
                return front
    raise AssertionError(f"token {token} is not on the board")


def public(state: State, key: str) -> Any:
    """One entry of what everybody sees."""
    return seen_by(state, None)[key]


def deciding(state: State) -> str:
    """The name of what is owed now."""
    assert state.decision is not None
    return state.decision.NAME


def odds(state: State) -> dict[str, Fraction]:
    """The probability of each front that chance may draw now."""
    weights = {str(choice).removeprefix("front:"): w for choice, w in state.chances()}
    total = sum(weights.values())
    return {front: Fraction(int(weight), int(total)) for front, weight in weights.items()}
