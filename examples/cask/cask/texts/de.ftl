# Cask auf Deutsch.
game-title = Das Fass
game-subtitle = Trinke, was du verträgst, und keinen Tropfen mehr.
option-measures = Maß je Spieler
option-measures-5 = Fünf
option-measures-4 = Vier
decision-turn = Zapfe aus dem Fass oder gehe nach Hause.
choice-draw = { $count } aus dem Fass zapfen
choice-leave = Nach Hause gehen
choice-deal = Der Durst ist { $thirst }
event-dealt = Du verträgst { $count } Maß.
event-drew = { $you ->
    [yes] Du zapfst
   *[no] { $seat } zapft
  } { $count } aus dem Fass.
event-left = { $you ->
    [yes] Du gehst
   *[no] { $seat } geht
  } nach Hause.
event-showed = { $you ->
    [yes] Du verträgst { $count } und erhältst
   *[no] { $seat } verträgt { $count } und erhält
  } { $points }.
reason-empty = das Fass ist leer
reason-all-gone = alle sind nach Hause gegangen
refusal-too-little-left = Im Fass ist nur noch { $count }.
clause-1-1 = Das Fass enthält fünf Maß je Spieler, als Option vier.
clause-1-2 = Jeder erhält geheim einen Durst von 4 bis 9; keine zwei sind gleich.
clause-2-1 = In deinem Zug zapfst du ein, zwei oder drei Maß und trinkst sie.
clause-2-2 = Oder du gehst nach Hause: Du behältst, was du getrunken hast, und hast keinen Zug mehr.
clause-3-1 = Das Spiel endet, wenn das Fass leer ist oder alle nach Hause gegangen sind.
clause-3-2 = Wer nicht mehr als den eigenen Durst getrunken hat, erhält das Getrunkene, die anderen nichts. Wer am meisten erhält, gewinnt; bei Gleichstand wird der Sieg geteilt.
clause-4-1 = Alles ist offen außer dem Durst der anderen, der am Ende gezeigt wird.
