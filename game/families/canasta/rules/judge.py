"""Judging cards apart from any match: melds, adds, and rounds described in a file (`majlis judge`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any

from game.cards import Face, check_copies
from game.engine import Appraisal, Refusal
from game.engine.questions import Answer, Question, scored
from game.engine.score_sheet import Entry, round_question
from game.families.canasta.rules.legal import MeldLaw
from game.families.canasta.rules.sheet import CanastaSheet
from game.melds.judge import judge
from game.melds.meld import Meld, MeldFault
from game.melds.questions import Appraise, meld_questions


def judged_meld(cards: Sequence[Face], onto: Sequence[Face], law: MeldLaw) -> Meld | Refusal:
    """Return the judgement of a new meld, or of the meld `onto` after the cards were added one by one in some order.

    Raises `ValueError` where there are more copies of a card than in the deck, or `onto` is no meld.
    """
    check_copies((*cards, *onto), law.copies)
    if not onto:
        judged = judge(cards, law.rules)
    else:
        start = judge(onto, law.rules)
        if isinstance(start, MeldFault):
            raise ValueError(f"the cards after --to are not a meld ({start.reason.value})")
        judged = start if not cards else judge((*onto, *cards), law.rules, keep=start)
    return law.refusal(judged, (*onto, *cards)) if isinstance(judged, MeldFault) else judged


def appraisal(meld: Meld, bonus: int, points: Decimal) -> Appraisal:
    """A meld and what it is worth."""
    return Appraisal(meld.kind.value, meld.cards, len(meld.wilds), Decimal(bonus), points)


def questions(
    appraise: Appraise, hand_points: Callable[..., Decimal], sheet: CanastaSheet[Any]
) -> tuple[Question, ...]:
    """The questions about melds, and `round`: the score of a round in a file, see `CanastaSheet.tables`."""

    def round_scored(options: Any, entry: Entry) -> Answer:
        tables = sheet.tables(options, entry)
        return scored(sheet.round_lines(options, tables), [f"team {team}" for team in range(len(tables))])

    return (*meld_questions(appraise, hand_points), round_question(round_scored))
