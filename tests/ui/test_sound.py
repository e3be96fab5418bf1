"""Sounds are heard when they should be, and their absence is never an error."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.resources import asset
from game.storage.settings import Settings
from game.ui.system.sound import QUIET_MS, SIGNALS, Cue, Loudness, Sounds

LOUD = Loudness(0.6, 0.6)


class Hours:
    """A clock that stops until it is set."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch, hours: Hours) -> Iterator[Sounds]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds = Sounds(LOUD, hours)
    sounds.start()
    assert sounds.wait(20)
    yield sounds
    sounds.close()


def test_every_cue_has_a_file() -> None:
    assert {cue.value for cue in Cue} == {path.stem for path in asset("sounds").iterdir()}


def test_nothing_is_heard_before_the_start(hours: Hours) -> None:
    sounds = Sounds(LOUD, hours)
    assert not sounds.play(Cue.LIFT)
    sounds.set_loudness(Loudness(1, 1, mute=True))
    sounds.close()


def test_a_started_device_plays(sounds: Sounds) -> None:
    assert all(sounds.play(cue) for cue in Cue)
    assert pygame.mixer.get_busy()


def test_a_device_that_is_missing_costs_only_the_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    sounds = Sounds(LOUD)
    sounds.start()
    assert not sounds.wait(20)
    assert not sounds.play(Cue.DEAL)
    sounds.close()


def test_files_that_are_missing_cost_only_the_sound(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr("game.resources.asset_root", lambda: tmp_path)
    sounds = Sounds(LOUD)
    sounds.start()
    assert not sounds.wait(20)
    pygame.mixer.quit()


def test_a_device_that_fails_in_the_middle_is_no_error(sounds: Sounds) -> None:
    pygame.mixer.quit()
    assert not sounds.play(Cue.DROP)
    assert not sounds.ready


def test_a_device_that_is_unplugged_is_followed_by_the_next(sounds: Sounds) -> None:
    sounds.handle(pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0))
    assert sounds.wait(20)
    assert sounds.play(Cue.DROP)


def test_a_device_that_is_plugged_in_later_is_used(monkeypatch: pytest.MonkeyPatch, hours: Hours) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    sounds = Sounds(LOUD, hours)
    sounds.start()
    assert not sounds.wait(20)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    added = pygame.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0)
    sounds.handle(added)
    assert not sounds.wait(20), "too soon after the last attempt"
    hours.seconds = 60
    sounds.handle(pygame.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=1))
    assert not sounds.wait(20), "a microphone is no loudspeaker"
    sounds.handle(added)
    assert sounds.wait(20)
    sounds.close()


def test_a_deal_of_44_cards_is_a_riffle(sounds: Sounds, hours: Hours) -> None:
    heard = 0
    for _card in range(44):
        heard += sounds.play(Cue.DEAL)
        pygame.mixer.stop()
        hours.seconds += 0.040
    assert heard == 22


def test_all_cards_at_once_are_one_sound(sounds: Sounds) -> None:
    assert sum(sounds.play(Cue.DROP) for _card in range(44)) == 1


@pytest.mark.parametrize(
    ("loudness", "silent"),
    [
        (Loudness(0.0, 0.5), set(Cue) - SIGNALS),
        (Loudness(0.5, 0.0), set(SIGNALS)),
        (Loudness(0.5, 0.5, mute=True), set(Cue)),
    ],
)
def test_the_two_volumes_and_mute(sounds: Sounds, loudness: Loudness, silent: set[Cue]) -> None:
    sounds.set_loudness(loudness)
    assert {cue for cue in Cue if not sounds.play(cue)} == silent


def test_muting_stops_what_sounds(sounds: Sounds) -> None:
    sounds.play(Cue.MATCH_END)
    sounds.set_loudness(Loudness(1, 1, mute=True))
    assert not pygame.mixer.get_busy()


def test_volumes_come_from_the_settings() -> None:
    loudness = Loudness.of(Settings(table_volume=50, signal_volume=100))
    assert loudness.gain(Cue.DROP) == 0.25
    assert loudness.gain(Cue.ROUND_END) == 1.0


def fall_quiet(sounds: Sounds, hours: Hours) -> None:
    pygame.mixer.stop()
    hours.seconds += QUIET_MS / 1000 + 1
    sounds.rest()
    sounds.wait(20)


def test_a_device_with_nothing_to_be_heard_is_given_back(sounds: Sounds, hours: Hours) -> None:
    sounds.play(Cue.DROP)
    sounds.rest()
    assert sounds.ready, "not at once"
    fall_quiet(sounds, hours)
    assert not sounds.ready
    assert pygame.mixer.get_init() is None


def test_a_device_that_plays_is_kept(sounds: Sounds, hours: Hours) -> None:
    sounds.play(Cue.MATCH_END)
    hours.seconds += QUIET_MS / 1000 + 1
    sounds.rest()
    assert sounds.ready


def test_the_device_is_there_again_when_the_player_stirs(sounds: Sounds, hours: Hours) -> None:
    fall_quiet(sounds, hours)
    sounds.stir()
    assert sounds.wait(20)
    assert sounds.play(Cue.LIFT)
    assert pygame.mixer.get_busy()


def test_a_sound_waits_for_the_device_that_was_given_back(sounds: Sounds, hours: Hours) -> None:
    fall_quiet(sounds, hours)
    assert sounds.play(Cue.DROP)
    assert sounds.wait(20)
    assert pygame.mixer.get_busy()


def test_a_sound_that_would_come_late_is_left_out(
    sounds: Sounds, hours: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    fall_quiet(sounds, hours)
    opened = pygame.mixer.init

    def open_slowly(rate: int, size: int, channels: int, buffer: int) -> None:
        hours.seconds += 1
        opened(rate, size, channels, buffer)

    monkeypatch.setattr(pygame.mixer, "init", open_slowly)
    sounds.play(Cue.DROP)
    assert sounds.wait(20)
    assert not pygame.mixer.get_busy()


def test_a_muted_program_holds_no_device(sounds: Sounds) -> None:
    sounds.set_loudness(Loudness(1, 1, mute=True))
    sounds.rest()
    sounds.wait(20)
    assert not sounds.ready
    sounds.stir()
    assert not sounds.wait(20)


def test_where_the_system_knows_of_no_device_none_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr("game.ui.system.sound.has_sound_device", lambda: False)
    monkeypatch.setattr(pygame.mixer, "init", lambda *form: asked.append(form))
    sounds = Sounds(LOUD)
    sounds.start()
    assert not sounds.wait(20)
    assert asked == []
    sounds.close()
