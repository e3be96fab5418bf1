"""How the height of a table is cut into bands that stay where they are while melds are laid.

Each plan gives the hand, the piles and the trays their heights from the window alone; cards of melds fit themselves
into the trays, those of the player larger than those of the others. The first plan that shows all melds well is taken:
nearly every round is played by it to its end. More cards than any plan holds share the height by need.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from game.ui.table.layout.geometry import MIN_CARD_HEIGHT, MIN_INDEX, card_width
from game.ui.table.layout.rows import hand_card
from game.ui.table.layout.shares import CLEAR, MeldStyle, Needs, Shares, rungs, shares_of

_LEAST_CARDS: Final = (MIN_CARD_HEIGHT, MIN_CARD_HEIGHT // 2)
"""The lowest cards; the second only for more cards than hardly any round brings together."""
_SPACINGS: Final = ((0.46, 0.3), (0.36, 0.2), (0.27, 0.1))
"""Steps within a meld and gaps between melds, in card widths: few, so that melds seldom move for one another."""
_RATIO: Final = 1.1
"""Between two sizes of cards, where there is one between those that fill a tray with so many rows."""
_FAR: Final = 0.7
"""Rows that make cards smaller than this have sizes between them."""
MOST_ABOVE: Final = 0.165
"""No card of the others is made higher, in `basis`."""
_PART_ABOVE: Final = 0.36
"""The least part of the height of all trays that those of the others have."""
_SAME_HAND: Final = 0.85
"""Where a hand in this zone would have smaller cards than this part of the largest, its zone is higher."""
_HIGHER: Final = (1.0, 1.36, 1.5)
"""So much, the first that helps; a narrow window, where even the last does not, has the second."""


class Shelf(Hashable, Protocol):
    """A tray, or several side by side."""

    @property
    def overhead(self) -> int:
        """What of its height melds do not get."""

    def height(self, text_style: MeldStyle) -> int:
        """What its melds need."""

    @property
    def empty(self) -> bool:
        """Whether no melds lie in it."""

    @property
    def least(self) -> int:
        """The height that its heads need with the pads, whatever lies beside them."""

    def rows(self, text_style: MeldStyle) -> object:
        """In how many rows they lie; None where some meld is wider than its tray."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Heights in `basis`."""

    hand: float
    """Of the zone of a hand in one row."""
    pile: float
    """Of the cards on the piles."""
    above: float
    """Of the melds of the others."""
    least: tuple[float, float]
    """Of the cards in melds of the others and of the player."""


PARTNERS: Final = (
    Plan(0.245, 0.15, 0.14, (0.1, 0.11)),
    Plan(0.21, 0.135, 0.215, (0.095, 0.1)),
    Plan(0.185, 0.11, 0.26, (0.09, 0.09)),
)
"""The plans of a table where each team has the whole width, the first for nearly every round."""
EVEN_PARTNERS: Final = Plan(0.165, 0.105, 0.19, (0.085, 0.085))
"""One for a window that is higher than wide: both have room for two rows of cards that are no smaller than usual."""
ALONE: Final = (
    Plan(0.245, 0.15, 0.14, (0.105, 0.11)),
    Plan(0.21, 0.135, 0.245, (0.1, 0.1)),
    Plan(0.185, 0.11, 0.26, (0.09, 0.09)),
)
"""The same where the others share it."""


_SNUG_CARDS: Final = 0.21
"""The highest cards of a felt that shows one moment, in `basis`."""
_SNUG_HANDS: Final = ((0.38, 0.2), (0.3, 0.17), (0.27, 0.155), (0.245, 0.14), (0.22, 0.1))
"""The zones of the hand there, each with the lowest cards on the felt that it is as high for."""
SPACINGS_APART: Final = ((0.7, 0.5), (0.62, 0.4), (0.54, 0.34), *_SPACINGS)
_SNUG_SPACINGS: Final = ((1.03, 0.5), *SPACINGS_APART)
"""Of a felt that shows one moment: where there is room no card lies on another."""
_EMPTY: Final = 0.13
"""The height of the zone of a hand that stays empty, in `basis`: the own panel stands there."""


def empty_handed(plans: Sequence[Plan]) -> tuple[Plan, ...]:
    """The same plans for somebody who has no card in a whole round."""
    return tuple(replace(plan, hand=_EMPTY) for plan in plans)


_LOWER_MELDS: Final = 0.78
"""In a window higher than wide rows of melds are short: cards this much lower still keep the first plan."""


def in_portrait(plans: Sequence[Plan], second: Plan | None = None) -> tuple[Plan, ...]:
    """The same plans for a window that is higher than wide, with a `second` one of its own."""
    first, *others = (
        replace(plan, least=(plan.least[0] * _LOWER_MELDS, plan.least[1] * _LOWER_MELDS)) for plan in plans
    )
    return (first, *([second] if second is not None else []), *others)


@dataclass(frozen=True, slots=True)
class Bands:
    """Heights in pixels, and how the melds of the others and of the player are drawn."""

    hand: int
    """Of the hand's zone."""
    pile: int
    """Of the cards on the piles."""
    above: int
    """Of the trays of the others."""
    styles: tuple[MeldStyle, MeldStyle]


def bands_of(plans: Sequence[Plan], needs: Needs, above: Shelf | None, below: Shelf | None, line: int) -> Bands | None:
    """The first plan that fits; None where none does. `line` is what groups of cards need below them."""
    return next((found for plan in plans if (found := _planned(plan, needs, above, below, line)) is not None), None)


def snug_bands(needs: Needs, above: Shelf | None, below: Shelf | None) -> Bands | None:
    """As high as what lies in them asks for: all cards of the felt of one size, and that as large as can be.

    The hand is high where that leaves them large enough. None where nothing fits.
    """
    basis, most = needs.basis, round(_SNUG_CARDS * needs.basis)
    for share, least in _SNUG_HANDS:
        hand = round(share * basis)
        room = needs.height - hand - 2 * needs.pad - 2 * needs.gap
        for card in reversed(rungs(round(least * basis), most)):
            found = [(shelf, _snug_style(shelf, card)) for shelf in (above, below) if shelf is not None]
            styles = [style for _shelf, style in found if style is not None]
            if not styles or len(styles) < len(found):
                continue
            highs = [
                max(shelf.least, 0 if shelf.empty else shelf.height(style))
                for (shelf, _found), style in zip(found, styles, strict=True)
            ]
            spare = room - card - sum(highs)
            if spare >= 0:
                first = highs[0] + spared(spare, [shelf.empty for shelf, _style in found]) if above is not None else 0
                return Bands(hand, card, first, (styles[0], styles[-1]))
    return None


def spared(spare: int, empty: Sequence[bool]) -> int:
    """What of a height that is left over the first tray has: all alike, but for one that alone is empty."""
    if len(set(empty)) == 1:
        return spare // len(empty)
    return 0 if empty[0] else spare


def _snug_style(shelf: Shelf, card: int) -> MeldStyle | None:
    """The same cards as far apart as they lie in no more rows than side by side; None where a tray is too narrow."""
    wide, rows = card_width(card), None
    for step, gap in reversed(_SNUG_SPACINGS):
        looser = MeldStyle(card, max(MIN_INDEX, wide * step), max(6, round(wide * gap)), card * CLEAR)
        found = shelf.rows(looser)
        if found is None or (rows is not None and found != rows):
            break
        rows, style = found, looser
    return style if rows is not None else None


def shared_out(needs: Needs) -> Shares:
    """What each gets where no plan fits; raises `ValueError` where there is no way at all."""
    found = next(filter(None, (shares_of(needs, least) for least in _LEAST_CARDS)), None)
    if found is None:
        raise ValueError(f"{needs.hand} cards and the melds {needs.trays} do not fit {needs.height} pixels")
    return found


class _Cut(NamedTuple):
    """What a plan gives each in a window, in pixels."""

    hand: int
    pile: int
    above: int
    below: int
    """Of the trays."""
    most: int
    most_above: int
    """Of the cards in them."""


def _cut_by(plan: Plan, needs: Needs, above: Shelf | None, below: Shelf | None, line: int) -> _Cut:
    """How a plan cuts the height, whether all melds fit or not."""
    basis, hand = needs.basis, hand_zone(plan, needs)
    pile = max(MIN_CARD_HEIGHT + line, round(plan.pile * basis))
    trays = needs.height - hand - pile - 2 * needs.pad - 2 * needs.gap
    if above is None or below is None:
        wanted = trays if above is not None else 0
    else:
        wanted = max(round(plan.above * basis) + above.overhead, round(trays * _PART_ABOVE))
    most = hand_card(1, needs.hand_wide, round(plan.hand * basis))
    return _Cut(hand, pile, wanted, trays - wanted, most, min(most, round(MOST_ABOVE * basis)))


def _planned(plan: Plan, needs: Needs, above: Shelf | None, below: Shelf | None, line: int) -> Bands | None:
    cut = _cut_by(plan, needs, above, below, line)
    if needs.hand and hand_card(needs.hand, needs.hand_wide, cut.hand) < MIN_CARD_HEIGHT:
        return None
    styles = []
    for shelf, high, largest, least in (
        (above, cut.above, cut.most_above, plan.least[0]),
        (below, cut.below, cut.most, plan.least[1]),
    ):
        if shelf is None:
            continue
        style = fitted(shelf, high, largest, max(MIN_CARD_HEIGHT, round(least * needs.basis)))
        if style is None:
            return None
        styles.append(style)
    return Bands(cut.hand, cut.pile, cut.above, (styles[0], styles[-1])) if styles else None


def hand_zone(plan: Plan, needs: Needs) -> int:
    """The same for every hand that one row holds in large cards, so that the felt keeps its place."""
    zone = round(plan.hand * needs.basis)
    large = hand_card(1, needs.hand_wide, zone)
    zones = [round(zone * part) for part in _HIGHER]
    held = max(1, needs.hand)
    return next((high for high in zones if hand_card(held, needs.hand_wide, high) >= large * _SAME_HAND), zones[1])


@lru_cache(maxsize=256)
def fitted(shelf: Shelf, height: int, most: int, least: int) -> MeldStyle | None:
    """The largest cards with which all melds lie clear of one another, as far apart as these can."""
    for card in _sizes(height - shelf.overhead, most, least):
        wide = card_width(card)
        for step, gap in _SPACINGS:
            text_style = MeldStyle(card, max(MIN_INDEX, wide * step), max(6, round(wide * gap)), card * CLEAR)
            if shelf.rows(text_style) is not None and shelf.height(text_style) <= height:
                return text_style
    return None


def _sizes(room: int, most: int, least: int) -> Iterator[int]:
    """The heights that fill the room with one row, two, three …, and those between them that lie far apart."""
    filling: Sequence[int] = [min(most, int((room - 1) / (1 + CLEAR * more))) for more in range(6)]
    filling = [card for card in dict.fromkeys(filling) if card >= least]
    for place, card in enumerate(filling):
        yield card
        after = filling[place + 1] if place + 1 < len(filling) else least
        if after >= card * _FAR and place + 1 < len(filling):
            continue
        between = round(card / _RATIO)
        while between > after:
            yield between
            between = round(between / _RATIO)
    if filling and filling[-1] > least:
        yield least
