# Der Name der Rose auf Deutsch. Gebäude stehen mit Artikel im vierten Fall; Formen: .in wo,
# .to wohin, .into wohin am Satzanfang.

game-title = Der Name der Rose
game-subtitle = Verbirg, welcher Mönch du bist, halte den Verdacht von ihm fern und finde heraus, wer die anderen sind.
game-minutes = 75

## Names

building-library = die Bibliothek
    .in = in der Bibliothek
    .to = in die Bibliothek
    .into = In die Bibliothek
building-scriptorium = das Skriptorium
    .in = im Skriptorium
    .to = ins Skriptorium
    .into = Ins Skriptorium
building-stable = den Stall
    .in = im Stall
    .to = in den Stall
    .into = In den Stall
building-dormitory = den Schlafsaal
    .in = im Schlafsaal
    .to = in den Schlafsaal
    .into = In den Schlafsaal
building-workshop = die Werkstatt
    .in = in der Werkstatt
    .to = in die Werkstatt
    .into = In die Werkstatt
building-refectory = den Speisesaal
    .in = im Speisesaal
    .to = in den Speisesaal
    .into = In den Speisesaal
building-kitchen = die Küche
    .in = in der Küche
    .to = in die Küche
    .into = In die Küche
building-gatehouse = das Torhaus
    .in = im Torhaus
    .to = ins Torhaus
    .into = Ins Torhaus
building-infirmary = die Krankenstube
    .in = in der Krankenstube
    .to = in die Krankenstube
    .into = In die Krankenstube
building-bathhouse = das Badehaus
    .in = im Badehaus
    .to = ins Badehaus
    .into = Ins Badehaus
building-church = die Kirche
    .in = in der Kirche
    .to = in die Kirche
    .into = In die Kirche
building-chapter-house = den Kapitelsaal
    .in = im Kapitelsaal
    .to = in den Kapitelsaal
    .into = In den Kapitelsaal
building-cloister = den Kreuzgang
    .in = im Kreuzgang
    .to = in den Kreuzgang
    .into = In den Kreuzgang
building-garden = den Garten
    .in = im Garten
    .to = in den Garten
    .into = In den Garten

board-library = Bibliothek
board-scriptorium = Skriptorium
board-stable = Stall
board-dormitory = Schlafsaal
board-workshop = Werkstatt
board-refectory = Speisesaal
board-kitchen = Küche
board-gatehouse = Torhaus
board-infirmary = Krankenstube
board-bathhouse = Badehaus
board-church = Kirche
board-chapter-house = Kapitelsaal
board-cloister = Kreuzgang
board-garden = Garten

monk-red = Rot
monk-blue = Blau
monk-white = Weiß
monk-gray = Grau
monk-black = Schwarz
monk-orange = Orange

figure-red = { monk-red }
figure-blue = { monk-blue }
figure-white = { monk-white }
figure-gray = { monk-gray }
figure-black = { monk-black }
figure-orange = { monk-orange }
figure-william = William
figure-adson = Adson

letter-red = R
letter-blue = B
letter-white = W
letter-gray = G
letter-black = S
letter-orange = O
letter-william = Wi
letter-adson = Ad

card-library-2 = { board-library } (2 h)
card-library-3 = { board-library } (3 h)
card-scriptorium-2 = { board-scriptorium } (2 h)
card-scriptorium-3 = { board-scriptorium } (3 h)
card-stable-2 = { board-stable } (2 h)
card-stable-3 = { board-stable } (3 h)
card-dormitory-2 = { board-dormitory } (2 h)
card-dormitory-3 = { board-dormitory } (3 h)
card-workshop-2 = { board-workshop } (2 h)
card-workshop-3 = { board-workshop } (3 h)
card-refectory-2 = { board-refectory } (2 h)
card-refectory-3 = { board-refectory } (3 h)
card-kitchen-2 = { board-kitchen } (2 h)
card-kitchen-3 = { board-kitchen } (3 h)
card-gatehouse-2 = { board-gatehouse } (2 h)
card-gatehouse-3 = { board-gatehouse } (3 h)
card-infirmary-2 = { board-infirmary } (2 h)
card-infirmary-3 = { board-infirmary } (3 h)
card-bathhouse-2 = { board-bathhouse } (2 h)
card-bathhouse-3 = { board-bathhouse } (3 h)
card-church-2 = { board-church } (2 h)
card-church-3 = { board-church } (3 h)
card-chapter-house-2 = { board-chapter-house } (2 h)
card-chapter-house-3 = { board-chapter-house } (3 h)
card-cloister-2 = { board-cloister } (2 h)
card-cloister-3 = { board-cloister } (3 h)
card-garden-2 = { board-garden } (2 h)
card-garden-3 = { board-garden } (3 h)
card-red-1 = { monk-red } (1 h)
card-red-2 = { monk-red } (2 h)
card-red-3 = { monk-red } (3 h)
card-red-4 = { monk-red } (4 h)
card-blue-1 = { monk-blue } (1 h)
card-blue-2 = { monk-blue } (2 h)
card-blue-3 = { monk-blue } (3 h)
card-blue-4 = { monk-blue } (4 h)
card-white-1 = { monk-white } (1 h)
card-white-2 = { monk-white } (2 h)
card-white-3 = { monk-white } (3 h)
card-white-4 = { monk-white } (4 h)
card-gray-1 = { monk-gray } (1 h)
card-gray-2 = { monk-gray } (2 h)
card-gray-3 = { monk-gray } (3 h)
card-gray-4 = { monk-gray } (4 h)
card-black-1 = { monk-black } (1 h)
card-black-2 = { monk-black } (2 h)
card-black-3 = { monk-black } (3 h)
card-black-4 = { monk-black } (4 h)
card-orange-1 = { monk-orange } (1 h)
card-orange-2 = { monk-orange } (2 h)
card-orange-3 = { monk-orange } (3 h)
card-orange-4 = { monk-orange } (4 h)
card-william-adson = William / Adson (5 / 0 h)

tile-red-2 = { monk-red } 2
tile-red-3 = { monk-red } 3
tile-red-4 = { monk-red } 4
tile-red-5 = { monk-red } 5
tile-red-6 = { monk-red } 6
tile-blue-2 = { monk-blue } 2
tile-blue-3 = { monk-blue } 3
tile-blue-4 = { monk-blue } 4
tile-blue-5 = { monk-blue } 5
tile-blue-6 = { monk-blue } 6
tile-white-2 = { monk-white } 2
tile-white-3 = { monk-white } 3
tile-white-4 = { monk-white } 4
tile-white-5 = { monk-white } 5
tile-white-6 = { monk-white } 6
tile-gray-2 = { monk-gray } 2
tile-gray-3 = { monk-gray } 3
tile-gray-4 = { monk-gray } 4
tile-gray-5 = { monk-gray } 5
tile-gray-6 = { monk-gray } 6
tile-black-2 = { monk-black } 2
tile-black-3 = { monk-black } 3
tile-black-4 = { monk-black } 4
tile-black-5 = { monk-black } 5
tile-black-6 = { monk-black } 6
tile-orange-2 = { monk-orange } 2
tile-orange-3 = { monk-orange } 3
tile-orange-4 = { monk-orange } 4
tile-orange-5 = { monk-orange } 5
tile-orange-6 = { monk-orange } 6

happening-meeting = Begegnung
happening-meeting-text = Kommt William oder Adson zum anderen, wird Verdacht sofort zu Indizien.
happening-hints = Williams Hinweise
happening-hints-text = Wer William bewegt, verteilt danach 2 Indizien.
happening-no-time = Keine Zeit
happening-no-time-text = Zeitplättchen dürfen heute nicht eingesetzt werden.
happening-solitude = Einsamkeit
happening-solitude-text = Ein Mönch, der in ein leeres Gebäude kommt, verliert 1 Indiz.
happening-at-his-side = An Williams Seite
happening-at-his-side-text = Wer einen Mönch zu William bringt, verteilt danach 2 Indizien.
happening-twice = Doppelt
happening-twice-text = Jede Karte darf zweimal genutzt werden; ihre Stunden zählen einmal.
happening-church = Kirche
happening-church-text = Kommt ein Mönch in die Kirche, geben alle anderen ein Zeitplättchen zurück.
happening-whisper = Getuschel
happening-whisper-text = Nach der Aktion bekommt ein Mönch deiner Wahl 1 Verdacht je Stunde der Karte.
happening-zeal = Eifer
happening-zeal-text = William und Adson zählen doppelt: 6 Indizien, 10 Verdacht.
happening-restless = Unruhe
happening-restless-text = Ein Mönch, der bewegt wird, bekommt 1 Indiz.
happening-library = Bibliothek
happening-library-text = Ein Mönch, der in die Bibliothek kommt, bekommt 2 Indizien.
happening-judgement = Strenges Urteil
happening-judgement-text = Am Ende des Tages bringt Verdacht doppelt so viele Indizien.
happening-company = Gesellschaft
happening-company-text = Kommt ein Mönch zu anderen Mönchen, bekommt jeder von ihnen 1 Indiz.
happening-talk = Tagesgespräch
happening-talk-text = Nach jedem Zug bekommt der verdächtigste Mönch 1 Indiz.

label-day = Tag
label-clock = Sonnenuhr
label-row = Reihe
label-suspicion = Verdacht
label-evidence = Indizien
label-time = Plättchen
label-events = Ereignisse
label-notebook = evtl.
label-identity = Du bist
label-hand = Hand

## Options

option-clock_reset = Ein neuer Tag beginnt
option-clock_reset-false = Mit den Stunden über 24
option-clock_reset-true = Bei Stunde 0

## What is asked

decision-play = Du bist am Zug: Welche Karte spielst du?
decision-move = { $card }: Welche Figur bewegst du?
decision-go = Wohin geht { $figure }?
decision-take = Zwei Plättchen liegen für { $monk } bereit. Welches nimmst du?
decision-judge = { $figure } kommt zu { $monk }. { $figure-id ->
    [adson] Verdacht
   *[other] Indizien
  } um { $count } rauf oder runter?
decision-again = Nutzt du { $card } ein zweites Mal?
decision-give = Verteile 2 Indizien: beide an einen Mönch oder je 1 an zwei.
decision-whisper = Welcher Mönch bekommt { $count } Verdacht?
decision-spend = Die Sonnenuhr steht auf { $clock } und rückt um { $hours } vor. Wie viele Zeitplättchen setzt du ein?
decision-show = Zeige eine Farbe, die du nicht bist. Sie bekommt 2 Indizien.
decision-accuse = Wer sind die anderen? Lege vor jeden eine Farbe, im Uhrzeigersinn ab deiner linken Seite.

## Choices

choice-play = { $card } spielen
choice-move = { $figure } bewegen
choice-go = { $building-into }
choice-take = { $tile } nehmen
choice-blame = Gegen { $monk }
choice-clear = Zugunsten von { $monk }
choice-give = { $same ->
    [yes] { $monk } +2
   *[no] { $monk } +1, { $monk2 } +1
  }
choice-whisper = Über { $monk } tuscheln
choice-again = Die Karte noch einmal nutzen
choice-enough = Einmal genügt
choice-spend = { $count ->
    [0] Kein Zeitplättchen einsetzen
    [one] Ein Zeitplättchen einsetzen
   *[other] { $count } Zeitplättchen einsetzen
  }
choice-show = { $monk } zeigen
choice-accuse = { $monk }
choice-accuse-two = { $monk }, dann { $monk2 }
choice-accuse-three = { $monk }, { $monk2 }, dann { $monk3 }
choice-accuse-four = { $monk }, { $monk2 }, { $monk3 }, dann { $monk4 }
choice-stand = { $figure } beginnt { $building-in }
choice-tile = Das Plättchen ist { $tile }
choice-identity = Die Identität ist { $monk }
choice-draw = Die Karte ist { $card }
choice-first = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
  }
choice-event = Das Ereignis ist { $happening }

## What happened

event-stands = { $figure } beginnt { $building-in }.
event-tile = Ein Plättchen für { $building }: { $tile }.
event-dealt = { $you ->
    [yes] {""}
   *[no] { $seat } bekommt eine geheime Identität.
  }
event-identity = Dein Mönch ist { $monk }.
event-first = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
  }.
event-day = Tag { $day }: { $happening }.
event-turn = { $you ->
    [yes] Du bist
   *[no] { $seat } ist
  } am Zug.
event-played = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
  } { $card }.
event-moved = { $you ->
    [yes] Du schickst
   *[no] { $seat } schickt
  } { $figure } { $building2-to }.
event-took = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } das Plättchen { $tile }.
event-waits = Die Reihe ist leer; Plättchen für { $building } kommen später.
event-suspicion-up = Der Verdacht gegen { $monk } steigt um { $count } auf { $total }.
event-suspicion-down = Der Verdacht gegen { $monk } sinkt um { $count } auf { $total }.
event-suspicion-same = Der Verdacht gegen { $monk } bleibt bei { $total }.
event-evidence-up = Die Indizien gegen { $monk } steigen um { $count } auf { $total }.
event-evidence-down = Die Indizien gegen { $monk } sinken um { $count } auf { $total }.
event-evidence-same = Die Indizien gegen { $monk } bleiben bei { $total }.
event-again = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
  } die Karte ein zweites Mal.
event-whispered = { $you ->
    [yes] Du tuschelst
   *[no] { $seat } tuschelt
  } über { $monk }.
event-returned = { $you ->
    [yes] Du gibst
   *[no] { $seat } gibt
  } das Zeitplättchen { $tile } zurück.
event-drew = { $you ->
    [yes] {""}
   *[no] { $seat } zieht eine Karte.
  }
event-drew-card = Du ziehst { $card }.
event-renewed = { $count ->
    [one] Die eine abgelegte Karte wird gemischt und bildet
   *[other] Die { $count } abgelegten Karten werden gemischt und bilden
  } den neuen Stapel.
event-spent = { $you ->
    [yes] Du setzt
   *[no] { $seat } setzt
  } { $count ->
    [0] kein Zeitplättchen
    [one] ein Zeitplättchen
   *[other] { $count } Zeitplättchen
  } ein.
event-clock = { $hours ->
    [0] Keine Stunde vergeht
    [one] Eine Stunde vergeht
   *[other] { $hours } Stunden vergehen
  }; die Sonnenuhr steht auf { $clock }.
event-day-over = { $you ->
    [yes] Du beendest Tag { $day } und nimmst
   *[no] { $seat } beendet Tag { $day } und nimmt
  } das Ereigniskärtchen.
event-conversion = Verdacht wird zu Indizien und beginnt wieder bei 10.
event-showed = { $you ->
    [yes] Du bist
   *[no] { $seat } ist
  } nicht { $monk }.
event-accused = { $you ->
    [yes] Du hältst { $seat2 } für { $monk }.
   *[no] { $you2 ->
        [yes] { $seat } hält dich für { $monk }.
       *[no] { $seat } hält { $seat2 } für { $monk }.
      }
  }
event-unmasked = { $you ->
    [yes] Du warst { $monk } und wurdest
   *[no] { $seat } war { $monk } und wurde
  } von { $count ->
    [0] niemandem
    [one] einem Mitspieler
   *[other] { $count } Mitspielern
  } enttarnt.
event-event-cards = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
  } { $count ->
    [0] kein Ereigniskärtchen
    [one] ein Ereigniskärtchen
   *[other] { $count } Ereigniskärtchen
  }.
event-over = { $you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
  } mit { $count ->
    [one] einem Indiz
   *[other] { $count } Indizien
  }.

## How it ended

reason-seventh-day = der siebte Tag ist gekommen und alle Identitäten sind gezeigt
tiebreak-event-cards = wer mehr Ereigniskärtchen hat, liegt vorn

## Refusals

refusal-card-not-in-hand = { $card } ist nicht in deiner Hand.
refusal-all-there = Niemand ist übrig, der { $building-to } kommen könnte.
refusal-only-companions = Diese Karte bewegt William oder Adson.
refusal-already-there = { $figure } ist schon dort.
refusal-must-change = { $figure } muss woandershin, nicht { $building-to }.
refusal-no-such-tile = Hier liegt kein Plättchen { $tile }.
refusal-judge-in-turn = Jetzt geht es um { $monk }.
refusal-too-few-hours = Die Karte hat { $hours ->
    [0] keine Stunden
    [one] nur eine Stunde
   *[other] nur { $hours } Stunden
  }.
refusal-too-few-tiles = Du kannst { $count ->
    [0] noch kein Zeitplättchen
    [one] nur ein Zeitplättchen
   *[other] nur { $count } Zeitplättchen
  } einsetzen; die aus diesem Zug zählen noch nicht.
refusal-show-not-own = Das ist deine eigene Farbe; sie bleibt verborgen.
refusal-shown-already = Du hast { $monk } schon gezeigt.
refusal-accuse-count = Lege { $count ->
    [one] eine Farbe vor deinen Gegner
   *[other] { $count } Farben, eine vor jeden Gegner
  }.
refusal-marker-once = Du hast { $monk } nur einmal.

## The rules, clause by clause

chapter-1 = Spielmaterial
chapter-2 = Spielvorbereitung
chapter-3 = Ein Tag
chapter-4 = Das Ende eines Tages
chapter-5 = Der siebte Tag
chapter-6 = Ereignisse
chapter-7 = Offen und geheim

clause-1-1 = Für zwei bis fünf Spieler. Alle sechs Mönche, William und Adson sind immer dabei.
clause-1-2 = Die Abtei hat vierzehn Gebäude. Nachbarn gibt es nicht: Eine Figur kann von überall nach überall.
clause-1-3 = Es gibt 60 Aktionskarten: zwei je Gebäude, vier je Mönch, acht für William oder Adson. Jede zeigt Stunden; eine William/Adson-Karte kostet 5 für William und 0 für Adson.
clause-1-4 = Es gibt 42 Aufgabenplättchen, sieben in der Farbe jedes Mönchs, mit Werten von 2 bis 6.
clause-1-5 = Es gibt vierzehn Ereigniskärtchen und sechs Identitäten. Jeder hat einen Farbmarker in jeder Farbe.
clause-2-1 = Sechs der vierzehn Ereignisse werden benutzt, eines am Tag; niemand weiß, welche. Nach den Tagen 1, 3 und 5 zeigen alle einen Farbmarker.
clause-2-2 = Jeder Mönch beginnt mit 10 Verdacht und 5 Indizien. Die Sonnenuhr beginnt bei 0.
clause-2-3 = Die acht Figuren stehen in acht verschiedenen, ausgelosten Gebäuden.
clause-2-4 = Auf jedem Gebäude liegen zwei Plättchen offen; die anderen vierzehn bilden verdeckt die Reihe.
clause-2-5 = Jeder bekommt drei Karten und eine geheime Identität. Übrige Identitäten bleiben unbekannt.
clause-2-6 = Wer beginnt, wird ausgelost.
clause-3-1 = Das Ereignis des Tages wird aufgedeckt und gilt den ganzen Tag. Wer den Tag davor beendet hat, beginnt; dann geht es im Uhrzeigersinn.
clause-3-2 = In deinem Zug spielst du eine Karte, bewegst eine Figur, führst ihre Aktion und dann das Ereignis aus, ziehst auf drei Karten nach und rückst die Sonnenuhr vor. Passen gibt es nicht. Ist der Stapel leer, werden die abgelegten Karten neu gemischt.
clause-3-3 = Eine Mönchskarte bringt ihren Mönch in ein anderes Gebäude. Eine Gebäudekarte holt eine Figur von anderswo dorthin. Die William/Adson-Karte bewegt einen der beiden. Stehen alle acht schon dort, darf die Gebäudekarte nicht gespielt werden.
clause-3-4 = Findet ein Mönch ein Plättchen seiner Farbe, nimmst du eines, und sein Verdacht sinkt um dessen Wert. Es wird dein Zeitplättchen. Ein Gebäude ohne Plättchen bekommt die nächsten zwei der Reihe.
clause-3-5 = Findet ein Mönch kein Plättchen seiner Farbe, steigt sein Verdacht um die Werte aller Plättchen dort.
clause-3-6 = William kommt zu Mönchen: Für jeden entscheidest du, ob seine Indizien um 3 steigen oder sinken.
clause-3-7 = Adson kommt zu Mönchen: Für jeden entscheidest du, ob sein Verdacht um 5 steigt oder sinkt.
clause-3-8 = Nur die bewegte Figur handelt. William und Adson tun nichts in einem Gebäude ohne Mönche; Ereignisse gelten trotzdem.
clause-3-9 = Die Sonnenuhr rückt um die Stunden der Karte vor. Jedes Zeitplättchen, das du schon vor diesem Zug hattest, kann eine davon sparen; das älteste geht zuerst ans Ende der Reihe.
clause-3-10 = Ist die Reihe zu kurz, warten geleerte Gebäude der Reihe nach. Jedes Plättchen, das zurückkommt, geht sofort an das vorderste, bis es zwei hat.
clause-4-1 = Der Tag endet, wenn die Sonnenuhr 24 erreicht oder überschreitet. Stunden darüber gelten weiter; als Option beginnt jeder Tag bei 0.
clause-4-2 = Der verdächtigste Mönch bekommt 5 Indizien, der nächste 4, dann 3, 2, 1 und 0. Mönche mit gleich viel Verdacht teilen sich einen Rang, und kein Rang fällt weg. Dann steht jeder Verdacht wieder auf 10.
clause-4-3 = Wer den Tag beendet hat, nimmt das Ereigniskärtchen.
clause-4-4 = Nach den Tagen 1, 3 und 5 zeigen alle zugleich einen Farbmarker, nie in der eigenen Farbe und nie denselben zweimal. Jeder gibt seiner Farbe 2 Indizien.
clause-5-1 = Am siebten Tag legen alle zugleich einen Farbmarker vor jeden Gegner. Jede Farbe ist erlaubt, aber jede nur einmal.
clause-5-2 = Die Identitäten werden gezeigt. Jeder Farbmarker in deiner Farbe, der vor dir liegt, gibt deinem Mönch 12, 6, 4 oder 3 Indizien bei zwei, drei, vier oder fünf Spielern.
clause-5-3 = Jedes Ereigniskärtchen, das du hast, gibt deinem Mönch 2 Indizien.
clause-5-4 = Es gewinnt, wessen Mönch die wenigsten Indizien hat. Bei Gleichstand gewinnt, wer mehr Ereigniskärtchen hat; danach wird der Sieg geteilt.
clause-6-1 = Begegnung: Wird William oder Adson zum anderen bewegt, wird Verdacht sofort zu Indizien, außer wenn alle sechs gleichauf liegen. Die Umwandlung am Abend kommt trotzdem.
clause-6-2 = Williams Hinweise: Wer William bewegt, gibt einem Mönch 2 Indizien oder zweien je 1.
clause-6-3 = Keine Zeit: Zeitplättchen dürfen genommen, aber nicht eingesetzt werden.
clause-6-4 = Einsamkeit: Ein Mönch, der in ein Gebäude ohne andere Figur bewegt wird, verliert 1 Indiz.
clause-6-5 = An Williams Seite: Wer einen Mönch zu William bewegt, gibt einem Mönch 2 Indizien oder zweien je 1.
clause-6-6 = Doppelt: Eine Karte darf noch einmal genutzt werden, wenn die erste Nutzung abgeschlossen ist. Ihre Stunden zählen einmal. William und Adson dürfen sich keine Karte teilen.
clause-6-7 = Kirche: Wird ein Mönch in die Kirche bewegt, gibt jeder andere, der eines hat, sein ältestes Zeitplättchen an die Reihe zurück, im Uhrzeigersinn ab links.
clause-6-8 = Getuschel: Ein Mönch deiner Wahl bekommt so viel Verdacht, wie die Karte Stunden hat, gleich wie viele Plättchen eingesetzt werden.
clause-6-9 = Eifer: William gibt oder nimmt 6 Indizien, Adson 10 Verdacht.
clause-6-10 = Unruhe: Der bewegte Mönch bekommt 1 Indiz.
clause-6-11 = Bibliothek: Ein Mönch, der in die Bibliothek bewegt wird, bekommt 2 Indizien.
clause-6-12 = Strenges Urteil: Die Umwandlung am Abend bringt doppelt so viele Indizien.
clause-6-13 = Gesellschaft: Mönche, zu denen ein Mönch kommt, bekommen je 1 Indiz; wer bewegt wurde, keines.
clause-6-14 = Tagesgespräch: Nach jedem Zug bekommt der verdächtigste Mönch 1 Indiz; bei Gleichstand mehrere, liegen alle sechs gleichauf, keiner.
clause-7-1 = Alles auf dem Tisch ist offen, auch die Zeitplättchen der Spieler und die Plättchen, die in die Reihe zurückgekommen sind.
clause-7-2 = Geheim sind deine Identität, deine Hand und ein noch nicht gezeigter Farbmarker. Niemand kennt übrige Identitäten, verdeckte Plättchen, den Stapel und die kommenden Ereignisse.

# Was am Ende zählt.
final-score = Indizien; weniger ist besser

# Ein Merkmal einer Stellung, als Bezeichnung vor zwei Zahlen (Analyse).
feature-evidence = Indizien gegen den eigenen Mönch
feature-suspicion = Verdacht gegen den eigenen Mönch
feature-rank = Indizien, die der eigene Mönch am Ende des Tages erhält
feature-time-tiles = Zeitplättchen
feature-own-cards = Karten des eigenen Mönchs auf der Hand
