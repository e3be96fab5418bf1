"""What the player is told about saved matches and settings that are damaged, old or not written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.engine.record import Notice
from game.i18n import verbatim
from game.i18n.phrases.message import Message, mark

NOTICES: Final[Mapping[str, Message]] = {
    "file_is_device": mark("This is a pipe or a device, not a file."),
    "file_is_folder": mark("This is a folder, not a file."),
    "file_is_link_loop": mark("This is a link that leads back to itself."),
    "file_too_large": mark("This file is far too large."),
    "file_vanished": mark("The file is not there any more."),
    "file_without_permission": mark("You have no permission to read this file."),
    "name_control": mark("A name is written with letters: there is a control character in this one."),
    "name_direction": mark(
        "A name cannot turn the direction of the line round: there is a mark in this one that does."
    ),
    "name_empty_to_the_eye": mark("There is nothing to be seen in this name."),
    "name_too_long": mark("A name has at most {limit} characters."),
    "name_unseen": mark("There is a character in this name that nobody can see."),
    "record_empty": mark("This file holds no match."),
    "record_header_damaged": mark("The beginning of this file is damaged or not that of a match: nothing can be read."),
    "record_illegal_action": mark(
        "Line {line} holds a move that the rules refuse ({clause}). The match goes on before it."
    ),
    "record_kept_aside": mark(
        "{count} move could be read. Later ones are no longer in the match; the file as it was is kept as {file}.",
        "{count} moves could be read. Later ones are no longer in the match; the file as it was is kept as {file}.",
    ),
    "record_line_changed": mark("Line {line} was changed or is damaged. The match goes on before it."),
    "record_line_misplaced": mark("Line {line} does not belong there. The match goes on before it."),
    "record_line_refused": mark("Line {line} does not fit the match. The match goes on before it."),
    "record_line_unknown": mark("Line {line} is of a kind this version does not know. The match goes on before it."),
    "record_line_unreadable": mark("Line {line} cannot be read. The match goes on before it."),
    "record_newer_format": mark("This match was saved by a newer version of Majlis."),
    "record_not_saved": mark("The last moves could not be saved yet: {reason}. Play goes on."),
    "record_other_rules": mark(
        "This match was played by rules version {made}, this program has {known}. It goes on before line {line}."
    ),
    "record_slow": mark("The disk is slow; the last moves are still being saved."),
    "record_too_large": mark("This file is too large to be a match."),
    "record_tail_damaged": mark(
        "From line {line} on the file was written over, and nothing there can be read. The match goes on before it."
    ),
    "record_torn": mark("The last line was cut short and left out. The match goes on after the last whole one."),
    "record_unknown_game": mark("This match is of a game that is not in this program: {game}."),
    "record_unplayable": mark("This match cannot be played: {reason}."),
    "record_unreadable": mark("The file cannot be read: {reason}."),
    "record_wrong_seats": mark("This match has {seats} seats, which the game does not allow."),
    "settings_damaged": mark("The settings were damaged and set back; the old file is kept as {file}."),
    "settings_moved_aside": mark("The settings could not be read and are set back. {reason} It is kept as {file}."),
    "settings_newer": mark("The settings were made by a newer version; what this one knows of them holds."),
    "settings_newer_kept_aside": mark(
        "The settings were made by a newer version; what this one can read of them holds, the file is kept as {file}."
    ),
    "settings_not_saved": mark("The settings could not be saved: {reason}."),
    "settings_unreadable": mark("The settings could not be read. {reason}"),
}


def notice_text(notice: Notice) -> str:
    """The sentence of a notice."""
    message = NOTICES.get(notice.key)
    params = {name: _param(name, value) for name, value in notice.params}
    return message.said(**params) if message else notice.key


def _param(name: str, value: str | int | Notice) -> str | int:
    if isinstance(value, Notice):
        return notice_text(value)
    return verbatim(str(value)) if name == "file" else value
