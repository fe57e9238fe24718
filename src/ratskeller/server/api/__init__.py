"""REST: the lobby, tables, records, and what clients need to know of the games."""
