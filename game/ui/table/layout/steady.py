"""The bands of a table that holds a whole round which is looked at again: nothing moves them from moment to moment.

They are cut for what lies on the table at the end of the round. All cards of melds are of one size, and lie as far
apart as the width lets them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.ui.table.layout.bands import SPACINGS_APART, Bands, Plan, Shelf, hand_zone, spared
from game.ui.table.layout.geometry import MIN_CARD_HEIGHT, MIN_INDEX, card_width
from game.ui.table.layout.rows import hand_card
from game.ui.table.layout.shares import CLEAR, MeldStyle, Needs, rungs

_CARDS: Final = 0.175
"""The highest cards of melds, in `basis`."""
_PILES: Final = (0.125, 0.165)
"""The lowest and the highest cards on the piles; between them they are as high as those of melds."""
_APART: Final = 0.4
"""What it is worth that cards of a meld lie a whole card apart, in their height."""


def steady_bands(plans: Sequence[Plan], needs: Needs, above: Shelf | None, below: Shelf | None) -> Bands | None:
    """By the first hand that leaves all melds cards that are large enough; None where none does."""
    shelves = [shelf for shelf in (above, below) if shelf is not None]
    for plan in plans:
        hand = hand_zone(plan, needs)
        if needs.hand and hand_card(needs.hand, needs.hand_wide, hand) < MIN_CARD_HEIGHT:
            continue
        room = needs.height - hand - 2 * needs.pad - 2 * needs.gap
        least = max(MIN_CARD_HEIGHT, round(min(plan.least) * needs.basis))
        found = max(_ways(shelves, room, needs.basis, least), key=lambda way: way[0], default=None)
        if found is None:
            continue
        _worth, pile, highs, style = found
        spare = room - pile - sum(highs)
        first = highs[0] + spared(spare, [shelf.empty for shelf in shelves]) if above is not None else 0
        return Bands(hand, pile, first, (style, style))
    return None


def _ways(
    shelves: Sequence[Shelf], room: int, basis: int, least: int
) -> Iterator[tuple[float, int, list[int], MeldStyle]]:
    """What each way that fits is worth, the height of the piles, those of the shelves, and how melds are drawn."""
    lowest, highest = (round(part * basis) for part in _PILES)
    for card in rungs(least, max(least, round(_CARDS * basis))):
        wide, pile = card_width(card), max(MIN_CARD_HEIGHT, lowest, min(card, highest))
        for step, gap in SPACINGS_APART:
            style = MeldStyle(card, max(MIN_INDEX, wide * step), max(6, round(wide * gap)), card * CLEAR)
            if any(shelf.rows(style) is None for shelf in shelves):
                continue
            highs = [max(shelf.least, 0 if shelf.empty else shelf.height(style)) for shelf in shelves]
            if pile + sum(highs) <= room:
                yield card * (1 + _APART * step), pile, highs, style
                break
