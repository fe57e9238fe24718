# The lessons of Rattus in English: at most 30 words a step.

lesson-settle = Your people
lesson-settle-first = Europe, 1347. The red cubes are your people, and most cubes on the map wins. Start in Gallia: press it, and two cubes settle there.
lesson-settle-second = The others have settled too. Put your second pair in Anglia, away from everyone: the plague hits crowds first.
lesson-settle-elsewhere = You may settle there. For this lesson take it back and choose the lit region.
lesson-settle-crowd = That makes a crowd, and crowds are what the plague strikes. Take it back and try Anglia.
lesson-settle-done = Two regions, two cubes each: whatever the plague does to one, the other lives on.

lesson-grow = Rats bring people
lesson-grow-card = Your turn. First take a card, if you like: its power is yours at once. The peasant places one cube more. Take the peasant.
lesson-grow-place = You place as many cubes as a region has rat tokens. Gallia has one; your peasant adds one. Place two cubes in Gallia.
lesson-grow-card-first = Allowed, but the peasant counts only if you hold it before you place. Take this back.
lesson-grow-too-soon = The plague piece ends your turn. You would give away a card and cubes. Take it back.
lesson-grow-other-card = A fine card too, but now you want more cubes. Take it back and choose the peasant.
lesson-grow-one = One cube less than you may place. Take it back: with the peasant it is two.
lesson-grow-apart = Possible. For this lesson take it back and grow in Gallia.
lesson-grow-three = One rat token and the peasant make two cubes, not three.
lesson-grow-done = Where rats are, people multiply. That is why everybody wants rats, until the plague arrives.

lesson-plague = Move the plague
lesson-plague-move = Now the plague piece: every turn ends with it. Press it, then a neighbouring region. Send it to Italia, where blue lives.
lesson-plague-spread = Italia has one rat token, so one new token goes to a neighbour. Put it in Gallia: more rats, more cubes for you.
lesson-plague-result = The token in Italia was turned up. Its limit is 2, and two cubes stood there: it struck. Blue had the most, so blue lost one.
lesson-plague-own = That is where your own people live. Take it back and send it to Italia.
lesson-plague-stay = The plague piece never rests: it must leave Hispania.
lesson-plague-far = One step only, to a neighbour. Polonia is too far.
lesson-plague-harvest = Also possible. But rats help you where you place cubes: take it back and put the token in Gallia.
lesson-plague-done = You decide whom the plague visits, once a turn. So do the others.

lesson-struck = The plague visits you
lesson-struck-their-turn = Now blue has a turn: a card, cubes, the plague piece. Watch Gallia.
lesson-struck-loss = Four cubes met the limit 4. You lost three: “everybody”, “majority” and your peasant’s symbol. The second token found one cube: too few.
lesson-struck-harvest = Lost cubes return to your stock. Two new rat tokens lie in Gallia; with the peasant you place three there now.
lesson-struck-peasant = You may place three: two tokens and the peasant. Take it back.
lesson-struck-more = Gallia and its two tokens let you place three. Take it back and grow there.
lesson-struck-later = Cards come in the next lesson. Take it back and place cubes first.
lesson-struck-place-first = The plague piece ends your turn. Take it back and place your cubes first.
lesson-struck-done = Cards help and hurt: each class has its symbol on tokens. And a region recovers as fast as it falls.

lesson-palace = The palace
lesson-palace-take = Cards can be taken from players too. Blue holds the king: take it.
lesson-palace-use = The king brings a cube from a region without rats to the palace. Use the king: press your card.
lesson-palace-cube = The monk has carried Anglia’s rats away. Send a cube from Anglia to the palace: no plague ever reaches it there.
lesson-palace-other-card = Useful, but now you need the king. Take it back.
lesson-palace-too-soon = Not yet. Take it back and follow the light.
lesson-palace-rats = There are rats in Gallia. The king fetches cubes only where no token lies.
lesson-palace-done = A cube in the palace counts at the end and is never struck. Slow, but sure.

lesson-look = Look under the tokens
lesson-look-take = Tokens lie face down; nobody knows them. The witch looks. Take the witch.
lesson-look-use = Now use the witch: press your card.
lesson-look-first = Look at the lit token in Gallia: your four cubes live on it.
lesson-look-other = Limit 3, and everybody, the majority and the king lose: bad for you. Look at the lit token in Germania too.
lesson-look-swap = Limit 6: almost harmless. Swap the two, and blue’s five cubes in Germania get the bad one.
lesson-look-other-card = Another time. Take it back and choose the witch.
lesson-look-look-first = First the witch, while your turn lasts. Take it back.
lesson-look-own-first = That token is somebody else’s worry. Take it back and look where you live.
lesson-look-one-more = You may look at a second one, and then swap them. Take it back.
lesson-look-germania = Take it back and look in Germania: there are many cubes of blue.
lesson-look-keep = Then the bad token stays under your cubes. Take it back and swap.
lesson-look-done = Only you know what lies there. Whoever knows a token also chooses the order in which tokens are turned up.

lesson-ending = How it ends
lesson-ending-last-cubes = Later in the game: 17 of your 20 cubes are out. Place the last three in Gallia. All cubes out ends the game.
lesson-ending-last-move = Finish your turn: send the plague piece to Turcia, where nobody lives.
lesson-ending-last-spread = Two tokens spread. Put one in Italia and one in Bulgaria.
lesson-ending-result = The plague struck every region once more. You kept 11 cubes, the palace included; the others 4 each. Most cubes win.
lesson-ending-twenty = Allowed, but you want the end now, while you lead. Take it back: three cubes in Gallia.
lesson-ending-quiet = That costs cubes before the end. Take it back and choose Turcia.
lesson-ending-quiet-first = The king could still fetch a cube. Here take it back and move the plague piece.
lesson-ending-away = Take it back: one token for Italia, one for Bulgaria.
lesson-ending-done = The last plague hits everybody. Scatter your cubes before it comes, and remember the palace.

lesson-round = Your own round
lesson-round-finish = Now you play, against two easy bots. Finish this turn: place cubes, then move the plague piece. The coach stays beside you.
lesson-round-again = One whole turn on your own: a card, cubes, a power, the plague piece.
lesson-round-done = You can play Rattus now. Open a table against easy bots, or go on reading the rules.

lesson-table = The table
lesson-table-press = You choose on the board: press a piece, and it happens. Take the knight: press the card.
lesson-table-undo = Done. “Take back” undoes choices until something hidden is shown. Beside it: all choices as a list (key L).
lesson-table-amount = Where several amounts are possible, a stepper appears. Place a cube in Gallia.
lesson-table-ask = What you cannot choose explains itself: press Polonia and ask why not. Hold or hover to read about any piece.
lesson-table-confirm = What ends or reveals something is asked again. Press the plague piece, then Italia, and confirm.
lesson-table-spread = What is outlined may be chosen now. Spread the rats to an outlined region.
lesson-table-recap = “Since your turn” plays again what the others did. The menu holds log, chat, rules and settings.
lesson-table-knight = Fine at a real table. Here take it back and press the knight.
lesson-table-gallia = Fine at a real table. Here take it back and press Gallia.
lesson-table-italia = Fine at a real table. Here take it back and choose Italia.
lesson-table-turcia = Fine at a real table. Here take it back and choose another region.
lesson-table-far = Even the knight goes two steps at most.
lesson-table-done = Everything else is the game you know.

## The coach

coach-face-down = New rat tokens lie face down: nobody knows what they do. More tokens, more cubes to place here.
coach-spared = Fewer cubes than the token’s limit stood here, so it did nothing.
coach-lost = Lost cubes go back to your stock: place them again where rats are.
coach-taken = Cards change hands. Holding fewer is sometimes safer: their symbols stand on tokens.
coach-knight = If the plague piece counts, limits are reached more easily. Good where others have more to lose.
coach-palace = Palace cubes are safe for good and count at the end.
coach-supply = The supply of tokens runs low. When it is empty, the last round begins.
coach-stock = Few cubes are left in your stock. When a player has placed all 20, the last round begins.
coach-last-round = Last round: powers only. Then the plague strikes everywhere.

matters-win = The most cubes on the map and in the palace, after the last plague, win.
mistake-card-first = Placing cubes before taking a card: the card may have made more of them.
mistake-unused = Moving the plague piece with a power unused: merchant, king and witch work only before it.
mistake-plague = Moving the plague piece out of habit: look where others lose more than you.

## Terms

term-cube = Cube
term-cube-forms = cube, cubes
term-cube-text = Your people, 20 in all. Those on the map and in the palace count at the end.
term-token = Rat token
term-token-forms = rat token, rat tokens, token, tokens, rats
term-token-text = Lies face down, three at most in a region. You place as many cubes as there are tokens; the plague turns them up.
term-pawn = Plague piece
term-pawn-forms = plague piece, Black Death
term-pawn-text = Everybody moves it at the end of a turn, to a neighbouring region. There the plague strikes.
term-limit = Limit
term-limit-forms = limit, limits
term-limit-text = A token strikes only if at least this many cubes stand in the region, whoever owns them.
term-palace = Palace
term-palace-forms = palace
term-palace-text = Cubes here are never struck and count at the end. The king brings them.
term-spread = Spread
term-spread-forms = spread, spreads
term-spread-text = Before the plague strikes, new tokens go to neighbouring regions: one, or two where two or three tokens lie.
term-power = Power
term-power-forms = power, powers
term-power-text = What a class card can do, once a turn, in your own turn before the plague piece moves.
term-peasant = Peasant
term-peasant-forms = peasant, the peasant
term-peasant-text = Place one cube more, even where no rats are.
term-knight = Knight
term-knight-forms = knight
term-knight-text = The plague piece goes one or two steps, and may count as two more cubes.
term-monk = Monk
term-monk-forms = monk
term-monk-text = Carry one rat token to a neighbouring region.
term-merchant = Merchant
term-merchant-forms = merchant
term-merchant-text = Move one to three of your cubes to a neighbouring region.
term-witch = Witch
term-witch-forms = witch
term-witch-text = Look at up to two tokens and swap them if you like.
term-king = King
term-king-forms = king
term-king-text = Bring one of your cubes from a region without rats to the palace.
