# De lessen van Rattus in het Nederlands.

lesson-settle = Jouw mensen
lesson-settle-first = Europa, 1347. De rode blokjes zijn jouw mensen; wie aan het eind de meeste heeft, wint. Begin in Gallia: druk erop en twee blokjes gaan er wonen.
lesson-settle-second = De anderen zijn er ook. Zet je tweede paar in Anglia, ver van iedereen: de pest treft drukte het eerst.
lesson-settle-elsewhere = Dat mag. Neem het voor deze les terug en kies de verlichte regio.
lesson-settle-crowd = Daar wordt het druk, en in drukte slaat de pest toe. Neem het terug en probeer Anglia.
lesson-settle-done = Twee regio’s met elk twee blokjes: wat de pest ook neemt, de andere blijft.

lesson-grow = Ratten brengen mensen
lesson-grow-card = Jouw beurt. Neem eerst een kaart, als je wilt: het voordeel geldt meteen. De boer plaatst één blokje meer. Neem de boer.
lesson-grow-place = Je plaatst zoveel blokjes als er rattenfiches in de regio liggen. In Gallia ligt er één, de boer geeft er één bij: plaats er twee.
lesson-grow-card-first = Dat mag, maar de boer telt alleen als je hem vóór het plaatsen hebt. Neem het terug.
lesson-grow-too-soon = Met de pion eindigt je beurt: weg kaart, weg blokjes. Neem het terug.
lesson-grow-other-card = Ook een mooie kaart, maar nu wil je blokjes. Neem het terug en kies de boer.
lesson-grow-one = Je mag er één meer plaatsen. Neem het terug: met de boer zijn het er twee.
lesson-grow-apart = Dat kan. Neem het voor deze les terug en groei in Gallia.
lesson-grow-three = Eén fiche en de boer geven twee blokjes, geen drie.
lesson-grow-done = Waar ratten zijn, komen mensen bij. Daarom wil iedereen ratten, tot de pest komt.

lesson-plague = De pest trekt verder
lesson-plague-move = Elke beurt eindigt met de pion. Druk erop, dan op een aangrenzende regio. Stuur hem naar Italia, waar blauw woont.
lesson-plague-spread = In Italia ligt één fiche, dus komt er één nieuw in een aangrenzende regio. Leg het in Gallia: meer ratten, meer blokjes voor jou.
lesson-plague-result = Het fiche in Italia is omgedraaid. Limietwaarde 2, er stonden twee blokjes: het sloeg toe. Blauw had de meeste en verloor er één.
lesson-plague-own = Daar wonen je eigen mensen. Neem het terug en stuur hem naar Italia.
lesson-plague-stay = De pion rust nooit: hij moet Hispania uit.
lesson-plague-far = Eén regio verder, niet meer. Polonia is te ver.
lesson-plague-harvest = Dat kan ook. Maar ratten helpen waar jij plaatst: neem het terug en kies Gallia.
lesson-plague-done = Eén keer per beurt bepaal jij wie de pest bezoekt. De anderen ook.

lesson-struck = De pest bezoekt jou
lesson-struck-their-turn = Nu is blauw aan de beurt: een kaart, blokjes, de pion. Let op Gallia.
lesson-struck-loss = Vier blokjes haalden limietwaarde 4. Je verloor er drie: “alles”, “meerderheid” en het symbool van je boer. Het tweede fiche trof maar één blokje aan.
lesson-struck-harvest = Verloren blokjes gaan terug naar je voorraad. In Gallia liggen twee nieuwe fiches: met de boer plaats je er nu drie.
lesson-struck-peasant = Je mag er drie plaatsen: twee fiches en de boer. Neem het terug.
lesson-struck-more = In Gallia mag je er drie plaatsen. Neem het terug en groei daar.
lesson-struck-later = Kaarten komen in de volgende les. Neem het terug en plaats eerst blokjes.
lesson-struck-place-first = De pion sluit je beurt af. Neem het terug en plaats eerst je blokjes.
lesson-struck-done = Kaarten helpen en schaden: elke klasse heeft haar symbool op fiches. En een regio herstelt even snel als ze valt.

lesson-palace = Het paleis
lesson-palace-take = Je mag ook kaarten van anderen nemen. Blauw heeft de koning: neem hem.
lesson-palace-use = De koning brengt een blokje uit een regio zonder ratten naar het paleis. Gebruik hem: druk op je kaart.
lesson-palace-cube = De monnik heeft de ratten uit Anglia weggedragen. Stuur een blokje vandaar naar het paleis: daar komt geen pest.
lesson-palace-other-card = Nuttig, maar nu heb je de koning nodig. Neem het terug.
lesson-palace-too-soon = Nog niet. Neem het terug en volg het licht.
lesson-palace-rats = In Gallia zijn ratten. De koning haalt alleen blokjes waar geen fiche ligt.
lesson-palace-done = Een blokje in het paleis telt aan het eind en wordt nooit geraakt. Langzaam, maar zeker.

lesson-look = Onder de fiches kijken
lesson-look-take = Fiches liggen gedekt, niemand kent ze. De heks kijkt. Neem de heks.
lesson-look-use = Gebruik nu de heks: druk op je kaart.
lesson-look-first = Bekijk het verlichte fiche in Gallia: daar wonen vier blokjes van jou.
lesson-look-other = Limietwaarde 3; allen, de meerderheid en de koning verliezen: slecht voor jou. Bekijk ook het verlichte fiche in Germania.
lesson-look-swap = Limietwaarde 6: bijna onschuldig. Verwissel ze, dan ligt het slechte bij de vijf blokjes van blauw.
lesson-look-other-card = Een andere keer. Neem het terug en kies de heks.
lesson-look-look-first = Eerst de heks, zolang je beurt duurt. Neem het terug.
lesson-look-own-first = Dat is andermans zorg. Neem het terug en kijk waar jij woont.
lesson-look-one-more = Je mag een tweede bekijken en ze dan verwisselen. Neem het terug.
lesson-look-germania = Neem het terug en kijk in Germania: daar staan veel blauwe blokjes.
lesson-look-keep = Dan blijft het slechte fiche bij jou. Neem het terug en verwissel.
lesson-look-done = Alleen jij weet wat daar ligt. Wie een fiche kent, kiest ook welk het eerst wordt omgedraaid.

lesson-ending = Hoe het eindigt
lesson-ending-last-cubes = Later in de partij: 17 van je 20 blokjes zijn in het spel. Plaats de laatste drie in Gallia. Zijn alle eruit, dan eindigt de partij.
lesson-ending-last-move = Sluit je beurt af: stuur de pion naar Turcia, waar niemand woont.
lesson-ending-last-spread = Twee fiches verspreiden zich. Leg er één in Italia en één in Bulgaria.
lesson-ending-result = De pest sloeg overal nog één keer toe. Jij hield 11 blokjes over, met het paleis; de anderen elk 4. Wie de meeste heeft, wint.
lesson-ending-twenty = Dat mag, maar jij staat voor en wilt het einde. Neem het terug: drie blokjes in Gallia.
lesson-ending-quiet = Dat kost nog blokjes. Neem het terug en kies Turcia.
lesson-ending-quiet-first = De koning zou nog een blokje kunnen halen. Neem het hier terug en verplaats de pion.
lesson-ending-away = Neem het terug: één in Italia, één in Bulgaria.
lesson-ending-done = De laatste pest treft iedereen. Verspreid je vooraf, en denk aan het paleis.

lesson-round = Je eigen ronde
lesson-round-finish = Nu speel jij, tegen twee makkelijke bots. Maak deze beurt af: blokjes plaatsen, dan de pion. De raadgever blijft bij je.
lesson-round-again = Een hele beurt alleen: kaart, blokjes, voordeel, pion.
lesson-round-done = Je kunt nu Rattus spelen. Open een tafel tegen makkelijke bots, of lees de regels verder.

lesson-table = De tafel
lesson-table-press = Je kiest op het bord: druk op iets en het gebeurt. Neem de ridder: druk op de kaart.
lesson-table-undo = Genomen. Terugnemen kan tot er iets verborgens te zien is. Ernaast staan alle keuzes als lijst (toets L).
lesson-table-amount = Zijn er meer aantallen mogelijk, dan komt er een teller. Plaats een blokje in Gallia.
lesson-table-ask = Wat niet mag, legt zichzelf uit: druk op Polonia en vraag waarom. Vasthouden of aanwijzen verklaart elk stuk.
lesson-table-confirm = Bij wat iets afsluit of onthult, volgt nog een vraag. Druk op de pion, dan op Italia, en bevestig.
lesson-table-spread = Wat omlijnd is, mag je nu kiezen. Laat de ratten naar een omlijnde regio gaan.
lesson-table-recap = “Sinds je beurt” toont nog eens wat de anderen deden. In het menu: verloop, chat, regels, instellingen.
lesson-table-knight = Aan een echte tafel prima. Neem het hier terug en druk op de ridder.
lesson-table-gallia = Aan een echte tafel prima. Neem het hier terug en druk op Gallia.
lesson-table-italia = Aan een echte tafel prima. Neem het hier terug en kies Italia.
lesson-table-turcia = Aan een echte tafel prima. Neem het hier terug en kies een andere regio.
lesson-table-far = Ook de ridder gaat hooguit twee regio’s ver.
lesson-table-done = De rest is het spel dat je kent.

## De raadgever

coach-face-down = Nieuwe rattenfiches liggen gedekt: niemand weet wat ze doen. Meer fiches, meer blokjes om hier te plaatsen.
coach-spared = Hier stonden minder blokjes dan de limietwaarde: het fiche deed niets.
coach-lost = Verloren blokjes gaan naar je voorraad: plaats ze weer waar ratten zijn.
coach-taken = Kaarten wisselen van eigenaar. Weinig hebben is soms veiliger: hun symbolen staan op fiches.
coach-knight = Telt de pion mee, dan wordt de limietwaarde eerder gehaald. Goed waar anderen meer te verliezen hebben.
coach-palace = Blokjes in het paleis zijn voorgoed veilig en tellen aan het eind.
coach-supply = De voorraad fiches raakt op. Is hij leeg, dan begint de laatste ronde.
coach-stock = Je hebt nog weinig blokjes in voorraad. Heeft iemand alle 20 geplaatst, dan begint de laatste ronde.
coach-last-round = Laatste ronde: alleen voordelen. Daarna slaat de pest overal toe.

matters-win = Wie na de laatste pest de meeste blokjes op de kaart en in het paleis heeft, wint.
mistake-card-first = Blokjes plaatsen voordat je een kaart neemt: met die kaart waren het er misschien meer.
mistake-unused = De pion verplaatsen met een voordeel ongebruikt: koopman, koning en heks werken alleen daarvoor.
mistake-plague = De pion uit gewoonte verplaatsen: kijk waar anderen meer verliezen dan jij.

## Termen

term-cube = Blokje
term-cube-forms = blokje, blokjes
term-cube-text = Jouw mensen, 20 in totaal. Die op de kaart en in het paleis tellen aan het eind.
term-token = Rattenfiche
term-token-forms = rattenfiche, rattenfiches, fiche, fiches, ratten
term-token-text = Ligt gedekt, hooguit drie per regio. Je plaatst zoveel blokjes als er fiches liggen; de pest draait ze om.
term-pawn = Pion
term-pawn-forms = pion
term-pawn-text = Iedereen verplaatst hem aan het eind van zijn beurt naar een aangrenzende regio. Daar slaat de pest toe.
term-limit = Limietwaarde
term-limit-forms = limietwaarde
term-limit-text = Een fiche slaat alleen toe als er minstens zoveel blokjes in de regio staan, van wie ook.
term-palace = Paleis
term-palace-forms = paleis
term-palace-text = Blokjes hier worden nooit geraakt en tellen aan het eind. De koning brengt ze.
term-spread = Verspreiden
term-spread-forms = verspreidt zich, verspreiden zich
term-spread-text = Voordat de pest toeslaat, komen nieuwe fiches in aangrenzende regio’s: één, of twee waar er twee of drie liggen.
term-power = Voordeel
term-power-forms = voordeel, voordelen
term-power-text = Wat een klassekaart kan: één keer per beurt, in je eigen beurt, voordat de pion beweegt.
term-peasant = Boer
term-peasant-forms = boer
term-peasant-text = Plaats één blokje meer, ook waar geen ratten zijn.
term-knight = Ridder
term-knight-forms = ridder
term-knight-text = De pion gaat één of twee regio’s ver en mag als twee blokjes tellen.
term-monk = Monnik
term-monk-forms = monnik
term-monk-text = Breng een rattenfiche naar een aangrenzende regio.
term-merchant = Koopman
term-merchant-forms = koopman
term-merchant-text = Verplaats één tot drie van je blokjes naar een aangrenzende regio.
term-witch = Heks
term-witch-forms = heks
term-witch-text = Bekijk hooguit twee fiches en verwissel ze als je wilt.
term-king = Koning
term-king-forms = koning
term-king-text = Breng een van je blokjes uit een regio zonder ratten naar het paleis.
