# Ce que dit l’application, quel que soit le jeu.

title-page = Ratskeller
title-your-turn = À vous de jouer · { $game }
title-table = { $game } · Ratskeller
title-replay = Revoir { $game }
skip-link = Aller à la table
nav = Pages
to-home = Accueil
nothing-here = Il n’y a rien ici
close = Fermer
copy = Copier
copied = Copié
you = (vous)

## Home

home-title = Le Ratskeller
home-text = Sous l’hôtel de ville, trois jeux sur le Moyen Âge sont toujours prêts. Asseyez-vous avec des amis ou contre des robots.
continue = Reprendre la partie
games = Jeux
players-range = de { $least } à { $most } joueurs
play-bots = Jouer contre des robots
new-table = Nouvelle table
rules-of = Règles : { $game }
my-tables = Mes tables
my-tables-none = Vous n’êtes encore à aucune table. Choisissez un jeu ci-dessus.
lobby = Tables ouvertes
lobby-none = Personne n’attend pour le moment. Ouvrez une table et invitez quelqu’un.
seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }
status-running = en cours
status-finished = terminée
status-open = en attente
status-closed = fermée
row-join = Rejoindre
row-watch = Regarder
row-go-on = Continuer
row-replay = Revoir
replay-upload-link = Revoir une partie enregistrée

## A new table

your-name = Votre nom
how-many = Combien de joueurs ?
who-sits = Qui s’assoit où ?
place-number = Place { $number }
sitter-me = Vous
sitter-bot = Robot : { $bot }
sitter-open = Libre pour qui veut venir
sitter-here = Quelqu’un d’autre à cet écran
bot-random = joue au hasard
bot-easy = facile
bot-medium = moyen
bot-hard = difficile
bot-name-0 = Alda
bot-name-1 = Bruno
bot-name-2 = Clara
bot-name-3 = Dietmar
bot-name-4 = Edith
more-options = Autres réglages
clock = Temps de réflexion
clock-none = Sans limite
clock-move-60 = Une minute par choix
clock-move-86400 = Un jour par choix
clock-total-900 = Quinze minutes par partie
listed = Montrer cette table à tous sur la page d’accueil
start-game = Commencer
open-table = Ouvrir la table

## Waiting and joining

waiting-title = La table est prête
waiting-text = { $count ->
    [one] Il manque encore une personne. Envoyez le lien ; la partie commence quand la place est prise.
   *[other] Il manque encore { $count } personnes. Envoyez le lien ; la partie commence quand toutes les places sont prises.
  }
sits-open = libre
sits-reserved = réservée
sits-human = à table
sits-bot = un robot
invite-link = Lien d’invitation
watch-link = Lien pour regarder
join-sit = S’asseoir
table-gone = Cette table ne peut pas être ouverte
table-closed = Cette table a été fermée
table-loading = Un instant.
connection-lost = La connexion est coupée. Nous essayons de revenir ; rien n’est perdu.

## At the table

others = Les autres
players = Joueurs
board = Plateau
my-things = Votre zone de jeu et la question en cours
prompt-label = Question en cours
show-clause = Montrer la règle { $clause }
happening = Voyez ce qui se passe.
skip = Passer
undo = Annuler
confirm-label = Confirmer ?
confirm-ask = { $choice } ? Ce choix ne pourra pas être annulé.
confirm-yes = Confirmer
confirm-no = Non
choices-all = Voir les { $count } choix
waiting-for = On attend : { $names }.
watching = Vous regardez. À jouer : { $names }.
bot-plays-for-you = Un robot joue pour vous. Vous pouvez reprendre votre place sous « Table ».
on-turn = c’est son tour
score = Points
a-bot = un robot
bot-stands-in = remplacé par un robot
vote-bot = Confier la place à un robot
why-not = Pourquoi pas « { $choice } » ?
# Un choix en notation ne dit rien aux joueurs ici ; la question est déjà affichée.
refusal-wrong-verb = Ce n’est pas ce qui est demandé maintenant.
no-board = Ce jeu n’a pas encore de plateau dessiné. Vous pouvez jouer avec les choix ci-dessous.
zoom-in = Agrandir
zoom-out = Réduire

panel-label = Journal, chat et règles
panel-fold = Replier le volet
tab-play = Partie
tab-log = Journal
tab-chat = Chat
tab-rules = Règles
tab-table = Table
log = Journal
log-empty = Rien ne s’est encore passé.
chat = Chat
chat-empty = Personne n’a encore rien dit.
chat-say = Dites quelque chose
chat-send = Envoyer
leave-seat = Partir un moment ; un robot continue
return-seat = Revenir à votre place
resign = Abandonner
resign-sure = Abandonner pour de bon ? Un robot termine la partie.
lag = Du clic à la réponse : { $count } ms

entry-joined = { $you ->
    [yes] Vous vous asseyez.
   *[no] { $seat } s’assoit.
  }
entry-left = { $you ->
    [yes] Vous partez
   *[no] { $seat } part
  } un moment ; un robot continue.
entry-returned = { $you ->
    [yes] Vous revoilà.
   *[no] { $seat } est de retour.
  }
entry-resigned = { $you ->
    [yes] Vous abandonnez.
   *[no] { $seat } abandonne.
  }
entry-expired = { $you ->
    [yes] Votre temps est écoulé
   *[no] Temps écoulé : { $seat }
  } ; un robot continue.

curtain-title = Passez l’écran à { $name }
curtain-text = Les autres détournent les yeux.
curtain-lift = Je suis { $name }

## The end

over-title = La partie est finie
over-winner = { $you ->
    [yes] { $count ->
        [one] Vous gagnez
       *[other] Vous partagez la victoire avec { $name }
      }
   *[no] { $count ->
        [one] { $name } gagne
       *[other] { $name } gagnent
      }
  }
over-reason = Fin de partie : { $reason }.
over-tiebreak = Égalité départagée : { $tiebreak }.
place = Rang
player = Joueur
rematch = Rejouer
rematch-join = Rejoindre la partie suivante

## Replay

replay = Revoir
replay-text = Choisissez un enregistrement fait ici ou avec la ligne de commande.
replay-upload = Choisir un fichier
replay-controls = Étapes de la partie
replay-step = Étape { $step } sur { $total }
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Une étape en avant
replay-last = À la fin
replay-eyes = Point de vue
replay-spectator = Spectateur
replay-link = Lien vers ce moment
replay-save = Enregistrer la partie

## Rules

rules = Règles
rules-search = Chercher dans les règles
rules-none = Aucune règle ne contient ces mots.
rules-chapter = Chapitre { $number }

## Settings

settings = Réglages
language-label = Langue
theme = Apparence
theme-auto = Comme le système
theme-day = Clair
theme-night = Sombre
speed = Rythme des autres
speed-slow = Lent
speed-normal = Normal
speed-fast = Rapide
speed-off = Tout de suite
comfort = Confort
confirm-setting = Demander confirmation avant un choix qu’on ne peut pas annuler
sound-setting = Quelques sons discrets
calm-note = Votre système demande moins de mouvement, donc rien ne bouge.

error-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
error-other = Cela n’a pas fonctionné. Réessayez.
