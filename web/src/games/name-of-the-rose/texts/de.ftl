# Der Name der Rose in der Web-App: was der Spielplan sagt.

abbey-label = Die Abtei
track-suspicion = Verdacht
track-suspicion-hint = höchster: abends +5
track-evidence = Beweise
track-evidence-hint = wenigste gewinnen
day-number = Tag { $day } von 7
day-before = Die Abtei erwacht
day-before-text = Gleich wird das erste Ereignis aufgedeckt.
day-seventh = Der siebte Tag
day-seventh-text = Alle sagen, wer die anderen sind. Dann werden die Identitäten gezeigt.
played-none = keine Karte

ask-judge = { $figure } kommt zu { $monk }. { $figure-id ->
    [adson] Verdacht
   *[other] Beweise
  } um { $count } hinauf oder hinunter?
ask-accuse = Tag sieben: Lege vor jede andere Person eine Farbe.

event-identity = Du siehst dir deine Identitätskarte an.

group-spend = Zeitplättchen ausgeben
short-play = { $card }
short-move = { $figure }
short-take = { $tile }
short-whisper = { $monk }
short-show = { $monk }
short-spend = { $count ->
    [0] keins
   *[other] { $count }
  }
word-evidence-blame = { $monk }: Beweise +{ $count }
word-evidence-clear = { $monk }: Beweise −{ $count }
word-suspicion-blame = { $monk }: Verdacht +{ $count }
word-suspicion-clear = { $monk }: Verdacht −{ $count }

identity-open = Du bist { $monk }. Drücken deckt es zu.
identity-covered = Deine Identität ist zugedeckt. Drücken deckt sie auf.
identity-lift = Zeigen, wer ich bin
identity-cover = Zudecken

notes-title = Notizbuch
notes-how = Was der Tisch weiß, ist durchgestrichen. Drück auf einen Mönch für „vielleicht“, noch einmal für „nein“. Nur du siehst das; es bleibt in diesem Browser.
notes-close = Schließen
notes-may = Notizbuch: kann sein { $list }
notes-is = { $name } ist { $monk }
notes-shown = { $name } hat gezeigt: nicht { $monk }
notes-mine = Du bist { $monk }, also { $name } nicht
notes-other = { $name } kann nicht { $monk } sein
notes-open = { $name }, { $monk }: nichts notiert
notes-maybe = { $name }, { $monk }: vielleicht
notes-no = { $name }, { $monk }: nein, meinst du

accuse-title = Wer ist wer?
accuse-lay = { $name } ist { $monk }
accuse-done = Marker legen
scene-showing = Alle zeigen, wer sie nicht sind
scene-accusing = Die Marker werden gelegt
scene-ending = Entlarvt

time-label = { $count ->
    [0] Kein Zeitplättchen
    [one] Ein Zeitplättchen
   *[other] { $count } Zeitplättchen
  }
time-caption = Plättchen
events-label = { $count ->
    [0] Keine Ereigniskarte
    [one] Eine Ereigniskarte: +2 Beweise am Ende
   *[other] { $count } Ereigniskarten: je +2 Beweise am Ende
  }
sealed = hat gewählt
points = { $count ->
    [one] ein Beweis
   *[other] { $count } Beweise
  }

tally-evenings = an den Abenden
tally-days = tagsüber
tally-found = erraten
tally-cards = für Ereigniskarten

explain-tile = Aufgabe { $monk } { $value }
explain-tile-line = Kommt { $monk } hierher, sinkt der Verdacht um { $value }, und das Plättchen wird zum Zeitplättchen. Für jeden anderen Mönch zählt der Wert als Verdacht.
explain-suspicion = Verdacht gegen { $monk }: { $count }
explain-suspicion-line = Von 0 bis 40. Am Abend wird er nach Rang zu Beweisen und beginnt wieder bei 10.
explain-evidence = Beweise gegen { $monk }: { $count }
explain-evidence-line = Am Ende gewinnt, wessen Mönch die wenigsten Beweise hat.
explain-ended = Tag { $day }, { $happening }: beendet von { $name }
explain-days = Wer einen Tag beendet, behält die Ereigniskarte: +2 Beweise am Ende. Nach Tag 1, 3 und 5, mit einem Auge markiert, zeigen alle einen Marker.
explain-days-end = Am siebten Tag werden alle beschuldigt und enttarnt, und das Spiel endet.
explain-kept = Tag { $day }: { $happening }
explain-clock = Stunde { $clock } von 24
explain-clock-line = { $hours ->
    [one] Der Tag endet in einer Stunde.
   *[other] Der Tag endet in { $hours } Stunden.
  }
explain-row = Die Reihe der Plättchen
explain-row-unseen = { $count ->
    [0] Kein Plättchen liegt verdeckt.
    [one] Ein Plättchen liegt verdeckt; niemand kennt es.
   *[other] { $count } Plättchen liegen verdeckt; niemand kennt sie.
  }
explain-row-known = Dahinter, in dieser Folge: { $list }.
explain-turn = Karte des Zuges
explain-turn-none = Noch ist keine gespielt.
explain-time = Zeitplättchen
explain-time-line = Spart eine Stunde, wenn du die Uhr vorrückst. Das älteste geht zuerst.
explain-tiles = Plättchen: { $list }. Ein Mönch ohne Plättchen seiner Farbe bekommt { $count } Verdacht.
explain-no-tiles = Keine Plättchen.
explain-here = Hier: { $list }.
explain-nobody = Niemand ist hier.
explain-waits = Wartet auf Plättchen als Nummer { $number }.
explain-monk = Verdacht { $suspicion }, Beweise { $evidence }.
explain-william = Wohin er kommt, steigen oder sinken die Beweise gegen jeden Mönch dort um 3.
explain-adson = Wohin er kommt, steigt oder sinkt der Verdacht gegen jeden Mönch dort um 5.
explain-card-monk = Schickt { $monk } in ein anderes Gebäude; { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
  }.
explain-card-building = Holt eine beliebige Figur in { $building }; { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
  }.
explain-card-pair = Schickt William (5 Stunden) oder Adson (keine Stunde) in ein anderes Gebäude.
