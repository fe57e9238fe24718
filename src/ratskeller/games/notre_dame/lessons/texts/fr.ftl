# Les leçons de Notre Dame en français.

lesson-cards = Deux cartes
lesson-cards-bank = Votre quartier de Paris. Une carte pose un cube et agit aussitôt : la Banque donne une pièce d’or par cube présent. Jouez la Banque.
lesson-cards-residence = Un cube, une pièce d’or. Jouez maintenant la Résidence : un point de prestige par cube présent. À la fin, qui a le plus de prestige gagne.
lesson-cards-bank-first = C’est permis. Ici, annulez et commencez par la Banque : l’or d’abord.
lesson-cards-later = L’Hôpital vient bientôt. Annulez et jouez la Résidence.
lesson-cards-gone = La Banque est jouée. Chaque carte sert une fois.
lesson-cards-done = Deux cartes par tour ; la troisième est défaussée. Les cubes restent : un secteur devient plus fort à chaque fois.

lesson-hire = Un personnage, et les rats
lesson-hire-monk = Trois personnages vendent un privilège pour une pièce d’or. Le Moine donne deux cubes et un point. Sans cubes, rien ne marche : corrompez le Moine.
lesson-hire-plague = Le tour finit par la peste : les trois personnages ont amené quatre rats, votre rat passe à 4. Au-delà de 9, cela coûte.
lesson-hire-pass = Passer épargne une pièce, mais vos cubes s’épuisent. Annulez et corrompez le Moine.
lesson-hire-other = Bon privilège aussi. Annulez : ce sont les cubes qui manquent.
lesson-hire-done = Un personnage, c’est deux choses : un privilège pour qui paie, et des rats pour tous.

lesson-draft = Garder et passer
lesson-draft-threat = Un nouveau tour. Ces trois-là amènent sept rats. Le vôtre est à 4 : cela ferait 11, une épidémie.
lesson-draft-keep = Vous avez pioché trois cartes : gardez-en une, deux vont à gauche. Gardez l’Hôpital.
lesson-draft-second = De la droite, vous en recevez deux : une à garder, une à passer. Un second cube double la Banque. Gardez la Banque.
lesson-draft-rats = Bonnes cartes, mais sept rats arrivent. Annulez et gardez l’Hôpital.
lesson-draft-grow = Un Séminaire apporte des cubes. Aujourd’hui, annulez et gardez la Banque.
lesson-draft-done = Vous choisissez pour vous, et ce que reçoit votre voisin. La dernière carte vient toute seule.

lesson-danger = Contre la peste
lesson-danger-hospital = L’Hôpital fait reculer le rat d’une case, et chaque cube présent réduit chaque peste de un. Jouez-le.
lesson-danger-bank = Votre rat s’arrêterait à 9 : pas d’épidémie. Jouez la Banque : deux cubes, deux pièces d’or.
lesson-danger-hostess = Corrompez la Tavernière : trois points de prestige et un bonus au choix.
lesson-danger-bonus = Pièce, cube ou rat en arrière ? Touchez votre rat : une case de moins le reste toute la partie.
lesson-danger-spared = Sept rats, un de moins grâce à l’Hôpital : votre rat est à 8. Les autres sont à 9, au bord.
lesson-danger-rats-first = C’est permis. Mais annulez : d’abord les rats.
lesson-danger-coins = Le Parc recule aussi le rat, mais il faut de l’or pour corrompre. Annulez et jouez la Banque.
lesson-danger-pass = Vous avez de l’or. Annulez et corrompez la Tavernière.
lesson-danger-hostess-now = Une autre fois. Annulez et corrompez la Tavernière.
lesson-danger-back = Utile, mais le rat est proche. Annulez et touchez votre rat.
lesson-danger-done = Au-delà de 9, deux points et un cube perdus. L’Hôpital agit à chaque tour : plus tôt il est là, mieux c’est.

lesson-carriage = Chercher une lettre
lesson-carriage-play = Vous avez un Relais de calèche. Jouez-le : votre calèche avance d’un marché par cube présent.
lesson-carriage-drive = Des lettres attendent aux marchés d’angle. Celle qui brille donne trois points et fait reculer le rat. Allez-y.
lesson-carriage-take = Prenez la lettre.
lesson-carriage-own-card = Cela marcherait aussi. Annulez et jouez la carte éclairée.
lesson-carriage-carriage-first = La cathédrale vient ensuite. Annulez et jouez le Relais de calèche.
lesson-carriage-stay = Qui reste ne prend rien. Annulez et avancez.
lesson-carriage-letter = Il y a là une lettre aussi. Annulez et prenez celle qui chasse les rats.
lesson-carriage-far = Un cube au Relais, un marché. Celui-ci est trop loin.
lesson-carriage-leave = Vous veniez pour elle. Annulez et prenez la lettre.
lesson-carriage-done = La prochaine devra être d’une autre couleur : chacune à son tour, aucune deux fois avant les autres.

lesson-cathedral = Notre-Dame
lesson-cathedral-play = Tous les trois tours vient le décompte de la cathédrale. Jouez la carte Notre-Dame pour donner de l’or et y poser un cube.
lesson-cathedral-pay = Une pièce donne 1 point, deux en donnent 3, trois en donnent 6. Donnez-en trois.
lesson-cathedral-guard = Le Garde municipal donne un point pour chacun de vos cubes sur le plateau. Vous en avez six. Corrompez-le.
lesson-cathedral-scored = Deux cubes se partagent les 8 points de Notre-Dame : 4 pour vous. Les cubes rentrent, une nouvelle manche commence.
lesson-cathedral-cathedral-first = Annulez : sans cube à la cathédrale, pas de part.
lesson-cathedral-nothing = Vous n’auriez alors rien du tout. Annulez et donnez trois.
lesson-cathedral-three = La troisième pièce rapporte le plus. Annulez et donnez trois.
lesson-cathedral-pass = Six points pour une pièce. Annulez.
lesson-cathedral-guard-now = Annulez : six cubes, six points avec le Garde municipal.
lesson-cathedral-done = Moins il y a de cubes à la cathédrale, plus la part est grande. Allez-y quand les autres ne peuvent pas.

lesson-round = Votre propre tour
lesson-round-play = À vous de jouer, contre deux robots faciles : garder, garder, deux cartes, un personnage. Le conseiller reste près de vous.
lesson-round-done = Vous connaissez le jeu. Ouvrez une table contre des robots faciles, ou lisez les règles.

lesson-table = La table
lesson-table-press = On choisit sur la table : touchez une carte de votre main, elle est jouée. Jouez la Banque.
lesson-table-recap = La ligne au-dessus du plateau raconte. « Depuis votre tour » remontre ce que les autres ont fait.
lesson-table-ask = Touchez ou maintenez pour lire : un secteur, un personnage, le nom d’un joueur pour tout son quartier.
lesson-table-second = Jouez une seconde carte : la Résidence ou l’Hôpital.
lesson-table-list = On annule tant que rien de caché n’est montré. À côté, tous les choix en liste (touche L).
lesson-table-forecast = La piste des rats montre où le vôtre s’arrêtera ce tour-ci. Touchez un personnage pour le corrompre, ou passez.
lesson-table-bank = Bien à une vraie table. Ici, annulez et touchez la Banque.
lesson-table-bishop = L’Évêque pose encore une question. Annulez et choisissez un autre personnage, ou passez.
lesson-table-done = Le reste est le jeu que vous connaissez.

## Le conseiller

coach-draft = Gardez ce qu’il vous faut maintenant ; pensez aussi à ce que reçoit votre voisin de gauche.
coach-hire = Un personnage par tour, pour une pièce d’or. Ses rats viennent de toute façon.
coach-outbreak = Votre rat dépasserait 9 ce tour-ci : deux points et un cube perdus. Hôpital, Parc, Auberge ou Médecin aident.
coach-rat = Votre rat est haut. À 9 juste, rien n’arrive ; au-delà, c’est l’épidémie.
coach-no-markers = Plus de cube dans votre réserve personnelle : une carte en prend un dans un autre secteur, ou ne fait rien.
coach-drive = Seul un marché avec une lettre vaut le trajet. Les couleurs se prennent à tour de rôle.
coach-friend = Votre confident compte pour un cube et change de secteur chaque fois : là où il sert le plus.
coach-donate = Trois pièces donnent 6 points, et le cube participe au décompte de cette manche.
coach-park = Votre Parc augmente désormais chaque gain de prestige.
coach-no-coin = Sans pièce d’or, pas de privilège. La Banque vous permet de continuer à corrompre.
coach-scored = Notre-Dame a été décomptée : moins de cubes, plus grande part.

matters-win = Après neuf tours, qui a le plus de prestige gagne. De l’or, des cubes et un quartier sain y mènent.
mistake-income = Des cartes de prestige dès le début au lieu de la Banque et du Séminaire : sans or ni cubes, tout s’arrête.
mistake-hospital = Pas d’Hôpital avant que le rat soit à 9 : il agit à chaque tour, autant l’avoir tôt.
mistake-hire = Corrompre sans comparer : le Médecin arrête une peste, le Moine apporte des cubes. Cela vaut souvent mieux que du prestige.

## Termes

term-marker = Cube
term-marker-forms = cube, cubes
term-marker-text = Une carte en pose un de votre réserve personnelle dans son secteur ; il y reste.
term-friend = Confident
term-friend-forms = confident
term-friend-text = Compte pour un cube et change de secteur chaque fois que sa carte est jouée.
term-coin = Pièce d’or
term-coin-forms = pièce d’or, pièces d’or
term-coin-text = Paie les personnages et les dons à la cathédrale.
term-prestige = Prestige
term-prestige-forms = prestige
term-prestige-text = Les points du jeu. Après neuf tours, qui en a le plus gagne.
term-rat = Rat
term-rat-forms = rat, rats
term-rat-text = Votre rat court de 0 à 9. À chaque tour, la peste le fait avancer, moins ce que retient l’Hôpital.
term-plague = Peste
term-plague-forms = peste
term-plague-text = En fin de tour : les rats des trois personnages, moins votre Hôpital.
term-outbreak = Épidémie
term-outbreak-forms = épidémie
term-outbreak-text = Si le rat devait dépasser 9, vous perdez deux points et un cube du secteur le plus fort.
term-message = Lettre
term-message-forms = lettre, lettres
term-message-text = La calèche les prend aux marchés d’angle. Les couleurs à tour de rôle.
term-carriage = Calèche
term-carriage-forms = calèche
term-carriage-text = Avance d’un marché par cube au Relais de calèche et prend une lettre où elle s’arrête.
term-hire = Corrompre
term-hire-forms = corrompre, corrompez, corrompt
term-hire-text = Une fois par tour, pour une pièce d’or, un des trois personnages vous accorde son privilège.
term-supply = Réserve personnelle
term-supply-forms = réserve personnelle, réserve
term-supply-text = Les cubes prêts à être posés. Le Séminaire et le Moine en apportent de la réserve générale.
term-bank = Banque
term-bank-forms = Banque
term-bank-text = Autant de pièces d’or que de cubes présents.
term-residence = Résidence
term-residence-forms = Résidence
term-residence-text = Autant de prestige que de cubes présents.
term-park = Parc
term-park-forms = Parc
term-park-text = Le rat recule de un ; chaque paire de cubes y ajoute un à chaque gain de prestige.
term-hospital = Hôpital
term-hospital-forms = Hôpital
term-hospital-text = Le rat recule de un ; chaque cube y réduit chaque peste de un.
