"""Which message a text on the screen is: catalogues that remember what was made of each of their messages."""

from __future__ import annotations

import gettext
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from unittest import mock

_SHORTEST: Final = 4
"""Signs of a message that is looked for within a longer text; shorter ones would be found everywhere."""


class Told:
    """What was said so far: of every finished text its messages, by their English."""

    def __init__(self) -> None:
        self._finished: dict[str, set[str]] = {}

    def note(self, text: str, message: str) -> None:
        """A text was made of a message."""
        self._finished.setdefault(text, set()).add(message)

    def within(self, shown: str) -> set[str]:
        """The messages of a text on the screen, and those that it is put together of."""
        found = set(self._finished.get(shown, ()))
        for text, messages in self._finished.items():
            if len(text) >= _SHORTEST and text in shown:
                found |= messages
        return found


class _Template(str):
    """A translation that tells what it becomes when its parameters are filled in."""

    _message: str
    _told: Told

    def __new__(cls, text: str, message: str, told: Told) -> _Template:
        template = super().__new__(cls, text)
        template._message, template._told = message, told
        return template

    def format(self, *args: object, **params: object) -> str:
        text = super().format(*args, **params)
        self._told.note(text, self._message)
        return text


class _Catalogue(gettext.NullTranslations):
    """Another catalogue, whose texts are noted."""

    def __init__(self, asked: gettext.NullTranslations, told: Told) -> None:
        super().__init__()
        self._asked, self._told = asked, told

    def gettext(self, message: str) -> str:
        return self._given(self._asked.gettext(message), message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self._given(self._asked.ngettext(msgid1, msgid2, n), msgid1)

    def _given(self, text: str, message: str) -> str:
        self._told.note(text, message)
        return _Template(text, message, self._told)


@contextmanager
def noted() -> Iterator[Told]:
    """Within the block, whatever language is taken notes its texts."""
    told = Told()
    opened = gettext.translation

    def opening(*args: Any, **chosen: Any) -> gettext.NullTranslations:
        return _Catalogue(opened(*args, **chosen), told)

    with mock.patch.object(gettext, "translation", opening):
        yield told
