"""Proofs in numbers: `python -m benchmarks.fair --games 1000`.

Plays games of every kind with random bots, verifies each record, tampers with it in every way
and counts what is refused with its place; draws many numbers for many totals and tests them by
chi-square; and measures what a draw, a table and a check cost.
"""

from __future__ import annotations

import argparse
import math
import re
import time
from collections import Counter
from typing import Final

import ratskeller
from ratskeller.fair.proof import Mismatch, verify
from ratskeller.fair.stream import Stream, commitment, key_of, new_secret
from ratskeller.kernel import CHANCE, Match, Record, Rng
from tests.fair.games import finished, secret

TAMPERINGS: Final = ("draw", "swap", "secret", "server", "cut", "end")
TOTALS: Final = (2, 3, 5, 6, 7, 10, 13, 24, 36, 54, 100, 1000)


def tampered(record: Record, kind: str, rng: Rng) -> Record:
    """A copy with one draw changed, two swapped, a secret replaced, an entry or the end cut."""
    found = Record.from_data(record.data() | {"fair": _copy(record.fair)})
    assert found.fair is not None
    draws = [i for i, (seat, _) in enumerate(found.choices) if seat == CHANCE]
    if kind == "draw":
        _change_draw(found, draws, rng)
    elif kind == "swap":
        texts = {found.choices[i][1] for i in draws}
        one = draws[rng.below(len(draws))]
        others = [i for i in draws if found.choices[i] != found.choices[one]]
        assert len(texts) > 1
        other = others[rng.below(len(others))]
        pair = found.choices[other], found.choices[one]
        found.choices[one], found.choices[other] = pair
    elif kind == "cut":
        del found.choices[rng.below(len(found.choices))]
    elif kind == "end":
        del found.choices[-1 - rng.below(len(found.choices) // 2) :]
        found.result = None
    else:
        sealed = found.fair["server"] if kind == "server" else found.fair["seats"][0]
        sealed["secret"] = secret(rng.next32())
        if rng.below(2):
            sealed["commitment"] = commitment(sealed["secret"])
    return found


def _copy(fair: dict[str, object] | None) -> dict[str, object]:
    return {
        key: [dict(part) if isinstance(part, dict) else part for part in value]
        if isinstance(value, list)
        else dict(value)
        if isinstance(value, dict)
        else value
        for key, value in (fair or {}).items()
    }


def _change_draw(record: Record, draws: list[int], rng: Rng) -> None:
    """Let one draw have another possible outcome."""
    start = rng.below(len(draws))
    wanted = {*draws[start:], *draws[:start]}
    for at, state in enumerate(record.walk()):
        if at in wanted and at >= draws[start]:
            others = [str(c) for c, _ in state.chances() if str(c) != record.choices[at][1]]
            if others:
                record.choices[at] = (CHANCE, others[rng.below(len(others))])
                return
    _change_draw(record, draws, rng)


def is_placed(record: Record, changed: Record, found: Mismatch) -> bool:
    """Whether a refusal names a place: that of the secret, or the first choice that was changed.

    What was cut out shows where the next draw, or the next choice, does not fit.
    """
    place = re.match(r"(the server|seat 0): |(?:after )?choice (\d+)\b", str(found))
    if place is None:
        return False
    if place[2] is None:
        return record.fair != changed.fair
    pairs = zip(record.choices, changed.choices, strict=False)
    same = next((i for i, (a, b) in enumerate(pairs) if a != b), len(changed.choices))
    number = int(place[2])
    if len(record.choices) != len(changed.choices):
        return number >= same
    return number == same + 1 or record.fair != changed.fair


def check_games(game: str, games: int) -> dict[str, object]:
    """Verify games and tampered copies of them; every copy must be refused, with its place."""
    counts = ratskeller.game(game).players
    verified = draws = 0
    refused: Counter[str] = Counter()
    missed: list[str] = []
    spent = 0.0
    for number in range(games):
        record = finished(game, counts[number % len(counts)], number + 1)
        began = time.perf_counter()
        draws += verify(record)
        spent += time.perf_counter() - began
        verified += 1
        for kind in TAMPERINGS:
            changed = tampered(record, kind, Rng(number))
            try:
                verify(changed)
                missed.append(f"{game} {number} {kind}")
            except Mismatch as found:
                if is_placed(record, changed, found):
                    refused[kind] += 1
                else:
                    missed.append(f"{game} {number} {kind}: {found}")
    return {
        "verified": verified,
        "draws": draws,
        "refused": dict(refused),
        "missed": missed,
        "ms_per_check": round(1000 * spent / games, 2),
    }


def chi_square(draws: int) -> list[tuple[int, float, float]]:
    """For each total: the statistic and the probability of one at least as large."""
    stream = Stream(key_of("chi", secret(5), {}))
    found = []
    at = 0
    for total in TOTALS:
        counts = [0] * total
        for _ in range(draws // len(TOTALS)):
            counts[stream.number(at, total)] += 1
            at += 1
        mean = sum(counts) / total
        chi = sum((count - mean) ** 2 / mean for count in counts)
        freedom = total - 1
        # Wilson and Hilferty: the cube root of chi-square is almost normal
        z = ((chi / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
        found.append((total, chi, 0.5 * math.erfc(z / math.sqrt(2))))
    return found


def costs() -> dict[str, float]:
    """Microseconds of a number, of a table's secrets, and of a draw beside a generator's."""
    stream = Stream(bytes(32))
    found = {
        "number": _time(lambda n: stream.number(n, 54), 20_000),
        "table": _time(lambda n: key_of("t", new_secret(), {0: secret(n)}), 5000),
    }
    for id in ratskeller.game_ids():
        game = ratskeller.game(id)
        for name, source in (("committed", stream), ("system", None)):
            began = time.perf_counter()
            draws = sum(Match(game, game.players[-1], rng=source).draws for _ in range(200))
            found[f"{id} {name}"] = 1e6 * (time.perf_counter() - began) / draws
    return found


def _time(work: object, times: int) -> float:
    assert callable(work)
    began = time.perf_counter()
    for number in range(times):
        work(number)
    return 1e6 * (time.perf_counter() - began) / times


def main() -> int:
    """Run all of it and print it; exit code 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each kind")
    parser.add_argument("--draws", type=int, default=10_000_000, help="draws for chi-square")
    args = parser.parse_args()
    wrong = 0
    for name, micros in costs().items():
        print(f"{name:32} {micros:8.1f} µs")
    for game in ratskeller.game_ids() if args.games else []:
        found = check_games(game, args.games)
        wrong += len(found["missed"])  # type: ignore[arg-type]
        print(game, found, flush=True)
    if args.draws:
        for total, chi, p in chi_square(args.draws):
            wrong += p < 1e-4
            print(f"below {total:5}: chi-square {chi:9.1f} with {total - 1} degrees, p = {p:.3f}")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
