"""The widgets of a scene: who is under the pointer, who has the focus, where Tab and the arrows lead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from operator import attrgetter

import pygame

from game.ui.graphics.damage import Damage
from game.ui.graphics.drawing import Style
from game.ui.widgets.base import Widget

_ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
_MOVES = (*_ARROWS, pygame.K_TAB, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN)
"""Keys after which a listener waits for what they lead to."""
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class WidgetGroup:
    """Routes events to widgets. The order of the widgets is the order of Tab; later ones lie above earlier ones."""

    def __init__(self, widgets: Sequence[Widget] = ()) -> None:
        self.widgets: list[Widget] = list(widgets)
        self.focus: Widget | None = None
        self.unmoved = 0
        """How often a key that moves the focus, or the value of what has it, changed neither."""
        self._held: Widget | None = None
        self._pointer: tuple[int, int] | None = None
        self._swept: dict[Widget, pygame.Rect] = {}
        """Where each was painted last."""

    def replace(self, widgets: Sequence[Widget]) -> None:
        """Other widgets from now on; the focus stays with a widget of the same name, or goes to what is nearest."""
        lost = self.focus
        before = self.widgets[: self.widgets.index(lost)] if lost in self.widgets else []
        names = {widget.name for widget in before}
        self.widgets = list(widgets)
        self._swept.clear()
        self.focus = None
        self._held = self._held if self._held in self.widgets else None
        if lost is not None:
            same = next((each for each in self.widgets if each.name == lost.name and each.takes_focus), None)
            place = sum(widget.name in names for widget in self.widgets)
            self._move_focus(same or self._nearest(place), shown=lost.ringed)
        if self._pointer:
            self._hover(self._pointer)

    def named(self, name: str) -> Widget:
        """The widget with this name; raises `KeyError`."""
        for widget in self.widgets:
            if widget.name == name:
                return widget
        raise KeyError(name)

    def under(self, position: tuple[int, int]) -> Widget | None:
        """The topmost visible widget at a position."""
        for widget in reversed(self.widgets):
            if widget.visible and widget.rect.collidepoint(position):
                return widget
        return None

    def hovered(self) -> Widget | None:
        """The widget under the pointer, as far as events told."""
        return next((widget for widget in self.widgets if widget.hovered), None)

    def opened(self) -> Widget | None:
        """The widget of which something lies above all others."""
        return next((widget for widget in self.widgets if widget.opened), None)

    def keep_focus(self) -> None:
        """Move the focus from a widget that is gone, or may not be used any more, to what is nearest to it."""
        lost = self.focus
        if lost is not None and not lost.takes_focus:
            self._move_focus(self._nearest(self.widgets.index(lost) if lost in self.widgets else 0), shown=lost.ringed)

    def _nearest(self, place: int) -> Widget | None:
        """The button that Enter presses anyway, else the next stop of Tab from a place on, else the last one before."""
        stops = [widget for widget in self.widgets if widget.takes_focus]
        lit = next((widget for widget in stops if widget.lit), None)
        later = next((widget for widget in self.widgets[place:] if widget.takes_focus), None)
        return lit or later or (stops[-1] if stops else None)

    def _move_focus(self, widget: Widget | None, *, shown: bool) -> None:
        self.set_focus(widget)
        if widget is not None:
            widget.focused = shown

    def set_focus(self, widget: Widget | None) -> None:
        """Move the keyboard focus."""
        if self.focus is widget:
            return
        if self.focus:
            self.focus.focused = False
        self.focus = widget
        if widget:
            widget.focused = True

    def handle(self, event: pygame.Event) -> bool:
        """Give an event to the widget it concerns; True when one used it."""
        before = self._stood
        used = self._pass_on(event)
        self.unmoved += event.type == pygame.KEYDOWN and event.key in _MOVES and self._stood == before
        return used

    @property
    def _stood(self) -> tuple[Widget | None, str]:
        return self.focus, self.focus.spoken if self.focus else ""

    def _pass_on(self, event: pygame.Event) -> bool:
        opened = self.opened()
        if opened is not None and opened.hear(event):
            return True
        self._light_up(event)
        self._show_focus(event)
        if event.type in _POINTER:
            return self._handle_pointer(event)
        if event.type == pygame.MOUSEWHEEL:
            over = self.under(self._pointer) if self._pointer else None
            return any(widget.handle(event) for widget in (over, self.focus) if widget)
        if event.type == pygame.WINDOWLEAVE:
            self._pointer = None
            self._hover(None)
            return False
        if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT):
            return self._handle_key(event)
        return False

    def sweep_dirt(self, damage: Damage, style: Style) -> None:
        """Move what widgets changed about themselves, and where they were before, into the damage of the scene."""
        for widget in self.widgets:
            if widget.dirty:
                area = widget.area(style)
                before, self._swept[widget] = self._swept.get(widget, area), area
                damage.add(area)
                if before != area:
                    damage.add(before)
                widget.dirty = False

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """Paint the widgets within `area`, each in its own style if it has one, what is opened above all others."""
        touched = [widget for widget in self.widgets if widget.visible and widget.area(style).colliderect(area)]
        for widget in sorted(touched, key=attrgetter("opened")):
            widget.paint(surface, widget.style or style)

    @contextmanager
    def at_rest(self) -> Iterator[None]:
        """A block in which nothing shows that it has the focus or is under the pointer."""
        shown = [
            (each, each.dirty, each.focused, each.hovered) for each in self.widgets if each.focused or each.hovered
        ]
        for widget, *_before in shown:
            widget.focused = widget.hovered = False
        try:
            yield
        finally:
            for widget, dirty, focused, hovered in shown:
                widget.focused, widget.hovered, widget.dirty = focused, hovered, dirty

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Clickable rectangles of all visible, enabled widgets by name; of what is opened alone."""
        opened = self.opened()
        return {
            name: rect
            for widget in (self.widgets if opened is None else [opened])
            if widget.visible and widget.enabled
            for name, rect in widget.parts().items()
        }

    def _handle_pointer(self, event: pygame.Event) -> bool:
        position: tuple[int, int] = event.pos
        self._pointer = position
        self._hover(position)
        if event.type == pygame.MOUSEMOTION:
            over = self.hovered()
            if over is not None:
                over.point(position)
            return bool(self._held and self._held.handle(event))
        if event.type == pygame.MOUSEBUTTONDOWN:
            widget = self.under(position)
            if widget is None:
                return False
            if not widget.enabled:
                if widget.says_why is not None and event.button == 1:
                    widget.says_why()
                return True
            if event.button == 1:
                self._held = widget
                if widget.takes_focus:
                    self.set_focus(widget)
                    widget.focused = widget.typed_into
            return widget.handle(event)
        held, self._held = self._held, None
        return bool(held and held.handle(event))

    def _light_up(self, event: pygame.Event) -> None:
        """Enter does what the lit button says, not once more what was clicked last and shows no ring."""
        if self.focus is None or self.focus.focused or event.type != pygame.KEYDOWN or event.key not in _ENTER:
            return
        lit = next((widget for widget in self.widgets if widget.lit and widget.takes_focus), None)
        if lit is not None:
            self.set_focus(lit)

    def _show_focus(self, event: pygame.Event) -> None:
        """The ring shows to those who play by keyboard; a click takes it away."""
        if self.focus and event.type == pygame.KEYDOWN:
            self.focus.focused = True
        elif self.focus and event.type == pygame.MOUSEBUTTONDOWN:
            self.focus.focused = self.focus.typed_into

    def _hover(self, position: tuple[int, int] | None) -> None:
        over = self.under(position) if position else None
        for widget in self.widgets:
            widget.hovered = widget is over

    def _handle_key(self, event: pygame.Event) -> bool:
        self.keep_focus()
        if self.focus and self.focus.handle(event):
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_TAB:
            return self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.key in _ARROWS:
            return self._walk(*_ARROWS[event.key])
        return False

    def _step(self, way: int) -> bool:
        stops = [widget for widget in self.widgets if widget.takes_focus]
        if not stops:
            return False
        if self.focus in stops:
            self.set_focus(stops[(stops.index(self.focus) + way) % len(stops)])
        else:
            self.set_focus(stops[0 if way > 0 else -1])
        return True

    def _walk(self, dx: int, dy: int) -> bool:
        """Go to the nearest widget in that direction; what lies aside counts double."""
        if self.focus is None:
            return self._step(1)
        here = pygame.Vector2(self.focus.rect.center)
        best: Widget | None = None
        nearest = float("inf")
        for widget in self.widgets:
            away = pygame.Vector2(widget.rect.center) - here
            ahead = away.x * dx + away.y * dy
            if not widget.takes_focus or widget is self.focus or ahead <= 0:
                continue
            distance = ahead + 2 * abs(away.x * dy + away.y * dx)
            if distance < nearest:
                best, nearest = widget, distance
        if best is None:
            return False
        self.set_focus(best)
        return True
