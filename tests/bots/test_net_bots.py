"""Bots that play by a net, here by nets with random weights: how they play, not how well."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import ratskeller
from ratskeller import _pure
from ratskeller.arena.plan import Plan
from ratskeller.bots.base import Budget
from ratskeller.bots.expert import ExpertBot
from ratskeller.bots.hard import HardBot
from ratskeller.bots.learners import ApprenticeBot, JourneymanBot
from ratskeller.bots.master import MasterBot, Shares
from ratskeller.bots.registry import NET_BOTS, bots, check_bot, make_bot
from ratskeller.cli import main
from ratskeller.evaluation import net as nets
from ratskeller.kernel import Game, Match, OptionError, RatskellerError, Rng
from tests.evaluation.nets import random_net

GAMES = [ratskeller.game(id) for id in ratskeller.game_ids()]


@pytest.fixture(autouse=True, scope="module")
def _nets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("nets")
    for game in GAMES:
        with_evaluator = game.id != "notre-dame"  # there are nets of both kinds
        (folder / f"{game.id}.npz").write_bytes(random_net(game, with_evaluator=with_evaluator))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(nets.VARIABLE, str(folder))
        yield


def middle(game: Game, players: int, choices: int = 40, seed: int = 4) -> Match:
    """A position in mid-game with more than one choice."""
    match, rng = Match(game, players, rng=seed), random.Random(seed)
    while True:
        seat = match.state.actors[0]
        legal = match.state.choices(seat)
        choices -= 1
        if choices < 0 and len(legal) > 2:
            return match
        match.apply(seat, rng.choice(legal))


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_levels_play_whole_games_with_all_players_and_options(game: Game) -> None:
    for players in game.players:
        for options in ({}, {o.name: o.values[-1] for o in game.options.values()}):
            specs = ["master:3", "expert", "journeyman", "apprentice", "master:2"][:players]
            match = Match(game, players, options, rng=players)
            seated = [make_bot(spec, game, seat) for seat, spec in enumerate(specs)]
            while match.state.outcome is None:
                seat = match.state.actors[0]
                choices = match.state.choices(seat)
                choice = seated[seat].choose(match.state.view(seat), choices)
                assert choice in choices
                match.apply(seat, choice)


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_iterations_and_a_seed_fix_the_choice_of_a_master(game: Game) -> None:
    state = middle(game, game.players[-1]).state
    seat = state.actors[0]
    view, choices = state.view(seat), state.choices(seat)
    found = [make_bot("master:60", game, 9).evaluate(view, choices) for _ in range(2)]
    first, again = ([(e.choice, e.win_share, e.visit_share) for e in one] for one in found)
    assert first == again
    assert {choice for choice, _, _ in first} == set(choices)
    assert all(0 <= share <= 1 for _, share, _ in first)
    assert sum(visits for _, _, visits in first) == pytest.approx(1)


def test_an_expert_takes_the_likeliest_choice() -> None:
    for game in GAMES:
        state = middle(game, 3).state
        seat = state.actors[0]
        view, choices = state.view(seat), state.choices(seat)
        bot = ExpertBot(game, 1)
        shares = bot.probabilities(view, choices)
        evaluations = bot.evaluate(view, choices)
        assert sum(shares) == pytest.approx(1)
        assert bot.choose(view, choices) == choices[shares.index(max(shares))]
        assert evaluations[0].choice == bot.choose(view, choices)
        assert [e.visit_share for e in evaluations] == sorted(shares, reverse=True)


def test_learners_prefer_what_the_net_prefers_but_err() -> None:
    game = ratskeller.game("notre-dame")
    state = middle(game, 3).state
    seat = state.actors[0]
    view, choices = state.view(seat), state.choices(seat)
    shares = ExpertBot(game, 1).probabilities(view, choices)
    best = choices[shares.index(max(shares))]
    hits = []
    for kind in (ApprenticeBot, JourneymanBot):
        bot = kind(game, 5)
        found = Counter(bot.choose(view, choices) for _ in range(600))
        assert len(found) > 1
        hits.append(found[best])
    assert 0 < hits[0] < hits[1] < 600


def test_a_master_keeps_its_time() -> None:
    game = ratskeller.game("notre-dame")
    state = middle(game, 4).state
    seat = state.actors[0]
    bot = MasterBot(game, 1, Budget(seconds=0.2))
    start = time.perf_counter()
    bot.choose(state.view(seat), state.choices(seat))
    assert time.perf_counter() - start < 2.0
    assert bot.iterations > 0
    default = MasterBot(game, 1).budget
    assert default is not None
    assert default.seconds == 1.0


@pytest.mark.skipif(not _pure.compiled(), reason="nothing is compiled")
def test_a_master_on_two_cores_adds_both_searches() -> None:
    game = ratskeller.game("rattus")
    state = middle(game, 2).state
    seat = state.actors[0]
    bot = MasterBot(game, 1, Budget(iterations=50, cores=2))
    bot.choose(state.view(seat), state.choices(seat))
    assert bot.iterations == 100


def test_without_a_net_these_bots_are_refused_and_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = ratskeller.game("rattus")
    assert set(NET_BOTS) <= set(bots(game))
    monkeypatch.setenv(nets.VARIABLE, str(tmp_path))
    assert not set(NET_BOTS) & set(bots(game))
    assert set(NET_BOTS) <= set(bots())
    for name in NET_BOTS:
        with pytest.raises(OptionError, match="cannot play rattus, which has no trained net"):
            check_bot(name, game)
    with pytest.raises(OptionError, match="no trained net"):
        Plan("rattus", 2, (), ("expert", "easy"), 1, 1).check()
    with pytest.raises(RatskellerError, match="no trained net"):
        ExpertBot(game)
    command = ["arena", "--game", "rattus", "--bots", "master:5,easy", "--games", "2"]
    assert main(command) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_damaged_weights_end_a_command_with_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "rattus.npz").write_bytes(random_net(GAMES[-1])[:5000])
    monkeypatch.setenv(nets.VARIABLE, str(tmp_path))
    assert main(["play", "rattus", "--players", "2", "--bots", "expert"]) == 2
    assert "is damaged or is not a net" in capsys.readouterr().err


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_mixed_search_without_the_net_is_that_of_hard(game: Game) -> None:
    """With both shares 0 the net changes nothing, except in whose hands the identities are."""
    match = middle(game, 3)
    seat = match.state.actors[0]
    view, choices = match.state.view(seat), match.state.choices(seat)
    budget = Budget(iterations=60)
    master = MasterBot(game, 5, budget, shares=Shares(0.0, 0.0)).evaluate(view, choices)
    assert [e.visit_share for e in master] != [0.0] * len(choices)
    if not game.evaluator().HIDDEN_IDENTITIES:
        hard = HardBot(game, 5, budget).evaluate(view, choices)
        assert [e.choice for e in master] == [e.choice for e in hard]
        shares = [e.win_share for e in hard]
        assert [e.win_share for e in master] == pytest.approx(shares, abs=1e-9)


@pytest.mark.unmeasured
def test_with_hidden_identities_a_heavy_policy_decides_and_a_light_one_does_not() -> None:
    """The search ranks by value and policy, so the two ends are those of `expert` and `hard`."""
    game = ratskeller.game("name-of-the-rose")
    match, rng = middle(game, 2), Rng(3)
    differing = 0
    for _ in range(60):
        seat = match.state.actors[0]
        view, choices = match.state.view(seat), match.state.choices(seat)
        if len(choices) > 1:
            chosen = ExpertBot(game).choose(view, choices)
            found = {}
            for weight in (0.0, 1000.0):
                master = MasterBot(game, 5, Budget(iterations=60), shares=Shares(0, 0, weight))
                found[weight] = master.evaluate(view, choices)[0].choice
            assert found[1000.0] == chosen
            differing += found[0.0] != chosen
        match.apply(seat, choices[rng.below(len(choices))])
        if match.state.outcome is not None:
            break
    assert differing > 3


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_mixed_search_plays_whole_games(game: Game) -> None:
    for players in (game.players[0], game.players[-1]):
        budget = Budget(iterations=3)
        seated = [MasterBot(game, s, budget, shares=Shares(0.5, 0.3, 0.1)) for s in range(players)]
        assert ratskeller.play(game, seated, rng=2).replay().outcome is not None
