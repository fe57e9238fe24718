"""An exported net without PyTorch: a bot that plays by it, and matches against other bots."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import ratskeller
from ratskeller.adapters.actions import ActionSpace
from ratskeller.arena.statistics import share_interval
from ratskeller.bots.base import BaseBot, Evaluation
from ratskeller.bots.registry import make_bot
from ratskeller.kernel import Choice, Game, RatskellerError, Rng, View
from ratskeller.train.layout import Layout

Floats = NDArray[np.float32]


class Policy:
    """The arrays of an exported net and its forward pass in NumPy."""

    def __init__(self, data: bytes, name: str = "the net") -> None:
        try:
            with np.load(io.BytesIO(data)) as file:
                arrays = {key: file[key] for key in file.files}
            self.meta: dict[str, Any] = json.loads(arrays.pop("meta").tobytes())
            self.layout = Layout(ratskeller.game(self.meta["game"]))
        except RatskellerError:
            raise
        except Exception:  # NumPy and zipfile raise many kinds for damaged and foreign files
            raise RatskellerError(
                f"{name} is damaged or is not a net of `ratskeller train`"
            ) from None
        if self.meta["encoding"] != self.layout.fingerprint:
            raise RatskellerError(f"{name} was trained with another encoding or other rules")
        self.weights: dict[str, Floats] = {k: a.astype(np.float32) for k, a in arrays.items()}

    @classmethod
    def read(cls, path: Path) -> Policy:
        """Read an exported net."""
        try:
            return cls(path.read_bytes(), str(path))
        except OSError as error:
            raise RatskellerError(f"cannot read {path}: {error.strerror}") from None

    def forward(
        self, players: int, observation: bytes, actions: list[int]
    ) -> tuple[Floats, Floats]:
        """The logits of some actions, and the values by seat from the viewer on."""
        w = self.weights
        seen = np.frombuffer(observation, np.uint8)
        active = seen.nonzero()[0]
        rows = w["w1"][self.layout.columns[players][active]]
        hidden = np.maximum(seen[active].astype(np.float32) @ rows + w["b1"], 0)
        if "belief_w" in w:
            belief = (w["belief_w"] @ hidden + w["belief_b"]).reshape(-1, self.layout.classes)
            belief = np.exp(belief - belief.max(1, keepdims=True))
            belief /= belief.sum(1, keepdims=True)
            hidden = np.concatenate([hidden, belief.ravel()])
        for layer in ("2", "3"):
            hidden = np.maximum(w[f"w{layer}"] @ hidden + w[f"b{layer}"], 0)
        chosen = self.layout.rows[players][actions]
        logits = w["policy_w"][chosen] @ hidden + w["policy_b"][chosen]
        return logits, (w["value_w"] @ hidden + w["value_b"])[:players]


class NetBot(BaseBot):
    """Takes the most likely choice of the policy, without a search."""

    def __init__(self, game: Game, players: int, policy: Policy, rng: Rng) -> None:
        super().__init__(game, rng)
        self._policy, self._players = policy, players
        self._space, self._encoder = ActionSpace(game, players), game.encoder(players)

    def evaluate(self, view: View, choices: Sequence[Choice]) -> list[Evaluation]:
        """The choices by probability."""
        numbers = [self._space.number(choice) for choice in choices]
        logits, values = self._policy.forward(self._players, self._encoder.values(view), numbers)
        shares = np.exp(logits - logits.max())
        shares /= shares.sum()
        order = np.argsort(-logits, kind="stable")
        win = float(np.clip((values[0] + 1) / 2, 0, 1))
        return [Evaluation(choices[i], win, 0.0, float(shares[i])) for i in order]


def play_deal(policy: Policy, players: int, rival: str, deal: int, seed: int) -> dict[str, Any]:
    """One deal with the net at each seat in turn: win shares and scores."""
    game = policy.layout.game
    shares, scores, others = [], [], []
    for seat in range(players):
        bots: list[Any] = [
            make_bot(rival, game, Rng(seed + 1000 * deal + 10 * seat + s)) for s in range(players)
        ]
        bots[seat] = NetBot(game, players, policy, Rng(seed + deal))
        outcome = ratskeller.play(game, bots, rng=seed + deal).replay().outcome
        assert outcome is not None
        shares.append((seat in outcome.winners) / len(outcome.winners))
        scores.append(outcome.scores[seat])
        others += [score for s, score in enumerate(outcome.scores) if s != seat]
    return {"shares": shares, "scores": scores, "others": others}


def summary(players: int, rival: str, deals: list[dict[str, Any]]) -> dict[str, Any]:
    """The win share of the net over some deals with its 95 % interval, and mean scores."""
    means = [float(np.mean(deal["shares"])) for deal in deals]
    low, high = share_interval(means) if len(means) > 1 else (0.0, 1.0)
    return {
        "players": players,
        "rival": rival,
        "games": players * len(deals),
        "share": round(float(np.mean(means)), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "score": round(float(np.mean([s for deal in deals for s in deal["scores"]])), 2),
        "others": round(float(np.mean([s for deal in deals for s in deal["others"]])), 2),
    }
