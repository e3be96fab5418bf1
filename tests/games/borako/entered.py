"""What somebody enters of a round of Borako."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.score_sheet import Entry
from game.games.borako.rules.sheet import SHEET
from game.games.borako.rules.state import BorakoState
from tests.families.canasta import entered


def entries(state: BorakoState) -> Sequence[Entry]:
    return entered.entries(state, SHEET, [not reserve for reserve in state.reserves])


def dealer(state: BorakoState) -> int:
    return (state.starter - 1) % 4
