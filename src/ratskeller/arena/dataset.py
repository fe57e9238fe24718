"""The command ``ratskeller dataset``: games between bots as Parquet files for learners."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from librt.strings import BytesWriter

import ratskeller
from ratskeller.adapters.actions import ActionSpace
from ratskeller.adapters.dataset import ABOUT, COLUMNS, FORMAT, schema
from ratskeller.adapters.extras import need
from ratskeller.arena.limits import MEMORY
from ratskeller.arena.plan import Plan, deals_for
from ratskeller.arena.pool import Play, play_all
from ratskeller.arena.run import on_ray
from ratskeller.arena.single import MAX_CHOICES
from ratskeller.bots.base import Evaluation
from ratskeller.bots.registry import close, make_bot, spec_name, split_specs
from ratskeller.kernel import Choice, Match, OptionError, RatskellerError, View
from ratskeller.kernel.game import OptionValue
from ratskeller.kernel.match import observe

PART = 50  #: games of a file

Row = dict[str, Any]


def dataset(
    args: argparse.Namespace,
    players: int,
    options: dict[str, OptionValue],
    tell: Callable[[int, int], None],
) -> int:
    """Write the files that are missing; return 1 if a bot failed in some of the games."""
    need("pyarrow.parquet", "dataset")
    specs, given = tuple(split_specs(args.bots)), tuple(options.items())
    specs = specs * players if len(specs) == 1 else specs
    plan = Plan(args.game, players, given, specs, 1, args.seed).check()
    plan = replace(plan, deals=deals_for(args.games, plan.turns))
    folder = prepare(args.out, plan)
    parts = -(-len(plan.pairings()) // PART)
    left = [(part, 0) for part in range(parts) if not part_file(folder, part).exists()]
    play: Play = partial(write_part, plan, folder)
    jobs = args.jobs or os.cpu_count() or 1
    if args.ray:
        results = on_ray(play, left)
    elif jobs == 1:
        results = (play(part, 0) for part, _ in left)
    else:
        results = play_all(play, left, jobs, MEMORY, lambda _: list(plan.names))
    errors: list[str] = []
    tell(parts - len(left), parts)
    for done, result in enumerate(results, parts - len(left) + 1):
        errors += result.get("errors", []) + ([result["error"]] if "error" in result else [])
        tell(done, parts)
    for error in errors[:10]:
        sys.stderr.write(f"error: {error}\n")
    sys.stdout.write(f"{len(plan.pairings()) - len(errors)} games in {folder}\n")
    return 1 if errors else 0


def prepare(folder: Path, plan: Plan) -> Path:
    """Make the folder, or check that it belongs to the same games."""
    about = {**plan.data(), "format": FORMAT, "part": PART, "columns": COLUMNS}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / ABOUT
        if not file.exists():
            file.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
        elif json.loads(file.read_text(encoding="utf-8")) != about:
            raise OptionError(f"{folder} holds other games; choose another folder")
    except OSError as error:
        raise OptionError(f"cannot write into {folder}: {error.strerror}") from None
    return folder.resolve()


def part_file(folder: Path, part: int) -> Path:
    """The file of a part."""
    return folder / f"part-{part:05}.parquet"


def write_part(plan: Plan, folder: Path, part: int, _: int) -> dict[str, Any]:
    """Play the games of a part and write its file, whole or not at all."""
    arrow, parquet = need("pyarrow", "dataset"), need("pyarrow.parquet", "dataset")
    rows: list[Row] = []
    errors = []
    for number in range(part * PART, min((part + 1) * PART, len(plan.pairings()))):
        try:
            rows += play_rows(plan, number)
        except Exception as error:  # of a bot; its game is left out
            errors.append(f"game {number}: {type(error).__name__}: {error}")
    columns = {name: [row[name] for row in rows] for name in COLUMNS}
    table = arrow.table(columns, schema=schema(ratskeller.game(plan.game), plan.players))
    file = part_file(folder, part)
    unfinished = file.with_suffix(f".{os.getpid()}")
    parquet.write_table(table, unfinished, compression="zstd")
    unfinished.replace(file)
    return {"rows": len(rows), "errors": errors}


def play_rows(plan: Plan, number: int) -> list[Row]:
    """Play a game; one row for each choice among several."""
    game = ratskeller.game(plan.game)
    deal, turn = divmod(number, plan.turns)
    seating = plan.seating(turn)
    bots = [
        Recorder(make_bot(spec, game, plan.bot_seed(deal, turn, seat)))
        for seat, spec in enumerate(seating)
    ]
    space, encoder = ActionSpace(game, plan.players), game.encoder(plan.players)
    match = Match(game, plan.players, dict(plan.options), plan.chance_seed(deal))
    observed = [0] * plan.players
    rows: list[Row] = []
    step = 0
    try:
        while match.state.outcome is None:
            if step >= MAX_CHOICES:
                raise RatskellerError(f"no end after {MAX_CHOICES} choices")
            seat = match.state.actors[0]
            view, choices = match.state.view(seat), match.state.choices(seat)
            observe(bots[seat].bot, match.events[observed[seat] :], seat)
            observed[seat] = len(match.events)
            choice, evaluations = bots[seat].choose(view, choices)
            if len(choices) > 1:
                out = BytesWriter()
                encoder.encode(view, out)
                rows.append(
                    {
                        "game": number, "step": step, "seat": seat,
                        "bot": spec_name(seating[seat]), "observation": out.getvalue(),
                        "legal": [space.number(one) for one in choices],
                        "action": space.number(choice),
                        "visit_shares": _by_choice(choices, evaluations, "visit_share"),
                        "win_shares": _by_choice(choices, evaluations, "win_share"),
                    }
                )  # fmt: skip
            match.apply(seat, choice)
            step += 1
    finally:
        for recorder in bots:
            close(recorder.bot)
    outcome = match.state.outcome
    for row in rows:
        seat = row["seat"]
        won = seat in outcome.winners
        row["win_share"] = 1 / len(outcome.winners) if won else 0.0
        row["score"], row["place"] = outcome.scores[seat], outcome.place(seat)
    return rows


class Recorder:
    """A bot, and the evaluations by which it made its last choice."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self._last: list[Evaluation] | None = None
        if callable(getattr(bot, "evaluate", None)):
            evaluate = bot.evaluate

            def keep(view: View, choices: Sequence[Choice]) -> list[Evaluation]:
                self._last = evaluate(view, choices)
                return self._last

            bot.evaluate = keep

    def choose(
        self, view: View, choices: Sequence[Choice]
    ) -> tuple[Choice, list[Evaluation] | None]:
        """The choice, and the evaluations if the bot made any."""
        self._last = None
        return self.bot.choose(view, choices), self._last


def _by_choice(
    choices: Sequence[Choice], evaluations: list[Evaluation] | None, figure: str
) -> list[float] | None:
    if evaluations is None:
        return None
    found = {one.choice.text: float(getattr(one, figure)) for one in evaluations}
    return [found.get(choice.text, 0.0) for choice in choices]
