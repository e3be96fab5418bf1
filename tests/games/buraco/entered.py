"""What somebody enters of a round of Buraco."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.score_sheet import Entry
from game.games.buraco.rules.sheet import SHEET
from game.games.buraco.rules.state import BuracoState
from tests.families.canasta import entered


def entries(state: BuracoState) -> Sequence[Entry]:
    return entered.entries(state, SHEET, state.morto_taken)


def dealer(state: BuracoState) -> int:
    return state.order[state.start - 1]
