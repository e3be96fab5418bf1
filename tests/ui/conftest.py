"""Scenes are tested without a display: SDL's dummy driver draws into memory."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.pilot import Pilot, profile_in


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    """A pilot with an empty stage and a profile of its own."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pilot = Pilot(profile_in(tmp_path))
    yield pilot
    pilot.stage.close()
