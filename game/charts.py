"""Charts as values: what a graph shows, in finished words and figures, before anybody draws it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum


class Merit(Enum):
    """The meaning of a mark or a figure besides its size, which its sentence has too."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"
    EVEN = "even"


class Shape(Enum):
    """The form in which the marks are drawn."""

    BARS = "bars"
    LINE = "line"


@dataclass(frozen=True, slots=True)
class Mark:
    """One point of a graph."""

    value: float
    label: str
    """The text under it; of labels that have no room some are left out."""
    sentence: str
    """All that it says."""
    merit: Merit = Merit.PLAIN
    margin: float = 0.0
    """The possible error of the value, either way."""


@dataclass(frozen=True, slots=True)
class ChartView:
    """A graph."""

    marks: Sequence[Mark] = ()
    shape: Shape = Shape.BARS
    axis: Callable[[float], str] = str
    """Writes a number of the upright axis."""
    empty: str = ""
    """The text where there are no marks."""
    levels: Sequence[tuple[float, str]] = ()
    """Broken lines, each at a value with a name."""
    summary: str = ""
    """A sentence about all marks, shown while the pointer is on none."""
    within: tuple[float, float] = (-math.inf, math.inf)
    """The upright axis goes no further than these numbers."""
    across: str = ""
    up: str = ""
    """The labels of the axes, from left to right and upwards."""
    edges: Sequence[tuple[float, str]] = ()
    """Labels of bars that stand for spans, in place of those of the marks, each so many bars from the left."""
    legend: Sequence[tuple[Merit, str]] = ()
    """The names of merits, for their colours."""
