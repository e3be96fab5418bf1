"""Modules that will probably be wanted soon are imported while nothing else happens, so that they open at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from importlib import import_module
from threading import Thread
from typing import Final

_AFTER_S: Final = 0.7
"""How long the present scene is shown before, in seconds; whoever clicks sooner waits for no other scene."""


def read_ahead(modules: Sequence[str], give_way: Callable[[], None]) -> None:
    """Import modules in a thread, which gives way to the window before every one of them."""
    Thread(target=import_one_by_one, args=(modules, give_way), name="ahead", daemon=True).start()


def import_one_by_one(
    modules: Sequence[str],
    give_way: Callable[[], None],
    after: float = _AFTER_S,
    read: Callable[[str], object] = import_module,
) -> None:
    """Import each after giving way, beginning after so many seconds."""
    time.sleep(after)
    for module in modules:
        give_way()
        read(module)
