"""RA 7: what a viewer knows, as numbers at fixed places."""

from __future__ import annotations

from typing import Any, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from ratskeller.games.rattus.board import CARDS, FACES, REGIONS, ROOM, most_tokens
from ratskeller.games.rattus.columns import COLUMNS, in_play
from ratskeller.games.rattus.view import RattusView
from ratskeller.kernel import Encoder, Game
from ratskeller.kernel.column_writer import ColumnWriter, put


@final
class RattusEncoder(Encoder[RattusView]):
    """Regions in play in the order of the map; tokens by place and by number."""

    def __init__(self, game: Game[Any, Any], players: int) -> None:
        super().__init__(game, players)
        self.in_play = in_play(players)
        self.regions = vec[i64](self.in_play)
        self.numbered: i64 = most_tokens(players)
        many, tokens = len(self.in_play), int(self.numbered)
        cards, seats = list(range(len(CARDS))), list(range(players))
        names = ", ".join(REGIONS[region] for region in self.in_play)
        self.column(COLUMNS["turns"])
        self.last: i64 = self.span("last_round", 1, 1, "whether the game ends after this round")
        self.pawn: i64 = self.span("pawn", many, 1, f"where the pawn is: {names}", [self.in_play])
        self.columns(COLUMNS, "cubes", "stock", "palace", "holder", "tokens")
        self.known: i64 = self.by_place("known", 1, "fronts the viewer has seen")
        self.limit: i64 = self.by_place("limit", 6, "their limits")
        self.majority: i64 = self.by_place("majority", 2, "hits on the majority")
        self.everybody: i64 = self.by_place("everybody", 2, "hits on everybody")
        self.classes: i64 = self.by_place("classes", 1, f"hits on {', '.join(CARDS)}", cards)
        self.seen: i64 = self.by_place("seen", 1, "who has looked at the token", seats, " and seat")
        self.at: i64 = self.span(
            "token_at", tokens * many, 1,
            "where the token lies that a choice names by number, by token and region",
            [list(range(tokens)), self.in_play],
        )  # fmt: skip
        fronts = f"fronts turned up so far: {', '.join(FACES.ids)}"
        self.turned: i64 = self.span("turned", len(FACES.ids), 4, fronts)
        self.supply: i64 = self.span("supply", 1, tokens, "tokens left in the supply")

    def by_place(
        self, name: str, high: int, meaning: str, each: list[int] | None = None, by: str = ""
    ) -> int:
        """Add a span by region and place, and then by what else it has."""
        axes = [self.in_play, list(range(ROOM)), *([] if each is None else [each])]
        size = len(self.in_play) * ROOM * (1 if each is None else len(each))
        return self.span(name, size, high, f"{meaning}, by region and place{by}", axes)

    def tell(self, view: RattusView, to: ColumnWriter) -> None:
        public = view.public
        to.number(public.turns)
        to.columns(public.cubes, public.stock, public.palace, public.holder)
        to.column(public.tokens)

    def fill(self, view: RattusView, viewer: i64, out: BytesWriter, start: i64) -> None:
        public = view.public
        put(out, start + self.supply, public.supply)
        if public.reason >= 0:
            out[start + self.last] = 1
        for i in range(i64(len(self.regions))):
            if self.regions[i] == public.pawn:
                out[start + self.pawn + i] = 1
        self._tokens(view, viewer, out, start)

    def _tokens(self, view: RattusView, viewer: i64, out: BytesWriter, start: i64) -> None:
        """RA 7.1: where tokens lie, and the fronts the viewer has seen."""
        public = view.public
        tokens, slots, seen, fronts = public.tokens, public.slots, public.seen, view.face
        regions = self.regions
        many: i64 = len(regions)
        for i in range(many):
            first = regions[i] * ROOM
            for slot in range(tokens[regions[i]]):
                token = slots[first + slot]
                at = i * ROOM + slot
                out[start + self.at + token * many + i] = 1
                if seen[token] > 0:
                    self._seen_by(seen[token], viewer, out, start + self.seen + at * self.players)
                face = fronts[token]
                if face >= 0:
                    self._front(face, at, out, start)
        regions_of, turned = public.at, start + self.turned
        for token in range(public.drawn):  # all are counted, by 0 if they lie or are not known
            hidden = fronts[token] >> 62  # all bits, or none: branches cost more
            place = turned + (fronts[token] & ~hidden)
            count = out[place]
            out[place] = count + u8(regions_of[token] >> 62 & ~hidden & 1)

    def _seen_by(self, seats: i64, viewer: i64, out: BytesWriter, start: i64) -> None:
        """RA 4.4, 7.1: which seats have looked at a token."""
        seat: i64 = 0
        while seats > 0:
            if seats & 1:
                out[start + self.relative(seat, viewer)] = 1
            seats >>= 1
            seat += 1

    def _front(self, face: i64, at: i64, out: BytesWriter, start: i64) -> None:
        """RA 4.4: what the front at a place says."""
        out[start + self.known + at] = 1
        out[start + self.limit + at] = u8(FACES.limit[face])
        out[start + self.majority + at] = u8(FACES.majority[face])
        out[start + self.everybody + at] = u8(FACES.everybody[face])
        hits, place = FACES.hits[face], start + self.classes + at * len(CARDS)
        while hits > 0:
            if hits & 1:
                out[place] = 1
            hits >>= 1
            place += 1
