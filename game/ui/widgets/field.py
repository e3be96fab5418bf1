"""A line of text to type into."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pygame

from game.i18n import isolated, right_to_left
from game.i18n.order import begins_at_right
from game.ui.chord import is_pressed, types_a_sign
from game.ui.clipboard import copied_text
from game.ui.graphics.drawing import RADIUS, PanelKind, Style, draw_focus, draw_panel
from game.ui.mirror import is_mirrored
from game.ui.text import TextStyle
from game.ui.widgets.base import Widget


def _nothing(_text: str) -> str:
    """No reason against any text."""
    return ""


def _pastes(event: pygame.Event) -> bool:
    """Whether a `KEYDOWN` event asks for what is on the clipboard."""
    if event.key == pygame.K_INSERT:
        return bool(event.mod & pygame.KMOD_SHIFT)
    return is_pressed(event, "Ctrl+V")


class TextField(Widget):
    """Takes up to `longest` characters that `accepts` lets through; `empty` is shown faintly while there is none.

    What `refuses` has a reason against, a sentence, stays to be mended, but nobody is told of it; `taken` is the last
    text that was not refused.
    """

    face: ClassVar[TextStyle] = TextStyle.BODY
    """In which what was typed is set."""
    between: ClassVar[str] = ""
    """What is drawn between two characters, such as a thin space."""

    def __init__(
        self,
        name: str,
        text: str,
        action: Callable[[str], None],
        *,
        empty: str = "",
        longest: int = 24,
        accepts: Callable[[str], bool] = str.isprintable,
        refuses: Callable[[str], str] = _nothing,
        tip: str = "",
        size: float = 22,
    ) -> None:
        super().__init__(name, tip=tip)
        self.typed_into = True
        self._size = size
        self.text = text
        self._action = action
        self._empty = empty
        self._longest = longest
        self._accepts = accepts
        self._refuses = refuses
        self._caret = len(text)
        self.problem = refuses(text)
        self.taken = "" if self.problem else text

    @property
    def spoken(self) -> str:
        """What is typed, or what holds where nothing is."""
        return self.text or self._empty

    def natural(self, style: Style) -> tuple[int, int]:
        """The size it would like to have."""
        return style.px(320), style.target(48)

    def clear(self) -> None:
        """Take the text away."""
        self.text = ""
        self._moved(0, changed=True)

    def handle(self, event: pygame.Event) -> bool:
        """Typing, deleting, moving the caret."""
        if event.type == pygame.TEXTINPUT:
            self._insert(event.text)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._caret = len(self.text)
            self.dirty = True
            return True
        if event.type == pygame.KEYDOWN and _pastes(event):
            self.paste()
            return True
        return event.type == pygame.KEYDOWN and (self._key(event.key) or types_a_sign(event))

    def paste(self) -> None:
        """Take what is on the clipboard as if it were typed, lines as words of one."""
        self._insert(" ".join(copied_text().split()))

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Field, text, caret."""
        draw_panel(surface, style, self.rect, PanelKind.FIELD)
        if self.problem:
            pygame.draw.rect(surface, style.theme.bad, self.rect, max(2, style.px(2)), style.px(RADIUS))
        pad = style.px(16)
        typed, face = self.between.join(self.text), self.face if self.text else TextStyle.BODY
        shown, colour = (typed, style.theme.text) if typed else (self._empty, style.theme.text_faint)
        size = style.text(self._size if self.text else min(self._size, 22))
        size = style.type.fitted(shown, size, self.rect.width - 2 * pad, face)
        unit = isolated(shown)
        line = style.type.line(unit, size, colour, face)
        place = line.get_rect(midleft=(self.rect.left + pad, self.rect.centery))
        surface.blit(line, place, (0, 0, self.rect.width - 2 * pad, line.get_height()))
        if self.focused:
            before = self._caret + len(self.between) * min(self._caret, len(self.text) - 1)
            along = style.type.caret(unit, before + 1, size, face) if self.text else 0
            turned, wide = is_mirrored(surface) and bool(self.text), max(1, style.px(2))
            x = place.left + (place.width - along if turned else along)
            # at the left end it stands before the first letter, elsewhere after one, and never upon it
            if self.text and turned == (along > 0):
                x -= wide
            caret = pygame.Rect(min(x, self.rect.right - pad), place.top, wide, place.height)
            surface.fill(style.theme.gilt, caret)
            draw_focus(surface, style, self.rect)

    def _insert(self, typed: str) -> None:
        room = self._longest - len(self.text)
        wanted = "".join(sign for sign in typed if self._accepts(sign))
        fitting = wanted[: max(0, room)]
        if fitting:
            self.text = self.text[: self._caret] + fitting + self.text[self._caret :]
            self._moved(self._caret + len(fitting), changed=True)
        if fitting != wanted and not self.problem:
            self.problem = self._refuses(self.text + wanted[len(fitting) :])
            self.dirty = True

    def _key(self, key: int) -> bool:
        caret = self._caret
        match key:
            case pygame.K_BACKSPACE if caret:
                self.text = self.text[: caret - 1] + self.text[caret:]
                self._moved(caret - 1, changed=True)
            case pygame.K_DELETE:
                self.text = self.text[:caret] + self.text[caret + 1 :]
                self._moved(caret, changed=True)
            case pygame.K_LEFT | pygame.K_RIGHT:
                onward = begins_at_right(self.text, otherwise=right_to_left()) == right_to_left()
                step = 1 if (key == pygame.K_RIGHT) == onward else -1
                self._moved(min(len(self.text), max(0, caret + step)), changed=False)
            case pygame.K_HOME:
                self._moved(0, changed=False)
            case pygame.K_END:
                self._moved(len(self.text), changed=False)
            case pygame.K_BACKSPACE:
                return True
            case _:
                return False
        return True

    def _moved(self, caret: int, *, changed: bool) -> None:
        self._caret = caret
        self.dirty = True
        if changed:
            self.problem = self._refuses(self.text)
            if not self.problem:
                self.taken = self.text
                self._action(self.text)
