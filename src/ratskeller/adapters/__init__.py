"""Doors for researchers: flat actions, observations as arrays, PettingZoo, OpenSpiel, batches."""
