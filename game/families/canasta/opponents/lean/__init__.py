"""The lean core of the family: a round in counts and masks, and a policy near that of the level Club, for search.

Whatever stands here is held equal to the rules and to the evaluation it is taken from by tests that play whole rounds
through both. It is written so plainly that it can be compiled.

- `law`: the numbers by which the games of the family differ.
- `meld_book`: melds and lines of melds by number, with what the rules say of them, looked up once.
- `side`: hand and melds of one player in the middle of a turn.
- `round`: where all cards are, and what the acts of a turn do with them.
- `outlook`: the terms of the evaluation as look-ups, for one team at one stage of a round.
- `policy`: a whole turn, as the level Club would play it.
- `playout`: turns played on to a horizon, and what the position there is worth.
"""
