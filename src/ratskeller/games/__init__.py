"""One folder is one game; the registry finds them by looking here."""
