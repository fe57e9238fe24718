# The Name of the Rose in the web app: what its board says.

seat-0 = Green shield
seat-1 = Purple shield
seat-2 = Rose shield
seat-3 = Teal shield
seat-4 = Olive shield

abbey-label = The abbey
tracks-label = Suspicion and evidence
track-suspicion = Suspicion
track-suspicion-hint = most: +5 tonight
track-evidence = Evidence
track-evidence-hint = least wins
day-number = Day { $day } of 7
day-before = The abbey wakes
day-before-text = The first event is about to be turned up.
day-seventh = The seventh day
day-seventh-text = Everybody says who the others are. Then all identities are shown.
played-none = no card

ask-judge = { $figure } meets { $monk }. { $figure-id ->
    [adson] Suspicion
   *[other] Evidence
  } up or down by { $count }?
ask-accuse = Day seven: lay one colour in front of each opponent.

event-identity = You look at your identity card.

group-spend = Spend time tiles
short-play = { $card }
short-move = { $figure }
short-take = { $tile }
short-whisper = { $monk }
short-show = { $monk }
short-spend = { $count ->
    [0] none
   *[other] { $count }
  }
word-evidence-blame = { $monk }: evidence +{ $count }
word-evidence-clear = { $monk }: evidence −{ $count }
word-suspicion-blame = { $monk }: suspicion +{ $count }
word-suspicion-clear = { $monk }: suspicion −{ $count }

identity-open = You are { $monk }. Press to cover it.
identity-covered = Your identity is covered. Press to lift the cover.
identity-lift = Show who I am
identity-cover = Cover it

notes-title = Notebook
notes-how = What the table knows is struck out. Press a monk for “perhaps”, again for “no”. Only you see this; it stays in this browser.
notes-close = Close
notes-may = Notebook: may be { $list }
notes-is = { $name } is { $monk }
notes-shown = { $name } has shown: not { $monk }
notes-mine = You are { $monk }, so { $name } is not
notes-other = { $name } cannot be { $monk }
notes-open = { $name }, { $monk }: nothing noted
notes-maybe = { $name }, { $monk }: perhaps (your note)
notes-no = { $name }, { $monk }: no (your note)

accuse-title = Who is who?
accuse-lay = { $name } is { $monk }
scene-showing = Everybody shows who they are not
scene-accusing = The markers are being laid
scene-ending = Unmasked

time-label = { $count ->
    [0] No time tile
    [one] One time tile
   *[other] { $count } time tiles
  }
time-caption = tiles
events-label = { $count ->
    [0] No event card
    [one] One event card: +2 evidence at the end
   *[other] { $count } event cards: +2 evidence each at the end
  }
sealed = has chosen
points = { $count } evidence

tally-evenings = evenings
tally-days = during the days
tally-found = found out
tally-cards = for event cards

explain-tile = Task tile { $monk } { $value }
explain-tile-line = { $monk } here: suspicion falls by { $value }, and the player takes the tile as a time tile. Any other monk: the value is added to his suspicion.
explain-suspicion = Suspicion against { $monk }: { $count }
explain-suspicion-line = From 0 to 40. In the evening it turns into evidence by rank and starts again at 10.
explain-evidence = Evidence against { $monk }: { $count }
explain-evidence-line = At the end, the player whose monk has the least evidence wins.
explain-ended = Day { $day }, { $happening }: ended by { $you ->
    [yes] you
   *[no] { $name }
  }
explain-days = Whoever ends a day keeps its event card: +2 evidence at the end. After days 1, 3 and 5, marked with an eye, everybody shows a marker.
explain-days-end = On the seventh day everybody is accused and unmasked, and the game ends.
explain-kept = Day { $day }: { $happening }
explain-clock = Hour { $clock } of 24
explain-clock-line = { $hours ->
    [0] The day ends now.
    [one] The day ends in one hour.
   *[other] The day ends in { $hours } hours.
  }
explain-row = The row of tiles
explain-row-unseen = { $count ->
    [0] No tile lies face down.
    [one] One tile lies face down; nobody knows it.
   *[other] { $count } tiles lie face down; nobody knows them.
  }
explain-row-known = Behind them, in this order: { $list }.
explain-turn = Card of the turn
explain-turn-none = None has been played yet.
explain-time = Time tile
explain-time-line = Saves one hour when you advance the clock. The oldest goes first.
explain-tiles = Tiles: { $list }. A monk without a tile of his colour gains { $count } suspicion.
explain-no-tiles = No tiles.
explain-here = Here: { $list }.
explain-nobody = Nobody is here.
explain-waits = Waits for tiles as number { $number }.
explain-monk = Suspicion { $suspicion }, evidence { $evidence }.
explain-monk-line = At a tile of his colour his suspicion falls by its value; without one it rises by all the tiles there.
explain-marker = Your marker: { $monk }
explain-marker-line = Whoever shows it is not { $monk }. It gives { $monk } 2 evidence and stays open.
explain-william = Where he arrives, the evidence against each monk there rises or falls by 3 (with Zeal 6).
explain-adson = Where he arrives, the suspicion against each monk there rises or falls by 5 (with Zeal 10).
explain-card-monk = Moves { $monk } to another building; { $count ->
    [one] one hour
   *[other] { $count } hours
  }.
explain-card-building = Brings any figure to { $building }; { $count ->
    [one] one hour
   *[other] { $count } hours
  }.
explain-card-pair = Moves William (5 hours) or Adson (0 hours) to another building.
