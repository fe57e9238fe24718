# Notre Dame en français.

game-title = Notre Dame
game-subtitle = Menez un quartier de Paris à la gloire grâce à vos cartes et à vos alliés, et tenez les rats à l’écart.
game-minutes = 60

## Noms

sector-cloister-school = Séminaire
    .the = le séminaire
    .in = au séminaire
    .from = du séminaire
sector-bank = Banque
    .the = la banque
    .in = à la banque
    .from = de la banque
sector-residence = Résidence
    .the = la résidence
    .in = à la résidence
    .from = de la résidence
sector-carriage-house = Relais de calèche
    .the = le relais de calèche
    .in = au relais de calèche
    .from = du relais de calèche
sector-hotel = Auberge
    .the = l’auberge
    .in = à l’auberge
    .from = de l’auberge
sector-park = Parc
    .the = le parc
    .in = au parc
    .from = du parc
sector-hospital = Hôpital
    .the = l’hôpital
    .in = à l’hôpital
    .from = de l’hôpital

place-cloister-school = Séminaire
    .the = le séminaire
    .in = au séminaire
    .from = du séminaire
place-bank = Banque
    .the = la banque
    .in = à la banque
    .from = de la banque
place-residence = Résidence
    .the = la résidence
    .in = à la résidence
    .from = de la résidence
place-carriage-house = Relais de calèche
    .the = le relais de calèche
    .in = au relais de calèche
    .from = du relais de calèche
place-hotel = Auberge
    .the = l’auberge
    .in = à l’auberge
    .from = de l’auberge
place-park = Parc
    .the = le parc
    .in = au parc
    .from = du parc
place-hospital = Hôpital
    .the = l’hôpital
    .in = à l’hôpital
    .from = de l’hôpital
place-notre-dame = Notre-Dame
    .the = Notre-Dame
    .in = à Notre-Dame
    .from = de Notre-Dame

card-cloister-school = Séminaire
card-bank = Banque
card-residence = Résidence
card-carriage-house = Relais de calèche
card-hotel = Auberge
card-park = Parc
card-hospital = Hôpital
card-notre-dame = Notre-Dame
card-trusted-friend = Confident

card-cloister-school-action = Placez un cube, puis prenez autant de cubes qu’il y en a ici (le confident compte).
card-bank-action = Placez un cube, puis prenez autant de pièces d’or qu’il y a de cubes ici.
card-residence-action = Placez un cube, puis gagnez 1 point de prestige par cube présent ici.
card-carriage-house-action = Placez un cube ; avancez d’un marché au plus par cube ici. À l’arrivée, vous pouvez prendre la lettre.
card-hotel-action = Placez un cube, puis au choix : une pièce d’or, un cube ou le rat recule de 1 ; deux fois dès 3 cubes (2007 : 4).
card-park-action = Placez un cube et reculez votre rat de 1. Chaque paire de cubes ici ajoute 1 à tout gain de prestige.
card-hospital-action = Placez un cube et reculez votre rat de 1. Chaque cube ici réduit la peste de 1 pour vous.
card-notre-dame-action = Donnez 1, 2 ou 3 pièces d’or pour 1, 3 ou 6 points de prestige et placez un cube sur Notre-Dame.
card-trusted-friend-action = Déplacez votre confident dans un autre secteur et effectuez son action.

message-coin = 1 point de prestige et 1 pièce d’or
message-marker = 2 points de prestige et 1 cube
message-rat = 3 points de prestige et le rat recule de 1
message-prestige = 4 points de prestige

sign-coin = 1+or
sign-marker = 2+cube
sign-rat = 3+rat
sign-prestige = 4

bonus-coin = une pièce d’or
bonus-marker = un cube
bonus-rat = le rat recule de 1

market-centre = centre
    .long = centre
    .full = central
market-inner-left = intérieur g.
    .long = intérieur gauche
    .full = intérieur gauche
market-inner-right = intérieur d.
    .long = intérieur droit
    .full = intérieur droit
market-outer-left = extérieur g.
    .long = extérieur gauche
    .full = extérieur gauche
market-outer-right = extérieur d.
    .long = extérieur droit
    .full = extérieur droit

period-a = A
period-b = B
period-c = C

payment-coins = pièces d’or
    .one = pièce d’or
payment-prestige = points de prestige
    .one = point de prestige

person-minstrel = Ménestrel
    .the = le ménestrel
person-money-lender = Prêteur
    .the = le prêteur
person-monk = Moine
    .the = le moine
person-fool = Bouffon
    .the = le bouffon
person-doctor = Médecin
    .the = le médecin
person-hostess = Tavernière
    .the = la tavernière
person-city-guard = Garde municipal
    .the = le garde municipal
person-night-watchman = Veilleur de nuit
    .the = le veilleur de nuit
person-bishop = Évêque
    .the = l’évêque
person-guild-master = Maître de guilde
    .the = le maître de guilde
person-beggar-king = Roi des mendiants
    .the = le roi des mendiants
person-advocate = Avocat
    .the = l’avocat
person-lady-of-the-court = Dame de cour
    .the = la dame de cour
person-mayor = Maire
    .the = le maire
person-carpenter = Charpentier
    .the = le charpentier
person-manager = Intendant
    .the = l’intendant
person-nurse = Infirmière
    .the = l’infirmière
person-scholar = Savant
    .the = le savant
person-priest = Prêtre
    .the = le prêtre
person-procurator = Procureur
    .the = le procureur
person-bell-ringer = Sonneur de cloches
    .the = le sonneur de cloches
person-spy = Espion
    .the = l’espion
person-gypsies = Saltimbanques
    .the = les saltimbanques
person-coachman = Cocher
    .the = le cocher
person-trader = Marchande
    .the = la marchande
person-benefactor = Bienfaiteur
    .the = le bienfaiteur
person-butcher = Boucher
    .the = le boucher
person-advisor = Conseiller
    .the = le conseiller
person-guard = Gardien de la porte
    .the = le gardien de la porte
person-host = Aubergiste
    .the = l’aubergiste
person-gravedigger = Fossoyeur
    .the = le fossoyeur
person-actress = Comédienne
    .the = la comédienne
person-mistress = Maîtresse
    .the = la maîtresse

person-minstrel-favour = Déplacez un à trois cubes, confident compris, d’un secteur vers un autre.
person-money-lender-favour = 2 pièces d’or et 1 point de prestige.
person-monk-favour = 2 cubes et 1 point de prestige.
person-fool-favour = Déplacez un cube ou le confident vers un autre secteur et effectuez son action.
person-doctor-favour = La peste de ce tour compte 0 pour vous.
person-hostess-favour = 3 points de prestige, plus une pièce d’or, un cube ou le rat recule de 1.
person-city-guard-favour = 1 point de prestige par cube à vous sur le plateau, confident compris.
person-night-watchman-favour = 1 point de prestige par secteur vide.
person-bishop-favour = Placez un cube de la réserve générale dans un secteur vide et effectuez son action.
person-guild-master-favour = 2 points de prestige par secteur d’au moins deux cubes.
person-beggar-king-favour = 1 point de prestige par case devant votre rat.
person-advocate-favour = 3 points de prestige par paire de lettres.
person-lady-of-the-court-favour = 1 point de prestige par cube de votre secteur le plus rempli.
person-mayor-favour = 3 points de prestige par secteur d’au moins trois cubes.
person-carpenter-favour = 1 point de prestige par secteur occupé.
person-manager-favour = Gagnez autant de points de prestige que vous en avez déjà.
person-nurse-favour = Placez un cube de la réserve générale à l’hôpital ; votre rat recule de 1.
person-scholar-favour = Jouez aussi votre troisième carte.
person-priest-favour = Placez un cube de la réserve générale sur Notre-Dame.
person-procurator-favour = Effectuez l’action d’un secteur occupé.
person-bell-ringer-favour = 3 points de prestige par cube à vous sur Notre-Dame.
person-spy-favour = 2 points de prestige, et regardez les personnages gris à venir.
person-gypsies-favour = Rendez des cubes du plateau à la réserve générale : 2 points de prestige chacun.
person-coachman-favour = Utilisez à nouveau toutes vos lettres d’un même type.
person-trader-favour = 1 pièce d’or par marché d’angle de votre quartier sans lettre.
person-benefactor-favour = Payez des points de prestige (ou des pièces, selon l’option) : votre rat recule d’autant.
person-butcher-favour = Placez un cube de la réserve générale dans chaque secteur vide, sans action.
person-advisor-favour = Corrompez encore deux fois au plus, une pièce d’or chaque fois : les deux autres, ou l’un d’eux deux fois.
person-guard-favour = 3 points de prestige par paire de vos cubes dans la réserve générale.
person-host-favour = 2 points de prestige par cube dans votre auberge.
person-gravedigger-favour = Autant de points de prestige que la valeur de la peste.
person-actress-favour = Déplacez tous les cubes d’un secteur, confident compris, vers un autre et effectuez son action.
person-mistress-favour = Placez un cube de la réserve générale auprès de votre confident et effectuez l’action du secteur.

label-round = Tour { $round } sur 9, manche { $period }
label-plague = peste { $count }
label-tile = Notre-Dame { $count }
label-supply = pièces restantes { $count }
label-rats = { $count ->
    [one] { $count } rat
   *[other] { $count } rats
  }
label-idle = sans effet pour vous maintenant
label-brown = Personnages bruns à venir
label-gray = Personnages gris à venir
label-prestige = Prestige
label-coins = Or
label-own = Perso
label-general = Générale
label-rat = Rat
label-carriage = Calèche
label-messages = Lettres
label-hand = Votre main
label-pick = Gardez-en une
label-borough = Quartier { $borough }
label-streets = Rues : le centre d’un quartier touche ses quatre marchés d’angle, chacun en touche deux autres. Vers le quartier de gauche : extérieur gauche – extérieur droit, intérieur gauche – intérieur droit et centre, centre – intérieur droit.

## Options

option-new_persons = Extension Nouveaux personnages
option-new_persons-false = Sans
option-new_persons-true = Avec 18 personnages gris de plus
option-hotel_double_from = L’auberge donne deux bonus à partir de
option-hotel_double_from-3 = Trois cubes (2017)
option-hotel_double_from-4 = Quatre cubes (2007)
option-benefactor_pays = Le bienfaiteur se paie en
option-benefactor_pays-prestige = Prestige
option-benefactor_pays-coins = Pièces d’or
option-hidden_prestige = Prestige des adversaires
option-hidden_prestige-false = Visible
option-hidden_prestige-true = Caché

## Ce qui est demandé

decision-keep = Gardez une de vos trois cartes ; passez les deux autres à gauche.
decision-keep-second = Gardez une des deux cartes reçues ; passez l’autre à gauche.
decision-play = Quelle carte jouez-vous ?
decision-move-in = Votre réserve est vide. Quel cube va { $place-in } ?
decision-donate = Vous avez { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  } d’or. Combien en donnez-vous ?
decision-friend-to = Dans quel secteur va votre confident ?
decision-drive = Votre calèche peut avancer { $count ->
    [one] d’un marché
   *[other] de { $count } marchés au plus
  }. Où s’arrête-t-elle ?
decision-take = Une lettre du quartier { $borough } se trouve ici : { $message }. La prenez-vous ?
decision-bonus = Choisissez un bonus de l’auberge{ $count ->
    [one] .
   *[other] {" "}(il vous en reste { $count }).
  }
decision-hire = Qui corrompez-vous avec { $count ->
    [one] votre dernière pièce d’or ?
   *[other] une de vos { $count } pièces d’or ?
  }
decision-advise = Le conseiller vous permet de corrompre encore { $count ->
    [one] une fois.
   *[other] { $count } fois.
  }
decision-minstrel = De quel secteur déplacez-vous des cubes ?
decision-minstrel-to = Vers quel secteur déplacez-vous les cubes { $sector-from } ?
decision-minstrel-count = Combien de cubes vont { $sector-from } { $sector2-in } ?
decision-fool = Quel cube le bouffon déplace-t-il ?
decision-fool-to = Vers quel secteur, en partant { $place-from } ?
decision-bishop = Quel secteur vide reçoit un cube ?
decision-procurator = De quel secteur effectuez-vous l’action ?
decision-gypsies = Quel cube rendez-vous ? { $count ->
    [0] Aucun encore.
    [one] Un seul jusqu’ici.
   *[other] Déjà { $count } jusqu’ici.
  }
decision-coachman = Quel type de lettre utilisez-vous à nouveau ?
decision-benefactor = De combien recule votre rat ? Coût par case : 1 ({ $payment }).
decision-butcher = Plus que { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } en réserve. Quel secteur vide en reçoit un ?
decision-actress = De quel secteur déplacez-vous tous les cubes ?
decision-actress-to = Vers quel secteur déplacez-vous les cubes { $sector-from } ?
decision-outbreak = Plusieurs secteurs sont à égalité. Lequel perd un cube ?

## Choix

choice-lay = La lettre rapporte { $message }
choice-join = Participe : { $person }
choice-start = { $seat } commence
choice-reveal = Dévoilé : { $person }
choice-draw = Carte piochée : { $card }
choice-keep = Garder la carte { $card }
choice-play = { $you ->
    [yes] Jouer votre carte { $card }
   *[no] Jouer { $card } (carte venue de chez { $seat })
  }
choice-from = Depuis { $place-the }
choice-without = Laisser la carte sans effet
choice-pay = { $count ->
    [0] Ne rien payer
   *[other] Payer { $count }
  }
choice-friend = Confident { $sector-in }
choice-drive = Quartier { $borough }, marché { $market-full }
choice-stay = Rester
choice-take = Prendre la lettre
choice-leave = La laisser
choice-bonus = Choisir : { $bonus }
choice-hire = Corrompre { $person-the }
choice-pass = Ne corrompre personne
choice-to = Vers { $sector-the }
choice-move = { $friend ->
    [0] { $count ->
        [one] Un cube
       *[other] { $count } cubes
      }
   *[other] { $count ->
        [0] Le confident
        [one] Le confident et un cube
       *[other] Le confident et { $count } cubes
      }
  }
choice-from-friend = Le confident
choice-return = Rendre un cube { $place-from }
choice-enough = Cela suffit
choice-kind = { $message }
choice-act = { $sector }
choice-remove = Un cube { $sector-from }
choice-foresee = Vient ensuite : { $person }

## Ce qui s’est passé

event-joined = Participe à cette partie : { $person }.
event-start-player = { $you ->
    [yes] Vous commencez et recevez
   *[no] { $seat } commence et reçoit
  } le sonneur de cloches.
event-round = Tour { $round }, manche { $period } : { $you ->
    [yes] vous commencez
   *[no] { $seat } commence
  }.
event-revealed = Personnage dévoilé : { $person }, { $rats ->
    [0] sans rat.
    [one] avec un rat.
   *[other] avec { $rats } rats.
  }
event-foresaw = { $you ->
    [yes] Vous voyez
   *[no] { $seat } voit
  } qui viendra au tour { $round } : { $person }.
event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
  } la carte { $card }.
event-kept = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
  } la carte { $card }.
event-passed-two = { $you2 ->
    [yes] { $seat } vous passe les cartes { $card } et { $card2 }.
   *[no] { $you ->
        [yes] Vous passez
       *[no] { $seat } passe
      } les cartes { $card } et { $card2 } à { $seat2 }.
  }
event-received-two = { $you ->
    [yes] { $seat2 } vous passe les cartes { $card } et { $card2 }.
   *[no] { $you2 ->
        [yes] Vous passez
       *[no] { $seat2 } passe
      } les cartes { $card } et { $card2 } à { $seat }.
  }
event-passed-one = { $you2 ->
    [yes] { $seat } vous passe la carte { $card }.
   *[no] { $you ->
        [yes] Vous passez
       *[no] { $seat } passe
      } la carte { $card } à { $seat2 }.
  }
event-received-one = { $you ->
    [yes] { $seat2 } vous passe la carte { $card }.
   *[no] { $you2 ->
        [yes] Vous passez
       *[no] { $seat2 } passe
      } la carte { $card } à { $seat }.
  }
event-played = { $own ->
    [yes] { $you ->
        [yes] Vous jouez votre
       *[no] { $seat } joue sa
      } carte { $card }.
   *[no] { $you ->
        [yes] Vous jouez
       *[no] { $seat } joue
      } la carte { $card }, venue de chez { $you2 ->
        [yes] vous
       *[no] { $seat2 }
      }.
  }
event-placed = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
  } un cube { $sector-in }.
event-no-effect = La carte { $card } reste sans effet pour { $you ->
    [yes] vous
   *[no] { $seat }
  }.
event-moved-in = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
  } un cube { $place-from } { $sector-in }.
event-donated = { $you ->
    [yes] Vous donnez
   *[no] { $seat } donne
  } { $count ->
    [one] une pièce d’or
   *[other] { $count } pièces d’or
  } et { $you ->
    [yes] placez
   *[no] place
  } un cube sur Notre-Dame.
event-friend = { $you ->
    [yes] Vous placez votre
   *[no] { $seat } place son
  } confident { $sector-in }.
event-action = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
  } { $sector-the } avec { $count ->
    [one] { $count } cube.
   *[other] { $count } cubes.
  }
event-markers = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } dans la réserve générale.
event-coins = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  } d’or.
event-coin-from = Plus de pièces d’or : { $you2 ->
    [yes] { $seat } vous en prend une.
   *[no] { $you ->
        [yes] vous en prenez
       *[no] { $seat } en prend
      } une à { $seat2 }.
  }
event-prestige = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
  } { $count ->
    [one] { $count } point
   *[other] { $count } points
  } de prestige{ $bonus ->
    [0] .
   *[other] , dont { $bonus } grâce au parc.
  }
event-prestige-lost = { $you ->
    [yes] Vous perdez
   *[no] { $seat } perd
  } { $count ->
    [one] { $count } point
   *[other] { $count } points
  } de prestige.
event-rat-back = { $you ->
    [yes] Vous reculez votre
   *[no] { $seat } recule son
  } rat de { $count }, jusqu’à la case { $rat }.
event-stayed = { $you ->
    [yes] Vous laissez votre
   *[no] { $seat } laisse sa
  } calèche sur place.
event-drove = { $you ->
    [yes] Vous menez votre
   *[no] { $seat } mène sa
  } calèche au marché { $market-full } du quartier { $borough }.
event-message-barred = { $you ->
    [yes] Vous ne pouvez
   *[no] { $seat } ne peut
  } pas encore prendre de lettre du quartier { $borough }.
event-left-message = { $you ->
    [yes] Vous laissez
   *[no] { $seat } laisse
  } la lettre ({ $message }).
event-took = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } une lettre du quartier { $borough } : { $message }.
event-cannot-hire = { $you ->
    [yes] Vous n’avez
   *[no] { $seat } n’a
  } pas de pièce d’or pour corrompre un personnage.
event-hired = { $you ->
    [yes] Vous corrompez
   *[no] { $seat } corrompt
  } { $person-the }.
event-favour-idle = Le privilège reste sans effet pour { $you ->
    [yes] vous
   *[no] { $seat }
  } ({ $person }).
event-passed = { $you ->
    [yes] Vous ne corrompez
   *[no] { $seat } ne corrompt
  } personne.
event-moved = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
  } { $count ->
    [one] un cube
   *[other] { $count } cubes
  } { $sector-from } { $sector2-in }.
event-studied = { $you ->
    [yes] Vous jouez aussi votre
   *[no] { $seat } joue aussi sa
  } troisième carte : { $card }.
event-prayed = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
  } un cube sur Notre-Dame.
event-returned = { $you ->
    [yes] Vous rendez
   *[no] { $seat } rend
  } un cube { $place-from }.
event-delivered = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
  } à nouveau { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
  } : { $message }.
event-benefited = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
  } { $count } { $count ->
    [one] { $payment-one }
   *[other] { $payment }
  } au bienfaiteur.
event-discarded = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
  } la carte { $card }, face cachée.
event-plague = La peste amène { $count ->
    [one] { $count } rat.
   *[other] { $count } rats.
  }
event-rat = { $you ->
    [yes] Vous déplacez votre
   *[no] { $seat } déplace son
  } rat en case { $rat }.
event-outbreak = L’épidémie éclate chez { $you ->
    [yes] vous
   *[no] { $seat }
  }.
event-removed = { $you ->
    [yes] Vous perdez
   *[no] { $seat } perd
  } un cube { $sector-in }.
event-notre-dame = Décompte de Notre-Dame : { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }, { $share ->
    [one] { $share } point
   *[other] { $share } points
  } de prestige par cube.
event-over = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
  } avec { $count ->
    [one] { $count } point
   *[other] { $count } points
  } de prestige.

reason-nine-rounds = les neuf tours sont joués
tiebreak-supplies = plus de pièces d’or et de cubes dans la réserve personnelle

## Pourquoi pas

refusal-card-not-drawn = La carte { $card } n’est pas parmi les cartes piochées.
refusal-card-not-received = La carte { $card } n’est pas parmi les cartes reçues.
refusal-bonus-empty = Ce bonus ne donnerait rien : { $bonus }.
refusal-no-such-borough = Il n’y a pas de quartier { $borough } dans cette partie.
refusal-no-way-back = En un seul marché, on ne revient pas au départ.
refusal-too-far = C’est trop loin ; vous avancez { $count ->
    [one] d’un marché
   *[other] de { $count } marchés
  } au plus.
refusal-not-in-hand = Vous n’avez pas la carte { $card } dans cette couleur.
refusal-same-place = Choisissez un autre endroit que { $place-the }.
refusal-no-marker-there = Vous n’avez pas de cube { $place-in }.
refusal-pay-now = Vous avez choisi un cube, il faut donc au moins une pièce d’or.
refusal-three-coins = Trois pièces d’or au plus.
refusal-too-few-coins = Vous n’avez { $count ->
    [0] pas de pièce d’or
    [one] qu’une pièce d’or
   *[other] que { $count } pièces d’or
  }.
refusal-friend-there = Votre confident est déjà { $sector-in }.
refusal-not-the-fullest = Choisissez un de vos secteurs les plus remplis contenant un cube, pas { $sector-the }.
refusal-person-not-there = On ne peut pas corrompre { $person-the } ce tour-ci.
refusal-advisor-once = On ne peut pas corrompre deux fois le conseiller.
refusal-not-from-notre-dame = Aucun cube ne peut quitter Notre-Dame ici.
refusal-no-piece-there = Vous n’avez pas de cube { $place-in }.
refusal-friend-elsewhere = Votre confident n’est pas { $sector-in }.
refusal-too-few-markers = Vous n’avez pas autant de cubes { $sector-in }.
refusal-one-to-three = Déplacez un à trois cubes.
refusal-friend-off-board = Votre confident n’est pas encore sur le plateau.
refusal-not-empty = Choisissez un secteur vide ; il y a déjà un cube { $sector-in }.
refusal-sector-empty = Choisissez un secteur occupé ; rien ne se trouve { $sector-in }.
refusal-no-such-message = Vous n’avez pas de lettre de ce type : { $message }.
refusal-rat-not-so-far = Votre rat n’est qu’en case { $rat }.
refusal-cannot-pay = Vous pouvez payer { $count } au plus.

## Les règles, point par point

chapter-1 = Le matériel
chapter-2 = Mise en place
chapter-3 = Un tour
chapter-4 = Les cartes Action
chapter-5 = Cubes et pièces d’or
chapter-6 = Personnages du jeu de base
chapter-7 = La peste
chapter-8 = Décompte et fin
chapter-9 = À deux
chapter-10 = L’extension Nouveaux personnages
chapter-11 = Public et secret

clause-1-1 = De deux à cinq joueurs. Chacun a un quartier autour de la tuile Notre-Dame ; à deux, il y a quatre quartiers.
clause-1-2 = Chaque couleur a 14 cubes Influence, un confident, une calèche, quatre lettres de change et neuf cartes Action.
clause-1-3 = Il y a 25 pièces d’or en tout. Le prestige ne s’épuise jamais.
clause-1-4 = Il y a six personnages bruns et trois gris pour chacune des manches A, B et C. L’extension ajoute six gris par manche.
clause-1-5 = La tuile Notre-Dame vaut 6, 8, 10 ou 12 points de prestige à deux, trois, quatre ou cinq joueurs.
clause-1-6 = Chaque couleur a une lettre de chaque type : 1 point de prestige et une pièce d’or, 2 points et un cube, 3 points et le rat recule de 1, 4 points.
clause-1-7 = Chaque personnage montre 0 à 3 rats. Les six bruns et les trois gris du jeu de base en portent 12 à la manche A, 13 à la B et 12 à la C.
clause-1-8 = Un quartier a un centre, sans lettre, et quatre marchés d’angle. Des rues les relient et mènent aux quartiers voisins, jamais à travers la tuile.
clause-2-1 = Votre calèche est au centre de votre quartier. Vous avez 4 cubes, 10 autres en réserve générale, 3 pièces d’or et le rat en case 0. Le confident attend hors du plateau. Les lettres sont placées au hasard sur vos marchés d’angle ; vos neuf cartes sont mélangées.
clause-2-2 = Les personnages bruns forment une pile mélangée. Dans la pile grise, ceux de A sont au-dessus de ceux de B, ceux de C tout en bas.
clause-2-3 = Avec l’extension, on tire trois des neuf personnages gris de chaque manche (A, B, C). Tous savent qui participe, personne ne connaît l’ordre.
clause-2-4 = Le premier joueur est tiré au sort et reçoit le sonneur de cloches. L’extension est une option.
clause-3-1 = Au début d’un tour, on dévoile les deux premiers personnages bruns et le premier gris.
clause-3-2 = Piochez trois cartes, gardez-en une et passez-en deux à gauche. Des deux reçues, gardez-en une et passez l’autre. La dernière complète votre main. Tous choisissent en même temps, face cachée. Une carte sert à qui la joue.
clause-3-3 = À partir du premier joueur, chacun joue une carte, puis chacun une deuxième. La troisième est défaussée face cachée.
clause-3-4 = À partir du premier joueur, chacun peut corrompre un personnage présent pour une pièce d’or. Le privilège s’applique autant que possible ; s’il ne donne rien, la pièce est perdue. Plusieurs joueurs peuvent corrompre le même personnage.
clause-3-5 = Puis vient la peste.
clause-3-6 = À la fin du tour, les personnages vont sous leurs piles et le sonneur passe à gauche.
clause-3-7 = Tous les trois tours, on fait le décompte de Notre-Dame, on mélange les personnages bruns et chacun reprend et mélange ses neuf cartes Action.
clause-4-1 = Séminaire : prenez dans la réserve générale autant de cubes qu’il y en a ici.
clause-4-2 = Banque : prenez autant de pièces d’or qu’il y a de cubes ici.
clause-4-3 = Résidence : gagnez 1 point de prestige par cube présent ici.
clause-4-4 = Relais de calèche : avancez d’autant de marchés au plus qu’il y a de cubes ici. À l’arrivée, vous pouvez prendre la lettre. Sans bouger, on ne prend rien ; à partir de deux marchés, on peut revenir au départ.
clause-4-5 = Une lettre agit aussitôt. Vous pouvez prendre une couleur si vous n’en avez pas plus que de n’importe quelle autre couleur encore sur le plateau.
clause-4-6 = Auberge : une pièce d’or, un cube ou le rat recule de 1. Dès trois cubes (édition 2007 : quatre), vous choisissez deux fois. Un bonus sans effet n’est pas proposé.
clause-4-7 = Confident : il va dans un secteur, ensuite toujours dans un autre, et vous effectuez l’action ; on ne peut pas refuser. Il compte partout comme un cube et ne va jamais sur Notre-Dame.
clause-4-8 = Parc : le rat recule de 1. De plus, tout gain de prestige augmente de 1 par paire de cubes dans votre parc, une fois par gain.
clause-4-9 = Hôpital : le rat recule de 1. De plus, chaque cube y réduit la peste de 1 pour vous.
clause-4-10 = Notre-Dame : donnez 1, 2 ou 3 pièces d’or pour 1, 3 ou 6 points de prestige et placez un cube sur la tuile. Sans don, vous ne placez rien.
clause-4-11 = Le rat ne descend jamais sous 0.
clause-5-1 = Une action demande un cube de votre réserve dans son secteur. Si vous en avez un, vous devez le placer et agir ; seule l’action Notre-Dame peut être refusée.
clause-5-2 = Si votre réserve est vide, vous pouvez déplacer un cube d’ailleurs sur le plateau (jamais le confident) ou jouer la carte sans effet.
clause-5-3 = Une réserve générale vide ne donne rien.
clause-5-4 = S’il manque des pièces d’or, on les prend une à une à l’adversaire le plus riche, à égalité au premier dans le sens horaire.
clause-6-1 = Tavernière : 3 points de prestige, plus une pièce d’or, un cube ou le rat recule de 1.
clause-6-2 = Ménestrel : déplacez un à trois de vos cubes, confident compris si vous voulez, d’un secteur vers un autre. Aucune action ne suit ; Notre-Dame n’est pas concernée.
clause-6-3 = Prêteur : 2 pièces d’or et 1 point de prestige.
clause-6-4 = Bouffon : déplacez un cube ou le confident vers un autre secteur et effectuez son action. Le cube peut venir de Notre-Dame, mais pas y aller.
clause-6-5 = Moine : 2 cubes et 1 point de prestige.
clause-6-6 = Médecin : pour vous, la valeur de la peste de ce tour est 0.
clause-6-7 = Garde municipal : 1 point de prestige par cube à vous dans les secteurs et sur Notre-Dame, et pour le confident dans votre quartier.
clause-6-8 = Veilleur de nuit : 1 point de prestige par secteur vide.
clause-6-9 = Évêque : placez un cube de la réserve générale dans un secteur vide et effectuez son action. Sans secteur vide ou sans cube, rien ne se passe.
clause-6-10 = Maître de guilde : 2 points de prestige par secteur d’au moins deux cubes.
clause-6-11 = Roi des mendiants : 1 point de prestige par case entre votre rat et la fin de sa piste.
clause-6-12 = Avocat : 3 points de prestige par paire de vos lettres.
clause-6-13 = Dame de cour : 1 point de prestige par cube de votre secteur le plus rempli.
clause-6-14 = Maire : 3 points de prestige par secteur d’au moins trois cubes.
clause-6-15 = Charpentier : 1 point de prestige par secteur occupé.
clause-7-1 = La valeur de la peste est le nombre de rats sur les trois personnages présents.
clause-7-2 = Votre rat avance de la valeur de la peste moins les cubes de votre hôpital ; si le résultat est négatif, il recule.
clause-7-3 = Si vous avez corrompu le médecin, comptez 0 au lieu de la valeur de la peste.
clause-7-4 = Si le rat devait dépasser 9, il s’arrête à 9. Vous perdez 2 points de prestige (jamais sous 0) et un cube de votre secteur le plus rempli retourne à la réserve générale. À égalité, vous choisissez ; le confident compte, mais reste.
clause-8-1 = Après les tours 3, 6 et 9, on divise la valeur de la tuile par le nombre total de cubes posés dessus, arrondi à l’inférieur. Chaque cube rapporte cette part, puis tous retournent aux réserves générales.
clause-8-2 = Après neuf tours, le joueur qui a le plus de points de prestige gagne. À égalité, on compare pièces d’or et cubes de la réserve personnelle, additionnés ; sinon la victoire est partagée.
clause-9-1 = À deux, on dispose quatre quartiers et chacun en prend un, face à face. Les deux autres ont des lettres de deux autres couleurs, qui comptent pour les séries.
clause-9-2 = À deux, on passe les cartes de la même façon : la dernière vous revient.
clause-10-1 = Intendant : gagnez autant de points de prestige que vous en avez déjà.
clause-10-2 = Infirmière : un cube de la réserve générale va à l’hôpital et le rat recule de 1, même sans cube.
clause-10-3 = Savant : jouez votre troisième carte. S’il est présent, on garde les troisièmes cartes jusqu’à ce que tous aient corrompu ou passé.
clause-10-4 = Prêtre : un cube de la réserve générale va sur Notre-Dame, rien d’autre.
clause-10-5 = Procureur : effectuez l’action d’un secteur occupé, sans rien placer.
clause-10-6 = Sonneur de cloches : 3 points de prestige par cube à vous sur Notre-Dame.
clause-10-7 = Espion : 2 points de prestige, et vous seul voyez les personnages gris à venir, dans l’ordre.
clause-10-8 = Saltimbanques : rendez autant de vos cubes que vous voulez, des secteurs ou de Notre-Dame, à la réserve générale, pour 2 points de prestige chacun ; cela compte comme un seul gain.
clause-10-9 = Cocher : choisissez un type de vos lettres et utilisez-les toutes à nouveau ; cela compte comme un seul gain.
clause-10-10 = Marchande : 1 pièce d’or par marché d’angle de votre quartier sans lettre.
clause-10-11 = Bienfaiteur : payez des points de prestige (ou des pièces, selon l’option), au plus la position de votre rat ; il recule d’autant.
clause-10-12 = Boucher : un cube de la réserve générale va dans chaque secteur vide, sans action. S’il en manque, vous choisissez où.
clause-10-13 = Conseiller : corrompez encore deux fois au plus, une pièce d’or chaque fois : les deux autres, ou l’un d’eux deux fois, jamais le conseiller.
clause-10-14 = Gardien de la porte : 3 points de prestige par paire de vos cubes dans la réserve générale.
clause-10-15 = Aubergiste : 2 points de prestige par cube dans votre auberge.
clause-10-16 = Fossoyeur : autant de points de prestige que la valeur de la peste du tour.
clause-10-17 = Comédienne : déplacez tous les cubes d’un secteur, confident compris, vers un autre et effectuez son action.
clause-10-18 = Maîtresse : un cube de la réserve générale va dans le secteur de votre confident, puis effectuez son action. Sans confident ou sans cube, rien ne se passe.
clause-11-1 = Publics : le plateau, les réserves, les pièces d’or, les rats, les lettres, les personnages présents, les cartes jouées et qui peut encore venir. Le prestige est public ou, en option, secret.
clause-11-2 = Secrets : votre main, ce que vous avez gardé et passé, et ce que votre espion a vu. Les cartes défaussées restent inconnues.

# Ce qui compte à la fin.
final-score = prestige

# Un trait d’une position, en étiquette devant deux nombres (analyse).
feature-prestige = prestige
feature-own = cubes prêts à placer
feature-coins = pièces d’or
feature-rat = rat
feature-messages = lettres
feature-notre-dame = prestige de ses cubes sur Notre-Dame
feature-school = cubes ({ sector-cloister-school })
feature-bank = cubes ({ sector-bank })
feature-residence = cubes ({ sector-residence })
feature-carriage-house = cubes ({ sector-carriage-house })
feature-hotel = cubes ({ sector-hotel })
feature-park = cubes ({ sector-park })
feature-hospital = cubes ({ sector-hospital })
