"""The parts of what a position is worth, and which of them decided between two."""

from __future__ import annotations

from typing import NamedTuple


class Terms(NamedTuple):
    """The parts of a position's worth, in round points."""

    bonus: float
    """Bonuses on the table, and what they allow."""
    hope: float
    """Bonuses that may still come."""
    cards: float
    """Card points melded, less those held."""
    keys: float
    """Cards and wilds kept for what is to come."""
    landing: float
    """Melds on which coming cards can land."""
    ending: float
    """Being near the reserve hand, or near going out."""


def greatest_gain(after: Terms, before: Terms) -> tuple[float, int]:
    """The term by which one position is better than the other the most: how much, and its place in `Terms`."""
    gains = [new - old for new, old in zip(after, before, strict=True)]
    best = max(gains)
    return best, gains.index(best)
