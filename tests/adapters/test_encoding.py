"""Observations: named places, seen from the viewer, and nothing a viewer does not know."""

from __future__ import annotations

from typing import Any

import pytest
from librt.strings import BytesWriter

import ratskeller
from ratskeller.kernel import NOBODY, Encoder, Rng
from tests.cases import Case, cases, walk
from tests.kernel.duel import duel

CASES = cases()
every_case = pytest.mark.parametrize("case", CASES, ids=str)


class Reader:
    """Reads an observation back by the names of its spans."""

    def __init__(self, encoder: Encoder, values: bytes) -> None:
        self.spans = {span.name: span for span in encoder.spans}
        self.values = values

    def __getitem__(self, name: str) -> list[int]:
        span = self.spans[name]
        return list(self.values[span.offset : span.offset + span.size])

    def rows(self, name: str, width: int) -> list[list[int]]:
        values = self[name]
        return [values[i : i + width] for i in range(0, len(values), width)]


def turned(values: list[Any], viewer: int) -> list[Any]:
    """A list by seat, counted from the viewer on."""
    return values[viewer:] + values[:viewer]


@every_case
def test_an_observation_changes_only_with_what_the_viewer_knows(case: Case) -> None:
    game = ratskeller.game(case.game)
    encoder = game.encoder(case.players)
    rng = Rng(3)
    different = 0
    for number, state in enumerate(walk(case, seed=5)):
        if number % 4:
            continue
        for viewer in (None, *range(case.players)):
            view = state.view(viewer)
            seen = encoder.values(view)
            assert len(seen) == encoder.size
            other = game.determinize(view, rng)
            assert encoder.values(other.view(viewer)) == seen
            different += other.dump() != state.dump()
    if case.game != "rattus":  # few tokens of Rattus are seen by one seat alone
        assert different


@every_case
def test_a_look_at_a_state_shows_what_a_view_of_its_own_holds(case: Case) -> None:
    """One encoder looks at two games through all eyes in turn: nothing of an earlier look stays."""
    encoder = ratskeller.game(case.game).encoder(case.players)
    shown = None
    for number, states in enumerate(zip(walk(case, seed=9), walk(case, seed=10), strict=False)):
        for viewer in (None, *range(case.players)):
            if (number + (viewer or 0)) % 3:
                continue
            for state in states:
                view = state.view(viewer)
                shown = shown or state.view(viewer)
                if shown.fills():
                    shown.look(state, viewer)
                    for column in state.game.columns.all():
                        if column.known != NOBODY:
                            assert column.write_view(shown) == column.write_view(view)
                if viewer is not None:
                    seen = BytesWriter()
                    encoder.observe(state, viewer, seen)
                    assert seen.getvalue() == encoder.values(view)


@every_case
def test_columns_told_by_hand_are_those_found_by_their_names(case: Case) -> None:
    encoder = ratskeller.game(case.game).encoder(case.players)
    to = encoder.writer
    for number, state in enumerate(walk(case, seed=12)):
        viewer = number % case.players
        told = []
        for tell in (type(encoder).tell, Encoder.tell):
            out = BytesWriter()
            out.write(encoder.blank)
            to.begin(viewer, out, 0)
            tell(encoder, state.view(viewer), to)
            told.append(out.getvalue())
        assert told[0] == told[1]
        assert any(told[0])


@every_case
def test_decisions_tell_the_numbers_of_their_fields(case: Case) -> None:
    for state in walk(case, seed=13):
        for decision in state.stack:
            for name in decision.FIELDS:
                assert decision.parameter(name) == getattr(decision, name)


@every_case
def test_spans_lie_side_by_side_and_numbers_stay_below_their_highest(case: Case) -> None:
    encoder = ratskeller.game(case.game).encoder(case.players)
    at = 0
    for span in encoder.spans:
        assert span.offset == at
        assert span.size > 0
        assert 1 <= span.high <= 255
        assert span.meaning
        at += span.size
    assert at == encoder.size == len(encoder.highest)
    assert len({span.name for span in encoder.spans}) == len(encoder.spans)
    highest = bytes(encoder.highest)
    *_, last = walk(case, seed=6)
    for number, state in enumerate(walk(case, seed=6)):
        if number % 5 == 0 or state is last:
            for viewer in range(case.players):
                values = encoder.values(state.view(viewer))
                over = [i for i, value in enumerate(values) if value > highest[i]]
                names = {s.name for s in encoder.spans for i in over if 0 <= i - s.offset < s.size}
                names = {name for name in names if not name.startswith("owed.")}
                assert names <= {"turns", "prestige", "evidence"}  # these have no end


@every_case
def test_the_frame_says_who_moves_and_what_is_owed(case: Case) -> None:
    encoder = ratskeller.game(case.game).encoder(case.players)
    for number, state in enumerate(walk(case, seed=7)):
        if number % 6:
            continue
        viewer = number // 6 % case.players
        seen = Reader(encoder, encoder.values(state.view(viewer)))
        owing = [int(seat in state.actors) for seat in range(case.players)]
        assert seen["to_move"] == turned(owing, viewer)
        assert seen["seat"] == [int(seat == viewer) for seat in range(case.players)]
        assert seen["over"] == [int(state.outcome is not None)]
        for decision in {d.NAME for d in state.stack}:
            lying = [d for d in state.stack if decision == d.NAME]
            assert seen[f"owed.{decision}"] == [len(lying)]
            for field in lying[-1].FIELDS:
                value = getattr(lying[-1], field)
                if field in ("seat", "player", "last"):
                    own = [int(seat == value) for seat in range(case.players)]
                    assert seen[f"owed.{decision}.{field}"] == turned(own, viewer)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rattus_by_its_names(players: int) -> None:
    case = Case("rattus", players, ())
    encoder = ratskeller.game("rattus").encoder(players)
    known = 0
    for number, state in enumerate(walk(case, seed=8)):
        viewer = number % players
        data = state.view(viewer).data()
        seen = Reader(encoder, encoder.values(state.view(viewer)))
        regions = list(data["tokens"].values())
        assert seen["stock"] == turned(data["stock"], viewer)
        assert seen["palace"] == turned(data["palace"], viewer)
        assert seen.rows("cubes", players) == [turned(c, viewer) for c in data["cubes"].values()]
        assert seen["tokens"] == [len(lying) for lying in regions]
        assert seen["supply"] == [data["supply"]]
        assert sum(seen["turned"]) == len(data["turned"])
        fronts = [t["front"] for lying in regions for t in lying]
        assert sum(seen["known"]) == sum(front is not None for front in fronts)
        limits = sorted(int(front[0]) for front in fronts if front)
        assert sorted(limit for limit in seen["limit"] if limit) == limits
        known += len(limits)
        where = seen.rows("token_at", len(regions))
        for place, lying in enumerate(regions):
            for token in lying:
                assert where[token["id"]][place] == 1
        held = [
            turned([int(h == s) for s in range(players)], viewer) for h in data["cards"].values()
        ]
        assert seen.rows("cards", players) == held
    assert known


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_notre_dame_by_its_names(players: int) -> None:
    from ratskeller.kernel.choice import Slot

    game = ratskeller.game("notre-dame")
    case = Case("notre-dame", players, (("hidden_prestige", True),))
    encoder = game.encoder(players)
    slots: dict[str, Slot] = {s.name: s for v in game.grammar.verbs.values() for s in v.slots}
    cards, persons = slots["card"].words, slots["person"].words
    hands = 0
    for number, state in enumerate(walk(case, seed=9)):
        viewer = number % players
        data = state.view(viewer).data()
        seats = turned(data["seats"], viewer)
        seen = Reader(encoder, encoder.values(state.view(viewer)))
        for name in ("coins", "own", "general", "rat"):
            assert seen[name] == [seat[name] for seat in seats]
        assert seen["prestige"] == [seat["prestige"] or 0 for seat in seats]
        assert seen["hidden"] == [int(seat["prestige"] is None) for seat in seats]
        assert seen.rows("markers", 8) == [list(seat["markers"].values()) for seat in seats]
        assert [p for p, bit in zip(persons, seen["open"], strict=True) if bit] == sorted(
            data["open"], key=persons.index
        )
        held = seen.rows("hand", players)
        for entry in data["hand"]:
            assert held[cards.index(entry["card"])][entry["owner"]] == 1
        assert sum(seen["hand"]) == len(data["hand"])
        hands += len(data["hand"])
        assert sum(seen["pick"]) == len(data["pick"])
        shown = [card for seat in data["seats"] for card in seat["cards"] if card]
        assert sum(seen["cards"]) == len(shown)
        assert sum(seen["taken"]) == sum(len(seat["messages"]) for seat in seats)
    assert hands


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_rose_by_its_names(players: int) -> None:
    case = Case("name-of-the-rose", players, ())
    encoder = ratskeller.game("name-of-the-rose").encoder(players)
    own = helped = 0
    for number, state in enumerate(walk(case, seed=10)):
        viewer = number % players
        data = state.view(viewer).data()
        seen = Reader(encoder, encoder.values(state.view(viewer)))
        monks = list(data["suspicion"])
        assert seen["suspicion"] == list(data["suspicion"].values())
        assert seen["evidence"] == list(data["evidence"].values())
        assert seen["clock"] == [data["clock"]]
        assert seen["hands"] == turned(data["hand_sizes"], viewer)
        assert sum(seen["hand"]) == len(data["hand"])
        assert sum(seen["discards"]) == len(data["discards"])
        assert sum(seen["row"]) == len(data["row"]["known"])
        assert sum(seen["time"]) == sum(len(tiles) for tiles in data["time"])
        assert sum(seen["tiles"]) == sum(len(b["tiles"]) for b in data["buildings"].values())
        for place, identity in enumerate(turned(data["identities"], viewer)):
            bits = seen.rows("identity", len(monks))[place]
            assert bits == [int(monk == identity) for monk in monks]
            own += identity is not None
        shown = [[int(m in seat) for m in monks] for seat in turned(data["shown"], viewer)]
        assert seen.rows("shown", len(monks)) == shown
        deeds = [list(seat.values()) for seat in turned(data["deeds"], viewer)]
        assert seen.rows("harm", len(monks)) == [[max(0, d) for d in seat] for seat in deeds]
        assert seen.rows("help", len(monks)) == [[max(0, -d) for d in seat] for seat in deeds]
        helped += any(seen["help"])
    assert own
    assert helped


def test_a_sealed_answer_is_seen_by_its_seat_alone() -> None:
    game = ratskeller.game("notre-dame")
    encoder = game.encoder(3)
    for state in walk(Case("notre-dame", 3, ()), seed=11):
        if len(state.actors) == 3:
            break
    choice = state.choices(0)[2]
    others = [encoder.values(state.view(seat)) for seat in (1, 2)]
    state.apply(0, choice)
    own = Reader(encoder, encoder.values(state.view(0)))
    assert own["answer"] == [(choice.code & 255) + 1, 0, 0, 0]
    for seat, before in zip((1, 2), others, strict=True):
        seen = Reader(encoder, encoder.values(state.view(seat)))
        assert seen["answer"] == [0, 0, 0, 0]
        assert seen["answered"] == turned([1, 0, 0], seat)
        changed = [i for i, (a, b) in enumerate(zip(before, seen.values, strict=True)) if a != b]
        spans = {s.name for s in encoder.spans for i in changed if 0 <= i - s.offset < s.size}
        assert spans == {"to_move", "answered"}


def test_a_game_without_an_encoding_says_so(tmp_path: Any) -> None:
    with pytest.raises(ratskeller.OptionError, match="duel has no encoding of its views"):
        duel(tmp_path).encoder(2)
