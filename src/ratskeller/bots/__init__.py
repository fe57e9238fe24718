"""Opponents: they get a view and the legal choices, never a state."""
