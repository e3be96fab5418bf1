"""Taking a match along: its file among the documents of the player, the code of its deal on the clipboard."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from game.i18n import _, verbatim
from game.match.deals.codes import code_of_match
from game.match.match import Match
from game.other_programs import start_program
from game.ui.stage.widget_scene import WidgetScene
from game.ui.system.clipboard import copy_text


def open_folder(folder: Path) -> bool:
    """Show a folder in the file manager of the desktop; returns whether there was one to ask. Never waits for it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            start_program("open" if sys.platform == "darwin" else "xdg-open", str(folder))
    except OSError:
        return False
    return True


def export_match(scene: WidgetScene, record: Path | None) -> None:
    """Copy the record of a match to where the player looks for files, and say where that is."""
    if record is None:
        scene.say(_("This match isn't saved, so there's no file to export."))
        return
    export_file_of(scene, record)


def export_file_of(scene: WidgetScene, record: Path) -> None:
    """Copy a record that is there, of a match or a score sheet, and say where the copy is."""
    try:
        copy = scene.stage.profile.export(record)
    except OSError as error:
        scene.say(_("The match couldn't be exported: {reason}", reason=error.strerror or str(error)))
    else:
        folder = _("You'll find it in {folder}", folder=verbatim(str(copy.parent)))
        scene.say(_("Exported as {file}.", file=verbatim(copy.name)), folder)


def copy_deal_code(scene: WidgetScene, code: str) -> None:
    """Put the code of a deal on the clipboard, to be sent; say it where there is none."""
    if copy_text(code):
        scene.say(_("Deal code copied: {code}", code=verbatim(code)))
    else:
        scene.say(_("There's no clipboard here. The deal code is {code}", code=verbatim(code)), lasting=True)


def copy_deal_of(scene: WidgetScene, match: Match) -> None:
    """The same for the deal of a match."""
    copy_deal_code(scene, code_of_match(match.header, match.game))
