"""Measurements that print their figures: run each with ``python -m benchmarks.NAME``."""
