"""One value out of several: all of them side by side, or one at a time between two arrows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from typing import Generic, TypeVar

import pygame

from game.i18n import _
from game.ui.graphics.drawing import SMALLEST_TARGET, PanelKind, Style, draw_focus, draw_panel, draw_text
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import Rgb
from game.ui.widgets.base import Widget

T = TypeVar("T")
_SHRUNK = 0.8
"""How small the texts of segments may become before they are shown one at a time."""
_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class Choice(Widget, Generic[T]):
    """What both ways of choosing keep: the choices with their texts, and which of them holds."""

    def __init__(
        self, name: str, choices: Sequence[tuple[T, str]], value: T, action: Callable[[T], None], size: float, tip: str
    ) -> None:
        super().__init__(name, tip=tip)
        self._choices = list(choices)
        self._value = value
        self._action = action
        self.size = size

    @property
    def choices(self) -> list[tuple[T, str]]:
        """The values that can be chosen, with their texts."""
        return self._choices

    @choices.setter
    def choices(self, choices: Sequence[tuple[T, str]]) -> None:
        self.dirty |= list(choices) != self._choices
        self._choices = list(choices)

    @property
    def value(self) -> T:
        """The chosen value."""
        return self._value

    @property
    def spoken(self) -> str:
        """The chosen one, and which of how many it is, where its text does not say that itself."""
        return self._placed(self._index())

    def _placed(self, index: int) -> str:
        """The choice at an index, and that this is its place."""
        if not 0 <= index < len(self.choices):
            return _("nothing chosen")
        said = self._said(self.choices[index][1])
        place = _("{place} of {count}", place=index + 1, count=len(self.choices))
        return said if said == place else _(", ").join((said, place))

    def _index(self) -> int:
        return next((index for index, (value, _label) in enumerate(self.choices) if value == self._value), -1)

    def _said(self, choice: str) -> str:
        return choice

    def show(self, value: T) -> None:
        """Take a value without telling anybody."""
        self.dirty |= value != self._value
        self._value = value


class Segments(Choice[T]):
    """Shows every choice as a segment. Left and right change the value while it has the focus.

    More than `across` choices take several lines, in columns of the same width. `fit` makes segments of a line alike
    where the longest text has room in one, and shows one choice at a time, between two arrows, where there is no room
    for all of them.
    """

    def __init__(
        self,
        name: str,
        choices: Sequence[tuple[T, str]],
        value: T,
        action: Callable[[T], None],
        *,
        size: float = 20,
        tip: str = "",
        across: int = 0,
    ) -> None:
        super().__init__(name, choices, value, action, size, tip)
        self._across = across or len(self.choices)
        self._one_at_a_time = False
        self._alike = False
        """Whether all segments of a line are of the same width."""

    @property
    def one_at_a_time(self) -> bool:
        """Whether there is no room for all of them."""
        return self._one_at_a_time

    @property
    def lines(self) -> int:
        """How many lines of choices there are."""
        return -(-len(self.choices) // self._across)

    def fit(self, style: Style) -> None:
        """Find out, where it lies now, whether all choices can be read beside each other."""
        widest = max(style.type.width(label, style.text(self.size), TextStyle.STRONG) for _, label in self.choices)
        self._alike = widest + 2 * style.px(10) <= self.rect.width // len(self.choices)
        size = style.text(self.size * _SHRUNK)
        rooms = [rect.width - 2 * style.px(3) - style.px(8) for rect in self.segments()]
        labels = [label for _, label in self.choices]
        self._one_at_a_time = any(
            style.type.width(label, size, TextStyle.STRONG) > room for label, room in zip(labels, rooms, strict=True)
        )

    def natural(self, style: Style) -> tuple[int, int]:
        """The size it would like to have."""
        widest = max(style.type.width(label, style.text(self.size), TextStyle.STRONG) for _, label in self.choices)
        return (widest + 2 * style.px(18)) * min(self._across, len(self.choices)), style.target(46) * self.lines

    def widths(self, style: Style) -> tuple[int, int]:
        """Its least width has room for all choices in smaller letters."""
        smaller = style.text(self.size * _SHRUNK)
        labels = [style.type.width(label, smaller, TextStyle.STRONG) for _, label in self.choices]
        natural = self.natural(style)[0]
        least = max(labels) * min(self._across, len(labels)) if self.lines > 1 else sum(labels)
        return min(natural, least + len(labels) * 2 * style.px(10)), natural

    def settle(self, style: Style, bounds: pygame.Rect) -> None:
        """Show one choice at a time where there is no room for all."""
        self.fit(style)

    def segments(self) -> list[pygame.Rect]:
        """The rectangle of each choice; in a single line alike, or as wide as its text is long in proportion."""
        if self.lines > 1 or self._alike:
            return [self._cell(*divmod(index, self._across)) for index in range(len(self.choices))]
        shares = [0, *accumulate(4 + len(label) for _, label in self.choices)]
        edges = [self.rect.left + self.rect.width * share // shares[-1] for share in shares]
        return [pygame.Rect(left, self.rect.top, right - left, self.rect.height) for left, right in pairwise(edges)]

    def parts(self) -> dict[str, pygame.Rect]:
        """A rectangle for each choice, named `name.value`; of one at a time those of a `Stepper`."""
        if self._one_at_a_time:
            return self._stepper().parts()
        named = zip(self.choices, self.segments(), strict=True)
        return {f"{self.name}.{value}": rect for (value, _), rect in named}

    def handle(self, event: pygame.Event) -> bool:
        """Click a segment, or step with the arrows."""
        if self._one_at_a_time:
            return self._stepper().handle(event)
        if event.type == pygame.KEYDOWN and event.key in _STEPS:
            wanted = self._index() + _STEPS[event.key]
            if 0 <= wanted < len(self.choices):
                self._choose(wanted)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            hit = pygame.Rect(event.pos, (1, 1)).collidelist(self.segments())
            if hit >= 0:
                self._choose(hit)
            return True
        return False

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The field and its segments, the chosen one on a raised panel, so that it shows without colour."""
        if self._one_at_a_time:
            self._stepper().paint(surface, style)
            return
        draw_panel(surface, style, self.rect, PanelKind.FIELD)
        chosen = self._index()
        for index, (rect, (value, label)) in enumerate(zip(self.segments(), self.choices, strict=True)):
            inner = rect.inflate(-2 * style.px(3), -2 * style.px(3))
            colour = style.theme.text_soft
            if index == chosen:
                draw_panel(surface, style, inner, PanelKind.ROW_CHOSEN, radius=8)
                colour = style.theme.gilt
            self._paint_label(surface, style, inner, value, label, colour)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _paint_label(
        self, surface: pygame.Surface, style: Style, rect: pygame.Rect, value: T, label: str, colour: Rgb
    ) -> None:
        """The text of a segment in its middle."""
        size = style.type.fitted(label, style.text(self.size), rect.width - style.px(8), TextStyle.STRONG)
        line = style.type.line(label, size, colour, TextStyle.STRONG)
        surface.blit(line, line.get_rect(center=rect.center))

    def _stepper(self) -> Stepper[T]:
        stepper = Stepper(self.name, self.choices, self._value, self._take, size=self.size)
        stepper.place(self.rect)
        stepper.hovered, stepper.focused = self.hovered, self.focused
        return stepper

    def _cell(self, line: int, column: int) -> pygame.Rect:
        left, right = (self.rect.left + self.rect.width * edge // self._across for edge in (column, column + 1))
        top, bottom = (self.rect.top + self.rect.height * edge // self.lines for edge in (line, line + 1))
        return pygame.Rect(left, top, right - left, bottom - top)

    def _choose(self, index: int) -> None:
        self._take(self.choices[index][0])

    def _take(self, value: T) -> None:
        if value != self._value:
            self._value = value
            self.dirty = True
            self._action(value)


class Stepper(Choice[T]):
    """Shows one choice between two arrows; going on from the last leads to the first where they go `around`."""

    def __init__(
        self,
        name: str,
        choices: Sequence[tuple[T, str]],
        value: T,
        action: Callable[[T], None],
        *,
        label: str = "",
        size: float = 22,
        tip: str = "",
        around: bool = True,
    ) -> None:
        """Step through the choices; without `around` nothing is before the first one and after the last one."""
        super().__init__(name, choices, value, action, size, tip)
        self._label = label
        self._around = around

    def natural(self, style: Style) -> tuple[int, int]:
        """The size it would like to have."""
        texts = [self._text(label) for _, label in self.choices]
        widest = max(style.type.width(text, style.text(self.size), TextStyle.STRONG) for text in texts)
        return widest + 2 * style.target(44) + 2 * style.px(10), style.target(48)

    def widths(self, style: Style) -> tuple[int, int]:
        """Its least width has room for the arrows and a short word."""
        natural = self.natural(style)[0]
        return min(natural, 4 * style.target(44)), natural

    def arrows(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The rectangles of the two arrows; most of the width is left for the words."""
        side = min(self.rect.height, max(SMALLEST_TARGET, self.rect.width // 5))
        left = pygame.Rect(self.rect.left, self.rect.top, side, self.rect.height)
        return left, left.move(self.rect.width - side, 0)

    def parts(self) -> dict[str, pygame.Rect]:
        """The middle and the arrows, named `name`, `name.previous` and `name.next`."""
        back, on = self.arrows()
        middle = pygame.Rect(back.right, self.rect.top, on.left - back.right, self.rect.height)
        return {self.name: middle, f"{self.name}.previous": back, f"{self.name}.next": on}

    def handle(self, event: pygame.Event) -> bool:
        """Arrows of either kind; a click in the middle and Enter go on."""
        if event.type == pygame.KEYDOWN:
            steps = {**_STEPS, pygame.K_RETURN: 1, pygame.K_SPACE: 1}
            if event.key in steps:
                self._step(steps[event.key])
                return True
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._step(-1 if self.arrows()[0].collidepoint(event.pos) else 1)
            return True
        return False

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Panel, arrows and the chosen value."""
        draw_panel(surface, style, self.rect, PanelKind.HOVER if self.hovered else PanelKind.FIELD)
        back, on = self.arrows()
        label, size = self._shown, self.fitted(style)
        line = style.type.line(label, size, style.theme.text, TextStyle.STRONG)
        surface.blit(line, line.get_rect(center=self.rect.center))
        for rect, sign, way in ((back, "‹", -1), (on, "›", 1)):
            ink = style.theme.text_faint if self._after(way) is None else style.theme.gilt
            draw_text(surface, style, sign, 30, ink, TextStyle.STRONG, center=rect.center)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def fitted(self, style: Style) -> int:
        """The pixels of its words, where it lies now."""
        back, on = self.arrows()
        return style.type.fitted(self._shown, style.text(self.size), on.left - back.right, TextStyle.STRONG)

    @property
    def _shown(self) -> str:
        index = self._index()
        return self._text(self.choices[index][1]) if index >= 0 else _("nothing chosen")

    def _said(self, choice: str) -> str:
        return self._text(choice)

    def _text(self, choice: str) -> str:
        return self._label.format(choice=choice) if self._label else choice

    def _step(self, way: int) -> None:
        place = self._after(way)
        if place is not None:
            self._value = self.choices[place][0]
            self.dirty = True
            self._action(self._value)

    def _after(self, way: int) -> int | None:
        """The place of the choice after the one that is shown, or before it; None where there is none."""
        values = [value for value, _ in self.choices]
        place = (values.index(self._value) if self._value in values else -way) + way
        if self._around or 0 <= place < len(values):
            return place % len(values)
        return None
