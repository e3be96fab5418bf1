"""What the desktop does for the program: open a folder, hold a text to be pasted elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pygame


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
