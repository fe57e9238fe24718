# Le Nom de la rose dans l’application : ce que dit le plateau.

seat-0 = Écu vert
seat-1 = Écu violet
seat-2 = Écu rose
seat-3 = Écu turquoise
seat-4 = Écu olive

abbey-label = L’abbaye
tracks-label = Soupçons et indices
track-suspicion = Soupçons
track-suspicion-hint = en tête : +5 ce soir
track-evidence = Indices
track-evidence-hint = le plus bas gagne
day-number = Jour { $day } sur 7
day-before = L’abbaye s’éveille
day-before-text = Le premier événement va être retourné.
day-seventh = Le septième jour
day-seventh-text = Chacun dit qui il croit reconnaître. Puis toutes les identités sont dévoilées.
played-none = aucune carte

ask-judge = { $figure } rejoint { $monk }. { $figure-id ->
    [adson] Soupçons
   *[other] Indices
  } : { $count } de plus ou de moins ?
ask-accuse = Jour sept : posez une couleur devant chaque adversaire.

event-identity = Vous regardez votre carte d’identité.

group-spend = Utiliser des tuiles Temps
short-play = { $card }
short-move = { $figure }
short-take = { $tile }
short-whisper = { $monk }
short-show = { $monk }
short-spend = { $count ->
    [0] aucune
   *[other] { $count }
  }
word-evidence-blame = { $monk } : indices +{ $count }
word-evidence-clear = { $monk } : indices −{ $count }
word-suspicion-blame = { $monk } : soupçons +{ $count }
word-suspicion-clear = { $monk } : soupçons −{ $count }

identity-open = Vous êtes { $monk }. Touchez pour cacher.
identity-covered = Votre identité est cachée. Touchez pour la voir.
identity-lift = Voir qui je suis
identity-cover = Cacher

notes-title = Carnet
notes-how = Ce que la table sait est barré. Touchez un moine pour « peut-être », encore une fois pour « non ». Vous seul le voyez ; cela reste dans ce navigateur.
notes-close = Fermer
notes-may = Carnet : peut être { $list }
notes-is = { $name } est { $monk }
notes-shown = { $name } a montré : pas { $monk }
notes-mine = Vous êtes { $monk }, donc { $name } ne l’est pas
notes-other = { $name } ne peut pas être { $monk }
notes-open = { $name }, { $monk } : rien de noté
notes-maybe = { $name }, { $monk } : peut-être
notes-no = { $name }, { $monk } : non (votre avis)

accuse-title = Qui est qui ?
accuse-lay = { $name } est { $monk }
scene-showing = Chacun montre qui il n’est pas
scene-accusing = On pose les marqueurs
scene-ending = Identités dévoilées

time-label = { $count ->
    [0] Aucune tuile Temps
    [one] Une tuile Temps
   *[other] { $count } tuiles Temps
  }
time-caption = tuiles
events-label = { $count ->
    [0] Aucune carte Événement
    [one] Une carte Événement : +2 indices à la fin
   *[other] { $count } cartes Événement : +2 indices chacune à la fin
  }
sealed = a choisi
points = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
  }

tally-evenings = les soirs
tally-days = en journée
tally-found = démasqué
tally-cards = pour les cartes Événement

explain-tile = Mission { $monk } { $value }
explain-tile-line = Si { $monk } arrive ici, les soupçons sur lui baissent de { $value } et la tuile devient une tuile Temps. Pour tout autre moine, la valeur s’ajoute aux soupçons.
explain-suspicion = Soupçons sur { $monk } : { $count }
explain-suspicion-line = De 0 à 40. Le soir, ils deviennent des indices selon le rang, puis repartent de 10.
explain-evidence = Indices contre { $monk } : { $count }
explain-evidence-line = À la fin gagne le joueur dont le moine a le moins d’indices.
explain-ended = Jour { $day }, { $happening } : terminé par { $you ->
    [yes] vous
   *[no] { $name }
  }
explain-days = Qui termine un jour garde la carte Événement : +2 indices à la fin. Après les jours 1, 3 et 5, marqués d’un œil, chacun montre un marqueur.
explain-days-end = Le septième jour, chacun désigne les autres, les identités sont dévoilées et la partie se termine.
explain-kept = Jour { $day } : { $happening }
explain-clock = Heure { $clock } sur 24
explain-clock-line = { $hours ->
    [0] Le jour est fini.
    [one] Le jour finit dans une heure.
   *[other] Le jour finit dans { $hours } heures.
  }
explain-row = La chaîne des tuiles
explain-row-unseen = { $count ->
    [0] Aucune tuile n’est face cachée.
    [one] Une tuile est face cachée ; personne ne la connaît.
   *[other] { $count } tuiles sont face cachée ; personne ne les connaît.
  }
explain-row-known = Derrière, dans cet ordre : { $list }.
explain-turn = Carte du tour
explain-turn-none = Aucune n’est encore jouée.
explain-time = Tuile Temps
explain-time-line = Économise une heure quand vous avancez le cadran. La plus ancienne part d’abord.
explain-tiles = Tuiles : { $list }. Un moine sans tuile de sa couleur reçoit { $count ->
    [one] { $count } soupçon
   *[other] { $count } soupçons
  }.
explain-no-tiles = Aucune tuile.
explain-here = Ici : { $list }.
explain-nobody = Personne n’est ici.
explain-waits = Attend des tuiles (rang { $number }).
explain-monk = Soupçons { $suspicion }, indices { $evidence }.
explain-monk-line = Avec une tuile de sa couleur, les soupçons baissent de sa valeur ; sinon ils montent de toutes les tuiles du lieu.
explain-marker = Votre marqueur : { $monk }
explain-marker-line = Qui le montre n’est pas { $monk }. Il donne 2 points Indices à { $monk } et reste visible.
explain-william = Là où il arrive, les indices contre chaque moine montent ou baissent de 3 (avec Zèle 6).
explain-adson = Là où il arrive, les soupçons sur chaque moine montent ou baissent de 5 (avec Zèle 10).
explain-card-monk = Déplace { $monk } vers un autre lieu ; { $count ->
    [one] une heure
   *[other] { $count } heures
  }.
explain-card-building = Déplace un pion au choix vers { $building } ; { $count ->
    [one] une heure
   *[other] { $count } heures
  }.
explain-card-pair = Déplace Guillaume (5 heures) ou Adson (aucune heure) vers un autre lieu.
