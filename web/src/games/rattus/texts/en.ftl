# Rattus in the web app: what its board says.

map-label = Map of Europe
cards-label = Class cards
known-label = Only you have seen
turned-limit = limit { $limit }, { $count ->
    [one] one cube
   *[other] { $count } cubes
  }
turned-strikes = The plague strikes
turned-spares = No effect
card-peasant-short = one cube more
card-knight-short = two steps
card-monk-short = move a rat token
card-merchant-short = move your cubes
card-witch-short = look at tokens
card-king-short = cube to the palace
card-yours = yours
final-plague-title = The final plague
final-plague-region = Region
final-plague-tokens = Rat tokens
final-plague-total = Cubes lost

ask-settle = Your first cubes: choose a region, and two of your cubes go there.

group-take = Take a card
group-place = Place cubes
group-use = Use a power
group-pawn = Move the plague piece
group-settle = Settle
group-look = Look at a token
short-take = { $card }
short-place = { $region } { $count }
short-use = { $card }
short-pawn = { $region }
short-spread = { $region }
short-spread-two = { $same ->
    [yes] { $region } × 2
   *[no] { $region } + { $region2 }
  }
short-settle = { $region }
short-palace = { $region }
short-from = { $region }
short-to = { $region }
short-move = { $region }: { $count }
token-look = { $count ->
    [one] { $region }
   *[other] { $region }, number { $number }
  }
token-token = { $count ->
    [one] { $region }
   *[other] { $region }, number { $number }
  }
token-turn = { $region }, number { $number }

explain-card-free = Beside the board.
explain-card-held = { $you ->
    [yes] You hold this card
   *[no] Held by { $name }
  }.
explain-pawn = The Black Death
explain-pawn-line = Moving it ends your turn: the plague strikes where it stands.
explain-pawn-here = The Black Death stands here.
explain-palace = Palace
explain-supply = { $count ->
    [0] No rat tokens left
    [one] One rat token left
   *[other] { $count } rat tokens left
  }
explain-supply-line = When they run out, the last round begins.
explain-tokens = { $count ->
    [0] No rat tokens.
    [one] One rat token.
   *[other] { $count } rat tokens.
  }
explain-cubes = Cubes: { $list }.
explain-no-cubes = No cubes.
explain-token = Rat token
explain-front = Strikes at { $limit ->
    [one] one cube
   *[other] { $limit } cubes
  } or more: { $symbol }.
explain-back = Face down: nobody knows its front until it is turned up or looked at.
explain-seen = Seen by { $list }.
points = { $count ->
    [0] no cubes
    [one] one cube
   *[other] { $count } cubes
  }

# The map prints no numbers on its tokens: the line lights up the one it is about.
event-monk = { $you ->
    [yes] You move
   *[no] { $seat } moves
  } a rat token from { $region } to { $region2 }.
event-looked = { $you ->
    [yes] You look
   *[no] { $seat } looks
  } at a rat token in { $region }.
event-saw = The rat token in { $region } shows limit { $limit }: { $symbol }.
decision-monk-to = Where do you move the token from { $region }?

tally-map = on the map
tally-palace = in the palace
