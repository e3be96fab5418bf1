"""Which language the program speaks: the one chosen, else that of the system."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from typing import Final

import pygame

from game.i18n import use_digits, use_language, wanted_language
from game.i18n.languages import ENGLISH
from game.storage.settings import Settings

_WITHOUT_VARIABLES: Final = frozenset({"win32", "darwin"})
_UNTRANSLATED: Final = frozenset({"", "C", "POSIX"})


def speak(settings: Settings) -> None:
    """Take language and digits of the settings from now on."""
    use_language(wanted_language(settings.language, system_languages()).code)
    use_digits(settings.digits)


def system_languages() -> list[str]:
    """The languages that the system asks for, the most wanted first, as codes such as `ar`."""
    if sys.platform in _WITHOUT_VARIABLES:
        return [wanted["language"] for wanted in pygame.system.get_pref_locales()]
    return asked_by(os.environ)


def asked_by(environment: Mapping[str, str]) -> list[str]:
    """The languages that variables of the environment ask for, in the order that gettext looks at them.

    `LC_ALL` goes before `LC_MESSAGES`, and that before `LANG`. `LANGUAGE`, a list, goes before all of them, unless they
    ask for no translation.
    """
    names = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, names), "")
    if locale in _UNTRANSLATED:
        return [ENGLISH.code]
    wanted = list(filter(None, environment.get("LANGUAGE", "").split(":"))) or [locale]
    return [ENGLISH.code if name in _UNTRANSLATED else re.split("[_.@]", name)[0].lower() for name in wanted]
