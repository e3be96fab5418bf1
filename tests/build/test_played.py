"""The matches of the pictures are stored as the rules allow them, and no opponent is asked for one."""

from __future__ import annotations

from inspect import unwrap
from pathlib import Path

import pytest

from game.games import GAMES
from game.match.deals.codes import code_of_match
from game.match.saves import played_back
from game.ui import screenshot
from pictures import scenes
from pictures.moments import moments_of
from pictures.played import FOLDER, file_of, played_in, read, write
from pictures.records import record_from_the_left

MOMENTS = [(game, name) for game in GAMES for name in (*moments_of(game).holds, *moments_of(game).scores)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), MOMENTS)
def test_a_stored_match_comes_to_its_moment(game: str, name: str) -> None:
    moments = moments_of(game)
    assert {**moments.holds, **moments.scores}[name](moments.played(name).match())


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_moment_is_read_back_whole(game: str) -> None:
    moments = moments_of(game)
    played = moments.played(next(iter(moments.holds)))
    playback = played_back(GAMES, played.record())
    playback.read_whole()
    assert playback.notice is None
    playback.go(playback.last)
    assert playback.state_hash() == played.match().state_hash()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_found_anew_whatever_the_opponents_play(game: str, tmp_path: Path) -> None:
    moments = moments_of(game)
    name = next(iter(moments.holds))
    found = moments.find(name)
    assert moments.holds[name](found.match())
    write(tmp_path / "found.txt", found)
    assert read(tmp_path / "found.txt") == found


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_opponent_is_asked_for_what_scenes_show_and_nothing_else_is_stored(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_arguments: object) -> None:
        raise AssertionError("an opponent was asked")

    monkeypatch.setattr(screenshot, "heuristic_action", refuse)
    finished = screenshot.played_match(game, screenshot.never)
    assert finished.outcome() is not None
    records = [written for _name, written, _moment in unwrap(scenes.saves)(game)[:-1]]
    records += [written for _name, written in unwrap(scenes.days_played)(game)]
    records.append(record_from_the_left(finished, screenshot.play_on)[1])
    begun = [played_in(record).begun() for record in records]
    shown = {file_of(game, code_of_match(match.header, match.game)) for match in begun}
    leading = {file_of(of, name) for of, name in MOMENTS if of == game}
    assert leading | shown == set((FOLDER / game).iterdir())
