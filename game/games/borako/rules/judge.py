"""Judging cards apart from any match: melds, adds, hands and whole rounds (borako 4 to 7, 10)."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from game.cards import Face, check_copies
from game.engine import Appraisal, Refusal
from game.families.canasta.rules.judge import appraisal, judged_meld, questions
from game.games.borako.rules.meld import LAW, half_points, meld_bonus
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.scoring import halves_to_points
from game.games.borako.rules.sheet import SHEET


def appraise(options: BorakoOptions, cards: Sequence[Face], onto: Sequence[Face] = ()) -> Appraisal | Refusal:
    """Return the appraisal of a new meld, or of the meld `onto` after the cards were added one by one in some order.

    Raises `ValueError` where there are more copies of a card than a deck of Borako has, or `onto` is no meld.
    """
    judged = judged_meld(cards, onto, LAW)
    if isinstance(judged, Refusal):
        return judged
    return appraisal(judged, meld_bonus(judged), halves_to_points(half_points(judged.cards, options)))


def hand_points(options: BorakoOptions, cards: Sequence[Face]) -> Decimal:
    """Return the value of cards left in a hand, against its team; raises `ValueError` for too many copies."""
    check_copies(cards, LAW.copies)
    return halves_to_points(half_points(cards, options))


QUESTIONS: Final = questions(appraise, hand_points, SHEET)
