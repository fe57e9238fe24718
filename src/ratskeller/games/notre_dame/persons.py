"""ND 3.4, 6, 10: what a person is, and the list of all of them.

Each person is one class in brown_persons.py, gray_persons.py, new_persons.py,
new_persons_asking.py or hire.py, with its favour and the decisions the favour asks. Other
rules ask a person through the attributes of :class:`Person`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame.board import PERSON_IDS
from ratskeller.games.notre_dame.phases import HIRING, PLAYING
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import Decision


class Person:
    """A person who can be hired. As it stands its favour does nothing."""

    cures: bool = False  #: ND 6.6: the favour spares a seat this round's plague
    keeps_third_cards: bool = False  #: ND 10.3: third cards stay in hand until all have hired
    shows_gray_order: bool = False  #: ND 10.7: the favour lets a seat look through the gray stack
    hires_others: bool = False  #: ND 10.13: the favour is to hire again
    usual_worth: float = 2.5  #: `worth` where it does not depend on the position
    depends_on_prestige: bool = False  #: ND 11.1: `has_no_effect` would tell a hidden total

    def __init__(self, *decisions: type[Decision[Any]]) -> None:
        self.decisions: Final = decisions  #: what the favour may ask

    def favour(self, s: NotreDameState, seat: i64) -> None:
        """ND 3.4: carry out the favour as far as possible; the coin is paid."""

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        """Whether hiring this person now would change nothing but the coin paid.

        Asked before the coin is paid: it lies in the supply when the favour begins, so a gain
        of coins always gives one (ND 5.4).

        >>> import ratskeller
        >>> state = ratskeller.game("notre-dame").new(players=3)
        >>> lady, trader = PERSON_IDS.index("lady-of-the-court"), PERSON_IDS.index("trader")
        >>> PERSONS[lady].has_no_effect(state, 0)  # no piece yet
        True
        >>> PERSONS[trader].has_no_effect(state, 0)  # no message yet
        False
        """
        return False

    def worth(self, s: NotreDameState, seat: i64) -> float:
        """About what the favour is worth to a seat now, in prestige, without the park."""
        return self.usual_worth


class Rewarding(Person):
    """A person who gives prestige for what a seat has."""

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        """The prestige, without the park's bonus."""
        raise NotImplementedError

    def favour(self, s: NotreDameState, seat: i64) -> None:
        s.gain(seat, self.reward(s, seat))

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return self.reward(s, seat) == 0

    def worth(self, s: NotreDameState, seat: i64) -> float:
        return float(self.reward(s, seat))


#: In the order of the data, as `PERSON_IDS`; the modules of the persons fill it.
PERSONS: Final[list[Person]] = [Person() for _ in PERSON_IDS]


def enter(persons: dict[str, Person]) -> None:
    """Put persons, each with the decisions it asks, at the places of their ids in the list."""
    for id, person in persons.items():
        PERSONS[PERSON_IDS.index(id)] = person


def holds_third_cards(s: NotreDameState) -> bool:
    """ND 3.3, 10.3: whether third cards are still held: while hiring only if a person asks it."""
    if s.public.phase == HIRING:
        return PERSONS[s.public.open[2]].keeps_third_cards
    return s.public.phase == PLAYING
