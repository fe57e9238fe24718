# Rattus en français.

game-title = Rattus
game-subtitle = Peuplez l’Europe, faites-vous aider par ses habitants et restez à l’écart de la peste.
game-minutes = 45

## Noms

region-anglia = Anglia
region-gallia = Gallia
region-germania = Germania
region-hispania = Hispania
region-hungaria = Hungaria
region-italia = Italia
region-polonia = Polonia
region-scandia = Scandia
region-bulgaria = Bulgaria
region-turcia = Turcia
region-russia = Russia
region-tartaria = Tartaria

card-peasant = Paysan
card-knight = Chevalier
card-monk = Moine
card-merchant = Marchand
card-witch = Sorcière
card-king = Roi

card-peasant-power = Placez un cube de plus, même là où il n’y a pas de rat.
card-knight-power = Déplacez la Peste d’une ou deux régions ; elle peut compter comme deux cubes de plus.
card-monk-power = Déplacez un jeton rat vers une région voisine.
card-merchant-power = Déplacez un à trois de vos cubes vers une région voisine.
card-witch-power = Regardez un ou deux jetons rat et échangez-les si vous voulez.
card-king-power = Mettez à l’abri au château un de vos cubes venant d’une région sans rat.

symbol-a = tous
symbol-m = majorité
symbol-p = paysan
symbol-k = chevalier
symbol-c = moine
symbol-b = marchand
symbol-w = sorcière
symbol-r = roi

label-board = sur la carte
label-palace = château
label-stock = réserve
label-beside = Cartes à côté du plateau
label-supply = jetons rat restants

## Options

option-powers = Quand les pouvoirs agissent
option-powers-before_plague = Avant le déplacement de la Peste
option-powers-whole_turn = Tout le tour, même juste avant et après la peste
option-removed_with_three = Jetons retirés à trois joueurs
option-removed_with_three-8 = Huit
option-removed_with_three-6 = Six

## Ce qui est demandé

decision-settle = Choisissez une région pour deux de vos cubes.
decision-turn = À vous : prenez une carte, placez des cubes, utilisez vos pouvoirs. Déplacer la Peste termine le tour.
decision-spread = La peste se propage depuis { $region }. Choisissez où { $count ->
    [one] va un jeton rat.
   *[other] vont { $count } jetons rat.
  }
decision-window = Vous pouvez encore utiliser un pouvoir, juste avant ou juste après que la peste frappe.
decision-knight = { $region } : { $count ->
    [one] un cube
   *[other] { $count } cubes
  }. La Peste compte-t-elle comme deux de plus ?
decision-turn-order = Vous connaissez un jeton en { $region }. Lequel retourner maintenant ?
decision-monk = Quel jeton rat le moine déplace-t-il ?
decision-monk-to = Où va le jeton { $token } qui quitte { $region } ?
decision-merchant = Quelle région vos cubes quittent-ils ?
decision-merchant-to = Où vont les cubes qui quittent { $region }, et combien ?
decision-witch = Quel jeton rat regardez-vous ?
decision-witch-again = Regardez un autre jeton rat, si vous voulez.
decision-witch-swap = Échanger les jetons en { $region } et en { $region2 } ?
decision-king = De quelle région un cube part-il pour le château ?
decision-last-powers = Dernier tour : vous pouvez utiliser une dernière fois les pouvoirs de vos cartes.

## Choix

choice-settle = S’installer en { $region }
choice-take = Prendre la carte { $card }
choice-place = Placer { $count ->
    [one] un cube
   *[other] { $count } cubes
  } en { $region }
choice-use = Utiliser la carte { $card }
choice-pawn = Déplacer la Peste vers { $region }
choice-palace = Cube au château depuis { $region }
choice-from = Depuis { $region }
choice-move = Déplacer { $count ->
    [one] un cube
   *[other] { $count } cubes
  } vers { $region }
choice-token = Jeton { $token }
choice-to = Vers { $region }
choice-look = Regarder le jeton { $token }
choice-enough = Cela suffit
choice-swap = Les échanger
choice-keep = Les laisser
choice-spread = Vers { $region }
choice-spread-two = { $same ->
    [yes] Les deux vers { $region }
   *[no] Vers { $region } et { $region2 }
  }
choice-count = La Peste compte comme deux cubes
choice-count-not = La Peste ne compte pas
choice-turn = Retourner le jeton { $token }
choice-done = Terminé
choice-start = La place { $seat } commence
choice-front = La face est { $front }

## Ce qui s’est passé

event-start-pawn = La Peste commence en { $region }.
event-start-player = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
  }
event-settled = { $you ->
    [yes] Vous vous installez
   *[no] { $seat } s’installe
  } en { $region }.
event-turn = { $you ->
    [yes] À vous de jouer.
   *[no] À { $seat } de jouer.
  }
event-took = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } la carte { $card }.
event-took-from = { $you2 ->
    [yes] { $seat } vous prend la carte { $card }.
   *[no] { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
      } la carte { $card } à { $seat2 }.
  }
event-placed = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
  } { $count ->
    [one] un cube
   *[other] { $count } cubes
  } en { $region }.
event-king = { $you ->
    [yes] Vous envoyez
   *[no] { $seat } envoie
  } un cube au château depuis { $region }.
event-merchant = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
  } { $count ->
    [one] un cube
   *[other] { $count } cubes
  } : { $region } → { $region2 }.
event-monk = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
  } le jeton { $token } : { $region } → { $region2 }.
event-looked = { $you ->
    [yes] Vous regardez
   *[no] { $seat } regarde
  } le jeton { $token } en { $region }.
event-saw = Le jeton { $token } en { $region } montre la limite { $limit } : { $symbol }.
event-swapped = { $you ->
    [yes] Vous échangez
   *[no] { $seat } échange
  } les deux jetons en { $region } et en { $region2 }.
event-not-swapped = { $you ->
    [yes] Vous laissez
   *[no] { $seat } laisse
  } en place les jetons en { $region } et en { $region2 }.
event-pawn = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
  } la Peste vers { $region }.
event-spread = Un jeton rat arrive en { $region }.
event-pawn-counts = { $you ->
    [yes] Vous faites
   *[no] { $seat } fait
  } compter la Peste comme deux cubes.
event-pawn-aside = { $you ->
    [yes] Vous ne faites
   *[no] { $seat } ne fait
  } pas compter la Peste.
event-turned-strikes = { $region }, { $count ->
    [one] un cube
   *[other] { $count } cubes
  } : un jeton de limite { $limit } frappe ({ $symbol }).
event-turned-spares = { $region }, { $count ->
    [one] un cube
   *[other] { $count } cubes
  } : un jeton de limite { $limit } reste sans effet.
event-lost = { $you ->
    [yes] Vous perdez
   *[no] { $seat } perd
  } { $count ->
    [one] un cube
   *[other] { $count } cubes
  } en { $region }.
event-last-round = Le dernier tour commence : { $reason }.
event-final-plague = La peste frappe partout.
# Zéro est aussi « one » en français : le nombre reste donc en chiffres.
event-over = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
  } avec { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }.

## Comment cela a fini

reason-supply-empty = il n’y a plus de jetons rat
reason-all-cubes-out = quelqu’un a tous ses cubes sur le plateau
reason-both = il n’y a plus de jetons rat et quelqu’un a tous ses cubes sur le plateau
tiebreak-turn-order = le premier qui aurait rejoué passe devant

## Refus

refusal-region-not-in-play = { $region } n’est pas en jeu avec ce nombre de joueurs.
refusal-card-taken = Vous avez déjà pris une carte ce tour-ci.
refusal-own-card = Vous avez déjà la carte { $card }.
refusal-placed = Vous avez déjà placé des cubes ce tour-ci.
refusal-stock-empty = Vous n’avez plus de cube dans votre réserve personnelle.
refusal-no-token-there = Il n’y a pas de jeton rat en { $region } ; seul le paysan peut y placer un cube.
refusal-wrong-count = En { $region }, vous placez { $count ->
    [one] un cube
   *[other] { $count } cubes
  }.
refusal-wrong-count-peasant = En { $region }, vous placez { $least } ou { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }.
refusal-pawn-must-move = La Peste ne peut pas rester en { $region }.
refusal-pawn-one-step = { $region } n’est pas à côté de la Peste.
refusal-pawn-two-steps = { $region } est à plus de deux régions de la Peste.
refusal-card-not-yours = Vous n’avez pas la carte { $card }.
refusal-peasant-when-placing = Le paysan agit quand vous placez des cubes.
refusal-knight-when-moving = Le chevalier agit quand vous déplacez la Peste.
refusal-power-used = Vous avez déjà utilisé la carte { $card } ce tour-ci.
refusal-power-has-no-effect = La carte { $card } n’aurait aucun effet maintenant.
refusal-spread-count = Il faut maintenant placer { $count ->
    [one] un jeton rat
   *[other] { $count } jetons rat
  }.
refusal-not-next-to-plague = { $region } n’est pas voisine de la région de la peste.
refusal-no-room = Il n’y a plus de place pour des jetons rat en { $region }.
refusal-token-elsewhere = Le jeton { $token } n’est pas en { $region }.
refusal-no-such-token = Il n’y a pas de jeton { $token } sur le plateau.
refusal-neighbours-full = Les régions voisines sont toutes pleines : { $region }.
refusal-not-neighbours = { $region } et { $region2 } ne sont pas voisines.
refusal-no-own-cube = Vous n’avez pas de cube en { $region }.
refusal-too-few-cubes = En { $region }, vous n’avez que { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }.
refusal-another-token = Vous venez de regarder ce jeton.
refusal-king-needs-no-token = Il y a un jeton rat en { $region }.
refusal-last-place = Au dernier tour, seul un paysan pas encore utilisé place un cube.
refusal-last-place-one = Le paysan ne place qu’un seul cube maintenant.
refusal-last-ride = Au dernier tour, seul un chevalier pas encore utilisé déplace la Peste.

## Les règles, point par point

chapter-1 = Le matériel
chapter-2 = Mise en place
chapter-3 = Un tour
chapter-4 = La peste frappe
chapter-5 = Les classes
chapter-6 = La fin
chapter-7 = Public et secret

clause-1-1 = De deux à quatre joueurs, chacun avec vingt cubes.
clause-1-2 = Le plateau compte douze régions et un château. À deux joueurs, huit régions sont en jeu, à trois dix, à quatre les douze ; les autres n’existent pas.
clause-1-3 = Les régions qui partagent une frontière ou sont reliées par-dessus l’eau sont voisines dans toutes les règles.
clause-1-4 = Il y a six cartes de classe : paysan, chevalier, moine, marchand, sorcière et roi. Chacune a un symbole sur les jetons rat.
clause-1-5 = Il y a 49 jetons rat, dont douze pour le départ. La face montre une limite et des symboles : classes, majorité, tous.
clause-2-1 = Un jeton de départ se trouve face cachée dans chaque région en jeu.
clause-2-2 = Parmi les autres jetons, 12 à deux joueurs et 8 à trois (en option 6) quittent le jeu sans être vus. Tout ce qui reste est mélangé et forme la réserve.
clause-2-3 = Les cartes sont à côté du plateau. La Peste se trouve dans une région tirée au sort.
clause-2-4 = Le premier joueur est tiré au sort. Dans l’ordre du tour, chacun place deux cubes dans une région, puis encore une fois, du dernier joueur au premier. Le premier joueur commence, puis on joue dans le sens horaire.
clause-2-5 = Les jetons et la Peste sont sur le plateau avant que le premier cube soit placé.
clause-3-1 = À votre tour, vous pouvez prendre une carte et placer des cubes, dans l’ordre de votre choix ; ensuite, vous devez déplacer la Peste.
clause-3-2 = Chaque pouvoir agit une fois pendant votre tour, avant le déplacement de la Peste ; le chevalier agit avec elle. En option, le moine, le marchand, la sorcière et le roi peuvent plutôt agir juste avant le premier jeton retourné ou après le dernier.
clause-3-3 = Vous pouvez prendre une carte, à côté du plateau ou à un autre joueur. Vous gardez vos cartes jusqu’à ce que quelqu’un les prenne, et vous pouvez utiliser une carte dès le tour où vous la prenez.
clause-3-4 = Choisissez une région avec des jetons rat et placez-y autant de cubes qu’il y a de jetons, ou tous ceux qui vous restent s’il y en a moins.
clause-3-5 = Déplacez la Peste vers une région voisine. Elle ne peut pas rester sur place.
clause-4-1 = S’il y a un jeton là où la Peste arrive, un jeton de la réserve va dans une région voisine ; s’il y en a deux ou trois, deux vont dans une ou deux régions voisines. On les place sans les regarder.
clause-4-2 = Une région contient au plus trois jetons. Ce qui peut être placé doit l’être ; ce qui ne trouve pas de place ou manque dans la réserve ne l’est pas.
clause-4-3 = Tant qu’il y a un cube et un jeton dans la région de la peste, le jeton suivant est retourné, appliqué et retiré. Si le joueur actif en a vu un, il choisit l’ordre ; sinon le plus ancien passe en premier.
clause-4-4 = Un jeton frappe si le nombre de cubes dans la région atteint au moins sa limite. Sinon, il part sans effet.
clause-4-5 = Majorité touche tous ceux qui ont le plus de cubes dans la région, comptés avant que le jeton frappe. Une classe touche le joueur qui a la carte. « Tous » touche tous les joueurs présents. Chaque symbole coûte un cube dans cette région.
clause-4-6 = Les cubes perdus retournent dans la réserve personnelle de leur joueur.
clause-4-7 = Le tour est fini quand la région de la peste n’a plus de jeton ou plus de cube.
clause-5-1 = Paysan : quand vous placez des cubes, vous pouvez en placer un de plus, même là où il n’y a pas de jeton.
clause-5-2 = Chevalier : la Peste peut avancer d’une ou deux régions, mais pas finir là où elle était. Avant que le premier jeton soit retourné, vous décidez si elle compte comme deux cubes pour les limites.
clause-5-3 = Moine : déplacez un jeton de n’importe quelle région vers une région voisine où il y a de la place.
clause-5-4 = Marchand : déplacez un à trois de vos cubes d’une région vers une région voisine.
clause-5-5 = Sorcière : regardez un jeton, puis un autre si vous voulez ; ensuite, vous pouvez les échanger s’ils sont dans des régions différentes.
clause-5-6 = Roi : déplacez un de vos cubes d’une région sans jetons vers le château, où il est à l’abri.
clause-6-1 = Quand un tour se termine et que la réserve est vide, ou que quelqu’un a ses vingt cubes sur le plateau, le dernier tour commence.
clause-6-2 = Au dernier tour, tous les autres, dans le sens antihoraire, peuvent utiliser chaque pouvoir une fois. Le paysan amène un cube dans une région au choix, le chevalier déplace la Peste de deux régions au plus, sans qu’elle frappe.
clause-6-3 = Ensuite, la peste frappe dans chaque région, le jeton le plus ancien d’abord. La Peste compte comme deux cubes là où elle se trouve si quelqu’un a le chevalier.
clause-6-4 = Le joueur qui a le plus de cubes sur le plateau et au château gagne. En cas d’égalité, c’est le premier qui aurait rejoué.
clause-7-1 = Tout est visible, sauf la face des jetons cachés. Tout le monde voit quel jeton est regardé ; seul celui qui regarde connaît sa face, et il continue de la connaître.
clause-7-2 = Personne ne sait quels jetons ont quitté le jeu au départ.
clause-7-3 = Une face est tirée quand quelqu’un la voit pour la première fois, avec les mêmes chances que dans une pile mélangée.

# Ce qui compte à la fin.
final-score = cubes

# Un trait d’une position, en étiquette devant deux nombres (analyse).
feature-palace = cubes au château
feature-safe = cubes dans des régions sans rat
feature-exposed = cubes dans des régions avec des rats
feature-risk = cubes que la peste menace d’emporter
feature-near-risk = cubes que la peste menace d’emporter bientôt
feature-struck = cubes que cette peste emporte
feature-regions = régions avec ses propres cubes
feature-peasant = carte { card-peasant }
feature-knight = carte { card-knight }
feature-monk = carte { card-monk }
feature-merchant = carte { card-merchant }
feature-witch = carte { card-witch }
feature-king = carte { card-king }
