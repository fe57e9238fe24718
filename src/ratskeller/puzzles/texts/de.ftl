# Was Rätsel sagen.

puzzles = Rätsel
puzzles-of = Rätsel: { $title }
puzzle-day = Rätsel des Tages
puzzle-ask = Eine Wahl ist hier klar die beste. Welche?
puzzle-solved = Gelöst: { $choice }.
puzzle-wrong = { $choice }: { $points } Punkte weniger als die beste Wahl. Versuch es noch einmal.
puzzle-answer = Die beste Wahl: { $choice }.
puzzle-proof = { $share } % des Sieges; die zweitbeste, { $choice }, bringt { $points } ± { $error } Punkte weniger.
puzzle-end = Zu Ende gespielt ({ $score }): { $own } statt { $own2 } für dich, { $rival } statt { $rival2 } für den Besten der anderen.
puzzle-level = Schwierigkeit
puzzle-level-1 = leicht
puzzle-level-2 = mittel
puzzle-level-3 = schwer
puzzle-level-4 = sehr schwer
puzzle-theme-opening = Eröffnung
puzzle-theme-ending = Endspiel
puzzle-theme-only = Nur eine ist gut
puzzle-theme-points = Sofort Punkte
puzzle-theme-patience = Geduld
puzzle-theme-many = Viele Möglichkeiten
