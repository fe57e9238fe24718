"""The fixed list of actions: everything that is offered has one number, and keeps it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import ratskeller
from ratskeller.adapters.actions import VERSION, ActionSpace, chances
from ratskeller.kernel import CHANCE, Offers, Rng
from ratskeller.kernel.words import LANGUAGES, words_of
from tests.cases import Case, cases, random_step

CASES = cases()
GOLDEN = Path(__file__).parent / "spaces.json"
TABLES = [(id, n) for id in ratskeller.game_ids() for n in ratskeller.game(id).players]


def fingerprint(space: ActionSpace) -> str:
    text = "\n".join(str(choice) for choice in space.choices())
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def prints() -> dict[str, list[object]]:
    """Size and digest of every list, by game, players and versions."""
    found: dict[str, list[object]] = {}
    for id, players in TABLES:
        game = ratskeller.game(id)
        spaces = (ActionSpace(game, players), chances(game, players))
        key = f"{id} {players}, rules {game.version}, numbers {VERSION}"
        found[key] = [part for space in spaces for part in (int(space.size), fingerprint(space))]
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_choice_met_has_a_number_and_comes_back(case: Case) -> None:
    game = ratskeller.game(case.game)
    seats, chance = ActionSpace(game, case.players), chances(game, case.players)
    for seed in range(8):
        state, rng = case.new(), Rng(seed)
        while state.actors:
            for actor in state.actors:
                space = chance if actor == CHANCE else seats
                for choice in state.choices(actor):
                    number = space.number(choice)
                    assert 0 <= number < space.size
                    assert space.choice(number) is choice
                    assert space.number(str(choice)) == number
            random_step(state, rng)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_numbers_and_choices_are_one_to_one(id: str, players: int) -> None:
    game = ratskeller.game(id)
    for space in (ActionSpace(game, players), chances(game, players)):
        texts = [str(choice) for choice in space.choices()]
        assert len(set(texts)) == len(texts) == space.size
        assert [space.number(text) for text in texts] == list(range(space.size))


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_action_has_words(id: str, players: int) -> None:
    space = ActionSpace(ratskeller.game(id), players)
    for language in LANGUAGES:
        words = [space.words(number, language) for number in range(int(space.size))]
        assert all(words)
        assert len(set(words)) > len(words) // 2  # words may say less than the notation


def test_the_numbering_is_the_one_written_down() -> None:
    """A new order of actions needs a new VERSION: trained nets depend on it.

    ``python -m tests.adapters.test_actions`` writes the file.
    """
    assert prints() == json.loads(GOLDEN.read_text())


def test_a_mask_marks_what_is_on_offer() -> None:
    from librt.strings import BytesWriter

    space = ActionSpace(ratskeller.game("rattus"), 2)
    offers = Offers()
    for text in ("take:king", "done"):
        offers.add(space.choice(space.number(text)).code)
    out = BytesWriter()
    space.mark(offers, out)
    marked = [i for i, bit in enumerate(out.getvalue()) if bit]
    assert sorted(str(space.choice(i)) for i in marked) == ["done", "take:king"]


def test_wrong_numbers_and_names_are_answered() -> None:
    space = ActionSpace(ratskeller.game("rattus"), 2)
    with pytest.raises(ratskeller.OptionError, match="there is no action 267"):
        space.choice(267)
    with pytest.raises(ratskeller.OptionError, match="there is no action -1"):
        space.choice(-1)
    with pytest.raises(ratskeller.OptionError, match="settle:russia cannot occur"):
        space.number("settle:russia")
    with pytest.raises(ratskeller.OptionError, match="takes 2 to 4 players"):
        ActionSpace(ratskeller.game("rattus"), 5)


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(prints(), indent=1) + "\n")


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_the_sizes_in_the_docs_are_true(id: str, players: int) -> None:
    game = ratskeller.game(id)
    sizes = (ActionSpace(game, players).size, chances(game, players).size)
    row = [words_of(game)("game-title"), players, *sizes, game.encoder(players).size]
    page = (Path(__file__).parents[2] / "docs/research.md").read_text(encoding="utf-8")
    assert f"| {' | '.join(map(str, row))} |\n" in page
