"""A line of text to type into."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

import pygame

from game.engine.names import LONGEST_TYPED, name_fault
from game.engine.record import Notice
from game.i18n import _, isolated, right_to_left
from game.i18n.order import begins_at_right
from game.i18n.phrases import notice_text
from game.ui.graphics.drawing import RADIUS, PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.mirror import is_mirrored
from game.ui.graphics.text import TextStyle
from game.ui.system.chord import is_pressed, types_a_sign
from game.ui.system.clipboard import copied_text, copy_text
from game.ui.widgets.base import Widget


def _nothing(_text: str) -> str:
    """No reason against any text."""
    return ""


class TextField(Widget):
    """Takes up to `longest` characters that `accepts` lets through; `empty` is shown faintly while there is none.

    What `refuses` has a reason against, a sentence, stays to be mended, but nobody is told of it; `taken` is the last
    text that was not refused.
    """

    face: ClassVar[TextStyle] = TextStyle.BODY
    """The style in which what was typed is set."""
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
        self._caret = self._anchor = len(text)
        """What lies between them is selected."""
        self.problem = refuses(text)
        self.taken = "" if self.problem else text

    @property
    def spoken(self) -> str:
        """What is selected or typed, or what holds where nothing is."""
        selected = self.text[self._selected]
        return _("Selected: {text}", text=selected) if selected else self.text or self._empty

    def natural(self, style: Style) -> tuple[int, int]:
        """The size it would like to have."""
        return style.px(320), style.target(48)

    def widths(self, style: Style) -> tuple[int, int]:
        """Half of its width still shows what is typed."""
        natural = self.natural(style)[0]
        return natural // 2, natural

    def clear(self) -> None:
        """Take the text away."""
        self.show("")
        self._changed()

    def show(self, text: str) -> None:
        """Put a text there that nobody typed."""
        self.text = text
        self._move(len(text))

    def handle(self, event: pygame.Event) -> bool:
        """Typing, deleting, moving the caret, selecting, and what is done with the clipboard."""
        if event.type == pygame.TEXTINPUT:
            self._insert(event.text)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._move(len(self.text))
            return True
        return event.type == pygame.KEYDOWN and (self._does(event) or self._key(event) or types_a_sign(event))

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
        written, colour = (typed, style.theme.text) if typed else (self._empty, style.theme.text_faint)
        size = style.text(self._size if self.text else min(self._size, 22))
        size = style.type.fitted(written, size, self.rect.width - 2 * pad, face)
        unit = isolated(written)
        line = style.type.line(unit, size, colour, face)
        place = line.get_rect(midleft=(self.rect.left + pad, self.rect.centery))
        shown = pygame.Rect(0, 0, self.rect.width - 2 * pad, line.get_height())
        surface.blit(line, place, shown)
        if not self.focused:
            return
        turned = is_mirrored(surface) and bool(self.text)

        def along(caret: int) -> int:
            """How far from the left end of the line a caret stands."""
            before = caret + len(self.between) * min(caret, len(self.text) - 1)
            return style.type.caret(unit, before + 1, size, face) if self.text else 0

        if selected := self.text[self._selected]:
            start = self._selected.start
            edges = [along(caret) for caret in range(start, start + len(selected) + 1)]
            left = place.width - max(edges) if turned else min(edges)
            part = pygame.Rect(left, 0, max(edges) - min(edges), place.height).clip(shown)
            surface.fill(style.theme.brass, part.move(place.topleft))
            surface.blit(style.type.line(unit, size, style.theme.ink, face), part.move(place.topleft), part)
        at, wide = along(self._caret), max(1, style.px(2))
        x = place.left + (place.width - at if turned else at)
        # at the left end it stands before the first letter, elsewhere after one, and never upon it
        if self.text and turned == (at > 0):
            x -= wide
        caret = pygame.Rect(min(x, self.rect.right - pad), place.top, wide, place.height)
        surface.fill(style.theme.gilt, caret)
        draw_focus(surface, style, self.rect)

    @property
    def _selected(self) -> slice:
        return slice(*sorted((self._anchor, self._caret)))

    def _insert(self, typed: str) -> None:
        before, after = self.text[: self._selected.start], self.text[self._selected.stop :]
        room = self._longest - len(before) - len(after)
        wanted = "".join(sign for sign in typed if self._accepts(sign))
        fitting = wanted[: max(0, room)]
        if fitting:
            self._replace(fitting)
        if fitting != wanted and not self.problem:
            self.problem = self._refuses(self.text + wanted[len(fitting) :])
            self.dirty = True

    def _replace(self, text: str) -> None:
        """Put a text in the place of what is selected, or where the caret is."""
        selected = self._selected
        self.text = self.text[: selected.start] + text + self.text[selected.stop :]
        self._move(selected.start + len(text))
        self._changed()

    def _does(self, event: pygame.Event) -> bool:
        """What is done with all, or with the clipboard."""
        if is_pressed(event, "Ctrl+A"):
            self._move(0)
            self._move(len(self.text), selecting=True)
        elif is_pressed(event, "Ctrl+V") or is_pressed(event, "Shift+Insert"):
            self.paste()
        elif is_pressed(event, "Ctrl+C") or is_pressed(event, "Ctrl+Insert"):
            self._copy()
        elif is_pressed(event, "Ctrl+X") or is_pressed(event, "Shift+Delete"):
            if self._copy():
                self._replace("")
        else:
            return False
        return True

    def _copy(self) -> bool:
        selected = self.text[self._selected]
        return bool(selected) and copy_text(selected)

    def _key(self, event: pygame.Event) -> bool:
        selected, selecting = self._selected, bool(event.mod & pygame.KMOD_SHIFT)
        anything = selected.start < selected.stop
        match event.key:
            case pygame.K_BACKSPACE | pygame.K_DELETE if anything:
                self._replace("")
            case pygame.K_BACKSPACE if selected.start:
                self._anchor = self._caret - 1
                self._replace("")
            case pygame.K_DELETE if selected.stop < len(self.text):
                self._anchor = self._caret + 1
                self._replace("")
            case pygame.K_BACKSPACE | pygame.K_DELETE:
                pass
            case pygame.K_LEFT | pygame.K_RIGHT:
                forwards = begins_at_right(self.text, otherwise=right_to_left()) == right_to_left()
                onward = (event.key == pygame.K_RIGHT) == forwards
                if anything and not selecting:
                    self._move(selected.stop if onward else selected.start)
                else:
                    self._move(min(len(self.text), max(0, self._caret + (1 if onward else -1))), selecting=selecting)
            case pygame.K_HOME:
                self._move(0, selecting=selecting)
            case pygame.K_END:
                self._move(len(self.text), selecting=selecting)
            case _:
                return False
        return True

    def _move(self, caret: int, *, selecting: bool = False) -> None:
        """Set the caret; what lies between it and the anchor is selected, which follows it otherwise."""
        self._caret = caret
        if not selecting:
            self._anchor = caret
        self.dirty = True

    def _changed(self) -> None:
        """Judge the text, and tell one that is not refused."""
        self.dirty = True
        self.problem = self._refuses(self.text)
        if not self.problem:
            self.taken = self.text
            self._action(self.text)


class NameField(TextField):
    """Takes a name of up to `LONGEST_TYPED` characters; a refused one is not taken, and the reason stands beside it."""

    def __init__(self, name: str, text: str, action: Callable[[str], None], *, empty: str = "", tip: str = "") -> None:
        longest = max(LONGEST_TYPED, len(text))
        refuses = partial(_reason_against, longest)
        super().__init__(name, text, action, empty=empty, longest=longest, accepts=_anything, refuses=refuses, tip=tip)


def _anything(_sign: str) -> bool:
    return True


def _reason_against(longest: int, name: str) -> str:
    fault = name_fault(name, longest)
    return "" if fault is None else notice_text(Notice(fault.value, (("count", longest),)))
