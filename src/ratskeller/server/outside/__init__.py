"""Bots from outside: programs of other people that play by a token, over HTTP."""
