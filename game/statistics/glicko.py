"""Glicko-2, the rating of Mark E. Glickman ("Example of the Glicko-2 system", 2013): a number and how sure it is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_SCALE: Final = 173.7178
"""Points of a rating to one of its logarithm."""
_MIDDLE: Final = 1500.0
_TAU: Final = 0.5
"""The limit on changes of the volatility."""
_CLOSE: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating of a player, with its deviation."""

    points: float = _MIDDLE
    deviation: float = 350.0
    """The standard deviation; the truth lies within two of them in 95 of 100."""
    volatility: float = 0.06
    """The expected change of the strength."""


@dataclass(frozen=True, slots=True)
class Result:
    """A result against an opponent: 1 won, 0 lost, and everything between."""

    against: Rating
    score: float


def expected(own: Rating, other: Rating) -> float:
    """The score to be expected of a meeting."""
    return _expected((own.points - other.points) / _SCALE, other.deviation / _SCALE)


def rated(before: Rating, results: Sequence[Result]) -> Rating:
    """The rating after some results that count as simultaneous; without any it only becomes less sure."""
    phi, sigma = before.deviation / _SCALE, before.volatility
    if not results:
        return Rating(before.points, math.hypot(phi, sigma) * _SCALE, sigma)
    information = drift = 0.0
    for result in results:
        other = result.against.deviation / _SCALE
        weight = _weight(other)
        chance = _expected((before.points - result.against.points) / _SCALE, other)
        information += weight * weight * chance * (1.0 - chance)
        drift += weight * (result.score - chance)
    variance = 1.0 / information
    sigma = _volatility(variance * drift, phi, variance, sigma)
    phi = 1.0 / math.sqrt(1.0 / (phi * phi + sigma * sigma) + information)
    return Rating(before.points + _SCALE * phi * phi * drift, phi * _SCALE, sigma)


def _weight(deviation: float) -> float:
    return 1.0 / math.sqrt(1.0 + 3.0 * deviation * deviation / math.pi**2)


def _expected(lead: float, deviation: float) -> float:
    return 1.0 / (1.0 + math.exp(-_weight(deviation) * lead))


def _volatility(delta: float, phi: float, variance: float, sigma: float) -> float:
    """The new volatility, by the Illinois variant of regula falsi (step 5 of the paper)."""
    start = math.log(sigma * sigma)

    def slope(x: float) -> float:
        power = math.exp(x)
        spread = phi * phi + variance + power
        return power * (delta * delta - spread) / (2.0 * spread * spread) - (x - start) / _TAU**2

    low = start
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while slope(start - steps * _TAU) < 0.0:
            steps += 1
        high = start - steps * _TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0.0:
            low, at_low = high, at_high
        else:
            at_low /= 2.0
        high, at_high = middle, at_middle
    return math.exp(low / 2.0)
