"""Where records live: SQLite in a file, or PostgreSQL by its address, from the same code."""
