"""Tweens, beats and paces, on a fake clock."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.graphics.motion import Beat, FakeClock, Pace, Tempo, Timeline, Tween


def test_a_tween_arrives_and_rests() -> None:
    tween = Tween(10.0)
    tween.to(30.0, now=100.0, ms=200.0)
    assert tween.at(100.0) == 10.0
    assert 10.0 < tween.at(200.0) < 30.0
    assert not tween.done(299.0)
    assert tween.done(300.0)
    assert tween.at(300.0) == 30.0


def test_a_tween_waits_for_its_delay() -> None:
    tween = Tween(0.0)
    tween.to(1.0, now=0.0, ms=100.0, delay=50.0)
    assert tween.at(40.0) == 0.0
    assert tween.at(150.0) == 1.0


def test_a_tween_without_time_is_there_at_once() -> None:
    tween = Tween(0.0)
    tween.to(1.0, now=5.0, ms=0.0)
    assert tween.at(5.0) == 1.0
    assert tween.done(5.0)


@given(st.floats(1.0, 229.0), st.floats(-500.0, 500.0), st.floats(-500.0, 500.0))
def test_a_new_target_does_not_make_a_tween_jump(turn: float, first: float, second: float) -> None:
    tween = Tween(0.0)
    tween.to(first, now=0.0, ms=230.0)
    before = tween.at(turn)
    tween.to(second, now=turn, ms=230.0)
    assert tween.at(turn) == pytest.approx(before)
    assert tween.at(turn + 230.001) == second


@given(st.floats(0.0, 230.0))
def test_a_tween_never_overshoots(now: float) -> None:
    tween = Tween(0.0)
    tween.to(100.0, now=0.0, ms=230.0)
    assert 0.0 <= tween.at(now) <= 100.0


def test_the_same_target_again_does_not_slow_a_tween_down() -> None:
    tween = Tween(0.0)
    tween.to(100.0, now=0.0, ms=200.0)
    tween.to(100.0, now=100.0, ms=200.0)
    assert tween.at(200.0) == 100.0


def test_beats_follow_each_other_in_time() -> None:
    beats: list[tuple[str, float]] = []
    line = Timeline()
    line.add(
        Beat(lambda now: beats.append(("draw", now)), 100.0), Beat(lambda now: beats.append(("discard", now)), 50.0)
    )
    assert line.update(10.0)
    assert beats == [("draw", 10.0)]
    assert line.update(109.0)
    assert line.update(130.0)
    assert beats[-1] == ("discard", 110.0)
    assert not line.idle(150.0)
    assert not line.update(160.0)
    assert line.idle(160.0)


def _tell(calls: list[str], name: str, _now: float) -> None:
    calls.append(name)


def test_the_last_beat_of_a_skipped_timeline_finds_it_idle() -> None:
    line, found = Timeline(), list[bool]()
    line.add(Beat(lambda _now: None, 500.0), Beat(lambda now: found.append(line.idle(now))))
    line.update(0.0)
    line.skip(1.0)
    assert found == [True]


def test_skipping_tells_everything_at_once() -> None:
    texts: list[str] = []
    line = Timeline()
    line.add(*(Beat(partial(_tell, texts, name), 500.0) for name in ("a", "b", "c")))
    line.update(0.0)
    line.skip(1.0)
    assert texts == ["a", "b", "c"]
    assert line.idle(1.0)


def test_no_motion_still_leaves_time_to_follow() -> None:
    still = Tempo(Pace.NORMAL, still=True)
    assert still.move(230.0) == 0.0
    assert still.pause(500.0) == 500.0


def test_instant_neither_moves_nor_waits() -> None:
    assert Pace.INSTANT.move(230.0) == Pace.INSTANT.pause(500.0) == 0.0


def test_slow_is_slower_and_fast_is_faster_than_normal() -> None:
    assert Pace.SLOW.move(100.0) > Pace.NORMAL.move(100.0) == 100.0 > Pace.FAST.move(100.0)


def test_an_unknown_pace_of_the_settings_is_normal() -> None:
    assert Pace.named("warp") is Pace.NORMAL
    assert Pace.named("fast") is Pace.FAST


def test_a_fake_clock_moves_only_on_demand() -> None:
    clock = FakeClock(5.0)
    clock.advance(3.0)
    assert clock.now() == 8.0
