"""The level `greedy` of the rummies is a fixed reference: ten positions of each game say what it does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.families.rummy.opponents.greedy import GreedyAgent
from game.families.rummy.rules.actions import Discard, Draw
from game.opponents.protocol import NoDeadline
from tests.families.rummy.opponents.play import BOTH, GAMES
from tests.families.rummy.opponents.positions import view_of
from tests.opponents.positions import positions_of


def every_position() -> Iterator[Any]:
    for game in GAMES:
        for position in of_game(game):
            yield pytest.param(game, position, id=f"{game}: {position['name']}")


def of_game(game: str) -> list[dict[str, Any]]:
    return positions_of(Path(__file__).parents[3] / "games" / game / "opponents" / "greedy.toml")


@BOTH
def test_ten_positions_fix_greedy(game: str) -> None:
    assert len({position["name"] for position in of_game(game)}) == 10


@pytest.mark.parametrize(("game", "position"), [*every_position()])
def test_greedy_plays_its_position(game: str, position: dict[str, Any]) -> None:
    rules = GAMES[game]
    state = rules.determinize(view_of(rules, position), Random(1))
    played: list[str] = []
    while True:
        decision = GreedyAgent().decide(rules.view(state, 0), Random(len(played)), NoDeadline())
        played.append(str(decision.action))
        if isinstance(decision.action, Draw | Discard):
            break
        state, _ = rules.apply(state, decision.action)
    assert played == position["plays"]
