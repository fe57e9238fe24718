# Rattus in het Nederlands. Vorm van de kaarten: .the met lidwoord.

game-title = Rattus
game-subtitle = Bevolk Europa, laat je helpen door zijn bewoners en blijf uit de buurt van de pest.
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

card-peasant = Boer
    .the = de boer
card-knight = Ridder
    .the = de ridder
card-monk = Monnik
    .the = de monnik
card-merchant = Koopman
    .the = de koopman
card-witch = Heks
    .the = de heks
card-king = Koning
    .the = de koning

card-peasant-power = Plaats één blokje meer, ook waar geen ratten liggen.
card-knight-power = Verplaats de pion één of twee regio’s; hij mag meetellen als twee extra blokjes.
card-monk-power = Verplaats één rattenfiche naar een aangrenzende regio.
card-merchant-power = Verplaats één tot drie van je blokjes naar een aangrenzende regio.
card-witch-power = Bekijk hoogstens twee rattenfiches en verwissel ze als je wilt.
card-king-power = Breng één van je blokjes uit een regio zonder ratten naar het paleis.

symbol-a = alles
symbol-m = meerderheid
symbol-p = boer
symbol-k = ridder
symbol-c = monnik
symbol-b = koopman
symbol-w = heks
symbol-r = koning

label-board = in regio’s
label-palace = paleis
label-stock = voorraad
label-beside = Kaarten naast het bord
label-supply = rattenfiches over

## Opties

option-powers = Wanneer voordelen werken
option-powers-before_plague = Voordat de pion beweegt
option-powers-whole_turn = De hele beurt, ook vlak voor en na de pest
option-removed_with_three = Fiches uit het spel bij drie spelers
option-removed_with_three-8 = Acht
option-removed_with_three-6 = Zes

## Wat er gevraagd wordt

decision-settle = Kies een regio voor twee van je blokjes.
decision-turn = Jouw beurt: neem een kaart, plaats blokjes, gebruik voordelen. Met de pion sluit je je beurt af.
decision-spread = De pest verspreidt zich vanuit { $region }. Kies waar { $count ->
    [one] één rattenfiche
   *[other] { $count } rattenfiches
  } naartoe { $count ->
    [one] gaat.
   *[other] gaan.
  }
decision-window = Je mag nog een voordeel gebruiken, voor of na het toeslaan van de pest.
decision-knight = Er { $count ->
    [one] ligt één blokje
   *[other] liggen { $count } blokjes
  } in { $region }. Telt de pion mee als twee extra?
decision-turn-order = Je kent een fiche in { $region }. Welk fiche wordt nu omgedraaid?
decision-monk = Welk rattenfiche verplaatst de monnik?
decision-monk-to = Waar gaat fiche { $token } uit { $region } naartoe?
decision-merchant = Uit welke regio vertrekken je blokjes?
decision-merchant-to = Waar gaan de blokjes uit { $region } naartoe, en hoeveel?
decision-witch = Welk rattenfiche bekijk je?
decision-witch-again = Bekijk nog een rattenfiche, als je wilt.
decision-witch-swap = De fiches in { $region } en { $region2 } verwisselen?
decision-king = Uit welke regio gaat een blokje naar het paleis?
decision-last-powers = Laatste ronde: je mag de voordelen van je kaarten nog één keer gebruiken.

## Keuzes

choice-settle = Vestig je in { $region }
choice-take = Neem { $card-the }
choice-place = Plaats { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  } in { $region }
choice-use = Gebruik { $card-the }
choice-pawn = Verplaats de pion naar { $region }
choice-palace = Blokje uit { $region } naar het paleis
choice-from = Uit { $region }
choice-move = Verplaats { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  } naar { $region }
choice-token = Fiche { $token }
choice-to = Naar { $region }
choice-look = Bekijk fiche { $token }
choice-enough = Zo is het genoeg
choice-swap = Verwissel ze
choice-keep = Laat ze liggen
choice-spread = Naar { $region }
choice-spread-two = { $same ->
    [yes] Beide naar { $region }
   *[no] Naar { $region } en { $region2 }
  }
choice-count = De pion telt als twee blokjes
choice-count-not = De pion telt niet mee
choice-turn = Draai fiche { $token } om
choice-done = Klaar
choice-start = { $you ->
    [yes] Jij begint
   *[no] { $seat } begint
  }
choice-front = De voorkant is { $front }

## Wat er gebeurde

event-start-pawn = De Zwarte Dood begint in { $region }.
event-start-player = { $you ->
    [yes] Jij begint
   *[no] { $seat } begint
  }.
event-settled = { $you ->
    [yes] Je vestigt je
   *[no] { $seat } vestigt zich
  } in { $region }.
event-turn = { $you ->
    [yes] Je bent
   *[no] { $seat } is
  } aan de beurt.
event-took = { $you ->
    [yes] Je neemt
   *[no] { $seat } neemt
  } { $card-the }.
event-took-from = { $you ->
    [yes] Je neemt { $card-the } van { $seat2 } af.
   *[no] { $you2 ->
        [yes] { $seat } neemt { $card-the } van je af.
       *[no] { $seat } neemt { $card-the } van { $seat2 } af.
      }
  }
event-placed = { $you ->
    [yes] Je plaatst
   *[no] { $seat } plaatst
  } { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  } in { $region }.
event-king = { $you ->
    [yes] Je stuurt
   *[no] { $seat } stuurt
  } een blokje uit { $region } naar het paleis.
event-merchant = { $you ->
    [yes] Je verplaatst
   *[no] { $seat } verplaatst
  } { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  } van { $region } naar { $region2 }.
event-monk = { $you ->
    [yes] Je verplaatst
   *[no] { $seat } verplaatst
  } fiche { $token } van { $region } naar { $region2 }.
event-looked = { $you ->
    [yes] Je bekijkt
   *[no] { $seat } bekijkt
  } fiche { $token } in { $region }.
event-saw = Fiche { $token } in { $region } toont limietwaarde { $limit }: { $symbol }.
event-swapped = { $you ->
    [yes] Je verwisselt
   *[no] { $seat } verwisselt
  } de twee fiches in { $region } en { $region2 }.
event-not-swapped = { $you ->
    [yes] Je laat
   *[no] { $seat } laat
  } de fiches in { $region } en { $region2 } liggen.
event-pawn = { $you ->
    [yes] Je verplaatst
   *[no] { $seat } verplaatst
  } de pion naar { $region }.
event-spread = Er komt een rattenfiche in { $region }.
event-pawn-counts = { $you ->
    [yes] Je laat
   *[no] { $seat } laat
  } de pion meetellen als twee blokjes.
event-pawn-aside = { $you ->
    [yes] Je laat
   *[no] { $seat } laat
  } de pion niet meetellen.
event-turned-strikes = { $region }, { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  }: een fiche met limietwaarde { $limit } slaat toe ({ $symbol }).
event-turned-spares = { $region }, { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  }: een fiche met limietwaarde { $limit } heeft geen effect.
event-lost = { $you ->
    [yes] Je verliest
   *[no] { $seat } verliest
  } { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  } in { $region }.
event-last-round = De laatste ronde begint, want { $reason }.
event-final-plague = De pest slaat overal toe.
event-over = { $you ->
    [yes] Je wint
   *[no] { $seat } wint
  } met { $count ->
    [0] nul blokjes
    [one] één blokje
   *[other] { $count } blokjes
  }.

## Hoe het afliep

reason-supply-empty = de rattenfiches zijn op
reason-all-cubes-out = iemand heeft alle blokjes op het bord
reason-both = de rattenfiches zijn op en iemand heeft alle blokjes op het bord
tiebreak-turn-order = wie als eerste weer aan de beurt zou zijn, gaat voor

## Weigeringen

refusal-region-not-in-play = { $region } doet met dit aantal spelers niet mee.
refusal-card-taken = Je hebt deze beurt al een kaart genomen.
refusal-own-card = Je hebt { $card-the } al.
refusal-placed = Je hebt deze beurt al blokjes geplaatst.
refusal-stock-empty = Je hebt geen blokjes meer in je voorraad.
refusal-no-token-there = Er ligt geen rattenfiche in { $region }; alleen de boer mag daar plaatsen.
refusal-wrong-count = In { $region } plaats je { $count ->
    [0] geen blokjes
    [one] één blokje
   *[other] { $count } blokjes
  }.
refusal-wrong-count-peasant = In { $region } plaats je { $least } of { $count ->
    [one] { $count } blokje
   *[other] { $count } blokjes
  }.
refusal-pawn-must-move = De pion mag niet in { $region } blijven.
refusal-pawn-one-step = { $region } ligt niet naast de pion.
refusal-pawn-two-steps = { $region } ligt meer dan twee stappen van de pion.
refusal-card-not-yours = Je hebt { $card-the } niet.
refusal-peasant-when-placing = De boer werkt als je blokjes plaatst.
refusal-knight-when-moving = De ridder werkt als je de pion verplaatst.
refusal-power-used = Je hebt { $card-the } deze beurt al gebruikt.
refusal-power-has-no-effect = Er valt niets te doen voor { $card-the }.
refusal-spread-count = Er { $count ->
    [one] wordt nu één rattenfiche
   *[other] worden nu { $count } rattenfiches
  } geplaatst.
refusal-not-next-to-plague = { $region } ligt niet naast de pest.
refusal-no-room = In { $region } is geen plek voor meer rattenfiches.
refusal-token-elsewhere = Fiche { $token } ligt niet in { $region }.
refusal-no-such-token = Er ligt geen fiche { $token } op het bord.
refusal-neighbours-full = Alle regio’s naast { $region } zijn vol.
refusal-not-neighbours = { $region } en { $region2 } grenzen niet aan elkaar.
refusal-no-own-cube = Je hebt geen blokje in { $region }.
refusal-too-few-cubes = In { $region } heb je { $count ->
    [0] geen blokjes
    [one] maar één blokje
   *[other] maar { $count } blokjes
  }.
refusal-another-token = Dit fiche heb je net bekeken.
refusal-king-needs-no-token = Er ligt een rattenfiche in { $region }.
refusal-last-place = In de laatste ronde plaatst alleen een nog niet gebruikte boer een blokje.
refusal-last-place-one = De boer plaatst nu precies één blokje.
refusal-last-ride = In de laatste ronde verplaatst alleen een nog niet gebruikte ridder de pion.

## De regels, stuk voor stuk

chapter-1 = Spelmateriaal
chapter-2 = Spelvoorbereiding
chapter-3 = Een beurt
chapter-4 = De pest slaat toe
chapter-5 = Klassen
chapter-6 = Het einde
chapter-7 = Open en geheim

clause-1-1 = Voor twee tot vier spelers, elk met twintig blokjes.
clause-1-2 = Het bord heeft twaalf regio’s en een paleis. Met twee spelers doen acht regio’s mee, met drie tien en met vier alle twaalf; de andere bestaan niet.
clause-1-3 = Regio’s die aan elkaar grenzen of over water verbonden zijn, gelden in alle regels als aangrenzend.
clause-1-4 = Er zijn zes klassekaarten: boer, ridder, monnik, koopman, heks en koning. Elke klasse heeft een symbool op de rattenfiches.
clause-1-5 = Er zijn 49 rattenfiches, waarvan twaalf voor het begin. De voorkant toont een limietwaarde en symbolen: klassen, meerderheid, alles.
clause-2-1 = In elke regio die meedoet ligt één startfiche, gedekt.
clause-2-2 = Van de andere fiches gaan er met twee spelers 12 en met drie spelers 8 (als optie 6) ongezien uit het spel. Wat overblijft wordt geschud en vormt de voorraad.
clause-2-3 = De kaarten liggen naast het bord. De pion staat in een regio die door loting is bepaald.
clause-2-4 = De startspeler wordt geloot. Om de beurt plaatst iedereen twee blokjes in één regio, daarna nog eens, van de laatste speler terug naar de eerste. De startspeler heeft de eerste beurt, daarna gaat het met de klok mee.
clause-2-5 = Fiches en pion zijn op het bord voordat het eerste blokje wordt geplaatst.
clause-3-1 = In je beurt mag je een kaart nemen en mag je blokjes plaatsen, in welke volgorde je wilt; daarna moet je de pion verplaatsen.
clause-3-2 = Elk voordeel werkt één keer in je eigen beurt, voordat de pion beweegt; de ridder samen met de pion. Als optie mogen monnik, koopman, heks en koning in plaats daarvan vlak voor het eerste omgedraaide fiche of na het laatste werken.
clause-3-3 = Je mag één kaart nemen, van naast het bord of van een andere speler. Je houdt kaarten tot iemand ze neemt, en je kunt een kaart gebruiken in de beurt waarin je die neemt.
clause-3-4 = Kies één regio met rattenfiches en plaats daar evenveel blokjes als er fiches liggen, of alles wat je nog hebt als dat minder is.
clause-3-5 = Verplaats de pion naar een aangrenzende regio. Hij mag niet blijven staan.
clause-4-1 = Ligt er één fiche waar de pion aankomt, dan gaat één fiche uit de voorraad naar een aangrenzende regio; liggen er twee of drie, dan gaan er twee naar één of twee aangrenzende regio’s. Ze worden ongezien neergelegd.
clause-4-2 = In een regio liggen hoogstens drie fiches. Wat geplaatst kan worden, moet geplaatst worden; waarvoor geen plek is of wat in de voorraad ontbreekt, vervalt.
clause-4-3 = Zolang er in de pestregio een blokje en een fiche liggen, wordt het volgende fiche omgedraaid, uitgevoerd en weggehaald. Heeft de speler die aan de beurt is er een gezien, dan kiest hij de volgorde; anders komt het oudste eerst.
clause-4-4 = Een fiche slaat toe als er minstens zoveel blokjes in de regio liggen als zijn limietwaarde. Zo niet, dan verdwijnt het zonder gevolgen.
clause-4-5 = Meerderheid treft iedereen met de meeste blokjes daar, geteld voordat het fiche toeslaat. Een klasse treft wie de kaart heeft. “Alles” treft iedereen daar. Elk symbool kost één blokje in die regio.
clause-4-6 = Verloren blokjes gaan terug naar de eigen voorraad van hun speler.
clause-4-7 = De beurt is voorbij als er in de pestregio geen fiche of geen blokje meer ligt.
clause-5-1 = Boer: als je blokjes plaatst, mag je er één meer plaatsen, ook waar geen fiche ligt.
clause-5-2 = Ridder: de pion mag één of twee regio’s verder en mag niet eindigen waar hij stond. Voordat het eerste fiche wordt omgedraaid, beslis je of de pion voor de limietwaarden als twee blokjes telt.
clause-5-3 = Monnik: verplaats één fiche uit een regio naar keuze naar een aangrenzende regio waar plek is.
clause-5-4 = Koopman: verplaats één tot drie van je blokjes van één regio naar een aangrenzende regio.
clause-5-5 = Heks: bekijk één fiche, daarna nog een als je wilt; liggen ze in verschillende regio’s, dan mag je ze verwisselen.
clause-5-6 = Koning: verplaats één van je blokjes uit een regio zonder fiches naar het paleis, waar het veilig is.
clause-6-1 = Als aan het eind van een beurt de voorraad leeg is of iemand alle twintig blokjes op het bord heeft (het paleis meegeteld), begint de laatste ronde.
clause-6-2 = In de laatste ronde mogen alle anderen, tegen de klok in, elk voordeel één keer gebruiken. De boer brengt één blokje naar een regio naar keuze, de ridder verplaatst de pion hoogstens twee regio’s, zonder pest.
clause-6-3 = Daarna slaat de pest in elke regio toe, het oudste fiche eerst. Als iemand de ridder heeft, telt de pion waar hij staat als twee blokjes.
clause-6-4 = Wie de meeste blokjes op het bord en in het paleis heeft, wint. Bij gelijke stand wint wie als eerste weer aan de beurt zou zijn.
clause-7-1 = Alles is open, behalve de voorkant van gedekte fiches. Iedereen ziet welk fiche bekeken wordt; alleen wie kijkt kent de voorkant, en blijft die kennen.
clause-7-2 = Niemand weet welke fiches aan het begin uit het spel zijn gegaan.
clause-7-3 = Een voorkant wordt getrokken als iemand die voor het eerst ziet, met dezelfde kansen als uit een geschudde stapel.

# Wat aan het einde telt.
final-score = blokjes

# Een kenmerk van een stelling, als label voor twee getallen (analyse).
feature-palace = blokjes in het paleis
feature-safe = blokjes in regio’s zonder ratten
feature-exposed = blokjes in regio’s met ratten
feature-risk = blokjes die de pest dreigt te nemen
feature-near-risk = blokjes die de pest nu dreigt te nemen
feature-struck = blokjes die deze pest neemt
feature-regions = regio’s met eigen blokjes
feature-peasant = kaart { card-peasant }
feature-knight = kaart { card-knight }
feature-monk = kaart { card-monk }
feature-merchant = kaart { card-merchant }
feature-witch = kaart { card-witch }
feature-king = kaart { card-king }
