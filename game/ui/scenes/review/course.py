"""The course of a round: a bar for each turn of the player, of its decisions: up for gains and down for costs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from decimal import Decimal
from itertools import count
from typing import Final, TypeAlias

import pygame

from game.i18n import _
from game.i18n.wording import number_text
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel, draw_paragraph, draw_text
from game.ui.judged.signs import Sign, draw_bar, draw_sign
from game.ui.judged.verdicts import Summary, signed_or_none
from game.ui.mirror import pixels_of
from game.ui.scenes.review.turns import Block, Figure, TurnWorth
from game.ui.text import TextStyle
from game.ui.widgets import Widget

_VERDICT: Final = 24
_TOTAL: Final = 26
_SUMMARY: Final = 18
_CAPTION: Final = 17
_FIGURE: Final = 17
_FIGURES: Final = (_FIGURE, 15.5, 14, 12.5)
"""Units of the figures: the largest of which all have room, else the largest with which most have."""
_DIGITS: Final = 0.85
"""The part of their line that digits need."""
_AIR: Final = 1.3
"""The height of a line of figures by the size of its letters."""
_CLEAR: Final = 5
"""Units between two of them at least, and between one and another bar."""
_ASIDE: Final = 8
"""Units that a figure may stand beside the middle of its bar."""
_CROWDED: Final = (1.0, 1.6, 1.8, 2.1)
"""So many lines of figures have room above or below all bars: the first with which all figures there have room."""
_LEAD: Final = 5
"""Units between bar and figure from which on a thin line leads from one to the other."""
_STRIDES: Final = (1, 2, 5, 10)
"""Of so many turns one has its number: the first of which all have room."""
_NUMBER: Final = 16
_BAR: Final = 34
"""Units of the width of a bar at most."""
_EVEN: Final = 4
"""Units of the height of what stands for a turn that made no difference."""
_TICK: Final = 28
"""Units of the size of a tick at most."""
_APART: Final = 5
"""Units between the decisions of a turn."""
_AROUND: Final = 3
"""Units between the chosen one and what is drawn around it."""
_OFF: Final = 2
"""Units between that and a figure."""
_LEAST: Final = 5
"""Units of the height of a decision at least."""
_PAD: Final = 16
_BARS: Final = 28
"""Units of height that bars take at least."""
_ROOMY: Final = 76
"""Units that they have besides before a line that says what they count takes their room."""
_STEPS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


def _figure_high(size: int) -> int:
    """What the digits of a figure take with the air around them: as much in every script."""
    return round(size * _AIR)


def least_height(style: Style) -> int:
    """In pixels, without which its bars say nothing."""
    units = (_VERDICT, _SUMMARY, _FIGURE, _FIGURE, _NUMBER)
    return sum(style.type.height(style.text(each)) for each in units) + style.px(_BARS)


def usual_height(style: Style) -> int:
    """The same with what they count."""
    return least_height(style) + style.type.height(style.text(_CAPTION))


_Bar: TypeAlias = Sequence[tuple[Block, pygame.Rect]]
"""The decisions of a turn with where each is drawn, the nearest to the line first."""


_Placed: TypeAlias = tuple[Figure, int, pygame.Rect]
"""What is written, in letters of how many pixels, and where."""


class Course(Widget):
    """Bars on their line, with the numbers of turns below them; a click or an arrow chooses a decision."""

    def __init__(self, name: str, choose: Callable[[int], None]) -> None:
        """`choose` takes the number of a decision."""
        super().__init__(name)
        self.larger = 1.0
        """By what everything in it is larger than usual."""
        self._choose = choose
        self._summary = Summary("", None, "")
        self._turns: Sequence[TurnWorth] = ()
        self._field = pygame.Rect(0, 0, 0, 0)
        self._drawn: list[tuple[Block, pygame.Rect]] = []

    def show(self, summary: Summary, turns: Sequence[TurnWorth]) -> None:
        """What is said above its bars, and one for each turn of the player."""
        self.dirty |= (self._summary, self._turns) != (summary, turns)
        self._summary, self._turns = summary, turns

    @property
    def spoken(self) -> str:
        """The summary, and every turn in which something was gained or lost."""
        turns = [f"{_('Turn {turn}', turn=each.turn)}: {each.said}." for each in self._turns if each.said]
        return " ".join([f"{self._summary.verdict}.", self._summary.told, *turns])

    def handle(self, event: pygame.Event) -> bool:
        """The decision that was clicked or weighs most in the turn that was, or the one beside the chosen one."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._turns:
            place = (event.pos[0] - self._field.left) * len(self._turns) // max(1, self._field.width)
            pointed = self._turns[max(0, min(place, len(self._turns) - 1))]
            hit = [block for block, rect in self._drawn if rect.collidepoint(event.pos)]
            if hit or pointed.blocks:
                self._choose((hit or sorted(pointed.blocks, key=lambda each: -abs(each.points)))[0].number)
            return True
        if event.type == pygame.KEYDOWN and event.key in _STEPS and self._turns:
            blocks = [block for turn in self._turns for block in turn.blocks]
            chosen = next((place for place, each in enumerate(blocks) if each.chosen), 0)
            if blocks:
                self._choose(blocks[max(0, min(chosen + _STEPS[event.key], len(blocks) - 1))].number)
            return True
        return False

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """What it is, and the bars."""
        style = replace(style, scale=style.scale * self.larger)
        px, pad = style.px, style.px(_PAD)
        draw_panel(surface, style, self.rect, PanelKind.TRAY)
        top = self._paint_words(surface, style)
        numbers, figures = (_figure_high(style.text(units)) for units in (_NUMBER, _FIGURE))
        foot = (self.rect.left + pad, self.rect.bottom - px(5))
        axis = draw_text(surface, style, _("Turn"), _NUMBER, style.theme.text_soft, bottomleft=foot)
        spare = style.type.height(style.text(_SUMMARY)) - _figure_high(style.text(_SUMMARY))  # of tall scripts
        self._field = pygame.Rect(axis.right + px(8), top + px(2) - max(0, spare) // 2, 0, 0)
        self._field.width = max(1, self.rect.right - pad - self._field.left)
        self._field.height = self.rect.bottom - px(6) - numbers - self._field.top
        self._paint_bars(surface, style, round(figures * _DIGITS) + px(_AROUND + _OFF))
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _bars(self, style: Style, figure: int, lines: tuple[float, float]) -> pygame.Rect:
        """What bars have of the field: so many lines of figures stand above gains and below costs, if there is room."""
        field, edge = self._field, style.px(4)
        above = round(figure * lines[0]) if any(each.gained for each in self._turns) else 2 * edge
        below = round(figure * lines[1]) if any(each.cost for each in self._turns) else edge
        bars = pygame.Rect(field.left, field.top + above, field.width, field.height - above - below)
        return bars if bars.height >= style.px(_BARS) else field.inflate(0, -2 * edge)

    def _paint_words(self, surface: pygame.Surface, style: Style) -> int:
        """The verdict with the sum, what makes it up and, where there is room, what is counted; returns its foot."""
        theme, px, summary, pad = style.theme, style.px, self._summary, style.px(_PAD)
        left, top, wide = self.rect.left + pad, self.rect.top + px(8), self.rect.width - 2 * pad
        least = 2 * style.type.height(style.text(_FIGURE)) + style.type.height(style.text(_NUMBER)) + px(_BARS)
        shade = theme.gilt if summary.good is None else theme.good if summary.good else theme.bad
        high = style.type.height(style.text(_VERDICT), TextStyle.STRONG)
        draw_text(surface, style, summary.verdict, _VERDICT, shade, TextStyle.STRONG, topleft=(left, top))
        if summary.total:
            place = (left + wide, top + high // 2)
            draw_text(surface, style, summary.total, _TOTAL, shade, TextStyle.STRONG, midright=place)
        top += high
        told = summary.told
        if len(style.type.wrap(told, style.text(_SUMMARY), wide)) > 1:
            told = summary.brief
        caption = _("What each of your decisions gained or gave away, in points")
        for text, units, colour in ((told, _SUMMARY, theme.text), (caption, _CAPTION, theme.text_soft)):
            if text is caption and top + style.type.height(style.text(units)) > self.rect.bottom - least - px(_ROOMY):
                continue
            top += draw_paragraph(surface, style, text, units, colour, pygame.Rect(left, top, wide, 0)) if text else 0
        return top

    def _paint_bars(self, surface: pygame.Surface, style: Style, figure: int) -> None:
        """With their figures, which take so many pixels above or below them: more where they would crowd."""
        theme, px, best = style.theme, style.px, list[_Placed]()
        crowded = set[bool]()
        for more in _CROWDED:
            field = self._bars(style, figure, (more if True in crowded else 1.0, more if False in crowded else 1.0))
            bars = self._laid(style, field)
            placed = self._told(style, bars)
            if not crowded or len(placed) > len(best):
                best, self._drawn, shown = placed, [each for bar in bars for each in bar], field
            written = [each for each, _size, _place in placed]
            missing = {each.points > 0 for bar in bars for each in self._figures(style, bar) if each not in written}
            if not missing:
                break
            crowded |= missing
        surface.fill(theme.text_faint, (shown.left, self._line(shown), shown.width, max(1, px(1))))
        for block, rect in self._drawn:
            if block.sign is not None:
                draw_bar(surface, style, rect, block.sign)
            else:
                surface.fill(block.colour(theme), rect)
            if block.chosen:
                around = pixels_of(surface, rect.inflate(2 * px(_AROUND), 2 * px(_AROUND)))
                pygame.draw.rect(surface, theme.text, around, max(2, px(2)), px(3))
        if self._turns and not sum(self._most):
            self._paint_ticks(surface, style)
        self._paint_numbers(surface, style, shown)
        for told, size, place in best:
            if (lead := told.lead(place)).height > px(_LEAD):
                surface.fill(theme.text_faint, (*lead.topleft, max(1, px(1)), lead.height))
            text = style.type.line(signed_or_none(told.points), size, told.colour, TextStyle.STRONG)
            surface.blit(text, text.get_rect(center=place.center))

    def _paint_ticks(self, surface: pygame.Surface, style: Style) -> None:
        """Above every turn in which something was decided, where none gained or cost anything."""
        side = max(1, min(style.px(_TICK), self._field.width // len(self._turns)))
        for rect in {rect.centerx: rect for _block, rect in self._drawn}.values():
            tick = pygame.Rect(0, 0, side, side)
            tick.midbottom = (rect.centerx, rect.top - style.px(_AROUND + _LEAD))
            draw_sign(surface, style, tick, Sign.GOOD)

    def _line(self, field: pygame.Rect) -> int:
        """Where in a field for bars gains and costs part."""
        gained, cost = self._most
        return field.top + round(field.height * (gained / (gained + cost) if gained + cost else 0.5))

    @property
    def _most(self) -> tuple[float, float]:
        """The most that a turn gained, and that one cost."""
        gained = max((each.gained for each in self._turns), default=0.0)
        return gained, max((each.cost for each in self._turns), default=0.0)

    def _laid(self, style: Style, field: pygame.Rect) -> list[_Bar]:
        """The bars of all turns in a field that leaves room for figures above and below it, or for none."""
        whole, line = sum(self._most) or 1.0, self._line(field)
        step = field.width / max(1, len(self._turns))
        wide = max(2, min(style.px(_BAR), round(step * 0.66)))
        columns = (
            pygame.Rect(field.left + round((place + 0.5) * step) - wide // 2, line, wide, 0) for place in count()
        )
        return [
            list(self._stacked(style, each, column, field.height / whole))
            for each, column in zip(self._turns, columns, strict=False)
        ]

    def _paint_numbers(self, surface: pygame.Surface, style: Style, field: pygame.Rect) -> None:
        """Those of the turns, all or every so manyth; that of the shown decision always."""
        theme, px, step = style.theme, style.px, field.width / max(1, len(self._turns))
        last = number_text(Decimal(max((each.turn for each in self._turns), default=0)))
        wide = style.type.width(last, style.text(_NUMBER)) + px(6)
        stride = next((each for each in _STRIDES if wide <= step * each), _STRIDES[-1])
        chosen = next((place for place, each in enumerate(self._turns) if each.chosen), None)
        for place, each in enumerate(self._turns):
            crowded = chosen is not None and abs(place - chosen) * step < wide
            if place == chosen or (each.turn % stride == 0 and not crowded):
                shade = theme.text if each.chosen else theme.text_soft if each.blocks else theme.text_faint
                foot = field.left + round((place + 0.5) * step), self.rect.bottom - px(5)
                draw_text(surface, style, number_text(Decimal(each.turn)), _NUMBER, shade, midbottom=foot)

    @staticmethod
    def _stacked(
        style: Style, turn: TurnWorth, column: pygame.Rect, pixels: float
    ) -> Iterator[tuple[Block, pygame.Rect]]:
        """Its decisions above and below their line, the first nearest to it; all that made none as one flat mark."""
        apart, up, down, even = style.px(_APART), column.top, column.top, style.px(_EVEN)
        for block in turn.blocks:
            high = max(style.px(_LEAST), round(pixels * abs(float(block.points))) - apart)
            if block.points > 0:
                up -= high + apart
                yield block, pygame.Rect(column.left, up, column.width, high)
            elif block.points < 0:
                yield block, pygame.Rect(column.left, down + apart, column.width, high)
                down += high + apart
            elif block.chosen or not turn.gained + turn.cost:
                yield block, pygame.Rect(column.left, column.top - even // 2, column.width, even)

    def _told(self, style: Style, bars: Sequence[_Bar]) -> list[_Placed]:
        """What each turn gained above its bar, and what it cost below, with the letters and the place of each.

        None stands above or below the bar of another turn but for its edges. Of two that would touch one is further
        from its bar, or a little aside; where there is no room for that, it is the one of fewer points that is left
        out, or not the chosen one's.
        """
        figures = [(turn, figure) for turn, bar in enumerate(bars) for figure in self._figures(style, bar)]
        figures.sort(key=lambda one: (not one[1].chosen, -abs(one[1].points)))
        placed = list[_Placed]()
        for size in dict.fromkeys(map(style.text, _FIGURES)):
            found = list(self._placed(style, bars, figures, size))
            placed = found if len(found) > len(placed) else placed
            if len(placed) == len(figures):
                break
        return placed

    def _placed(
        self, style: Style, bars: Sequence[_Bar], figures: Sequence[tuple[int, Figure]], size: int
    ) -> Iterator[_Placed]:
        """Those that have room in letters of a size, with what they take."""
        clear, high = style.px(_CLEAR), _figure_high(size)
        bare, ahead = [rect for bar in bars for _block, rect in bar], [list(self._beyond(bar)) for bar in bars]
        written = list[pygame.Rect]()
        for turn, figure in figures:
            others = [rect for number, rects in enumerate(ahead) if number != turn for rect in rects]
            wide = style.type.width(signed_or_none(figure.points), size, TextStyle.STRONG)
            for place in figure.places((wide, high), style.px(_ASIDE)):
                place.clamp_ip(self.rect.inflate(-2 * style.px(6), 0))
                digits = place.inflate(2 * clear, -place.height // 3)
                middle = digits.inflate(-digits.width // 3, 0)
                within = self._field.top <= digits.top and digits.bottom <= self._field.bottom
                clear_of_bars = digits.collidelist(bare) < 0
                if within and clear_of_bars and middle.collidelist(others) < 0 and digits.collidelist(written) < 0:
                    written.append(place.inflate(2 * clear, 0))
                    yield figure, size, place
                    break

    def _beyond(self, bar: _Bar) -> Iterator[pygame.Rect]:
        """What lies above the gains of a turn, and below its costs."""
        for block, rect in bar:
            if block.points > 0:
                yield pygame.Rect(rect.left, self._field.top, rect.width, rect.bottom - self._field.top)
            elif block.points < 0:
                yield pygame.Rect(rect.left, rect.top, rect.width, self._field.bottom - rect.top)

    @staticmethod
    def _figures(style: Style, bar: _Bar) -> Iterator[Figure]:
        """Those of a turn: at the ends of its bar what all its decisions gained and cost, whichever is shown."""
        chosen, off = any(block.chosen for block, _rect in bar), style.px(_AROUND + _OFF)
        for gains in (True, False):
            part = [(block, rect) for block, rect in bar if block.points and (block.points > 0) == gains]
            if not part:
                continue
            whole = part[0][1].unionall([rect for _block, rect in part])
            upper, lower = (whole.centerx, whole.top - off), (whole.centerx, whole.bottom + off)
            place = ("midbottom", upper) if gains else ("midtop", lower)
            worst = max((block for block, _rect in part), key=lambda block: abs(block.points))
            points = sum((block.points for block, _rect in part), Decimal(0))
            yield Figure(points, worst.colour(style.theme), place, chosen)
