"""The language of the program is put back after every test that changes it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.i18n import use_digits, use_language


@pytest.fixture
def arabic() -> Iterator[None]:
    """The program speaks Arabic, in Western digits."""
    use_language("ar")
    yield
    use_language("en")
    use_digits("western")
