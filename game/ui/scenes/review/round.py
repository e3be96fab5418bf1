"""What a round came to: a bar for each turn of the player, and what its result is made of."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from decimal import Decimal
from typing import Final, NamedTuple

import pygame

from game.engine.record import SeatSetup
from game.i18n import _
from game.i18n.wording import number_text
from game.review.verdicts import Summary, signed_or_none
from game.review.views import AccountPart, DecisionView, RoundView, Source, TurnView
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_text
from game.ui.graphics.medallion import draw_medallion, face_of
from game.ui.graphics.mirror import pixels_of
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.graphics.text import TextStyle
from game.ui.judged.signs import GRADES, Sign, draw_bar, draw_sign
from game.ui.kit import Align, Column, Control, Extent, FirstThatFits, Node, Panel, Role, Row, Space, Spacer, Text, Tone
from game.ui.kit.cards import BACK
from game.ui.panels.decision import tone_of
from game.ui.widgets import Widget

_STEPS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_NUMBER: Final = 16
_FIGURES: Final = (17, 15.5, 14, 12.5)
"""Units of the numbers of turns, and of the figures at bars: the largest with which most have room."""
_AIR: Final = 1.3
"""The height of a line of figures by the size of its letters: as much in every script."""
_BAR: Final = 34
_EVEN: Final = 4
"""Units of the width of a bar at most, and of the height of the mark of a turn that made no difference."""
_APART: Final = 5
"""Units between blocks of a bar, which are at least as high."""
_LEAST_BARS: Final = 36
_NATURAL_BARS: Final = 56
"""Units of the height that bars have."""
_STRIDES: Final = (1, 2, 5, 10)
"""Every so many turns have their number: the first stride with which all have room."""


# The bars of turns.


class _Block(NamedTuple):
    """A decision in the bar of its turn."""

    view: DecisionView
    rect: pygame.Rect


class _Figure(NamedTuple):
    """What the decisions of a turn gained or cost, at the end of its bar."""

    points: Decimal
    tone: Tone
    end: tuple[int, int]


class Course(Widget):
    """Bars of the turns of a round, up for gains and down for costs; a click or an arrow chooses a decision."""

    def __init__(self, name: str, choose: Callable[[int], None]) -> None:
        """Make bars of no turns; `choose` takes the number of a decision."""
        super().__init__(name)
        self.caption = _("What each of your decisions gained or gave away, in points") + "."
        self._choose = choose
        self._turns: Sequence[TurnView] = ()
        self._chosen: int | None = None
        self._field = pygame.Rect(0, 0, 0, 0)
        self._blocks: list[_Block] = []
        self.panel: pygame.Rect | None = None
        """The panel that it is a part of, whose words its explanation must not hide."""

    @property
    def explained(self) -> pygame.Rect:
        """The panel that it is a part of."""
        return self.panel or self.rect

    def show(self, turns: Sequence[TurnView], chosen: int | None) -> None:
        """Show turns; the decision of the number `chosen` has a frame."""
        self.dirty |= (turns is not self._turns) or chosen != self._chosen
        self._turns, self._chosen = turns, chosen

    @property
    def spoken(self) -> str:
        """The turns in which something was gained or lost."""
        turns = [f"{_('Turn {turn}', turn=each.turn)}: {each.gain}." for each in self._turns if each.gain]
        return " ".join([self.caption, *turns])

    def handle(self, event: pygame.Event) -> bool:
        """Choose the decision that was clicked, or the heaviest of its turn; by an arrow the one before or after."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._turns:
            place = (event.pos[0] - self._field.left) * len(self._turns) // max(1, self._field.width)
            of_turn = self._turns[max(0, min(place, len(self._turns) - 1))].decisions
            hit = [block.view for block in self._blocks if block.rect.collidepoint(event.pos)]
            if hit or of_turn:
                self._choose((hit or sorted(of_turn, key=lambda each: -abs(each.gain)))[0].number)
            return True
        if event.type == pygame.KEYDOWN and event.key in _STEPS and self._turns:
            numbers = [each.number for turn in self._turns for each in turn.decisions]
            if numbers:
                place = numbers.index(self._chosen) if self._chosen in numbers else 0
                self._choose(numbers[max(0, min(place + _STEPS[event.key], len(numbers) - 1))])
            return True
        return False

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The line, the bars, their figures and the numbers of the turns."""
        px, theme = style.px, style.theme
        foot = (self.rect.left, self.rect.bottom)
        axis = draw_text(surface, style, _("Turn"), _NUMBER, theme.text_soft, bottomleft=foot)
        self._field = pygame.Rect(
            axis.right + px(8), self.rect.top, 0, self.rect.height - round(style.text(_NUMBER) * _AIR)
        )
        self._field.width = max(1, self.rect.right - self._field.left)
        figures, bars, line = self._laid(style)
        surface.fill(theme.text_faint, (self._field.left, line, self._field.width, max(1, px(1))))
        for view, rect in self._blocks:
            if view.gain:
                draw_bar(surface, style, rect, GRADES[view.grade] if view.grade is not None else Sign.GOOD)
            else:
                surface.fill(theme.text_faint, rect)
            if view.number == self._chosen:
                around = pixels_of(surface, rect.inflate(2 * px(3), 2 * px(3)))
                pygame.draw.rect(surface, theme.text, around, max(2, px(2)), px(3))
        if self._blocks and not figures:
            self._paint_ticks(surface, style)
        self._paint_numbers(surface, style)
        for figure, size, place in self._placed(style, figures, bars):
            text = style.type.line(signed_or_none(figure.points), size, figure.tone.colour(theme), TextStyle.STRONG)
            surface.blit(text, text.get_rect(center=place.center))
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _laid(self, style: Style) -> tuple[list[_Figure], list[pygame.Rect], int]:
        """Place all blocks; returns the figures of the turns, their bars, and the line from which these start."""
        px, apart, count = style.px, style.px(_APART), max(1, len(self._turns))
        gains, costs = (
            [
                sum(abs(float(each.gain)) for each in turn.decisions if (each.gain > 0) == up and each.gain)
                for turn in self._turns
            ]
            for up in (True, False)
        )
        most = max(gains, default=0.0), max(costs, default=0.0)
        room = round(style.text(_FIGURES[0]) * _AIR * 1.5)  # a line and a half, as figures may be staggered
        room = room if self._field.height - 2 * room >= px(_LEAST_BARS) else 0
        top, bottom = self._field.top + (room if most[0] else px(8)), self._field.bottom - room * bool(most[1])
        scale = (bottom - top) / (sum(most) or 1.0)
        line = top + round(most[0] * scale) if sum(most) else self._field.centery
        step = self._field.width / count
        wide = max(2, min(px(_BAR), round(step * 0.66)))
        self._blocks, figures, bars = [], list[_Figure](), list[pygame.Rect]()
        for place, turn in enumerate(self._turns):
            left = self._field.left + round((place + 0.5) * step) - wide // 2
            up = down = line
            for view in turn.decisions:
                high = max(apart, round(scale * abs(float(view.gain))) - apart)
                if view.gain > 0:
                    up -= high + apart
                    self._blocks.append(_Block(view, pygame.Rect(left, up, wide, high)))
                elif view.gain < 0:
                    self._blocks.append(_Block(view, pygame.Rect(left, down + apart, wide, high)))
                    down += high + apart
                elif view.number == self._chosen or not gains[place] + costs[place]:
                    self._blocks.append(_Block(view, pygame.Rect(left, line - px(_EVEN) // 2, wide, px(_EVEN))))
            for rising, end in ((True, up - apart), (False, down + apart)):
                part = [view for view in turn.decisions if view.gain and (view.gain > 0) == rising]
                if part:
                    points = sum((view.gain for view in part), Decimal(0))
                    worst = max(part, key=lambda view: abs(view.gain))
                    figures.append(_Figure(points, tone_of(worst), (left + wide // 2, end)))
            bars.append(pygame.Rect(left, up, wide, down - up))
        return figures, bars, line

    def _placed(
        self, style: Style, figures: Sequence[_Figure], bars: Sequence[pygame.Rect]
    ) -> Sequence[tuple[_Figure, int, pygame.Rect]]:
        """The figures in the largest letters with which most have room; none upon another or a bar."""
        best: list[tuple[_Figure, int, pygame.Rect]] = []
        for size in dict.fromkeys(map(style.text, _FIGURES)):
            found: list[tuple[_Figure, int, pygame.Rect]] = []
            taken = list(bars)
            for figure in sorted(figures, key=lambda each: -abs(each.points)):
                wide = style.type.width(signed_or_none(figure.points), size, TextStyle.STRONG)
                high = round(size * _AIR)
                for away in (0, high // 2):  # a little further from its bar where a neighbour is in the way
                    place = pygame.Rect(0, 0, wide, high).move_to(midbottom=(figure.end[0], figure.end[1] - away))
                    if figure.points < 0:
                        place.midtop = figure.end[0], figure.end[1] + away
                    place.clamp_ip(self._field)
                    digits = place.inflate(style.px(5), -high // 3)
                    if digits.collidelist(taken) < 0:
                        taken.append(digits)
                        found.append((figure, size, place))
                        break
            if len(found) > len(best):
                best = found
            if len(best) == len(figures):
                break
        return best

    def _paint_ticks(self, surface: pygame.Surface, style: Style) -> None:
        """A tick above every turn in which something was decided, where no decision gained or cost anything."""
        side = max(1, min(style.px(28), self._field.width // len(self._turns)))
        for rect in {block.rect.centerx: block.rect for block in self._blocks}.values():
            tick = pygame.Rect(0, 0, side, side).move_to(midbottom=(rect.centerx, rect.top - style.px(8)))
            draw_sign(surface, style, tick, Sign.GOOD)

    def _paint_numbers(self, surface: pygame.Surface, style: Style) -> None:
        """The numbers of the turns, all or every so manyth; that of the chosen decision always."""
        theme, step = style.theme, self._field.width / max(1, len(self._turns))
        wide = style.type.width(number_text(Decimal(len(self._turns))), style.text(_NUMBER)) + style.px(6)
        stride = next((each for each in _STRIDES if wide <= step * each), _STRIDES[-1])
        of_chosen = [any(each.number == self._chosen for each in turn.decisions) for turn in self._turns]
        chosen = of_chosen.index(True) if True in of_chosen else None
        for place, turn in enumerate(self._turns):
            crowded = chosen is not None and abs(place - chosen) * step < wide
            if place == chosen or (turn.turn % stride == 0 and not crowded):
                shade = theme.text if place == chosen else theme.text_soft if turn.decisions else theme.text_faint
                foot = self._field.left + round((place + 0.5) * step), self.rect.bottom
                draw_text(surface, style, number_text(Decimal(turn.turn)), _NUMBER, shade, midbottom=foot)


class _Chart(Control):
    """The place of the bars, which are as high as there is room."""

    def measure_width(self, style: Style) -> Extent:
        """Any width will do."""
        return Extent(0, 0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """From the least that says something."""
        figures = 4 * round(style.text(_NUMBER) * _AIR)
        return Extent(figures + style.px(_LEAST_BARS), figures + style.px(_NATURAL_BARS))


class _CoursePanel(Panel):
    """The panel of the bars, which know how far it reaches."""

    def __init__(self, child: Node, course: Course, *, optional: bool) -> None:
        super().__init__(child, pad_above=Space.SMALL, optional=optional)
        self._course = course

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put the child into the middle, and tell the bars."""
        super().arrange(style, rect)
        self._course.panel = rect.copy()


def course_panel(summary: Summary, course: Course, *, bare: bool = False) -> Node:
    """Compose how the round was played, in words and in bars; a `bare` panel has no sentence, and gives way."""
    tone = Tone.GILT if summary.good is None else Tone.GOOD if summary.good else Tone.BAD
    sentence = FirstThatFits(Text(summary.sentence, Role.BODY), Text(summary.brief, Role.BODY, lines=0))
    body = Column(
        Row(Text(summary.verdict, Role.STRONG, tone, grow=1), Text(summary.total, Role.STRONG, tone)),
        *([] if bare else [sentence]),
        _Chart(course, grow=1),
        gap=Space.NONE,
    )
    return _CoursePanel(body, course, optional=bare)


# What the result is made of.


class _SourceMark(Node):
    """What a part of the result comes from: cards, the face of the player, those of the others, the sign of a sum."""

    def __init__(self, source: Source, faces: Sequence[tuple[SeatSetup, bool]]) -> None:
        """Show a source; `faces` are those that belong to it, with whether they are of the own team."""
        super().__init__(align=Align.STRETCH)
        self._source = source
        self._faces = faces

    def measure_width(self, style: Style) -> Extent:
        """As wide as three faces."""
        return Extent.fixed(style.px(50))

    def measure_height(self, style: Style, width: int) -> Extent:
        """A line."""
        return Extent.fixed(style.px(28))

    def content(self) -> Hashable:
        """The source."""
        return self._source

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The marks, each a little over the one before, in the middle of its room."""
        side = style.px(24)
        if self._source is Source.SUM:
            draw_text(surface, style, "=", 24, style.theme.text, TextStyle.STRONG, center=self.rect.center)
            return
        count = 3 if self._source is Source.CARDS else len(self._faces)
        wide = round(side / CARD_RATIO) if self._source is Source.CARDS else side
        step = min(round(wide * 0.62), (self.rect.width - wide) // max(1, count - 1))
        left = self.rect.centerx - (wide + step * (count - 1)) // 2
        for number in range(count):
            place = pygame.Rect(left + number * step, self.rect.centery - side // 2, wide, side)
            if self._source is Source.CARDS:
                style.pictures.card(BACK, wide).draw(surface, *place.topleft)
            else:
                setup, own = self._faces[number]
                ring = style.theme.us if own else style.theme.them
                draw_medallion(surface, style, place, setup.name, ring, face=face_of(style, setup))


class _Waterfall(Node):
    """The bar of a part, which begins where the one before ended; a thin line leads from its end to the next."""

    def __init__(self, parts: Sequence[AccountPart], place: int) -> None:
        super().__init__(grow=1, align=Align.STRETCH)
        self._parts = parts
        self._place = place

    def measure_width(self, style: Style) -> Extent:
        """It grows from the least that says something."""
        return Extent(style.px(80), style.px(120))

    def measure_height(self, style: Style, width: int) -> Extent:
        """A line."""
        return Extent.fixed(style.px(20))

    def content(self) -> Hashable:
        """All parts, as they share a scale."""
        return tuple(self._parts), self._place

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The line of 0, what leads here and on, and the bar."""
        px, rect, part = style.px, self.rect, self._parts[self._place]
        ends = [0.0, *(end for each in self._parts for end in (each.begin, each.begin + each.gain))]
        low, whole = min(ends), (max(ends) - min(ends)) or 1.0
        zero, begin, end = (
            rect.left + round((rect.width - px(2)) * (points - low) / whole)
            for points in (0.0, part.begin, part.begin + part.gain)
        )
        surface.fill(style.theme.text_faint, (zero, rect.top, max(1, px(1)), rect.height))
        if self._place and part.source is not Source.SUM:
            surface.fill(style.theme.text_soft, (begin - px(1), rect.top, max(2, px(2)), rect.height // 2))
        if part.source is Source.SUM or self._place < len(self._parts) - 1:
            leads = (end - px(1), rect.centery, max(2, px(2)), rect.bottom - rect.centery)
            if part.source is Source.SUM:
                leads = (end - px(1), rect.top, max(2, px(2)), rect.height // 2)
            surface.fill(style.theme.text_soft, leads)
        if part.gain:
            high = px(13)
            bar = pygame.Rect(min(begin, end), rect.centery - high // 2, max(px(3), abs(end - begin)), high)
            draw_bar(surface, style, bar, Sign.GOOD if part.gain > 0 else Sign.BAD)


def account_panel(view: RoundView, seats: Sequence[SeatSetup], teams: Sequence[int], own: int) -> Node:
    """What the result of a round is made of: a line for each part, at last the sum."""
    others = [
        (seats[(own + ahead) % len(seats)], teams[(own + ahead) % len(seats)] == teams[own])
        for ahead in range(1, len(seats))
    ]
    faces = {Source.PLAYER: [(seats[own], True)], Source.OTHERS: others}
    lines = _lines(view.parts, faces)
    kinds = (PanelKind.ROW if part.source is Source.SUM else None for part in view.parts)
    padded = (Panel(line, kind, pad=Space.SMALL, pad_above=Space.NONE) for line, kind in zip(lines, kinds, strict=True))
    return Panel(Column(Text(view.heading, Role.SMALL, lines=2), *padded, gap=Space.NONE), pad=Space.SMALL)


def _lines(parts: Sequence[AccountPart], faces: dict[Source, list[tuple[SeatSetup, bool]]]) -> Iterator[Node]:
    """A line for each part: its mark, its label, its bar and its points, in columns."""
    points = [each.points for each in parts]
    labels, briefs = [each.label for each in parts], [each.brief for each in parts]
    for place, part in enumerate(parts):
        tone = Tone.GOOD if part.gain > 0 else Tone.BAD if part.gain < 0 else Tone.TEXT
        figure = Text(part.points, Role.LABEL, tone, side=Align.END, reserve=points)
        mark, bar = _SourceMark(part.source, faces.get(part.source, [])), _Waterfall(parts, place)
        label, brief = Text(part.label, Role.BODY, reserve=labels), Text(part.brief, Role.BODY, reserve=briefs)
        yield FirstThatFits(
            *(Row(mark, *each, figure) for each in ((label, bar), (brief, bar), (brief, Spacer(grow=1))))
        )
