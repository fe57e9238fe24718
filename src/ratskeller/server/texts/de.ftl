# Was der Server zu Spielern sagt: seine Absagen und die schlichte Seite.

error-bad-message = Diese Nachricht war nicht zu lesen.
error-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen.
error-bad-position = Diese Stellung kann nicht vorkommen.
error-bad-options = So lässt sich der Tisch nicht aufbauen.
error-bad-seats = Diesen Platz gibt es nicht.
error-bad-choice = Diese Wahl gibt es in diesem Spiel nicht.
error-bad-name = Ein Name hat 2 bis 30 Buchstaben und Ziffern; dazwischen dürfen Leerzeichen, Punkte, Striche und Apostrophe stehen.
error-bad-channel = Dorthin kann nichts geschickt werden.
error-hello-first = Die Verbindung muss zuerst und nur einmal ihren Tisch nennen.
error-no-secret = Dafür ist der Schlüssel eines Platzes nötig.
error-sign-in = Dafür musst du angemeldet sein.
error-signed-out = Du bist hier abgemeldet worden. Melde dich wieder an, um weiterzuspielen.
error-wrong-passkey = Dieser Passkey öffnet hier kein Konto.
error-wrong-password = Dieser Name und dieses Passwort passen nicht zusammen.
error-wrong-code = Dieser Name und dieser Code passen nicht zusammen, oder der Code ist verbraucht.
error-old-challenge = Das hat zu lange gedauert. Versuche es bitte noch einmal.
error-confirm = Hier geht es um die Schlüssel zu deinem Konto. Melde dich noch einmal an, dann versuche es wieder.
error-banned = Der Betreiber dieses Servers hat dieses Konto gesperrt.
error-no-invitation = Konten gibt es auf diesem Server auf Einladung. Diese Einladung fehlt, ist verbraucht oder zu alt.
error-no-passwords = Dieser Server kommt ohne Passwörter aus.
error-no-accounts = Dieser Server kommt ohne Konten aus.
error-bad-password = Ein Passwort hat 10 bis 200 Zeichen.
error-wrong-secret = Dieser Link gehört zu keinem Platz an diesem Tisch.
error-wrong-invite = Dieser Tisch ist privat; bitte um eine Einladung.
error-not-your-seat = Das ist nicht dein Platz.
error-not-host = Nur wer diesen Tisch eröffnet hat, kann ihn schließen.
error-no-hints = An diesem Tisch sind keine Hinweise erlaubt.
error-wrong-reveal = Dieses Geheimnis ist nicht das hinterlegte.
error-wrong-origin = Diese Seite darf sich hier nicht verbinden.
error-not-found = Hier ist nichts.
error-no-table = Diesen Tisch gibt es nicht.
error-no-game = Dieses Spiel gibt es nicht.
error-no-review = Nach dieser Analyse hat noch niemand gefragt.
error-no-channel = Diese Benachrichtigung gibt es nicht.
error-no-language = Diese Sprache gibt es hier nicht.
error-not-allowed = Das geht hier nicht.
error-answered = Du hast schon gewählt.
error-stale = Die Partie ist weitergegangen; sieh noch einmal hin.
error-ahead = Das gehört zu einem späteren Zeitpunkt der Partie.
error-not-open = Die Partie hat schon begonnen.
error-starting = Die Partie beginnt gleich.
error-not-running = An diesem Tisch wird nicht gespielt.
error-not-finished = Die Partie ist noch nicht zu Ende.
error-still-running = Diese Stellung liegt auf einem Tisch, an dem noch gespielt wird. Nach dem Ende der Partie kannst du sie untersuchen.
error-seat-taken = Dieser Platz ist besetzt.
error-name-taken = Dieser Name ist vergeben oder sieht einem vergebenen zu ähnlich.
error-last-passkey = Das ist der einzige Schlüssel zu deinem Konto. Füge erst einen anderen hinzu.
error-too-many-passkeys = Dein Konto hat schon sehr viele Passkeys. Entferne erst einen.
error-bot-plays = Auf diesem Platz spielt ein Bot.
error-no-bot-plays = Auf diesem Platz spielt kein Bot.
error-no-return = Du kannst nicht auf diesen Platz zurückkehren.
error-no-undo = Es gibt nichts mehr zurückzunehmen.
error-not-away = Dieser Spieler hat den Tisch noch nicht lange genug warten lassen.
error-voted = Du hast schon abgestimmt.
error-other-rules = Diese Partie folgt einer anderen Fassung der Regeln als der hier installierten.
error-too-large = Das ist zu groß.
error-too-fast = Zu viele Anfragen; bitte etwas langsamer.
error-too-many = Es warten zu viele Tische auf Spieler.
error-too-many-attempts = Zu viele Versuche. Warte bitte eine Stunde.
error-too-many-reviews = Es warten schon viele Analysen; bitte später noch einmal versuchen.
error-too-many-analyses = Es werden schon viele Stellungen untersucht; versuche es gleich noch einmal.
error-too-many-channels = Mehr Benachrichtigungen sind nicht möglich; entferne erst eine.
error-busy = Der Tisch ist gerade belegt; versuche es noch einmal.
error-unavailable = Der Tisch ist gerade nicht zu erreichen; versuche es gleich noch einmal.

plain-up = Der Server läuft. Die Spielpläne gehören zur Web-App, die in dieser Kopie nicht enthalten ist.
plain-schema = Programme finden hier alles, was sie abfragen können:
plain-tables = Tische in der Lobby
plain-none = Im Augenblick keine.
plain-open = offen
plain-running = läuft

notice-turn = { $title }: du bist am Zug
notice-full = { $title }: das Spiel beginnt
notice-over = { $title }: das Spiel ist aus
notice-message = { $title }: eine Nachricht für dich
notice-with = Mit { $others }.
notice-trial = Ratskeller
notice-trial-body = Benachrichtigungen kommen hier an.
notice-confirm = Benachrichtigungen vom Ratskeller?
notice-confirm-body =
    Jemand, vermutlich du, möchte unter dieser Adresse erfahren, wann er am Zug ist.
    Wenn du einverstanden bist, öffne diese Seite:
    { $url }
    Wenn du es nicht warst, tu nichts: Es kommt keine weitere Mail.
notice-stop = Keine solchen Mails mehr: { $url }
