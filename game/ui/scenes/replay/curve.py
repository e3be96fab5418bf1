"""The course of a match as a curve above its rounds: the lead at every moment, or a line for each of several."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from itertools import groupby, pairwise
from typing import Final

import pygame

from game.i18n import _
from game.i18n.wording import number_text
from game.match.lead import Lead
from game.match.replay_views import MomentView
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.mirror import is_mirrored
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import Rgb, area_of, hex_of
from game.ui.kit import (
    TEAM_TONES,
    Align,
    Column,
    Control,
    Extent,
    Icon,
    LiveNode,
    Node,
    Role,
    Row,
    Space,
    Spacer,
    Stack,
    Text,
    Tone,
    team_mark,
)
from game.ui.scenes.replay.time_marks import ScaleWidget, TimeScale, draw_stem, side_by_side
from game.ui.widgets.graph import mark_colour, mark_markup

_HIGH: Final = 90
"""Units of its height."""
_FIGURE: Final = 15
"""Units of the letters of figures."""
_FIGURE_ROOM: Final = 60
"""Units before it in which its figures are."""
_DIGITS: Final = 0.62
"""The part of a line that figures take."""
_AROUND: Final = 7
"""Units above and below the lines, and between them and figures."""
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
_STEM: Final = 18
"""Units from the end of a line to the name of who has it."""
_Heights = Callable[[float], int]
"""Where a value lies, in pixels from the top of the window."""


class Curve(ScaleWidget):
    """A click or a drag leads to a moment of the match; keys are those of the scene."""

    def __init__(self, scale: TimeScale, lead: Lead, go: Callable[[int], None]) -> None:
        """Draw the curve over a `scale`; it calculates the lead while nothing else is to be done."""
        super().__init__("lead", scale, go)
        self._lead = lead
        self._at = 0
        self.moment: Callable[[int], MomentView] | None = None
        """The names of round and moment of a number."""
        self.words = LiveNode("lead_words", Spacer())
        """The words before it."""
        self._drawn: tuple[object, pygame.Surface] | None = None
        """The curve, and what it was drawn for."""

    def show(self, number: int) -> None:
        """Show a moment."""
        self.dirty |= number != self._at
        self._at = number
        source = self._lead.source(number)
        self.words.tip = _("The totals, and what's in play now: {parts}", parts=source) if source else ""
        self.words.show(self._compose_words())

    @property
    def ready(self) -> bool:
        """Whether there is anything to draw."""
        return self.moment is not None and self._lead.ready

    @property
    def behind(self) -> bool:
        """Whether the lead is still to be calculated."""
        return self.moment is not None and not self._lead.ready

    def work(self) -> bool:
        """Calculate on."""
        if self.behind:
            self._lead.work()
            if self._lead.ready:
                self.dirty = True
                self.show(self._at)
        return self.behind

    @property
    def spoken(self) -> str:
        """The lead at the moment that is shown, and what it is made of."""
        return " ".join(filter(None, (self._lead.text(self._at), self._lead.source(self._at), self._lead.note)))

    def point(self, position: tuple[int, int]) -> None:
        """Say how the match stood there."""
        self.tip, self._pointed = "", None
        if self.moment is None or not self._lead.ready:
            return
        number = self._scale.moment_at(position[0])
        lead = " ".join(filter(None, (self._lead.text(number), self._lead.note)))
        moment = self.moment(number)
        self.tip = ". ".join(filter(None, (moment.round, moment.move, lead or self._unknown)))
        self._pointed = pygame.Rect(self._scale.x_of(number), self.rect.top, 1, self.rect.height).inflate(15, 0)

    def _moment_at(self, position: tuple[int, int], *, pressed: bool) -> int:
        return self._scale.moment_at(position[0])

    @property
    def _unknown(self) -> str:
        """What is said where the lead is not known."""
        return ""

    def compose_head(self) -> Node:
        """The words before it, and room for its figures."""
        figures_wide = Text("", Role.SMALL, reserve=("0000",))
        return Row(Control(self.words, grow=1), figures_wide, gap=Space.NONE, cross=Align.STRETCH)

    @abstractmethod
    def _compose_words(self) -> Node:
        """The words before it."""

    def compose_tail(self) -> Node | None:
        """The names behind its lines, if they have any."""
        return None

    def natural(self, style: Style) -> tuple[int, int]:
        """As wide as there is room."""
        return 0, style.px(_HIGH)

    def area(self, style: Style) -> pygame.Rect:
        """Figures stand before it."""
        return super().area(style).union(self.rect.move(-style.text(_FIGURE_ROOM), 0))

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Figures before it, its ground, its lines, and the moment that is shown."""
        if not self.ready:
            return
        theme, plot, y_of = style.theme, self.rect, self.heights(style)
        draw_panel(surface, style, plot, PanelKind.FIELD, radius=4)
        self._paint_axis(surface, style, y_of)
        left, right = self._scale.cell(self._scale.round_of(self._at))
        surface.fill(theme.panel_raised, (left, plot.top + 1, right - left, plot.height - 2))
        self._paint_ground(surface, style, y_of)
        for place in range(1, len(self._scale.begins)):
            surface.fill(theme.panel_edge, (self._scale.cell(place)[0], plot.top + 1, 1, plot.height - 2))
        wide = max(1, style.px(1.5))
        surface.fill(theme.text_soft, (plot.left, y_of(0.0) - wide // 2, plot.width, wide))
        x = self._scale.x_of(self._at)
        self._paint_lines(surface, style, x, y_of)
        surface.fill(theme.gilt, (x, plot.top + 1, style.px(1), plot.height - 2))
        self._paint_above(surface, style, y_of)
        if self.focused:
            draw_focus(surface, style, plot)

    def _paint_lines(self, surface: pygame.Surface, style: Style, x: int, y_of: _Heights) -> None:
        """The lines up to a place, and fainter what is still to come."""
        plot = self.rect
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

    def _paint_axis(self, surface: pygame.Surface, style: Style, y_of: _Heights) -> None:
        """Round figures before the curve."""
        size, high, plot = style.text(_FIGURE), self._figure_height(style), self.rect
        for value in figures(self._span(), y_of, round(high * 1.3)):
            y, colour = y_of(float(value)), self._figure_colour(style, value)
            middle = max(plot.top + high // 2, min(plot.bottom - high // 2, y))
            line = style.type.line(number_text(self._figure(value)), size, colour, TextStyle.STRONG)
            surface.blit(line, line.get_rect(midright=(plot.left - style.px(_AROUND), middle)))
            surface.fill(colour, (plot.left, y, style.px(4), style.px(1)))

    @staticmethod
    def _figure_height(style: Style) -> int:
        return round(style.type.height(style.text(_FIGURE)) * _DIGITS)

    def heights(self, style: Style) -> _Heights:
        """The function that says where a value lies."""
        (low, high), around = self._shown_span(), style.px(_AROUND)
        foot, room = self.rect.bottom - around, self.rect.height - 2 * around
        return lambda value: foot - round(room * (value - low) / ((high - low) or 1.0))

    def _shown_span(self) -> tuple[float, float]:
        """The values at the lower and the upper edge."""
        return self._span()

    @abstractmethod
    def _span(self) -> tuple[float, float]:
        """The least and the greatest value."""

    @abstractmethod
    def _markup(self, style: Style, plot: pygame.Rect, y_of: _Heights) -> Iterator[str]:
        """Its lines as SVG."""

    @abstractmethod
    def _figure_colour(self, style: Style, value: Decimal) -> Rgb:
        """The colour of a figure before it."""

    def _figure(self, value: Decimal) -> Decimal:
        """The figure that stands for a value."""
        return value

    @abstractmethod
    def _paint_ground(self, surface: pygame.Surface, style: Style, y_of: _Heights) -> None:
        """What lies below the lines."""

    @abstractmethod
    def _paint_above(self, surface: pygame.Surface, style: Style, y_of: _Heights) -> None:
        """What lies above the lines."""


class LeadCurve(Curve):
    """The lead between two teams, with a ground in the colour of who leads."""

    @property
    def _unknown(self) -> str:
        return _("See from another seat how it went on.")

    def _span(self) -> tuple[float, float]:
        return self._lead.span()

    def _shown_span(self) -> tuple[float, float]:
        """A side on which nobody ever leads has no more than its edge."""
        low, high = self._span()
        if not (low or high):
            return -1.0, 1.0
        below, above = (_SIDE if each else _UNUSED for each in (low, high))
        return -max(-low, high * below / (1 - below)), max(high, -low * above / (1 - above))

    def _compose_words(self) -> Node:
        """Who leads above the line and who below it; who leads now with by how much, and what that is made of."""
        sides = _("You lead"), _("They lead")
        reserved = Text("", Role.LABEL, reserve=[f"{side} 00.00" for side in sides])
        room = Row(team_mark(None), Stack(reserved, Text("", Role.SMALL, reserve=[self._lead.widest_source])))
        if not self.ready:
            return room
        (low, high), (least, most) = self._span(), self._shown_span()
        if not (low or high):
            return Stack(room, Text(self._lead.text(self._at), Role.SMALL))
        shares = (sides[0], most if high > 0 else 0.0), (sides[1], -least if low < 0 else 0.0)
        words = (self._side(place, side, share) for place, (side, share) in enumerate(shares) if share)
        return Stack(room, Column(*words, gap=Space.NONE, even=True))

    def _side(self, place: int, side: str, share: float) -> Node:
        """The words of a side, which has a share of the height."""
        lead, mark = self._lead.at(self._at) or Decimal(0), team_mark(place)
        if not lead or (lead > 0) != (place == 0):
            return Row(mark, Text(side, Role.SMALL), gap=Space.TIGHT, grow=share)
        words = Text(f"{side} {number_text(abs(lead))}", Role.LABEL, TEAM_TONES[place])
        parts = [Row(mark, words, gap=Space.TIGHT)]
        if source := self._lead.source(self._at):
            parts.append(Row(team_mark(None), Text(source, Role.SMALL), gap=Space.TIGHT))
        return Column(*parts, gap=Space.NONE, justify=Align.CENTER, grow=share)

    def _figure_colour(self, style: Style, value: Decimal) -> Rgb:
        return mark_colour(style.theme, 0 if value > 0 else 1) if value else style.theme.text

    def _figure(self, value: Decimal) -> Decimal:
        return abs(value)

    def _paint_ground(self, surface: pygame.Surface, style: Style, y_of: _Heights) -> None:
        """Either side in a breath of the colour of who leads there."""
        (low, high), zero, inner = self._span(), y_of(0.0), self.rect.inflate(-2, -2)
        halves = (inner.top, zero, high > 0), (zero, inner.bottom, low < 0)
        for place, (top, bottom, ever) in enumerate(halves):
            if ever and bottom > top:
                tint = pygame.Surface((inner.width, bottom - top), pygame.SRCALPHA)
                tint.fill((*area_of(style.theme, mark_colour(style.theme, place)), _TINT))
                surface.blit(tint, (inner.left, top))

    def _paint_above(self, surface: pygame.Surface, style: Style, y_of: _Heights) -> None:
        """A dot at the lead of the moment."""
        lead = self._lead.at(self._at)
        if lead is not None:
            dot = pygame.Rect(0, 0, 2 * style.px(_DOT), 2 * style.px(_DOT))
            dot.center = self._scale.x_of(self._at), y_of(float(lead))
            draw_panel(surface, style, dot, PanelKind.BRASS_HOVER if self.hovered else PanelKind.BRASS, _DOT)

    def _markup(self, style: Style, plot: pygame.Rect, y_of: _Heights) -> Iterator[str]:
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

    @property
    def ends(self) -> Sequence[float]:
        """What everybody had at last."""
        return [line[-1] for line in self._lines]

    def _span(self) -> tuple[float, float]:
        values = [each for line in self._lines for each in line]
        return min([0.0, *values]), max([0.0, self._limit, *values])

    def _compose_words(self) -> Node:
        """What the lines are."""
        note = self._lead.note.removesuffix(".")
        notes = [Text(note, Role.SMALL)] if note else []
        return Column(Text(_("Points so far"), Role.SMALL, Tone.TEXT), *notes, gap=Space.NONE, justify=Align.CENTER)

    @property
    def spoken(self) -> str:
        """What the lines are, the lead, and what everybody had at last."""
        ends = (f"{name}: {_points(end)}" for name, end in zip(self._names, self.ends, strict=False))
        note = self._lead.note.removesuffix(".")
        said = [_("Points so far"), note, super().spoken, self._limit_text, _("At the end"), *ends]
        return ". ".join(filter(None, said))

    def compose_tail(self) -> Node:
        """Mark, name and final points of each; a tick for who won."""
        best = (min if self._fewest_win else max)(self.ends)
        rows = [
            Row(
                team_mark(place),
                Text(name, Role.SMALL, TEAM_TONES[place % len(TEAM_TONES)], cut=True, grow=1),
                *([Icon("tick", Tone.WON, size=16)] if end == best else []),
                Text(_points(end), Role.SMALL, Tone.WON if end == best else Tone.TEXT),
                gap=Space.SMALL,
            )
            for place, (name, end) in enumerate(zip(self._names, self.ends, strict=False))
        ]
        title = Text(_("At the end"), Role.SMALL, side=Align.END, optional=True)
        return Column(title, _Owners(self, rows), gap=Space.NONE)

    def _figure_colour(self, style: Style, value: Decimal) -> Rgb:
        return style.theme.text_soft if value else style.theme.text

    def _paint_ground(self, surface: pygame.Surface, style: Style, y_of: _Heights) -> None:
        """A faint line at each figure."""
        for value in figures(self._span(), y_of, round(self._figure_height(style) * 1.3)):
            surface.fill(style.theme.panel_edge, (self.rect.left, y_of(float(value)), self.rect.width, 1))

    def _paint_above(self, surface: pygame.Surface, style: Style, y_of: _Heights) -> None:
        """What happens at the limit."""
        if self._limit:
            line, y = style.type.line(self._limit_text, style.text(14), style.theme.gilt), y_of(self._limit)
            above = y - line.get_height()
            surface.blit(line, (self.rect.left + style.px(8), above if above >= self.rect.top else y + 1))

    def _markup(self, style: Style, plot: pygame.Rect, y_of: _Heights) -> Iterator[str]:
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


class _Owners(Node):
    """The rows of who has which line, each as near to its end as the others let it, with a stem that leads there."""

    def __init__(self, curve: StandingsCurve, rows: Sequence[Node]) -> None:
        super().__init__(*rows, grow=1)
        self._curve = curve

    def measure_width(self, style: Style) -> Extent:
        """The widest row, behind the stems."""
        least, natural = Column(*self.children).widths(style)
        return Extent(least + style.px(_STEM), natural + style.px(_STEM))

    def measure_height(self, style: Style, width: int) -> Extent:
        """All rows; they may come closer, for few letters reach above or below others."""
        natural = Column(*self.children, gap=Space.NONE).heights(style, width).natural
        return Extent(natural * 3 // 4, natural)

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put each beside the end of its line."""
        super().arrange(style, rect)
        y_of, count = self._curve.heights(style), max(1, len(self.children))
        high = min(self.heights(style, rect.width).natural, rect.height) // count
        order = sorted(zip(self._curve.ends, self.children, strict=False), key=lambda each: y_of(each[0]))
        wanted = [y_of(end) - high // 2 for end, _row in order]
        tops = side_by_side(wanted, [high] * len(order), (rect.top, rect.bottom)) or wanted
        for (_end, row), top in zip(order, tops, strict=True):
            row.arrange(style, pygame.Rect(rect.left + style.px(_STEM), top, rect.width - style.px(_STEM), high))

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The stems and the rows."""
        y_of, wide = self._curve.heights(style), max(1.5, style.px(2))
        for place, (end, row) in enumerate(zip(self._curve.ends, self.children, strict=False)):
            foot = self.rect.left, y_of(end)
            draw_stem(surface, style, mark_colour(style.theme, place), row.rect.midleft, foot, wide)
        super().paint(surface, style, area)


def _points(total: float) -> str:
    return number_text(Decimal(str(total)))


def figures(span: tuple[float, float], y_of: _Heights, apart: int) -> list[Decimal]:
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
