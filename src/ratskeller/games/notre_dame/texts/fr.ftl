# Notre Dame en français.

game-title = Notre Dame
game-subtitle = Menez un quartier de Paris au prestige avec des cartes et des aides, et tenez les rats à l’écart.

## Noms

sector-cloister-school = École du cloître
sector-bank = Banque
sector-residence = Résidence
sector-carriage-house = Remise
sector-hotel = Hôtel
sector-park = Parc
sector-hospital = Hôpital

place-cloister-school = École du cloître
place-bank = Banque
place-residence = Résidence
place-carriage-house = Remise
place-hotel = Hôtel
place-park = Parc
place-hospital = Hôpital
place-notre-dame = Notre Dame

card-cloister-school = École du cloître
card-bank = Banque
card-residence = Résidence
card-carriage-house = Remise
card-hotel = Hôtel
card-park = Parc
card-hospital = Hôpital
card-notre-dame = Notre Dame
card-trusted-friend = Confident

card-cloister-school-action = Posez un pion ; prenez autant de pions qu’il y a maintenant de pièces.
card-bank-action = Posez un pion ; prenez autant d’écus qu’il y a maintenant de pièces.
card-residence-action = Posez un pion ; gagnez autant de prestige qu’il y a maintenant de pièces.
card-carriage-house-action = Posez un pion ; roulez d’autant de pas qu’il y a maintenant de pièces et prenez un message.
card-hotel-action = Posez un pion ; prenez un écu, un pion ou un pas en arrière du rat, deux fois quand l’hôtel est assez plein.
card-park-action = Posez un pion ; votre rat recule, et chaque paire de pièces augmente d’un point tout gain de prestige.
card-hospital-action = Posez un pion ; votre rat recule, et chaque pièce affaiblit la peste.
card-notre-dame-action = Donnez un, deux ou trois écus pour 1, 3 ou 6 de prestige et posez un pion sur Notre Dame.
card-trusted-friend-action = Menez votre confident dans un secteur et faites-en l’action.

message-coin = 1 de prestige et 1 écu
message-marker = 2 de prestige et 1 pion
message-rat = 3 de prestige et le rat recule de 1
message-prestige = 4 de prestige

sign-coin = 1+écu
sign-marker = 2+pion
sign-rat = 3+rat
sign-prestige = 4

bonus-coin = un écu
bonus-marker = un pion
bonus-rat = le rat recule d’un pas

market-centre = centre
market-inner-left = int. gauche
market-inner-right = int. droite
market-outer-left = ext. gauche
market-outer-right = ext. droite

period-a = A
period-b = B
period-c = C

payment-coins = écus
payment-prestige = prestige

person-minstrel = Ménestrel
person-money-lender = Prêteur
person-monk = Moine
person-fool = Bouffon
person-doctor = Médecin
person-hostess = Hôtesse
person-city-guard = Garde de la ville
person-night-watchman = Veilleur de nuit
person-bishop = Évêque
person-guild-master = Maître de guilde
person-beggar-king = Roi des mendiants
person-advocate = Avocat
person-lady-of-the-court = Dame de la cour
person-mayor = Maire
person-carpenter = Charpentier
person-manager = Intendant
person-nurse = Infirmière
person-scholar = Érudit
person-priest = Prêtre
person-procurator = Procureur
person-bell-ringer = Sonneur de cloches
person-spy = Espion
person-gypsies = Gens du voyage
person-coachman = Cocher
person-trader = Marchande
person-benefactor = Bienfaiteur
person-butcher = Boucher
person-advisor = Conseiller
person-guard = Gardien de la porte
person-host = Aubergiste
person-gravedigger = Fossoyeur
person-actress = Comédienne
person-mistress = Maîtresse

person-minstrel-favour = Déplacez une à trois pièces d’un secteur vers un autre.
person-money-lender-favour = 2 écus et 1 de prestige.
person-monk-favour = 2 pions et 1 de prestige.
person-fool-favour = Déplacez une pièce vers un autre secteur et faites-en l’action.
person-doctor-favour = La peste de cette manche compte 0 pour vous.
person-hostess-favour = 3 de prestige, et un écu, un pion ou le rat recule d’un pas.
person-city-guard-favour = 1 de prestige par pièce à vous sur le plateau.
person-night-watchman-favour = 1 de prestige par secteur vide.
person-bishop-favour = Un pion de la réserve générale dans un secteur vide, avec son action.
person-guild-master-favour = 2 de prestige par secteur de deux pièces ou plus.
person-beggar-king-favour = 1 de prestige par case libre devant votre rat.
person-advocate-favour = 3 de prestige par paire de messages.
person-lady-of-the-court-favour = 1 de prestige par pièce de votre secteur le plus rempli.
person-mayor-favour = 3 de prestige par secteur de trois pièces ou plus.
person-carpenter-favour = 1 de prestige par secteur qui n’est pas vide.
person-manager-favour = Autant de prestige que vous en avez.
person-nurse-favour = Un pion de la réserve générale à l’hôpital, et le rat recule d’un pas.
person-scholar-favour = Faites aussi votre troisième carte.
person-priest-favour = Un pion de la réserve générale sur Notre Dame.
person-procurator-favour = Faites l’action d’un secteur qui n’est pas vide.
person-bell-ringer-favour = 3 de prestige par pion à vous sur Notre Dame.
person-spy-favour = 2 de prestige, et un regard sur les personnages gris à venir.
person-gypsies-favour = Reprenez des pions du plateau pour 2 de prestige chacun.
person-coachman-favour = Servez-vous encore de tous vos messages d’une sorte.
person-trader-favour = 1 écu par marché de votre bord sans message.
person-benefactor-favour = Payez pour faire reculer votre rat, un pas pour chaque.
person-butcher-favour = Un pion de la réserve générale dans chaque secteur vide.
person-advisor-favour = Engagez les deux autres une fois, ou l’un d’eux deux fois, un écu chacun.
person-guard-favour = 3 de prestige par paire de pions de votre réserve générale.
person-host-favour = 2 de prestige par pièce dans votre hôtel.
person-gravedigger-favour = Autant de prestige que la valeur de peste de la manche.
person-actress-favour = Déplacez toutes les pièces d’un secteur vers un autre et faites-en l’action.
person-mistress-favour = Un pion de la réserve générale auprès de votre confident, avec l’action du secteur.

label-round = Manche { $round } sur 9, période { $period }
label-plague = peste { $count }
label-tile = Notre Dame { $count }
label-supply = écus restants { $count }
label-rats = { $count ->
    [one] { $count } rat
   *[other] { $count } rats
  }
label-idle = rien pour vous maintenant
label-brown = Personnages bruns à venir
label-gray = Personnages gris à venir
label-prestige = Prestige
label-coins = Écus
label-own = À soi
label-general = Générale
label-rat = Rat
label-carriage = Carrosse
label-messages = Messages
label-hand = Votre main
label-pick = Gardez une de
label-borough = Quartier { $borough }
label-streets = Rues : dans un quartier le centre touche les quatre marchés du bord, et chacun d’eux ses deux voisins. À gauche on passe au quartier suivant : d’extérieur gauche à extérieur droit, d’intérieur gauche à intérieur droit et au centre, du centre à intérieur droit.

## Options

option-new_persons = Extension Nouveaux personnages
option-new_persons-false = Sans
option-new_persons-true = Avec 18 personnages gris de plus
option-hotel_double_from = Deux bonus de l’hôtel à partir de
option-hotel_double_from-3 = Trois pièces (2017)
option-hotel_double_from-4 = Quatre pièces (2007)
option-benefactor_pays = Le bienfaiteur se paie en
option-benefactor_pays-prestige = Prestige
option-benefactor_pays-coins = Écus
option-hidden_prestige = Prestige des autres
option-hidden_prestige-false = Visible
option-hidden_prestige-true = Caché

## Ce qui est demandé

decision-keep = Gardez une de vos trois cartes ; les deux autres vont à gauche.
decision-keep-second = Gardez une des deux cartes reçues ; l’autre va à gauche.
decision-play = Quelle carte jouez-vous ?
decision-move-in = Votre réserve est vide. Quel pion va ici : { $place } ?
decision-donate = Vous avez { $count ->
    [one] { $count } écu
   *[other] { $count } écus
  }. Combien en donnez-vous à Notre Dame ?
decision-friend-to = Dans quel secteur va votre confident ?
decision-drive = Votre carrosse peut rouler { $count ->
    [one] d’un pas
   *[other] jusqu’à { $count } pas
  }. Où s’arrête-t-il ?
decision-take = Un message du quartier { $borough } se trouve ici : { $message }. Le prenez-vous ?
decision-bonus = Choisissez un bonus de l’hôtel{ $count ->
    [one] .
   *[other]  ; vous en avez { $count }.
  }
decision-hire = Qui engagez-vous pour { $count ->
    [one] votre dernier écu ?
   *[other] un de vos { $count } écus ?
  }
decision-advise = Le conseiller vous laisse engager encore { $count ->
    [one] une fois.
   *[other] { $count } fois.
  }
decision-minstrel = De quel secteur partent les pièces ?
decision-minstrel-to = Vers quel secteur vont-elles ? Elles partent de : { $sector }.
decision-minstrel-count = Combien de pièces partent ? De : { $sector }, vers : { $sector2 }.
decision-fool = Quelle pièce le bouffon déplace-t-il ?
decision-fool-to = Vers quel secteur va la pièce ? Elle vient de : { $place }.
decision-bishop = Quel secteur vide reçoit un pion ?
decision-procurator = Quel secteur agit ?
decision-gypsies = Quel pion revient ? Jusqu’ici { $count ->
    [one] { $count }.
   *[other] { $count }.
  }
decision-coachman = De quelle sorte de message vous servez-vous encore ?
decision-benefactor = De combien votre rat recule-t-il ? Chaque pas coûte un ({ $payment }).
decision-butcher = Trop peu de pions : il en reste { $count }. Quel secteur vide en reçoit un ?
decision-actress = De quel secteur partent toutes les pièces ?
decision-actress-to = Vers quel secteur vont-elles toutes ? Elles partent de : { $sector }.
decision-outbreak = Plusieurs secteurs sont aussi remplis. Lequel perd un pion ?

## Choix

choice-lay = Le message apporte { $message }
choice-join = { $person } participe
choice-start = { $seat } commence
choice-reveal = { $person } apparaît
choice-draw = { $card } est tirée
choice-keep = Garder { $card }
choice-play = Jouer { $card } (carte de { $seat })
choice-from = De : { $place }
choice-without = Laisser la carte sans effet
choice-pay = { $count ->
    [0] Ne rien payer
   *[other] Payer { $count }
  }
choice-friend = Confident vers { $sector }
choice-drive = Vers le quartier { $borough }, { $market }
choice-stay = Rester
choice-take = Prendre le message
choice-leave = Le laisser
choice-bonus = Prendre : { $bonus }
choice-hire = Engager { $person }
choice-pass = N’engager personne
choice-to = Vers : { $sector }
choice-move = { $friend ->
    [0] { $count ->
        [one] Un pion
       *[other] { $count } pions
      }
   *[other] { $count ->
        [0] Le confident
        [one] Le confident et un pion
       *[other] Le confident et { $count } pions
      }
  }
choice-from-friend = Le confident
choice-return = Reprendre un pion de : { $place }
choice-enough = Cela suffit
choice-kind = { $message }
choice-act = { $sector }
choice-remove = De : { $sector }
choice-foresee = { $person } vient ensuite

## Ce qui s’est passé

event-joined = { $person } participe à cette partie.
event-start-player = { $seat } commence et tient le sonneur de cloches.
event-round = Manche { $round }, période { $period } : { $seat } commence.
event-revealed = { $person } est là, { $rats ->
    [0] sans rat.
    [one] avec un rat.
   *[other] avec { $rats } rats.
  }
event-foresaw = { $seat } voit qui vient à la manche { $round } : { $person }.
event-drew = { $seat } tire { $card }.
event-kept = { $seat } garde { $card }.
event-passed-two = { $seat } passe { $card } et { $card2 } à { $seat2 }.
event-received-two = { $seat } reçoit { $card } et { $card2 } de { $seat2 }.
event-passed-one = { $seat } passe { $card } à { $seat2 }.
event-received-one = { $seat } reçoit { $card } de { $seat2 }.
event-played = { $seat } joue { $card }, une carte de { $seat2 }.
event-placed = Un pion de { $seat } arrive ici : { $sector }.
event-no-effect = { $card } reste sans effet pour { $seat }.
event-moved-in = { $seat } déplace un pion : de { $place } vers { $sector }.
event-donated = { $seat } donne { $count ->
    [one] un écu
   *[other] { $count } écus
  } et pose un pion sur Notre Dame.
event-friend = Le confident de { $seat } va ici : { $sector }.
event-action = { $seat } utilise { $sector } avec { $count ->
    [one] une pièce.
   *[other] { $count } pièces.
  }
event-markers = { $seat } prend { $count ->
    [one] un pion
   *[other] { $count } pions
  } de la réserve générale.
event-coins = { $seat } prend { $count ->
    [one] un écu.
   *[other] { $count } écus.
  }
event-coin-from = Il n’y a plus d’écus : { $seat } en prend un à { $seat2 }.
event-prestige = { $seat } gagne { $count } de prestige{ $bonus ->
    [0] .
   *[other] , dont { $bonus } par le parc.
  }
event-prestige-lost = { $seat } cède { $count } de prestige.
event-rat-back = Le rat de { $seat } recule de { $count }, à { $rat }.
event-stayed = Le carrosse de { $seat } reste sur place.
event-drove = Le carrosse de { $seat } roule vers le quartier { $borough }, { $market }.
event-message-barred = { $seat } ne peut pas encore prendre un message du quartier { $borough }.
event-left-message = { $seat } laisse le message ({ $message }).
event-took = { $seat } prend un message du quartier { $borough } : { $message }.
event-cannot-hire = { $seat } n’a pas d’écu pour engager.
event-hired = { $seat } engage : { $person }.
event-favour-idle = { $person } ne peut rien faire pour { $seat }.
event-passed = { $seat } n’engage personne.
event-moved = { $seat } déplace { $count ->
    [one] une pièce
   *[other] { $count } pièces
  } : de { $sector } vers { $sector2 }.
event-studied = { $seat } fait la troisième carte : { $card }.
event-prayed = Un pion de { $seat } arrive sur Notre Dame.
event-returned = { $seat } reprend un pion : { $place }.
event-delivered = { $seat } se sert encore de { $count ->
    [one] { $count } message
   *[other] { $count } messages
  } : { $message }.
event-benefited = { $seat } paie { $count } au bienfaiteur ({ $payment }).
event-discarded = { $seat } pose { $card } face cachée.
event-plague = La peste vient avec { $count ->
    [one] { $count } rat.
   *[other] { $count } rats.
  }
event-rat = Le rat de { $seat } va à { $rat }.
event-outbreak = La peste éclate chez { $seat }.
event-removed = { $seat } perd un pion : { $sector }.
event-notre-dame = On compte Notre Dame : { $count ->
    [one] un pion
   *[other] { $count } pions
  }, { $share } de prestige chacun.
event-over = { $seat } gagne avec { $count } de prestige.

reason-nine-rounds = les neuf manches sont jouées
tiebreak-supplies = plus d’écus et de pions dans la réserve personnelle

## Pourquoi pas

refusal-card-not-drawn = { $card } n’est pas parmi les cartes tirées
refusal-card-not-received = { $card } n’est pas parmi les cartes reçues
refusal-bonus-empty = cela ne donnerait rien : { $bonus }
refusal-no-such-borough = il n’y a pas de quartier { $borough } dans cette partie
refusal-no-way-back = un seul pas ne ramène pas au départ
refusal-too-far = c’est trop loin ; vous avez { $count ->
    [one] un pas
   *[other] { $count } pas
  }
refusal-not-in-hand = vous n’avez pas { $card } dans cette couleur
refusal-same-place = il faut un autre lieu que { $place }
refusal-no-marker-there = vous n’avez pas de pion là : { $place }
refusal-pay-now = vous avez choisi un pion, il faut donc au moins un écu
refusal-three-coins = trois écus au plus
refusal-too-few-coins = vous n’avez que { $count ->
    [one] { $count } écu
   *[other] { $count } écus
  }
refusal-friend-there = votre confident s’y trouve déjà : { $sector }
refusal-not-the-fullest = { $sector } n’est pas un de vos secteurs les plus remplis avec un pion
refusal-person-not-there = { $person } n’est pas là cette manche
refusal-advisor-once = le conseiller ne s’engage pas deux fois
refusal-not-from-notre-dame = aucune pièce ne part de Notre Dame ici
refusal-no-piece-there = vous n’avez pas de pièce là : { $place }
refusal-friend-elsewhere = votre confident n’est pas là : { $sector }
refusal-too-few-markers = vous n’avez pas autant de pions là : { $sector }
refusal-one-to-three = il part une à trois pièces
refusal-friend-off-board = votre confident n’est pas encore sur le plateau
refusal-not-empty = { $sector } n’est pas vide
refusal-sector-empty = { $sector } est vide
refusal-no-such-message = vous n’avez pas de message de cette sorte : { $message }
refusal-rat-not-so-far = votre rat n’est qu’à { $rat }
refusal-cannot-pay = vous pouvez payer { $count } au plus

## Les règles, point par point

chapter-1 = Le matériel
chapter-2 = Mise en place
chapter-3 = Une manche
chapter-4 = Les cartes d’action
chapter-5 = Pions et écus
chapter-6 = Personnages du jeu de base
chapter-7 = La peste
chapter-8 = Décompte et fin
chapter-9 = À deux
chapter-10 = L’extension Nouveaux personnages
chapter-11 = Qui sait quoi

clause-1-1 = On joue de deux à cinq. Chacun a un quartier autour de la tuile Notre Dame ; à deux il y a quatre quartiers.
clause-1-2 = Chaque couleur a 14 pions, un confident, un carrosse, quatre messages et neuf cartes d’action.
clause-1-3 = Il y a 25 écus en tout. Le prestige ne s’épuise jamais.
clause-1-4 = Il y a six personnages bruns et trois gris pour chacune des périodes A, B et C. L’extension en ajoute six gris par période.
clause-1-5 = La tuile Notre Dame vaut 6, 8, 10 ou 12 de prestige à deux, trois, quatre ou cinq.
clause-1-6 = Chaque couleur a un message de chaque sorte : 1 de prestige et un écu, 2 de prestige et un pion, 3 de prestige et un pas en arrière du rat, 4 de prestige.
clause-1-7 = Chaque personnage porte des rats. Les neuf d’une période du jeu de base en portent 12, 13 et 12.
clause-1-8 = Un quartier a un centre, sans message, et quatre marchés au bord. Des rues les relient et mènent aux quartiers voisins, jamais à travers la tuile.
clause-2-1 = Au départ votre carrosse est sur votre centre. Vous avez 4 pions à vous, 10 en réserve générale, 3 écus et le rat à 0. Votre confident attend hors du plateau. Vos messages sont au hasard sur les marchés de votre bord, vos neuf cartes mélangées.
clause-2-2 = Les personnages bruns forment une pile mélangée. Dans la pile grise, ceux de A sont au-dessus de ceux de B, ceux de C tout en bas.
clause-2-3 = Avec l’extension on tire trois des neuf personnages gris de chaque lettre. Tous savent qui participe, personne ne connaît l’ordre.
clause-2-4 = Le premier joueur est tiré au sort et tient le sonneur de cloches. L’extension est une option.
clause-3-1 = Une manche commence par deux personnages bruns et un gris, pris sur leurs piles.
clause-3-2 = Tirez trois de vos cartes, gardez-en une et passez-en deux à gauche ; des deux reçues gardez-en une et passez l’autre ; prenez la dernière. Tous font cela en même temps et en secret. Une carte sert à qui la joue.
clause-3-3 = À partir du premier joueur chacun joue une carte, puis chacun une deuxième. La troisième est écartée face cachée.
clause-3-4 = À partir du premier joueur chacun peut engager un personnage présent pour un écu. Avec un écu c’est toujours permis ; le service se fait autant que possible. Le même personnage peut servir plusieurs fois.
clause-3-5 = Puis vient la peste.
clause-3-6 = À la fin d’une manche les personnages partent et le sonneur passe à gauche.
clause-3-7 = Toutes les trois manches on compte Notre Dame, on mélange les personnages bruns, et les cartes d’action reviennent à leurs propriétaires, qui les mélangent.
clause-4-1 = École du cloître : prenez dans votre réserve générale autant de pions qu’il y a de pièces.
clause-4-2 = Banque : prenez autant d’écus qu’il y a de pièces.
clause-4-3 = Résidence : gagnez autant de prestige qu’il y a de pièces.
clause-4-4 = Remise : roulez d’autant de pas au plus qu’il y a de pièces. À l’arrivée vous pouvez prendre un message. Sans rouler on ne prend rien ; à partir de deux pas on peut finir au départ.
clause-4-5 = Un message agit aussitôt. Vous pouvez prendre une couleur si vous n’en avez pas plus que de toute autre qui est encore sur le plateau.
clause-4-6 = Hôtel : un écu, un pion ou un pas en arrière du rat. Dès trois pièces vous choisissez deux fois, dès quatre dans l’édition de 2007. Ce qui ne donnerait rien n’est pas proposé.
clause-4-7 = Confident : il va dans un secteur, plus tard dans un autre, et l’action suit. Il compte partout comme un pion et ne va jamais sur Notre Dame.
clause-4-8 = Parc : le rat recule d’un pas. De plus, chaque gain de prestige augmente d’un point par paire de pièces dans votre parc.
clause-4-9 = Hôpital : le rat recule d’un pas. De plus, chaque pièce y affaiblit la peste pour vous.
clause-4-10 = Notre Dame : donnez 1, 2 ou 3 écus pour 1, 3 ou 6 de prestige et posez un pion sur la tuile. Sans don on ne pose rien.
clause-4-11 = Le rat ne descend jamais sous 0.
clause-5-1 = Une action demande un pion de votre réserve dans son secteur. Tant que vous en avez, il faut poser et agir ; seule Notre Dame se refuse.
clause-5-2 = Réserve vide : vous pouvez déplacer un pion d’ailleurs sur le plateau, jamais le confident, ou laisser la carte sans effet.
clause-5-3 = Une réserve générale vide ne donne rien.
clause-5-4 = Quand les écus manquent, on les prend un à un au plus riche adversaire, à égalité au premier dans le sens horaire.
clause-6-1 = Hôtesse : 3 de prestige, et un écu, un pion ou un pas en arrière du rat.
clause-6-2 = Ménestrel : déplacez une à trois de vos pièces, avec le confident si vous voulez, d’un secteur vers un autre. Rien n’y est fait, et Notre Dame reste à part.
clause-6-3 = Prêteur : 2 écus et 1 de prestige.
clause-6-4 = Bouffon : déplacez un pion ou le confident vers un autre secteur et faites-en l’action. Le pion peut venir de Notre Dame mais pas y aller.
clause-6-5 = Moine : 2 pions et 1 de prestige.
clause-6-6 = Médecin : pour vous la valeur de peste de cette manche est 0.
clause-6-7 = Garde de la ville : 1 de prestige par pion à vous dans les secteurs et sur Notre Dame, et pour le confident dans votre quartier.
clause-6-8 = Veilleur de nuit : 1 de prestige par secteur vide.
clause-6-9 = Évêque : posez un pion de la réserve générale dans un secteur vide et faites-en l’action.
clause-6-10 = Maître de guilde : 2 de prestige par secteur de deux pièces ou plus.
clause-6-11 = Roi des mendiants : 1 de prestige par case entre votre rat et la fin de sa piste.
clause-6-12 = Avocat : 3 de prestige par paire de vos messages.
clause-6-13 = Dame de la cour : 1 de prestige par pièce de votre secteur le plus rempli.
clause-6-14 = Maire : 3 de prestige par secteur de trois pièces ou plus.
clause-6-15 = Charpentier : 1 de prestige par secteur qui n’est pas vide.
clause-7-1 = La valeur de peste est le nombre de rats des trois personnages présents.
clause-7-2 = Votre rat avance de la valeur de peste moins les pièces de votre hôpital, ou recule si c’est négatif.
clause-7-3 = Qui a engagé le médecin compte 0 au lieu de la valeur de peste.
clause-7-4 = Si le rat devait dépasser 9, il reste à 9. Vous perdez 2 de prestige, si vous les avez, et un pion de votre secteur le plus rempli va à la réserve générale. À égalité vous choisissez ; le confident compte mais reste.
clause-8-1 = Après les manches 3, 6 et 9 on divise la valeur de la tuile par tous les pions posés dessus, arrondie en bas. Chaque pion rapporte cette part, puis tous vont aux réserves générales.
clause-8-2 = Après neuf manches le plus de prestige gagne ; à égalité plus d’écus et de pions à soi ensemble ; sinon la victoire est partagée.
clause-9-1 = À deux on occupe des quartiers opposés sur quatre. Les quartiers libres ont des messages de deux autres couleurs, qui comptent pour les séries.
clause-9-2 = À deux on passe les cartes de même : la dernière revient.
clause-10-1 = Intendant : gagnez autant de prestige que vous en avez.
clause-10-2 = Infirmière : un pion de la réserve générale à l’hôpital et le rat recule d’un pas, avec ou sans pion.
clause-10-3 = Érudit : faites votre troisième carte. Tant qu’il est là, on garde les troisièmes cartes jusqu’à ce que tous aient engagé.
clause-10-4 = Prêtre : un pion de la réserve générale sur Notre Dame, rien d’autre.
clause-10-5 = Procureur : faites l’action d’un secteur non vide, sans rien poser.
clause-10-6 = Sonneur de cloches : 3 de prestige par pion à vous sur Notre Dame.
clause-10-7 = Espion : 2 de prestige, et vous seul voyez les personnages gris à venir, dans leur ordre.
clause-10-8 = Gens du voyage : reprenez autant de vos pions que vous voulez, des secteurs ou de Notre Dame, pour 2 de prestige chacun, en un seul gain.
clause-10-9 = Cocher : choisissez une sorte de vos messages et servez-vous encore de tous, en un seul gain.
clause-10-10 = Marchande : 1 écu par marché de votre bord sans message.
clause-10-11 = Bienfaiteur : payez ce que vous voulez, en prestige ou selon l’option en écus, et le rat recule d’un pas pour chaque.
clause-10-12 = Boucher : un pion de la réserve générale dans chaque secteur vide, sans action. S’il en manque, vous choisissez où.
clause-10-13 = Conseiller : engagez encore jusqu’à deux fois, un écu chacune, les deux autres ou l’un d’eux deux fois, jamais le conseiller.
clause-10-14 = Gardien de la porte : 3 de prestige par paire de vos pions en réserve générale.
clause-10-15 = Aubergiste : 2 de prestige par pièce dans votre hôtel.
clause-10-16 = Fossoyeur : autant de prestige que la valeur de peste de la manche.
clause-10-17 = Comédienne : déplacez toutes les pièces d’un secteur, confident compris, vers un autre et faites-en l’action.
clause-10-18 = Maîtresse : un pion de la réserve générale dans le secteur de votre confident, puis son action. Sans confident ou sans pion, rien.
clause-11-1 = Sont publics le plateau, les réserves, les écus, les rats, les messages, les personnages présents et les cartes jouées, et qui peut encore venir. Le prestige est public ou, en option, secret.
clause-11-2 = Sont secrets votre main, ce que vous avez gardé et passé, et ce qu’un espion a vu. Les cartes écartées restent inconnues.
