"""A profile informs its listeners of changed settings, and the player of what went wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.record import SeatSetup
from game.i18n.phrases import notice_text
from game.match.saves import MatchSetup, load_match
from game.storage.settings import FILE, Settings, load_settings
from game.ui.stage.profile import Profile
from tests.ui.pilot import profile_in


def test_a_change_is_written_and_listeners_hear_of_it(tmp_path: Path) -> None:
    profile = profile_in(tmp_path)
    changes: list[tuple[int, int]] = []
    profile.watch(lambda before, after: changes.append((before.ui_scale, after.ui_scale)))
    profile.change(ui_scale=150)
    profile.change(ui_scale=150)
    assert changes == [(100, 150)]
    assert load_settings(profile.folders.config)[0].ui_scale == 150


def test_a_former_listener_hears_of_no_change(tmp_path: Path) -> None:
    profile = profile_in(tmp_path)
    changes: list[Settings] = []
    end = profile.watch(lambda _before, after: changes.append(after))
    end()
    end()
    profile.change(mute=True)
    assert changes == []


def test_what_is_tried_out_is_written_with_the_next_change(tmp_path: Path) -> None:
    profile = profile_in(tmp_path)
    assert profile.try_out(table_volume=10)
    assert not (profile.folders.config / FILE).exists()
    profile.change(table_volume=10)
    assert load_settings(profile.folders.config)[0].table_volume == 10


def test_a_value_out_of_range_changes_nothing(tmp_path: Path) -> None:
    profile = profile_in(tmp_path)
    with pytest.raises(ValueError, match="ui_scale"):
        profile.change(ui_scale=20)
    assert profile.settings.ui_scale == 100


def test_a_disk_that_refuses_costs_one_notice_and_is_tried_again(tmp_path: Path) -> None:
    profile = profile_in(tmp_path)
    profile.folders.config.write_text("not a folder")
    profile.change(mute=True)
    profile.change(mute=False)
    (notice,) = profile.take_notices()
    assert "couldn't be saved" in notice_text(notice)
    assert profile.take_notices() == ()
    profile.folders.config.unlink()
    profile.change(left_handed=True)
    assert load_settings(profile.folders.config)[0].left_handed


def test_a_match_is_exported_to_where_the_player_looks_for_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAJLIS_HOME", str(tmp_path))
    profile = profile_in(tmp_path)
    match = profile.start(MatchSetup("borako", tuple(SeatSetup(f"Seat {seat}") for seat in range(4)), 7, {}))
    assert profile.match is match
    match.close()
    assert match.record_path is not None
    copy = profile.export(match.record_path)
    assert copy.parent == tmp_path / "exports"
    assert load_match(profile.games, copy)[1].match.state_hash() == match.state_hash()


def test_damaged_settings_are_shown_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAJLIS_HOME", str(tmp_path))
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / FILE).write_bytes(b"\0")
    profile = Profile.of_user()
    assert profile.settings == Settings()
    assert [notice.key for notice in profile.take_notices()] == ["settings_damaged"]
