# Cask en français.
game-title = Le Tonneau
game-subtitle = Buvez à votre soif, et pas une goutte de plus.
option-measures = Mesures par personne
option-measures-5 = Cinq
option-measures-4 = Quatre
decision-turn = Tirez du tonneau ou rentrez chez vous.
choice-draw = Tirer { $count ->
    [one] une mesure
   *[other] { $count } mesures
  }
choice-leave = Rentrer chez soi
choice-deal = La soif est de { $thirst }
event-dealt = Vous supportez { $count } mesures.
event-drew = { $you ->
    [yes] Vous tirez
   *[no] { $seat } tire
  } { $count ->
    [one] une mesure
   *[other] { $count } mesures
  }.
event-left = { $you ->
    [yes] Vous rentrez chez vous.
   *[no] { $seat } rentre chez soi.
  }
event-showed = { $you ->
    [yes] Vous supportiez { $count } mesures et marquez
   *[no] { $seat } supportait { $count } mesures et marque
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
reason-empty = le tonneau est vide
reason-all-gone = tout le monde est rentré
refusal-too-little-left = Il ne reste que { $count ->
    [one] { $count } mesure
   *[other] { $count } mesures
  } dans le tonneau.
clause-1-1 = Le tonneau contient cinq mesures par joueur, ou quatre avec l’option.
clause-1-2 = Chacun reçoit en secret une soif de 4 à 9 ; il n’y en a pas deux pareilles.
clause-2-1 = À votre tour, vous tirez une, deux ou trois mesures et les buvez.
clause-2-2 = Ou vous rentrez chez vous : vous gardez ce que vous avez bu et ne jouez plus.
clause-3-1 = La partie finit quand le tonneau est vide ou que tout le monde est rentré.
clause-3-2 = Les joueurs qui n’ont pas bu plus que leur soif marquent autant de points que de mesures bues, les autres aucun. Le plus haut score gagne ; à égalité, la victoire est partagée.
clause-4-1 = Tout est public, sauf la soif des autres, dévoilée à la fin.
