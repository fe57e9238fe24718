# Notre Dame in het Nederlands. Vormen van namen: .the met lidwoord (.start vooraan in de zin),
# .in waar, .to waarheen, .from vanwaar (.out vooraan in de zin).

game-title = Notre Dame
game-subtitle = Breng je Parijse stadswijk met kaarten en helpers aanzien en houd de ratten op afstand.
game-minutes = 60

## Namen

sector-cloister-school = Kloosterschool
    .the = de kloosterschool
    .start = De kloosterschool
sector-bank = Bank
    .the = de bank
    .start = De bank
sector-residence = Residentie
    .the = de residentie
    .start = De residentie
sector-carriage-house = Koetshuis
    .the = het koetshuis
    .start = Het koetshuis
sector-hotel = Hotel
    .the = het hotel
    .start = Het hotel
sector-park = Park
    .the = het park
    .start = Het park
sector-hospital = Hospitaal
    .the = het hospitaal
    .start = Het hospitaal

place-cloister-school = Kloosterschool
    .in = in de kloosterschool
    .to = naar de kloosterschool
    .from = uit de kloosterschool
    .out = Uit de kloosterschool
place-bank = Bank
    .in = in de bank
    .to = naar de bank
    .from = uit de bank
    .out = Uit de bank
place-residence = Residentie
    .in = in de residentie
    .to = naar de residentie
    .from = uit de residentie
    .out = Uit de residentie
place-carriage-house = Koetshuis
    .in = in het koetshuis
    .to = naar het koetshuis
    .from = uit het koetshuis
    .out = Uit het koetshuis
place-hotel = Hotel
    .in = in het hotel
    .to = naar het hotel
    .from = uit het hotel
    .out = Uit het hotel
place-park = Park
    .in = in het park
    .to = naar het park
    .from = uit het park
    .out = Uit het park
place-hospital = Hospitaal
    .in = in het hospitaal
    .to = naar het hospitaal
    .from = uit het hospitaal
    .out = Uit het hospitaal
place-notre-dame = Notre Dame
    .in = op de Notre Dame
    .to = naar de Notre Dame
    .from = van de Notre Dame
    .out = Van de Notre Dame

card-cloister-school = Kloosterschool
card-bank = Bank
card-residence = Residentie
card-carriage-house = Koetshuis
card-hotel = Hotel
card-park = Park
card-hospital = Hospitaal
card-notre-dame = Notre Dame
card-trusted-friend = Vertrouweling

card-cloister-school-action = Plaats een steen; neem zoveel stenen als er nu staan (de vertrouweling telt mee).
card-bank-action = Plaats een steen; neem zoveel munten als er nu stenen staan.
card-residence-action = Plaats een steen; krijg zoveel prestige als er nu stenen staan.
card-carriage-house-action = Plaats een steen; rijd hoogstens 1 marktplaats per steen daar. Waar je stopt, mag je de boodschap nemen.
card-hotel-action = Plaats een steen; neem een munt of steen of zet je rat één terug. Vanaf 3 stenen (2007: 4) twee keer.
card-park-action = Plaats een steen; je rat gaat één veld terug. Per twee stenen hier krijg je bij elke prestigewinst 1 extra.
card-hospital-action = Plaats een steen; je rat gaat één veld terug. Elke steen hier verlaagt de epidemie voor jou met 1.
card-notre-dame-action = Schenk 1, 2 of 3 munten voor 1, 3 of 6 prestige en plaats een steen op de Notre Dame.
card-trusted-friend-action = Verplaats je vertrouweling naar een ander veld en voer de actie daar uit.

message-coin = 1 prestige en 1 munt
message-marker = 2 prestige en 1 steen
message-rat = 3 prestige en de rat 1 terug
message-prestige = 4 prestige

sign-coin = 1+munt
sign-marker = 2+steen
sign-rat = 3+rat
sign-prestige = 4

bonus-coin = 1 munt
bonus-marker = 1 steen
bonus-rat = rat 1 veld terug

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

person-minstrel = Minnezanger
    .the = de minnezanger
    .start = De minnezanger
person-money-lender = Geldschieter
    .the = de geldschieter
    .start = De geldschieter
person-monk = Monnik
    .the = de monnik
    .start = De monnik
person-fool = Goochelaar
    .the = de goochelaar
    .start = De goochelaar
person-doctor = Medicus
    .the = de medicus
    .start = De medicus
person-hostess = Waardin
    .the = de waardin
    .start = De waardin
person-city-guard = Stadswacht
    .the = de stadswacht
    .start = De stadswacht
person-night-watchman = Nachtwaker
    .the = de nachtwaker
    .start = De nachtwaker
person-bishop = Bisschop
    .the = de bisschop
    .start = De bisschop
person-guild-master = Gildemeester
    .the = de gildemeester
    .start = De gildemeester
person-beggar-king = Bedelaarskoning
    .the = de bedelaarskoning
    .start = De bedelaarskoning
person-advocate = Advocaat
    .the = de advocaat
    .start = De advocaat
person-lady-of-the-court = Hofdame
    .the = de hofdame
    .start = De hofdame
person-mayor = Burgemeester
    .the = de burgemeester
    .start = De burgemeester
person-carpenter = Meubelmaker
    .the = de meubelmaker
    .start = De meubelmaker
person-manager = Beheerder
    .the = de beheerder
    .start = De beheerder
person-nurse = Verpleegster
    .the = de verpleegster
    .start = De verpleegster
person-scholar = Geleerde
    .the = de geleerde
    .start = De geleerde
person-priest = Priester
    .the = de priester
    .start = De priester
person-procurator = Procurator
    .the = de procurator
    .start = De procurator
person-bell-ringer = Klokkenluider
    .the = de klokkenluider
    .start = De klokkenluider
person-spy = Spion
    .the = de spion
    .start = De spion
person-gypsies = Rondtrekkend volk
    .the = het rondtrekkende volk
    .start = Het rondtrekkende volk
person-coachman = Koetsier
    .the = de koetsier
    .start = De koetsier
person-trader = Koopvrouw
    .the = de koopvrouw
    .start = De koopvrouw
person-benefactor = Weldoener
    .the = de weldoener
    .start = De weldoener
person-butcher = Slager
    .the = de slager
    .start = De slager
person-advisor = Raadsheer
    .the = de raadsheer
    .start = De raadsheer
person-guard = Poortwachter
    .the = de poortwachter
    .start = De poortwachter
person-host = Waard
    .the = de waard
    .start = De waard
person-gravedigger = Doodgraver
    .the = de doodgraver
    .start = De doodgraver
person-actress = Actrice
    .the = de actrice
    .start = De actrice
person-mistress = Maîtresse
    .the = de maîtresse
    .start = De maîtresse

person-minstrel-favour = Verplaats één tot drie stenen van een veld naar een ander veld.
person-money-lender-favour = 2 munten en 1 prestige.
person-monk-favour = 2 stenen en 1 prestige.
person-fool-favour = Verplaats een steen of de vertrouweling naar een ander veld en voer de actie daar uit.
person-doctor-favour = De epidemie van deze ronde telt voor jou als 0.
person-hostess-favour = 3 prestige, en een munt, een steen of de rat één veld terug.
person-city-guard-favour = 1 prestige voor elk van je stenen op het bord, de vertrouweling meegeteld.
person-night-watchman-favour = 1 prestige voor elk leeg veld.
person-bishop-favour = Zet een steen uit de algemene voorraad in een leeg veld en voer de actie daar uit.
person-guild-master-favour = 2 prestige voor elk veld met minstens twee stenen.
person-beggar-king-favour = 1 prestige voor elk veld vóór je rat op de epidemietabel.
person-advocate-favour = 3 prestige voor elke twee boodschappen.
person-lady-of-the-court-favour = 1 prestige voor elke steen in je volste veld.
person-mayor-favour = 3 prestige voor elk veld met minstens drie stenen.
person-carpenter-favour = 1 prestige voor elk veld dat niet leeg is.
person-manager-favour = Krijg evenveel prestige als je al hebt.
person-nurse-favour = Zet een steen uit de algemene voorraad in je hospitaal; je rat gaat één veld terug.
person-scholar-favour = Gebruik ook je derde kaart.
person-priest-favour = Zet een steen uit de algemene voorraad op de Notre Dame.
person-procurator-favour = Voer de actie uit van een veld dat niet leeg is.
person-bell-ringer-favour = 3 prestige voor elk van je stenen op de Notre Dame.
person-spy-favour = 2 prestige, en je bekijkt de grijze personen die nog komen.
person-gypsies-favour = Leg stenen van het bord terug in de algemene voorraad, voor 2 prestige per steen.
person-coachman-favour = Gebruik al je boodschappen van één soort nog eens.
person-trader-favour = 1 munt voor elk van je vier hoekmarkten zonder boodschap.
person-benefactor-favour = Betaal prestige (of volgens de optie munten); je rat gaat er telkens één veld voor terug.
person-butcher-favour = Zet een steen uit de algemene voorraad in elk leeg veld, zonder acties.
person-advisor-favour = Koop nog hoogstens twee keer om, voor één munt per keer: de twee anderen, of één van hen twee keer.
person-guard-favour = 3 prestige voor elke twee van je stenen in de algemene voorraad.
person-host-favour = 2 prestige voor elke steen in je hotel.
person-gravedigger-favour = Evenveel prestige als de epidemiegraad van de ronde.
person-actress-favour = Verplaats alle stenen van een veld naar een ander veld en voer de actie daar uit.
person-mistress-favour = Zet een steen uit de algemene voorraad bij je vertrouweling en voer de actie daar uit.

label-round = Ronde { $round } van 9, etappe { $period }
label-plague = epidemie { $count }
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
label-messages = Boodschappen
label-hand = Je hand
label-pick = Houd er één
label-borough = Wijk { $borough }
label-streets = Straten: het midden van een wijk grenst aan alle vier de hoekmarkten, elke hoekmarkt aan twee andere. Naar de volgende wijk (links): buiten links – buiten rechts, binnen links – binnen rechts en midden, midden – binnen rechts.

## Opties

option-new_persons = Uitbreiding Nieuwe Personen
option-new_persons-false = Zonder
option-new_persons-true = Met 18 extra grijze personen
option-hotel_double_from = Het hotel geeft twee bonussen vanaf
option-hotel_double_from-3 = Drie stenen (2017)
option-hotel_double_from-4 = Vier stenen (2007)
option-benefactor_pays = De weldoener vraagt
option-benefactor_pays-prestige = Prestige
option-benefactor_pays-coins = Munten
option-hidden_prestige = Prestige van de medespelers
option-hidden_prestige-false = Open
option-hidden_prestige-true = Verborgen

## Wat er gevraagd wordt

decision-keep = Houd één van je drie kaarten; de andere twee gaan naar links.
decision-keep-second = Houd één van de twee gekregen kaarten; de andere gaat naar links.
decision-play = Welke kaart speel je?
decision-move-in = Je eigen voorraad is leeg. Welke steen gaat { $place-to }?
decision-donate = Je hebt { $count ->
    [0] geen munten
    [one] één munt
   *[other] { $count } munten
  }. Hoeveel schenk je?
decision-friend-to = Naar welk veld gaat je vertrouweling?
decision-drive = Je koets mag { $count ->
    [one] één marktplaats
   *[other] hoogstens { $count } marktplaatsen
  } ver rijden. Waar stopt hij?
decision-take = Hier ligt een boodschap van wijk { $borough }: { $message }. Neem je die?
decision-bonus = Kies een bonus{ $count ->
    [one] .
   *[other] ; je mag er { $count } kiezen.
  }
decision-hire = Wie koop je om met { $count ->
    [one] je laatste munt?
   *[other] één van je { $count } munten?
  }
decision-advise = Met de raadsheer mag je nog { $count ->
    [one] één keer omkopen.
   *[other] { $count } keer omkopen.
  }
decision-minstrel = Uit welk veld verplaats je stenen?
decision-minstrel-to = Waar gaan de stenen uit { $sector-the } naartoe?
decision-minstrel-count = Hoeveel stenen gaan uit { $sector-the } naar { $sector2-the }?
decision-fool = Welke steen verplaats je? De vertrouweling mag ook.
decision-fool-to = Waar gaat hij { $place-from } naartoe?
decision-bishop = Welk leeg veld krijgt een steen?
decision-procurator = Welk veld gebruik je?
decision-gypsies = Welke steen leg je terug? Tot nu toe { $count ->
    [0] nog geen.
    [one] één.
   *[other] { $count }.
  }
decision-coachman = Welke soort boodschap gebruik je nog eens?
decision-benefactor = Hoe ver gaat je rat terug? Elk veld kost 1 ({ $payment }).
decision-butcher = Nog maar { $count ->
    [one] één steen
   *[other] { $count } stenen
  } in de voorraad. Welk leeg veld krijgt er een?
decision-actress = Uit welk veld verplaats je alle stenen?
decision-actress-to = Waar gaan alle stenen uit { $sector-the } naartoe?
decision-outbreak = Meerdere velden zijn even vol. Welk veld verliest een steen?

## Keuzes

choice-lay = De boodschap geeft { $message }
choice-join = { $person } doet mee
choice-start = { $you ->
    [yes] Jij begint
   *[no] { $seat } begint
  }
choice-reveal = { $person } wordt opengelegd
choice-draw = { $card } wordt getrokken
choice-keep = { $card } houden
choice-play = { $card } spelen ({ $you ->
    [yes] jouw kaart
   *[no] kaart van { $seat }
  })
choice-from = { $place-out }
choice-without = Kaart zonder effect laten
choice-pay = { $count ->
    [0] Niets betalen
   *[other] { $count } betalen
  }
choice-friend = Vertrouweling naar { $sector-the }
choice-drive = Naar wijk { $borough }, { $market }
choice-stay = Blijven staan
choice-take = De boodschap nemen
choice-leave = Laten liggen
choice-bonus = Bonus: { $bonus }
choice-hire = { $person } omkopen
choice-pass = Niemand omkopen
choice-to = Naar { $sector-the }
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
choice-return = Een steen { $place-from } terugleggen
choice-enough = Dat is genoeg
choice-kind = { $message }
choice-act = { $sector }
choice-remove = Uit { $sector-the }
choice-foresee = { $person } komt hierna

## Wat er gebeurde

event-joined = In deze partij doet mee: { $person }.
event-start-player = { $you ->
    [yes] Jij begint en krijgt
   *[no] { $seat } begint en krijgt
  } de klokkenluider.
event-round = Ronde { $round }, etappe { $period }: { $you ->
    [yes] jij begint
   *[no] { $seat } begint
  }.
event-revealed = Opengelegd: { $person }, { $rats ->
    [0] zonder ratten.
    [one] met één rat.
   *[other] met { $rats } ratten.
  }
event-foresaw = { $you ->
    [yes] Je ziet
   *[no] { $seat } ziet
  } wie er in ronde { $round } komt: { $person }.
event-drew = { $you ->
    [yes] Je trekt
   *[no] { $seat } trekt
  } { $card }.
event-kept = { $you ->
    [yes] Je houdt
   *[no] { $seat } houdt
  } { $card }.
event-passed-two = { $you ->
    [yes] Je geeft { $card } en { $card2 } aan { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } geeft { $card } en { $card2 } aan jou.
       *[no] { $seat } geeft { $card } en { $card2 } aan { $seat2 }.
      }
  }
event-received-two = { $you ->
    [yes] Je krijgt { $card } en { $card2 } van { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } krijgt { $card } en { $card2 } van jou.
       *[no] { $seat } krijgt { $card } en { $card2 } van { $seat2 }.
      }
  }
event-passed-one = { $you ->
    [yes] Je geeft { $card } aan { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } geeft { $card } aan jou.
       *[no] { $seat } geeft { $card } aan { $seat2 }.
      }
  }
event-received-one = { $you ->
    [yes] Je krijgt { $card } van { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } krijgt { $card } van jou.
       *[no] { $seat } krijgt { $card } van { $seat2 }.
      }
  }
event-played = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
  } { $card }{ $own ->
    [yes] .
   *[no] { $you2 ->
        [yes] {" "}(jouw kaart).
       *[no] {" "}(kaart van { $seat2 }).
      }
  }
event-placed = { $you ->
    [yes] Je plaatst
   *[no] { $seat } plaatst
  } een steen in { $sector-the }.
event-no-effect = { $card } heeft geen effect voor { $you ->
    [yes] jou
   *[no] { $seat }
  }.
event-moved-in = { $you ->
    [yes] Je verplaatst
   *[no] { $seat } verplaatst
  } een steen { $place-from } naar { $sector-the }.
event-donated = { $you ->
    [yes] Je schenkt
   *[no] { $seat } schenkt
  } { $count ->
    [one] één munt
   *[other] { $count } munten
  } en plaatst een steen op de Notre Dame.
event-friend = { $you ->
    [yes] Je zet je
   *[no] { $seat } zet de
  } vertrouweling in { $sector-the }.
event-action = { $you ->
    [yes] Je gebruikt
   *[no] { $seat } gebruikt
  } { $sector-the } met { $count ->
    [one] één steen.
   *[other] { $count } stenen.
  }
event-markers = { $you ->
    [yes] Je neemt
   *[no] { $seat } neemt
  } { $count ->
    [0] geen steen
    [one] één steen
   *[other] { $count } stenen
  } uit de algemene voorraad.
event-coins = { $you ->
    [yes] Je neemt
   *[no] { $seat } neemt
  } { $count ->
    [0] geen munt.
    [one] één munt.
   *[other] { $count } munten.
  }
event-coin-from = De munten zijn op: { $you ->
    [yes] je neemt er één van { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } neemt er één van jou.
       *[no] { $seat } neemt er één van { $seat2 }.
      }
  }
event-prestige = { $you ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
  } { $count } prestige{ $bonus ->
    [0] .
   *[other] , waarvan { $bonus } door het park.
  }
event-prestige-lost = { $you ->
    [yes] Je geeft
   *[no] { $seat } geeft
  } { $count } prestige af.
event-rat-back = { $you ->
    [yes] Je rat
   *[no] De rat van { $seat }
  } gaat { $count ->
    [one] één veld
   *[other] { $count } velden
  } terug, naar { $rat }.
event-stayed = { $you ->
    [yes] Je koets
   *[no] De koets van { $seat }
  } blijft staan.
event-drove = { $you ->
    [yes] Je koets
   *[no] De koets van { $seat }
  } rijdt naar wijk { $borough } ({ $market }).
event-message-barred = { $you ->
    [yes] Je mag
   *[no] { $seat } mag
  } nog geen boodschap van wijk { $borough } nemen.
event-left-message = { $you ->
    [yes] Je laat
   *[no] { $seat } laat
  } de boodschap liggen ({ $message }).
event-took = { $you ->
    [yes] Je neemt
   *[no] { $seat } neemt
  } een boodschap van wijk { $borough }: { $message }.
event-cannot-hire = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
  } geen munt om iemand om te kopen.
event-hired = { $you ->
    [yes] Je koopt
   *[no] { $seat } koopt
  } { $person-the } om.
event-favour-idle = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
  } niets aan { $person-the }.
event-passed = { $you ->
    [yes] Je koopt
   *[no] { $seat } koopt
  } niemand om.
event-moved = { $you ->
    [yes] Je verplaatst
   *[no] { $seat } verplaatst
  } { $count ->
    [one] één steen
   *[other] { $count } stenen
  } uit { $sector-the } naar { $sector2-the }.
event-studied = { $you ->
    [yes] Je gebruikt je
   *[no] { $seat } gebruikt de
  } derde kaart: { $card }.
event-prayed = { $you ->
    [yes] Je plaatst
   *[no] { $seat } plaatst
  } een steen op de Notre Dame.
event-returned = { $you ->
    [yes] Je legt
   *[no] { $seat } legt
  } een steen { $place-from } terug.
event-delivered = { $you ->
    [yes] Je gebruikt
   *[no] { $seat } gebruikt
  } { $count ->
    [one] één boodschap
   *[other] { $count } boodschappen
  } nog eens: { $message }.
event-benefited = { $you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
  } de weldoener { $payment-id ->
    [coins] { $count ->
        [0] niets
        [one] één munt
       *[other] { $count } munten
      }
   *[other] { $count } { $payment }
  }.
event-discarded = { $you ->
    [yes] Je legt
   *[no] { $seat } legt
  } { $card } gedekt af.
event-plague = De epidemie brengt { $count ->
    [0] geen ratten.
    [one] één rat.
   *[other] { $count } ratten.
  }
event-rat = { $you ->
    [yes] Je rat
   *[no] De rat van { $seat }
  } gaat naar { $rat }.
event-outbreak = Bij { $you ->
    [yes] jou
   *[no] { $seat }
  } breekt de epidemie uit.
event-removed = { $you ->
    [yes] Je verliest
   *[no] { $seat } verliest
  } een steen in { $sector-the }.
event-notre-dame = De Notre Dame wordt afgerekend: { $count ->
    [0] geen steen
    [one] één steen, { $share } prestige
   *[other] { $count } stenen, elk { $share } prestige
  }.
event-over = { $you ->
    [yes] Je wint
   *[no] { $seat } wint
  } met { $count } prestige.

reason-nine-rounds = alle negen rondes zijn gespeeld
tiebreak-supplies = wie meer munten en stenen samen in de eigen voorraad heeft, gaat voor

## Waarom niet

refusal-card-not-drawn = { $card } zit niet bij de kaarten die je hebt getrokken.
refusal-card-not-received = { $card } zit niet bij de kaarten die je hebt gekregen.
refusal-bonus-empty = Dat zou niets opleveren: { $bonus }.
refusal-no-such-borough = Wijk { $borough } is er niet in deze partij.
refusal-no-way-back = Met één marktplaats kom je niet terug waar je begon.
refusal-too-far = Dat is te ver; je mag { $count ->
    [0] geen marktplaats
    [one] één marktplaats
   *[other] { $count } marktplaatsen
  } ver rijden.
refusal-not-in-hand = Je hebt { $card } niet in deze kleur.
refusal-same-place = Begin en doel moeten verschillen: { $place }.
refusal-no-marker-there = Je hebt geen steen { $place-in }.
refusal-pay-now = Je hebt een steen gekozen, dus schenk minstens één munt.
refusal-three-coins = Meer dan drie munten kan niet.
refusal-too-few-coins = Je hebt { $count ->
    [0] geen munten
    [one] maar één munt
   *[other] maar { $count } munten
  }.
refusal-friend-there = Je vertrouweling staat al in { $sector-the }.
refusal-not-the-fullest = { $sector-start } hoort niet bij je volste velden met een steen.
refusal-person-not-there = { $person-start } ligt deze ronde niet open.
refusal-advisor-once = De raadsheer kun je niet nog eens omkopen.
refusal-not-from-notre-dame = Van de Notre Dame mag hier geen steen weg.
refusal-no-piece-there = Je hebt geen steen { $place-in }.
refusal-friend-elsewhere = Je vertrouweling staat niet in { $sector-the }.
refusal-too-few-markers = Zoveel stenen heb je niet in { $sector-the }.
refusal-one-to-three = Verplaats één tot drie stenen.
refusal-friend-off-board = Je vertrouweling staat nog niet op het bord.
refusal-not-empty = { $sector-start } is niet leeg.
refusal-sector-empty = { $sector-start } is leeg.
refusal-no-such-message = Je hebt geen boodschap van deze soort: { $message }.
refusal-rat-not-so-far = Je rat staat pas op { $rat }.
refusal-cannot-pay = Je kunt hoogstens { $count } betalen.

## De regels, punt voor punt

chapter-1 = Spelmateriaal
chapter-2 = Spelvoorbereiding
chapter-3 = Een ronde
chapter-4 = Actiekaarten
chapter-5 = Stenen en munten
chapter-6 = Personen van het basisspel
chapter-7 = De epidemie
chapter-8 = Afrekening en einde
chapter-9 = Met twee spelers
chapter-10 = De uitbreiding Nieuwe Personen
chapter-11 = Open en geheim

clause-1-1 = Voor twee tot vijf spelers. Elk heeft een stadswijk rond het Notre Dame-kaartje; met twee spelers liggen er vier wijken.
clause-1-2 = Elke kleur heeft 14 invloedsstenen, een vertrouweling, een koets, vier boodschappen en negen actiekaarten.
clause-1-3 = Er zijn 25 munten in totaal. Prestige raakt nooit op.
clause-1-4 = Er zijn zes bruine personen en drie grijze voor elk van de etappes A, B en C. De uitbreiding voegt er per etappe zes grijze aan toe.
clause-1-5 = Het Notre Dame-kaartje is met twee, drie, vier of vijf spelers 6, 8, 10 of 12 prestige waard.
clause-1-6 = Elke kleur heeft van elke soort één boodschap: 1 prestige en een munt, 2 prestige en een steen, 3 prestige en de rat één veld terug, 4 prestige.
clause-1-7 = Elke persoon toont 0 tot 3 ratten. De zes bruine en drie grijze van het basisspel hebben in etappe A 12, in B 13 en in C 12 ratten.
clause-1-8 = Een wijk heeft een midden, waar geen boodschap ligt, en vier hoekmarkten. Straten verbinden ze en lopen door naar de wijken ernaast, nooit over het kaartje.
clause-2-1 = Je begint met je koets in het midden van je wijk, 4 stenen, 10 in de algemene voorraad, 3 munten en de rat op 0. Je vertrouweling wacht naast het bord. Boodschappen liggen willekeurig op je hoekmarkten, je negen kaarten zijn geschud.
clause-2-2 = De bruine personen vormen één geschudde stapel. In de grijze stapel liggen die van A boven die van B, en die van C onderaan.
clause-2-3 = Met de uitbreiding worden van elke letter drie van de negen grijze personen getrokken. Iedereen weet wie meedoet, niemand kent de volgorde.
clause-2-4 = De eerste startspeler wordt geloot en krijgt de klokkenluider. De uitbreiding is een optie.
clause-3-1 = Een ronde begint met de bovenste twee bruine personen en de bovenste grijze.
clause-3-2 = Trek drie kaarten, houd er één en geef er twee door naar links. Van de twee die je krijgt houd je er één en geef je de andere door. De laatste komt bij je hand. Iedereen kiest tegelijk en gedekt. Een kaart geldt voor wie hem speelt.
clause-3-3 = Vanaf de startspeler speelt iedereen één kaart, daarna iedereen een tweede. De derde gaat gedekt op de aflegstapel.
clause-3-4 = Vanaf de startspeler mag iedereen voor één munt één open persoon omkopen. De gunst geldt voor zover mogelijk; levert ze niets op, dan ben je de munt kwijt. Dezelfde persoon mag door meerdere spelers worden omgekocht.
clause-3-5 = Dan komt de epidemie.
clause-3-6 = Aan het eind van een ronde gaan de personen onder hun stapels en gaat de klokkenluider naar links.
clause-3-7 = Na elke derde ronde wordt de Notre Dame afgerekend, worden de bruine personen geschud en krijgt iedereen zijn negen actiekaarten terug en schudt ze.
clause-4-1 = Kloosterschool: neem zoveel stenen uit de algemene voorraad als er stenen staan.
clause-4-2 = Bank: neem zoveel munten als er stenen staan.
clause-4-3 = Residentie: krijg zoveel prestige als er stenen staan.
clause-4-4 = Koetshuis: rijd hoogstens zoveel marktplaatsen ver als er stenen staan. Waar je stopt, mag je de boodschap nemen. Blijf je staan, dan neem je niets; vanaf twee marktplaatsen mag de rit eindigen waar hij begon.
clause-4-5 = Een boodschap werkt meteen. Je mag een kleur nemen als je van geen andere kleur die nog op het bord ligt, minder hebt.
clause-4-6 = Hotel: een munt, een steen of de rat één veld terug. Vanaf drie stenen (uitgave 2007: vier) kies je twee keer. Wat niets zou opleveren, kun je niet kiezen.
clause-4-7 = Vertrouweling: hij gaat naar een veld, later steeds naar een ander, en je voert de actie daar uit; weigeren mag niet. Hij telt overal als steen en staat nooit op de Notre Dame.
clause-4-8 = Park: je rat gaat één veld terug. Bovendien krijg je bij elke prestigewinst 1 extra per twee stenen in je park, één keer per winst.
clause-4-9 = Hospitaal: je rat gaat één veld terug. Bovendien verlaagt elke steen daar de epidemie voor jou met 1.
clause-4-10 = Notre Dame: schenk 1, 2 of 3 munten voor 1, 3 of 6 prestige en plaats een steen op het kaartje. Zonder schenking plaats je niets.
clause-4-11 = De rat gaat nooit onder 0.
clause-5-1 = Een actie vraagt een steen uit je eigen voorraad in het bijbehorende veld. Heb je er een, dan moet je die plaatsen en de actie uitvoeren; alleen de Notre Dame mag je weigeren.
clause-5-2 = Is je eigen voorraad leeg, dan mag je een steen van elders op het bord verplaatsen (nooit de vertrouweling) of de kaart zonder effect spelen.
clause-5-3 = Uit een lege algemene voorraad krijg je niets.
clause-5-4 = Zijn de munten op, dan komen de ontbrekende één voor één van de rijkste tegenstander, bij gelijke stand van de eerste met de klok mee.
clause-6-1 = Waardin: 3 prestige, en een munt, een steen of de rat één veld terug.
clause-6-2 = Minnezanger: verplaats één tot drie van je stenen, de vertrouweling erbij als je wilt, van een veld naar een ander. Er volgt geen actie en de Notre Dame blijft erbuiten.
clause-6-3 = Geldschieter: 2 munten en 1 prestige.
clause-6-4 = Goochelaar: verplaats een steen of de vertrouweling naar een ander veld en voer de actie daar uit. De steen mag van de Notre Dame komen, maar er niet naartoe gaan.
clause-6-5 = Monnik: 2 stenen en 1 prestige.
clause-6-6 = Medicus: voor jou is de epidemiegraad van deze ronde 0.
clause-6-7 = Stadswacht: 1 prestige voor elk van je stenen in velden en op de Notre Dame, en voor de vertrouweling in je wijk.
clause-6-8 = Nachtwaker: 1 prestige voor elk leeg veld.
clause-6-9 = Bisschop: zet een steen uit de algemene voorraad in een leeg veld en voer de actie daar uit. Zonder leeg veld of steen gebeurt er niets.
clause-6-10 = Gildemeester: 2 prestige voor elk veld met minstens twee stenen.
clause-6-11 = Bedelaarskoning: 1 prestige voor elk veld vóór je rat op de epidemietabel.
clause-6-12 = Advocaat: 3 prestige voor elke twee van je boodschappen.
clause-6-13 = Hofdame: 1 prestige voor elke steen in je volste veld.
clause-6-14 = Burgemeester: 3 prestige voor elk veld met minstens drie stenen.
clause-6-15 = Meubelmaker: 1 prestige voor elk veld dat niet leeg is.
clause-7-1 = De epidemiegraad is het aantal ratten op de drie open personen.
clause-7-2 = Je rat gaat vooruit met de epidemiegraad min de stenen in je hospitaal. Is dat minder dan nul, dan gaat hij achteruit.
clause-7-3 = Heb je de medicus omgekocht, dan reken je met 0 in plaats van de epidemiegraad.
clause-7-4 = Zou je rat voorbij 9 moeten, dan stopt hij op 9. Je verliest 2 prestige (nooit onder 0) en legt één steen uit je volste veld in de algemene voorraad. Bij gelijke stand kies je; de vertrouweling telt mee maar blijft staan.
clause-8-1 = Na ronde 3, 6 en 9 wordt de waarde van het kaartje gedeeld door alle stenen erop, naar beneden afgerond. Elke steen levert dit deel op; daarna gaan ze allemaal naar de algemene voorraden.
clause-8-2 = Na negen rondes wint wie het meeste prestige heeft. Bij gelijke stand tellen munten en stenen in de eigen voorraad samen; daarna wordt de overwinning gedeeld.
clause-9-1 = Met twee spelers liggen er vier wijken en zit je tegenover elkaar. In de vrije wijken liggen boodschappen van nog twee kleuren, die meetellen voor de sets.
clause-9-2 = Ook met twee spelers geef je kaarten door: de laatste komt bij je terug.
clause-10-1 = Beheerder: krijg evenveel prestige als je al hebt.
clause-10-2 = Verpleegster: een steen uit de algemene voorraad gaat naar het hospitaal en de rat gaat één veld terug, ook zonder steen.
clause-10-3 = Geleerde: gebruik je derde kaart. Ligt hij open, dan houdt iedereen zijn derde kaart tot alle spelers hebben omgekocht of gepast.
clause-10-4 = Priester: een steen uit de algemene voorraad op de Notre Dame, verder niets.
clause-10-5 = Procurator: voer de actie uit van een veld dat niet leeg is, zonder een steen te plaatsen.
clause-10-6 = Klokkenluider: 3 prestige voor elk van je stenen op de Notre Dame.
clause-10-7 = Spion: 2 prestige, en alleen jij ziet de grijze personen die nog komen, in volgorde.
clause-10-8 = Rondtrekkend volk: leg zoveel van je stenen als je wilt uit velden of van de Notre Dame in de algemene voorraad, voor 2 prestige per steen; dat telt als één winst.
clause-10-9 = Koetsier: kies één soort van je boodschappen en gebruik alle van die soort nog eens; dat telt als één winst.
clause-10-10 = Koopvrouw: 1 munt voor elk van je vier hoekmarkten zonder boodschap.
clause-10-11 = Weldoener: betaal prestige (of volgens de optie munten), hoogstens zoveel als je rat velden ver staat; hij gaat telkens één veld terug.
clause-10-12 = Slager: een steen uit de algemene voorraad in elk leeg veld, zonder acties. Zijn er te weinig, dan kies je waar.
clause-10-13 = Raadsheer: koop nog hoogstens twee keer om, voor één munt per keer: de twee anderen, of één van hen twee keer, nooit de raadsheer.
clause-10-14 = Poortwachter: 3 prestige voor elke twee van je stenen in de algemene voorraad.
clause-10-15 = Waard: 2 prestige voor elke steen in je hotel.
clause-10-16 = Doodgraver: evenveel prestige als de epidemiegraad van de ronde.
clause-10-17 = Actrice: verplaats alle stenen van een veld, ook de vertrouweling, naar een ander veld en voer de actie daar uit.
clause-10-18 = Maîtresse: een steen uit de algemene voorraad in het veld van je vertrouweling, dan de actie daar. Zonder vertrouweling of steen gebeurt er niets.
clause-11-1 = Open zijn het bord, de voorraden, munten, ratten, boodschappen, opengelegde personen, gespeelde kaarten en wie er nog kan komen. Prestige is open of, als optie, ieders geheim.
clause-11-2 = Geheim zijn je hand, wat je hebt gehouden en doorgegeven en wat je spion zag. Afgelegde kaarten blijven onbekend.

# Wat aan het einde telt.
final-score = prestige

# Een kenmerk van een stelling, als label voor twee getallen (analyse).
feature-prestige = prestige
feature-own = stenen om te plaatsen
feature-coins = munten
feature-rat = rat
feature-messages = boodschappen
feature-notre-dame = prestige van eigen stenen op de Notre Dame
feature-school = stenen ({ sector-cloister-school })
feature-bank = stenen ({ sector-bank })
feature-residence = stenen ({ sector-residence })
feature-carriage-house = stenen ({ sector-carriage-house })
feature-hotel = stenen ({ sector-hotel })
feature-park = stenen ({ sector-park })
feature-hospital = stenen ({ sector-hospital })
