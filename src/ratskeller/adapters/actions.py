"""Choices as numbers from 0: one fixed action space for a game and a number of players.

The space holds every choice that can occur with any options, in the order of the game's
grammar. It changes only with :data:`VERSION` or with the version of the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.kernel.choice import ARG, ARG_MASK, BY_CHANCE, BY_PLAYERS, Choice
from ratskeller.kernel.decision import Offers
from ratskeller.kernel.errors import OptionError
from ratskeller.kernel.game import Game

VERSION: Final = 1  #: of the numbering
MOST_SLOTS: Final = 4


@final
class ActionSpace:
    """The choices of seats, or with ``BY_CHANCE`` the outcomes of chance, and their numbers.

    >>> import ratskeller
    >>> space = ActionSpace(ratskeller.game("rattus"), players=3)
    >>> space.number("take:knight"), str(space.choice(11)), space.size
    (11, 'take:knight', 320)
    >>> space.words(11)
    'Take the knight'
    """

    def __init__(self, game: Game, players: int, by: int = BY_PLAYERS) -> None:
        game.check_players(players)
        self.game: Final = game
        self.players: Final = players
        grammar = game.grammar
        verbs = max(grammar.verbs) + 1
        found: list[int] = []
        bases, slots = [0] * verbs, [0] * verbs
        firsts, strides = [0] * (verbs * MOST_SLOTS), [0] * (verbs * MOST_SLOTS)
        room = 0
        for number, verb in grammar.verbs.items():
            bases[number] = room
            slots[number] = len(verb.slots)
            width = 1
            for i, slot in enumerate(verb.slots):
                firsts[number * MOST_SLOTS + i] = slot.first
                strides[number * MOST_SLOTS + i] = width
                width *= len(slot.words)
            room += width
        self._bases = vec[i64](bases)
        self._slots = vec[i64](slots)
        self._firsts = vec[i64](firsts)
        self._strides = vec[i64](strides)
        self._numbers = vec[i64]([-1] * room)
        for code in grammar.codes():
            if grammar.verbs[code >> 32].by & by and game.can_occur(code, players):
                self._numbers[self._place(code)] = len(found)
                found.append(code)
        self.codes = vec[i64](found)
        self.size: i64 = len(found)
        self.blank = bytes(len(found))

    def _place(self, code: i64) -> i64:
        verb = code >> 32
        place = self._bases[verb]
        firsts, strides = self._firsts, self._strides
        slot = verb * MOST_SLOTS
        for i in range(slot, slot + self._slots[verb]):  # (`_` would be one of Python's numbers)
            place += ((code & ARG_MASK) - firsts[i]) * strides[i]
            code >>= ARG
        return place

    def of(self, code: i64) -> i64:
        """The number of a code that can occur; -1 for any other of the grammar."""
        return self._numbers[self._place(code)]

    def mark(self, offers: Offers, masks: BytesWriter) -> None:
        """Append a mask with 1 for every offer."""
        start: i64 = len(masks)
        masks.write(self.blank)
        codes = offers.codes
        for i in range(offers.count):
            number = self.of(codes[i])
            if number < 0:
                raise AssertionError(f"{self.game.grammar.choice(offers.codes[i])} has no number")
            masks[start + number] = 1

    # -- names ---------------------------------------------------------------

    def number(self, choice: Choice | str) -> int:
        """The number of a choice, given as such or in its notation."""
        spoken = self.game.grammar.read(choice) if isinstance(choice, str) else choice
        found = int(self.of(spoken.code))
        if found < 0:
            raise OptionError(
                f"{spoken} cannot occur in {self.game.id} with {self.players} players"
            )
        return found

    def choice(self, number: int) -> Choice:
        """The choice of a number."""
        if not 0 <= number < self.size:
            raise OptionError(
                f"there is no action {number} in {self.game.id} with {self.players} players;"
                f" expected 0 to {self.size - 1}"
            )
        return self.game.grammar.choice(self.codes[number])

    def choices(self) -> Iterator[Choice]:
        """All choices, in order."""
        for code in self.codes:
            yield self.game.grammar.choice(code)

    def words(self, number: int, language: str = "en") -> str:
        """The choice of a number in words; its notation if the game has no words for it."""
        from ratskeller.kernel.words import words_of

        choice = self.choice(number)
        words = words_of(self.game, language)
        return words.choice(choice) if words.has(f"choice-{choice.verb}") else choice.text


def chances(game: Game, players: int) -> ActionSpace:
    """The outcomes of chance and their numbers.

    >>> import ratskeller
    >>> str(chances(ratskeller.game("rattus"), players=2).choice(0))
    'pawn:anglia'
    """
    return ActionSpace(game, players, BY_CHANCE)
