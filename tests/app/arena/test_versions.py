"""Other versions of the program are found by any name of their commit and unpacked once; they play as they did."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app.arena import other_version, versions
from game.app.arena.other_version import OtherVersion, VersionsDisagreeError
from game.app.arena.version_server import found_in
from game.app.contestants import DecisionRequest, MatchStart, OwnContestant
from game.app.terminal import BadInputError
from game.engine import Deals
from game.games import game_named
from game.opponents.protocol import agent_for


def git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=A", "-c", "user.email=a@localhost", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", "-C", str(folder), *who, *words], check=True, capture_output=True)


@pytest.fixture
def history(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with two versions of a program, the first of them called v1."""
    if shutil.which("git") is None:
        pytest.skip("versions come from the history, which needs git")
    monkeypatch.setattr(versions, "ROOT", tmp_path)
    monkeypatch.setattr(versions, "UNPACKED", tmp_path / "build" / "arena")
    (tmp_path / "game").mkdir()
    git(tmp_path, "init", "--quiet")
    for number, words in ((1, ["tag", "v1"]), (2, ["branch", "second"])):
        (tmp_path / "game" / "rules.py").write_text(f"NUMBER = {number}\n")
        git(tmp_path, "add", "game")
        git(tmp_path, "commit", "--quiet", "--message", f"Version {number}")
        git(tmp_path, *words)
    return tmp_path


def test_a_version_is_unpacked_as_it_was(history: Path) -> None:
    first, second = versions.folder_of(versions.commit_named("v1")), versions.folder_of(versions.commit_named("second"))
    assert (first / "game" / "rules.py").read_text() == "NUMBER = 1\n"
    assert (second / "game" / "rules.py").read_text() == "NUMBER = 2\n"
    assert {folder.name for folder in (history / "build" / "arena").iterdir()} == {first.name, second.name}


def test_a_version_that_is_there_is_not_unpacked_again(history: Path) -> None:
    folder = versions.folder_of(versions.commit_named("v1"))
    (folder / "here").touch()
    assert (versions.folder_of(versions.commit_named("HEAD~1")) / "here").exists()


@pytest.mark.parametrize("revision", ["v9", "--all", "", "no such thing"])
def test_an_unknown_version_is_refused_by_its_name(history: Path, revision: str) -> None:
    with pytest.raises(BadInputError, match="history"):
        versions.commit_named(revision)


def test_without_a_history_there_are_no_other_versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions, "ROOT", tmp_path)
    with pytest.raises(BadInputError, match="Git checkout"):
        versions.commit_named("v1")


def test_what_decides_tells_a_program_from_another_and_what_is_only_seen_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(versions, "ROOT", tmp_path)
    for place in ("engine", "ui"):
        (tmp_path / "game" / place).mkdir(parents=True)
    before = versions.own_version()
    (tmp_path / "game" / "ui" / "button.py").write_text("")
    assert versions.own_version() == before
    (tmp_path / "game" / "engine" / "deals.py").write_text("")
    assert versions.own_version() != before


@pytest.fixture
def other(monkeypatch: pytest.MonkeyPatch) -> Iterator[OtherVersion]:
    """Greedy of this very program, in a process of its own."""
    root = versions.ROOT
    monkeypatch.setattr(other_version, "folder_of", lambda _commit: root)
    contestant = OtherVersion("this", "greedy", None)
    yield contestant
    contestant.close()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("remik", 2), ("baloot", 4)])
def test_another_version_decides_as_its_opponent_does_here(other: OtherVersion, name: str, seats: int) -> None:
    game, own = game_named(name), OwnContestant(agent_for(game_named(name), "greedy"), None)
    state, _ = game.new_match(game.options(), seats, Deals(3))
    other.begin(MatchStart(game, (), seats, 3))
    for number in range(60):
        seat = game.actor(state)
        if seat is None:
            action = next(game.actions(state))
        else:
            turn = DecisionRequest(seat, game.view(state, seat), 3, ("agent", 1, number))
            action = own.decide(turn).decision.action
            assert other.decide(turn).decision.action == action
        other.played(action)
        state, _ = game.apply(state, action)


@pytest.mark.slow
def test_a_version_with_other_rules_raises_an_error(other: OtherVersion) -> None:
    game = game_named("remik")
    state, _ = game.new_match(game.options(), 2, Deals(3))
    other.begin(MatchStart(game, (), 2, 3))
    seat = game.actor(state) or 0
    with pytest.raises(VersionsDisagreeError, match=r"greedy@this: .* not the turn"):
        other.decide(DecisionRequest(1 - seat, game.view(state, 1 - seat), 3, ("agent", 1, 0)))
    with pytest.raises(VersionsDisagreeError, match="OptionError"):
        other.begin(MatchStart(game, (("no such option", "yes"),), 2, 3))


def test_what_an_older_version_has_elsewhere_is_found_there() -> None:
    assert found_in(("game.no_such_room", "game.games"), "game_named") is game_named
    with pytest.raises(ImportError, match="no game_named"):
        found_in(("game.no_such_room",), "game_named")


def test_the_process_of_another_version_ends_when_it_is_closed(other: OtherVersion) -> None:
    other.close()
    assert other._process.returncode == 0
