"""Signals as lists of samples from -1 to 1, and what can be done with them.

Coefficients that come from `sin`, `cos` or powers are rounded by `steady`, so that every machine makes the same bytes.
"""

from __future__ import annotations

import io
import math
import wave
from array import array
from collections.abc import Iterable, Sequence
from random import Random

Signal = list[float]


def steady(number: float) -> float:
    """A coefficient without its last digits, in which mathematical libraries differ."""
    return round(number, 10)


def silence(rate: int, seconds: float) -> Signal:
    """Return silence of a length in seconds."""
    return [0.0] * round(rate * seconds)


def noise(rng: Random, count: int) -> Signal:
    """White noise."""
    return [rng.random() * 2 - 1 for _ in range(count)]


def resonator(signal: Sequence[float], rate: int, frequency: float, decay: float) -> Signal:
    """Return the sound of a body that rings at `frequency` and falls to a thousandth in `decay` seconds."""
    radius = steady(0.001 ** (1 / (decay * rate)))
    feedback = steady(2 * radius * math.cos(2 * math.pi * frequency / rate))
    square, gain = radius * radius, steady(math.sin(2 * math.pi * frequency / rate))
    ringing, last, before = [], 0.0, 0.0
    for sample in signal:
        last, before = sample * gain + feedback * last - square * before, last
        ringing.append(last)
    return ringing


def low_pass(signal: Sequence[float], rate: int, frequency: float) -> Signal:
    """Filter out what is above `frequency`, 6 dB an octave."""
    part = steady(1 - math.exp(-2 * math.pi * frequency / rate))
    passed, level = [], 0.0
    for sample in signal:
        level += part * (sample - level)
        passed.append(level)
    return passed


def high_pass(signal: Sequence[float], rate: int, frequency: float) -> Signal:
    """Filter out what is below `frequency`, 6 dB an octave."""
    return [sample - low for sample, low in zip(signal, low_pass(signal, rate, frequency), strict=True)]


def shaped(signal: Sequence[float], rate: int, rise: float, fall: float) -> Signal:
    """Swelling for `rise` seconds and dying to a thousandth within `fall` seconds after that."""
    up, factor = max(1, round(rise * rate)), steady(0.001 ** (1 / (fall * rate)))
    level, result = 1.0, []
    for place, sample in enumerate(signal):
        if place < up:
            result.append(sample * place / up)
        else:
            result.append(sample * level)
            level *= factor
    return result


def louder(signal: Sequence[float], gain: float) -> Signal:
    """Every sample times `gain`."""
    return [sample * gain for sample in signal]


def mixed(rate: int, parts: Iterable[tuple[float, Sequence[float]]]) -> Signal:
    """Signals that begin at the given seconds, together."""
    whole: Signal = []
    for begin, part in parts:
        first = round(begin * rate)
        whole.extend([0.0] * (first + len(part) - len(whole)))
        for place, sample in enumerate(part, start=first):
            whole[place] += sample
    return whole


def in_a_room(signal: Sequence[float], rate: int, wet: float, tail: float) -> Signal:
    """Add a little of the room: four echoes that feed themselves, and `tail` seconds for them to die away."""
    dry = [*signal, *silence(rate, tail)]
    room = [0.0] * len(dry)
    for seconds, kept in ((0.0297, 0.74), (0.0371, 0.71), (0.0411, 0.69), (0.0437, 0.67)):
        delay, dull = round(seconds * rate), 0.0
        line = [0.0] * delay
        for place, sample in enumerate(dry):
            echo = line[place % delay]
            dull += 0.35 * (echo - dull)
            line[place % delay] = sample + kept * dull
            room[place] += echo * 0.25
    return [direct + wet * echo for direct, echo in zip(dry, room, strict=True)]


def finished(signal: Sequence[float], rate: int, peak: float, fade: float) -> Signal:
    """Remove the constant part, scale the highest sample to `peak`, fade in for 1 ms and out over `fade` seconds."""
    centred = high_pass(signal, rate, 30)
    first, last = max(1, rate // 1000), max(1, round(fade * rate))
    end = len(centred) - 1
    faded = [
        sample * min(1.0, place / first, ((end - place) / last) ** 2 if end - place < last else 1.0)
        for place, sample in enumerate(centred)
    ]
    mean = math.fsum(faded) / len(faded)
    # The mean is taken off with the shape of the fades, so that both ends stay at zero.
    window = [min(1.0, place / first, (end - place) / last) for place in range(len(faded))]
    share = mean * len(faded) / math.fsum(window)
    level = [sample - share * weight for sample, weight in zip(faded, window, strict=True)]
    return louder(level, peak / max(abs(sample) for sample in level))


def wav(signal: Sequence[float], rate: int) -> bytes:
    """A WAV file of one channel and 16 bit."""
    samples = array("h", (round(sample * 32767) for sample in signal))
    if array("H", [1]).tobytes() == b"\0\1":
        samples.byteswap()
    target = io.BytesIO()
    with wave.open(target, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples.tobytes())
    return target.getvalue()
