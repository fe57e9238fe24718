# Notre Dame in English.

game-title = Notre Dame
game-subtitle = Lead a Paris borough to prestige with cards and helpers, and keep its rats at bay.

## Names

sector-cloister-school = Cloister school
sector-bank = Bank
sector-residence = Residence
sector-carriage-house = Carriage house
sector-hotel = Hotel
sector-park = Park
sector-hospital = Hospital

place-cloister-school = Cloister school
place-bank = Bank
place-residence = Residence
place-carriage-house = Carriage house
place-hotel = Hotel
place-park = Park
place-hospital = Hospital
place-notre-dame = Notre Dame

card-cloister-school = Cloister school
card-bank = Bank
card-residence = Residence
card-carriage-house = Carriage house
card-hotel = Hotel
card-park = Park
card-hospital = Hospital
card-notre-dame = Notre Dame
card-trusted-friend = Trusted friend

card-cloister-school-action = Place a marker; take as many markers as now stand there.
card-bank-action = Place a marker; take as many coins as pieces now stand there.
card-residence-action = Place a marker; gain as much prestige as pieces now stand there.
card-carriage-house-action = Place a marker; drive as many steps as pieces now stand there and take a message.
card-hotel-action = Place a marker; take a coin, a marker or a step back of your rat, two of these once the hotel is full enough.
card-park-action = Place a marker; your rat steps back, and every two pieces raise each gain of prestige by one.
card-hospital-action = Place a marker; your rat steps back, and every piece weakens the plague.
card-notre-dame-action = Give one, two or three coins for 1, 3 or 6 prestige and place a marker on Notre Dame.
card-trusted-friend-action = Move your friend to a sector and carry out its action.

message-coin = 1 prestige and 1 coin
message-marker = 2 prestige and 1 marker
message-rat = 3 prestige and the rat back 1
message-prestige = 4 prestige

sign-coin = 1+coin
sign-marker = 2+marker
sign-rat = 3+rat
sign-prestige = 4

bonus-coin = a coin
bonus-marker = a marker
bonus-rat = the rat back one

market-centre = centre
market-inner-left = inner left
market-inner-right = inner right
market-outer-left = outer left
market-outer-right = outer right

period-a = A
period-b = B
period-c = C

payment-coins = coins
payment-prestige = prestige

person-minstrel = Minstrel
person-money-lender = Money lender
person-monk = Monk
person-fool = Fool
person-doctor = Doctor
person-hostess = Hostess
person-city-guard = City guard
person-night-watchman = Night watchman
person-bishop = Bishop
person-guild-master = Guild master
person-beggar-king = Beggar king
person-advocate = Advocate
person-lady-of-the-court = Lady of the court
person-mayor = Mayor
person-carpenter = Carpenter
person-manager = Manager
person-nurse = Nurse
person-scholar = Scholar
person-priest = Priest
person-procurator = Procurator
person-bell-ringer = Bell-ringer
person-spy = Spy
person-gypsies = Gypsies
person-coachman = Coachman
person-trader = Trader
person-benefactor = Benefactor
person-butcher = Butcher
person-advisor = Advisor
person-guard = Guard
person-host = Host
person-gravedigger = Gravedigger
person-actress = Actress
person-mistress = Mistress

person-minstrel-favour = Move one to three pieces from one sector to another.
person-money-lender-favour = 2 coins and 1 prestige.
person-monk-favour = 2 markers and 1 prestige.
person-fool-favour = Move one piece to another sector and carry out its action.
person-doctor-favour = This round's plague counts 0 for you.
person-hostess-favour = 3 prestige, and a coin, a marker or the rat back one.
person-city-guard-favour = 1 prestige for each of your pieces on the board.
person-night-watchman-favour = 1 prestige for each empty sector.
person-bishop-favour = A marker of the general supply into an empty sector, with its action.
person-guild-master-favour = 2 prestige for each sector with two pieces or more.
person-beggar-king-favour = 1 prestige for each free space ahead of your rat.
person-advocate-favour = 3 prestige for every two messages.
person-lady-of-the-court-favour = 1 prestige for each piece in your fullest sector.
person-mayor-favour = 3 prestige for each sector with three pieces or more.
person-carpenter-favour = 1 prestige for each sector that is not empty.
person-manager-favour = As much prestige as you have.
person-nurse-favour = A marker of the general supply into the hospital, and the rat back one.
person-scholar-favour = Carry out your third card too.
person-priest-favour = A marker of the general supply onto Notre Dame.
person-procurator-favour = Carry out the action of a sector that is not empty.
person-bell-ringer-favour = 3 prestige for each of your markers on Notre Dame.
person-spy-favour = 2 prestige, and a look at the gray persons to come.
person-gypsies-favour = Return markers from the board for 2 prestige each.
person-coachman-favour = Use all your messages of one kind again.
person-trader-favour = 1 coin for each of your rim markets without a message.
person-benefactor-favour = Pay to move your rat back, one step for each.
person-butcher-favour = A marker of the general supply into each empty sector.
person-advisor-favour = Hire the other two once each, or one of them twice, a coin each.
person-guard-favour = 3 prestige for every two markers in your general supply.
person-host-favour = 2 prestige for each piece in your hotel.
person-gravedigger-favour = As much prestige as the plague value of the round.
person-actress-favour = Move all pieces of a sector to another and carry out its action.
person-mistress-favour = A marker of the general supply to your friend, with that sector's action.

label-round = Round { $round } of 9, period { $period }
label-plague = plague { $count }
label-tile = Notre Dame { $count }
label-supply = coins left { $count }
label-rats = { $count ->
    [one] 1 rat
   *[other] { $count } rats
  }
label-idle = nothing for you now
label-brown = Brown persons to come
label-gray = Gray persons to come
label-prestige = Prestige
label-coins = Coins
label-own = Own
label-general = General
label-rat = Rat
label-carriage = Carriage
label-messages = Messages
label-hand = Your hand
label-pick = Keep one of
label-borough = Borough { $borough }
label-streets = Streets: in a borough the centre meets all four rim markets and each of these its two neighbours. Left leads to the next borough: outer left to outer right, inner left to inner right and centre, centre to inner right.

## Options

option-new_persons = Expansion New Persons
option-new_persons-false = Without
option-new_persons-true = With 18 more gray persons
option-hotel_double_from = Two bonuses of the hotel from
option-hotel_double_from-3 = Three pieces (2017)
option-hotel_double_from-4 = Four pieces (2007)
option-benefactor_pays = The benefactor is paid in
option-benefactor_pays-prestige = Prestige
option-benefactor_pays-coins = Coins
option-hidden_prestige = Prestige of the others
option-hidden_prestige-false = Open
option-hidden_prestige-true = Hidden

## What is asked

decision-keep = Keep one of your three cards; the other two go to the left.
decision-keep-second = Keep one of the two cards you received; the other goes to the left.
decision-play = Which card do you play?
decision-move-in = Your own supply is empty. Which marker moves to { $place }?
decision-donate = You have { $count ->
    [one] one coin
   *[other] { $count } coins
  }. How many do you give to Notre Dame?
decision-friend-to = To which sector does your friend go?
decision-drive = Your carriage may drive { $count ->
    [one] one step
   *[other] up to { $count } steps
  }. Where does it stop?
decision-take = A message of borough { $borough } lies here: { $message }. Do you take it?
decision-bonus = Choose a bonus of the hotel{ $count ->
    [one] .
   *[other] ; you have { $count }.
  }
decision-hire = Whom do you hire for { $count ->
    [one] your last coin?
   *[other] one of your { $count } coins?
  }
decision-advise = The advisor lets you hire { $count ->
    [one] once more.
   *[other] { $count } times more.
  }
decision-minstrel = From which sector do pieces move?
decision-minstrel-to = To which sector do they move from { $sector }?
decision-minstrel-count = How many pieces move from { $sector } to { $sector2 }?
decision-fool = Which piece does the fool move?
decision-fool-to = To which sector does the piece from { $place } go?
decision-bishop = Which empty sector gets a marker?
decision-procurator = Which sector acts?
decision-gypsies = Which marker goes back? So far { $count ->
    [one] one.
   *[other] { $count }.
  }
decision-coachman = Which kind of message do you use again?
decision-benefactor = How far does your rat go back? You pay one of your { $payment } for each step.
decision-butcher = Too few markers: { $count } left. Which empty sector gets one?
decision-actress = From which sector do all pieces move?
decision-actress-to = To which sector do all pieces of { $sector } go?
decision-outbreak = Several sectors are equally full. Which one loses a marker?

## Choices

choice-lay = The message brings { $message }
choice-join = { $person } takes part
choice-start = { $seat } starts
choice-reveal = { $person } is revealed
choice-draw = { $card } is drawn
choice-keep = Keep { $card }
choice-play = Play { $card } (card of { $seat })
choice-from = From { $place }
choice-without = Leave the card without effect
choice-pay = { $count ->
    [0] Pay nothing
   *[other] Pay { $count }
  }
choice-friend = Friend to { $sector }
choice-drive = Drive to borough { $borough }, { $market }
choice-stay = Stay
choice-take = Take the message
choice-leave = Leave it
choice-bonus = Take { $bonus }
choice-hire = Hire { $person }
choice-pass = Hire nobody
choice-to = To { $sector }
choice-move = { $friend ->
    [0] { $count ->
        [one] One marker
       *[other] { $count } markers
      }
   *[other] { $count ->
        [0] The friend
        [one] The friend and one marker
       *[other] The friend and { $count } markers
      }
  }
choice-from-friend = The friend
choice-return = Return a marker from { $place }
choice-enough = That is enough
choice-kind = { $message }
choice-act = { $sector }
choice-remove = From { $sector }
choice-foresee = { $person } comes next

## What happened

event-joined = { $person } takes part in this game.
event-start-player = { $seat } starts and holds the bell-ringer.
event-round = Round { $round }, period { $period }: { $seat } is start player.
event-revealed = { $person } is here, with { $rats ->
    [0] no rats.
    [one] one rat.
   *[other] { $rats } rats.
  }
event-foresaw = { $seat } sees who comes in round { $round }: { $person }.
event-drew = { $seat } draws { $card }.
event-kept = { $seat } keeps { $card }.
event-passed-two = { $seat } passes { $card } and { $card2 } to { $seat2 }.
event-received-two = { $seat } receives { $card } and { $card2 } from { $seat2 }.
event-passed-one = { $seat } passes { $card } to { $seat2 }.
event-received-one = { $seat } receives { $card } from { $seat2 }.
event-played = { $seat } plays { $card }, a card of { $seat2 }.
event-placed = A marker of { $seat } comes to { $sector }.
event-no-effect = { $card } has no effect for { $seat }.
event-moved-in = { $seat } moves a marker from { $place } to { $sector }.
event-donated = { $seat } gives { $count ->
    [one] one coin
   *[other] { $count } coins
  } and places a marker on Notre Dame.
event-friend = The friend of { $seat } goes to { $sector }.
event-action = { $seat } uses { $sector } with { $count ->
    [one] one piece.
   *[other] { $count } pieces.
  }
event-markers = { $seat } takes { $count ->
    [one] one marker
   *[other] { $count } markers
  } from the general supply.
event-coins = { $seat } takes { $count ->
    [one] one coin.
   *[other] { $count } coins.
  }
event-coin-from = The coins ran out: { $seat } takes one from { $seat2 }.
event-prestige = { $seat } gains { $count } prestige{ $bonus ->
    [0] .
   *[other] , { $bonus } of it from the park.
  }
event-prestige-lost = { $seat } gives up { $count } prestige.
event-rat-back = The rat of { $seat } goes back { $count } to { $rat }.
event-stayed = The carriage of { $seat } stays.
event-drove = The carriage of { $seat } drives to borough { $borough }, { $market }.
event-message-barred = { $seat } may not take a message of borough { $borough } yet.
event-left-message = { $seat } leaves the message ({ $message }).
event-took = { $seat } takes a message of borough { $borough }: { $message }.
event-cannot-hire = { $seat } has no coin to hire with.
event-hired = { $seat } hires { $person }.
event-favour-idle = { $person } can do nothing for { $seat }.
event-passed = { $seat } hires nobody.
event-moved = { $seat } moves { $count ->
    [one] one piece
   *[other] { $count } pieces
  } from { $sector } to { $sector2 }.
event-studied = { $seat } carries out the third card: { $card }.
event-prayed = A marker of { $seat } comes to Notre Dame.
event-returned = { $seat } returns a marker from { $place }.
event-delivered = { $seat } uses { $count ->
    [one] one message
   *[other] { $count } messages
  } again: { $message }.
event-benefited = { $seat } pays { $count } ({ $payment }) to the benefactor.
event-discarded = { $seat } lays { $card } aside unseen.
event-plague = The plague comes with { $count ->
    [one] one rat.
   *[other] { $count } rats.
  }
event-rat = The rat of { $seat } moves to { $rat }.
event-outbreak = The plague breaks out at { $seat }.
event-removed = { $seat } loses a marker in { $sector }.
event-notre-dame = Notre Dame is scored: { $count ->
    [one] one marker
   *[other] { $count } markers
  }, { $share } prestige each.
event-over = { $seat } wins with { $count } prestige.

reason-nine-rounds = all nine rounds are played
tiebreak-supplies = more coins and markers in the own supply

## Why not

refusal-card-not-drawn = { $card } is not among the cards you drew.
refusal-card-not-received = { $card } is not among the cards you received.
refusal-bonus-empty = There is nothing to get: { $bonus }.
refusal-no-such-borough = There is no borough { $borough } in this game.
refusal-no-way-back = One step cannot lead back to where it began.
refusal-too-far = That is too far; you have { $count ->
    [one] one step
   *[other] { $count } steps
  }.
refusal-not-in-hand = You do not hold { $card } in this colour.
refusal-same-place = It must be another place than { $place }.
refusal-no-marker-there = You have no marker in { $place }.
refusal-pay-now = You have chosen a marker, so at least one coin is due.
refusal-three-coins = Three coins are the most.
refusal-too-few-coins = You have only { $count ->
    [one] one coin
   *[other] { $count } coins
  }.
refusal-friend-there = Your friend already stands in { $sector }.
refusal-not-the-fullest = { $sector } is not one of your fullest sectors with a marker.
refusal-person-not-there = { $person } is not here this round.
refusal-advisor-once = The advisor cannot be hired again.
refusal-not-from-notre-dame = Pieces cannot move from Notre Dame here.
refusal-no-piece-there = You have no piece in { $place }.
refusal-friend-elsewhere = Your friend is not in { $sector }.
refusal-too-few-markers = You have fewer markers in { $sector }.
refusal-one-to-three = One to three pieces move.
refusal-friend-off-board = Your friend is not on the board yet.
refusal-not-empty = { $sector } is not empty.
refusal-sector-empty = { $sector } is empty.
refusal-no-such-message = You have no message of this kind: { $message }.
refusal-rat-not-so-far = Your rat stands only on { $rat }.
refusal-cannot-pay = You can pay { $count } at most.

## The rules, clause by clause

chapter-1 = Components
chapter-2 = Setting up
chapter-3 = A round
chapter-4 = Action cards
chapter-5 = Markers and coins
chapter-6 = Persons of the base game
chapter-7 = The plague
chapter-8 = Scoring and the end
chapter-9 = Two players
chapter-10 = The expansion New Persons
chapter-11 = Who knows what

clause-1-1 = Two to five people play. Each has a borough around the Notre Dame tile; with two players there are four boroughs.
clause-1-2 = Each colour has 14 markers, a trusted friend, a carriage, four messages and nine action cards.
clause-1-3 = There are 25 coins in all. Prestige never runs out.
clause-1-4 = There are six brown persons and three gray ones for each of the periods A, B and C. The expansion adds six gray ones to each period.
clause-1-5 = The Notre Dame tile is worth 6, 8, 10 or 12 prestige with two, three, four or five players.
clause-1-6 = Each colour has one message of each kind: 1 prestige and a coin, 2 prestige and a marker, 3 prestige and a step back of the rat, 4 prestige.
clause-1-7 = Every person shows rats. The nine persons of a base period carry 12, 13 and 12 of them.
clause-1-8 = A borough has a centre, where no message lies, and four rim markets. Streets join them and lead to the neighbouring boroughs, never across the tile.
clause-2-1 = You start with your carriage on your centre, 4 markers of your own and 10 in the general supply, 3 coins and the rat on 0. Your friend waits off the board. Your messages lie at random on your rim markets, your nine cards are shuffled.
clause-2-2 = The brown persons form one shuffled stack. In the gray stack the persons of A lie above those of B, and those of C at the bottom.
clause-2-3 = With the expansion, three of the nine gray persons of each letter are drawn. Everybody knows who takes part, nobody knows the order.
clause-2-4 = The first start player is drawn and holds the bell-ringer. The expansion is an option.
clause-3-1 = A round begins with two brown persons and a gray one from the tops of their stacks.
clause-3-2 = Draw three of your cards, keep one and pass two to the left; of the two you receive keep one and pass the other on; take up the last. All do so at once and unseen. A card works for whoever plays it.
clause-3-3 = From the start player on, everybody plays one card, then everybody a second one. The third is laid aside unseen.
clause-3-4 = From the start player on, everybody may hire one open person for a coin. With a coin this is always allowed; the favour is then done as far as it can be. The same person can serve several players.
clause-3-5 = Then comes the plague.
clause-3-6 = At the end of a round the persons leave and the bell-ringer goes to the left.
clause-3-7 = After every third round Notre Dame is scored, the brown persons are shuffled, and all action cards return to their owners, who shuffle them.
clause-4-1 = Cloister school: take as many markers from your general supply as pieces stand there.
clause-4-2 = Bank: take as many coins as pieces stand there.
clause-4-3 = Residence: gain as much prestige as pieces stand there.
clause-4-4 = Carriage house: drive up to as many steps as pieces stand there. Where the drive ends you may take a message. Not driving takes nothing; a drive of two steps or more may end where it began.
clause-4-5 = A message rewards you at once. You may take a colour if you hold no more of it than of any other colour that still lies on the board.
clause-4-6 = Hotel: a coin, a marker or a step back of the rat. From three pieces on you choose twice, in the edition of 2007 from four. What would give nothing is not offered.
clause-4-7 = Trusted friend: your friend goes to a sector, later to a different one, and its action follows. The friend counts as a marker wherever pieces are counted, and never stands on Notre Dame.
clause-4-8 = Park: the rat goes back one. Besides, every gain of prestige is raised by one for every two pieces in your park.
clause-4-9 = Hospital: the rat goes back one. Besides, each piece there weakens the plague for you.
clause-4-10 = Notre Dame: give 1, 2 or 3 coins for 1, 3 or 6 prestige and place a marker on the tile. Without a gift nothing is placed.
clause-4-11 = The rat never goes below 0.
clause-5-1 = An action needs a marker of your own supply in its sector. While you have one you must place it and act; only Notre Dame may be declined.
clause-5-2 = With an empty own supply you may move a marker from elsewhere on the board, never the friend, or leave the card without effect.
clause-5-3 = From an empty general supply you get nothing.
clause-5-4 = When the coins run out, the missing ones come one by one from the richest opponent, the first clockwise among equals.
clause-6-1 = Hostess: 3 prestige, and a coin, a marker or a step back of the rat.
clause-6-2 = Minstrel: move one to three of your pieces, the friend if you like, from one sector to another. Nothing is carried out there, and Notre Dame is left alone.
clause-6-3 = Money lender: 2 coins and 1 prestige.
clause-6-4 = Fool: move a marker or the friend to another sector and carry out its action. The marker may come from Notre Dame but not go there.
clause-6-5 = Monk: 2 markers and 1 prestige.
clause-6-6 = Doctor: for you the plague value of this round is 0.
clause-6-7 = City guard: 1 prestige for each of your markers in sectors and on Notre Dame, and for the friend in your borough.
clause-6-8 = Night watchman: 1 prestige for each empty sector.
clause-6-9 = Bishop: place a marker of the general supply in an empty sector and carry out its action.
clause-6-10 = Guild master: 2 prestige for each sector with two pieces or more.
clause-6-11 = Beggar king: 1 prestige for each space between your rat and the end of its track.
clause-6-12 = Advocate: 3 prestige for every two messages you hold.
clause-6-13 = Lady of the court: 1 prestige for each piece in your fullest sector.
clause-6-14 = Mayor: 3 prestige for each sector with three pieces or more.
clause-6-15 = Carpenter: 1 prestige for each sector that is not empty.
clause-7-1 = The plague value is the number of rats on the three open persons.
clause-7-2 = Your rat moves by the plague value less the pieces in your hospital, back if that is below zero.
clause-7-3 = Who hired the doctor reckons with 0 instead of the plague value.
clause-7-4 = If the rat would pass 9 it stays on 9, you lose 2 prestige as far as you have them, and one marker of your fullest sector returns to the general supply. Among equals you choose; the friend counts but stays.
clause-8-1 = After rounds 3, 6 and 9 the value of the tile is divided by all markers on it, rounded down. Each marker brings its owner this share, then all go back to the general supplies.
clause-8-2 = After nine rounds the most prestige wins; among equals more coins and own markers together; after that the victory is shared.
clause-9-1 = Two players sit at opposite boroughs of four. The idle boroughs hold messages of two more colours, which count for the sets.
clause-9-2 = With two players the draft is the same: the last card comes back.
clause-10-1 = Manager: gain as much prestige as you have.
clause-10-2 = Nurse: a marker of the general supply into the hospital, and the rat back one, with or without the marker.
clause-10-3 = Scholar: carry out your third card. While the scholar is here the third cards are kept until everybody has hired.
clause-10-4 = Priest: a marker of the general supply onto Notre Dame, nothing else.
clause-10-5 = Procurator: carry out the action of a sector that is not empty, without placing anything.
clause-10-6 = Bell-ringer: 3 prestige for each of your markers on Notre Dame.
clause-10-7 = Spy: 2 prestige, and you alone look at the gray persons to come, in their order.
clause-10-8 = Gypsies: return any number of your markers from sectors or Notre Dame, for 2 prestige each, as one gain.
clause-10-9 = Coachman: choose one kind of message you hold and use all of that kind again, as one gain.
clause-10-10 = Trader: 1 coin for each of your four rim markets without a message.
clause-10-11 = Benefactor: pay as much as you like, in prestige or by option in coins, and move the rat back one for each.
clause-10-12 = Butcher: a marker of the general supply into each empty sector, without actions. With too few you choose where.
clause-10-13 = Advisor: hire up to twice more for a coin each, the two others or one of them twice, never the advisor.
clause-10-14 = Guard: 3 prestige for every two of your markers in the general supply.
clause-10-15 = Host: 2 prestige for each piece in your hotel.
clause-10-16 = Gravedigger: as much prestige as the plague value of the round.
clause-10-17 = Actress: move all pieces of a sector, the friend included, to another sector and carry out its action.
clause-10-18 = Mistress: a marker of the general supply into your friend's sector, then its action. Without friend or marker nothing happens.
clause-11-1 = The board, supplies, coins, rats, messages, open persons and played cards are public, and so is who can still come. Prestige is public, or by option each player's secret.
clause-11-2 = Your hand, what you kept and passed, and what a spy saw are private. Cards laid aside stay unknown.
