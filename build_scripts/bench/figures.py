"""Figures and how they are printed."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured value."""

    key: str
    text: str
    value: float
    unit: str
    aim: float | None = None
    """The limit that it should stay below, or above where `more_is_better`."""
    more_is_better: bool = False

    @property
    def meets_aim(self) -> bool:
        """Whether the value is on the right side of its aim; a figure without one always is."""
        if self.aim is None:
            return True
        return self.value >= self.aim if self.more_is_better else self.value <= self.aim


def percentile(values: Sequence[float], percent: float) -> float:
    """The value that `percent` of a hundred of the values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def median(values: Sequence[float]) -> float:
    """The value in the middle."""
    return statistics.median(values)


def table(figures: Sequence[Figure]) -> str:
    """The figures as a table in Markdown."""
    rows = [("measured", "value", "aim"), ("---", "---:", "---:")]
    for figure in figures:
        sign = "≥" if figure.more_is_better else "≤"
        aim = "" if figure.aim is None else f"{sign} {figure.aim:g} {figure.unit}" + ("" if figure.meets_aim else " ✗")
        rows.append((figure.text, f"{figure.value:.3g} {figure.unit}", aim))
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    return "\n".join(
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |" for row in rows
    )
