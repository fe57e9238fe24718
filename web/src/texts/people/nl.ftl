## Ranglijsten

rankings = Ranglijsten
rankings-text = Partijen tussen mensen met een account kunnen meetellen. Een rating begint bij 1500 punten. Ze is voorlopig tot er vijf partijen zijn gespeeld, en zegt hoe zeker ze is: de sterkte ligt binnen het getal na ±.
rankings-new = Minder dan vijf partijen
rankings-none = Hier heeft nog niemand een partij gespeeld die meetelt.
ranked-player = Speler
ranked-points = Punten
ranked-games = Partijen
ranked-you = jij
ranked-bot = bot

## Iemands pagina

person-since = Hier sinds { $day }
person-bot = Een bot van buiten
person-own = Anderen met een account zien deze pagina, zonder je besloten tafels en zonder partijen waarbij je onder een andere naam zat.
person-hidden = Je hebt deze pagina verborgen: niemand anders ziet haar.
person-nothing = Nog geen afgelopen partijen.
person-games = { $count ->
    [one] Eén partij, { $won } gewonnen
   *[other] { $count } partijen, { $won } gewonnen
  }
person-points = { $points } punten
person-error = ± { $error }
person-provisional = voorlopig
person-unrated = Nog geen partijen die meetellen
curve = Rating na elke partij: van { $rating } tot { $rating2 } punten, minstens { $rating3 }, hoogstens { $rating4 }
curve-table = De lijn als tabel
curve-day = Dag
by-players = Spelers
by-games = Partijen
by-won = Gewonnen
by-place = Gemiddelde plaats
by-title = Naar aantal spelers
favourites-person = Het vaakst ingehuurd
favourites-card = Het vaakst genomen kaarten
favourites-building = Het vaakst betreden ruimtes
favourite = { $name }: { $count ->
    [one] één keer
   *[other] { $count } keer
  }
versus-title = Jij en { $name }
versus = { $games ->
    [one] Eén partij samen.
   *[other] { $games } partijen samen.
  } Jij eindigde { $behind } keer hoger, { $name } { $ahead } keer.
opponents = Meest getroffen tegenspelers
opponent-name = Naam
opponent-ahead = Hoger dan zij
opponent-behind = Lager dan zij
recent = Laatste partijen
recent-place = Plaats { $place } van { $players }
recent-accuracy = Nauwkeurigheid { $value } %
recent-replay = Naspelen
recent-review = Analyse

## Aan het einde van een partij

end-people = Wie er speelden
end-change = van { $rating } naar { $rating2 } punten
end-provisional = voorlopig
end-waiting = De ratings worden berekend.
not-rated-guests = Deze partij telt niet mee voor de ratings: iemand had geen account.
not-rated-hints = Deze partij telt niet mee voor de ratings: hints waren toegestaan.
not-rated-branch = Deze partij telt niet mee voor de ratings: ze ging verder vanuit een andere partij.
not-rated-twice = Deze partij telt niet mee voor de ratings: iemand zat op twee plaatsen.
not-rated-bots = Deze partij telt niet mee voor de ratings: alleen bots speelden haar uit.
not-rated-too-short = Deze partij telt niet mee voor de ratings: iemand was weg vóór de eerste keuze.

## Voor een partij

rated = Telt mee
rated-text = Telt mee voor de ranglijst als iedereen hier een account heeft. Niemand mag om hints vragen.
rated-note = Een partij die meetelt voor de ranglijst, als iedereen die hier zit een account heeft.
rated-guest = Een partij die meetelt. Je kunt zonder account meespelen, maar dan telt ze voor niemand.

## Je eigen profiel

profile = Profiel
profile-text = Anderen met een account kunnen zien wat je hebt gespeeld, hoe het afliep, en je ratings.
profile-show = Mijn profiel
profile-hide = Mijn profiel verbergen
profile-hide-text = Dan ziet niemand het, en sta je in geen ranglijst. Je partijen tellen wel mee.
profile-of = Profiel van { $name }
