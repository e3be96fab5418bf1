"""The base of all widgets: a named rectangle with a state, that reports when it must be painted again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

import pygame

from game.ui.graphics.drawing import SMALLEST_TARGET, Style


class Widget(ABC):
    """One control. Its group tells it about pointer and keyboard and paints it."""

    def __init__(self, name: str, *, focusable: bool = True, tip: str = "") -> None:
        self.name = name
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.focusable = focusable
        self.tip = tip
        """A short explanation shown while the pointer or the focus rests on it."""
        self.sets = ""
        """The name of what it sets or is about, spoken before the value."""
        self.note = ""
        """What is written beside it about that; it is spoken after the value."""
        self.problem = ""
        """What is wrong with what stands in it, if anything; it is shown instead of the explanation, at once."""
        self.style: Style | None = None
        """How it looks where it stands on another ground than most of its scene; None where it looks as they do."""
        self.dirty = True
        self._enabled = True
        self._visible = True
        self._hovered = False
        self._focused = False
        self.says_why: Callable[[], None] | None = None
        """Says why it may not be used, to whoever clicks it nevertheless."""
        self.typed_into = False
        """Whether it shows that it has the focus after a click as well."""

    @property
    def enabled(self) -> bool:
        """Whether it reacts."""
        return self._enabled

    @enabled.setter
    def enabled(self, value: bool) -> None:
        self.dirty |= value != self._enabled
        self._enabled = value

    @property
    def visible(self) -> bool:
        """Whether it is there at all."""
        return self._visible

    @visible.setter
    def visible(self, value: bool) -> None:
        self.dirty |= value != self._visible
        self._visible = value

    @property
    def hovered(self) -> bool:
        """Whether the pointer is over it."""
        return self._hovered

    @hovered.setter
    def hovered(self, value: bool) -> None:
        self.dirty |= value != self._hovered
        self._hovered = value

    @property
    def focused(self) -> bool:
        """Whether its ring shows: keys go to it, and it takes them."""
        return self._focused and self.takes_focus

    @focused.setter
    def focused(self, value: bool) -> None:
        self.dirty |= value != self._focused
        self._focused = value

    @property
    def ringed(self) -> bool:
        """Whether its ring shows as soon as it takes the focus."""
        return self._focused

    @property
    def takes_focus(self) -> bool:
        """Whether Tab stops here now."""
        return self.focusable and self.enabled and self.visible

    @property
    def lit(self) -> bool:
        """Whether it is what Enter does where nothing shows the focus."""
        return False

    @property
    def behind(self) -> bool:
        """Whether it still has to `work`."""
        return False

    def work(self) -> bool:
        """Do a small part of what would take too long for one frame; returns whether more can be done at once."""
        return False

    @property
    def opened(self) -> bool:
        """Whether something of it lies above all other widgets; then it is the first to `hear` what happens."""
        return False

    def hear(self, event: pygame.Event) -> bool:
        """React to any event while it is opened; True when it was used."""
        return False

    def point(self, position: tuple[int, int]) -> None:
        """The pointer moved over it; the base does not mind where."""

    @property
    def spoken(self) -> str:
        """What it says, and how it is set, in words."""
        return ""

    @property
    def explained(self) -> pygame.Rect:
        """What its explanation is about and stands beside."""
        return self.rect

    def area(self, style: Style) -> pygame.Rect:
        """Everything it may paint on: the rectangle and its focus ring and shadow."""
        margin = 2 * style.px(10)
        return self.rect.inflate(margin, margin)

    def place(self, rect: pygame.Rect) -> None:
        """Put it there."""
        self.rect = rect
        self.dirty = True

    def natural(self, style: Style) -> tuple[int, int]:
        """The size that it would like to have, in pixels: no more than can be hit, unless a kind of widget needs more.

        It follows from what the widget shows. Where it lies now has no part in it, or a scene would keep the sizes of
        another window.
        """
        return SMALLEST_TARGET, SMALLEST_TARGET

    def widths(self, style: Style) -> tuple[int, int]:
        """The least width in which it can be used, and its natural one, in pixels."""
        natural = self.natural(style)[0]
        return natural, natural

    def settle(self, style: Style, bounds: pygame.Rect) -> None:
        """Adapt to the place where it lies now; whatever it opens stays within `bounds`."""

    def handle(self, event: pygame.Event) -> bool:
        """React to a button of the mouse over it, the wheel, or a key while focused; True when it was used.

        Motion while a button is held on it is given to it as well, wherever the pointer is. The base uses nothing.
        """
        return False

    @abstractmethod
    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Paint it."""

    def parts(self) -> dict[str, pygame.Rect]:
        """Its clickable rectangles by name."""
        return {self.name: self.rect}
