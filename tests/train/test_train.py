"""A tiny net learns within seconds, goes on from its checkpoint, and refuses bad files."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import ratskeller
from ratskeller.cli import main
from ratskeller.evaluation.layout import Layout
from ratskeller.evaluation.net import net_of
from ratskeller.evaluation.quantise import packed
from ratskeller.evaluation.weights import read_weights
from ratskeller.kernel import RatskellerError
from ratskeller.kernel.net_inputs import BEST, NetInputs
from ratskeller.train.layout import variants

torch = pytest.importorskip("torch")

from ratskeller.train import checkpoint, command, demonstrations, rollout  # noqa: E402
from ratskeller.train.evaluation import BackgroundEvaluation, play_deal, read_net  # noqa: E402
from ratskeller.train.net import SOFTER, Net, policy_input  # noqa: E402
from ratskeller.train.ppo import Settings  # noqa: E402
from ratskeller.train.rivals import Rivals, evaluator_policy  # noqa: E402
from ratskeller.train.trainer import Trainer  # noqa: E402

RATTUS = ratskeller.game("rattus")
TINY = Settings(games=32, horizon=32, minibatch=512, widths=(32, 16, 16), learning_rate=3e-3)


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    torch.set_num_threads(1)
    monkeypatch.setattr(rollout, "CALIBRATION", 40)


def trainer(
    out: Path, game: str = "rattus", counts: tuple[int, ...] = (2,), **more: Any
) -> Trainer:
    return Trainer(ratskeller.game(game), list(counts), TINY, out, workers=0, **more)


@pytest.mark.parametrize("id", ratskeller.game_ids())
@pytest.mark.parametrize("with_evaluator", [False, True], ids=["alone", "with evaluator"])
def test_numbers_of_players_share_inputs_and_actions(id: str, with_evaluator: bool) -> None:
    game = ratskeller.game(id)
    layout = Layout(game, with_evaluator)
    sizes = {n: len(layout.columns[n]) for n in game.players}
    assert layout.inputs == max(sizes.values())  # nothing of its own for fewer players
    for players in game.players:
        size = game.encoder(players).size + (NetInputs(game, players).size if with_evaluator else 0)
        assert len(set(layout.columns[players])) == sizes[players] == size
        assert len(set(layout.rows[players])) == len(layout.rows[players])
    assert Layout(game, with_evaluator).fingerprint == layout.fingerprint
    assert Layout(game, not with_evaluator).fingerprint != layout.fingerprint
    assert variants(game, 2)[0] == {}
    assert all(game.complete_options(dict(options)) for options in variants(game, 2))


def test_a_tiny_net_learns_to_beat_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the marks, which beat random before anything is learned."""
    monkeypatch.setattr("ratskeller.train.trainer.TELL_SECONDS", 0)  # a row for every update
    run = Trainer(RATTUS, [2], replace(TINY, with_evaluator=False), tmp_path, workers=0)
    run.run(steps=50_000)
    run.save()
    run.close()
    net = read_net(tmp_path / "rattus.npz")
    deals = [play_deal(net, 2, "random", deal, 5) for deal in range(20)]
    assert np.mean([deal["shares"] for deal in deals]) > 0.8
    curve = json.loads((tmp_path / "rattus.json").read_text())
    assert curve["steps"] >= 50_000
    assert curve["curve"][-1]["entropy"] < curve["curve"][0]["entropy"]
    assert (tmp_path / "rattus.svg").read_text().startswith("<svg")


def test_the_exported_net_agrees(tmp_path: Path) -> None:
    run = trainer(tmp_path, "name-of-the-rose", (2, 3))
    run._update(0.0)
    with torch.no_grad():
        for parameter in run.learner.net.parameters():
            parameter += 0.1 * torch.randn_like(parameter)
    run.save()
    net = net_of(read_weights((tmp_path / "name-of-the-rose.npz").read_bytes(), "it"))
    first = 0
    for batch in run.collector.batches:
        rows = slice(first, first + batch.size)
        first += batch.size
        seen = run.collector
        arrays = [column[-1, rows] for column in (seen.observations, seen.masks, seen.hidden)]
        with torch.no_grad():
            logits, values, critic, belief = run.learner.net(*arrays)
        assert belief.shape == (16, 5, 6)
        assert not torch.equal(values, critic)  # the critic sees who is who
        columns, numbers = seen.columns[batch.players], seen.rows[batch.players]
        for game in range(4):
            legal = arrays[1][game, numbers].nonzero()[:, 0].tolist()
            observation = bytes(arrays[0][game, columns].tolist())
            told = net.evaluate(batch.players, observation, [*legal, len(numbers)])
            gate, marks = told[-1], arrays[1][game, numbers[legal]]
            found = np.array(told[:-1])
            found[batch.players :] += gate * policy_input(marks).numpy()
            exact = [*values[game, : batch.players], *logits[game, numbers[legal]]]
            assert np.allclose(found, exact, atol=0.04)
    run.close()


def test_hidden_values_are_everybodys_identity(tmp_path: Path) -> None:
    batch = ratskeller.batch("name-of-the-rose", 3, 4, seed=1)
    span = ratskeller.game("name-of-the-rose").encoder(3)
    identity = next(s for s in span.spans if s.name == "identity")
    own = batch.observations[:, identity.offset : identity.offset + 6]
    assert (own.argmax(1) + 1 == batch.hidden[:, 0]).all()
    assert all(len(set(row)) == 3 for row in batch.hidden.tolist())


def weights(run: Trainer) -> Any:
    return torch.cat([value.flatten().float() for value in run.learner.net.state_dict().values()])


def test_a_resumed_run_goes_on_the_same_way(tmp_path: Path) -> None:
    first = trainer(tmp_path)
    first.run(steps=3000)
    first.save()
    kept = weights(first)
    first.close()
    data = torch.load(tmp_path / "rattus.pt", weights_only=True)
    assert data["settings"].pop("with_evaluator")
    data["settings"]["advised"] = True  # the former name
    torch.save(data, tmp_path / "rattus.pt")
    ends = []
    for _ in range(2):
        run = trainer(tmp_path, resume=tmp_path / "rattus.pt")
        assert torch.equal(weights(run), kept)
        assert (run.steps, run.updates, run.games) == (first.steps, first.updates, first.games)
        assert run.learner.optimizer.state_dict()["state"][0]["step"] > 0
        run.run(steps=6000)
        ends.append(weights(run))
        assert run.steps >= 6000
        assert run.log[: len(first.log)] == first.log
        run.close()
    assert torch.equal(*ends)
    assert not torch.equal(ends[0], kept)


@pytest.mark.parametrize("with_evaluator", [False, True], ids=["alone", "with evaluator"])
def test_a_run_starts_from_an_exported_net(tmp_path: Path, with_evaluator: bool) -> None:
    """The weights are those of the net, the policy is softer, a net learns to use marks."""
    settings = replace(TINY, with_evaluator=with_evaluator)
    with closing(Trainer(RATTUS, [2], settings, tmp_path, workers=0)) as first:
        first.run(steps=3000)
        first.save()
    with closing(trainer(tmp_path, resume=tmp_path / "rattus.npz")) as run:
        assert run.layout.with_evaluator
        assert run.steps == 0
        assert run.collector.reward_scale == first.collector.reward_scale
        old, new = first.learner.net, run.learner.net
        known = old.layout.inputs
        exact, found = old.w1 * old.scale[:, None], (new.w1 * new.scale[:, None])[:known]
        assert torch.allclose(found, exact, atol=float(exact.detach().abs().max()) / 120)
        if not with_evaluator:
            assert not new.w1[known:].any()
        rows = old.layout.outputs
        assert torch.allclose(new.policy.weight[:rows], SOFTER * old.policy.weight, atol=0.01)
        run._update(0.0)
        assert run.steps > 0


def test_a_number_of_players_named_twice_gets_twice_the_games(tmp_path: Path) -> None:
    assert command._counts(RATTUS, "3,2,2") == [2, 2, 3]
    with closing(Trainer(RATTUS, [2, 2, 3], TINY, tmp_path, workers=0)) as run:
        sizes = Counter({2: 0, 3: 0})
        for batch in run.collector.batches:
            sizes[batch.players] += batch.size
        assert sizes[2] == 2 * sizes[3]
        assert run.meta()["players"] == [2, 3]


def test_rivals_choose_at_other_seats_and_are_not_learned_from(tmp_path: Path) -> None:
    seen = []

    def rival(observations: Any, masks: Any) -> Any:
        seen.append(len(masks))
        return evaluator_policy(observations, masks)

    with closing(Trainer(RATTUS, [2, 3], TINY, tmp_path, workers=0)) as run:
        here, learner = run.collector, run.learner
        samples = here.collect(learner.net, learner.generator, learner.guard, 0.9, rival)
        theirs = ~here.own
        assert theirs.sum() == sum(seen) > 0
        assert not theirs[:, ~here.met].any()  # only some games have rivals
        assert (here.seat[theirs] != np.broadcast_to(here.placed, theirs.shape)[theirs]).all()
        decided = (here.masks > 0).sum(2).numpy() > 1
        assert len(samples.actions) == (decided & here.own).sum()
        assert (
            here.seat[here.own & here.met]
            == np.broadcast_to(here.placed, theirs.shape)[here.own & here.met]
        ).all()


def test_rivals_are_the_evaluator_and_the_nets_own_past(tmp_path: Path) -> None:
    masks = torch.tensor([[0, 1, BEST, 128]], dtype=torch.uint8)
    assert evaluator_policy(None, masks).argmax() == 2
    assert torch.softmax(evaluator_policy(None, masks), 1)[0, 0] == 0
    with closing(trainer(tmp_path)) as run:
        net, rivals = run.learner.net, Rivals(run.learner.net, seed=1)
        seen, legal = run.collector.observations[0], torch.ones_like(run.collector.masks[0])
        before = net(seen, legal)[0].detach().clone()
        rivals.next(net, 0)
        with torch.no_grad():
            net.policy.bias += torch.randn_like(net.policy.bias)
        assert not torch.equal(net(seen, legal)[0], before)
        found = [rivals.next(net, 1) for _ in range(12)]
        past = [rival for rival in found if rival is not evaluator_policy]
        assert 0 < len(past) < len(found)
        assert torch.equal(past[0](seen, legal), before)


def test_bad_files_are_refused_in_a_sentence(tmp_path: Path) -> None:
    run = trainer(tmp_path)
    run.save()
    run.close()
    good = (tmp_path / "rattus.pt").read_bytes()
    game = ratskeller.game("rattus")
    bad = tmp_path / "bad.pt"
    for data in (good[: len(good) // 2], b"", b"not a net", good[:-10]):
        bad.write_bytes(data)
        with pytest.raises(RatskellerError, match="is damaged or is not a checkpoint"):
            checkpoint.load(bad, game)
    torch.save({"weights": 1}, bad)
    with pytest.raises(RatskellerError, match="is not a checkpoint"):
        checkpoint.load(bad, game)
    with pytest.raises(RatskellerError, match="cannot read"):
        checkpoint.load(tmp_path / "missing.pt", game)
    with pytest.raises(RatskellerError, match="trained for rattus, not for notre-dame"):
        checkpoint.load(tmp_path / "rattus.pt", ratskeller.game("notre-dame"))
    data = torch.load(tmp_path / "rattus.pt", weights_only=True)
    for word, sentence in (("encoding", "another encoding"), ("advice", "other weights of the ev")):
        torch.save({**data, "meta": {**data["meta"], word: "other"}}, bad)
        with pytest.raises(RatskellerError, match=sentence):
            checkpoint.load(bad, game)


def test_a_full_disk_keeps_the_last_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    run = trainer(tmp_path, tell=told.append)
    run.save()
    before = (tmp_path / "rattus.pt").read_bytes()

    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    run._update(0.0)
    run.save()
    assert told == [run.failed_write]
    assert "the disk is full; the file from before is kept" in told[0]
    assert (tmp_path / "rattus.pt").read_bytes() == before
    assert not list(tmp_path.glob("*.new"))
    run.close()


def test_a_loss_that_is_not_a_number_keeps_the_checkpoint(tmp_path: Path) -> None:
    run = trainer(tmp_path)
    run.save()
    before = (tmp_path / "rattus.pt").read_bytes()
    with torch.no_grad():
        run.learner.net.value.bias += float("nan")
    with pytest.raises(RatskellerError, match="diverged"):
        run.run(steps=10_000)
    run.save()
    assert (tmp_path / "rattus.pt").read_bytes() == before
    run.close()


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    command = [
        sys.executable, "-m", "ratskeller", "train", "rattus", "--players", "2", "--games", "8",
        "--horizon", "8", "--workers", "1", "--rivals", "none", "--out", str(tmp_path),
    ]  # fmt: skip
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "choices" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=120)
    assert process.returncode == 130
    assert f"--resume {tmp_path / 'rattus.pt'} --minutes 10" in rest
    assert checkpoint.load(tmp_path / "rattus.pt")["steps"] > 0


def test_the_command_trains_exports_and_evaluates(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    small = ["--players", "2", "--games", "8", "--horizon", "8", "--workers", "1"]
    out = ["--out", str(tmp_path)]
    assert main(["train", "rattus", *small, *out, "--steps", "64", "--rivals", "none"]) == 0
    assert "done" in capsys.readouterr().out
    size = (tmp_path / "rattus.npz").stat().st_size
    assert size < 2_000_000
    other = tmp_path / "other"
    other.mkdir()
    assert main(["train", "export", str(tmp_path / "rattus.pt"), "--out", str(other)]) == 0
    assert (other / "rattus.npz").stat().st_size == size
    net = str(other / "rattus.npz")
    capsys.readouterr()
    games = ["--players", "2", "--games", "2", "--jobs", "1", "--rivals", "random"]
    assert main(["train", "evaluate", net, *games]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    for bad in (
        ["train", "chess"],
        ["train", "rattus", "--players", "9"],
        ["train", "rattus", "--device", "abacus"],
        ["train", "rattus", "--rivals", "nobody"],
        ["train", "rattus", "some.pt"],
        ["train", "rattus", "--set", "speed=3"],
        ["train", "rattus", "--set", "games=many"],
        ["train", "export"],
        ["train", "evaluate", str(tmp_path / "rattus.pt")],
    ):
        assert main(bad) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_strength_is_measured_beside_the_training(tmp_path: Path) -> None:
    run = trainer(tmp_path)
    data = packed(Net(run.layout, (8, 8, 8)).arrays(), run.meta())
    run.close()
    background = BackgroundEvaluation([2], ("random",))
    background.start(data, {"minutes": 0.5})
    found: list[dict[str, Any]] = []
    limit = time.monotonic() + 120
    while not found and time.monotonic() < limit:
        time.sleep(0.1)
        found = background.results()
    background.close()
    assert [(row["players"], row["rival"], row["games"]) for row in found] == [(2, "random", 8)]
    assert not background.busy


class FakeRay:
    """Ray on one machine and in one process."""

    util = SimpleNamespace(
        scheduling_strategies=SimpleNamespace(
            NodeAffinitySchedulingStrategy=lambda node, soft: None
        )
    )

    def __init__(self) -> None:
        self.killed = 0

    def is_initialized(self) -> bool:
        return True

    def nodes(self) -> list[dict[str, Any]]:
        node = {"Alive": True, "NodeID": "a", "Resources": {"CPU": 2.0}}
        return [node, {**node, "NodeID": "b"}, {**node, "Alive": False}]

    def remote(self, kind: Any) -> Any:
        class Handle:
            def __init__(self, *given: Any) -> None:
                self.actor = kind(*given)

            def __getattr__(self, name: str) -> Any:
                return SimpleNamespace(remote=getattr(self.actor, name))

        return SimpleNamespace(options=lambda **resources: SimpleNamespace(remote=Handle))

    def put(self, value: Any) -> Any:
        return value

    def get(self, value: Any) -> Any:
        return value

    def kill(self, handle: Any) -> None:
        handle.actor.collector.close()
        self.killed += 1


def test_two_machines_play_for_one_learner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    run = trainer(tmp_path, ray=True)
    losses = run._update(0.0)
    assert run.steps == 2 * TINY.games * TINY.horizon
    assert losses["entropy"] > 0
    one, other = (handle.actor.collector for handle in run.collector._actors)
    assert not torch.equal(one.action, other.action)
    run.close()
    assert ray.killed == 2


def test_without_ray_the_command_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RatskellerError, match=r"ratskeller\[ray\]"):
        trainer(tmp_path, ray=True)


def test_a_net_learns_what_a_teacher_chose(tmp_path: Path) -> None:
    teacher = demonstrations.Demonstrator(RATTUS, RATTUS.players, "easy", seed=5)
    while len(teacher.rows) < 1500:
        teacher.play()
    teacher.save(tmp_path / "rattus-5-0.npz")
    with closing(trainer(tmp_path, counts=(2, 3, 4))) as run:
        samples = demonstrations.read(tmp_path, run.layout, run.collector.reward_scale)
        assert samples.masks.gather(1, samples.actions[:, None]).all()  # the teacher plays by rules
        assert torch.equal(samples.worth > 0, samples.masks > 0)
        assert torch.equal(samples.worth.argmax(1), samples.actions)
        assert samples.present.sum(1).unique().tolist() == [2, 3, 4]
        _, held = demonstrations.split(samples)
        before = run.learner.agreement(held)
        run.imitate(tmp_path, 40)  # away from the marks, which a new net follows
        assert run.learner.agreement(held) > before + 0.1


def test_demonstrations_of_hidden_identities_name_them(tmp_path: Path) -> None:
    game = ratskeller.game("name-of-the-rose")
    teacher = demonstrations.Demonstrator(game, game.players, "random", seed=2)
    teacher.play()
    teacher.save(tmp_path / "name-of-the-rose-2-0.npz")
    samples = demonstrations.read(tmp_path, Layout(game), 5.0)
    for hidden, present in zip(samples.hidden, samples.present, strict=True):
        known = [int(monk) for monk in hidden[present]]
        assert not hidden[~present].any()
        assert len(set(known)) == len(known) or not any(known)  # a monk belongs to one seat


def test_the_command_demonstrates_and_imitates(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    made = ["train", "demonstrate", "rattus", "--teacher", "random", "--minutes", "0.02"]
    assert main([*made, "--jobs", "1", "--out", str(data)]) == 0
    assert list(data.glob("rattus-*.npz"))
    taught = ["train", "imitate", "rattus", "--out", str(tmp_path), "--rivals", "none"]
    small = ["--games", "8", "--workers", "1", "--epochs", "1"]
    assert main([*taught, *small]) == 2
    assert "--data" in capsys.readouterr().err
    assert main([*taught, *small, "--data", str(tmp_path)]) == 2
    assert "holds no demonstrations of rattus" in capsys.readouterr().err
    assert main([*taught, *small, "--data", str(data)]) == 0
    assert (tmp_path / "rattus.pt").exists()
    (data / "rattus-1-1.npz").write_bytes(b"no")
    assert main([*taught, *small, "--data", str(data)]) == 2
    assert "damaged" in capsys.readouterr().err
    assert main(["train", "demonstrate"]) == 2
    assert "needs a GAME" in capsys.readouterr().err
