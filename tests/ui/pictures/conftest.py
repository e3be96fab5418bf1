"""Pictures are drawn into memory, and leave everything as they found it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final

import pytest

from game.i18n import use_digits, use_language
from game.match import reader
from tests.heap import keep_what_stays
from tests.match.rows import remembered_row

_SWEPT: Final = 4
"""The number of tests after which their garbage is collected."""
_tests = count()


@pytest.fixture(autouse=True)
def what_stays() -> None:
    """Exempt what modules and caches hold from the searches after large pictures."""
    if next(_tests) % _SWEPT == 0:
        keep_what_stays()


@pytest.fixture(autouse=True)
def kept_texts(texts: None) -> None:
    """Pictures are of many sizes, and show the same texts."""


@pytest.fixture(autouse=True)
def known_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """List the same few matches in all of them."""
    monkeypatch.setattr(reader, "read_row", remembered_row)


@pytest.fixture(autouse=True)
def english_afterwards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield
    use_language("en")
    use_digits("western")
