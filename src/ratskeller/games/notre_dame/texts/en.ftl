# Notre Dame in English.

game-title = Notre Dame
game-subtitle = Lead a Paris borough to prestige with cards and helpers, and keep its rats at bay.
game-minutes = 60

## Names

sector-cloister-school = Cloister school
    .the = the cloister school
sector-bank = Bank
    .the = the bank
sector-residence = Residence
    .the = the residence
sector-carriage-house = Carriage house
    .the = the carriage house
sector-hotel = Hotel
    .the = the hotel
sector-park = Park
    .the = the park
sector-hospital = Hospital
    .the = the hospital

place-cloister-school = Cloister school
    .the = the cloister school
    .in = in the cloister school
place-bank = Bank
    .the = the bank
    .in = in the bank
place-residence = Residence
    .the = the residence
    .in = in the residence
place-carriage-house = Carriage house
    .the = the carriage house
    .in = in the carriage house
place-hotel = Hotel
    .the = the hotel
    .in = in the hotel
place-park = Park
    .the = the park
    .in = in the park
place-hospital = Hospital
    .the = the hospital
    .in = in the hospital
place-notre-dame = Notre Dame
    .the = Notre Dame
    .in = on Notre Dame

card-cloister-school = Cloister school
card-bank = Bank
card-residence = Residence
card-carriage-house = Carriage house
card-hotel = Hotel
card-park = Park
card-hospital = Hospital
card-notre-dame = Notre Dame
card-trusted-friend = Trusted friend

card-cloister-school-action = Place a marker; take as many markers as there are pieces there now.
card-bank-action = Place a marker; take as many coins as there are pieces there now.
card-residence-action = Place a marker; gain as much prestige as there are pieces there now.
card-carriage-house-action = Place a marker; drive up to 1 step per piece there. Where you stop you may take the message.
card-hotel-action = Place a marker; take a coin or a marker, or move your rat back one. From three pieces on (2007 edition: four) you choose twice.
card-park-action = Place a marker; your rat goes back one. Every two pieces here add 1 to each gain of prestige.
card-hospital-action = Place a marker; your rat goes back one. Each piece here lowers the plague by 1 for you.
card-notre-dame-action = Give 1, 2 or 3 coins for 1, 3 or 6 prestige and place a marker on Notre Dame.
card-trusted-friend-action = Move your friend to another sector and carry out its action.

message-coin = 1 prestige and 1 coin
message-marker = 2 prestige and 1 marker
message-rat = 3 prestige and the rat back one
message-prestige = 4 prestige

sign-coin = 1+coin
sign-marker = 2+marker
sign-rat = 3+rat
sign-prestige = 4

bonus-coin = a coin
bonus-marker = a marker
bonus-rat = one step back for your rat

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
    .the = the minstrel
person-money-lender = Money lender
    .the = the money lender
person-monk = Monk
    .the = the monk
person-fool = Fool
    .the = the fool
person-doctor = Doctor
    .the = the doctor
person-hostess = Hostess
    .the = the hostess
person-city-guard = City guard
    .the = the city guard
person-night-watchman = Night watchman
    .the = the night watchman
person-bishop = Bishop
    .the = the bishop
person-guild-master = Guild master
    .the = the guild master
person-beggar-king = Beggar king
    .the = the beggar king
person-advocate = Advocate
    .the = the advocate
person-lady-of-the-court = Lady of the court
    .the = the lady of the court
person-mayor = Mayor
    .the = the mayor
person-carpenter = Carpenter
    .the = the carpenter
person-manager = Manager
    .the = the manager
person-nurse = Nurse
    .the = the nurse
person-scholar = Scholar
    .the = the scholar
person-priest = Priest
    .the = the priest
person-procurator = Procurator
    .the = the procurator
person-bell-ringer = Bell-ringer
    .the = the bell-ringer
person-spy = Spy
    .the = the spy
person-gypsies = Gypsies
    .the = the gypsies
person-coachman = Coachman
    .the = the coachman
person-trader = Trader
    .the = the trader
person-benefactor = Benefactor
    .the = the benefactor
person-butcher = Butcher
    .the = the butcher
person-advisor = Advisor
    .the = the advisor
person-guard = Guard
    .the = the guard
person-host = Host
    .the = the host
person-gravedigger = Gravedigger
    .the = the gravedigger
person-actress = Actress
    .the = the actress
person-mistress = Mistress
    .the = the mistress

person-minstrel-favour = Move one to three pieces from one sector to another.
person-money-lender-favour = 2 coins and 1 prestige.
person-monk-favour = 2 markers and 1 prestige.
person-fool-favour = Move one piece to another sector and carry out its action.
person-doctor-favour = This round’s plague counts 0 for you.
person-hostess-favour = 3 prestige, and a coin, a marker or your rat back one.
person-city-guard-favour = 1 prestige for each of your pieces on the board.
person-night-watchman-favour = 1 prestige for each empty sector.
person-bishop-favour = Place a marker from the general supply in an empty sector and carry out its action.
person-guild-master-favour = 2 prestige for each sector with two or more pieces.
person-beggar-king-favour = 1 prestige for each free space ahead of your rat.
person-advocate-favour = 3 prestige for every two messages.
person-lady-of-the-court-favour = 1 prestige for each piece in your fullest sector.
person-mayor-favour = 3 prestige for each sector with three or more pieces.
person-carpenter-favour = 1 prestige for each sector that is not empty.
person-manager-favour = Gain as much prestige as you have now.
person-nurse-favour = Place a marker from the general supply in your hospital; your rat goes back one.
person-scholar-favour = Carry out your third card too.
person-priest-favour = Place a marker from the general supply on Notre Dame.
person-procurator-favour = Carry out the action of a sector that is not empty.
person-bell-ringer-favour = 3 prestige for each of your markers on Notre Dame.
person-spy-favour = 2 prestige, and you look at the grey persons still to come.
person-gypsies-favour = Return markers from the board for 2 prestige each.
person-coachman-favour = Use all your messages of one kind again.
person-trader-favour = 1 coin for each of your four corner markets without a message.
person-benefactor-favour = Pay prestige (by option: coins); your rat goes back one for each.
person-butcher-favour = Place a marker from the general supply in every empty sector; no actions follow.
person-advisor-favour = Hire up to twice more, a coin each: the two others, or one of them twice.
person-guard-favour = 3 prestige for every two markers in your general supply.
person-host-favour = 2 prestige for each piece in your hotel.
person-gravedigger-favour = As much prestige as this round’s plague value.
person-actress-favour = Move all pieces from one sector to another and carry out its action.
person-mistress-favour = Place a marker from the general supply in your friend’s sector and carry out its action.

label-round = Round { $round } of 9, period { $period }
label-plague = plague { $count }
label-tile = Notre Dame { $count }
label-supply = coins left { $count }
label-rats = { $count ->
    [one] 1 rat
   *[other] { $count } rats
  }
label-idle = gives you nothing now
label-brown = Brown persons to come
label-gray = Grey persons to come
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
label-streets = Streets: in a borough the centre meets all four corner markets and each of these its two neighbours. To the left neighbour: outer left to its outer right, inner left to its inner right and centre, centre to its inner right.

## Options

option-new_persons = Expansion New Persons
option-new_persons-false = Without
option-new_persons-true = With 18 more grey persons
option-hotel_double_from = The hotel gives two bonuses from
option-hotel_double_from-3 = Three pieces (2017)
option-hotel_double_from-4 = Four pieces (2007)
option-benefactor_pays = The benefactor is paid in
option-benefactor_pays-prestige = Prestige
option-benefactor_pays-coins = Coins
option-hidden_prestige = Other players’ prestige
option-hidden_prestige-false = Open
option-hidden_prestige-true = Hidden

## What is asked

decision-keep = Keep one of your three cards; the other two go to the left.
decision-keep-second = Keep one of the two cards you received; the other goes to the left.
decision-play = Which card do you play?
decision-move-in = Your own supply is empty. Which marker do you move to { $place-the }?
decision-donate = You have { $count ->
    [one] one coin
   *[other] { $count } coins
  }. How many do you give to Notre Dame?
decision-friend-to = To which sector does your friend go?
decision-drive = Your carriage may drive { $count ->
    [one] one step
   *[other] up to { $count } steps
  }. Where does it stop?
decision-take = A message from borough { $borough } lies here: { $message }. Do you take it?
decision-bonus = Choose a hotel bonus{ $count ->
    [one] .
   *[other] ; you get { $count }.
  }
decision-hire = Whom do you hire for { $count ->
    [one] your last coin?
   *[other] one of your { $count } coins?
  }
decision-advise = The advisor lets you hire { $count ->
    [one] once more.
   *[other] up to { $count } times more.
  }
decision-minstrel = From which sector do you move pieces?
decision-minstrel-to = To which sector do you move them from { $sector-the }?
decision-minstrel-count = How many pieces do you move from { $sector-the } to { $sector2-the }?
decision-fool = Which piece do you move?
decision-fool-to = To which sector do you move the piece from { $place-the }?
decision-bishop = Which empty sector gets a marker?
decision-procurator = Which sector’s action do you carry out?
decision-gypsies = Which marker do you return? So far: { $count }.
decision-coachman = Which kind of message do you use again?
decision-benefactor = How far does your rat go back? Each step costs 1 ({ $payment }).
decision-butcher = Too few markers: { $count } left. Which empty sector gets one?
decision-actress = From which sector do you move all pieces?
decision-actress-to = To which sector do you move all pieces from { $sector-the }?
decision-outbreak = Several sectors are equally full. Which one loses a marker?

## Choices

choice-lay = The message gives { $message }
choice-join = { $person } takes part
choice-start = { $seat } starts
choice-reveal = { $person } is revealed
choice-draw = { $card } is drawn
choice-keep = Keep { $card }
choice-play = Play { $card } ({ $you ->
    [yes] your card
   *[no] { $seat }’s card
  })
choice-from = From { $place-the }
choice-without = Play the card without effect
choice-pay = { $count ->
    [0] Pay nothing
   *[other] Pay { $count }
  }
choice-friend = Friend to { $sector-the }
choice-drive = Drive to borough { $borough }, { $market }
choice-stay = Stay where you are
choice-take = Take the message
choice-leave = Leave it
choice-bonus = Take { $bonus }
choice-hire = Hire { $person-the }
choice-pass = Hire nobody
choice-to = To { $sector-the }
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
choice-return = Return a marker from { $place-the }
choice-enough = That is enough
choice-kind = { $message }
choice-act = { $sector }
choice-remove = From { $sector-the }
choice-foresee = { $person } comes next

## What happened

event-joined = Taking part in this game: { $person }.
event-start-player = { $you ->
    [yes] You start and hold
   *[no] { $seat } starts and holds
  } the bell-ringer.
event-round = Round { $round }, period { $period }: { $you ->
    [yes] you are
   *[no] { $seat } is
  } the start player.
event-revealed = New in town: { $person }, with { $rats ->
    [0] no rats.
    [one] one rat.
   *[other] { $rats } rats.
  }
event-foresaw = { $you ->
    [yes] You see
   *[no] { $seat } sees
  } who comes in round { $round }: { $person-the }.
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
  } { $card }.
event-kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
  } { $card }.
event-passed-two = { $you ->
    [yes] You pass
   *[no] { $seat } passes
  } { $card } and { $card2 } to { $you2 ->
    [yes] you
   *[no] { $seat2 }
  }.
event-received-two = { $you ->
    [yes] You receive
   *[no] { $seat } receives
  } { $card } and { $card2 } from { $you2 ->
    [yes] you
   *[no] { $seat2 }
  }.
event-passed-one = { $you ->
    [yes] You pass
   *[no] { $seat } passes
  } { $card } to { $you2 ->
    [yes] you
   *[no] { $seat2 }
  }.
event-received-one = { $you ->
    [yes] You receive
   *[no] { $seat } receives
  } { $card } from { $you2 ->
    [yes] you
   *[no] { $seat2 }
  }.
event-played = { $you ->
    [yes] You play
   *[no] { $seat } plays
  } { $card }{ $own ->
    [yes] .
   *[no] { $you2 ->
        [yes] {" "}(your card).
       *[no] {" "}({ $seat2 }’s card).
      }
  }
event-placed = { $you ->
    [yes] You place
   *[no] { $seat } places
  } a marker in { $sector-the }.
event-no-effect = { $card } has no effect for { $you ->
    [yes] you
   *[no] { $seat }
  }.
event-moved-in = { $you ->
    [yes] You move
   *[no] { $seat } moves
  } a marker from { $place-the } to { $sector-the }.
event-donated = { $you ->
    [yes] You give
   *[no] { $seat } gives
  } { $count ->
    [one] one coin
   *[other] { $count } coins
  } to Notre Dame and { $you ->
    [yes] place
   *[no] places
  } a marker there.
event-friend = { $you ->
    [yes] Your
   *[no] { $seat }’s
  } friend goes to { $sector-the }.
event-action = { $you ->
    [yes] You use
   *[no] { $seat } uses
  } { $sector-the } with { $count ->
    [one] one piece
   *[other] { $count } pieces
  }.
event-markers = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } { $count ->
    [one] one marker
   *[other] { $count } markers
  } from the general supply.
event-coins = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } { $count ->
    [one] one coin
   *[other] { $count } coins
  }.
event-coin-from = The coins have run out: { $you ->
    [yes] you take
   *[no] { $seat } takes
  } one from { $you2 ->
    [yes] you
   *[no] { $seat2 }
  }.
event-prestige = { $you ->
    [yes] You gain
   *[no] { $seat } gains
  } { $count } prestige{ $bonus ->
    [0] .
   *[other] , { $bonus } of it from the park.
  }
event-prestige-lost = { $you ->
    [yes] You lose
   *[no] { $seat } loses
  } { $count } prestige.
event-rat-back = { $you ->
    [yes] Your
   *[no] { $seat }’s
  } rat goes back { $count }, to { $rat }.
event-stayed = { $you ->
    [yes] Your
   *[no] { $seat }’s
  } carriage stays where it is.
event-drove = { $you ->
    [yes] Your
   *[no] { $seat }’s
  } carriage drives to borough { $borough }, { $market }.
event-message-barred = { $you ->
    [yes] You
   *[no] { $seat }
  } may not take a message from borough { $borough } yet.
event-left-message = { $you ->
    [yes] You leave
   *[no] { $seat } leaves
  } the message ({ $message }).
event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } a message from borough { $borough }: { $message }.
event-cannot-hire = { $you ->
    [yes] You have
   *[no] { $seat } has
  } no coin to hire anybody with.
event-hired = { $you ->
    [yes] You hire
   *[no] { $seat } hires
  } { $person-the }.
event-favour-idle = { $you ->
    [yes] You get
   *[no] { $seat } gets
  } nothing from { $person-the }.
event-passed = { $you ->
    [yes] You hire
   *[no] { $seat } hires
  } nobody.
event-moved = { $you ->
    [yes] You move
   *[no] { $seat } moves
  } { $count ->
    [one] one piece
   *[other] { $count } pieces
  } from { $sector-the } to { $sector2-the }.
event-studied = { $you ->
    [yes] You also carry out your
   *[no] { $seat } also carries out the
  } third card: { $card }.
event-prayed = { $you ->
    [yes] You place
   *[no] { $seat } places
  } a marker on Notre Dame.
event-returned = { $you ->
    [yes] You return
   *[no] { $seat } returns
  } a marker from { $place-the }.
event-delivered = { $you ->
    [yes] You use
   *[no] { $seat } uses
  } { $count ->
    [one] one message
   *[other] { $count } messages
  } again: { $message }.
event-benefited = { $you ->
    [yes] You pay
   *[no] { $seat } pays
  } the benefactor { $count } ({ $payment }).
event-discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
  } { $card } face down.
event-plague = The plague: { $count ->
    [0] no rats.
    [one] one rat.
   *[other] { $count } rats.
  }
event-rat = { $you ->
    [yes] Your
   *[no] { $seat }’s
  } rat moves to { $rat }.
event-outbreak = The plague breaks out in { $you ->
    [yes] your
   *[no] { $seat }’s
  } borough.
event-removed = { $you ->
    [yes] You lose
   *[no] { $seat } loses
  } a marker in { $sector-the }.
event-notre-dame = Notre Dame is scored: { $count ->
    [one] one marker
   *[other] { $count } markers
  }, { $share } prestige each.
event-over = { $you ->
    [yes] You win
   *[no] { $seat } wins
  } with { $count } prestige.

reason-nine-rounds = all nine rounds have been played
tiebreak-supplies = more coins plus markers in the player’s own supply

## Why not

refusal-card-not-drawn = { $card } is not one of the cards you drew.
refusal-card-not-received = { $card } is not one of the cards you received.
refusal-bonus-empty = This bonus would give you nothing: { $bonus }.
refusal-no-such-borough = There is no borough { $borough } in this game.
refusal-no-way-back = One step cannot bring you back to where you started.
refusal-too-far = That is too far; you have { $count ->
    [one] one step
   *[other] { $count } steps
  }.
refusal-not-in-hand = You do not hold { $card } in this colour.
refusal-same-place = It must be another place, not { $place-the }.
refusal-no-marker-there = You have no marker { $place-in }.
refusal-pay-now = You have chosen a marker, so at least one coin is due.
refusal-three-coins = Three coins is the most.
refusal-too-few-coins = You have only { $count ->
    [one] one coin
   *[other] { $count } coins
  }.
refusal-friend-there = Your friend is already in { $sector-the }.
refusal-not-the-fullest = This is not one of your fullest sectors that hold a marker: { $sector }.
refusal-person-not-there = Not here this round: { $person }.
refusal-advisor-once = The advisor cannot be hired again.
refusal-not-from-notre-dame = Pieces cannot move from Notre Dame here.
refusal-no-piece-there = You have no piece { $place-in }.
refusal-friend-elsewhere = Your friend is not in { $sector-the }.
refusal-too-few-markers = You do not have that many markers in { $sector-the }.
refusal-one-to-three = You move one to three pieces.
refusal-friend-off-board = Your friend is not on the board yet.
refusal-not-empty = This sector is not empty: { $sector }.
refusal-sector-empty = This sector is empty: { $sector }.
refusal-no-such-message = You have no message of this kind: { $message }.
refusal-rat-not-so-far = Your rat is only on { $rat }.
refusal-cannot-pay = You can pay at most { $count }.

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

clause-1-1 = For two to five players. Each has a borough around the Notre Dame tile; with two players there are four boroughs.
clause-1-2 = Each colour has 14 markers, a trusted friend, a carriage, four messages and nine action cards.
clause-1-3 = There are 25 coins in all. Prestige never runs out.
clause-1-4 = There are six brown persons and three grey ones for each of the periods A, B and C. The expansion adds six grey ones to each period.
clause-1-5 = The Notre Dame tile is worth 6, 8, 10 or 12 prestige with two, three, four or five players.
clause-1-6 = Each colour has one message of each kind: 1 prestige and a coin, 2 prestige and a marker, 3 prestige and your rat back one, 4 prestige.
clause-1-7 = Each person shows 0 to 3 rats. The six brown and three grey persons of the base game carry 12 rats in period A, 13 in B and 12 in C.
clause-1-8 = A borough has a centre, where no message lies, and four corner markets. Streets join them and lead to the neighbouring boroughs, never across the tile.
clause-2-1 = You start with 4 markers of your own, 10 in the general supply, 3 coins, the rat on 0 and your carriage on your centre. Your friend waits beside the board. Messages lie at random on your corner markets; your nine cards are shuffled.
clause-2-2 = The brown persons form one shuffled stack. In the grey stack the persons of A lie above those of B, and those of C at the bottom.
clause-2-3 = With the expansion, three of the nine grey persons of each letter are drawn. Everybody knows who takes part, nobody knows the order.
clause-2-4 = The first start player is drawn at random and gets the bell-ringer. The expansion is an option.
clause-3-1 = A round begins with two brown persons and a grey one from the tops of their stacks.
clause-3-2 = Draw three cards, keep one, pass two to the left. Of the two you receive, keep one and pass the other on. The last one completes your hand. All choose at the same time, face down. A card works for whoever plays it.
clause-3-3 = From the start player on, everybody plays one card, then everybody a second one. The third is discarded face down.
clause-3-4 = From the start player on, everybody may hire one open person for a coin. The favour is carried out as far as possible; if it can give you nothing, the coin is lost. Several players may hire the same person.
clause-3-5 = Then comes the plague.
clause-3-6 = At the end of a round the persons leave and the bell-ringer passes to the left.
clause-3-7 = After every third round Notre Dame is scored, the brown persons are shuffled, and all action cards return to their owners, who shuffle them.
clause-4-1 = Cloister school: take as many markers from your general supply as there are pieces there.
clause-4-2 = Bank: take as many coins as there are pieces there.
clause-4-3 = Residence: gain as much prestige as there are pieces there.
clause-4-4 = Carriage house: drive up to as many steps as there are pieces there. Where the drive ends you may take the message. Staying put takes nothing; a drive of two steps or more may end where it began.
clause-4-5 = A message rewards you at once. You may take a colour if you hold no more of it than of any other colour that still lies on the board.
clause-4-6 = Hotel: a coin, a marker or your rat back one. From three pieces on (2007 edition: four) you choose twice. A bonus that would give nothing is not offered.
clause-4-7 = Trusted friend: your friend moves to a sector, later always to a different one, and you carry out its action; you cannot decline. The friend counts as a marker wherever pieces are counted, and never stands on Notre Dame.
clause-4-8 = Park: your rat goes back one. Besides, each gain of prestige grows by one for every two pieces in your park, once per gain.
clause-4-9 = Hospital: your rat goes back one. Besides, each piece there lowers the plague by one for you.
clause-4-10 = Notre Dame: give 1, 2 or 3 coins for 1, 3 or 6 prestige and place a marker on the tile. If you give nothing, nothing is placed.
clause-4-11 = The rat never goes below 0.
clause-5-1 = An action needs a marker from your own supply in its sector. While you have one, you must place it and carry out the action; only Notre Dame may be declined.
clause-5-2 = If your own supply is empty, you may move a marker from elsewhere on the board, never the friend, or play the card without effect.
clause-5-3 = From an empty general supply you get nothing.
clause-5-4 = When the coins run out, the missing ones come one by one from the richest opponent; among equals, from the first clockwise.
clause-6-1 = Hostess: 3 prestige, and a coin, a marker or your rat back one.
clause-6-2 = Minstrel: move one to three of your pieces, the friend included if you like, from one sector to another. No action follows, and Notre Dame is not involved.
clause-6-3 = Money lender: 2 coins and 1 prestige.
clause-6-4 = Fool: move a marker or the friend to another sector and carry out its action. The marker may come from Notre Dame but not go there.
clause-6-5 = Monk: 2 markers and 1 prestige.
clause-6-6 = Doctor: for you the plague value of this round is 0.
clause-6-7 = City guard: 1 prestige for each of your markers in sectors and on Notre Dame, and for the friend in your borough.
clause-6-8 = Night watchman: 1 prestige for each empty sector.
clause-6-9 = Bishop: place a marker from the general supply in an empty sector and carry out its action. Without an empty sector or a marker nothing happens.
clause-6-10 = Guild master: 2 prestige for each sector with two or more pieces.
clause-6-11 = Beggar king: 1 prestige for each space between your rat and the end of its track.
clause-6-12 = Advocate: 3 prestige for every two messages you hold.
clause-6-13 = Lady of the court: 1 prestige for each piece in your fullest sector.
clause-6-14 = Mayor: 3 prestige for each sector with three or more pieces.
clause-6-15 = Carpenter: 1 prestige for each sector that is not empty.
clause-7-1 = The plague value is the number of rats on the three open persons.
clause-7-2 = Your rat moves forward by the plague value minus the pieces in your hospital; if that is below zero, it moves back.
clause-7-3 = If you hired the doctor, the plague value is 0 for you.
clause-7-4 = If your rat would pass 9, it stops on 9; you lose 2 prestige (never below 0), and one marker from your fullest sector returns to the general supply. If several are equally full, you choose. The friend counts but is never removed.
clause-8-1 = After rounds 3, 6 and 9 the value of the tile is divided by all markers on it, rounded down. Each marker brings its owner this share, then all go back to the general supplies.
clause-8-2 = After nine rounds the most prestige wins. Tied players compare coins plus markers in their own supply; if still tied, they share the victory.
clause-9-1 = Two players sit at opposite boroughs of four. The two idle boroughs hold messages of two more colours, which count for the sets.
clause-9-2 = With two players the draft is the same: the last card comes back.
clause-10-1 = Manager: gain as much prestige as you have.
clause-10-2 = Nurse: a marker from the general supply goes to your hospital, and your rat goes back one, with or without the marker.
clause-10-3 = Scholar: carry out your third card. While the scholar is here the third cards are kept until everybody has hired.
clause-10-4 = Priest: a marker from the general supply goes onto Notre Dame, nothing else.
clause-10-5 = Procurator: carry out the action of a sector that is not empty, without placing anything.
clause-10-6 = Bell-ringer: 3 prestige for each of your markers on Notre Dame.
clause-10-7 = Spy: 2 prestige, and you alone look at the grey persons to come, in their order.
clause-10-8 = Gypsies: return any number of your markers from sectors or Notre Dame, for 2 prestige each, as one gain.
clause-10-9 = Coachman: choose one kind of message you hold and use all of that kind again, as one gain.
clause-10-10 = Trader: 1 coin for each of your four corner markets without a message.
clause-10-11 = Benefactor: pay prestige (by option: coins), at most as much as your rat’s position; the rat goes back one for each.
clause-10-12 = Butcher: a marker from the general supply goes to each of your empty sectors, without actions. With too few markers you choose where.
clause-10-13 = Advisor: hire up to twice more for a coin each, the two others or one of them twice, never the advisor.
clause-10-14 = Guard: 3 prestige for every two of your markers in the general supply.
clause-10-15 = Host: 2 prestige for each piece in your hotel.
clause-10-16 = Gravedigger: as much prestige as the round’s plague value.
clause-10-17 = Actress: move all pieces of a sector, the friend included, to another sector and carry out its action.
clause-10-18 = Mistress: a marker from the general supply goes to your friend’s sector, then you carry out its action. Without friend or marker nothing happens.
clause-11-1 = Public: the board, supplies, coins, rats, messages, open persons, played cards, and which persons can still come. Prestige is public or, by option, each player’s secret.
clause-11-2 = Private: your hand, what you kept and passed, and what your spy saw. Discarded cards stay unknown.

# What the final score counts.
final-score = prestige

# A feature of a position, as a label before two numbers (reviews).
feature-prestige = prestige
feature-own = markers ready to place
feature-coins = coins
feature-rat = rat
feature-messages = messages
feature-notre-dame = prestige from own markers on Notre Dame
feature-school = pieces ({ sector-cloister-school })
feature-bank = pieces ({ sector-bank })
feature-residence = pieces ({ sector-residence })
feature-carriage-house = pieces ({ sector-carriage-house })
feature-hotel = pieces ({ sector-hotel })
feature-park = pieces ({ sector-park })
feature-hospital = pieces ({ sector-hospital })
