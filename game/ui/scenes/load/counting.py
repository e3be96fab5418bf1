"""How many saved matches there are and are shown, in words."""

from __future__ import annotations

import pygame

from game.i18n import _, plural
from game.match.archive import Archive
from game.ui.graphics.drawing import Style
from game.ui.scenes.load.shelf import Shelf


def nothing_text(shelf: Shelf, archive: Archive) -> str:
    """What stands in an empty list."""
    if not archive.looked:
        return _("Reading…")
    return _("No match found. Try another word.") if shelf.narrowed else _("No saved matches yet.")


def count_text(shelf: Shelf, archive: Archive) -> str:
    """What stands beside the filters."""
    if not shelf.count:
        return ""
    if archive.unread:
        return _("Reading {number} of {count}…", number=shelf.count - archive.unread, count=shelf.count)
    if shelf.narrowed:
        return _("{number} of {count}", number=len(shelf.shown), count=shelf.count)
    return plural("{count} match", "{count} matches", shelf.count)


def paint_count(surface: pygame.Surface, style: Style, line: pygame.Rect, room: int, said: str) -> None:
    """At the end of a line, in so many pixels."""
    size = style.type.fitted(said, style.text(19), room)
    text = style.type.line(style.type.shortened(said, size, room), size, style.theme.text_soft)
    surface.blit(text, text.get_rect(midright=line.midright))
