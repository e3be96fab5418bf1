"""Checks of Rami's reasons: `python -m reasons rami`."""

from __future__ import annotations

from reasons.families.rummy import CHECKS

__all__ = ["CHECKS"]
