"""The instrument that tells how strong bots are: matches, statistics, ratings, reports."""
