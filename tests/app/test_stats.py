"""`majlis stats`: the figures of the saved matches, without a display."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from game.app.cli import main
from game.app.terminal import BAD_INPUT
from tests.match.other_matches import header_of, played_by
from tests.ui.shelves import RECORDS


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MAJLIS_HOME", str(tmp_path))
    saves = tmp_path / "saves"
    saves.mkdir()
    for name in ("baloot-finished.jsonl", "rami-cafe.jsonl"):
        shutil.copyfile(RECORDS / name, saves / name)
    return tmp_path


def test_figures_are_reported_by_game(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "--json"]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(report) == {"baloot", "rami"}
    assert report["baloot"]["begun"] == 1
    assert main(["stats", "rami", "--csv"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all("rami" in line for line in lines[1:])
    assert len(lines) - 1 == sum(report["rami"]["rounds"].values())


def test_copies_and_matches_of_somebody_else_are_left_out_and_mentioned(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats", "--json"]) == 0
    alone = capsys.readouterr().out
    saves = home / "saves"
    raw = (saves / "baloot-finished.jsonl").read_bytes()
    (saves / "baloot-finished (1).jsonl").write_bytes(raw)
    (saves / "other.jsonl").write_bytes(played_by(raw, "Zoe"))
    own = next(seat.name for seat in header_of(raw).seats if seat.level is None)
    (home / "config").mkdir()
    (home / "config" / "settings.json").write_text(json.dumps({"player_name": own}))
    assert main(["stats", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["baloot"] == json.loads(alone)["baloot"]
    assert main(["stats"]) == 0
    assert "1 copy" in (output := capsys.readouterr().out)
    assert "of somebody else" in output


def test_an_unknown_game_is_refused(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "chess"]) == BAD_INPUT
    assert "chess" in capsys.readouterr().err
