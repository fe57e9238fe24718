# Notre Dame auf Deutsch. Formen der Namen: .in wo, .to wohin, .from woher (.into und .out am
# Satzanfang), .acc vierter Fall mit Artikel, .one ohne, .the erster Fall am Satzanfang.

game-title = Notre Dame
game-subtitle = Führe dein Pariser Viertel mit Karten und Helfern zu Ansehen und halte die Ratten in Schach.
game-minutes = 60

## Namen

sector-cloister-school = Klosterschule
    .in = in der Klosterschule
    .to = in die Klosterschule
    .into = In die Klosterschule
    .from = aus der Klosterschule
    .out = Aus der Klosterschule
    .acc = die Klosterschule
    .the = Die Klosterschule
sector-bank = Bank
    .in = in der Bank
    .to = in die Bank
    .into = In die Bank
    .from = aus der Bank
    .out = Aus der Bank
    .acc = die Bank
    .the = Die Bank
sector-residence = Residenz
    .in = in der Residenz
    .to = in die Residenz
    .into = In die Residenz
    .from = aus der Residenz
    .out = Aus der Residenz
    .acc = die Residenz
    .the = Die Residenz
sector-carriage-house = Kutscherei
    .in = in der Kutscherei
    .to = in die Kutscherei
    .into = In die Kutscherei
    .from = aus der Kutscherei
    .out = Aus der Kutscherei
    .acc = die Kutscherei
    .the = Die Kutscherei
sector-hotel = Gasthaus
    .in = im Gasthaus
    .to = ins Gasthaus
    .into = Ins Gasthaus
    .from = aus dem Gasthaus
    .out = Aus dem Gasthaus
    .acc = das Gasthaus
    .the = Das Gasthaus
sector-park = Park
    .in = im Park
    .to = in den Park
    .into = In den Park
    .from = aus dem Park
    .out = Aus dem Park
    .acc = den Park
    .the = Der Park
sector-hospital = Hospital
    .in = im Hospital
    .to = ins Hospital
    .into = Ins Hospital
    .from = aus dem Hospital
    .out = Aus dem Hospital
    .acc = das Hospital
    .the = Das Hospital

place-cloister-school = Klosterschule
    .in = in der Klosterschule
    .to = in die Klosterschule
    .into = In die Klosterschule
    .from = aus der Klosterschule
    .out = Aus der Klosterschule
    .acc = die Klosterschule
    .the = Die Klosterschule
place-bank = Bank
    .in = in der Bank
    .to = in die Bank
    .into = In die Bank
    .from = aus der Bank
    .out = Aus der Bank
    .acc = die Bank
    .the = Die Bank
place-residence = Residenz
    .in = in der Residenz
    .to = in die Residenz
    .into = In die Residenz
    .from = aus der Residenz
    .out = Aus der Residenz
    .acc = die Residenz
    .the = Die Residenz
place-carriage-house = Kutscherei
    .in = in der Kutscherei
    .to = in die Kutscherei
    .into = In die Kutscherei
    .from = aus der Kutscherei
    .out = Aus der Kutscherei
    .acc = die Kutscherei
    .the = Die Kutscherei
place-hotel = Gasthaus
    .in = im Gasthaus
    .to = ins Gasthaus
    .into = Ins Gasthaus
    .from = aus dem Gasthaus
    .out = Aus dem Gasthaus
    .acc = das Gasthaus
    .the = Das Gasthaus
place-park = Park
    .in = im Park
    .to = in den Park
    .into = In den Park
    .from = aus dem Park
    .out = Aus dem Park
    .acc = den Park
    .the = Der Park
place-hospital = Hospital
    .in = im Hospital
    .to = ins Hospital
    .into = Ins Hospital
    .from = aus dem Hospital
    .out = Aus dem Hospital
    .acc = das Hospital
    .the = Das Hospital
place-notre-dame = Notre Dame
    .in = in der Notre Dame
    .to = in die Notre Dame
    .into = In die Notre Dame
    .from = aus der Notre Dame
    .out = Aus der Notre Dame
    .acc = die Notre Dame
    .the = Die Notre Dame

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
card-notre-dame-action = Spende 1, 2 oder 3 Münzen für 1, 3 oder 6 Prestige und setze einen Stein in die Notre Dame.
card-trusted-friend-action = Setze deinen Vertrauten auf ein anderes Feld und führe dessen Aktion aus.

message-coin = 1 Prestige und 1 Münze
message-marker = 2 Prestige und 1 Stein
message-rat = 3 Prestige und die Ratte 1 zurück
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
    .acc = den Minnesänger
    .one = Minnesänger
    .the = Der Minnesänger
person-money-lender = Geldverleiher
    .acc = den Geldverleiher
    .one = Geldverleiher
    .the = Der Geldverleiher
person-monk = Mönch
    .acc = den Mönch
    .one = Mönch
    .the = Der Mönch
person-fool = Gaukler
    .acc = den Gaukler
    .one = Gaukler
    .the = Der Gaukler
person-doctor = Medikus
    .acc = den Medikus
    .one = Medikus
    .the = Der Medikus
person-hostess = Wirtin
    .acc = die Wirtin
    .one = Wirtin
    .the = Die Wirtin
person-city-guard = Stadtwache
    .acc = die Stadtwache
    .one = Stadtwache
    .the = Die Stadtwache
person-night-watchman = Nachtwächter
    .acc = den Nachtwächter
    .one = Nachtwächter
    .the = Der Nachtwächter
person-bishop = Bischof
    .acc = den Bischof
    .one = Bischof
    .the = Der Bischof
person-guild-master = Gildemeister
    .acc = den Gildemeister
    .one = Gildemeister
    .the = Der Gildemeister
person-beggar-king = Bettlerkönig
    .acc = den Bettlerkönig
    .one = Bettlerkönig
    .the = Der Bettlerkönig
person-advocate = Advokat
    .acc = den Advokaten
    .one = Advokaten
    .the = Der Advokat
person-lady-of-the-court = Hofdame
    .acc = die Hofdame
    .one = Hofdame
    .the = Die Hofdame
person-mayor = Bürgermeister
    .acc = den Bürgermeister
    .one = Bürgermeister
    .the = Der Bürgermeister
person-carpenter = Tischlermeister
    .acc = den Tischlermeister
    .one = Tischlermeister
    .the = Der Tischlermeister
person-manager = Verwalter
    .acc = den Verwalter
    .one = Verwalter
    .the = Der Verwalter
person-nurse = Krankenschwester
    .acc = die Krankenschwester
    .one = Krankenschwester
    .the = Die Krankenschwester
person-scholar = Gelehrter
    .acc = den Gelehrten
    .one = Gelehrten
    .the = Der Gelehrte
person-priest = Priester
    .acc = den Priester
    .one = Priester
    .the = Der Priester
person-procurator = Prokurator
    .acc = den Prokurator
    .one = Prokurator
    .the = Der Prokurator
person-bell-ringer = Glöckner
    .acc = den Glöckner
    .one = Glöckner
    .the = Der Glöckner
person-spy = Spion
    .acc = den Spion
    .one = Spion
    .the = Der Spion
person-gypsies = Fahrendes Volk
    .acc = das fahrende Volk
    .one = Fahrendes Volk
    .the = Das fahrende Volk
person-coachman = Kutscher
    .acc = den Kutscher
    .one = Kutscher
    .the = Der Kutscher
person-trader = Händlerin
    .acc = die Händlerin
    .one = Händlerin
    .the = Die Händlerin
person-benefactor = Wohltäter
    .acc = den Wohltäter
    .one = Wohltäter
    .the = Der Wohltäter
person-butcher = Schlachter
    .acc = den Schlachter
    .one = Schlachter
    .the = Der Schlachter
person-advisor = Ratsherr
    .acc = den Ratsherrn
    .one = Ratsherrn
    .the = Der Ratsherr
person-guard = Torwächter
    .acc = den Torwächter
    .one = Torwächter
    .the = Der Torwächter
person-host = Wirt
    .acc = den Wirt
    .one = Wirt
    .the = Der Wirt
person-gravedigger = Totengräber
    .acc = den Totengräber
    .one = Totengräber
    .the = Der Totengräber
person-actress = Schauspielerin
    .acc = die Schauspielerin
    .one = Schauspielerin
    .the = Die Schauspielerin
person-mistress = Mätresse
    .acc = die Mätresse
    .one = Mätresse
    .the = Die Mätresse

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
person-priest-favour = Setze einen Stein aus dem allgemeinen Vorrat in die Notre Dame.
person-procurator-favour = Führe die Aktion eines Feldes aus, das nicht leer ist.
person-bell-ringer-favour = 3 Prestige für jeden deiner Steine in der Notre Dame.
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
decision-move-in = Dein eigener Vorrat ist leer. Welcher Stein kommt { $place-to }?
decision-donate = Du hast { $count ->
    [0] keine Münze
    [one] eine Münze
   *[other] { $count } Münzen
  }. Wie viele spendest du?
decision-friend-to = Auf welches Feld geht dein Vertrauter?
decision-drive = Deine Kutsche fährt höchstens { $count ->
    [one] einen Marktplatz
   *[other] { $count } Marktplätze
  } weit. Wo hält sie?
decision-take = Hier liegt eine Botschaft aus Viertel { $borough }: { $message }. Nimmst du sie?
decision-bonus = Wähle einen Bonus{ $count ->
    [one] .
   *[other] ; du darfst { $count } nehmen.
  }
decision-hire = Wen bestichst du mit { $count ->
    [one] deiner letzten Münze?
   *[other] einer deiner { $count } Münzen?
  }
decision-advise = Dank dem Ratsherrn darfst du noch { $count ->
    [one] einmal bestechen.
    [2] zweimal bestechen.
   *[other] { $count }-mal bestechen.
  }
decision-minstrel = Von welchem Feld versetzt du Steine?
decision-minstrel-to = Wohin kommen die Steine { $sector-from }?
decision-minstrel-count = Wie viele Steine kommen { $sector-from } { $sector2-to }?
decision-fool = Welchen Stein versetzt du? Auch der Vertraute darf es sein.
decision-fool-to = Wohin versetzt du ihn { $place-from }?
decision-bishop = Welches leere Feld bekommt einen Stein?
decision-procurator = Welches Feld nutzt du?
decision-gypsies = Welchen Stein legst du zurück? Bisher { $count ->
    [0] keiner.
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
decision-actress-to = Wohin kommen alle Steine { $sector-from }?
decision-outbreak = Mehrere Felder sind gleich voll. Welches verliert einen Stein?

## Auswahl

choice-lay = Die Botschaft bringt { $message }
choice-join = Dabei: { $person }
choice-start = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
  }
choice-reveal = Aufgedeckt: { $person }
choice-draw = Gezogen: „{ $card }“
choice-keep = „{ $card }“ behalten
choice-play = „{ $card }“ spielen ({ $you ->
    [yes] deine Karte
   *[no] Karte von { $seat }
  })
choice-from = { $place-out }
choice-without = Karte ohne Wirkung lassen
choice-pay = { $count ->
    [0] Nichts zahlen
   *[other] { $count } zahlen
  }
choice-friend = Vertrauter { $sector-to }
choice-drive = Viertel { $borough }, { $market }
choice-stay = Stehen bleiben
choice-take = Botschaft nehmen
choice-leave = Liegen lassen
choice-bonus = Bonus: { $bonus }
choice-hire = { $person-one } bestechen
choice-pass = Niemanden bestechen
choice-to = { $sector-into }
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
choice-return = Stein { $place-from } zurücklegen
choice-enough = Das genügt
choice-kind = { $message }
choice-act = { $sector }
choice-remove = Stein { $sector-from }
choice-foresee = Als Nächstes: { $person }

## Was geschah

event-joined = In dieser Partie dabei: { $person }.
event-start-player = { $you ->
    [yes] Du beginnst und bekommst
   *[no] { $seat } beginnt und bekommt
  } den Glöckner.
event-round = Runde { $round }, Durchgang { $period }: { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
  }.
event-revealed = Aufgedeckt: { $person }, { $rats ->
    [0] ohne Ratten.
    [one] mit einer Ratte.
   *[other] mit { $rats } Ratten.
  }
event-foresaw = { $you ->
    [yes] Du siehst
   *[no] { $seat } sieht
  }, wer in Runde { $round } kommt: { $person }.
event-drew = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
  } „{ $card }“.
event-kept = { $you ->
    [yes] Du behältst
   *[no] { $seat } behält
  } „{ $card }“.
event-passed-two = { $you ->
    [yes] Du gibst „{ $card }“ und „{ $card2 }“ an { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } gibt „{ $card }“ und „{ $card2 }“ an dich.
       *[no] { $seat } gibt „{ $card }“ und „{ $card2 }“ an { $seat2 }.
      }
  }
event-received-two = { $you ->
    [yes] Du erhältst „{ $card }“ und „{ $card2 }“ von { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } erhält „{ $card }“ und „{ $card2 }“ von dir.
       *[no] { $seat } erhält „{ $card }“ und „{ $card2 }“ von { $seat2 }.
      }
  }
event-passed-one = { $you ->
    [yes] Du gibst „{ $card }“ an { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } gibt „{ $card }“ an dich.
       *[no] { $seat } gibt „{ $card }“ an { $seat2 }.
      }
  }
event-received-one = { $you ->
    [yes] Du erhältst „{ $card }“ von { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } erhält „{ $card }“ von dir.
       *[no] { $seat } erhält „{ $card }“ von { $seat2 }.
      }
  }
event-played = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
  } „{ $card }“{ $own ->
    [yes] .
   *[no] { $you2 ->
        [yes] {" "}(deine Karte).
       *[no] {" "}(Karte von { $seat2 }).
      }
  }
event-placed = { $you ->
    [yes] Du setzt
   *[no] { $seat } setzt
  } einen Stein { $sector-to }.
event-no-effect = „{ $card }“ bleibt für { $you ->
    [yes] dich
   *[no] { $seat }
  } ohne Wirkung.
event-moved-in = { $you ->
    [yes] Du versetzt
   *[no] { $seat } versetzt
  } einen Stein { $place-from } { $sector-to }.
event-donated = { $you ->
    [yes] Du spendest
   *[no] { $seat } spendet
  } { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
  } und setzt einen Stein in die Notre Dame.
event-friend = { $you ->
    [yes] Du setzt deinen
   *[no] { $seat } setzt den
  } Vertrauten { $sector-to }.
event-action = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
  } { $sector-acc } mit { $count ->
    [one] einem Stein.
   *[other] { $count } Steinen.
  }
event-markers = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } { $count ->
    [0] keinen Stein
    [one] einen Stein
   *[other] { $count } Steine
  } aus dem allgemeinen Vorrat.
event-coins = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } { $count ->
    [0] keine Münze.
    [one] eine Münze.
   *[other] { $count } Münzen.
  }
event-coin-from = Der Vorrat an Münzen ist leer: { $you ->
    [yes] Du nimmst eine von { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } nimmt eine von dir.
       *[no] { $seat } nimmt eine von { $seat2 }.
      }
  }
event-prestige = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
  } { $count } Prestige{ $bonus ->
    [0] .
   *[other] , davon { $bonus } durch den Park.
  }
event-prestige-lost = { $you ->
    [yes] Du gibst
   *[no] { $seat } gibt
  } { $count } Prestige ab.
event-rat-back = { $you ->
    [yes] Deine Ratte
   *[no] Die Ratte von { $seat }
  } geht um { $count } zurück auf { $rat }.
event-stayed = { $you ->
    [yes] Deine Kutsche
   *[no] Die Kutsche von { $seat }
  } bleibt stehen.
event-drove = { $you ->
    [yes] Deine Kutsche
   *[no] Die Kutsche von { $seat }
  } fährt in Viertel { $borough } ({ $market }).
event-message-barred = { $you ->
    [yes] Du darfst
   *[no] { $seat } darf
  } noch keine Botschaft aus Viertel { $borough } nehmen.
event-left-message = { $you ->
    [yes] Du lässt
   *[no] { $seat } lässt
  } die Botschaft liegen ({ $message }).
event-took = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } eine Botschaft aus Viertel { $borough }: { $message }.
event-cannot-hire = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
  } keine Münze zum Bestechen.
event-hired = { $you ->
    [yes] Du bestichst
   *[no] { $seat } besticht
  } { $person-acc }.
event-favour-idle = { $person-the } bringt { $you ->
    [yes] dir
   *[no] { $seat }
  } nichts.
event-passed = { $you ->
    [yes] Du bestichst
   *[no] { $seat } besticht
  } niemanden.
event-moved = { $you ->
    [yes] Du versetzt
   *[no] { $seat } versetzt
  } { $count ->
    [one] einen Stein
   *[other] { $count } Steine
  } { $sector-from } { $sector2-to }.
event-studied = { $you ->
    [yes] Du nutzt deine
   *[no] { $seat } nutzt die
  } dritte Karte: „{ $card }“.
event-prayed = { $you ->
    [yes] Du setzt
   *[no] { $seat } setzt
  } einen Stein in die Notre Dame.
event-returned = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
  } einen Stein { $place-from } zurück.
event-delivered = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
  } { $count ->
    [one] eine Botschaft
   *[other] { $count } Botschaften
  } noch einmal: { $message }.
event-benefited = { $you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
  } dem Wohltäter { $payment-id ->
    [coins] { $count ->
        [0] nichts
        [one] eine Münze
       *[other] { $count } Münzen
      }
   *[other] { $count } { $payment }
  }.
event-discarded = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
  } „{ $card }“ verdeckt ab.
event-plague = Die Seuche bringt { $count ->
    [0] keine Ratten.
    [one] eine Ratte.
   *[other] { $count } Ratten.
  }
event-rat = { $you ->
    [yes] Deine Ratte
   *[no] Die Ratte von { $seat }
  } zieht auf { $rat }.
event-outbreak = Bei { $you ->
    [yes] dir
   *[no] { $seat }
  } bricht die Seuche aus.
event-removed = { $you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
  } einen Stein { $sector-in }.
event-notre-dame = Die Notre Dame wird abgerechnet: { $count ->
    [0] kein Stein
    [one] ein Stein, { $share } Prestige
   *[other] { $count } Steine, je { $share } Prestige
  }.
event-over = { $you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
  } mit { $count } Prestige.

reason-nine-rounds = alle neun Runden sind gespielt
tiebreak-supplies = wer mehr Münzen und Steine zusammen im eigenen Vorrat hat, liegt vorn

## Warum nicht

refusal-card-not-drawn = „{ $card }“ ist nicht unter deinen gezogenen Karten.
refusal-card-not-received = „{ $card }“ ist nicht unter deinen erhaltenen Karten.
refusal-bonus-empty = Das brächte nichts: { $bonus }.
refusal-no-such-borough = Ein Viertel { $borough } gibt es in dieser Partie nicht.
refusal-no-way-back = Mit nur einem Marktplatz kommst du nicht zum Start zurück.
refusal-too-far = Das ist zu weit; du darfst { $count ->
    [0] keinen Marktplatz
    [one] einen Marktplatz
   *[other] { $count } Marktplätze
  } weit fahren.
refusal-not-in-hand = Du hast „{ $card }“ nicht in dieser Farbe.
refusal-same-place = Start und Ziel müssen verschieden sein: { $place }.
refusal-no-marker-there = Du hast keinen Stein { $place-in }.
refusal-pay-now = Du hast einen Stein gewählt, also ist mindestens eine Münze fällig.
refusal-three-coins = Mehr als drei Münzen gehen nicht.
refusal-too-few-coins = Du hast { $count ->
    [0] keine Münze
    [one] nur eine Münze
   *[other] nur { $count } Münzen
  }.
refusal-friend-there = Dein Vertrauter steht schon { $sector-in }.
refusal-not-the-fullest = { $sector-the } gehört nicht zu deinen vollsten Feldern mit einem Stein.
refusal-person-not-there = { $person-the } liegt in dieser Runde nicht aus.
refusal-advisor-once = Der Ratsherr lässt sich nicht noch einmal bestechen.
refusal-not-from-notre-dame = Aus der Notre Dame darf hier kein Stein weg.
refusal-no-piece-there = Du hast keinen Stein { $place-in }.
refusal-friend-elsewhere = Dein Vertrauter steht nicht { $sector-in }.
refusal-too-few-markers = So viele Steine hast du nicht { $sector-in }.
refusal-one-to-three = Versetze einen bis drei Steine.
refusal-friend-off-board = Dein Vertrauter ist noch nicht auf dem Spielplan.
refusal-not-empty = { $sector-the } ist nicht leer.
refusal-sector-empty = { $sector-the } ist leer.
refusal-no-such-message = Du hast keine Botschaft dieser Art: { $message }.
refusal-rat-not-so-far = Deine Ratte steht nur auf { $rat }.
refusal-cannot-pay = Du kannst höchstens { $count } zahlen.

## Die Regeln, Satz für Satz

chapter-1 = Spielmaterial
chapter-2 = Spielvorbereitung
chapter-3 = Eine Runde
chapter-4 = Aktionskarten
chapter-5 = Steine und Münzen
chapter-6 = Personen des Grundspiels
chapter-7 = Die Seuche
chapter-8 = Abrechnung und Ende
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
clause-3-7 = Nach jeder dritten Runde wird die Notre Dame abgerechnet, die braunen Personen werden gemischt, und jeder bekommt seine neun Aktionskarten zurück und mischt sie.
clause-4-1 = Klosterschule: Nimm so viele Steine aus dem allgemeinen Vorrat, wie dort Steine liegen.
clause-4-2 = Bank: Nimm so viele Münzen, wie dort Steine liegen.
clause-4-3 = Residenz: Erhalte so viel Prestige, wie dort Steine liegen.
clause-4-4 = Kutscherei: Fahre höchstens so viele Marktplätze weit, wie dort Steine liegen. Wo du hältst, darfst du die Botschaft nehmen. Wer stehen bleibt, nimmt nichts; ab zwei Marktplätzen darf die Fahrt am Start enden.
clause-4-5 = Eine Botschaft wirkt sofort. Du darfst eine Farbe nehmen, wenn du von keiner anderen, die noch ausliegt, weniger hast.
clause-4-6 = Gasthaus: eine Münze, ein Stein oder die Ratte 1 zurück. Ab drei Steinen (Ausgabe 2007: vier) wählst du zweimal. Was nichts brächte, steht nicht zur Wahl.
clause-4-7 = Vertrauter: Setze ihn auf ein Feld, später immer auf ein anderes, und führe dessen Aktion aus; verzichten darfst du nicht. Er zählt überall als Stein und steht nie in der Notre Dame.
clause-4-8 = Park: Die Ratte geht 1 zurück. Außerdem bringt jeder Prestigegewinn für je zwei Steine im Park 1 mehr, einmal je Gewinn.
clause-4-9 = Hospital: Die Ratte geht 1 zurück. Außerdem senkt jeder Stein dort die Seuche für dich um 1.
clause-4-10 = Notre Dame: Spende 1, 2 oder 3 Münzen für 1, 3 oder 6 Prestige und setze einen Stein auf das Kärtchen. Ohne Spende setzt du nichts.
clause-4-11 = Die Ratte geht nie unter 0.
clause-5-1 = Eine Aktion braucht einen Stein aus deinem eigenen Vorrat auf ihrem Feld. Hast du einen, musst du ihn setzen und die Aktion ausführen; nur auf die Notre Dame darfst du verzichten.
clause-5-2 = Ist dein eigener Vorrat leer, darfst du einen Stein von anderswo auf dem Spielplan versetzen (nie den Vertrauten) oder die Karte ohne Wirkung spielen.
clause-5-3 = Ein leerer allgemeiner Vorrat gibt nichts.
clause-5-4 = Reichen die Münzen nicht, kommen die fehlenden einzeln vom reichsten Mitspieler, bei Gleichstand vom ersten im Uhrzeigersinn.
clause-6-1 = Wirtin: 3 Prestige, dazu eine Münze, ein Stein oder die Ratte 1 zurück.
clause-6-2 = Minnesänger: Versetze einen bis drei deiner Steine, auf Wunsch mit dem Vertrauten, von einem Feld auf ein anderes. Eine Aktion folgt nicht; die Notre Dame bleibt außen vor.
clause-6-3 = Geldverleiher: 2 Münzen und 1 Prestige.
clause-6-4 = Gaukler: Versetze einen Stein oder den Vertrauten auf ein anderes Feld und führe dessen Aktion aus. Der Stein darf aus der Notre Dame kommen, aber nicht dorthin gehen.
clause-6-5 = Mönch: 2 Steine und 1 Prestige.
clause-6-6 = Medikus: Für dich ist der Seuchenwert dieser Runde 0.
clause-6-7 = Stadtwache: 1 Prestige für jeden deiner Steine auf Feldern und in der Notre Dame und für den Vertrauten im Viertel.
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
clause-10-4 = Priester: ein Stein aus dem allgemeinen Vorrat in die Notre Dame, sonst nichts.
clause-10-5 = Prokurator: Führe die Aktion eines Feldes aus, das nicht leer ist, ohne einen Stein zu setzen.
clause-10-6 = Glöckner: 3 Prestige für jeden deiner Steine in der Notre Dame.
clause-10-7 = Spion: 2 Prestige; außerdem siehst nur du die grauen Personen, die noch kommen, in ihrer Reihenfolge.
clause-10-8 = Fahrendes Volk: Lege beliebig viele deiner Steine von Feldern oder aus der Notre Dame in den allgemeinen Vorrat, für je 2 Prestige; das zählt als ein Gewinn.
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

# Was am Ende zählt.
final-score = Prestige

# Ein Merkmal einer Stellung, als Bezeichnung vor zwei Zahlen (Analyse).
feature-prestige = Prestige
feature-own = Steine zum Setzen
feature-coins = Münzen
feature-rat = Ratte
feature-messages = Botschaften
feature-notre-dame = Prestige aus eigenen Steinen in der Notre Dame
feature-school = Steine ({ sector-cloister-school })
feature-bank = Steine ({ sector-bank })
feature-residence = Steine ({ sector-residence })
feature-carriage-house = Steine ({ sector-carriage-house })
feature-hotel = Steine ({ sector-hotel })
feature-park = Steine ({ sector-park })
feature-hospital = Steine ({ sector-hospital })
