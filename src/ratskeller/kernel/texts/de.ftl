# Was das Haus selbst sagt, was auch gespielt wird.

language = Deutsch

seat-0 = Zinnober
seat-1 = Himmelblau
seat-2 = Ocker
seat-3 = Laubgrün
seat-4 = Pflaume

refusal-not-your-turn = du bist nicht an der Reihe
refusal-answered = du hast schon gewählt; die anderen wählen noch
refusal-game-over = die Partie ist vorbei
refusal-no-outcome = der Zufall kann das jetzt nicht ziehen
refusal-wrong-verb = das ist jetzt nicht gefragt; erwartet: { $expected }

thought = { $choice }: gewinnt etwa { $share } von hundert Partien, mit rund { $score } Punkten.
