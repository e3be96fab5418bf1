"""What came about by both ways: a line for each thing with two figures, their bars, and by what the better one differs.

Lines of points are added up to what the better way brings, with what no line tells; chances are set off from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import Style, draw_text
from game.ui.graphics.theme import Rgb, mixed
from game.ui.judged.signs import Sign, draw_bar, draw_sign
from game.ui.text import SMALLEST, TextStyle

_HEAD: Final = 18
_TEXT: Final = 20
_SUM: Final = 22
_SIGN: Final = 24
_HINT: Final = 16
"""Units of what says that less or more of something is better."""
_APART: Final = 24
"""Units between the columns of figures."""
_BAR: Final = (60, 150)
"""Units of the width of a bar, at least and at most."""
_PALE: Final = 0.35
"""The part of the ground in the tracks of bars."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What came about by one way."""

    said: str
    value: float
    """From 0 to 1 for a chance, else points."""


@dataclass(frozen=True, slots=True)
class Pair:
    """What came about by both ways."""

    label: str
    done: Figure
    better: Figure
    differs: str = ""
    """How many points the better way gains by it: a chance is no part of a sum of points."""
    chance: bool = False
    """Whether it is a part of likely deals, not an amount."""

    @property
    def hint(self) -> str:
        """Which way is better where that is not plain."""
        return _("less is better") if self.better.value < self.done.value else ""


@dataclass(frozen=True, slots=True)
class Sum:
    """A line below them."""

    label: str
    said: str
    good: bool
    """Whether it speaks for the better way."""
    whole: bool = False
    """Whether it is what all lines come to."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What parts two ways, in figures."""

    pairs: Sequence[Pair] = ()
    sums: Sequence[Sum] = ()
    """What the better way brings in all, and before it what no pair tells of that."""

    @property
    def said_of(self) -> str:
        """What the figures of both ways are; empty where there are none, or of both kinds."""
        kinds = {pair.chance for pair in self.pairs}
        return "" if len(kinds) != 1 else _("How often") if True in kinds else _("On average, in points")

    @property
    def differing(self) -> str:
        """What stands above the points gained; chances alone gain none."""
        return "" if all(pair.chance for pair in self.pairs) else _("Gain")


@dataclass(frozen=True, slots=True)
class Columns:
    """All in pixels."""

    labels: int
    size: int
    """Of the text of labels."""
    figures: int
    """The width of the figures of a column."""
    bar: int
    """The longest bar behind them; 0 for none."""
    heads: tuple[str, str]
    """Empty where there is room for signs alone."""
    step: int
    """From the begin of one column to that of the next."""
    differs: int
    """The width of the column of differences behind both, with what is free before it; 0 for none."""
    lines: int = 1
    """How many lines a label takes."""
    hints: bool = False
    """Whether there is room behind or below labels for what says which way is better."""


def evidence_height(style: Style, evidence: Evidence, columns: Columns) -> int:
    """Of all lines with their heads, in pixels."""
    sums = len(evidence.sums) if columns.differs else 0
    pairs = sum(_pair_high(style, pair, columns) for pair in evidence.pairs)
    return head_high(style) + pairs + sums * _step(style)


def paint_evidence(
    surface: pygame.Surface, style: Style, room: pygame.Rect, evidence: Evidence, columns: Columns
) -> None:
    """Both signs over their columns, and a line for each pair; all bars of chances are parts of the same whole."""
    px, theme = style.px, style.theme
    lefts = [room.right - columns.differs - columns.step * place + px(_APART) for place in (2, 1)]
    middle = room.top + head_high(style) // 2
    for head, left, sign in zip(columns.heads, lefts, (Sign.BAD, Sign.GOOD), strict=True):
        disc = pygame.Rect(left, middle - px(_SIGN) // 2, px(_SIGN), px(_SIGN))
        draw_sign(surface, style, disc, sign)
        if head:
            draw_text(surface, style, head, _HEAD, theme.text_soft, midleft=(disc.right + px(6), middle))
    if columns.differs:
        draw_text(surface, style, evidence.differing, _HEAD, theme.text_soft, midright=(room.right, middle))
    said_of = style.type.line(evidence.said_of, style.text(_HEAD), theme.text_soft) if evidence.said_of else None
    if said_of is not None and said_of.get_width() <= lefts[0] - px(_APART) - room.left:
        surface.blit(said_of, said_of.get_rect(midleft=(room.left, middle)))
    top = room.top + head_high(style)
    for pair in evidence.pairs:
        surface.fill(theme.panel_edge, (room.left, top, room.width, max(1, px(1))))
        middle = top + _pair_high(style, pair, columns) // 2
        _paint_label(surface, style, pair, columns, (room.left, middle))
        _paint_figures(surface, style, evidence, pair, columns, [(left, middle) for left in lefts])
        if columns.differs and pair.differs:
            draw_text(surface, style, pair.differs, _TEXT, theme.good, TextStyle.STRONG, midright=(room.right, middle))
        top += _pair_high(style, pair, columns)
    for each in evidence.sums if columns.differs else ():
        _paint_sum(surface, style, pygame.Rect(room.left, top, room.width, _step(style)), each)
        top += _step(style)


def _paint_figures(
    surface: pygame.Surface,
    style: Style,
    evidence: Evidence,
    pair: Pair,
    columns: Columns,
    places: Sequence[tuple[int, int]],
) -> None:
    """Of both ways, each from a place on, with its bar."""
    px, theme = style.px, style.theme
    amounts = [abs(each.value) for one in evidence.pairs if not one.chance for each in (one.done, one.better)]
    most = 1.0 if pair.chance else max(amounts) or 1.0
    ways = (theme.bad, Sign.BAD), (theme.good, Sign.GOOD)
    for each, (left, middle), (colour, sign) in zip((pair.done, pair.better), places, ways, strict=True):
        draw_text(surface, style, each.said, _TEXT, colour, TextStyle.STRONG, midleft=(left, middle))
        bar = pygame.Rect(left + columns.figures + px(10), middle - px(6), columns.bar, px(12))
        if bar.width > 0:
            surface.fill(mixed(theme.panel_edge, theme.panel, _PALE), bar)
            bar.width = round(bar.width * abs(each.value) / most)
            draw_bar(surface, style, bar, sign)


def _paint_sum(surface: pygame.Surface, style: Style, room: pygame.Rect, told: Sum) -> None:
    """A line of its own; the whole below a bolder edge."""
    px, theme = style.px, style.theme
    surface.fill(
        theme.text_soft if told.whole else theme.panel_edge, (*room.topleft, room.width, max(1, px(1 + told.whole)))
    )
    size, kind = (_SUM, TextStyle.STRONG) if told.whole else (_TEXT, TextStyle.BODY)
    colour: Rgb = theme.good if told.good else theme.bad
    place = (room.right, room.centery)
    said = draw_text(surface, style, told.said, size, colour, TextStyle.STRONG, midright=place)
    wide = said.left - px(_APART) - room.left
    fitted = style.type.fitted(told.label, style.text(_TEXT), wide, kind)
    line = style.type.line(told.label, fitted, theme.text, kind)
    surface.blit(line, line.get_rect(midleft=(room.left, room.centery)))


def _paint_label(surface: pygame.Surface, style: Style, pair: Pair, columns: Columns, midleft: tuple[int, int]) -> None:
    """In its lines, none much shorter than the others; behind or below them which way is better."""
    texts = style.type.balanced(pair.label, columns.size, columns.labels) if columns.lines > 1 else [pair.label]
    high, told = style.type.height(columns.size), bool(pair.hint) and columns.hints
    below = style.type.height(style.text(_HINT)) if told and columns.lines > 1 else 0
    top = midleft[1] - (high * len(texts) + below) // 2
    for number, text in enumerate(texts):
        line = style.type.line(text, columns.size, style.theme.text)
        place = line.get_rect(midleft=(midleft[0], top + number * high + high // 2))
        surface.blit(line, place)
        if told and number == len(texts) - 1:
            behind = (place.right + style.px(_HINT) // 2, place.centery)
            under = (midleft[0], top + high * len(texts) + below // 2)
            draw_text(surface, style, pair.hint, _HINT, style.theme.text_soft, midleft=under if below else behind)


def _labelled_wide(style: Style, pair: Pair, size: int, lines: int, *, hints: bool) -> int:
    """What a label takes with its hint behind it, or below it where it may take several lines; in pixels."""
    label = _label_wide(style, pair.label, size, lines)
    if not (pair.hint and hints):
        return label
    hint = style.type.width(pair.hint, style.text(_HINT))
    return max(label, hint) if lines > 1 else label + hint + style.px(_HINT) // 2


def _label_wide(style: Style, label: str, size: int, lines: int) -> int:
    """The least width in which a label takes no more lines, in pixels."""
    whole = style.type.width(label, size)
    if lines == 1:
        return whole
    wide = whole // lines
    while len(style.type.wrap(label, size, wide)) > lines:
        wide += style.px(6)
    return wide


def columns_of(style: Style, evidence: Evidence, width: int, *, wraps: bool) -> Columns | None:
    """How the pairs are set in so many pixels; None where there are none or they have no room.

    Labels may take two lines each where it `wraps`.
    """
    if not evidence.pairs:
        return None
    apart, sign, px = style.px(_APART), style.px(_SIGN), style.px
    said = [each.said for pair in evidence.pairs for each in (pair.done, pair.better)]
    figures = max(sign, *(style.type.width(text, style.text(_TEXT), TextStyle.STRONG) for text in said))
    heads = (_("Your move"), _("The better move"))
    head = sign + px(6) + max(style.type.width(text, style.text(_HEAD)) for text in heads)
    least = figures + px(10) + px(_BAR[0])
    gains = [style.type.width(pair.differs, style.text(_TEXT), TextStyle.STRONG) for pair in evidence.pairs]
    gains += [style.type.width(each.said, style.text(_SUM), TextStyle.STRONG) for each in evidence.sums]
    widest = max(style.type.width(evidence.differing, style.text(_HEAD)), *gains)
    differs = apart + widest if evidence.differing or evidence.sums else 0
    usual = (style.text(_TEXT), 1, False), (style.text(_HEAD), 1, False)
    hinted = (style.text(_TEXT), 1, True)
    two = ((style.text(_TEXT), 2, True),) if wraps else ()
    small = (SMALLEST, 1, False)
    roomy = (*two, *usual) if any(pair.hint for pair in evidence.pairs) else (*usual, *two)
    for named, wide, behind, labelled in (
        (True, max(head, least), differs, (hinted, *roomy)),
        (True, max(head, figures), differs, (*usual, *two)),
        (False, least, differs, usual),
        (False, figures, differs, (*usual, small)),
        (True, max(head, figures), 0, usual),
        (False, figures, 0, ((style.text(_TEXT), 1, False), small)),
    ):
        for size, lines, hints in labelled:
            labels = max(_labelled_wide(style, pair, size, lines, hints=hints) for pair in evidence.pairs)
            free = width - behind - labels - 2 * (apart + wide)
            if free >= 0:
                column = min(wide + free // 2, max(head if named else 0, figures + px(10) + px(_BAR[1])))
                bar = column - figures - px(10)
                return Columns(
                    labels,
                    size,
                    figures,
                    bar if bar >= px(_BAR[0]) else 0,
                    heads if named else ("", ""),
                    apart + column,
                    behind,
                    lines,
                    hints,
                )
    return None


def usual_evidence(style: Style) -> int:
    """What two pairs with their head and their sums take in pixels."""
    return head_high(style) + 4 * _step(style)


def key_room(style: Style, evidence: Evidence, columns: Columns | None, width: int, wide: int) -> int:
    """Where something so wide ends that stands in the line of the heads before them, in pixels; 0 without room."""
    if columns is None:
        return 0
    said_of = style.type.width(evidence.said_of, style.text(_HEAD)) if evidence.said_of else 0
    end = width - columns.differs - 2 * columns.step
    return end if end - wide >= said_of + style.px(_APART) // 2 else 0


def head_high(style: Style) -> int:
    """What the line of the heads takes, in pixels."""
    return max(style.px(_SIGN), style.type.height(style.text(_HEAD))) + style.px(3)


def _step(style: Style) -> int:
    """From one pair to the next."""
    return style.type.height(style.text(_TEXT)) + style.px(3)


def _pair_high(style: Style, pair: Pair, columns: Columns) -> int:
    """Of a pair in pixels, whose label takes one line or more."""
    lines = len(style.type.balanced(pair.label, columns.size, columns.labels)) if columns.lines > 1 else 1
    hinted = columns.lines > 1 and columns.hints and bool(pair.hint)
    return _step(style) + (lines - 1) * style.type.height(columns.size) + hinted * style.type.height(style.text(_HINT))
