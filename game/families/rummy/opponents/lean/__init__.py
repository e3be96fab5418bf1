"""The rummies as counts and masks: in them opponents of all levels judge, and play thousands of rounds in a thought.

Tests hold them to the rules. Cards are numbers (`suit * 13 + rank - 1`, the joker 52), melds are numbers (`melds`), a
round is changed in place (`round`), so that all this compiles to machine code as it stands.

- `house`: the numbers of a house, and tables by card.
- `melds`: melds on the table; what fits, what wins a joker, what they become.
- `hand`: a hand by suits and places; `offers`, the melds in it; `packing`, the best choice of them.
- `round`: a round in play, and its score.
- `weights`: what is worth how much; `keeping`, what a card is worth to its hand; `policy`, how a seat plays a turn.
- `worlds`: rounds of the rules as numbers, and what a seat does not see; `dealing`, dealing that anew; `signs`, what
  the others showed by what they threw, took and left.
"""
