"""The entry of an unpacked program in the applications menu of the desktop: changed on a thread, beside the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.i18n import _
from game.match.background import BackgroundJob
from game.ui.stage.idle import Job, Priority
from game.ui.stage.profile import Profile
from game.ui.stage.scene import Scene

_LOOK_MS: Final = 50.0
"""How often it is asked whether the entry is changed."""


def offers_menu_entry(profile: Profile) -> bool:
    """Whether the player has still to be asked if the program is to be in the menu."""
    menu = profile.applications_menu
    return menu is not None and not profile.settings.menu_entry_offered and not menu.has_entry


def mend_menu_entry(profile: Profile) -> None:
    """Let an entry whose program was moved or deleted start this one."""
    menu = profile.applications_menu
    if menu is not None and menu.entry_leads_nowhere:
        BackgroundJob(lambda _report: menu.add())


def change_menu_entry(scene: Scene, *, wanted: bool, done: Callable[[], None] = lambda: None) -> None:
    """Put the program in the menu or take it out; the scene says what came of it, and `done` is called then.

    Where the program was not unpacked from an archive, as in a picture of the offer, nothing happens.
    """
    menu = scene.stage.profile.applications_menu
    if menu is None:
        return
    work: BackgroundJob[object] | None = BackgroundJob(lambda _report: menu.add() if wanted else menu.remove())

    def look() -> None:
        nonlocal work
        if work is None or not work.finished:
            return
        finished, work = work, None
        try:
            finished.result()
        except OSError as error:
            scene.say(_("The applications menu couldn't be changed: {reason}", reason=error.strerror or str(error)))
        else:
            scene.say(
                _("Majlis is in your applications menu now.")
                if wanted
                else _("Majlis is no longer in your applications menu.")
            )
        done()

    scene.prepare(Job(look, lambda: None if work is None else _LOOK_MS, Priority.NEWS))
