"""Make the sounds: cards on felt and wood, and a few notes of oud and qanun for what concerns the player.

python build_scripts/make_sounds.py [--out assets]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from acoustics import cards, strings
from acoustics.cards import at_level, snap, swish, thump
from acoustics.signal import Signal, finished, louder, mixed, wav
from acoustics.strings import oud, phrase, qanun

_ROOT = Path(__file__).resolve().parent.parent


def deal() -> Signal:
    """A card flicked from the pack across the felt."""
    return mixed(
        cards.RATE,
        [
            (0.0, at_level(snap(1, seconds=0.018), 0.35)),
            (0.004, at_level(swish(2, 0.085, rise=0.012, low=1300, high=5200), 0.6)),
            (0.062, at_level(thump(3, hollow=190, seconds=0.07), 0.4)),
        ],
    )


def lift() -> Signal:
    """A card picked up: a breath of paper that rises."""
    return mixed(
        cards.RATE,
        [
            (0.0, at_level(swish(4, 0.07, rise=0.022, low=900, high=3800), 0.5)),
            (0.028, at_level(swish(5, 0.06, rise=0.012, low=2400, high=7500), 0.4)),
            (0.05, at_level(snap(6, seconds=0.014), 0.16)),
        ],
    )


def drop() -> Signal:
    """A card put down on felt."""
    return mixed(
        cards.RATE,
        [
            (0.0, at_level(swish(7, 0.045, rise=0.02, low=1000, high=4200), 0.25)),
            (0.022, at_level(thump(8, hollow=150), 0.8)),
            (0.022, at_level(snap(9), 0.4)),
        ],
    )


def lay() -> Signal:
    """Several cards spread upon the table, the last one set down firmly."""
    spread = [(0.055 * number, at_level(snap(20 + number, seconds=0.024), 0.26 + 0.05 * number)) for number in range(4)]
    landed = [
        (0.055 * number, at_level(thump(30 + number, hollow=150 + 9 * number), 0.3 + 0.13 * number))
        for number in range(4)
    ]
    slide = at_level(swish(11, 0.26, rise=0.09, low=1200, high=4800), 0.22)
    return mixed(cards.RATE, [(0.0, slide), *spread, *landed])


def refuse() -> Signal:
    """Two soft knocks on wood, the second lower: no, and no harm done."""
    return mixed(
        cards.RATE,
        [(0.0, at_level(thump(12, hollow=245), 0.8)), (0.115, at_level(thump(13, hollow=205, seconds=0.18), 0.7))],
    )


def your_turn() -> Signal:
    """Two notes of the oud, a fifth up."""
    return phrase([(0.0, louder(oud("D4", 0.9), 0.7)), (0.13, oud("A4", 0.85))], tail=0.3)


def round_end() -> Signal:
    """A line of maqam Hijaz that comes to rest on its ground note."""
    line = [("A4", 0.0), ("G4", 0.17), ("F#4", 0.34), ("Eb4", 0.51), ("D4", 0.76)]
    notes = [(begin, louder(oud(name, 1.5 if name == "D4" else 0.7), 0.8)) for name, begin in line]
    return phrase([*notes, (0.76, louder(oud("D3", 1.5, seed=2), 0.75))], tail=0.35)


def match_end() -> Signal:
    """The qanun runs up the maqam, the oud answers and both close on the octave."""
    run = ("D4", "Eb4", "F#4", "G4", "A4", "Bb4", "C5", "D5")
    rising = [(0.095 * place, louder(qanun(name, 0.8), 0.42 + 0.04 * place)) for place, name in enumerate(run)]
    answer = [("A4", 1.0), ("Bb4", 1.17), ("A4", 1.34), ("G4", 1.51), ("F#4", 1.68), ("Eb4", 1.85)]
    falling = [(begin, louder(oud(name, 0.7), 0.72)) for name, begin in answer]
    close = [
        (2.12, louder(oud("D3", 2.0, seed=2), 0.8)),
        (2.14, louder(oud("A3", 2.0, seed=3), 0.5)),
        (2.16, louder(oud("D4", 2.0, seed=4), 0.8)),
        (2.20, louder(qanun("D5", 1.9), 0.4)),
    ]
    return phrase([*rising, *falling, *close], tail=0.4)


def prize() -> Signal:
    """The qanun runs up a chord and rings: a medal is hung up."""
    steps = [("D5", 0.0), ("F#5", 0.075), ("A5", 0.15)]
    notes = [(begin, louder(qanun(name, 0.75), 0.5 + 0.06 * place)) for place, (name, begin) in enumerate(steps)]
    return phrase([*notes, (0.15, louder(oud("D4", 0.75, seed=10), 0.35))], tail=0.2)


def sweep() -> Signal:
    """A whole pile drawn in over the felt: its edges riffle faster and faster, and it is squared with a knock."""
    edges = [
        (0.3 - 0.3 / (1 + 0.45 * place), at_level(snap(50 + place, seconds=0.02), 0.16 + 0.03 * place))
        for place in range(9)
    ]
    slide = at_level(swish(60, 0.34, rise=0.22, low=900, high=5600), 0.5)
    knocks = [(0.33, at_level(thump(61, hollow=165), 0.75)), (0.41, at_level(thump(62, hollow=220, seconds=0.1), 0.4))]
    return mixed(cards.RATE, [(0.0, slide), *edges, *knocks])


def reserve() -> Signal:
    """The oud opens up from its ground note to the octave: a new hand."""
    steps = [("D4", 0.0), ("A4", 0.1), ("D5", 0.2)]
    notes = [(begin, louder(oud(name, 0.7, seed=11), 0.6)) for name, begin in steps]
    return phrase([*notes, (0.2, louder(qanun("A5", 0.6), 0.3))], tail=0.2)


def trick() -> Signal:
    """Two light notes of the qanun, a fourth up: that one counted."""
    return phrase([(0.0, louder(qanun("A4", 0.5), 0.5)), (0.085, louder(qanun("D5", 0.6), 0.6))], tail=0.15)


def count() -> Signal:
    """A bead of the reckoning that is pushed along: a small click of wood."""
    click, bead = snap(40, seconds=0.012, high=5200), thump(41, hollow=520, seconds=0.04)
    return mixed(cards.RATE, [(0.0, at_level(click, 0.5)), (0.004, at_level(bead, 0.5))])


def tally() -> Signal:
    """Sound two notes of the qanun over one of the oud: the sum is final."""
    notes = [(0.0, louder(oud("D3", 0.85, seed=9), 0.6)), (0.02, louder(qanun("A4", 0.7), 0.4))]
    return phrase([*notes, (0.14, louder(qanun("D5", 0.85), 0.5))], tail=0.2)


def victory() -> Signal:
    """Qanun and oud dance up through Ajam and land on a bright chord, as when the whole room claps."""
    steps = [("D4", 0.0), ("F#4", 0.14), ("A4", 0.28), ("D5", 0.42), ("A4", 0.63), ("D5", 0.77), ("F#5", 0.91)]
    lead = [(begin, louder(qanun(name, 0.9), 0.62)) for name, begin in steps]
    bass = [(begin, louder(oud(name, 0.8, seed=5), 0.55)) for name, begin in (("D3", 0.0), ("A3", 0.42), ("D3", 0.77))]
    chord = [
        (1.19, louder(oud("D3", 2.2, seed=6), 0.8)),
        (1.21, louder(oud("A3", 2.2, seed=7), 0.6)),
        (1.23, louder(qanun("F#4", 2.1), 0.5)),
        (1.25, louder(qanun("A4", 2.1), 0.5)),
        (1.29, louder(qanun("D5", 2.1), 0.55)),
        (1.42, louder(qanun("F#5", 1.9), 0.4)),
    ]
    return phrase([*lead, *bass, *chord], tail=0.45)


def defeat() -> Signal:
    """The oud walks down Bayati alone and sits down, without a complaint."""
    line = [("A4", 0.0), ("G4", 0.3), ("F4", 0.6), ("Eb4", 0.9), ("D4", 1.3)]
    notes = [(begin, louder(oud(name, 1.8 if name == "D4" else 0.9, seed=8), 0.7)) for name, begin in line]
    return phrase([*notes, (1.34, louder(oud("D3", 1.9, seed=9), 0.6))], tail=0.4)


SOUNDS: Final[dict[str, tuple[Callable[[], Signal], int, float, float]]] = {
    "deal": (deal, cards.RATE, 0.40, 0.02),
    "lift": (lift, cards.RATE, 0.24, 0.02),
    "drop": (drop, cards.RATE, 0.45, 0.03),
    "lay": (lay, cards.RATE, 0.50, 0.04),
    "refuse": (refuse, cards.RATE, 0.42, 0.04),
    "your_turn": (your_turn, strings.RATE, 0.42, 0.35),
    "round_end": (round_end, strings.RATE, 0.50, 0.6),
    "match_end": (match_end, strings.RATE, 0.55, 0.9),
    "prize": (prize, strings.RATE, 0.36, 0.35),
    "sweep": (sweep, cards.RATE, 0.42, 0.05),
    "reserve": (reserve, strings.RATE, 0.36, 0.35),
    "trick": (trick, strings.RATE, 0.32, 0.3),
    "count": (count, cards.RATE, 0.24, 0.015),
    "tally": (tally, strings.RATE, 0.35, 0.4),
    "victory": (victory, strings.RATE, 0.55, 0.9),
    "defeat": (defeat, strings.RATE, 0.45, 0.8),
}
"""The maker of each file, its samples a second, highest sample, and seconds of fading out."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=_ROOT / "assets", help="folder to write into")
    out: Path = parser.parse_args().out
    (out / "sounds").mkdir(parents=True, exist_ok=True)
    for name, (make, rate, peak, fade) in SOUNDS.items():
        (out / "sounds" / f"{name}.wav").write_bytes(wav(finished(make(), rate, peak, fade), rate))


if __name__ == "__main__":
    main()
