# Ce que le serveur dit aux joueurs : ses refus et la page simple.

error-bad-message = Ce message n’a pas pu être lu.
error-bad-record = Cet enregistrement ne peut pas être rejoué.
error-bad-position = Cette position est impossible.
error-bad-options = La table ne peut pas être préparée ainsi.
error-bad-seats = Cette place n’existe pas.
error-bad-choice = Ce choix n’existe pas dans ce jeu.
error-bad-name = Un nom compte de 2 à 30 lettres et chiffres ; des espaces, points, tirets et apostrophes peuvent les séparer.
error-bad-channel = Rien ne peut être envoyé à cet endroit.
error-hello-first = La connexion doit nommer sa table d’abord, et une seule fois.
error-no-secret = Il faut pour cela la clé d’une place.
error-sign-in = Il faut être connecté pour cela.
error-signed-out = Votre session a pris fin ici. Reconnectez-vous pour continuer.
error-wrong-passkey = Cette clé d’accès n’ouvre aucun compte ici.
error-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
error-wrong-code = Ce nom et ce code ne vont pas ensemble, ou le code a déjà servi.
error-old-challenge = Cela a pris trop de temps. Réessayez.
error-confirm = Il s’agit des clés de votre compte. Connectez-vous encore une fois, puis recommencez.
error-banned = L’hôte de ce serveur a fermé ce compte.
error-no-invitation = Sur ce serveur, on obtient un compte sur invitation. Cette invitation manque, a déjà servi ou est trop ancienne.
error-no-passwords = Ce serveur se passe de mots de passe.
error-no-accounts = Ce serveur se passe de comptes.
error-bad-password = Un mot de passe a de 10 à 200 caractères.
error-wrong-secret = Ce lien ne correspond à aucune place de cette table.
error-wrong-invite = Cette table est privée ; demandez une invitation.
error-not-your-seat = Ce n’est pas votre place.
error-not-host = Seule la personne qui a ouvert cette table peut la fermer.
error-no-hints = Les conseils ne sont pas permis à cette table.
error-wrong-reveal = Ce secret n’est pas celui qui a été scellé.
error-wrong-origin = Cette page ne peut pas se connecter ici.
error-not-found = Il n’y a rien ici.
error-no-table = Cette table n’existe pas.
error-no-game = Ce jeu n’existe pas.
error-no-review = Personne n’a encore demandé cette analyse.
error-no-channel = Cette notification n’existe pas.
error-no-language = Cette langue n’est pas disponible.
error-not-allowed = Ce n’est pas possible ici.
error-answered = Vous avez déjà choisi.
error-stale = La partie a avancé ; regardez à nouveau.
error-ahead = Cela correspond à un moment ultérieur de la partie.
error-not-open = La partie a déjà commencé.
error-starting = La partie va commencer.
error-not-running = Aucune partie n’est en cours à cette table.
error-not-finished = La partie n’est pas encore terminée.
error-still-running = Cette position est sur une table où l’on joue encore. Vous pourrez l’étudier une fois la partie terminée.
error-seat-taken = Cette place est prise.
error-name-taken = Ce nom est pris, ou ressemble trop à un nom déjà pris.
error-last-passkey = C’est la seule clé de votre compte. Ajoutez-en d’abord une autre.
error-too-many-passkeys = Votre compte a déjà beaucoup de clés d’accès. Supprimez-en d’abord une.
error-bot-plays = Un robot joue à cette place.
error-no-bot-plays = Aucun robot ne joue à cette place.
error-no-return = Vous ne pouvez pas reprendre cette place.
error-no-undo = Il n’y a plus rien à annuler.
error-not-away = Ce joueur n’a pas encore fait attendre la table assez longtemps.
error-voted = Vous avez déjà voté.
error-other-rules = Cette partie suit une autre version des règles que celle installée ici.
error-too-large = C’est trop grand.
error-too-fast = Trop de requêtes ; ralentissez un peu.
error-too-many = Trop de tables attendent des joueurs.
error-too-many-attempts = Trop de tentatives. Attendez une heure.
error-too-many-reviews = Beaucoup d’analyses attendent déjà ; réessayez plus tard.
error-too-many-analyses = Beaucoup de positions sont déjà à l’étude ; réessayez dans un instant.
error-too-many-channels = Vous avez autant de notifications que possible ; supprimez-en une.
error-busy = La table est occupée ; réessayez.
error-unavailable = La table n’est pas joignable pour l’instant ; réessayez dans un moment.

plain-up = Le serveur fonctionne. Les plateaux font partie de l’application web, qui n’est pas incluse dans cette copie.
plain-schema = Les programmes trouvent ici tout ce qu’ils peuvent demander :
plain-tables = Tables ouvertes
plain-none = Aucune pour l’instant.
plain-open = ouverte
plain-running = en cours

notice-turn = { $title } : à vous de jouer
notice-full = { $title } : la partie commence
notice-over = { $title } : la partie est terminée
notice-message = { $title } : un message pour vous
notice-with = Avec { $others }.
notice-trial = Ratskeller
notice-trial-body = Les notifications vous parviennent ici.
notice-confirm = Des notifications de Ratskeller ?
notice-confirm-body =
    Quelqu’un, sans doute vous, souhaite être averti à cette adresse quand vient son tour.
    Pour accepter, ouvrez cette page :
    { $url }
    Si ce n’était pas vous, ne faites rien : aucun autre message ne viendra.
notice-stop = Ne plus recevoir ces messages : { $url }
