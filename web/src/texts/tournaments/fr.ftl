# Les tournois : la liste, un nouveau, l’un d’eux.

cups-text = Jouez plusieurs parties contre des gens de votre force, ou les mêmes tirages que tous les autres. Un robot joue aux places restées vides.
cups-none = Il n’y a pas de tournoi en ce moment.
cups-open = Ouvrir un tournoi
cups-sign-in = Se connecter pour participer
cups-off = Il n’y a pas de tournois sur ce serveur
cups-gone = Ce tournoi n’existe pas
cups-gone-text = Le lien a peut-être été coupé ; faites-le-vous renvoyer.

cup-system-duplicate = Duplicate
cup-system-swiss = Système suisse
cup-system-round-robin = Toutes rondes
cup-system-duplicate-about = Toutes les tables d’une ronde jouent les mêmes tirages : la chance ne favorise personne. Ce que jouent les autres reste fermé jusqu’à la fin de la ronde.
cup-system-swiss-about = À chaque ronde se rencontrent ceux qui ont à peu près le même classement.
cup-system-round-robin-about = Chacun rencontre tous les autres.
cup-tables-of = tables de { $players }
cup-rounds = { $count ->
    [one] une ronde
   *[other] { $count } rondes
}
cup-people = { $count ->
    [one] une place prise sur { $most }
   *[other] { $count } places prises sur { $most }
}
cup-by = Ouvert par { $name }
cup-starts = Commence le { $date }
cup-open = Attend des participants
cup-running = Ronde { $round } sur { $rounds }
cup-between = La ronde { $round } sur { $rounds } est finie
cup-finished = Fini
cup-closed = Annulé

cup-join = Participer
cup-joined = Vous participez.
cup-leave = Se désinscrire
cup-withdraw = Se retirer
cup-withdraw-sure = Un robot jouera alors pour vous jusqu’au bout, et vous ne pourrez pas revenir.
cup-withdraw-yes = Se retirer définitivement
cup-stay = Rester
cup-private = Ce tournoi est sur invitation. Demandez le lien à la personne qui l’a ouvert.
cup-your-table = Votre table est prête
cup-to-table = À ma table
cup-wait-round = La prochaine ronde commence quand toutes les tables ont fini.
cup-wait-organiser = La prochaine ronde commence quand la personne qui organise le décide.
cup-wait-pause = La prochaine ronde commence dans quelques minutes.
cup-start = Commencer maintenant
cup-start-note = Des robots prennent les places qui manquent pour compléter les tables.
cup-next = Commencer la ronde { $round }
cup-close = Annuler le tournoi
cup-close-sure = Personne ne pourra alors le continuer. Les parties commencées peuvent être jouées jusqu’au bout.
cup-close-yes = Annuler définitivement
cup-invitation = Lien pour inviter
cup-invitation-new = Nouveau lien pour inviter
cup-invitation-note = Un nouveau lien rend le précédent inutile.
cup-remove-some = Retirer quelqu’un
cup-remove = Retirer { $name }

cup-entrants = Qui participe
cup-nobody = Personne encore.
cup-standings = Classement
cup-place = Place
cup-name = Nom
cup-games = Parties
cup-points = Points
cup-share = Victoires
cup-less-luck = Sans chance
cup-beside = À côté des autres
cup-met = Adversaires
cup-left = un robot continue
cup-round = Ronde { $round }
cup-table = Table { $number }
cup-watch = Regarder
cup-replay = Revoir
cup-sealed = Fermée jusqu’à la fin de la ronde
cup-table-closed = Fermée par l’hôte ; ne compte pas
cup-seal = Sceau des tirages de cette ronde

cup-how = Comment on compte
cup-how-duplicate = Victoires : votre part moyenne de la victoire ; une place partagée compte pour moitié. À égalité décide « sans chance », les victoires sans ce que le hasard vous a donné ; puis « à côté des autres » : combien vous avez fait mieux que tous ceux qui avaient votre place et vos tirages.
cup-how-points = Points : pour chaque autre joueur à votre table 1 s’il finit derrière vous, ½ pour la même place, le tout divisé par leur nombre. À égalité décident les points de vos adversaires, puis les parties entre ex æquo, puis « sans chance », les victoires sans ce que le hasard vous a donné.
cup-how-arrival = Qui n’a pas fait son premier choix { $time } après le début de son tour est remplacé par un robot et peut revenir dans cette partie. Ensuite, c’est son temps de réflexion qui compte.
cup-how-draws = Aux tables d’un tournoi, personne ne reçoit de conseils.

cup-title = Nom du tournoi
cup-game = Jeu
cup-players = Joueurs par table
cup-system = Qui rencontre qui
cup-rounds-label = Rondes
cup-clock = Temps de réflexion
cup-clock-total-900 = Quinze minutes par partie
cup-clock-total-1800 = Trente minutes par partie
cup-clock-move-120 = Deux minutes par choix
cup-clock-turn-86400 = Par correspondance : un jour par tour
cup-clock-turn-259200 = Par correspondance : trois jours par tour
cup-arrival = Temps pour arriver
cup-arrival-note = Chacun a ce temps pour le premier choix d’une partie.
cup-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
cup-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
cup-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
cup-pause = Entre les rondes
cup-pause-0 = Continuer aussitôt
cup-pause-300 = Cinq minutes
cup-pause-86400 = Un jour
cup-pause-none = Je commence chaque ronde
cup-most = Places
cup-bot = Robot aux places vides
cup-fill = Des robots prennent toutes les places
cup-listed = Tout le monde peut participer
cup-begins = Il commence
cup-begins-hand = quand je le décide
cup-begins-time = à une heure fixée
cup-when = Quand
cup-create = Ouvrir le tournoi
