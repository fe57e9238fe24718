# Rattus in het Nederlands.

game-title = Rattus
game-subtitle = Bevolk Europa, laat je helpen door zijn mensen en blijf de pest uit de weg.

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
card-knight = Ridder
card-monk = Monnik
card-merchant = Koopman
card-witch = Heks
card-king = Koning

card-peasant-power = Plaats één blokje meer, ook waar geen rat ligt.
card-knight-power = Verplaats de pion één of twee stappen; hij mag meetellen als twee extra blokjes.
card-monk-power = Verplaats één rattenfiche naar een buurgebied.
card-merchant-power = Verplaats één tot drie van je blokjes naar een buurgebied.
card-witch-power = Bekijk hoogstens twee rattenfiches en verwissel ze als je wilt.
card-king-power = Breng één van je blokjes uit een gebied zonder ratten naar het paleis.

symbol-a = iedereen
symbol-m = meerderheid
symbol-p = boer
symbol-k = ridder
symbol-c = monnik
symbol-b = koopman
symbol-w = heks
symbol-r = koning

label-board = op de kaart
label-palace = paleis
label-stock = voorraad
label-beside = Kaarten naast het bord
label-supply = rattenfiches over

## Opties

option-powers = Wanneer krachten werken
option-powers-before_plague = Voordat de pion beweegt
option-powers-whole_turn = De hele beurt, ook rond de pest
option-removed_with_three = Fiches uit het spel bij drie spelers
option-removed_with_three-8 = Acht
option-removed_with_three-6 = Zes

## Wat er gevraagd wordt

decision-settle = Kies een gebied voor twee van je blokjes.
decision-turn = Jouw beurt: neem een kaart, plaats blokjes, gebruik krachten. Met de pion sluit je je beurt af.
decision-spread = De pest verspreidt zich vanuit { $region }. Kies waar { $count ->
    [one] één rattenfiche heen gaat.
   *[other] { $count } rattenfiches heen gaan.
  }
decision-window = Je mag rond de pest een kracht gebruiken.
decision-knight = Er { $count ->
    [one] ligt één blokje
   *[other] liggen { $count } blokjes
  } in { $region }. Telt de pion mee als twee extra?
decision-turn-order = Je kent een fiche in { $region }. Welke wordt nu omgedraaid?
decision-monk = Welke rattenfiche verplaatst de monnik?
decision-monk-to = Waar gaat fiche { $token } uit { $region } heen?
decision-merchant = Uit welk gebied vertrekken je blokjes?
decision-merchant-to = Waar gaan de blokjes uit { $region } heen, en hoeveel?
decision-witch = Welke rattenfiche bekijk je?
decision-witch-again = Bekijk nog een rattenfiche, als je wilt.
decision-witch-swap = De fiches in { $region } en { $region2 } verwisselen?
decision-king = Uit welk gebied gaat een blokje naar het paleis?
decision-last-powers = Laatste ronde: je mag de krachten van je kaarten nog één keer gebruiken.

## Keuzes

choice-settle = Vestig je in { $region }
choice-take = Neem de kaart { $card }
choice-place = Plaats { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  } in { $region }
choice-use = Gebruik de { $card }
choice-pawn = Verplaats de pion naar { $region }
choice-palace = Stuur een blokje uit { $region } naar het paleis
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
choice-spread-two = Naar { $region } en { $region2 }
choice-count = De pion telt als twee blokjes
choice-count-not = De pion telt niet mee
choice-turn = Draai fiche { $token } om
choice-done = Klaar
choice-start = Plaats { $seat } begint
choice-front = De voorkant is { $front }

## Wat er gebeurde

event-start-pawn = De Zwarte Dood begint in { $region }.
event-start-player = { $seat } begint.
event-settled = { $seat } vestigt zich in { $region }.
event-turn = { $seat } is aan de beurt.
event-took = { $seat } neemt de { $card }.
event-took-from = { $seat } neemt de { $card } van { $seat2 }.
event-placed = { $seat } plaatst { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  } in { $region }.
event-king = { $seat } stuurt een blokje uit { $region } naar het paleis.
event-merchant = { $seat } verplaatst { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  } van { $region } naar { $region2 }.
event-monk = { $seat } verplaatst fiche { $token } van { $region } naar { $region2 }.
event-looked = { $seat } bekijkt fiche { $token } in { $region }.
event-saw = Fiche { $token } in { $region } toont limiet { $limit }: { $symbol }.
event-swapped = { $seat } verwisselt de twee fiches in { $region } en { $region2 }.
event-not-swapped = { $seat } laat de fiches in { $region } en { $region2 } liggen.
event-pawn = { $seat } verplaatst de pion naar { $region }.
event-spread = Er komt een rattenfiche in { $region }.
event-pawn-counts = { $seat } laat de pion meetellen als twee blokjes.
event-pawn-aside = { $seat } laat de pion niet meetellen.
event-turned-strikes = Een fiche met limiet { $limit } treft { $count ->
    [one] het ene blokje
   *[other] de { $count } blokjes
  } in { $region }: { $symbol }.
event-turned-spares = Een fiche met limiet { $limit } spaart { $count ->
    [one] het ene blokje
   *[other] de { $count } blokjes
  } in { $region }.
event-lost = { $seat } verliest { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  } in { $region }.
event-last-round = De laatste ronde begint: { $reason }.
event-final-plague = De pest slaat overal toe.
event-over = { $seat } wint met { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  }.

## Hoe het afliep

reason-supply-empty = de rattenfiches zijn op
reason-all-cubes-out = iemand heeft alle blokjes op het bord
reason-both = de rattenfiches zijn op en iemand heeft alle blokjes op het bord
tiebreak-turn-order = gelijke stand; wie het eerst aan de beurt zou zijn geweest, gaat voor

## Weigeringen

refusal-region-not-in-play = { $region } doet met dit aantal spelers niet mee
refusal-card-taken = je hebt deze beurt al een kaart genomen
refusal-own-card = je hebt de { $card } al
refusal-placed = je hebt deze beurt al blokjes geplaatst
refusal-stock-empty = je hebt geen blokjes meer in je eigen voorraad
refusal-no-token-there = er ligt geen rattenfiche in { $region }; alleen de boer mag daar plaatsen
refusal-wrong-count = in { $region } plaats je { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  }
refusal-wrong-count-peasant = in { $region } plaats je { $least } of { $count } blokjes
refusal-pawn-must-move = de pion mag niet in { $region } blijven
refusal-pawn-one-step = { $region } ligt niet naast de pion
refusal-pawn-two-steps = { $region } ligt meer dan twee stappen van de pion
refusal-card-not-yours = je hebt de { $card } niet
refusal-peasant-when-placing = de boer werkt als je blokjes plaatst
refusal-knight-when-moving = de ridder werkt als je de pion verplaatst
refusal-power-used = je hebt de { $card } deze beurt al gebruikt
refusal-power-has-no-effect = er valt niets te doen voor de { $card }
refusal-spread-count = er { $count ->
    [one] wordt nu één rattenfiche
   *[other] worden nu { $count } rattenfiches
  } geplaatst
refusal-not-next-to-plague = { $region } ligt niet naast de pest
refusal-no-room = in { $region } is geen plek voor meer rattenfiches
refusal-token-elsewhere = fiche { $token } ligt niet in { $region }
refusal-no-such-token = er ligt geen fiche { $token } op het bord
refusal-neighbours-full = alle gebieden naast { $region } zijn vol
refusal-not-neighbours = { $region } en { $region2 } zijn geen buren
refusal-no-own-cube = je hebt geen blokje in { $region }
refusal-too-few-cubes = in { $region } heb je maar { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  }
refusal-another-token = deze fiche heb je net bekeken
refusal-king-needs-no-token = er ligt een rattenfiche in { $region }
refusal-last-place = in de laatste ronde plaatst alleen een nog niet gebruikte boer een blokje
refusal-last-place-one = de boer plaatst nu één blokje
refusal-last-ride = in de laatste ronde verplaatst alleen een nog niet gebruikte ridder de pion

## De regels, stuk voor stuk

chapter-1 = Wat er is
chapter-2 = Klaarzetten
chapter-3 = Een beurt
chapter-4 = De pest slaat toe
chapter-5 = Standen
chapter-6 = Het einde
chapter-7 = Wie weet wat

clause-1-1 = Je speelt met twee tot vier mensen, elk met twintig blokjes.
clause-1-2 = Het bord heeft twaalf gebieden en een paleis. Met twee spelers doen acht gebieden mee, met drie tien en met vier alle twaalf; de andere bestaan niet.
clause-1-3 = Gebieden die aan elkaar grenzen of over water verbonden zijn, zijn buren in alle regels.
clause-1-4 = Er zijn zes standenkaarten: boer, ridder, monnik, koopman, heks en koning. Elk heeft een symbool op de rattenfiches.
clause-1-5 = Er zijn 49 rattenfiches, waarvan twaalf voor het begin. De voorkant toont een limiet en symbolen: standen, meerderheid, iedereen.
clause-2-1 = In elk gebied dat meedoet ligt één beginfiche, gedekt.
clause-2-2 = Met twee of drie spelers gaan enkele van de andere fiches ongezien uit het spel. Wat overblijft wordt geschud en vormt de voorraad.
clause-2-3 = De kaarten liggen naast het bord. De pion staat in een gebied dat door loting is bepaald.
clause-2-4 = De startspeler wordt geloot. In speelvolgorde plaatst iedereen twee blokjes in één gebied, en daarna nog eens, van de laatste speler terug naar de eerste. De startspeler heeft de eerste beurt, daarna gaat het met de klok mee.
clause-2-5 = Fiches en pion liggen op het bord voordat het eerste blokje wordt geplaatst.
clause-3-1 = In je beurt mag je een kaart nemen en mag je blokjes plaatsen, in welke volgorde je wilt; daarna moet je de pion verplaatsen.
clause-3-2 = Elk van je krachten werkt één keer in je eigen beurt, voordat de pion beweegt; de ridder samen met de pion. Met de optie voor de hele beurt werken monnik, koopman, heks en koning ook vlak voor de eerste fiche wordt omgedraaid en na de laatste.
clause-3-3 = Je mag één kaart nemen, van naast het bord of van een andere speler. Je houdt kaarten tot iemand ze neemt, en je kunt een kaart gebruiken in de beurt waarin je die neemt.
clause-3-4 = Kies één gebied met rattenfiches en plaats daar evenveel blokjes als er fiches liggen, of alles wat je nog hebt als dat minder is.
clause-3-5 = Verplaats de pion naar een buurgebied. Hij mag niet blijven staan.
clause-4-1 = Ligt er één fiche waar de pion aankomt, dan gaat één fiche uit de voorraad naar een buurgebied; liggen er twee of drie, dan gaan er twee naar één of twee buurgebieden. Ze worden ongezien neergelegd.
clause-4-2 = Een gebied heeft plek voor hoogstens drie fiches. Wat geplaatst kan worden, moet geplaatst worden; waarvoor geen plek is of wat in de voorraad ontbreekt, vervalt.
clause-4-3 = Zolang er in het pestgebied een blokje en een fiche liggen, wordt de volgende fiche omgedraaid, uitgevoerd en weggehaald. Wie er een van gezien heeft, kiest de volgorde; anders komt de oudste eerst.
clause-4-4 = Een fiche slaat toe als er minstens zoveel blokjes in het gebied liggen als zijn limiet. Zo niet, dan verdwijnt hij zonder gevolgen.
clause-4-5 = Meerderheid treft iedereen met de meeste blokjes daar, geteld voordat de fiche toeslaat. Een stand treft wie de kaart heeft. Het symbool iedereen treft alle spelers. Elk symbool kost één blokje in dat gebied.
clause-4-6 = Verloren blokjes gaan terug naar de eigen voorraad van hun speler.
clause-4-7 = De beurt is voorbij als er in het pestgebied geen fiche of geen blokje meer ligt.
clause-5-1 = Boer: als je blokjes plaatst, mag je er één meer plaatsen, ook waar geen fiche ligt.
clause-5-2 = Ridder: de pion mag één of twee stappen doen en mag niet eindigen waar hij stond. Voordat de eerste fiche wordt omgedraaid, beslis je of de pion voor de limieten als twee blokjes telt.
clause-5-3 = Monnik: verplaats één fiche uit een gebied naar keuze naar een buurgebied waar plek is.
clause-5-4 = Koopman: verplaats één tot drie van je blokjes van één gebied naar een buurgebied.
clause-5-5 = Heks: bekijk één fiche, daarna nog een als je wilt, en verwissel ze dan als je wilt en ze in verschillende gebieden liggen.
clause-5-6 = Koning: verplaats één van je blokjes uit een gebied zonder fiches naar het paleis, waar het veilig is.
clause-6-1 = Als aan het eind van een beurt de voorraad leeg is of iemand alle twintig blokjes op het bord heeft, begint de laatste ronde.
clause-6-2 = In de laatste ronde mogen alle anderen, tegen de klok in, hun krachten één keer gebruiken. De boer brengt één blokje naar een gebied naar keuze, de ridder verplaatst de pion hoogstens twee stappen, zonder pest.
clause-6-3 = Daarna slaat de pest in elk gebied toe, de oudste fiche eerst. De pion telt waar hij staat als twee blokjes, als iemand de ridder heeft.
clause-6-4 = De meeste blokjes op het bord en in het paleis winnen. Bij gelijke stand wint wie het eerst aan de beurt zou zijn geweest.
clause-7-1 = Alles is open, behalve de voorkant van gedekte fiches. Iedereen ziet welke fiche bekeken wordt; alleen wie kijkt kent de voorkant, en blijft die kennen.
clause-7-2 = Niemand weet welke fiches aan het begin uit het spel zijn gegaan.
clause-7-3 = Een voorkant wordt getrokken als iemand die voor het eerst ziet, met dezelfde kansen als uit een geschudde stapel.
