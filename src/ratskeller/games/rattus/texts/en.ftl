# Rattus in English.

game-title = Rattus
game-subtitle = Settle Europe, call on its people for help, and stay out of the plague’s way.
game-minutes = 45

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
    .the = the peasant
card-knight = Knight
    .the = the knight
card-monk = Monk
    .the = the monk
card-merchant = Merchant
    .the = the merchant
card-witch = Witch
    .the = the witch
card-king = King
    .the = the king

card-peasant-power = Place one cube more, even where there are no rats.
card-knight-power = Move the plague piece one or two steps; it may count as two more cubes.
card-monk-power = Move one rat token to a neighbouring region.
card-merchant-power = Move one to three of your cubes to a neighbouring region.
card-witch-power = Look at up to two rat tokens, then swap them if you like.
card-king-power = Move one of your cubes from a region without rats to the palace.

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
option-powers-before_plague = Before the plague piece moves
option-powers-whole_turn = All turn, also just before and after the plague strikes
option-removed_with_three = Tokens removed with three players
option-removed_with_three-8 = Eight
option-removed_with_three-6 = Six

## What is asked

decision-settle = Choose a region for two of your cubes.
decision-turn = Your turn: take a card, place cubes, use powers. Moving the plague piece ends it.
decision-spread = The plague spreads from { $region }. Choose where { $count ->
    [one] one rat token goes.
   *[other] { $count } rat tokens go.
  }
decision-window = You may still use a power: the plague is about to strike or has just struck.
decision-knight = There { $count ->
    [one] is one cube
   *[other] are { $count } cubes
  } in { $region }. Does the plague piece count as two more?
decision-turn-order = You know a token in { $region }. Which one is turned up next?
decision-monk = Which rat token does the monk move?
decision-monk-to = Where does token { $token } go from { $region }?
decision-merchant = From which region do your cubes move?
decision-merchant-to = Where do the cubes from { $region } go, and how many?
decision-witch = Which rat token do you look at?
decision-witch-again = Look at another rat token?
decision-witch-swap = Swap the tokens in { $region } and { $region2 }?
decision-king = From which region does a cube go to the palace?
decision-last-powers = Last round: you may use each of your powers once more.

## Choices

choice-settle = Settle in { $region }
choice-take = Take { $card-the }
choice-place = Place { $count ->
    [one] one cube
   *[other] { $count } cubes
  } in { $region }
choice-use = Use { $card-the }
choice-pawn = Move the plague piece to { $region }
choice-palace = Cube from { $region } to the palace
choice-from = From { $region }
choice-move = Move { $count ->
    [one] one cube
   *[other] { $count } cubes
  } to { $region }
choice-token = Token { $token }
choice-to = To { $region }
choice-look = Look at token { $token }
choice-enough = That is enough
choice-swap = Swap them
choice-keep = Leave them where they are
choice-spread = To { $region }
choice-spread-two = { $same ->
    [yes] Both to { $region }
   *[no] To { $region } and { $region2 }
  }
choice-count = The plague piece counts as two cubes
choice-count-not = The plague piece does not count
choice-turn = Turn up token { $token }
choice-done = Done
choice-start = { $seat } starts
choice-front = The front is { $front }

## What happened

event-start-pawn = The Black Death begins in { $region }.
event-start-player = { $you ->
    [yes] You start
   *[no] { $seat } starts
  }.
event-settled = { $you ->
    [yes] You settle
   *[no] { $seat } settles
  } in { $region }.
event-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
  }
event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } { $card-the }.
event-took-from = { $you ->
    [yes] You take { $card-the } from { $seat2 }.
   *[no] { $seat } takes { $card-the } from { $you2 ->
        [yes] you
       *[no] { $seat2 }
      }.
  }
event-placed = { $you ->
    [yes] You place
   *[no] { $seat } places
  } { $count ->
    [one] one cube
   *[other] { $count } cubes
  } in { $region }.
event-king = { $you ->
    [yes] You move one of your cubes
   *[no] { $seat } moves a cube
  } from { $region } to the palace.
event-merchant = { $you ->
    [yes] You move
   *[no] { $seat } moves
  } { $count ->
    [one] one cube
   *[other] { $count } cubes
  } from { $region } to { $region2 }.
event-monk = { $you ->
    [yes] You move
   *[no] { $seat } moves
  } token { $token } from { $region } to { $region2 }.
event-looked = { $you ->
    [yes] You look
   *[no] { $seat } looks
  } at token { $token } in { $region }.
event-saw = Token { $token } in { $region } shows limit { $limit }: { $symbol }.
event-swapped = { $you ->
    [yes] You swap
   *[no] { $seat } swaps
  } the tokens in { $region } and { $region2 }.
event-not-swapped = { $you ->
    [yes] You leave
   *[no] { $seat } leaves
  } the tokens in { $region } and { $region2 } where they are.
event-pawn = { $you ->
    [yes] You move
   *[no] { $seat } moves
  } the plague piece to { $region }.
event-spread = A rat token is placed in { $region }.
event-pawn-counts = { $you ->
    [yes] You let
   *[no] { $seat } lets
  } the plague piece count as two cubes.
event-pawn-aside = { $you ->
    [yes] You do
   *[no] { $seat } does
  } not let the plague piece count.
event-turned-strikes = { $region }, { $count ->
    [one] one cube
   *[other] { $count } cubes
  }: a token with limit { $limit } strikes ({ $symbol }).
event-turned-spares = { $region }, { $count ->
    [one] one cube
   *[other] { $count } cubes
  }: a token with limit { $limit } has no effect.
event-lost = { $you ->
    [yes] You lose
   *[no] { $seat } loses
  } { $count ->
    [one] one cube
   *[other] { $count } cubes
  } in { $region }.
event-last-round = The last round begins: { $reason }.
event-final-plague = The plague strikes everywhere.
event-over = { $you ->
    [yes] You win
   *[no] { $seat } wins
  } with { $count ->
    [one] one cube
   *[other] { $count } cubes
  }.

## How it ended

reason-supply-empty = the rat tokens have run out
reason-all-cubes-out = one player has all their cubes on the board
reason-both = the rat tokens have run out and one player has all their cubes on the board
tiebreak-turn-order = level on cubes; whoever would have played next is ahead

## Refusals

refusal-region-not-in-play = { $region } is not in play with this number of players.
refusal-card-taken = You have already taken a card this turn.
refusal-own-card = You already hold { $card-the }.
refusal-placed = You have already placed cubes this turn.
refusal-stock-empty = You have no cube left in stock.
refusal-no-token-there = There is no rat token in { $region }; only the peasant may place there.
refusal-wrong-count = In { $region } you place { $count ->
    [one] one cube
   *[other] { $count } cubes
  }, no more and no fewer.
refusal-wrong-count-peasant = In { $region } you place { $least } or { $count ->
    [one] one cube
   *[other] { $count } cubes
  }.
refusal-pawn-must-move = The plague piece may not stay in { $region }.
refusal-pawn-one-step = { $region } is not next to the plague piece.
refusal-pawn-two-steps = { $region } is more than two steps from the plague piece.
refusal-card-not-yours = You do not hold { $card-the }.
refusal-peasant-when-placing = The peasant works when you place cubes.
refusal-knight-when-moving = The knight works when you move the plague piece.
refusal-power-used = You have already used { $card-the } this turn.
refusal-power-has-no-effect = Now { $card-the } can do nothing.
refusal-spread-count = { $count ->
    [one] One rat token is
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
refusal-king-needs-no-token = There is a rat token in { $region }.
refusal-last-place = In the last round only an unused peasant places a cube.
refusal-last-place-one = The peasant places one cube now.
refusal-last-ride = In the last round only an unused knight moves the plague piece.

## The rules, clause by clause

chapter-1 = Components
chapter-2 = Setting up
chapter-3 = A turn
chapter-4 = The plague strikes
chapter-5 = Classes
chapter-6 = The end
chapter-7 = Who knows what

clause-1-1 = For two to four players, each with twenty cubes.
clause-1-2 = The map has twelve regions and a palace. With two players eight regions are in play, with three ten, with four all twelve; the others do not exist.
clause-1-3 = Regions that share a border or are joined across water are neighbours in every rule.
clause-1-4 = There are six class cards: peasant, knight, monk, merchant, witch and king. Each has a symbol on the rat tokens.
clause-1-5 = There are 49 rat tokens, twelve of them for the start. The front shows a limit and symbols: classes, majority, everybody.
clause-2-1 = One starting token lies face down in each region in play.
clause-2-2 = Of the other tokens, 12 leave the game unseen with two players and 8 with three (by option 6). All that is left is shuffled and forms the supply.
clause-2-3 = The cards lie beside the board. The plague piece stands in a region drawn at random.
clause-2-4 = The start player is drawn at random. In turn order everybody places two cubes in one region, then two more, from the last player back to the first. Then the start player takes the first turn; play goes clockwise.
clause-2-5 = Tokens and plague piece are on the board before the first cube is placed.
clause-3-1 = In your turn you may take a card and may place cubes, in either order; then you must move the plague piece.
clause-3-2 = Each of your powers works once in your turn, before the plague piece moves; the knight works with it. By option the monk, merchant, witch and king may instead be used just before the first token is turned up or after the last.
clause-3-3 = You may take one card, from beside the board or from another player. You keep cards until somebody takes them, and you can use a card in the turn you take it.
clause-3-4 = Choose one region with rat tokens and place as many cubes there as there are tokens, or all you have left if that is less.
clause-3-5 = Move the plague piece to a neighbouring region. It may not stay.
clause-4-1 = If one token lies where the plague piece arrives, one token from the supply goes to a neighbouring region; with two or three there, two go to one or two neighbours. They are placed unseen.
clause-4-2 = A region holds three tokens at most. Whatever can be placed must be placed; a token without room, or missing from the supply, is not.
clause-4-3 = While the plague region holds a cube and a token, the next token is turned up, carried out and removed. If the active player has seen one of them, that player chooses the order; otherwise the oldest comes first.
clause-4-4 = A token strikes if there are at least as many cubes in the region as its limit. If not, it goes without effect.
clause-4-5 = Majority hits every player with the most cubes there, judged before the token strikes. A class hits whoever holds that card. Everybody hits all players there. Each symbol costs one cube in that region.
clause-4-6 = Cubes that are lost return to the stock of their player.
clause-4-7 = The turn is over when the plague region has no token or no cube left.
clause-5-1 = Peasant: when you place cubes you may place one more, even where there is no token.
clause-5-2 = Knight: the plague piece may move one or two steps but may not end where it was. Before the first token is turned up you decide whether it counts as two cubes for the limits.
clause-5-3 = Monk: move one token from any region to a neighbouring region that has room.
clause-5-4 = Merchant: move one to three of your cubes from one region to a neighbouring one.
clause-5-5 = Witch: look at one token, then at another one if you like; if they lie in different regions, you may swap them.
clause-5-6 = King: move one of your cubes from a region without tokens to the palace, where it is safe.
clause-6-1 = The last round begins when a turn ends with an empty supply, or with all twenty cubes of one player on the board.
clause-6-2 = In the last round all the others, counter-clockwise, may use each power once. The peasant brings one cube to any region; the knight moves the plague piece up to two steps without a strike.
clause-6-3 = Then the plague strikes in every region, the oldest token first. If anybody holds the knight, the plague piece counts as two cubes where it stands.
clause-6-4 = The player with the most cubes on the board and in the palace wins. A tie goes to whoever would have had the next turn first.
clause-7-1 = Everything is open except the fronts of face-down tokens. Everybody sees which token is looked at; only the player who looks knows its front, for good.
clause-7-2 = Nobody knows which tokens left the game at the start.
clause-7-3 = A front is drawn when somebody first sees it, with the same odds as from a shuffled stack.

# What the final score counts.
final-score = cubes

# A feature of a position, as a label before two numbers (reviews).
feature-palace = cubes in the palace
feature-safe = cubes in regions without rats
feature-exposed = cubes in regions with rats
feature-risk = cubes that the plague threatens to take
feature-near-risk = cubes that the plague threatens to take next
feature-struck = cubes that this plague takes
feature-regions = regions with own cubes
feature-peasant = card { card-peasant }
feature-knight = card { card-knight }
feature-monk = card { card-monk }
feature-merchant = card { card-merchant }
feature-witch = card { card-witch }
feature-king = card { card-king }
