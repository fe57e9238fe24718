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
copied = Gekopieerd
you = (jij)

## Home

home-title = De Ratskeller
home-text = Onder het raadhuis staan altijd drie spellen over de middeleeuwen klaar. Schuif aan met vrienden of tegen bots.
continue = Verder met je partij
games = Spellen
players-range = { $least } tot { $most } spelers
play-bots = Tegen bots spelen
new-table = Nieuwe tafel
rules-of = Regels: { $game }
my-tables = Mijn tafels
my-tables-none = Je zit nog aan geen tafel. Kies hierboven een spel.
lobby = Open tafels
lobby-none = Er wacht nu niemand. Open een tafel en nodig iemand uit.
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
sits-human = aanwezig
sits-bot = een bot
invite-link = Link om uit te nodigen
watch-link = Link voor toeschouwers
join-sit = Aanschuiven
table-gone = Deze tafel kan niet geopend worden
table-closed = Deze tafel is gesloten
table-loading = Een ogenblik.
connection-lost = De verbinding is verbroken. We proberen het opnieuw; er is niets verloren.

## At the table

others = De anderen
players = Spelers
board = Bord
my-things = Jouw spullen en de huidige vraag
prompt-label = Huidige vraag
show-clause = Regel { $clause } tonen
happening = Kijk wat er gebeurt.
skip = Overslaan
undo = Terugnemen
confirm-label = Weet je het zeker?
confirm-ask = { $choice }? Dit kun je niet terugnemen.
confirm-yes = Ja
confirm-no = Nee
choices-all = Alle { $count } keuzes tonen
waiting-for = Wachten op { $names }.
watching = Je kijkt toe. Aan de beurt: { $names }.
bot-plays-for-you = Een bot speelt voor jou. Via “Tafel” kun je terugkomen.
on-turn = aan de beurt
score = Punten
a-bot = een bot
bot-stands-in = een bot valt in
vote-bot = Een bot laten spelen
why-not = Waarom niet “{ $choice }”?
# Een keuze in notatie zegt spelers hier niets; de vraag staat al op het scherm.
refusal-wrong-verb = Dit wordt nu niet gevraagd.
no-board = Dit spel heeft nog geen getekend bord. Je kunt het met de keuzes hieronder spelen.
zoom-in = Inzoomen
zoom-out = Uitzoomen

panel-label = Verloop, chat en regels
panel-fold = Zijpaneel inklappen
tab-play = Partij
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

## Rules

rules = Regels
rules-search = In de regels zoeken
rules-none = Geen regel bevat deze woorden.
rules-chapter = Hoofdstuk { $number }

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
sound-setting = Een paar zachte geluiden
calm-note = Je systeem vraagt om minder beweging, dus er beweegt niets.

error-offline = De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.
error-other = Dat lukte niet. Probeer het opnieuw.
