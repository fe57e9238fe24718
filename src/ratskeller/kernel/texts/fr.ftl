# Ce que dit la maison elle-même, quel que soit le jeu.

language = Français

seat-0 = Vermillon
seat-1 = Bleu ciel
seat-2 = Ocre
seat-3 = Vert tendre
seat-4 = Prune

refusal-not-your-turn = Ce n’est pas votre tour.
refusal-answered = Vous avez déjà choisi ; les autres choisissent encore.
refusal-game-over = La partie est finie.
refusal-no-outcome = Le hasard ne peut pas donner ce résultat maintenant.
refusal-wrong-verb = Ce n’est pas ce qui est demandé maintenant ; attendu : { $expected }.

# Ce qu’un robot pense d’un choix.
thought = { $choice } : gagne environ { $share } parties sur cent, avec à peu près { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.

# Une liste dans une phrase, et le lecteur dans une liste de joueurs.
and = { $before } et { $last }
reader = vous
