"""Memory that is free is given back to the system, where its allocator would rather keep it.

The one of Linux learns from every large picture that is let go to keep the next of its size: after an evening of
matches a third of the window's memory is held for nothing. Elsewhere nothing needs to be done.
"""

from __future__ import annotations

import gc
import sys
from typing import Any, Final

from game.match.rule_caches import clear_rule_caches

_MMAP_THRESHOLD: Final = -3
"""`M_MMAP_THRESHOLD` of `mallopt`: what is larger has pages of its own, which go back at once."""
_ARENA_MAX: Final = -8
"""`M_ARENA_MAX`: for how many threads at once memory is held apart."""
_LARGE: Final = 128 * 1024
"""Bytes; what the allocator begins with."""
_ARENAS: Final = 2


def keep_nothing_large() -> None:
    """From now on large pictures that are let go are given back at once."""
    library = _libc()
    if library is not None:
        library.mallopt(_MMAP_THRESHOLD, _LARGE)
        library.mallopt(_ARENA_MAX, _ARENAS)


def give_back() -> None:
    """Give back what nobody needs any more; takes a few hundredths of a second."""
    clear_rule_caches()
    gc.collect()
    library = _libc()
    if library is not None:
        library.malloc_trim(0)


def _libc() -> Any:
    """The library of the system, if it is one with these functions."""
    if sys.platform != "linux":
        return None
    try:
        import ctypes  # not before the first frame

        library = ctypes.CDLL(None)
    except (ImportError, OSError):
        return None
    return library if hasattr(library, "malloc_trim") and hasattr(library, "mallopt") else None
