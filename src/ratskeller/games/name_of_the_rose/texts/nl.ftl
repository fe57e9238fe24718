# De naam van de roos in het Nederlands.

game-title = De naam van de roos
game-subtitle = Verberg welke monnik je bent, houd verdenking van hem weg en ontdek wie de anderen zijn.
game-minutes = 75

## Names

building-library = de bibliotheek
building-scriptorium = de schrijfzaal
building-stable = de stal
building-dormitory = de slaapzaal
building-workshop = de werkplaats
building-refectory = de eetzaal
building-kitchen = de keuken
building-gatehouse = de toren
building-infirmary = de ziekenzaal
building-bathhouse = het badhuis
building-church = de kerk
building-chapter-house = de kapittelzaal
building-cloister = de kruisgang
building-garden = de tuin

board-library = Bibliotheek
board-scriptorium = Schrijfzaal
board-stable = Stal
board-dormitory = Slaapzaal
board-workshop = Werkplaats
board-refectory = Eetzaal
board-kitchen = Keuken
board-gatehouse = Toren
board-infirmary = Ziekenzaal
board-bathhouse = Badhuis
board-church = Kerk
board-chapter-house = Kapittelzaal
board-cloister = Kruisgang
board-garden = Tuin

monk-red = Rood
monk-blue = Blauw
monk-white = Wit
monk-gray = Grijs
monk-black = Zwart
monk-orange = Oranje

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
letter-black = Z
letter-orange = O
letter-william = Wi
letter-adson = Ad

card-library-2 = { board-library } (2 u)
card-library-3 = { board-library } (3 u)
card-scriptorium-2 = { board-scriptorium } (2 u)
card-scriptorium-3 = { board-scriptorium } (3 u)
card-stable-2 = { board-stable } (2 u)
card-stable-3 = { board-stable } (3 u)
card-dormitory-2 = { board-dormitory } (2 u)
card-dormitory-3 = { board-dormitory } (3 u)
card-workshop-2 = { board-workshop } (2 u)
card-workshop-3 = { board-workshop } (3 u)
card-refectory-2 = { board-refectory } (2 u)
card-refectory-3 = { board-refectory } (3 u)
card-kitchen-2 = { board-kitchen } (2 u)
card-kitchen-3 = { board-kitchen } (3 u)
card-gatehouse-2 = { board-gatehouse } (2 u)
card-gatehouse-3 = { board-gatehouse } (3 u)
card-infirmary-2 = { board-infirmary } (2 u)
card-infirmary-3 = { board-infirmary } (3 u)
card-bathhouse-2 = { board-bathhouse } (2 u)
card-bathhouse-3 = { board-bathhouse } (3 u)
card-church-2 = { board-church } (2 u)
card-church-3 = { board-church } (3 u)
card-chapter-house-2 = { board-chapter-house } (2 u)
card-chapter-house-3 = { board-chapter-house } (3 u)
card-cloister-2 = { board-cloister } (2 u)
card-cloister-3 = { board-cloister } (3 u)
card-garden-2 = { board-garden } (2 u)
card-garden-3 = { board-garden } (3 u)
card-red-1 = { monk-red } (1 u)
card-red-2 = { monk-red } (2 u)
card-red-3 = { monk-red } (3 u)
card-red-4 = { monk-red } (4 u)
card-blue-1 = { monk-blue } (1 u)
card-blue-2 = { monk-blue } (2 u)
card-blue-3 = { monk-blue } (3 u)
card-blue-4 = { monk-blue } (4 u)
card-white-1 = { monk-white } (1 u)
card-white-2 = { monk-white } (2 u)
card-white-3 = { monk-white } (3 u)
card-white-4 = { monk-white } (4 u)
card-gray-1 = { monk-gray } (1 u)
card-gray-2 = { monk-gray } (2 u)
card-gray-3 = { monk-gray } (3 u)
card-gray-4 = { monk-gray } (4 u)
card-black-1 = { monk-black } (1 u)
card-black-2 = { monk-black } (2 u)
card-black-3 = { monk-black } (3 u)
card-black-4 = { monk-black } (4 u)
card-orange-1 = { monk-orange } (1 u)
card-orange-2 = { monk-orange } (2 u)
card-orange-3 = { monk-orange } (3 u)
card-orange-4 = { monk-orange } (4 u)
card-william-adson = William / Adson (5 / 0 u)

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

happening-meeting = Ontmoeting
happening-meeting-text = Komen William en Adson samen, dan worden verdenkingpunten meteen bewijspunten.
happening-hints = Aanwijzingen van William
happening-hints-text = Wie William verplaatst, verdeelt daarna 2 bewijspunten.
happening-no-time = Geen tijd
happening-no-time-text = Tijdfiches mogen vandaag niet worden ingezet.
happening-solitude = Eenzaamheid
happening-solitude-text = Een monnik die in een leeg gebouw komt, verliest 1 bewijspunt.
happening-at-his-side = Aan Williams zijde
happening-at-his-side-text = Wie een monnik bij William brengt, verdeelt daarna 2 bewijspunten.
happening-twice = Dubbel
happening-twice-text = Elke kaart mag twee keer worden gebruikt; de uren tellen één keer.
happening-church = Kerk
happening-church-text = Komt een monnik in de kerk, dan geven alle anderen een tijdfiche terug.
happening-whisper = Gefluister
happening-whisper-text = Na je actie krijgt een monnik naar keuze 1 verdenkingpunt per uur van de kaart.
happening-zeal = IJver
happening-zeal-text = William en Adson tellen dubbel: 6 bewijspunten, 10 verdenkingpunten.
happening-restless = Onrust
happening-restless-text = Een monnik die wordt verplaatst, krijgt 1 bewijspunt.
happening-library = Bibliotheek
happening-library-text = Een monnik die in de bibliotheek komt, krijgt 2 bewijspunten.
happening-judgement = Streng oordeel
happening-judgement-text = Aan het einde van de dag levert verdenking dubbel zoveel bewijspunten op.
happening-company = Gezelschap
happening-company-text = Komt een monnik bij andere monniken, dan krijgt elk van hen 1 bewijspunt.
happening-talk = Gesprek van de dag
happening-talk-text = Na elke beurt krijgt de meest verdachte monnik 1 bewijspunt.

label-day = Dag
label-clock = zonnewijzer
label-row = rij
label-suspicion = verdenking
label-evidence = bewijs
label-time = fiches
label-events = incidenten
label-notebook = is evt.
label-identity = Je bent
label-hand = Hand

## Options

option-clock_reset = Een nieuwe dag begint
option-clock_reset-false = Met de uren voorbij 24
option-clock_reset-true = Op uur 0

## What is asked

decision-play = Jouw beurt: welke kaart speel je?
decision-move = { $card }: welke figuur verplaats je?
decision-go = Waar gaat { $figure } naartoe?
decision-take = Er liggen twee fiches voor { $monk }. Welk neem je?
decision-judge = { $figure } komt bij { $monk }. { $figure-id ->
    [adson] Verdenking
   *[other] Bewijs
  } { $count } omhoog of omlaag?
decision-again = Gebruik je { $card } een tweede keer?
decision-give = Verdeel 2 bewijspunten: beide aan één monnik, of 1 aan elk van twee.
decision-whisper = Welke monnik krijgt { $count ->
    [one] { $count } verdenkingpunt
   *[other] { $count } verdenkingpunten
  }?
decision-spend = De zonnewijzer staat op { $clock } en gaat { $hours } verder. Hoeveel tijdfiches zet je in?
decision-show = Laat een kleur zien die je niet bent. Die krijgt 2 bewijspunten.
decision-accuse = Wie zijn de anderen? Leg voor iedereen een kleur neer, met de klok mee vanaf je linkerkant.

## Choices

choice-play = Speel { $card }
choice-move = Verplaats { $figure }
choice-go = Naar { $building }
choice-take = Neem { $tile }
choice-blame = Tegen { $monk }
choice-clear = Ten gunste van { $monk }
choice-give = { $same ->
    [yes] { $monk } +2
   *[no] { $monk } +1, { $monk2 } +1
  }
choice-whisper = Fluister over { $monk }
choice-again = Gebruik de kaart nog eens
choice-enough = Eén keer is genoeg
choice-spend = { $count ->
    [0] Zet geen tijdfiche in
    [one] Zet één tijdfiche in
   *[other] Zet { $count } tijdfiches in
  }
choice-show = Toon { $monk }
choice-accuse = { $monk }
choice-accuse-two = { $monk }, dan { $monk2 }
choice-accuse-three = { $monk }, { $monk2 }, dan { $monk3 }
choice-accuse-four = { $monk }, { $monk2 }, { $monk3 }, dan { $monk4 }
choice-stand = { $figure } begint in { $building }
choice-tile = Het fiche is { $tile }
choice-identity = De identiteit is { $monk }
choice-draw = De kaart is { $card }
choice-first = { $you ->
    [yes] Jij begint
   *[no] { $seat } begint
  }
choice-event = Het incident is { $happening }

## What happened

event-stands = { $figure } begint in { $building }.
event-tile = Een fiche voor { $building }: { $tile }.
event-dealt = { $you ->
    [yes] {""}
   *[no] { $seat } krijgt een geheime identiteit.
  }
event-identity = Jouw monnik is { $monk }.
event-first = { $you ->
    [yes] Jij begint
   *[no] { $seat } begint
  }.
event-day = Dag { $day }: { $happening }.
event-turn = { $you ->
    [yes] Je bent
   *[no] { $seat } is
  } aan de beurt.
event-played = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
  } { $card }.
event-moved = { $you ->
    [yes] Je verplaatst
   *[no] { $seat } verplaatst
  } { $figure } naar { $building2 }.
event-took = { $you ->
    [yes] Je neemt
   *[no] { $seat } neemt
  } het fiche { $tile }.
event-waits = De rij is leeg; fiches voor { $building } komen later.
event-suspicion-up = De verdenking tegen { $monk } stijgt met { $count }, naar { $total }.
event-suspicion-down = De verdenking tegen { $monk } daalt met { $count }, naar { $total }.
event-suspicion-same = De verdenking tegen { $monk } blijft { $total }.
event-evidence-up = Het bewijs tegen { $monk } stijgt met { $count }, naar { $total }.
event-evidence-down = Het bewijs tegen { $monk } daalt met { $count }, naar { $total }.
event-evidence-same = Het bewijs tegen { $monk } blijft { $total }.
event-again = { $you ->
    [yes] Je gebruikt
   *[no] { $seat } gebruikt
  } de kaart een tweede keer.
event-whispered = { $you ->
    [yes] Je fluistert
   *[no] { $seat } fluistert
  } over { $monk }.
event-returned = { $you ->
    [yes] Je geeft
   *[no] { $seat } geeft
  } het tijdfiche { $tile } terug.
event-drew = { $you ->
    [yes] {""}
   *[no] { $seat } trekt een kaart.
  }
event-drew-card = Je trekt { $card }.
event-renewed = { $count ->
    [one] De ene afgelegde kaart wordt geschud en vormt
   *[other] De { $count } afgelegde kaarten worden geschud en vormen
  } de nieuwe stapel.
event-spent = { $you ->
    [yes] Je zet
   *[no] { $seat } zet
  } { $count ->
    [0] geen tijdfiche
    [one] één tijdfiche
   *[other] { $count } tijdfiches
  } in.
event-clock = { $hours ->
    [0] Er verstrijkt geen uur
    [one] Er verstrijkt één uur
   *[other] Er verstrijken { $hours } uur
  }; de zonnewijzer staat op { $clock }.
event-day-over = { $you ->
    [yes] Je beëindigt dag { $day } en neemt
   *[no] { $seat } beëindigt dag { $day } en neemt
  } de incidentkaart.
event-conversion = Verdenking wordt omgezet in bewijs en begint weer op 10.
event-showed = { $you ->
    [yes] Je bent
   *[no] { $seat } is
  } niet { $monk }.
event-accused = { $you ->
    [yes] Je denkt dat { $seat2 } { $monk } is.
   *[no] { $you2 ->
        [yes] { $seat } denkt dat jij { $monk } bent.
       *[no] { $seat } denkt dat { $seat2 } { $monk } is.
      }
  }
event-unmasked = { $you ->
    [yes] Je was { $monk } en bent
   *[no] { $seat } was { $monk } en is
  } door { $count ->
    [0] niemand
    [one] één speler
   *[other] { $count } spelers
  } ontmaskerd.
event-event-cards = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
  } { $count ->
    [0] geen incidentkaart
    [one] één incidentkaart
   *[other] { $count } incidentkaarten
  }.
event-over = { $you ->
    [yes] Je wint
   *[no] { $seat } wint
  } met { $count ->
    [one] { $count } bewijspunt
   *[other] { $count } bewijspunten
  }.

## How it ended

reason-seventh-day = de zevende dag is gekomen en alle identiteiten zijn getoond
tiebreak-event-cards = wie meer incidentkaarten heeft, gaat voor

## Refusals

refusal-card-not-in-hand = { $card } zit niet in je hand.
refusal-all-there = Er is niemand meer die naar { $building } kan komen.
refusal-only-companions = Met deze kaart verplaats je William of Adson.
refusal-already-there = { $figure } is daar al.
refusal-must-change = { $figure } moet ergens anders heen dan naar { $building }.
refusal-no-such-tile = Hier ligt geen fiche { $tile }.
refusal-judge-in-turn = Nu gaat het over { $monk }.
refusal-too-few-hours = De kaart heeft { $hours ->
    [0] geen uren
    [one] maar één uur
   *[other] maar { $hours } uur
  }.
refusal-too-few-tiles = Je kunt { $count ->
    [0] nog geen tijdfiches
    [one] maar één tijdfiche
   *[other] maar { $count } tijdfiches
  } inzetten; die van deze beurt tellen nog niet.
refusal-show-not-own = Dit is je eigen kleur; die blijft verborgen.
refusal-shown-already = Je hebt { $monk } al getoond.
refusal-accuse-count = Leg { $count ->
    [one] één kleur voor je tegenstander
   *[other] { $count } kleuren, één voor elke tegenstander
  }.
refusal-marker-once = Je hebt { $monk } maar één keer.

## The rules, clause by clause

chapter-1 = Spelmateriaal
chapter-2 = Spelvoorbereiding
chapter-3 = Een dag
chapter-4 = Het einde van een dag
chapter-5 = De zevende dag
chapter-6 = Incidenten
chapter-7 = Open en geheim

clause-1-1 = Voor twee tot vijf spelers. Alle zes de monniken, William en Adson doen altijd mee.
clause-1-2 = De abdij heeft veertien gebouwen. Er zijn geen buren: een figuur kan van overal naar overal.
clause-1-3 = Er zijn 60 actiekaarten: twee per gebouw, vier per monnik, acht voor William of Adson. Elke kaart toont uren; een William/Adson-kaart kost 5 voor William en 0 voor Adson.
clause-1-4 = Er zijn 42 taakfiches, zeven in de kleur van elke monnik, met waarden van 2 tot en met 6.
clause-1-5 = Er zijn veertien incidenten en zes identiteiten. Elke speler heeft een kleurmerk van elke kleur.
clause-2-1 = Zes van de veertien incidenten worden gebruikt, één per dag; niemand weet welke. Na dag 1, 3 en 5 toont iedereen een kleurmerk.
clause-2-2 = Elke monnik begint met 10 verdenkingpunten en 5 bewijspunten. De zonnewijzer begint op 0.
clause-2-3 = De acht figuren staan in acht verschillende gebouwen, door het lot bepaald.
clause-2-4 = Op elk gebouw liggen twee fiches open; de andere veertien vormen gedekt de rij.
clause-2-5 = Elke speler krijgt drie kaarten en één geheime identiteit. Overgebleven identiteiten blijven onbekend.
clause-2-6 = Wie begint, wordt geloot.
clause-3-1 = Het incident van de dag wordt omgedraaid en geldt de hele dag. Wie de vorige dag beëindigde begint; daarna gaat het met de klok mee.
clause-3-2 = In je beurt speel je een kaart, verplaats je een figuur, voer je de actie uit en dan het incident, vul je je hand aan tot drie kaarten en zet je de zonnewijzer vooruit. Passen kan niet. Is de stapel leeg, dan worden de afgelegde kaarten geschud.
clause-3-3 = Een monnikskaart brengt die monnik naar een ander gebouw. Een gebouwkaart haalt een figuur van elders daarheen. Een William/Adson-kaart verplaatst een van beiden. Staan alle acht er al, dan kun je de gebouwkaart niet spelen.
clause-3-4 = Vindt een monnik een fiche van zijn kleur, dan neem je er een en daalt zijn verdenking met de waarde. Het wordt jouw tijdfiche. Een gebouw zonder fiches krijgt de volgende twee van de rij.
clause-3-5 = Vindt een monnik geen fiche van zijn kleur, dan stijgt zijn verdenking met de waarden van alle fiches daar.
clause-3-6 = William komt bij monniken: voor elk beslis je of zijn bewijs met 3 stijgt of daalt.
clause-3-7 = Adson komt bij monniken: voor elk beslis je of zijn verdenking met 5 stijgt of daalt.
clause-3-8 = Alleen de verplaatste figuur doet iets. William en Adson doen niets in een gebouw zonder monniken; incidenten gelden wel.
clause-3-9 = De zonnewijzer gaat zoveel uren verder als de kaart aangeeft. Elk tijdfiche van vóór deze beurt kan één uur besparen; het oudste gaat eerst, achteraan in de rij.
clause-3-10 = Is de rij te kort, dan wachten lege gebouwen op hun beurt. Elk fiche dat terugkomt gaat meteen naar het eerste, tot dat er twee heeft.
clause-4-1 = De dag eindigt als de zonnewijzer 24 bereikt of passeert. Uren daarboven tellen door; als optie begint elke dag op 0.
clause-4-2 = De meest verdachte monnik krijgt 5 bewijspunten, de volgende 4, dan 3, 2, 1 en 0. Bij gelijke stand delen monniken een rang, en geen rang valt weg. Daarna staat iedereen weer op 10.
clause-4-3 = Wie de dag beëindigde, neemt de incidentkaart.
clause-4-4 = Na dag 1, 3 en 5 tonen alle spelers tegelijk een kleurmerk, nooit van de eigen kleur en nooit twee keer hetzelfde. Elk kleurmerk geeft zijn kleur 2 bewijspunten.
clause-5-1 = Op de zevende dag leggen alle spelers tegelijk een kleurmerk voor elke tegenstander. Elke kleur mag, maar elke maar één keer.
clause-5-2 = De identiteiten worden getoond. Elk kleurmerk in jouw kleur dat voor je ligt, geeft jouw monnik 12, 6, 4 of 3 bewijspunten met twee, drie, vier of vijf spelers.
clause-5-3 = Elke incidentkaart die je hebt, geeft jouw monnik 2 bewijspunten.
clause-5-4 = Wie de minste bewijspunten heeft, wint. Bij gelijke stand wint wie meer incidentkaarten heeft; daarna wordt de overwinning gedeeld.
clause-6-1 = Ontmoeting: wordt William of Adson bij de ander gezet, dan wordt verdenking meteen omgezet in bewijs, tenzij alle zes gelijk staan. De omzetting aan het einde van de dag volgt toch.
clause-6-2 = Aanwijzingen van William: wie William verplaatst, geeft 2 bewijspunten aan één monnik of 1 aan elk van twee.
clause-6-3 = Geen tijd: tijdfiches mogen genomen maar niet ingezet worden.
clause-6-4 = Eenzaamheid: een monnik die in een gebouw zonder andere figuur komt, verliest 1 bewijspunt.
clause-6-5 = Aan Williams zijde: wie een monnik bij William zet, geeft 2 bewijspunten aan één monnik of 1 aan elk van twee.
clause-6-6 = Dubbel: een kaart mag nog eens worden gebruikt als de eerste keer is afgehandeld. De uren tellen één keer. William en Adson mogen geen kaart delen.
clause-6-7 = Kerk: komt een monnik in de kerk, dan legt elke andere speler die er een heeft zijn oudste tijdfiche terug in de rij, met de klok mee vanaf links.
clause-6-8 = Gefluister: een monnik naar keuze krijgt evenveel verdenkingpunten als de kaart uren heeft, hoeveel fiches er ook worden ingezet.
clause-6-9 = IJver: William geeft of neemt 6 bewijspunten, Adson 10 verdenkingpunten.
clause-6-10 = Onrust: de verplaatste monnik krijgt 1 bewijspunt.
clause-6-11 = Bibliotheek: een monnik die in de bibliotheek wordt gezet, krijgt 2 bewijspunten.
clause-6-12 = Streng oordeel: de omzetting aan het einde van de dag levert dubbel zoveel bewijspunten op.
clause-6-13 = Gezelschap: monniken bij wie een monnik komt, krijgen elk 1 bewijspunt; de nieuwkomer niets.
clause-6-14 = Gesprek van de dag: na elke beurt krijgt de meest verdachte monnik 1 bewijspunt; meerdere als ze gelijk staan, geen als alle zes gelijk staan.
clause-7-1 = Alles op tafel is open, ook welke fiches spelers hebben en welke terug in de rij zijn gekomen.
clause-7-2 = Geheim zijn je identiteit, je hand en een nog niet getoond kleurmerk. Niemand kent de overgebleven identiteiten, nog niet omgedraaide fiches, de stapel en de komende incidenten.

# Wat aan het einde telt.
final-score = bewijs; minder is beter

# Een kenmerk van een stelling, als label voor twee getallen (analyse).
feature-evidence = bewijs tegen de eigen monnik
feature-suspicion = verdenking tegen de eigen monnik
feature-rank = bewijs dat de eigen monnik aan het einde van de dag krijgt
feature-time-tiles = tijdfiches
feature-own-cards = kaarten van de eigen monnik in de hand
