"""Settings of a player, kept as one small file that is read strictly."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from game.engine.record import Notice
from game.storage.files import keep_aside, write_atomically

FILE: Final = "settings.json"

Pixels = Annotated[int, msgspec.Meta(ge=1, le=32767)]


@dataclass(frozen=True, slots=True)
class Settings:
    """What a player chose; a value that a file does not mention has its default."""

    animation_speed: Literal["off", "slow", "normal", "fast", "instant"] = "normal"
    window_width: Pixels = 1280
    window_height: Pixels = 800
    fullscreen: bool = False
    player_name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """Empty: the name of the account."""


def load_settings(folder: Path) -> tuple[Settings, Notice | None]:
    """The settings in the folder; defaults and a notice where the file cannot be read, which is then kept aside."""
    path = folder / FILE
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), Notice("settings_unreadable", (("reason", error.strerror or str(error)),))
    try:
        members = msgspec.json.decode(raw, type=dict[str, Any])
        return msgspec.convert(members, type=Settings, strict=True), None
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return Settings(), _kept_aside(path)


def save_settings(folder: Path, settings: Settings) -> Notice | None:
    """Write the settings; members that another version added stay. Returns a notice if the disk refuses."""
    path = folder / FILE
    try:
        write_atomically(path, msgspec.json.format(msgspec.json.encode(_others(path) | msgspec.to_builtins(settings))))
    except OSError as error:
        return Notice("settings_not_saved", (("reason", error.strerror or str(error)),))
    return None


def _others(path: Path) -> dict[str, Any]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
    except (OSError, msgspec.MsgspecError, ValueError, RecursionError):
        return {}


def _kept_aside(path: Path) -> Notice:
    try:
        aside = keep_aside(path)
    except OSError as error:
        return Notice("settings_unreadable", (("reason", error.strerror or str(error)),))
    return Notice("settings_damaged", (("file", aside.name),))
