"""The sounds are what their script makes: short, quiet, clean at both ends, and in tune."""

from __future__ import annotations

import math
import subprocess
import sys
import wave
from array import array
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOUNDS = ROOT / "assets" / "sounds"
NAMES = (
    *("count", "deal", "defeat", "drop", "lay", "lift", "match_end", "prize", "refuse", "reserve", "round_end"),
    *("sweep", "tally", "trick", "victory", "your_turn"),
)
LONGEST = {"deal": 0.2, "lift": 0.2, "drop": 0.3, "lay": 0.5, "refuse": 0.5, "your_turn": 1.5, "round_end": 3.0}
EVERY_SOUND = pytest.mark.parametrize("name", NAMES)


@dataclass(frozen=True)
class Heard:
    """A sound file, its samples from -1 to 1."""

    rate: int
    samples: list[float]

    @property
    def seconds(self) -> float:
        return len(self.samples) / self.rate

    @property
    def peak(self) -> float:
        return max(abs(sample) for sample in self.samples)

    @property
    def loudness(self) -> float:
        return math.sqrt(math.fsum(sample * sample for sample in self.samples) / len(self.samples))

    def strength(self, frequency: float, begin: float, seconds: float) -> float:
        """Return the strength of a frequency in a stretch of the sound."""
        stretch = self.samples[round(begin * self.rate) : round((begin + seconds) * self.rate)]
        turn = 2 * math.pi * frequency / self.rate
        return math.hypot(
            sum(sample * math.cos(turn * place) for place, sample in enumerate(stretch)),
            sum(sample * math.sin(turn * place) for place, sample in enumerate(stretch)),
        )


def heard(name: str) -> Heard:
    with wave.open(str(SOUNDS / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        samples = array("h", file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            samples.byteswap()
        return Heard(file.getframerate(), [sample / 32768 for sample in samples])


@pytest.mark.slow
def test_every_sound_is_what_the_script_makes_and_no_other_file_lies_there(tmp_path: Path) -> None:
    script = ROOT / "build_scripts" / "make_sounds.py"
    subprocess.run([sys.executable, str(script), "--out", str(tmp_path)], check=True)
    made = {path.name: path.read_bytes() for path in (tmp_path / "sounds").iterdir()}
    assert made == {path.name: path.read_bytes() for path in SOUNDS.iterdir()}
    assert sorted(made) == [f"{name}.wav" for name in NAMES]
    assert sum(len(content) for content in made.values()) < 1_050_000


@EVERY_SOUND
def test_a_sound_neither_clips_nor_hides(name: str) -> None:
    sound = heard(name)
    assert 0.2 < sound.peak < 0.6
    assert 0.02 < sound.loudness < 0.12


@EVERY_SOUND
def test_a_sound_begins_and_ends_in_silence(name: str) -> None:
    sound = heard(name)
    assert sound.samples[0] == 0
    assert max(abs(sample) for sample in sound.samples[-sound.rate // 200 :]) < 0.002


@EVERY_SOUND
def test_a_sound_has_no_constant_part(name: str) -> None:
    samples = heard(name).samples
    assert abs(math.fsum(samples) / len(samples)) < 0.0001


@pytest.mark.slow
@EVERY_SOUND
def test_a_sound_is_short_and_starts_at_once(name: str) -> None:
    sound = heard(name)
    assert sound.seconds < LONGEST.get(name, 5.0)
    first_loud = next(place for place, sample in enumerate(sound.samples) if abs(sample) > 0.1 * sound.peak)
    assert first_loud / sound.rate < 0.03


def test_a_card_picked_up_is_quieter_than_one_put_down() -> None:
    assert heard("lift").peak < heard("drop").peak <= heard("lay").peak


@pytest.mark.parametrize(
    ("name", "begin", "note", "neighbours"),
    [
        ("your_turn", 0.02, 293.66, (277.18, 311.13)),
        ("your_turn", 0.3, 440.0, (415.3, 466.16)),
        ("round_end", 1.2, 293.66, (277.18, 311.13)),
        ("match_end", 2.5, 293.66, (277.18, 311.13)),
    ],
)
def test_the_strings_are_in_tune(name: str, begin: float, note: float, neighbours: tuple[float, float]) -> None:
    sound = heard(name)
    tone = sound.strength(note, begin, 0.1 if begin < 0.1 else 0.4)
    for wrong in neighbours:
        assert tone > 2 * sound.strength(wrong, begin, 0.1 if begin < 0.1 else 0.4)
