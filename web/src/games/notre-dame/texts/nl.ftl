# Notre Dame in de webapp: wat het bord zegt.

city-label = De stad rond de Notre Dame
persons-label = De ronde en haar personen
round-short = Ronde { $round } van 9
period-short = Etappe { $period }
phase-messages = Spelvoorbereiding
phase-gathering = Spelvoorbereiding
phase-start = Spelvoorbereiding
phase-persons = Personen openleggen
phase-deal = Kaarten trekken
phase-keep = Kaarten kiezen
phase-keep-second = Kaarten kiezen
phase-play = Kaarten spelen
phase-hire = Personen omkopen
phase-plague = De epidemie
phase-over = Het einde
hired-by = Omgekocht door
coming = Wie nog komt

plague-value = Epidemie { $count }
plague-moves-short = Je rat: van { $from } naar { $to } (hospitaal { $hospital })
plague-breaks-short = Je rat: van { $from } voorbij 9, uitbraak
plague-phone = Epidemie { $count }, je rat { $from } → { $to }
plague-phone-breaks = Epidemie { $count }, je rat { $from }: uitbraak
plague-moves = Epidemie { $plague }, hospitaal { $hospital }: de rat zou van { $from } naar { $to } gaan.
plague-breaks = Epidemie { $plague }, hospitaal { $hospital }: de rat zou van { $from } voorbij 9 gaan. Dat kost 2 prestige en een steen; hij stopt op { $to }.

tile-share = { $value } voor { $count }: elk { $each }
tile-empty = { $value } te verdelen

brief-cloister-school = School
brief-bank = Bank
brief-residence = Residentie
brief-carriage-house = Koetshuis
brief-hotel = Hotel
brief-park = Park
brief-hospital = Hospitaal
brief-notre-dame = Notre Dame
brief-trusted-friend = Vertrouweling
supply-own = klaar
supply-general = voorraad
idle-borough = Niemand
borough-front = { $number } { $name }: { $you ->
    [yes] jouw wijk, vooraan
   *[no] vooraan
  }
borough-look = { $number } { $name }: { $you ->
    [yes] jouw wijk, van dichtbij bekijken
   *[no] van dichtbij bekijken
  }
tab-own = Mijn wijk
tab-city = Stad
tabs-label = Wijken
hand-keep = Houd één kaart
hand-keep-second = Houd één van deze twee
hand-sealed = Wachten op de anderen
hand-pass = { $count ->
    [one] één gaat naar
   *[other] { $count } gaan naar
  }
hand-stack = { $count ->
    [one] Nog één kaart in je stapel
   *[other] Nog { $count } in je stapel
  }
card-played = Gespeeld
cards-played = In deze ronde gespeeld

tally-residence = residentie
tally-messages = boodschappen
tally-gifts = schenkingen
tally-share = Notre Dame
tally-brown = bruine personen
tally-gray = grijze personen
tally-park = park
tally-plague = epidemie

said-prestige = +{ $count } prestige
said-prestige-lost = −{ $count } prestige
said-coins = { $count ->
    [one] +1 munt
   *[other] +{ $count } munten
  }
said-coin-from = +1 munt
said-markers = { $count ->
    [one] +1 steen
   *[other] +{ $count } stenen
  }
said-rat-back = Rat { $count } terug
said-outbreak = Uitbraak
said-cannot-hire = Geen munt
said-passed = Koopt niemand om
said-no-effect = Geen effect
said-favour-idle = Niets te halen
said-stayed = Blijft staan
said-message-barred = Deze kleur nog niet

drive-to = { $you ->
    [yes] Jouw wijk
   *[no] { $name }
  }, { $market }: { $count ->
    [one] 1 marktplaats
   *[other] { $count } marktplaatsen
  }
drive-to-message = { $you ->
    [yes] Jouw wijk
   *[no] { $name }
  }, { $market }: { $count ->
    [one] 1 marktplaats
   *[other] { $count } marktplaatsen
  }, { $sign }

group-hire = Omkopen voor één munt
group-drive = Rijden naar
group-play = Spelen
group-from = Van
group-return = Steen terugleggen van
short-keep = { $card }
short-play = { $card }
short-hire = { $person }
short-friend = { $sector }
short-from = { $place }
short-to = { $sector }
short-return = { $place }

explain-sector = { $name }: { $count ->
    [0] geen steen
    [one] één steen
   *[other] { $count } stenen
  }{ $friend ->
    [0] .
   *[other] {" "}en de vertrouweling.
  }
explain-park = Het geeft je nu bij elke prestigewinst { $count } extra.
explain-tile = { $count } prestige waard, na de rondes 3, 6 en 9 verdeeld over alle stenen.
explain-tile-now = Nu: { $list }; elke steen zou { $count } opleveren.
explain-message = Een boodschap: { $message }.
explain-barred = Deze kleur nog niet: je hebt er meer van dan van een andere die nog in de stad ligt.
explain-may = Deze kleur mag je nemen.
explain-gone = Van deze kleur ligt geen boodschap meer in de stad.
explain-centre = Het midden van de wijk; hier ligt nooit een boodschap.
explain-market-bare = Hier ligt geen boodschap meer.
explain-carriages = Koetsen hier: { $list }.
explain-market = Marktplaats { $market } bij { $you ->
    [yes] jou
   *[no] { $name }
  }, wijk { $number }
explain-market-idle = Marktplaats { $market } in wijk { $number }, zonder speler
explain-carriage = { $you ->
    [yes] Jouw koets
   *[no] Koets van { $name }
  }
explain-carriage-line = Met het koetshuis rijdt hij; waar hij stopt, mag je de boodschap nemen.
explain-friend = { $you ->
    [yes] Jouw vertrouweling
   *[no] Vertrouweling van { $name }
  }
explain-friend-at = Staat in { $sector-the } en telt daar als steen.
explain-friend-off = Nog niet in de wijk. De kaart met die naam brengt hem erin.
explain-rat = { $you ->
    [yes] Jouw rat
   *[no] Rat van { $name }
  }
explain-rat-at = De rat staat op { $count }; de tabel loopt tot 9.
explain-space = De rat op { $count }
explain-stock = { $you ->
    [yes] Jouw stenen
   *[no] Stenen van { $name }
  }
explain-stock-line = { $count } klaar om te plaatsen, { $rest } in de algemene voorraad.
held-coins = { $count ->
    [0] Geen munt.
    [one] Eén munt.
   *[other] { $count } munten.
  }
held-markers = Stenen: { $count } klaar, { $rest } in de algemene voorraad.
held-messages = Boodschappen: { $list }.
held-no-messages = Geen boodschappen.
held-played = Deze ronde gespeeld: { $list }.
explain-coins = { $count ->
    [0] Geen munt meer in de voorraad
    [one] Nog één munt in de voorraad
   *[other] Nog { $count } munten in de voorraad
  }
explain-idle = Levert je nu niets op.
explain-card-of = { $you ->
    [yes] Jouw kaart
   *[no] Een kaart van { $name }
  }; hij geldt voor wie hem speelt.
explain-laid = De kaart die nu wordt uitgevoerd.
explain-kind = { $count ->
    [one] Je hebt er één van deze soort.
   *[other] Je hebt er { $count } van deze soort.
  }
explain-colour = { $you ->
    [yes] Jouw boodschappen
   *[no] Boodschappen van { $name }
  }, wijk { $number }
explain-colour-idle = Boodschappen van wijk { $number }, zonder speler
explain-bell = { $you ->
    [yes] Jij bent startspeler en hebt
   *[no] { $name } is startspeler en heeft
  } de klokkenluider.
explain-foreseen = Je hebt gezien, per ronde
points = { $count } prestige
