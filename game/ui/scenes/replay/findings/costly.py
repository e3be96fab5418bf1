"""What a review found of the round that is shown, and the way from one costly decision of the match to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.scenes.replay.controls import STEP, SignButton, draw_path
from game.ui.scenes.replay.findings.reviewed import Graded, Reviewed
from game.ui.scenes.replay.findings.why import Why
from game.ui.scenes.replay.places import Places
from game.ui.widgets import Button, Widget

_KEYS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_TEXT: Final = 19
"""Units of the letters."""
_GAP: Final = 8
"""Units between the words and what leads on."""
_BESIDE: Final = 4
"""Where the room is no wider than so many times its height there are no words."""
_DISC, _ARROW = 0.46, 0.34
"""The parts of a button that its two signs take."""


class Costly:
    """Two buttons, between them what the costly decisions of the round come to, and below why one was a mistake."""

    def __init__(self, reviewed: Reviewed, jump: Callable[[int], None], at: Callable[[], int]) -> None:
        """`jump` leads to a moment, `at` says which is shown."""
        self._reviewed = reviewed
        self._jump = jump
        self._at = at
        self._back = _Step("costly_back", partial(self.step, -1), -1, reviewed)
        self._on = _Step("costly_on", partial(self.step, 1), 1, reviewed)
        self._told = _Told("costly")
        self.why = Why(reviewed)

    @property
    def widgets(self) -> Sequence[Widget]:
        """In the order of Tab."""
        return self._back, self._told, self._on, self.why

    def place(self, style: Style, places: Places) -> None:
        """In their rooms, or nowhere in an empty one."""
        room = places.costly
        for widget in (self._back, self._told, self._on):
            widget.visible = room.width > 0
        self.why.visible = places.why.width > 0
        self.why.place(places.why)
        if room.width <= 0:
            return
        worded = room.width > _BESIDE * room.height
        wide = room.height if worded else room.width // 2 - style.px(_GAP) // 4
        self._back.place(pygame.Rect(room.left, room.top, wide, room.height))
        self._on.place(pygame.Rect(room.right - wide, room.top, wide, room.height))
        self._told.visible = worded
        self._told.place(room.inflate(-2 * (wide + style.px(_GAP)), 0))

    def label(self, *, mirrored: bool) -> None:
        """Tips; where lines begin at the right, time runs to the left."""
        before, after = ("Shift+Right", "Shift+Left") if mirrored else ("Shift+Left", "Shift+Right")
        self._back.tip = _("Previous costly decision ({key})", key=before)
        self._on.tip = _("Next costly decision ({key})", key=after)

    def show(self) -> None:
        """What is to be said of the round that is shown, and where one can go from its moment."""
        at = self._at()
        self._told.say(self._reviewed.summed)
        self.why.show()
        for step in (self._back, self._on):
            step.lead_to(self._reviewed.beside(at, step.way))

    def step(self, way: int) -> None:
        """To the next costly decision, or with -1 to the one before."""
        if (found := self._reviewed.beside(self._at(), way)) is not None:
            self._jump(found.number + 1)

    def key(self, event: pygame.Event) -> bool:
        """An arrow with Shift."""
        if event.key not in _KEYS or not event.mod & pygame.KMOD_SHIFT or not self._reviewed.moves:
            return False
        self.step(_KEYS[event.key])
        return True


class _Step(SignButton):
    """The sign of the decision that it leads to, and an arrow beside it on the side where that is."""

    def __init__(self, name: str, action: Callable[[], None], way: int, reviewed: Reviewed) -> None:
        super().__init__(name, STEP, action, way)
        self._reviewed = reviewed
        self.graded: Graded | None = None
        """Where it leads; None where there is nothing more."""

    def lead_to(self, graded: Graded | None) -> None:
        """There from now on."""
        self.dirty |= graded != self.graded
        self.graded, self.enabled = graded, graded is not None

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Both on the panel of a button."""
        Button.paint(self, surface, style)
        side = min(self.rect.width, self.rect.height)
        arrow, disc = (pygame.Rect(0, 0, round(side * part), round(side * part)) for part in (_ARROW, _DISC))
        half = (arrow.width + disc.width) // 2
        arrow.center = self.rect.centerx + self.way * (half - arrow.width // 2), self.rect.centery
        disc.center = self.rect.centerx - self.way * (half - disc.width // 2), self.rect.centery
        shade = style.theme.text if self.enabled else style.theme.text_faint
        draw_path(surface, style, self.sign, arrow, shade, self.way)
        if self.graded is not None:
            self._reviewed.draw(surface, style, disc, self.graded)


class _Told(Widget):
    """Says it and does nothing."""

    def __init__(self, name: str) -> None:
        super().__init__(name, focusable=False)
        self._said = ""

    def say(self, text: str) -> None:
        """This from now on."""
        self.dirty |= text != self._said
        self._said = text

    @property
    def spoken(self) -> str:
        """The words."""
        return self._said

    def parts(self) -> dict[str, pygame.Rect]:
        """Nothing of it can be clicked."""
        return {}

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """In the middle, in as many lines as it takes."""
        type_, size = style.type, style.text(_TEXT)
        while size > 1 and len(type_.wrap(self._said, size, self.rect.width)) * type_.height(size) > self.rect.height:
            size -= 1
        lines, step = type_.balanced(self._said, size, self.rect.width), type_.height(size)
        top = self.rect.centery - step * len(lines) // 2
        for number, text in enumerate(lines):
            line = type_.line(text, size, style.theme.text)
            surface.blit(line, line.get_rect(midtop=(self.rect.centerx, top + number * step)))
