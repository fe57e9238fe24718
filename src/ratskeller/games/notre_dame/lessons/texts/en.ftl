# The lessons of Notre Dame in English: at most 30 words a step.

lesson-cards = Two cards
lesson-cards-bank = Your quarter of Paris. A card places a marker and works at once: the bank gives a coin for each marker there. Play the bank.
lesson-cards-residence = One marker, one coin. Now play the residence: a point of prestige for each marker there. Most prestige wins.
lesson-cards-bank-first = You may. Here take it back and start with the bank: coins come first.
lesson-cards-later = The hospital’s turn comes soon. Take it back and play the residence.
lesson-cards-gone = The bank is played. Each card works once.
lesson-cards-done = Two cards a round; the third is discarded. Markers stay, so a sector grows stronger each time.

lesson-hire = A person, and the rats
lesson-hire-monk = Three persons offer favours for a coin. The monk gives two markers and a prestige point. Without markers nothing works: hire the monk.
lesson-hire-plague = The round ends with the plague: the three persons brought four rats, so your rat ran to 4. Beyond 9 it hurts.
lesson-hire-pass = Passing saves a coin, but your markers run out. Take it back and hire the monk.
lesson-hire-other = A good favour too. Take it back: markers are what you lack now.
lesson-hire-done = Persons are two things at once: a favour for whoever pays, and rats for everybody.

lesson-draft = Keep and pass
lesson-draft-threat = A new round. These three bring seven rats. Your rat stands at 4: that would be 11, an outbreak.
lesson-draft-keep = You drew three cards: keep one, the other two go to the left. Keep the hospital.
lesson-draft-second = From the right you got two: keep one, pass one. A second marker makes the bank pay two. Keep the bank.
lesson-draft-rats = Fine cards, but seven rats are coming. Take it back and keep the hospital.
lesson-draft-grow = A cloister school brings markers. Today take it back and keep the bank.
lesson-draft-done = You choose for yourself, and you choose what your neighbour gets. The last card comes by itself.

lesson-danger = Against the plague
lesson-danger-hospital = The hospital sends the rat back one space, and each marker there lowers every plague by one. Play it.
lesson-danger-bank = Your rat would now stop at 9: no outbreak. Play the bank: with two markers it gives two coins.
lesson-danger-hostess = Hire the hostess: three prestige points, and a bonus you choose.
lesson-danger-bonus = Coin, marker, or rat back? Press your rat: one space less now is one less all game.
lesson-danger-spared = Seven rats, less one for the hospital: your rat stands at 8. The others sit at 9, at the edge.
lesson-danger-rats-first = You may. But take it back: first the rats.
lesson-danger-coins = The park sends the rat back too, but coins hire persons. Take it back and play the bank.
lesson-danger-pass = You have coins. Take it back and hire the hostess.
lesson-danger-hostess-now = Another time. Take it back and hire the hostess.
lesson-danger-back = Useful, but the rat is close. Take it back and press your rat.
lesson-danger-done = Beyond 9 you lose two prestige and a marker. The hospital works every round, so it pays early.

lesson-carriage = Fetch a message
lesson-carriage-play = You hold a carriage house. Play it: your carriage drives one step for each marker there.
lesson-carriage-drive = Messages lie on the corner markets. The lit one gives three prestige and sends the rat back. Drive there.
lesson-carriage-take = Take the message.
lesson-carriage-own-card = It would work as well. Take it back and play the lit card.
lesson-carriage-carriage-first = The cathedral comes next. Take it back and play the carriage house.
lesson-carriage-stay = Nothing is fetched by staying. Take it back and drive.
lesson-carriage-letter = There is a message too. Take it back and fetch the one that drives rats away.
lesson-carriage-far = One marker in the carriage house is one step. That market is too far.
lesson-carriage-leave = You came for it. Take it back and take the message.
lesson-carriage-done = Next time you need another colour: take the colours in turn, never one twice before the others.

lesson-cathedral = Notre Dame
lesson-cathedral-play = Every third round the cathedral is scored. Play the Notre Dame card to give coins and put a marker there.
lesson-cathedral-pay = One coin gives 1 prestige, two give 3, three give 6. Give three.
lesson-cathedral-guard = The city guard gives a prestige point for each of your markers on the board. You have six. Hire it.
lesson-cathedral-scored = Notre Dame’s 8 prestige were shared by two markers: 4 for you. The markers go home, and a new period begins.
lesson-cathedral-cathedral-first = Take it back: without a marker in Notre Dame you share nothing.
lesson-cathedral-nothing = Then you get nothing at all. Take it back and give three.
lesson-cathedral-three = The third coin gives the most. Take it back and give three.
lesson-cathedral-pass = Six points for a coin. Take it back.
lesson-cathedral-guard-now = Take it back: six markers make the city guard worth six.
lesson-cathedral-done = The fewer markers in Notre Dame, the larger each share. Watch who goes there, and go when the others cannot.

lesson-round = Your own round
lesson-round-play = Now you play, against two easy bots: keep, keep, two cards, a person. The coach stays beside you.
lesson-round-done = You can play Notre Dame now. Open a table against easy bots, or go on reading the rules.

lesson-table = The table
lesson-table-press = You choose on the table: press a card of your hand and it is played. Play the bank.
lesson-table-recap = The line above the board tells what happens. “Since your turn” plays again what the others did.
lesson-table-ask = Press or hold anything to read about it: a sector, a person, a player’s name for the whole borough.
lesson-table-second = Play a second card: the residence or the hospital.
lesson-table-list = “Take back” undoes choices until something hidden is shown. Beside it: all choices as a list (key L).
lesson-table-forecast = The rat track shows where your rat will stop this round. Hire a person by pressing it, or pass.
lesson-table-bank = Fine at a real table. Here take it back and press the bank.
lesson-table-bishop = The bishop has a question of his own. Take it back and choose another, or pass.
lesson-table-done = Everything else is the game you know.

## The coach

coach-draft = Keep what you need now; think also of what your left neighbour gets.
coach-hire = One person a round, for a coin. Their rats come whether you hire them or not.
coach-outbreak = Your rat would pass 9 this round: two prestige and a marker lost. Hospital, park, hotel or doctor help.
coach-rat = Your rat is high. At exactly 9 nothing happens; beyond it is an outbreak.
coach-no-markers = No markers in your own supply: a card now moves a marker from another sector, or does nothing.
coach-drive = Only a market with a message is worth the drive. Colours must be taken in turn.
coach-friend = Your trusted friend counts as a marker and may move each time, to work where it is strongest.
coach-donate = Three coins give 6 prestige, and the marker shares in the scoring after this period.
coach-park = Your park adds to every gain of prestige from now on.
coach-no-coin = No coin, no favour. The bank keeps you able to hire.
coach-scored = Notre Dame was scored: fewer markers there, a larger share each.

matters-win = The most prestige after nine rounds wins. Coins, markers and a healthy quarter are how you get there.
mistake-income = Prestige cards in the first rounds instead of bank and cloister school: without coins and markers everything stops.
mistake-hospital = No hospital until the rat is at 9: it works every round, so it pays early.
mistake-hire = Hiring without comparing: the doctor stops a plague, the monk brings markers. That is often worth more than prestige.

## Terms

term-marker = Marker
term-marker-forms = marker, markers
term-marker-text = Your wooden cubes. A card places one from your own supply in its sector; it stays there.
term-friend = Trusted friend
term-friend-forms = trusted friend
term-friend-text = Counts as a marker and moves to another sector each time its card is played.
term-coin = Coin
term-coin-forms = coin, coins
term-coin-text = Pays for persons and for gifts to Notre Dame.
term-prestige = Prestige
term-prestige-forms = prestige
term-prestige-text = The points of the game. The most after nine rounds wins.
term-rat = Rat
term-rat-forms = rat, rats
term-rat-text = Your rat runs from 0 to 9. Each round the plague moves it on, less what your hospital holds back.
term-plague = Plague
term-plague-forms = plague
term-plague-text = At the end of a round: the rats on the three persons, less your hospital.
term-outbreak = Outbreak
term-outbreak-forms = outbreak, outbreaks, breaks out
term-outbreak-text = If the rat would pass 9 you lose two prestige and a marker from your strongest sector.
term-message = Message
term-message-forms = message, messages
term-message-text = Fetched by the carriage from corner markets. Take the colours in turn.
term-carriage = Carriage
term-carriage-forms = carriage
term-carriage-text = Drives one market for each marker in the carriage house, and takes a message where it stops.
term-hire = Hire
term-hire-forms = hire, hires, hired
term-hire-text = Once a round, for a coin, one of the three open persons does you a favour.
term-supply = Own supply
term-supply-forms = own supply, supply
term-supply-text = The markers ready to be placed. The cloister school and the monk bring more from the general supply.
term-bank = Bank
term-bank-forms = bank
term-bank-text = As many coins as markers there.
term-residence = Residence
term-residence-forms = residence
term-residence-text = As much prestige as markers there.
term-park = Park
term-park-forms = park
term-park-text = The rat goes back one; every two markers there add one to each gain of prestige.
term-hospital = Hospital
term-hospital-forms = hospital
term-hospital-text = The rat goes back one; each marker there lowers every plague by one.
