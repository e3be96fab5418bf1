"""What follows a round: its score, or where nothing was scored the next one, by itself after a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.match.rule_caches import clear_rule_caches
from game.ui.table.contract.context import AnyContext

_OVER: Final = frozenset({"round_over", "match_over"})
_MOMENT_MS: Final = 2600.0
"""The time to read why nothing was scored."""


class RoundEnd:
    """Sees to it once for every round."""

    def __init__(self, table: AnyContext, reason: Callable[[], str], on_dealt: Callable[[], None]) -> None:
        """`reason` says why nothing was scored; `on_dealt` is called when the next round was dealt."""
        self._table = table
        self._reason = reason
        self._on_dealt = on_dealt
        self._seen = ""
        self._due: float | None = None
        """The time at which the next round is dealt, where no score is shown."""

    def update(self, now: float) -> None:
        """Everything was told: is the round over?"""
        table, match = self._table, self._table.match
        standing = match.standing()
        phase = f"{standing.phase} {standing.round}"
        if phase != self._seen and standing.phase in _OVER:
            self._seen = phase
            clear_rule_caches()  # what a round leaves behind would keep its room after the match
            table.stage.profile.archive.note(match)
            if table.hastened and match.outcome() is None:
                self._due = now
            elif match.score() or match.outcome() is not None:
                table.stage.navigator.open_scoring(match)
            else:
                self._due = now + table.pace.pause(_MOMENT_MS)
                table.say(self._reason())
        elif self._due is not None and now >= self._due and match.settled:
            self._due = None
            match.play(next(match.actions()))
            self._on_dealt()

    def hurry(self) -> None:
        """Wait no longer."""
        if self._due is not None:
            self._due = self._table.now

    def wake_after(self, now: float) -> float | None:
        """Milliseconds until the next round is dealt."""
        return None if self._due is None else max(0.0, self._due - now)
