"""How the program begins: the menu, what there is to say about the settings, and a greeting the first time."""

from __future__ import annotations

from pathlib import Path

from game.i18n.phrases import notice_text
from game.ui.stage.stage import Stage
from game.ui.stage.widget_scene import WidgetScene


def open_first_scene(stage: Stage, opened: Path | None = None, code: str = "") -> None:
    """The menu, or the match of the file or the code of the deal that the program was opened with.

    Damaged or foreign settings are told of in the menu; else, the first time, a greeting lies over it.
    """
    if opened is not None:
        stage.navigator.open_file(opened)
        return
    stage.navigator.open_menu()
    if code:
        stage.navigator.open_deal_code(code)
        return
    notices = stage.profile.take_notices()
    if notices and isinstance(stage.top, WidgetScene):
        stage.top.say(" ".join(notice_text(notice) for notice in notices))
    elif not stage.profile.settings.first_start_done:
        stage.navigator.open_welcome()
