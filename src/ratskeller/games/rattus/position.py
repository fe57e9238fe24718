"""Positions of Rattus as plain data, written and read with every check."""

from __future__ import annotations

from typing import Any, Final

from ratskeller.games.rattus.board import CARDS, CUBES, FACES, REGIONS, ROOM
from ratskeller.games.rattus.classes import MerchantTo, WitchSwap
from ratskeller.games.rattus.fronts import Reveal
from ratskeller.games.rattus.plague import Spread, spread_size
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel.decision import Decision
from ratskeller.kernel.errors import PositionError
from ratskeller.kernel.game import Game
from ratskeller.kernel.outcome import Outcome
from ratskeller.kernel.position import expect, keys, listing, mapping, whole, word

KEYS: Final = {"turns", "reason", "pawn", "cards", "cubes", "palace", "supply", "tokens", "turned"}
REASONS: Final = ["supply-empty", "all-cubes-out", "both"]
#: What may lie at the bottom of the stack: anything else would leave the game without end.
GROUND: Final = ["start-player", "first-turn", "turn", "end-turn", "final-plague"]
POWERS: Final = ["turn", "reopen", "last-turn"]
#: What each decision may lie on.
BELOW: Final = {
    "start-pawn": ["start-player"],
    "settle": ["first-turn", "settle"],
    "after-spread": ["end-turn"],
    "plague": ["end-turn"],
    "window": ["end-turn"],
    "reopen": ["end-turn"],
    "knight": ["end-turn"],
    "devastate": ["end-turn"],
    "spread": ["after-spread", "plague"],
    "turn-order": ["devastate"],
    "strike": ["devastate", "final-plague"],
    "reveal": ["strike", "peek"],
    "monk": POWERS,
    "monk-to": POWERS,
    "merchant": POWERS,
    "merchant-to": POWERS,
    "witch": POWERS,
    "another-look": POWERS,
    "witch-again": POWERS,
    "witch-swap": POWERS,
    "king": POWERS,
    "peek": [*POWERS, "another-look", "witch-swap"],
    "last-turn": ["final-plague", "last-turn"],
    "last-powers": ["final-plague", "last-turn"],
}
#: What belongs to another seat than what lies below it.
OWN_SEAT: Final = ["settle", "last-turn", "last-powers"]


def write(s: RattusState) -> dict[str, Any]:
    """The whole position."""
    players = int(s.players)
    regions = [int(region) for region in s.board.regions]
    return {
        **s.game.frame(s),
        "turns": s.turns,
        "reason": s.reason or None,
        "pawn": None if s.pawn < 0 else REGIONS[s.pawn],
        "cards": {c: s.holder[i] if s.holder[i] >= 0 else None for i, c in enumerate(CARDS)},
        "cubes": {REGIONS[r]: [s.cubes_of(r, seat) for seat in range(players)] for r in regions},
        "palace": list(s.palace),
        "supply": s.supply,
        "tokens": {
            REGIONS[r]: [_token(s, s.slots[r * ROOM + i]) for i in range(s.tokens[r])]
            for r in regions
        },
        "turned": [
            {"id": token, "front": FACES.ids[s.face[token]]}
            for token in range(s.drawn)
            if s.at[token] < 0
        ],
    }


def _token(s: RattusState, token: int) -> dict[str, object]:
    face = s.face[token]
    return {
        "id": token,
        "front": None if face < 0 else FACES.ids[face],
        "seen": [seat for seat in range(s.players) if s.knows(seat, token)],
    }


def read(game: Game[Any, Any], s: RattusState, position: dict[str, Any]) -> RattusState:
    """Fill a fresh state from a position; refuse with the reason what cannot be."""
    frame = {"game", "version", "players", "options", "stack", "answers", "outcome"}
    keys({**dict.fromkeys(frame), **position}, frame | KEYS, "the position")
    s.turns = whole(position["turns"], 0, 100_000, "turns")
    if position["reason"] is not None:
        s.reason = REASONS[word(position["reason"], REASONS, "reason")]
    if position["pawn"] is not None:
        s.pawn = _region(s, position["pawn"], "pawn")
    _read_cards(s, position["cards"])
    _read_cubes(s, position)
    _read_tokens(s, position)
    game.read_stack(s, position)
    s.outcome = _read_outcome(s, position.get("outcome"))
    _check_stack(s)
    return s


def _region(s: RattusState, value: object, where: str) -> int:
    region = word(value, REGIONS, where)
    expect(
        s.board.has(region), f"{where}: {value} is not in play with {s.players} players (RA 1.2)"
    )
    return region


def _read_cards(s: RattusState, value: object) -> None:
    cards = mapping(value, "cards")
    keys(cards, set(CARDS), "cards")
    for i, card in enumerate(CARDS):
        if cards[card] is not None:
            s.holder[i] = whole(cards[card], 0, int(s.players) - 1, f"cards.{card}")


def _read_cubes(s: RattusState, position: dict[str, Any]) -> None:
    players = int(s.players)
    for name, entry in mapping(position["cubes"], "cubes").items():
        region = _region(s, name, "cubes")
        counts = listing(entry, f"cubes.{name}", players)
        for seat in range(players):
            s.cubes[region * players + seat] = whole(counts[seat], 0, CUBES, f"cubes.{name}")
    palace = listing(position["palace"], "palace", players)
    for seat in range(players):
        s.palace[seat] = whole(palace[seat], 0, CUBES, "palace")
        used = s.palace[seat] + sum(s.cubes_of(r, seat) for r in s.board.regions)
        expect(
            used <= CUBES, f"seat {seat} has {used} cubes on the board; there are {CUBES} (RA 1.1)"
        )
        s.stock[seat] = CUBES - used


def _read_tokens(s: RattusState, position: dict[str, Any]) -> None:
    total = int(s.supply)
    s.supply = whole(position["supply"], 0, total, "supply")
    s.drawn = s.board.starting + total - s.supply
    for name, entry in mapping(position["tokens"], "tokens").items():
        region = _region(s, name, "tokens")
        tokens = listing(entry, f"tokens.{name}")
        expect(len(tokens) <= ROOM, f"{name} has {len(tokens)} tokens; {ROOM} at most (RA 4.2)")
        for item in tokens:
            token = mapping(item, f"tokens.{name}")
            keys(token, {"id", "front", "seen"}, f"a token in {name}")
            number = _number(s, token["id"])
            s.lay(number, region)
            for seat in listing(token["seen"], "seen"):
                s.seen[number] |= 1 << whole(seat, 0, int(s.players) - 1, "seen")
            known = token["front"] is not None
            expect(
                known == (s.seen[number] > 0),
                f"token {number}: a front is drawn when somebody sees it, not before (RA 7.3)",
            )
            if known:
                _front(s, number, token["front"])
    turned = listing(position["turned"], "turned")
    for item in turned:
        token = mapping(item, "turned")
        keys(token, {"id", "front"}, "a turned token")
        number = _number(s, token["id"])
        _front(s, number, token["front"])
    there = len(turned) + sum(s.tokens[r] for r in s.board.regions)
    expect(
        there == s.drawn,
        f"{there} tokens lie on the board or were turned; a supply of {s.supply} makes it {s.drawn}"
        " (RA 2.2)",
    )


def _number(s: RattusState, value: object) -> int:
    number = whole(value, 0, int(s.drawn) - 1, "token id")
    expect(s.at[number] < 0 and s.face[number] < 0, f"token {number} is there twice")
    return number


def _front(s: RattusState, token: int, value: object) -> None:
    face = word(value, FACES.ids, f"front of token {token}")
    expect(s.unseen[face] > 0, f"front {value} is there more often than in the game (RA 1.5)")
    ring = face < FACES.ringed
    if s.from_supply(token):
        expect(
            s.supply_rings > 0 if ring else s.supply_rings < s.supply_unseen,
            f"token {token} came from the supply, which cannot have held {value} (RA 2.2)",
        )
    else:
        expect(ring, f"token {token} was laid out at the start; {value} has no ring (RA 2.1)")
    s.reveal(token, face)


def _read_outcome(s: RattusState, value: object) -> Outcome | None:
    if value is None:
        return None
    players = int(s.players)
    data = mapping(value, "outcome")
    keys(data, {"places", "scores", "reason", "tiebreak"}, "outcome")
    scores = [int(s.on_board(seat)) for seat in range(players)]
    expect(data["scores"] == scores, f"outcome: the cubes on the board score {scores} (RA 6.4)")
    places: list[list[int]] = []
    for group in listing(data["places"], "outcome.places", players):
        (seat,) = listing(group, "outcome.places", 1)
        places.append([whole(seat, 0, players - 1, "outcome.places")])
    order = [group[0] for group in places]
    expect(sorted(order) == list(range(players)), "outcome.places: every seat has one place")
    expect(
        all(scores[order[i]] >= scores[order[i + 1]] for i in range(players - 1)),
        "outcome.places: more cubes make a better place (RA 6.4)",
    )
    expect(data["reason"] == s.reason, "outcome: its reason is another than the position's")
    tiebreak = "turn-order" if len(set(scores)) < players else None
    expect(data["tiebreak"] == tiebreak, f"outcome: these scores make tiebreak {tiebreak!r}")
    return Outcome(places, scores, s.reason, tiebreak)


def _check_stack(s: RattusState) -> None:
    expect((s.outcome is None) == bool(s.stack), "a game has a stack or an outcome")
    ending = not s.stack or s.stack[0].NAME == "final-plague"
    expect(
        ending == (s.reason != ""),
        "the last round and the end have a reason, what comes before has none (RA 6.1)",
    )
    expect(
        not ending or (s.supply == 0) == (s.reason != "all-cubes-out"),
        f"a supply of {s.supply} does not fit the reason {s.reason} (RA 6.1)",
    )
    if not s.stack:
        return
    names = [decision.NAME for decision in s.stack]
    expect(names[0] in GROUND, f"the stack must begin with one of {', '.join(GROUND)}")
    expect(s.pawn >= 0 or names[-1] == "start-pawn", "the pawn stands nowhere (RA 2.3)")
    for i in range(1, len(names)):
        _check_pair(s.stack[i - 1], s.stack[i])
    for decision in s.stack:
        _check_decision(s, decision)
    top = s.stack[-1]
    expect(len(s.choices(top.seat)) > 0, f"{top.NAME}: there is nothing to choose")


def _check_pair(below: Decision[Any], above: Decision[Any]) -> None:
    allowed = BELOW.get(above.NAME, [])
    expect(below.NAME in allowed, f"the stack has {above.NAME} on {below.NAME}")
    if above.NAME not in OWN_SEAT:
        who = _who(above)
        expect(
            who < 0 or _who(below) in (-1, who),
            f"the stack has {above.NAME} of seat {who} on {below.NAME} of seat {_who(below)}",
        )
    if above.NAME == "reveal":
        expect(
            getattr(above, "token", None) == getattr(below, "token", None),
            f"reveal and {below.NAME} speak of two tokens",
        )


def _who(decision: Decision[Any]) -> int:
    """The seat whose decision or step it is, -1 if it is nobody's."""
    return int(getattr(decision, "player", decision.seat if decision.seat >= 0 else -1))


def _check_decision(s: RattusState, decision: Decision[Any]) -> None:
    name = decision.NAME
    for field in ("token", "first", "second"):
        token = getattr(decision, field, None)
        if token is not None and (token >= s.drawn or s.at[token] < 0):
            raise PositionError(f"{name}: token {token} is not on the board")
    if isinstance(decision, MerchantTo):
        expect(
            s.cubes_of(decision.source, decision.seat) > 0,
            f"{name}: seat {decision.seat} has no cube in {REGIONS[decision.source]}",
        )
    elif isinstance(decision, WitchSwap):
        expect(
            s.at[decision.first] != s.at[decision.second],
            f"{name}: two tokens are exchanged between different regions (RA 5.5)",
        )
    elif isinstance(decision, Spread):
        expect(
            decision.size == spread_size(s),
            f"{name}: {spread_size(s)} tokens are placed from here, not {decision.size} (RA 4.1)",
        )
    elif isinstance(decision, Reveal):
        expect(s.face[decision.token] < 0, f"{name}: token {decision.token} was seen (RA 7.3)")
