"""The rules of the rummies: everybody alone, an opening to reach, melds on which all may build, jokers won back.

A room of the family, not a game: each game names its numbers and its clauses in `HouseRules`.

The events are in `events`. Zones: `stock`, `discards`, `hand` (seat), `meld` (the owner's seat, which of the owner's
melds).
"""
