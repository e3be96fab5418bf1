"""`majlis --install` and `--uninstall`: the program in the applications menu of the user, and out of it again."""

from __future__ import annotations

import os

from game.printing import print_error, print_text
from game.storage.applications_menu import ENTRY, applications_menu


def install() -> int:
    """Put the unpacked program in the menu; 1 with the reason where that cannot be."""
    menu = applications_menu(os.environ)
    if menu is None or menu.program is None:
        return _refuse("install", "this Majlis was not unpacked from the archive for Linux")
    try:
        menu.add()
    except OSError as error:
        return _refuse("install", _reason(error))
    print_text(f"Majlis is in your applications menu: {menu.data / ENTRY}")
    return 0


def uninstall() -> int:
    """Take the program out of the menu; 1 with the reason where that cannot be."""
    menu = applications_menu(os.environ)
    if menu is None:
        return _refuse("uninstall", "only on Linux does Majlis put itself in the menu")
    try:
        gone = menu.remove()
    except OSError as error:
        return _refuse("uninstall", _reason(error))
    print_text("Majlis is no longer in your applications menu." if gone else "Majlis is not in your applications menu.")
    return 0


def _refuse(option: str, why: str) -> int:
    print_error(f"majlis --{option}: {why}")
    return 1


def _reason(error: OSError) -> str:
    why = error.strerror or str(error)
    return f"{error.filename}: {why}" if error.filename else why
