# Ce que dit le terminal.

you = vous
welcome = { $title } : { $subtitle }
sitting = Vous jouez { $seat }. Tapez un numéro ou sa notation ; h montre ce que vous pouvez taper d’autre.
prompt = { $seat } (vous) :
narrow = Le plateau fait { $wide } colonnes et cette fenêtre { $narrow } : élargissez-la, puis tapez b.
thinking = Les autres jouent.
help-line =
    numéro ou notation   faire ce choix
    ?                    la règle derrière la question ; ? 4.5 en montre une autre
    hint                 ce qu’un robot fort jouerait
    u                    annuler votre dernier choix
    b                    revoir le plateau
    l                    tout le journal
    s FICHIER            enregistrer la partie
    q                    quitter
hint-thinking = Voyons …
not-understood = « { $text } » n’est pas dans la liste : tapez un numéro de 1 à { $count }, une notation de la liste, ou h pour l’aide.
refused = Impossible. { $why } ({ $clause })
undone = Choix annulé.
undo-refused = Rien à annuler : il y a eu un tirage, un secret montré ou un autre joueur a joué depuis.
saved = Enregistré dans { $file }.
save-where = Où ? Tapez : s FICHIER
save-failed = Impossible d’écrire { $file } : { $why }
no-clause = Il n’y a pas de règle { $clause }. Chapitres : { $chapters }.
left = Vous avez quitté la table. La partie n’est pas enregistrée.
left-saved = Vous avez quitté la table. La partie est dans { $file }.
over = La partie est finie : { $reason }.
column-place = Rang
column-seat = Joueur
column-score = Points
tiebreak = Égalité départagée : { $tiebreak }.
step = Choix { $number } sur { $count }
lesson = Leçon { $number } sur { $count } : { $title }
lesson-left = Vous avez quitté les leçons. Avec --lesson, commencez par celle que vous nommez.
lesson-help = Tapez un nombre de 1 à { $count }, skip ou q.
puzzle-number = Problème { $number } sur { $count }
puzzles-solved = { $count ->
    [one] { $count } problème résolu du premier coup.
   *[other] { $count } problèmes résolus du premier coup.
}
puzzle-help = Tapez un numéro de 1 à { $count } ou une notation de la liste ; answer montre la réponse, q quitte.
