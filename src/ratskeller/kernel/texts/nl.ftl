# Wat het huis zelf zegt, wat er ook gespeeld wordt.

language = Nederlands

seat-0 = Vermiljoen
seat-1 = Hemel
seat-2 = Oker
seat-3 = Blad
seat-4 = Pruim

refusal-not-your-turn = je bent nu niet aan de beurt om te kiezen
refusal-answered = je hebt al gekozen; de anderen kiezen nog
refusal-game-over = het spel is afgelopen
refusal-no-outcome = het toeval kan dit nu niet trekken
refusal-wrong-verb = dit wordt nu niet gevraagd; verwacht: { $expected }

# Wat een bot van een keuze vindt.
thought = { $choice }: wint ongeveer { $share } op de honderd keer, met zo’n { $score } punten.

# A list in a sentence, and the reader in a list of players.
and = { $before } en { $last }
reader = jij
