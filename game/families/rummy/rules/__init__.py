"""What the rummies have in common: everybody alone, an opening to reach, melds on which all may build, jokers won back.

A room of the family, not a game: each game names its numbers and its clauses in `HouseRules`.

Events: `deal` and `reshuffle` (orders for the record), `dealt` (a seat), `turn` (a seat), `draw` (stock to hand),
`take` (discards to hand, all see), `open` (params points; then one `lay` a meld), `lay` (hand to meld), `add` (hand to
meld), `swap` (hand to meld) and right after it `won` (the joker, meld to hand), `discard` (hand to discards), `out` or
`remik` (who went out), `void` (the round counts for nobody) or `stock_out` (nobody won), `round_over`, `eliminated` (a
seat), `match_over`. Zones: `stock`, `discards`, `hand` (seat), `meld` (the owner's seat, which of the owner's melds).
"""
