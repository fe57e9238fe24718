# What a review says.

review-title = Review: { $title }
review-by = { $players } players; the search of { $bot }, setting { $effort }.
review-effort-instant = instant
review-effort-quick = quick
review-effort-deep = deep
review-players = Players
review-players-note = Points are hundredths of a win. Start − losses + luck + hidden luck + others + correction = result. The accuracy is 100 if nothing was lost; a loss of ten points halves that of a choice. The correction is what the bot saw only after the choice.
review-player = Player
review-accuracy = Accuracy
review-mean-loss = Mean loss, ‰
review-real-choices = Choices
review-start = Start
review-losses = Losses
review-luck = Luck
review-hidden = Hidden luck
review-others = Others
review-correction = Correction
review-result = Result
review-curve = Expected share of the win
review-curve-note = From the first choice to the last, in per cent.
review-turning = Turning points
review-turning-none = No single choice or draw changed a share of the win by three points or more.
review-turn-choice = { $number }. { $name }: { $choice } – { $verdict }, −{ $loss } points
review-turn-luck = { $number }. Chance: { $choice } – { $points } points for { $name }
review-choices = Choices
review-choices-note = Shares of the win in per cent, from what the player knew; ± two standard errors. “Best” is also what cannot be told from the best choice.
review-choices-lost = Choices that lost something
review-number = No.
review-choice = Choice
review-verdict = Verdict
review-value = Best, %
review-loss = Loss, points
review-better = Better
review-name-best = best
review-name-good = good
review-name-inaccuracy = inaccuracy
review-name-mistake = mistake
review-name-blunder = blunder
review-saved = The report is in { $file }.
review-why-column = Why
review-why = With the better choice: { $reasons }.
review-why-reason = { $feature } { $better } instead of { $made }
review-why-rival = for { $name } { $feature } { $better } instead of { $made }
review-why-unnamed = The search sees something that it cannot name.
review-mistakes = The commonest mistakes: { $title }
review-mistakes-note =
    { $games ->
        [one] One game
       *[other] { $games } games
    }; the choices lost { $points } points in all, summed by kind and reason.
review-count = Times
review-made = Made
