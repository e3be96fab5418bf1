"""Texts of the installer for Windows; its usual pages have those of their toolkit."""

from __future__ import annotations

from contextvars import copy_context
from typing import Final

from game.i18n import Language, mark, use_language

_TEXTS: Final = {
    "needs_windows": mark("Majlis needs a 64-bit Windows 10 or later."),
    "is_open": mark("Majlis is open. Please close it, then try again."),
    "saves_title": mark("Your matches"),
    "saves_stay": mark("Your saved matches and settings stay on this computer, should you ever come back."),
    "delete_saves": mark("Delete my saved matches and settings too"),
    "match_file": mark("Majlis match"),
}


def installer_texts(language: Language) -> dict[str, str]:
    """Every text by its name, in one language."""
    return copy_context().run(_texts, language)


def _texts(language: Language) -> dict[str, str]:
    """Changes the language; to be run in a context of its own."""
    use_language(language.code)
    return {name: message.said() for name, message in _TEXTS.items()}
