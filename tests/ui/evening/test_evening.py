"""Matches that were written down are those that would be thought of."""

from __future__ import annotations

from contextlib import suppress
from inspect import unwrap
from random import Random
from typing import Any

import pytest

from game.engine import Action, AnyGame
from game.games import GAMES
from game.match.match import Match
from game.opponents.protocol import heuristic_action
from game.ui import screenshot
from pictures.families import rummy
from pictures.moments import moments_of
from tests.ui.evening import FOLDER, file_of, from_memory, thoughts


def begun(game: str) -> Match:
    return screenshot.begun(game)


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
    done = unwrap(screenshot.play_on)(match, lambda match: match.number >= 120)
    assert [str(action) for action in done] == known[: len(done)]


class _LookedEnoughError(Exception):
    """So many thoughts are like the ones that are known."""


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(path.stem for path in thoughts.FOLDER.iterdir()))
def test_what_is_known_of_the_ways_to_moments_is_what_would_be_thought_there(game: str) -> None:
    looked = 0

    def looking(game: AnyGame, view: Any, rng: Random) -> Action:
        nonlocal looked
        looked += 1
        if looked > 40:
            raise _LookedEnoughError
        known = thoughts.written(game.name)[thoughts.key_of(game, view, rng)]
        assert known == str(heuristic_action(game, view, rng))
        return game.parse(known)

    way_to = unwrap(moments_of(game).record_of)
    with thoughts.thinking_so(looking), suppress(_LookedEnoughError):
        for name in moments_of(game).names:
            way_to(name)
    assert looked > 10


def test_what_is_not_known_is_thought_of(monkeypatch: pytest.MonkeyPatch) -> None:
    match = rummy._begun("rami", 4, 1)
    known = str(thoughts.remembering(lambda: rummy._play(match)).text)
    monkeypatch.setattr(thoughts, "written", lambda _game: {})
    again = rummy._begun("rami", 4, 1)
    assert thoughts.remembering(lambda: rummy._play(again)).text == known
