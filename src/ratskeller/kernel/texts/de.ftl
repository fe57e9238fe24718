# Was das Haus selbst sagt, was auch gespielt wird.

language = Deutsch

seat-0 = Zinnober
seat-1 = Himmelblau
seat-2 = Ocker
seat-3 = Laubgrün
seat-4 = Pflaume

refusal-not-your-turn = Du bist nicht an der Reihe.
refusal-answered = Du hast schon gewählt; die anderen wählen noch.
refusal-game-over = Die Partie ist vorbei.
refusal-no-outcome = Der Zufall kann das jetzt nicht ziehen.
refusal-wrong-verb = Das ist jetzt nicht gefragt; erwartet: { $expected }.

# Was ein Bot von einer Wahl hält.
thought = { $choice }: gewinnt etwa { $share } von hundert Partien, mit rund { $score } Punkten.

# A list in a sentence, and the reader in a list of players.
and = { $before } und { $last }
reader = du
