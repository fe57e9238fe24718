"""NR 1 and 2: what there is and how it is set up."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ratskeller import CHANCE, OptionError, Rng, State
from ratskeller.games.name_of_the_rose import components
from ratskeller.kernel import Chance, Offers
from ratskeller.kernel.words import LANGUAGES, words_of
from tests.games.name_of_the_rose.positions import (
    BUILDINGS,
    EVENTS,
    FIGURES,
    GAME,
    MONKS,
    deciding,
    draw,
    evidence,
    go,
    listened,
    offered,
    suspicion,
    turn,
)


def data(name: str) -> dict[str, Any]:
    with (Path(components.__file__).parent / "data" / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


def fresh(players: int, seed: int = 1) -> State:
    """A new game, drawn up to the first turn."""
    state = GAME.new(players)
    rng = Rng(seed)
    while state.actors == (CHANCE,):
        top = state.stack[-1]
        assert isinstance(top, Chance)
        state.advance(CHANCE, top.draw(state, rng, Offers()))
    return listened(state)


def test_nr_1_1_two_to_five_players_and_all_eight_figures() -> None:
    for players in (1, 6):
        with pytest.raises(OptionError):
            GAME.new(players)
    for players in (2, 3, 4, 5):
        assert None not in fresh(players).dump()["figures"].values()


def test_nr_1_2_fourteen_buildings_all_within_reach() -> None:
    assert components.BUILDINGS == BUILDINGS
    assert len(set(data("abbey")["buildings"].values())) == 14
    state = turn(hands={0: ["red-1", "red-2", "red-3"]})
    go(state, 0, "play:red-1")
    assert len(offered(state, 0)) == 13


def test_nr_1_3_sixty_cards() -> None:
    cards = Counter(dict(zip(components.CARDS.ids, components.CARDS.copies, strict=True)))
    assert sum(cards.values()) == 60
    for building in BUILDINGS:
        assert sum(n for card, n in cards.items() if card.rpartition("-")[0] == building) == 2
    for monk in MONKS:
        assert sorted(c for c in cards if c.startswith(monk)) == [
            f"{monk}-{n}" for n in (1, 2, 3, 4)
        ]
    assert cards["william-adson"] == 8
    assert data("cards")["companions"] == {"copies": 8, "william": 5, "adson": 0}
    assert data("cards")["provenance"] == "reconstructed"


def test_nr_1_3_a_pair_card_costs_five_for_william_and_nothing_for_adson() -> None:
    for figure, clock in (("william", 5), ("adson", 0)):
        state = turn(hands={0: ["william-adson", "red-1", "red-2"]})
        draw(go(state, 0, "play:william-adson", f"move:{figure}", "go:garden"))
        assert state.dump()["clock"] == clock


def test_nr_1_4_forty_two_tiles() -> None:
    tiles = Counter(dict(zip(components.TILES.ids, components.TILES.copies, strict=True)))
    assert sum(tiles.values()) == 42
    for monk in MONKS:
        values = sorted(int(t.split("-")[1]) for t in tiles.elements() if t.startswith(monk))
        assert values == [2, 3, 3, 4, 5, 5, 6]
    assert data("tiles")["provenance"] == "reconstructed"


def test_nr_1_5_fourteen_events_each_with_its_clause() -> None:
    assert components.EVENTS == EVENTS
    assert list(data("events")["events"].values()) == [f"NR 6.{n}" for n in range(1, 15)]


def test_numbers_in_the_code_are_those_of_the_data() -> None:
    numbers = data("numbers")
    assert numbers["hand"] == components.HAND
    assert numbers["room"] == components.ROOM
    assert numbers["hours"] == components.HOURS
    assert numbers["days"] == components.DAYS
    assert numbers["most_suspicion"] == components.MOST_SUSPICION
    assert components.FIGURES == FIGURES
    assert components.FIGURES[components.WILLIAM] == "william"
    assert components.FIGURES[components.ADSON] == "adson"
    assert components.BUILDINGS[components.LIBRARY] == "library"
    assert components.BUILDINGS[components.CHURCH] == "church"
    assert len(components.BUILDINGS) == components.PLACES


def test_nr_2_1_an_event_a_day_never_twice() -> None:
    state = turn(day=4, event="talk", clock=23, hands={0: ["garden-2", "red-2", "red-3"]})
    go(state, 0, "play:garden-2", "move:william", "~draw:red-1")
    assert deciding(state) == "day-event"
    fresh_ones = offered(state, CHANCE)
    assert fresh_ones == [f"event:{e}" for e in EVENTS if e not in state.dump()["events"]]
    assert len(fresh_ones) == 10
    draw(state)
    assert len(set(state.dump()["events"])) == 5


def test_nr_2_2_tracks_and_clock() -> None:
    state = fresh(3)
    assert suspicion(state) == [10] * 6
    assert evidence(state) == [5] * 6
    assert state.dump()["clock"] == 0


def test_nr_2_3_eight_figures_in_eight_buildings() -> None:
    for seed in range(5):
        assert len(set(fresh(4, seed).dump()["figures"].values())) == 8
    state = GAME.new(2)
    assert len(state.choices(CHANCE)) == 14
    state.apply(CHANCE, "stand:red:church")
    assert "stand:blue:church" not in state.choices(CHANCE)
    assert len(state.choices(CHANCE)) == 13


def test_nr_2_4_two_tiles_each_and_fourteen_in_the_row() -> None:
    state = fresh(5)
    assert all(len(tiles) == 2 for tiles in state.dump()["tiles"].values())
    assert state.dump()["row"] == {"unseen": 14, "known": []}


def test_nr_2_5_three_cards_and_an_identity_of_ones_own() -> None:
    for players in (2, 3, 4, 5):
        state = fresh(players)
        assert [len(hand) for hand in state.dump()["hands"]] == [3] * players
        assert len(set(state.dump()["identities"])) == players
        assert state.dump()["shown"] == [[]] * players


def test_nr_2_6_any_seat_may_begin() -> None:
    first = {fresh(3, seed).actors[0] for seed in range(30)}
    assert first == {0, 1, 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_data_has_a_name(language: str) -> None:
    words = words_of(GAME, language)
    keys = [f"building-{b}" for b in BUILDINGS] + [f"board-{b}" for b in BUILDINGS]
    keys += [f"monk-{m}" for m in MONKS] + [f"letter-{f}" for f in FIGURES]
    keys += [f"figure-{f}" for f in FIGURES]
    keys += [f"card-{card}" for card in components.CARDS.ids]
    keys += [f"tile-{tile}" for tile in components.TILES.ids]
    keys += [f"happening-{e}{part}" for e in EVENTS for part in ("", "-text")]
    assert all(words(key) for key in keys)
    assert len({words(f"letter-{f}") for f in FIGURES}) == len(FIGURES)
