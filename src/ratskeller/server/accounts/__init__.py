"""Accounts: names, passkeys, sessions, the seats of a person on every device."""
