"""The guard of the main loop: an unexpected error costs a dialog and a report, never the match nor the window.

The record is kept apart from whatever broke in memory, which is simply left behind.
"""

from __future__ import annotations

import logging
import platform
import sys
import threading
import traceback
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from types import TracebackType

import pygame

from game import __version__
from game.i18n import _
from game.printing import print_error
from game.storage.logs import LOG
from game.ui.stage.navigator import FAULT_SCENE
from game.ui.stage.saving_texts import safety_text
from game.ui.stage.stage import Stage


class _Noted:
    """A block whose failure is logged and otherwise passed over; `failed` tells of it."""

    def __init__(self) -> None:
        self.failed = False

    def __enter__(self) -> _Noted:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, error: BaseException | None, _trace: TracebackType | None
    ) -> bool:
        self.failed = isinstance(error, Exception)
        if self.failed:
            logging.getLogger(LOG).error("unexpected error while closing", exc_info=error)
        return self.failed


class Guard:
    """`with guard:` around one turn of the main loop.

    What goes wrong in it is logged, the match is saved wherever that can be, the stage is cleared, and a dialog says
    what became of it. Should not even that dialog come up, a message of the system does, and the program ends. Ctrl+C
    and `SystemExit` pass.
    """

    def __init__(self, stage: Stage, last_words: Callable[[str], None] | None = None) -> None:
        self.faults = 0
        """How many errors were met."""
        self.gave_up = False
        """Whether the program had to end because of one."""
        self._stage = stage
        self._last_words = last_words or tell_in_a_box

    def __enter__(self) -> Guard:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, error: BaseException | None, _trace: TracebackType | None
    ) -> bool:
        if not isinstance(error, Exception):
            return False
        self.faults += 1
        self._meet(error)
        return True

    def _meet(self, error: Exception) -> None:
        stage = self._stage
        report = self._report(error)
        logging.getLogger(LOG).error("unexpected error\n%s", report)
        dialog_failed = not stage.empty and stage.top.name == FAULT_SCENE
        with _Noted():
            stage.profile.keep_record()
        if not dialog_failed and self._show(report):
            return
        self._end()

    def _report(self, error: Exception) -> str:
        # Only now: what it asks of the system takes longer than the first frame may.
        from game.ui.guard import report_text

        profile = self._stage.profile
        record = profile.last_record
        path = None if record is None else record.path
        return report_text(error, scenes=self._stage.names, record=path, now=profile.now())

    def _show(self, report: str) -> bool:
        """Clear the stage for the dialog; a scene that fails at leaving is off the stage all the same."""
        for _attempt in range(len(self._stage.names) + 1):
            with _Noted() as trial:
                self._stage.navigator.open_fault(report)
            if not trial.failed:
                return True
        return False

    def _end(self) -> None:
        self.gave_up = True
        while not self._stage.empty:
            with _Noted():
                self._stage.close()
        self._stage.running = False
        with _Noted():
            last_words = _("Something went wrong, and Majlis has to close.")
            self._last_words(f"{last_words} {safety_text(self._stage.profile)}".strip())


def tell_in_a_box(text: str) -> None:
    """Say something without the stage: on the error stream, and in a box of the system where there is a display."""
    print_error(text)
    if pygame.display.get_init() and pygame.display.get_driver() not in {"dummy", "offscreen"}:
        pygame.display.message_box("Majlis", text, "error")


def log_faults_of_threads() -> None:
    """Have errors of other threads logged; they end the thread, and what it did is told where it is missed."""

    def note(fault: threading.ExceptHookArgs) -> None:
        logging.getLogger(LOG).error("unexpected error in a thread", exc_info=fault.exc_value)

    threading.excepthook = note


_PACKAGE = Path(__file__).resolve().parents[1]


def report_text(error: BaseException, *, scenes: Sequence[str], record: Path | None, now: datetime) -> str:
    """The report of one error; `scenes` are those on the stage, the lowest first, `record` is the match in play.

    Paths lose the folder of the program and the home folder, in which the name of the account stands.
    """
    sdl = ".".join(str(part) for part in pygame.get_sdl_version())
    driver = pygame.display.get_driver() if pygame.display.get_init() else "none"
    lines = [
        f"Majlis {__version__}, {now:%Y-%m-%d %H:%M}",
        f"Python {platform.python_version()}, pygame-ce {pygame.ver}, SDL {sdl}",
        f"{platform.system()} {platform.release()} {platform.machine()}, display {driver}, "
        + ("packaged" if getattr(sys, "frozen", False) else "from source"),
        f"Scenes: {', '.join(scenes) or 'none'}",
        f"Match: {record or 'none'}",
        "",
        *(line.rstrip("\n") for line in traceback.format_exception(error)),
    ]
    return _without_folders("\n".join(lines)) + "\n"


def _without_folders(text: str) -> str:
    for folder, sign in ((_PACKAGE.parent, "."), (_home(), "~")):
        if folder is not None and len(folder.parts) > 1:
            text = text.replace(str(folder), sign)
    return text


def _home() -> Path | None:
    try:
        return Path.home()
    except RuntimeError:
        return None
