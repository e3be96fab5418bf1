"""Short words over a scene: a line that comes, is read and goes, and the explanation of a widget.

The line may lead somewhere when it is clicked; the explanation stands beside what the pointer or the focus rests on.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from math import inf

import pygame

from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_paragraph
from game.ui.graphics.mirror import is_mirrored
from game.ui.graphics.motion import Tween
from game.ui.graphics.text import TextStyle
from game.ui.widgets.base import Widget
from game.ui.widgets.group import WidgetGroup

_REST_MS = 450.0


class Tooltip:
    """Belongs to a scene; `update` says whether something must be painted."""

    def __init__(self) -> None:
        self._about: Widget | None = None
        self._text = ""
        self._since = 0.0
        self._shown = False
        self.rect = pygame.Rect(0, 0, 0, 0)

    def update(self, group: WidgetGroup, style: Style, bounds: pygame.Rect, now: float) -> list[pygame.Rect]:
        """Follow pointer and focus; returns what changed on screen."""
        keyed = group.focus if group.focus and group.focus.focused else None
        about = keyed if keyed and keyed.problem else group.hovered() or keyed
        text = about.problem or about.tip if about and about.visible else ""
        if not text:
            about = None
        changed: list[pygame.Rect] = []
        if about is not self._about or text != self._text:
            if self._shown:
                changed.append(self.rect.copy())
            self._about, self._text, self._since, self._shown = about, text, now, False
        if about and not self._shown and now - self._since >= _rest_of(about):
            self._shown = True
            self.rect = self._placed(about, group, about.style or style, bounds)
            changed.append(self.rect.copy())
        return changed

    def wake_after(self, now: float) -> float | None:
        """Milliseconds until it appears; None if nothing is awaited."""
        if self._about is None or self._shown:
            return None
        return max(0.0, self._since + _rest_of(self._about) - now)

    def forget(self) -> None:
        """Hide without a trace, because everything is painted anew."""
        self._about, self._shown = None, False

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Paint it if it is shown, in the style of what it explains."""
        if not self._shown or self._about is None:
            return
        style = self._about.style or style
        draw_panel(surface, style, self.rect, PanelKind.TOAST)
        inner = self.rect.inflate(-2 * style.px(16), -2 * style.px(10))
        draw_paragraph(surface, style, self._text, 19, style.theme.text, inner)

    def _placed(self, about: Widget, group: WidgetGroup, style: Style, bounds: pygame.Rect) -> pygame.Rect:
        """Below the widget, or above, a little aside or beside it where that hides no other widget."""
        size, gap = style.text(19), style.px(8)
        lines = style.type.wrap(self._text, size, style.px(460))
        width = max(style.type.width(line, size) for line in lines) + 2 * style.px(16)
        height = len(lines) * style.type.height(size) + 2 * style.px(10)
        rect = pygame.Rect(0, 0, width, height)
        here = about.explained
        places = []
        for side, point in (
            ("midtop", (here.centerx, here.bottom + gap)),
            ("midbottom", (here.centerx, here.top - gap)),
            ("midright", (here.left - gap, here.centery)),
            ("midleft", (here.right + gap, here.centery)),
        ):
            place = rect.copy()
            setattr(place, side, point)
            places.append(place.clamp(bounds))
        others = [widget.rect for widget in group.widgets if widget.visible and widget is not about]
        slid = list[pygame.Rect]()
        for place in places[:2]:  # above or below it, a little aside of what would be hidden
            for hidden in [others[each] for each in place.collidelistall(others)[:1]]:
                aside = place.copy()
                aside.left = hidden.right + gap
                if aside.left < here.right and bounds.contains(aside):
                    slid.append(aside)
        places[2:2] = slid
        free = [place for place in places if not place.colliderect(here)]
        clear = [place for place in free if place.collidelist(others) < 0]
        return next(iter(clear or free or places))


def _rest_of(about: Widget) -> float:
    """Milliseconds before anything is said about a widget."""
    return 0.0 if about.problem else _REST_MS


_FADE_MS = 160.0
_READ_MS_PER_CHARACTER = 55.0
_LEAST_MS = 2600.0
_APART = 22
"""Units between text and detail on one line."""


class Toast(Widget):
    """One message at a time: centred at `anchor` (the middle of its lower edge), or at the start of a strip."""

    def __init__(self, name: str = "toast", action: Callable[[], None] | None = None) -> None:
        super().__init__(name, focusable=False)
        self._action = action
        self._text = ""
        self._detail = ""
        self._until = 0.0
        self.count = 0
        """How many messages it has shown so far."""
        self.held = False
        """Whether it stays until it is clicked, or Escape is pressed."""
        self._shade = Tween(0.0)
        self._anchor = (0, 0)
        self._room = 400
        self._strip: pygame.Rect | None = None
        self._filled = False
        self._middle: int | None = None
        self._stale: list[pygame.Rect] = []
        self._shown = 0.0
        """How much of its colours it shows, as of the last update."""
        self.visible = False

    @property
    def text(self) -> str:
        """What it says, or said last."""
        return self._text

    @property
    def said(self) -> str:
        """Text and detail, one line each."""
        return f"{self._text}\n{self._detail}" if self._detail else self._text

    def anchor(self, midbottom: tuple[int, int], room: int) -> None:
        """It appears there from now on, at most `room` pixels wide."""
        self._anchor, self._room, self._strip = midbottom, room, None

    def within(
        self, strip: pygame.Rect, *, filled: bool = False, room: int | None = None, middle: int | None = None
    ) -> None:
        """It appears at the start of this strip from now on, or fills it; what is too long grows downwards.

        With a `middle` it stands there as far as the strip lets it, at most `room` pixels wide.
        """
        self._strip, self._room, self._filled, self._middle = strip, room or strip.width, filled, middle

    def say(
        self, style: Style, now: float, text: str, detail: str = "", *, least: float = _LEAST_MS, lasting: bool = False
    ) -> None:
        """Show a message, with a quieter second line such as the clause it is about, for `least` ms or longer.

        A `lasting` one stays until another comes or it is dismissed, one whose `least` is infinite until it is clicked.
        """
        if self.visible:
            self._stale.append(self.area(style))
        self._text, self._detail = text, detail
        self.count += 1
        self.held = least == inf
        reading = max(least, _READ_MS_PER_CHARACTER * (len(text) + len(detail)))
        self._until = inf if lasting else now + reading
        self.visible = True
        self._shade.to(1.0, now, _FADE_MS)
        self.fit(style)

    def fit(self, style: Style) -> None:
        """Take the size of the message where it appears."""
        lines, size = self._lines(style), self._size(style)
        width = max(style.type.width(line, size, TextStyle.STRONG) for line in lines)
        height = len(lines) * style.type.height(size, TextStyle.STRONG)
        if self._in_line(style):
            width += style.px(_APART) + style.type.width(self._detail, style.text(18))
        else:
            small = style.text(18)
            for line in self._details(style):
                width = max(width, style.type.width(line, small))
                height += style.type.height(small)
        rect = pygame.Rect(0, 0, width + 2 * style.px(26), height + 2 * style.px(12))
        if self._strip is None:
            rect.midbottom = self._anchor
        else:
            rect.height = max(self._strip.height, height + style.px(12))
            rect.topleft = self._strip.topleft
            rect.width = max(rect.width, self._strip.width if self._filled else 0)
            if self._middle is not None:
                rect.left = max(rect.left, min(self._middle - rect.width // 2, self._strip.right - rect.width))
        self.place(rect)

    def dismiss(self, now: float) -> None:
        """Let it go now."""
        self._until = now

    def update(self, now: float) -> None:
        """Fade in, stay, fade out."""
        if not self.visible:
            return
        if now >= self._until:
            self._shade.to(0.0, now, _FADE_MS)
            if self._shade.done(now):
                self.visible = False
                self._shade.jump(0.0)
        shade = self._shade.at(now)
        if shade != self._shown or not self.visible:
            self._shown = shade
            self.dirty = True

    def wake_after(self, now: float) -> float | None:
        """Milliseconds until it changes; None when it is not there, or stays."""
        if not self.visible:
            return None
        fading = not self._shade.done(now) or self._shown != self._shade.target
        if fading:
            return 0.0
        return None if self._until == inf else max(0.0, self._until - now)

    def take_stale(self) -> list[pygame.Rect]:
        """Where earlier, larger messages stood; the scene adds them to its damage."""
        stale, self._stale = self._stale, []
        return stale

    def handle(self, event: pygame.Event) -> bool:
        """A click on it."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self._action:
                self._action()
            self._until = 0.0
            return True
        return False

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The panel and its lines."""
        shade = self._shown
        picture = surface
        if shade < 1.0:
            picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        rect = self.rect if picture is surface else picture.get_rect()
        draw_panel(picture, style, rect, PanelKind.TOAST)
        for text, place in self._set(style):
            left = place.left
            if picture is not surface and is_mirrored(surface):
                left = rect.width - place.right
            picture.blit(text, (rect.left + left, rect.top + place.top))
        if picture is not surface:
            picture.set_alpha(round(255 * shade))
            surface.blit(picture, self.rect)

    def _set(self, style: Style) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """The drawn lines, and where on the panel each belongs."""
        size = self._size(style)
        lines = [style.type.line(line, size, style.theme.text, TextStyle.STRONG) for line in self._lines(style)]
        step = style.type.height(size, TextStyle.STRONG)
        middle = self.rect.width // 2
        small = style.text(18)
        if self._in_line(style):
            detail = style.type.line(self._detail, small, style.theme.gilt)
            left = style.px(26)
            beside = left + lines[0].get_width() + style.px(_APART)
            centre = self.rect.height // 2
            return [
                (lines[0], lines[0].get_rect(midleft=(left, centre))),
                (detail, detail.get_rect(midleft=(beside, centre))),
            ]
        details = [style.type.line(line, small, style.theme.gilt) for line in self._details(style)]
        steps = [step] * len(lines) + [style.type.height(small)] * len(details)
        tops = accumulate(steps, initial=(self.rect.height - sum(steps)) // 2)
        placed = zip((*lines, *details), tops, strict=False)
        return [(line, line.get_rect(midtop=(middle, top))) for line, top in placed]

    def _details(self, style: Style) -> list[str]:
        """The detail in lines of its own, which leave what is beside the strip free."""
        room = self._room - 2 * style.px(26)
        return style.type.wrap(self._detail, style.text(18), room) if self._detail else []

    def _in_line(self, style: Style) -> bool:
        """Whether the detail stands on the line of the text."""
        if self._strip is None or not self._detail:
            return False
        text = style.type.width(self._text, self._size(style), TextStyle.STRONG)
        return text <= self._beside_detail(style)

    def _beside_detail(self, style: Style) -> int:
        """What a line of the strip leaves for the text when the detail stands at its end."""
        detail = style.px(_APART) + style.type.width(self._detail, style.text(18)) if self._detail else 0
        return self._room - detail - 2 * style.px(26)

    def _size(self, style: Style) -> int:
        """Of the text in pixels: in a strip so small, within reason, that all of it stands on one line."""
        usual = style.text(22)
        if self._strip is None:
            return usual
        room = self._beside_detail(style)
        size = style.type.fitted(self._text, usual, room, TextStyle.STRONG)
        return size if style.type.width(self._text, size, TextStyle.STRONG) <= room else usual

    def _lines(self, style: Style) -> list[str]:
        room = self._room - 2 * style.px(26)
        return style.type.wrap(self._text, self._size(style), room, TextStyle.STRONG)
