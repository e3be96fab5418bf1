"""Settings: kept, read strictly, and set back with a notice where their file is damaged."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.engine.record import Notice
from game.i18n.phrases import notice_text
from game.storage.folders import export_folder, folders_of
from game.storage.regular_files import FileFault
from game.storage.settings import FILE, VERSION, Settings, changed, load_settings, save_settings
from tests.storage.test_regular import NO_FILES, a_folder

ROOT = Path(__file__).parents[2]


def test_settings_are_kept(tmp_path: Path) -> None:
    chosen = Settings(animation_speed="fast", window_width=1920, player_name="Ámal")
    assert save_settings(tmp_path / "config", chosen) is None
    assert load_settings(tmp_path / "config") == (chosen, None)


@pytest.mark.parametrize("version", [1, 2, 99])
def test_the_speed_at_which_nothing_moved_is_the_usual_one_with_reduced_motion(tmp_path: Path, version: int) -> None:
    (tmp_path / FILE).write_text(f'{{"version": {version}, "animation_speed": "off"}}')
    settings, _notice = load_settings(tmp_path)
    assert (settings.animation_speed, settings.reduce_motion) == ("normal", True)


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
        b'{"ui_scale": 74}',
        b'{"ui_scale": 201}',
        b'{"table_volume": 101}',
        b'{"mute": "yes"}',
        b'{"theme": "pink"}',
        b'{"digits": "roman"}',
        b'{"language": "../../etc"}',
        b'{"thinking_ms": -1}',
        b'{"shortcuts": {"hint": 5}}',
        b'{"shortcuts": ["hint"]}',
        b'{"seat_names": [1]}',
        b'{"version": "2"}',
        b'{"version": 0}',
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


def test_a_damaged_file_is_reported_once(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"{")
    load_settings(tmp_path)
    assert load_settings(tmp_path) == (Settings(), None)


def test_every_setting_comes_back_as_it_was(tmp_path: Path) -> None:
    chosen = Settings(
        reduce_motion=True,
        thinking_ms=1200,
        confirm_moves=True,
        table_volume=0,
        signal_volume=100,
        mute=True,
        theme="high_contrast",
        ui_scale=175,
        four_colour_suits=True,
        large_indices=True,
        left_handed=True,
        message_seconds=0,
        sound_captions=True,
        speech=True,
        language="ar",
        digits="arabic",
        player_name="أمل",
        seat_names=("Karim", "", "ليلى"),
        shortcuts={"hint": "Ctrl+H", "mute": ""},
        window_left=-1200,
        window_top=0,
        monitor=1,
        fullscreen=True,
        first_start_done=True,
    )
    save_settings(tmp_path, chosen)
    assert load_settings(tmp_path) == (chosen, None)


def test_members_that_are_not_known_survive_a_change(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"fullscreen": true, "felt": "green"}')
    settings, notice = load_settings(tmp_path)
    assert settings.fullscreen
    assert notice is None
    save_settings(tmp_path, Settings(window_width=1000))
    kept = json.loads((tmp_path / FILE).read_text())
    assert kept["felt"] == "green"
    assert kept["fullscreen"] is False
    assert kept["version"] == VERSION


def test_of_a_newer_version_what_is_known_holds_and_the_rest_stays(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"version": 99, "mute": true, "felt": {"colour": "green"}}')
    settings, notice = load_settings(tmp_path)
    assert settings == Settings(mute=True)
    assert notice is not None
    assert notice.key == "settings_newer"
    save_settings(tmp_path, settings)
    kept = json.loads((tmp_path / FILE).read_text())
    assert (kept["version"], kept["felt"], kept["mute"]) == (99, {"colour": "green"}, True)


def test_of_a_newer_version_what_cannot_be_read_is_kept_aside(tmp_path: Path) -> None:
    newer = b'{"version": 99, "theme": "dusk", "ui_scale": 120, "shortcuts": 7}'
    (tmp_path / FILE).write_bytes(newer)
    settings, notice = load_settings(tmp_path)
    assert settings == Settings(ui_scale=120)
    assert notice is not None
    assert notice.key == "settings_newer_kept_aside"
    assert (tmp_path / f"{FILE}.newer").read_bytes() == newer


def test_a_value_out_of_range_is_refused_and_changes_nothing() -> None:
    settings = Settings()
    assert changed(settings, ui_scale=150).ui_scale == 150
    with pytest.raises(ValueError, match="ui_scale"):
        changed(settings, ui_scale=300)
    with pytest.raises(TypeError):
        changed(settings, colour="green")


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
    assert folders.home == tmp_path
    assert export_folder({"MAJLIS_HOME": str(tmp_path)}).parent == tmp_path
    assert export_folder({}).is_dir()


@pytest.mark.slow
def test_a_program_killed_while_it_saves_leaves_whole_settings(tmp_path: Path) -> None:
    saving = (
        "import sys; from pathlib import Path; from game.storage.settings import Settings, save_settings\n"
        "for turn in range(10**9):\n"
        "    save_settings(Path(sys.argv[1]), Settings(player_name='ab'[turn % 2] * 40)); print(turn, flush=True)\n"
    )
    for written in (1, 4, 17):
        with subprocess.Popen(
            [sys.executable, "-c", saving, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            for _ in range(written):
                process.stdout.readline()
            process.kill()
        settings, notice = load_settings(tmp_path)
        assert notice is None
        assert settings.player_name in {"a" * 40, "b" * 40}


@pytest.mark.parametrize(("make", "fault"), NO_FILES[:-1])
def test_what_is_no_file_is_moved_aside_and_defaults_come_back_with_a_notice(
    tmp_path: Path, make: Callable[[Path], None], fault: FileFault
) -> None:
    make(tmp_path / FILE)
    was = (tmp_path / FILE).lstat()
    settings, notice = load_settings(tmp_path)
    assert settings == Settings()
    assert notice is not None
    assert notice.key == "settings_moved_aside"
    assert dict(notice.params) == {"reason": Notice(fault.value), "file": f"{FILE}.damaged"}
    assert notice_text(Notice(fault.value)) in notice_text(notice)
    kept = (tmp_path / f"{FILE}.damaged").lstat()
    assert (kept.st_ino, kept.st_mode, kept.st_size) == (was.st_ino, was.st_mode, was.st_size)
    chosen = Settings(mute=True)
    assert save_settings(tmp_path, chosen) is None
    assert load_settings(tmp_path) == (chosen, None)


@pytest.mark.parametrize("make", [make for make, _fault in NO_FILES[:-1]])
def test_settings_are_written_whatever_has_the_name_of_the_new_file(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    make(tmp_path / f".{FILE}.new")
    notice = save_settings(tmp_path, Settings(mute=True))
    if make is a_folder:
        assert notice is not None
        assert notice.key == "settings_not_saved"
    else:
        assert load_settings(tmp_path) == (Settings(mute=True), None)


@pytest.mark.skipif(os.name == "nt", reason="links are for administrators there")
def test_a_link_that_has_a_kept_files_name_is_not_written_over(tmp_path: Path) -> None:
    kept = tmp_path / f"{FILE}.damaged"
    kept.symlink_to(kept)
    (tmp_path / FILE).write_bytes(b"{")
    _, notice = load_settings(tmp_path)
    assert notice is not None
    assert dict(notice.params)["file"] == f"{FILE}.damaged-2"
    assert kept.is_symlink()
