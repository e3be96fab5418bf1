"""How large the cards below or beside the lines of a score can be, and in how many rows they lie."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.ui.graphics.card_strip import SCORE_CARD, cards_in, rows_height, strip_size, whole_in
from game.ui.graphics.drawing import Style

_LARGER: Final = (190, 160, 130, 105)
"""Units of the width of a card where lines are few."""
_MOST_ROWS: Final = 5
_CROWDED: Final = 2
"""So many rows there are at most where nothing fits."""
_AIR: Final = 10
"""Units between two lines."""


class CardFit(NamedTuple):
    """What was found."""

    units: float
    """Of the width of a card."""
    rows: int
    whole: bool
    """Whether the last row is seen whole; else only indices are."""
    least: int
    """How high a line is with its cards, in pixels."""


class Lines(NamedTuple):
    """What has to find room; lengths in pixels."""

    number: int
    held: int
    """The most cards of one of them."""
    words: int
    """The height of the words of a line."""
    clause: int
    """The height of the clause that stands below them where there are no cards."""


def fit_below(style: Style, lines: Lines, width: int, high: int) -> CardFit:
    """Cards below the words: the largest that can be seen whole, else the largest whose indices can."""
    room = width - style.px(40)
    for units in _LARGER:
        rows = max(1, -(-lines.held // whole_in(style, room, units)))
        least = lines.words + max(rows_height(style, rows, units, whole=True), lines.clause) + 4
        if rows <= _MOST_ROWS and _fits(style, lines, least, high):
            return CardFit(units, rows, True, least)
    for units in (*_LARGER, SCORE_CARD):
        across = cards_in(style, max(1, room), units)
        rows = max(1, min(-(-lines.held // across), _MOST_ROWS))
        least = lines.words + max(rows_height(style, rows, units, whole=False), lines.clause) + 4
        if across * rows >= lines.held and _fits(style, lines, least, high):
            return CardFit(units, rows, False, least)
    return CardFit(SCORE_CARD, min(rows, _CROWDED), False, least)


def fit_beside(style: Style, lines: Lines, width: int, high: int) -> CardFit:
    """Cards in a row of indices in the width that words leave."""
    for units in (*_LARGER, SCORE_CARD):
        least = max(strip_size(style, 1, width, units)[1], lines.words + lines.clause) + 4
        if cards_in(style, max(1, width), units) >= lines.held and _fits(style, lines, least, high):
            break
    return CardFit(units, 1, False, least)


def _fits(style: Style, lines: Lines, least: int, high: int) -> bool:
    return (least + style.px(_AIR)) * max(1, lines.number) <= high
