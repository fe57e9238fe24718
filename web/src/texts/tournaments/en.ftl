# Tournaments: the list, a new one, one of them.

cups-text = Play several games against people of like strength, or the same draws as everybody else. Places that stay empty are played by a bot.
cups-none = There are no tournaments at the moment.
cups-open = Open a tournament
cups-sign-in = Sign in to take part
cups-off = This server holds no tournaments
cups-gone = There is no such tournament
cups-gone-text = Perhaps the link was cut off; ask for it again.

cup-system-duplicate = Duplicate
cup-system-swiss = Swiss
cup-system-round-robin = Round robin
cup-system-duplicate-about = All tables of a round play the same draws, so luck favours nobody. What others play is closed until the round is over.
cup-system-swiss-about = In each round those of like standing meet.
cup-system-round-robin-about = Everybody meets everybody.
cup-tables-of = tables of { $players }
cup-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
cup-people = { $count ->
    [one] one person of { $most }
   *[other] { $count } people of { $most }
}
cup-by = Opened by { $name }
cup-starts = Starts on { $date }
cup-open = Waits for people
cup-running = Round { $round } of { $rounds }
cup-between = Round { $round } of { $rounds } is over
cup-finished = Over
cup-closed = Called off

cup-join = Take part
cup-joined = You take part.
cup-leave = Leave
cup-withdraw = Withdraw
cup-withdraw-sure = A bot then plays for you to the end, and you cannot come back.
cup-withdraw-yes = Withdraw for good
cup-stay = Stay
cup-private = This tournament is by invitation. Ask whoever opened it for the link.
cup-your-table = Your table is ready
cup-to-table = To my table
cup-wait-round = The next round begins once all tables are over.
cup-wait-organiser = The next round begins when the organiser says so.
cup-wait-pause = The next round begins in a few minutes.
cup-start = Start now
cup-start-note = Bots take the places that whole tables need.
cup-next = Begin round { $round }
cup-close = Call it off
cup-close-sure = Nobody can go on with it then. Games that have begun can be played to their end.
cup-close-yes = Call it off for good
cup-invitation = Link to invite people
cup-invitation-new = New link to invite people
cup-invitation-note = A new link makes the one before useless.
cup-remove-some = Remove somebody
cup-remove = Remove { $name }

cup-entrants = Who takes part
cup-nobody = Nobody yet.
cup-standings = Standings
cup-place = Place
cup-name = Name
cup-games = Games
cup-points = Points
cup-share = Wins
cup-less-luck = Less luck
cup-beside = Beside others
cup-met = Met
cup-left = a bot plays on
cup-round = Round { $round }
cup-table = Table { $number }
cup-watch = Watch
cup-replay = Replay
cup-sealed = Closed until the round is over
cup-table-closed = Closed by the host; counts nothing
cup-seal = Seal of this round’s draws

cup-how = How it counts
cup-how-duplicate = Wins: your share of the win, on average; a shared place counts half. Equal wins are parted by less luck, wins without what chance gave you; then by beside others, how much better you did than all who had your seat and your draws.
cup-how-points = Points: for each other player at your table 1 if they finish behind you, ½ for the same place, divided by the number of others. Equal points are parted by the points of those you met, then by the games between those who are level, then by less luck, wins without what chance gave you.
cup-how-arrival = Whoever has not made the first choice { $time } after it is their turn is replaced by a bot and may come back to this game. Later their clock counts.
cup-how-draws = At tables of a tournament nobody gets hints.

cup-title = Name of the tournament
cup-game = Game
cup-players = Players at a table
cup-system = Who meets whom
cup-rounds-label = Rounds
cup-clock = Time to think
cup-clock-total-900 = Fifteen minutes per game
cup-clock-total-1800 = Thirty minutes per game
cup-clock-move-120 = Two minutes per choice
cup-clock-turn-86400 = By correspondence: a day per turn
cup-clock-turn-259200 = By correspondence: three days per turn
cup-arrival = Time to arrive
cup-arrival-note = So long each person has for the first choice of a game.
cup-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
cup-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
cup-days = { $count ->
    [one] one day
   *[other] { $count } days
}
cup-pause = Between rounds
cup-pause-0 = Go on at once
cup-pause-300 = Five minutes
cup-pause-86400 = One day
cup-pause-none = I begin each round
cup-most = Places
cup-bot = Bot on empty places
cup-fill = Bots fill all places
cup-listed = Everybody may join
cup-begins = It begins
cup-begins-hand = when I say so
cup-begins-time = at a time
cup-when = When
cup-create = Open the tournament
