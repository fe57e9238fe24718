"""RA 7: what a seat or a spectator knows, and the states that fit it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.rattus.board import BOARDS, CARDS, FACES, REGIONS, ROOM
from ratskeller.games.rattus.derived import derived
from ratskeller.games.rattus.fronts import Reveal
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import Offers
from ratskeller.kernel.game import Game
from ratskeller.kernel.view import View


class RattusView(View):
    """Everything public, and the fronts this viewer has seen (RA 7.1)."""

    def __init__(self, state: RattusState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        self.turns: i64 = 0
        self.reason = ""
        self.pawn: i64 = -1
        self.cubes = vec[i64]()
        self.stock = vec[i64]()
        self.palace = vec[i64]()
        self.holder = vec[i64]()
        self.tokens = vec[i64]()
        self.slots = vec[i64]()
        self.at = vec[i64]()
        self.seen = vec[i64]()
        self.face = vec[i64]()  # -1 where the viewer does not know the front
        self.supply: i64 = 0
        self.drawn: i64 = 0

    def data(self) -> dict[str, Any]:
        players = int(self.players)
        regions: dict[str, object] = {}
        for region in BOARDS[players].regions:
            regions[REGIONS[region]] = {
                "cubes": [self.cubes[region * players + seat] for seat in range(players)],
                "tokens": [
                    self._token(self.slots[region * ROOM + i]) for i in range(self.tokens[region])
                ],
            }
        return {
            **self.frame(),
            "turns": self.turns,
            "reason": self.reason or None,
            "pawn": None if self.pawn < 0 else REGIONS[self.pawn],
            "regions": regions,
            "palace": list(self.palace),
            "stock": list(self.stock),
            "cards": {
                c: self.holder[i] if self.holder[i] >= 0 else None for i, c in enumerate(CARDS)
            },
            "supply": self.supply,
            "turned": [
                FACES.ids[self.face[token]] for token in range(self.drawn) if self.at[token] < 0
            ],
            **derived(self),
        }

    def _token(self, token: i64) -> dict[str, object]:
        face = self.face[token]
        return {
            "id": token,
            "front": None if face < 0 else FACES.ids[face],
            "seen": [seat for seat in range(self.players) if self.seen[token] >> seat & 1],
        }


def view_of(s: RattusState, viewer: int | None) -> RattusView:
    """RA 7.1: fill a view, field by field."""
    view = RattusView(s, viewer)
    view.turns = s.turns
    view.reason = s.reason
    view.pawn = s.pawn
    view.cubes = s.cubes[:]
    view.stock = s.stock[:]
    view.palace = s.palace[:]
    view.holder = s.holder[:]
    view.tokens = s.tokens[:]
    view.slots = s.slots[:]
    view.at = s.at[:]
    view.seen = s.seen[:]
    view.supply = s.supply
    view.drawn = s.drawn
    face = vec[i64]([-1] * len(s.face))
    for token in range(s.drawn):
        turned_up = s.at[token] < 0
        if turned_up or (viewer is not None and s.knows(viewer, token)):
            face[token] = s.face[token]
    view.face = face
    return view


def determinize(game: Game[Any, Any], view: RattusView, rng: Rng) -> RattusState:
    """RA 7.1, 7.3: a state in which the fronts only others have seen are drawn anew."""
    s = RattusState(game, view.players, view.options).initial()
    s.stack = view.stack[:]
    s.outcome = view.outcome
    s.turns = view.turns
    s.reason = view.reason
    s.pawn = view.pawn
    s.cubes = view.cubes[:]
    s.stock = view.stock[:]
    s.palace = view.palace[:]
    s.holder = view.holder[:]
    s.tokens = view.tokens[:]
    s.slots = view.slots[:]
    s.at = view.at[:]
    s.seen = view.seen[:]
    s.supply = view.supply
    s.drawn = view.drawn
    for token in range(view.drawn):
        if view.face[token] >= 0:
            s.reveal(token, view.face[token])
    out = Offers()
    for token in range(view.drawn):
        if s.seen[token] and s.face[token] < 0:
            s.reveal(token, Reveal(token).draw(s, rng, out) & 255)
    return s
