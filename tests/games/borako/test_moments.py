"""The moments of Borako are what their names say."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games import GAMES
from game.games.borako.rules.view import BorakoView
from game.match.saves import load_match
from tests.games.borako.moments import LATE, PICTURED


@pytest.fixture(scope="module")
def moments(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return PICTURED.write(tmp_path_factory.mktemp("moments"), "borako")


@pytest.mark.slow
def test_every_moment_replays_whole_and_waits_for_the_person(moments: dict[str, Path]) -> None:
    assert LATE in moments
    for path in moments.values():
        replayed = load_match(GAMES, path)[1]
        assert replayed.notice is None
        assert replayed.match.actor() == 0


@pytest.mark.slow
def test_the_hand_of_forty_holds_more_than_forty_cards(moments: dict[str, Path]) -> None:
    assert len(load_match(GAMES, moments["hand-of-forty"])[1].match.view(0).hand) > 40


@pytest.mark.slow
def test_there_are_twenty_melds_and_a_run_of_fourteen(moments: dict[str, Path]) -> None:
    melds = load_match(GAMES, moments["twenty-melds"])[1].match.view_as(BorakoView, 0).melds
    assert sum(map(len, melds)) >= 20
    longest = load_match(GAMES, moments["run-of-fourteen"])[1].match.view_as(BorakoView, 0).melds[0][0]
    assert len(longest.cards) == 14
    assert not longest.wilds
