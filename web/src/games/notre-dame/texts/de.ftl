# Notre Dame in der Web-App: was sein Spielplan sagt.

city-label = Die Stadt um Notre Dame
persons-label = Die Runde und ihre Personen
round-short = Runde { $round } von 9
period-short = Periode { $period }
phase-messages = Aufbau
phase-gathering = Aufbau
phase-start = Aufbau
phase-persons = Personen kommen
phase-deal = Karten werden gezogen
phase-keep = Karten auswählen
phase-keep-second = Karten auswählen
phase-play = Karten ausspielen
phase-hire = Personen anheuern
phase-plague = Die Pest
phase-over = Das Ende
hired-by = Angeheuert von
coming = Wer noch kommt

plague-value = Pest { $count }
plague-moves-short = Deine Ratte: { $from } auf { $to } (Hospital { $hospital })
plague-breaks-short = Deine Ratte: { $from } über 9, Ausbruch
plague-phone = Pest { $count }, deine Ratte { $from } auf { $to }
plague-phone-breaks = Pest { $count }, Ratte { $from }: Ausbruch
plague-moves = Pest { $plague }, Hospital { $hospital }: Die Ratte ginge von { $from } auf { $to }.
plague-breaks = Pest { $plague }, Hospital { $hospital }: Die Ratte käme von { $from } über 9 hinaus. Das kostet 2 Prestige und einen Stein und lässt sie auf { $to }.

tile-share = { $value } für { $count }: je { $each }
tile-empty = { $value } zu teilen

brief-cloister-school = Schule
brief-bank = Bank
brief-residence = Residenz
brief-carriage-house = Kutschen
brief-hotel = Hotel
brief-park = Park
brief-hospital = Hospital
brief-notre-dame = Notre Dame
brief-trusted-friend = Vertrauter
supply-own = bereit
supply-general = Vorrat
idle-borough = Niemand
borough-front = Viertel { $number }, { $name }, im Vordergrund
borough-look = Viertel { $number }, { $name }: näher ansehen

hand-keep = Behalte eine Karte
hand-keep-second = Behalte eine von zweien
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
tally-messages = Nachrichten
tally-gifts = Spenden
tally-share = Notre Dame
tally-brown = braune Personen
tally-gray = graue Personen
tally-park = Park
tally-plague = Pest

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
said-passed = Heuert niemanden an
said-no-effect = Ohne Wirkung
said-favour-idle = Nichts zu holen
said-stayed = Bleibt stehen
said-message-barred = Diese Farbe noch nicht

drive-to = { $name }, { $market }: { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
  }
drive-to-message = { $name }, { $market }: { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
  }, { $sign }

group-hire = Für eine Münze anheuern
group-drive = Fahren nach
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
explain-message = Eine Nachricht: { $message }.
explain-barred = Diese Farbe darfst du jetzt nicht nehmen: Du hast mehr von ihr als von einer anderen, die noch in der Stadt liegt.
explain-may = Diese Farbe darfst du nehmen.
explain-gone = Von dieser Farbe liegt keine Nachricht mehr in der Stadt.
explain-centre = Die Mitte des Viertels; hier liegt nie eine Nachricht.
explain-market-bare = Hier liegt keine Nachricht mehr.
explain-carriages = Kutschen hier: { $list }.
explain-market = Markt { $market } bei { $name }, Viertel { $number }
explain-market-idle = Markt { $market } im Viertel { $number }, das niemand spielt
explain-carriage = Kutsche von { $name }
explain-carriage-line = Das Kutschenhaus lässt sie fahren; wo sie hält, darf eine Nachricht genommen werden.
explain-friend = Vertrauter von { $name }
explain-friend-at = Steht in: { $sector }. Zählt dort als Stein.
explain-friend-off = Noch nicht im Viertel. Die Karte dieses Namens bringt ihn hinein.
explain-rat = Ratte von { $name }
explain-rat-at = Die Ratte steht auf { $count } von 9.
explain-space = Die Ratte auf { $count }
explain-stock = Steine von { $name }
explain-stock-line = { $count } bereit zum Setzen, { $rest } im allgemeinen Vorrat.
held-coins = { $count ->
    [0] Keine Münze.
    [one] Eine Münze.
   *[other] { $count } Münzen.
  }
held-markers = Steine: { $count } bereit, { $rest } im allgemeinen Vorrat.
held-messages = Nachrichten: { $list }.
held-no-messages = Keine Nachrichten.
held-played = Diese Runde gespielt: { $list }.
explain-coins = { $count ->
    [one] Noch eine Münze im Vorrat
   *[other] Noch { $count } Münzen im Vorrat
  }
explain-idle = Könnte jetzt nichts für dich tun.
explain-card-of = Eine Karte von { $name }; sie wirkt für den, der sie ausspielt.
explain-laid = Die Karte, die gerade ausgeführt wird.
explain-kind = { $count ->
    [one] Du hast eine dieser Art.
   *[other] Du hast { $count } dieser Art.
  }
explain-colour = Nachrichten von { $name }, Viertel { $number }
explain-colour-idle = Nachrichten von Viertel { $number }, das niemand spielt
explain-bell = { $name } ist Startspieler und hat den Glöckner.
explain-foreseen = Du hast gesehen, nach Runde
points = { $count } Prestige
