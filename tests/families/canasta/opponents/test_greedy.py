"""The level `greedy` of the family's games is a fixed reference: positions of each say what it does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine import Deals, stream
from game.games.buraco.rules.actions import End
from game.melds.common import Discard, Draw
from game.opponents.protocol import NoDeadline, agent_for
from tests.families.canasta.opponents.play import GAMES, VIEW_OF
from tests.opponents.positions import positions_of

LAST: Mapping[str, tuple[type, ...]] = {"borako": (Draw, Discard), "buraco": (Draw, End)}
"""After what the answer to a position is complete."""


def of_game(game: str) -> list[dict[str, Any]]:
    return positions_of(Path(__file__).parents[3] / "games" / game / "opponents" / "greedy.toml")


def every_position() -> Iterator[Any]:
    for game in GAMES:
        for position in of_game(game):
            yield pytest.param(game, position, id=f"{game}: {position['name']}")


@pytest.mark.parametrize(("game", "count"), [("borako", 10), ("buraco", 13)])
def test_so_many_positions_fix_greedy(game: str, count: int) -> None:
    assert len(of_game(game)) == count


@pytest.mark.parametrize(("game", "position"), [*every_position()])
def test_greedy_plays_its_position(game: str, position: dict[str, Any]) -> None:
    rules = GAMES[game]
    greedy = agent_for(rules, "greedy")
    state = rules.determinize(VIEW_OF[game](position), Random(1))
    played: list[str] = []
    while True:
        decision = greedy.decide(rules.view(state, 0), Random(len(played)), NoDeadline())
        played.append(str(decision.action))
        if isinstance(decision.action, LAST[game]):
            break
        state, _ = rules.apply(state, decision.action)
    assert played == position["plays"]


@pytest.mark.parametrize(("game", "played"), [("borako", "28b9809701207e14"), ("buraco", "644a38d8508b5146")])
def test_twenty_rounds_of_greedy_never_change(game: str, played: str) -> None:
    rules, greedy, actions = GAMES[game], agent_for(GAMES[game], "greedy"), sha256()
    for seed in range(20):
        state, _ = rules.new_match(rules.options(), rules.seats[seed % len(rules.seats)], Deals(seed))
        while (seat := rules.actor(state)) is not None:
            action = greedy.decide(rules.view(state, seat), stream(seed), NoDeadline()).action
            actions.update(f"{action}\n".encode())
            state, _ = rules.apply(state, action)
    assert actions.hexdigest()[: len(played)] == played
