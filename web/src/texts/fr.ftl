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
update-ready = Une nouvelle version est prête.
update-take = La charger
copied = Copié
you = (vous)

## Home

home-title = Le Ratskeller
home-text = Sous l’hôtel de ville, trois jeux sur le Moyen Âge sont toujours prêts. Asseyez-vous avec des amis ou contre des robots.
games = Jeux
players-range = de { $least } à { $most } joueurs
play-bots = Jouer contre des robots
new-table = Entre amis
rules-of = Règles : { $game }
my-tables = Mes tables
my-tables-none = Vous n’êtes encore à aucune table. Choisissez un jeu ci-dessus.
lobby = Tables ouvertes
lobby-none = Personne n’attend pour le moment. Ouvrez une table et invitez quelqu’un.
tournaments = Tournois
tournament-back = Au tournoi
minutes = environ { $count } minutes
your-turn = À vous de jouer
title-turns = ({ $count }) À vous · Ratskeller
home-turns = { $count ->
    [one] À une table, c’est à vous de jouer.
   *[other] À { $count } tables, c’est à vous de jouer.
  }
server-away = Le serveur est injoignable
server-away-text = Nous réessayons toutes les quelques secondes. En attendant, vous pouvez lire les règles et revoir les parties finies que vous avez déjà ouvertes.
try-now = Réessayer
back-table = Retour à la table
back-replay = Retour à la partie
back-page = Retour
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

new-unknown = Ce jeu n’est pas ici
new-unknown-text = Choisissez l’un des jeux de la page d’accueil.
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
bot-apprentice = apprenti
bot-journeyman = compagnon
bot-expert = expert
bot-master = maître
bot-random-about = Choisit au hasard.
bot-easy-about = Prend les points à portée de main.
bot-medium-about = Réfléchit jusqu’à la fin de son tour.
bot-hard-about = Anticipe pendant une seconde.
bot-apprentice-about = A appris de millions de parties, mais ne voit pas tout.
bot-journeyman-about = A appris de millions de parties et se trompe de temps en temps.
bot-expert-about = Joue aussitôt, d’après ce que des millions de parties lui ont appris.
bot-master-about = Sait ce que sait l’expert et anticipe pendant une seconde.
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
clock-turn-86400 = Par correspondance : un jour par tour
clock-turn-259200 = Par correspondance : trois jours par tour
clock-turn-note = Qui a besoin de plus de temps le prend sur une réserve de { $reserve } jours et peut prendre { $rest } jours de congés. Ensuite, un robot joue.
days = { $days } j { $hours } h
rest = Prendre des congés
rest-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
rest-now = En congés jusqu’au { $date }
rest-end = De retour de congés
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
sits-invited = sur invitation
sits-human = à table
sits-bot = un robot
invite-link = Lien d’invitation
watch-link = Lien pour regarder
join-sit = S’asseoir
table-gone = Cette table ne peut pas être ouverte
table-closed = Cette table a été fermée
table-loading = Un instant.
waiting-listed = Tout le monde voit cette table sur la page d’accueil.
waiting-private = Seules les personnes qui ont le lien peuvent jouer.
waiting-share = Partager le lien
waiting-code = Lien d’invitation en code QR
waiting-code-text = À scanner avec un téléphone pour prendre place.
fill-seat = Confier à un robot
fill-which = Niveau des robots
bots-outside = Robots extérieurs
table-cancel = Annuler la table
table-cancel-sure = Annuler la table pour tout le monde ?
table-keep = La garder
table-leave = Quitter votre place
table-closed-text = Elle a été annulée avant le début de la partie. Ouvrez-en une autre, ou rejoignez une table de la page d’accueil.
table-loading-title = On dresse la table
join-gone = Cette invitation ne mène nulle part
join-gone-text = Cette table n’existe pas. Le lien a peut-être été coupé ; faites-le-vous renvoyer.
join-over = Cette partie est finie
join-over-text = Vous pouvez la revoir du début à la fin, ou jouer au même jeu.
join-running = Cette partie a déjà commencé
join-running-text = Toutes les places sont prises. Vous pouvez regarder ; si l’une d’elles est à vous, ouvrez la table dans le navigateur où vous vous êtes assis.
join-full = Toutes les places sont prises
join-full-text = Les places libres sont gardées pour les joueurs de la partie précédente. Vous pouvez regarder, ou ouvrir une table.
join-private = Cette table est privée
join-private-text = Une partie du lien, connue des seuls invités, manque ici. Demandez le lien entier.
join-title = Vous êtes invité
join-blocked = Vous avez bloqué { $names }, qui { $count ->
    [one] joue
   *[other] jouent
} à cette table.
join-host = { $names } vous { $count ->
    [one] attend
   *[other] attendent
  }.
connection-lost = La connexion est coupée. Nous essayons de revenir ; rien n’est perdu.

## At the table

others = Les autres
players = Joueurs
board = Plateau
my-things = Votre zone de jeu et la question en cours
prompt-label = Question en cours
skip = Passer
undo = Annuler
confirm-ask = { $choice } ? Ce choix ne pourra pas être annulé.
confirm-yes = Confirmer
confirm-no = Non
step-back = Retour
piece-choices = { $count } choix
show-list = Afficher en liste
list-label = Tous les choix
thinking = { $count ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
  }
since-your-turn = Depuis votre tour
since-your-visit = Depuis votre visite
inspector = Explication
inspector-empty = Pointez une pièce pour savoir ce qu’elle est.
happened-here = Ce qui s’est passé ici
fewer = Moins
more = Plus
sound-switch = Sons
sound-on = Les sons sont activés
sound-off = Les sons sont coupés
away = absent
seat-open = Tout afficher sur ce joueur
choices-all = Voir les { $count } choix
waiting-for = On attend : { $names }.
watching = Vous regardez. À jouer : { $names }.
bot-plays-for-you = Un robot joue pour vous. Vous pouvez reprendre votre place sous « Table ».
on-turn = c’est son tour
score = Points
score-hidden = Points cachés jusqu’à la fin
a-bot = un robot
a-bot-outside = un robot extérieur
bot-stands-in = remplacé par un robot
vote-bot = Confier la place à un robot
why-not = Pourquoi pas « { $choice } » ?
# Un choix en notation ne dit rien aux joueurs ici ; la question est déjà affichée.
refusal-wrong-verb = Ce n’est pas ce qui est demandé maintenant.
no-board = Ce jeu n’a pas encore de plateau dessiné. Vous pouvez jouer avec les choix ci-dessous.
zoom-in = Agrandir
zoom-out = Réduire

panel-label = Journal, chat et règles
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
chat-hidden = { $count ->
    [one] Vous ne voyez pas ce que dit { $names }.
   *[other] Vous ne voyez pas ce que disent { $names }.
}
company-title = Les personnes à cette table
company-of = Agir à ce sujet : { $name }
company-mute = Masquer ses messages ici
company-unmute = Afficher de nouveau ses messages
company-block = Bloquer
company-block-text = Une personne bloquée ne peut pas rejoindre les tables que vous ouvrez, et ses messages sont masqués sur tous vos appareils. Elle n’en est pas informée.
company-is-blocked = Vous avez bloqué cette personne. Vous pouvez revenir là-dessus à la page
company-unblock = Débloquer
company-report = Signaler à l’hôte
company-report-what = Que s’est-il passé ?
company-report-text = L’hôte de ce serveur lira ce message, avec les dernières lignes du chat.
company-report-send = Envoyer le signalement
company-report-not = Ne pas signaler
company-report-sent = Le signalement est envoyé.
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
over-hide = Regarder le plateau
over-show = Afficher le résultat

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
replay-turn-back = Un tour de joueur en arrière
replay-turn-next = Un tour de joueur en avant
replay-round-back = Une manche en arrière
replay-round-next = Une manche en avant
replay-end = Revoir la fin
picture-save = Enregistrer une image de ce moment
picture-failed = L’image n’a pas pu être faite dans ce navigateur.
replay-keys = Touches : ← → un pas, avec Maj un tour de joueur ; les touches Page haut et Page bas une manche ; Espace lance et arrête.
replay-round = Manche { $number }

## Rules

rules = Règles
rules-clauses = Les règles, article par article
contents = Sommaire
rules-search = Chercher dans les règles
rules-none = Aucune règle ne contient ces mots.
rules-chapter = Chapitre { $number }

## Apprendre

learn = Apprendre
learn-title = Apprendre { $game }
learn-new = Je n’y ai jamais joué
learn-new-text = { $count } courtes leçons à la vraie table, une dizaine de minutes.
learn-table = Je connais le jeu, montrez-moi la table
learn-table-text = Toucher, annuler, consulter : deux minutes.
learn-go-on = Reprendre où vous étiez
learn-lessons = Les leçons
learn-done = terminée
learn-over = Bien joué
learn-over-text = Vous avez joué un tour de { $game }. Le conseiller reste avec vous pendant vos deux premières parties.
learn-back = Vers les leçons
learn-newcomer = Première visite ? Choisissez un jeu et touchez Apprendre : une partie guidée dure dix minutes.
learn-resume = Continuer d’apprendre { $game }
title-learn = Apprendre { $game }
back-learn = Retour à la leçon
teacher = Le maître
teacher-count = { $number } sur { $count }
teacher-ways = Cette leçon
teacher-continue = Continuer
teacher-next-lesson = Leçon suivante
teacher-end = Terminer
teacher-restart = Recommencer cette leçon
teacher-skip = Passer cette leçon
teacher-leave = Quitter ; vous pourrez reprendre plus tard
teacher-stray = Dans une partie, c’est permis. Ici, annulez et suivez la lumière.
teacher-read = Lisez la suite en haut.
matters = L’essentiel
matters-mistakes = Les trois erreurs les plus courantes
coach = Conseiller
coach-close = Compris
coach-quiet = Ne plus conseiller
coaching = Le conseiller explique ce qui est nouveau
coaching-auto = Pendant mes deux premières parties
coaching-on = Toujours
coaching-off = Jamais

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
list-setting = Toujours afficher les choix en liste
sound-setting = Quelques sons discrets
calm-note = Votre système demande moins de mouvement, donc rien ne bouge.

error-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
error-other = Cela n’a pas fonctionné. Réessayez.

## Analyse

review = Analyse
review-working = Le professeur regarde la partie.
review-progress = { $judged } choix sur { $total }
review-ahead = { $count ->
    [one] Une partie passe avant.
   *[other] { $count } parties passent avant.
  }
review-failed = L’analyse n’a pas pu être faite.
review-again = Réessayer
review-told = { $you ->
    [yes] Vous avez joué { $accuracy } ; votre chance valait { $points } points de victoire.
   *[no] { $name } a joué { $accuracy }, avec une chance de { $points } points de victoire.
  }
review-points = { $points } points
review-better-choice = Mieux : { $choice } ({ $share } %)
review-luck-for = Hasard : { $choice } – { $points } points pour { $name }
practice = Apprendre de ses erreurs
practice-start = { $count ->
    [one] Apprendre d’une erreur
   *[other] Apprendre de { $count } erreurs
  }
practice-count = Question { $number } sur { $count }
practice-ask = Il y avait mieux ici. Que choisiriez-vous ?
practice-solved = Trouvé.
practice-wrong = { $choice } : { $share } %. Il y a mieux.
practice-weak = { $choice } : ce n’est pas parmi les meilleurs. Réessayez.
practice-reveal = Montrez-moi
practice-next = Question suivante
practice-return = Revenir à la question
play-on = Continuer à jouer d’ici
play-on-from = Reprend à l’étape { $step } d’une autre partie

## Conseils

hint = Conseil
hint-waiting = Un instant de réflexion …
hint-area = Regardez ici : { $where }.
hint-button = Regardez les boutons.
hint-choice = { $choice } ({ $share } %).
hints-agreed = Conseils pour tout le monde

## Problèmes et étude

puzzle-next = Problème suivant
puzzle-again = Encore une fois
puzzle-solved-mark = résolu du premier coup
puzzle-retried-mark = résolu
puzzle-shown-mark = réponse montrée
puzzles-link = Problèmes
puzzles-none = Il n’y a pas encore de problèmes.
puzzles-text = Des positions tirées de parties entre robots où un choix est nettement le meilleur : trouvez-le.
puzzles-done = { $solved } sur { $count } résolus
puzzles-themes = Thèmes
puzzles-all = Tous
analysis = Étudier
analysis-board = Plateau d’étude
analysis-open = Ouvrir le plateau d’étude
analysis-moment = Étudier ce moment
title-analysis = Plateau d’étude : { $game }
analysis-stop = Arrêter la réflexion
analysis-think = Réfléchir
analysis-edit = Modifier la position
analysis-share = Partager la position
analysis-editor = La position
analysis-possible = Cette position est possible.
analysis-load = Depuis un fichier
analysis-link = Un lien vers cette position
analysis-save = Enregistrer dans un fichier
analysis-done = { $worlds ->
    [one] comparé dans { $worlds } monde
   *[other] comparé dans { $worlds } mondes
  }

# Des tirages que chacun peut vérifier
seal-sealed = Les tirages sont scellés
seal-opened =
    { $count ->
        [one] Un tirage vérifié
       *[other] Les { $count } tirages sont vérifiés
    }
seal-wrong = Les tirages ne concordent pas
seal-wrong-text = Le serveur a changé ce qu’il avait scellé. Votre navigateur n’a pas ouvert son secret, et mieux vaut ne pas jouer ici.
seal-waiting = Les tirages sont en train d’être scellés
seal-waiting-text = Chaque navigateur ajoute son secret. Qui ne répond pas en quelques secondes n’y participe pas.
fair-title = Des tirages que chacun peut vérifier
fair-lead = Ce qui est tiré ici, personne ne le choisit : ni un joueur, ni un robot, ni ce serveur. Inutile de nous croire, vous pouvez le vérifier.
fair-here = Cette table
fair-working = Chaque tirage est vérifié.
fair-running = Le sceau s’ouvre à la fin de la partie. Cette page vérifie alors chaque tirage.
fair-none = Cette partie n’a pas de preuve de ses tirages. Elle date d’avant les sceaux, ou vient d’ailleurs.
fair-missing = La preuve des tirages manque dans l’enregistrement, alors que ce serveur l’avait promise.
fair-cannot = Avec cette connexion, votre navigateur ne peut pas calculer ; il lui faut https. Enregistrez la partie et vérifiez-la sur un autre appareil.
fair-right = Tout concorde.
fair-wrong = Quelque chose ne concorde pas.
fair-server = Le secret du serveur est celui qu’il avait scellé avant que vous preniez place.
fair-server-wrong = Le secret du serveur ne correspond pas au sceau que vous avez vu. Il a été changé après coup.
fair-commitments = Tous les sceaux sont ceux que vous avez vus avant qu’un seul soit ouvert.
fair-commitments-wrong = Le sceau de { $player } n’est pas celui que vous avez vu. Il a été changé après coup.
fair-own = Votre secret est dans les tirages.
fair-own-wrong = Votre secret n’est pas dans les tirages, alors que le serveur l’avait.
fair-late = Votre navigateur n’a pas répondu à temps : votre secret n’a pas été retenu.
fair-secrets = Chaque secret correspond à son sceau.
fair-secrets-wrong = Le secret de { $player } ne correspond pas à son sceau.
fair-secrets-server-wrong = Le secret de ce serveur ne correspond pas à son sceau.
fair-draws =
    { $count ->
        [one] Le seul tirage découle des secrets.
       *[other] Les { $count } tirages découlent des secrets.
    }
fair-draws-wrong =
    { $choice ->
        [0] Il manque des tirages ou des étapes, ou il y en a trop.
       *[other] Étape { $choice } : les secrets donnent un autre tirage.
    }
fair-end = L’enregistrement va jusqu’à la fin de la partie.
fair-end-wrong = L’enregistrement s’arrête avant la fin de la partie.
fair-who = De qui viennent les secrets
fair-who-server = Ce serveur
fair-added = a ajouté un secret
fair-left = n’a pas répondu à temps : secret non retenu
fair-nothing = n’en a pas ajouté
fair-seal = Sceau
fair-list = Chaque tirage
fair-list-choice = Étape
fair-list-number = Nombre
fair-list-below = { $number } entre 0 et { $most }
fair-list-outcome = Résultat
fair-how = Comment cela marche
fair-how-1 = Avant que quiconque prenne place, le serveur invente un secret et le scelle. Tout le monde voit le sceau, personne le secret ; il ne peut plus être changé sans que cela se voie.
fair-how-2 = Le navigateur de chaque joueur scelle son propre secret. Ces secrets ne sont ouverts que lorsque tous les sceaux sont là.
fair-how-3 = Chaque tirage est calculé à partir de tous les secrets et de son numéro dans la partie, et de rien d’autre. Personne ne peut donc le connaître ni le choisir seul.
fair-how-4 = À la fin, le serveur ouvre aussi son secret. Votre navigateur le compare au sceau qu’il a vu, cherche votre secret et recalcule chaque tirage.
fair-not = Ce que cela ne prouve pas
fair-not-1 = Le serveur calcule les tirages et les connaît avant vous. Qui l’administre pourrait regarder d’avance.
fair-not-2 = Ce qui pouvait être tiré découle des règles du jeu, et cette page le demande à ce serveur. La commande ci-dessus apporte les règles avec elle.
fair-not-3 = Ce sont les tirages qui sont prouvés, non qui a pressé un bouton.
fair-elsewhere = Vérifier ailleurs
fair-elsewhere-text = Enregistrez la partie. Sur tout ordinateur avec Python, les lignes ci-dessous vérifient chaque tirage et font choisir chaque robot de nouveau.
fair-script = La documentation décrit chaque étape, avec un script de cinquante lignes qui n’utilise rien de nous.

## The account

title-elsewhere = ({ $count }) { $title }
account = Compte
account-go = Votre compte
account-home = Connectez-vous et retrouvez vos tables sur chaque appareil
account-signed-in = Compte : { $name }
account-why = Vous pouvez jouer sans compte. Avec un compte, vos tables, vos problèmes et vos leçons vous suivent sur chaque appareil. Aucune adresse électronique n’est demandée.
account-off = Il n’y a pas de comptes ici
account-off-text = Ce serveur s’en passe. Vous pouvez jouer tout de suite.
account-new = Nouveau ici
account-new-text = Choisissez un nom. Votre appareil garde la clé de votre compte, une clé d’accès, et demande votre doigt, votre visage ou votre code.
account-make = Créer un compte
account-invitation = Invitation
account-insecure = Les clés d’accès demandent une connexion sûre (https). Adressez-vous à l’hôte de ce serveur.
account-new-password = Plutôt avec un mot de passe
account-password = Mot de passe
account-password-rule = Mot de passe, 10 caractères au moins
account-known = Déjà un compte
account-known-text = Votre appareil montre les clés d’accès qu’il a pour ce serveur.
account-sign-in = Se connecter
account-by-password = Par mot de passe
account-by-code = Par un code de secours
account-by-code-text = Un des codes que vous avez imprimés, ou un code donné par l’hôte. Il sert une seule fois.
account-name = Nom
account-code = Code
codes-title = Codes de secours : { $name }
codes-text = Imprimez-les ou notez-les, et gardez-les loin de vos appareils. Chaque code vous connecte une fois si vous perdez votre clé d’accès. Ils ne sont montrés que maintenant.
codes-print = Imprimer
codes-kept = Je les ai gardés
account-since = Compte ouvert le { $day }
account-sign-out = Se déconnecter
account-keys = Clés d’accès
account-keys-text = Chacune ouvre votre compte. Ajoutez-en une pour chaque appareil qui ne partage pas la vôtre.
account-used = utilisé le { $day }
account-elsewhere = pour une autre adresse de ce serveur
account-remove = Supprimer
account-add-key = Ajouter une clé d’accès
account-codes = Codes de secours
account-codes-left = { $count ->
    [0] Il ne vous en reste aucun. Faites-en de nouveaux.
    [one] Il vous en reste un. Faites-en bientôt de nouveaux.
   *[other] Il vous en reste { $count }.
  }
account-codes-new = Faire de nouveaux codes ; les anciens expirent
account-devices = Appareils
account-here = cet appareil
account-end = Y mettre fin
account-end-all = Se déconnecter partout
account-name-text = Les parties jouées gardent votre ancien nom.
account-rename = Changer de nom
account-password-set = Choisir un mot de passe
account-password-change = Changer le mot de passe
account-password-remove = Supprimer le mot de passe
account-blocked = Personnes bloquées
account-blocked-text = Elles ne peuvent pas rejoindre les tables que vous ouvrez, et leurs messages sont masqués.
account-blocked-none = Personne. Vous pouvez bloquer quelqu’un dans le chat ou le menu d’une table.
account-blocked-since = depuis le { $day }
account-blocked-nameless = sans nom
bots = Vos robots
bots-text = Un programme à vous peut jouer ici sous son propre nom. Il lui faut un jeton ; le manuel de ce serveur montre un robot en 20 lignes.
bots-online = en ligne
bots-offline = pas connecté
bots-free = Tout le monde peut l’inviter
bots-tokens = Jetons
bots-made = Le jeton, montré seulement maintenant
bots-unused = jamais utilisé
bots-revoke = Révoquer
bots-new-token = Créer un jeton
bots-label = À quoi sert le jeton
bots-label-plain = Jeton
bots-delete = Supprimer ce robot
bots-delete-text = Ses jetons ne valent plus rien. Un robot du serveur joue à sa place dans les parties en cours.
bots-make = Créer un robot
bots-name = Nom du robot
account-data = Vos données
account-export = Enregistrer toutes vos données
account-delete = Supprimer le compte
account-delete-text = Votre compte, ses clés, la liste de vos tables et votre progression dans les problèmes et les leçons sont supprimés. Là où une partie est en cours, un robot joue pour vous. Les parties terminées restent : elles sont aussi aux autres.
account-delete-sure = Supprimer pour de bon
account-keep = Le garder
error-passkey-cancelled = Aucune clé d’accès n’a servi. Réessayez, ou choisissez un autre moyen.
error-passkey-there = Cet appareil a déjà une clé d’accès de votre compte.
error-passkey-insecure = Le navigateur n’admet pas de clés d’accès à cette adresse. Il y faut https et un nom au lieu d’un numéro.

bell = M’avertir quand vient mon tour
bell-on = Cet appareil vous avertit quand vient votre tour
bell-off = M’avertir sur cet appareil quand vient mon tour
notify = Notifications
notify-guest = Avec la cloche d’une table, cet appareil vous avertit quand vient votre tour, même si la page est fermée. Ce que vous choisissez ici vaut pour toutes les tables.
notify-account = Elles viennent pour toutes vos tables. La cloche d’une table fait une exception pour elle.
notify-no-push = Ce navigateur ne peut pas afficher de notifications ici. Il faut https ; sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.
notify-kinds = Ce dont vous êtes averti
notify-turn = C’est à moi de jouer
notify-clock = Mon temps pour jouer touche à sa fin
notify-full = Une table est complète et la partie commence
notify-over = Une partie est terminée
notify-message = Quelqu’un écrit à ma table
notify-quiet = Heures calmes
notify-from = de
notify-to = à
notify-device-on = Avertir sur cet appareil
notify-this-device = Cet appareil
notify-to-push = Un autre appareil
notify-to-generic = Webhook
notify-to-discord = Discord
notify-to-slack = Slack
notify-to-mail = Courriel
notify-try = Essayer
notify-remove = Supprimer
notify-taken = Envoyé
notify-unconfirmed = En attente de votre accord : consultez votre messagerie.
notify-ended = Arrêté
notify-failed = Impossible à remettre : { $reason }
notify-more = Messageries et courriel
notify-hook = Adresse d’un webhook
notify-format = Type
notify-mail = Votre adresse de courriel
notify-add = Ajouter
notify-secret = La clé des signatures, montrée une seule fois :
notify-blocked = Les notifications sont bloquées pour cette page ; autorisez-les dans les réglages du navigateur.
notify-no-service = Ce navigateur n’a pas pu joindre son service de notifications.
mail-confirm = Notifications par courriel
mail-confirm-text = Voulez-vous être averti ici quand vient votre tour ?
mail-confirm-button = Oui, volontiers
mail-confirm-done = Vous serez averti par courriel
mail-stop = Plus de courriels
mail-stop-text = Vous ne serez plus averti par courriel quand vient votre tour.
mail-stop-button = Arrêter ces courriels
mail-stop-done = Vous ne recevrez plus de courriels
