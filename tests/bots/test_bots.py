"""Bots know what their view shows, answer legally, and answer the same when asked the same."""

from __future__ import annotations

import time

import pytest

import ratskeller
from ratskeller.bots.base import Budget, Evaluation
from ratskeller.bots.evaluate import Determinizer, Lookahead
from ratskeller.bots.explain import explain
from ratskeller.bots.hard import HardBot
from ratskeller.bots.registry import bots, make_bot
from ratskeller.bots.search import Search
from ratskeller.bots.shallow import EasyBot, MediumBot
from ratskeller.kernel import CHANCE, Game, Match, OptionError, Rng, State
from ratskeller.kernel.evaluation import Evaluator
from ratskeller.kernel.words import LANGUAGES, words_of
from tests.cases import LONG, Case, cases, walk

QUICK = ["random", "easy", "medium:40", "hard:8"]
every_case = pytest.mark.parametrize("case", cases(), ids=str)
every_bot = pytest.mark.parametrize("spec", QUICK)


def decisions(case: Case, seed: int, every: int) -> list[State]:
    """Some positions of a random game in which somebody has a real choice."""
    return [
        state.clone()
        for number, state in enumerate(walk(case, seed))
        if number % every == 0
        and state.actors
        and state.actors[0] != CHANCE
        and len(state.choices(state.actors[0])) > 1
    ]


@pytest.mark.unmeasured
@every_case
def test_bots_play_whole_games(case: Case) -> None:
    """Match.apply refuses what is not legal, so a finished game says all choices were."""
    game = ratskeller.game(case.game)
    specs = ["medium:30", "hard:3", "easy", "random", "hard:2"][: case.players]
    for turn in range(2):
        seated = [
            make_bot(specs[(seat + turn) % case.players], game, rng=10 * turn + seat)
            for seat in range(case.players)
        ]
        record = ratskeller.play(game, seated, dict(case.options), rng=turn)
        assert record.replay().outcome is not None


@pytest.mark.unmeasured
@every_bot
@every_case
def test_a_choice_depends_on_the_view_alone(case: Case, spec: str) -> None:
    """In every state that fits what the seat knows, the bot does the same."""
    game = ratskeller.game(case.game)
    rng = Rng(3)
    for number, state in enumerate(decisions(case, seed=5, every=23)):
        seat = state.actors[0]
        view = state.view(seat)
        other = game.determinize(view, rng)
        mine = make_bot(spec, game, rng=number).choose(view, state.choices(seat))
        again = make_bot(spec, game, rng=number).choose(other.view(seat), other.choices(seat))
        assert mine == again
        assert mine in state.choices(seat)


@pytest.mark.unmeasured
@every_bot
@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_the_same_seed_gives_the_same_game(name: str, spec: str) -> None:
    game = ratskeller.game(name)
    players = game.players[0]
    games = [
        ratskeller.play(game, [make_bot(spec, game, rng=s) for s in range(players)], rng=8)
        for _ in range(2)
    ]
    assert games[0].choices == games[1].choices


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_a_view_is_left_as_it_was(name: str) -> None:
    game = ratskeller.game(name)
    for state in decisions(Case(name, game.players[-1], ()), seed=2, every=31):
        seat = state.actors[0]
        view = state.view(seat)
        before = view.data()
        for spec in QUICK:
            make_bot(spec, game, rng=1).evaluate(view, state.choices(seat))
        assert view.data() == before
        assert state.view(seat).data() == before


@pytest.mark.unmeasured
@every_bot
def test_evaluations_cover_the_choices_and_speak_every_language(spec: str) -> None:
    for name in ratskeller.game_ids():
        game = ratskeller.game(name)
        state = decisions(Case(name, game.players[0], ()), seed=6, every=9)[3]
        seat = state.actors[0]
        evaluations = make_bot(spec, game, rng=2).evaluate(state.view(seat), state.choices(seat))
        assert {str(e.choice) for e in evaluations} == {str(c) for c in state.choices(seat)}
        assert all(0 <= e.win_share <= 1 and 0 <= e.visit_share <= 1 for e in evaluations)
        for language in LANGUAGES:
            lines = explain(evaluations, words_of(game, language))
            assert len(lines) == min(3, len(evaluations))
            assert all(lines)


def share_of_wins(game: Game, one: str, two: str, deals: int) -> float:
    won = 0.0
    for deal in range(deals):
        for seat in range(2):
            names = [one, two] if seat == 0 else [two, one]
            seated = [make_bot(n, game, rng=100 * deal + s) for s, n in enumerate(names)]
            outcome = ratskeller.play(game, seated, rng=deal).replay().outcome
            assert outcome is not None
            won += (seat in outcome.winners) / len(outcome.winners)
    return won / (2 * deals)


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_each_level_beats_the_one_below(name: str) -> None:
    game = ratskeller.game(name)
    assert share_of_wins(game, "easy", "random", 8) > 0.6
    assert share_of_wins(game, "medium", "random", 4) > 0.8


@pytest.mark.unmeasured
def test_medium_plays_its_turn_on_before_it_evaluates() -> None:
    """A medium bot that stops in the middle of its turn loses to one that does not."""
    game = ratskeller.game("notre-dame")
    won = 0
    for deal in range(10):
        hasty, steady = MediumBot(game, deal), MediumBot(game, deal + 50)
        hasty._lookahead.turn_steps = 0
        outcome = ratskeller.play(game, [hasty, steady], rng=deal).replay().outcome
        assert outcome is not None
        won += outcome.winners == (1,)
    assert won >= 7


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("name", "hard", "other", "deals"),
    [
        ("rattus", "hard:400" if LONG else "hard:100", "medium", 10 if LONG else 4),
        ("notre-dame", "hard:200" if LONG else "hard:50", "medium", 10 if LONG else 2),
        ("name-of-the-rose", "hard:60", "easy", 3 if LONG else 2),
    ],
)
def test_hard_beats_others(name: str, hard: str, other: str, deals: int) -> None:
    """A few quick games; docs/bots.md has the matches that tell how strong it is."""
    assert share_of_wins(ratskeller.game(name), hard, other, deals) > 0.5


@pytest.mark.unmeasured
def test_more_cores_search_more() -> None:
    game = ratskeller.game("rattus")
    match = Match(game, 2, rng=4)
    seat = match.state.actors[0]
    view, choices = match.state.view(seat), match.state.choices(seat)
    alone = HardBot(game, 1, Budget(iterations=60))
    double = HardBot(game, 1, Budget(iterations=60, cores=2))
    alone.evaluate(view, choices)
    evaluations = double.evaluate(view, choices)
    assert (alone.iterations, double.iterations) == (60, 120)
    assert double.choose(view, choices) in choices
    assert sum(e.visit_share for e in evaluations) == pytest.approx(1)


def test_seconds_are_kept() -> None:
    game = ratskeller.game("rattus")
    match = Match(game, 2, rng=4)
    seat = match.state.actors[0]
    start = time.perf_counter()
    make_bot("hard:0.05s", game, 1).choose(match.state.view(seat), match.state.choices(seat))
    assert 0.04 < time.perf_counter() - start < 1.0


def test_search_counts_every_iteration_once() -> None:
    game = ratskeller.game("rattus")
    state = decisions(Case("rattus", 3, ()), seed=1, every=11)[2]
    search = Search(game, state.view(state.actors[0]), game.evaluator(), Rng(1))
    search.run(200, 0.0)
    statistics = search.root_statistics()
    assert sum(visits for _, visits, _, _ in statistics) == 200
    assert all(0 <= value <= visits + 1 for _, visits, value, _ in statistics)


@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_every_position_can_be_evaluated(name: str) -> None:
    """Win shares sum up to one in every position, and the winner has the most at the end."""
    game = ratskeller.game(name)
    lookahead = Lookahead(game.evaluator(), Rng(1))
    for players in game.players:
        for number, state in enumerate(walk(Case(name, players, ()), seed=3)):
            if number % 5 and state.actors:
                continue
            lookahead.evaluate(state)
            total = sum(lookahead.values[seat] for seat in range(players))
            assert total == pytest.approx(1)
        assert state.outcome is not None
        assert all(lookahead.values[winner] > 0.3 for winner in state.outcome.winners)


def test_determinizations_fit_the_view() -> None:
    game = ratskeller.game("rattus")
    state = decisions(Case("rattus", 2, ()), seed=1, every=9)[1]
    seat = state.actors[0]
    determinizer = Determinizer(game, state.view(seat), game.evaluator(), Rng(2))
    assert all(determinizer.sample().view(seat) == state.view(seat) for _ in range(5))


def test_beliefs_sample_likelier_identities_more_often() -> None:
    """One monk has little evidence: with beliefs the other seat is mostly that monk."""
    game = ratskeller.game("name-of-the-rose")
    position = Match(game, 2, rng=6).state.dump()
    own = position["identities"][0]
    spared, *rest = [monk for monk in position["evidence"] if monk != own]
    position["evidence"] = {own: 20, spared: 8} | dict.fromkeys(rest, 20)
    view = game.load(position).view(0)

    def spared_of(use_beliefs: bool) -> int:
        count = 0
        for seed in range(20):
            determinizer = Determinizer(game, view, game.evaluator(), Rng(seed), use_beliefs)
            count += [determinizer.sample().dump()["identities"][1] for _ in range(5)].count(spared)
        return count

    assert spared_of(use_beliefs=True) > 80
    assert 5 < spared_of(use_beliefs=False) < 40


def test_memory_uses_what_each_seat_did() -> None:
    """Seat 1 helped one monk, seat 2 another; the position alone does not show it."""
    game = ratskeller.game("name-of-the-rose")
    position = Match(game, 3, rng=6).state.dump()
    own = position["identities"][0]
    first, second, *_ = [monk for monk in position["evidence"] if monk != own]
    position["deeds"][1] |= {first: -60, second: -30}
    position["deeds"][2] |= {first: -30, second: -60}
    view = game.load(position).view(0)

    def both_right(evaluator: Evaluator) -> int:
        determinizer = Determinizer(game, view, evaluator, Rng(1))
        return sum(
            determinizer.sample().dump()["identities"] == [own, first, second] for _ in range(100)
        )

    assert both_right(game.evaluator().with_memory()) > 30
    assert both_right(game.evaluator()) < 20


def test_memory_samples_identities_by_their_odds() -> None:
    """Two monks are equally likely for one seat: they are sampled equally often."""
    game = ratskeller.game("name-of-the-rose")
    position = Match(game, 2, rng=6).state.dump()
    own = position["identities"][0]
    one, other, *_ = [monk for monk in position["evidence"] if monk != own]
    position["deeds"][1] |= {one: -80, other: -80}
    view = game.load(position).view(0)
    determinizer = Determinizer(game, view, game.evaluator().with_memory(), Rng(3))
    drawn = [determinizer.sample().dump()["identities"][1] for _ in range(400)]
    assert 150 < drawn.count(one) < 230
    assert 150 < drawn.count(other) < 230


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_sampled_identities_fit_the_view(players: int) -> None:
    """No seat gets an identity it has shown, and sealed answers stay legal."""
    game = ratskeller.game("name-of-the-rose")
    for state in decisions(Case("name-of-the-rose", players, ()), seed=2, every=5):
        for seat in state.actors:
            view = state.view(seat)
            determinizer = Determinizer(game, view, game.evaluator().with_memory(), Rng(2))
            sampled = determinizer.sample()
            assert sampled.view(seat) == view
            assert game.violations(sampled) == []


def test_all_choices_of_a_joint_decision_meet_the_same_answers() -> None:
    game = ratskeller.game("name-of-the-rose")
    state = next(s for s in decisions(Case("name-of-the-rose", 3, ()), 4, 1) if len(s.actors) > 1)
    lookahead = Lookahead(game.evaluator(), Rng(1))
    lookahead.seal_others(state, 1)
    assert state.actors == (1,)
    shown = []
    for choice in state.choices(1):
        after = lookahead.successor(state, 1, choice.code).dump()
        shown.append([after["shown"][0], after["shown"][2]])
    assert len(shown) > 1
    assert all(one == shown[0] for one in shown)


@pytest.mark.unmeasured
@pytest.mark.parametrize("spec", ["easy", "medium:40", "hard:8"])
def test_bots_break_out_of_a_stalling_game(spec: str) -> None:
    """Rattus never ends while everybody moves the pawn to and fro between empty regions."""
    game = ratskeller.game("rattus")
    state = decisions(Case("rattus", 2, ()), seed=1, every=9)[1]
    seat = state.actors[0]
    position = state.dump()

    def different(turns: int) -> int:
        later = game.load(position | {"turns": turns})
        view, choices = later.view(seat), later.choices(seat)
        first = [make_bot(spec, game, rng=n).evaluate(view, choices)[0].choice for n in range(40)]
        taken = [make_bot(spec, game, rng=n).choose(view, choices) for n in range(40)]
        return sum(one != two for one, two in zip(first, taken, strict=True))

    assert different(int(position["turns"])) == 0
    assert different(400) > 4


def test_hard_simulates_the_candidates_of_a_round_equally_often() -> None:
    """Sequential halving: equal visits within a round, and the last two get the most."""
    game = ratskeller.game("rattus")
    state = next(
        s for s in decisions(Case("rattus", 2, ()), 3, 1) if len(s.choices(s.actors[0])) == 4
    )
    search = Search(game, state.view(state.actors[0]), game.evaluator(), Rng(1))
    search.run(160, 0.0)
    assert sorted(visits for _, visits, _, _ in search.root_statistics()) == [20, 20, 60, 60]


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("clever", "there is no bot 'clever'; expected random, easy, medium, hard, apprentice,"),
        ("hard:", "'' is not a valid budget"),
        ("hard:0", "'0' is not a valid budget"),
        ("hard:0s", "'0s' is not a valid budget"),
        ("hard:soon", "'soon' is not a valid budget"),
    ],
)
def test_wrong_names_and_budgets_are_refused(spec: str, words: str) -> None:
    with pytest.raises(OptionError) as refused:
        make_bot(spec, ratskeller.game("rattus"))
    assert words in str(refused.value)


def test_budgets_are_read() -> None:
    assert Budget.parse("2s*4").cores == 4
    assert Budget.parse("2s*4").seconds == 2.0
    assert Budget.parse("300*2").iterations == 300
    assert bots()[:4] == ["random", "easy", "medium", "hard"]
    assert isinstance(make_bot("easy", ratskeller.game("rattus")), EasyBot)
    assert isinstance(make_bot("medium", ratskeller.game("rattus")), MediumBot)
    assert "win_share=0.500" in repr(
        Evaluation(ratskeller.game("rattus").grammar.read("swap"), 0.5, 3.0, 1.0)
    )
