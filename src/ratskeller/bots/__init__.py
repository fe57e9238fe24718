"""Bots: they receive a view and the legal choices, never a state."""
