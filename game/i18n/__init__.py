"""Texts of the program: every one goes through here, whole sentences with named parameters.

`_("Round {round}", round=3)`; plurals through `plural("{count} card", "{count} cards", count)`. English is the language
of the source; a language without a catalogue is shown in English.
"""

from __future__ import annotations

import gettext
from contextvars import ContextVar
from typing import Final

from game.resources import asset_root

DOMAIN: Final = "majlis"
_current: ContextVar[gettext.NullTranslations] = ContextVar("catalogue")


def use_language(code: str) -> None:
    """Take the texts of this language (`en`, `ar` …) from now on."""
    _current.set(gettext.translation(DOMAIN, asset_root() / "locale", [code], fallback=True))


def _(message: str, **params: object) -> str:
    """The message in the player's language, its `{named}` parameters filled in."""
    text = _catalogue().gettext(message)
    return text.format(**params) if params else text


def plural(singular: str, many: str, count: int, **params: object) -> str:
    """The form of a message that fits `count`, which is also its parameter `{count}`."""
    return _catalogue().ngettext(singular, many, count).format(count=count, **params)


def _catalogue() -> gettext.NullTranslations:
    return _current.get(_ENGLISH)


_ENGLISH: Final = gettext.NullTranslations()
