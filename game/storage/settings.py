"""Settings of a player, kept as one small file that is read strictly."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_type_hints

import msgspec

from game.engine.record import LONGEST_NAME, Notice
from game.storage.files import keep_aside, move_aside, write_atomically
from game.storage.regular_files import FileFault, UnreadableFileError, notice_of, read_regular

FILE: Final = "settings.json"
VERSION: Final = 3
"""Raised when a member changes its meaning; a member that is only added has its default in older files."""
_VERSION_MEMBER: Final = "version"
LONGEST_KEPT_NAME: Final = 40
"""Characters."""
MOST_OWN_NAMES: Final = 1000
_LARGEST: Final = 1024 * 1024
"""Bytes; settings have a few thousand."""

Pixels = Annotated[int, msgspec.Meta(ge=1, le=32767)]
Position = Annotated[int, msgspec.Meta(ge=-32768, le=32767)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Scale = Annotated[int, msgspec.Meta(ge=75, le=200)]
Name = Annotated[str, msgspec.Meta(max_length=LONGEST_KEPT_NAME)]
PlayedName = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Language = Annotated[str, msgspec.Meta(pattern=r"^([a-z]{2,3}(_[A-Z]{2})?)?$")]
FaceName = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{0,20}$")]
LookName = Annotated[str, msgspec.Meta(max_length=40)]
CommandName = Annotated[str, msgspec.Meta(max_length=40)]
Instant = Annotated[str, msgspec.Meta(max_length=40)]
KeyText = Annotated[str, msgspec.Meta(max_length=80)]


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a player; a value that a file does not mention has its default."""

    animation_speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    reduce_motion: bool = False
    """No tilting, no flights across the table; the speed stays what it is."""
    thinking_ms: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 500
    """The apparent thinking time of opponents."""
    confirm_moves: bool | None = None
    """Ask before a move that ends the turn; None: in the first rounds of each game."""
    ends_turn: bool | None = None
    """Whether a turn is ended where that is all that is left to do; None: not yet, but that is offered once."""

    table_volume: Percent = 60
    """The volume of cards and wood."""
    signal_volume: Percent = 60
    """The volume of the notes for one's turn, the end of a round and of a match."""
    mute: bool = False

    theme: Literal["dark", "light", "high_contrast"] = "dark"
    ui_scale: Scale = 100
    """Percent of what the size of the window gives."""
    table: LookName = "home"
    """A table such as `sadu` for every game; `home`, or one that is not known: that of the game's home."""
    card_back: LookName = "home"
    """The design of the backs of the cards."""
    four_colour_suits: bool = False
    large_indices: bool = False
    left_handed: bool = False

    message_seconds: Literal[3, 8, 0] = 3
    """The least time that messages stay; 0: until they are clicked."""
    sound_captions: bool = False
    """Whether what is heard is written as well."""
    speech: bool = False
    """Whether the program speaks."""

    language: Language = ""
    """A code such as `ar`; empty: the language of the system."""
    digits: Literal["western", "arabic"] = "western"

    player_name: Name = ""
    """Empty: the name of the account."""
    own_names: Annotated[tuple[PlayedName, ...], msgspec.Meta(max_length=MOST_OWN_NAMES)] = ()
    """The names under which the player began matches, or said to have played; matches of other people do not count."""
    own_names_known: bool = False
    """Whether there are no others, as names were not remembered from the first match on."""
    player_face: FaceName = "olfa"
    """The portrait that stands for the player; empty: the first letter of the name."""
    table_talk: bool = True
    """Whether others say a few words at moments that matter."""
    seat_names: Annotated[tuple[Name, ...], msgspec.Meta(max_length=8)] = ()
    """The names of the other seats, in their order after the player; an empty or missing one has its usual name."""

    shortcuts: Annotated[Mapping[CommandName, KeyText], msgspec.Meta(max_length=100)] = field(default_factory=dict)
    """Keys of commands that differ from the usual ones, in text form; an empty text: no key."""

    window_width: Pixels = 1280
    window_height: Pixels = 800
    window_left: Position | None = None
    """The place of the window among all monitors, with `window_top`; None before it was first closed."""
    window_top: Position | None = None
    monitor: Annotated[int, msgspec.Meta(ge=0, le=63)] = 0
    """The number of the monitor the window was on."""
    fullscreen: bool = False
    first_start_done: bool = False
    menu_entry_offered: bool = False
    """Whether the player has answered if the unpacked program is to be in the applications menu."""
    statistics_since: Instant = ""
    """Local date and time in ISO form before which matches do not count in the statistics; empty: all do."""


def load_settings(folder: Path) -> tuple[Settings, Notice | None]:
    """The settings in the folder.

    Defaults and a notice where the file cannot be read, which is then kept aside. Of a file of a newer version whatever
    this one knows is taken, with a notice; the rest stays in the file.
    """
    path = folder / FILE
    try:
        raw = read_regular(path, _LARGEST)
    except UnreadableFileError as error:
        if error.fault is FileFault.VANISHED and not os.path.lexists(path):
            return Settings(), None
        return Settings(), _moved_aside(path, error)
    try:
        members = _in_words_of_today(msgspec.json.decode(raw, type=dict[str, Any]))
        version = msgspec.convert(members.get(_VERSION_MEMBER, 1), type=Annotated[int, msgspec.Meta(ge=1)], strict=True)
        if version > VERSION:
            return _of_newer_version(path, members)
        return msgspec.convert(members, type=Settings, strict=True), None
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return Settings(), _kept_aside(path)


def _writable(value: Any) -> Any:
    """A value as JSON can hold it: half a character, which a name from elsewhere may have, becomes a question mark."""
    if isinstance(value, str):
        return value.encode(errors="replace").decode()
    if isinstance(value, dict):
        return {name: _writable(each) for name, each in value.items()}
    return [_writable(each) for each in value] if isinstance(value, (list, tuple)) else value


def save_settings(folder: Path, settings: Settings) -> Notice | None:
    """Write the settings; members that another version added stay. Returns a notice if the disk refuses."""
    path = folder / FILE
    others = _others(path)
    made_by = others.get(_VERSION_MEMBER)
    version = max(VERSION, made_by) if isinstance(made_by, int) else VERSION
    members = {**others, _VERSION_MEMBER: version, **_writable(msgspec.to_builtins(settings))}
    try:
        write_atomically(path, msgspec.json.format(msgspec.json.encode(members)))
    except OSError as error:
        return Notice("settings_not_saved", (("reason", error.strerror or str(error)),))
    return None


def changed(settings: Settings, **values: Any) -> Settings:
    """The settings with other values. Raises `ValueError` for one out of range, `TypeError` for a name that is none."""
    return msgspec.convert(msgspec.to_builtins(replace(settings, **values)), type=Settings, strict=True)


def _in_words_of_today(members: dict[str, Any]) -> dict[str, Any]:
    """Earlier versions had a speed at which nothing moves: the usual pauses without any flights."""
    if members.get("animation_speed") == "off":
        return {**members, "animation_speed": "normal", "reduce_motion": True}
    return members


def _of_newer_version(path: Path, members: Mapping[str, Any]) -> tuple[Settings, Notice]:
    """Each known member by itself; where one cannot be read, the file is kept aside before it is written again."""
    types = get_type_hints(Settings, include_extras=True)
    known: dict[str, Any] = {}
    unreadable = False
    for entry in fields(Settings):
        if entry.name in members:
            try:
                known[entry.name] = msgspec.convert(members[entry.name], type=types[entry.name], strict=True)
            except (msgspec.MsgspecError, ValueError, RecursionError):
                unreadable = True
    notice = Notice("settings_newer")
    if unreadable:
        try:
            notice = Notice("settings_newer_kept_aside", (("file", keep_aside(path, _LARGEST, "newer").name),))
        except OSError as error:
            notice = Notice("settings_unreadable", (("reason", notice_of(error)),))
    return Settings(**known), notice


def _others(path: Path) -> dict[str, Any]:
    try:
        return msgspec.json.decode(read_regular(path, _LARGEST), type=dict[str, Any])
    except (OSError, msgspec.MsgspecError, ValueError, RecursionError):
        return {}


def _kept_aside(path: Path) -> Notice:
    """Put the damaged file out of the way, so that it is reported once."""
    try:
        aside = keep_aside(path, _LARGEST)
        path.unlink()
    except OSError as error:
        return Notice("settings_unreadable", (("reason", notice_of(error)),))
    return Notice("settings_damaged", (("file", aside.name),))


def _moved_aside(path: Path, error: OSError) -> Notice:
    """Put what has the name of the settings and is not to be read out of the way, so that new ones can be saved."""
    try:
        aside = move_aside(path)
    except OSError:
        return Notice("settings_unreadable", (("reason", notice_of(error)),))
    return Notice("settings_moved_aside", (("reason", notice_of(error)), ("file", aside.name)))
