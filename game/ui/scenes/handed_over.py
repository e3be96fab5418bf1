"""A match that came as a file: gone on with, or shown where it is over."""

from __future__ import annotations

from pathlib import Path

from game.i18n.phrases import notice_text
from game.match.resume import UnplayableRecordError
from game.storage.regular import told_of
from game.ui.scenes.base import WidgetScene


def go_on_with(file: Path, menu: WidgetScene) -> None:
    """Put the match to the others and open it from the menu, which says why where it cannot be."""
    profile, navigator = menu.stage.profile, menu.stage.navigator
    try:
        resumed = profile.resume(profile.take_in(file))
    except UnplayableRecordError as error:
        menu.say(notice_text(error.notice))
    except OSError as error:
        menu.say(notice_text(told_of(error)))
    else:
        if resumed.match.outcome() is None:
            navigator.open_table(resumed.match, resumed.notices)
        else:
            navigator.open_result(resumed.match)
