"""Nets without a framework: C and NumPy agree bit for bit, and bad weights are refused."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.strings import BytesWriter

import ratskeller
from ratskeller import _pure
from ratskeller.adapters.actions import ActionSpace
from ratskeller.bots.random import RandomBot
from ratskeller.evaluation import net as nets
from ratskeller.evaluation.net import game_net, has_net, net_of
from ratskeller.evaluation.policy_value import PolicyValue, exponential, tanh
from ratskeller.evaluation.quantise import packed, quantised
from ratskeller.evaluation.reference import ReferenceNet
from ratskeller.evaluation.weights import WeightsError, load_weights, read_weights
from ratskeller.kernel import Game, Match, RatskellerError
from ratskeller.kernel.decision import Offers
from ratskeller.kernel.net_inputs import BEST, WORST, NetInputs
from tests.evaluation.nets import meta_of, random_floats, random_net

GAMES = [ratskeller.game(id) for id in ratskeller.game_ids()]


def positions(
    game: Game, players: int, seed: int = 3, with_evaluator: bool = False
) -> Iterator[tuple[bytes, list[int]]]:
    """Observations and legal actions of a random game."""
    match, rng = Match(game, players, rng=seed), random.Random(seed)
    eyes, space = PolicyValue(None, game, players, 1.0, with_evaluator), ActionSpace(game, players)
    while match.state.outcome is None:
        seat = match.state.actors[0]
        choices = match.state.choices(seat)
        yield eyes.observe(match.state.view(seat)), [space.number(c) for c in choices]
        match.apply(seat, rng.choice(choices))


@pytest.mark.skipif(not _pure.compiled(), reason="nothing is compiled")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("with_evaluator", [False, True], ids=["alone", "with evaluator"])
def test_c_and_numpy_agree_bit_for_bit(game: Game, with_evaluator: bool) -> None:
    weights = read_weights(random_net(game, with_evaluator=with_evaluator), "a net")
    compiled, reference = net_of(weights), ReferenceNet(weights)
    assert type(compiled).__module__ == "ratskeller.evaluation._inference"
    for players in game.players:
        for observation, actions in list(positions(game, players, with_evaluator=with_evaluator))[
            :60
        ]:
            actions += [
                len(weights.layout.rows[players])
            ] * with_evaluator  # how much the marks count
            found = compiled.evaluate(players, observation, actions)
            assert found == reference.evaluate(players, observation, actions)
            assert len(found) == players + len(actions)
            belief = compiled.belief(players, observation)
            assert belief == reference.belief(players, observation)
            classes = weights.layout.classes
            assert len(belief) == players * classes
            for seat in range(players if classes else 0):
                assert abs(sum(belief[seat * classes : (seat + 1) * classes]) - 1) < 1e-12


def forward(
    floats: dict[str, Any], layout: Any, players: int, observation: bytes
) -> tuple[Any, Any]:
    """The net as it is trained: no number is rounded."""
    seen = np.zeros(layout.inputs)
    seen[layout.columns[players]] = np.frombuffer(observation, np.uint8)
    hidden = np.maximum(seen @ floats["w1"] + floats["b1"], 0)
    if layout.classes:
        odds = np.exp((floats["belief_w"] @ hidden + floats["belief_b"]).reshape(layout.seats, -1))
        hidden = np.concatenate([hidden, (odds / odds.sum(1, keepdims=True)).ravel()])
    for layer in "23":
        hidden = np.maximum(floats[f"w{layer}"] @ hidden + floats[f"b{layer}"], 0)
    logits = floats["policy_w"] @ hidden + floats["policy_b"]
    values = floats["value_w"] @ hidden + floats["value_b"]
    return logits[layout.rows[players]], values[:players]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_eight_bits_cost_little(game: Game) -> None:
    floats = random_floats(game)
    weights = read_weights(packed(floats, meta_of(game)), "a net")
    net, players = net_of(weights), game.players[-1]
    errors, spreads = [], []
    for observation, actions in list(positions(game, players))[:60]:
        logits, values = forward(floats, weights.layout, players, observation)
        found = np.array(net.evaluate(players, observation, actions))
        exact = np.concatenate([values, logits[actions]])
        errors.append(np.abs(found - exact).max())
        spreads.append(np.ptp(logits))
    assert max(errors) < 0.05 * np.mean(spreads)


def changed(data: bytes, **meta: Any) -> bytes:
    """A net with other words about it, or without some of its arrays."""
    with np.load(io.BytesIO(data)) as file:
        arrays = {name: file[name] for name in file.files}
    about = json.loads(arrays["meta"].tobytes()) | meta
    arrays["meta"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    for name in meta.get("without", []):
        del arrays[name]
    out = io.BytesIO()
    np.savez_compressed(out, **arrays)
    return out.getvalue()


def test_weights_that_do_not_fit_are_refused_in_a_sentence() -> None:
    game = ratskeller.game("rattus")
    good = random_net(game)
    assert read_weights(good, "it", game).layout.game is game
    for data in (b"", b"not a net", good[: len(good) // 2], good[:-30]):
        with pytest.raises(
            WeightsError, match=r"^it is damaged or is not a net of `ratskeller tra"
        ):
            read_weights(data, "it", game)
    flipped = bytearray(good)
    flipped[len(good) // 3] ^= 255
    with pytest.raises(WeightsError, match=r"^it is damaged"):
        read_weights(bytes(flipped), "it", game)
    for data, sentence in (
        (random_net(ratskeller.game("notre-dame")), "it was trained for notre-dame, not for ratt"),
        (changed(good, rules=99), "it was trained with rules 99 of rattus; these are"),
        (
            changed(random_net(game, with_evaluator=True), advice="other"),
            "it was trained with other weights of the evaluator of rattus; train it again",
        ),
        (changed(good, encoding="other"), "it was trained with another encoding of rattus"),
        (changed(good, format=1), "it does not hold the layers of a net"),
        (changed(good, without=["bias_3"]), "it does not hold the layers of a net"),
    ):
        with pytest.raises(WeightsError, match=f"^{sentence}"):
            read_weights(data, "it", game)
    floats = random_floats(game)
    floats["w3"][0, 0] = np.nan
    with pytest.raises(WeightsError, match="not numbers"):
        quantised(floats)


@pytest.mark.skipif(not _pure.compiled(), reason="nothing is compiled")
def test_the_compiled_net_refuses_what_it_cannot_read() -> None:
    game = ratskeller.game("rattus")
    net: Any = net_of(read_weights(random_net(game), "it"))
    size = game.encoder(2).size
    for call in (
        (9, bytes(size), [0]), (2, bytes(size - 1), [0]), (2, bytes(size), [10_000]),
        (2, bytes(size), [-1]), (-3, bytes(size), [0]),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=r"\w"):
            net.evaluate(*call)
    with pytest.raises(TypeError):
        net.evaluate(2, bytes(size))
    with pytest.raises(ValueError, match="observation"):
        net.belief(2, "text")


def test_a_game_without_weights_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = ratskeller.game("rattus")
    monkeypatch.setenv(nets.VARIABLE, str(tmp_path))
    assert not has_net(game)
    with pytest.raises(RatskellerError, match="rattus has no trained net"):
        game_net(game)
    (tmp_path / "rattus.npz").write_bytes(random_net(game))
    assert has_net(game)
    weights, net = game_net(game)
    assert weights.meta["game"] == "rattus"
    assert game_net(game)[1] is net


def test_without_a_compiler_numpy_stands_in(tmp_path: Path) -> None:
    (tmp_path / "rattus.npz").write_bytes(random_net(ratskeller.game("rattus")))
    code = (
        "import ratskeller; from ratskeller.evaluation.net import game_net;"
        "print(type(game_net(ratskeller.game('rattus'))[1]).__name__)"
    )
    variables = {"RATSKELLER_PURE": "1", nets.VARIABLE: str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=True
    )
    assert done.stdout == "ReferenceNet\n"


def test_neither_compiler_nor_numpy_is_a_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    weights = read_weights(random_net(ratskeller.game("rattus")), "it")
    monkeypatch.setitem(sys.modules, "ratskeller.evaluation._inference", None)
    monkeypatch.setitem(sys.modules, "ratskeller.evaluation.reference", None)
    monkeypatch.delattr("ratskeller.evaluation._inference", raising=False)
    monkeypatch.delattr("ratskeller.evaluation.reference", raising=False)
    with pytest.raises(WeightsError, match="need the compiled package or NumPy"):
        net_of(weights)


def test_a_finished_game_is_worth_what_training_rewards() -> None:
    game = ratskeller.game("rattus")
    state = ratskeller.play(game, [RandomBot(s) for s in range(3)], rng=5).replay()
    net = PolicyValue(None, game, 3, 4.0)
    net.finish(state)
    assert state.outcome is not None
    scores = np.array(state.outcome.scores)
    won = np.array([seat in state.outcome.winners for seat in range(3)]) / len(
        state.outcome.winners
    )
    reward = 0.5 * np.tanh((scores - scores.mean()) / 4) + 0.5 * (won * 3 - 1) / 2
    assert np.allclose(list(net.values)[:3], 0.5 + 0.5 * reward, atol=1e-3)


def test_values_belong_to_seats_and_priors_to_offers() -> None:
    class Net:
        def evaluate(self, players: int, observation: bytes, actions: list[int]) -> list[float]:
            return [0.5, 0.0, -0.5, *(-float(i) for i in range(len(actions)))]

    game = ratskeller.game("rattus")
    state = Match(game, 3, rng=1).state
    seat = state.actors[0]
    offers = Offers()
    state.stack[-1].offer(state, seat, offers)
    net = PolicyValue(Net(), game, 3, 4.0)
    net.evaluate(state.view(seat), seat, offers)
    assert [net.values[(seat + place) % 3] for place in range(3)] == [0.75, 0.5, 0.25]
    priors = [net.priors[i] for i in range(offers.count)]
    assert abs(sum(priors) - 1) < 1e-9
    assert priors == sorted(priors, reverse=True)


def test_marks_change_priors_by_how_much_they_count() -> None:
    class Net:
        def __init__(self, gate: float) -> None:
            self.gate = gate

        def evaluate(self, players: int, observation: bytes, actions: list[int]) -> list[float]:
            return [0.0] * (players + len(actions) - 1) + [self.gate]

    game = ratskeller.game("rattus")
    state = Match(game, 2, rng=1).state
    seat = state.actors[0]
    view, offers = state.view(seat), Offers()
    state.stack[-1].offer(state, seat, offers)
    net_inputs = NetInputs(game, 2)
    net_inputs.fill(view, seat, offers, BytesWriter())
    marks = list(net_inputs.marks)[: offers.count]
    assert len(set(marks)) > 1
    for gate in (0.0, 3.0):
        net = PolicyValue(Net(gate), game, 2, 4.0, with_evaluator=True)
        net.evaluate(view, seat, offers)
        odds = np.exp(gate * (np.array(marks) - BEST) / (BEST - WORST))
        priors = [net.priors[i] for i in range(offers.count)]
        assert priors == pytest.approx(odds / odds.sum(), rel=0.02)


@pytest.mark.parametrize("x", [0.0, -1e-9, -0.3, -5.0, -20.0, -1000.0])
def test_exponentials_are_close_to_the_librarys(x: float) -> None:
    assert exponential(x) == pytest.approx(np.exp(x), rel=0.005, abs=1e-12)
    assert tanh(x) == pytest.approx(np.tanh(x), abs=1e-4)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_net_of_the_package_fits_its_game(game: Game) -> None:
    """Whoever changes an encoding must bring a net for it."""
    path = game.folder / "data" / "net.npz"
    assert path.stat().st_size < 1_000_000
    weights = load_weights(path, game)
    observation, actions = next(
        iter(positions(game, 2, with_evaluator=weights.layout.with_evaluator))
    )
    assert len(net_of(weights).evaluate(2, observation, actions)) == 2 + len(actions)
