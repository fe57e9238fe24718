# Rattus auf Deutsch.

game-title = Rattus
game-subtitle = Besiedle Europa, lass dir von seinen Menschen helfen und geh der Pest aus dem Weg.

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
card-knight = Ritter
card-monk = Mönch
card-merchant = Kaufmann
card-witch = Hexe
card-king = König

card-peasant-power = Setze ein Klötzchen mehr ein, auch wo keine Ratte liegt.
card-knight-power = Zieh die Figur einen oder zwei Schritte; sie darf als zwei weitere Klötzchen zählen.
card-monk-power = Verschiebe ein Rattenplättchen in eine Nachbarregion.
card-merchant-power = Verschiebe ein bis drei deiner Klötzchen in eine Nachbarregion.
card-witch-power = Sieh dir bis zu zwei Rattenplättchen an und vertausche sie, wenn du magst.
card-king-power = Bring eines deiner Klötzchen aus einer Region ohne Ratten in den Palast.

symbol-a = alle
symbol-m = Mehrheit
symbol-p = Bauer
symbol-k = Ritter
symbol-c = Mönch
symbol-b = Kaufmann
symbol-w = Hexe
symbol-r = König

label-board = auf der Karte
label-palace = Palast
label-stock = Vorrat
label-beside = Karten neben dem Brett
label-supply = Rattenplättchen übrig

## Optionen

option-powers = Wann Fähigkeiten wirken
option-powers-before_plague = Bevor die Figur zieht
option-powers-whole_turn = Im ganzen Zug, auch rund um die Pest
option-removed_with_three = Entfernte Plättchen zu dritt
option-removed_with_three-8 = Acht
option-removed_with_three-6 = Sechs

## Was gefragt wird

decision-settle = Wähle eine Region für zwei deiner Klötzchen.
decision-turn = Du bist am Zug: Nimm eine Karte, setze Klötzchen ein, nutze Fähigkeiten. Wenn du die Figur ziehst, endet dein Zug.
decision-spread = Die Pest breitet sich von { $region } aus. Wähle, wohin { $count ->
    [one] ein Rattenplättchen kommt.
   *[other] { $count } Rattenplättchen kommen.
  }
decision-window = Du darfst rund um die Pest eine Fähigkeit nutzen.
decision-knight = Es { $count ->
    [one] liegt ein Klötzchen
   *[other] liegen { $count } Klötzchen
  } in { $region }. Zählt die Figur als zwei weitere?
decision-turn-order = Du kennst ein Plättchen in { $region }. Welches wird als Nächstes aufgedeckt?
decision-monk = Welches Rattenplättchen verschiebt der Mönch?
decision-monk-to = Wohin kommt Plättchen { $token } aus { $region }?
decision-merchant = Aus welcher Region ziehen deine Klötzchen weg?
decision-merchant-to = Wohin ziehen Klötzchen aus { $region }, und wie viele?
decision-witch = Welches Rattenplättchen siehst du dir an?
decision-witch-again = Sieh dir noch ein Rattenplättchen an, wenn du magst.
decision-witch-swap = Die Plättchen in { $region } und { $region2 } vertauschen?
decision-king = Aus welcher Region kommt ein Klötzchen in den Palast?
decision-last-powers = Letzte Runde: Du darfst die Fähigkeiten deiner Karten noch einmal nutzen.

## Auswahl

choice-settle = In { $region } siedeln
choice-take = Karte { $card } nehmen
choice-place = { $count ->
    [one] Ein Klötzchen
   *[other] { $count } Klötzchen
  } in { $region } einsetzen
choice-use = Karte { $card } nutzen
choice-pawn = Figur nach { $region } ziehen
choice-palace = Ein Klötzchen aus { $region } in den Palast schicken
choice-from = Aus { $region }
choice-move = { $count ->
    [one] Ein Klötzchen
   *[other] { $count } Klötzchen
  } nach { $region } verschieben
choice-token = Plättchen { $token }
choice-to = Nach { $region }
choice-look = Plättchen { $token } ansehen
choice-enough = Das reicht
choice-swap = Vertauschen
choice-keep = Liegen lassen
choice-spread = Nach { $region }
choice-spread-two = Nach { $region } und { $region2 }
choice-count = Die Figur zählt als zwei Klötzchen
choice-count-not = Die Figur zählt nicht mit
choice-turn = Plättchen { $token } aufdecken
choice-done = Fertig
choice-start = Platz { $seat } beginnt
choice-front = Die Vorderseite ist { $front }

## Was geschah

event-start-pawn = Der Schwarze Tod beginnt in { $region }.
event-start-player = { $seat } beginnt.
event-settled = { $seat } siedelt in { $region }.
event-turn = { $seat } ist am Zug.
event-took = { $seat } nimmt die Karte { $card }.
event-took-from = { $seat } nimmt die Karte { $card } von { $seat2 }.
event-placed = { $seat } setzt { $count ->
    [one] ein Klötzchen
   *[other] { $count } Klötzchen
  } in { $region } ein.
event-king = { $seat } schickt ein Klötzchen aus { $region } in den Palast.
event-merchant = { $seat } verschiebt { $count ->
    [one] ein Klötzchen
   *[other] { $count } Klötzchen
  } von { $region } nach { $region2 }.
event-monk = { $seat } verschiebt Plättchen { $token } von { $region } nach { $region2 }.
event-looked = { $seat } sieht sich Plättchen { $token } in { $region } an.
event-saw = Plättchen { $token } in { $region } zeigt Grenzwert { $limit }: { $symbol }.
event-swapped = { $seat } vertauscht die beiden Plättchen in { $region } und { $region2 }.
event-not-swapped = { $seat } lässt die Plättchen in { $region } und { $region2 } liegen.
event-pawn = { $seat } zieht die Figur nach { $region }.
event-spread = Ein Rattenplättchen kommt nach { $region }.
event-pawn-counts = { $seat } lässt die Figur als zwei Klötzchen zählen.
event-pawn-aside = { $seat } lässt die Figur nicht mitzählen.
event-turned-strikes = Ein Plättchen mit Grenzwert { $limit } trifft { $count ->
    [one] das eine Klötzchen
   *[other] die { $count } Klötzchen
  } in { $region }: { $symbol }.
event-turned-spares = Ein Plättchen mit Grenzwert { $limit } verschont { $count ->
    [one] das eine Klötzchen
   *[other] die { $count } Klötzchen
  } in { $region }.
event-lost = { $seat } verliert { $count ->
    [one] ein Klötzchen
   *[other] { $count } Klötzchen
  } in { $region }.
event-last-round = Die letzte Runde beginnt: { $reason }.
event-final-plague = Die Pest schlägt überall zu.
event-over = { $seat } gewinnt mit { $count ->
    [one] einem Klötzchen
   *[other] { $count } Klötzchen
  }.

## Wie es endete

reason-supply-empty = die Rattenplättchen sind aufgebraucht
reason-all-cubes-out = jemand hat alle Klötzchen auf dem Spielplan
reason-both = die Rattenplättchen sind aufgebraucht und jemand hat alle Klötzchen auf dem Spielplan
tiebreak-turn-order = Gleichstand; wer zuerst am Zug gewesen wäre, liegt vorn

## Ablehnungen

refusal-region-not-in-play = { $region } ist bei dieser Spielerzahl nicht im Spiel
refusal-card-taken = du hast in diesem Zug schon eine Karte genommen
refusal-own-card = du hast die Karte { $card } schon
refusal-placed = du hast in diesem Zug schon Klötzchen eingesetzt
refusal-stock-empty = du hast kein Klötzchen mehr im eigenen Vorrat
refusal-no-token-there = in { $region } liegt kein Rattenplättchen; dort darf nur der Bauer einsetzen
refusal-wrong-count = in { $region } setzt du { $count ->
    [one] ein Klötzchen
   *[other] { $count } Klötzchen
  } ein
refusal-wrong-count-peasant = in { $region } setzt du { $least } oder { $count } Klötzchen ein
refusal-pawn-must-move = die Figur darf nicht in { $region } bleiben
refusal-pawn-one-step = { $region } liegt nicht neben der Figur
refusal-pawn-two-steps = { $region } ist mehr als zwei Schritte von der Figur entfernt
refusal-card-not-yours = du hast die Karte { $card } nicht
refusal-peasant-when-placing = der Bauer wirkt, wenn du Klötzchen einsetzt
refusal-knight-when-moving = der Ritter wirkt, wenn du die Figur ziehst
refusal-power-used = du hast die Karte { $card } in diesem Zug schon genutzt
refusal-power-has-no-effect = für die Karte { $card } gibt es nichts zu tun
refusal-spread-count = jetzt { $count ->
    [one] wird ein Rattenplättchen
   *[other] werden { $count } Rattenplättchen
  } gelegt
refusal-not-next-to-plague = { $region } liegt nicht neben der Pest
refusal-no-room = in { $region } ist kein Platz für weitere Rattenplättchen
refusal-token-elsewhere = das Plättchen { $token } liegt nicht in { $region }
refusal-no-such-token = es liegt kein Plättchen { $token } auf dem Spielplan
refusal-neighbours-full = alle Regionen neben { $region } sind voll
refusal-not-neighbours = { $region } und { $region2 } sind keine Nachbarn
refusal-no-own-cube = du hast kein Klötzchen in { $region }
refusal-too-few-cubes = in { $region } hast du nur { $count ->
    [one] ein Klötzchen
   *[other] { $count } Klötzchen
  }
refusal-another-token = dieses Plättchen hast du dir gerade angesehen
refusal-king-needs-no-token = in { $region } liegt ein Rattenplättchen
refusal-last-place = in der letzten Runde setzt nur ein noch nicht genutzter Bauer ein Klötzchen ein
refusal-last-place-one = der Bauer setzt jetzt genau ein Klötzchen ein
refusal-last-ride = in der letzten Runde zieht nur ein noch nicht genutzter Ritter die Figur

## Die Regeln, Punkt für Punkt

chapter-1 = Was es gibt
chapter-2 = Aufbau
chapter-3 = Ein Zug
chapter-4 = Die Pest schlägt zu
chapter-5 = Stände
chapter-6 = Das Ende
chapter-7 = Wer was weiß

clause-1-1 = Zwei bis vier Personen spielen, jede mit zwanzig Klötzchen.
clause-1-2 = Der Spielplan hat zwölf Regionen und einen Palast. Zu zweit sind acht Regionen im Spiel, zu dritt zehn, zu viert alle zwölf; die anderen gibt es nicht.
clause-1-3 = Regionen, die aneinandergrenzen oder über Wasser verbunden sind, gelten in allen Regeln als Nachbarn.
clause-1-4 = Es gibt sechs Standeskarten: Bauer, Ritter, Mönch, Kaufmann, Hexe und König. Jede hat ein Symbol auf den Rattenplättchen.
clause-1-5 = Es gibt 49 Rattenplättchen, zwölf davon für den Anfang. Die Vorderseite zeigt einen Grenzwert und Symbole: Stände, Mehrheit, alle.
clause-2-1 = In jeder Region im Spiel liegt ein verdecktes Startplättchen.
clause-2-2 = Zu zweit und zu dritt kommen einige der übrigen Plättchen ungesehen aus dem Spiel. Der Rest wird gemischt und bildet den Vorrat.
clause-2-3 = Die Karten liegen neben dem Spielplan. Die Figur steht in einer ausgelosten Region.
clause-2-4 = Wer beginnt, wird ausgelost. In Zugreihenfolge setzen alle zwei Klötzchen in einer Region ein, danach noch einmal, von der letzten Person zurück zur ersten. Wer ausgelost wurde, hat den ersten Zug, danach geht es im Uhrzeigersinn weiter.
clause-2-5 = Plättchen und Figur sind auf dem Spielplan, bevor das erste Klötzchen eingesetzt wird.
clause-3-1 = In deinem Zug darfst du eine Karte nehmen und Klötzchen einsetzen, in beliebiger Reihenfolge; danach musst du die Figur ziehen.
clause-3-2 = Jede deiner Fähigkeiten wirkt einmal in deinem eigenen Zug, bevor die Figur zieht; der Ritter zusammen mit der Figur. Mit der Option für den ganzen Zug wirken Mönch, Kaufmann, Hexe und König auch direkt vor dem Aufdecken des ersten Plättchens und nach dem letzten.
clause-3-3 = Du darfst eine Karte nehmen, von neben dem Spielplan oder von jemand anderem. Du behältst Karten, bis jemand sie nimmt, und kannst eine Karte schon in dem Zug nutzen, in dem du sie nimmst.
clause-3-4 = Wähle eine Region mit Rattenplättchen und setze dort so viele Klötzchen ein, wie Plättchen dort liegen, oder alle, die du noch hast, wenn das weniger sind.
clause-3-5 = Zieh die Figur in eine Nachbarregion. Sie darf nicht stehen bleiben.
clause-4-1 = Liegt dort, wo die Figur ankommt, ein Plättchen, kommt eines aus dem Vorrat in eine Nachbarregion; liegen dort zwei oder drei, kommen zwei in eine oder zwei Nachbarregionen. Sie werden ungesehen gelegt.
clause-4-2 = In einer Region liegen höchstens drei Plättchen. Was gelegt werden kann, muss gelegt werden; was keinen Platz findet oder im Vorrat fehlt, entfällt.
clause-4-3 = Solange in der Pestregion ein Klötzchen und ein Plättchen liegen, wird das nächste Plättchen aufgedeckt, ausgeführt und entfernt. Wer eines davon gesehen hat, wählt die Reihenfolge, sonst kommt das älteste zuerst.
clause-4-4 = Ein Plättchen schlägt zu, wenn in der Region mindestens so viele Klötzchen liegen, wie sein Grenzwert angibt. Sonst verschwindet es ohne Wirkung.
clause-4-5 = Mehrheit trifft alle mit den meisten Klötzchen dort, gezählt, bevor das Plättchen zuschlägt. Ein Stand trifft, wer die Karte hat. Das Symbol alle trifft jeden. Jedes Symbol kostet ein Klötzchen in dieser Region.
clause-4-6 = Verlorene Klötzchen kommen zurück in den eigenen Vorrat.
clause-4-7 = Der Zug ist vorbei, wenn in der Pestregion kein Plättchen oder kein Klötzchen mehr liegt.
clause-5-1 = Bauer: Wenn du Klötzchen einsetzt, darfst du eines mehr einsetzen, auch wo kein Plättchen liegt.
clause-5-2 = Ritter: Die Figur darf einen oder zwei Schritte ziehen und nicht dort enden, wo sie stand. Bevor das erste Plättchen aufgedeckt wird, entscheidest du, ob die Figur für die Grenzwerte als zwei Klötzchen zählt.
clause-5-3 = Mönch: Verschiebe ein Plättchen aus einer beliebigen Region in eine Nachbarregion, in der Platz ist.
clause-5-4 = Kaufmann: Verschiebe ein bis drei deiner Klötzchen aus einer Region in eine Nachbarregion.
clause-5-5 = Hexe: Sieh dir ein Plättchen an, dann noch eines, wenn du magst; danach darfst du sie vertauschen, wenn sie in verschiedenen Regionen liegen.
clause-5-6 = König: Bring eines deiner Klötzchen aus einer Region ohne Plättchen in den Palast, wo es sicher ist.
clause-6-1 = Ist am Ende eines Zuges der Vorrat leer oder hat jemand alle zwanzig Klötzchen auf dem Spielplan, beginnt die letzte Runde.
clause-6-2 = In der letzten Runde dürfen alle anderen gegen den Uhrzeigersinn ihre Fähigkeiten einmal nutzen. Der Bauer bringt ein Klötzchen in eine beliebige Region, der Ritter zieht die Figur bis zu zwei Schritte, ohne Pest.
clause-6-3 = Danach schlägt die Pest in jeder Region zu, das älteste Plättchen zuerst. Die Figur zählt dort, wo sie steht, als zwei Klötzchen, wenn jemand den Ritter hat.
clause-6-4 = Die meisten Klötzchen auf dem Spielplan und im Palast gewinnen. Bei Gleichstand gewinnt, wer zuerst am Zug gewesen wäre.
clause-7-1 = Alles ist offen, nur nicht die Vorderseiten verdeckter Plättchen. Alle sehen, welches Plättchen angesehen wird; nur wer es ansieht, kennt die Vorderseite und kennt sie auch weiterhin.
clause-7-2 = Niemand weiß, welche Plättchen am Anfang aus dem Spiel gekommen sind.
clause-7-3 = Eine Vorderseite wird gezogen, wenn jemand sie zum ersten Mal sieht, mit denselben Chancen wie aus einem gemischten Stapel.
