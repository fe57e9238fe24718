# Der Name der Rose in der Web-App: was der Spielplan sagt.

seat-0 = Grüner Schild
seat-1 = Violetter Schild
seat-2 = Rosa Schild
seat-3 = Türkiser Schild
seat-4 = Olivgrüner Schild

abbey-label = Die Abtei
tracks-label = Verdacht und Indizien
track-suspicion = Verdacht
track-suspicion-hint = am meisten: abends +5
track-evidence = Indizien
track-evidence-hint = am wenigsten gewinnt
day-number = Tag { $day } von 7
day-before = Die Abtei erwacht
day-before-text = Gleich wird das erste Ereignis aufgedeckt.
day-seventh = Der siebte Tag
day-seventh-text = Alle sagen, wer die anderen sind. Dann werden die Identitäten gezeigt.
played-none = keine Karte

ask-judge = { $figure } kommt zu { $monk }. { $figure-id ->
    [adson] Verdacht
   *[other] Indizien
  } um { $count } rauf oder runter?
ask-accuse = Tag sieben: Lege vor jeden Gegner eine Farbe.

event-identity = Du siehst dir deine Identitätskarte an.

group-spend = Zeitplättchen einsetzen
short-play = { $card }
short-move = { $figure }
short-take = { $tile }
short-whisper = { $monk }
short-show = { $monk }
short-spend = { $count ->
    [0] keins
   *[other] { $count }
  }
word-evidence-blame = { $monk }: Indizien +{ $count }
word-evidence-clear = { $monk }: Indizien −{ $count }
word-suspicion-blame = { $monk }: Verdacht +{ $count }
word-suspicion-clear = { $monk }: Verdacht −{ $count }

identity-open = Du bist { $monk }. Tippe zum Zudecken.
identity-covered = Deine Identität ist zugedeckt. Tippe zum Aufdecken.
identity-lift = Zeigen, wer ich bin
identity-cover = Zudecken

notes-title = Notizbuch
notes-how = Durchgestrichen ist, was der Tisch weiß. Tippe auf einen Mönch für „vielleicht“, noch einmal für „nein“. Nur du siehst das; es bleibt in diesem Browser.
notes-close = Schließen
notes-may = Notizbuch: vielleicht { $list }
notes-is = { $name } ist { $monk }
notes-shown = { $name } hat gezeigt: nicht { $monk }
notes-mine = Du bist { $monk }, also { $name } nicht
notes-other = { $name } kann nicht { $monk } sein
notes-open = { $name }, { $monk }: nichts notiert
notes-maybe = { $name }, { $monk }: vielleicht
notes-no = { $name }, { $monk }: nein, meinst du

accuse-title = Wer ist wer?
accuse-lay = { $name } ist { $monk }
scene-showing = Alle zeigen, wer sie nicht sind
scene-accusing = Die Farbmarker werden gelegt
scene-ending = Enttarnt

time-label = { $count ->
    [0] Kein Zeitplättchen
    [one] Ein Zeitplättchen
   *[other] { $count } Zeitplättchen
  }
time-caption = Plättchen
events-label = { $count ->
    [0] Kein Ereigniskärtchen
    [one] Ein Ereigniskärtchen: +2 Indizien am Ende
   *[other] { $count } Ereigniskärtchen: je +2 Indizien am Ende
  }
sealed = hat gewählt
points = { $count ->
    [one] ein Indiz
   *[other] { $count } Indizien
  }

tally-evenings = abends
tally-days = tagsüber
tally-found = enttarnt
tally-cards = für Ereigniskärtchen

explain-tile = Aufgabenplättchen { $monk } { $value }
explain-tile-line = Kommt { $monk } her, sinkt sein Verdacht um { $value }, und das Plättchen wird zum Zeitplättchen. Bei jedem anderen Mönch kommt der Wert zum Verdacht dazu.
explain-suspicion = Verdacht gegen { $monk }: { $count }
explain-suspicion-line = Von 0 bis 40. Am Abend wird er je nach Rang zu Indizien und beginnt wieder bei 10.
explain-evidence = Indizien gegen { $monk }: { $count }
explain-evidence-line = Am Ende gewinnt, wessen Mönch die wenigsten Indizien hat.
explain-ended = Tag { $day }, { $happening }: beendet von { $you ->
    [yes] dir
   *[no] { $name }
  }
explain-days = Wer einen Tag beendet, behält das Ereigniskärtchen: +2 Indizien am Ende. Nach Tag 1, 3 und 5 (mit Auge) zeigen alle einen Farbmarker.
explain-days-end = Am siebten Tag werden alle beschuldigt und enttarnt, und die Partie endet.
explain-kept = Tag { $day }: { $happening }
explain-clock = Stunde { $clock } von 24
explain-clock-line = { $hours ->
    [0] Der Tag endet jetzt.
    [one] Der Tag endet in einer Stunde.
   *[other] Der Tag endet in { $hours } Stunden.
  }
explain-row = Die Reihe der Plättchen
explain-row-unseen = { $count ->
    [0] Kein Plättchen liegt verdeckt.
    [one] Ein Plättchen liegt verdeckt; niemand kennt es.
   *[other] { $count } Plättchen liegen verdeckt; niemand kennt sie.
  }
explain-row-known = Dahinter, in dieser Reihenfolge: { $list }.
explain-turn = Karte des Zuges
explain-turn-none = Noch ist keine gespielt.
explain-time = Zeitplättchen
explain-time-line = Spart eine Stunde, wenn du die Sonnenuhr vorrückst. Das älteste geht zuerst.
explain-tiles = Plättchen: { $list }. Ein Mönch ohne Plättchen seiner Farbe bekommt { $count } Verdacht.
explain-no-tiles = Keine Plättchen.
explain-here = Hier: { $list }.
explain-nobody = Niemand ist hier.
explain-waits = Wartet auf Plättchen, Platz { $number }.
explain-monk = Verdacht { $suspicion }, Indizien { $evidence }.
explain-monk-line = Bei einem Plättchen seiner Farbe sinkt sein Verdacht um dessen Wert; ohne steigt er um alle Plättchen dort.
explain-marker = Dein Farbmarker: { $monk }
explain-marker-line = Wer ihn zeigt, ist nicht { $monk }. Er gibt { $monk } 2 Indizien und bleibt offen liegen.
explain-william = Wohin er kommt, steigen oder sinken die Indizien gegen jeden Mönch dort um 3 (bei Eifer 6).
explain-adson = Wohin er kommt, steigt oder sinkt der Verdacht gegen jeden Mönch dort um 5 (bei Eifer 10).
explain-card-monk = Schickt { $monk } in ein anderes Gebäude; { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
  }.
explain-card-building = Holt eine beliebige Figur { $building-to }; { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
  }.
explain-card-pair = Schickt William (5 Stunden) oder Adson (keine Stunde) in ein anderes Gebäude.
