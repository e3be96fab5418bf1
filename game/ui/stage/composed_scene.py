"""A scene that is composed of nodes: it says what it shows, the kit measures, paints and speaks it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.kit import (
    Column,
    Control,
    DialogFrame,
    Node,
    Row,
    ScrollBar,
    Space,
    Spacer,
    Text,
    changed,
    places,
    spoken,
    walk,
    widgets_of,
)
from game.ui.kit.node import REACH
from game.ui.stage.stage import Stage
from game.ui.stage.widget_scene import WidgetScene
from game.ui.system.shortcuts import Command
from game.ui.widgets import Widget, WidgetGroup

NOTICE = "notice"
"""The name of the node in whose place short messages appear, where a scene has one."""
_BUTTON: Final = 62
"""Units of the height of what a dialog offers."""


class ComposedScene(WidgetScene):
    """Shows the tree that `compose` returns.

    A subclass keeps its widgets and what it shows, composes both, and calls `refresh` when something has changed; what
    looks different then is painted again. Its nodes are never edited.
    """

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.tree: Node = Spacer()
        self._moved = False
        """Whether something moved in the last frame."""

    @abstractmethod
    def compose(self) -> Node:
        """The whole scene as it is now."""

    @property
    def portrait(self) -> bool:
        """Whether the window is higher than wide."""
        return self.size[1] > self.size[0]

    def refresh(self) -> None:
        """Compose anew, and paint again whatever has changed. Before the scene has a size this does nothing."""
        if self.size == (0, 0):
            return
        before, widgets = places(self.tree), self.group.widgets
        self.layout(self.size)
        for widget in widgets:
            if widget not in self.group.widgets:
                self.damage.add(widget.area(self.style))
        reach = 2 * self.style.px(REACH)
        for area in changed(before, self.tree):
            self.damage.add(area.inflate(reach, reach))

    def moving(self, now: float) -> bool:
        """Whether what it shows depends on the moment, so that every frame is composed anew."""
        return False

    def animate(self, now: float) -> None:
        """Show a moment of the motion, or its end."""
        self.refresh()

    def update(self, now: float) -> None:
        """Let move what moves."""
        moving = self.moving(now)
        if moving or self._moved:
            self.animate(now)
        self._moved = moving
        super().update(now)

    def wake_after(self) -> float | None:
        """At once while something moves."""
        return 0.0 if self._moved or self.moving(self.stage.clock.now()) else super().wake_after()

    def layout(self, size: tuple[int, int]) -> None:
        """Arrange the tree in the window, and hand its widgets to the group."""
        self.tree = self.compose()
        arrange_tree(self.tree, self.group, self.style, size)
        place = next((node.rect for node in walk(self.tree) if node.name == NOTICE), None)
        if place is not None:
            self.toast.within(place, filled=True)
            if self.toast.visible:
                self.toast.fit(self.style)

    def handle(self, event: pygame.Event) -> bool:
        """Widgets first; a wheel that none of them uses scrolls."""
        if super().handle(event):
            return True
        bars = (widget for widget in self.group.widgets if isinstance(widget, ScrollBar))
        return event.type == pygame.MOUSEWHEEL and any(bar.handle(event) for bar in bars)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Every node in the area; the widgets come above them."""
        self.tree.paint(surface, self.style, area)

    def announcement(self) -> str:
        """All that is seen when the scene comes to the front."""
        return spoken(self.tree)

    def reading(self, command: Command) -> str:
        """All that is seen, also where less is said when the scene comes."""
        return spoken(self.tree)


class ComposedDialog(ComposedScene):
    """A box over the scene beneath. Escape and a click outside the box close it."""

    overlay = True
    width: ClassVar[float] = 680
    """Units that the box is wide at most."""
    veil: ClassVar[int] = 0
    """The opacity, of 255, of what dims the scene beneath once more."""

    @property
    @abstractmethod
    def title(self) -> str:
        """The title of the box."""

    @abstractmethod
    def compose_box(self) -> Node:
        """What lies in the box."""

    def compose(self) -> DialogFrame:
        """The box over the scene beneath."""
        return DialogFrame(
            self.title, self.compose_box(), width=self.width, beneath=lambda: self.stage.backdrop, veil=self.veil
        )

    def handle(self, event: pygame.Event) -> bool:
        """A click outside the box closes it."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and self.group.opened() is None
        if clicked and isinstance(self.tree, DialogFrame) and not self.tree.box.collidepoint(event.pos):
            self.click_outside()
            return True
        return super().handle(event)

    def click_outside(self) -> None:
        """Close."""
        self.back()


class Dialog(ComposedDialog):
    """A title, a few lines, and controls below each other or in rows, the first of which has the focus."""

    name = "dialog"

    def __init__(self, stage: Stage, title: str, text: str, controls: Sequence[Widget | Sequence[Widget]]) -> None:
        super().__init__(stage)
        self.fill(title, text, controls)
        self.group.set_focus(self.group.widgets[0])

    def fill(self, title: str, text: str, controls: Sequence[Widget | Sequence[Widget]]) -> None:
        """Take what it says and offers; a sequence of controls shares a row."""
        self._title = title
        self.text = text
        self._rows = [[row] if isinstance(row, Widget) else list(row) for row in controls]
        self.group.replace([widget for row in self._rows for widget in row])

    @property
    def title(self) -> str:
        """Its title."""
        return self._title

    def compose_box(self) -> Node:
        """The lines above the controls."""
        lines = [Text(line, lines=0) for line in self.text.split("\n\n") if line]
        rows = [Row(*(Control(each, height=_BUTTON) for each in row), even=True) for row in self._rows]
        return Column(*([Column(*lines)] if lines else ()), *self.middle(), Column(*rows), gap=Space.LARGE)

    def middle(self) -> Sequence[Node]:
        """What lies between the lines and the controls; the base has nothing there."""
        return ()


def arrange_tree(
    tree: Node, group: WidgetGroup, style: Style, size: tuple[int, int], *, below: Sequence[Widget] = ()
) -> None:
    """Arrange a tree in a window, and hand its widgets to a group, with others `below` them."""
    window = pygame.Rect((0, 0), size)
    tree.arrange(style, window)
    widgets = [*below, *widgets_of(tree)]
    if widgets != group.widgets:
        group.replace(widgets)
    for widget in widgets:
        widget.settle(widget.style or style, window)
