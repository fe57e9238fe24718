"""Reviews of games: what each choice lost, and what luck and the other seats did.

>>> import ratskeller
>>> from ratskeller.bots.registry import make_bot
>>> from ratskeller.review.loop import review
>>> game = ratskeller.game("rattus")
>>> record = ratskeller.play(game, [make_bot("random", game, seat) for seat in (0, 1)], rng=1)
>>> found = review(record, "instant")
>>> account = found.accounts[0]
>>> luck = account.luck + account.hidden
>>> round(account.start - account.loss + luck + account.others + account.correction, 9)
1.0
>>> account.result
1.0
"""
