"""Games of a teacher as training data: what seats saw, what actions were worth, the results."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from librt.strings import BytesWriter
from numpy.typing import NDArray

from ratskeller.adapters.actions import ActionSpace
from ratskeller.adapters.rewards import MARGIN, reward
from ratskeller.bots.registry import make_bot
from ratskeller.evaluation.layout import Layout, layout_of
from ratskeller.kernel import Choice, Game, RatskellerError, Rng, View
from ratskeller.kernel.decision import Offers
from ratskeller.kernel.match import Match
from ratskeller.kernel.net_inputs import BEST, WORST, NetInputs, mark_of
from ratskeller.train.layout import variants
from ratskeller.train.rollout import MOST_CHOICES, Samples, final_rewards

RANDOM = (0, 0, 5, 12)  #: of 100 choices; a game has one of these shares
SHARD = 4000  #: decisions in a file, at least
HELD_OUT = 20  #: one decision in this many measures the agreement

Row = tuple[int, bytes, NDArray[np.int32], NDArray[np.uint8], NDArray[np.uint8], int, bytes]


@dataclass
class Demonstrations(Samples):
    """Decisions of a teacher."""

    worth: Any  #: of every action to the teacher, as marks; 0 if it is illegal


class Demonstrator:
    """Plays games of a teacher against itself and keeps its decisions.

    Some choices are random instead, so that the data shows what to do after a mistake; what is
    kept is the choice that the teacher would have made.
    """

    def __init__(self, game: Game, counts: Sequence[int], teacher: str, seed: int) -> None:
        self.game, self.counts, self.teacher, self.rng = game, counts, teacher, Rng(seed)
        self.evaluator = game.evaluator()
        self.tools = {
            n: (game.encoder(n), ActionSpace(game, n), NetInputs(game, n)) for n in set(counts)
        }
        self.rows: list[Row] = []
        self.margins: list[NDArray[np.float32]] = []  #: by seat from the mover on

    def play(self) -> None:
        """Play one game with a random number of players and random options."""
        game, rng = self.game, self.rng
        players = self.counts[rng.below(len(self.counts))]
        options = variants(game, players)
        match = Match(game, players, options[rng.below(len(options))], rng.next32())
        bots: list[Any] = [make_bot(self.teacher, game, rng.next32()) for _ in range(players)]
        share = RANDOM[rng.below(len(RANDOM))]
        encoder, space, net_inputs = self.tools[players]
        state, rows, seats = match.state, [], []
        for _ in range(MOST_CHOICES):
            if state.outcome is not None:
                break
            seat = state.actors[0]
            choices = state.choices(seat)
            chosen = choices[0]
            if len(choices) > 1:
                view, hidden = state.view(seat), BytesWriter()
                worth = _worth(bots[seat], view, choices)
                best = int(worth.argmax())
                chosen = choices[best]
                encoder.fill_hidden(state, seat, hidden)
                numbers = np.array([space.number(choice) for choice in choices], np.int32)
                seen, offers = BytesWriter(), Offers()
                for choice in choices:
                    offers.add(choice.code)
                encoder.encode(view, seen)
                net_inputs.fill(view, seat, offers, seen)
                marks = np.array(net_inputs.marks[: len(choices)], np.uint8)
                rows.append(
                    (players, seen.getvalue(), numbers, marks, worth, int(numbers[best]),
                     hidden.getvalue())
                )  # fmt: skip
                seats.append(seat)
                if rng.below(100) < share or self.evaluator.is_stalling(view):
                    chosen = choices[rng.below(len(choices))]
            match.apply(seat, chosen)
        if state.outcome is None:  # too long: such a game teaches nothing
            return
        margins = np.array(reward(state.outcome, MARGIN, game.score_sign), np.float32)
        self.rows += rows
        self.margins += [np.roll(margins, -seat) for seat in seats]

    def save(self, path: Path) -> None:
        """Write the decisions and forget them."""
        players, seen, numbers, marks, worth, chosen, hidden = zip(*self.rows, strict=True)
        np.savez_compressed(
            path,
            players=np.array(players, np.uint8),
            observations=np.frombuffer(b"".join(seen), np.uint8),
            counts=np.array([len(some) for some in numbers], np.int32),
            actions=np.concatenate(numbers),
            marks=np.concatenate(marks),
            worth=np.concatenate(worth),
            chosen=np.array(chosen, np.int32),
            hidden=np.frombuffer(b"".join(hidden), np.uint8),
            margins=np.concatenate(self.margins),
        )
        self.rows, self.margins = [], []


def _worth(bot: Any, view: View, choices: Sequence[Choice]) -> NDArray[np.uint8]:
    """What every choice is worth to a bot, as marks; its own choice is the best."""
    if not hasattr(bot, "evaluate"):  # it tells its choice alone
        chosen = bot.choose(view, choices)
        return np.array([BEST if choice == chosen else WORST for choice in choices], np.uint8)
    found = bot.evaluate(view, choices)
    best, players = found[0], int(view.players)
    lost = {one.choice: max(0.0, best.win_share - one.win_share) for one in found}
    marks = [mark_of(lost[choice], players) for choice in choices]
    marks = [min(mark, BEST - 1) for mark in marks]
    marks[choices.index(best.choice)] = BEST
    return np.array(marks, np.uint8)


def demonstrate(
    game: Game,
    counts: Sequence[int],
    teacher: str,
    folder: Path,
    seed: int,
    seconds: float,
    tell: Callable[[int], None] = lambda rows: None,
) -> None:
    """Play for a while and write files ``GAME-SEED-NUMBER.npz`` into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    source = Demonstrator(game, counts, teacher, seed)
    end, number, kept = time.monotonic() + seconds, 0, 0
    while time.monotonic() < end:
        source.play()
        if len(source.rows) >= SHARD or (source.rows and time.monotonic() >= end):
            kept += len(source.rows)
            source.save(folder / f"{game.id}-{seed}-{number}.npz")
            number += 1
            tell(kept)


def read(folder: Path, layout: Layout, scale: float) -> Demonstrations:
    """All decisions in a folder, at the places of the layout."""
    paths = sorted(folder.glob(f"{layout.game.id}-*.npz"))
    if not paths:
        raise RatskellerError(
            f"{folder} holds no demonstrations of {layout.game.id}; `train demonstrate` makes them"
        )
    found = [_shard(path, layout, scale) for path in paths]
    return Demonstrations(*(torch.cat(columns) for columns in zip(*found, strict=True)))


def _shard(path: Path, layout: Layout, scale: float) -> tuple[Any, ...]:
    try:
        with np.load(path) as file:
            data = {name: file[name] for name in file.files}
        return _columns(data, layout, scale)
    except Exception:  # NumPy and zipfile raise many kinds for damaged and foreign files
        raise RatskellerError(f"{path} is damaged or is not a file of demonstrations") from None


def _columns(data: dict[str, Any], layout: Layout, scale: float) -> tuple[Any, ...]:
    players = data["players"]
    size = len(players)
    observations = np.zeros((size, layout.inputs), np.uint8)
    masks: Any = np.zeros((size, layout.actions), np.uint8 if layout.with_evaluator else np.bool_)
    worth = np.zeros((size, layout.actions), np.uint8)
    hidden = np.zeros((size, layout.seats if layout.classes else 0), np.uint8)
    returns = np.zeros((size, layout.seats), np.float32)
    actions = np.zeros(size, np.int64)
    wider = layout_of(layout.game, with_evaluator=True).columns
    wide = np.array([len(wider[n]) for n in players])
    legal = np.repeat(np.arange(size), data["counts"])
    for n in sorted(set(players.tolist())):
        rows = players == n
        columns, numbers = np.array(layout.columns[n]), np.array(layout.rows[n])
        observations[np.ix_(rows, columns)] = data["observations"][np.repeat(rows, wide)].reshape(
            -1, len(wider[n])
        )[:, : len(columns)]
        some = rows[legal]
        at = legal[some], numbers[data["actions"][some]]
        masks[at], worth[at] = data["marks"][some], data["worth"][some]
        actions[rows] = numbers[data["chosen"][rows]]
        returns[rows, :n] = final_rewards(
            data["margins"][np.repeat(rows, players)].reshape(-1, n), scale
        )
        if layout.classes:
            hidden[rows, :n] = data["hidden"][np.repeat(rows, players)].reshape(-1, n)
    present = np.arange(layout.seats)[None] < players[:, None]
    unused = np.zeros(size, np.float32)
    wanted = (observations, masks, hidden, actions, unused, unused, returns, present, worth)
    return tuple(map(torch.from_numpy, wanted))


def split(samples: Demonstrations) -> tuple[Demonstrations, Demonstrations]:
    """The decisions to learn from, and those held out."""
    held = torch.arange(len(samples.actions)) % HELD_OUT == 0
    columns = vars(samples).values()
    parts = [Demonstrations(*(column[rows] for column in columns)) for rows in (~held, held)]
    return parts[0], parts[1]
