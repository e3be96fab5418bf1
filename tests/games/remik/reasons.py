"""Checks of Remik's reasons: `python -m reasons remik`."""

from __future__ import annotations

from reasons.families.rummy import CHECKS

__all__ = ["CHECKS"]
