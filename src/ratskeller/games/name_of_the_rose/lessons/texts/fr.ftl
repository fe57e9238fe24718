# Les leçons du Nom de la rose en français.

lesson-monk = Votre moine secret
lesson-monk-play = Vous incarnez en secret le moine blanc. Celui contre qui pèsent le moins d’indices gagne. Les cartes déplacent les moines : jouez la carte blanche.
lesson-monk-go = Où ? Une tuile de sa couleur ôte des soupçons à un moine. La salle capitulaire a un 5 blanc : envoyez-le là.
lesson-monk-watched = Les soupçons contre Blanc baissent de 5. Puis l’écu rose a aidé le moine rouge. Est-il Rouge ? Retenez qui aide qui.
lesson-monk-own-first = On peut déplacer n’importe quel moine. Ici, annulez : voyez d’abord Blanc perdre des soupçons.
lesson-monk-tile = L’effet est autre. Annulez et choisissez le lieu avec le 5 blanc.
lesson-monk-done = Aidez votre moine, sans trop le montrer : les autres regardent, et à la fin ils vous nomment.

lesson-blame = Des soupçons pour les autres
lesson-blame-play = Que d’autres moines aient l’air coupables. Qui est Noir ? Nul ne le sait. Jouez la carte noire.
lesson-blame-go = Dans un lieu sans tuile de sa couleur, un moine gagne des soupçons : la somme des tuiles. Envoyez-le à l’étable : 11.
lesson-blame-spend = Chaque carte prend des heures, celle-ci 3. La tuile blanche est devenue une tuile Temps : utilisez-la, une heure de moins.
lesson-blame-black-first = Bonne carte pour plus tard. Annulez et jouez Noir.
lesson-blame-helps = Il y a là une tuile noire : cela aiderait Noir. Annulez et choisissez l’étable.
lesson-blame-more = On peut faire mieux. Annulez et choisissez l’étable : 5 et 6 font 11.
lesson-blame-stays = Un moine doit changer de lieu.
lesson-blame-keep = Vous pouvez la garder. Ici, annulez et utilisez-la, pour voir le cadran.
lesson-blame-done = Qui termine un jour reçoit une carte Événement, et la paie 2 indices. Avec les tuiles Temps, vous choisissez quand il finit.

lesson-william = Guillaume juge
lesson-william-play = On a envoyé Blanc à l’étable : 16 soupçons. Guillaume peut aider. Jouez la carte Guillaume et Adson.
lesson-william-figure = Guillaume change les indices, pour 5 heures. Adson change les soupçons, sans heures. Choisissez Guillaume.
lesson-william-go = Guillaume juge chaque moine du lieu où il arrive. Envoyez-le à l’étable : Blanc, Gris et Noir y sont.
lesson-william-clear = Blanc d’abord : ôtez 3 indices.
lesson-william-blame = Gris : ajoutez 3 indices.
lesson-william-mask = Noir : comme vous voulez. En blanchir un second cache lequel est le vôtre.
lesson-william-william-first = Plus tard. Annulez et jouez Guillaume et Adson.
lesson-william-adson = Adson aussi est utile. Ici, annulez et choisissez Guillaume : les indices comptent à la fin.
lesson-william-alone = Votre moine est à l’étable. Annulez et envoyez-y Guillaume.
lesson-william-own = Contre votre propre moine ? Beau déguisement, mais cher. Annulez.
lesson-william-rival = C’est gentil pour un inconnu. Annulez et ajoutez des indices.
lesson-william-done = Guillaume est l’aide la plus forte et la piste la plus claire. En plus de vous, aidez quelqu’un d’autre.

lesson-evening = Le jour s’achève
lesson-evening-clock = 23 heures ont passé ; à 24 le jour finit. Jouez la carte du jardin : 3 heures, et un pion y est appelé.
lesson-evening-move = Appelez Bleu : pas de tuile bleue au jardin, Bleu gagne 5 soupçons. Puis le jour finit.
lesson-evening-show = Les soupçons sont devenus indices : 5 au plus haut, moins aux autres. Montrez une couleur que vous n’êtes pas : Noir.
lesson-evening-after = Chaque couleur montrée a reçu 2 indices et ne peut plus être celle de son joueur. Le nouveau jour a son propre événement.
lesson-evening-garden-first = Avec une autre carte, le jour finirait autrement. Annulez et jouez le jardin.
lesson-evening-white = Votre moine gagnerait des soupçons juste avant le soir. Annulez et appelez Bleu.
lesson-evening-other = Possible. Annulez et appelez Bleu.
lesson-evening-black-best = Possible. Annulez et montrez Noir, pour la suite de l’histoire.
lesson-evening-done = C’est l’ordre du soir qui compte. Être haut à midi est sans danger si l’on est bas le soir.

lesson-accuse = Le septième jour
lesson-accuse-notes = Six jours ont passé. L’écu violet a montré gris, bleu, noir et aidé Orange. L’écu rose : bleu, gris, orange, et aidé Rouge.
lesson-accuse-accuse = Posez une couleur devant chaque adversaire : orange pour l’écu violet, rouge pour l’écu rose. Puis confirmez.
lesson-accuse-result = Juste deux fois : 6 indices de plus pour chacun. Personne ne vous a démasqué. Blanc finit à 21, le moins : vous gagnez.
lesson-accuse-swapped = L’inverse. Annulez : orange pour le violet, rouge pour le rose.
lesson-accuse-other = Vos notes disent autre chose. Annulez : orange pour le violet, rouge pour le rose.
lesson-accuse-done = Être démasqué coûte plus qu’un mauvais jour. Cachez-vous bien, et prenez des notes.

lesson-round = Vos propres tours
lesson-round-first = À vous de jouer, contre deux robots faciles. Une carte, un pion, et gare aux heures. Le conseiller reste près de vous.
lesson-round-again = Encore une fois : aidez Blanc, ou nuisez à quelqu’un, l’air innocent.
lesson-round-done = Vous savez jouer au Nom de la rose. Ouvrez une table contre des robots faciles, ou lisez les règles.

lesson-table = La table
lesson-table-press = On choisit sur la table : touchez une carte de votre main. Jouez la carte blanche.
lesson-table-undo = On annule tant que rien de caché n’est montré. À côté, tous les choix en liste (touche L).
lesson-table-where = Les lieux possibles sont marqués. Touchez la salle capitulaire.
lesson-table-recap = La ligne au-dessus de l’abbaye raconte. « Depuis votre tour » remontre ce que les autres ont fait.
lesson-table-tracks = Ici, les soupçons et les indices de chaque moine. Touchez ou maintenez pour lire.
lesson-table-notes = Touchez le nom d’un joueur : ce qu’il a montré, et vos notes sur qui peut être qui.
lesson-table-white = Bien à une vraie table. Ici, annulez et touchez la carte blanche.
lesson-table-chapter = Bien à une vraie table. Ici, annulez et touchez la salle capitulaire.
lesson-table-done = Le reste est le jeu que vous connaissez.

## Le conseiller

coach-own-monk = Votre moine est un secret. Aidez-le de temps en temps, et un autre aussi.
coach-event = L’événement du jour change une règle jusqu’au soir. Touchez-le pour le lire.
coach-penalty = Pas de tuile de sa couleur : le moine a gagné autant de soupçons que la somme des tuiles.
coach-tile = Une tuile prise baisse les soupçons de ce moine et devient une tuile Temps de qui l’a prise.
coach-judge = Guillaume change les indices, qui restent jusqu’à la fin ; Adson les soupçons, qui comptent le soir.
coach-spend = Les tuiles Temps retiennent le cadran. Qui termine le jour reçoit une carte Événement : 2 indices.
coach-evening = Le jour s’achève. L’ordre des soupçons à sa fin décide qui gagne des indices.
coach-conversion = Les soupçons sont devenus indices selon le rang : 5, 4, 3, 2, 1, 0. Puis tous repartent à 10.
coach-show = La couleur montrée gagne 2 indices, et tous savent que vous n’êtes pas ce moine.
coach-accuse = Posez devant chaque adversaire le moine que vous pensez être le sien. Chaque coup juste lui coûte cher.

matters-win = Après le septième jour, qui a le moins d’indices contre son moine gagne.
mistake-accuse = Accuser au hasard : notez qui aide qui, et ce que chacun a montré.
mistake-rooms = Déplacer un moine sans regarder les tuiles : c’est le lieu qui aide ou qui nuit.
mistake-hours = Utiliser des tuiles Temps sans besoin, ou finir le jour par mégarde : les heures sont une arme.

## Termes

term-suspicion = Soupçons
term-suspicion-forms = soupçons
term-suspicion-text = La piste bleue, 0 à 40. Le soir, son ordre décide qui gagne des indices ; puis tous repartent à 10.
term-evidence = Indices
term-evidence-forms = indices
term-evidence-text = La piste brune. Elle compte à la fin : qui en a le moins contre son moine gagne.
term-conversion = Transformation
term-conversion-forms = transformation
term-conversion-text = Le soir, les moines gagnent 5, 4, 3, 2, 1, 0 indices dans l’ordre de leurs soupçons.
term-time-tile = Tuile Temps
term-time-tile-forms = tuile Temps, tuiles Temps
term-time-tile-text = Une tuile que vous avez prise. Utilisez-la plus tard : une heure de moins.
term-tile = Tuile Mission
term-tile-forms = tuile Mission, tuiles Mission, tuile, tuiles
term-tile-text = Une couleur et une valeur. Un moine de sa couleur la prend et perd des soupçons ; un autre gagne la somme.
term-william = Guillaume
term-william-forms = Guillaume
term-william-text = Ajoute ou ôte 3 indices à chaque moine du lieu où il arrive.
term-adson = Adson
term-adson-forms = Adson
term-adson-text = Ajoute ou ôte 5 soupçons à chaque moine du lieu où il arrive.
term-clock = Cadran
term-clock-forms = cadran, heure, heures
term-clock-text = Les cartes prennent des heures. À 24 le jour finit ; le surplus passe au lendemain.
term-event = Événement
term-event-forms = événement, carte Événement
term-event-text = Vaut un jour. Qui termine le jour reçoit la carte : 2 indices à la fin.
term-marker = Marqueur
term-marker-forms = marqueur, marqueurs
term-marker-text = Six par joueur : montrés après les jours 1, 3 et 5, posés devant les adversaires le septième.
term-monk = Moine
term-monk-forms = moine, moines
term-monk-text = Six en tout. L’un, c’est vous, en secret ; d’autres ne sont à personne.
