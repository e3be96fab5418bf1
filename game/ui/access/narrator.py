"""Says what a player who listens must know: where one is, what has the focus, what happened, and what is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, Protocol

from game.i18n import Message, _, language, mark
from game.ui.access.speaker import Speaker
from game.ui.shortcuts import Command

_TITLES: Final = {
    "menu": mark("Main menu"),
    "new_match": mark("New match"),
    "load": mark("Saved matches"),
    "days": mark("Deal of the day"),
    "rules": mark("Rules"),
    "lessons": mark("Lessons"),
    "settings": mark("Settings"),
    "scoring": mark("Score"),
    "end": mark("Match over"),
    "statistics": mark("Statistics"),
    "review": mark("Review"),
    "about": mark("About"),
    "shortcuts": mark("Shortcuts"),
    "log": mark("This round so far"),
}
"""What is said of a scene that has no words of its own."""


_READS: Final = frozenset({Command.READ_CHOICES, Command.READ_HAND, Command.READ_TABLE, Command.READ_LAP})


class Told(Protocol):
    """What is followed: a scene."""

    name: ClassVar[str]

    @property
    def said(self) -> str:
        """The short message that is shown."""

    def announcement(self) -> str:
        """What it says when it comes to the front."""

    def focus_words(self) -> str:
        """What keys act on."""

    def standing(self) -> str:
        """What is asked of the player."""

    def news(self) -> Sequence[str]:
        """What has happened."""

    def reading(self, command: Command) -> str:
        """What a key asks to hear."""

    def say(self, text: str, detail: str = "", *, lasting: bool = False) -> None:
        """Show a short message."""


class Narrator:
    """Follows the scene on top, after every update."""

    def __init__(self, find: Callable[[], Speaker] = Speaker) -> None:
        self.speaker = find()
        self._scene: Told | None = None
        self._told = ("", "", "")
        """Message, what is asked and what has the focus, as they were said."""
        self._news: tuple[str, ...] = ()

    def hush(self) -> None:
        """A key was pressed: whatever was being said has been heard."""
        self.speaker.hush()

    def say(self, words: str) -> None:
        """Say something in the language of the texts."""
        self.speaker.say(words, language().code)

    def read(self, command: Command) -> bool:
        """Say what a key asks for, if it asks for something to be read."""
        if command not in _READS or self._scene is None:
            return False
        self.say(self._scene.reading(command))
        return True

    def follow(self, scene: Told) -> None:
        """Say what is new about it."""
        if scene is not self._scene:
            self._scene, self._told = scene, (self._told[0], "", "")
            self._news = tuple(scene.news())
            self.say(scene.announcement() or _titled(scene.name))
        news = tuple(scene.news())
        for words in _fresh(self._news, news):
            self.say(words)
        self._news = news
        now = (scene.said, scene.standing(), scene.focus_words())
        for before, words in zip(self._told, now, strict=True):
            if words != before:
                self.say(words)
        self._told = now
        if self.speaker.take_problem():
            scene.say(_("Nothing speaks on this computer yet: install Speech Dispatcher or eSpeak."))


def _titled(name: str) -> str:
    title: Message | None = _TITLES.get(name)
    return title.said() if title is not None else ""


def _fresh(before: Sequence[str], now: Sequence[str]) -> Sequence[str]:
    """What came after `before`; the last of them may have been put in other words since."""
    if now[: len(before)] == before:
        return now[len(before) :]
    same = len(before) - 1
    return now[same:] if before and now[:same] == before[:same] else now[-1:]
