"""REST: games, the lobby, tables and records."""
