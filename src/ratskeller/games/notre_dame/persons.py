"""ND 3.4, 6, 10: what a person is, and the list of all of them.

Each person is one class in brown_persons.py, gray_persons.py, new_persons.py,
new_persons_asking.py or hire.py, with its favour and the decisions the favour asks. Other
rules ask a person through the hooks of :class:`Person`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame.board import HIRING, PERSON_IDS, PLAYING
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Decision


class Person:
    """A person who can be hired. As it stands its favour does nothing."""

    ID: ClassVar[str] = ""  #: as in the data
    CLAUSE: ClassVar[str] = ""  #: the rule of the favour

    def __init__(self) -> None:
        pass

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
        return 2.5

    def decisions(self) -> list[type[Decision[Any]]]:
        """What the favour may ask."""
        return []

    def misfit(self, s: NotreDameState, owed: Decision[Any]) -> str:
        """Why a position cannot owe this one of the `decisions`: a key of `MISFITS`, or nothing."""
        return ""

    def depends_on_prestige(self) -> bool:
        """ND 11.1: whether `has_no_effect` would tell others a hidden total."""
        return False

    def keeps_third_cards(self) -> bool:
        """ND 10.3: whether third cards stay in hand until all have hired."""
        return False

    def shows_gray_order(self) -> bool:
        """ND 10.7: whether the favour lets a seat look through the gray stack."""
        return False

    def cures(self) -> bool:
        """ND 6.6: whether the favour spares a seat this round's plague."""
        return False

    def hires_others(self) -> bool:
        """ND 10.13: whether the favour is to hire again."""
        return False


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


def enter(persons: list[Person]) -> None:
    """Put persons at their places in the list."""
    for person in persons:
        PERSONS[PERSON_IDS.index(person.ID)] = person


def holds_third_cards(s: NotreDameState) -> bool:
    """ND 3.3, 10.3: whether third cards are still held: while hiring only if a person asks it."""
    if s.public.phase == HIRING:
        return PERSONS[s.public.open[2]].keeps_third_cards()
    return s.public.phase == PLAYING
