"""Pictures are drawn into memory, and leave everything as they found it."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from game.i18n import use_digits, use_language


@pytest.fixture(autouse=True)
def what_stays() -> None:
    """What modules and caches hold is not looked through each time a large picture is swept out."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def english_afterwards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield
    use_language("en")
    use_digits("western")
