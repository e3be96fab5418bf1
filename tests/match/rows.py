"""Rows of the list of matches, read once a process of the same file: scenes are shown with the same few records."""

from __future__ import annotations

from pathlib import Path

from game.games import GAMES
from game.match.saves import Games
from game.match.summary import read_row
from game.storage.index import IndexRow

_read: dict[bytes, IndexRow] = {}


def remembered_row(games: Games, folder: Path, unread: IndexRow) -> IndexRow:
    """Stands in for `read_row`. A file that is damaged, or none at all, is looked into every time."""
    file = folder / unread.name
    if games is not GAMES or not file.is_file():
        return read_row(games, folder, unread)
    try:
        content = file.read_bytes()
    except OSError:
        return read_row(games, folder, unread)
    if content not in _read:
        row = read_row(games, folder, unread)
        if row.damage is not None:
            return row
        _read[content] = row
    return _read[content]._replace(name=unread.name, stamp=unread.stamp, changed=unread.changed)
