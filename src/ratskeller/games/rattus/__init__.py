"""Rattus (RA): place your people, dodge the plague, keep the most cubes."""

from ratskeller.games.rattus.game import GAME

__all__ = ["GAME"]
