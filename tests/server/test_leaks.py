"""The server sends the same in every position consistent with what a viewer knows."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import ratskeller
from ratskeller.kernel import CHANCE, Match
from ratskeller.server import outgoing
from tests.server.harness import Server
from tests.server.leaks import LeakChecker, Recording, bare, match_of, record

pytestmark = pytest.mark.unmeasured

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("rattus", 3, {}),
    ("notre-dame", 3, {"new_persons": True, "hidden_prestige": True}),
    ("name-of-the-rose", 3, {}),
]


@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=[g for g, _, _ in GAMES])
def test_no_viewer_gets_more_than_it_knows(
    server: Server, database_of_server: str, game: str, players: int, options: dict[str, Any]
) -> None:
    """Live, resumed and undone entries, refusals, the log from the start, and REST."""
    recording = record(server, database_of_server, game, players, options)
    assert match_of(recording).state.outcome is not None
    kinds = [entry.kind for entry in recording.entries]
    assert kinds.count("undone") > 2
    for viewer in (None, *range(players)):
        checker = LeakChecker(recording, viewer)
        checker.check()
        assert checker.worlds >= 2 * len(kinds)
        assert checker.courses >= len(kinds) / 2
        assert checker.patches >= len(kinds)
    for message in recording.others:
        assert not {"view", "events", "drawn"} & set(json.loads(message))
    planted_leaks_are_found(recording)


def planted_leaks_are_found(recording: Recording) -> None:
    """The checker finds a seat's data in a spectator's messages."""
    planted: dict[str, int] = {"choices": 0, "entries": 0, "patches": 0}
    for seat in range(recording.players):
        for seq, raw in recording.updates[seat].items():
            own, watched = json.loads(raw), json.loads(recording.updates[None][seq])
            for part in planted:
                leak = leaked(part, own, watched)
                if leak == watched or planted[part] > 2:
                    continue
                planted[part] += 1
                leaky = {**recording.updates[None], seq: outgoing.encode(leak)}
                forged = {**vars(recording), "updates": {**recording.updates, None: leaky}}
                with pytest.raises(AssertionError):
                    LeakChecker(Recording(**forged), None).check()
    assert planted["choices"]
    assert planted["patches"] or match_of(recording).game.id == "rattus"


def leaked(part: str, own: dict[str, Any], watched: dict[str, Any]) -> dict[str, Any]:
    """A spectator's update with one part of a seat's."""
    if part != "patches":
        return {**watched, part: own[part]}
    out = copy.deepcopy(watched)
    for entry, theirs in zip(out["entries"], own["entries"], strict=True):
        patches = {str(bare(event)): event.get("patch") for event in theirs["events"]}
        for event in entry["events"]:
            patch = patches[str(bare(event))]
            if patch is not None:
                event["patch"] = patch
    return out


def test_the_record_and_the_secrets_stay_inside(tmp_path: Path) -> None:
    """No message, log line or row of the database has a secret or an unseen outcome."""
    database = f"sqlite:///{tmp_path}/t.sqlite"
    with Server(database, "--access-log") as server:
        opened = server.open_table(2)
        made = server.ask("POST", "/api/tables", {"game": "rattus", "players": 2, "listed": True})
        joined = server.ask("POST", f"/api/tables/{made['table']['id']}/join", {"name": "Ben"})
        recording = record(server, database, "rattus", 2, {})
    secrets = [*opened.secrets.values(), opened.invite, made["invite"], joined["secret"]]
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    for secret in secrets:
        assert secret not in server.log
        assert secret.encode() not in stored
    assert "/api/tables" in server.log
    assert any(getattr(entry.change, "drawn", None) for entry in recording.entries)
    messages = [raw for updates in recording.updates.values() for raw in updates.values()]
    for message in [*messages, *recording.others]:
        assert b'"drawn"' not in message
        assert b'"hash"' not in message
        assert b'"invite"' not in message


def test_chance_is_drawn_by_the_system() -> None:
    """Tables do not share a predictable generator."""
    game = ratskeller.game("rattus")
    starts = {tuple(t for s, t in Match(game, 4).record.choices if s == CHANCE) for _ in range(40)}
    assert len(starts) > 10
