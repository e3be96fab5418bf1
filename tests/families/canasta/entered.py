"""What somebody enters of a round of the family."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.cards import format_faces
from game.engine.score_sheet import Entry
from game.families.canasta.rules.sheet import CanastaSheet
from game.melds.sheet import NOBODY


def entries(state: Any, sheet: CanastaSheet[Any], taken: Sequence[bool]) -> Sequence[Entry]:
    """The round with cards, with figures, and each team another way."""
    cleaned = getattr(state, "cleaned", (0, 0))
    out = NOBODY if state.phase.out is None else state.phase.out
    cards, figures = [], []
    for team, melds in enumerate(state.melds):
        seats = [seat for seat in range(len(state.hands)) if sheet.team_of_seat[seat] == team]
        hands = [state.hands[seat] for seat in seats]
        kinds = Counter(filter(None, (sheet.kind_of(state.options, meld) for meld in melds)))
        melded = [card for meld in melds for card in meld.cards]
        cards.append(
            {
                "reserve_taken": taken[team],
                "cleaned": cleaned[team],
                "melds": [format_faces(meld.cards) for meld in melds],
                "hands": [format_faces(hand) or None for hand in hands],
            }
        )
        figures.append(
            {
                "reserve_taken": taken[team],
                "cleaned": cleaned[team],
                "bonuses": dict(kinds),
                "card_points": _number(sheet.value(state.options, melded)),
                "hands": [_number(sheet.value(state.options, hand)) if hand else None for hand in hands],
            }
        )
    mixed = [cards[0], figures[1]]
    return [{"out": out, "teams": teams} for teams in (cards, figures, mixed)]


def _number(points: Any) -> int | float:
    """Points as they are typed."""
    return int(points) if points == int(points) else float(points)
