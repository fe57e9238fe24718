# Turniere: die Liste, ein neues, eines davon.

cups-text = Spiele mehrere Partien gegen Leute deiner Stärke, oder dieselben Ziehungen wie alle anderen. Auf leeren Plätzen spielt ein Bot.
cups-none = Zurzeit gibt es keine Turniere.
cups-open = Turnier eröffnen
cups-sign-in = Zum Mitspielen anmelden
cups-off = Auf diesem Server gibt es keine Turniere
cups-gone = Dieses Turnier gibt es nicht
cups-gone-text = Vielleicht wurde der Link abgeschnitten; lass ihn dir noch einmal schicken.

cup-system-duplicate = Duplikat
cup-system-swiss = Schweizer System
cup-system-round-robin = Jeder gegen jeden
cup-system-duplicate-about = Alle Tische einer Runde spielen dieselben Ziehungen, so begünstigt das Glück niemanden. Was andere spielen, ist verschlossen, bis die Runde vorbei ist.
cup-system-swiss-about = In jeder Runde treffen sich, die etwa gleich stehen.
cup-system-round-robin-about = Alle treffen auf alle.
cup-tables-of = { $players } an einem Tisch
cup-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
cup-people = { $count ->
    [one] einer von { $most } Plätzen vergeben
   *[other] { $count } von { $most } Plätzen vergeben
}
cup-by = Eröffnet von { $name }
cup-starts = Beginnt am { $date }
cup-open = Wartet auf Mitspieler
cup-running = Runde { $round } von { $rounds }
cup-between = Runde { $round } von { $rounds } ist vorbei
cup-finished = Vorbei
cup-closed = Abgesagt

cup-join = Mitspielen
cup-joined = Du spielst mit.
cup-leave = Abmelden
cup-withdraw = Zurückziehen
cup-withdraw-sure = Dann spielt ein Bot für dich zu Ende, und du kannst nicht zurückkommen.
cup-withdraw-yes = Endgültig zurückziehen
cup-stay = Bleiben
cup-private = Dieses Turnier ist nur für Eingeladene. Den Link bekommst du von der Person, die es eröffnet hat.
cup-your-table = Dein Tisch ist bereit
cup-to-table = An meinen Tisch
cup-wait-round = Die nächste Runde beginnt, wenn alle Tische fertig sind.
cup-wait-organiser = Die nächste Runde beginnt, wenn die Turnierleitung es will.
cup-wait-pause = Die nächste Runde beginnt in einigen Minuten.
cup-start = Jetzt beginnen
cup-start-note = Bots besetzen die Plätze, die zu vollen Tischen fehlen.
cup-next = Runde { $round } beginnen
cup-close = Absagen
cup-close-sure = Dann kann niemand damit weitermachen. Begonnene Partien können zu Ende gespielt werden.
cup-close-yes = Endgültig absagen
cup-invitation = Link zum Einladen
cup-invitation-new = Neuer Link zum Einladen
cup-invitation-note = Ein neuer Link macht den vorigen ungültig.
cup-remove-some = Jemanden entfernen
cup-remove = { $name } entfernen

cup-entrants = Wer mitspielt
cup-nobody = Noch niemand.
cup-standings = Tabelle
cup-place = Platz
cup-name = Name
cup-games = Partien
cup-points = Punkte
cup-share = Siege
cup-less-luck = Ohne Glück
cup-beside = Neben anderen
cup-met = Gegner
cup-left = ein Bot spielt weiter
cup-round = Runde { $round }
cup-table = Tisch { $number }
cup-watch = Zuschauen
cup-replay = Nachspielen
cup-sealed = Verschlossen, bis die Runde vorbei ist
cup-table-closed = Vom Betreiber geschlossen; zählt nicht
cup-seal = Siegel der Ziehungen dieser Runde

cup-how = Wie gezählt wird
cup-how-duplicate = Siege: dein mittlerer Anteil am Sieg; ein geteilter Platz zählt halb. Bei gleichen Siegen entscheidet „ohne Glück“, also Siege ohne das, was der Zufall dir gab; dann „neben anderen“: wie viel besser du warst als alle auf deinem Platz mit deinen Ziehungen.
cup-how-points = Punkte: für alle anderen am Tisch je 1, wenn sie hinter dir landen, ½ für den gleichen Platz, geteilt durch ihre Zahl. Bei gleichen Punkten entscheiden die Punkte deiner Gegner, dann die Partien unter den Gleichen, dann „ohne Glück“, also Siege ohne das, was der Zufall dir gab.
cup-how-arrival = Wer { $time } nach Beginn seines Zuges die erste Entscheidung nicht getroffen hat, wird durch einen Bot ersetzt und kann in diese Partie zurückkommen. Danach zählt die Uhr.
cup-how-draws = An Turniertischen gibt es keine Tipps.

cup-title = Name des Turniers
cup-game = Spiel
cup-players = Spieler an einem Tisch
cup-system = Wer trifft wen
cup-rounds-label = Runden
cup-clock = Bedenkzeit
cup-clock-total-900 = Fünfzehn Minuten je Partie
cup-clock-total-1800 = Dreißig Minuten je Partie
cup-clock-move-120 = Zwei Minuten je Entscheidung
cup-clock-turn-86400 = Per Korrespondenz: ein Tag je Zug
cup-clock-turn-259200 = Per Korrespondenz: drei Tage je Zug
cup-arrival = Zeit zum Eintreffen
cup-arrival-note = So lange hat jede Person für die erste Entscheidung einer Partie.
cup-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
cup-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
cup-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
cup-pause = Zwischen den Runden
cup-pause-0 = Sofort weiter
cup-pause-300 = Fünf Minuten
cup-pause-86400 = Ein Tag
cup-pause-none = Ich beginne jede Runde
cup-most = Plätze
cup-bot = Bot auf leeren Plätzen
cup-fill = Bots besetzen alle Plätze
cup-listed = Alle dürfen mitspielen
cup-begins = Es beginnt
cup-begins-hand = wenn ich es will
cup-begins-time = zu einer Zeit
cup-when = Wann
cup-create = Turnier eröffnen
