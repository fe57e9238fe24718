## Ranglisten

rankings = Ranglisten
rankings-text = Partien zwischen Leuten mit Konto können gewertet werden. Eine Wertung beginnt bei 1500 Punkten. Sie ist vorläufig, bis fünf Partien gespielt sind, und sagt, wie sicher sie ist: Die Stärke liegt innerhalb der Zahl nach ±.
rankings-new = Weniger als fünf Partien
rankings-none = Hier hat noch niemand eine gewertete Partie gespielt.
ranked-player = Spieler
ranked-points = Punkte
ranked-games = Partien
ranked-you = du
ranked-bot = Bot

## Die Seite von jemandem

person-since = Hier seit { $day }
person-bot = Ein Bot von außen
person-own = Andere mit Konto sehen diese Seite, ohne deine privaten Tische und ohne Partien, bei denen du unter anderem Namen gesessen hast.
person-hidden = Du hast diese Seite verborgen: Niemand sonst sieht sie.
person-nothing = Noch keine beendeten Partien.
person-games = { $count ->
    [one] Eine Partie, { $won } gewonnen
   *[other] { $count } Partien, { $won } gewonnen
  }
person-points = { $points } Punkte
person-error = ± { $error }
person-provisional = vorläufig
person-unrated = Noch keine gewerteten Partien
curve = Wertung nach jeder Partie: von { $rating } bis { $rating2 } Punkten, mindestens { $rating3 }, höchstens { $rating4 }
curve-table = Die Kurve als Tabelle
curve-day = Tag
by-players = Spieler
by-games = Partien
by-won = Gewonnen
by-place = Rang im Mittel
by-title = Nach Zahl der Spieler
favourites-person = Am häufigsten angeheuert
favourites-card = Am häufigsten genommene Karten
favourites-building = Am häufigsten betretene Räume
favourite = { $name }: { $count ->
    [one] einmal
   *[other] { $count }-mal
  }
versus-title = Du und { $name }
versus = { $games ->
    [one] Eine gemeinsame Partie.
   *[other] { $games } gemeinsame Partien.
  } Du lagst in { $behind } vorn, { $name } in { $ahead }.
opponents = Häufigste Mitspieler
opponent-name = Name
opponent-ahead = Vor ihnen
opponent-behind = Hinter ihnen
recent = Letzte Partien
recent-place = Rang { $place } von { $players }
recent-accuracy = Genauigkeit { $value } %
recent-replay = Nachspielen
recent-review = Analyse

## Am Ende einer Partie

end-people = Wer gespielt hat
end-change = { $rating } auf { $rating2 } Punkte
end-provisional = vorläufig
end-waiting = Die Wertungen werden berechnet.
not-rated-guests = Diese Partie zählt nicht für die Wertung: Jemand hatte kein Konto.
not-rated-hints = Diese Partie zählt nicht für die Wertung: Hinweise waren erlaubt.
not-rated-branch = Diese Partie zählt nicht für die Wertung: Sie setzte eine andere fort.
not-rated-twice = Diese Partie zählt nicht für die Wertung: Jemand saß auf zwei Plätzen.
not-rated-bots = Diese Partie zählt nicht für die Wertung: Nur Bots haben sie zu Ende gespielt.
not-rated-too-short = Diese Partie zählt nicht für die Wertung: Jemand war vor dem ersten Zug weg.

## Vor einer Partie

rated = Gewertet
rated-text = Zählt für die Rangliste, wenn alle hier ein Konto haben. Niemand darf Hinweise verlangen.
rated-note = Eine gewertete Partie: Sie zählt für die Rangliste, wenn alle, die hier sitzen, ein Konto haben.
rated-guest = Eine gewertete Partie. Du kannst ohne Konto mitspielen, aber dann zählt sie für niemanden.

## Das eigene Profil

profile = Profil
profile-text = Andere mit Konto können sehen, was du gespielt hast, wie es ausging, und deine Wertungen.
profile-show = Mein Profil
profile-hide = Mein Profil verbergen
profile-hide-text = Dann sieht es niemand, und du stehst in keiner Rangliste. Deine Partien zählen weiter.
profile-of = Profil von { $name }
