"""The lean core of the family: a round in counts and masks, and a policy near that of the level Club, for search.

Whatever stands here is held equal to the rules and to the evaluation it is taken from by tests that play whole rounds
through both. It is written so plainly that it can be compiled.

- `law`: the numbers by which the games of the family differ.
- `meld_book`: melds and lines of melds by number, with what the rules say of them, looked up once.
- `side`: hand and melds of one player in the middle of a turn.
- `round`: where all cards are, and what the acts of a turn do with them.
- `independent`: chances of independent events.
- `traits`, `hopes`, `outlook`, `outlooks`: the terms of the evaluation as look-ups, for a team at a stage of a round.
- `steps`, `turn`, `policy`: a whole turn, planned and played as the level Club would.
- `playout`: turns played on to a horizon, and what the position there is worth.
- `options`, `worlds`, `search`: choosing among what may be done by playing it on in worlds that all options share.
- `reading`: tables of the rules in these terms, and plans as actions.
"""
