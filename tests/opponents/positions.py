"""Positions of any game written as text, in their files."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any


def positions_of(path: Path) -> list[dict[str, Any]]:
    """The positions of a file."""
    entries: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["position"]
    return entries
