"""Why an opponent of Remik chose a move; the reasons are those of all rummies."""

from __future__ import annotations

from game.families.rummy.opponents.explain import REASONS

__all__ = ["REASONS"]
