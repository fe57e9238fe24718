"""Matches between bots: plan, play, statistics, ratings, reports; and the tuning of weights."""
