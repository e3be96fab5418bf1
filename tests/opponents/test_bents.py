"""A bent changes a few weights of a level a little, and nothing else."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from game.engine.person import Temperament
from game.games import GAMES, INFOS
from game.opponents.bents import BOLD, PATIENT, bent_level, plain_level
from game.opponents.levels import UnknownLevelError
from game.opponents.protocol import agent_for, opponents_of

BENDING = ("novice", "casual", "club")


@pytest.mark.parametrize("game", INFOS)
def test_every_level_but_the_strongest_leans_both_ways(game: str) -> None:
    wanted = {bent_level(level, bent) for level in BENDING for bent in (BOLD, PATIENT)}
    assert set(opponents_of(GAMES[game]).bents) == wanted
    assert agent_for(GAMES[game], bent_level("strong", BOLD)) == agent_for(GAMES[game], "strong")


@pytest.mark.parametrize("game", INFOS)
@pytest.mark.parametrize("level", BENDING)
def test_a_bent_is_a_small_step_to_either_side_with_the_skill_of_its_level(game: str, level: str) -> None:
    agents: list[Any] = [agent_for(GAMES[game], bent_level(level, bent)) for bent in ("", BOLD, PATIENT)]
    plain, bold, patient = agents
    assert plain.profile == bold.profile == patient.profile
    changed = set()
    for weight in fields(plain.weights):
        usual = getattr(plain.weights, weight.name)
        steps = [getattr(agent.weights, weight.name) for agent in (bold, patient)]
        if steps != [usual, usual]:
            changed.add(weight.name)
            assert all(abs(step - usual) <= 0.5 * abs(usual) for step in steps), weight.name
    assert 2 <= len(changed) <= 6


def test_manners_name_bents() -> None:
    assert {temperament.bent for temperament in Temperament} == {"", BOLD, PATIENT}
    assert plain_level(bent_level("club", BOLD)) == plain_level("club") == "club"


def test_a_level_that_does_not_exist_is_refused_with_a_bent_too() -> None:
    with pytest.raises(UnknownLevelError, match="grand"):
        agent_for(next(iter(GAMES.values())), "grand/bold")
