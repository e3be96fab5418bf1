"""The bands of a table that holds a whole round which is looked at again: nothing moves them from moment to moment.

They are cut for what lies on the table at the end of the round, as long as the window holds that. All cards of melds
are of one size, and lie as far apart as the width lets them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import itemgetter
from typing import Final

from game.ui.table.layout.bands import MOST_ABOVE, SPACINGS_APART, Bands, Plan, Shelf, fitted, hand_zone, spared
from game.ui.table.layout.geometry import MIN_CARD_HEIGHT, MIN_INDEX, card_width
from game.ui.table.layout.rows import hand_card
from game.ui.table.layout.shares import CLEAR, OVERLAPS, MeldStyle, Needs, rungs

_CARDS: Final = 0.175
"""The highest cards of melds, in `basis`."""
_PILES: Final = (0.125, 0.165)
"""The lowest and the highest cards on the piles; between them they are as high as those of melds."""
_EMPTY: Final = 0.8
"""The part of what trays have at least that those have which stay empty: there is nothing but the heads."""
_HIGHER_HAND: Final = 1.25
"""A hand whose cards are higher than those of melds by more than this gives of its height to them."""
_APART: Final = 0.4
"""What it is worth that cards of a meld lie a whole card apart, in their height."""


def steady_bands(plans: Sequence[Plan], needs: Needs, above: Shelf | None, below: Shelf | None) -> Bands | None:
    """By the first hand whose cards are hardly higher than those of melds, else by the lowest that holds its cards.

    None where no plan leaves all melds cards that are large enough.
    """
    taken: Bands | None = None
    for plan in plans:
        least = max(MIN_CARD_HEIGHT, round(min(plan.least) * needs.basis))
        found = _by_plan(plan, needs, (above, below), rungs(least, max(least, round(_CARDS * needs.basis))))
        if found is None:
            continue
        taken = found
        if hand_card(needs.hand, needs.hand_wide, found.hand) <= found.styles[0].card * _HIGHER_HAND:
            break
    return taken


def crowded_bands(plan: Plan, needs: Needs, above: Shelf | None, below: Shelf | None) -> Bands | None:
    """The least cards, in rows that overlap as little as they can; None where they do not fit even so."""
    ways = (_by_plan(plan, needs, (above, below), [MIN_CARD_HEIGHT], pitch) for pitch in (CLEAR, *OVERLAPS))
    return next(filter(None, ways), None)


def _by_plan(
    plan: Plan, needs: Needs, trays: tuple[Shelf | None, Shelf | None], cards: Sequence[int], pitch: float = CLEAR
) -> Bands | None:
    """With cards of melds in the best of these heights; None where none of them fits."""
    shelves, hand = [shelf for shelf in trays if shelf is not None], hand_zone(plan, needs)
    if needs.hand and hand_card(needs.hand, needs.hand_wide, hand) < MIN_CARD_HEIGHT:
        return None
    room = needs.height - hand - 2 * needs.pad - 2 * needs.gap
    found = max(_ways(shelves, room, needs.basis, cards, pitch), key=itemgetter(0), default=None)
    if found is None:
        return None
    _worth, pile, highs, style = found
    spare = room - pile - sum(highs)
    first = highs[0] + spared(spare, [shelf.empty for shelf in shelves]) if trays[0] is not None else 0
    return Bands(hand, pile, first, (style, style))


def _ways(
    shelves: Sequence[Shelf], room: int, basis: int, cards: Sequence[int], pitch: float
) -> Iterator[tuple[float, int, list[int], MeldStyle]]:
    """What each way that fits is worth, the height of the piles, those of the shelves, and how melds are drawn."""
    lowest, highest = (round(part * basis) for part in _PILES)
    for card in cards:
        wide, pile = card_width(card), max(MIN_CARD_HEIGHT, lowest, min(card, highest))
        for step, gap in SPACINGS_APART:
            style = MeldStyle(card, max(MIN_INDEX, wide * step), max(6, round(wide * gap)), card * pitch)
            if any(shelf.rows(style) is None for shelf in shelves):
                continue
            highs = [
                round(shelf.least * _EMPTY) if shelf.empty else max(shelf.least, shelf.height(style))
                for shelf in shelves
            ]
            if pile + sum(highs) <= room:
                yield card * (1 + _APART * step), pile, highs, style
                break


def restyled(bands: Bands, needs: Needs, above: Shelf | None, below: Shelf | None) -> Bands:
    """The same heights, with all melds clear of one another in each tray that has room for that."""
    trays = needs.height - bands.hand - bands.pile - 2 * needs.pad - 2 * needs.gap
    highs, most = (bands.above, trays - bands.above), round(MOST_ABOVE * needs.basis)
    first, last = (
        style if shelf is None else fitted(shelf, high, max(most, style.card), MIN_CARD_HEIGHT) or style
        for shelf, high, style in zip((above, below), highs, bands.styles, strict=True)
    )
    return replace(bands, styles=(first, last))
