"""The rules of Rattus, clause by clause."""
