"""Measures of the results of `simulate` and `arena`: means, shares and times, with intervals of 95%.

An observation is a deal with all its rotations: rounds of the same cards are alike, and must not count as independent.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

NORMAL_95: Final = 1.959964
"""Standard errors on either side of a mean that hold 95 of 100."""


class Interval(NamedTuple):
    """The 95% interval of a value."""

    low: float
    high: float


def mean_interval(observed: Sequence[float]) -> Interval | None:
    """The interval of the mean of independent observations, or None for fewer than two."""
    if len(observed) < 2:
        return None
    mean = statistics.fmean(observed)
    reach = NORMAL_95 * statistics.stdev(observed) / math.sqrt(len(observed))
    return Interval(mean - reach, mean + reach)


def share_of(parts: Sequence[int], wholes: Sequence[int]) -> tuple[float, Interval | None] | None:
    """The share of all parts in all wholes, with its interval: `parts[i]` of `wholes[i]` were seen in observation i.

    None where there was nothing to have a share of.
    """
    total = sum(wholes)
    if not total:
        return None
    share = sum(parts) / total
    if len(parts) < 2:
        return share, None
    squares = sum((part - share * whole) ** 2 for part, whole in zip(parts, wholes, strict=True))
    reach = NORMAL_95 * math.sqrt(squares * len(parts) / (len(parts) - 1)) / total
    return share, Interval(share - reach, share + reach)


def mean_json(observed: Sequence[float]) -> dict[str, Any]:
    """The mean of independent observations and its interval, None where nothing was observed."""
    mean = rounded(statistics.fmean(observed)) if observed else None
    return {"mean": mean, "ci95": interval_json(mean_interval(observed))}


def share_json(parts: Sequence[int], wholes: Sequence[int]) -> dict[str, Any]:
    """A share as `share_of` finds it."""
    share, interval = share_of(parts, wholes) or (None, None)
    return {"share": None if share is None else rounded(share), "share_ci95": interval_json(interval)}


def times_json(milliseconds: Iterable[float]) -> dict[str, float | int]:
    """The median, the time that 95 of 100 keep to and the longest, and how many there were."""
    times = sorted(milliseconds)
    if not times:
        return {"count": 0}
    at = {"p50": 0.5, "p95": 0.95, "max": 1.0}
    places = {name: times[min(len(times) - 1, int(part * len(times)))] for name, part in at.items()}
    return {"count": len(times), **{name: rounded(time) for name, time in places.items()}}


def rounded(value: float) -> float:
    """Round to three places, as reports print it; never a zero with a sign."""
    return round(value, 3) + 0.0


def interval_text(interval: Sequence[float | None] | None, spec: str = "g") -> str:
    """The interval of a report in words; a single deal has none, and None is an open end."""
    if interval is None:
        return "too few deals for an interval"
    low, high = interval
    return f"95% {'-∞' if low is None else format(low, spec)} to {'∞' if high is None else format(high, spec)}"


def interval_json(interval: Interval | None) -> list[float] | None:
    """An interval as reports print it."""
    return None if interval is None else [rounded(interval.low), rounded(interval.high)]
