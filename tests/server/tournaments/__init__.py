"""Tournaments of people on the server."""
