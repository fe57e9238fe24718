# Cask en français.

game-title = Le Tonneau
game-subtitle = Buvez à votre soif, et pas une goutte de plus.

option-measures = Mesures par personne
option-measures-5 = Cinq
option-measures-4 = Quatre

decision-turn = Tirez du tonneau, ou rentrez chez vous.

choice-draw = Tirer { $count ->
    [one] une mesure
   *[other] { $count } mesures
  }
choice-leave = Rentrer chez soi
choice-deal = La soif est de { $thirst }

event-dealt = Vous pouvez boire { $count } mesures.
event-drew = { $seat } tire { $count ->
    [one] une mesure
   *[other] { $count } mesures
  }.
event-left = { $seat } rentre.
event-showed = { $seat } pouvait boire { $count } et marque { $points }.

reason-empty = le tonneau est vide
reason-all-gone = tout le monde est rentré

refusal-draw-or-leave = tirez du tonneau ou rentrez chez vous
refusal-too-little-left = il ne reste que { $count } dans le tonneau

clause-1-1 = Le tonneau contient cinq mesures par personne, ou quatre avec l’option.
clause-1-2 = Chacun reçoit en secret une soif de 4 à 9 ; il n’y en a pas deux pareilles.
clause-2-1 = À votre tour vous tirez une, deux ou trois mesures et les buvez.
clause-2-2 = Ou vous rentrez : vous gardez ce que vous avez bu et ne jouez plus.
clause-3-1 = La partie finit quand le tonneau est vide ou que tout le monde est rentré.
clause-3-2 = Qui n’a pas bu plus que sa soif marque ce qu’il a bu, les autres rien. Le plus gagne ; à égalité, la victoire est partagée.
clause-4-1 = Tout est ouvert sauf la soif des autres, qui est montrée à la fin.
