"""Judging cards apart from any match: melds, adds, hands and whole rounds (borako 4 to 7, 10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any, Final

from game.cards import Face, check_copies
from game.engine import Appraisal, Refusal, ScoreLine
from game.families.canasta.rules.judge import appraisal, described_tables, judged_meld, questions
from game.games.borako.rules.meld import LAW, half_points, meld_bonus
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.scoring import halves_to_points, round_lines
from game.games.borako.rules.state import TEAMS


def appraise(options: BorakoOptions, cards: Sequence[Face], onto: Sequence[Face] = ()) -> Appraisal | Refusal:
    """What the cards are as a new meld, or the meld `onto` after they were added one by one in some order.

    Raises `ValueError` where there are more copies of a card than a deck of Borako has, or `onto` is no meld.
    """
    judged = judged_meld(cards, onto, LAW)
    if isinstance(judged, Refusal):
        return judged
    return appraisal(judged, meld_bonus(judged), halves_to_points(half_points(judged.cards, options)))


def hand_points(options: BorakoOptions, cards: Sequence[Face]) -> Decimal:
    """What the cards count against a team when they are left in a hand; raises `ValueError` for too many copies."""
    check_copies(cards, LAW.copies)
    return halves_to_points(half_points(cards, options))


def score_round(options: BorakoOptions, table: Mapping[str, Any]) -> tuple[ScoreLine, ...]:
    """The score lines of a round described as `described_tables` says; raises `ValueError` saying what is wrong."""
    return round_lines(options, described_tables(table, LAW, TEAMS))


QUESTIONS: Final = questions(appraise, hand_points, score_round)
