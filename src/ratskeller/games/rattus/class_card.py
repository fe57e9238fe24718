"""RA 3.2, 5: what all class cards share, and the powers a seat may use now."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.rattus.board import CARDS
from ratskeller.games.rattus.fields import fields
from ratskeller.games.rattus.notation import USE
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel import AutomaticFor, Decision, Field, Offers, Refusal

CLASSES: Final[list[ClassCard]] = []  #: RA 1.4: in the order of the data; each enters itself


class ClassCard:
    """One class card: its clause, whether its power would have an effect, and the effect.

    ``decisions`` are those of its power, the one that is asked first in front. ``elsewhere`` is
    the refusal of a card whose power is part of another choice.
    """

    def __init__(
        self, id: str, clause: str, decisions: list[type[Decision[Any]]], elsewhere: str = ""
    ) -> None:
        self.id: Final = id
        self.clause: Final = clause
        self.decisions: Final = decisions
        self.elsewhere: Final = elsewhere
        self.number: i64 = CARDS.index(id)
        CLASSES.append(self)
        CLASSES.sort(key=lambda card: card.number)

    def held_by(self, s: RattusState, seat: i64) -> bool:
        """Whether a seat holds the card."""
        return s.public.holder[self.number] == seat

    def has_no_effect(self, s: RattusState, seat: i64) -> bool:
        """Whether `use` would have nothing to act on."""
        return True

    def use(self, s: RattusState, seat: i64) -> None:
        """Ask the first decision of the power."""
        s.push(self.decisions[0](seat))

    def before_strike(self, s: RattusState, seat: i64, used: i64) -> bool:
        """RA 4.3: ask what has to be decided before the first token; False if nothing."""
        return False

    def offer_last(self, s: RattusState, seat: i64, out: Offers) -> None:
        """RA 6.2: offer the power in the last round."""
        if not self.has_no_effect(s, seat):
            out.add(USE | self.number)


class WithPowers(AutomaticFor[RattusState]):
    """A part of a turn that remembers which powers the player has used in it."""

    FIELDS: ClassVar[dict[str, Field]] = fields("player", "used")

    def __init__(self, player: i64, used: i64) -> None:
        super().__init__(player)
        self.used: i64 = used

    def parameter(self, name: str) -> i64:
        return self.used if name == "used" else super().parameter(name)


def offer_powers(s: RattusState, seat: i64, used: i64, out: Offers, last: bool = False) -> None:
    """RA 3.2, 6.2: the powers this seat holds, has not used and can do something with."""
    holder = s.public.holder
    for card in range(i64(len(holder))):
        if holder[card] == seat and not used >> card & 1:
            if last:
                CLASSES[card].offer_last(s, seat, out)
            elif not CLASSES[card].has_no_effect(s, seat):
                out.add(USE | card)


def any_power(s: RattusState, seat: i64, used: i64) -> bool:
    """Whether `offer_powers` would offer anything."""
    out = Offers()
    offer_powers(s, seat, used, out)
    return out.count > 0


def power_refusal(s: RattusState, seat: i64, used: i64, number: i64) -> Refusal | None:
    """RA 3.2: why a power cannot be used now."""
    card = CLASSES[number]
    if not card.held_by(s, seat):
        return Refusal("RA 3.2", "card-not-yours", {"card": card.id})
    if card.elsewhere:
        return Refusal(card.clause, card.elsewhere)
    if used >> number & 1:
        return Refusal("RA 3.2", "power-used", {"card": card.id})
    if card.has_no_effect(s, seat):
        return Refusal(card.clause, "power-has-no-effect", {"card": card.id})
    return None
