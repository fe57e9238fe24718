# Le Nom de la rose en français.

game-title = Le Nom de la rose
game-subtitle = Cachez quel moine vous êtes, tenez-le loin des ennuis et devinez qui sont les autres.

## Names

building-library = la bibliothèque
building-scriptorium = le scriptorium
building-stable = l’écurie
building-dormitory = le dortoir
building-workshop = l’atelier
building-refectory = le réfectoire
building-kitchen = la cuisine
building-gatehouse = le porche
building-infirmary = l’infirmerie
building-bathhouse = les bains
building-church = l’église
building-chapter-house = le chapitre
building-cloister = le cloître
building-garden = le jardin

board-library = Bibliothèque
board-scriptorium = Scriptorium
board-stable = Écurie
board-dormitory = Dortoir
board-workshop = Atelier
board-refectory = Réfectoire
board-kitchen = Cuisine
board-gatehouse = Porche
board-infirmary = Infirmerie
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
happening-meeting-text = Si Guillaume ou Adson rejoint l’autre, on convertit aussitôt les soupçons.
happening-hints = Les pistes de Guillaume
happening-hints-text = Qui déplace Guillaume distribue ensuite 2 indices.
happening-no-time = Pas de temps
happening-no-time-text = Aujourd’hui, les tuiles Temps ne se dépensent pas.
happening-solitude = Solitude
happening-solitude-text = Un moine qui arrive dans un lieu vide perd 1 indice.
happening-at-his-side = Auprès de Guillaume
happening-at-his-side-text = Qui amène un moine à Guillaume distribue ensuite 2 indices.
happening-twice = Deux fois
happening-twice-text = Chaque carte peut servir deux fois ; ses heures ne comptent qu’une fois.
happening-church = Église
happening-church-text = Quand un moine arrive à l’église, tous les autres rendent une tuile Temps.
happening-whisper = Murmures
happening-whisper-text = Après l’action, un moine au choix gagne en soupçons les heures de la carte.
happening-zeal = Zèle
happening-zeal-text = La parole de Guillaume et celle d’Adson comptent double.
happening-restless = Agitation
happening-restless-text = Un moine qu’on déplace gagne 1 indice.
happening-library = Bibliothèque
happening-library-text = Un moine qui arrive à la bibliothèque gagne 2 indices.
happening-judgement = Jugement sévère
happening-judgement-text = À la fin du jour, les soupçons donnent deux fois plus d’indices.
happening-company = Compagnie
happening-company-text = Les moines qu’un autre moine rejoint gagnent 1 indice chacun.
happening-talk = Rumeur du jour
happening-talk-text = Après chaque tour, le moine le plus soupçonné gagne 1 indice.

label-day = Jour
label-clock = heure
label-row = file
label-suspicion = soupçons
label-evidence = indices
label-time = tuiles
label-events = événements
label-notebook = peut être
label-identity = Vous êtes
label-hand = Main

## Options

option-clock_reset = Un nouveau jour commence
option-clock_reset-false = Avec les heures au-delà de 24
option-clock_reset-true = À l’heure 0

## What is asked

decision-play = À vous : quelle carte jouez-vous ?
decision-move = { $card } : quelle figure déplacez-vous ?
decision-go = Où va { $figure } ?
decision-take = Deux tuiles attendent { $monk }. Laquelle prenez-vous ?
decision-judge = Que pense { $figure } de { $monk } ? Cela compte pour { $count }.
decision-again = Utilisez-vous { $card } une seconde fois ?
decision-give = Distribuez 2 indices : les deux à un moine, ou 1 à chacun de deux.
decision-whisper = Quel moine gagne { $count } soupçons ?
decision-spend = L’horloge est à { $clock } et avance de { $hours }. Combien de tuiles Temps dépensez-vous ?
decision-show = Montrez une couleur que vous n’êtes pas. Elle gagne 2 indices.
decision-accuse = Qui sont les autres ? Posez une couleur devant chacun, en partant de votre gauche.

## Choices

choice-play = Jouer { $card }
choice-move = Déplacer { $figure }
choice-go = Vers { $building }
choice-take = Prendre { $tile }
choice-blame = Contre { $monk }
choice-clear = En faveur de { $monk }
choice-give = { $same ->
    [yes] { $monk } +2
   *[no] { $monk } +1, { $monk2 } +1
  }
choice-whisper = Murmurer sur { $monk }
choice-again = Utiliser encore la carte
choice-enough = Une fois suffit
choice-spend = { $count ->
    [0] Ne dépenser aucune tuile Temps
    [one] Dépenser une tuile Temps
   *[other] Dépenser { $count } tuiles Temps
  }
choice-show = Montrer { $monk }
choice-accuse = { $monk }
choice-accuse-two = { $monk }, puis { $monk2 }
choice-accuse-three = { $monk }, { $monk2 }, puis { $monk3 }
choice-accuse-four = { $monk }, { $monk2 }, { $monk3 }, puis { $monk4 }
choice-stand = { $figure } commence dans { $building }
choice-tile = La tuile est { $tile }
choice-identity = L’identité est { $monk }
choice-draw = La carte est { $card }
choice-first = La place { $seat } commence
choice-event = L’événement est { $happening }

## What happened

event-stands = { $figure } commence dans { $building }.
event-tile = Une tuile pour { $building } : { $tile }.
event-dealt = { $seat } reçoit une identité secrète.
event-identity = Votre moine est { $monk }.
event-first = { $seat } commence.
event-day = Jour { $day } : { $happening }.
event-turn = C’est à { $seat }.
event-played = { $seat } joue { $card }.
event-moved = { $seat } envoie { $figure } vers { $building2 }.
event-took = { $seat } prend la tuile { $tile }.
event-waits = La file est vide ; les tuiles pour { $building } viendront plus tard.
event-suspicion-up = Les soupçons sur { $monk } montent de { $count } à { $total }.
event-suspicion-down = Les soupçons sur { $monk } baissent de { $count } à { $total }.
event-suspicion-same = Les soupçons sur { $monk } restent à { $total }.
event-evidence-up = Les indices contre { $monk } montent de { $count } à { $total }.
event-evidence-down = Les indices contre { $monk } baissent de { $count } à { $total }.
event-evidence-same = Les indices contre { $monk } restent à { $total }.
event-again = { $seat } utilise la carte une seconde fois.
event-whispered = { $seat } murmure sur { $monk }.
event-returned = { $seat } rend la tuile Temps { $tile }.
event-drew = { $seat } pioche une carte.
event-drew-card = Vous piochez { $card }.
event-renewed = Les { $count } cartes défaussées sont mélangées et forment la nouvelle pioche.
event-spent = { $seat } dépense { $count ->
    [one] une tuile Temps
   *[other] { $count } tuiles Temps
  }.
event-clock = { $hours ->
    [0] Aucune heure ne passe
    [one] Une heure passe
   *[other] { $hours } heures passent
  } ; l’horloge est à { $clock }.
event-day-over = { $seat } met fin au jour { $day } et prend la carte Événement.
event-conversion = Les soupçons deviennent des indices et repartent de 10.
event-showed = { $seat } n’est pas { $monk }.
event-accused = { $seat } pense que { $seat2 } est { $monk }.
event-unmasked = { $seat } était { $monk } ; démasqué par : { $count ->
    [0] personne
    [one] une personne
   *[other] { $count } personnes
  }.
event-event-cards = { $seat } a { $count ->
    [one] une carte Événement
   *[other] { $count } cartes Événement
  }.
event-over = { $seat } gagne avec { $total } indices.

## How it ended

reason-seventh-day = le septième jour est venu et tout le monde est démasqué
tiebreak-event-cards = autant d’indices ; plus de cartes Événement passe devant

## Refusals

refusal-card-not-in-hand = { $card } n’est pas dans votre main
refusal-all-there = il ne reste personne à appeler vers { $building }
refusal-only-companions = cette carte déplace Guillaume ou Adson
refusal-already-there = { $figure } y est déjà
refusal-must-change = { $figure } doit aller ailleurs que dans { $building }
refusal-no-such-tile = il n’y a pas de { $tile } à prendre ici
refusal-judge-in-turn = il s’agit maintenant de { $monk }
refusal-too-few-hours = la carte n’a que { $hours } heures à épargner
refusal-too-few-tiles = vous ne pouvez dépenser que { $count } tuiles Temps ; celles de ce tour ne comptent pas encore
refusal-show-not-own = c’est votre propre couleur ; elle reste cachée
refusal-shown-already = vous avez déjà montré { $monk }
refusal-accuse-count = posez { $count ->
    [one] une couleur devant votre adversaire
   *[other] { $count } couleurs, une devant chaque adversaire
  }
refusal-marker-once = vous n’avez { $monk } qu’une fois

## The rules, clause by clause

chapter-1 = Le matériel
chapter-2 = Mise en place
chapter-3 = Un jour
chapter-4 = La fin d’un jour
chapter-5 = Le septième jour
chapter-6 = Les événements
chapter-7 = Qui sait quoi

clause-1-1 = On joue de deux à cinq. Les six moines, Guillaume et Adson sont toujours de la partie.
clause-1-2 = L’abbaye a quatorze lieux. Il n’y a pas de voisins : une figure peut aller de partout vers partout.
clause-1-3 = Il y a 60 cartes : deux par lieu, quatre par moine, huit pour Guillaume ou Adson. Chacune a un nombre d’heures ; la dernière sorte coûte 5 pour Guillaume et 0 pour Adson.
clause-1-4 = Il y a 42 tuiles, sept de la couleur de chaque moine, de valeur 2 à 6.
clause-1-5 = Il y a quatorze événements et six identités. Chacun a un marqueur de chaque couleur.
clause-2-1 = Six des quatorze événements servent, un par jour ; personne ne sait lesquels. Après les jours 1, 3 et 5, chacun montre un marqueur.
clause-2-2 = Chaque moine commence avec 10 soupçons et 5 indices. L’horloge commence à 0.
clause-2-3 = Les huit figures sont dans huit lieux différents, tirés au sort.
clause-2-4 = Deux tuiles sont visibles sur chaque lieu ; les quatorze autres forment la file, cachées.
clause-2-5 = Chacun reçoit trois cartes et une identité secrète. Les identités restantes demeurent inconnues.
clause-2-6 = On tire au sort qui commence.
clause-3-1 = L’événement du jour est retourné et vaut tout le jour. Qui a terminé le jour précédent commence, puis on tourne dans le sens des aiguilles d’une montre.
clause-3-2 = À son tour, on joue une carte, déplace une figure, fait son action puis l’événement, complète sa main à trois cartes et avance l’horloge. On ne passe pas. Quand la pioche est vide, la défausse la remplace.
clause-3-3 = La carte d’un moine le mène vers un autre lieu. La carte d’un lieu y fait venir une figure d’ailleurs. La troisième sorte déplace Guillaume ou Adson. Un lieu qui réunit les huit ne peut être joué.
clause-3-4 = Si un moine trouve une tuile de sa couleur, vous en prenez une et ses soupçons baissent de sa valeur. Elle devient votre tuile Temps. Un lieu sans tuile reçoit les deux suivantes de la file.
clause-3-5 = Si un moine ne trouve pas de tuile de sa couleur, ses soupçons montent de la valeur de toutes les tuiles du lieu.
clause-3-6 = Guillaume rejoint des moines : pour chacun, vous décidez si ses indices montent ou baissent de 3.
clause-3-7 = Adson rejoint des moines : pour chacun, vous décidez si ses soupçons montent ou baissent de 5.
clause-3-8 = Seule la figure déplacée agit. Guillaume et Adson ne font rien dans un lieu sans moine ; les événements valent quand même.
clause-3-9 = L’horloge avance des heures de la carte. Chaque tuile Temps d’avant ce tour peut épargner une heure ; la plus ancienne part d’abord, au bout de la file.
clause-3-10 = Si la file est trop courte, les lieux vidés attendent dans l’ordre. Chaque tuile rendue va aussitôt au premier, jusqu’à ce qu’il en ait deux.
clause-4-1 = Le jour finit quand l’horloge atteint 24. Les heures en plus sont reportées, ou avec l’option chaque jour part de 0.
clause-4-2 = Le moine le plus soupçonné gagne 5 indices, le suivant 4, puis 3, 2, 1 et 0. Les égaux partagent un rang et aucun rang n’est sauté. Puis tous les soupçons reviennent à 10.
clause-4-3 = Qui a terminé le jour prend la carte Événement.
clause-4-4 = Après les jours 1, 3 et 5, tous montrent en même temps un marqueur, jamais de leur couleur et jamais deux fois le même. Chaque marqueur donne 2 indices à sa couleur.
clause-5-1 = Le septième jour, tous posent en même temps un marqueur devant chaque adversaire. Toute couleur convient, mais chacune une seule fois.
clause-5-2 = Les identités sont montrées. Chaque marqueur qui vous nomme juste donne à votre moine 12, 6, 4 ou 3 indices à deux, trois, quatre ou cinq.
clause-5-3 = Chaque carte Événement que vous avez donne 2 indices à votre moine.
clause-5-4 = Le moins d’indices gagne. À égalité, qui a le plus de cartes Événement passe devant ; sinon la place est partagée.
clause-6-1 = Rencontre : quand Guillaume ou Adson est mené à l’autre, les soupçons deviennent aussitôt des indices, sauf si les six sont égaux. La fin du jour a lieu de toute façon.
clause-6-2 = Les pistes de Guillaume : qui déplace Guillaume donne 2 indices à un moine ou 1 à chacun de deux.
clause-6-3 = Pas de temps : on peut prendre des tuiles Temps, mais pas en dépenser.
clause-6-4 = Solitude : un moine mené dans un lieu sans autre figure perd 1 indice.
clause-6-5 = Auprès de Guillaume : qui mène un moine à Guillaume donne 2 indices à un moine ou 1 à chacun de deux.
clause-6-6 = Deux fois : une carte peut servir encore quand le premier usage est fini. Ses heures comptent une fois. Guillaume et Adson ne partagent pas une carte.
clause-6-7 = Église : quand un moine est mené à l’église, chaque autre joueur rend sa plus ancienne tuile Temps à la file, en partant de la gauche.
clause-6-8 = Murmures : un moine au choix gagne autant de soupçons que la carte a d’heures, quelles que soient les tuiles dépensées.
clause-6-9 = Zèle : Guillaume donne ou ôte 6, Adson 10.
clause-6-10 = Agitation : le moine déplacé gagne 1 indice.
clause-6-11 = Bibliothèque : un moine mené à la bibliothèque gagne 2 indices.
clause-6-12 = Jugement sévère : la fin du jour donne deux fois plus d’indices.
clause-6-13 = Compagnie : les moines qu’un moine rejoint gagnent 1 indice chacun, celui qui arrive n’en gagne pas.
clause-6-14 = Rumeur du jour : après chaque tour, le moine le plus soupçonné gagne 1 indice, plusieurs s’ils sont égaux, aucun si les six le sont.
clause-7-1 = Tout est visible sur la table, aussi les tuiles de chacun et celles revenues dans la file.
clause-7-2 = Votre identité, votre main et un marqueur pas encore montré sont votre secret. Les identités restantes, les tuiles encore cachées, la pioche et les événements à venir sont inconnus de tous.
