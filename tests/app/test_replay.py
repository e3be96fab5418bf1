"""`majlis replay`: where a record ends, and whether every line of it is sound."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from game.app.cli import main
from game.app.position import playback_at
from game.app.terminal import BAD_INPUT
from game.games import INFOS
from game.match.match import Match
from tests.games.borako.play import one_step, start_borako
from tests.storage.test_regular import NO_FILES

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*/*.jsonl"))


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, Match]:
    match, rng = start_borako(tmp_path), Random(1)
    for _ in range(60):
        one_step(match, rng)
    match.close()
    (path,) = tmp_path.glob("*.jsonl")
    return path, match


def test_a_sound_record_is_verified_and_its_state_printed(
    played: tuple[Path, Match], capsys: pytest.CaptureFixture[str]
) -> None:
    path, match = played
    assert main(["replay", str(path), "--verify", "--json"]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert report["state"] == match.state_hash()
    assert report["actions"] > 0
    assert report["outcome"] is None
    assert report["complete"]


def test_a_changed_record_fails_to_verify_with_a_message(
    played: tuple[Path, Match], capsys: pytest.CaptureFixture[str]
) -> None:
    path, _ = played
    path.write_bytes(path.read_bytes().replace(b'"discard ', b'"discard  ', 1))
    assert main(["replay", str(path), "--verify"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "is damaged or was changed" in line
    assert main(["replay", str(path)]) == 0, "what is readable is told"


def test_a_line_that_a_kill_cut_short_is_reported_but_is_no_failure(
    played: tuple[Path, Match], capsys: pytest.CaptureFixture[str]
) -> None:
    path, _ = played
    path.write_bytes(path.read_bytes()[:-7])
    assert main(["replay", str(path), "--verify"]) == 0
    assert "cut short" in capsys.readouterr().err


def test_an_end_that_was_written_over_fails_to_verify_and_says_how_much_is_left(
    played: tuple[Path, Match], capsys: pytest.CaptureFixture[str]
) -> None:
    path, _ = played
    path.write_bytes(path.read_bytes()[:-1500] + b"x" * 1500)
    assert main(["replay", str(path), "--verify", "--json"]) == 1
    printed = capsys.readouterr()
    report = json.loads(printed.out.splitlines()[-1])
    assert not report["complete"]
    assert not report["torn"]
    assert f"{report['actions']} moves can be read" in printed.err


@pytest.mark.parametrize("make", [make for make, _fault in NO_FILES])
@pytest.mark.parametrize(
    "words", [("replay", "{}", "--verify"), ("judge", "{game}", "round", "{}"), ("screenshot", "{}", "--out", "x.png")]
)
def test_what_is_no_file_is_bad_input_and_not_waited_for(
    tmp_path: Path, make: Callable[[Path], None], words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "folder" / "file"
    path.parent.mkdir()
    make(path)
    assert main([word.format(path, game=next(iter(INFOS))) for word in words]) == BAD_INPUT
    (line,) = capsys.readouterr().err.splitlines()
    assert str(path) in line


def test_a_file_that_holds_no_match_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_bytes(b"")
    assert main(["replay", str(path), "--verify"]) == 1
    assert "no match in this file" in capsys.readouterr().err


@pytest.mark.parametrize("game", INFOS)
def test_a_moment_is_reported_in_text_as_the_replay_shows_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = next(path for path in RECORDS if path.stem.startswith(game))
    playback = playback_at(path, 7)
    assert main(["replay", str(path), "--at", "7", "--json"]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (report["state"], report["at"], report["of"]) == (playback.state_hash(), 7, playback.last)
    for seat in range(len(playback.seats)):
        assert sorted(report["cards"][f"hand.{seat}"].split()) == sorted(map(str, playback.view(seat).hand))
    assert main(["replay", str(path), "--at", "7"]) == 0
    output = capsys.readouterr().out
    assert playback.state_hash() in output
    assert report["last"] in output
    assert all(setup.name in output for setup in playback.seats)


def test_a_moment_that_never_was_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    for number in ("-1", "100000"):
        assert main(["replay", str(RECORDS[0]), f"--at={number}"]) == BAD_INPUT
        assert "--at must be from 0 to" in capsys.readouterr().err
