# Was die Web-App sagt, was auch immer gespielt wird.

title-page = Ratskeller
title-your-turn = Du bist am Zug · { $game }
title-table = { $game } · Ratskeller
title-replay = { $game } zum Nachspielen
skip-link = Zum Tisch springen
nav = Seiten
to-home = Zur Startseite
nothing-here = Hier ist nichts
close = Schließen
copy = Kopieren
update-ready = Eine neue Fassung liegt bereit.
update-take = Laden
copied = Kopiert
you = (du)

## Home

home-title = Der Ratskeller
home-text = Unter dem Rathaus stehen immer drei Spiele rund ums Mittelalter bereit. Setz dich mit Freunden oder gegen Bots an den Tisch.
games = Spiele
players-range = { $least } bis { $most } Spieler
play-bots = Gegen Bots spielen
new-table = Mit Freunden
rules-of = Regeln: { $game }
my-tables = Meine Tische
my-tables-none = Du sitzt noch an keinem Tisch. Such dir oben ein Spiel aus.
lobby = Offene Tische
lobby-none = Gerade wartet niemand. Eröffne einen Tisch und lade jemanden ein.
tournaments = Turniere
tournament-back = Zum Turnier
minutes = etwa { $count } Minuten
your-turn = Du bist am Zug
title-turns = ({ $count }) Am Zug · Ratskeller
home-turns = { $count ->
    [one] An einem Tisch bist du am Zug.
   *[other] An { $count } Tischen bist du am Zug.
  }
server-away = Der Server ist nicht erreichbar
server-away-text = Wir versuchen es alle paar Sekunden wieder. Solange kannst du die Regeln lesen und beendete Partien nachspielen, die du schon einmal geöffnet hast.
try-now = Jetzt versuchen
back-table = Zurück zum Tisch
back-replay = Zurück zur Partie
back-page = Zurück
seats-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }
status-running = läuft
status-finished = beendet
status-open = wartet
status-closed = geschlossen
row-join = Mitspielen
row-watch = Zusehen
row-go-on = Weiter
row-replay = Nachspielen
replay-upload-link = Eine gespeicherte Partie ansehen

## A new table

new-unknown = Dieses Spiel gibt es hier nicht
new-unknown-text = Such dir auf der Startseite eines der Spiele aus.
your-name = Dein Name
how-many = Wie viele spielen?
who-sits = Wer sitzt wo?
place-number = Platz { $number }
sitter-me = Du
sitter-bot = Bot: { $bot }
sitter-open = Frei für alle, die dazukommen
sitter-here = Jemand anderes an diesem Bildschirm
bot-random = spielt zufällig
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-expert = Experte
bot-master = Meister
bot-random-about = Wählt zufällig.
bot-easy-about = Nimmt die Punkte, die gerade daliegen.
bot-medium-about = Denkt bis zum Ende des eigenen Zuges.
bot-hard-about = Denkt eine Sekunde lang voraus.
bot-apprentice-about = Hat aus Millionen Partien gelernt, übersieht aber vieles.
bot-journeyman-about = Hat aus Millionen Partien gelernt und irrt sich ab und zu.
bot-expert-about = Spielt sofort, nach dem, was Millionen Partien gelehrt haben.
bot-master-about = Weiß, was der Experte weiß, und denkt eine Sekunde lang voraus.
bot-name-0 = Alda
bot-name-1 = Bruno
bot-name-2 = Clara
bot-name-3 = Dietmar
bot-name-4 = Edith
more-options = Weitere Einstellungen
clock = Bedenkzeit
clock-none = Unbegrenzt
clock-move-60 = Eine Minute je Entscheidung
clock-move-86400 = Ein Tag je Entscheidung
clock-total-900 = Fünfzehn Minuten je Partie
clock-turn-86400 = Fernpartie: ein Tag je Zug
clock-turn-259200 = Fernpartie: drei Tage je Zug
clock-turn-note = Wer länger braucht, nimmt es aus einer Reserve von { $reserve } Tagen und darf { $rest } Tage Urlaub machen. Danach spielt ein Bot weiter.
days = { $days } T { $hours } Std.
rest = Urlaub nehmen
rest-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
rest-now = Im Urlaub bis { $date }
rest-end = Zurück aus dem Urlaub
listed = Diesen Tisch für alle auf der Startseite zeigen
start-game = Anfangen
open-table = Tisch eröffnen

## Waiting and joining

waiting-title = Der Tisch ist gedeckt
waiting-text = { $count ->
    [one] Es fehlt noch ein Spieler. Verschick den Link; die Partie beginnt, sobald der Platz besetzt ist.
   *[other] Es fehlen noch { $count } Spieler. Verschick den Link; die Partie beginnt, sobald alle Plätze besetzt sind.
  }
sits-open = frei
sits-reserved = reserviert
sits-invited = eingeladen
sits-human = da
sits-bot = ein Bot
invite-link = Link zum Einladen
watch-link = Link zum Zusehen
join-sit = Platz nehmen
table-gone = Dieser Tisch lässt sich nicht öffnen
table-closed = Dieser Tisch wurde geschlossen
table-loading = Einen Augenblick.
waiting-listed = Alle sehen diesen Tisch auf der Startseite.
waiting-private = Nur wer den Link hat, kann mitspielen.
waiting-share = Link teilen
waiting-code = Link zum Einladen als QR-Code
waiting-code-text = Mit dem Handy scannen und Platz nehmen.
fill-seat = Bot spielen lassen
fill-which = Stärke der Bots
bots-outside = Bots von außen
table-cancel = Tisch auflösen
table-cancel-sure = Den Tisch für alle auflösen?
table-keep = Doch nicht
table-leave = Platz freigeben
table-closed-text = Er wurde aufgelöst, bevor das Spiel begann. Eröffne einen neuen oder setz dich an einen Tisch auf der Startseite.
table-loading-title = Der Tisch wird gedeckt
join-gone = Diese Einladung führt ins Leere
join-gone-text = Diesen Tisch gibt es nicht. Vielleicht wurde der Link abgeschnitten; lass ihn dir noch einmal schicken.
join-over = Diese Partie ist vorbei
join-over-text = Du kannst sie von Anfang bis Ende nachspielen oder dasselbe Spiel selbst beginnen.
join-running = Diese Partie hat schon begonnen
join-running-text = Alle Plätze sind besetzt. Du kannst zusehen; ist einer davon deiner, öffne den Tisch in dem Browser, in dem du Platz genommen hast.
join-full = Alle Plätze sind besetzt
join-full-text = Die freien Plätze sind für die Spieler der letzten Partie. Du kannst zusehen oder selbst einen Tisch eröffnen.
join-private = Dieser Tisch ist privat
join-private-text = Zum Link gehört ein Teil, den nur Eingeladene kennen, und der fehlt hier. Lass dir den ganzen Link schicken.
join-title = Du bist eingeladen
join-blocked = An diesem Tisch { $count ->
    [one] sitzt { $names }: Diese Person hast du
   *[other] sitzen { $names }: Diese Personen hast du
} blockiert.
join-host = { $names } { $count ->
    [one] wartet
   *[other] warten
  } auf dich.
connection-lost = Die Verbindung ist unterbrochen. Wir versuchen es weiter; nichts geht verloren.

## At the table

others = Die anderen
players = Spieler
board = Spielplan
my-things = Deine Auslage und die aktuelle Frage
prompt-label = Aktuelle Frage
skip = Überspringen
undo = Zurücknehmen
confirm-ask = { $choice }? Das lässt sich nicht zurücknehmen.
confirm-yes = Ja
confirm-no = Nein
step-back = Zurück
piece-choices = { $count } Möglichkeiten
show-list = Als Liste zeigen
list-label = Alle Möglichkeiten
thinking = { $count ->
    [one] { $names } überlegt.
   *[other] { $names } überlegen.
  }
since-your-turn = Seit deinem Zug
since-your-visit = Seit deinem Besuch
inspector = Erklärung
inspector-empty = Zeige auf etwas, um zu sehen, was es ist.
happened-here = Was hier geschah
fewer = Weniger
more = Mehr
sound-switch = Töne
sound-on = Töne sind an
sound-off = Töne sind aus
away = abwesend
seat-open = Alles über diesen Spieler zeigen
choices-all = Alle { $count } Möglichkeiten zeigen
waiting-for = Warten auf { $names }.
watching = Du siehst zu. Am Zug: { $names }.
bot-plays-for-you = Ein Bot spielt für dich. Unter „Tisch“ kannst du auf deinen Platz zurück.
on-turn = am Zug
score = Punkte
score-hidden = Punkte bis zum Ende verdeckt
a-bot = ein Bot
a-bot-outside = ein Bot von außen
bot-stands-in = ein Bot springt ein
vote-bot = Einen Bot spielen lassen
why-not = Warum nicht „{ $choice }“?
# Eine Wahl in Notation sagt Spielern hier nichts; die Frage steht schon da.
refusal-wrong-verb = Das ist jetzt nicht gefragt.
no-board = Dieses Spiel hat noch keinen gezeichneten Plan. Du kannst es mit den Möglichkeiten unten spielen.
zoom-in = Vergrößern
zoom-out = Verkleinern

panel-label = Verlauf, Chat und Regeln
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
tab-table = Tisch
log = Verlauf
log-empty = Noch ist nichts geschehen.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-hidden = Was { $names } { $count ->
    [one] sagt
   *[other] sagen
}, siehst du nicht.
company-title = Menschen an diesem Tisch
company-of = Was du wegen { $name } tun kannst
company-mute = Hier stummschalten
company-unmute = Stummschaltung aufheben
company-block = Blockieren
company-block-text = Wer blockiert ist, kann sich nicht an Tische setzen, die du eröffnest, und du siehst auf keinem Gerät, was er oder sie sagt. Niemand erfährt davon.
company-is-blocked = Du hast diese Person blockiert. Aufheben kannst du das auf der Seite
company-unblock = Blockierung aufheben
company-report = Dem Betreiber melden
company-report-what = Was ist passiert?
company-report-text = Der Betreiber dieses Servers liest es, zusammen mit den letzten Zeilen des Chats.
company-report-send = Melden
company-report-not = Doch nicht melden
company-report-sent = Die Meldung ist abgeschickt.
leave-seat = Kurz weg; ein Bot spielt weiter
return-seat = Auf deinen Platz zurückkehren
resign = Aufgeben
resign-sure = Wirklich aufgeben? Ein Bot spielt zu Ende.
lag = Vom Klick bis zur Antwort: { $count } ms

entry-joined = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } Platz.
entry-left = { $you ->
    [yes] Du gehst
   *[no] { $seat } geht
  } eine Weile; ein Bot spielt weiter.
entry-returned = { $you ->
    [yes] Du bist
   *[no] { $seat } ist
  } zurück.
entry-resigned = { $you ->
    [yes] Du gibst
   *[no] { $seat } gibt
  } auf.
entry-expired = { $you ->
    [yes] Deine Zeit
   *[no] Die Zeit von { $seat }
  } ist um; ein Bot spielt weiter.

curtain-title = Gib den Bildschirm an { $name }
curtain-text = Die anderen sehen bitte weg.
curtain-lift = Ich bin { $name }

## The end

over-title = Die Partie ist zu Ende
over-winner = { $you ->
    [yes] { $count ->
        [one] Du gewinnst
       *[other] Du gewinnst gemeinsam mit { $name }
      }
   *[no] { $count ->
        [one] { $name } gewinnt
       *[other] { $name } gewinnen
      }
  }
over-reason = Die Partie endet, denn { $reason }.
over-tiebreak = Bei Gleichstand: { $tiebreak }.
place = Rang
player = Spieler
rematch = Noch einmal spielen
rematch-join = Zur nächsten Partie
over-hide = Den Spielplan ansehen
over-show = Ergebnis zeigen

## Replay

replay = Nachspielen
replay-text = Wähle eine Aufzeichnung, die hier oder mit der Befehlszeile gespeichert wurde.
replay-upload = Datei wählen
replay-controls = Schritte der Partie
replay-step = Schritt { $step } von { $total }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-eyes = Ansicht von
replay-spectator = Zuschauer
replay-link = Link zu diesem Augenblick
replay-save = Aufzeichnung speichern
replay-turn-back = Einen Zug zurück
replay-turn-next = Einen Zug vor
replay-round-back = Eine Runde zurück
replay-round-next = Eine Runde vor
replay-end = Das Ende noch einmal ansehen
picture-save = Diesen Moment als Bild speichern
picture-failed = Das Bild ließ sich in diesem Browser nicht erstellen.
replay-keys = Tasten: ← → ein Schritt, mit Umschalt ein Zug; Bild auf und Bild ab eine Runde; Leertaste spielt ab und hält an.
replay-round = Runde { $number }

## Rules

rules = Regeln
rules-clauses = Die Regeln im Einzelnen
contents = Inhalt
rules-search = In den Regeln suchen
rules-none = Keine Regel enthält diese Wörter.
rules-chapter = Kapitel { $number }

## Lernen

learn = Lernen
learn-title = { $game } lernen
learn-new = Ich habe das noch nie gespielt
learn-new-text = { $count } kurze Lektionen am echten Tisch, etwa zehn Minuten.
learn-table = Ich kenne das Brettspiel, zeig mir den Tisch
learn-table-text = Drücken, zurücknehmen, nachschlagen: zwei Minuten.
learn-go-on = Dort weitermachen, wo du warst
learn-lessons = Die Lektionen
learn-done = erledigt
learn-over = Gut gemacht
learn-over-text = Du hast eine Runde { $game } gespielt. In deinen ersten zwei Partien bleibt der Ratgeber bei dir.
learn-back = Zu den Lektionen
learn-newcomer = Neu hier? Wähl ein Spiel und drück auf Lernen: Eine geführte Partie dauert zehn Minuten.
learn-resume = { $game } weiterlernen
title-learn = { $game } lernen
back-learn = Zurück zur Lektion
teacher = Lehrer
teacher-count = { $number } von { $count }
teacher-ways = Diese Lektion
teacher-continue = Weiter
teacher-next-lesson = Nächste Lektion
teacher-end = Fertig
teacher-restart = Diese Lektion von vorn
teacher-skip = Diese Lektion überspringen
teacher-leave = Verlassen; du kannst später weitermachen
teacher-stray = In einer Partie darfst du das. Hier nimm es zurück und folge dem Licht.
teacher-read = Lies oben weiter.
matters = Worauf es ankommt
matters-mistakes = Die drei häufigsten Fehler
coach = Ratgeber
coach-close = Verstanden
coach-quiet = Keine Hinweise mehr
coaching = Der Ratgeber erklärt, was dir neu ist
coaching-auto = In meinen ersten zwei Partien
coaching-on = Immer
coaching-off = Nie

## Settings

settings = Einstellungen
language-label = Sprache
theme = Darstellung
theme-auto = Wie das System
theme-day = Hell
theme-night = Dunkel
speed = Tempo der anderen
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Sofort
comfort = Bedienung
confirm-setting = Nachfragen, wenn sich etwas nicht zurücknehmen lässt
list-setting = Möglichkeiten immer als Liste zeigen
sound-setting = Ein paar leise Töne
calm-note = Dein System wünscht weniger Bewegung, darum bewegt sich nichts.

error-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
error-other = Das ging nicht. Versuch es noch einmal.

## Analyse

review = Analyse
review-working = Der Lehrer sieht sich die Partie an.
review-progress = { $judged } von { $total } Entscheidungen
review-ahead = { $count ->
    [one] Eine Partie ist noch davor.
   *[other] { $count } Partien sind noch davor.
  }
review-failed = Die Analyse ist nicht gelungen.
review-again = Noch einmal versuchen
review-told = { $you ->
    [yes] Du hast { $accuracy } gespielt; dein Glück war { $points } Punkte eines Sieges.
   *[no] { $name } hat { $accuracy } gespielt, mit einem Glück von { $points } Punkten eines Sieges.
  }
review-points = { $points } Punkte
review-better-choice = Besser: { $choice } ({ $share } %)
review-luck-for = Zufall: { $choice } – { $points } Punkte für { $name }
practice = Aus Fehlern lernen
practice-start = { $count ->
    [one] Aus einem Fehler lernen
   *[other] Aus { $count } Fehlern lernen
  }
practice-count = Frage { $number } von { $count }
practice-ask = Hier gab es etwas Besseres. Was würdest du wählen?
practice-solved = Gelöst.
practice-wrong = { $choice }: { $share } %. Es gibt etwas Besseres.
practice-weak = { $choice }: gehört nicht zu den besten. Versuch es noch einmal.
practice-reveal = Zeig es mir
practice-next = Nächste Frage
practice-return = Zurück zur Frage
play-on = Von hier weiterspielen
play-on-from = Geht von Schritt { $step } einer anderen Partie aus

## Hinweise

hint = Hinweis
hint-waiting = Kurz nachdenken …
hint-area = Sieh hier nach: { $where }.
hint-button = Sieh dir die Knöpfe an.
hint-choice = { $choice } ({ $share } %).
hints-agreed = Hinweise für alle

## Rätsel und Analyse

puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal
puzzle-solved-mark = beim ersten Versuch gelöst
puzzle-retried-mark = gelöst
puzzle-shown-mark = Antwort angesehen
puzzles-link = Rätsel
puzzles-none = Es gibt noch keine Rätsel.
puzzles-text = Stellungen aus Partien zwischen Bots, in denen eine Wahl klar die beste ist: finde sie.
puzzles-done = { $solved } von { $count } gelöst
puzzles-themes = Themen
puzzles-all = Alle
analysis = Untersuchen
analysis-board = Analysebrett
analysis-open = Analysebrett öffnen
analysis-moment = Diesen Moment untersuchen
title-analysis = Analysebrett: { $game }
analysis-stop = Nicht mehr nachdenken
analysis-think = Nachdenken
analysis-edit = Stellung bearbeiten
analysis-share = Stellung teilen
analysis-editor = Die Stellung
analysis-possible = Diese Stellung ist möglich.
analysis-load = Aus einer Datei
analysis-link = Ein Link zu dieser Stellung
analysis-save = Als Datei speichern
analysis-done = { $worlds ->
    [one] in einer Welt verglichen
   *[other] in { $worlds } Welten verglichen
  }

# Ziehungen, die jeder nachprüfen kann
seal-sealed = Die Ziehungen sind versiegelt
seal-opened =
    { $count ->
        [one] Eine Ziehung geprüft
       *[other] Alle { $count } Ziehungen geprüft
    }
seal-wrong = Die Ziehungen stimmen nicht
seal-wrong-text = Der Server hat geändert, was er versiegelt hatte. Dein Browser hat sein Geheimnis nicht geöffnet, und du solltest hier nicht spielen.
seal-waiting = Die Ziehungen werden versiegelt
seal-waiting-text = Jeder Browser gibt sein Geheimnis dazu. Wer nicht in wenigen Sekunden antwortet, bleibt außen vor.
fair-title = Ziehungen, die jeder nachprüfen kann
fair-lead = Was hier gezogen wird, sucht niemand aus: kein Spieler, kein Bot und auch nicht dieser Server. Du musst es nicht glauben, du kannst es nachprüfen.
fair-here = Dieser Tisch
fair-working = Jede Ziehung wird geprüft.
fair-running = Das Siegel öffnet sich, wenn die Partie vorbei ist. Dann prüft diese Seite jede Ziehung.
fair-none = Für diese Partie gibt es keinen Nachweis der Ziehungen. Sie ist älter als die Siegel oder kommt von anderswo.
fair-missing = In der Aufzeichnung fehlt der Nachweis der Ziehungen, obwohl dieser Server ihn versprochen hatte.
fair-cannot = Über diese Verbindung kann dein Browser nicht rechnen; er braucht https. Speichere die Aufzeichnung und prüfe sie anderswo.
fair-right = Alles stimmt.
fair-wrong = Etwas stimmt nicht.
fair-server = Das Geheimnis des Servers ist das, das er versiegelt hatte, bevor du dich gesetzt hast.
fair-server-wrong = Das Geheimnis des Servers passt nicht zu dem Siegel, das du gesehen hast. Es wurde nachträglich geändert.
fair-commitments = Alle Siegel sind die, die du gesehen hast, bevor eines geöffnet wurde.
fair-commitments-wrong = Das Siegel von { $player } ist nicht das, das du gesehen hast. Es wurde nachträglich geändert.
fair-own = Dein Geheimnis steckt in den Ziehungen.
fair-own-wrong = Dein Geheimnis steckt nicht in den Ziehungen, obwohl der Server es hatte.
fair-late = Dein Browser hat nicht rechtzeitig geantwortet, darum blieb dein Geheimnis außen vor.
fair-secrets = Jedes Geheimnis passt zu seinem Siegel.
fair-secrets-wrong = Das Geheimnis von { $player } passt nicht zu seinem Siegel.
fair-secrets-server-wrong = Das Geheimnis dieses Servers passt nicht zu seinem Siegel.
fair-draws =
    { $count ->
        [one] Die eine Ziehung folgt aus den Geheimnissen.
       *[other] Alle { $count } Ziehungen folgen aus den Geheimnissen.
    }
fair-draws-wrong =
    { $choice ->
        [0] Es fehlen Ziehungen oder Schritte, oder es sind zu viele.
       *[other] Schritt { $choice }: Aus den Geheimnissen folgt eine andere Ziehung.
    }
fair-end = Die Aufzeichnung reicht bis zum Ende der Partie.
fair-end-wrong = Die Aufzeichnung endet vor der Partie.
fair-who = Wessen Geheimnisse in den Ziehungen stecken
fair-who-server = Dieser Server
fair-added = gab ein Geheimnis dazu
fair-left = antwortete nicht rechtzeitig und blieb außen vor
fair-nothing = gab keines dazu
fair-seal = Siegel
fair-list = Jede Ziehung
fair-list-choice = Schritt
fair-list-number = Zahl
fair-list-below = { $number } von 0 bis { $most }
fair-list-outcome = Ergebnis
fair-how = So funktioniert es
fair-how-1 = Bevor sich jemand setzt, denkt sich der Server ein Geheimnis aus und versiegelt es. Das Siegel sehen alle, das Geheimnis niemand; von da an kann es nicht mehr unbemerkt geändert werden.
fair-how-2 = Der Browser jedes Spielers versiegelt ein eigenes Geheimnis. Erst wenn alle Siegel da sind, werden diese Geheimnisse geöffnet.
fair-how-3 = Jede Ziehung wird aus allen Geheimnissen und ihrer Nummer in der Partie berechnet und aus sonst nichts. So kann niemand allein sie kennen oder bestimmen.
fair-how-4 = Am Ende öffnet auch der Server sein Geheimnis. Dein Browser vergleicht es mit dem Siegel, das er gesehen hat, sucht dein Geheimnis und rechnet jede Ziehung nach.
fair-not = Was das nicht beweist
fair-not-1 = Der Server berechnet die Ziehungen und kennt sie vor dir. Wer ihn betreibt, könnte vorausschauen.
fair-not-2 = Was gezogen werden konnte, folgt aus den Spielregeln, und danach fragt diese Seite diesen Server. Der Befehl oben bringt die Regeln selbst mit.
fair-not-3 = Bewiesen sind die Ziehungen, nicht, wer auf einen Knopf gedrückt hat.
fair-elsewhere = Anderswo prüfen
fair-elsewhere-text = Speichere die Aufzeichnung. Auf jedem Computer mit Python prüfen die Zeilen darunter jede Ziehung und lassen jeden Bot noch einmal wählen.
fair-script = In der Dokumentation steht jeder Schritt, mit einem Skript von fünfzig Zeilen, das nichts von uns benutzt.

## The account

title-elsewhere = ({ $count }) { $title }
account = Konto
account-go = Dein Konto
account-home = Melde dich an, dann hast du deine Tische auf jedem Gerät
account-signed-in = Angemeldet als { $name }
account-why = Du kannst ohne Konto spielen. Mit einem hast du deine Tische, Rätsel und Lektionen auf jedem Gerät. Eine E-Mail-Adresse brauchst du nicht.
account-off = Hier gibt es keine Konten
account-off-text = Dieser Server kommt ohne sie aus. Du kannst gleich spielen.
account-new = Neu hier
account-new-text = Wähle einen Namen. Dein Gerät bewahrt den Schlüssel zu deinem Konto auf, einen Passkey, und fragt nach Finger, Gesicht oder PIN.
account-make = Konto anlegen
account-invitation = Einladung
account-insecure = Passkeys brauchen eine sichere Verbindung (https). Bitte den Betreiber dieses Servers darum.
account-new-password = Lieber mit einem Passwort
account-password = Passwort
account-password-rule = Passwort, mindestens 10 Zeichen
account-known = Schon ein Konto
account-known-text = Dein Gerät zeigt die Passkeys, die es für diesen Server hat.
account-sign-in = Anmelden
account-by-password = Mit Passwort
account-by-code = Mit einem Notfallcode
account-by-code-text = Einer der Codes, die du ausgedruckt hast, oder einer vom Betreiber. Er gilt einmal.
account-name = Name
account-code = Code
codes-title = Notfallcodes von { $name }
codes-text = Drucke sie aus oder schreibe sie ab, und bewahre sie nicht bei deinen Geräten auf. Mit jedem meldest du dich einmal an, wenn dein Passkey verloren ist. Sie werden nur jetzt gezeigt.
codes-print = Drucken
codes-kept = Ich habe sie aufbewahrt
account-since = Konto seit { $day }
account-sign-out = Abmelden
account-keys = Passkeys
account-keys-text = Jeder von ihnen öffnet dein Konto. Füge für jedes Gerät einen hinzu, das deinen nicht mitbenutzt.
account-used = benutzt am { $day }
account-elsewhere = für eine andere Adresse dieses Servers
account-remove = Entfernen
account-add-key = Passkey hinzufügen
account-codes = Notfallcodes
account-codes-left = { $count ->
    [0] Du hast keinen mehr. Mache neue.
    [one] Du hast noch einen. Mache bald neue.
   *[other] Du hast noch { $count }.
  }
account-codes-new = Neue Codes machen; die alten verfallen
account-devices = Geräte
account-here = dieses Gerät
account-end = Dort abmelden
account-end-all = Überall abmelden
account-name-text = In gespielten Partien bleibt dein alter Name stehen.
account-rename = Namen ändern
account-password-set = Passwort setzen
account-password-change = Passwort ändern
account-password-remove = Passwort entfernen
account-blocked = Blockierte Menschen
account-blocked-text = Sie können sich nicht an deine Tische setzen, und du siehst nicht, was sie sagen.
account-blocked-none = Niemand. Blockieren kannst du jemanden im Chat oder im Menü eines Tisches.
account-blocked-since = seit { $day }
account-blocked-nameless = ohne Namen
bots = Deine Bots
bots-text = Ein Programm von dir kann hier unter eigenem Namen mitspielen. Dafür braucht es ein Token; das Handbuch dieses Servers zeigt einen Bot in 20 Zeilen.
bots-online = online
bots-offline = nicht verbunden
bots-free = Alle dürfen ihn einladen
bots-tokens = Tokens
bots-made = Das Token, nur jetzt zu sehen
bots-unused = nie benutzt
bots-revoke = Widerrufen
bots-new-token = Token erstellen
bots-label = Wofür das Token ist
bots-label-plain = Token
bots-delete = Diesen Bot löschen
bots-delete-text = Seine Tokens gelten dann nicht mehr. Wo ein Spiel läuft, spielt ein Bot des Servers für ihn weiter.
bots-make = Bot anlegen
bots-name = Name des Bots
account-data = Deine Daten
account-export = Alle deine Daten speichern
account-delete = Konto löschen
account-delete-text = Dein Konto, seine Schlüssel, die Liste deiner Tische und dein Fortschritt in Rätseln und Lektionen werden gelöscht. Wo eine Partie läuft, spielt ein Bot für dich weiter. Beendete Partien bleiben: Sie gehören auch den anderen.
account-delete-sure = Endgültig löschen
account-keep = Behalten
error-passkey-cancelled = Es wurde kein Passkey benutzt. Versuche es noch einmal, oder nimm einen anderen Weg.
error-passkey-there = Dieses Gerät hat schon einen Passkey deines Kontos.
error-passkey-insecure = Der Browser erlaubt unter dieser Adresse keine Passkeys. Sie brauchen https und einen Namen statt einer Nummer.

bell = Sag mir, wenn ich am Zug bin
bell-on = Dieses Gerät meldet, wenn du am Zug bist
bell-off = Auf diesem Gerät melden, wenn ich am Zug bin
notify = Benachrichtigungen
notify-guest = Die Glocke am Tisch lässt dieses Gerät melden, wenn du am Zug bist, auch wenn die Seite geschlossen ist. Was du hier wählst, gilt für alle Tische.
notify-account = Sie kommen für alle deine Tische. Die Glocke am Tisch macht eine Ausnahme für ihn.
notify-no-push = Dieser Browser kann hier keine Benachrichtigungen zeigen. Nötig ist https; lege die Seite auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.
notify-kinds = Was gemeldet wird
notify-turn = Ich bin am Zug
notify-clock = Meine Zeit für einen Zug läuft ab
notify-full = Ein Tisch ist voll, das Spiel beginnt
notify-over = Ein Spiel ist aus
notify-message = Jemand schreibt an meinem Tisch
notify-quiet = Ruhezeit
notify-from = von
notify-to = bis
notify-device-on = Auf diesem Gerät melden
notify-this-device = Dieses Gerät
notify-to-push = Ein anderes Gerät
notify-to-generic = Webhook
notify-to-discord = Discord
notify-to-slack = Slack
notify-to-mail = Mail
notify-try = Ausprobieren
notify-remove = Entfernen
notify-taken = Gesendet
notify-unconfirmed = Wartet auf deine Zustimmung: Sieh in dein Postfach.
notify-ended = Beendet
notify-failed = Nicht zustellbar: { $reason }
notify-more = Chats und Mail
notify-hook = Adresse eines Webhooks
notify-format = Art
notify-mail = Deine Mailadresse
notify-add = Hinzufügen
notify-secret = Der Schlüssel der Signaturen, nur jetzt zu sehen:
notify-blocked = Benachrichtigungen sind für diese Seite gesperrt; erlaube sie in den Einstellungen des Browsers.
notify-no-service = Dieser Browser hat seinen Push-Dienst nicht erreicht.
mail-confirm = Benachrichtigungen per Mail
mail-confirm-text = Möchtest du hier erfahren, wann du am Zug bist?
mail-confirm-button = Ja, gern
mail-confirm-done = Du erfährst es per Mail
mail-stop = Keine Mails mehr
mail-stop-text = Du erfährst dann nicht mehr per Mail, wann du am Zug bist.
mail-stop-button = Mails abbestellen
mail-stop-done = Es kommen keine Mails mehr
