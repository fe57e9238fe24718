"""Tournaments of people: who takes part, rounds, their tables, standings."""
