# What puzzles say.

puzzles = Puzzles
puzzles-of = Puzzles: { $title }
puzzle-day = Puzzle of the day
puzzle-ask = One choice is clearly the best here. Which one?
puzzle-solved = Solved: { $choice }.
puzzle-wrong = { $choice }: { $points } points less than the best. Try again.
puzzle-answer = The best choice: { $choice }.
puzzle-proof = { $share } % of the win; the next best, { $choice }, brings { $points } ± { $error } points less.
puzzle-end = Played on to the end ({ $score }): { $own } instead of { $own2 } for you, { $rival } instead of { $rival2 } for the best of the others.
puzzle-level = Difficulty
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzle-level-4 = very hard
puzzle-theme-opening = Opening
puzzle-theme-ending = Endgame
puzzle-theme-only = Only one is good
puzzle-theme-points = Points at once
puzzle-theme-patience = Patience
puzzle-theme-many = Many choices
