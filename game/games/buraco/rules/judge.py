"""Judging cards apart from any match: melds, adds, hands and whole rounds (buraco 2, 4 to 7, 9)."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from game.cards import Face, check_copies
from game.engine import Appraisal, Refusal
from game.families.canasta.rules.judge import appraisal, judged_meld, questions
from game.games.buraco.rules.meld import law_of
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.scoring import card_points, meld_bonus
from game.games.buraco.rules.sheet import SHEET


def appraise(options: BuracoOptions, cards: Sequence[Face], onto: Sequence[Face] = ()) -> Appraisal | Refusal:
    """Return the appraisal of a new meld, or of the meld `onto` after the cards were added one by one in some order.

    Raises `ValueError` where there are more copies of a card than a deck of Buraco has, or `onto` is no meld.
    """
    judged = judged_meld(cards, onto, law_of(options))
    if isinstance(judged, Refusal):
        return judged
    return appraisal(judged, meld_bonus(judged, options), Decimal(card_points(judged.cards)))


def hand_points(options: BuracoOptions, cards: Sequence[Face]) -> Decimal:
    """Return the points of cards left in a hand, for the other team; raises `ValueError` for too many copies."""
    check_copies(cards, law_of(options).copies)
    return Decimal(card_points(cards))


QUESTIONS: Final = questions(appraise, hand_points, SHEET)
