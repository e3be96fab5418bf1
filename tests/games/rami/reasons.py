"""What Rami's reasons are judged by: `python -m reasons rami`."""

from __future__ import annotations

from reasons.families.rummy import CHECKS

__all__ = ["CHECKS"]
