# Ce que disent les problèmes.

puzzles = Problèmes
puzzles-of = Problèmes : { $title }
puzzle-day = Problème du jour
puzzle-ask = Un choix est ici nettement le meilleur. Lequel ?
puzzle-solved = Trouvé : { $choice }.
puzzle-wrong = { $choice } : { $points } points de moins que le meilleur. Réessayez.
puzzle-answer = Le meilleur choix : { $choice }.
puzzle-proof = { $share } % de la victoire ; le suivant, { $choice }, rapporte de moins, en points : { $points } ± { $error }.
puzzle-end = La partie jouée jusqu’au bout ({ $score }) : { $own } au lieu de { $own2 } pour vous, { $rival } au lieu de { $rival2 } pour le meilleur des autres.
puzzle-level = Difficulté
puzzle-level-1 = facile
puzzle-level-2 = moyen
puzzle-level-3 = difficile
puzzle-level-4 = très difficile
puzzle-theme-opening = Ouverture
puzzle-theme-ending = Fin de partie
puzzle-theme-only = Un seul bon choix
puzzle-theme-points = Des points tout de suite
puzzle-theme-patience = Patience
puzzle-theme-many = Beaucoup de choix
