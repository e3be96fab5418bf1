"""What Remik's reasons are judged by: `python -m reasons remik`."""

from __future__ import annotations

from reasons.families.rummy import CHECKS

__all__ = ["CHECKS"]
