"""The example game of the documentation."""
