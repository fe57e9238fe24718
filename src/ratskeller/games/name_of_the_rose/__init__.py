"""The Name of the Rose (NR): keep your monk out of suspicion, and unmask the others."""

from ratskeller.games.name_of_the_rose.game import GAME

__all__ = ["GAME"]
