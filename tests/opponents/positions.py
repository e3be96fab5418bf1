"""Positions of any game written as text, in their files."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Position = Mapping[str, Any]


@dataclass(frozen=True)
class Sheet:
    """The positions of a game in which a good player would not hesitate."""

    view_of: Callable[[Position], Any]
    """Builds the view of a position."""
    size: int = 20
    about_partner: int = 0
    accepted: int = 17
    """In how many Club has to play an accepted move."""
    thinned: Callable[[Any], Any] = lambda strong: strong
    """The level Strong of the game with a search that is short enough for a test."""


def positions_of(path: Path) -> list[dict[str, Any]]:
    """The positions of a file."""
    entries: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["position"]
    return entries
