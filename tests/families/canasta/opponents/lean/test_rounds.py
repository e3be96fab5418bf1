"""The lean core plays the same rounds as the rules, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import choose, presets_of, stream
from game.games.borako.rules.options import BorakoOptions
from game.games.buraco.rules.options import BuracoOptions
from game.opponents.protocol import NoDeadline, agent_for
from tests.families.canasta.opponents.lean.mirror import SEATS, Mirror
from tests.families.canasta.opponents.play import GAMES

OPTIONS: list[tuple[str, int, Any]] = [
    ("borako", 4, BorakoOptions(going_out="clean_and_dirty", going_out_bonus=100, joker_value=0)),
    ("borako", 4, BorakoOptions(going_out="free")),
    ("borako", 4, choose(BorakoOptions, presets_of(BorakoOptions)["written"])),
    ("buraco", 2, BuracoOptions(ace_wilds="any", morto_penalty=100)),
    *(("buraco", seats, choose(BuracoOptions, presets_of(BuracoOptions)["written"])) for seats in (2, 3, 4)),
    ("buraco", 4, BuracoOptions(natural_two_with_wild_two="on", going_out_bonus=100)),
]


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 6))])
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_random_rounds_go_the_same_way(game: str, seats: int, seed: int) -> None:
    _play_at_random(Mirror(game, seats, seed), seed)


@pytest.mark.parametrize(("game", "seats", "options"), OPTIONS, ids=str)
def test_random_rounds_go_the_same_way_under_every_option(game: str, seats: int, options: Any) -> None:
    _play_at_random(Mirror(game, seats, 1, options), 1)


def _play_at_random(mirror: Mirror, seed: int) -> None:
    rng = stream(seed, "anything")
    while mirror.rules.actor(mirror.state) is not None:
        actions = [action for action in mirror.rules.actions(mirror.state) if str(action) != "morto 2"]
        mirror.act(actions[int(rng.random() * len(actions))])
        mirror.check()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), [*((*each, None) for each in SEATS), *OPTIONS], ids=str)
def test_good_rounds_go_the_same_way(game: str, seats: int, options: Any) -> None:
    mirror = Mirror(game, seats, 7, options)
    agent = agent_for(GAMES[game], "casual")
    number = 0
    while (seat := mirror.rules.actor(mirror.state)) is not None:
        number += 1
        view = mirror.rules.view(mirror.state, seat)
        mirror.act(agent.decide(view, stream(7, "agent", number), NoDeadline()).action)
        mirror.check()
