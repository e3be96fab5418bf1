"""No scene breaks over a foreign record, whatever its header; every one is shown, or refused."""

from __future__ import annotations

import csv
from collections.abc import Callable
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Final

import pygame
import pytest

from game.app.cli import main
from game.engine.record import read_record, unreported
from game.games import GAMES
from game.i18n import use_language
from game.match.match import Match
from game.match.register import OwnNames, person_of
from game.match.resume import replayed
from game.match.saves import load_match
from game.ui.scenes.load.scene import LoadScene
from game.ui.stage.profile import Profile
from game.ui.stage.stage import Stage
from game.ui.widgets import ScrollList
from tests.match.odd_headers import all_at_once, odd_headers
from tests.ui.pilot import Pilot
from tests.ui.shelves import RECORDS

SCENE_MS: Final = 300.0
"""The time that each scene is shown."""
FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r", "\n")
ONE_IN: Final = 5
"""The scenes of one match are shown of one odd record in so many; together the games have them all."""


@cache
def one_round(game: str) -> bytes:
    """The shortest beginning of a short old record of a game in which a round is over that a person played."""
    for path in sorted(RECORDS.parent.glob(f"*/{game}*.jsonl"), key=lambda path: path.stat().st_size):
        lines = path.read_bytes().splitlines(keepends=True)
        whole = replayed(read_record(b"".join(lines)), GAMES).match
        if whole.history() and any(seat.level is None for seat in whole.seats):
            least, most = 1, len(lines)
            while least < most:
                middle = (least + most) // 2
                if replayed(read_record(b"".join(lines[:middle])), GAMES).match.history():
                    most = middle
                else:
                    least = middle + 1
            return b"".join(lines[:most])
    raise LookupError(game)


@cache
def unlike(game: str) -> tuple[bytes, ...]:
    """The records with an odd header that are read as something different each."""
    found: dict[str, bytes] = {}
    for odd in odd_headers(one_round(game)):
        record = read_record(odd.raw)
        found.setdefault(repr((record.header, record.fault)), odd.raw)
    return tuple(found.values())


def quickest() -> str:
    """The game of which most records are read in the same time: of lists it does not matter which."""
    return min(GAMES, key=lambda name: len(one_round(name)))


def put(folder: Path, records: tuple[bytes, ...]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, raw in enumerate(records):
        (folder / f"odd-{number:04}.jsonl").write_bytes(raw)


@pytest.mark.slow
@pytest.mark.parametrize("code", ["en", "ar"])
def test_every_odd_record_is_listed_and_told_of(pilot: Pilot, code: str) -> None:
    put(pilot.stage.profile.folders.saves, unlike(quickest()))
    use_language(code)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.paint()
    pilot.stage.navigator.open_load()
    pilot.settle()
    assert isinstance(pilot.scene, LoadScene)
    rows = pilot.scene.group.named("match")
    assert isinstance(rows, ScrollList)
    assert rows.count == len(unlike(quickest()))
    pilot.scene.group.set_focus(rows)
    pilot.key(pygame.K_HOME)
    for place in range(rows.count):
        assert rows.chosen == place
        pilot.paint()
        assert rows.spoken
        pilot.key(pygame.K_DOWN)


@pytest.mark.slow
def test_statistics_count_odd_records_and_export_no_formula(
    pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    profile = pilot.stage.profile
    everybody = property(lambda _profile: OwnNames(frozenset(map(person_of, profile.archive.rows)), all_known=True))
    monkeypatch.setattr(Profile, "own_names", everybody)
    put(pilot.stage.profile.folders.saves, unlike(quickest()))
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.stage.navigator.open_statistics()
    pilot.settle()
    pilot.paint()
    for part in ("game", "game.1", "span", "span.1", "graph.time"):
        pilot.click(f"statistics.{part}")
        pilot.settle()
        pilot.paint()
    played = profile.ledger.read(profile.archive.rows, profile.own_names)
    assert len(played) > 30
    table = profile.export_statistics(played).read_text(encoding="utf-8-sig")
    assert_inert(table)


def assert_inert(table: str) -> None:
    rows = list(csv.DictReader(StringIO(table, newline="")))
    assert rows
    for row in rows:
        for column, cell in row.items():
            if column not in ("points", "best_opponent"):
                assert not cell.lstrip(" ").startswith(FORMULAS), (column, cell)


Open = Callable[[Stage, Match, Path], None]
SCENES: Final[dict[str, Open]] = {
    "table": lambda stage, match, _file: stage.navigator.open_table(match),
    "deal": lambda stage, match, _file: stage.navigator.open_same_deal(match),
    "scoring": lambda stage, match, _file: stage.navigator.open_scoring(match),
    "replay": lambda stage, _match, file: stage.navigator.open_replay(file),
    "review": lambda stage, _match, file: stage.navigator.open_review(file),
    "days": lambda stage, match, _file: stage.navigator.open_days(match.game_name),
    "game": lambda stage, match, _file: stage.navigator.open_game(match.game_name),
    "file": lambda stage, _match, file: stage.navigator.open_file(file),
}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_scene_of_a_match_bears_a_header_with_everything_odd_at_once(
    pilot: Pilot, game: str, tmp_path: Path
) -> None:
    place = list(GAMES).index(game)
    for number, raw in enumerate(all_at_once(one_round(game))):
        if number % ONE_IN != place % ONE_IN:
            continue
        outside = tmp_path / f"odd-{number}.jsonl"
        outside.write_bytes(raw)
        file = pilot.stage.profile.taking_in(outside)(unreported).record
        pilot.stage.navigator.open_menu()
        for name, show in SCENES.items():
            match = load_match(GAMES, file)[1].match
            if name == "scoring" and not match.history():
                continue
            show(pilot.stage, match, outside if name == "file" else file)
            pilot.wait(SCENE_MS, 50.0)
            pilot.paint()
        pilot.stage.navigator.open_menu()


@pytest.mark.slow
def test_the_end_of_a_match_bears_it_too(pilot: Pilot) -> None:
    whole = (RECORDS / "remik-two-finished.jsonl").read_bytes()
    file = pilot.stage.profile.folders.saves / "odd.jsonl"
    file.parent.mkdir(parents=True)
    for raw in list(all_at_once(whole))[::6]:
        file.write_bytes(raw)
        pilot.stage.navigator.open_menu()
        pilot.stage.navigator.open_result(load_match(GAMES, file)[1].match, file)
        pilot.wait(SCENE_MS, 50.0)
        pilot.paint()


@pytest.mark.slow
def test_the_command_line_tells_of_odd_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MAJLIS_HOME", str(tmp_path))
    put(tmp_path / "saves", unlike(quickest()))
    for file in sorted((tmp_path / "saves").iterdir()):
        status = main(["replay", str(file), "--json"])
        assert status == 0 or main(["review", str(file)]) == status == 1
    assert main(["stats", "--csv"]) == 0
    output = capsys.readouterr().out
    assert_inert(output[output.index("match,game") :])
