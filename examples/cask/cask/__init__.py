"""Cask (CK): drink your fill and not a drop more."""

from cask.game import GAME

__all__ = ["GAME"]
