# What the web app says, whatever is played.

title-page = Ratskeller
title-your-turn = Your turn · { $game }
title-table = { $game } · Ratskeller
title-replay = Replay of { $game }
skip-link = Skip to the table
nav = Pages
to-home = To the cellar
nothing-here = There is nothing here
close = Close
copy = Copy
copied = Copied
you = (you)

## Home

home-title = The Ratskeller
home-text = Three medieval games are always set up under the town hall. Sit down with friends or against bots.
continue = Go on where you were
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
row-go-on = Go on
row-replay = Replay
replay-upload-link = Look at a saved game

## A new table

your-name = Your name
how-many = How many play?
who-sits = Who sits where?
place-number = Seat { $number }
sitter-me = You
sitter-bot = Bot: { $bot }
sitter-open = Free for somebody who joins
sitter-here = Somebody else at this screen
bot-random = plays anything
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
clock-none = As long as you like
clock-move-60 = One minute a choice
clock-move-86400 = One day a choice
clock-total-900 = Fifteen minutes a game
listed = Show this table in the cellar to everybody
start-game = Start
open-table = Open the table

## Waiting and joining

waiting-title = The table is set
waiting-text = { $count ->
    [one] One player is still missing. Send the link, and the game begins when the seat is taken.
   *[other] { $count } players are still missing. Send the link, and the game begins when all seats are taken.
  }
sits-open = free
sits-reserved = kept
sits-human = here
sits-bot = a bot
invite-link = Link to invite with
watch-link = Link for people who watch
join-sit = Sit down
table-gone = This table cannot be opened
table-closed = This table was closed
table-loading = One moment.
connection-lost = The connection is lost. Trying to come back; nothing you did is lost.

## At the table

others = The others
players = Players
board = Board
my-things = Your things and what you are asked
prompt-label = What is asked
show-clause = Show rule { $clause }
happening = See what happens.
skip = Skip
undo = Take back
confirm-label = Are you sure?
confirm-ask = { $choice }? This cannot be taken back.
confirm-yes = Do it
confirm-no = No
choices-all = Show all { $count } choices
waiting-for = Waiting for { $names }.
watching = You are watching. { $names } is on turn.
bot-plays-for-you = A bot plays for you. You can return to your seat under Table.
on-turn = on turn
score = Points
a-bot = a bot
bot-stands-in = a bot stands in
vote-bot = Let a bot play
why-not = Why not “{ $choice }”?
no-board = This game has no board yet. You can play it with the choices below.
zoom-in = Zoom in
zoom-out = Zoom out

panel-label = Log, chat and rules
panel-fold = Fold the panel
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
leave-seat = Leave for a while; a bot plays on
return-seat = Return to your seat
resign = Give up
resign-sure = Give up for good? A bot plays to the end.
lag = From click to answer: { $count } ms

entry-joined = { $seat } sits down.
entry-left = { $seat } leaves for a while; a bot plays on.
entry-returned = { $seat } is back.
entry-resigned = { $seat } gives up.
entry-expired = The time of { $seat } is up; a bot plays on.

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
replay-text = Choose a record that was saved here or with the command line.
replay-upload = Choose a file
replay-controls = Steps of the game
replay-step = Step { $step } of { $total }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-eyes = Through whose eyes
replay-spectator = Spectator
replay-link = Link to this moment
replay-save = Save the record

## Rules

rules = Rules
rules-search = Search the rules
rules-none = No clause has these words.
rules-chapter = Chapter { $number }

## Settings

settings = Settings
language-label = Language
theme = Light
theme-auto = As the system
theme-day = Day
theme-night = Night
speed = Pace of what others do
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = At once
comfort = Comfort
confirm-setting = Ask before a choice that cannot be taken back
sound-setting = A few quiet sounds
calm-note = Your system asks for less motion, so nothing moves.

error-offline = The server cannot be reached. Check the connection and try again.
error-other = That did not work. Try again.
