"""What opponents of the Canasta family have in common; it knows no game.

- `faces`: masks of faces and of places, counting copies.
- `partners`: which cards of a hand could stand in a meld together.
- `hand_shape`: a hand by what matters for melds.
- `candidates`: the lays and adds worth a thought.
- `odds`: the chances that cards come.
- `projects`: what runs and sets may come to be worth.
- `hopes`: the same, suit by suit.
- `climbing`: planning lays and adds by steepest ascent.
- `terms` and `reasons`: what decided, and telling why.
- `profile`: noise within a cap of regret.
"""
