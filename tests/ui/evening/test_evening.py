"""Matches that were written down are those that would be thought of."""

from __future__ import annotations

from inspect import unwrap

import pytest

from game.games import GAMES
from game.match.match import Match
from game.ui import screenshot
from tests.ui.evening import FOLDER, file_of, from_memory


def begun(game: str) -> Match:
    return screenshot._begun(game)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_again_without_a_thought_to_its_end(game: str) -> None:
    match = begun(game)
    thought: list[int] = []

    def think(rest: Match, _enough: object) -> tuple[()]:
        thought.append(rest.number)
        return ()

    done = from_memory(think)(match, lambda _match: False)
    assert match.outcome() is not None
    assert thought == [len(done)]


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_no_further_than_is_wanted(game: str) -> None:
    match = begun(game)
    from_memory(lambda _rest, _enough: ())(match, lambda match: match.number >= 7)
    assert match.number == 7


def test_what_the_rules_refuse_today_is_thought_of_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(next(iter(GAMES)))
    monkeypatch.setattr("tests.ui.evening._written", lambda _file: ("draw", "draw"))
    from_memory(lambda _rest, _enough: ())(match, lambda _match: False)
    assert match.number == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_opponents_begin_it_so(game: str) -> None:
    match = begun(game)
    known = file_of(match).read_text("utf-8").splitlines()
    assert file_of(match).parent == FOLDER
    done = unwrap(screenshot._play_on)(match, lambda match: match.number >= 120)
    assert [str(action) for action in done] == known[: len(done)]
