"""RA 7: what a viewer knows, as numbers at fixed places."""

from __future__ import annotations

from typing import Any

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.rattus.board import BOARDS, CARDS, FACES, REGIONS, ROOM, most_tokens
from ratskeller.games.rattus.columns import COLUMNS
from ratskeller.games.rattus.view import RattusView
from ratskeller.kernel.encoding import Encoder, more, put
from ratskeller.kernel.game import Game


class RattusEncoder(Encoder[RattusView]):
    """Regions in play in the order of the map; tokens by place and by number."""

    def __init__(self, game: Game[Any, Any], players: int) -> None:
        super().__init__(game, players)
        self.board = BOARDS[players]
        regions = [REGIONS[region] for region in self.board.regions]
        self.regions: i64 = len(regions)
        place = {region: i for i, region in enumerate(self.board.regions)}
        self.place = vec[i64]([place.get(r, -1) for r in range(len(REGIONS))])
        many, names = int(self.regions), ", ".join(regions)
        numbers = [int(region) for region in self.board.regions]
        slots, classes, seats = list(range(ROOM)), list(range(len(CARDS))), list(range(players))
        self.column(COLUMNS["turns"])
        self.last: i64 = self.span("last_round", 1, 1, "whether the game ends after this round")
        self.pawn: i64 = self.span("pawn", many, 1, f"where the pawn is: {names}", [numbers])
        self.columns(COLUMNS, "cubes", "stock", "palace", "holder", "tokens")
        places, here, at = many * ROOM, "by region and place", [numbers, slots]
        self.known: i64 = self.span("known", places, 1, f"fronts the viewer has seen, {here}", at)
        self.limit: i64 = self.span("limit", places, 6, f"their limits, {here}", at)
        self.majority: i64 = self.span("majority", places, 2, f"hits on the majority, {here}", at)
        self.everybody: i64 = self.span("everybody", places, 2, f"hits on everybody, {here}", at)
        self.classes: i64 = self.span(
            "classes", places * len(CARDS), 1, f"hits on {', '.join(CARDS)}, {here}", [*at, classes]
        )
        self.seen: i64 = self.span(
            "seen", places * players, 1, f"who has looked at the token, {here} and seat",
            [*at, seats],
        )  # fmt: skip
        self.numbered: i64 = most_tokens(players)
        self.at: i64 = self.span(
            "token_at", int(self.numbered) * many, 1,
            "where the token lies that a choice names by number, by token and region",
            [list(range(int(self.numbered))), numbers],
        )  # fmt: skip
        self.turned: i64 = self.span(
            "turned", len(FACES.ids), 4, f"fronts turned up so far: {', '.join(FACES.ids)}"
        )
        self.supply: i64 = self.span("supply", 1, int(self.numbered), "tokens left in the supply")

    def fill(self, view: RattusView, viewer: i64, out: BytesWriter, start: i64) -> None:
        public = view.public
        put(out, start + self.supply, public.supply)
        if public.reason >= 0:
            out[start + self.last] = 1
        if public.pawn >= 0:
            out[start + self.pawn + self.place[public.pawn]] = 1
        self._tokens(view, viewer, out, start)

    def _tokens(self, view: RattusView, viewer: i64, out: BytesWriter, start: i64) -> None:
        """RA 7.1: where tokens lie, and the fronts the viewer has seen."""
        public = view.public
        for i in range(self.regions):
            region = self.board.regions[i]
            for slot in range(public.tokens[region]):
                token = public.slots[region * ROOM + slot]
                at = i * ROOM + slot
                out[start + self.at + token * self.regions + i] = 1
                for seat in range(self.players):
                    if public.seen[token] >> seat & 1:
                        place = at * self.players + self.relative(seat, viewer)
                        out[start + self.seen + place] = 1
                face = view.face[token]
                if face < 0:
                    continue
                out[start + self.known + at] = 1
                put(out, start + self.limit + at, FACES.limit[face])
                put(out, start + self.majority + at, FACES.majority[face])
                put(out, start + self.everybody + at, FACES.everybody[face])
                for card in range(i64(len(CARDS))):
                    if FACES.classes[face * len(CARDS) + card] > 0:
                        out[start + self.classes + at * len(CARDS) + card] = 1
        for token in range(public.drawn):
            if public.at[token] < 0 and view.face[token] >= 0:
                more(out, start + self.turned + view.face[token])
