# De lessen van De naam van de roos in het Nederlands.

lesson-monk = Je geheime monnik
lesson-monk-play = Je bent in het geheim de witte monnik. Wie het minste bewijs tegen zich heeft, wint. Kaarten verplaatsen monniken: speel de witte kaart.
lesson-monk-go = Waarheen? Een fiche van zijn kleur neemt een monnik verdenking af. In de kapittelzaal ligt een witte 5: stuur hem daarheen.
lesson-monk-watched = De verdenking tegen wit daalde met 5. Daarna hielp het roze schild de rode monnik. Is hij rood? Onthoud wie wie helpt.
lesson-monk-own-first = Je mag elke monnik verplaatsen. Neem het hier terug: zie eerst hoe wit verdenking kwijtraakt.
lesson-monk-tile = Dat werkt anders. Neem het terug en kies de kamer met de witte 5.
lesson-monk-done = Help je monnik, maar niet te openlijk: de anderen kijken toe, en aan het eind noemen ze je.

lesson-blame = Verdenking voor anderen
lesson-blame-play = Andere monniken moeten er slecht op staan. Wie is zwart? Niemand weet het. Speel de zwarte kaart.
lesson-blame-go = In een kamer zonder fiche van zijn kleur krijgt een monnik verdenking: de som van de fiches. Stuur hem naar de stal: 11.
lesson-blame-spend = Elke kaart kost uren, deze 3. Het witte fiche is nu een tijdfiche: zet het in, een uur minder.
lesson-blame-black-first = Een goede kaart voor later. Neem het terug en speel zwart.
lesson-blame-helps = Daar ligt een zwart fiche: dat helpt zwart. Neem het terug en kies de stal.
lesson-blame-more = Het kan meer zijn. Neem het terug en kies de stal: 5 en 6 is 11.
lesson-blame-stays = Een monnik moet naar een andere kamer.
lesson-blame-keep = Je mag het houden. Neem het hier terug en zet het in, om de zonnewijzer te zien.
lesson-blame-done = Wie een dag beëindigt, krijgt een incidentkaart en betaalt er 2 bewijs voor. Met tijdfiches kies je wanneer.

lesson-william = William oordeelt
lesson-william-play = Iemand stuurde wit naar de stal: verdenking 16. William kan helpen. Speel de kaart van William en Adson.
lesson-william-figure = William verandert bewijs, voor 5 uur. Adson verandert verdenking en kost geen tijd. Kies William.
lesson-william-go = William oordeelt over elke monnik waar hij komt. Stuur hem naar de stal: daar zijn wit, grijs en zwart.
lesson-william-clear = Eerst wit: neem 3 bewijs weg.
lesson-william-blame = Grijs: voeg 3 bewijs toe.
lesson-william-mask = Zwart: zoals je wilt. Wie een tweede vrijpleit, verbergt welke de zijne is.
lesson-william-william-first = Later. Neem het terug en speel William en Adson.
lesson-william-adson = Adson is ook goed. Neem het hier terug en kies William: bewijs telt aan het eind.
lesson-william-alone = Je monnik is in de stal. Neem het terug en stuur William daarheen.
lesson-william-own = Tegen je eigen monnik? Een slimme vermomming, maar duur. Neem het terug.
lesson-william-rival = Aardig voor een vreemde. Neem het terug en voeg bewijs toe.
lesson-william-done = William is de sterkste hulp en het duidelijkste spoor. Help naast jezelf ook een ander.

lesson-evening = De dag eindigt
lesson-evening-clock = Er zijn 23 uur voorbij; bij 24 eindigt de dag. Speel de tuinkaart: die kost 3 uur en roept een figuur daarheen.
lesson-evening-move = Roep blauw: in de tuin ligt geen blauw fiche, dus blauw krijgt 5 verdenking. Dan eindigt de dag.
lesson-evening-show = Verdenking werd bewijs: 5 voor de hoogste, minder voor de anderen. Toon nu een kleur die je niet bent: zwart.
lesson-evening-after = Elke getoonde kleur kreeg 2 bewijs en valt af voor haar speler. De nieuwe dag heeft een eigen incident.
lesson-evening-garden-first = Met een andere kaart eindigt de dag anders. Neem het terug en speel de tuin.
lesson-evening-white = Je eigen monnik krijgt dan vlak voor de avond verdenking. Neem het terug en roep blauw.
lesson-evening-other = Dat kan. Neem het terug en roep blauw.
lesson-evening-black-best = Dat kan. Neem het terug en toon zwart, dan gaat het verhaal verder.
lesson-evening-done = De volgorde ’s avonds telt. Wie ’s middags hoog staat, is veilig als hij ’s avonds laag staat.

lesson-accuse = De zevende dag
lesson-accuse-notes = Zes dagen zijn voorbij. Paars toonde grijs, blauw, zwart en hielp oranje. Roze toonde blauw, grijs, oranje en hielp rood.
lesson-accuse-accuse = Leg voor elke tegenstander een kleur: oranje voor het paarse schild, rood voor het roze. Bevestig daarna.
lesson-accuse-result = Beide goed: elk 6 bewijs erbij. Niemand vond jou. Wit eindigt op 21, het minst: je wint.
lesson-accuse-swapped = Andersom. Neem het terug: oranje voor paars, rood voor roze.
lesson-accuse-other = Je notities zeggen iets anders. Neem het terug: oranje voor paars, rood voor roze.
lesson-accuse-done = Ontmaskerd worden kost meer dan een slechte dag. Verberg je goed en houd notities bij.

lesson-round = Je eigen beurten
lesson-round-first = Nu speel jij, tegen twee makkelijke bots. Een kaart, een figuur, en let op de uren. De raadgever blijft bij je.
lesson-round-again = Nog eens: help wit, of schaad iemand, en kijk onschuldig.
lesson-round-done = Je kunt nu De naam van de roos spelen. Open een tafel tegen makkelijke bots, of lees de regels verder.

lesson-table = De tafel
lesson-table-press = Je kiest op de tafel: druk op een handkaart. Speel de witte kaart.
lesson-table-undo = Terugnemen kan tot er iets verborgens te zien is. Ernaast staan alle keuzes als lijst (toets L).
lesson-table-where = Kamers die je mag kiezen zijn gemarkeerd. Druk op de kapittelzaal.
lesson-table-recap = De regel boven de abdij vertelt wat er gebeurt. “Sinds je beurt” toont nog eens wat de anderen deden.
lesson-table-tracks = Hier staan verdenking en bewijs, per monnik. Druk op iets of houd het vast om erover te lezen.
lesson-table-notes = Druk op een spelersnaam: wat die toonde, en je notities over wie wie kan zijn.
lesson-table-white = Aan een echte tafel prima. Neem het hier terug en druk op de witte kaart.
lesson-table-chapter = Aan een echte tafel prima. Neem het hier terug en druk op de kapittelzaal.
lesson-table-done = De rest is het spel dat je kent.

## De raadgever

coach-own-monk = Je monnik is geheim. Help hem nu en dan, en help ook eens een ander.
coach-event = Het incident van vandaag verandert tot de avond een regel. Druk erop om het te lezen.
coach-penalty = Geen fiche van zijn kleur daar: de monnik kreeg zoveel verdenking als de fiches samen tellen.
coach-tile = Een genomen fiche verlaagt de verdenking van die monnik en wordt een tijdfiche van wie het nam.
coach-judge = William verandert bewijs, dat blijft tot het eind; Adson alleen verdenking, die ’s avonds telt.
coach-spend = Tijdfiches houden de zonnewijzer tegen. Wie de dag beëindigt, krijgt een incidentkaart: 2 bewijs.
coach-evening = De dag is bijna om. De volgorde van de verdenking aan het eind bepaalt wie bewijs krijgt.
coach-conversion = Verdenking werd bewijs naar rang: 5, 4, 3, 2, 1, 0. Daarna begint iedereen weer bij 10.
coach-show = De kleur die je toont krijgt 2 bewijs, en iedereen weet dat je die monnik niet bent.
coach-accuse = Leg voor elke tegenstander de monnik voor wie je hem houdt. Elke treffer komt hem duur te staan.

matters-win = Wie na de zevende dag het minste bewijs tegen zijn monnik heeft, wint.
mistake-accuse = Op goed geluk beschuldigen: onthoud wie wie helpt en wat elk heeft getoond.
mistake-rooms = Een monnik verplaatsen zonder naar de fiches te kijken: de kamer bepaalt of het helpt of schaadt.
mistake-hours = Tijdfiches zonder noodzaak inzetten, of per ongeluk de dag beëindigen: uren zijn een wapen.

## Termen

term-suspicion = Verdenking
term-suspicion-forms = verdenking
term-suspicion-text = Het blauwe spoor, 0 tot 40. ’s Avonds bepaalt de volgorde wie bewijs krijgt; dan begint iedereen bij 10.
term-evidence = Bewijs
term-evidence-forms = bewijs
term-evidence-text = Het bruine spoor. Het telt aan het eind: wie het minste tegen zijn monnik heeft, wint.
term-conversion = Omzetting
term-conversion-forms = omzetting
term-conversion-text = ’s Avonds krijgen monniken naar de volgorde van hun verdenking 5, 4, 3, 2, 1, 0 bewijs.
term-time-tile = Tijdfiche
term-time-tile-forms = tijdfiche, tijdfiches
term-time-tile-text = Een fiche dat je nam. Zet het in een latere beurt in: een uur minder.
term-tile = Taakfiche
term-tile-forms = taakfiche, taakfiches, fiche, fiches
term-tile-text = Een kleur en een waarde. Een monnik van zijn kleur neemt het en verliest verdenking; een ander krijgt de som.
term-william = William
term-william-forms = William
term-william-text = Geeft elke monnik waar hij komt 3 bewijs, of neemt het weg.
term-adson = Adson
term-adson-forms = Adson
term-adson-text = Geeft elke monnik waar hij komt 5 verdenking, of neemt die weg.
term-clock = Zonnewijzer
term-clock-forms = zonnewijzer, uur, uren
term-clock-text = Kaarten kosten uren. Bij 24 eindigt de dag; wat over is, telt mee voor de volgende.
term-event = Incident
term-event-forms = incident, incidentkaart
term-event-text = Geldt een dag. Wie de dag beëindigt, krijgt de kaart: aan het eind 2 bewijs.
term-marker = Kleurmerk
term-marker-forms = kleurmerk, kleurmerken
term-marker-text = Zes per speler: getoond na dag 1, 3 en 5, op dag zeven voor de tegenstanders gelegd.
term-monk = Monnik
term-monk-forms = monnik, monniken
term-monk-text = Zes in totaal. Eén ben jij, in het geheim; sommige horen bij niemand.
