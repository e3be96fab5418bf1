"""Speaks sentences in a thread of its own, so that no frame ever waits for a voice."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Final, NamedTuple

from game.storage.logs import LOG
from game.ui.access.voices import Voice, VoiceLostError, find_voice
from game.ui.system.waiting import wake

_KEPT: Final = 500
_UNSPOKEN: Final = dict.fromkeys([0x200E, 0x200F, 0x061C, *range(0x2066, 0x206A)])
"""Marks that order a line for the eye."""
_PATIENCE_S: Final = 1.0


class _Text(NamedTuple):
    words: str
    language: str
    hushed: int
    """How often everything had been hushed before; what is older than the last time is not spoken any more."""


class Speaker:
    """Finds a voice when there is first something to say; without one it only keeps what was to be said."""

    def __init__(self, find: Callable[[], Voice | None] | None = None) -> None:
        self.spoken: deque[str] = deque(maxlen=_KEPT)
        """What was said of late, the latest last."""
        self._find = find or find_voice
        self._texts: SimpleQueue[_Text | None] = SimpleQueue()
        self._hushed = 0
        self._problem = False
        self.voiceless = False
        """Whether nothing was found that speaks."""
        self._thread: Thread | None = None

    def say(self, words: str, language: str) -> None:
        """Say this after everything before it."""
        words = words.translate(_UNSPOKEN).strip()
        if not words:
            return
        self.spoken.append(words)
        if self._thread is None:
            self._thread = Thread(target=self._speak, name="speech", daemon=True)
            self._thread.start()
        self._texts.put(_Text(words, language, self._hushed))

    def hush(self) -> None:
        """Be silent at once."""
        self._hushed += 1
        if self._thread is not None:
            self._texts.put(_Text("", "", self._hushed))

    def take_problem(self) -> bool:
        """Whether there is no voice, once."""
        problem, self._problem = self._problem, False
        return problem

    def close(self) -> None:
        """Say nothing more, and give the voice back."""
        self._hushed += 1
        self._texts.put(None)
        if self._thread is not None:
            self._thread.join(_PATIENCE_S)
            self._thread = None

    def _speak(self) -> None:
        voice = self._find()
        if voice is None:
            self.voiceless = True
            self._lost("there is no speech engine")
        while (text := self._texts.get()) is not None:
            if voice is None or text.hushed != self._hushed:
                continue
            try:
                if text.words:
                    voice.say(text.words, text.language)
                else:
                    voice.hush()
            except VoiceLostError as error:
                voice.close()
                voice = None
                self._lost(str(error))
        if voice is not None:
            voice.close()

    def _lost(self, reason: str) -> None:
        logging.getLogger(LOG).info("no speech: %s", reason)
        self._problem = True
        wake()
