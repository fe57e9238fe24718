"""Puzzles: positions of bot games in which one choice is the best by a clear margin."""

from ratskeller.puzzles.model import Puzzle, PuzzleError, Worth, puzzle_of_the_day, puzzles_of

__all__ = ["Puzzle", "PuzzleError", "Worth", "puzzle_of_the_day", "puzzles_of"]
