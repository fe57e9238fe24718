# De naam van de roos in het Nederlands.

game-title = De naam van de roos
game-subtitle = Verberg welke monnik je bent, houd hem uit de problemen en ontdek wie de anderen zijn.

## Names

building-library = de bibliotheek
building-scriptorium = het scriptorium
building-stable = de stal
building-dormitory = de slaapzaal
building-workshop = de werkplaats
building-refectory = de eetzaal
building-kitchen = de keuken
building-gatehouse = het poortgebouw
building-infirmary = de ziekenzaal
building-bathhouse = het badhuis
building-church = de kerk
building-chapter-house = de kapittelzaal
building-cloister = de kloostergang
building-garden = de tuin

board-library = Bibliotheek
board-scriptorium = Scriptorium
board-stable = Stal
board-dormitory = Slaapzaal
board-workshop = Werkplaats
board-refectory = Eetzaal
board-kitchen = Keuken
board-gatehouse = Poortgebouw
board-infirmary = Ziekenzaal
board-bathhouse = Badhuis
board-church = Kerk
board-chapter-house = Kapittelzaal
board-cloister = Kloostergang
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
happening-meeting-text = Komt William of Adson bij de ander, dan wordt verdenking meteen bewijs.
happening-hints = Hints van William
happening-hints-text = Wie William verzet, deelt daarna 2 bewijs uit.
happening-no-time = Geen tijd
happening-no-time-text = Tijdtegels kunnen vandaag niet worden uitgegeven.
happening-solitude = Eenzaamheid
happening-solitude-text = Een monnik die in een leeg gebouw komt, verliest 1 bewijs.
happening-at-his-side = Aan Williams zijde
happening-at-his-side-text = Wie een monnik naar William brengt, deelt daarna 2 bewijs uit.
happening-twice = Dubbel
happening-twice-text = Elke kaart mag een tweede keer gebruikt worden; de uren tellen één keer.
happening-church = Kerk
happening-church-text = Komt een monnik in de kerk, dan geven alle anderen een tijdtegel terug.
happening-whisper = Gefluister
happening-whisper-text = Na je zet krijgt een monnik naar keuze verdenking ter waarde van de uren.
happening-zeal = IJver
happening-zeal-text = Het woord van William en van Adson telt dubbel.
happening-restless = Onrust
happening-restless-text = Een monnik die verzet wordt, krijgt 1 bewijs.
happening-library = Bibliotheek
happening-library-text = Een monnik die in de bibliotheek komt, krijgt 2 bewijs.
happening-judgement = Streng oordeel
happening-judgement-text = Aan het eind van de dag geeft verdenking dubbel bewijs.
happening-company = Gezelschap
happening-company-text = Monniken die bezoek van een monnik krijgen, krijgen elk 1 bewijs.
happening-talk = Praat van de dag
happening-talk-text = Na elke beurt krijgt de meest verdachte monnik 1 bewijs.

label-day = Dag
label-clock = klok
label-row = rij
label-suspicion = verdenking
label-evidence = bewijs
label-time = tegels
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
decision-move = { $card }: welke figuur verzet je?
decision-go = Waar gaat { $figure } heen?
decision-take = Er liggen twee tegels klaar voor { $monk }. Welke neem je?
decision-judge = Wat vindt { $figure } van { $monk }? Het telt voor { $count }.
decision-again = Gebruik je { $card } een tweede keer?
decision-give = Deel 2 bewijs uit: beide aan één monnik, of 1 aan elk van twee.
decision-whisper = Welke monnik krijgt { $count } verdenking?
decision-spend = De klok staat op { $clock } en gaat { $hours } verder. Hoeveel tijdtegels geef je uit?
decision-show = Laat een kleur zien die je niet bent. Die krijgt 2 bewijs.
decision-accuse = Wie zijn de anderen? Leg voor ieder een kleur, met de klok mee vanaf links.

## Choices

choice-play = Speel { $card }
choice-move = Verzet { $figure }
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
    [0] Geef geen tijdtegel uit
    [one] Geef één tijdtegel uit
   *[other] Geef { $count } tijdtegels uit
  }
choice-show = Toon { $monk }
choice-accuse = { $monk }
choice-accuse-two = { $monk }, dan { $monk2 }
choice-accuse-three = { $monk }, { $monk2 }, dan { $monk3 }
choice-accuse-four = { $monk }, { $monk2 }, { $monk3 }, dan { $monk4 }
choice-stand = { $figure } begint in { $building }
choice-tile = De tegel is { $tile }
choice-identity = De identiteit is { $monk }
choice-draw = De kaart is { $card }
choice-first = Plaats { $seat } begint
choice-event = Het incident is { $happening }

## What happened

event-stands = { $figure } begint in { $building }.
event-tile = Een tegel voor { $building }: { $tile }.
event-dealt = { $seat } krijgt een geheime identiteit.
event-identity = Jouw monnik is { $monk }.
event-first = { $seat } begint.
event-day = Dag { $day }: { $happening }.
event-turn = { $seat } is aan de beurt.
event-played = { $seat } speelt { $card }.
event-moved = { $seat } verzet { $figure } naar { $building2 }.
event-took = { $seat } neemt de tegel { $tile }.
event-waits = De rij is leeg; tegels voor { $building } komen later.
event-suspicion-up = De verdenking van { $monk } stijgt met { $count } naar { $total }.
event-suspicion-down = De verdenking van { $monk } daalt met { $count } naar { $total }.
event-suspicion-same = De verdenking van { $monk } blijft { $total }.
event-evidence-up = Het bewijs tegen { $monk } stijgt met { $count } naar { $total }.
event-evidence-down = Het bewijs tegen { $monk } daalt met { $count } naar { $total }.
event-evidence-same = Het bewijs tegen { $monk } blijft { $total }.
event-again = { $seat } gebruikt de kaart een tweede keer.
event-whispered = { $seat } fluistert over { $monk }.
event-returned = { $seat } geeft de tijdtegel { $tile } terug.
event-drew = { $seat } trekt een kaart.
event-drew-card = Je trekt { $card }.
event-renewed = De { $count } afgelegde kaarten worden geschud en vormen de nieuwe stapel.
event-spent = { $seat } geeft { $count ->
    [one] één tijdtegel
   *[other] { $count } tijdtegels
  } uit.
event-clock = { $hours ->
    [0] Er verstrijkt geen uur
    [one] Er verstrijkt één uur
   *[other] Er verstrijken { $hours } uur
  }; de klok staat op { $clock }.
event-day-over = { $seat } beëindigt dag { $day } en neemt de incidentkaart.
event-conversion = Verdenking wordt bewijs en begint weer op 10.
event-showed = { $seat } is niet { $monk }.
event-accused = { $seat } denkt dat { $seat2 } { $monk } is.
event-unmasked = { $seat } was { $monk }, en werd ontmaskerd door { $count ->
    [0] niemand
    [one] één speler
   *[other] { $count } spelers
  }.
event-event-cards = { $seat } heeft { $count ->
    [one] één incidentkaart
   *[other] { $count } incidentkaarten
  }.
event-over = { $seat } wint met { $total } bewijs.

## How it ended

reason-seventh-day = de zevende dag is gekomen en iedereen is ontmaskerd
tiebreak-event-cards = evenveel bewijs; meer incidentkaarten gaan voor

## Refusals

refusal-card-not-in-hand = { $card } zit niet in je hand
refusal-all-there = er is niemand meer die naar { $building } geroepen kan worden
refusal-only-companions = deze kaart verzet William of Adson
refusal-already-there = { $figure } is daar al
refusal-must-change = { $figure } moet ergens anders heen dan { $building }
refusal-no-such-tile = hier is geen { $tile } te nemen
refusal-judge-in-turn = nu gaat het over { $monk }
refusal-too-few-hours = de kaart heeft maar { $hours } uur om te sparen
refusal-too-few-tiles = je kunt maar { $count } tijdtegels uitgeven; die van deze beurt tellen nog niet
refusal-show-not-own = dit is je eigen kleur; die blijft verborgen
refusal-shown-already = je hebt { $monk } al getoond
refusal-accuse-count = leg { $count ->
    [one] één kleur voor je tegenstander
   *[other] { $count } kleuren, één voor elke tegenstander
  }
refusal-marker-once = je hebt { $monk } maar één keer

## The rules, clause by clause

chapter-1 = Wat er is
chapter-2 = Klaarzetten
chapter-3 = Een dag
chapter-4 = Het einde van een dag
chapter-5 = De zevende dag
chapter-6 = Incidenten
chapter-7 = Wie weet wat

clause-1-1 = Er spelen twee tot vijf mensen. Alle zes monniken, William en Adson doen altijd mee.
clause-1-2 = De abdij heeft veertien gebouwen. Er zijn geen buren: een figuur kan van overal naar overal.
clause-1-3 = Er zijn 60 actiekaarten: twee per gebouw, vier per monnik, acht voor William of Adson. Elke kaart heeft een aantal uren; de laatste soort kost 5 voor William en 0 voor Adson.
clause-1-4 = Er zijn 42 taaktegels, zeven in de kleur van elke monnik, met waarden van 2 tot 6.
clause-1-5 = Er zijn veertien incidenten en zes identiteiten. Elke speler heeft een kleurmerk van elke kleur.
clause-2-1 = Zes van de veertien incidenten worden gebruikt, één per dag; niemand weet welke. Na dag 1, 3 en 5 toont iedereen een kleurmerk.
clause-2-2 = Elke monnik begint met verdenking 10 en bewijs 5. De klok begint op 0.
clause-2-3 = De acht figuren staan in acht verschillende gebouwen, door het lot bepaald.
clause-2-4 = Op elk gebouw liggen twee tegels open; de andere veertien vormen gedekt de rij.
clause-2-5 = Elke speler krijgt drie kaarten en één geheime identiteit. Overgebleven identiteiten blijven onbekend.
clause-2-6 = Wie begint, wordt geloot.
clause-3-1 = Het incident van de dag wordt omgedraaid en geldt de hele dag. Wie de vorige dag beëindigde begint, daarna gaat het met de klok mee.
clause-3-2 = In een beurt speel je een kaart, verzet je een figuur, voer je de actie uit en dan het incident, vul je aan tot drie kaarten en zet je de klok vooruit. Passen kan niet. Is de stapel leeg, dan worden de afgelegde kaarten de nieuwe.
clause-3-3 = De kaart van een monnik brengt hem naar een ander gebouw. De kaart van een gebouw haalt een figuur van elders. De derde soort verzet William of Adson. Een gebouw met alle acht erin kan niet gespeeld worden.
clause-3-4 = Vindt een monnik een tegel van zijn kleur, dan neem je er zo een en daalt zijn verdenking met de waarde. De tegel wordt jouw tijdtegel. Een gebouw zonder tegels krijgt de volgende twee van de rij.
clause-3-5 = Vindt een monnik geen tegel van zijn kleur, dan stijgt zijn verdenking met de waarden van alle tegels daar.
clause-3-6 = William komt bij monniken: voor elk beslis je of zijn bewijs 3 stijgt of daalt.
clause-3-7 = Adson komt bij monniken: voor elk beslis je of zijn verdenking 5 stijgt of daalt.
clause-3-8 = Alleen de figuur die verzet wordt handelt. William en Adson doen niets in een gebouw zonder monniken; incidenten tellen wel.
clause-3-9 = De klok gaat zoveel uren verder als de kaart zegt. Elke tijdtegel van vóór deze beurt kan één uur sparen; de oudste gaat eerst, achteraan de rij.
clause-3-10 = Is de rij te kort, dan wachten lege gebouwen op volgorde. Elke tegel die terugkomt gaat meteen naar het eerste, tot het er twee heeft.
clause-4-1 = De dag eindigt als de klok 24 bereikt. Uren daarboven tellen door, of met de optie begint elke dag op 0.
clause-4-2 = De meest verdachte monnik krijgt 5 bewijs, de volgende 4, dan 3, 2, 1 en 0. Gelijken delen een rang en geen rang valt weg. Daarna is alle verdenking weer 10.
clause-4-3 = Wie de dag beëindigde, neemt de incidentkaart.
clause-4-4 = Na dag 1, 3 en 5 tonen alle spelers tegelijk een kleurmerk, nooit in de eigen kleur en nooit twee keer hetzelfde. Elk merk geeft zijn kleur 2 bewijs.
clause-5-1 = Op de zevende dag leggen alle spelers tegelijk een merk voor elke tegenstander. Elke kleur mag, maar elk maar één keer.
clause-5-2 = De identiteiten worden getoond. Elk merk dat jou juist noemt, geeft jouw monnik 12, 6, 4 of 3 bewijs met twee, drie, vier of vijf spelers.
clause-5-3 = Elke incidentkaart die je hebt, geeft jouw monnik 2 bewijs.
clause-5-4 = Het minste bewijs wint. Bij gelijke stand wint wie meer incidentkaarten heeft; daarna wordt de plaats gedeeld.
clause-6-1 = Ontmoeting: wordt William of Adson naar de ander verzet, dan wordt verdenking meteen bewijs, tenzij alle zes gelijk staan. Het eind van de dag komt gewoon ook nog.
clause-6-2 = Hints van William: wie William verzet, geeft 2 bewijs aan één monnik of 1 aan elk van twee.
clause-6-3 = Geen tijd: tijdtegels mogen genomen maar niet uitgegeven worden.
clause-6-4 = Eenzaamheid: een monnik die in een gebouw zonder andere figuur komt, verliest 1 bewijs.
clause-6-5 = Aan Williams zijde: wie een monnik naar William verzet, geeft 2 bewijs aan één monnik of 1 aan elk van twee.
clause-6-6 = Dubbel: een kaart mag nog eens gebruikt worden als het eerste gebruik klaar is. De uren tellen één keer. William en Adson delen geen kaart.
clause-6-7 = Kerk: komt een monnik in de kerk, dan geeft elke andere speler zijn oudste tijdtegel terug aan de rij, met de klok mee vanaf links.
clause-6-8 = Gefluister: een monnik naar keuze krijgt verdenking ter waarde van de uren van de kaart, welke tegels ook worden uitgegeven.
clause-6-9 = IJver: William geeft of neemt 6, Adson 10.
clause-6-10 = Onrust: de verzette monnik krijgt 1 bewijs.
clause-6-11 = Bibliotheek: een monnik die naar de bibliotheek verzet wordt, krijgt 2 bewijs.
clause-6-12 = Streng oordeel: het eind van de dag geeft dubbel bewijs.
clause-6-13 = Gezelschap: monniken die bezoek van een monnik krijgen, krijgen elk 1 bewijs; de bezoeker niets.
clause-6-14 = Praat van de dag: na elke beurt krijgt de meest verdachte monnik 1 bewijs, meerdere als ze gelijk staan, geen als alle zes gelijk zijn.
clause-7-1 = Alles op tafel is open, ook welke tegels spelers hebben en welke terug in de rij kwamen.
clause-7-2 = Je identiteit, je hand en een nog niet getoond merk zijn jouw geheim. Overgebleven identiteiten, nog niet omgedraaide tegels, de stapel en de komende incidenten kent niemand.
