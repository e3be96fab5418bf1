"""Melds whose jokers keep their places: the two rummies (rami 4, 7, remik 3, 4.4).

What to ask of them, all of it pure and told by faces:

- `PlacedRules`: the parameters of a house.
- `PlacedMeld`: a meld, with `stands_for(index)`, `lacking()`, `points(rules)`.
- `judge_placed(cards, rules, kind=None)`: the meld of the cards as written, or a `PlacedFault` with its `PlacedReason`.
- `readings(cards, rules, kind=None)`: every meld that all the cards make in any order, the dearest first.
- `written(meld, rules)` and `parse_written(text)`: a meld in the text of an action, its kind only where it is needed.
- `add_placed(meld, face, rules, end=None)`, `fitting(meld, rules)`, `open_ends(meld, face, rules)`: adding one card.
- `swap_placed(meld, face)`, `swappable(meld)`: the card a joker stands for takes its place.
- `placed_within(hand, rules)`: every meld that cards of the hand make. `qualifies(meld)`: the sequence of remik 5.2.
- `best_placed_split(hand, rules, weigh, weigh_left=None)`: a `PlacedSplit`, for any weights.
- `best_opening(hand, rules, points, weigh, weigh_left=None, needs=Needs())`: the best split that reaches so many points
  and meets the `Needs` (a qualifying sequence, cards that must be used, cards of which one is kept), or `None`.
- `cards_out`, `points_by(rules)`, `no_weight`: what splits are commonly chosen for.
"""

from game.melds.fixed_jokers.adding import add_placed, fitting, open_ends, swap_placed, swappable
from game.melds.fixed_jokers.judge import judge_placed, parse_written, readings, written
from game.melds.fixed_jokers.meld import (
    End,
    PlacedFault,
    PlacedMeld,
    PlacedReason,
    PlacedRules,
    faces_of,
    mask_of,
)
from game.melds.fixed_jokers.objectives import cards_out, no_weight, points_by
from game.melds.fixed_jokers.offers import qualifies
from game.melds.fixed_jokers.opening import best_opening
from game.melds.fixed_jokers.split import Needs, PlacedSplit, best_placed_split
from game.melds.fixed_jokers.within import placed_within
from game.melds.meld import Kind

__all__ = [
    "End",
    "Kind",
    "Needs",
    "PlacedFault",
    "PlacedMeld",
    "PlacedReason",
    "PlacedRules",
    "PlacedSplit",
    "add_placed",
    "best_opening",
    "best_placed_split",
    "cards_out",
    "faces_of",
    "fitting",
    "judge_placed",
    "mask_of",
    "no_weight",
    "open_ends",
    "parse_written",
    "placed_within",
    "points_by",
    "qualifies",
    "readings",
    "swap_placed",
    "swappable",
    "written",
]
