"""Judging cards apart from any match: melds, adds, hands and whole rounds (buraco 2, 4 to 7, 9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any, Final

from game.cards import Face, check_copies
from game.engine import Appraisal, Refusal, ScoreLine
from game.families.canasta.rules.judge import appraisal, described_tables, judged_meld, questions
from game.games.buraco.rules.meld import law_of
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.scoring import card_points, meld_bonus, round_lines
from game.games.buraco.rules.state import TEAM_OF_SEAT


def appraise(options: BuracoOptions, cards: Sequence[Face], onto: Sequence[Face] = ()) -> Appraisal | Refusal:
    """What the cards are as a new meld, or the meld `onto` after they were added one by one in some order.

    Raises `ValueError` where there are more copies of a card than a deck of Buraco has, or `onto` is no meld.
    """
    judged = judged_meld(cards, onto, law_of(options))
    if isinstance(judged, Refusal):
        return judged
    return appraisal(judged, meld_bonus(judged), Decimal(card_points(judged.cards)))


def hand_points(options: BuracoOptions, cards: Sequence[Face]) -> Decimal:
    """What the cards give the other team when they are left in a hand; raises `ValueError` for too many copies."""
    check_copies(cards, law_of(options).copies)
    return Decimal(card_points(cards))


def score_round(options: BuracoOptions, table: Mapping[str, Any]) -> tuple[ScoreLine, ...]:
    """The score lines of a round described as `described_tables` says; raises `ValueError` saying what is wrong."""
    return round_lines(options, described_tables(table, law_of(options), TEAM_OF_SEAT))


QUESTIONS: Final = questions(appraise, hand_points, score_round)
