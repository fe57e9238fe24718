"""Mutation testing of the rules and of the server's commands: ``python -m tests.mutants``."""
