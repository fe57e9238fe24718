"""Trained nets: weights, inference without a framework, and evaluations of positions by them."""
