# Rattus in English.

game-title = Rattus
game-subtitle = Settle Europe, take the help of its people, and stay out of the way of the plague.

## Names

region-anglia = Anglia
region-gallia = Gallia
region-germania = Germania
region-hispania = Hispania
region-hungaria = Hungaria
region-italia = Italia
region-polonia = Polonia
region-scandia = Scandia
region-bulgaria = Bulgaria
region-turcia = Turcia
region-russia = Russia
region-tartaria = Tartaria

card-peasant = Peasant
card-knight = Knight
card-monk = Monk
card-merchant = Merchant
card-witch = Witch
card-king = King

card-peasant-power = Place one cube more, even where no rat lies.
card-knight-power = Move the pawn one or two steps; it may count as two more cubes.
card-monk-power = Move one rat token to a neighbouring region.
card-merchant-power = Move one to three of your cubes to a neighbouring region.
card-witch-power = Look at up to two rat tokens, and exchange them if you like.
card-king-power = Bring one of your cubes from a region without rats to the palace.

symbol-a = everybody
symbol-m = majority
symbol-p = peasant
symbol-k = knight
symbol-c = monk
symbol-b = merchant
symbol-w = witch
symbol-r = king

label-board = on the map
label-palace = palace
label-stock = stock
label-beside = Cards beside the board
label-supply = rat tokens left

## Options

option-powers = When powers work
option-powers-before_plague = Before the pawn moves
option-powers-whole_turn = The whole turn, also around the plague
option-removed_with_three = Tokens removed with three players
option-removed_with_three-8 = Eight
option-removed_with_three-6 = Six

## What is asked

decision-settle = Choose a region for two of your cubes.
decision-turn = Your turn: take a card, place cubes, use powers. Moving the pawn ends it.
decision-spread = The plague spreads from { $region }. Choose where { $count ->
    [one] one rat token goes.
   *[other] { $count } rat tokens go.
  }
decision-window = You may use a power around the plague.
decision-knight = There { $count ->
    [one] is one cube
   *[other] are { $count } cubes
  } in { $region }. Does the pawn count as two more?
decision-turn-order = You know a token in { $region }. Which one is turned up next?
decision-monk = Which rat token does the monk move?
decision-monk-to = Where does token { $token } go from { $region }?
decision-merchant = From which region do your cubes move?
decision-merchant-to = Where do cubes from { $region } go, and how many?
decision-witch = Which rat token do you look at?
decision-witch-again = Look at another rat token, if you like.
decision-witch-swap = Exchange the tokens in { $region } and { $region2 }?
decision-king = From which region does a cube go to the palace?
decision-last-powers = Last round: you may use the powers of your cards once more.

## Choices

choice-settle = Settle in { $region }
choice-take = Take the card { $card }
choice-place = Place { $count ->
    [one] one cube
   *[other] { $count } cubes
  } in { $region }
choice-use = Use the { $card }
choice-pawn = Move the pawn to { $region }
choice-palace = Send a cube from { $region } to the palace
choice-from = From { $region }
choice-move = Move { $count ->
    [one] one cube
   *[other] { $count } cubes
  } to { $region }
choice-token = Token { $token }
choice-to = To { $region }
choice-look = Look at token { $token }
choice-enough = That is enough
choice-swap = Exchange them
choice-keep = Leave them
choice-spread = To { $region }
choice-spread-two = To { $region } and { $region2 }
choice-count = The pawn counts as two cubes
choice-count-not = The pawn does not count
choice-turn = Turn up token { $token }
choice-done = Done
choice-start = Seat { $seat } starts
choice-front = The front is { $front }

## What happened

event-start-pawn = The Black Death begins in { $region }.
event-start-player = { $seat } starts.
event-settled = { $seat } settles in { $region }.
event-turn = { $seat } is on turn.
event-took = { $seat } takes the { $card }.
event-took-from = { $seat } takes the { $card } from { $seat2 }.
event-placed = { $seat } places { $count ->
    [one] one cube
   *[other] { $count } cubes
  } in { $region }.
event-king = { $seat } sends a cube from { $region } to the palace.
event-merchant = { $seat } moves { $count ->
    [one] one cube
   *[other] { $count } cubes
  } from { $region } to { $region2 }.
event-monk = { $seat } moves token { $token } from { $region } to { $region2 }.
event-looked = { $seat } looks at token { $token } in { $region }.
event-saw = Token { $token } in { $region } shows limit { $limit }: { $symbol }.
event-swapped = { $seat } exchanges the two tokens in { $region } and { $region2 }.
event-not-swapped = { $seat } leaves the tokens in { $region } and { $region2 } where they are.
event-pawn = { $seat } moves the pawn to { $region }.
event-spread = A rat token comes to { $region }.
event-pawn-counts = { $seat } lets the pawn count as two cubes.
event-pawn-aside = { $seat } does not let the pawn count.
event-turned-strikes = A token with limit { $limit } strikes the { $count ->
    [one] one cube
   *[other] { $count } cubes
  } of { $region }: { $symbol }.
event-turned-spares = A token with limit { $limit } spares the { $count ->
    [one] one cube
   *[other] { $count } cubes
  } of { $region }.
event-lost = { $seat } loses { $count ->
    [one] one cube
   *[other] { $count } cubes
  } in { $region }.
event-last-round = The last round begins: { $reason }.
event-final-plague = The plague strikes everywhere.
event-over = { $seat } wins with { $count ->
    [one] one cube
   *[other] { $count } cubes
  }.

## How it ended

reason-supply-empty = the rat tokens have run out
reason-all-cubes-out = somebody has every cube on the board
reason-both = the rat tokens have run out and somebody has every cube on the board
tiebreak-turn-order = tied; who would have been on turn first comes before

## Refusals

refusal-region-not-in-play = { $region } is not in play with this number of players.
refusal-card-taken = You have taken a card this turn.
refusal-own-card = You hold the { $card } already.
refusal-placed = You have placed cubes this turn.
refusal-stock-empty = You have no cube left in stock.
refusal-no-token-there = There is no rat token in { $region }; only the peasant may place there.
refusal-wrong-count = In { $region } you place { $count ->
    [one] one cube
   *[other] { $count } cubes
  }.
refusal-wrong-count-peasant = In { $region } you place { $least } or { $count } cubes.
refusal-pawn-must-move = The pawn may not stay in { $region }.
refusal-pawn-one-step = { $region } is not next to the pawn.
refusal-pawn-two-steps = { $region } is more than two steps from the pawn.
refusal-card-not-yours = You do not hold the { $card }.
refusal-peasant-when-placing = The peasant works when you place cubes.
refusal-knight-when-moving = The knight works when you move the pawn.
refusal-power-used = You have used the { $card } this turn.
refusal-power-has-no-effect = There is nothing the { $card } could do.
refusal-spread-count = { $count ->
    [one] one rat token is
   *[other] { $count } rat tokens are
  } placed now.
refusal-not-next-to-plague = { $region } is not next to the plague.
refusal-no-room = { $region } has no room for more rat tokens.
refusal-token-elsewhere = Token { $token } is not in { $region }.
refusal-no-such-token = There is no token { $token } on the board.
refusal-neighbours-full = All regions next to { $region } are full.
refusal-not-neighbours = { $region } and { $region2 } are not neighbours.
refusal-no-own-cube = You have no cube in { $region }.
refusal-too-few-cubes = In { $region } you have only { $count ->
    [one] one cube
   *[other] { $count } cubes
  }.
refusal-another-token = You have just looked at this token.
refusal-king-needs-no-token = A rat token lies in { $region }.
refusal-last-place = In the last round only an unused peasant places a cube.
refusal-last-place-one = The peasant places one cube now.
refusal-last-ride = In the last round only an unused knight moves the pawn.

## The rules, clause by clause

chapter-1 = Components
chapter-2 = Setting up
chapter-3 = A turn
chapter-4 = The plague strikes
chapter-5 = Classes
chapter-6 = The end
chapter-7 = Who knows what

clause-1-1 = Two to four people play, each with twenty cubes.
clause-1-2 = The map has twelve regions and a palace. With two players eight regions are in play, with three ten, with four all twelve; the others do not exist.
clause-1-3 = Regions that share a border or are joined across water are neighbours in every rule.
clause-1-4 = There are six class cards: peasant, knight, monk, merchant, witch and king. Each has a symbol on the rat tokens.
clause-1-5 = There are 49 rat tokens, twelve of them for the start. The front shows a limit and symbols: classes, majority, everybody.
clause-2-1 = One starting token lies face down in each region in play.
clause-2-2 = With two or three players some of the other tokens leave the game unseen. All that is left is shuffled and forms the supply.
clause-2-3 = The cards lie beside the board. The pawn stands in a region drawn at random.
clause-2-4 = The start player is drawn. In turn order everybody places two cubes in one region, then once more from the last player back to the first. The start player has the first turn, then clockwise.
clause-2-5 = Tokens and pawn are on the board before the first cube is placed.
clause-3-1 = In a turn you may take a card and may place cubes, in either order, and then you must move the pawn.
clause-3-2 = Each of your powers works once in your own turn, before the pawn moves; the knight with the pawn. With the option for the whole turn, the monk, merchant, witch and king also work right before the first token is turned up and after the last.
clause-3-3 = You may take one card, from beside the board or from another player. You keep cards until somebody takes them, and you can use a card in the turn you take it.
clause-3-4 = Choose one region with rat tokens and place as many cubes there as there are tokens, or all you have left if that is less.
clause-3-5 = Move the pawn to a neighbouring region. It may not stay.
clause-4-1 = If one token lies where the pawn arrives, one token from the supply goes to a neighbouring region; with two or three tokens there, two go to one or two neighbours. They are placed unseen.
clause-4-2 = A region holds three tokens at most. What can be placed must be placed; what finds no room or is missing in the supply is not.
clause-4-3 = As long as a cube and a token are in the plague region, the next token is turned up, carried out and removed. Who has seen one of them chooses the order, otherwise the oldest comes first.
clause-4-4 = A token strikes if there are at least as many cubes in the region as its limit. If not, it goes without effect.
clause-4-5 = Majority hits everybody with the most cubes there, judged before the token strikes. A class hits who holds the card. Everybody hits all. Each symbol costs one cube in that region.
clause-4-6 = Cubes that are lost return to the stock of their player.
clause-4-7 = The turn is over when the plague region has no token or no cube left.
clause-5-1 = Peasant: when you place cubes you may place one more, also where no token lies.
clause-5-2 = Knight: the pawn may move one or two steps and may not end where it was. Before the first token is turned up you decide whether the pawn counts as two cubes for the limits.
clause-5-3 = Monk: move one token from any region to a neighbouring region that has room.
clause-5-4 = Merchant: move one to three of your cubes from one region to a neighbouring one.
clause-5-5 = Witch: look at one token, then at another one if you like, then exchange them if you like and they lie in different regions.
clause-5-6 = King: move one of your cubes from a region without tokens to the palace, where it is safe.
clause-6-1 = When a turn ends with an empty supply, or somebody has all twenty cubes on the board, the last round begins.
clause-6-2 = In the last round all others, counter-clockwise, may use their powers once. The peasant brings one cube to any region, the knight moves the pawn up to two steps without plague.
clause-6-3 = Then the plague strikes in every region, the oldest token first. The pawn counts as two cubes where it stands if somebody holds the knight.
clause-6-4 = Most cubes on the board and in the palace win. A tie goes to who would have been on turn first.
clause-7-1 = All is open but the fronts of tokens lying face down. Everybody sees which token is looked at; only who looks knows its front, and keeps knowing it.
clause-7-2 = Nobody knows which tokens left the game at the start.
clause-7-3 = A front is drawn when somebody first sees it, with the same odds as from a shuffled stack.
