"""Taking a match along: its file among the documents of the player, its deal number on the clipboard."""

from __future__ import annotations

from pathlib import Path

from game.i18n import _, verbatim
from game.ui.desktop import copy_text
from game.ui.scenes.base import WidgetScene


def export_match(scene: WidgetScene, record: Path | None) -> None:
    """Copy the record of a match to where the player looks for files, and say where that is."""
    if record is None:
        scene.say(_("This match is not on disk."))
        return
    try:
        copy = scene.stage.profile.export(record)
    except OSError as error:
        scene.say(_("The match cannot be exported: {reason}", reason=error.strerror or str(error)))
    else:
        folder = _("In the folder {folder}", folder=verbatim(str(copy.parent)))
        scene.say(_("Exported as {file}.", file=verbatim(copy.name)), folder)


def copy_deal_number(scene: WidgetScene, deal: int) -> None:
    """Put the number of a deal on the clipboard, to be typed in for the same cards; say it where there is none."""
    if copy_text(str(deal)):
        scene.say(_("Deal number {number} is on the clipboard.", number=deal))
    else:
        scene.say(_("There is no clipboard here. The deal number is {number}.", number=deal))
