# Notre Dame dans l’application web : ce que dit son plateau.

city-label = La ville autour de Notre-Dame
persons-label = Le tour et ses personnages
round-short = Tour { $round } sur 9
period-short = Manche { $period }
phase-messages = Mise en place
phase-gathering = Mise en place
phase-start = Mise en place
phase-persons = Les personnages arrivent
phase-deal = On pioche les cartes
phase-keep = Choix des cartes
phase-keep-second = Choix des cartes
phase-play = On joue les cartes
phase-hire = On corrompt
phase-plague = La peste
phase-over = La fin
hired-by = Corrompu par
coming = Qui peut encore venir

plague-value = Peste { $count }
plague-moves-short = Votre rat : de { $from } à { $to } (hôpital { $hospital })
plague-breaks-short = Votre rat : de { $from } au-delà de 9, épidémie
plague-phone = Peste { $count }, votre rat { $from } → { $to }
plague-phone-breaks = Peste { $count }, rat { $from } : épidémie
plague-moves = Peste { $plague }, hôpital { $hospital } : le rat irait de { $from } à { $to }.
plague-breaks = Peste { $plague }, hôpital { $hospital } : le rat irait de { $from } au-delà de 9. Cela coûte 2 points de prestige et un cube ; il s’arrête à { $to }.

tile-share = { $value } pour { $count } : { $each } chacun
tile-empty = { $value } à partager

brief-cloister-school = Séminaire
brief-bank = Banque
brief-residence = Résidence
brief-carriage-house = Relais
brief-hotel = Auberge
brief-park = Parc
brief-hospital = Hôpital
brief-notre-dame = Notre-Dame
brief-trusted-friend = Confident
supply-own = prêts
supply-general = réserve
idle-borough = Personne
borough-front = { $number } { $name } : { $you ->
    [yes] votre quartier, au premier plan
   *[no] au premier plan
  }
borough-look = { $number } { $name } : { $you ->
    [yes] votre quartier, voir de près
   *[no] voir de près
  }
tab-own = Mon quartier
tab-city = Ville
tabs-label = Quartiers
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
cards-played = Jouées ce tour

tally-residence = résidence
tally-messages = lettres
tally-gifts = dons
tally-share = Notre-Dame
tally-brown = personnages bruns
tally-gray = personnages gris
tally-park = parc
tally-plague = peste

said-prestige = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
  }
said-prestige-lost = { $count ->
    [one] −{ $count } point
   *[other] −{ $count } points
  }
said-coins = { $count ->
    [one] +1 pièce d’or
   *[other] +{ $count } pièces d’or
  }
said-coin-from = +1 pièce d’or
said-markers = { $count ->
    [one] +1 cube
   *[other] +{ $count } cubes
  }
said-rat-back = Rat : −{ $count }
said-outbreak = Épidémie
said-cannot-hire = Pas de pièce d’or
said-passed = Ne corrompt personne
said-no-effect = Sans effet
said-favour-idle = Rien à gagner
said-stayed = Reste sur place
said-message-barred = Pas encore cette couleur

drive-to = { $you ->
    [yes] Votre quartier
   *[no] { $name }
  }, { $market-long } : { $count ->
    [one] { $count } marché
   *[other] { $count } marchés
  }
drive-to-message = { $you ->
    [yes] Votre quartier
   *[no] { $name }
  }, { $market-long } : { $count ->
    [one] { $count } marché
   *[other] { $count } marchés
  }, { $sign }

group-hire = Corrompre pour une pièce d’or
group-drive = Aller à
group-play = Jouer
group-from = De
group-return = Rendre un cube de
short-keep = { $card }
short-play = { $card }
short-hire = { $person }
short-friend = { $sector }
short-from = { $place }
short-to = { $sector }
short-return = { $place }

explain-sector = { $name } : { $count ->
    [0] aucun cube
    [one] un cube
   *[other] { $count } cubes
  }{ $friend ->
    [0] .
   *[other] {" "}et le confident.
  }
explain-park = Il ajoute maintenant { $count } à tout gain de prestige.
explain-tile = Vaut { $count ->
    [one] { $count } point
   *[other] { $count } points
  } de prestige, à partager entre tous les cubes après les tours 3, 6 et 9.
explain-tile-now = Maintenant : { $list } ; chaque cube rapporterait { $count ->
    [one] { $count } point
   *[other] { $count } points
  }.
explain-message = Une lettre : { $message }.
explain-barred = Pas encore cette couleur : vous en avez plus que d’une autre encore présente dans la ville.
explain-may = Vous pouvez prendre cette couleur.
explain-gone = Il ne reste aucune lettre de cette couleur dans la ville.
explain-centre = Le centre du quartier ; il n’y a jamais de lettre ici.
explain-market-bare = Il n’y a plus de lettre ici.
explain-carriages = Calèches ici : { $list }.
explain-market = Marché { $market-full }, quartier { $number } ({ $you ->
    [yes] le vôtre
   *[no] { $name }
  })
explain-market-idle = Marché { $market-full }, quartier { $number } (sans joueur)
explain-carriage = { $you ->
    [yes] Votre calèche
   *[no] Calèche : { $name }
  }
explain-carriage-line = Le relais la fait avancer ; là où elle s’arrête, vous pouvez prendre la lettre.
explain-friend = { $you ->
    [yes] Votre confident
   *[no] Confident : { $name }
  }
explain-friend-at = Se trouve { $sector-in }. Il y compte comme un cube.
explain-friend-off = Pas encore dans le quartier. La carte de ce nom l’y amène.
explain-rat = { $you ->
    [yes] Votre rat
   *[no] Rat : { $name }
  }
explain-rat-at = Le rat est en case { $count } ; la piste s’arrête à 9.
explain-space = Le rat en case { $count }
explain-stock = { $you ->
    [yes] Vos cubes
   *[no] Cubes : { $name }
  }
explain-stock-line = { $count } prêts à placer, { $rest } dans la réserve générale.
held-coins = { $count ->
    [0] Aucune pièce d’or.
    [one] Une pièce d’or.
   *[other] { $count } pièces d’or.
  }
held-markers = Cubes : { $count } prêts, { $rest } dans la réserve générale.
held-messages = Lettres : { $list }.
held-no-messages = Aucune lettre.
held-played = Joué ce tour : { $list }.
explain-coins = { $count ->
    [0] Plus de pièce d’or dans la réserve
    [one] Encore une pièce d’or dans la réserve
   *[other] Encore { $count } pièces d’or dans la réserve
  }
explain-idle = Sans effet pour vous maintenant.
explain-card-of = { $you ->
    [yes] C’est votre carte ; elle
   *[no] Carte venue de chez { $name } ; elle
  } sert à qui la joue.
explain-laid = La carte en cours.
explain-kind = { $count ->
    [one] Vous en avez une de ce type.
   *[other] Vous en avez { $count } de ce type.
  }
explain-colour = { $you ->
    [yes] Vos lettres, quartier { $number }
   *[no] Lettres : { $name }, quartier { $number }
  }
explain-colour-idle = Lettres du quartier { $number } (sans joueur)
explain-bell = { $you ->
    [yes] Vous commencez et avez
   *[no] { $name } commence et a
  } le sonneur de cloches.
explain-foreseen = Vous avez vu, par tour
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  } de prestige
