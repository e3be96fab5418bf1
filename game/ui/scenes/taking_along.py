"""Taking a match along: its file among the documents of the player, its deal number on the clipboard."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pygame

from game.i18n import _, verbatim
from game.ui.scenes.base import WidgetScene


def copy_text(text: str) -> bool:
    """Put a text on the clipboard; returns whether there is one that took it."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def open_folder(folder: Path) -> bool:
    """Show a folder in the file manager of the desktop; returns whether there was one to ask. Never waits for it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            opener = "open" if sys.platform == "darwin" else "xdg-open"
            nowhere = subprocess.DEVNULL
            subprocess.Popen(
                [opener, str(folder)],
                env=_environment_of_the_system(os.environ),
                stdin=nowhere,
                stdout=nowhere,
                stderr=nowhere,
                start_new_session=True,
            )
    except OSError:
        return False
    return True


def _environment_of_the_system(environment: Mapping[str, str]) -> dict[str, str]:
    """A packaged program looks for libraries in its own folder first; other programs must not."""
    variables = dict(environment)
    before = variables.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        variables["LD_LIBRARY_PATH"] = before
    elif getattr(sys, "frozen", False):
        variables.pop("LD_LIBRARY_PATH", None)
    return variables


def export_match(scene: WidgetScene, record: Path | None) -> None:
    """Copy the record of a match to where the player looks for files, and say where that is."""
    if record is None:
        scene.say(_("This match isn't saved, so there's no file to export."))
        return
    try:
        copy = scene.stage.profile.export(record)
    except OSError as error:
        scene.say(_("The match couldn't be exported: {reason}", reason=error.strerror or str(error)))
    else:
        folder = _("You'll find it in {folder}", folder=verbatim(str(copy.parent)))
        scene.say(_("Exported as {file}.", file=verbatim(copy.name)), folder)


def copy_deal_number(scene: WidgetScene, deal: int) -> None:
    """Put the number of a deal on the clipboard, to be typed in for the same cards; say it where there is none."""
    if copy_text(str(deal)):
        scene.say(_("Deal number {number} copied to the clipboard.", number=deal))
    else:
        scene.say(_("There's no clipboard here. The deal number is {number}.", number=deal))
