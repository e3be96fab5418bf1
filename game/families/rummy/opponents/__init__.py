"""The opponents of the rummies; they know no game. What the games differ in is told by the rules of the house, and
each brings its `lean.weights`.

- `lean`: the one judgement of all levels, and the rounds that are played out.
- `reading`: a view in the lean core, and its steps as actions; `turns`, a turn as the rules ask about it.
- `agent`: the levels that judge once, as well as their `skill` lets them.
- `strong`: the level that plays Club's ideas out; `search`, which of them wins most.
- `explain`: what decided, and telling why; `facts`, what can be seen of cards and melds.
- `greedy`: the frozen reference to measure by.
"""
