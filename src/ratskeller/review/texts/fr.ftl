# Ce que dit une analyse.

review-title = Analyse : { $title }
review-by = { $players } joueurs ; la recherche de { $bot }, réglage { $effort }.
review-effort-instant = immédiat
review-effort-quick = rapide
review-effort-deep = approfondi
review-players = Joueurs
review-players-note = Un point est un centième de victoire. Départ − pertes + chance + chance cachée + autres + correction = résultat. La précision est de 100 si rien n’a été perdu ; une perte de dix points divise par deux celle d’un choix. La correction est ce que le robot n’a vu qu’après le choix.
review-player = Joueur
review-accuracy = Précision
review-mean-loss = Perte moyenne, ‰
review-real-choices = Choix
review-start = Départ
review-losses = Pertes
review-luck = Chance
review-hidden = Chance cachée
review-others = Autres
review-correction = Correction
review-result = Résultat
review-curve = Part attendue de la victoire
review-curve-note = Du premier choix au dernier, en pour cent.
review-turning = Tournants
review-turning-none = Aucun choix ni tirage n’a changé à lui seul une part de la victoire de trois points ou plus.
review-turn-choice = { $number }. { $name } : { $choice } – { $verdict }, −{ $loss } points
review-turn-luck = { $number }. Hasard : { $choice } – { $points } points pour { $name }
review-choices = Choix
review-choices-note = Parts de la victoire en pour cent, d’après ce que le joueur savait ; ± deux erreurs types. « Meilleur » désigne aussi ce que rien ne distingue du meilleur choix.
review-choices-lost = Choix qui ont coûté quelque chose
review-number = N°
review-choice = Choix
review-verdict = Verdict
review-value = Meilleur, %
review-loss = Perte, points
review-better = Mieux
review-name-best = meilleur
review-name-good = bon
review-name-inaccuracy = imprécision
review-name-mistake = erreur
review-name-blunder = gaffe
review-saved = Le rapport est dans { $file }.
review-why-column = Pourquoi
review-why = Avec le meilleur choix : { $reasons }.
review-why-reason = { $feature } { $better } au lieu de { $made }
review-why-rival = pour { $name } { $feature } { $better } au lieu de { $made }
review-why-unnamed = La recherche voit quelque chose qu’elle ne sait pas nommer.
review-mistakes = Les erreurs les plus fréquentes : { $title }
review-mistakes-note =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } : les choix ont coûté { $points } points en tout, additionnés par genre et par raison.
review-count = Nombre
review-made = Choisi
