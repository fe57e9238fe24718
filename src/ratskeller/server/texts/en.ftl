# What the server says to players: its refusals, and the plain page.

error-bad-message = This message could not be read.
error-bad-record = This is not a record that can be replayed.
error-bad-position = This position cannot be.
error-bad-options = The table cannot be set up like this.
error-bad-seats = There is no such seat.
error-bad-choice = There is no such choice in this game.
error-bad-name = A name has 2 to 30 letters and digits; spaces, dots, hyphens and apostrophes may stand between them.
error-bad-channel = This is nowhere that can be sent to.
error-hello-first = The connection must name its table first, and only once.
error-no-secret = This needs a seat’s secret key.
error-sign-in = Sign in for this.
error-signed-out = You have been signed out here. Sign in again to go on.
error-wrong-passkey = This passkey opens no account here.
error-wrong-password = This name and this password do not belong together.
error-wrong-code = This name and this code do not belong together, or the code has been used.
error-old-challenge = That took too long. Please try again.
error-confirm = This concerns the keys of your account. Sign in once more, then do it again.
error-banned = The host of this server has closed this account.
error-no-invitation = Accounts on this server are by invitation. This invitation is missing, used or too old.
error-no-passwords = This server does without passwords.
error-no-accounts = This server does without accounts.
error-bad-password = A password has 10 to 200 characters.
error-wrong-secret = This link does not belong to a seat at this table.
error-wrong-invite = This table is private; ask for an invitation.
error-not-your-seat = This is not your seat.
error-not-host = Only whoever opened this table can close it.
error-no-hints = Hints are not allowed at this table.
error-wrong-reveal = This secret is not the one that was committed.
error-wrong-origin = This page may not connect here.
error-not-found = There is nothing here.
error-no-table = There is no such table.
error-no-game = There is no such game.
error-no-review = Nobody has asked for this review yet.
error-no-channel = There is no such notification.
error-no-language = This language is not available.
error-not-allowed = This cannot be done here.
error-answered = You have already chosen.
error-stale = The game has moved on; look again.
error-ahead = This belongs to a later point in the game.
error-not-open = The game has already begun.
error-starting = The game is about to begin.
error-not-running = No game is being played at this table.
error-not-finished = The game is not over yet.
error-still-running = This position is on a table where people are still playing. You can analyse it once their game is over.
error-seat-taken = This seat is taken.
error-name-taken = This name is taken, or it looks too much like one that is.
error-last-passkey = This is the only key to your account. Add another one first.
error-too-many-passkeys = Your account has very many passkeys already. Remove one first.
error-bot-plays = A bot is playing this seat.
error-no-bot-plays = No bot is playing this seat.
error-no-return = You cannot return to this seat.
error-no-undo = Nothing can be taken back any more.
error-not-away = This player has not kept the table waiting long enough yet.
error-voted = You have already voted.
error-other-rules = This game was played with another version of the rules than the one installed here.
error-too-large = This is too large.
error-too-fast = Too many requests; please slow down.
error-too-many = Too many tables are already waiting for players.
error-too-many-attempts = Too many attempts. Please wait an hour.
error-too-many-reviews = Many reviews are already waiting; please try again later.
error-too-many-analyses = Many positions are already being analysed; please try again in a moment.
error-too-many-channels = You have as many notifications as there may be; remove one.
error-busy = The table is busy; please try again.
error-unavailable = The table cannot be reached just now; try again in a moment.

plain-up = The server is running. The boards come with the web app, which is not part of this copy.
plain-schema = Programs find everything they can ask for here:
plain-tables = Tables in the lobby
plain-none = None at the moment.
plain-open = open
plain-running = in play

notice-turn = { $title }: your turn
notice-full = { $title }: the game begins
notice-over = { $title }: the game is over
notice-message = { $title }: a message for you
notice-with = With { $others }.
notice-trial = Ratskeller
notice-trial-body = Notifications reach you here.
notice-confirm = Notifications from Ratskeller?
notice-confirm-body =
    Somebody, most likely you, wants to be told at this address when it is their turn.
    To agree, open this page:
    { $url }
    If it was not you, do nothing: no further mail will come.
notice-stop = No more of these mails: { $url }
