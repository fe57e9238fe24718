# Notre Dame auf Deutsch.

game-title = Notre Dame
game-subtitle = Führe ein Pariser Viertel mit Karten und Helfern zu Ansehen und halte die Ratten fern.

## Namen

sector-cloister-school = Klosterschule
sector-bank = Bank
sector-residence = Residenz
sector-carriage-house = Kutschenhaus
sector-hotel = Hotel
sector-park = Park
sector-hospital = Hospital

place-cloister-school = Klosterschule
place-bank = Bank
place-residence = Residenz
place-carriage-house = Kutschenhaus
place-hotel = Hotel
place-park = Park
place-hospital = Hospital
place-notre-dame = Notre Dame

card-cloister-school = Klosterschule
card-bank = Bank
card-residence = Residenz
card-carriage-house = Kutschenhaus
card-hotel = Hotel
card-park = Park
card-hospital = Hospital
card-notre-dame = Notre Dame
card-trusted-friend = Vertrauter

card-cloister-school-action = Setze einen Stein; nimm so viele Steine, wie nun Figuren dort stehen.
card-bank-action = Setze einen Stein; nimm so viele Münzen, wie nun Figuren dort stehen.
card-residence-action = Setze einen Stein; erhalte so viel Prestige, wie nun Figuren dort stehen.
card-carriage-house-action = Setze einen Stein; fahre so viele Schritte, wie nun Figuren dort stehen, und nimm eine Nachricht.
card-hotel-action = Setze einen Stein; nimm eine Münze, einen Stein oder einen Rattenschritt zurück, zweimal, sobald das Hotel voll genug ist.
card-park-action = Setze einen Stein; deine Ratte geht zurück, und je zwei Figuren erhöhen jeden Prestigegewinn um eins.
card-hospital-action = Setze einen Stein; deine Ratte geht zurück, und jede Figur schwächt die Pest.
card-notre-dame-action = Gib eine, zwei oder drei Münzen für 1, 3 oder 6 Prestige und setze einen Stein auf Notre Dame.
card-trusted-friend-action = Versetze deinen Vertrauten in einen Sektor und führe dessen Aktion aus.

message-coin = 1 Prestige und 1 Münze
message-marker = 2 Prestige und 1 Stein
message-rat = 3 Prestige und die Ratte 1 zurück
message-prestige = 4 Prestige

sign-coin = 1+Münze
sign-marker = 2+Stein
sign-rat = 3+Ratte
sign-prestige = 4

bonus-coin = eine Münze
bonus-marker = einen Stein
bonus-rat = die Ratte eins zurück

market-centre = Mitte
market-inner-left = innen links
market-inner-right = innen rechts
market-outer-left = außen links
market-outer-right = außen rechts

period-a = A
period-b = B
period-c = C

payment-coins = Münzen
payment-prestige = Prestige

person-minstrel = Minnesänger
person-money-lender = Geldverleiher
person-monk = Mönch
person-fool = Gaukler
person-doctor = Medikus
person-hostess = Wirtin
person-city-guard = Stadtwache
person-night-watchman = Nachtwächter
person-bishop = Bischof
person-guild-master = Gildemeister
person-beggar-king = Bettlerkönig
person-advocate = Advokat
person-lady-of-the-court = Hofdame
person-mayor = Bürgermeister
person-carpenter = Tischlermeister
person-manager = Verwalter
person-nurse = Krankenschwester
person-scholar = Gelehrter
person-priest = Priester
person-procurator = Prokurator
person-bell-ringer = Glöckner
person-spy = Spion
person-gypsies = Fahrendes Volk
person-coachman = Kutscher
person-trader = Händlerin
person-benefactor = Wohltäter
person-butcher = Schlachter
person-advisor = Ratsherr
person-guard = Torwächter
person-host = Wirt
person-gravedigger = Totengräber
person-actress = Schauspielerin
person-mistress = Mätresse

person-minstrel-favour = Versetze ein bis drei Figuren aus einem Sektor in einen anderen.
person-money-lender-favour = 2 Münzen und 1 Prestige.
person-monk-favour = 2 Steine und 1 Prestige.
person-fool-favour = Versetze eine Figur in einen anderen Sektor und führe dessen Aktion aus.
person-doctor-favour = Die Pest dieser Runde zählt für dich 0.
person-hostess-favour = 3 Prestige, dazu eine Münze, ein Stein oder die Ratte eins zurück.
person-city-guard-favour = 1 Prestige für jede deiner Figuren auf dem Plan.
person-night-watchman-favour = 1 Prestige für jeden leeren Sektor.
person-bishop-favour = Ein Stein aus dem allgemeinen Vorrat in einen leeren Sektor, mit dessen Aktion.
person-guild-master-favour = 2 Prestige für jeden Sektor mit zwei Figuren oder mehr.
person-beggar-king-favour = 1 Prestige für jedes freie Feld vor deiner Ratte.
person-advocate-favour = 3 Prestige für je zwei Nachrichten.
person-lady-of-the-court-favour = 1 Prestige für jede Figur in deinem vollsten Sektor.
person-mayor-favour = 3 Prestige für jeden Sektor mit drei Figuren oder mehr.
person-carpenter-favour = 1 Prestige für jeden Sektor, der nicht leer ist.
person-manager-favour = So viel Prestige, wie du hast.
person-nurse-favour = Ein Stein aus dem allgemeinen Vorrat ins Hospital, und die Ratte eins zurück.
person-scholar-favour = Führe auch deine dritte Karte aus.
person-priest-favour = Ein Stein aus dem allgemeinen Vorrat auf Notre Dame.
person-procurator-favour = Führe die Aktion eines Sektors aus, der nicht leer ist.
person-bell-ringer-favour = 3 Prestige für jeden deiner Steine auf Notre Dame.
person-spy-favour = 2 Prestige und ein Blick auf die grauen Personen, die noch kommen.
person-gypsies-favour = Nimm Steine vom Plan zurück, für je 2 Prestige.
person-coachman-favour = Nutze alle deine Nachrichten einer Art noch einmal.
person-trader-favour = 1 Münze für jeden deiner Randmärkte ohne Nachricht.
person-benefactor-favour = Zahle, um deine Ratte zurückzusetzen, je einen Schritt.
person-butcher-favour = Ein Stein aus dem allgemeinen Vorrat in jeden leeren Sektor.
person-advisor-favour = Heuere die beiden anderen je einmal an oder eine zweimal, für je eine Münze.
person-guard-favour = 3 Prestige für je zwei Steine in deinem allgemeinen Vorrat.
person-host-favour = 2 Prestige für jede Figur in deinem Hotel.
person-gravedigger-favour = So viel Prestige wie der Pestwert der Runde.
person-actress-favour = Versetze alle Figuren eines Sektors in einen anderen und führe dessen Aktion aus.
person-mistress-favour = Ein Stein aus dem allgemeinen Vorrat zu deinem Vertrauten, mit der Aktion dort.

label-round = Runde { $round } von 9, Periode { $period }
label-plague = Pest { $count }
label-tile = Notre Dame { $count }
label-supply = Münzen übrig { $count }
label-rats = { $count ->
    [one] 1 Ratte
   *[other] { $count } Ratten
  }
label-idle = bringt dir jetzt nichts
label-brown = Braune Personen, die noch kommen
label-gray = Graue Personen, die noch kommen
label-prestige = Prestige
label-coins = Münzen
label-own = Eigene
label-general = Allg.
label-rat = Ratte
label-carriage = Kutsche
label-messages = Nachrichten
label-hand = Deine Hand
label-pick = Behalte eine von
label-borough = Viertel { $borough }
label-streets = Straßen: In einem Viertel grenzt die Mitte an alle vier Randmärkte und jeder von diesen an seine beiden Nachbarn. Links geht es ins nächste Viertel: von außen links nach außen rechts, von innen links nach innen rechts und zur Mitte, von der Mitte nach innen rechts.

## Optionen

option-new_persons = Erweiterung Neue Personen
option-new_persons-false = Ohne
option-new_persons-true = Mit 18 weiteren grauen Personen
option-hotel_double_from = Zwei Boni des Hotels ab
option-hotel_double_from-3 = Drei Figuren (2017)
option-hotel_double_from-4 = Vier Figuren (2007)
option-benefactor_pays = Der Wohltäter nimmt
option-benefactor_pays-prestige = Prestige
option-benefactor_pays-coins = Münzen
option-hidden_prestige = Prestige der anderen
option-hidden_prestige-false = Offen
option-hidden_prestige-true = Verdeckt

## Was gefragt wird

decision-keep = Behalte eine deiner drei Karten; die anderen zwei gehen nach links.
decision-keep-second = Behalte eine der zwei erhaltenen Karten; die andere geht nach links.
decision-play = Welche Karte spielst du?
decision-move-in = Dein eigener Vorrat ist leer. Welcher Stein geht nach { $place }?
decision-donate = Du hast { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
  }. Wie viele gibst du Notre Dame?
decision-friend-to = In welchen Sektor geht dein Vertrauter?
decision-drive = Deine Kutsche darf { $count ->
    [one] einen Schritt
   *[other] bis zu { $count } Schritte
  } fahren. Wo hält sie?
decision-take = Hier liegt eine Nachricht aus Viertel { $borough }: { $message }. Nimmst du sie?
decision-bonus = Wähle einen Bonus des Hotels{ $count ->
    [one] .
   *[other] ; du hast { $count }.
  }
decision-hire = Wen heuerst du für { $count ->
    [one] deine letzte Münze an?
   *[other] eine deiner { $count } Münzen an?
  }
decision-advise = Der Ratsherr lässt dich noch { $count ->
    [one] einmal anheuern.
   *[other] { $count }-mal anheuern.
  }
decision-minstrel = Aus welchem Sektor kommen die Figuren?
decision-minstrel-to = In welchen Sektor gehen sie? Sie kommen aus: { $sector }.
decision-minstrel-count = Wie viele Figuren gehen? Von: { $sector }, nach: { $sector2 }.
decision-fool = Welche Figur versetzt der Gaukler?
decision-fool-to = In welchen Sektor geht die Figur? Sie kommt von: { $place }.
decision-bishop = Welcher leere Sektor bekommt einen Stein?
decision-procurator = Welcher Sektor wird ausgeführt?
decision-gypsies = Welcher Stein geht zurück? Bisher { $count ->
    [one] einer.
   *[other] { $count }.
  }
decision-coachman = Welche Art von Nachricht nutzt du noch einmal?
decision-benefactor = Wie weit geht deine Ratte zurück? Jeder Schritt kostet eins ({ $payment }).
decision-butcher = Zu wenige Steine: noch { $count }. Welcher leere Sektor bekommt einen?
decision-actress = Aus welchem Sektor gehen alle Figuren?
decision-actress-to = In welchen Sektor gehen alle Figuren? Sie kommen aus: { $sector }.
decision-outbreak = Mehrere Sektoren sind gleich voll. Welcher verliert einen Stein?

## Auswahl

choice-lay = Die Nachricht bringt { $message }
choice-join = { $person } ist dabei
choice-start = { $seat } beginnt
choice-reveal = { $person } wird aufgedeckt
choice-draw = { $card } wird gezogen
choice-keep = { $card } behalten
choice-play = { $card } spielen (Karte von { $seat })
choice-from = Von: { $place }
choice-without = Karte ohne Wirkung lassen
choice-pay = { $count ->
    [0] Nichts zahlen
   *[other] { $count } zahlen
  }
choice-friend = Vertrauter nach { $sector }
choice-drive = Nach Viertel { $borough }, { $market }
choice-stay = Stehen bleiben
choice-take = Nachricht nehmen
choice-leave = Liegen lassen
choice-bonus = Nimm { $bonus }
choice-hire = { $person } anheuern
choice-pass = Niemanden anheuern
choice-to = Nach: { $sector }
choice-move = { $friend ->
    [0] { $count ->
        [one] Ein Stein
       *[other] { $count } Steine
      }
   *[other] { $count ->
        [0] Der Vertraute
        [one] Der Vertraute und ein Stein
       *[other] Der Vertraute und { $count } Steine
      }
  }
choice-from-friend = Der Vertraute
choice-return = Einen Stein zurücknehmen von: { $place }
choice-enough = Das genügt
choice-kind = { $message }
choice-act = { $sector }
choice-remove = Von: { $sector }
choice-foresee = { $person } kommt als Nächstes

## Was geschah

event-joined = { $person } ist in dieser Partie dabei.
event-start-player = { $seat } beginnt und hält den Glöckner.
event-round = Runde { $round }, Periode { $period }: { $seat } beginnt.
event-revealed = { $person } ist da, { $rats ->
    [0] ohne Ratten.
    [one] mit einer Ratte.
   *[other] mit { $rats } Ratten.
  }
event-foresaw = { $seat } sieht, wer in Runde { $round } kommt: { $person }.
event-drew = { $seat } zieht { $card }.
event-kept = { $seat } behält { $card }.
event-passed-two = { $seat } gibt { $card } und { $card2 } an { $seat2 }.
event-received-two = { $seat } erhält { $card } und { $card2 } von { $seat2 }.
event-passed-one = { $seat } gibt { $card } an { $seat2 }.
event-received-one = { $seat } erhält { $card } von { $seat2 }.
event-played = { $seat } spielt { $card }, eine Karte von { $seat2 }.
event-placed = Ein Stein von { $seat } kommt hierher: { $sector }.
event-no-effect = { $card } bleibt für { $seat } ohne Wirkung.
event-moved-in = { $seat } versetzt einen Stein: von { $place } nach { $sector }.
event-donated = { $seat } gibt { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
  } und setzt einen Stein auf Notre Dame.
event-friend = Der Vertraute von { $seat } geht hierhin: { $sector }.
event-action = { $seat } nutzt { $sector } mit { $count ->
    [one] einer Figur.
   *[other] { $count } Figuren.
  }
event-markers = { $seat } nimmt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
  } aus dem allgemeinen Vorrat.
event-coins = { $seat } nimmt { $count ->
    [one] eine Münze.
   *[other] { $count } Münzen.
  }
event-coin-from = Die Münzen sind aus: { $seat } nimmt eine von { $seat2 }.
event-prestige = { $seat } erhält { $count } Prestige{ $bonus ->
    [0] .
   *[other] , davon { $bonus } durch den Park.
  }
event-prestige-lost = { $seat } gibt { $count } Prestige ab.
event-rat-back = Die Ratte von { $seat } geht { $count } zurück auf { $rat }.
event-stayed = Die Kutsche von { $seat } bleibt stehen.
event-drove = Die Kutsche von { $seat } fährt nach Viertel { $borough }, { $market }.
event-message-barred = { $seat } darf noch keine Nachricht aus Viertel { $borough } nehmen.
event-left-message = { $seat } lässt die Nachricht liegen ({ $message }).
event-took = { $seat } nimmt eine Nachricht aus Viertel { $borough }: { $message }.
event-cannot-hire = { $seat } hat keine Münze zum Anheuern.
event-hired = { $seat } heuert an: { $person }.
event-favour-idle = { $person } kann für { $seat } nichts tun.
event-passed = { $seat } heuert niemanden an.
event-moved = { $seat } versetzt { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
  }: von { $sector } nach { $sector2 }.
event-studied = { $seat } führt die dritte Karte aus: { $card }.
event-prayed = Ein Stein von { $seat } kommt auf Notre Dame.
event-returned = { $seat } nimmt einen Stein zurück: { $place }.
event-delivered = { $seat } nutzt { $count ->
    [one] eine Nachricht
   *[other] { $count } Nachrichten
  } noch einmal: { $message }.
event-benefited = { $seat } zahlt dem Wohltäter { $count } ({ $payment }).
event-discarded = { $seat } legt { $card } verdeckt ab.
event-plague = Die Pest kommt mit { $count ->
    [one] einer Ratte.
   *[other] { $count } Ratten.
  }
event-rat = Die Ratte von { $seat } geht auf { $rat }.
event-outbreak = Bei { $seat } bricht die Pest aus.
event-removed = { $seat } verliert einen Stein: { $sector }.
event-notre-dame = Notre Dame wird gewertet: { $count ->
    [one] ein Stein
   *[other] { $count } Steine
  }, je { $share } Prestige.
event-over = { $seat } gewinnt mit { $count } Prestige.

reason-nine-rounds = alle neun Runden sind gespielt
tiebreak-supplies = mehr Münzen und Steine im eigenen Vorrat

## Warum nicht

refusal-card-not-drawn = { $card } ist nicht unter deinen gezogenen Karten
refusal-card-not-received = { $card } ist nicht unter deinen erhaltenen Karten
refusal-bonus-empty = das gäbe nichts: { $bonus }
refusal-no-such-borough = ein Viertel { $borough } gibt es in dieser Partie nicht
refusal-no-way-back = ein Schritt führt nicht an den Anfang zurück
refusal-too-far = das ist zu weit; du hast { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
  }
refusal-not-in-hand = du hast { $card } nicht in dieser Farbe
refusal-same-place = es muss ein anderer Ort sein als { $place }
refusal-no-marker-there = du hast dort keinen Stein: { $place }
refusal-pay-now = du hast einen Stein gewählt, also ist mindestens eine Münze fällig
refusal-three-coins = mehr als drei Münzen gehen nicht
refusal-too-few-coins = du hast nur { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
  }
refusal-friend-there = dein Vertrauter steht schon dort: { $sector }
refusal-not-the-fullest = { $sector } gehört nicht zu deinen vollsten Sektoren mit einem Stein
refusal-person-not-there = { $person } ist in dieser Runde nicht da
refusal-advisor-once = der Ratsherr wird nicht noch einmal angeheuert
refusal-not-from-notre-dame = von Notre Dame geht hier keine Figur weg
refusal-no-piece-there = du hast dort keine Figur: { $place }
refusal-friend-elsewhere = dein Vertrauter steht nicht dort: { $sector }
refusal-too-few-markers = so viele Steine hast du dort nicht: { $sector }
refusal-one-to-three = es gehen eine bis drei Figuren
refusal-friend-off-board = dein Vertrauter ist noch nicht auf dem Plan
refusal-not-empty = { $sector } ist nicht leer
refusal-sector-empty = { $sector } ist leer
refusal-no-such-message = du hast keine Nachricht dieser Art: { $message }
refusal-rat-not-so-far = deine Ratte steht nur auf { $rat }
refusal-cannot-pay = du kannst höchstens { $count } zahlen

## Die Regeln, Satz für Satz

chapter-1 = Was es gibt
chapter-2 = Aufbau
chapter-3 = Eine Runde
chapter-4 = Aktionskarten
chapter-5 = Steine und Münzen
chapter-6 = Personen des Grundspiels
chapter-7 = Die Pest
chapter-8 = Wertung und Ende
chapter-9 = Zu zweit
chapter-10 = Die Erweiterung Neue Personen
chapter-11 = Wer was weiß

clause-1-1 = Es spielen zwei bis fünf. Alle haben ein Viertel um das Notre-Dame-Plättchen; zu zweit sind es vier Viertel.
clause-1-2 = Jede Farbe hat 14 Steine, einen Vertrauten, eine Kutsche, vier Nachrichten und neun Aktionskarten.
clause-1-3 = Insgesamt gibt es 25 Münzen. Prestige geht nie aus.
clause-1-4 = Es gibt sechs braune Personen und je drei graue für die Perioden A, B und C. Die Erweiterung bringt je sechs graue dazu.
clause-1-5 = Das Notre-Dame-Plättchen ist mit zwei, drei, vier oder fünf Spielern 6, 8, 10 oder 12 Prestige wert.
clause-1-6 = Jede Farbe hat von jeder Art eine Nachricht: 1 Prestige und eine Münze, 2 Prestige und ein Stein, 3 Prestige und ein Rattenschritt zurück, 4 Prestige.
clause-1-7 = Jede Person zeigt Ratten. Die neun Personen einer Periode des Grundspiels tragen 12, 13 und 12.
clause-1-8 = Ein Viertel hat eine Mitte, auf der keine Nachricht liegt, und vier Randmärkte. Straßen verbinden sie und führen in die Nachbarviertel, nie über das Plättchen.
clause-2-1 = Am Anfang steht deine Kutsche auf deiner Mitte. Du hast 4 eigene Steine, 10 im allgemeinen Vorrat, 3 Münzen und die Ratte auf 0. Dein Vertrauter wartet neben dem Plan. Deine Nachrichten liegen zufällig auf deinen Randmärkten, deine neun Karten sind gemischt.
clause-2-2 = Die braunen Personen bilden einen gemischten Stapel. Im grauen Stapel liegen die von A über denen von B, die von C ganz unten.
clause-2-3 = Mit der Erweiterung werden drei der neun grauen Personen jedes Buchstabens gezogen. Alle wissen, wer dabei ist, niemand kennt die Reihenfolge.
clause-2-4 = Wer zuerst beginnt, wird gezogen und hält den Glöckner. Die Erweiterung ist eine Option.
clause-3-1 = Eine Runde beginnt mit zwei braunen und einer grauen Person, jeweils von oben.
clause-3-2 = Zieh drei deiner Karten, behalte eine und gib zwei nach links; von den zwei erhaltenen behalte eine und gib die andere weiter; die letzte nimmst du auf. Alle tun das zugleich und verdeckt. Eine Karte wirkt für die Person, die sie spielt.
clause-3-3 = Reihum ab dem Startspieler spielen alle eine Karte, dann alle eine zweite. Die dritte wird verdeckt abgelegt.
clause-3-4 = Reihum ab dem Startspieler dürfen alle für eine Münze eine offene Person anheuern. Mit einer Münze geht das immer; der Dienst wird so weit ausgeführt, wie es geht. Dieselbe Person kann mehreren dienen.
clause-3-5 = Dann kommt die Pest.
clause-3-6 = Am Ende einer Runde gehen die Personen, und der Glöckner wandert nach links.
clause-3-7 = Nach jeder dritten Runde wird Notre Dame gewertet, die braunen Personen werden gemischt, und alle Aktionskarten kehren zu ihren Besitzern zurück, die sie mischen.
clause-4-1 = Klosterschule: Nimm so viele Steine aus deinem allgemeinen Vorrat, wie Figuren dort stehen.
clause-4-2 = Bank: Nimm so viele Münzen, wie Figuren dort stehen.
clause-4-3 = Residenz: Erhalte so viel Prestige, wie Figuren dort stehen.
clause-4-4 = Kutschenhaus: Fahre bis zu so viele Schritte, wie Figuren dort stehen. Wo die Fahrt endet, darfst du eine Nachricht nehmen. Wer nicht fährt, nimmt nichts; ab zwei Schritten darf die Fahrt am Anfang enden.
clause-4-5 = Eine Nachricht wirkt sofort. Eine Farbe darfst du nehmen, wenn du von ihr nicht mehr hast als von jeder anderen, die noch auf dem Plan liegt.
clause-4-6 = Hotel: eine Münze, ein Stein oder ein Rattenschritt zurück. Ab drei Figuren wählst du zweimal, in der Ausgabe von 2007 ab vier. Was nichts brächte, steht nicht zur Wahl.
clause-4-7 = Vertrauter: Er geht in einen Sektor, später in einen anderen, und dessen Aktion folgt. Er zählt überall wie ein Stein und steht nie auf Notre Dame.
clause-4-8 = Park: Die Ratte geht eins zurück. Außerdem wächst jeder Prestigegewinn um eins für je zwei Figuren im Park.
clause-4-9 = Hospital: Die Ratte geht eins zurück. Außerdem schwächt jede Figur dort die Pest für dich.
clause-4-10 = Notre Dame: Gib 1, 2 oder 3 Münzen für 1, 3 oder 6 Prestige und setze einen Stein auf das Plättchen. Ohne Gabe wird nichts gesetzt.
clause-4-11 = Die Ratte geht nie unter 0.
clause-5-1 = Eine Aktion braucht einen Stein aus deinem eigenen Vorrat in ihrem Sektor. Solange du einen hast, musst du setzen und handeln; nur Notre Dame darfst du ablehnen.
clause-5-2 = Ist dein eigener Vorrat leer, darfst du einen Stein von anderswo auf dem Plan versetzen, nie den Vertrauten, oder die Karte ohne Wirkung lassen.
clause-5-3 = Ein leerer allgemeiner Vorrat gibt nichts.
clause-5-4 = Sind die Münzen aus, kommen die fehlenden einzeln vom reichsten Gegner, bei Gleichstand vom ersten im Uhrzeigersinn.
clause-6-1 = Wirtin: 3 Prestige, dazu eine Münze, ein Stein oder ein Rattenschritt zurück.
clause-6-2 = Minnesänger: Versetze eine bis drei deiner Figuren, gern mit dem Vertrauten, aus einem Sektor in einen anderen. Dort wird nichts ausgeführt, und Notre Dame bleibt außen vor.
clause-6-3 = Geldverleiher: 2 Münzen und 1 Prestige.
clause-6-4 = Gaukler: Versetze einen Stein oder den Vertrauten in einen anderen Sektor und führe dessen Aktion aus. Der Stein darf von Notre Dame kommen, aber nicht dorthin gehen.
clause-6-5 = Mönch: 2 Steine und 1 Prestige.
clause-6-6 = Medikus: Für dich ist der Pestwert dieser Runde 0.
clause-6-7 = Stadtwache: 1 Prestige für jeden deiner Steine in Sektoren und auf Notre Dame und für den Vertrauten im Viertel.
clause-6-8 = Nachtwächter: 1 Prestige für jeden leeren Sektor.
clause-6-9 = Bischof: Setze einen Stein aus dem allgemeinen Vorrat in einen leeren Sektor und führe dessen Aktion aus.
clause-6-10 = Gildemeister: 2 Prestige für jeden Sektor mit zwei Figuren oder mehr.
clause-6-11 = Bettlerkönig: 1 Prestige für jedes Feld zwischen deiner Ratte und dem Ende ihrer Leiste.
clause-6-12 = Advokat: 3 Prestige für je zwei deiner Nachrichten.
clause-6-13 = Hofdame: 1 Prestige für jede Figur in deinem vollsten Sektor.
clause-6-14 = Bürgermeister: 3 Prestige für jeden Sektor mit drei Figuren oder mehr.
clause-6-15 = Tischlermeister: 1 Prestige für jeden Sektor, der nicht leer ist.
clause-7-1 = Der Pestwert ist die Zahl der Ratten auf den drei offenen Personen.
clause-7-2 = Deine Ratte zieht um den Pestwert weniger die Figuren in deinem Hospital, bei weniger als null zurück.
clause-7-3 = Wer den Medikus angeheuert hat, rechnet mit 0 statt mit dem Pestwert.
clause-7-4 = Müsste die Ratte über 9 hinaus, bleibt sie auf 9. Du verlierst 2 Prestige, soweit du sie hast, und ein Stein deines vollsten Sektors geht in den allgemeinen Vorrat. Bei Gleichstand wählst du; der Vertraute zählt, bleibt aber stehen.
clause-8-1 = Nach den Runden 3, 6 und 9 wird der Wert des Plättchens durch alle Steine darauf geteilt und abgerundet. Jeder Stein bringt diesen Anteil, dann gehen alle in die allgemeinen Vorräte.
clause-8-2 = Nach neun Runden gewinnt das meiste Prestige; bei Gleichstand mehr Münzen und eigene Steine zusammen; danach wird der Sieg geteilt.
clause-9-1 = Zu zweit sitzt man an gegenüberliegenden von vier Vierteln. In den freien liegen Nachrichten zweier weiterer Farben, die für die Sätze zählen.
clause-9-2 = Zu zweit läuft das Weitergeben gleich: Die letzte Karte kommt zurück.
clause-10-1 = Verwalter: Erhalte so viel Prestige, wie du hast.
clause-10-2 = Krankenschwester: ein Stein aus dem allgemeinen Vorrat ins Hospital und die Ratte eins zurück, mit oder ohne Stein.
clause-10-3 = Gelehrter: Führe deine dritte Karte aus. Solange er da ist, bleiben die dritten Karten liegen, bis alle angeheuert haben.
clause-10-4 = Priester: ein Stein aus dem allgemeinen Vorrat auf Notre Dame, sonst nichts.
clause-10-5 = Prokurator: Führe die Aktion eines nicht leeren Sektors aus, ohne zu setzen.
clause-10-6 = Glöckner: 3 Prestige für jeden deiner Steine auf Notre Dame.
clause-10-7 = Spion: 2 Prestige, und du allein siehst die grauen Personen, die noch kommen, in ihrer Reihenfolge.
clause-10-8 = Fahrendes Volk: Nimm beliebig viele deiner Steine aus Sektoren oder von Notre Dame zurück, für je 2 Prestige, als ein Gewinn.
clause-10-9 = Kutscher: Wähle eine Art deiner Nachrichten und nutze alle dieser Art noch einmal, als ein Gewinn.
clause-10-10 = Händlerin: 1 Münze für jeden deiner vier Randmärkte ohne Nachricht.
clause-10-11 = Wohltäter: Zahle so viel du willst, in Prestige oder je nach Option in Münzen, und setze die Ratte für jedes eins zurück.
clause-10-12 = Schlachter: ein Stein aus dem allgemeinen Vorrat in jeden leeren Sektor, ohne Aktionen. Sind es zu wenige, wählst du wo.
clause-10-13 = Ratsherr: Heuere noch bis zu zweimal für je eine Münze an, die beiden anderen oder eine zweimal, nie den Ratsherrn.
clause-10-14 = Torwächter: 3 Prestige für je zwei deiner Steine im allgemeinen Vorrat.
clause-10-15 = Wirt: 2 Prestige für jede Figur in deinem Hotel.
clause-10-16 = Totengräber: so viel Prestige wie der Pestwert der Runde.
clause-10-17 = Schauspielerin: Versetze alle Figuren eines Sektors, auch den Vertrauten, in einen anderen und führe dessen Aktion aus.
clause-10-18 = Mätresse: ein Stein aus dem allgemeinen Vorrat in den Sektor deines Vertrauten, dann dessen Aktion. Ohne Vertrauten oder Stein geschieht nichts.
clause-11-1 = Offen sind Plan, Vorräte, Münzen, Ratten, Nachrichten, offene Personen und gespielte Karten, und auch, wer noch kommen kann. Prestige ist offen oder, als Option, geheim.
clause-11-2 = Geheim sind deine Hand, was du behalten und weitergegeben hast und was ein Spion sah. Abgelegte Karten bleiben unbekannt.
