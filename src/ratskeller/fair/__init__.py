"""Draws that anybody can check: committed secrets, the stream of numbers, the proof."""
