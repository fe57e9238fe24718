# Wat de webapp zegt, wat er ook gespeeld wordt.

title-page = Ratskeller
title-your-turn = Jouw beurt · { $game }
title-table = { $game } · Ratskeller
title-replay = { $game } naspelen
skip-link = Naar de tafel
nav = Pagina’s
to-home = Naar de startpagina
nothing-here = Hier is niets
close = Sluiten
copy = Kopiëren
update-ready = Er is een nieuwe versie.
update-take = Laden
copied = Gekopieerd
you = (jij)

## Home

home-title = De Ratskeller
home-text = Onder het raadhuis staan altijd drie spellen over de middeleeuwen klaar. Schuif aan met vrienden of tegen bots.
games = Spellen
players-range = { $least } tot { $most } spelers
play-bots = Tegen bots spelen
new-table = Met vrienden
rules-of = Regels: { $game }
my-tables = Mijn tafels
my-tables-none = Je zit nog aan geen tafel. Kies hierboven een spel.
lobby = Open tafels
lobby-none = Er wacht nu niemand. Open een tafel en nodig iemand uit.
tournaments = Toernooien
tournament-back = Naar het toernooi
minutes = ongeveer { $count } minuten
your-turn = Jij bent aan de beurt
title-turns = ({ $count }) Jouw beurt · Ratskeller
home-turns = { $count ->
    [one] Aan één tafel ben jij aan de beurt.
   *[other] Aan { $count } tafels ben jij aan de beurt.
  }
server-away = De server is niet bereikbaar
server-away-text = We proberen het om de paar seconden opnieuw. Intussen kun je de regels lezen en afgelopen partijen naspelen die je al eens hebt geopend.
try-now = Nu proberen
back-table = Terug naar de tafel
back-replay = Terug naar het naspelen
back-page = Terug
seats-free = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
  }
status-running = bezig
status-finished = afgelopen
status-open = wacht
status-closed = gesloten
row-join = Meedoen
row-watch = Kijken
row-go-on = Verder
row-replay = Naspelen
replay-upload-link = Een bewaarde partij bekijken

## A new table

new-unknown = Dit spel is hier niet
new-unknown-text = Kies een van de spellen op de beginpagina.
your-name = Je naam
how-many = Hoeveel spelers?
who-sits = Wie zit waar?
place-number = Plaats { $number }
sitter-me = Jij
sitter-bot = Bot: { $bot }
sitter-open = Vrij voor wie aanschuift
sitter-here = Iemand anders aan dit scherm
bot-random = speelt willekeurig
bot-easy = gemakkelijk
bot-medium = gemiddeld
bot-hard = moeilijk
bot-apprentice = leerling
bot-journeyman = gezel
bot-expert = expert
bot-master = meester
bot-random-about = Kiest willekeurig.
bot-easy-about = Pakt de punten die voor het grijpen liggen.
bot-medium-about = Denkt tot het einde van de eigen beurt.
bot-hard-about = Denkt een seconde vooruit.
bot-apprentice-about = Heeft van miljoenen partijen geleerd, maar ziet veel over het hoofd.
bot-journeyman-about = Heeft van miljoenen partijen geleerd en vergist zich af en toe.
bot-expert-about = Speelt meteen, naar wat miljoenen partijen hebben geleerd.
bot-master-about = Weet wat de expert weet en denkt een seconde vooruit.
bot-name-0 = Alda
bot-name-1 = Bruno
bot-name-2 = Clara
bot-name-3 = Dietmar
bot-name-4 = Edith
more-options = Meer instellingen
clock = Bedenktijd
clock-none = Onbeperkt
clock-move-60 = Eén minuut per keuze
clock-move-86400 = Eén dag per keuze
clock-total-900 = Vijftien minuten per partij
clock-turn-86400 = Correspondentie: een dag per beurt
clock-turn-259200 = Correspondentie: drie dagen per beurt
clock-turn-note = Wie meer tijd nodig heeft, neemt die uit een reserve van { $reserve } dagen en mag { $rest } dagen met vakantie. Daarna speelt een bot verder.
days = { $days } d { $hours } u
rest = Met vakantie gaan
rest-days = { $days ->
    [one] een dag
   *[other] { $days } dagen
}
rest-now = Met vakantie tot { $date }
rest-end = Terug van vakantie
listed = Deze tafel voor iedereen op de startpagina tonen
start-game = Beginnen
open-table = Tafel openen

## Waiting and joining

waiting-title = De tafel is gedekt
waiting-text = { $count ->
    [one] Er ontbreekt nog één speler. Stuur de link; de partij begint als de plaats bezet is.
   *[other] Er ontbreken nog { $count } spelers. Stuur de link; de partij begint als alle plaatsen bezet zijn.
  }
sits-open = vrij
sits-reserved = gereserveerd
sits-invited = uitgenodigd
sits-human = aanwezig
sits-bot = een bot
invite-link = Link om uit te nodigen
watch-link = Link voor toeschouwers
join-sit = Aanschuiven
table-gone = Deze tafel kan niet geopend worden
table-closed = Deze tafel is gesloten
table-loading = Een ogenblik.
waiting-listed = Iedereen ziet deze tafel op de beginpagina.
waiting-private = Alleen wie de link heeft, kan meedoen.
waiting-share = Link delen
waiting-code = Link om uit te nodigen als QR-code
waiting-code-text = Scan de code met een telefoon om aan te schuiven.
fill-seat = Laat een bot spelen
fill-which = Sterkte van de bots
bots-outside = Bots van buiten
table-cancel = Tafel opheffen
table-cancel-sure = De tafel voor iedereen opheffen?
table-keep = Toch niet
table-leave = Je plaats opgeven
table-closed-text = De tafel is opgeheven voordat het spel begon. Open een nieuwe, of schuif aan bij een tafel op de beginpagina.
table-loading-title = De tafel wordt gedekt
join-gone = Deze uitnodiging leidt nergens heen
join-gone-text = Deze tafel bestaat niet. Misschien is de link afgebroken; vraag hem nog eens.
join-over = Deze partij is afgelopen
join-over-text = Je kunt haar van begin tot eind naspelen, of zelf hetzelfde spel beginnen.
join-running = Deze partij is al begonnen
join-running-text = Alle plaatsen zijn bezet. Je kunt kijken; is een van de plaatsen van jou, open de tafel dan in de browser waarin je bent aangeschoven.
join-full = Alle plaatsen zijn bezet
join-full-text = De vrije plaatsen zijn voor de spelers van de vorige partij. Je kunt kijken, of zelf een tafel openen.
join-private = Deze tafel is besloten
join-private-text = In de link hoort een deel dat alleen genodigden kennen, en dat ontbreekt hier. Vraag om de hele link.
join-title = Je bent uitgenodigd
join-blocked = Je hebt { $names } geblokkeerd, en { $count ->
    [one] die persoon zit
   *[other] zij zitten
} aan deze tafel.
join-host = { $names } { $count ->
    [one] wacht
   *[other] wachten
  } op je.
connection-lost = De verbinding is verbroken. We proberen het opnieuw; er is niets verloren.

## At the table

others = De anderen
players = Spelers
board = Bord
my-things = Jouw spullen en de huidige vraag
prompt-label = Huidige vraag
skip = Overslaan
undo = Terugnemen
confirm-ask = { $choice }? Dit kun je niet terugnemen.
confirm-yes = Ja
confirm-no = Nee
step-back = Terug
piece-choices = { $count } keuzes
show-list = Toon als lijst
list-label = Alle keuzes
thinking = { $count ->
    [one] { $names } denkt na.
   *[other] { $names } denken na.
  }
since-your-turn = Sinds je beurt
since-your-visit = Sinds je bezoek
inspector = Uitleg
inspector-empty = Wijs iets aan om te zien wat het is.
happened-here = Wat hier gebeurde
fewer = Minder
more = Meer
sound-switch = Geluiden
sound-on = Geluid staat aan
sound-off = Geluid staat uit
away = afwezig
seat-open = Toon alles van deze speler
choices-all = Alle { $count } keuzes tonen
waiting-for = Wachten op { $names }.
watching = Je kijkt toe. Aan de beurt: { $names }.
bot-plays-for-you = Een bot speelt voor jou. Via “Tafel” kun je terugkomen.
on-turn = aan de beurt
score = Punten
score-hidden = Punten tot het einde verborgen
a-bot = een bot
a-bot-outside = een bot van buiten
bot-stands-in = een bot valt in
vote-bot = Een bot laten spelen
why-not = Waarom niet “{ $choice }”?
# Een keuze in notatie zegt spelers hier niets; de vraag staat al op het scherm.
refusal-wrong-verb = Dit wordt nu niet gevraagd.
no-board = Dit spel heeft nog geen getekend bord. Je kunt het met de keuzes hieronder spelen.
zoom-in = Inzoomen
zoom-out = Uitzoomen

panel-label = Verloop, chat en regels
tab-log = Verloop
tab-chat = Chat
tab-rules = Regels
tab-table = Tafel
log = Verloop
log-empty = Er is nog niets gebeurd.
chat = Chat
chat-empty = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
chat-send = Sturen
chat-hidden = Wat { $names } { $count ->
    [one] zegt
   *[other] zeggen
}, zie je niet.
company-title = Mensen aan deze tafel
company-of = Wat je met { $name } kunt doen
company-mute = Hier dempen
company-unmute = Niet meer dempen
company-block = Blokkeren
company-block-text = Wie geblokkeerd is, kan niet aanschuiven aan tafels die jij opent, en op geen enkel apparaat zie je wat die persoon zegt. Niemand krijgt hier bericht van.
company-is-blocked = Je hebt deze persoon geblokkeerd. Je kunt dat ongedaan maken op de pagina
company-unblock = Deblokkeren
company-report = Melden bij de beheerder
company-report-what = Wat is er gebeurd?
company-report-text = De beheerder van deze server leest dit, samen met de laatste regels van de chat.
company-report-send = Melden
company-report-not = Toch niet melden
company-report-sent = De melding is verstuurd.
leave-seat = Even weg; een bot speelt verder
return-seat = Terug naar je plaats
resign = Opgeven
resign-sure = Echt opgeven? Een bot speelt de partij uit.
lag = Van klik tot antwoord: { $count } ms

entry-joined = { $you ->
    [yes] Je gaat
   *[no] { $seat } gaat
  } zitten.
entry-left = { $you ->
    [yes] Je bent
   *[no] { $seat } is
  } even weg; een bot speelt verder.
entry-returned = { $you ->
    [yes] Je bent
   *[no] { $seat } is
  } terug.
entry-resigned = { $you ->
    [yes] Je geeft
   *[no] { $seat } geeft
  } op.
entry-expired = { $you ->
    [yes] Je tijd
   *[no] De tijd van { $seat }
  } is om; een bot speelt verder.

curtain-title = Geef het scherm aan { $name }
curtain-text = De anderen kijken even weg.
curtain-lift = Ik ben { $name }

## The end

over-title = De partij is afgelopen
over-winner = { $you ->
    [yes] { $count ->
        [one] Je wint
       *[other] Je wint samen met { $name }
      }
   *[no] { $count ->
        [one] { $name } wint
       *[other] { $name } winnen
      }
  }
over-reason = De partij eindigt, want { $reason }.
over-tiebreak = Bij gelijke stand: { $tiebreak }.
place = Plaats
player = Speler
rematch = Nog een keer spelen
rematch-join = Naar de volgende partij
over-hide = Bekijk het bord
over-show = Toon de uitslag

## Replay

replay = Naspelen
replay-text = Kies een opname die hier of met de opdrachtregel is bewaard.
replay-upload = Bestand kiezen
replay-controls = Stappen van de partij
replay-step = Stap { $step } van { $total }
replay-first = Naar het begin
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Eén stap verder
replay-last = Naar het einde
replay-eyes = Bekijken als
replay-spectator = Toeschouwer
replay-link = Link naar dit moment
replay-save = Opname bewaren
replay-turn-back = Een beurt terug
replay-turn-next = Een beurt vooruit
replay-round-back = Een ronde terug
replay-round-next = Een ronde vooruit
replay-end = Het einde nog eens bekijken
picture-save = Dit moment als plaatje bewaren
picture-failed = Het plaatje kon in deze browser niet gemaakt worden.
replay-keys = Toetsen: ← → één stap, met Shift één beurt; Page Up en Page Down één ronde; de spatiebalk speelt af en pauzeert.
replay-round = Ronde { $number }

## Rules

rules = Regels
rules-clauses = De regels, artikel voor artikel
contents = Inhoud
rules-search = In de regels zoeken
rules-none = Geen regel bevat deze woorden.
rules-chapter = Hoofdstuk { $number }

## Leren

learn = Leren
learn-title = { $game } leren
learn-new = Ik heb dit nog nooit gespeeld
learn-new-text = { $count } korte lessen aan de echte tafel, ongeveer tien minuten.
learn-table = Ik ken het bordspel, laat me de tafel zien
learn-table-text = Drukken, terugnemen, opzoeken: twee minuten.
learn-go-on = Verder waar je was
learn-lessons = De lessen
learn-done = klaar
learn-over = Goed gedaan
learn-over-text = Je hebt een ronde { $game } gespeeld. In je eerste twee partijen blijft de raadgever bij je.
learn-back = Naar de lessen
learn-newcomer = Nieuw hier? Kies een spel en druk op Leren: een begeleide partij duurt tien minuten.
learn-resume = Verder met { $game } leren
title-learn = { $game } leren
back-learn = Terug naar de les
teacher = Leraar
teacher-count = { $number } van { $count }
teacher-ways = Deze les
teacher-continue = Verder
teacher-next-lesson = Volgende les
teacher-end = Klaar
teacher-restart = Deze les opnieuw
teacher-skip = Deze les overslaan
teacher-leave = Verlaten; je kunt later verder
teacher-stray = In een partij mag dat. Neem het hier terug en volg het licht.
teacher-read = Lees hierboven verder.
matters = Waar het om gaat
matters-mistakes = De drie meest gemaakte fouten
coach = Raadgever
coach-close = Begrepen
coach-quiet = Geen tips meer
coaching = De raadgever legt uit wat nieuw voor je is
coaching-auto = In mijn eerste twee partijen
coaching-on = Altijd
coaching-off = Nooit

## Settings

settings = Instellingen
language-label = Taal
theme = Weergave
theme-auto = Zoals het systeem
theme-day = Licht
theme-night = Donker
speed = Tempo van de anderen
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-off = Meteen
comfort = Bediening
confirm-setting = Vragen bij een keuze die je niet kunt terugnemen
list-setting = Toon de keuzes altijd als lijst
sound-setting = Een paar zachte geluiden
calm-note = Je systeem vraagt om minder beweging, dus er beweegt niets.

error-offline = De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.
error-other = Dat lukte niet. Probeer het opnieuw.

## Analyse

review = Analyse
review-working = De leraar bekijkt de partij.
review-progress = { $judged } van { $total } keuzes
review-ahead = { $count ->
    [one] Er gaat nog één partij voor.
   *[other] Er gaan nog { $count } partijen voor.
  }
review-failed = De analyse is niet gelukt.
review-again = Opnieuw proberen
review-told = { $you ->
    [yes] Je speelde { $accuracy }; je geluk was { $points } punten van een overwinning.
   *[no] { $name } speelde { $accuracy }, met een geluk van { $points } punten van een overwinning.
  }
review-points = { $points } punten
review-better-choice = Beter: { $choice } ({ $share } %)
review-luck-for = Toeval: { $choice } – { $points } punten voor { $name }
practice = Leren van fouten
practice-start = { $count ->
    [one] Leren van één fout
   *[other] Leren van { $count } fouten
  }
practice-count = Vraag { $number } van { $count }
practice-ask = Hier was iets beters. Wat zou je kiezen?
practice-solved = Opgelost.
practice-wrong = { $choice }: { $share } %. Er is iets beters.
practice-weak = { $choice }: hoort niet bij de beste. Probeer het nog eens.
practice-reveal = Laat maar zien
practice-next = Volgende vraag
practice-return = Terug naar de vraag
play-on = Vanaf hier verder spelen
play-on-from = Gaat verder vanaf stap { $step } van een andere partij

## Hints

hint = Hint
hint-waiting = Even nadenken …
hint-area = Kijk hier: { $where }.
hint-button = Kijk naar de knoppen.
hint-choice = { $choice } ({ $share } %).
hints-agreed = Hints voor iedereen

## Puzzels en analyse

puzzle-next = Volgende puzzel
puzzle-again = Nog een keer
puzzle-solved-mark = in één keer opgelost
puzzle-retried-mark = opgelost
puzzle-shown-mark = antwoord bekeken
puzzles-link = Puzzels
puzzles-none = Er zijn nog geen puzzels.
puzzles-text = Stellingen uit partijen tussen bots waarin één keuze duidelijk de beste is: vind die.
puzzles-done = { $solved } van { $count } opgelost
puzzles-themes = Thema’s
puzzles-all = Alle
analysis = Bekijken
analysis-board = Analysebord
analysis-open = Open het analysebord
analysis-moment = Bekijk dit moment
title-analysis = Analysebord: { $game }
analysis-stop = Stop met nadenken
analysis-think = Nadenken
analysis-edit = Stelling aanpassen
analysis-share = Stelling delen
analysis-editor = De stelling
analysis-possible = Deze stelling is mogelijk.
analysis-load = Uit een bestand
analysis-link = Een link naar deze stelling
analysis-save = Opslaan als bestand
analysis-done = { $worlds ->
    [one] vergeleken in één wereld
   *[other] vergeleken in { $worlds } werelden
  }

# Trekkingen die iedereen kan nagaan
seal-sealed = De trekkingen zijn verzegeld
seal-opened =
    { $count ->
        [one] Eén trekking nagerekend
       *[other] Alle { $count } trekkingen nagerekend
    }
seal-wrong = De trekkingen kloppen niet
seal-wrong-text = De server heeft veranderd wat hij had verzegeld. Je browser heeft zijn geheim niet geopend, en je kunt hier beter niet spelen.
seal-waiting = De trekkingen worden verzegeld
seal-waiting-text = Elke browser voegt zijn geheim toe. Wie niet binnen een paar seconden antwoordt, doet niet mee.
fair-title = Trekkingen die iedereen kan nagaan
fair-lead = Niemand kiest wat hier getrokken wordt: geen speler, geen bot en ook deze server niet. Je hoeft het niet te geloven, je kunt het nagaan.
fair-here = Deze tafel
fair-working = Elke trekking wordt nagerekend.
fair-running = Het zegel gaat open als de partij voorbij is. Dan rekent deze pagina elke trekking na.
fair-none = Van deze partij is er geen bewijs van de trekkingen. Ze is van voor de zegels, of komt ergens anders vandaan.
fair-missing = In de opname ontbreekt het bewijs van de trekkingen, terwijl deze server het had beloofd.
fair-cannot = Over deze verbinding kan je browser niet rekenen; daarvoor is https nodig. Bewaar de opname en ga het ergens anders na.
fair-right = Alles klopt.
fair-wrong = Er klopt iets niet.
fair-server = Het geheim van de server is het geheim dat hij had verzegeld voordat je ging zitten.
fair-server-wrong = Het geheim van de server past niet bij het zegel dat je hebt gezien. Het is achteraf veranderd.
fair-commitments = Alle zegels zijn die van voordat er een werd geopend.
fair-commitments-wrong = Het zegel van { $player } is niet het zegel dat je hebt gezien. Het is achteraf veranderd.
fair-own = Jouw geheim zit in de trekkingen.
fair-own-wrong = Jouw geheim zit niet in de trekkingen, terwijl de server het had.
fair-late = Je browser antwoordde niet op tijd, dus jouw geheim deed niet mee.
fair-secrets = Elk geheim past bij zijn zegel.
fair-secrets-wrong = Het geheim van { $player } past niet bij zijn zegel.
fair-secrets-server-wrong = Het geheim van deze server past niet bij zijn zegel.
fair-draws =
    { $count ->
        [one] De ene trekking volgt uit de geheimen.
       *[other] Alle { $count } trekkingen volgen uit de geheimen.
    }
fair-draws-wrong =
    { $choice ->
        [0] Er ontbreken trekkingen of stappen, of het zijn er te veel.
       *[other] Stap { $choice }: uit de geheimen volgt een andere trekking.
    }
fair-end = De opname loopt door tot het eind van de partij.
fair-end-wrong = De opname houdt eerder op dan de partij.
fair-who = Wiens geheimen in de trekkingen zitten
fair-who-server = Deze server
fair-added = voegde een geheim toe
fair-left = antwoordde niet op tijd en deed niet mee
fair-nothing = voegde er geen toe
fair-seal = Zegel
fair-list = Elke trekking
fair-list-choice = Stap
fair-list-number = Getal
fair-list-below = { $number } van 0 tot en met { $most }
fair-list-outcome = Uitkomst
fair-how = Hoe het werkt
fair-how-1 = Voordat er iemand gaat zitten, bedenkt de server een geheim en verzegelt het. Iedereen ziet het zegel, niemand het geheim; vanaf dan kan het niet meer ongemerkt veranderen.
fair-how-2 = De browser van elke speler verzegelt een eigen geheim. Pas als alle zegels er zijn, gaan die geheimen open.
fair-how-3 = Elke trekking wordt berekend uit alle geheimen en haar nummer in de partij, en uit niets anders. Zo kan niemand alleen haar kennen of kiezen.
fair-how-4 = Aan het eind opent ook de server zijn geheim. Je browser vergelijkt het met het zegel dat hij heeft gezien, zoekt jouw geheim en rekent elke trekking na.
fair-not = Wat dit niet bewijst
fair-not-1 = De server berekent de trekkingen en kent ze eerder dan jij. Wie hem beheert, zou vooruit kunnen kijken.
fair-not-2 = Wat er getrokken kon worden, volgt uit de regels van het spel, en die vraagt deze pagina aan deze server. De opdracht hierboven brengt de regels zelf mee.
fair-not-3 = Bewezen zijn de trekkingen, niet wie er op een knop drukte.
fair-elsewhere = Ergens anders nagaan
fair-elsewhere-text = Bewaar de opname. Op elke computer met Python rekenen de regels hieronder elke trekking na en laten ze elke bot opnieuw kiezen.
fair-script = De documentatie heeft elke stap, met een script van vijftig regels dat niets van ons gebruikt.

## The account

title-elsewhere = ({ $count }) { $title }
account = Account
account-go = Je account
account-home = Meld je aan, dan heb je je tafels op elk apparaat
account-signed-in = Aangemeld als { $name }
account-why = Je kunt zonder account spelen. Met een account heb je je tafels, puzzels en lessen op elk apparaat. Een e-mailadres is niet nodig.
account-off = Hier zijn geen accounts
account-off-text = Deze server werkt zonder. Je kunt zo gaan spelen.
account-new = Nieuw hier
account-new-text = Kies een naam. Je apparaat bewaart de sleutel van je account, een passkey, en vraagt om je vinger, je gezicht of je pincode.
account-make = Account aanmaken
account-invitation = Uitnodiging
account-insecure = Passkeys hebben een veilige verbinding nodig (https). Vraag de beheerder van deze server erom.
account-new-password = Liever met een wachtwoord
account-password = Wachtwoord
account-password-rule = Wachtwoord, minstens 10 tekens
account-known = Al een account
account-known-text = Je apparaat laat de passkeys zien die het voor deze server heeft.
account-sign-in = Aanmelden
account-by-password = Met een wachtwoord
account-by-code = Met een herstelcode
account-by-code-text = Een van de codes die je hebt afgedrukt, of een die de beheerder je gaf. Hij werkt één keer.
account-name = Naam
account-code = Code
codes-title = Herstelcodes van { $name }
codes-text = Druk ze af of schrijf ze op, en bewaar ze niet bij je apparaten. Met elke code meld je je één keer aan als je je passkey kwijt bent. Ze worden alleen nu getoond.
codes-print = Afdrukken
codes-kept = Ik heb ze bewaard
account-since = Account sinds { $day }
account-sign-out = Afmelden
account-keys = Passkeys
account-keys-text = Elk ervan opent je account. Voeg er een toe voor elk apparaat dat de jouwe niet deelt.
account-used = gebruikt op { $day }
account-elsewhere = voor een ander adres van deze server
account-remove = Verwijderen
account-add-key = Passkey toevoegen
account-codes = Herstelcodes
account-codes-left = { $count ->
    [0] Je hebt er geen meer. Maak nieuwe.
    [one] Je hebt er nog één. Maak binnenkort nieuwe.
   *[other] Je hebt er nog { $count }.
  }
account-codes-new = Nieuwe codes maken; de oude vervallen
account-devices = Apparaten
account-here = dit apparaat
account-end = Daar afmelden
account-end-all = Overal afmelden
account-name-text = In gespeelde partijen blijft je oude naam staan.
account-rename = Naam wijzigen
account-password-set = Wachtwoord instellen
account-password-change = Wachtwoord wijzigen
account-password-remove = Wachtwoord verwijderen
account-blocked = Geblokkeerde mensen
account-blocked-text = Ze kunnen niet aanschuiven aan tafels die jij opent, en je ziet niet wat ze zeggen.
account-blocked-none = Niemand. Je blokkeert iemand in de chat of het menu van een tafel.
account-blocked-since = sinds { $day }
account-blocked-nameless = zonder naam
bots = Je bots
bots-text = Een programma van jou kan hier onder een eigen naam meespelen. Daarvoor is een token nodig; de handleiding van deze server toont een bot in 20 regels.
bots-online = online
bots-offline = niet verbonden
bots-free = Iedereen mag hem uitnodigen
bots-tokens = Tokens
bots-made = Het token, alleen nu te zien
bots-unused = nooit gebruikt
bots-revoke = Intrekken
bots-new-token = Token maken
bots-label = Waar het token voor is
bots-label-plain = Token
bots-delete = Deze bot verwijderen
bots-delete-text = Zijn tokens vervallen. Waar een spel loopt, speelt een bot van de server voor hem verder.
bots-make = Bot maken
bots-name = Naam van de bot
account-data = Je gegevens
account-export = Al je gegevens opslaan
account-delete = Account verwijderen
account-delete-text = Je account, de sleutels ervan, je lijst van tafels en je voortgang in puzzels en lessen worden verwijderd. Waar nog gespeeld wordt, speelt een bot voor je verder. Afgelopen partijen blijven: die zijn ook van de anderen.
account-delete-sure = Voorgoed verwijderen
account-keep = Behouden
error-passkey-cancelled = Er is geen passkey gebruikt. Probeer het nog eens, of kies een andere manier.
error-passkey-there = Dit apparaat heeft al een passkey van je account.
error-passkey-insecure = De browser staat op dit adres geen passkeys toe. Ze hebben https en een naam nodig in plaats van een nummer.

bell = Meld me wanneer ik aan de beurt ben
bell-on = Dit apparaat meldt wanneer je aan de beurt bent
bell-off = Meld op dit apparaat wanneer ik aan de beurt ben
notify = Meldingen
notify-guest = De bel bij een tafel laat dit apparaat melden wanneer je aan de beurt bent, ook als de pagina dicht is. Wat je hier kiest, geldt voor alle tafels.
notify-account = Ze komen voor al je tafels. De bel bij een tafel maakt daarvoor een uitzondering.
notify-no-push = Deze browser kan hier geen meldingen tonen. Daarvoor is https nodig; zet de pagina op een iPhone of iPad eerst op het beginscherm.
notify-kinds = Wat er wordt gemeld
notify-turn = Ik ben aan de beurt
notify-clock = Mijn tijd voor een beurt is bijna om
notify-full = Een tafel is vol en het spel begint
notify-over = Een spel is afgelopen
notify-message = Iemand schrijft aan mijn tafel
notify-quiet = Stille uren
notify-from = van
notify-to = tot
notify-device-on = Op dit apparaat melden
notify-this-device = Dit apparaat
notify-to-push = Een ander apparaat
notify-to-generic = Webhook
notify-to-discord = Discord
notify-to-slack = Slack
notify-to-mail = E-mail
notify-try = Proberen
notify-remove = Verwijderen
notify-taken = Verstuurd
notify-unconfirmed = Wacht op je toestemming: kijk in je mailbox.
notify-ended = Beëindigd
notify-failed = Niet te bezorgen: { $reason }
notify-more = Chats en e-mail
notify-hook = Adres van een webhook
notify-format = Soort
notify-mail = Je e-mailadres
notify-add = Toevoegen
notify-secret = De sleutel van de handtekeningen, alleen nu te zien:
notify-blocked = Meldingen zijn voor deze pagina geblokkeerd; sta ze toe in de instellingen van de browser.
notify-no-service = Deze browser kon zijn pushdienst niet bereiken.
mail-confirm = Meldingen per e-mail
mail-confirm-text = Wil je hier horen wanneer je aan de beurt bent?
mail-confirm-button = Ja, graag
mail-confirm-done = Je hoort het per e-mail
mail-stop = Geen e-mails meer
mail-stop-text = Je hoort dan niet meer per e-mail wanneer je aan de beurt bent.
mail-stop-button = Deze e-mails stoppen
mail-stop-done = Er komen geen e-mails meer
