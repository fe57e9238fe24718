# What the house itself says, whatever is played.

language = English

seat-0 = Vermilion
seat-1 = Sky
seat-2 = Ochre
seat-3 = Leaf
seat-4 = Plum

refusal-not-your-turn = it is not your turn to choose
refusal-answered = you have answered; the others still choose
refusal-game-over = the game is over
refusal-no-outcome = chance cannot draw this now
refusal-wrong-verb = this is not what you are asked now; expected { $expected }

# What a bot thinks of a choice.
thought = { $choice }: wins about { $share } times in a hundred, with { $score } points or so.
