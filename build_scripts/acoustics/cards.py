"""Cards on felt and wood: short noises, each a few modes of something thin, soft or hollow."""

from __future__ import annotations

from random import Random
from typing import Final

from acoustics.signal import Signal, high_pass, louder, low_pass, mixed, noise, resonator, shaped

RATE: Final = 44_100


def swish(seed: int, seconds: float, *, rise: float, low: float, high: float) -> Signal:
    """Paper sliding over cloth: noise between two frequencies, swelling and dying."""
    raw = noise(Random(f"swish {seed}"), round(seconds * RATE))
    band = low_pass(low_pass(high_pass(high_pass(raw, RATE, low), RATE, low), RATE, high), RATE, high)
    return shaped(band, RATE, rise, seconds - rise)


def snap(seed: int, *, seconds: float = 0.03, high: float = 6500) -> Signal:
    """The edge of a card: a click with a little spring in it."""
    raw = shaped(noise(Random(f"snap {seed}"), round(seconds * RATE)), RATE, 0.0006, seconds)
    edge = low_pass(high_pass(raw, RATE, 1400), RATE, high)
    spring = resonator(edge, RATE, 1850, 0.02)
    return mixed(RATE, [(0.0, edge), (0.0, louder(spring, 0.5))])


def thump(seed: int, *, hollow: float, seconds: float = 0.14) -> Signal:
    """Something light landing on felt over wood; `hollow` is the note of the wood in Hz."""
    count = round(seconds * RATE)
    knock = shaped(low_pass(noise(Random(f"thump {seed}"), count), RATE, 900), RATE, 0.0012, 0.018)
    wood = [
        (0.0, louder(resonator(knock, RATE, hollow, 0.10), 1.0)),
        (0.0, louder(resonator(knock, RATE, hollow * 2.31, 0.055), 0.55)),
        (0.0, louder(resonator(knock, RATE, hollow * 4.1, 0.03), 0.25)),
    ]
    return mixed(RATE, wood)


def at_level(signal: Signal, level: float) -> Signal:
    """Scale a sound so that its highest sample is `level`, for mixing by ear."""
    return louder(signal, level / max(abs(sample) for sample in signal))
