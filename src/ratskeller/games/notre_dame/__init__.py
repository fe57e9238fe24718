"""Notre Dame (ND): influence, prestige and rats in the shadow of the cathedral."""

from ratskeller.games.notre_dame.game import GAME

__all__ = ["GAME"]
