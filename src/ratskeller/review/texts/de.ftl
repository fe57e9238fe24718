# Was eine Analyse sagt.

review-title = Analyse: { $title }
review-by = { $players } Spieler; die Suche von { $bot }, Einstellung { $effort }.
review-effort-instant = sofort
review-effort-quick = schnell
review-effort-deep = gründlich
review-players = Spieler
review-players-note = Ein Punkt ist ein Hundertstel eines Sieges. Anfang − Verluste + Glück + verborgenes Glück + andere + Korrektur = Ergebnis. Die Genauigkeit ist 100, wenn nichts verloren ging; ein Verlust von zehn Punkten halbiert die einer Wahl. Die Korrektur ist, was der Bot erst nach der Wahl sah.
review-player = Spieler
review-accuracy = Genauigkeit
review-mean-loss = Mittlerer Verlust, ‰
review-real-choices = Entscheidungen
review-start = Anfang
review-losses = Verluste
review-luck = Glück
review-hidden = Verborgenes Glück
review-others = Andere
review-correction = Korrektur
review-result = Ergebnis
review-curve = Erwarteter Anteil am Sieg
review-curve-note = Von der ersten Wahl bis zur letzten, in Prozent.
review-turning = Wendepunkte
review-turning-none = Keine einzelne Wahl oder Ziehung hat einen Anteil am Sieg um drei Punkte oder mehr verändert.
review-turn-choice = { $number }. { $name }: { $choice } – { $verdict }, −{ $loss } Punkte
review-turn-luck = { $number }. Zufall: { $choice } – { $points } Punkte für { $name }
review-choices = Entscheidungen
review-choices-note = Anteile am Sieg in Prozent, nach dem Wissen des Spielers; ± zwei Standardfehler. „Beste“ heißt auch, was von der besten Wahl nicht zu unterscheiden ist.
review-choices-lost = Entscheidungen, die etwas kosteten
review-number = Nr.
review-choice = Wahl
review-verdict = Urteil
review-value = Beste, %
review-loss = Verlust, Punkte
review-better = Besser
review-name-best = beste
review-name-good = gut
review-name-inaccuracy = ungenau
review-name-mistake = Fehler
review-name-blunder = grober Fehler
review-saved = Der Bericht liegt in { $file }.
review-why-column = Warum
review-why = Mit der besseren Wahl: { $reasons }.
review-why-reason = { $feature } { $better } statt { $made }
review-why-rival = bei { $name } { $feature } { $better } statt { $made }
review-why-unnamed = Die Suche sieht etwas, das sie nicht benennen kann.
review-mistakes = Die häufigsten Fehler: { $title }
review-mistakes-note =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }; die Entscheidungen kosteten zusammen { $points } Punkte, nach Art und Grund addiert.
review-count = Anzahl
review-made = Gewählt
