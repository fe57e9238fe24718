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
update-ready = A new version is ready.
update-take = Load it
copied = Copied
you = (you)

## Home

home-title = The Ratskeller
home-text = Three medieval games are always set up under the town hall. Sit down with friends or against bots.
games = Games
players-range = { $least } to { $most } players
play-bots = Play against bots
new-table = With friends
rules-of = Rules of { $game }
my-tables = My tables
my-tables-none = You are not sitting at any table yet. Pick a game above.
lobby = Open tables
lobby-none = Nobody is waiting at the moment. Open a table and invite somebody.
tournaments = Tournaments
tournament-back = To the tournament
minutes = about { $count } minutes
your-turn = Your turn
title-turns = ({ $count }) Your turn · Ratskeller
home-turns = { $count ->
    [one] It is your turn at one table.
   *[other] It is your turn at { $count } tables.
  }
server-away = The server cannot be reached
server-away-text = It is asked again every few seconds. Meanwhile you can read the rules and watch finished games that you have opened before.
try-now = Try now
back-table = Back to the table
back-replay = Back to the replay
back-page = Back
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

new-unknown = There is no such game here
new-unknown-text = Choose one of the games on the home page.
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
bot-apprentice = apprentice
bot-journeyman = journeyman
bot-expert = expert
bot-master = master
bot-random-about = Chooses at random.
bot-easy-about = Takes the points in front of it.
bot-medium-about = Thinks to the end of its turn.
bot-hard-about = Thinks ahead for a second.
bot-apprentice-about = Has learned from millions of games, but overlooks a lot.
bot-journeyman-about = Has learned from millions of games, and errs now and then.
bot-expert-about = Plays at once, by what millions of games have taught it.
bot-master-about = Knows what the expert knows, and thinks ahead for a second.
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
clock-turn-86400 = By correspondence: a day per turn
clock-turn-259200 = By correspondence: three days per turn
clock-turn-note = Whoever needs longer takes it from a reserve of { $reserve } days, and may be on holiday for { $rest }. After that a bot plays on.
days = { $days } d { $hours } h
rest = Go on holiday
rest-days = { $days ->
    [one] a day
   *[other] { $days } days
}
rest-now = On holiday until { $date }
rest-end = Back from holiday
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
sits-invited = invited
sits-human = here
sits-bot = a bot
invite-link = Invitation link
watch-link = Link for spectators
join-sit = Sit down
table-gone = This table cannot be opened
table-closed = This table was closed
table-loading = One moment.
waiting-listed = Everybody sees this table on the home page.
waiting-private = Only people with the link can join.
waiting-share = Share the link
waiting-code = Invitation link as a QR code
waiting-code-text = Scan it with a phone to sit down.
fill-seat = Let a bot play
fill-which = Strength of the bots
bots-outside = Bots from outside
table-cancel = Cancel the table
table-cancel-sure = Cancel the table for everybody?
table-keep = Keep it
table-leave = Give up your seat
table-closed-text = It was cancelled before the game began. Open another one, or join one on the home page.
table-loading-title = The table is being laid
join-gone = This invitation leads nowhere
join-gone-text = There is no such table. Perhaps the link was cut off; ask for it again.
join-over = This game is over
join-over-text = You can watch it from the first choice to the last, or play the same game yourself.
join-running = This game has already begun
join-running-text = All seats are taken. You can watch; if one of them is yours, open the table in the browser in which you sat down.
join-full = All seats are taken
join-full-text = The free seats are kept for the players of the last game. You can watch, or open a table yourself.
join-private = This table is private
join-private-text = Its link has a part that only invited people know, and it is missing here. Ask for the whole link.
join-title = You are invited
join-blocked = You have blocked { $names }, who { $count ->
    [one] sits
   *[other] sit
} at this table.
join-host = { $names } { $count ->
    [one] is
   *[other] are
  } waiting for you.
connection-lost = Connection lost. Reconnecting; nothing you did is lost.

## At the table

others = The others
players = Players
board = Board
my-things = Your pieces and the current question
prompt-label = Current question
skip = Skip
undo = Take back
confirm-ask = { $choice }? This cannot be taken back.
confirm-yes = Do it
confirm-no = No
step-back = Back
piece-choices = { $count } choices
show-list = Show as list
list-label = All choices
thinking = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
  }
since-your-turn = Since your turn
since-your-visit = Since your visit
inspector = Explanation
inspector-empty = Point at a piece to see what it is.
happened-here = What happened here
fewer = Fewer
more = More
sound-switch = Sounds
sound-on = Sounds are on
sound-off = Sounds are off
away = away
seat-open = Show everything of this player
choices-all = Show all { $count } choices
waiting-for = Waiting for { $names }.
watching = You are watching. To play: { $names }.
bot-plays-for-you = A bot is playing for you. You can return to your seat under “Table”.
on-turn = to play
score = Points
score-hidden = Points hidden until the end
a-bot = a bot
a-bot-outside = a bot from outside
bot-stands-in = a bot stands in
vote-bot = Let a bot take over
why-not = Why not “{ $choice }”?
# A choice in notation means nothing to players here; the prompt says what is asked.
refusal-wrong-verb = This is not what you are asked now.
no-board = This game has no board yet. You can play it with the choices below.
zoom-in = Zoom in
zoom-out = Zoom out

panel-label = Log, chat and rules
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
chat-hidden = You do not see what { $names } { $count ->
    [one] says
   *[other] say
}.
company-title = People at this table
company-of = What you can do about { $name }
company-mute = Hide what they say here
company-unmute = Show what they say again
company-block = Block
company-block-text = They will not be able to join tables that you open, and you will not see what they say on any device. They are not told.
company-is-blocked = You have blocked this person. You can take that back on the page
company-unblock = Unblock
company-report = Report to the host
company-report-what = What happened?
company-report-text = The host of this server will read it, with the last lines of the chat.
company-report-send = Send to the host
company-report-not = Do not report
company-report-sent = Sent to the host.
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
over-hide = Look at the board
over-show = Show the result

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
replay-turn-back = One turn back
replay-turn-next = One turn forward
replay-round-back = One round back
replay-round-next = One round forward
replay-end = Watch the end again
picture-save = Save a picture of this moment
picture-failed = The picture could not be made in this browser.
replay-keys = Keys: ← → one step, with Shift one turn; Page Up and Page Down one round; Space plays and pauses.
replay-round = Round { $number }

## Rules

rules = Rules
rules-clauses = The rules, clause by clause
contents = Contents
rules-search = Search the rules
rules-none = No rule contains these words.
rules-chapter = Chapter { $number }

## Learning

learn = Learn
learn-title = Learn { $game }
learn-new = I have never played this
learn-new-text = { $count } short lessons at the real table, about ten minutes.
learn-table = I know the board game, show me the table
learn-table-text = How to press, take back and look things up, in two minutes.
learn-go-on = Go on where you left off
learn-lessons = The lessons
learn-done = done
learn-over = Well done
learn-over-text = You have played a round of { $game }. The coach stays with you in your first two games.
learn-back = To the lessons
learn-newcomer = New here? Choose a game and press Learn: a guided game takes ten minutes.
learn-resume = Go on learning { $game }
title-learn = Learn { $game }
back-learn = Back to the lesson
teacher = Teacher
teacher-count = { $number } of { $count }
teacher-ways = This lesson
teacher-continue = Continue
teacher-next-lesson = Next lesson
teacher-end = Finish
teacher-restart = Start this lesson again
teacher-skip = Skip this lesson
teacher-leave = Leave; you can go on later
teacher-stray = You may do that in a game. Take it back here and follow the light.
teacher-read = Read on above.
matters = What matters
matters-mistakes = The three commonest mistakes
coach = Coach
coach-close = Understood
coach-quiet = No more hints
coaching = The coach explains what is new to you
coaching-auto = In my first two games
coaching-on = Always
coaching-off = Never

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
list-setting = Always show the choices as a list
sound-setting = A few quiet sounds
calm-note = Your system asks for reduced motion, so animations are off.

error-offline = The server cannot be reached. Check the connection and try again.
error-other = That did not work. Try again.

## Review

review = Review
review-working = The teacher is looking at the game.
review-progress = { $judged } of { $total } choices
review-ahead = { $count ->
    [one] One game is before it.
   *[other] { $count } games are before it.
  }
review-failed = The review could not be made.
review-again = Try again
review-told = { $you ->
    [yes] You played { $accuracy }; your luck was { $points } points of a win.
   *[no] { $name } played { $accuracy }, with luck of { $points } points of a win.
  }
review-points = { $points } points
review-better-choice = Better: { $choice } ({ $share } %)
review-luck-for = Chance: { $choice } – { $points } points for { $name }
practice = Learn from mistakes
practice-start = { $count ->
    [one] Learn from one mistake
   *[other] Learn from { $count } mistakes
  }
practice-count = Question { $number } of { $count }
practice-ask = There was something better here. What would you choose?
practice-solved = Solved.
practice-wrong = { $choice }: { $share } %. There is something better.
practice-weak = { $choice }: not among the best. Try again.
practice-reveal = Show me
practice-next = Next question
practice-return = Back to the question
play-on = Play on from here
play-on-from = Goes on from step { $step } of another game

## Hints

hint = Hint
hint-waiting = Thinking about it …
hint-area = Look here: { $where }.
hint-button = Look at the buttons.
hint-choice = { $choice } ({ $share } %).
hints-agreed = Hints for everybody

## Puzzles and analysis

puzzle-next = Next puzzle
puzzle-again = Once more
puzzle-solved-mark = solved at the first try
puzzle-retried-mark = solved
puzzle-shown-mark = answer shown
puzzles-link = Puzzles
puzzles-none = There are no puzzles yet.
puzzles-text = Positions from games between bots in which one choice is clearly the best: find it.
puzzles-done = { $solved } of { $count } solved
puzzles-themes = Themes
puzzles-all = All
analysis = Analyse
analysis-board = Analysis board
analysis-open = Open the analysis board
analysis-moment = Analyse this moment
title-analysis = Analysis board: { $game }
analysis-stop = Stop thinking
analysis-think = Think
analysis-edit = Edit the position
analysis-share = Share the position
analysis-editor = The position
analysis-possible = This position is possible.
analysis-load = From a file
analysis-link = A link to this position
analysis-save = Save as a file
analysis-done = { $worlds ->
    [one] compared in one world
   *[other] compared in { $worlds } worlds
  }

# Draws that anybody can check
seal-sealed = The draws are sealed
seal-opened =
    { $count ->
        [one] One draw checked
       *[other] All { $count } draws checked
    }
seal-wrong = The draws do not fit
seal-wrong-text = The server has changed what it had sealed. Your browser did not open its secret, and you should not play here.
seal-waiting = The draws are being sealed
seal-waiting-text = Every browser adds its secret. Whoever does not answer within a few seconds is left out.
fair-title = Draws anybody can check
fair-lead = Nobody chooses what is drawn here: no player, no bot, and not this server either. You need not believe it, you can check it.
fair-here = This table
fair-working = Checking every draw.
fair-running = The seal opens when the game is over. Then this page checks every draw.
fair-none = This game has no proof of its draws. It is from before draws were sealed, or from elsewhere.
fair-missing = The proof of the draws is missing from the record, although this server had promised it.
fair-cannot = Over this connection your browser cannot calculate; it needs https. Save the record and check it elsewhere.
fair-right = Everything fits.
fair-wrong = Something does not fit.
fair-server = The server’s secret is the one it had sealed before you sat down.
fair-server-wrong = The server’s secret is not the one whose seal you were shown. It was changed afterwards.
fair-commitments = All seals are those you saw before any was opened.
fair-commitments-wrong = The seal of { $player } is not the one you saw. It was changed afterwards.
fair-own = Your secret is in the draws.
fair-own-wrong = Your secret is not in the draws, although the server had it.
fair-late = Your browser did not answer in time, so your secret was left out.
fair-secrets = Every secret fits its seal.
fair-secrets-wrong = The secret of { $player } does not fit its seal.
fair-secrets-server-wrong = The secret of this server does not fit its seal.
fair-draws =
    { $count ->
        [one] The one draw follows from the secrets.
       *[other] All { $count } draws follow from the secrets.
    }
fair-draws-wrong =
    { $choice ->
        [0] Draws or choices are missing, or there are too many.
       *[other] Choice { $choice }: another draw follows from the secrets.
    }
fair-end = The record goes on to the end of the game.
fair-end-wrong = The record ends before the game does.
fair-who = Whose secrets are in the draws
fair-who-server = This server
fair-added = added a secret
fair-left = did not answer in time and was left out
fair-nothing = added none
fair-seal = Seal
fair-list = Every draw
fair-list-choice = Choice
fair-list-number = Number
fair-list-below = { $number } of 0 to { $most }
fair-list-outcome = Outcome
fair-how = How it works
fair-how-1 = Before anybody sits down, the server makes up a secret and seals it. Everybody sees the seal, nobody the secret; from then on it cannot be changed unnoticed.
fair-how-2 = The browser of each player seals a secret of its own. Only when all seals are there are these secrets opened.
fair-how-3 = Every draw is calculated from all secrets and its number in the game, and from nothing else. So nobody alone can know it or choose it.
fair-how-4 = At the end the server opens its secret too. Your browser compares it with the seal it was shown, looks for your secret, and calculates every draw again.
fair-not = What this does not prove
fair-not-1 = The server calculates the draws and knows them before you do. Whoever runs it could look ahead.
fair-not-2 = What could be drawn follows from the rules of the game, and this page asks this server for it. The command above brings the rules along.
fair-not-3 = It is the draws that are proven, not who pressed a button.
fair-elsewhere = Check it elsewhere
fair-elsewhere-text = Save the record. On any computer with Python the lines below check every draw and let every bot choose again.
fair-script = The documentation has every step, and a script of fifty lines that uses nothing of ours.

## The account

title-elsewhere = ({ $count }) { $title }
account = Account
account-go = Your account
account-home = Sign in, and your tables are on every device
account-signed-in = Signed in as { $name }
account-why = You can play without one. With an account your tables, puzzles and lessons are with you on every device. It needs no mail address.
account-off = There are no accounts here
account-off-text = This server does without them. You can play as you are.
account-new = New here
account-new-text = Choose a name. Your device keeps the key to your account, a passkey, and asks for your finger, your face or your PIN.
account-make = Make an account
account-invitation = Invitation
account-insecure = Passkeys need a secure connection (https). Ask the host of this server for one.
account-new-password = With a password instead
account-password = Password
account-password-rule = Password, 10 characters or more
account-known = Already have an account
account-known-text = Your device shows the passkeys it has for this server.
account-sign-in = Sign in
account-by-password = By password
account-by-code = By a recovery code
account-by-code-text = One of the codes you have printed, or one that the host gave you. It works once.
account-name = Name
account-code = Code
codes-title = Recovery codes of { $name }
codes-text = Print them or write them down, and keep them apart from your devices. Each code signs you in once if you lose your passkey. They are shown only now.
codes-print = Print
codes-kept = I have kept them
account-since = Account since { $day }
account-sign-out = Sign out
account-keys = Passkeys
account-keys-text = Each of them opens your account. Add one for every device that does not share yours.
account-used = used on { $day }
account-elsewhere = for another address of this server
account-remove = Remove
account-add-key = Add a passkey
account-codes = Recovery codes
account-codes-left = { $count ->
    [0] You have none left. Make new ones.
    [one] You have one left. Make new ones soon.
   *[other] You have { $count } left.
  }
account-codes-new = Make new codes; the old ones end
account-devices = Devices
account-here = this device
account-end = Sign out there
account-end-all = Sign out everywhere
account-name-text = Games that were played keep your old name.
account-rename = Change the name
account-password-set = Set a password
account-password-change = Change the password
account-password-remove = Remove the password
account-blocked = Blocked people
account-blocked-text = They cannot join tables that you open, and you do not see what they say.
account-blocked-none = Nobody. You can block somebody in the chat or the menu of a table.
account-blocked-since = since { $day }
account-blocked-nameless = without a name
bots = Your bots
bots-text = A program of yours can play here under a name of its own. It needs a token; the manual of this server shows a bot in 20 lines.
bots-online = online
bots-offline = not connected
bots-free = Everybody may invite it
bots-tokens = Tokens
bots-made = The token, shown only now
bots-unused = never used
bots-revoke = Revoke
bots-new-token = Make a token
bots-label = What the token is for
bots-label-plain = Token
bots-delete = Delete this bot
bots-delete-text = Its tokens end. Bots of the server play on for it where a game is running.
bots-make = Make a bot
bots-name = Name of the bot
account-data = Your data
account-export = Save all your data
account-delete = Delete the account
account-delete-text = Your account, its keys, its list of tables and your progress in puzzles and lessons are deleted. A bot plays on for you where a game is running. Finished games stay: they belong to the others, too.
account-delete-sure = Delete it for good
account-keep = Keep it
error-passkey-cancelled = No passkey was used. Try again, or choose another way.
error-passkey-there = This device has a passkey of your account already.
error-passkey-insecure = The browser allows no passkeys at this address. They need https and a host name.

bell = Tell me when it is my turn
bell-on = This device tells you when it is your turn
bell-off = Tell me on this device when it is my turn
notify = Notifications
notify-guest = The bell at a table tells this device when it is your turn, also while the page is closed. What you choose here holds for all tables.
notify-account = They come for all your tables. The bell at a table makes an exception for it.
notify-no-push = This browser cannot show notifications here. They need https; on an iPhone or iPad, first put this page on the home screen.
notify-kinds = What you are told of
notify-turn = It is my turn
notify-clock = My time for a turn is running out
notify-full = A table is full, and the game begins
notify-over = A game is over
notify-message = Somebody writes at my table
notify-quiet = Quiet hours
notify-from = from
notify-to = to
notify-device-on = Tell this device
notify-this-device = This device
notify-to-push = Another device
notify-to-generic = Webhook
notify-to-discord = Discord
notify-to-slack = Slack
notify-to-mail = Mail
notify-try = Try
notify-remove = Remove
notify-taken = Sent
notify-unconfirmed = Waits until you have agreed: look into your mailbox.
notify-ended = Ended
notify-failed = Could not be delivered: { $reason }
notify-more = Chats and mail
notify-hook = Address of a webhook
notify-format = Kind
notify-mail = Your mail address
notify-add = Add
notify-secret = The key of its signatures, shown only now:
notify-blocked = Notifications are blocked for this page; allow them in the browser’s settings.
notify-no-service = This browser could not reach its push service.
mail-confirm = Notifications by mail
mail-confirm-text = Do you want to be told here when it is your turn?
mail-confirm-button = Yes, tell me
mail-confirm-done = You will be told by mail
mail-stop = No more mails
mail-stop-text = You will no longer be told by mail when it is your turn.
mail-stop-button = Stop these mails
mail-stop-done = No more mails will come
