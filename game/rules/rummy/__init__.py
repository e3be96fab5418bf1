"""What the rummies have in common: everybody alone, an opening to reach, melds on which all may build, jokers won back.

A room of the family, not a game: each game names its numbers and its clauses in `HouseRules`.
"""
