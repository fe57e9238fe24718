"""People on a server: results of finished games, ratings, rankings, profiles."""
