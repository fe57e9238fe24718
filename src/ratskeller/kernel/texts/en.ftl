# What the house itself says, whatever is played.

language = English

seat-0 = Vermilion
seat-1 = Sky
seat-2 = Ochre
seat-3 = Leaf
seat-4 = Plum

refusal-not-your-turn = It is not your turn to choose.
refusal-answered = You have answered; the others still choose.
refusal-game-over = The game is over.
refusal-no-outcome = Chance cannot draw this now.
refusal-wrong-verb = This is not what you are asked now; expected { $expected }.

# What a bot thinks of a choice.
thought = { $choice }: wins about { $share } times in a hundred, with { $score } points or so.

# A list in a sentence, and the reader in a list of players.
and = { $before } and { $last }
reader = you
