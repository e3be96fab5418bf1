"""Going on with a saved match from the menu, and what is said about it there."""

from __future__ import annotations

from game.i18n import _
from game.i18n.phrases import notice_text
from game.i18n.wording import score_text
from game.match.resume import UnplayableRecordError
from game.match.summary import SavedMatch
from game.storage.regular import told_of
from game.ui.scenes.base import WidgetScene


def go_on_with(saved: SavedMatch, scene: WidgetScene) -> None:
    """Open the table of a match; the scene says why where that cannot be."""
    try:
        resumed = scene.stage.profile.resume(saved.path)
    except UnplayableRecordError as error:
        scene.say(notice_text(error.notice))
    except OSError as error:
        scene.say(notice_text(told_of(error)))
    else:
        scene.stage.navigator.open_table(resumed.match, resumed.notices)


def standing(saved: SavedMatch) -> str:
    """Its round and how it stands; of a deal of the day that it is one, as long as nothing was counted."""
    if saved.day and saved.round == 1:
        return _("Deal of the day")
    return _("Round {round} · {totals}", round=saved.round, totals=score_text(saved.totals))
