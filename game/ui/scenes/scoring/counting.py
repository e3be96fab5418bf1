"""How a round is counted before the eyes of the players: line by line, then the sums and the totals, the winner last.

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
_STAMP_MS: Final = 1000.0
"""Before the words that are called out are stamped over columns."""
_REVEAL_MS: Final = 800.0
"""Before it is said who has won."""
LONG_AGO: Final = float("-inf")


class Step(Enum):
    """What the next step of the counting brings."""

    LINE = auto()
    SUM = auto()
    TOTALS = auto()
    STAMPS = auto()
    REVEAL = auto()


_WAITS: Final = {
    Step.LINE: _LINE_MS,
    Step.SUM: _SUM_MS,
    Step.TOTALS: _TOTALS_MS,
    Step.STAMPS: _STAMP_MS,
    Step.REVEAL: _REVEAL_MS,
}


@dataclass(frozen=True, slots=True)
class _Planned:
    step: Step
    places: tuple[int, ...]
    row: int = 0


class Counting:
    """What of each column is seen so far, and since when."""

    def __init__(self, lines: Sequence[int], order: Sequence[int] | None, *, stamped: bool = False) -> None:
        """`lines` of each column; `order`, where one column is counted after the other; whether any is `stamped`."""
        self._lines = lines
        everybody = tuple(range(len(lines)))
        last = (Step.TOTALS, Step.STAMPS, Step.REVEAL) if stamped else (Step.TOTALS, Step.REVEAL)
        rows = _together(lines) if order is None else _one_by_one(lines, order)
        self._plan = [*rows, *(_Planned(step, everybody) for step in last)]
        self.done = 0
        """How many steps were taken."""
        self.shown = [0] * len(lines)
        """How many lines of each column are seen."""
        self._rows: dict[tuple[int, int], float] = {}
        self._sums: dict[int, float] = {}
        self.totals_since: float | None = None
        """Since when the totals are those after the round; None before."""
        self.stamped_since: float | None = None
        """Since when the columns bear what is stamped over them."""
        self.revealed_since: float | None = None
        """Since when it is said whose round it was."""

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
        elif planned.step is Step.STAMPS:
            self.stamped_since = now
        elif planned.step is Step.REVEAL:
            self.revealed_since = now
        return planned.step

    def finish(self) -> None:
        """Everything is seen, and lies still."""
        while not self.over:
            self.go_on(LONG_AGO)
        self._rows = dict.fromkeys(self._rows, LONG_AGO)
        self._sums = dict.fromkeys(self._sums, LONG_AGO)
        self.totals_since = self.stamped_since = self.revealed_since = LONG_AGO

    def row_since(self, place: int, row: int) -> float | None:
        """Since when a line is seen; None where it is not."""
        return self._rows.get((place, row))

    def sum_since(self, place: int) -> float | None:
        """Since when the sum of a column is seen; None where it is not."""
        return self._sums.get(place)


def _together(lines: Sequence[int]) -> list[_Planned]:
    everybody = tuple(range(len(lines)))
    rows = [_Planned(Step.LINE, everybody, row) for row in range(max(lines, default=0))]
    return [*rows, _Planned(Step.SUM, everybody)]


def _one_by_one(lines: Sequence[int], order: Sequence[int]) -> list[_Planned]:
    plan = []
    for place in order:
        if lines[place]:
            plan += [_Planned(Step.LINE, (place,), row) for row in range(lines[place])]
            plan.append(_Planned(Step.SUM, (place,)))
    empty = tuple(place for place in order if not lines[place])
    return [*plan, *([_Planned(Step.SUM, empty)] if empty else [])]
