"""Captions for sounds: a word at the lower edge of the window for what is to be heard, where the player wants that."""

from __future__ import annotations

from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.system.sound import SIGNALS, Cue

_SHOWN_MS: Final = 1800.0
_SIGNAL_MS: Final = 3500.0
_TEXT: Final = 20
_TOLD: Final = SIGNALS | {Cue.REFUSE}
"""What concerns the player."""


class SoundCaptions:
    """One word at a time; what concerns the player is not replaced by cards and wood."""

    def __init__(self) -> None:
        self.text = ""
        """What is written now; empty while nothing is."""
        self._signal = False
        self._until = 0.0
        self._rect = pygame.Rect(0, 0, 0, 0)
        self._stale: list[pygame.Rect] = []

    def show(self, cue: Cue, style: Style, size: tuple[int, int], now: float) -> None:
        """Write what is to be heard, in a window of this size."""
        signal = cue in _TOLD
        if self._signal and not signal and now < self._until:
            return
        self._clear()
        self._signal = signal
        self.text, self._until = sound_names()[cue], now + (_SIGNAL_MS if signal else _SHOWN_MS)
        px = style.text(_TEXT)
        wide, high = style.type.width(self.text, px) + 2 * style.px(16), style.type.height(px) + 2 * style.px(6)
        self._rect = pygame.Rect((size[0] - wide) // 2, size[1] - high - style.px(6), wide, high)
        self._stale.append(self._rect.copy())

    def update(self, now: float) -> None:
        """Take it away when its time is over."""
        if self.text and now >= self._until:
            self._clear()

    def wake_after(self, now: float) -> float | None:
        """Milliseconds until it goes; None while nothing is written."""
        if self._stale:
            return 0.0
        return max(0.0, self._until - now) if self.text else None

    def take_stale(self) -> list[pygame.Rect]:
        """What is to be painted again beneath it, in pixels of the window."""
        stale, self._stale = self._stale, []
        return stale

    def paint(self, surface: pygame.Surface, style: Style, areas: list[pygame.Rect]) -> list[pygame.Rect]:
        """Paint it above what was painted in the window; returns all that changed."""
        if not self.text or self._rect.collidelist(areas) < 0:
            return areas
        draw_panel(surface, style, self._rect, PanelKind.TOAST)
        line = style.type.line(self.text, style.text(_TEXT), style.theme.text)
        surface.blit(line, line.get_rect(center=self._rect.center))
        return [*areas, self._rect]

    def _clear(self) -> None:
        if self.text:
            self._stale.append(self._rect.copy())
        self.text = ""


def sound_names() -> dict[Cue, str]:
    """What each sound is called."""
    return {
        Cue.DEAL: _("Dealing"),
        Cue.LIFT: _("Lifting"),
        Cue.DROP: _("Dropping"),
        Cue.LAY: _("Laying a meld"),
        Cue.REFUSE: _("Move not allowed"),
        Cue.YOUR_TURN: _("Your turn"),
        Cue.ROUND_END: _("Round over"),
        Cue.MATCH_END: _("Match over"),
        Cue.PRIZE: _("A fine meld"),
        Cue.SWEEP: _("A pile taken"),
        Cue.RESERVE: _("A new hand"),
        Cue.TRICK: _("A fine trick"),
        Cue.COUNT: _("Counting"),
        Cue.TALLY: _("Total"),
        Cue.VICTORY: _("Match won"),
        Cue.DEFEAT: _("Match lost"),
    }
