"""`majlis --self-test`: passes where everything is in its place, and names what is not."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from game.app import selftest
from game.app.cli import main
from game.games import GAMES


@pytest.mark.slow
def test_the_self_test_passes_and_says_what_it_checked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selftest, "GAMES", {"remik": GAMES["remik"]})
    assert main(["--self-test"]) == 0
    output = capsys.readouterr().out
    for part in ("assets load", "remik: a match", "process answers"):
        assert part in output


@pytest.mark.slow
def test_the_self_test_needs_no_display_no_home_and_no_window_library(tmp_path: Path) -> None:
    code = "import sys; from game.app.cli import main; sys.exit(main(['--self-test']) or 'pygame' in sys.modules)"
    root = Path(__file__).parents[2]
    bare = {"PYTHONPATH": str(root), "HOME": "/nonexistent", "SDL_AUDIODRIVER": "none"}
    done = subprocess.run(
        [sys.executable, "-B", "-c", code], cwd=tmp_path, env=bare, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert [game for game in GAMES if f"{game}: a match" not in done.stdout] == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("card.svg", b"<svg", "cannot be loaded"),
        ("card.svg", b"<html/>", "not a complete SVG"),
        ("icon.png", b"\x89PNG\r\n\x1a\n cut", "not a PNG"),
        ("text.ttf", b"text", "not a font"),
        ("deal.wav", b"RIFF", "cannot be loaded"),
        ("rules.md", b"\xff", "cannot be loaded"),
        ("empty.svg", b"", "is empty"),
    ],
)
def test_a_broken_asset_is_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    content: bytes,
    message: str,
) -> None:
    (tmp_path / name).write_bytes(content)
    monkeypatch.setattr(selftest, "asset_root", lambda: tmp_path)
    assert selftest.run_self_test() == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert name in line
    assert message in line


def test_a_match_that_cannot_be_played_leaves_no_writer_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_asked: object) -> object:
        raise RuntimeError("no action")

    monkeypatch.setattr(selftest, "agent_for", fail)
    before = set(threading.enumerate())
    with pytest.raises(RuntimeError, match="no action"):
        selftest.run_self_test()
    assert set(threading.enumerate()) == before
