"""What the player is told about saved matches and settings that are damaged, old or not written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.engine.record import Notice
from game.i18n import verbatim
from game.i18n.phrases.message import Message, mark

NOTICES: Final[Mapping[str, Message]] = {
    "disk_fault": mark("The disk reports an error."),
    "disk_forbidden": mark("The folder of saved matches may not be written to."),
    "disk_full": mark("The disk is full."),
    "disk_gone": mark("The folder of saved matches is gone, or the disk it lay on."),
    "disk_quota": mark("Your share of the disk is used up."),
    "disk_read_only": mark("The disk can only be read at the moment."),
    "record_empty": mark("This file holds no match."),
    "record_header_damaged": mark("The beginning of this file is damaged or not that of a match: nothing can be read."),
    "record_illegal_action": mark(
        "Line {line} holds a move that the rules refuse ({clause}). The match goes on before it."
    ),
    "record_kept_aside": mark("The damaged file was kept as {file}."),
    "record_line_changed": mark("Line {line} was changed or is damaged. The match goes on before it."),
    "record_line_misplaced": mark("Line {line} does not belong there. The match goes on before it."),
    "record_line_refused": mark("Line {line} does not fit the match. The match goes on before it."),
    "record_line_unknown": mark("Line {line} is of a kind this version does not know. The match goes on before it."),
    "record_line_unreadable": mark("Line {line} cannot be read. The match goes on before it."),
    "record_newer_format": mark("This match was saved by a newer version of Majlis."),
    "record_not_saved": mark("The disk refuses to save: {reason}."),
    "record_other_rules": mark(
        "This match was played by rules version {made}, this program has {known}. It goes on before line {line}."
    ),
    "record_slow": mark("The disk takes very long to answer."),
    "record_too_large": mark("This file is too large to be a match."),
    "record_torn": mark("The last line was cut short and left out. No finished move is lost."),
    "record_unknown_game": mark("This match is of a game that is not in this program: {game}."),
    "record_unplayable": mark("This match cannot be played: {reason}."),
    "record_unreadable": mark("The file cannot be read: {reason}."),
    "record_wrong_seats": mark("This match has {seats} seats, which the game does not allow."),
    "settings_damaged": mark("The settings were damaged and set back; the old file is kept as {file}."),
    "settings_newer": mark("The settings were made by a newer version; what this one knows of them holds."),
    "settings_newer_kept_aside": mark(
        "The settings were made by a newer version; what this one can read of them holds, the file is kept as {file}."
    ),
    "settings_not_saved": mark("The settings could not be saved: {reason}."),
    "settings_unreadable": mark("The settings could not be read: {reason}."),
}


def notice_text(notice: Notice) -> str:
    """The sentence of a notice."""
    message = NOTICES.get(notice.key)
    params = {name: verbatim(str(value)) if name == "file" else value for name, value in notice.params}
    return message.said(**params) if message else notice.key
