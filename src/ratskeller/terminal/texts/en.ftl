# What the terminal says.

you = you
welcome = { $title }: { $subtitle }
sitting = You play { $seat }. Type a number or its notation; h shows what else you can type.
prompt = { $seat } (you):
narrow = The board is { $wide } columns wide, this window { $narrow }: make it wider, then type b.
thinking = The others are playing.
help-line =
    number or notation   make that choice
    ?                    the rule behind what is asked; ? 4.5 shows another clause
    hint                 what a strong bot would consider
    u                    take back your last choice
    b                    the board again
    l                    the whole log
    s FILE               save the record
    q                    leave
hint-thinking = Thinking …
not-understood = “{ $text }” is not among the choices: type a number from 1 to { $count }, a notation from the list, or h for help.
refused = Not possible. { $why } ({ $clause })
undone = Taken back.
undo-refused = Nothing to take back: chance has been drawn, a secret was shown or another player has acted since.
saved = Saved to { $file }.
save-where = Where to? Type: s FILE
save-failed = Could not write { $file }: { $why }
no-clause = There is no clause { $clause }. Chapters: { $chapters }.
left = You left the table. The game was not saved.
left-saved = You left the table. The game is in { $file }.
over = The game is over: { $reason }.
column-place = Place
column-seat = Player
column-score = Score
tiebreak = Tie-break: { $tiebreak }.
step = Choice { $number } of { $count }
lesson = Lesson { $number } of { $count }: { $title }
lesson-left = You left the lessons. --lesson begins with the one you name.
lesson-help = Type a number from 1 to { $count }, skip or q.
puzzle-number = Puzzle { $number } of { $count }
puzzles-solved = { $count ->
    [one] One puzzle solved at the first try.
   *[other] { $count } puzzles solved at the first try.
}
puzzle-help = Type a number from 1 to { $count } or a notation from the list; answer shows the answer, q leaves.
