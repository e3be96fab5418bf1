"""A scene that is composed of nodes: it says what it shows, the kit measures, paints and speaks it."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

import pygame

from game.ui.kit import DialogFrame, Node, Spacer, changed, spoken, walk, widgets_of
from game.ui.stage import Stage
from game.ui.widget_scene import WidgetScene

NOTICE = "notice"
"""The name of the node in whose place short messages appear, where a scene has one."""


class ComposedScene(WidgetScene):
    """Shows the tree that `compose` returns.

    A subclass keeps its widgets and what it shows, composes both, and calls `refresh` when something has changed; what
    looks different then is painted again. Its nodes are never edited.
    """

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.tree: Node = Spacer()

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
        before = self.tree
        self.layout(self.size)
        for area in changed(before, self.tree):
            self.damage.add(area)

    def layout(self, size: tuple[int, int]) -> None:
        """Arrange the tree in the window, and hand its widgets to the group."""
        window = pygame.Rect((0, 0), size)
        self.tree = self.compose()
        self.tree.arrange(self.style, window)
        widgets = widgets_of(self.tree)
        if widgets != self.group.widgets:
            self.group.replace(widgets)
        for widget in widgets:
            widget.settle(widget.style or self.style, window)
        place = next((node.rect for node in walk(self.tree) if node.name == NOTICE), None)
        if place is not None:
            self.toast.within(place, filled=True)
            if self.toast.visible:
                self.toast.fit(self.style)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Every node in the area; the widgets come above them."""
        self.tree.paint(surface, self.style, area)

    def announcement(self) -> str:
        """All that is seen when the scene comes to the front."""
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
            self.back()
            return True
        return super().handle(event)
