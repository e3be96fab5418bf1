"""The opponent of the canasta family; it knows no game. A game brings an adapter, its weights and its own turn.

Asked of a game:
- `adapter`: `CanastaAdapter`, what its rules allow and count.
- `weights`: the fields of what is weighed; each game has a vector.
- `evaluation` and `feeding`: what a position, and the pile left behind, are worth; a game says what cards kept in hand
  are worth and how the pile is taken.

How a decision is made:
- `beliefs`: a view as a level reads it, with the chances of both teams from `odds`.
- `position`: hand and melds in the middle of a turn; `projects`, what runs and sets may come to be worth.
- `planner`: plans for the rest of the turn, by climbing over the lays and adds of `candidates`.
- `heuristic`: choosing among plans as a `skill_profile` lets a level; `explain`: why.
- `greedy`: the frame of the reference to measure by.
- `hand_shape`: masks of faces and of places, and a hand by what matters for melds.
"""
