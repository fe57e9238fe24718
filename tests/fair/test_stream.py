"""The stream: exactly uniform, and the same for everybody who knows the secrets."""

from __future__ import annotations

import copy
import hashlib
import hmac
import pickle

import pytest

import ratskeller
from ratskeller.fair.stream import FairError, Stream, commitment, key_of
from ratskeller.kernel import CHANCE, Match, Record, Rng
from ratskeller.kernel.draws import Draws, in_order, outcome_of

SERVER, ANN, BEN = "0f" * 32, "a1" * 32, "b2" * 32


def test_every_secret_counts() -> None:
    """A different secret, seat or stream gives another key; the order of revealing does not."""
    keys = {
        key_of("t", SERVER, {}),
        key_of("u", SERVER, {}),
        key_of("t", ANN, {}),
        key_of("t", SERVER, {0: ANN}),
        key_of("t", SERVER, {1: ANN}),
        key_of("t", SERVER, {0: ANN, 2: BEN}),
        key_of("t", SERVER, {0: BEN, 2: ANN}),
    }
    assert len(keys) == 7
    assert key_of("t", SERVER, {2: BEN, 0: ANN}) in keys


def test_a_commitment_is_the_hash_of_two_lines() -> None:
    text = f"ratskeller commitment 1\n{ANN}"
    assert commitment(ANN) == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("secret", ["", "0f" * 31, "0F" * 32, "0f" * 32 + "\n", "é" * 64])
def test_a_wrong_secret_is_refused(secret: str) -> None:
    with pytest.raises(FairError):
        commitment(secret)
    with pytest.raises(FairError):
        key_of("t", SERVER, {0: secret})
    with pytest.raises(FairError):
        key_of("two\nlines", SERVER, {})


def test_words_that_would_favour_small_numbers_are_rejected() -> None:
    """With a total just over half of 2**64 every other word is rejected: count them."""
    stream, total = Stream(bytes(32)), 2**63 + 1
    taken: list[int] = []
    for draw in range(200):
        words = []
        for block in range(10):
            digest = hmac.digest(bytes(32), f"draw {draw} {block}".encode(), "sha256")
            words += [int.from_bytes(digest[at : at + 8], "big") for at in range(0, 32, 8)]
        number = stream.number(draw, total)
        taken.append(words.index(number))
        assert all(word >= total for word in words[: taken[-1]])
    assert 60 < taken.count(0) < 140
    assert max(taken) > 3  # beyond the first block
    for wrong in (0, -1, 2**64 + 1):
        with pytest.raises(ValueError, match="from 1 to"):
            stream.number(0, wrong)


def test_numbers_are_uniform() -> None:
    """Chi-square over 12,000 draws for totals that do and do not divide 2**64."""
    stream = Stream(bytes(range(32)))
    for total in (2, 6, 7, 64):
        counts = [0] * total
        for draw in range(12_000):
            counts[stream.number(draw, total)] += 1
        mean = 12_000 / total
        chi = sum((count - mean) ** 2 / mean for count in counts)
        freedom = total - 1
        assert chi < freedom + 4 * (2 * freedom) ** 0.5, total


def test_an_outcome_has_as_many_numbers_as_its_weight() -> None:
    outcomes = [("a", 2), ("b", 3), ("c", 1)]
    assert [outcome_of(outcomes, number) for number in range(6)] == list("aabbbc")
    with pytest.raises(ValueError, match="not below"):
        outcome_of(outcomes, 6)


class Counted(Draws):
    """Notes which draws were asked for."""

    def __init__(self) -> None:
        self.stream = Stream(bytes(32))
        self.asked: list[int] = []

    def number(self, draw: int, total: int) -> int:
        self.asked.append(draw)
        return self.stream.number(draw, total)


def played(game: str, draws: Draws, seed: int) -> Match:
    """A game with many take-backs."""
    match = Match(ratskeller.game(game), 3, rng=draws)
    rng = Rng(seed)
    while match.state.outcome is None:
        back = [seat for seat in range(3) if match.can_undo(seat)]
        if back and rng.below(3) == 0:
            match.undo(back[rng.below(len(back))])
            continue
        seat = match.state.actors[rng.below(len(match.state.actors))]
        choices = match.state.choices(seat)
        match.apply(seat, choices[rng.below(len(choices))])
    return match


@pytest.mark.parametrize("game", ratskeller.game_ids())
def test_no_number_is_used_twice(game: str) -> None:
    """Take-backs never go back over a draw, so draw n is the n-th of the record."""
    draws = Counted()
    match = played(game, draws, 5)
    drawn = [text for seat, text in match.record.choices if seat == CHANCE]
    assert draws.asked == list(range(len(drawn)))
    assert match.draws == len(drawn) > 20
    found: list[str] = []
    state = Record.from_data(match.record.data()).walk()
    for position, (seat, _) in zip(state, match.record.choices, strict=False):
        if seat == CHANCE:
            outcomes = in_order(position.chances())
            total = sum(weight for _, weight in outcomes)
            found.append(outcome_of(outcomes, draws.stream.number(len(found), total)))
    assert found == drawn


def test_a_match_goes_on_with_the_next_number() -> None:
    """After a copy, a pickle or a resume the same outcomes follow."""
    game = ratskeller.game("rattus")
    whole = Match(game, 2, rng=Stream(bytes(32)))
    again = pickle.loads(pickle.dumps(copy.deepcopy(whole)))
    rng = Rng(1)
    while whole.state.outcome is None:
        seat = whole.state.actors[0]
        choices = whole.state.choices(seat)
        choice = choices[rng.below(len(choices))]
        for match in (whole, again):
            match.apply(seat, choice)
        if rng.below(8) == 0:
            again = Match.resume(again.record, Stream(bytes(32)))
    assert again.record.choices == whole.record.choices
