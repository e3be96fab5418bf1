"""Plucked strings after Karplus and Strong, in courses of two or three as on an oud and a qanun."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final

from acoustics.signal import Signal, in_a_room, louder, low_pass, mixed, noise, resonator, steady

RATE: Final = 22_050
_BODY: Final = ((98.0, 0.10, 0.30), (196.0, 0.08, 0.22), (392.0, 0.05, 0.12))
"""The resonances of the wooden bowl of the oud: frequency, seconds, share."""

PITCHES: Final = {"D": 2, "Eb": 3, "E": 4, "F": 5, "F#": 6, "G": 7, "A": 9, "Bb": 10, "B": 11, "C": 0, "C#": 1}

_PLUCKED_AT: Final = 6.5
"""The plectrum takes the string at this part of its length."""
_GRAIN: Final = 0.25


def frequency_of(name: str) -> float:
    """The frequency of a note such as `F#4` in Hz; a4 is 440."""
    steps = PITCHES[name[:-1]] + 12 * (int(name[-1]) + 1) - 69
    return float(steady(440.0 * 2 ** (steps / 12)))


def string(frequency: float, seconds: float, decay: float, soft: float, rng: Random) -> Signal:
    """One string plucked a seventh of its length from the end.

    `decay` is how many seconds it takes to fall to a thousandth, `soft` the cut-off of the plectrum in Hz.
    """
    period = RATE / frequency
    length = int(period - 0.5)
    # What is missing to the exact period is made up by an all-pass filter; the mean of two samples takes half a sample.
    rest = period - 0.5 - length
    bend = steady((1 - rest) / (1 + rest))
    kept = steady(0.001 ** (period / (decay * RATE)))
    line = _pulled_aside(length, frequency, soft, rng)
    sounding, last, before_in, before_out = [], 0.0, 0.0, 0.0
    for place in range(round(seconds * RATE)):
        sample = line[place % length]
        sounding.append(sample)
        damped = kept * 0.5 * (sample + last)
        last = sample
        before_out = bend * damped + before_in - bend * before_out
        before_in = damped
        line[place % length] = before_out
    return sounding


def _pulled_aside(length: int, frequency: float, soft: float, rng: Random) -> Signal:
    """The shape of the string at the moment it is let go, with the grain of the plectrum on it."""
    overtones = [
        (number, math.sin(math.pi * number / _PLUCKED_AT) / number * math.exp(-number * frequency / soft))
        for number in range(1, length // 2)
    ]
    shape = [
        steady(sum(share * math.cos(2 * math.pi * number * place / length) for number, share in overtones))
        for place in range(length)
    ]
    grain = low_pass(noise(rng, length), RATE, soft)
    mean = math.fsum(grain) / length
    peak = max(abs(sample) for sample in shape)
    return [sample / peak + _GRAIN * (speck - mean) for sample, speck in zip(shape, grain, strict=True)]


def course(name: str, seconds: float, *, decay: float, soft: float, cents: Sequence[float], seed: int) -> Signal:
    """Strings tuned to one note but for some `cents`, plucked one just after the other."""
    rng = Random(f"{name} {seed}")
    frequency = frequency_of(name)
    strings = [
        (
            0.004 * number,
            louder(string(frequency * steady(2 ** (off / 1200)), seconds, decay, soft, rng), 1 / len(cents)),
        )
        for number, off in enumerate(cents)
    ]
    return mixed(RATE, strings)


def oud(name: str, seconds: float, seed: int = 1) -> Signal:
    """A double course of the oud: soft plectrum, round bowl."""
    plain = course(name, seconds, decay=2.4, soft=1500, cents=(0.0, 3.0), seed=seed)
    bowl = [(0.0, louder(resonator(plain, RATE, hertz, decay), share)) for hertz, decay, share in _BODY]
    return low_pass(mixed(RATE, [(0.0, plain), *((at, louder(part, 0.12)) for at, part in bowl)]), RATE, 5200)


def qanun(name: str, seconds: float, seed: int = 1) -> Signal:
    """A triple course of the qanun: bright and thin, a long way up."""
    plain = course(name, seconds, decay=2.3, soft=3600, cents=(-2.0, 0.0, 2.5), seed=seed)
    return louder(low_pass(plain, RATE, 7000), 0.8)


def phrase(notes: Sequence[tuple[float, Sequence[float]]], tail: float) -> Signal:
    """Notes with their beginnings in seconds, in a small room."""
    return in_a_room(mixed(RATE, notes), RATE, wet=0.22, tail=tail)
