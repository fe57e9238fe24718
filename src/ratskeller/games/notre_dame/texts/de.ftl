# Notre Dame auf Deutsch.

game-title = Notre Dame
game-subtitle = Führe dein Pariser Viertel mit Karten und Helfern zu Ansehen und halte die Ratten in Schach.

## Namen

sector-cloister-school = Klosterschule
sector-bank = Bank
sector-residence = Residenz
sector-carriage-house = Kutscherei
sector-hotel = Gasthaus
sector-park = Park
sector-hospital = Hospital

place-cloister-school = Klosterschule
place-bank = Bank
place-residence = Residenz
place-carriage-house = Kutscherei
place-hotel = Gasthaus
place-park = Park
place-hospital = Hospital
place-notre-dame = Notre Dame

card-cloister-school = Klosterschule
card-bank = Bank
card-residence = Residenz
card-carriage-house = Kutscherei
card-hotel = Gasthaus
card-park = Park
card-hospital = Hospital
card-notre-dame = Notre Dame
card-trusted-friend = Vertrauter

card-cloister-school-action = Setze einen Stein; nimm so viele Steine, wie nun dort liegen (Vertrauter zählt mit).
card-bank-action = Setze einen Stein; nimm so viele Münzen, wie nun Steine dort liegen.
card-residence-action = Setze einen Stein; erhalte so viel Prestige, wie nun Steine dort liegen.
card-carriage-house-action = Setze einen Stein; fahre höchstens 1 Marktplatz je Stein dort. Am Ziel darfst du die Botschaft nehmen.
card-hotel-action = Setze einen Stein; nimm Münze oder Stein oder setze die Ratte 1 zurück. Ab 3 Steinen (2007: 4) zweimal.
card-park-action = Setze einen Stein und deine Ratte 1 zurück. Je zwei Steine hier bringen dir bei jedem Prestigegewinn 1 mehr.
card-hospital-action = Setze einen Stein und deine Ratte 1 zurück. Jeder Stein hier senkt die Seuche für dich um 1.
card-notre-dame-action = Spende 1, 2 oder 3 Münzen für 1, 3 oder 6 Prestige und setze einen Stein auf Notre Dame.
card-trusted-friend-action = Setze deinen Vertrauten auf ein anderes Feld und führe dessen Aktion aus.

message-coin = 1 Prestige und 1 Münze
message-marker = 2 Prestige und 1 Stein
message-rat = 3 Prestige und deine Ratte 1 zurück
message-prestige = 4 Prestige

sign-coin = 1+Münze
sign-marker = 2+Stein
sign-rat = 3+Ratte
sign-prestige = 4

bonus-coin = 1 Münze
bonus-marker = 1 Stein
bonus-rat = Ratte 1 zurück

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

person-minstrel-favour = Versetze ein bis drei Steine von einem Feld auf ein anderes.
person-money-lender-favour = 2 Münzen und 1 Prestige.
person-monk-favour = 2 Steine und 1 Prestige.
person-fool-favour = Versetze einen Stein oder den Vertrauten auf ein anderes Feld und führe dessen Aktion aus.
person-doctor-favour = Die Seuche dieser Runde zählt für dich 0.
person-hostess-favour = 3 Prestige, dazu eine Münze, ein Stein oder die Ratte 1 zurück.
person-city-guard-favour = 1 Prestige für jeden deiner Steine auf dem Spielplan, auch für den Vertrauten.
person-night-watchman-favour = 1 Prestige für jedes leere Feld.
person-bishop-favour = Setze einen Stein aus dem allgemeinen Vorrat auf ein leeres Feld und führe dessen Aktion aus.
person-guild-master-favour = 2 Prestige für jedes Feld mit mindestens zwei Steinen.
person-beggar-king-favour = 1 Prestige für jedes Feld der Seuchenleiste vor deiner Ratte.
person-advocate-favour = 3 Prestige für je zwei deiner Botschaften.
person-lady-of-the-court-favour = 1 Prestige für jeden Stein auf deinem vollsten Feld.
person-mayor-favour = 3 Prestige für jedes Feld mit mindestens drei Steinen.
person-carpenter-favour = 1 Prestige für jedes Feld, das nicht leer ist.
person-manager-favour = Erhalte so viel Prestige, wie du schon hast.
person-nurse-favour = Setze einen Stein aus dem allgemeinen Vorrat in dein Hospital und die Ratte 1 zurück.
person-scholar-favour = Nutze auch deine dritte Karte.
person-priest-favour = Setze einen Stein aus dem allgemeinen Vorrat auf Notre Dame.
person-procurator-favour = Führe die Aktion eines Feldes aus, das nicht leer ist.
person-bell-ringer-favour = 3 Prestige für jeden deiner Steine auf Notre Dame.
person-spy-favour = 2 Prestige; außerdem siehst du die grauen Personen, die noch kommen.
person-gypsies-favour = Lege Steine vom Spielplan in den allgemeinen Vorrat zurück, für je 2 Prestige.
person-coachman-favour = Nutze alle deine Botschaften einer Art noch einmal.
person-trader-favour = 1 Münze für jeden deiner vier Eckmärkte ohne Botschaft.
person-benefactor-favour = Zahle Prestige (je nach Option Münzen) und setze deine Ratte je 1 zurück.
person-butcher-favour = Setze einen Stein aus dem allgemeinen Vorrat auf jedes leere Feld, ohne Aktionen.
person-advisor-favour = Bestich noch bis zu zweimal für je eine Münze: die beiden anderen oder eine davon zweimal.
person-guard-favour = 3 Prestige für je zwei deiner Steine im allgemeinen Vorrat.
person-host-favour = 2 Prestige für jeden Stein in deinem Gasthaus.
person-gravedigger-favour = So viel Prestige wie der Seuchenwert der Runde.
person-actress-favour = Versetze alle Steine eines Feldes auf ein anderes und führe dessen Aktion aus.
person-mistress-favour = Setze einen Stein aus dem allgemeinen Vorrat zu deinem Vertrauten und führe die Aktion dort aus.

label-round = Runde { $round } von 9, Durchgang { $period }
label-plague = Seuche { $count }
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
label-messages = Botschaften
label-hand = Deine Hand
label-pick = Behalte eine
label-borough = Viertel { $borough }
label-streets = Straßen: Die Mitte eines Viertels grenzt an alle vier Eckmärkte, jeder Eckmarkt an zwei andere. Ins nächste Viertel (links): außen links – außen rechts, innen links – innen rechts und Mitte, Mitte – innen rechts.

## Optionen

option-new_persons = Erweiterung Neue Personen
option-new_persons-false = Ohne
option-new_persons-true = Mit 18 weiteren grauen Personen
option-hotel_double_from = Gasthaus mit zwei Boni ab
option-hotel_double_from-3 = Drei Steinen (2017)
option-hotel_double_from-4 = Vier Steinen (2007)
option-benefactor_pays = Der Wohltäter nimmt
option-benefactor_pays-prestige = Prestige
option-benefactor_pays-coins = Münzen
option-hidden_prestige = Prestige der Mitspieler
option-hidden_prestige-false = Offen
option-hidden_prestige-true = Verdeckt

## Was gefragt wird

decision-keep = Behalte eine deiner drei Karten; die anderen zwei gehen nach links.
decision-keep-second = Behalte eine der zwei erhaltenen Karten; die andere geht nach links.
decision-play = Welche Karte spielst du?
decision-move-in = Dein eigener Vorrat ist leer. Welchen Stein versetzt du? Ziel: { $place }.
decision-donate = Du hast { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
  }. Wie viele spendest du?
decision-friend-to = Auf welches Feld geht dein Vertrauter?
decision-drive = Deine Kutsche fährt höchstens { $count ->
    [one] einen Marktplatz
   *[other] { $count } Marktplätze
  } weit. Wo hält sie?
decision-take = Hier liegt eine Botschaft aus Viertel { $borough }: { $message }. Nimmst du sie?
decision-bonus = Wähle einen Bonus des Gasthauses{ $count ->
    [one] .
   *[other] ; du hast { $count }.
  }
decision-hire = Wen bestichst du mit { $count ->
    [one] deiner letzten Münze?
   *[other] einer deiner { $count } Münzen?
  }
decision-advise = Dank dem Ratsherrn darfst du noch { $count ->
    [one] einmal bestechen.
   *[other] { $count }-mal bestechen.
  }
decision-minstrel = Von welchem Feld versetzt du Steine?
decision-minstrel-to = Auf welches Feld? Start: { $sector }.
decision-minstrel-count = Wie viele Steine? { $sector } → { $sector2 }
decision-fool = Welchen Stein versetzt du?
decision-fool-to = Auf welches Feld? Start: { $place }.
decision-bishop = Welches leere Feld bekommt einen Stein?
decision-procurator = Welches Feld nutzt du?
decision-gypsies = Welchen Stein legst du zurück? Bisher { $count ->
    [one] einer.
   *[other] { $count }.
  }
decision-coachman = Welche Art Botschaften nutzt du noch einmal?
decision-benefactor = Wie weit geht deine Ratte zurück? Jedes Feld kostet 1 ({ $payment }).
decision-butcher = Nur noch { $count ->
    [one] ein Stein
   *[other] { $count } Steine
  } im Vorrat. Welches leere Feld bekommt einen?
decision-actress = Von welchem Feld versetzt du alle Steine?
decision-actress-to = Auf welches Feld? Start: { $sector }.
decision-outbreak = Mehrere Felder sind gleich voll. Welches verliert einen Stein?

## Auswahl

choice-lay = Die Botschaft bringt { $message }
choice-join = Dabei: { $person }
choice-start = { $seat } beginnt
choice-reveal = Aufgedeckt: { $person }
choice-draw = Gezogen: „{ $card }“
choice-keep = „{ $card }“ behalten
choice-play = „{ $card }“ spielen (Karte von { $seat })
choice-from = Von: { $place }
choice-without = Karte ohne Wirkung lassen
choice-pay = { $count ->
    [0] Nichts zahlen
   *[other] { $count } zahlen
  }
choice-friend = Vertrauter: { $sector }
choice-drive = Viertel { $borough }, { $market }
choice-stay = Stehen bleiben
choice-take = Botschaft nehmen
choice-leave = Liegen lassen
choice-bonus = Bonus: { $bonus }
choice-hire = Bestechen: { $person }
choice-pass = Niemanden bestechen
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
choice-return = Stein zurücklegen von: { $place }
choice-enough = Das genügt
choice-kind = { $message }
choice-act = { $sector }
choice-remove = Von: { $sector }
choice-foresee = Als Nächstes: { $person }

## Was geschah

event-joined = In dieser Partie dabei: { $person }.
event-start-player = { $seat } beginnt und bekommt den Glöckner.
event-round = Runde { $round }, Durchgang { $period }: { $seat } beginnt.
event-revealed = Aufgedeckt: { $person }, { $rats ->
    [0] ohne Ratten.
    [one] mit einer Ratte.
   *[other] mit { $rats } Ratten.
  }
event-foresaw = { $seat } sieht, wer in Runde { $round } kommt: { $person }.
event-drew = { $seat } zieht „{ $card }“.
event-kept = { $seat } behält „{ $card }“.
event-passed-two = { $seat } gibt „{ $card }“ und „{ $card2 }“ an { $seat2 }.
event-received-two = { $seat } erhält „{ $card }“ und „{ $card2 }“ von { $seat2 }.
event-passed-one = { $seat } gibt „{ $card }“ an { $seat2 }.
event-received-one = { $seat } erhält „{ $card }“ von { $seat2 }.
event-played = { $seat } spielt „{ $card }“, eine Karte von { $seat2 }.
event-placed = { $seat } setzt einen Stein: { $sector }.
event-no-effect = „{ $card }“ bleibt für { $seat } ohne Wirkung.
event-moved-in = { $seat } versetzt einen Stein: { $place } → { $sector }.
event-donated = { $seat } spendet { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
  } und setzt einen Stein auf Notre Dame.
event-friend = { $seat } setzt den Vertrauten: { $sector }.
event-action = { $seat } nutzt { $sector } mit { $count ->
    [one] einem Stein.
   *[other] { $count } Steinen.
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
event-rat-back = Die Ratte von { $seat } geht um { $count } zurück auf { $rat }.
event-stayed = Die Kutsche von { $seat } bleibt stehen.
event-drove = Die Kutsche von { $seat } fährt in Viertel { $borough } ({ $market }).
event-message-barred = { $seat } darf noch keine Botschaft aus Viertel { $borough } nehmen.
event-left-message = { $seat } lässt die Botschaft liegen ({ $message }).
event-took = { $seat } nimmt eine Botschaft aus Viertel { $borough }: { $message }.
event-cannot-hire = { $seat } hat keine Münze zum Bestechen.
event-hired = { $seat } besticht: { $person }.
event-favour-idle = Bringt { $seat } nichts: { $person }.
event-passed = { $seat } besticht niemanden.
event-moved = { $seat } versetzt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
  }: { $sector } → { $sector2 }.
event-studied = { $seat } nutzt die dritte Karte: „{ $card }“.
event-prayed = { $seat } setzt einen Stein auf Notre Dame.
event-returned = { $seat } legt einen Stein zurück: { $place }.
event-delivered = { $seat } nutzt { $count ->
    [one] eine Botschaft
   *[other] { $count } Botschaften
  } noch einmal: { $message }.
event-benefited = { $seat } zahlt dem Wohltäter { $count } ({ $payment }).
event-discarded = { $seat } legt „{ $card }“ verdeckt ab.
event-plague = Die Seuche bringt { $count ->
    [0] keine Ratten.
    [one] eine Ratte.
   *[other] { $count } Ratten.
  }
event-rat = Die Ratte von { $seat } zieht auf { $rat }.
event-outbreak = Bei { $seat } bricht die Seuche aus.
event-removed = { $seat } verliert einen Stein: { $sector }.
event-notre-dame = Notre Dame wird abgerechnet: { $count ->
    [one] ein Stein
   *[other] { $count } Steine
  }, je { $share } Prestige.
event-over = { $seat } gewinnt mit { $count } Prestige.

reason-nine-rounds = alle neun Runden sind gespielt
tiebreak-supplies = mehr Münzen und Steine zusammen im eigenen Vorrat

## Warum nicht

refusal-card-not-drawn = „{ $card }“ ist nicht unter deinen gezogenen Karten
refusal-card-not-received = „{ $card }“ ist nicht unter deinen erhaltenen Karten
refusal-bonus-empty = das brächte nichts: { $bonus }
refusal-no-such-borough = ein Viertel { $borough } gibt es in dieser Partie nicht
refusal-no-way-back = mit nur einem Marktplatz kommst du nicht zum Start zurück
refusal-too-far = das ist zu weit; du darfst { $count ->
    [one] einen Marktplatz
   *[other] { $count } Marktplätze
  } weit fahren
refusal-not-in-hand = du hast „{ $card }“ nicht in dieser Farbe
refusal-same-place = es muss ein anderer Ort sein als { $place }
refusal-no-marker-there = du hast dort keinen Stein: { $place }
refusal-pay-now = du hast einen Stein gewählt, also ist mindestens eine Münze fällig
refusal-three-coins = mehr als drei Münzen gehen nicht
refusal-too-few-coins = du hast nur { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
  }
refusal-friend-there = dein Vertrauter steht schon dort: { $sector }
refusal-not-the-fullest = { $sector } gehört nicht zu deinen vollsten Feldern mit einem Stein
refusal-person-not-there = { $person } ist in dieser Runde nicht da
refusal-advisor-once = der Ratsherr lässt sich nicht noch einmal bestechen
refusal-not-from-notre-dame = von Notre Dame darf hier kein Stein weg
refusal-no-piece-there = du hast dort keinen Stein: { $place }
refusal-friend-elsewhere = dein Vertrauter steht nicht dort: { $sector }
refusal-too-few-markers = so viele Steine hast du dort nicht: { $sector }
refusal-one-to-three = versetze einen bis drei Steine
refusal-friend-off-board = dein Vertrauter ist noch nicht auf dem Spielplan
refusal-not-empty = { $sector } ist nicht leer
refusal-sector-empty = { $sector } ist leer
refusal-no-such-message = du hast keine Botschaft dieser Art: { $message }
refusal-rat-not-so-far = deine Ratte steht nur auf { $rat }
refusal-cannot-pay = du kannst höchstens { $count } zahlen

## Die Regeln, Satz für Satz

chapter-1 = Spielmaterial
chapter-2 = Spielvorbereitung
chapter-3 = Eine Runde
chapter-4 = Aktionskarten
chapter-5 = Steine und Münzen
chapter-6 = Personen des Grundspiels
chapter-7 = Die Seuche
chapter-8 = Wertung und Ende
chapter-9 = Zu zweit
chapter-10 = Die Erweiterung Neue Personen
chapter-11 = Offen und geheim

clause-1-1 = Für zwei bis fünf Spieler. Jeder hat ein Viertel um das Notre-Dame-Kärtchen; zu zweit liegen vier Viertel aus.
clause-1-2 = Jede Farbe hat 14 Einflusssteine, einen Vertrauten, eine Kutsche, vier Botschaften und neun Aktionskarten.
clause-1-3 = Insgesamt gibt es 25 Münzen. Prestige geht nie aus.
clause-1-4 = Es gibt sechs braune Personen und je drei graue für die Durchgänge A, B und C. Die Erweiterung bringt je sechs graue dazu.
clause-1-5 = Das Notre-Dame-Kärtchen ist zu zweit, dritt, viert oder fünft 6, 8, 10 oder 12 Prestige wert.
clause-1-6 = Jede Farbe hat eine Botschaft jeder Art: 1 Prestige und eine Münze, 2 Prestige und ein Stein, 3 Prestige und die Ratte 1 zurück, 4 Prestige.
clause-1-7 = Jede Person zeigt 0 bis 3 Ratten. Die sechs braunen und drei grauen des Grundspiels haben in Durchgang A 12, in B 13, in C 12 Ratten.
clause-1-8 = Ein Viertel hat eine Mitte ohne Botschaft und vier Eckmärkte. Straßen verbinden sie und führen in die Nachbarviertel, nie über das Kärtchen.
clause-2-1 = Deine Kutsche steht auf deiner Mitte. Du hast 4 Steine, 10 weitere im allgemeinen Vorrat, 3 Münzen und die Ratte auf 0. Der Vertraute wartet neben dem Plan. Botschaften liegen zufällig auf deinen Eckmärkten, deine neun Karten sind gemischt.
clause-2-2 = Die braunen Personen bilden einen gemischten Stapel. Im grauen Stapel liegen die von A über denen von B, die von C ganz unten.
clause-2-3 = Mit der Erweiterung werden drei der neun grauen Personen jedes Buchstabens gezogen. Alle wissen, wer dabei ist, niemand kennt die Reihenfolge.
clause-2-4 = Wer die erste Runde beginnt, wird ausgelost und bekommt den Glöckner. Die Erweiterung ist eine Option.
clause-3-1 = Eine Runde beginnt mit den obersten zwei braunen Personen und der obersten grauen.
clause-3-2 = Zieh drei Karten, behalte eine und gib zwei nach links. Von den zwei erhaltenen behältst du eine und gibst die andere weiter. Die letzte nimmst du dazu. Alle wählen zugleich und verdeckt. Eine Karte gilt für den, der sie spielt.
clause-3-3 = Reihum ab dem Startspieler spielen alle eine Karte, dann alle eine zweite. Die dritte wird verdeckt abgelegt.
clause-3-4 = Reihum ab dem Startspieler darf jeder für eine Münze eine offene Person bestechen. Die Vergünstigung gilt, so weit es geht; bringt sie nichts, ist die Münze verloren. Mehrere dürfen dieselbe Person bestechen.
clause-3-5 = Dann kommt die Seuche.
clause-3-6 = Am Ende der Runde kommen die Personen unter ihre Stapel, und der Glöckner geht nach links.
clause-3-7 = Nach jeder dritten Runde wird Notre Dame abgerechnet, die braunen Personen werden gemischt, und jeder bekommt seine neun Aktionskarten zurück und mischt sie.
clause-4-1 = Klosterschule: Nimm so viele Steine aus dem allgemeinen Vorrat, wie dort Steine liegen.
clause-4-2 = Bank: Nimm so viele Münzen, wie dort Steine liegen.
clause-4-3 = Residenz: Erhalte so viel Prestige, wie dort Steine liegen.
clause-4-4 = Kutscherei: Fahre höchstens so viele Marktplätze weit, wie dort Steine liegen. Wo du hältst, darfst du die Botschaft nehmen. Wer stehen bleibt, nimmt nichts; ab zwei Marktplätzen darf die Fahrt am Start enden.
clause-4-5 = Eine Botschaft wirkt sofort. Du darfst eine Farbe nehmen, wenn du von keiner anderen, die noch ausliegt, weniger hast.
clause-4-6 = Gasthaus: eine Münze, ein Stein oder die Ratte 1 zurück. Ab drei Steinen (Ausgabe 2007: vier) wählst du zweimal. Was nichts brächte, steht nicht zur Wahl.
clause-4-7 = Vertrauter: Setze ihn auf ein Feld, später immer auf ein anderes, und führe dessen Aktion aus; verzichten darfst du nicht. Er zählt überall als Stein und steht nie auf Notre Dame.
clause-4-8 = Park: Die Ratte geht 1 zurück. Außerdem bringt jeder Prestigegewinn für je zwei Steine im Park 1 mehr, einmal je Gewinn.
clause-4-9 = Hospital: Die Ratte geht 1 zurück. Außerdem senkt jeder Stein dort die Seuche für dich um 1.
clause-4-10 = Notre Dame: Spende 1, 2 oder 3 Münzen für 1, 3 oder 6 Prestige und setze einen Stein auf das Kärtchen. Ohne Spende setzt du nichts.
clause-4-11 = Die Ratte geht nie unter 0.
clause-5-1 = Eine Aktion braucht einen Stein aus deinem eigenen Vorrat auf ihrem Feld. Hast du einen, musst du ihn setzen und die Aktion ausführen; nur auf Notre Dame darfst du verzichten.
clause-5-2 = Ist dein eigener Vorrat leer, darfst du einen Stein von anderswo auf dem Spielplan versetzen (nie den Vertrauten) oder die Karte ohne Wirkung spielen.
clause-5-3 = Ein leerer allgemeiner Vorrat gibt nichts.
clause-5-4 = Reichen die Münzen nicht, kommen die fehlenden einzeln vom reichsten Mitspieler, bei Gleichstand vom ersten im Uhrzeigersinn.
clause-6-1 = Wirtin: 3 Prestige, dazu eine Münze, ein Stein oder die Ratte 1 zurück.
clause-6-2 = Minnesänger: Versetze einen bis drei deiner Steine, auf Wunsch mit dem Vertrauten, von einem Feld auf ein anderes. Eine Aktion folgt nicht; Notre Dame bleibt außen vor.
clause-6-3 = Geldverleiher: 2 Münzen und 1 Prestige.
clause-6-4 = Gaukler: Versetze einen Stein oder den Vertrauten auf ein anderes Feld und führe dessen Aktion aus. Der Stein darf von Notre Dame kommen, aber nicht dorthin gehen.
clause-6-5 = Mönch: 2 Steine und 1 Prestige.
clause-6-6 = Medikus: Für dich ist der Seuchenwert dieser Runde 0.
clause-6-7 = Stadtwache: 1 Prestige für jeden deiner Steine auf Feldern und auf Notre Dame und für den Vertrauten im Viertel.
clause-6-8 = Nachtwächter: 1 Prestige für jedes leere Feld.
clause-6-9 = Bischof: Setze einen Stein aus dem allgemeinen Vorrat auf ein leeres Feld und führe dessen Aktion aus. Ohne leeres Feld oder Stein geschieht nichts.
clause-6-10 = Gildemeister: 2 Prestige für jedes Feld mit mindestens zwei Steinen.
clause-6-11 = Bettlerkönig: 1 Prestige für jedes Feld der Seuchenleiste vor deiner Ratte.
clause-6-12 = Advokat: 3 Prestige für je zwei deiner Botschaften.
clause-6-13 = Hofdame: 1 Prestige für jeden Stein auf deinem vollsten Feld.
clause-6-14 = Bürgermeister: 3 Prestige für jedes Feld mit mindestens drei Steinen.
clause-6-15 = Tischlermeister: 1 Prestige für jedes Feld, das nicht leer ist.
clause-7-1 = Der Seuchenwert ist die Zahl der Ratten auf den drei offenen Personen.
clause-7-2 = Deine Ratte rückt um den Seuchenwert vor, abzüglich der Steine in deinem Hospital. Ist das Ergebnis negativ, geht sie zurück.
clause-7-3 = Wer den Medikus bestochen hat, rechnet mit 0 statt mit dem Seuchenwert.
clause-7-4 = Müsste die Ratte über 9 hinaus, hält sie auf 9. Du verlierst 2 Prestige (nie unter 0) und legst einen Stein deines vollsten Feldes in den allgemeinen Vorrat. Bei Gleichstand wählst du; der Vertraute zählt mit, bleibt aber.
clause-8-1 = Nach den Runden 3, 6 und 9 wird der Wert des Kärtchens durch alle Steine darauf geteilt und abgerundet. Jeder Stein bringt diesen Anteil, dann kommen alle in die allgemeinen Vorräte.
clause-8-2 = Nach neun Runden gewinnt, wer das meiste Prestige hat. Bei Gleichstand zählen Münzen und Steine im eigenen Vorrat zusammen; danach wird der Sieg geteilt.
clause-9-1 = Zu zweit sitzt ihr an gegenüberliegenden Vierteln; vier liegen aus. In den beiden freien liegen Botschaften zweier weiterer Farben, die für die Sätze zählen.
clause-9-2 = Auch zu zweit gebt ihr Karten weiter wie sonst: Eine kommt zu dir zurück.
clause-10-1 = Verwalter: Erhalte so viel Prestige, wie du schon hast.
clause-10-2 = Krankenschwester: Ein Stein aus dem allgemeinen Vorrat kommt ins Hospital, und die Ratte geht 1 zurück, auch ohne Stein.
clause-10-3 = Gelehrter: Nutze deine dritte Karte. Liegt er aus, behalten alle ihre dritte Karte, bis jeder bestochen oder gepasst hat.
clause-10-4 = Priester: ein Stein aus dem allgemeinen Vorrat auf Notre Dame, sonst nichts.
clause-10-5 = Prokurator: Führe die Aktion eines Feldes aus, das nicht leer ist, ohne einen Stein zu setzen.
clause-10-6 = Glöckner: 3 Prestige für jeden deiner Steine auf Notre Dame.
clause-10-7 = Spion: 2 Prestige; außerdem siehst nur du die grauen Personen, die noch kommen, in ihrer Reihenfolge.
clause-10-8 = Fahrendes Volk: Lege beliebig viele deiner Steine von Feldern oder Notre Dame in den allgemeinen Vorrat, für je 2 Prestige; das zählt als ein Gewinn.
clause-10-9 = Kutscher: Wähle eine Art deiner Botschaften und nutze alle dieser Art noch einmal; das zählt als ein Gewinn.
clause-10-10 = Händlerin: 1 Münze für jeden deiner vier Eckmärkte ohne Botschaft.
clause-10-11 = Wohltäter: Zahle Prestige (je nach Option Münzen), höchstens so viel, wie deine Ratte Felder vorgerückt ist; sie geht für jedes 1 zurück.
clause-10-12 = Schlachter: Ein Stein aus dem allgemeinen Vorrat kommt auf jedes leere Feld, ohne Aktionen. Reichen die Steine nicht, wählst du, wo.
clause-10-13 = Ratsherr: Bestich noch bis zu zweimal für je eine Münze: die beiden anderen oder eine davon zweimal, nie den Ratsherrn.
clause-10-14 = Torwächter: 3 Prestige für je zwei deiner Steine im allgemeinen Vorrat.
clause-10-15 = Wirt: 2 Prestige für jeden Stein in deinem Gasthaus.
clause-10-16 = Totengräber: so viel Prestige wie der Seuchenwert der Runde.
clause-10-17 = Schauspielerin: Versetze alle Steine eines Feldes, auch den Vertrauten, auf ein anderes und führe dessen Aktion aus.
clause-10-18 = Mätresse: Ein Stein aus dem allgemeinen Vorrat kommt auf das Feld deines Vertrauten, dann dessen Aktion. Ohne Vertrauten oder Stein geschieht nichts.
clause-11-1 = Offen sind Spielplan, Vorräte, Münzen, Ratten, Botschaften, ausliegende Personen, gespielte Karten und wer noch kommen kann. Prestige ist offen oder, als Option, geheim.
clause-11-2 = Geheim sind deine Hand, was du behalten und weitergegeben hast und was dein Spion sah. Abgelegte Karten bleiben unbekannt.
