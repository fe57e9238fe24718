# Ce que dit la maison elle-même, quel que soit le jeu.

language = Français

seat-0 = Vermillon
seat-1 = Ciel
seat-2 = Ocre
seat-3 = Feuille
seat-4 = Prune

refusal-not-your-turn = ce n’est pas à vous de choisir
refusal-answered = vous avez déjà choisi ; les autres choisissent encore
refusal-game-over = la partie est finie
refusal-no-outcome = le hasard ne peut pas tirer cela maintenant
refusal-wrong-verb = ce n’est pas ce qui est demandé maintenant ; attendu : { $expected }

# Ce qu’un bot pense d’un choix.
thought = { $choice } : gagne environ { $share } fois sur cent, avec { $score } points à peu près.

# A list in a sentence, and the reader in a list of players.
and = { $before } et { $last }
reader = vous
