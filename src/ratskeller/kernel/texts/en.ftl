# What the house itself says, whatever is played.

language = English

seat-0 = Vermilion
seat-1 = Sky blue
seat-2 = Ochre
seat-3 = Leaf green
seat-4 = Plum

refusal-not-your-turn = It is not your turn.
refusal-answered = You have already chosen; the others are still choosing.
refusal-game-over = The game is over.
refusal-no-outcome = Chance cannot draw this now.
refusal-wrong-verb = This is not what you are asked now; expected { $expected }.

# What a bot thinks of a choice.
thought = { $choice }: wins about { $share } games in a hundred, scoring about { $score }.

# A list in a sentence, and the reader in a list of players.
and = { $before } and { $last }
reader = you
