"""The rules of Notre Dame, clause by clause."""
