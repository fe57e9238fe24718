"""The durable record is typed: every kind of entry keeps its place in the database."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from ratskeller.server.entry import (
    AnyChange,
    Chosen,
    Clock,
    Closed,
    Created,
    Entry,
    Expired,
    Filled,
    Invited,
    Joined,
    Left,
    Rematched,
    Resigned,
    Rested,
    Returned,
    Revealed,
    Seat,
    Started,
    Undone,
    Voted,
    from_row,
    to_row,
)

CREATED = Created(
    game="rattus",
    version=1,
    players=2,
    options={"powers": "before_plague", "removed_with_three": 8, "other": True},
    clock=Clock("move", 60.0),
    listed=True,
    invite="",
    seats=[Seat("human", "Eva", "0" * 64), Seat()],
)
#: What stands in the columns kind, seat and body. These never change: databases hold them.
STORED: list[tuple[AnyChange, str, int | None, str]] = [
    (Joined(1, "Eva", "ab"), "joined", 1, '{"name":"Eva","hash":"ab"}'),
    (
        Joined(1, "Eva", "ab", ["pawn:gallia"]),
        "joined",
        1,
        '{"name":"Eva","hash":"ab","start":["pawn:gallia"]}',
    ),
    (Joined(1, "", "ab", []), "joined", 1, '{"name":"","hash":"ab","start":[]}'),
    (
        Filled(0, 1, "easy", "Bruno"),
        "filled",
        0,
        '{"target":1,"bot":"easy","name":"Bruno"}',
    ),
    (
        Invited(0, 1, "Hal", "0af3"),
        "invited",
        0,
        '{"target":1,"name":"Hal","hash":"0af3"}',
    ),
    (
        Filled(0, 1, "easy", "Bruno", ["pawn:gallia"]),
        "filled",
        0,
        '{"target":1,"bot":"easy","name":"Bruno","start":["pawn:gallia"]}',
    ),
    (
        Joined(1, "Eva", "ab", None, "cd"),
        "joined",
        1,
        '{"name":"Eva","hash":"ab","commitment":"cd"}',
    ),
    (Revealed(1, "cd"), "revealed", 1, '{"secret":"cd"}'),
    (
        Revealed(1, "cd", ["pawn:gallia"]),
        "revealed",
        1,
        '{"secret":"cd","start":["pawn:gallia"]}',
    ),
    (Started(["pawn:gallia"]), "started", None, '{"start":["pawn:gallia"]}'),
    (Left(0), "left", 0, "{}"),
    (Left(0, "easy"), "left", 0, '{"bot":"easy"}'),
    (Chosen(0, "take:king", []), "chosen", 0, '{"choice":"take:king","drawn":[]}'),
    (
        Chosen(0, "take:king", [], "hard", 800),
        "chosen",
        0,
        '{"choice":"take:king","drawn":[],"bot":"hard","iterations":800}',
    ),
    (Undone(2), "undone", 2, "{}"),
    (Voted(0, 1, "easy"), "voted", 0, '{"target":1,"bot":"easy"}'),
    (Returned(1), "returned", 1, "{}"),
    (Resigned(1, "easy"), "resigned", 1, '{"bot":"easy"}'),
    (Rested(1, 90.5), "rested", 1, '{"until":90.5}'),
    (Expired(1, "easy"), "expired", 1, '{"bot":"easy"}'),
    (Rematched(0, "abc"), "rematched", 0, '{"table":"abc"}'),
    (Closed(0), "closed", 0, "{}"),
    (Closed(), "closed", None, "{}"),
]


def test_every_kind_is_stored_as_it_always_was() -> None:
    for change, kind, seat, body in STORED:
        entry = Entry(4, change, 10.5, "0:3")
        assert to_row(entry) == (4, kind, seat, body, 10.5, "0:3")
        assert from_row(*to_row(entry)) == entry
        assert (entry.kind, entry.seat) == (kind, seat)
    for start in (None, [], ["pawn:gallia"]):
        entry = Entry(1, msgspec.structs.replace(CREATED, start=start), 10.5)
        assert from_row(*to_row(entry)) == entry
    assert {type(change) for change, *_ in STORED} | {Created} == set(get_args(AnyChange))


@pytest.mark.parametrize(
    ("kind", "seat", "body"),
    [
        ("danced", 0, "{}"),
        ("chosen", None, '{"choice":"x","drawn":[]}'),
        ("chosen", 0, '{"choice":"x"}'),
        ("chosen", 0, '{"choice":"x","drawn":[],"by":"magic"}'),
        ("undone", 0, "[]"),
    ],
)
def test_an_entry_that_cannot_be_read_is_an_error(kind: str, seat: int | None, body: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        from_row(1, kind, seat, body, 1.0, None)
