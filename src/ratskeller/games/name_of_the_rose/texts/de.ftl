# Der Name der Rose auf Deutsch. Gebäude stehen mit Artikel im vierten Fall: „in den Garten“.

game-title = Der Name der Rose
game-subtitle = Verbirg, welcher Mönch du bist, halte ihn aus Ärger heraus und finde heraus, wer die anderen sind.

## Names

building-library = die Bibliothek
building-scriptorium = das Skriptorium
building-stable = den Stall
building-dormitory = den Schlafsaal
building-workshop = die Werkstatt
building-refectory = den Speisesaal
building-kitchen = die Küche
building-gatehouse = das Torhaus
building-infirmary = die Krankenstube
building-bathhouse = das Badehaus
building-church = die Kirche
building-chapter-house = den Kapitelsaal
building-cloister = den Kreuzgang
building-garden = den Garten

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
happening-meeting-text = Kommt William oder Adson zum anderen, wird Verdacht sofort zu Beweisen.
happening-hints = Williams Hinweise
happening-hints-text = Wer William bewegt, verteilt danach 2 Beweise.
happening-no-time = Keine Zeit
happening-no-time-text = Zeitplättchen können heute nicht ausgegeben werden.
happening-solitude = Einsamkeit
happening-solitude-text = Ein Mönch, der in ein leeres Gebäude kommt, verliert 1 Beweis.
happening-at-his-side = An Williams Seite
happening-at-his-side-text = Wer einen Mönch zu William bringt, verteilt danach 2 Beweise.
happening-twice = Doppelt
happening-twice-text = Jede Karte darf ein zweites Mal benutzt werden; ihre Stunden zählen einmal.
happening-church = Kirche
happening-church-text = Kommt ein Mönch in die Kirche, geben alle anderen ein Zeitplättchen zurück.
happening-whisper = Getuschel
happening-whisper-text = Nach dem Zug bekommt ein Mönch nach Wahl Verdacht: die Stunden der Karte.
happening-zeal = Eifer
happening-zeal-text = Das Wort von William und von Adson zählt doppelt.
happening-restless = Unruhe
happening-restless-text = Ein Mönch, der bewegt wird, bekommt 1 Beweis.
happening-library = Bibliothek
happening-library-text = Ein Mönch, der in die Bibliothek kommt, bekommt 2 Beweise.
happening-judgement = Strenges Urteil
happening-judgement-text = Am Ende des Tages bringt Verdacht doppelt so viele Beweise.
happening-company = Gesellschaft
happening-company-text = Mönche, zu denen ein Mönch kommt, bekommen je 1 Beweis.
happening-talk = Tagesgespräch
happening-talk-text = Nach jedem Zug bekommt der verdächtigste Mönch 1 Beweis.

label-day = Tag
label-clock = Uhr
label-row = Reihe
label-suspicion = Verdacht
label-evidence = Beweise
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
decision-judge = Was hält { $figure } von { $monk }? Es zählt { $count }.
decision-again = Benutzt du { $card } ein zweites Mal?
decision-give = Verteile 2 Beweise: beide an einen Mönch oder je 1 an zwei.
decision-whisper = Welcher Mönch bekommt { $count } Verdacht?
decision-spend = Die Uhr steht auf { $clock } und rückt um { $hours } vor. Wie viele Zeitplättchen gibst du aus?
decision-show = Zeige eine Farbe, die du nicht bist. Sie bekommt 2 Beweise.
decision-accuse = Wer sind die anderen? Lege vor jeden eine Farbe, im Uhrzeigersinn von links.

## Choices

choice-play = { $card } spielen
choice-move = { $figure } bewegen
choice-go = In { $building }
choice-take = { $tile } nehmen
choice-blame = Gegen { $monk }
choice-clear = Zugunsten von { $monk }
choice-give = { $same ->
    [yes] { $monk } +2
   *[no] { $monk } +1, { $monk2 } +1
  }
choice-whisper = Über { $monk } tuscheln
choice-again = Die Karte noch einmal benutzen
choice-enough = Einmal genügt
choice-spend = { $count ->
    [0] Kein Zeitplättchen ausgeben
    [one] Ein Zeitplättchen ausgeben
   *[other] { $count } Zeitplättchen ausgeben
  }
choice-show = { $monk } zeigen
choice-accuse = { $monk }
choice-accuse-two = { $monk }, dann { $monk2 }
choice-accuse-three = { $monk }, { $monk2 }, dann { $monk3 }
choice-accuse-four = { $monk }, { $monk2 }, { $monk3 }, dann { $monk4 }
choice-stand = { $figure } kommt zu Beginn in { $building }
choice-tile = Das Plättchen ist { $tile }
choice-identity = Die Identität ist { $monk }
choice-draw = Die Karte ist { $card }
choice-first = Platz { $seat } beginnt
choice-event = Das Ereignis ist { $happening }

## What happened

event-stands = { $figure } kommt zu Beginn in { $building }.
event-tile = Ein Plättchen für { $building }: { $tile }.
event-dealt = { $seat } bekommt eine geheime Identität.
event-identity = Dein Mönch ist { $monk }.
event-first = { $seat } beginnt.
event-day = Tag { $day }: { $happening }.
event-turn = { $seat } ist am Zug.
event-played = { $seat } spielt { $card }.
event-moved = { $seat } schickt { $figure } in { $building2 }.
event-took = { $seat } nimmt das Plättchen { $tile }.
event-waits = Die Reihe ist leer; Plättchen für { $building } kommen später.
event-suspicion-up = Der Verdacht gegen { $monk } steigt um { $count } auf { $total }.
event-suspicion-down = Der Verdacht gegen { $monk } sinkt um { $count } auf { $total }.
event-suspicion-same = Der Verdacht gegen { $monk } bleibt bei { $total }.
event-evidence-up = Die Beweise gegen { $monk } steigen um { $count } auf { $total }.
event-evidence-down = Die Beweise gegen { $monk } sinken um { $count } auf { $total }.
event-evidence-same = Die Beweise gegen { $monk } bleiben bei { $total }.
event-again = { $seat } benutzt die Karte ein zweites Mal.
event-whispered = { $seat } tuschelt über { $monk }.
event-returned = { $seat } gibt das Zeitplättchen { $tile } zurück.
event-drew = { $seat } zieht eine Karte.
event-drew-card = Du ziehst { $card }.
event-renewed = Die { $count } abgelegten Karten werden gemischt und bilden den neuen Stapel.
event-spent = { $seat } gibt { $count ->
    [one] ein Zeitplättchen
   *[other] { $count } Zeitplättchen
  } aus.
event-clock = { $hours ->
    [0] Keine Stunde vergeht
    [one] Eine Stunde vergeht
   *[other] { $hours } Stunden vergehen
  }; die Uhr steht auf { $clock }.
event-day-over = { $seat } beendet Tag { $day } und nimmt die Ereigniskarte.
event-conversion = Verdacht wird zu Beweisen und beginnt wieder bei 10.
event-showed = { $seat } ist nicht { $monk }.
event-accused = { $seat } hält { $seat2 } für { $monk }.
event-unmasked = { $seat } war { $monk } und wurde von { $count ->
    [0] niemandem
    [one] einer Person
   *[other] { $count } Personen
  } erkannt.
event-event-cards = { $seat } hat { $count ->
    [one] eine Ereigniskarte
   *[other] { $count } Ereigniskarten
  }.
event-over = { $seat } gewinnt mit { $total } Beweisen.

## How it ended

reason-seventh-day = der siebte Tag ist gekommen und alle sind enttarnt
tiebreak-event-cards = gleich viele Beweise; mehr Ereigniskarten gehen vor

## Refusals

refusal-card-not-in-hand = { $card } ist nicht in deiner Hand
refusal-all-there = niemand ist übrig, der in { $building } gerufen werden könnte
refusal-only-companions = diese Karte bewegt William oder Adson
refusal-already-there = { $figure } ist schon dort
refusal-must-change = { $figure } muss woandershin gehen als in { $building }
refusal-no-such-tile = hier gibt es kein { $tile } zu nehmen
refusal-judge-in-turn = jetzt geht es um { $monk }
refusal-too-few-hours = die Karte hat nur { $hours } Stunden zum Sparen
refusal-too-few-tiles = du kannst nur { $count } Zeitplättchen ausgeben; die aus diesem Zug zählen noch nicht
refusal-show-not-own = das ist deine eigene Farbe; sie bleibt verborgen
refusal-shown-already = du hast { $monk } schon gezeigt
refusal-accuse-count = lege { $count ->
    [one] eine Farbe vor die andere Person
   *[other] { $count } Farben, eine vor jede andere Person
  }
refusal-marker-once = du hast { $monk } nur einmal

## The rules, clause by clause

chapter-1 = Was es gibt
chapter-2 = Aufbau
chapter-3 = Ein Tag
chapter-4 = Das Ende eines Tages
chapter-5 = Der siebte Tag
chapter-6 = Ereignisse
chapter-7 = Wer was weiß

clause-1-1 = Zwei bis fünf Personen spielen. Alle sechs Mönche, William und Adson sind immer dabei.
clause-1-2 = Die Abtei hat vierzehn Gebäude. Nachbarn gibt es nicht: Eine Figur kann von überall nach überall.
clause-1-3 = Es gibt 60 Aktionskarten: zwei je Gebäude, vier je Mönch, acht für William oder Adson. Jede hat eine Zahl von Stunden; die letzte Sorte kostet 5 für William und 0 für Adson.
clause-1-4 = Es gibt 42 Aufgabenplättchen, sieben in der Farbe jedes Mönchs, mit Werten von 2 bis 6.
clause-1-5 = Es gibt vierzehn Ereignisse und sechs Identitäten. Jeder hat einen Marker in jeder Farbe.
clause-2-1 = Sechs der vierzehn Ereignisse werden benutzt, eines am Tag; niemand weiß, welche. Nach den Tagen 1, 3 und 5 zeigen alle einen Marker.
clause-2-2 = Jeder Mönch beginnt mit Verdacht 10 und 5 Beweisen. Die Uhr beginnt bei 0.
clause-2-3 = Die acht Figuren stehen in acht verschiedenen, gelosten Gebäuden.
clause-2-4 = Auf jedem Gebäude liegen zwei Plättchen offen; die anderen vierzehn bilden verdeckt die Reihe.
clause-2-5 = Jeder bekommt drei Karten und eine geheime Identität. Übrige Identitäten bleiben unbekannt.
clause-2-6 = Wer beginnt, wird gelost.
clause-3-1 = Das Ereignis des Tages wird aufgedeckt und gilt den ganzen Tag. Wer den Tag davor beendet hat, beginnt; dann geht es im Uhrzeigersinn.
clause-3-2 = In einem Zug spielst du eine Karte, bewegst eine Figur, führst ihre Aktion und dann das Ereignis aus, ziehst auf drei Karten nach und rückst die Uhr vor. Passen gibt es nicht. Ist der Stapel leer, werden die abgelegten Karten der neue.
clause-3-3 = Die Karte eines Mönchs bringt ihn in ein anderes Gebäude. Die Karte eines Gebäudes holt eine Figur von anderswo. Die dritte Sorte bewegt William oder Adson. Ein Gebäude mit allen acht kann nicht gespielt werden.
clause-3-4 = Findet ein Mönch ein Plättchen seiner Farbe, nimmst du ein solches, und sein Verdacht sinkt um den Wert. Das Plättchen wird dein Zeitplättchen. Ein Gebäude ohne Plättchen bekommt die nächsten zwei der Reihe.
clause-3-5 = Findet ein Mönch kein Plättchen seiner Farbe, steigt sein Verdacht um die Werte aller Plättchen dort.
clause-3-6 = William kommt zu Mönchen: Für jeden entscheidest du, ob seine Beweise um 3 steigen oder sinken.
clause-3-7 = Adson kommt zu Mönchen: Für jeden entscheidest du, ob sein Verdacht um 5 steigt oder sinkt.
clause-3-8 = Nur die bewegte Figur handelt. William und Adson tun nichts in einem Gebäude ohne Mönche; Ereignisse gelten trotzdem.
clause-3-9 = Die Uhr rückt um die Stunden der Karte vor. Jedes Zeitplättchen von vor diesem Zug kann eine Stunde sparen; das älteste geht zuerst, ans Ende der Reihe.
clause-3-10 = Ist die Reihe zu kurz, warten geleerte Gebäude der Reihe nach. Jedes Plättchen, das zurückkommt, geht sofort an das vorderste, bis es zwei hat.
clause-4-1 = Der Tag endet, wenn die Uhr 24 erreicht. Stunden darüber gelten weiter, oder mit der Option beginnt jeder Tag bei 0.
clause-4-2 = Der verdächtigste Mönch bekommt 5 Beweise, der nächste 4, dann 3, 2, 1 und 0. Gleiche teilen einen Rang, und kein Rang fällt weg. Dann steht aller Verdacht wieder auf 10.
clause-4-3 = Wer den Tag beendet hat, nimmt die Ereigniskarte.
clause-4-4 = Nach den Tagen 1, 3 und 5 zeigen alle zugleich einen Marker, nie in der eigenen Farbe und nie denselben zweimal. Jeder Marker gibt seiner Farbe 2 Beweise.
clause-5-1 = Am siebten Tag legen alle zugleich einen Marker vor jede andere Person. Jede Farbe ist erlaubt, aber jede nur einmal.
clause-5-2 = Die Identitäten werden gezeigt. Jeder Marker, der dich richtig nennt, gibt deinem Mönch 12, 6, 4 oder 3 Beweise bei zwei, drei, vier oder fünf Personen.
clause-5-3 = Jede Ereigniskarte, die du hast, gibt deinem Mönch 2 Beweise.
clause-5-4 = Die wenigsten Beweise gewinnen. Bei Gleichstand gewinnt, wer mehr Ereigniskarten hat; danach wird der Platz geteilt.
clause-6-1 = Begegnung: Wird William oder Adson zum anderen bewegt, wird Verdacht sofort zu Beweisen, außer alle sechs sind gleich. Das Ende des Tages kommt trotzdem.
clause-6-2 = Williams Hinweise: Wer William bewegt, gibt einem Mönch 2 Beweise oder zweien je 1.
clause-6-3 = Keine Zeit: Zeitplättchen dürfen genommen, aber nicht ausgegeben werden.
clause-6-4 = Einsamkeit: Ein Mönch, der in ein Gebäude ohne andere Figur bewegt wird, verliert 1 Beweis.
clause-6-5 = An Williams Seite: Wer einen Mönch zu William bewegt, gibt einem Mönch 2 Beweise oder zweien je 1.
clause-6-6 = Doppelt: Eine Karte darf noch einmal benutzt werden, wenn das erste Mal fertig ist. Ihre Stunden zählen einmal. William und Adson teilen sich keine Karte.
clause-6-7 = Kirche: Wird ein Mönch in die Kirche bewegt, geben alle anderen ihr ältestes Zeitplättchen an die Reihe zurück, im Uhrzeigersinn von links.
clause-6-8 = Getuschel: Ein Mönch nach Wahl bekommt so viel Verdacht, wie die Karte Stunden hat, gleich welche Plättchen ausgegeben werden.
clause-6-9 = Eifer: William gibt oder nimmt 6, Adson 10.
clause-6-10 = Unruhe: Der bewegte Mönch bekommt 1 Beweis.
clause-6-11 = Bibliothek: Ein Mönch, der in die Bibliothek bewegt wird, bekommt 2 Beweise.
clause-6-12 = Strenges Urteil: Das Ende des Tages bringt doppelt so viele Beweise.
clause-6-13 = Gesellschaft: Mönche, zu denen ein Mönch kommt, bekommen je 1 Beweis; wer bewegt wurde, keinen.
clause-6-14 = Tagesgespräch: Nach jedem Zug bekommt der verdächtigste Mönch 1 Beweis, mehrere bei Gleichstand, keiner, wenn alle sechs gleich sind.
clause-7-1 = Alles auf dem Tisch ist offen, auch welche Plättchen jemand hat und welche in die Reihe zurückkamen.
clause-7-2 = Deine Identität, deine Hand und ein noch nicht gezeigter Marker sind dein Geheimnis. Übrige Identitäten, noch verdeckte Plättchen, den Stapel und die kommenden Ereignisse kennt niemand.
