# Wat puzzels zeggen.

puzzles = Puzzels
puzzles-of = Puzzels: { $title }
puzzle-day = Puzzel van de dag
puzzle-ask = Eén keuze is hier duidelijk de beste. Welke?
puzzle-solved = Opgelost: { $choice }.
puzzle-wrong = { $choice }: { $points } punten minder dan de beste. Probeer het nog eens.
puzzle-answer = De beste keuze: { $choice }.
puzzle-proof = { $share } % van de winst; de op een na beste, { $choice }, levert { $points } ± { $error } punten minder op.
puzzle-end = Uitgespeeld ({ $score }): { $own } in plaats van { $own2 } voor jou, { $rival } in plaats van { $rival2 } voor de beste van de anderen.
puzzle-level = Moeilijkheid
puzzle-level-1 = makkelijk
puzzle-level-2 = gemiddeld
puzzle-level-3 = moeilijk
puzzle-level-4 = heel moeilijk
puzzle-theme-opening = Opening
puzzle-theme-ending = Eindspel
puzzle-theme-only = Maar één is goed
puzzle-theme-points = Meteen punten
puzzle-theme-patience = Geduld
puzzle-theme-many = Veel keuzes
