"""Bots at the server's tables; they run in other processes."""
