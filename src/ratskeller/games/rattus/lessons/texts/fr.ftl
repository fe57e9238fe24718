# Les leçons de Rattus en français.

lesson-settle = Votre peuple
lesson-settle-first = Europe, 1347. Les cubes rouges sont votre peuple ; qui en garde le plus gagne. Commencez en Gallia : touchez-la, deux cubes s’y installent.
lesson-settle-second = Les autres sont là aussi. Placez votre seconde paire en Anglia, loin de tous : la peste frappe d’abord la foule.
lesson-settle-elsewhere = C’est permis. Pour cette leçon, annulez et choisissez la région éclairée.
lesson-settle-crowd = Cela fait une foule, et c’est la foule que la peste frappe. Annulez et essayez Anglia.
lesson-settle-done = Deux régions, deux cubes dans chacune : quoi que fasse la peste, l’une survit.

lesson-grow = Les rats amènent du monde
lesson-grow-card = À vous. Prenez d’abord une carte, si vous voulez : son pouvoir vaut aussitôt. Le Paysan place un cube de plus. Prenez le Paysan.
lesson-grow-place = On place autant de cubes que la région a de jetons rat. Gallia en a un, le Paysan en ajoute un : placez-y deux cubes.
lesson-grow-card-first = Permis, mais le Paysan ne compte que si vous l’avez avant de placer. Annulez.
lesson-grow-too-soon = Déplacer la Peste termine le tour : adieu carte et cubes. Annulez.
lesson-grow-other-card = Bonne carte, mais il vous faut des cubes. Annulez et choisissez le Paysan.
lesson-grow-one = On peut en placer un de plus. Annulez : avec le Paysan, c’est deux.
lesson-grow-apart = Possible. Pour cette leçon, annulez et développez-vous en Gallia.
lesson-grow-three = Un jeton et le Paysan font deux cubes, pas trois.
lesson-grow-done = Là où il y a des rats, le peuple se multiplie. Tout le monde veut donc des rats, jusqu’à l’arrivée de la peste.

lesson-plague = La Peste se déplace
lesson-plague-move = Chaque tour finit par la Peste. Touchez-la, puis une région voisine. Envoyez-la en Italia, chez les bleus.
lesson-plague-spread = Italia a un jeton rat : un nouveau jeton va dans une région voisine. Mettez-le en Gallia : plus de rats, plus de cubes pour vous.
lesson-plague-result = Le jeton d’Italia a été retourné. Limite 2, deux cubes étaient là : il a frappé. Les bleus, majoritaires, en perdent un.
lesson-plague-own = Votre propre peuple vit là. Annulez et envoyez-la en Italia.
lesson-plague-stay = La Peste ne se repose jamais : elle doit quitter Hispania.
lesson-plague-far = Un seul pas, vers une région voisine. Polonia est trop loin.
lesson-plague-harvest = Possible aussi. Mais les rats servent là où vous placez : annulez et choisissez Gallia.
lesson-plague-done = Une fois par tour, vous décidez qui la peste visite. Les autres aussi.

lesson-struck = La peste vous visite
lesson-struck-their-turn = Au tour des bleus : une carte, des cubes, la Peste. Regardez Gallia.
lesson-struck-loss = Quatre cubes atteignaient la limite 4. Vous en perdez trois : « tous », « majorité » et le symbole de votre Paysan. Le second jeton n’a trouvé qu’un cube.
lesson-struck-harvest = Les cubes perdus reviennent dans votre réserve. Deux nouveaux jetons sont en Gallia : avec le Paysan, placez-y trois cubes.
lesson-struck-peasant = Vous pouvez en placer trois : deux jetons et le Paysan. Annulez.
lesson-struck-more = En Gallia, vous pouvez en placer trois. Annulez et placez-les là.
lesson-struck-later = Les cartes, c’est la prochaine leçon. Annulez et placez d’abord des cubes.
lesson-struck-place-first = La Peste termine votre tour. Annulez et placez d’abord vos cubes.
lesson-struck-done = Une carte aide et expose : chaque classe a son symbole sur des jetons. Et une région se relève aussi vite qu’elle tombe.

lesson-palace = Le château
lesson-palace-take = On peut aussi prendre les cartes des autres. Les bleus ont le Roi : prenez-le.
lesson-palace-use = Le Roi mène un cube d’une région sans rats au château. Utilisez-le : touchez votre carte.
lesson-palace-cube = Le Moine a emporté les rats d’Anglia. Envoyez-en un cube au château : aucune peste ne l’y atteint.
lesson-palace-other-card = Utile, mais il vous faut le Roi. Annulez.
lesson-palace-too-soon = Pas encore. Annulez et suivez la lumière.
lesson-palace-rats = Il y a des rats en Gallia. Le Roi ne prend un cube que là où il n’y a pas de jeton.
lesson-palace-done = Un cube au château compte à la fin et n’est jamais frappé. Lent, mais sûr.

lesson-look = Voir sous les jetons
lesson-look-take = Les jetons sont face cachée, nul ne les connaît. La Sorcière regarde. Prenez la Sorcière.
lesson-look-use = Utilisez la Sorcière : touchez votre carte.
lesson-look-first = Regardez le jeton éclairé en Gallia : quatre de vos cubes y vivent.
lesson-look-other = Limite 3 ; tous, la majorité et le Roi perdent : mauvais pour vous. Regardez aussi le jeton éclairé en Germania.
lesson-look-swap = Limite 6 : presque inoffensif. Échangez-les, et le mauvais passe sous les cinq cubes bleus.
lesson-look-other-card = Une autre fois. Annulez et choisissez la Sorcière.
lesson-look-look-first = D’abord la Sorcière, tant que dure votre tour. Annulez.
lesson-look-own-first = Ce jeton est le souci d’un autre. Annulez et regardez chez vous.
lesson-look-one-more = Vous pouvez en regarder un second, puis les échanger. Annulez.
lesson-look-germania = Annulez et regardez en Germania : les cubes bleus y sont nombreux.
lesson-look-keep = Le mauvais jeton reste alors chez vous. Annulez et échangez.
lesson-look-done = Personne d’autre ne sait ce qui s’y trouve. Qui connaît un jeton choisit aussi lequel est retourné en premier.

lesson-ending = La fin
lesson-ending-last-cubes = Plus tard : 17 de vos 20 cubes sont en jeu. Placez les trois derniers en Gallia. Quand tous sont placés, la partie s’achève.
lesson-ending-last-move = Finissez votre tour : envoyez la Peste en Turcia, où nul ne vit.
lesson-ending-last-spread = Deux jetons se propagent. Mettez-en un en Italia, un en Bulgaria.
lesson-ending-result = La peste a frappé partout une dernière fois. Il vous reste 11 cubes, château compris ; 4 à chacun des autres. Qui en a le plus gagne.
lesson-ending-twenty = Permis, mais vous menez et voulez finir. Annulez : trois cubes en Gallia.
lesson-ending-quiet = Cela coûte encore des cubes. Annulez et choisissez Turcia.
lesson-ending-quiet-first = Le Roi pourrait encore servir. Ici, annulez et déplacez la Peste.
lesson-ending-away = Annulez : un jeton en Italia, un en Bulgaria.
lesson-ending-done = La dernière peste frappe tout le monde. Dispersez-vous avant, et pensez au château.

lesson-round = Votre propre tour
lesson-round-finish = À vous de jouer, contre deux robots faciles. Finissez ce tour : des cubes, puis la Peste. Le conseiller reste près de vous.
lesson-round-again = Un tour entier, sans guide : une carte, des cubes, un pouvoir, la Peste.
lesson-round-done = Vous savez jouer à Rattus. Ouvrez une table contre des robots faciles, ou lisez les règles.

lesson-table = La table
lesson-table-press = On choisit sur le plateau : touchez, c’est fait. Prenez le Chevalier : touchez la carte.
lesson-table-undo = C’est pris. On annule tant que rien de caché n’est montré. À côté, tous les choix en liste (touche L).
lesson-table-amount = Si plusieurs quantités sont possibles, un compteur paraît. Placez un cube en Gallia.
lesson-table-ask = Ce qui est impossible s’explique : touchez Polonia et demandez pourquoi. Un appui long ou le survol explique chaque élément.
lesson-table-confirm = Ce qui termine ou révèle quelque chose vous est redemandé. Touchez la Peste, puis Italia, et confirmez.
lesson-table-spread = Ce qui est entouré peut être choisi. Propagez les rats vers une région entourée.
lesson-table-recap = « Depuis votre tour » remontre ce que les autres ont fait. Le menu : journal, chat, règles, réglages.
lesson-table-knight = Bien à une vraie table. Ici, annulez et touchez le Chevalier.
lesson-table-gallia = Bien à une vraie table. Ici, annulez et touchez Gallia.
lesson-table-italia = Bien à une vraie table. Ici, annulez et choisissez Italia.
lesson-table-turcia = Bien à une vraie table. Ici, annulez et choisissez une autre région.
lesson-table-far = Même le Chevalier ne va qu’à deux pas.
lesson-table-done = Le reste est le jeu que vous connaissez.

## Le conseiller

coach-face-down = Les nouveaux jetons rat sont face cachée : nul ne sait ce qu’ils font. Plus de jetons, plus de cubes à placer ici.
coach-spared = Il y avait ici moins de cubes que la limite : le jeton n’a rien fait.
coach-lost = Les cubes perdus reviennent dans votre réserve : replacez-les là où il y a des rats.
coach-taken = Les cartes changent de main. En avoir peu est parfois plus sûr : leurs symboles sont sur les jetons.
coach-knight = Si la Peste compte, la limite est plus vite atteinte. Bon là où d’autres ont plus à perdre.
coach-palace = Les cubes au château sont saufs pour toujours et comptent à la fin.
coach-supply = La réserve de jetons s’épuise. Quand elle est vide, le dernier tour commence.
coach-stock = Il vous reste peu de cubes. Dès qu’un joueur a placé ses 20 cubes, le dernier tour commence.
coach-last-round = Dernier tour : seulement les pouvoirs. Puis la peste frappe partout.

matters-win = Après la dernière peste, qui a le plus de cubes sur la carte et au château gagne.
mistake-card-first = Placer des cubes avant de prendre une carte : elle en aurait peut-être donné plus.
mistake-unused = Déplacer la Peste sans avoir utilisé un pouvoir : Marchand, Roi et Sorcière n’agissent qu’avant.
mistake-plague = Déplacer la Peste par habitude : voyez où les autres perdent plus que vous.

## Termes

term-cube = Cube
term-cube-forms = cube, cubes
term-cube-text = Votre peuple, 20 en tout. Ceux de la carte et du château comptent à la fin.
term-token = Jeton rat
term-token-forms = jeton rat, jetons rat, jeton, jetons, rats
term-token-text = Face cachée, trois au plus par région. On place autant de cubes qu’il y a de jetons ; la peste les retourne.
term-pawn = La Peste
term-pawn-forms = la Peste, La Peste
term-pawn-text = Chacun la déplace en fin de tour vers une région voisine. Là, la peste frappe.
term-limit = Limite
term-limit-forms = limite, limites
term-limit-text = Un jeton ne frappe que si la région compte au moins autant de cubes, à qui qu’ils soient.
term-palace = Château
term-palace-forms = château
term-palace-text = Les cubes y sont saufs et comptent à la fin. Le Roi les y mène.
term-spread = Propagation
term-spread-forms = se propage, se propagent
term-spread-text = Avant que la peste frappe, de nouveaux jetons vont dans les régions voisines : un, ou deux s’il y a deux ou trois jetons.
term-power = Pouvoir
term-power-forms = pouvoir, pouvoirs
term-power-text = Ce que permet une carte de classe, une fois par tour, à votre tour, avant que la Peste se déplace.
term-peasant = Paysan
term-peasant-forms = Paysan, paysan
term-peasant-text = Placez un cube de plus, même là où il n’y a pas de rats.
term-knight = Chevalier
term-knight-forms = Chevalier, chevalier
term-knight-text = La Peste va à un ou deux pas et peut compter pour deux cubes.
term-monk = Moine
term-monk-forms = Moine, moine
term-monk-text = Portez un jeton rat dans une région voisine.
term-merchant = Marchand
term-merchant-forms = Marchand, marchand
term-merchant-text = Déplacez un à trois de vos cubes vers une région voisine.
term-witch = Sorcière
term-witch-forms = Sorcière, sorcière
term-witch-text = Regardez jusqu’à deux jetons et échangez-les si vous voulez.
term-king = Roi
term-king-forms = Roi, roi
term-king-text = Menez un de vos cubes d’une région sans rats au château.
