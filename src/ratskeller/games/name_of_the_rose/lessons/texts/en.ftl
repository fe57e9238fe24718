# The lessons of The Name of the Rose in English: at most 30 words a step.

lesson-monk = Your secret monk
lesson-monk-play = You are the white monk, in secret. Least evidence against your monk wins. Cards move monks: play the white card.
lesson-monk-go = Where to? A tile of his colour takes suspicion from a monk. The chapter house has a white 5: send him there.
lesson-monk-watched = Suspicion against white fell by 5. Then Rose shield helped the red monk. Is Rose shield red? Remember who helps whom.
lesson-monk-own-first = You may move any monk. Here take it back: first see how white gets rid of suspicion.
lesson-monk-tile = That works differently. Take it back and choose the room with the white 5.
lesson-monk-done = Help your monk, but not too openly: the others watch, and at the end they name you.

lesson-blame = Suspicion for others
lesson-blame-play = Other monks should look bad. Who is black? Nobody knows. Play the black card.
lesson-blame-go = In a room without a tile of his colour a monk gains suspicion: the sum of its tiles. Send him to the stable: 11.
lesson-blame-spend = Each card takes hours; this one 3. The white tile you took is a time tile: spend it, one hour less.
lesson-blame-black-first = A good card for later. Take it back and play black.
lesson-blame-helps = There lies a black tile: that would help black. Take it back and choose the stable.
lesson-blame-more = Less suspicion than possible. Take it back and choose the stable: 5 and 6 make 11.
lesson-blame-stays = A monk must move to another room.
lesson-blame-keep = You may keep it. Here take it back and spend it, to see the clock.
lesson-blame-done = Whoever ends a day gets an event card, and pays 2 evidence for it. Time tiles let you choose when it ends.

lesson-william = William judges
lesson-william-play = Somebody has sent white to the stable: suspicion 16. William can help. Play the card of William and Adson.
lesson-william-figure = William changes evidence, for 5 hours. Adson changes suspicion and costs no time. Choose William.
lesson-william-go = William judges every monk where he arrives. Send him to the stable: white, grey and black are there.
lesson-william-clear = White first: take 3 evidence away.
lesson-william-blame = Grey: add 3 evidence.
lesson-william-mask = Black: as you like. Clearing a second monk hides which one is yours.
lesson-william-william-first = Later. Take it back and play William and Adson.
lesson-william-adson = Adson is good too. Here take it back and choose William: evidence is what counts at the end.
lesson-william-alone = Your monk is in the stable. Take it back and send William there.
lesson-william-own = Against your own monk? A clever disguise, but dear. Take it back.
lesson-william-rival = Kind to a stranger. Take it back and add evidence.
lesson-william-done = William is the strongest help, and the clearest trail. Along with yourself, help somebody else.

lesson-evening = The day ends
lesson-evening-clock = 23 hours have passed; 24 end the day. Play the garden card: it takes 3 hours and calls a figure there.
lesson-evening-move = Call blue: the garden has no blue tile, so blue gains 5. Then the day ends.
lesson-evening-show = Suspicion turned into evidence: 5 for the highest, less for the others. Now show one colour you are not: show black.
lesson-evening-after = Each colour shown gained 2 evidence, and can be ruled out for its owner. The new day has its own event.
lesson-evening-garden-first = Another card, another end of the day. Take it back and play the garden.
lesson-evening-white = Your own monk would gain suspicion just before the evening. Take it back and call blue.
lesson-evening-other = Possible. Take it back and call blue.
lesson-evening-black-best = Possible. Take it back and show black, so that the story goes on.
lesson-evening-done = What counts is the order in the evening. A monk high at noon is harmless if he is low at night.

lesson-accuse = The seventh day
lesson-accuse-notes = Six days are over. Purple shield showed grey, blue, black and helped orange. Rose shield showed blue, grey, orange and helped red.
lesson-accuse-accuse = Lay a colour before each opponent: orange for Purple shield, red for Rose shield. Then confirm.
lesson-accuse-result = Both right: 6 evidence more for each. Nobody found you. White ends at 21, the least: you win.
lesson-accuse-swapped = The other way round. Take it back: orange for Purple, red for Rose.
lesson-accuse-other = Your notes say otherwise. Take it back: orange for Purple, red for Rose.
lesson-accuse-done = Being found costs more than a bad day. Hide well, and keep notes.

lesson-round = Your own turns
lesson-round-first = Now you play, against two easy bots. Play a card, move a figure, mind the clock. The coach stays beside you.
lesson-round-again = Once more: help white, or hurt somebody, and look innocent.
lesson-round-done = You can play The Name of the Rose now. Open a table against easy bots, or go on reading the rules.

lesson-table = The table
lesson-table-press = You choose on the table: press a card of your hand. Play the white card.
lesson-table-undo = “Take back” undoes a step until something hidden is shown. Beside it: all choices as a list (key L).
lesson-table-where = Rooms you may choose are marked. Press the chapter house.
lesson-table-recap = The line above the abbey tells what happens. “Since your turn” plays again what the others did.
lesson-table-tracks = Suspicion and evidence are counted here, monk by monk. Press or hold anything to read about it.
lesson-table-notes = Press a player’s name: what they showed, and your notes on who can be whom.
lesson-table-white = Fine at a real table. Here take it back and press the white card.
lesson-table-chapter = Fine at a real table. Here take it back and press the chapter house.
lesson-table-done = Everything else is the game you know.

## The coach

coach-own-monk = Your monk is a secret. Help him now and then, and help somebody else too.
coach-event = Today’s event changes a rule until the evening. Press it to read it.
coach-penalty = No tile of his colour there: the monk gained as much suspicion as the tiles add up to.
coach-tile = A tile taken lowers that monk’s suspicion and becomes a time tile of whoever took it.
coach-judge = William changes evidence, which stays to the end; Adson only suspicion, which counts in the evening.
coach-spend = Time tiles hold the clock back. Whoever ends the day gets an event card: 2 evidence.
coach-evening = The day is nearly over. The order of suspicion at its end decides who gains evidence.
coach-conversion = Suspicion turned into evidence by rank: 5, 4, 3, 2, 1, 0. Then all start again at 10.
coach-show = The colour you show gains 2 evidence, and everybody knows you are not that monk.
coach-accuse = Lay before each opponent the monk you take them for. Each hit costs them dearly.

matters-win = The least evidence against your monk after the seventh day wins.
mistake-accuse = Accusing by guess: note who helps whom, and what each player has shown.
mistake-rooms = Moving a monk without looking at the tiles: the room decides whether it helps or hurts.
mistake-hours = Spending time tiles without need, or ending the day by accident: the hours are a weapon.

## Terms

term-suspicion = Suspicion
term-suspicion-forms = suspicion
term-suspicion-text = The blue track, 0 to 40. In the evening its order decides who gains evidence; then all start at 10.
term-evidence = Evidence
term-evidence-forms = evidence
term-evidence-text = The brown track. It counts at the end: the least against your monk wins.
term-conversion = Conversion
term-conversion-forms = turns into evidence, turned into evidence
term-conversion-text = In the evening monks gain 5, 4, 3, 2, 1, 0 evidence by the order of their suspicion.
term-time-tile = Time tile
term-time-tile-forms = time tile, time tiles
term-time-tile-text = A tile you took. Spend it to take an hour less in a later turn.
term-tile = Task tile
term-tile-forms = task tile, task tiles, tile, tiles
term-tile-text = Each has a colour and a value. A monk of its colour takes it and loses suspicion; another gains the sum.
term-william = William
term-william-forms = William
term-william-text = Adds or takes 3 evidence for every monk where he arrives.
term-adson = Adson
term-adson-forms = Adson
term-adson-text = Adds or takes 5 suspicion for every monk where he arrives.
term-clock = Clock
term-clock-forms = clock, hour, hours
term-clock-text = Cards take hours. At 24 the day ends; what is over carries on.
term-event = Event
term-event-forms = event, event card
term-event-text = Holds for a day. Whoever ends the day gets its card: 2 evidence at the end.
term-marker = Colour marker
term-marker-forms = marker, markers
term-marker-text = Six for each player: shown after days 1, 3 and 5, laid before opponents on day seven.
term-monk = Monk
term-monk-forms = monk, monks
term-monk-text = Six in all. One is you, in secret; some belong to nobody.
