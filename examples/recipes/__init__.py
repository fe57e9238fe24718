"""Other people's learners on these games, one script for each library."""
