"""The course of a match as a curve above its rounds: the lead at every moment, or a line for each of several."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from itertools import groupby, pairwise
from typing import Final, NamedTuple

import pygame

from game.i18n import _
from game.i18n.wording import number_text
from game.match.lead import Lead
from game.match.replay_views import MomentView
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.icons import icon
from game.ui.graphics.theme import Rgb, area_of, hex_of
from game.ui.mirror import is_mirrored
from game.ui.scenes.replay.time_marks import HEAD, TimeScale, draw_stem, side_by_side
from game.ui.text import TextStyle
from game.ui.widgets import Widget
from game.ui.widgets.graph import draw_mark, mark_colour, mark_markup

_FIGURE: Final = 15
_LARGER: Final = 18
"""Units of the letters of figures, and of who leads now."""
_CLOSE: Final = 0.92
"""The part of a line of words that one takes: few letters reach below theirs."""
_DIGITS: Final = 0.62
"""The part of a line that figures take."""
_AROUND: Final = 7
"""Units above and below the curve, and between words and figures."""
_MARK: Final = 5
_MARKED: Final = 2 * _MARK + 6
"""Units of the size of a mark, and what it takes before words."""
_DOT: Final = 6
"""Units of half the size of the moment on the curve."""
_WIDE: Final = 2.5
"""Units of the width of a line."""
_OWN: Final = 1.5
"""By how much one's own is wider where others have theirs."""
_FILLED: Final = 0.55
_TINT: Final = 22
"""How strong the ground below a lead is, and of 255 that of the side on which somebody leads."""
_COMING: Final = 170
"""How much is seen of what is still to come, of 255."""
_UNUSED: Final = 0.08
_SIDE: Final = 0.3
"""The part of the height of a side on which nobody ever leads, and of another at least."""
_STEPS: Final = (1, 2, 5)
_FIGURES: Final = 4
"""On no side are there more figures."""
_OWNERS: Final = 5
"""Names behind the lines take no more than 1 / so much of the width."""


class _Label(NamedTuple):
    """A line of words before a curve."""

    middle: int
    """Where it would best stand, in pixels from the top of the window."""
    text: str
    units: float
    colour: Rgb
    face: TextStyle = TextStyle.BODY
    mark: int | None = None


class Curve(Widget):
    """A click or a drag leads to a moment of the match; keys are those of the scene."""

    def __init__(self, scale: TimeScale, lead: Lead, go: Callable[[int], None]) -> None:
        """Draw the curve over a `scale`; it calculates the lead while nothing else is to be done."""
        super().__init__("lead")
        self._scale = scale
        self._lead = lead
        self._go = go
        self._at = 0
        self._held = False
        self.moment: Callable[[int], MomentView] | None = None
        """The names of round and moment of a number."""
        self._pointed: pygame.Rect | None = None
        self._drawn: tuple[object, pygame.Surface] | None = None
        """The curve, and what it was drawn for."""

    def show(self, number: int) -> None:
        """Show a moment."""
        self.dirty |= number != self._at
        self._at = number

    @property
    def behind(self) -> bool:
        """Whether the lead is still to be calculated."""
        return self.moment is not None and not self._lead.ready

    def work(self) -> bool:
        """Calculate on."""
        if self.behind:
            self._lead.work()
            self.dirty |= self._lead.ready
        return self.behind

    @property
    def spoken(self) -> str:
        """The lead at the moment that is shown, and what it is made of."""
        return " ".join(filter(None, (self._lead.text(self._at), self._lead.source(self._at), self._lead.note)))

    @property
    def explained(self) -> pygame.Rect:
        """The moment that the pointer is at."""
        return self._pointed or self.rect

    def point(self, position: tuple[int, int]) -> None:
        """Say how the match stood there."""
        self.tip, self._pointed = "", None
        if self.moment is None or not self._lead.ready:
            return
        if position[0] < self._scale.left:
            source = self._lead.source(self._at)
            self.tip = _("The totals, and what is being played now: {parts}", parts=source) if source else ""
            return
        number = self._scale.moment_at(position[0])
        lead = " ".join(filter(None, (self._lead.text(number), self._lead.note)))
        moment = self.moment(number)
        self.tip = ". ".join(filter(None, (moment.round, moment.move, lead or self._unknown)))
        self._pointed = pygame.Rect(self._scale.x_of(number), self.rect.top, 1, self.rect.height).inflate(15, 0)

    def handle(self, event: pygame.Event) -> bool:
        """Press, drag, release."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = True
        elif event.type != pygame.MOUSEMOTION or not self._held:
            self._held = False
            return event.type == pygame.MOUSEBUTTONUP
        self._go(self._scale.moment_at(event.pos[0]))
        return True

    @property
    def _unknown(self) -> str:
        """What is said where the lead is not known."""
        return ""

    def widest_words(self, style: Style) -> int:
        """The pixels that words and figures take before it."""
        size = style.text(_FIGURE)
        figures = style.type.width("0000", size, TextStyle.STRONG)
        return self._widest_label(style) + figures + style.px(3 * _AROUND)

    def widest_owner(self, style: Style) -> int:
        """The pixels that names take behind it."""
        return 0

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Words and figures before it, its ground, its lines, and the moment that is shown."""
        theme, plot = style.theme, pygame.Rect(self._scale.left, self.rect.top, self._scale.width, self.rect.height)
        ready = self.moment is not None and self._lead.ready
        words = pygame.Rect(self.rect.left, plot.top, max(0, plot.left - self.rect.left), plot.height)
        words.width -= style.type.width("0000", style.text(_FIGURE), TextStyle.STRONG) + style.px(2 * _AROUND)
        y_of = self._heights(style, plot)
        if words.width > style.px(2 * _MARKED):
            _draw_labels(surface, style, words, self._labels(style, plot, y_of, ready=ready))
        if not ready:
            return
        draw_panel(surface, style, plot, PanelKind.FIELD, radius=4)
        self._paint_axis(surface, style, plot, y_of)
        left, right = self._scale.cell(self._scale.round_of(self._at))
        surface.fill(theme.panel_raised, (left, plot.top + 1, right - left, plot.height - 2))
        self._paint_ground(surface, style, plot, y_of)
        for place in range(1, len(self._scale.begins)):
            surface.fill(theme.panel_edge, (self._scale.cell(place)[0], plot.top + 1, 1, plot.height - 2))
        wide = max(1, style.px(1.5))
        surface.fill(theme.text_soft, (plot.left, y_of(0.0) - wide // 2, plot.width, wide))
        x = self._scale.x_of(self._at)
        self._paint_lines(surface, style, plot, x, y_of)
        surface.fill(theme.gilt, (x, plot.top + 1, max(1, style.px(1)), plot.height - 2))
        self._paint_above(surface, style, plot, x, y_of)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _paint_lines(
        self, surface: pygame.Surface, style: Style, plot: pygame.Rect, x: int, y_of: Callable[[float], int]
    ) -> None:
        """The lines up to a place, and fainter what is still to come."""
        wanted = (tuple(plot), style.theme, self._scale.begins, self._scale.last, style.scale)
        if self._drawn is None or self._drawn[0] != wanted:
            head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{plot.width}" height="{plot.height}">'
            markup = "".join([head, *self._markup(style, plot, y_of), "</svg>"])
            self._drawn = wanted, style.pictures.drawn(markup, plot.size)
        picture, mirrored = self._drawn[1], is_mirrored(surface)
        for left, right, seen in ((plot.left, x, 255), (x, plot.right, _COMING)):
            if right > left:
                part = picture.subsurface((left - plot.left, 0, right - left, plot.height)).copy()
                part.fill((255, 255, 255, seen), None, pygame.BLEND_RGBA_MULT)
                surface.blit(pygame.transform.flip(part, mirrored, False), (left, plot.top))

    def _paint_axis(
        self, surface: pygame.Surface, style: Style, plot: pygame.Rect, y_of: Callable[[float], int]
    ) -> None:
        """Round figures before the curve."""
        size, high = style.text(_FIGURE), self._figure_height(style)
        for value in figures(self._span(), y_of, round(high * 1.3)):
            y, colour = y_of(float(value)), self._figure_colour(style, value)
            middle = max(plot.top + high // 2, min(plot.bottom - high // 2, y))
            line = style.type.line(self._figure_text(value), size, colour, TextStyle.STRONG)
            surface.blit(line, line.get_rect(midright=(plot.left - style.px(_AROUND), middle)))
            surface.fill(colour, (plot.left, y, style.px(4), max(1, style.px(1))))

    @staticmethod
    def _figure_height(style: Style) -> int:
        return round(style.type.height(style.text(_FIGURE)) * _DIGITS)

    def _heights(self, style: Style, plot: pygame.Rect) -> Callable[[float], int]:
        """Where a value lies, in pixels from the top of the window."""
        low, high = self._shown_span()
        around = style.px(_AROUND)
        foot, room = plot.bottom - around, plot.height - 2 * around
        return lambda value: foot - round(room * (value - low) / ((high - low) or 1.0))

    def _shown_span(self) -> tuple[float, float]:
        """The values at the lower and the upper edge."""
        return self._span()

    @abstractmethod
    def _span(self) -> tuple[float, float]:
        """The least and the greatest value."""

    @abstractmethod
    def _widest_label(self, style: Style) -> int:
        """The pixels that its words take."""

    @abstractmethod
    def _labels(
        self, style: Style, plot: pygame.Rect, y_of: Callable[[float], int], *, ready: bool
    ) -> Sequence[_Label]:
        """The words before it."""

    @abstractmethod
    def _markup(self, style: Style, plot: pygame.Rect, y_of: Callable[[float], int]) -> Iterator[str]:
        """Its lines as SVG."""

    @abstractmethod
    def _figure_colour(self, style: Style, value: Decimal) -> Rgb:
        """The colour of a figure before it."""

    def _figure_text(self, value: Decimal) -> str:
        return number_text(value)

    @abstractmethod
    def _paint_ground(
        self, surface: pygame.Surface, style: Style, plot: pygame.Rect, y_of: Callable[[float], int]
    ) -> None:
        """What lies below the lines."""

    def _paint_above(
        self, surface: pygame.Surface, style: Style, plot: pygame.Rect, x: int, y_of: Callable[[float], int]
    ) -> None:
        """What lies above the lines; `x` is the place of the moment."""


class LeadCurve(Curve):
    """The lead between two teams, with a ground in the colour of who leads."""

    @property
    def _unknown(self) -> str:
        return _("From another seat you see how it went on.")

    def _span(self) -> tuple[float, float]:
        return self._lead.span()

    def _shown_span(self) -> tuple[float, float]:
        """A side on which nobody ever leads has no more than its edge."""
        low, high = self._span()
        if not (low or high):
            return -1.0, 1.0
        below, above = (_SIDE if each else _UNUSED for each in (low, high))
        return -max(-low, high * below / (1 - below)), max(high, -low * above / (1 - above))

    def _widest_label(self, style: Style) -> int:
        size, small = style.text(_LARGER), style.text(HEAD)
        widest = max(style.type.width(f"{side} 00.00", size, TextStyle.STRONG) for side in sides())
        return style.px(_MARKED) + max(widest, style.type.width(self._lead.widest_source, small))

    def _labels(
        self, style: Style, plot: pygame.Rect, y_of: Callable[[float], int], *, ready: bool
    ) -> Sequence[_Label]:
        """Who leads above the line and who below it; who leads now with by how much, and what that is made of."""
        labels = list[_Label]()
        if not ready:
            return labels
        (low, high), lead, zero = self._span(), self._lead.at(self._at) or Decimal(0), y_of(0.0)
        middles = (plot.top + zero) // 2, (zero + plot.bottom) // 2
        for place, (side, ever) in enumerate(zip(sides(), (high > 0, low < 0), strict=True)):
            if not ever:
                continue
            if not lead or (lead > 0) != (place == 0):
                labels.append(_Label(middles[place], side, HEAD, style.theme.text_soft, mark=place))
                continue
            colour, text = mark_colour(style.theme, place), f"{side} {number_text(abs(lead))}"
            labels.append(_Label(middles[place], text, _LARGER, colour, TextStyle.STRONG, place))
            if source := self._lead.source(self._at):
                labels.append(_Label(middles[place] + 1, source, HEAD, style.theme.text_soft))
        return labels

    def _figure_colour(self, style: Style, value: Decimal) -> Rgb:
        return mark_colour(style.theme, 0 if value > 0 else 1) if value else style.theme.text

    def _figure_text(self, value: Decimal) -> str:
        return number_text(abs(value))

    def _paint_ground(
        self, surface: pygame.Surface, style: Style, plot: pygame.Rect, y_of: Callable[[float], int]
    ) -> None:
        """Either side in a breath of the colour of who leads there."""
        (low, high), zero, inner = self._span(), y_of(0.0), plot.inflate(-2, -2)
        halves = (inner.top, zero, high > 0), (zero, inner.bottom, low < 0)
        for place, (top, bottom, ever) in enumerate(halves):
            if ever and bottom > top:
                tint = pygame.Surface((inner.width, bottom - top), pygame.SRCALPHA)
                tint.fill((*area_of(style.theme, mark_colour(style.theme, place)), _TINT))
                surface.blit(tint, (inner.left, top))

    def _paint_above(
        self, surface: pygame.Surface, style: Style, plot: pygame.Rect, x: int, y_of: Callable[[float], int]
    ) -> None:
        """A dot at the lead of the moment."""
        lead = self._lead.at(self._at)
        if lead is not None:
            dot = pygame.Rect(0, 0, 2 * style.px(_DOT), 2 * style.px(_DOT))
            dot.center = x, y_of(float(lead))
            draw_panel(surface, style, dot, PanelKind.BRASS_HOVER if self.hovered else PanelKind.BRASS, _DOT)

    def _markup(self, style: Style, plot: pygame.Rect, y_of: Callable[[float], int]) -> Iterator[str]:
        """Stretches on one side of the line, each with its ground; the lead changes in steps."""
        zero = y_of(0.0) - plot.top
        for side, stretches in groupby(self._stretches(plot), lambda each: (each[2] > 0) - (each[2] < 0)):
            colour = mark_colour(style.theme, 0 if side > 0 else 1) if side else style.theme.text
            points = [(x - plot.left, y_of(each) - plot.top) for *ends, each in stretches for x in ends]
            path = "L".join(f"{x},{y}" for x, y in [(points[0][0], zero), *points, (points[-1][0], zero)])
            if side:
                area = hex_of(area_of(style.theme, colour))
                yield f'<path d="M{path}Z" fill="{area}" fill-opacity="{_FILLED}"/>'
            yield (
                f'<path d="M{path}" fill="none" stroke="{hex_of(colour)}" stroke-width="{max(1.5, style.px(_WIDE))}" '
                'stroke-linejoin="round"/>'
            )

    def _stretches(self, plot: pygame.Rect) -> Iterator[tuple[int, int, float]]:
        """From which pixel to which the lead is the same, and what it is there."""
        begin, before = plot.left, None
        for number in range(self._scale.last + 1):
            lead, x = self._lead.at(number), self._scale.x_of(number)
            now = float(lead) if lead is not None else None
            if before is not None and before != now and x > begin:
                yield begin, x, before
            if before != now:
                begin, before = x, now
        if before is not None:
            yield begin, plot.right, before


class StandingsCurve(Curve):
    """The points of everybody from round to round, each in their colour with a mark where a round ends."""

    def __init__(self, scale: TimeScale, lead: Lead, go: Callable[[int], None]) -> None:
        super().__init__(scale, lead, go)
        self._lines: Sequence[Sequence[float]] = ((0.0,),)
        self._names: Sequence[str] = ()
        self._limit, self._limit_text = 0.0, ""
        self._fewest_win = False

    def tell(
        self, lines: Sequence[Sequence[float]], names: Sequence[str], limit: tuple[float, str], *, fewest_win: bool
    ) -> None:
        """Show what each of the names had at first and after every round, and what happens at which limit."""
        self._lines, self._names, self._fewest_win = lines, names, fewest_win
        self._limit, self._limit_text = limit
        self._drawn = None

    def _span(self) -> tuple[float, float]:
        values = [each for line in self._lines for each in line]
        return min([0.0, *values]), max([0.0, self._limit, *values])

    def _titles(self) -> list[str]:
        return [_("Points so far"), *filter(None, [self._lead.note.removesuffix(".")])]

    def _widest_label(self, style: Style) -> int:
        return max(style.type.width(each, style.text(HEAD)) for each in self._titles())

    def _labels(
        self, style: Style, plot: pygame.Rect, y_of: Callable[[float], int], *, ready: bool
    ) -> Sequence[_Label]:
        """What the lines are."""
        colours = style.theme.text, style.theme.text_soft
        titles = zip(self._titles(), colours, strict=False)
        return [_Label(plot.centery + row, text, HEAD, colour) for row, (text, colour) in enumerate(titles)]

    @property
    def spoken(self) -> str:
        """What the lines are, the lead, and what everybody had at last."""
        named = zip(self._names, self._lines, strict=False)
        ends = (f"{name}: {number_text(Decimal(str(line[-1])))}" for name, line in named)
        said = [*self._titles(), super().spoken, self._limit_text, _("At the end"), *ends]
        return ". ".join(filter(None, said))

    def widest_owner(self, style: Style) -> int:
        """As much as the longest name takes; nothing where that would be too much."""
        size = style.text(_FIGURE)
        named = max((style.type.width(name, size, TextStyle.STRONG) for name in self._names), default=0)
        figure = style.type.width("−000", size, TextStyle.STRONG)
        wide = named + figure + size + style.px(2 * _MARK + 4 * 6)
        return wide if wide * _OWNERS <= self.rect.width else 0

    def _figure_colour(self, style: Style, value: Decimal) -> Rgb:
        return style.theme.text_soft if value else style.theme.text

    def _paint_ground(
        self, surface: pygame.Surface, style: Style, plot: pygame.Rect, y_of: Callable[[float], int]
    ) -> None:
        """A faint line at each figure."""
        for value in figures(self._span(), y_of, round(self._figure_height(style) * 1.3)):
            surface.fill(style.theme.panel_edge, (plot.left, y_of(float(value)), plot.width, 1))

    def _paint_above(
        self, surface: pygame.Surface, style: Style, plot: pygame.Rect, x: int, y_of: Callable[[float], int]
    ) -> None:
        """What happens at the limit, and the names behind the lines."""
        if self._limit:
            line, y = style.type.line(self._limit_text, style.text(14), style.theme.gilt), y_of(self._limit)
            above = y - line.get_height()
            surface.blit(line, (plot.left + style.px(8), above if above >= plot.top else y + 1))
        room = pygame.Rect(plot.right, plot.top, self.rect.right - plot.right, plot.height)
        if room.width > style.px(2 * _MARKED):
            self._paint_owners(surface, style, room, y_of)

    def _paint_owners(
        self, surface: pygame.Surface, style: Style, room: pygame.Rect, y_of: Callable[[float], int]
    ) -> None:
        """Mark, name and final points of each as near to the end of the line as others let it; a tick for who won."""
        type_, size, gap, mark = style.type, style.text(_FIGURE), style.px(6), style.px(_MARK)
        ends = [line[-1] for line in self._lines]
        best = min(ends) if self._fewest_win else max(ends)
        high = min(round(type_.height(size, TextStyle.STRONG) * _CLOSE), room.height // max(1, len(ends)))
        if high * (len(ends) + 1) <= room.height:
            title = _("At the end")
            head = type_.line(title, type_.fitted(title, size, room.width - gap), style.theme.text_soft)
            surface.blit(head, head.get_rect(topright=room.topright))
            room = pygame.Rect(room.left, room.top + high, room.width, room.height - high)
        order = sorted(range(len(ends)), key=lambda place: (y_of(ends[place]), place))
        wanted = [y_of(ends[place]) - high // 2 for place in order]
        tops = side_by_side(wanted, [high] * len(order), (room.top, room.bottom)) or wanted
        for place, top in zip(order, tops, strict=True):
            middle, colour, x = top + high // 2, mark_colour(style.theme, place), room.left + 2 * gap + mark
            foot = (room.left, y_of(ends[place]))
            draw_stem(surface, style, colour, (x - mark, middle), foot, max(1.5, style.px(2)))
            draw_mark(surface, style, place, (x, middle), _MARK)
            won = ends[place] == best
            shade = style.theme.won if won else style.theme.text
            figure = type_.line(number_text(Decimal(str(ends[place]))), size, shade, TextStyle.STRONG)
            surface.blit(figure, figure.get_rect(midright=(room.right, middle)))
            left, right = x + mark + gap, room.right - figure.get_width() - gap
            if won:
                tick = icon(style, "tick", size, shade)
                surface.blit(tick, tick.get_rect(midright=(right + gap // 2, middle)))
                right -= size - gap // 2
            name = type_.shortened(self._names[place], size, right - left, TextStyle.STRONG)
            line = type_.line(name, size, colour, TextStyle.STRONG)
            surface.blit(line, line.get_rect(midleft=(left, middle)))

    def _markup(self, style: Style, plot: pygame.Rect, y_of: Callable[[float], int]) -> Iterator[str]:
        """The line of the player lies above the others, that of the limit below them."""
        if self._limit:
            y, dash = y_of(self._limit) - plot.top, max(3, style.px(6))
            yield (
                f'<path d="M0,{y}L{plot.width},{y}" stroke="{hex_of(style.theme.gilt)}" '
                f'stroke-width="{max(1, style.px(1))}" stroke-dasharray="{dash} {dash}"/>'
            )
        xs = [0, *(self._scale.cell(place)[1] - plot.left for place in range(len(self._scale.begins)))]
        for place, line in reversed(list(enumerate(self._lines))):
            colour, wide = hex_of(mark_colour(style.theme, place)), max(1.5, style.px(_WIDE))
            wide *= 1.0 if place else _OWN
            points = [(x, y_of(each) - plot.top) for x, each in zip(xs, line, strict=False)]
            # points change only where a round ends
            steps = [points[0], *((x, y) for (_x, was), (x, now) in pairwise(points) for y in (was, now))]
            path = "L".join(f"{x},{y}" for x, y in steps)
            yield (
                f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="{wide}" stroke-linejoin="round" '
                'stroke-linecap="round"/>'
            )
            for x, y in points[1:-1]:
                yield mark_markup(place, x, y, max(3.0, style.scale * 3.5), colour)


def sides() -> tuple[str, str]:
    """Who leads above the line and below it."""
    return _("You lead"), _("They lead")


def figures(span: tuple[float, float], y_of: Callable[[float], int], apart: int) -> list[Decimal]:
    """0 and the multiples of 1, 2, 5, 10, 20 … on both sides: no closer than `apart` pixels, and not too many of them.

    At least one besides 0 has its place.
    """
    low, high = span
    most = max(-low, high)
    pixels = abs(y_of(most if high >= -low else -most) - y_of(0.0))
    step = best = Decimal(1)
    for step in (factor * Decimal(10) ** power for power in range(-2, 6) for factor in _STEPS):
        if float(step) > most:
            break
        best = step
        if float(step) * pixels >= apart * most and float(step) * (_FIGURES + 1) > most:
            break
    above, below = (int(Decimal(str(reach)) / best) for reach in (high, -low))
    return [number * best for number in range(-below, above + 1)]


def _draw_labels(surface: pygame.Surface, style: Style, room: pygame.Rect, labels: Sequence[_Label]) -> None:
    """Draw them below one another, each as near to its place as others let it; where not all have room the marked."""
    highs = [round(_CLOSE * style.type.height(style.text(each.units), each.face)) for each in labels]
    wanted = [each.middle - high // 2 for each, high in zip(labels, highs, strict=True)]
    tops = side_by_side(wanted, highs, (room.top, room.bottom))
    if labels and not tops:
        marked = [each for each in labels if each.mark is not None]
        if len(marked) < len(labels):
            _draw_labels(surface, style, room, marked)
        return
    before = style.px(_MARKED) if any(each.mark is not None for each in labels) else 0
    for label, high, top in zip(labels, highs, tops, strict=True):
        left, middle = room.left + before, top + high // 2
        if label.mark is not None:
            draw_mark(surface, style, label.mark, (room.left + style.px(_MARK), middle), _MARK)
        size = style.type.fitted(label.text, style.text(label.units), room.right - left, label.face)
        text = style.type.shortened(label.text, size, room.right - left, label.face)
        line = style.type.line(text, size, label.colour, label.face)
        surface.blit(line, line.get_rect(midleft=(left, middle)))
