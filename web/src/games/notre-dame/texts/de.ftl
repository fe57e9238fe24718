# Notre Dame in der Web-App: was sein Spielplan sagt.

city-label = Die Stadt um die Notre Dame
persons-label = Die Runde und ihre Personen
round-short = Runde { $round } von 9
period-short = Durchgang { $period }
phase-messages = Spielvorbereitung
phase-gathering = Spielvorbereitung
phase-start = Spielvorbereitung
phase-persons = Personen auslegen
phase-deal = Karten ziehen
phase-keep = Karten auswählen
phase-keep-second = Karten auswählen
phase-play = Karten ausspielen
phase-hire = Personen bestechen
phase-plague = Die Seuche
phase-over = Das Ende
hired-by = Bestochen von
coming = Wer noch kommt

plague-value = Seuche { $count }
plague-moves-short = Deine Ratte: von { $from } auf { $to } (Hospital { $hospital })
plague-breaks-short = Deine Ratte: von { $from } über 9, Ausbruch
plague-phone = Seuche { $count }, Ratte { $from } → { $to }
plague-phone-breaks = Seuche { $count }, Ratte { $from }: Ausbruch
plague-moves = Seuche { $plague }, Hospital { $hospital }: Die Ratte ginge von { $from } auf { $to }.
plague-breaks = Seuche { $plague }, Hospital { $hospital }: Die Ratte käme von { $from } über 9. Das kostet 2 Prestige und einen Stein; sie hält auf { $to }.

tile-share = { $value } für { $count }: je { $each }
tile-empty = { $value } zu teilen

brief-cloister-school = Schule
brief-bank = Bank
brief-residence = Residenz
brief-carriage-house = Kutscherei
brief-hotel = Gasthaus
brief-park = Park
brief-hospital = Hospital
brief-notre-dame = Notre Dame
brief-trusted-friend = Vertrauter
supply-own = bereit
supply-general = Vorrat
idle-borough = Niemand
borough-front = { $number } { $name }: { $you ->
    [yes] dein Viertel, vorn
   *[no] vorn
  }
borough-look = { $number } { $name }: { $you ->
    [yes] dein Viertel, näher ansehen
   *[no] näher ansehen
  }
tab-own = Mein Viertel
tab-city = Stadt
tabs-label = Viertel
hand-keep = Behalte eine Karte
hand-keep-second = Behalte eine der beiden
hand-sealed = Warten auf die anderen
hand-pass = { $count ->
    [one] eine geht an
   *[other] { $count } gehen an
  }
hand-stack = { $count ->
    [one] Noch eine Karte im Stapel
   *[other] Noch { $count } im Stapel
  }
card-played = Ausgespielt
cards-played = In dieser Runde ausgespielt

tally-residence = Residenz
tally-messages = Botschaften
tally-gifts = Spenden
tally-share = Notre Dame
tally-brown = braune Personen
tally-gray = graue Personen
tally-park = Park
tally-plague = Seuche

said-prestige = +{ $count } Prestige
said-prestige-lost = −{ $count } Prestige
said-coins = { $count ->
    [one] +1 Münze
   *[other] +{ $count } Münzen
  }
said-coin-from = +1 Münze
said-markers = { $count ->
    [one] +1 Stein
   *[other] +{ $count } Steine
  }
said-rat-back = Ratte { $count } zurück
said-outbreak = Ausbruch
said-cannot-hire = Keine Münze
said-passed = Besticht niemanden
said-no-effect = Ohne Wirkung
said-favour-idle = Nichts zu holen
said-stayed = Bleibt stehen
said-message-barred = Diese Farbe noch nicht

drive-to = { $you ->
    [yes] Dein Viertel
   *[no] { $name }
  }, { $market }: { $count ->
    [one] 1 Marktplatz
   *[other] { $count } Marktplätze
  }
drive-to-message = { $you ->
    [yes] Dein Viertel
   *[no] { $name }
  }, { $market }: { $count ->
    [one] 1 Marktplatz
   *[other] { $count } Marktplätze
  }, { $sign }

group-hire = Für eine Münze bestechen
group-drive = Fahren zu
group-play = Ausspielen
group-from = Von
group-return = Stein zurücklegen von
short-keep = { $card }
short-play = { $card }
short-hire = { $person }
short-friend = { $sector }
short-from = { $place }
short-to = { $sector }
short-return = { $place }

explain-sector = { $name }: { $count ->
    [0] kein Stein
    [one] ein Stein
   *[other] { $count } Steine
  }{ $friend ->
    [0] .
   *[other] {" "}und der Vertraute.
  }
explain-park = Er erhöht jetzt jeden Prestigegewinn um { $count }.
explain-tile = { $count } Prestige wert, die nach den Runden 3, 6 und 9 auf alle Steine verteilt werden.
explain-tile-now = Jetzt: { $list }; jeder Stein brächte { $count }.
explain-message = Eine Botschaft: { $message }.
explain-barred = Diese Farbe noch nicht: Du hast mehr von ihr als von einer anderen, die noch in der Stadt liegt.
explain-may = Diese Farbe darfst du nehmen.
explain-gone = Von dieser Farbe liegt keine Botschaft mehr in der Stadt.
explain-centre = Die Mitte des Viertels; hier liegt nie eine Botschaft.
explain-market-bare = Hier liegt keine Botschaft mehr.
explain-carriages = Kutschen hier: { $list }.
explain-market = Marktplatz { $market } bei { $you ->
    [yes] dir
   *[no] { $name }
  }, Viertel { $number }
explain-market-idle = Marktplatz { $market } in Viertel { $number }, ohne Spieler
explain-carriage = { $you ->
    [yes] Deine Kutsche
   *[no] Kutsche von { $name }
  }
explain-carriage-line = Die Kutscherei lässt sie fahren; wo sie hält, darfst du die Botschaft nehmen.
explain-friend = { $you ->
    [yes] Dein Vertrauter
   *[no] Vertrauter von { $name }
  }
explain-friend-at = Steht { $sector-in } und zählt dort als Stein.
explain-friend-off = Noch nicht im Viertel. Die Karte dieses Namens bringt ihn hinein.
explain-rat = { $you ->
    [yes] Deine Ratte
   *[no] Ratte von { $name }
  }
explain-rat-at = Die Ratte steht auf { $count }; die Leiste endet bei 9.
explain-space = Die Ratte auf { $count }
explain-stock = { $you ->
    [yes] Deine Steine
   *[no] Steine von { $name }
  }
explain-stock-line = { $count } bereit zum Setzen, { $rest } im allgemeinen Vorrat.
held-coins = { $count ->
    [0] Keine Münze.
    [one] Eine Münze.
   *[other] { $count } Münzen.
  }
held-markers = Steine: { $count } bereit, { $rest } im allgemeinen Vorrat.
held-messages = Botschaften: { $list }.
held-no-messages = Keine Botschaften.
held-played = In dieser Runde gespielt: { $list }.
explain-coins = { $count ->
    [0] Keine Münze mehr im Vorrat
    [one] Noch eine Münze im Vorrat
   *[other] Noch { $count } Münzen im Vorrat
  }
explain-idle = Bringt dir jetzt nichts.
explain-card-of = { $you ->
    [yes] Deine Karte
   *[no] Eine Karte von { $name }
  }; sie gilt für den, der sie ausspielt.
explain-laid = Die Karte, die gerade genutzt wird.
explain-kind = { $count ->
    [one] Du hast eine Botschaft dieser Art.
   *[other] Du hast { $count } Botschaften dieser Art.
  }
explain-colour = { $you ->
    [yes] Deine Botschaften
   *[no] Botschaften von { $name }
  }, Viertel { $number }
explain-colour-idle = Botschaften von Viertel { $number }, ohne Spieler
explain-bell = { $you ->
    [yes] Du bist Startspieler und hast
   *[no] { $name } ist Startspieler und hat
  } den Glöckner.
explain-foreseen = Du hast gesehen, nach Runde
points = { $count } Prestige
