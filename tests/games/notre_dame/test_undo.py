"""Taking back: own choices until chance, a secret or another player came after them."""

import pytest

import ratskeller
from ratskeller import CHANCE, Match, State
from ratskeller.kernel import EventLog, Rng

from .positions import GAME, go, hire, play, seen, table


def at(state: State) -> Match:
    """A match that stands at this state."""
    match = Match(GAME, players=int(state.players), rng=1)
    match.state = state
    state.listener = EventLog(match.events)
    match.record.choices.clear()
    match.events.clear()
    return match


def test_nd_3_3_a_play_goes_back_step_by_step() -> None:
    match = at(play("notre-dame", seats={0: {"own": 0, "markers": {"bank": 1}}}))
    dumps = []
    for choice in ("play:notre-dame:0", "from:bank", "pay:2"):
        dumps.append(match.state.dump())
        match.apply(0, choice)
    assert not match.can_undo(1)
    while dumps:
        match.undo(0)
        assert match.state.dump() == dumps.pop()
    assert match.events == []


def test_nd_3_2_a_sealed_choice_can_be_taken_back() -> None:
    match = Match(GAME, players=3, rng=4)
    before = match.state.dump()
    match.apply(1, match.state.choices(1)[0])
    match.undo(1)
    assert match.state.dump() == before
    match.apply(1, match.state.choices(1)[1])
    assert not match.can_undo(0)


def test_nd_3_2_not_once_all_have_chosen() -> None:
    match = Match(GAME, players=3, rng=4)
    for seat in range(3):
        match.apply(seat, match.state.choices(seat)[0])
    for seat in range(3):
        with pytest.raises(ratskeller.UndoError):
            match.undo(seat)


def test_nd_10_7_what_a_spy_has_seen_cannot_be_unseen() -> None:
    match = at(hire("spy"))
    match.apply(0, "hire:spy")
    assert not match.can_undo(0)
    match.apply(1, "hire:spy")  # the order is fixed already, but now this seat saw it too
    assert not match.can_undo(1)


def test_nd_10_7_nor_a_person_that_only_a_spy_knew() -> None:
    """The gray person of the next round comes without a draw; a hire before it stands."""
    state = go(hire("spy", players=2), "hire:spy")
    while state.actors == (CHANCE,):
        state.apply(CHANCE, state.choices(CHANCE)[0])
    match = at(state)
    match.apply(1, "pass")
    assert len(seen(match.state)["open"]) == 3
    assert not match.can_undo(1)


def test_nd_11_1_nor_the_end_of_a_game_with_hidden_prestige() -> None:
    persons = ("minstrel", "monk", "lady-of-the-court")
    for hidden in (False, True):
        options = {"hidden_prestige": hidden}
        match = at(GAME.load(table("hire", 3, round=9, turn=3, persons=persons, options=options)))
        match.apply(2, "pass")
        assert match.can_undo(2) == (not hidden)


def test_nd_3_3_a_game_with_every_choice_taken_back_once_is_the_same_game() -> None:
    one, two = Match(GAME, 3, rng=6), Match(GAME, 3, rng=6)
    rng = Rng(6)
    while one.state.actors:
        seat = one.state.actors[0]
        choices = one.state.choices(seat)
        choice = choices[rng.below(len(choices))]
        one.apply(seat, choice)
        if seen(two.state)["phase"] == "play" and len(choices) > 1:
            saved = two.rng
            two.apply(seat, choice)
            if two.can_undo(seat):
                two.undo(seat)
                two.apply(seat, choice)
            assert two.rng is saved
        else:
            two.apply(seat, choice)
    assert one.record.data() == two.record.data()
