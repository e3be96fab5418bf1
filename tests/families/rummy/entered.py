"""What somebody enters of a round of a rummy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.cards import format_faces
from game.engine.score_sheet import Entry
from game.families.rummy.rules.round import hand_value
from game.families.rummy.rules.state import Ending, RummyState
from game.melds.sheet import NOBODY


def entries(state: RummyState) -> Sequence[Entry]:
    """The round with cards, and with figures."""
    phase: Any = state.phase
    at_once = state.house.at_once
    round_itself = {
        "out": NOBODY if phase.out is None else phase.out,
        "ending": phase.ending.value,
        **({} if at_once is None else {at_once.key: phase.ending is Ending.AT_ONCE}),
    }
    cards, figures = [], []
    for hand, opened in zip(state.hands, state.opened, strict=True):
        cards.append({"opened": opened, "hands": [format_faces(hand)]})
        figures.append({"opened": opened, "hands": [int(hand_value(hand, state.house))]})
    return [{**round_itself, "teams": teams} for teams in (cards, figures)]


def dealer(state: RummyState) -> int:
    """The last seat still in before the one that began."""
    return max((seat for seat in state.playing if seat < state.starter), default=state.playing[-1])
