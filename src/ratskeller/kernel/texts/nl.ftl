# Wat het huis zelf zegt, wat er ook gespeeld wordt.

language = Nederlands

seat-0 = Vermiljoen
seat-1 = Hemelsblauw
seat-2 = Oker
seat-3 = Bladgroen
seat-4 = Pruim

refusal-not-your-turn = je bent niet aan de beurt
refusal-answered = je hebt al gekozen; de anderen kiezen nog
refusal-game-over = de partij is afgelopen
refusal-no-outcome = het toeval kan dit nu niet trekken
refusal-wrong-verb = dit wordt nu niet gevraagd; verwacht: { $expected }

thought = { $choice }: wint ongeveer { $share } van de honderd partijen, met zo’n { $score } punten.
