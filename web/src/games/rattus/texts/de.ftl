# Rattus in der Web-App: was der Spielplan sagt.

map-label = Karte von Europa
cards-label = Ständekarten
known-label = Nur du hast gesehen
turned-limit = Grenzwert { $limit }, { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
  }
turned-strikes = Die Pest schlägt zu
turned-spares = Ohne Wirkung
card-peasant-short = ein Würfel mehr
card-knight-short = zwei Schritte
card-monk-short = Ratte verschieben
card-merchant-short = Würfel verschieben
card-witch-short = Plättchen ansehen
card-king-short = Würfel in die Burg
card-yours = deine
final-plague-title = Die letzte Pest
final-plague-region = Region
final-plague-tokens = Rattenplättchen
final-plague-total = Verlorene Würfel

ask-settle = Deine ersten Würfel: Wähle eine Region, und zwei davon kommen dorthin.

group-take = Karte nehmen
group-place = Würfel einsetzen
group-use = Fähigkeit nutzen
group-pawn = Pestfigur ziehen
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

explain-card-free = Liegt neben dem Spielplan.
explain-card-held = { $you ->
    [yes] Du hast sie
   *[no] { $name } hat sie
  }.
explain-pawn = Pestfigur (der Schwarze Tod)
explain-pawn-line = Wer sie zieht, beendet den Zug: Wo sie steht, schlägt die Pest zu.
explain-pawn-here = Hier steht die Pestfigur.
explain-palace = Burg
explain-supply = { $count ->
    [0] Kein Rattenplättchen übrig
    [one] Ein Rattenplättchen übrig
   *[other] { $count } Rattenplättchen übrig
  }
explain-supply-line = Sind sie aufgebraucht, beginnt die letzte Runde.
explain-tokens = { $count ->
    [0] Keine Rattenplättchen.
    [one] Ein Rattenplättchen.
   *[other] { $count } Rattenplättchen.
  }
explain-cubes = Würfel: { $list }.
explain-no-cubes = Keine Würfel.
explain-token = Rattenplättchen
explain-front = Schlägt ab { $limit ->
    [one] einem Würfel
   *[other] { $limit } Würfeln
  } zu: { $symbol }.
explain-back = Es liegt verdeckt; niemand kennt die Vorderseite, bis es aufgedeckt oder angesehen wird.
explain-seen = Angesehen von { $list }.
points = { $count ->
    [0] kein Würfel
    [one] ein Würfel
   *[other] { $count } Würfel
  }

# The map prints no numbers on its tokens: the line lights up the one it is about.
event-monk = { $you ->
    [yes] Du verschiebst
   *[no] { $seat } verschiebt
  } ein Rattenplättchen von { $region } nach { $region2 }.
event-looked = { $you ->
    [yes] Du siehst dir
   *[no] { $seat } sieht sich
  } ein Rattenplättchen in { $region } an.
event-saw = Das Rattenplättchen in { $region } zeigt Grenzwert { $limit }: { $symbol }.
decision-monk-to = Wohin kommt das Plättchen aus { $region }?

tally-map = in Regionen
tally-palace = in der Burg
