# Le Nom de la rose en français.

game-title = Le Nom de la rose
game-subtitle = Cachez quel moine vous incarnez, détournez de lui les soupçons et démasquez les autres.
game-minutes = 75

## Names

building-library = la bibliothèque
    .in = à la bibliothèque
building-scriptorium = la salle d’écriture
    .in = dans la salle d’écriture
building-stable = l’étable
    .in = à l’étable
building-dormitory = le dortoir
    .in = au dortoir
building-workshop = l’atelier
    .in = à l’atelier
building-refectory = le réfectoire
    .in = au réfectoire
building-kitchen = la cuisine
    .in = à la cuisine
building-gatehouse = la porte
    .in = à la porte
building-infirmary = l’hospice
    .in = à l’hospice
building-bathhouse = les bains
    .in = aux bains
building-church = l’église
    .in = à l’église
building-chapter-house = le chapitre
    .in = au chapitre
building-cloister = le cloître
    .in = au cloître
building-garden = le jardin
    .in = au jardin

board-library = Bibliothèque
board-scriptorium = Écriture
board-stable = Étable
board-dormitory = Dortoir
board-workshop = Atelier
board-refectory = Réfectoire
board-kitchen = Cuisine
board-gatehouse = Porte
board-infirmary = Hospice
board-bathhouse = Bains
board-church = Église
board-chapter-house = Chapitre
board-cloister = Cloître
board-garden = Jardin

monk-red = Rouge
monk-blue = Bleu
monk-white = Blanc
monk-gray = Gris
monk-black = Noir
monk-orange = Orange

figure-red = { monk-red }
figure-blue = { monk-blue }
figure-white = { monk-white }
figure-gray = { monk-gray }
figure-black = { monk-black }
figure-orange = { monk-orange }
figure-william = Guillaume
figure-adson = Adson

letter-red = R
letter-blue = B
letter-white = C
letter-gray = G
letter-black = N
letter-orange = O
letter-william = Gu
letter-adson = Ad

card-library-2 = { board-library } (2 h)
card-library-3 = { board-library } (3 h)
card-scriptorium-2 = { board-scriptorium } (2 h)
card-scriptorium-3 = { board-scriptorium } (3 h)
card-stable-2 = { board-stable } (2 h)
card-stable-3 = { board-stable } (3 h)
card-dormitory-2 = { board-dormitory } (2 h)
card-dormitory-3 = { board-dormitory } (3 h)
card-workshop-2 = { board-workshop } (2 h)
card-workshop-3 = { board-workshop } (3 h)
card-refectory-2 = { board-refectory } (2 h)
card-refectory-3 = { board-refectory } (3 h)
card-kitchen-2 = { board-kitchen } (2 h)
card-kitchen-3 = { board-kitchen } (3 h)
card-gatehouse-2 = { board-gatehouse } (2 h)
card-gatehouse-3 = { board-gatehouse } (3 h)
card-infirmary-2 = { board-infirmary } (2 h)
card-infirmary-3 = { board-infirmary } (3 h)
card-bathhouse-2 = { board-bathhouse } (2 h)
card-bathhouse-3 = { board-bathhouse } (3 h)
card-church-2 = { board-church } (2 h)
card-church-3 = { board-church } (3 h)
card-chapter-house-2 = { board-chapter-house } (2 h)
card-chapter-house-3 = { board-chapter-house } (3 h)
card-cloister-2 = { board-cloister } (2 h)
card-cloister-3 = { board-cloister } (3 h)
card-garden-2 = { board-garden } (2 h)
card-garden-3 = { board-garden } (3 h)
card-red-1 = { monk-red } (1 h)
card-red-2 = { monk-red } (2 h)
card-red-3 = { monk-red } (3 h)
card-red-4 = { monk-red } (4 h)
card-blue-1 = { monk-blue } (1 h)
card-blue-2 = { monk-blue } (2 h)
card-blue-3 = { monk-blue } (3 h)
card-blue-4 = { monk-blue } (4 h)
card-white-1 = { monk-white } (1 h)
card-white-2 = { monk-white } (2 h)
card-white-3 = { monk-white } (3 h)
card-white-4 = { monk-white } (4 h)
card-gray-1 = { monk-gray } (1 h)
card-gray-2 = { monk-gray } (2 h)
card-gray-3 = { monk-gray } (3 h)
card-gray-4 = { monk-gray } (4 h)
card-black-1 = { monk-black } (1 h)
card-black-2 = { monk-black } (2 h)
card-black-3 = { monk-black } (3 h)
card-black-4 = { monk-black } (4 h)
card-orange-1 = { monk-orange } (1 h)
card-orange-2 = { monk-orange } (2 h)
card-orange-3 = { monk-orange } (3 h)
card-orange-4 = { monk-orange } (4 h)
card-william-adson = Guillaume / Adson (5 / 0 h)

tile-red-2 = { monk-red } 2
tile-red-3 = { monk-red } 3
tile-red-4 = { monk-red } 4
tile-red-5 = { monk-red } 5
tile-red-6 = { monk-red } 6
tile-blue-2 = { monk-blue } 2
tile-blue-3 = { monk-blue } 3
tile-blue-4 = { monk-blue } 4
tile-blue-5 = { monk-blue } 5
tile-blue-6 = { monk-blue } 6
tile-white-2 = { monk-white } 2
tile-white-3 = { monk-white } 3
tile-white-4 = { monk-white } 4
tile-white-5 = { monk-white } 5
tile-white-6 = { monk-white } 6
tile-gray-2 = { monk-gray } 2
tile-gray-3 = { monk-gray } 3
tile-gray-4 = { monk-gray } 4
tile-gray-5 = { monk-gray } 5
tile-gray-6 = { monk-gray } 6
tile-black-2 = { monk-black } 2
tile-black-3 = { monk-black } 3
tile-black-4 = { monk-black } 4
tile-black-5 = { monk-black } 5
tile-black-6 = { monk-black } 6
tile-orange-2 = { monk-orange } 2
tile-orange-3 = { monk-orange } 3
tile-orange-4 = { monk-orange } 4
tile-orange-5 = { monk-orange } 5
tile-orange-6 = { monk-orange } 6

happening-meeting = Rencontre
happening-meeting-text = Si Guillaume ou Adson rejoint l’autre, les soupçons deviennent aussitôt des indices.
happening-hints = Les pistes de Guillaume
happening-hints-text = Qui déplace Guillaume attribue ensuite 2 points Indices.
happening-no-time = Le temps presse
happening-no-time-text = Aujourd’hui, les tuiles Temps ne peuvent pas être utilisées.
happening-solitude = Solitude
happening-solitude-text = Un moine qui arrive dans un lieu désert perd 1 point Indices.
happening-at-his-side = Auprès de Guillaume
happening-at-his-side-text = Qui amène un moine auprès de Guillaume attribue ensuite 2 points Indices.
happening-twice = Deux fois
happening-twice-text = Chaque carte peut servir deux fois ; ses heures ne comptent qu’une fois.
happening-church = Église
happening-church-text = Quand un moine arrive à l’église, tous les autres rendent une tuile Temps.
happening-whisper = Chuchotements
happening-whisper-text = Après l’action, un moine au choix reçoit autant de soupçons que la carte a d’heures.
happening-zeal = Zèle
happening-zeal-text = Guillaume et Adson comptent double : 6 indices, 10 soupçons.
happening-restless = Agitation
happening-restless-text = Un moine déplacé reçoit 1 point Indices.
happening-library = Bibliothèque
happening-library-text = Un moine qui arrive à la bibliothèque reçoit 2 points Indices.
happening-judgement = Jugement sévère
happening-judgement-text = À la fin du jour, les soupçons donnent deux fois plus d’indices.
happening-company = Compagnie
happening-company-text = Quand un moine en rejoint d’autres, chacun de ceux-ci reçoit 1 point Indices.
happening-talk = Rumeur du jour
happening-talk-text = Après chaque tour, le moine le plus soupçonné reçoit 1 point Indices.

label-day = Jour
label-clock = cadran
label-row = chaîne
label-suspicion = soupçons
label-evidence = indices
label-time = tuiles
label-events = événements
label-notebook = peut être
label-identity = Vous êtes
label-hand = Main

## Options

option-clock_reset = Un nouveau jour commence
option-clock_reset-false = Avec les heures dépassant 24
option-clock_reset-true = À 0

## What is asked

decision-play = À vous : quelle carte jouez-vous ?
decision-move = { $card } : quel pion déplacez-vous ?
decision-go = Où va { $figure } ?
decision-take = Il y a deux tuiles pour { $monk }. Laquelle prenez-vous ?
decision-judge = { $figure } rejoint { $monk } : { $count } de plus ou de moins ?
decision-again = Utilisez-vous { $card } une deuxième fois ?
decision-give = Attribuez 2 points Indices : les deux à un moine, ou 1 à chacun de deux moines.
decision-whisper = Quel moine reçoit { $count ->
    [one] { $count } soupçon
   *[other] { $count } soupçons
  } ?
decision-spend = Le cadran est à { $clock } et avance de { $hours }. Combien de tuiles Temps utilisez-vous ?
decision-show = Montrez une couleur qui n’est pas la vôtre. Elle reçoit 2 points Indices.
decision-accuse = Qui sont les autres ? Posez une couleur devant chacun, dans le sens horaire à partir de votre gauche.

## Choices

choice-play = Jouer la carte { $card }
choice-move = Déplacer { $figure }
choice-go = Vers { $building }
choice-take = Prendre la tuile { $tile }
choice-blame = Contre { $monk }
choice-clear = Pour { $monk }
choice-give = { $same ->
    [yes] { $monk } +2
   *[no] { $monk } +1, { $monk2 } +1
  }
choice-whisper = Chuchoter contre { $monk }
choice-again = Réutiliser la carte
choice-enough = Une fois suffit
choice-spend = { $count ->
    [0] N’utiliser aucune tuile Temps
    [one] Utiliser une tuile Temps
   *[other] Utiliser { $count } tuiles Temps
  }
choice-show = Montrer { $monk }
choice-accuse = { $monk }
choice-accuse-two = { $monk }, puis { $monk2 }
choice-accuse-three = { $monk }, { $monk2 }, puis { $monk3 }
choice-accuse-four = { $monk }, { $monk2 }, { $monk3 }, puis { $monk4 }
choice-stand = { $figure } commence { $building-in }
choice-tile = La tuile est { $tile }
choice-identity = L’identité est { $monk }
choice-draw = La carte est { $card }
choice-first = La place { $seat } commence
choice-event = L’événement est { $happening }

## What happened

event-stands = { $figure } commence { $building-in }.
event-tile = Une tuile pour { $building } : { $tile }.
event-dealt = { $you ->
    [yes] {""}
   *[no] { $seat } reçoit une identité secrète.
  }
event-identity = Votre moine est { $monk }.
event-first = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
  }
event-day = Jour { $day } : { $happening }.
event-turn = { $you ->
    [yes] À vous de jouer.
   *[no] À { $seat } de jouer.
  }
event-played = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
  } la carte { $card }.
event-moved = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
  } { $figure } vers { $building2 }.
event-took = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } la tuile { $tile }.
event-waits = La chaîne est vide ; pas encore de tuiles pour { $building }.
event-suspicion-up = Soupçons sur { $monk } : +{ $count }, soit { $total }.
event-suspicion-down = Soupçons sur { $monk } : −{ $count }, soit { $total }.
event-suspicion-same = Soupçons sur { $monk } : toujours { $total }.
event-evidence-up = Indices contre { $monk } : +{ $count }, soit { $total }.
event-evidence-down = Indices contre { $monk } : −{ $count }, soit { $total }.
event-evidence-same = Indices contre { $monk } : toujours { $total }.
event-again = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
  } la carte une deuxième fois.
event-whispered = { $you ->
    [yes] Vous chuchotez
   *[no] { $seat } chuchote
  } contre { $monk }.
event-returned = { $you ->
    [yes] Vous rendez
   *[no] { $seat } rend
  } la tuile Temps { $tile }.
event-drew = { $you ->
    [yes] {""}
   *[no] { $seat } pioche une carte.
  }
event-drew-card = Vous piochez la carte { $card }.
event-renewed = La défausse est mélangée et forme la nouvelle pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
event-spent = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
  } { $count ->
    [0] aucune tuile Temps
    [one] une tuile Temps
   *[other] { $count } tuiles Temps
  }.
event-clock = { $hours ->
    [0] Aucune heure ne passe
    [one] Une heure passe
   *[other] { $hours } heures passent
  } ; le cadran est à { $clock }.
event-day-over = { $you ->
    [yes] Vous mettez fin au jour { $day } et prenez
   *[no] { $seat } met fin au jour { $day } et prend
  } la carte Événement.
event-conversion = Les soupçons deviennent des indices et repartent de 10.
event-showed = { $you ->
    [yes] Vous n’êtes pas
   *[no] { $seat } n’est pas
  } { $monk }.
event-accused = Pour { $you ->
    [yes] vous
   *[no] { $seat }
  }, { $you2 ->
    [yes] vous êtes
   *[no] { $seat2 } est
  } { $monk }.
event-unmasked = { $you ->
    [yes] Vous étiez
   *[no] { $seat } était
  } { $monk } : { $count ->
    [0] personne ne l’a démasqué
    [one] un joueur l’a démasqué
   *[other] { $count } joueurs l’ont démasqué
  }.
event-event-cards = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
  } { $count ->
    [one] { $count } carte Événement
   *[other] { $count } cartes Événement
  }.
event-over = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
  } avec { $count ->
    [one] { $count } point Indices
   *[other] { $count } points Indices
  }.

## How it ended

reason-seventh-day = le septième jour est venu et les identités sont dévoilées
tiebreak-event-cards = celui qui a le plus de cartes Événement passe devant

## Refusals

refusal-card-not-in-hand = La carte { $card } n’est pas dans votre main.
refusal-all-there = Les huit pions occupent déjà { $building }.
refusal-only-companions = Cette carte déplace Guillaume ou Adson.
refusal-already-there = { $figure } y est déjà.
refusal-must-change = { $figure } doit changer de lieu et occupe déjà { $building }.
refusal-no-such-tile = Cette tuile n’est pas ici : { $tile }.
refusal-judge-in-turn = C’est maintenant le tour de ce moine : { $monk }.
refusal-too-few-hours = La carte n’a que { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
  }.
refusal-too-few-tiles = Vous ne pouvez utiliser { $count ->
    [0] aucune tuile Temps
    [one] qu’une tuile Temps
   *[other] que { $count } tuiles Temps
  } ; celles de ce tour ne comptent pas encore.
refusal-show-not-own = C’est votre propre couleur ; elle reste cachée.
refusal-shown-already = Vous avez déjà montré { $monk }.
refusal-accuse-count = Posez { $count ->
    [one] une couleur devant votre adversaire
   *[other] { $count } couleurs, une devant chaque adversaire
  }.
refusal-marker-once = Vous n’avez { $monk } qu’une fois.

## The rules, clause by clause

chapter-1 = Le matériel
chapter-2 = Mise en place
chapter-3 = Un jour
chapter-4 = La fin d’un jour
chapter-5 = Le septième jour
chapter-6 = Les événements
chapter-7 = Public et secret

clause-1-1 = De deux à cinq joueurs. Les six moines, Guillaume et Adson sont toujours de la partie.
clause-1-2 = L’abbaye a quatorze lieux. Il n’y a pas de voisinage : un pion peut aller de n’importe où à n’importe où.
clause-1-3 = Il y a 60 cartes Action : deux par lieu, quatre par moine, huit Guillaume / Adson. Chacune indique ses heures ; une carte Guillaume / Adson coûte 5 pour Guillaume et 0 pour Adson.
clause-1-4 = Il y a 42 tuiles Mission, sept de la couleur de chaque moine, de valeur 2 à 6.
clause-1-5 = Il y a quatorze cartes Événement et six cartes d’identité. Chacun a un marqueur de chaque couleur.
clause-2-1 = Six des quatorze événements sont utilisés, un par jour ; personne ne sait lesquels. Après les jours 1, 3 et 5, chacun montre un marqueur.
clause-2-2 = Chaque moine commence avec 10 soupçons et 5 indices. Le cadran commence à 0.
clause-2-3 = Les huit pions sont dans huit lieux différents, tirés au sort.
clause-2-4 = Deux tuiles Mission sont visibles sur chaque lieu ; les quatorze autres forment la chaîne, face cachée.
clause-2-5 = Chacun reçoit trois cartes et une identité secrète. Les identités restantes demeurent inconnues.
clause-2-6 = On tire au sort qui commence.
clause-3-1 = L’événement du jour est retourné et vaut toute la journée. Celui qui a terminé le jour précédent commence, puis on joue dans le sens horaire.
clause-3-2 = À votre tour, vous jouez une carte, déplacez un pion, effectuez son action puis l’événement, complétez votre main à trois cartes et avancez le cadran. On ne passe pas. Quand la pioche est vide, on mélange la défausse.
clause-3-3 = Une carte Moine mène ce moine dans un autre lieu. Une carte Lieu y fait venir un pion d’ailleurs. Une carte Guillaume / Adson déplace l’un des deux. Si les huit pions y sont déjà, la carte Lieu ne peut pas être jouée.
clause-3-4 = Si un moine trouve une tuile de sa couleur, vous en prenez une et les soupçons sur lui baissent de sa valeur. Elle devient votre tuile Temps. Un lieu sans tuile reçoit les deux suivantes de la chaîne.
clause-3-5 = Si un moine ne trouve pas de tuile de sa couleur, les soupçons sur lui montent de la valeur de toutes les tuiles du lieu.
clause-3-6 = Guillaume rejoint des moines : pour chacun, vous décidez si les indices contre lui montent ou baissent de 3.
clause-3-7 = Adson rejoint des moines : pour chacun, vous décidez si les soupçons sur lui montent ou baissent de 5.
clause-3-8 = Seul le pion déplacé agit. Guillaume et Adson ne font rien dans un lieu sans moine ; les événements valent quand même.
clause-3-9 = Le cadran avance des heures indiquées par la carte. Chaque tuile Temps obtenue avant ce tour peut en économiser une ; la plus ancienne part d’abord, au bout de la chaîne.
clause-3-10 = Si la chaîne est trop courte, les lieux vidés attendent dans l’ordre. Chaque tuile rendue va aussitôt au premier, jusqu’à ce qu’il en ait deux.
clause-4-1 = Le jour finit quand le cadran atteint ou dépasse 24. Les heures en plus sont reportées ; en option, chaque jour part de 0.
clause-4-2 = Le moine le plus soupçonné reçoit 5 points Indices, le suivant 4, puis 3, 2, 1 et 0. Les ex æquo partagent un rang et aucun rang n’est sauté. Puis tous les soupçons reviennent à 10.
clause-4-3 = Celui qui a terminé le jour prend la carte Événement.
clause-4-4 = Après les jours 1, 3 et 5, tous montrent en même temps un marqueur, jamais de leur couleur et jamais deux fois le même. Chaque marqueur donne 2 points Indices à sa couleur.
clause-5-1 = Le septième jour, tous posent en même temps un marqueur devant chaque adversaire. Toute couleur convient, mais chacune une seule fois.
clause-5-2 = Les identités sont dévoilées. Chaque marqueur de votre couleur donne à votre moine 12, 6, 4 ou 3 points Indices à deux, trois, quatre ou cinq joueurs.
clause-5-3 = Chaque carte Événement que vous possédez donne 2 points Indices à votre moine.
clause-5-4 = Le joueur dont le moine a le moins d’indices gagne. À égalité, celui qui a le plus de cartes Événement l’emporte ; sinon la victoire est partagée.
clause-6-1 = Rencontre : quand Guillaume ou Adson est amené à l’autre, les soupçons deviennent aussitôt des indices, sauf si les six sont à égalité. La transformation du soir a lieu quand même.
clause-6-2 = Les pistes de Guillaume : qui déplace Guillaume donne 2 points Indices à un moine ou 1 à chacun de deux moines.
clause-6-3 = Le temps presse : on peut prendre des tuiles Temps, mais pas en utiliser.
clause-6-4 = Solitude : un moine amené dans un lieu sans autre pion perd 1 point Indices.
clause-6-5 = Auprès de Guillaume : qui amène un moine à Guillaume donne 2 points Indices à un moine ou 1 à chacun de deux moines.
clause-6-6 = Deux fois : une carte peut resservir quand la première utilisation est terminée. Ses heures comptent une fois. Guillaume et Adson ne peuvent pas partager une carte.
clause-6-7 = Église : quand un moine est amené à l’église, chaque autre joueur qui en a une rend sa plus ancienne tuile Temps à la chaîne, dans le sens horaire à partir de la gauche.
clause-6-8 = Chuchotements : un moine au choix reçoit autant de soupçons que la carte a d’heures, quelles que soient les tuiles utilisées.
clause-6-9 = Zèle : Guillaume donne ou retire 6 indices, Adson 10 soupçons.
clause-6-10 = Agitation : le moine déplacé reçoit 1 point Indices.
clause-6-11 = Bibliothèque : un moine amené à la bibliothèque reçoit 2 points Indices.
clause-6-12 = Jugement sévère : la transformation du soir donne deux fois plus d’indices.
clause-6-13 = Compagnie : les moines qu’un autre rejoint reçoivent 1 point Indices chacun ; celui qui arrive n’en reçoit pas.
clause-6-14 = Rumeur du jour : après chaque tour, le moine le plus soupçonné reçoit 1 point Indices ; plusieurs à égalité, aucun si les six le sont.
clause-7-1 = Tout est visible sur la table, y compris les tuiles de chacun et celles revenues dans la chaîne.
clause-7-2 = Secrets : votre identité, votre main et un marqueur pas encore montré. Inconnus de tous : les identités restantes, les tuiles cachées, la pioche et les événements à venir.

# Ce qui compte à la fin.
final-score = indices ; moins il y en a, mieux c’est

# Un trait d’une position, en étiquette devant deux nombres (analyse).
feature-evidence = indices contre son moine
feature-suspicion = soupçons sur son moine
feature-rank = indices que son moine reçoit à la fin de la journée
feature-time-tiles = jetons de temps
feature-own-cards = cartes de son propre moine en main
