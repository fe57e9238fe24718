"""Bots to begin with."""
