## Classements

rankings = Classements
rankings-text = Les parties entre personnes qui ont un compte peuvent être classées. Une cote commence à 1500 points. Elle est provisoire jusqu’à cinq parties, et dit combien elle est sûre : la force se trouve à moins du nombre qui suit ±.
rankings-new = Moins de cinq parties
rankings-none = Personne n’a encore joué de partie classée ici.
ranked-player = Joueur
ranked-points = Points
ranked-games = Parties
ranked-you = vous
ranked-bot = robot

## La page de quelqu’un

person-since = Ici depuis le { $day }
person-bot = Un robot du dehors
person-own = Les autres qui ont un compte voient cette page, sans vos tables privées ni les parties où vous étiez sous un autre nom.
person-hidden = Vous avez caché cette page : personne d’autre ne la voit.
person-nothing = Pas encore de partie terminée.
person-games = { $count ->
    [one] Une partie, victoires : { $won }
   *[other] { $count } parties, victoires : { $won }
  }
person-points = { $points } points
person-error = ± { $error }
person-provisional = provisoire
person-unrated = Pas encore de partie classée
curve = Cote après chaque partie : de { $rating } à { $rating2 } points, au moins { $rating3 }, au plus { $rating4 }
curve-table = La courbe en tableau
curve-day = Jour
by-players = Joueurs
by-games = Parties
by-won = Gagnées
by-place = Rang moyen
by-title = Selon le nombre de joueurs
favourites-person = Le plus souvent engagés
favourites-card = Cartes le plus souvent prises
favourites-building = Salles le plus souvent visitées
favourite = { $name } : { $count ->
    [one] une fois
   *[other] { $count } fois
  }
versus-title = Vous et { $name }
versus = { $games ->
    [one] Une partie ensemble.
   *[other] { $games } parties ensemble.
  } Vous étiez devant dans { $behind }, { $name } dans { $ahead }.
opponents = Adversaires les plus fréquents
opponent-name = Nom
opponent-ahead = Devant eux
opponent-behind = Derrière eux
recent = Dernières parties
recent-place = Rang { $place } sur { $players }
recent-accuracy = Précision { $value } %
recent-replay = Revoir
recent-review = Analyse

## À la fin d’une partie

end-people = Qui a joué
end-change = de { $rating } à { $rating2 } points
end-provisional = provisoire
end-waiting = On calcule les cotes.
not-rated-guests = Cette partie ne compte pas pour les cotes : quelqu’un n’avait pas de compte.
not-rated-hints = Cette partie ne compte pas pour les cotes : les conseils étaient permis.
not-rated-branch = Cette partie ne compte pas pour les cotes : elle en continuait une autre.
not-rated-twice = Cette partie ne compte pas pour les cotes : quelqu’un occupait deux places.
not-rated-bots = Cette partie ne compte pas pour les cotes : seuls des robots l’ont finie.
not-rated-too-short = Cette partie ne compte pas pour les cotes : quelqu’un est parti avant son premier choix.

## Avant une partie

rated = Partie classée
rated-text = Compte pour le classement si tout le monde ici a un compte. Personne ne peut demander de conseil.
rated-note = Une partie classée : elle compte pour le classement si tous ceux qui sont assis ici ont un compte.
rated-guest = Une partie classée. Vous pouvez jouer sans compte, mais alors elle ne compte pour personne.

## Votre profil

profile = Profil
profile-text = Les autres qui ont un compte peuvent voir ce que vous avez joué, comment cela a fini, et vos cotes.
profile-show = Mon profil
profile-hide = Cacher mon profil
profile-hide-text = Alors personne ne le voit, et vous n’êtes dans aucun classement. Vos parties comptent toujours.
profile-of = Profil : { $name }
