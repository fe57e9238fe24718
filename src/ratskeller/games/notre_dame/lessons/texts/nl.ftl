# De lessen van Notre Dame in het Nederlands.

lesson-cards = Twee kaarten
lesson-cards-bank = Jouw wijk van Parijs. Een kaart legt een steen en werkt meteen: de bank geeft een munt per steen daar. Speel de bank.
lesson-cards-residence = Eén steen, één munt. Speel nu de residentie: een punt prestige voor elke steen daar. Wie aan het eind de meeste prestige heeft, wint.
lesson-cards-bank-first = Dat mag. Neem het hier terug en begin met de bank: eerst munten.
lesson-cards-later = Het hospitaal komt straks. Neem het terug en speel de residentie.
lesson-cards-gone = De bank is gespeeld. Elke kaart werkt één keer.
lesson-cards-done = Twee kaarten per ronde; de derde leg je af. Stenen blijven: een veld wordt telkens sterker.

lesson-hire = Een persoon, en de ratten
lesson-hire-monk = Drie personen bieden een gunst voor een munt. De monnik geeft twee stenen en een prestigepunt. Zonder stenen lukt niets: koop de monnik om.
lesson-hire-plague = De ronde eindigt met de epidemie: de drie personen brachten vier ratten, je rat liep naar 4. Voorbij 9 doet het pijn.
lesson-hire-pass = Passen spaart een munt, maar je stenen raken op. Neem het terug en koop de monnik om.
lesson-hire-other = Ook een goede gunst. Neem het terug: stenen heb je nu nodig.
lesson-hire-done = Personen zijn twee dingen tegelijk: een gunst voor wie betaalt, en ratten voor iedereen.

lesson-draft = Houden en doorgeven
lesson-draft-threat = Een nieuwe ronde. Deze drie brengen zeven ratten. Je rat staat op 4: dat wordt 11, een uitbraak.
lesson-draft-keep = Je trok drie kaarten: houd er één, de andere twee gaan naar links. Houd het hospitaal.
lesson-draft-second = Van rechts kwamen er twee: één houden, één doorgeven. Met een tweede steen betaalt de bank twee. Houd de bank.
lesson-draft-rats = Mooie kaarten, maar er komen zeven ratten. Neem het terug en houd het hospitaal.
lesson-draft-grow = Een kloosterschool brengt stenen. Neem het vandaag terug en houd de bank.
lesson-draft-done = Je kiest voor jezelf, en je kiest wat je buur krijgt. De laatste kaart komt vanzelf.

lesson-danger = Tegen de epidemie
lesson-danger-hospital = Het hospitaal zet de rat één vak terug, en elke steen daar verlaagt elke epidemie met één. Speel het.
lesson-danger-bank = Nu zou je rat op 9 blijven: geen uitbraak. Speel de bank: met twee stenen geeft ze twee munten.
lesson-danger-hostess = Koop de waardin om: drie prestigepunten en een bonus naar keuze.
lesson-danger-bonus = Munt, steen of rat terug? Druk op je rat: één vak minder blijft de hele partij één vak minder.
lesson-danger-spared = Zeven ratten, één minder door het hospitaal: je rat staat op 8. De anderen zitten op 9, op het randje.
lesson-danger-rats-first = Dat mag. Maar neem het terug: eerst de ratten.
lesson-danger-coins = Ook het park zet de rat terug, maar munten kopen personen om. Neem het terug en speel de bank.
lesson-danger-pass = Je hebt munten. Neem het terug en koop de waardin om.
lesson-danger-hostess-now = Een andere keer. Neem het terug en koop de waardin om.
lesson-danger-back = Nuttig, maar de rat is dichtbij. Neem het terug en druk op je rat.
lesson-danger-done = Voorbij 9 verlies je twee prestige en een steen. Het hospitaal werkt elke ronde, dus het loont vroeg.

lesson-carriage = Een boodschap halen
lesson-carriage-play = Je hebt een koetshuis. Speel het: je koets rijdt één marktplaats ver per steen daar.
lesson-carriage-drive = Op de hoekmarkten liggen boodschappen. De verlichte geeft drie prestige en zet de rat terug. Rijd erheen.
lesson-carriage-take = Neem de boodschap.
lesson-carriage-own-card = Dat zou ook werken. Neem het terug en speel de verlichte kaart.
lesson-carriage-carriage-first = De kathedraal komt daarna. Neem het terug en speel het koetshuis.
lesson-carriage-stay = Wie blijft staan, haalt niets. Neem het terug en rijd.
lesson-carriage-letter = Ook daar ligt er een. Neem het terug en haal de boodschap die ratten verjaagt.
lesson-carriage-far = Eén steen in het koetshuis is één marktplaats. Deze is te ver.
lesson-carriage-leave = Daar kwam je voor. Neem het terug en neem de boodschap.
lesson-carriage-done = De volgende moet een andere kleur zijn: elke kleur komt een keer aan bod, voor er een terugkeert.

lesson-cathedral = Notre Dame
lesson-cathedral-play = Elke derde ronde wordt de kathedraal afgerekend. Speel de kaart Notre Dame om te schenken en er een steen te leggen.
lesson-cathedral-pay = Eén munt geeft 1 prestige, twee geven 3, drie geven 6. Schenk er drie.
lesson-cathedral-guard = De stadswacht geeft een punt voor elk van je stenen op het bord. Je hebt er zes. Koop haar om.
lesson-cathedral-scored = De 8 prestige van Notre Dame werden door twee stenen gedeeld: 4 voor jou. De stenen gaan naar huis, een nieuwe etappe begint.
lesson-cathedral-cathedral-first = Neem het terug: zonder steen in Notre Dame deel je niet mee.
lesson-cathedral-nothing = Dan krijg je helemaal niets. Neem het terug en schenk er drie.
lesson-cathedral-three = De derde munt geeft het meest. Neem het terug en schenk er drie.
lesson-cathedral-pass = Zes punten voor een munt. Neem het terug.
lesson-cathedral-guard-now = Neem het terug: met zes stenen is de stadswacht zes waard.
lesson-cathedral-done = Hoe minder stenen in Notre Dame, hoe groter het deel. Let op wie er nog gaat, en ga als de anderen niet kunnen.

lesson-round = Je eigen ronde
lesson-round-play = Nu speel jij, tegen twee makkelijke bots: houden, houden, twee kaarten, een persoon. De raadgever blijft bij je.
lesson-round-done = Je kunt nu Notre Dame spelen. Open een tafel tegen makkelijke bots, of lees de regels verder.

lesson-table = De tafel
lesson-table-press = Je kiest op de tafel: druk op een handkaart en ze is gespeeld. Speel de bank.
lesson-table-recap = De regel boven het bord vertelt wat er gebeurt. “Sinds je beurt” toont nog eens wat de anderen deden.
lesson-table-ask = Druk op iets of houd het vast om erover te lezen: een veld, een persoon, een spelersnaam voor de hele wijk.
lesson-table-second = Speel een tweede kaart: de residentie of het hospitaal.
lesson-table-list = Terugnemen kan tot er iets verborgens te zien is. Ernaast staan alle keuzes als lijst (toets L).
lesson-table-forecast = De epidemietabel toont waar je rat deze ronde blijft staan. Druk op een persoon om die om te kopen, of pas.
lesson-table-bank = Aan een echte tafel prima. Neem het hier terug en druk op de bank.
lesson-table-bishop = De bisschop stelt zelf nog een vraag. Neem het terug en kies een ander, of pas.
lesson-table-done = De rest is het spel dat je kent.

## De raadgever

coach-draft = Houd wat je nu nodig hebt; denk ook aan wat je linkerbuur krijgt.
coach-hire = Eén persoon per ronde, voor een munt. De ratten komen hoe dan ook.
coach-outbreak = Je rat zou deze ronde voorbij 9 gaan: twee prestige en een steen kwijt. Hospitaal, park, hotel of medicus helpen.
coach-rat = Je rat staat hoog. Precies op 9 gebeurt niets; voorbij 9 is een uitbraak.
coach-no-markers = Geen stenen in je eigen voorraad: een kaart haalt er nu een uit een ander veld, of doet niets.
coach-drive = Alleen een marktplaats met een boodschap is de rit waard. Kleuren neem je om de beurt.
coach-friend = Je vertrouweling telt als steen en verhuist elke keer, naar waar hij het meest oplevert.
coach-donate = Drie munten geven 6 prestige, en de steen deelt mee bij de afrekening van deze etappe.
coach-park = Je park verhoogt vanaf nu elke winst aan prestige.
coach-no-coin = Geen munt, geen gunst. Met de bank kun je blijven omkopen.
coach-scored = Notre Dame is afgerekend: minder stenen daar, een groter deel voor elk.

matters-win = Wie na negen ronden de meeste prestige heeft, wint. Munten, stenen en een gezonde wijk brengen je daar.
mistake-income = Prestigekaarten in de eerste ronden in plaats van bank en kloosterschool: zonder munten en stenen staat alles stil.
mistake-hospital = Geen hospitaal tot de rat op 9 staat: het werkt elke ronde, dus het loont vroeg.
mistake-hire = Omkopen zonder te vergelijken: de medicus houdt een epidemie tegen, de monnik brengt stenen. Dat is vaak meer waard dan prestige.

## Termen

term-marker = Steen
term-marker-forms = steen, stenen
term-marker-text = Een kaart legt er een uit je eigen voorraad in haar veld; hij blijft daar.
term-friend = Vertrouweling
term-friend-forms = vertrouweling
term-friend-text = Telt als steen en gaat telkens naar een ander veld als zijn kaart wordt gespeeld.
term-coin = Munt
term-coin-forms = munt, munten
term-coin-text = Betaalt personen en wat je Notre Dame schenkt.
term-prestige = Prestige
term-prestige-forms = prestige
term-prestige-text = De punten van het spel. Wie er na negen ronden de meeste heeft, wint.
term-rat = Rat
term-rat-forms = rat, ratten
term-rat-text = Je rat loopt van 0 tot 9. Elke ronde drijft de epidemie hem verder, min wat je hospitaal tegenhoudt.
term-plague = Epidemie
term-plague-forms = epidemie
term-plague-text = Aan het eind van een ronde: de ratten op de drie personen, min je hospitaal.
term-outbreak = Uitbraak
term-outbreak-forms = uitbraak
term-outbreak-text = Zou de rat voorbij 9 gaan, dan verlies je twee prestige en een steen uit je sterkste veld.
term-message = Boodschap
term-message-forms = boodschap, boodschappen
term-message-text = Haalt de koets van de hoekmarkten. Neem de kleuren om de beurt.
term-carriage = Koets
term-carriage-forms = koets
term-carriage-text = Rijdt één marktplaats ver per steen in het koetshuis en neemt daar een boodschap.
term-hire = Omkopen
term-hire-forms = omkopen, omgekocht
term-hire-text = Eén keer per ronde doet een van de drie open personen je voor een munt een gunst.
term-supply = Eigen voorraad
term-supply-forms = eigen voorraad, voorraad
term-supply-text = De stenen die je kunt leggen. Kloosterschool en monnik brengen er uit de algemene voorraad.
term-bank = Bank
term-bank-forms = bank
term-bank-text = Zoveel munten als er stenen liggen.
term-residence = Residentie
term-residence-forms = residentie
term-residence-text = Zoveel prestige als er stenen liggen.
term-park = Park
term-park-forms = park
term-park-text = De rat gaat één terug; elke twee stenen daar verhogen elke winst aan prestige met één.
term-hospital = Hospitaal
term-hospital-forms = hospitaal
term-hospital-text = De rat gaat één terug; elke steen daar verlaagt elke epidemie met één.
