"""Finds the messages of a text on the screen: catalogues note every text that was made of a message."""

from __future__ import annotations

import gettext
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from unittest import mock

_SHORTEST: Final = 4
"""Signs of a message that is looked for within a longer text; shorter ones would be found everywhere."""


class FinishedTexts:
    """The texts made so far, each with the English of its messages."""

    def __init__(self) -> None:
        self._finished: dict[str, set[str]] = {}

    def note(self, text: str, message: str) -> None:
        """Note that a text was made of a message."""
        self._finished.setdefault(text, set()).add(message)

    def within(self, shown: str) -> set[str]:
        """Return the messages of a text on the screen, and those of its parts."""
        found = set(self._finished.get(shown, ()))
        for text, messages in self._finished.items():
            if len(text) >= _SHORTEST and text in shown:
                found |= messages
        return found


class _Template(str):
    """A translation that notes the text that its parameters make of it."""

    _message: str
    _finished_texts: FinishedTexts

    def __new__(cls, text: str, message: str, finished: FinishedTexts) -> _Template:
        template = super().__new__(cls, text)
        template._message, template._finished_texts = message, finished
        return template

    def format(self, *args: object, **params: object) -> str:
        text = super().format(*args, **params)
        self._finished_texts.note(text, self._message)
        return text


class _Catalogue(gettext.NullTranslations):
    """A catalogue around another one that notes its texts."""

    def __init__(self, asked: gettext.NullTranslations, finished: FinishedTexts) -> None:
        super().__init__()
        self._asked, self._finished_texts = asked, finished

    def gettext(self, message: str) -> str:
        return self._given(self._asked.gettext(message), message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self._given(self._asked.ngettext(msgid1, msgid2, n), msgid1)

    def _given(self, text: str, message: str) -> str:
        self._finished_texts.note(text, message)
        return _Template(text, message, self._finished_texts)


@contextmanager
def noted() -> Iterator[FinishedTexts]:
    """Note the texts of every language that is opened within the block."""
    finished = FinishedTexts()
    opened = gettext.translation

    def opening(*args: Any, **chosen: Any) -> gettext.NullTranslations:
        return _Catalogue(opened(*args, **chosen), finished)

    with mock.patch.object(gettext, "translation", opening):
        yield finished
