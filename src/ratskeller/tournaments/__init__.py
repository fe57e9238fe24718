"""Tournaments: round robin, Swiss, and duplicate, where all tables play the same draws."""
