# Rattus in der Web-App: was der Spielplan sagt.

map-label = Karte von Europa
cards-label = Ständekarten
known-label = Nur du hast gesehen
turned-strikes = Grenze { $limit }, { $count ->
    [one] ein Klötzchen
   *[other] { $count } Klötzchen
  }: schlägt zu
turned-spares = Grenze { $limit }, { $count ->
    [one] ein Klötzchen
   *[other] { $count } Klötzchen
  }: verschont

ask-settle = Deine ersten Klötzchen: Drück auf eine Region, und zwei davon kommen dorthin.

group-take = Karte nehmen
group-place = Klötzchen einsetzen
group-use = Fähigkeit nutzen
group-pawn = Figur ziehen
group-settle = Ansiedeln
group-look = Plättchen ansehen
short-take = { $card }
short-place = { $region } { $count }
short-use = { $card }
short-pawn = { $region }
short-spread = { $region }
short-spread-two = { $region } + { $region2 }
short-settle = { $region }
short-palace = { $region }
short-from = { $region }
short-to = { $region }
short-move = { $region }: { $count }
token-look = { $count ->
    [one] { $region }
   *[other] { $region }, Nummer { $number }
  }
token-token = { $count ->
    [one] { $region }
   *[other] { $region }, Nummer { $number }
  }
token-turn = { $region }, Nummer { $number }

explain-card-free = Liegt neben dem Brett.
explain-card-held = { $name } hat sie.
explain-pawn = Der Schwarze Tod
explain-pawn-line = Wer ihn zieht, beendet den Zug: Wo er steht, schlägt die Pest zu.
explain-pawn-here = Hier steht der Schwarze Tod.
explain-palace = Palast
explain-supply = { $count ->
    [one] Ein Rattenplättchen übrig
   *[other] { $count } Rattenplättchen übrig
  }
explain-supply-line = Sind sie aufgebraucht, beginnt die letzte Runde.
explain-tokens = { $count ->
    [0] Keine Rattenplättchen.
    [one] Ein Rattenplättchen.
   *[other] { $count } Rattenplättchen.
  }
explain-cubes = Klötzchen: { $list }.
explain-no-cubes = Keine Klötzchen.
explain-token = Rattenplättchen
explain-front = Schlägt ab { $limit ->
    [one] einem Klötzchen
   *[other] { $limit } Klötzchen
  } zu: { $symbol }.
explain-back = Es liegt verdeckt; niemand kennt die Vorderseite, bis es aufgedeckt oder angesehen wird.
explain-seen = Angesehen von { $list }.
points = { $count ->
    [one] ein Klötzchen
   *[other] { $count } Klötzchen
  }

# The map prints no numbers on its tokens: the line lights up the one it is about.
event-monk = { $seat } verschiebt ein Rattenplättchen von { $region } nach { $region2 }.
event-looked = { $seat } sieht sich ein Rattenplättchen in { $region } an.
event-saw = Das Rattenplättchen in { $region } zeigt Grenzwert { $limit }: { $symbol }.
decision-monk-to = Wohin kommt das Plättchen aus { $region }?

tally-map = auf der Karte
tally-palace = im Palast
