"""Settings: kept, read strictly, and set back with a notice where their file is damaged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.storage.folders import folders_of
from game.storage.settings import FILE, Settings, load_settings, save_settings


def test_settings_are_kept(tmp_path: Path) -> None:
    chosen = Settings(animation_speed="fast", window_width=1920, player_name="Ámal")
    assert save_settings(tmp_path / "config", chosen) is None
    assert load_settings(tmp_path / "config") == (chosen, None)


def test_without_a_file_there_are_defaults_and_no_notice(tmp_path: Path) -> None:
    assert load_settings(tmp_path) == (Settings(), None)


@pytest.mark.parametrize(
    "damaged",
    [
        b"",
        b"\0\0\0\0",
        b"{",
        b"[]",
        b"\xff\xff",
        b"[" * 100_000,
        b'{"window_width": "wide"}',
        b'{"window_width": 1e400}',
        b'{"window_width": ' + b"9" * 5000 + b"}",
        b'{"window_height": 0}',
        b'{"animation_speed": "warp"}',
        b'{"fullscreen": 1}',
        b'{"player_name": null}',
    ],
)
def test_a_damaged_file_is_kept_aside_and_defaults_come_back_with_a_notice(tmp_path: Path, damaged: bytes) -> None:
    (tmp_path / FILE).write_bytes(damaged)
    settings, notice = load_settings(tmp_path)
    assert settings == Settings()
    assert notice is not None
    assert notice.key == "settings_damaged"
    assert (tmp_path / f"{FILE}.damaged").read_bytes() == damaged
    assert save_settings(tmp_path, settings) is None
    assert load_settings(tmp_path) == (settings, None)


def test_a_second_damaged_file_does_not_replace_the_first_one_kept(tmp_path: Path) -> None:
    for damaged in (b"first", b"second", b"second"):
        (tmp_path / FILE).write_bytes(damaged)
        load_settings(tmp_path)
    assert sorted(path.read_bytes() for path in tmp_path.glob(f"{FILE}.damaged*")) == [b"first", b"second"]


def test_members_of_a_newer_version_survive_a_change(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"fullscreen": true, "theme": "dusk"}')
    settings, notice = load_settings(tmp_path)
    assert settings.fullscreen
    assert notice is None
    save_settings(tmp_path, Settings(window_width=1000))
    kept = json.loads((tmp_path / FILE).read_text())
    assert kept["theme"] == "dusk"
    assert kept["fullscreen"] is False


def test_settings_of_an_older_version_get_defaults_for_what_is_new(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"window_width": 1024}')
    assert load_settings(tmp_path) == (Settings(window_width=1024), None)


def test_a_disk_that_refuses_costs_a_notice_and_leaves_the_old_settings(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("not a folder")
    notice = save_settings(tmp_path / "config", Settings())
    assert notice is not None
    assert notice.key == "settings_not_saved"


def test_a_kill_between_writing_and_renaming_leaves_the_old_settings(tmp_path: Path) -> None:
    save_settings(tmp_path, Settings(window_width=1111))
    (tmp_path / f".{FILE}.new").write_bytes(b'{"window_w')
    assert load_settings(tmp_path) == (Settings(window_width=1111), None)


def test_every_folder_of_a_profile_lies_under_the_home_that_is_named(tmp_path: Path) -> None:
    folders = folders_of({"MAJLIS_HOME": str(tmp_path)})
    for folder in (folders.config, folders.saves, folders.cache, folders.logs):
        assert folder.parent == tmp_path
    assert "majlis" in str(folders_of({}).saves).lower()
