"""The opponents of the rummies; they know no game. What the games differ in is told by the rules of the house, and
each brings its vector of `weights`.

- `agent`: the levels that plan, as well as their `skill_profile` lets them.
- `beliefs`: a view as a level reads it; `hand_shape`, what a hand may become.
- `planner`: what to open with, lay, add and win, and which card to discard then.
- `strong`: the level that plays Club's ideas out; `search`, which of them wins most; `lean`, the rounds it plays.
- `explain`: what decided, and telling why.
- `greedy`: the frozen reference to measure by; `seen`, a turn as the rules ask about it.
"""
