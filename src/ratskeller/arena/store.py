"""The state file of a match: one line of JSON per game, so that a match can be resumed."""

from __future__ import annotations

import json
from pathlib import Path

from ratskeller.arena.plan import Plan
from ratskeller.arena.single import Result
from ratskeller.kernel import OptionError


class Store:
    """Keeps the results of a match, in memory and in a file if there is a path."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.path = path
        self.results: dict[tuple[int, int], Result] = {}
        head = plan.data()
        if path is None:
            return
        try:
            if path.exists() and path.stat().st_size:
                self._read(path, head)
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(json.dumps(head) + "\n", encoding="utf-8")
        except OSError as error:
            raise OptionError(f"cannot keep results in {path}: {error.strerror}") from None

    def _read(self, path: Path, head: dict[str, object]) -> None:
        """Read the file; an incomplete last line, left by an interruption, is dropped."""
        try:
            lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
            found = json.loads(lines[0])
        except ValueError:
            raise OptionError(f"{path} is not the state file of a match") from None
        if found != head:
            raise OptionError(f"{path} belongs to another match: {json.dumps(found)}")
        whole = [line for line in lines if line.endswith("\n")]
        for line in whole[1:]:
            result = json.loads(line)
            self.results[(result["deal"], result["turn"])] = result
        if len(whole) < len(lines):
            path.write_text("".join(whole), encoding="utf-8")

    def add(self, result: Result) -> None:
        """Keep a result and write it at once."""
        self.results[(result["deal"], result["turn"])] = result
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result) + "\n")

    def of(self, plan: Plan) -> list[Result]:
        """The results of the plan's games so far, in order."""
        return [self.results[pair] for pair in plan.pairings() if pair in self.results]
