# Rattus auf Deutsch. Formen der Karten: .acc vierter Fall mit Artikel, .one ohne.

game-title = Rattus
game-subtitle = Besiedle Europa, lass dir von seinen Menschen helfen und geh der Pest aus dem Weg.
game-minutes = 45

## Namen

region-anglia = Anglia
region-gallia = Gallia
region-germania = Germania
region-hispania = Hispania
region-hungaria = Hungaria
region-italia = Italia
region-polonia = Polonia
region-scandia = Scandia
region-bulgaria = Bulgaria
region-turcia = Turcia
region-russia = Russia
region-tartaria = Tartaria

card-peasant = Bauer
    .acc = den Bauern
    .one = Bauern
card-knight = Ritter
    .acc = den Ritter
    .one = Ritter
card-monk = Mönch
    .acc = den Mönch
    .one = Mönch
card-merchant = Kaufmann
    .acc = den Kaufmann
    .one = Kaufmann
card-witch = Hexe
    .acc = die Hexe
    .one = Hexe
card-king = König
    .acc = den König
    .one = König

card-peasant-power = Setze einen Würfel mehr ein, auch wo keine Ratten liegen.
card-knight-power = Zieh die Pestfigur einen oder zwei Schritte; sie darf als zwei weitere Würfel zählen.
card-monk-power = Verschiebe ein Rattenplättchen in eine Nachbarregion.
card-merchant-power = Verschiebe ein bis drei deiner Würfel in eine Nachbarregion.
card-witch-power = Sieh dir bis zu zwei Rattenplättchen an und vertausche sie, wenn du magst.
card-king-power = Bring einen deiner Würfel aus einer Region ohne Ratten in die Burg.

symbol-a = alle
symbol-m = Mehrheit
symbol-p = Bauer
symbol-k = Ritter
symbol-c = Mönch
symbol-b = Kaufmann
symbol-w = Hexe
symbol-r = König

label-board = in Regionen
label-palace = Burg
label-stock = Vorrat
label-beside = Karten neben dem Spielplan
label-supply = Rattenplättchen übrig

## Optionen

option-powers = Wann Fähigkeiten wirken
option-powers-before_plague = Bevor die Pestfigur zieht
option-powers-whole_turn = Im ganzen Zug, auch direkt vor und nach der Pest
option-removed_with_three = Entfernte Plättchen zu dritt
option-removed_with_three-8 = Acht
option-removed_with_three-6 = Sechs

## Was gefragt wird

decision-settle = Wähle eine Region für zwei deiner Würfel.
decision-turn = Dein Zug: Nimm eine Karte, setze Würfel ein, nutze Fähigkeiten. Mit der Pestfigur endet dein Zug.
decision-spread = Die Pest breitet sich von { $region } aus. Wähle, wohin { $count ->
    [one] ein Rattenplättchen kommt.
   *[other] { $count } Rattenplättchen kommen.
  }
decision-window = Du darfst noch eine Fähigkeit nutzen, bevor die Pest weiterwütet oder dein Zug endet.
decision-knight = In { $region } { $count ->
    [one] liegt ein Würfel
   *[other] liegen { $count } Würfel
  }. Zählt die Pestfigur als zwei weitere?
decision-turn-order = Du kennst ein Plättchen in { $region }. Welches wird als Nächstes aufgedeckt?
decision-monk = Welches Rattenplättchen verschiebt der Mönch?
decision-monk-to = Wohin kommt Plättchen { $token } aus { $region }?
decision-merchant = Aus welcher Region ziehen deine Würfel weg?
decision-merchant-to = Wohin ziehen die Würfel aus { $region }, und wie viele?
decision-witch = Welches Rattenplättchen siehst du dir an?
decision-witch-again = Sieh dir noch ein Rattenplättchen an, wenn du magst.
decision-witch-swap = Plättchen in { $region } und { $region2 } vertauschen?
decision-king = Aus welcher Region kommt ein Würfel in die Burg?
decision-last-powers = Letzte Runde: Du darfst die Fähigkeiten deiner Karten noch einmal nutzen.

## Auswahl

choice-settle = In { $region } siedeln
choice-take = { $card-one } nehmen
choice-place = { $count ->
    [one] Einen Würfel
   *[other] { $count } Würfel
  } in { $region } einsetzen
choice-use = { $card-one } nutzen
choice-pawn = Pestfigur nach { $region } ziehen
choice-palace = Würfel aus { $region } in die Burg
choice-from = Aus { $region }
choice-move = { $count ->
    [one] Einen Würfel
   *[other] { $count } Würfel
  } nach { $region } verschieben
choice-token = Plättchen { $token }
choice-to = Nach { $region }
choice-look = Plättchen { $token } ansehen
choice-enough = Das reicht
choice-swap = Vertauschen
choice-keep = Liegen lassen
choice-spread = Nach { $region }
choice-spread-two = { $same ->
    [yes] Beide nach { $region }
   *[no] Nach { $region } und { $region2 }
  }
choice-count = Die Pestfigur zählt als zwei Würfel
choice-count-not = Die Pestfigur zählt nicht mit
choice-turn = Plättchen { $token } aufdecken
choice-done = Fertig
choice-start = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
  }
choice-front = Die Vorderseite ist { $front }

## Was geschah

event-start-pawn = Die Pestfigur beginnt in { $region }.
event-start-player = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
  }.
event-settled = { $you ->
    [yes] Du siedelst
   *[no] { $seat } siedelt
  } in { $region }.
event-turn = { $you ->
    [yes] Du bist
   *[no] { $seat } ist
  } am Zug.
event-took = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } { $card-acc }.
event-took-from = { $you ->
    [yes] Du nimmst { $seat2 } { $card-acc } ab.
   *[no] { $you2 ->
        [yes] { $seat } nimmt dir { $card-acc } ab.
       *[no] { $seat } nimmt { $seat2 } { $card-acc } ab.
      }
  }
event-placed = { $you ->
    [yes] Du setzt
   *[no] { $seat } setzt
  } { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
  } in { $region } ein.
event-king = { $you ->
    [yes] Du schickst
   *[no] { $seat } schickt
  } einen Würfel aus { $region } in die Burg.
event-merchant = { $you ->
    [yes] Du verschiebst
   *[no] { $seat } verschiebt
  } { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
  } von { $region } nach { $region2 }.
event-monk = { $you ->
    [yes] Du verschiebst
   *[no] { $seat } verschiebt
  } Plättchen { $token } von { $region } nach { $region2 }.
event-looked = { $you ->
    [yes] Du siehst dir
   *[no] { $seat } sieht sich
  } Plättchen { $token } in { $region } an.
event-saw = Plättchen { $token } in { $region } zeigt Grenzwert { $limit }: { $symbol }.
event-swapped = { $you ->
    [yes] Du vertauschst
   *[no] { $seat } vertauscht
  } die beiden Plättchen in { $region } und { $region2 }.
event-not-swapped = { $you ->
    [yes] Du lässt
   *[no] { $seat } lässt
  } die Plättchen in { $region } und { $region2 } liegen.
event-pawn = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
  } die Pestfigur nach { $region }.
event-spread = Ein Rattenplättchen kommt nach { $region }.
event-pawn-counts = { $you ->
    [yes] Du lässt
   *[no] { $seat } lässt
  } die Pestfigur als zwei Würfel zählen.
event-pawn-aside = { $you ->
    [yes] Du lässt
   *[no] { $seat } lässt
  } die Pestfigur nicht mitzählen.
event-turned-strikes = { $region }, { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
  }: Ein Plättchen mit Grenzwert { $limit } schlägt zu ({ $symbol }).
event-turned-spares = { $region }, { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
  }: Ein Plättchen mit Grenzwert { $limit } bleibt ohne Wirkung.
event-lost = { $you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
  } { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
  } in { $region }.
event-last-round = Die letzte Runde beginnt, denn { $reason }.
event-final-plague = Die Pest schlägt überall zu.
event-over = { $you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
  } mit { $count ->
    [0] keinem Würfel
    [one] einem Würfel
   *[other] { $count } Würfeln
  }.

## Wie es endete

reason-supply-empty = die Rattenplättchen sind aufgebraucht
reason-all-cubes-out = jemand hat alle Würfel auf dem Spielplan
reason-both = die Rattenplättchen sind aufgebraucht und jemand hat alle Würfel auf dem Spielplan
tiebreak-turn-order = wer als Nächstes am Zug gewesen wäre, liegt vorn

## Ablehnungen

refusal-region-not-in-play = { $region } ist bei dieser Spielerzahl nicht im Spiel.
refusal-card-taken = Du hast in diesem Zug schon eine Karte genommen.
refusal-own-card = Du hast { $card-acc } schon.
refusal-placed = Du hast in diesem Zug schon Würfel eingesetzt.
refusal-stock-empty = Du hast keinen Würfel mehr im Vorrat.
refusal-no-token-there = In { $region } liegt kein Rattenplättchen; dort darf nur der Bauer einsetzen.
refusal-wrong-count = In { $region } setzt du { $count ->
    [0] keinen Würfel
    [one] einen Würfel
   *[other] { $count } Würfel
  } ein.
refusal-wrong-count-peasant = In { $region } setzt du { $least } oder { $count } Würfel ein.
refusal-pawn-must-move = Die Pestfigur darf nicht in { $region } bleiben.
refusal-pawn-one-step = { $region } liegt nicht neben der Pestfigur.
refusal-pawn-two-steps = { $region } ist mehr als zwei Schritte von der Pestfigur entfernt.
refusal-card-not-yours = Du hast { $card-acc } nicht.
refusal-peasant-when-placing = Der Bauer wirkt, wenn du Würfel einsetzt.
refusal-knight-when-moving = Der Ritter wirkt, wenn du die Pestfigur ziehst.
refusal-power-used = Du hast { $card-acc } in diesem Zug schon genutzt.
refusal-power-has-no-effect = Für { $card-acc } gibt es nichts zu tun.
refusal-spread-count = Jetzt { $count ->
    [one] wird ein Rattenplättchen
   *[other] werden { $count } Rattenplättchen
  } gelegt.
refusal-not-next-to-plague = { $region } liegt nicht neben der Pest.
refusal-no-room = In { $region } ist kein Platz für weitere Rattenplättchen.
refusal-token-elsewhere = Plättchen { $token } liegt nicht in { $region }.
refusal-no-such-token = Auf dem Spielplan liegt kein Plättchen { $token }.
refusal-neighbours-full = Alle Regionen neben { $region } sind voll.
refusal-not-neighbours = { $region } und { $region2 } sind keine Nachbarn.
refusal-no-own-cube = Du hast keinen Würfel in { $region }.
refusal-too-few-cubes = In { $region } hast du { $count ->
    [0] keinen Würfel
    [one] nur einen Würfel
   *[other] nur { $count } Würfel
  }.
refusal-another-token = Dieses Plättchen hast du dir gerade angesehen.
refusal-king-needs-no-token = In { $region } liegt ein Rattenplättchen.
refusal-last-place = In der letzten Runde setzt nur ein noch nicht genutzter Bauer einen Würfel ein.
refusal-last-place-one = Der Bauer setzt jetzt genau einen Würfel ein.
refusal-last-ride = In der letzten Runde zieht nur ein noch nicht genutzter Ritter die Pestfigur.

## Die Regeln, Punkt für Punkt

chapter-1 = Spielmaterial
chapter-2 = Spielvorbereitung
chapter-3 = Ein Zug
chapter-4 = Die Pest schlägt zu
chapter-5 = Stände
chapter-6 = Das Ende
chapter-7 = Offen und geheim

clause-1-1 = Für zwei bis vier Spieler, jeder mit zwanzig Würfeln.
clause-1-2 = Der Spielplan hat zwölf Regionen und eine Burg. Zu zweit sind acht Regionen im Spiel, zu dritt zehn, zu viert alle zwölf; die anderen gibt es nicht.
clause-1-3 = Regionen, die aneinandergrenzen oder über Wasser verbunden sind, gelten in allen Regeln als Nachbarn.
clause-1-4 = Es gibt sechs Ständekarten: Bauer, Ritter, Mönch, Kaufmann, Hexe und König. Jede hat ein Symbol auf den Rattenplättchen.
clause-1-5 = Es gibt 49 Rattenplättchen, zwölf davon für den Anfang. Die Vorderseite zeigt einen Grenzwert und Symbole: Stände, Mehrheit, alle.
clause-2-1 = In jeder Region im Spiel liegt ein verdecktes Startplättchen.
clause-2-2 = Von den übrigen Plättchen kommen zu zweit 12 und zu dritt 8 (als Option 6) ungesehen aus dem Spiel. Der Rest wird gemischt und bildet den Vorrat.
clause-2-3 = Die Karten liegen neben dem Spielplan. Die Pestfigur steht in einer ausgelosten Region.
clause-2-4 = Wer beginnt, wird ausgelost. Reihum setzt jeder zwei Würfel in einer Region ein, danach noch einmal in umgekehrter Reihenfolge. Dann hat der Startspieler den ersten Zug; weiter geht es im Uhrzeigersinn.
clause-2-5 = Plättchen und Pestfigur sind auf dem Spielplan, bevor der erste Würfel eingesetzt wird.
clause-3-1 = In deinem Zug darfst du eine Karte nehmen und Würfel einsetzen, in beliebiger Reihenfolge; danach musst du die Pestfigur ziehen.
clause-3-2 = Jede Fähigkeit wirkt einmal in deinem Zug, bevor die Pestfigur zieht; der Ritter zusammen mit ihr. Als Option dürfen Mönch, Kaufmann, Hexe und König stattdessen direkt vor dem ersten aufgedeckten Plättchen oder nach dem letzten wirken.
clause-3-3 = Du darfst eine Karte nehmen, neben dem Spielplan oder von jemand anderem. Du behältst Karten, bis jemand sie nimmt, und kannst eine Karte schon in dem Zug nutzen, in dem du sie nimmst.
clause-3-4 = Wähle eine Region mit Rattenplättchen und setze dort so viele Würfel ein, wie Plättchen dort liegen, oder alle, die du noch hast, wenn es weniger sind.
clause-3-5 = Zieh die Pestfigur in eine Nachbarregion. Sie darf nicht stehen bleiben.
clause-4-1 = Liegt dort, wo die Pestfigur ankommt, ein Plättchen, kommt eines aus dem Vorrat in eine Nachbarregion; bei zwei oder drei kommen zwei in eine oder zwei Nachbarregionen. Sie werden ungesehen gelegt.
clause-4-2 = In einer Region liegen höchstens drei Plättchen. Was gelegt werden kann, muss gelegt werden; was keinen Platz findet oder im Vorrat fehlt, entfällt.
clause-4-3 = Solange in der Pestregion ein Würfel und ein Plättchen liegen, wird das nächste Plättchen aufgedeckt, ausgeführt und entfernt. Kennt der Spieler am Zug eines davon, wählt er die Reihenfolge; sonst kommt das älteste zuerst.
clause-4-4 = Ein Plättchen schlägt zu, wenn in der Region mindestens so viele Würfel liegen, wie sein Grenzwert angibt. Sonst verschwindet es ohne Wirkung.
clause-4-5 = Mehrheit trifft jeden mit den meisten Würfeln dort, gezählt, bevor das Plättchen zuschlägt. Ein Stand trifft den, der die Karte hat. „Alle“ trifft jeden dort. Jedes Symbol kostet einen Würfel in dieser Region.
clause-4-6 = Verlorene Würfel kommen zurück in den eigenen Vorrat.
clause-4-7 = Der Zug ist vorbei, wenn in der Pestregion kein Plättchen oder kein Würfel mehr liegt.
clause-5-1 = Bauer: Wenn du Würfel einsetzt, darfst du einen mehr einsetzen, auch wo kein Plättchen liegt.
clause-5-2 = Ritter: Die Pestfigur darf einen oder zwei Schritte ziehen, aber nicht dort enden, wo sie stand. Bevor das erste Plättchen aufgedeckt wird, entscheidest du, ob sie für die Grenzwerte als zwei Würfel zählt.
clause-5-3 = Mönch: Verschiebe ein Plättchen aus einer beliebigen Region in eine Nachbarregion, in der Platz ist.
clause-5-4 = Kaufmann: Verschiebe ein bis drei deiner Würfel aus einer Region in eine Nachbarregion.
clause-5-5 = Hexe: Sieh dir ein Plättchen an, dann noch eines, wenn du magst; danach darfst du sie vertauschen, wenn sie in verschiedenen Regionen liegen.
clause-5-6 = König: Bring einen deiner Würfel aus einer Region ohne Plättchen in die Burg, wo er sicher ist.
clause-6-1 = Ist am Ende eines Zuges der Vorrat leer oder hat jemand alle zwanzig Würfel auf dem Spielplan (Burg eingeschlossen), beginnt die letzte Runde.
clause-6-2 = In der letzten Runde dürfen alle anderen gegen den Uhrzeigersinn jede Fähigkeit einmal nutzen. Der Bauer bringt einen Würfel in eine beliebige Region, der Ritter zieht die Pestfigur bis zu zwei Schritte, ohne Pest.
clause-6-3 = Danach schlägt die Pest in jeder Region zu, das älteste Plättchen zuerst. Hat jemand den Ritter, zählt die Pestfigur dort, wo sie steht, als zwei Würfel.
clause-6-4 = Es gewinnt, wer die meisten Würfel auf dem Spielplan und in der Burg hat. Bei Gleichstand gewinnt, wer als Nächstes am Zug gewesen wäre.
clause-7-1 = Alles ist offen außer den Vorderseiten verdeckter Plättchen. Alle sehen, welches angesehen wird; nur wer es ansieht, kennt die Vorderseite, und zwar dauerhaft.
clause-7-2 = Niemand weiß, welche Plättchen am Anfang aus dem Spiel genommen wurden.
clause-7-3 = Eine Vorderseite wird gezogen, wenn jemand sie zum ersten Mal sieht, mit denselben Chancen wie aus einem gemischten Stapel.

# Was am Ende zählt.
final-score = Würfel

# Ein Merkmal einer Stellung, als Bezeichnung vor zwei Zahlen (Analyse).
feature-palace = Würfel in der Burg
feature-safe = Würfel in Regionen ohne Ratten
feature-exposed = Würfel in Regionen mit Ratten
feature-risk = Würfel, die die Pest zu nehmen droht
feature-near-risk = Würfel, die die Pest als Nächstes zu nehmen droht
feature-struck = Würfel, die diese Pest nimmt
feature-regions = Regionen mit eigenen Würfeln
feature-peasant = Karte { card-peasant }
feature-knight = Karte { card-knight }
feature-monk = Karte { card-monk }
feature-merchant = Karte { card-merchant }
feature-witch = Karte { card-witch }
feature-king = Karte { card-king }
