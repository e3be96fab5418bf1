"""Melds whose jokers keep their places: the rummies.

Its functions, all of them pure and in terms of faces:

- `FixedRules`: the parameters of a house.
- `FixedMeld`: a meld, with `stands_for(index)`, `lacking()`, `points(rules)`.
- `judge_fixed(cards, rules, kind=None)`: the meld of the cards as written, or a `FixedFault` with its `FixedReason`.
- `readings(cards, rules, kind=None)`: every meld that all the cards make in any order, the dearest first.
- `written(meld, rules)` and `parse_written(text)`: a meld in the text of an action, its kind only where it is needed.
- `add_to_meld(meld, face, rules, end=None)`, `fitting(meld, rules)`, `open_ends(meld, face, rules)`: adding one card;
  `adding_order(meld, cards, rules, end=None)`: adding several.
- `swap_joker(meld, face)`, `swappable(meld)`: the card a joker stands for takes its place.
- `fixed_melds_within(hand, rules)`: every meld within a hand. `qualifies(meld)`: a run with three naturals in a row.
- `best_fixed_split(hand, rules, weigh, weigh_left=None)`: a `FixedSplit`, for any weights.
- `best_opening(hand, rules, points, weigh, weigh_left=None, needs=Needs())`: the best split that reaches so many points
  and meets the `Needs` (a qualifying sequence, cards that must be used, cards of which one is kept), or `None`.
- `cards_out`, `points_by(rules)`, `no_weight`: what splits are commonly chosen for.
"""

from game.melds.fixed_jokers.adding import add_to_meld, adding_order, fitting, open_ends, swap_joker, swappable
from game.melds.fixed_jokers.judge import judge_fixed, parse_written, readings, written
from game.melds.fixed_jokers.meld import End, FixedFault, FixedMeld, FixedReason, FixedRules, faces_of, mask_of
from game.melds.fixed_jokers.offers import WeighLeft, fixed_melds_within, qualifies
from game.melds.fixed_jokers.opening import best_opening, cards_out, no_weight, points_by
from game.melds.fixed_jokers.split import FixedSplit, Needs, best_fixed_split
from game.melds.meld import Kind
