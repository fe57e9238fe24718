# The Name of the Rose in English.

game-title = The Name of the Rose
game-subtitle = Hide which monk you are, keep him out of trouble, and find out who the others are.
game-minutes = 75

## Names

building-library = the library
building-scriptorium = the scriptorium
building-stable = the stable
building-dormitory = the dormitory
building-workshop = the workshop
building-refectory = the refectory
building-kitchen = the kitchen
building-gatehouse = the gatehouse
building-infirmary = the infirmary
building-bathhouse = the bathhouse
building-church = the church
building-chapter-house = the chapter house
building-cloister = the cloister
building-garden = the garden

board-library = Library
board-scriptorium = Scriptorium
board-stable = Stable
board-dormitory = Dormitory
board-workshop = Workshop
board-refectory = Refectory
board-kitchen = Kitchen
board-gatehouse = Gatehouse
board-infirmary = Infirmary
board-bathhouse = Bathhouse
board-church = Church
board-chapter-house = Chapter house
board-cloister = Cloister
board-garden = Garden

monk-red = Red
monk-blue = Blue
monk-white = White
monk-gray = Grey
monk-black = Black
monk-orange = Orange

figure-red = { monk-red }
figure-blue = { monk-blue }
figure-white = { monk-white }
figure-gray = { monk-gray }
figure-black = { monk-black }
figure-orange = { monk-orange }
figure-william = William
figure-adson = Adson

letter-red = R
letter-blue = B
letter-white = W
letter-gray = G
letter-black = K
letter-orange = O
letter-william = Wi
letter-adson = Ad

card-library-2 = { board-library } (2 h)
card-library-3 = { board-library } (3 h)
card-scriptorium-2 = { board-scriptorium } (2 h)
card-scriptorium-3 = { board-scriptorium } (3 h)
card-stable-2 = { board-stable } (2 h)
card-stable-3 = { board-stable } (3 h)
card-dormitory-2 = { board-dormitory } (2 h)
card-dormitory-3 = { board-dormitory } (3 h)
card-workshop-2 = { board-workshop } (2 h)
card-workshop-3 = { board-workshop } (3 h)
card-refectory-2 = { board-refectory } (2 h)
card-refectory-3 = { board-refectory } (3 h)
card-kitchen-2 = { board-kitchen } (2 h)
card-kitchen-3 = { board-kitchen } (3 h)
card-gatehouse-2 = { board-gatehouse } (2 h)
card-gatehouse-3 = { board-gatehouse } (3 h)
card-infirmary-2 = { board-infirmary } (2 h)
card-infirmary-3 = { board-infirmary } (3 h)
card-bathhouse-2 = { board-bathhouse } (2 h)
card-bathhouse-3 = { board-bathhouse } (3 h)
card-church-2 = { board-church } (2 h)
card-church-3 = { board-church } (3 h)
card-chapter-house-2 = { board-chapter-house } (2 h)
card-chapter-house-3 = { board-chapter-house } (3 h)
card-cloister-2 = { board-cloister } (2 h)
card-cloister-3 = { board-cloister } (3 h)
card-garden-2 = { board-garden } (2 h)
card-garden-3 = { board-garden } (3 h)
card-red-1 = { monk-red } (1 h)
card-red-2 = { monk-red } (2 h)
card-red-3 = { monk-red } (3 h)
card-red-4 = { monk-red } (4 h)
card-blue-1 = { monk-blue } (1 h)
card-blue-2 = { monk-blue } (2 h)
card-blue-3 = { monk-blue } (3 h)
card-blue-4 = { monk-blue } (4 h)
card-white-1 = { monk-white } (1 h)
card-white-2 = { monk-white } (2 h)
card-white-3 = { monk-white } (3 h)
card-white-4 = { monk-white } (4 h)
card-gray-1 = { monk-gray } (1 h)
card-gray-2 = { monk-gray } (2 h)
card-gray-3 = { monk-gray } (3 h)
card-gray-4 = { monk-gray } (4 h)
card-black-1 = { monk-black } (1 h)
card-black-2 = { monk-black } (2 h)
card-black-3 = { monk-black } (3 h)
card-black-4 = { monk-black } (4 h)
card-orange-1 = { monk-orange } (1 h)
card-orange-2 = { monk-orange } (2 h)
card-orange-3 = { monk-orange } (3 h)
card-orange-4 = { monk-orange } (4 h)
card-william-adson = William / Adson (5 / 0 h)

tile-red-2 = { monk-red } 2
tile-red-3 = { monk-red } 3
tile-red-4 = { monk-red } 4
tile-red-5 = { monk-red } 5
tile-red-6 = { monk-red } 6
tile-blue-2 = { monk-blue } 2
tile-blue-3 = { monk-blue } 3
tile-blue-4 = { monk-blue } 4
tile-blue-5 = { monk-blue } 5
tile-blue-6 = { monk-blue } 6
tile-white-2 = { monk-white } 2
tile-white-3 = { monk-white } 3
tile-white-4 = { monk-white } 4
tile-white-5 = { monk-white } 5
tile-white-6 = { monk-white } 6
tile-gray-2 = { monk-gray } 2
tile-gray-3 = { monk-gray } 3
tile-gray-4 = { monk-gray } 4
tile-gray-5 = { monk-gray } 5
tile-gray-6 = { monk-gray } 6
tile-black-2 = { monk-black } 2
tile-black-3 = { monk-black } 3
tile-black-4 = { monk-black } 4
tile-black-5 = { monk-black } 5
tile-black-6 = { monk-black } 6
tile-orange-2 = { monk-orange } 2
tile-orange-3 = { monk-orange } 3
tile-orange-4 = { monk-orange } 4
tile-orange-5 = { monk-orange } 5
tile-orange-6 = { monk-orange } 6

happening-meeting = Meeting
happening-meeting-text = When William or Adson joins the other, suspicion turns into evidence at once.
happening-hints = William’s hints
happening-hints-text = Whoever moves William then hands out 2 evidence.
happening-no-time = No time
happening-no-time-text = Time tiles cannot be spent today.
happening-solitude = Solitude
happening-solitude-text = A monk who comes to an empty building loses 1 evidence.
happening-at-his-side = At William’s side
happening-at-his-side-text = Whoever moves a monk to William then hands out 2 evidence.
happening-twice = Twice
happening-twice-text = Each card may be used a second time; its hours count once.
happening-church = Church
happening-church-text = When a monk comes to the church, all other players give back a time tile.
happening-whisper = Whisper
happening-whisper-text = After your action, a monk of your choice gains as much suspicion as the card has hours.
happening-zeal = Zeal
happening-zeal-text = William and Adson count double: 6 evidence, 10 suspicion.
happening-restless = Restless
happening-restless-text = A monk who is moved gains 1 evidence.
happening-library = Library
happening-library-text = A monk who comes to the library gains 2 evidence.
happening-judgement = Harsh judgement
happening-judgement-text = At the end of the day suspicion turns into twice the evidence.
happening-company = Company
happening-company-text = When a monk joins other monks, each of them gains 1 evidence.
happening-talk = Talk of the day
happening-talk-text = After each turn the monk under most suspicion gains 1 evidence.

label-day = Day
label-clock = clock
label-row = row
label-suspicion = suspicion
label-evidence = evidence
label-time = tiles
label-events = event cards
label-notebook = may be
label-identity = You are
label-hand = Hand

## Options

option-clock_reset = A new day begins
option-clock_reset-false = With the hours past 24
option-clock_reset-true = At hour 0

## What is asked

decision-play = Your turn: which card do you play?
decision-move = { $card }: which figure do you move?
decision-go = Where does { $figure } go?
decision-take = There are two tiles for { $monk }. Which one do you take?
decision-judge = { $figure } meets { $monk }: { $count } up or down?
decision-again = Do you use { $card } a second time?
decision-give = Hand out 2 evidence: both to one monk, or 1 each to two monks.
decision-whisper = Which monk gains { $count } suspicion?
decision-spend = The clock is at { $clock } and will advance by { $hours }. How many time tiles do you spend?
decision-show = Show a colour you are not. It gains 2 evidence.
decision-accuse = Who are the others? Lay one colour in front of each, clockwise from your left.

## Choices

choice-play = Play { $card }
choice-move = Move { $figure }
choice-go = To { $building }
choice-take = Take { $tile }
choice-blame = Against { $monk }
choice-clear = In favour of { $monk }
choice-give = { $same ->
    [yes] { $monk } +2
   *[no] { $monk } +1, { $monk2 } +1
  }
choice-whisper = Whisper about { $monk }
choice-again = Use the card again
choice-enough = Once is enough
choice-spend = { $count ->
    [0] Spend no time tile
    [one] Spend one time tile
   *[other] Spend { $count } time tiles
  }
choice-show = Show { $monk }
choice-accuse = { $monk }
choice-accuse-two = { $monk }, then { $monk2 }
choice-accuse-three = { $monk }, { $monk2 }, then { $monk3 }
choice-accuse-four = { $monk }, { $monk2 }, { $monk3 }, then { $monk4 }
choice-stand = { $figure } starts in { $building }
choice-tile = The tile is { $tile }
choice-identity = The identity is { $monk }
choice-draw = The card is { $card }
choice-first = { $seat } begins
choice-event = The event is { $happening }

## What happened

event-stands = { $figure } starts in { $building }.
event-tile = A tile for { $building }: { $tile }.
event-dealt = { $you ->
    [yes] {""}
   *[no] { $seat } gets a secret identity.
  }
event-identity = Your monk is { $monk }.
event-first = { $you ->
    [yes] You begin
   *[no] { $seat } begins
  }.
event-day = Day { $day }: { $happening }.
event-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
  }
event-played = { $you ->
    [yes] You play
   *[no] { $seat } plays
  } { $card }.
event-moved = { $you ->
    [yes] You move
   *[no] { $seat } moves
  } { $figure } to { $building2 }.
event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } the tile { $tile }.
event-waits = The row is empty; { $building } waits for tiles.
event-suspicion-up = Suspicion against { $monk } rises by { $count }, to { $total }.
event-suspicion-down = Suspicion against { $monk } falls by { $count }, to { $total }.
event-suspicion-same = Suspicion against { $monk } stays at { $total }.
event-evidence-up = Evidence against { $monk } rises by { $count }, to { $total }.
event-evidence-down = Evidence against { $monk } falls by { $count }, to { $total }.
event-evidence-same = Evidence against { $monk } stays at { $total }.
event-again = { $you ->
    [yes] You use
   *[no] { $seat } uses
  } the card a second time.
event-whispered = { $you ->
    [yes] You whisper
   *[no] { $seat } whispers
  } about { $monk }.
event-returned = { $you ->
    [yes] You return
   *[no] { $seat } returns
  } the time tile { $tile }.
event-drew = { $you ->
    [yes] {""}
   *[no] { $seat } draws a card.
  }
event-drew-card = You draw { $card }.
event-renewed = The discards are shuffled into a new stack of { $count }.
event-spent = { $you ->
    [yes] You spend
   *[no] { $seat } spends
  } { $count ->
    [one] one time tile
   *[other] { $count } time tiles
  }.
event-clock = { $hours ->
    [0] No time passes
    [one] One hour passes
   *[other] { $hours } hours pass
  }; the clock is at { $clock }.
event-day-over = { $you ->
    [yes] You end
   *[no] { $seat } ends
  } day { $day } and { $you ->
    [yes] take
   *[no] takes
  } the event card.
event-conversion = Suspicion turns into evidence and starts again at 10.
event-showed = { $you ->
    [yes] You are
   *[no] { $seat } is
  } not { $monk }.
event-accused = { $you ->
    [yes] You think { $seat2 } is { $monk }.
   *[no] { $you2 ->
        [yes] { $seat } thinks you are { $monk }.
       *[no] { $seat } thinks { $seat2 } is { $monk }.
      }
  }
event-unmasked = { $you ->
    [yes] You were
   *[no] { $seat } was
  } { $monk }, found out by { $count ->
    [0] nobody
    [one] one player
   *[other] { $count } players
  }.
event-event-cards = { $you ->
    [yes] You hold
   *[no] { $seat } holds
  } { $count ->
    [0] no event cards
    [one] one event card
   *[other] { $count } event cards
  }.
event-over = { $you ->
    [yes] You win
   *[no] { $seat } wins
  } with { $count } evidence.

## How it ended

reason-seventh-day = it is the seventh day and everybody has been unmasked
tiebreak-event-cards = equal evidence; whoever holds more event cards is ahead

## Refusals

refusal-card-not-in-hand = { $card } is not in your hand.
refusal-all-there = Nobody is left who could come to { $building }.
refusal-only-companions = This card moves William or Adson.
refusal-already-there = { $figure } is already there.
refusal-must-change = { $figure } must leave { $building }.
refusal-no-such-tile = There is no { $tile } to take here.
refusal-judge-in-turn = Decide about { $monk } now.
refusal-too-few-hours = The card has only { $hours ->
    [one] one hour
   *[other] { $hours } hours
  } to save.
refusal-too-few-tiles = You can spend { $count ->
    [0] no time tiles yet
    [one] only one time tile
   *[other] only { $count } time tiles
  }; those won this turn have to wait.
refusal-show-not-own = This is your own colour; it stays hidden.
refusal-shown-already = You have already shown { $monk }.
refusal-accuse-count = { $count ->
    [one] Lay one colour in front of your opponent.
   *[other] Lay { $count } colours, one in front of each opponent.
  }
refusal-marker-once = You have { $monk } only once.

## The rules, clause by clause

chapter-1 = Components
chapter-2 = Setting up
chapter-3 = A day
chapter-4 = The end of a day
chapter-5 = The seventh day
chapter-6 = Events
chapter-7 = Who knows what

clause-1-1 = For two to five players. All six monks, William and Adson always take part.
clause-1-2 = The abbey has fourteen buildings. There are no neighbours: a figure can go from anywhere to anywhere.
clause-1-3 = There are 60 action cards: two for each building, four for each monk, eight for William or Adson. Each shows its hours; a William/Adson card costs 5 for William and 0 for Adson.
clause-1-4 = There are 42 task tiles, seven in each monk’s colour, with values from 2 to 6.
clause-1-5 = There are fourteen events and six identities. Each player has a marker in every colour.
clause-2-1 = Six of the fourteen events are used, one a day; nobody knows which. After days 1, 3 and 5 everybody shows a marker.
clause-2-2 = Every monk starts with suspicion 10 and evidence 5. The clock starts at 0.
clause-2-3 = The eight figures stand in eight different buildings drawn at random.
clause-2-4 = Two tiles lie face up on each building; the other fourteen form the row, face down.
clause-2-5 = Each player gets three cards and one secret identity. Identities that are left over stay unknown.
clause-2-6 = The first player is drawn at random.
clause-3-1 = The event of the day is turned up and holds all day. Whoever ended the day before begins; play goes clockwise.
clause-3-2 = On your turn you play a card, move a figure, carry out its action, then the event, draw up to three cards and advance the clock. You cannot pass. When the stack is empty, the discards are shuffled into a new one.
clause-3-3 = A monk card moves that monk to another building. A building card brings any figure there from elsewhere. A William/Adson card moves one of the two. A building card cannot be played if all eight figures are there already.
clause-3-4 = If a monk finds tiles of his colour, you take one of them, and his suspicion falls by its value. It becomes your time tile. A building left without tiles gets the next two from the row.
clause-3-5 = If a monk finds no tile of his colour, he gains suspicion equal to the values of all tiles there.
clause-3-6 = When William joins monks, you decide for each of them whether his evidence rises or falls by 3.
clause-3-7 = When Adson joins monks, you decide for each of them whether his suspicion rises or falls by 5.
clause-3-8 = Only the figure that moves acts. William and Adson do nothing in a building without monks; events still count.
clause-3-9 = The clock advances by the hours of the card. Each time tile from before this turn can save one of these hours; the oldest goes first, to the end of the row.
clause-3-10 = If the row is too short, emptied buildings wait in order. Each tile that comes back goes at once to the first of them until it has two.
clause-4-1 = The day ends when the clock reaches or passes 24. Hours beyond 24 carry over; by option each day starts at 0.
clause-4-2 = The monk under most suspicion gains 5 evidence, the next 4, then 3, 2, 1 and 0. Equal ones share a rank and no rank is skipped. Then all suspicion is 10 again.
clause-4-3 = Whoever ended the day takes the event card.
clause-4-4 = After days 1, 3 and 5 all players show a marker at the same time, never in their own colour and never one twice. Each marker gives its colour 2 evidence.
clause-5-1 = On day seven all players lay one marker in front of each opponent at the same time. Any colour will do, but each only once.
clause-5-2 = Identities are shown. Each marker in your colour gives your monk 12, 6, 4 or 3 evidence with two, three, four or five players.
clause-5-3 = Each event card you hold gives your monk 2 evidence.
clause-5-4 = Least evidence wins. A tie goes to the player with more event cards; after that the victory is shared.
clause-6-1 = Meeting: when William or Adson is moved to the other, suspicion turns into evidence at once, unless all six are level. The usual conversion in the evening still follows.
clause-6-2 = William’s hints: whoever moves William gives 2 evidence to one monk or 1 each to two.
clause-6-3 = No time: time tiles may be taken but not spent.
clause-6-4 = Solitude: a monk moved to a building without any other figure loses 1 evidence.
clause-6-5 = At William’s side: whoever moves a monk to William gives 2 evidence to one monk or 1 each to two.
clause-6-6 = Twice: a card may be used a second time once the first use is complete. Its hours count once. William and Adson cannot share a card.
clause-6-7 = Church: when a monk is moved to the church, every other player who has time tiles returns the oldest to the row, clockwise from the left.
clause-6-8 = Whisper: a monk of your choice gains as much suspicion as the card has hours, whatever tiles are spent.
clause-6-9 = Zeal: William gives or takes 6, Adson 10.
clause-6-10 = Restless: the monk moved gains 1 evidence.
clause-6-11 = Library: a monk moved to the library gains 2 evidence.
clause-6-12 = Harsh judgement: the conversion at the end of the day gives twice the evidence.
clause-6-13 = Company: when a monk joins other monks, each of them gains 1 evidence; the one who moved gains none.
clause-6-14 = Talk of the day: after each turn the monk under most suspicion gains 1 evidence; several if they are level, none if all six are.
clause-7-1 = Everything on the table is open, including the tiles players hold and those that have gone back to the row.
clause-7-2 = Secret: your identity, your hand and a marker you have not shown yet. Unknown to all: identities not dealt, tiles not yet turned up, the stack and the events to come.

# What the final score counts.
final-score = evidence; less is better

# A feature of a position, as a label before two numbers (reviews).
feature-evidence = evidence against this player’s monk
feature-suspicion = suspicion against this player’s monk
feature-rank = evidence that this player’s monk gets at the end of the day
feature-time-tiles = time tiles
feature-own-cards = cards of this player’s monk in hand
