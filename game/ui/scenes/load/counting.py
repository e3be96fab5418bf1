"""How many saved matches there are and are shown, in words."""

from __future__ import annotations

from game.i18n import _, plural
from game.match.archive import Archive
from game.ui.scenes.load.shelf import Shelf


def nothing_text(shelf: Shelf, archive: Archive) -> str:
    """What stands in an empty list."""
    if not archive.looked:
        return _("Reading…")
    return _("No match found. Try another word.") if shelf.narrowed else _("No saved matches yet.")


def count_text(shelf: Shelf, archive: Archive) -> str:
    """What stands below the list."""
    if not shelf.count:
        return ""
    if archive.unread:
        return _("Reading {number} of {count}…", number=shelf.count - archive.unread, count=shelf.count)
    if shelf.narrowed:
        return _("{number} of {count}", number=len(shelf.shown), count=shelf.count)
    return plural("{count} match", "{count} matches", shelf.count)
