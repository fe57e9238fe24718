# Notre Dame in het Nederlands.

game-title = Notre Dame
game-subtitle = Breng een Parijse stadswijk met kaarten en helpers tot aanzien en houd de ratten weg.

## Namen

sector-cloister-school = Kloosterschool
sector-bank = Bank
sector-residence = Residentie
sector-carriage-house = Koetshuis
sector-hotel = Hotel
sector-park = Park
sector-hospital = Hospitaal

place-cloister-school = Kloosterschool
place-bank = Bank
place-residence = Residentie
place-carriage-house = Koetshuis
place-hotel = Hotel
place-park = Park
place-hospital = Hospitaal
place-notre-dame = Notre Dame

card-cloister-school = Kloosterschool
card-bank = Bank
card-residence = Residentie
card-carriage-house = Koetshuis
card-hotel = Hotel
card-park = Park
card-hospital = Hospitaal
card-notre-dame = Notre Dame
card-trusted-friend = Vertrouweling

card-cloister-school-action = Plaats een steen; neem zoveel stenen als er nu stukken staan.
card-bank-action = Plaats een steen; neem zoveel munten als er nu stukken staan.
card-residence-action = Plaats een steen; krijg zoveel prestige als er nu stukken staan.
card-carriage-house-action = Plaats een steen; rijd zoveel stappen als er nu stukken staan en neem een bericht.
card-hotel-action = Plaats een steen; neem een munt, een steen of een stap terug van je rat, twee keer zodra het hotel vol genoeg is.
card-park-action = Plaats een steen; je rat gaat terug, en elke twee stukken verhogen iedere prestigewinst met één.
card-hospital-action = Plaats een steen; je rat gaat terug, en elk stuk verzwakt de pest.
card-notre-dame-action = Geef één, twee of drie munten voor 1, 3 of 6 prestige en plaats een steen op de Notre Dame.
card-trusted-friend-action = Verplaats je vertrouweling naar een sector en voer de actie daar uit.

message-coin = 1 prestige en 1 munt
message-marker = 2 prestige en 1 steen
message-rat = 3 prestige en de rat 1 terug
message-prestige = 4 prestige

sign-coin = 1+munt
sign-marker = 2+steen
sign-rat = 3+rat
sign-prestige = 4

bonus-coin = een munt
bonus-marker = een steen
bonus-rat = de rat één terug

market-centre = midden
market-inner-left = binnen links
market-inner-right = binnen rechts
market-outer-left = buiten links
market-outer-right = buiten rechts

period-a = A
period-b = B
period-c = C

payment-coins = munten
payment-prestige = prestige

person-minstrel = Minstreel
person-money-lender = Geldschieter
person-monk = Monnik
person-fool = Nar
person-doctor = Medicus
person-hostess = Waardin
person-city-guard = Stadswacht
person-night-watchman = Nachtwaker
person-bishop = Bisschop
person-guild-master = Gildemeester
person-beggar-king = Bedelaarskoning
person-advocate = Advocaat
person-lady-of-the-court = Hofdame
person-mayor = Burgemeester
person-carpenter = Timmerman
person-manager = Beheerder
person-nurse = Verpleegster
person-scholar = Geleerde
person-priest = Priester
person-procurator = Procurator
person-bell-ringer = Klokkenluider
person-spy = Spion
person-gypsies = Rondtrekkend volk
person-coachman = Koetsier
person-trader = Koopvrouw
person-benefactor = Weldoener
person-butcher = Slager
person-advisor = Raadsheer
person-guard = Poortwachter
person-host = Waard
person-gravedigger = Doodgraver
person-actress = Actrice
person-mistress = Maîtresse

person-minstrel-favour = Verplaats één tot drie stukken van een sector naar een andere.
person-money-lender-favour = 2 munten en 1 prestige.
person-monk-favour = 2 stenen en 1 prestige.
person-fool-favour = Verplaats een stuk naar een andere sector en voer de actie daar uit.
person-doctor-favour = De pest van deze ronde telt voor jou 0.
person-hostess-favour = 3 prestige, en een munt, een steen of de rat één terug.
person-city-guard-favour = 1 prestige voor elk van je stukken op het bord.
person-night-watchman-favour = 1 prestige voor elke lege sector.
person-bishop-favour = Een steen uit de algemene voorraad in een lege sector, met de actie daar.
person-guild-master-favour = 2 prestige voor elke sector met twee stukken of meer.
person-beggar-king-favour = 1 prestige voor elk vrij veld voor je rat.
person-advocate-favour = 3 prestige voor elke twee berichten.
person-lady-of-the-court-favour = 1 prestige voor elk stuk in je volste sector.
person-mayor-favour = 3 prestige voor elke sector met drie stukken of meer.
person-carpenter-favour = 1 prestige voor elke sector die niet leeg is.
person-manager-favour = Zoveel prestige als je hebt.
person-nurse-favour = Een steen uit de algemene voorraad in het hospitaal, en de rat één terug.
person-scholar-favour = Voer ook je derde kaart uit.
person-priest-favour = Een steen uit de algemene voorraad op de Notre Dame.
person-procurator-favour = Voer de actie uit van een sector die niet leeg is.
person-bell-ringer-favour = 3 prestige voor elk van je stenen op de Notre Dame.
person-spy-favour = 2 prestige en een blik op de grijze personen die nog komen.
person-gypsies-favour = Neem stenen terug van het bord voor 2 prestige elk.
person-coachman-favour = Gebruik al je berichten van één soort nog eens.
person-trader-favour = 1 munt voor elk van je randmarkten zonder bericht.
person-benefactor-favour = Betaal om je rat terug te zetten, één stap voor elk.
person-butcher-favour = Een steen uit de algemene voorraad in elke lege sector.
person-advisor-favour = Huur de twee anderen elk één keer in, of één van hen twee keer, voor een munt elk.
person-guard-favour = 3 prestige voor elke twee stenen in je algemene voorraad.
person-host-favour = 2 prestige voor elk stuk in je hotel.
person-gravedigger-favour = Zoveel prestige als de pestwaarde van de ronde.
person-actress-favour = Verplaats alle stukken van een sector naar een andere en voer de actie daar uit.
person-mistress-favour = Een steen uit de algemene voorraad bij je vertrouweling, met de actie daar.

label-round = Ronde { $round } van 9, periode { $period }
label-plague = pest { $count }
label-tile = Notre Dame { $count }
label-supply = munten over { $count }
label-rats = { $count ->
    [one] 1 rat
   *[other] { $count } ratten
  }
label-idle = levert je nu niets op
label-brown = Bruine personen die nog komen
label-gray = Grijze personen die nog komen
label-prestige = Prestige
label-coins = Munten
label-own = Eigen
label-general = Alg.
label-rat = Rat
label-carriage = Koets
label-messages = Berichten
label-hand = Je hand
label-pick = Houd er één van
label-borough = Wijk { $borough }
label-streets = Straten: in een wijk grenst het midden aan alle vier randmarkten en elk daarvan aan zijn twee buren. Links gaat het naar de volgende wijk: van buiten links naar buiten rechts, van binnen links naar binnen rechts en het midden, van het midden naar binnen rechts.

## Opties

option-new_persons = Uitbreiding Nieuwe Personen
option-new_persons-false = Zonder
option-new_persons-true = Met 18 extra grijze personen
option-hotel_double_from = Twee bonussen van het hotel vanaf
option-hotel_double_from-3 = Drie stukken (2017)
option-hotel_double_from-4 = Vier stukken (2007)
option-benefactor_pays = De weldoener vraagt
option-benefactor_pays-prestige = Prestige
option-benefactor_pays-coins = Munten
option-hidden_prestige = Prestige van de anderen
option-hidden_prestige-false = Open
option-hidden_prestige-true = Verborgen

## Wat er gevraagd wordt

decision-keep = Houd één van je drie kaarten; de andere twee gaan naar links.
decision-keep-second = Houd één van de twee gekregen kaarten; de andere gaat naar links.
decision-play = Welke kaart speel je?
decision-move-in = Je eigen voorraad is leeg. Welke steen gaat naar { $place }?
decision-donate = Je hebt { $count ->
    [one] één munt
   *[other] { $count } munten
  }. Hoeveel geef je aan de Notre Dame?
decision-friend-to = Naar welke sector gaat je vertrouweling?
decision-drive = Je koets mag { $count ->
    [one] één stap
   *[other] tot { $count } stappen
  } rijden. Waar stopt ze?
decision-take = Hier ligt een bericht van wijk { $borough }: { $message }. Neem je het?
decision-bonus = Kies een bonus van het hotel{ $count ->
    [one] .
   *[other] ; je hebt er { $count }.
  }
decision-hire = Wie huur je in voor { $count ->
    [one] je laatste munt?
   *[other] één van je { $count } munten?
  }
decision-advise = Met de raadsheer mag je nog { $count ->
    [one] één keer inhuren.
   *[other] { $count } keer inhuren.
  }
decision-minstrel = Uit welke sector komen de stukken?
decision-minstrel-to = Naar welke sector gaan ze? Ze komen uit: { $sector }.
decision-minstrel-count = Hoeveel stukken gaan er? Van: { $sector }, naar: { $sector2 }.
decision-fool = Welk stuk verplaatst de nar?
decision-fool-to = Naar welke sector gaat het stuk? Het komt van: { $place }.
decision-bishop = Welke lege sector krijgt een steen?
decision-procurator = Welke sector wordt uitgevoerd?
decision-gypsies = Welke steen gaat terug? Tot nu toe { $count ->
    [one] één.
   *[other] { $count }.
  }
decision-coachman = Welke soort bericht gebruik je nog eens?
decision-benefactor = Hoe ver gaat je rat terug? Elke stap kost één ({ $payment }).
decision-butcher = Te weinig stenen: nog { $count }. Welke lege sector krijgt er één?
decision-actress = Uit welke sector gaan alle stukken weg?
decision-actress-to = Naar welke sector gaan alle stukken? Ze komen uit: { $sector }.
decision-outbreak = Meer sectoren zijn even vol. Welke verliest een steen?

## Keuzes

choice-lay = Het bericht geeft { $message }
choice-join = { $person } doet mee
choice-start = { $seat } begint
choice-reveal = { $person } wordt opengelegd
choice-draw = { $card } wordt getrokken
choice-keep = { $card } houden
choice-play = { $card } spelen (kaart van { $seat })
choice-from = Van: { $place }
choice-without = Kaart zonder effect laten
choice-pay = { $count ->
    [0] Niets betalen
   *[other] { $count } betalen
  }
choice-friend = Vertrouweling naar { $sector }
choice-drive = Naar wijk { $borough }, { $market }
choice-stay = Blijven staan
choice-take = Het bericht nemen
choice-leave = Laten liggen
choice-bonus = Neem { $bonus }
choice-hire = { $person } inhuren
choice-pass = Niemand inhuren
choice-to = Naar: { $sector }
choice-move = { $friend ->
    [0] { $count ->
        [one] Eén steen
       *[other] { $count } stenen
      }
   *[other] { $count ->
        [0] De vertrouweling
        [one] De vertrouweling en één steen
       *[other] De vertrouweling en { $count } stenen
      }
  }
choice-from-friend = De vertrouweling
choice-return = Een steen terugnemen van: { $place }
choice-enough = Dat is genoeg
choice-kind = { $message }
choice-act = { $sector }
choice-remove = Van: { $sector }
choice-foresee = { $person } komt hierna

## Wat er gebeurde

event-joined = { $person } doet mee in dit spel.
event-start-player = { $seat } begint en krijgt de klokkenluider.
event-round = Ronde { $round }, periode { $period }: { $seat } begint.
event-revealed = { $person } is er, { $rats ->
    [0] zonder ratten.
    [one] met één rat.
   *[other] met { $rats } ratten.
  }
event-foresaw = { $seat } ziet wie er in ronde { $round } komt: { $person }.
event-drew = { $seat } trekt { $card }.
event-kept = { $seat } houdt { $card }.
event-passed-two = { $seat } geeft { $card } en { $card2 } aan { $seat2 }.
event-received-two = { $seat } krijgt { $card } en { $card2 } van { $seat2 }.
event-passed-one = { $seat } geeft { $card } aan { $seat2 }.
event-received-one = { $seat } krijgt { $card } van { $seat2 }.
event-played = { $seat } speelt { $card }, een kaart van { $seat2 }.
event-placed = Een steen van { $seat } komt hier: { $sector }.
event-no-effect = { $card } heeft geen effect voor { $seat }.
event-moved-in = { $seat } verplaatst een steen: van { $place } naar { $sector }.
event-donated = { $seat } geeft { $count ->
    [one] één munt
   *[other] { $count } munten
  } en plaatst een steen op de Notre Dame.
event-friend = De vertrouweling van { $seat } gaat hierheen: { $sector }.
event-action = { $seat } gebruikt { $sector } met { $count ->
    [one] één stuk.
   *[other] { $count } stukken.
  }
event-markers = { $seat } neemt { $count ->
    [one] één steen
   *[other] { $count } stenen
  } uit de algemene voorraad.
event-coins = { $seat } neemt { $count ->
    [one] één munt.
   *[other] { $count } munten.
  }
event-coin-from = De munten zijn op: { $seat } neemt er één van { $seat2 }.
event-prestige = { $seat } krijgt { $count } prestige{ $bonus ->
    [0] .
   *[other] , waarvan { $bonus } door het park.
  }
event-prestige-lost = { $seat } geeft { $count } prestige af.
event-rat-back = De rat van { $seat } gaat { $count } terug naar { $rat }.
event-stayed = De koets van { $seat } blijft staan.
event-drove = De koets van { $seat } rijdt naar wijk { $borough }, { $market }.
event-message-barred = { $seat } mag nog geen bericht van wijk { $borough } nemen.
event-left-message = { $seat } laat het bericht liggen ({ $message }).
event-took = { $seat } neemt een bericht van wijk { $borough }: { $message }.
event-cannot-hire = { $seat } heeft geen munt om in te huren.
event-hired = { $seat } huurt in: { $person }.
event-favour-idle = { $person } kan niets doen voor { $seat }.
event-passed = { $seat } huurt niemand in.
event-moved = { $seat } verplaatst { $count ->
    [one] één stuk
   *[other] { $count } stukken
  }: van { $sector } naar { $sector2 }.
event-studied = { $seat } voert de derde kaart uit: { $card }.
event-prayed = Een steen van { $seat } komt op de Notre Dame.
event-returned = { $seat } neemt een steen terug: { $place }.
event-delivered = { $seat } gebruikt { $count ->
    [one] één bericht
   *[other] { $count } berichten
  } nog eens: { $message }.
event-benefited = { $seat } betaalt de weldoener { $count } ({ $payment }).
event-discarded = { $seat } legt { $card } gedekt weg.
event-plague = De pest komt met { $count ->
    [one] één rat.
   *[other] { $count } ratten.
  }
event-rat = De rat van { $seat } gaat naar { $rat }.
event-outbreak = Bij { $seat } breekt de pest uit.
event-removed = { $seat } verliest een steen: { $sector }.
event-notre-dame = De Notre Dame wordt gewaardeerd: { $count ->
    [one] één steen
   *[other] { $count } stenen
  }, { $share } prestige elk.
event-over = { $seat } wint met { $count } prestige.

reason-nine-rounds = alle negen rondes zijn gespeeld
tiebreak-supplies = meer munten en stenen in de eigen voorraad

## Waarom niet

refusal-card-not-drawn = { $card } is niet bij de kaarten die je trok
refusal-card-not-received = { $card } is niet bij de kaarten die je kreeg
refusal-bonus-empty = dat zou niets geven: { $bonus }
refusal-no-such-borough = wijk { $borough } is er niet in dit spel
refusal-no-way-back = met één stap kom je niet terug waar je begon
refusal-too-far = dat is te ver; je hebt { $count ->
    [one] één stap
   *[other] { $count } stappen
  }
refusal-not-in-hand = je hebt { $card } niet in deze kleur
refusal-same-place = het moet een andere plaats zijn dan { $place }
refusal-no-marker-there = je hebt daar geen steen: { $place }
refusal-pay-now = je hebt een steen gekozen, dus minstens één munt is nodig
refusal-three-coins = meer dan drie munten kan niet
refusal-too-few-coins = je hebt maar { $count ->
    [one] één munt
   *[other] { $count } munten
  }
refusal-friend-there = je vertrouweling staat daar al: { $sector }
refusal-not-the-fullest = { $sector } is niet één van je volste sectoren met een steen
refusal-person-not-there = { $person } is er deze ronde niet
refusal-advisor-once = de raadsheer kan niet nog eens worden ingehuurd
refusal-not-from-notre-dame = van de Notre Dame gaat hier geen stuk weg
refusal-no-piece-there = je hebt daar geen stuk: { $place }
refusal-friend-elsewhere = je vertrouweling staat daar niet: { $sector }
refusal-too-few-markers = zoveel stenen heb je daar niet: { $sector }
refusal-one-to-three = er gaan één tot drie stukken
refusal-friend-off-board = je vertrouweling is nog niet op het bord
refusal-not-empty = { $sector } is niet leeg
refusal-sector-empty = { $sector } is leeg
refusal-no-such-message = je hebt geen bericht van deze soort: { $message }
refusal-rat-not-so-far = je rat staat pas op { $rat }
refusal-cannot-pay = je kunt hoogstens { $count } betalen

## De regels, punt voor punt

chapter-1 = Wat er is
chapter-2 = Klaarzetten
chapter-3 = Een ronde
chapter-4 = Actiekaarten
chapter-5 = Stenen en munten
chapter-6 = Personen van het basisspel
chapter-7 = De pest
chapter-8 = Waardering en einde
chapter-9 = Met twee spelers
chapter-10 = De uitbreiding Nieuwe personen
chapter-11 = Wie weet wat

clause-1-1 = Er spelen er twee tot vijf. Ieder heeft een wijk rond de Notre Dame-tegel; met twee spelers zijn er vier wijken.
clause-1-2 = Elke kleur heeft 14 stenen, een vertrouweling, een koets, vier berichten en negen actiekaarten.
clause-1-3 = Er zijn 25 munten in totaal. Prestige raakt nooit op.
clause-1-4 = Er zijn zes bruine personen en drie grijze voor elk van de perioden A, B en C. De uitbreiding geeft elke periode zes grijze meer.
clause-1-5 = De Notre Dame-tegel is met twee, drie, vier of vijf spelers 6, 8, 10 of 12 prestige waard.
clause-1-6 = Elke kleur heeft van elke soort één bericht: 1 prestige en een munt, 2 prestige en een steen, 3 prestige en een stap terug van de rat, 4 prestige.
clause-1-7 = Elke persoon toont ratten. De negen personen van een periode van het basisspel dragen er 12, 13 en 12.
clause-1-8 = Een wijk heeft een midden, waar geen bericht ligt, en vier randmarkten. Straten verbinden ze en leiden naar de wijken ernaast, nooit over de tegel.
clause-2-1 = Je begint met je koets op je midden, 4 eigen stenen, 10 in de algemene voorraad, 3 munten en de rat op 0. Je vertrouweling wacht naast het bord. Je berichten liggen willekeurig op je randmarkten, je negen kaarten zijn geschud.
clause-2-2 = De bruine personen vormen één geschudde stapel. In de grijze stapel liggen die van A boven die van B, en die van C onderaan.
clause-2-3 = Met de uitbreiding worden van elke letter drie van de negen grijze personen getrokken. Iedereen weet wie meedoet, niemand kent de volgorde.
clause-2-4 = Wie het eerst begint wordt geloot en krijgt de klokkenluider. De uitbreiding is een optie.
clause-3-1 = Een ronde begint met twee bruine personen en een grijze, van boven van hun stapels.
clause-3-2 = Trek drie van je kaarten, houd er één en geef er twee naar links; houd één van de twee die je krijgt en geef de andere door; neem de laatste op. Allen doen dit tegelijk en gedekt. Een kaart werkt voor wie haar speelt.
clause-3-3 = Vanaf de startspeler speelt ieder één kaart, daarna ieder een tweede. De derde gaat gedekt weg.
clause-3-4 = Vanaf de startspeler mag ieder voor een munt één open persoon inhuren. Met een munt mag het altijd; de dienst wordt gedaan zo ver als het gaat. Dezelfde persoon kan er meer dienen.
clause-3-5 = Dan komt de pest.
clause-3-6 = Aan het eind van een ronde gaan de personen weg en gaat de klokkenluider naar links.
clause-3-7 = Na elke derde ronde wordt de Notre Dame gewaardeerd, worden de bruine personen geschud en gaan alle actiekaarten terug naar hun eigenaars, die ze schudden.
clause-4-1 = Kloosterschool: neem zoveel stenen uit je algemene voorraad als er stukken staan.
clause-4-2 = Bank: neem zoveel munten als er stukken staan.
clause-4-3 = Residentie: krijg zoveel prestige als er stukken staan.
clause-4-4 = Koetshuis: rijd tot zoveel stappen als er stukken staan. Waar de rit eindigt mag je een bericht nemen. Wie niet rijdt neemt niets; een rit van twee stappen of meer mag eindigen waar hij begon.
clause-4-5 = Een bericht werkt meteen. Je mag een kleur nemen als je er niet meer van hebt dan van elke andere kleur die nog op het bord ligt.
clause-4-6 = Hotel: een munt, een steen of een stap terug van de rat. Vanaf drie stukken kies je twee keer, in de uitgave van 2007 vanaf vier. Wat niets zou geven staat niet ter keuze.
clause-4-7 = Vertrouweling: hij gaat naar een sector, later naar een andere, en de actie daar volgt. Hij telt overal als een steen en staat nooit op de Notre Dame.
clause-4-8 = Park: de rat gaat één terug. Bovendien groeit elke prestigewinst met één voor elke twee stukken in je park.
clause-4-9 = Hospitaal: de rat gaat één terug. Bovendien verzwakt elk stuk daar de pest voor jou.
clause-4-10 = Notre Dame: geef 1, 2 of 3 munten voor 1, 3 of 6 prestige en plaats een steen op de tegel. Zonder gift wordt niets geplaatst.
clause-4-11 = De rat gaat nooit onder 0.
clause-5-1 = Een actie vraagt een steen uit je eigen voorraad in haar sector. Zolang je er een hebt moet je plaatsen en handelen; alleen de Notre Dame mag je laten.
clause-5-2 = Met een lege eigen voorraad mag je een steen van elders op het bord verplaatsen, nooit de vertrouweling, of de kaart zonder effect laten.
clause-5-3 = Een lege algemene voorraad geeft niets.
clause-5-4 = Zijn de munten op, dan komen de ontbrekende één voor één van de rijkste tegenstander, bij gelijke stand de eerste met de klok mee.
clause-6-1 = Waardin: 3 prestige, en een munt, een steen of een stap terug van de rat.
clause-6-2 = Minstreel: verplaats één tot drie van je stukken, met de vertrouweling als je wilt, van een sector naar een andere. Daar wordt niets uitgevoerd, en de Notre Dame blijft erbuiten.
clause-6-3 = Geldschieter: 2 munten en 1 prestige.
clause-6-4 = Nar: verplaats een steen of de vertrouweling naar een andere sector en voer de actie daar uit. De steen mag van de Notre Dame komen maar er niet heen gaan.
clause-6-5 = Monnik: 2 stenen en 1 prestige.
clause-6-6 = Medicus: voor jou is de pestwaarde van deze ronde 0.
clause-6-7 = Stadswacht: 1 prestige voor elk van je stenen in sectoren en op de Notre Dame, en voor de vertrouweling in je wijk.
clause-6-8 = Nachtwaker: 1 prestige voor elke lege sector.
clause-6-9 = Bisschop: plaats een steen uit de algemene voorraad in een lege sector en voer de actie daar uit.
clause-6-10 = Gildemeester: 2 prestige voor elke sector met twee stukken of meer.
clause-6-11 = Bedelaarskoning: 1 prestige voor elk veld tussen je rat en het eind van haar spoor.
clause-6-12 = Advocaat: 3 prestige voor elke twee van je berichten.
clause-6-13 = Hofdame: 1 prestige voor elk stuk in je volste sector.
clause-6-14 = Burgemeester: 3 prestige voor elke sector met drie stukken of meer.
clause-6-15 = Timmerman: 1 prestige voor elke sector die niet leeg is.
clause-7-1 = De pestwaarde is het aantal ratten op de drie open personen.
clause-7-2 = Je rat gaat de pestwaarde min de stukken in je hospitaal vooruit, onder nul achteruit.
clause-7-3 = Wie de medicus inhuurde rekent met 0 in plaats van de pestwaarde.
clause-7-4 = Zou de rat voorbij 9 moeten, dan blijft ze op 9. Je verliest 2 prestige, voor zover je ze hebt, en één steen van je volste sector gaat naar de algemene voorraad. Bij gelijke stand kies je; de vertrouweling telt maar blijft.
clause-8-1 = Na ronde 3, 6 en 9 wordt de waarde van de tegel gedeeld door alle stenen erop, naar beneden afgerond. Elke steen geeft dit deel, dan gaan ze alle naar de algemene voorraden.
clause-8-2 = Na negen rondes wint de meeste prestige; bij gelijke stand meer munten en eigen stenen samen; daarna wordt de zege gedeeld.
clause-9-1 = Met twee spelers zit je tegenover elkaar aan vier wijken. In de vrije wijken liggen berichten van nog twee kleuren, die meetellen voor de reeksen.
clause-9-2 = Met twee spelers gaat het doorgeven net zo: de laatste kaart komt terug.
clause-10-1 = Beheerder: krijg zoveel prestige als je hebt.
clause-10-2 = Verpleegster: een steen uit de algemene voorraad in het hospitaal en de rat één terug, met of zonder steen.
clause-10-3 = Geleerde: voer je derde kaart uit. Zolang hij er is blijven de derde kaarten liggen tot ieder heeft ingehuurd.
clause-10-4 = Priester: een steen uit de algemene voorraad op de Notre Dame, verder niets.
clause-10-5 = Procurator: voer de actie uit van een sector die niet leeg is, zonder te plaatsen.
clause-10-6 = Klokkenluider: 3 prestige voor elk van je stenen op de Notre Dame.
clause-10-7 = Spion: 2 prestige, en jij alleen ziet de grijze personen die nog komen, in hun volgorde.
clause-10-8 = Rondtrekkend volk: neem zoveel je wilt van je stenen terug uit sectoren of van de Notre Dame, voor 2 prestige elk, als één winst.
clause-10-9 = Koetsier: kies één soort van je berichten en gebruik alle van die soort nog eens, als één winst.
clause-10-10 = Koopvrouw: 1 munt voor elk van je vier randmarkten zonder bericht.
clause-10-11 = Weldoener: betaal zoveel je wilt, in prestige of volgens de optie in munten, en zet de rat voor elk één terug.
clause-10-12 = Slager: een steen uit de algemene voorraad in elke lege sector, zonder acties. Zijn het er te weinig, dan kies je waar.
clause-10-13 = Raadsheer: huur nog tot twee keer in voor een munt elk, de twee anderen of één van hen twee keer, nooit de raadsheer.
clause-10-14 = Poortwachter: 3 prestige voor elke twee van je stenen in de algemene voorraad.
clause-10-15 = Waard: 2 prestige voor elk stuk in je hotel.
clause-10-16 = Doodgraver: zoveel prestige als de pestwaarde van de ronde.
clause-10-17 = Actrice: verplaats alle stukken van een sector, ook de vertrouweling, naar een andere en voer de actie daar uit.
clause-10-18 = Maîtresse: een steen uit de algemene voorraad in de sector van je vertrouweling, dan de actie daar. Zonder vertrouweling of steen gebeurt er niets.
clause-11-1 = Open zijn bord, voorraden, munten, ratten, berichten, open personen en gespeelde kaarten, en ook wie er nog kan komen. Prestige is open of, als optie, ieders geheim.
clause-11-2 = Geheim zijn je hand, wat je hield en doorgaf en wat een spion zag. Weggelegde kaarten blijven onbekend.
