"""The rummies as counts and masks, for whoever plays thousands of rounds in a thought; tests hold them to the rules.

Nothing here is a dataclass or a face with methods, so that it compiles to machine code as it stands. Cards are numbers
(`suit * 13 + rank - 1`, the joker 52), melds are numbers (`melds`), a round is changed in place (`round`).

- `house`: the numbers of a house, and tables by card.
- `melds`: melds on the table; what fits, what wins a joker, what they become.
- `hand`: a hand by suits and places; `offers`, the melds in it; `packing`, the best choice of them.
- `round`: a round in play, and its score.
- `keeping`: what a card is worth to its hand; `policy`, how a seat plays a turn, near to Club and much faster.
- `worlds`: rounds of the rules as numbers, and what a seat does not see; `dealing`, dealing that anew; `signs`, what
  the others showed by what they threw, took and left.
"""
