# Cask in het Nederlands.
game-title = Het vat
game-subtitle = Drink wat je op kunt, en geen druppel meer.
option-measures = Maten per speler
option-measures-5 = Vijf
option-measures-4 = Vier
decision-turn = Tap uit het vat, of ga naar huis.
choice-draw = Tap { $count } uit het vat
choice-leave = Ga naar huis
choice-deal = De dorst is { $thirst }
event-dealt = Je kunt { $count } maten op.
event-drew = { $you ->
    [yes] Je tapt
   *[no] { $seat } tapt
  } { $count } uit het vat.
event-left = { $you ->
    [yes] Je gaat
   *[no] { $seat } gaat
  } naar huis.
event-showed = { $you ->
    [yes] Je kon { $count } op en scoort
   *[no] { $seat } kon { $count } op en scoort
  } { $points }.
reason-empty = het vat is leeg
reason-all-gone = iedereen is naar huis
refusal-too-little-left = Er zit nog maar { $count } in het vat.
clause-1-1 = Het vat bevat vijf maten per speler, als optie vier.
clause-1-2 = Iedereen krijgt in het geheim een dorst van 4 tot 9; geen twee zijn gelijk.
clause-2-1 = In je beurt tap je een, twee of drie maten en drink je ze op.
clause-2-2 = Of je gaat naar huis: je houdt wat je dronk en hebt geen beurten meer.
clause-3-1 = Het spel eindigt als het vat leeg is of iedereen naar huis is.
clause-3-2 = Wie niet meer dronk dan de eigen dorst, scoort wat er gedronken is, de anderen niets. Wie het meeste scoort, wint; bij gelijke stand wordt de overwinning gedeeld.
clause-4-1 = Alles is open behalve de dorst van de anderen, die aan het eind wordt getoond.
