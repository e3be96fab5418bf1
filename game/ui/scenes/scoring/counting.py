"""How a round is counted before the eyes of the players: line by line, then the sums, the totals last.

Teams are counted side by side. Who plays alone is counted after the other, the one with the worst round first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

_LINE_MS: Final = 420.0
"""From one line of the score to the next."""
_SUM_MS: Final = 520.0
"""Before the sum of a column is drawn below it."""
_TOTALS_MS: Final = 700.0
"""Before the totals move on."""
LONG_AGO: Final = float("-inf")


class Step(Enum):
    """What the next step of the counting brings."""

    LINE = auto()
    SUM = auto()
    TOTALS = auto()


_WAITS: Final = {Step.LINE: _LINE_MS, Step.SUM: _SUM_MS, Step.TOTALS: _TOTALS_MS}


@dataclass(frozen=True, slots=True)
class _Planned:
    step: Step
    places: tuple[int, ...]
    row: int = 0


class Counting:
    """What of each column is seen so far, and since when."""

    def __init__(self, lines: Sequence[int], order: Sequence[int] | None) -> None:
        """`lines` of each column; `order`, where one column is counted after the other."""
        self._lines = lines
        self._plan = _together(lines) if order is None else _one_by_one(lines, order)
        self.done = 0
        """How many steps were taken."""
        self.shown = [0] * len(lines)
        """How many lines of each column are seen."""
        self._rows: dict[tuple[int, int], float] = {}
        self._sums: dict[int, float] = {}
        self.totals_since: float | None = None
        """Since when the totals are those after the round; None before."""

    @property
    def over(self) -> bool:
        """Whether everything is seen."""
        return self.done == len(self._plan)

    def wait(self) -> float:
        """Milliseconds at normal pace from the last step to the next."""
        return 0.0 if self.over else _WAITS[self._plan[self.done].step]

    def go_on(self, now: float) -> Step:
        """Take the next step at a moment; `LONG_AGO` for one whose motion is over."""
        planned = self._plan[self.done]
        self.done += 1
        for place in planned.places:
            if planned.step is Step.SUM:
                self._sums[place] = now
            elif planned.step is Step.LINE and planned.row < self._lines[place]:
                self.shown[place] = planned.row + 1
                self._rows[place, planned.row] = now
        if planned.step is Step.TOTALS:
            self.totals_since = now
        return planned.step

    def finish(self) -> None:
        """Everything is seen, and lies still."""
        while not self.over:
            self.go_on(LONG_AGO)
        self._rows = dict.fromkeys(self._rows, LONG_AGO)
        self._sums = dict.fromkeys(self._sums, LONG_AGO)
        self.totals_since = LONG_AGO

    def row_since(self, place: int, row: int) -> float | None:
        """Since when a line is seen; None where it is not."""
        return self._rows.get((place, row))

    def sum_since(self, place: int) -> float | None:
        """Since when the sum of a column is seen; None where it is not."""
        return self._sums.get(place)


def _together(lines: Sequence[int]) -> list[_Planned]:
    everybody = tuple(range(len(lines)))
    rows = [_Planned(Step.LINE, everybody, row) for row in range(max(lines, default=0))]
    return [*rows, _Planned(Step.SUM, everybody), _Planned(Step.TOTALS, everybody)]


def _one_by_one(lines: Sequence[int], order: Sequence[int]) -> list[_Planned]:
    plan = []
    for place in order:
        if lines[place]:
            plan += [_Planned(Step.LINE, (place,), row) for row in range(lines[place])]
            plan.append(_Planned(Step.SUM, (place,)))
    empty = tuple(place for place in order if not lines[place])
    return [*plan, *([_Planned(Step.SUM, empty)] if empty else []), _Planned(Step.TOTALS, tuple(order))]
