# Wat het huis zelf zegt, wat er ook gespeeld wordt.

language = Nederlands

seat-0 = Vermiljoen
seat-1 = Hemelsblauw
seat-2 = Oker
seat-3 = Bladgroen
seat-4 = Pruim

refusal-not-your-turn = Je bent niet aan de beurt.
refusal-answered = Je hebt al gekozen; de anderen kiezen nog.
refusal-game-over = De partij is afgelopen.
refusal-no-outcome = Het toeval kan dit nu niet trekken.
refusal-wrong-verb = Dit wordt nu niet gevraagd; verwacht: { $expected }.

# Wat een bot van een keuze vindt.
thought = { $choice }: wint ongeveer { $share } van de honderd partijen, met zo’n { $score } punten.

# A list in a sentence, and the reader in a list of players.
and = { $before } en { $last }
reader = jij
