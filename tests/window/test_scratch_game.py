"""A round of a game in one more folder is played in a true window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.scratch import CLONED, Scratch, copied

pytestmark = [pytest.mark.window, pytest.mark.slow]


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scratch]:
    with copied(tmp_path_factory.mktemp("checkout")) as scratch:
        yield scratch


@pytest.mark.parametrize("family", CLONED)
def test_a_round_of_it_is_driven_in_a_window(scratch: Scratch, family: str) -> None:
    assert "✓ end of the round" in scratch.run("drive", scratch.games[family], "--brief")
