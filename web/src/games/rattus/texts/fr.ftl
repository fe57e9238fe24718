# Rattus dans l’application : ce que dit le plateau.

map-label = Carte de l’Europe
cards-label = Cartes de classe
known-label = Vous seul avez vu
turned-limit = limite { $limit }, { $count ->
    [one] un cube
   *[other] { $count } cubes
  }
turned-strikes = La peste frappe
turned-spares = Sans effet
card-peasant-short = un cube de plus
card-knight-short = deux pas
card-monk-short = déplacer un rat
card-merchant-short = déplacer ses cubes
card-witch-short = regarder des jetons
card-king-short = cube au château
card-yours = à vous
final-plague-title = La peste finale
final-plague-region = Région
final-plague-tokens = Jetons rat
final-plague-total = Cubes perdus

ask-settle = Vos premiers cubes : choisissez une région, deux des vôtres y vont.

group-take = Prendre une carte
group-place = Placer des cubes
group-use = Utiliser un pouvoir
group-pawn = Déplacer la Peste
group-settle = S’installer
group-look = Regarder un jeton
short-take = { $card }
short-place = { $region } { $count }
short-use = { $card }
short-pawn = { $region }
short-spread = { $region }
short-spread-two = { $region } + { $region2 }
short-settle = { $region }
short-palace = { $region }
short-from = { $region }
short-to = { $region }
short-move = { $region } : { $count }
token-look = { $count ->
    [one] { $region }
   *[other] { $region }, numéro { $number }
  }
token-token = { $count ->
    [one] { $region }
   *[other] { $region }, numéro { $number }
  }
token-turn = { $region }, numéro { $number }

explain-card-free = À côté du plateau.
explain-card-held = { $you ->
    [yes] Vous l’avez.
   *[no] Chez { $name }.
  }
explain-pawn = La Peste
explain-pawn-line = Qui la déplace termine son tour : la peste frappe là où elle se trouve.
explain-pawn-here = La Peste est ici.
explain-palace = Château
explain-supply = { $count ->
    [0] Plus de jeton rat
    [one] Il reste un jeton rat
   *[other] Il reste { $count } jetons rat
  }
explain-supply-line = Quand il n’y en a plus, le dernier tour commence.
explain-tokens = { $count ->
    [0] Aucun jeton rat.
    [one] Un jeton rat.
   *[other] { $count } jetons rat.
  }
explain-cubes = Cubes : { $list }.
explain-no-cubes = Aucun cube.
explain-token = Jeton rat
explain-front = Frappe à partir de { $limit ->
    [one] un cube
   *[other] { $limit } cubes
  } : { $symbol }.
explain-back = Il est face cachée ; personne n’en connaît la face avant qu’il soit retourné ou regardé.
explain-seen = Regardé par : { $list }.
points = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }

# The map prints no numbers on its tokens: the line lights up the one it is about.
event-monk = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
  } un jeton rat : { $region } → { $region2 }.
event-looked = { $you ->
    [yes] Vous regardez
   *[no] { $seat } regarde
  } un jeton rat en { $region }.
event-saw = Le jeton rat en { $region } montre la limite { $limit } : { $symbol }.
decision-monk-to = Où va le jeton qui quitte { $region } ?

tally-map = sur la carte
tally-palace = au château
