# Notre Dame dans l’application web : ce que dit son plateau.

city-label = La ville autour de Notre Dame
persons-label = La manche et ses personnages
round-short = Manche { $round } sur 9
period-short = Période { $period }
phase-messages = Mise en place
phase-gathering = Mise en place
phase-start = Mise en place
phase-persons = Les personnages arrivent
phase-deal = On pioche les cartes
phase-keep = Choix des cartes
phase-keep-second = Choix des cartes
phase-play = On joue les cartes
phase-hire = On engage
phase-plague = La peste
phase-over = La fin
hired-by = Engagé par
coming = Qui viendra encore

plague-value = Peste { $count }
plague-moves-short = Votre rat : { $from } à { $to } (hôpital { $hospital })
plague-breaks-short = Votre rat : { $from }, au-delà de 9, épidémie
plague-phone = Peste { $count }, votre rat { $from } à { $to }
plague-phone-breaks = Peste { $count }, rat { $from } : épidémie
plague-moves = Peste { $plague }, hôpital { $hospital } : le rat irait de { $from } à { $to }.
plague-breaks = Peste { $plague }, hôpital { $hospital } : le rat irait de { $from } au-delà de 9. Cela coûte 2 de prestige et un pion, et le laisse sur { $to }.

tile-share = { $value } pour { $count } : { $each } chacun
tile-empty = { $value } à partager

brief-cloister-school = École
brief-bank = Banque
brief-residence = Résidence
brief-carriage-house = Remise
brief-hotel = Hôtel
brief-park = Parc
brief-hospital = Hôpital
brief-notre-dame = Notre Dame
brief-trusted-friend = Confident
supply-own = prêts
supply-general = réserve
idle-borough = Personne
borough-front = Quartier { $number }, { $name }, au premier plan
borough-look = Quartier { $number }, { $name } : regarder de plus près

hand-keep = Gardez une carte
hand-keep-second = Gardez une des deux
hand-sealed = En attente des autres
hand-pass = { $count ->
    [one] une va à
   *[other] { $count } vont à
  }
hand-stack = { $count ->
    [one] Encore une carte dans votre pile
   *[other] Encore { $count } dans votre pile
  }
card-played = Jouée
cards-played = Jouées cette manche

tally-residence = résidence
tally-messages = messages
tally-gifts = dons
tally-share = Notre-Dame
tally-brown = personnages bruns
tally-gray = personnages gris
tally-park = parc
tally-plague = peste

said-prestige = +{ $count } prestige
said-prestige-lost = −{ $count } prestige
said-coins = { $count ->
    [one] +1 écu
   *[other] +{ $count } écus
  }
said-coin-from = +1 écu
said-markers = { $count ->
    [one] +1 pion
   *[other] +{ $count } pions
  }
said-rat-back = Rat recule de { $count }
said-outbreak = Épidémie
said-cannot-hire = Pas d’écu
said-passed = N’engage personne
said-no-effect = Sans effet
said-favour-idle = Rien à gagner
said-stayed = Reste là
said-message-barred = Pas encore cette couleur

drive-to = { $name }, { $market } : { $count ->
    [one] 1 pas
   *[other] { $count } pas
  }
drive-to-message = { $name }, { $market } : { $count ->
    [one] 1 pas
   *[other] { $count } pas
  }, { $sign }

group-hire = Engager pour un écu
group-drive = Rouler vers
group-play = Jouer
group-from = De
group-return = Rendre un pion de
short-keep = { $card }
short-play = { $card }
short-hire = { $person }
short-friend = { $sector }
short-from = { $place }
short-to = { $sector }
short-return = { $place }

explain-sector = { $name } : { $count ->
    [0] aucun pion
    [one] un pion
   *[other] { $count } pions
  }{ $friend ->
    [0] .
   *[other] {" "}et le confident.
  }
explain-park = Il augmente maintenant tout gain de prestige de { $count }.
explain-tile = Vaut { $count } de prestige, partagés entre tous les pions après les manches 3, 6 et 9.
explain-tile-now = Maintenant : { $list } ; chaque pion rapporterait { $count }.
explain-message = Un message : { $message }.
explain-barred = Vous ne pouvez pas prendre cette couleur maintenant : vous en avez plus que d’une autre qui est encore dans la ville.
explain-may = Vous pouvez prendre cette couleur.
explain-gone = Il ne reste aucun message de cette couleur dans la ville.
explain-centre = Le milieu du quartier ; aucun message ne s’y trouve.
explain-market-bare = Il n’y a plus de message ici.
explain-carriages = Carrosses ici : { $list }.
explain-market = Marché { $market } de { $name }, quartier { $number }
explain-market-idle = Marché { $market } du quartier { $number }, que personne ne joue
explain-carriage = Carrosse de { $name }
explain-carriage-line = La remise le fait rouler ; là où il s’arrête, on peut prendre un message.
explain-friend = Confident de { $name }
explain-friend-at = Se trouve dans : { $sector }. Il y compte comme un pion.
explain-friend-off = Pas encore dans le quartier. La carte de ce nom l’y amène.
explain-rat = Rat de { $name }
explain-rat-at = Le rat est sur { $count } de 9.
explain-space = Le rat sur { $count }
explain-stock = Pions de { $name }
explain-stock-line = { $count } prêts à poser, { $rest } dans la réserve générale.
held-coins = { $count ->
    [0] Aucun écu.
    [one] Un écu.
   *[other] { $count } écus.
  }
held-markers = Pions : { $count } prêts, { $rest } dans la réserve générale.
held-messages = Messages : { $list }.
held-no-messages = Aucun message.
held-played = Joué cette manche : { $list }.
explain-coins = { $count ->
    [one] Encore un écu dans la réserve
   *[other] Encore { $count } écus dans la réserve
  }
explain-idle = Ne pourrait rien faire pour vous maintenant.
explain-card-of = Une carte de { $name } ; elle sert à qui la joue.
explain-laid = La carte que l’on exécute.
explain-kind = { $count ->
    [one] Vous en avez un de cette sorte.
   *[other] Vous en avez { $count } de cette sorte.
  }
explain-colour = Messages de { $name }, quartier { $number }
explain-colour-idle = Messages du quartier { $number }, que personne ne joue
explain-bell = { $name } commence et tient le sonneur de cloches.
explain-foreseen = Vous avez vu, par manche
points = { $count } de prestige
