"""Says what a player who listens must know: where one is, what has the focus, what happened, and what is asked."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, Protocol
from weakref import WeakKeyDictionary

from game.cards import Suit
from game.i18n import Message, _, language, mark
from game.i18n.cards.names import NO_OWN, OwnWords, SuitName
from game.ui.access.speaker import Speaker
from game.ui.system.shortcuts import Command

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


_REMEMBERED: Final = 50
"""So many sentences can be heard again."""
_SUITS: Final = {"♠": Suit.SPADES, "♥": Suit.HEARTS, "♣": Suit.CLUBS, "♦": Suit.DIAMONDS}
_SIGNS: Final = re.compile("[♠♥♣♦]")
"""Signs that are said by the names of their suits."""
_READS: Final = frozenset({Command.READ_CHOICES, Command.READ_HAND, Command.READ_TABLE, Command.READ_LAP})


class Told(Protocol):
    """What is followed: a scene."""

    name: ClassVar[str]
    overlay: ClassVar[bool]

    def aloud(self) -> str:
        """The short message that is shown, in words."""

    @property
    def card_words(self) -> OwnWords:
        """The game's own names of its cards."""

    @property
    def messages(self) -> int:
        """How many short messages were shown so far."""

    @property
    def unmoved(self) -> int:
        """How often a key left the focus, or what has it, as it was."""

    def announcement(self) -> str:
        """What it says when it comes to the front."""

    def focus_words(self) -> str:
        """What keys act on."""

    def standing(self) -> str:
        """What is asked of the player."""

    def news(self) -> Sequence[str]:
        """Return what has happened so far, the latest last; the list only grows."""

    def reading(self, command: Command) -> str:
        """What a key asks to hear."""

    def say(self, text: str, detail: str = "", *, lasting: bool = False) -> None:
        """Show a short message."""


class Narrator:
    """Follows the scene on top, after every update."""

    def __init__(self, find: Callable[[], Speaker] = Speaker) -> None:
        self.speaker = find()
        self._sentences = deque[str](maxlen=_REMEMBERED)
        self._repeated = 0
        """How far back the player asked for what was said before, since something new was said."""
        self._scene: Told | None = None
        self._told = ("", "", "")
        """Message, what is asked and what has the focus, as they were said."""
        self._unmoved = 0
        """How often keys had left the focus of the scene as it was then: it is said again after one that does."""
        self._messages = 0
        """How many messages the scene had shown then: one that comes again is said again."""
        self._before = WeakKeyDictionary[Told, tuple[str, str, str]]()
        """What was said last of each scene; it is not said again when only an overlay above it goes."""
        self._shown = WeakKeyDictionary[Told, int]()
        """How many messages each scene had shown when it was left."""
        self._heard = WeakKeyDictionary[Told, int]()
        """How much of the news of each scene was said; a scene may come back to the front."""

    def hush(self) -> None:
        """A key was pressed: whatever was being said has been heard."""
        self.speaker.hush()

    def say(self, words: str) -> None:
        """Say something in the language of the texts."""
        own = self._scene.card_words if self._scene is not None else NO_OWN
        words = _SIGNS.sub(lambda sign: str(SuitName(_SUITS[sign[0]], own).word(language().code)), words)
        if words:
            if words not in list(self._sentences)[-1:]:
                self._sentences.append(words)
            self._repeated = 0
            self.speaker.say(words, language().code)

    def read(self, command: Command) -> bool:
        """Say what a key asks for, if it asks for something to be read."""
        if command is Command.READ_AGAIN:
            self._repeat()
            return True
        if command not in _READS or self._scene is None:
            return False
        self.say(self._scene.reading(command))
        return True

    def _repeat(self) -> None:
        """Say the last sentence again; asked once more, the one before it."""
        self._repeated = min(self._repeated + 1, len(self._sentences))
        if self._repeated:
            self.speaker.say(self._sentences[-self._repeated], language().code)

    def _say_news(self) -> None:
        """Say what has happened in the scene that is followed since it was last asked."""
        scene = self._scene
        if scene is not None:
            news = scene.news()
            for words in news[self._heard.get(scene, 0) :]:
                self.say(words)
            self._heard[scene] = len(news)

    def follow(self, scene: Told) -> None:
        """Say what is new about it."""
        if scene is not self._scene:
            self._say_news()  # the last that happened at a table before its score came
            left = self._scene
            if left is not None:
                self._before[left] = self._told
                self._shown[left] = self._messages
            if left is not None and left.overlay and scene in self._before:
                message, asked, _focus = self._before[scene]
                self._told = (message, asked, "")
            else:
                heard = self._shown.get(scene) == scene.messages  # one that is still shown was said before it left
                self._told = (scene.aloud() if heard else self._told[0], "", "")
                self.say(scene.announcement() or _titled(scene.name))
            self._scene, self._messages, self._unmoved = scene, scene.messages, scene.unmoved
        self._say_news()
        if scene.messages != self._messages:
            self._told, self._messages = ("", *self._told[1:]), scene.messages
        if scene.unmoved != self._unmoved:
            self._told, self._unmoved = (*self._told[:2], ""), scene.unmoved
        now = (scene.aloud(), scene.standing(), scene.focus_words())
        for before, words in zip(self._told, now, strict=True):
            if words != before:
                self.say(words)
        self._told = now
        if self.speaker.take_problem():
            scene.say(_("There's no speech on this computer yet: install Speech Dispatcher or eSpeak."))


def _titled(name: str) -> str:
    title: Message | None = _TITLES.get(name)
    return title.said() if title is not None else ""
