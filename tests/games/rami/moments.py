"""Moments of Rami: those of every rummy."""

from __future__ import annotations

from typing import Final

from pictures.families.rummy import SHARED, pictured

PICTURED: Final = pictured("rami", SHARED)
