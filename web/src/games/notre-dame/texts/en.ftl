# Notre Dame in the web app: what its board says.

city-label = The city around Notre Dame
persons-label = The round and its persons
round-short = Round { $round } of 9
period-short = Period { $period }
phase-messages = Setting up
phase-gathering = Setting up
phase-start = Setting up
phase-persons = Persons arrive
phase-deal = Cards are drawn
phase-keep = Choosing cards
phase-keep-second = Choosing cards
phase-play = Playing cards
phase-hire = Hiring persons
phase-plague = The plague
phase-over = The end
hired-by = Hired by
coming = Who is still to come

plague-value = Plague { $count }
plague-moves-short = Your rat: { $from } to { $to } (hospital { $hospital })
plague-breaks-short = Your rat: { $from } past 9, outbreak
plague-phone = Plague { $count }, your rat { $from } to { $to }
plague-phone-breaks = Plague { $count }, your rat { $from }: outbreak
plague-moves = Plague { $plague }, hospital { $hospital }: the rat would go from { $from } to { $to }.
plague-breaks = Plague { $plague }, hospital { $hospital }: the rat would pass 9 from { $from }. That costs 2 prestige and a marker, and leaves it on { $to }.

tile-share = { $value } for { $count }: { $each } each
tile-empty = { $value } to share

brief-cloister-school = School
brief-bank = Bank
brief-residence = Residence
brief-carriage-house = Carriages
brief-hotel = Hotel
brief-park = Park
brief-hospital = Hospital
brief-notre-dame = Notre Dame
brief-trusted-friend = Friend
supply-own = own
supply-general = supply
idle-borough = Nobody
borough-front = { $number } { $name }: { $you ->
    [yes] your borough, in front
   *[no] in front
  }
borough-look = { $number } { $name }: { $you ->
    [yes] your borough, look closer
   *[no] look closer
  }
tab-own = My borough
tab-city = City
tabs-label = Boroughs
hand-keep = Keep one card
hand-keep-second = Keep one of these two
hand-sealed = Waiting for the others
hand-pass = { $count ->
    [one] one goes to
   *[other] { $count } go to
  }
hand-stack = { $count ->
    [one] One card still in your stack
   *[other] { $count } still in your stack
  }
card-played = Played
cards-played = Played this round

tally-residence = residence
tally-messages = messages
tally-gifts = gifts
tally-share = Notre Dame
tally-brown = brown persons
tally-gray = grey persons
tally-park = park
tally-plague = plague

said-prestige = +{ $count } prestige
said-prestige-lost = −{ $count } prestige
said-coins = { $count ->
    [one] +1 coin
   *[other] +{ $count } coins
  }
said-coin-from = +1 coin
said-markers = { $count ->
    [one] +1 marker
   *[other] +{ $count } markers
  }
said-rat-back = Rat back { $count }
said-outbreak = Outbreak
said-cannot-hire = No coin
said-passed = Hires nobody
said-no-effect = No effect
said-favour-idle = Nothing to gain
said-stayed = Stays
said-message-barred = Not this colour yet

drive-to = { $you ->
    [yes] Your borough
   *[no] { $name }
  }, { $market }: { $count ->
    [one] 1 step
   *[other] { $count } steps
  }
drive-to-message = { $you ->
    [yes] Your borough
   *[no] { $name }
  }, { $market }: { $count ->
    [one] 1 step
   *[other] { $count } steps
  }, { $sign }

group-hire = Hire for a coin
group-drive = Drive to
group-play = Play
group-from = From
group-return = Return a marker from
short-keep = { $card }
short-play = { $card }
short-hire = { $person }
short-friend = { $sector }
short-from = { $place }
short-to = { $sector }
short-return = { $place }

explain-sector = { $name }: { $count ->
    [0] no marker
    [one] one marker
   *[other] { $count } markers
  }{ $friend ->
    [0] .
   *[other] {" "}and the friend.
  }
explain-park = Now it raises every gain of prestige by { $count }.
explain-tile = Worth { $count } prestige, shared among all markers after rounds 3, 6 and 9.
explain-tile-now = Now: { $list }; each marker would bring { $count }.
explain-message = A message: { $message }.
explain-barred = Not this colour yet: you hold more of it than of another colour that still lies in the city.
explain-may = You may take this colour.
explain-gone = No message of this colour is left in the city.
explain-centre = The middle of the borough; there is never a message here.
explain-market-bare = There is no message here any more.
explain-carriages = Carriages here: { $list }.
explain-market = { $you ->
    [yes] Your
   *[no] { $name }’s
  } market { $market }, borough { $number }
explain-market-idle = Market { $market } of borough { $number }, where nobody plays
explain-carriage = { $you ->
    [yes] Your
   *[no] { $name }’s
  } carriage
explain-carriage-line = The carriage house lets it drive; where it stops, a message may be taken.
explain-friend = { $you ->
    [yes] Your
   *[no] { $name }’s
  } trusted friend
explain-friend-at = Stands in { $sector-the } and counts as a marker there.
explain-friend-off = Not in the borough yet. The trusted friend card brings it in.
explain-rat = { $you ->
    [yes] Your
   *[no] { $name }’s
  } rat
explain-rat-at = The rat is on { $count }; the track ends at 9.
explain-space = The rat on { $count }
explain-stock = { $you ->
    [yes] Your
   *[no] { $name }’s
  } markers
explain-stock-line = { $count } ready to place, { $rest } in the general supply.
held-coins = { $count ->
    [0] No coin.
    [one] One coin.
   *[other] { $count } coins.
  }
held-markers = Markers: { $count } ready to place, { $rest } in the general supply.
held-messages = Messages: { $list }.
held-no-messages = No messages.
held-played = Played this round: { $list }.
explain-coins = { $count ->
    [0] No coins left in the supply
    [one] One coin left in the supply
   *[other] { $count } coins left in the supply
  }
explain-idle = Would give you nothing now.
explain-card-of = { $you ->
    [yes] Your
   *[no] { $name }’s
  } card; it works for whoever plays it.
explain-laid = The card that is being carried out.
explain-kind = { $count ->
    [one] You hold one of this kind.
   *[other] You hold { $count } of this kind.
  }
explain-colour = { $you ->
    [yes] Your
   *[no] { $name }’s
  } messages, borough { $number }
explain-colour-idle = Messages of borough { $number }, where nobody plays
explain-bell = { $you ->
    [yes] You are
   *[no] { $name } is
  } the start player, with the bell-ringer.
explain-foreseen = You have seen, by round
points = { $count } prestige
