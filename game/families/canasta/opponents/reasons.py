"""Telling why a move was chosen."""

from __future__ import annotations

from enum import StrEnum

from game.opponents.protocol import Explanation


def told(reason: StrEnum, **params: str | int) -> Explanation:
    """An explanation with its parameters."""
    return Explanation(reason.value, tuple(params.items()))
