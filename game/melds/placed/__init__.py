"""Melds whose jokers keep their places: the two rummies (rami 4, 7, remik 3, 4.4).

What to ask of them, all of it pure and told by faces:

- `PlacedRules`: the parameters of a house.
- `PlacedMeld`: a meld, with `stands_for(index)`, `lacking()`, `points(rules)`.
- `judge_placed(cards, rules, kind=None)`: the meld of the cards as written, or a `PlacedFault` with its `PlacedReason`.
- `readings(cards, rules, kind=None)`: every meld that all the cards make in any order, the dearest first.
- `written(meld, rules)` and `parse_written(text)`: a meld in the text of an action, its kind only where it is needed.
- `add_placed(meld, face, rules, end=None)`, `fitting(meld, rules)`, `open_ends(meld, face, rules)`: adding one card.
- `swap_placed(meld, face)`, `swappable(meld)`: the card a joker stands for takes its place.
"""

from game.melds.meld import Kind
from game.melds.placed.adding import add_placed, fitting, open_ends, swap_placed, swappable
from game.melds.placed.judge import judge_placed, parse_written, readings, written
from game.melds.placed.meld import (
    End,
    PlacedFault,
    PlacedMeld,
    PlacedReason,
    PlacedRules,
    faces_of,
    mask_of,
)

__all__ = [
    "End",
    "Kind",
    "PlacedFault",
    "PlacedMeld",
    "PlacedReason",
    "PlacedRules",
    "add_placed",
    "faces_of",
    "fitting",
    "judge_placed",
    "mask_of",
    "open_ends",
    "parse_written",
    "readings",
    "swap_placed",
    "swappable",
    "written",
]
