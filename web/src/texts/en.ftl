# What the web app says, whatever is played.

title-page = Ratskeller
title-your-turn = Your turn · { $game }
title-table = { $game } · Ratskeller
title-replay = Replay of { $game }
skip-link = Skip to the table
nav = Pages
to-home = Home
nothing-here = There is nothing here
close = Close
copy = Copy
copied = Copied
you = (you)

## Home

home-title = The Ratskeller
home-text = Three medieval games are always set up under the town hall. Sit down with friends or against bots.
continue = Continue where you left off
games = Games
players-range = { $least } to { $most } players
play-bots = Play against bots
new-table = New table
rules-of = Rules of { $game }
my-tables = My tables
my-tables-none = You are not sitting at any table yet. Pick a game above.
lobby = Open tables
lobby-none = Nobody is waiting at the moment. Open a table and invite somebody.
seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
  }
status-running = in play
status-finished = finished
status-open = waiting
status-closed = closed
row-join = Join
row-watch = Watch
row-go-on = Continue
row-replay = Replay
replay-upload-link = Replay a saved game

## A new table

your-name = Your name
how-many = How many play?
who-sits = Who sits where?
place-number = Seat { $number }
sitter-me = You
sitter-bot = Bot: { $bot }
sitter-open = Open to anyone who joins
sitter-here = Someone else at this screen
bot-random = random
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-name-0 = Alda
bot-name-1 = Bruno
bot-name-2 = Clara
bot-name-3 = Dietmar
bot-name-4 = Edith
more-options = More options
clock = Time to think
clock-none = No limit
clock-move-60 = One minute per choice
clock-move-86400 = One day per choice
clock-total-900 = Fifteen minutes per game
listed = List this table for everybody on the home page
start-game = Start
open-table = Open the table

## Waiting and joining

waiting-title = The table is ready
waiting-text = { $count ->
    [one] One player is still missing. Send the link, and the game begins when the seat is taken.
   *[other] { $count } players are still missing. Send the link, and the game begins when all seats are taken.
  }
sits-open = free
sits-reserved = reserved
sits-human = here
sits-bot = a bot
invite-link = Invitation link
watch-link = Link for spectators
join-sit = Sit down
table-gone = This table cannot be opened
table-closed = This table was closed
table-loading = One moment.
connection-lost = Connection lost. Reconnecting; nothing you did is lost.

## At the table

others = The others
players = Players
board = Board
my-things = Your pieces and the current question
prompt-label = Current question
show-clause = Show rule { $clause }
happening = Watch what happens.
skip = Skip
undo = Take back
confirm-label = Are you sure?
confirm-ask = { $choice }? This cannot be taken back.
confirm-yes = Do it
confirm-no = No
choices-all = Show all { $count } choices
waiting-for = Waiting for { $names }.
watching = You are watching. To play: { $names }.
bot-plays-for-you = A bot is playing for you. You can return to your seat under “Table”.
on-turn = to play
score = Points
a-bot = a bot
bot-stands-in = a bot stands in
vote-bot = Let a bot take over
why-not = Why not “{ $choice }”?
# A choice in notation means nothing to players here; the prompt says what is asked.
refusal-wrong-verb = This is not what you are asked now.
no-board = This game has no board yet. You can play it with the choices below.
zoom-in = Zoom in
zoom-out = Zoom out

panel-label = Log, chat and rules
panel-fold = Collapse the panel
tab-play = Game
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-table = Table
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
leave-seat = Leave for a while; a bot takes over
return-seat = Return to your seat
resign = Give up
resign-sure = Give up for good? A bot will play to the end.
lag = From click to answer: { $count } ms

entry-joined = { $you ->
    [yes] You sit
   *[no] { $seat } sits
  } down.
entry-left = { $you ->
    [yes] You leave
   *[no] { $seat } leaves
  } for a while; a bot plays on.
entry-returned = { $you ->
    [yes] You are
   *[no] { $seat } is
  } back.
entry-resigned = { $you ->
    [yes] You give
   *[no] { $seat } gives
  } up.
entry-expired = { $you ->
    [yes] You have
   *[no] { $seat } has
  } run out of time; a bot plays on.

curtain-title = Pass the screen to { $name }
curtain-text = The others look away now.
curtain-lift = I am { $name }

## The end

over-title = The game is over
over-winner = { $you ->
    [yes] { $count ->
        [one] You win
       *[other] You and { $name } win
      }
   *[no] { $count ->
        [one] { $name } wins
       *[other] { $name } win
      }
  }
over-reason = It ended because { $reason }.
over-tiebreak = Tie-break: { $tiebreak }.
place = Place
player = Player
rematch = Play again
rematch-join = Join the next game

## Replay

replay = Replay
replay-text = Choose a record saved here or from the command line.
replay-upload = Choose a file
replay-controls = Steps of the game
replay-step = Step { $step } of { $total }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-eyes = View as
replay-spectator = Spectator
replay-link = Link to this moment
replay-save = Save the record

## Rules

rules = Rules
rules-search = Search the rules
rules-none = No rule contains these words.
rules-chapter = Chapter { $number }

## Settings

settings = Settings
language-label = Language
theme = Appearance
theme-auto = Same as system
theme-day = Day
theme-night = Night
speed = Speed of the others’ moves
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Instant
comfort = Comfort
confirm-setting = Ask before a choice that cannot be taken back
sound-setting = A few quiet sounds
calm-note = Your system asks for reduced motion, so animations are off.

error-offline = The server cannot be reached. Check the connection and try again.
error-other = That did not work. Try again.
