# Was das Haus selbst sagt, was auch gespielt wird.

language = Deutsch

seat-0 = Zinnober
seat-1 = Himmel
seat-2 = Ocker
seat-3 = Blatt
seat-4 = Pflaume

refusal-not-your-turn = du bist jetzt nicht mit Wählen dran
refusal-answered = du hast schon gewählt; die anderen wählen noch
refusal-game-over = das Spiel ist vorbei
refusal-no-outcome = der Zufall kann das jetzt nicht ziehen
refusal-wrong-verb = das ist jetzt nicht gefragt; erwartet: { $expected }

# Was ein Bot von einer Wahl hält.
thought = { $choice }: gewinnt etwa { $share } von hundert Mal, mit ungefähr { $score } Punkten.

# A list in a sentence, and the reader in a list of players.
and = { $before } und { $last }
reader = du
