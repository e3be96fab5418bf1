"""Which language the program speaks: the one chosen, else that of the system."""

from __future__ import annotations

import pygame

from game.i18n import use_digits, use_language, wanted_language
from game.storage.settings import Settings


def speak(settings: Settings) -> None:
    """Take language and digits of the settings from now on."""
    use_language(wanted_language(settings.language, system_languages()).code)
    use_digits(settings.digits)


def system_languages() -> list[str]:
    """The languages that the system asks for, the most wanted first, as codes such as `ar`."""
    return [wanted["language"] for wanted in pygame.system.get_pref_locales()]
