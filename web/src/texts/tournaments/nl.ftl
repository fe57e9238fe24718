# Toernooien: de lijst, een nieuw, een ervan.

cups-text = Speel meerdere partijen tegen mensen van jouw sterkte, of dezelfde trekkingen als alle anderen. Op lege plaatsen speelt een bot.
cups-none = Er zijn nu geen toernooien.
cups-open = Toernooi openen
cups-sign-in = Meld je aan om mee te doen
cups-off = Op deze server zijn geen toernooien
cups-gone = Dit toernooi bestaat niet
cups-gone-text = Misschien is de link afgebroken; vraag hem nog eens.

cup-system-duplicate = Duplicate
cup-system-swiss = Zwitsers systeem
cup-system-round-robin = Iedereen tegen iedereen
cup-system-duplicate-about = Alle tafels van een ronde spelen dezelfde trekkingen, zodat geluk niemand bevoordeelt. Wat anderen spelen blijft gesloten tot de ronde voorbij is.
cup-system-swiss-about = In elke ronde treffen spelers met ongeveer dezelfde stand elkaar.
cup-system-round-robin-about = Iedereen treft iedereen.
cup-tables-of = { $players } aan een tafel
cup-rounds = { $count ->
    [one] een ronde
   *[other] { $count } rondes
}
cup-people = { $count ->
    [one] een van { $most } plaatsen bezet
   *[other] { $count } van { $most } plaatsen bezet
}
cup-by = Geopend door { $name }
cup-starts = Begint op { $date }
cup-open = Wacht op deelnemers
cup-running = Ronde { $round } van { $rounds }
cup-between = Ronde { $round } van { $rounds } is voorbij
cup-finished = Voorbij
cup-closed = Afgelast

cup-join = Meedoen
cup-joined = Je doet mee.
cup-leave = Afmelden
cup-withdraw = Terugtrekken
cup-withdraw-sure = Een bot speelt dan voor je verder tot het eind, en je kunt niet terugkomen.
cup-withdraw-yes = Voorgoed terugtrekken
cup-stay = Blijven
cup-private = Dit toernooi is op uitnodiging. Vraag de link aan wie het heeft geopend.
cup-your-table = Je tafel staat klaar
cup-to-table = Naar mijn tafel
cup-wait-round = De volgende ronde begint als alle tafels klaar zijn.
cup-wait-organiser = De volgende ronde begint als de organisator dat wil.
cup-wait-pause = De volgende ronde begint over een paar minuten.
cup-start = Nu beginnen
cup-start-note = Bots nemen de plaatsen in die voor volle tafels nodig zijn.
cup-next = Ronde { $round } beginnen
cup-close = Afgelasten
cup-close-sure = Dan kan niemand ermee verder. Begonnen partijen kunnen worden uitgespeeld.
cup-close-yes = Voorgoed afgelasten
cup-invitation = Link om uit te nodigen
cup-invitation-new = Nieuwe link om uit te nodigen
cup-invitation-note = Een nieuwe link maakt de vorige onbruikbaar.
cup-remove-some = Iemand verwijderen
cup-remove = { $name } verwijderen

cup-entrants = Wie meedoet
cup-nobody = Nog niemand.
cup-standings = Stand
cup-place = Plaats
cup-name = Naam
cup-games = Partijen
cup-points = Punten
cup-share = Winst
cup-less-luck = Zonder geluk
cup-beside = Naast anderen
cup-met = Tegenstand
cup-left = een bot speelt verder
cup-round = Ronde { $round }
cup-table = Tafel { $number }
cup-watch = Kijken
cup-replay = Naspelen
cup-sealed = Gesloten tot de ronde voorbij is
cup-table-closed = Gesloten door de host; telt niet
cup-seal = Zegel van de trekkingen van deze ronde

cup-how = Hoe er geteld wordt
cup-how-duplicate = Winst: je gemiddelde aandeel in de winst; een gedeelde plaats telt half. Bij gelijke winst beslist “zonder geluk”, de winst zonder wat het toeval je gaf; daarna “naast anderen”: hoeveel beter je deed dan allen met jouw plaats en jouw trekkingen.
cup-how-points = Punten: voor elke andere speler aan je tafel 1 als die achter je eindigt, ½ voor dezelfde plaats, gedeeld door hun aantal. Bij gelijke punten beslissen de punten van je tegenstanders, dan de partijen onderling, dan “zonder geluk”, de winst zonder wat het toeval je gaf.
cup-how-arrival = Wie { $time } nadat de beurt begon de eerste keuze nog niet heeft gemaakt, wordt door een bot vervangen en mag in deze partij terugkomen. Daarna telt de klok.
cup-how-draws = Aan toernooitafels krijgt niemand tips.

cup-title = Naam van het toernooi
cup-game = Spel
cup-players = Spelers aan een tafel
cup-system = Wie treft wie
cup-rounds-label = Rondes
cup-clock = Bedenktijd
cup-clock-total-900 = Vijftien minuten per partij
cup-clock-total-1800 = Dertig minuten per partij
cup-clock-move-120 = Twee minuten per keuze
cup-clock-turn-86400 = Per correspondentie: een dag per beurt
cup-clock-turn-259200 = Per correspondentie: drie dagen per beurt
cup-arrival = Tijd om te komen
cup-arrival-note = Zo lang heeft iedereen voor de eerste keuze van een partij.
cup-minutes = { $count ->
    [one] een minuut
   *[other] { $count } minuten
}
cup-hours = { $count ->
    [one] een uur
   *[other] { $count } uur
}
cup-days = { $count ->
    [one] een dag
   *[other] { $count } dagen
}
cup-pause = Tussen de rondes
cup-pause-0 = Meteen verder
cup-pause-300 = Vijf minuten
cup-pause-86400 = Een dag
cup-pause-none = Ik begin elke ronde
cup-most = Plaatsen
cup-bot = Bot op lege plaatsen
cup-fill = Bots vullen alle plaatsen
cup-listed = Iedereen mag meedoen
cup-begins = Het begint
cup-begins-hand = als ik het wil
cup-begins-time = op een tijdstip
cup-when = Wanneer
cup-create = Toernooi openen
