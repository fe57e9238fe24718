# Cask in English.
game-title = Cask
game-subtitle = Drink your fill and not a drop more.
option-measures = Measures for each player
option-measures-5 = Five
option-measures-4 = Four
decision-turn = Draw from the cask, or go home.
choice-draw = Draw { $count } from the cask
choice-leave = Go home
choice-deal = The thirst is { $thirst }
event-dealt = Your thirst is { $count }.
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
  } { $count } from the cask.
event-left = { $you ->
    [yes] You go
   *[no] { $seat } goes
  } home.
event-showed = { $you ->
    [yes] You could take { $count } and score
   *[no] { $seat } could take { $count } and scores
  } { $points }.
reason-empty = the cask is empty
reason-all-gone = everybody has gone home
refusal-too-little-left = Only { $count } left in the cask.
clause-1-1 = The cask holds five measures for each player, or four with the option.
clause-1-2 = Everybody gets one thirst from 4 to 9 in secret; no two are the same.
clause-2-1 = On your turn you draw one, two or three measures and drink them.
clause-2-2 = Or you go home: you keep what you drank and have no more turns.
clause-3-1 = The game ends when the cask is empty or everybody has gone home.
clause-3-2 = Whoever drank no more than their own thirst scores what they drank, the others nothing. The most wins; equals share the victory.
clause-4-1 = Everything is open except the thirst of the others, which is shown at the end.
