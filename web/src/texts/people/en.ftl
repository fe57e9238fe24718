## Rankings

rankings = Rankings
rankings-text = Games between people with an account can be rated. A rating begins at 1500 points. It is provisional until five games are played, and says how sure it is: the strength lies within the number after ±.
rankings-new = Fewer than five games
rankings-none = Nobody has played a rated game here yet.
ranked-player = Player
ranked-points = Points
ranked-games = Games
ranked-you = you
ranked-bot = bot

## Somebody's page

person-since = Here since { $day }
person-bot = A bot from outside
person-own = Others with an account see this page, without your private tables and without games at which you sat under another name.
person-hidden = You have hidden this page: nobody else sees it.
person-nothing = No finished games yet.
person-games = { $count ->
    [one] One game, { $won } won
   *[other] { $count } games, { $won } won
  }
person-points = { $points } points
person-error = ± { $error }
person-provisional = provisional
person-unrated = No rated games yet
curve = Rating after each game: from { $rating } to { $rating2 } points, at least { $rating3 }, at most { $rating4 }
curve-table = The curve as a table
curve-day = Day
by-players = Players
by-games = Games
by-won = Won
by-place = Mean place
by-title = By the number of players
favourites-person = Hired most often
favourites-card = Cards taken most often
favourites-building = Rooms entered most often
favourite = { $name }: { $count ->
    [one] once
   *[other] { $count } times
  }
versus-title = You and { $name }
versus = { $games ->
    [one] One game together.
   *[other] { $games } games together.
  } You were ahead in { $behind }, { $name } in { $ahead }.
opponents = Most frequent opponents
opponent-name = Name
opponent-ahead = Ahead of them
opponent-behind = Behind them
recent = Last games
recent-place = Place { $place } of { $players }
recent-accuracy = Accuracy { $value } %
recent-replay = Replay
recent-review = Review

## At the end of a game

end-people = Who played
end-change = { $rating } to { $rating2 } points
end-provisional = provisional
end-waiting = The ratings are being worked out.
not-rated-guests = This game does not count for ratings: somebody had no account.
not-rated-hints = This game does not count for ratings: hints were allowed.
not-rated-branch = This game does not count for ratings: it went on from another game.
not-rated-twice = This game does not count for ratings: somebody sat on two seats.
not-rated-bots = This game does not count for ratings: only bots played to its end.
not-rated-too-short = This game does not count for ratings: somebody was gone before a first choice.

## Before a game

rated = Rated
rated-text = Counts for the ranking if everybody here has an account. Nobody may ask for hints.
rated-note = A rated game: it counts for the ranking if everybody who sits here has an account.
rated-guest = A rated game. You can play without an account, but then it counts for nobody.

## Your own profile

profile = Profile
profile-text = Others with an account can see what you have played, how it ended, and your ratings.
profile-show = My profile
profile-hide = Hide my profile
profile-hide-text = Then nobody sees it, and you stand in no ranking. Your games still count.
profile-of = Profile of { $name }
