"""Every folder among the games is a whole game, and says of itself what its rules say."""

from __future__ import annotations

from pathlib import Path

import pytest

import game.games
from game.games import GAMES, INFOS, UnknownGameError, game_named
from game.i18n.phrases import phrases_of
from game.opponents.protocol import opponents_of
from game.ui.table.contract.game_table import table_of

FOLDERS = sorted(path.parent.name for path in Path(game.games.__path__[0]).glob("*/__init__.py"))
every_game = pytest.mark.parametrize("name", FOLDERS)


def test_the_games_are_the_folders() -> None:
    assert sorted(INFOS) == sorted(GAMES) == FOLDERS


@every_game
def test_what_a_game_says_of_itself_is_what_its_rules_say(name: str) -> None:
    info, rules = INFOS[name], GAMES[name]
    assert (info.name, info.seats) == (rules.name, rules.seats)
    assert [info.teams(seats) for seats in info.seats] == [rules.teams(seats) for seats in rules.seats]
    assert info.folder.name == name


@every_game
def test_every_game_has_opponents_a_table_and_phrases(name: str) -> None:
    assert {"greedy", "novice", "casual", "club"} <= set(opponents_of(GAMES[name]).levels)
    assert table_of(name).config.layers
    assert phrases_of(name).title


def test_an_unknown_game_gets_the_list_of_games() -> None:
    with pytest.raises(UnknownGameError, match=FOLDERS[0]):
        game_named("chess")
