"""RA 5: the class cards, found by their ids in the data."""

from __future__ import annotations

from ratskeller.games.rattus.board import CARDS
from ratskeller.games.rattus.class_card import CLASSES, ClassCard
from ratskeller.games.rattus.class_king import KING
from ratskeller.games.rattus.class_knight import KNIGHT
from ratskeller.games.rattus.class_merchant import MERCHANT
from ratskeller.games.rattus.class_monk import MONK
from ratskeller.games.rattus.class_peasant import PEASANT
from ratskeller.games.rattus.class_witch import WITCH


def in_data_order(cards: list[ClassCard]) -> list[ClassCard]:
    """One object for each card of the data, in its order."""
    by_id = {card.id: card for card in cards}
    return [by_id[id] for id in CARDS]


CLASSES.extend(in_data_order([PEASANT, KNIGHT, MONK, MERCHANT, WITCH, KING]))
