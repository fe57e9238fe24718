"""Adapters for research: action and observation spaces, batches, PettingZoo, OpenSpiel."""
