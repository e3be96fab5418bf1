"""What a review found of the round that is shown, and the way from one costly decision of the match to the next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.kit import Align, Control, LiveNode, Node, Role, Row, Text, Tone
from game.ui.panels.decision import mistake_reason
from game.ui.scenes.replay.controls import STEP, SignButton, draw_path
from game.ui.scenes.replay.reviewed import Graded, Reviewed

_KEYS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
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
        self._sum = LiveNode("costly", Text(""))
        self.why = LiveNode("why", mistake_reason(None, reviewed.key))

    def compose(self, *, worded: bool = True) -> Node:
        """The buttons, with words between them unless there is no room for any."""
        words = [Control(self._sum, width=180, height=54, grow=1)] if worded else []
        return Row(Control(self._back), *words, Control(self._on))

    def show(self) -> None:
        """Explain the moment that is shown, and lead on from it."""
        graded = self._reviewed.shown
        view = self._reviewed.view(graded) if graded is not None else None
        self.why.show(mistake_reason(view, self._reviewed.key))
        self._sum.show(Text(self._reviewed.summed, Role.SMALL, Tone.TEXT, lines=2, side=Align.CENTER))
        for step in (self._back, self._on):
            step.lead_to(self._reviewed.next_to(self._at(), step.way))

    def label(self, *, mirrored: bool) -> None:
        """Tips; where lines begin at the right, time runs to the left."""
        before, after = ("Shift+Right", "Shift+Left") if mirrored else ("Shift+Left", "Shift+Right")
        self._back.tip = _("Previous costly decision ({key})", key=before)
        self._on.tip = _("Next costly decision ({key})", key=after)

    def step(self, way: int) -> None:
        """To the next costly decision, or with -1 to the one before."""
        if (found := self._reviewed.next_to(self._at(), way)) is not None:
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
        super().__init__(name, "", STEP, action, way)
        self._reviewed = reviewed
        self.graded: Graded | None = None
        """Where it leads; None where there is nothing more."""

    @property
    def spoken(self) -> str:
        """Where it leads."""
        return self.tip

    def lead_to(self, graded: Graded | None) -> None:
        """There from now on."""
        self.dirty |= graded != self.graded
        self.graded, self.enabled = graded, graded is not None

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Both on the panel of a button."""
        self.paint_panel(surface, style)
        side = min(self.rect.width, self.rect.height)
        arrow, disc = (pygame.Rect(0, 0, round(side * part), round(side * part)) for part in (_ARROW, _DISC))
        half = (arrow.width + disc.width) // 2
        arrow.center = self.rect.centerx + self.way * (half - arrow.width // 2), self.rect.centery
        disc.center = self.rect.centerx - self.way * (half - disc.width // 2), self.rect.centery
        shade = style.theme.text if self.enabled else style.theme.text_faint
        draw_path(surface, style, self.sign, arrow, shade, self.way)
        if self.graded is not None:
            self._reviewed.draw(surface, style, disc, self.graded)
