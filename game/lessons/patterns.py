"""Patterns of actions, in which lessons say what is to be done.

A pattern is the text of an action. The order of its words after the verb says nothing, so that `lay 5H 6H 7H` is also
`lay 7H 6H 5H`. `*` matches any one word, `...` any number of them, and `|` separates alternatives: `discard 4C |
discard 9D`, `lay 2C ...`, `play *`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.engine import Action


def fits(pattern: str, action: Action) -> bool:
    """Whether an action is one of those that a pattern describes."""
    words = str(action).split()
    return any(_describes(one.split(), words) for one in pattern.split("|"))


def left_after(patterns: tuple[str, ...], actions: Sequence[Action]) -> tuple[str, ...] | None:
    """The patterns that are left when these actions are done, each one of them; None where some action is not."""
    left = list(patterns)
    for action in actions:
        done = next((pattern for pattern in left if fits(pattern, action)), None)
        if done is None:
            return None
        left.remove(done)
    return tuple(left)


def _describes(wanted: Sequence[str], words: Sequence[str]) -> bool:
    if wanted[0] != words[0]:
        return False
    named = Counter(word for word in wanted[1:] if word not in {"*", "..."})
    there = Counter(words[1:])
    if named - there:
        return False
    unnamed, any_one = (there - named).total(), wanted.count("*")
    return unnamed == any_one or ("..." in wanted and unnamed >= any_one)
