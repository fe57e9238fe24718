"""Mutate a sample of the rules, run the tests that should notice, list what none noticed.

Verdicts are kept in build/mutants/ until sources or tests change, so a run that was
stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from queue import SimpleQueue

from tests.mutants.operators import Mutant
from tests.mutants.runner import (
    FOLDER,
    PACKAGE,
    Coverage,
    Target,
    Worker,
    digest,
    key,
    load,
    targets,
)


def main() -> None:
    known = targets()
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="target", help=f"of {', '.join(known)}")
    parser.add_argument("-n", "--number", type=int, default=60, help="mutants in the sample")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", default="", help="part of path:line, as in rattus/plague.py:3")
    wanted = parser.parse_args()
    for name in wanted.targets:
        if name not in known:
            parser.error(f"{name!r} is not a target; expected {', '.join(known)}")
    chosen = [known[name] for name in wanted.targets or known]
    FOLDER.mkdir(parents=True, exist_ok=True)
    sample = choose(chosen, wanted.number, wanted.seed, wanted.only)
    report(run(sample, wanted.workers))


def choose(chosen: list[Target], number: int, seed: int, only: str) -> list[tuple[Target, Mutant]]:
    """A sample over all mutants of the targets; a larger one holds the smaller."""
    everything = [
        (t, m) for t in chosen for m in t.mutants() if only in f"{m.path.as_posix()}:{m.line}"
    ]
    say(f"{len(everything)} mutants of {', '.join(target.name for target in chosen)}\n")
    random.Random(seed).shuffle(everything)
    return everything[:number]


def run(sample: list[tuple[Target, Mutant]], workers: int) -> list[tuple[Mutant, str]]:
    """The verdict of every mutant of the sample, in the order of the sources."""
    free: SimpleQueue[Worker] = SimpleQueue()
    crew = [Worker(number) for number in range(workers)]
    for worker in crew:
        free.put(worker)
    used = {target.name: target for target, _ in sample}
    versions = {name: digest(target) for name, target in used.items()}
    covered = {}
    for name, target in used.items():
        say(f"measuring which tests of {name} run which line …\n")
        covered[name] = Coverage(target, crew[0])
    results = FOLDER / "verdicts.jsonl"
    verdicts = load(results)

    def judge(target: Target, mutant: Mutant) -> str:
        worker = free.get()
        try:
            return worker.verdict(target, mutant, covered[target.name].tests(mutant))
        finally:
            free.put(worker)

    named = {key(mutant, versions[target.name]): (target, mutant) for target, mutant in sample}
    begun, left = time.monotonic(), [name for name in named if name not in verdicts]
    with ThreadPoolExecutor(workers) as pool, results.open("a", encoding="utf-8") as out:
        waiting = {pool.submit(judge, *named[name]): name for name in left}
        try:
            for done, future in enumerate(as_completed(waiting), 1):
                name = waiting[future]
                verdicts[name] = future.result()
                out.write(json.dumps([name, verdicts[name]]) + "\n")
                out.flush()
                spent = time.monotonic() - begun
                lived = sum(verdicts[other] == "survived" for other in named if other in verdicts)
                rest = spent / done * (len(left) - done)
                say(f"\r{len(sample) - len(left) + done}/{len(sample)}, {lived} survived,"
                    f" {spent:.0f} s, about {rest:.0f} s left ")  # fmt: skip
        except KeyboardInterrupt:
            for future in waiting:
                future.cancel()
            say("\nstopped; the same command goes on from here\n")
    judged = [(mutant, verdicts[name]) for name, (_, mutant) in named.items() if name in verdicts]
    return sorted(judged, key=lambda pair: (pair[0].path, pair[0].start))


def report(judged: list[tuple[Mutant, str]]) -> None:
    """Survivors with their place and their line, then the counts."""
    say("\n")
    for mutant, verdict in judged:
        if verdict != "killed":
            before, after = mutant.shown(mutant.path.read_bytes())
            place = f"{mutant.path.relative_to(PACKAGE.parents[1])}:{mutant.line}"
            say(f"{verdict}: {place} {mutant.kind}\n  - {before}\n  + {after}\n")
    counts = Counter(verdict for _, verdict in judged)
    say(", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items())) + "\n")


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


if __name__ == "__main__":
    os.nice(5)
    main()
