"""The gain of one card of Baloot over another late in a hand, from solved worlds that fit the view."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final

from game.cards import Face
from game.games.baloot.rules.state import TRICKS
from game.games.baloot.rules.view import determinize
from game.tricks.deal import Deal
from game.tricks.masks import pack_of
from game.tricks.solver import values
from reasons.judging import Hint

_WORLDS: Final = 16
_SOLVED: Final = 5
"""Cards in hand up to which worlds are solved."""


def solvable(hint: Hint) -> bool:
    """Whether few enough cards are left."""
    return len(hint.view.hand) <= _SOLVED


def brings_more(hint: Hint, card: Face, other: Face) -> tuple[float, float]:
    """Return the average gain of a card in card points of the own team, and its standard error."""
    pack = pack_of(TRICKS, hint.view.trump)
    bits = [pack.bit_of[each] for each in (card, other)]
    gains = []
    for number in range(_WORLDS):
        state = determinize(hint.view, Random(number))
        masks = [pack.mask(hand) for hand in state.hands]
        trick = tuple(pack.bit_of[each] for each in hint.view.trick)
        deal = Deal(pack, (masks[0], masks[1], masks[2], masks[3]), hint.view.leader, trick, hint.view.locked)
        found = values(deal, sum(bits))
        gains.append(found[bits[0]] - found[bits[1]])
    mean = sum(gains) / _WORLDS
    variance = sum((gain - mean) ** 2 for gain in gains) / (_WORLDS - 1)
    return mean, sqrt(variance / _WORLDS)
