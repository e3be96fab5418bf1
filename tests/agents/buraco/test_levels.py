"""Every level of Buraco plays by the rules, plays the same twice, and plays by what its seat may know."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from game.agents.buraco.explain import Reason
from game.agents.levels import LEVELS
from game.agents.protocol import Unhurried
from game.agents.registry import AGENTS, levels_of, quick_action, quick_decision
from game.engine import Deals, stream
from game.rules.buraco.options import BuracoOptions
from game.rules.buraco.state import BuracoState, ChoosingMorto, Melding, RoundOver, Taking
from game.rules.buraco.view import BuracoView
from tests.agents.buraco.play import GAME, agents_of, margin, played_round

PLAYING_LEVELS = ("greedy", "novice", "casual", "club")
MIXED = ("club", "greedy", "novice", "casual")


@cache
def views(count: int) -> tuple[BuracoView, ...]:
    """What the seat to move saw in rounds of mixed levels for two, three and four, until there are so many."""
    found: list[BuracoView] = []
    for seed in range(100, 200):
        if len(found) >= count:
            break
        seats = (2, 4, 3)[seed % 3]
        found += played_round(agents_of(*MIXED[:seats]), seed)[1]
    return tuple(found[:count])


def test_every_level_of_buraco_is_a_known_level() -> None:
    assert set(AGENTS["buraco"]) < set(LEVELS)


def test_levels_are_listed_from_the_weakest() -> None:
    assert [level.name for level in levels_of(GAME)] == ["random", "greedy", "novice", "casual", "club"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["random", *PLAYING_LEVELS])
def test_a_level_finishes_rounds_without_an_illegal_action(level: str, seats: int) -> None:
    for seed in range(2):
        state, _ = played_round(agents_of(*[level] * seats), seed)
        assert isinstance(state.phase, RoundOver)


@pytest.mark.parametrize(
    "options",
    [
        BuracoOptions(auto_end_turn="on", going_out_bonus=100),
        BuracoOptions(natural_two_with_wild_two="on", morto_penalty=100),
        BuracoOptions(ace_wilds="any"),
    ],
    ids=str,
)
def test_the_levels_play_under_every_option(options: BuracoOptions) -> None:
    state, _ = played_round(agents_of("club", "greedy", "casual", "novice"), 5, options)
    assert isinstance(state.phase, RoundOver)


@pytest.mark.parametrize("level", PLAYING_LEVELS)
def test_the_levels_play_when_the_first_cards_laid_must_count_75(level: str) -> None:
    (agent,) = agents_of(level)
    opened = False
    for seed in range(3):
        state = high_deal(seed)
        while (seat := GAME.actor(state)) is not None:
            action = agent.decide(GAME.view(state, seat), stream(seed, "agent", seat), Unhurried()).action
            opened = opened or str(action).startswith("open")
            state, _ = GAME.apply(state, action)
    assert opened


def high_deal(seed: int) -> BuracoState:
    """A round that both teams begin with 1500 points behind them."""
    state, _ = played_round(agents_of("greedy", "greedy"), seed)
    while not all(state.high):
        seat = GAME.actor(state) or 0
        (agent,) = agents_of("greedy")
        decision = agent.decide(GAME.view(state, seat), stream(seed, "agent", seat), Unhurried())
        state, _ = GAME.apply(state, decision.action)
        if GAME.outcome(state) is not None:
            return high_deal(seed + 100)
    return GAME.apply(state, GAME.parse("next round"))[0]


@pytest.mark.parametrize("level", PLAYING_LEVELS)
def test_a_level_decides_the_same_twice(level: str) -> None:
    agent, again = agents_of(level, level)
    for number, view in enumerate(views(150)):
        first = agent.decide(view, stream(1, "agent", number), Unhurried())
        assert again.decide(view, stream(1, "agent", number), Unhurried()) == first


@pytest.mark.parametrize("level", PLAYING_LEVELS)
def test_cards_that_a_seat_cannot_see_never_change_its_move(level: str) -> None:
    (agent,) = agents_of(level)
    for number, view in enumerate(views(250)):
        chosen = agent.decide(view, stream(1, "agent", number), Unhurried()).action
        for other in range(2):
            dealt_anew = GAME.determinize(view, Random(1000 * number + other))
            same = GAME.view(dealt_anew, view.seat)
            assert agent.decide(same, stream(1, "agent", number), Unhurried()).action == chosen


@pytest.mark.parametrize("seed", range(6))
def test_a_hint_is_legal_wherever_random_play_leads(seed: int) -> None:
    state, _ = GAME.new_match(BuracoOptions(), (2, 3, 4)[seed % 3], Deals(seed))
    rng = stream(seed, "anything")
    while (seat := GAME.actor(state)) is not None:
        hint = quick_action(GAME, GAME.view(state, seat), Random(1))
        assert GAME.refusal(state, hint) is None
        actions = list(GAME.actions(state))
        state, _ = GAME.apply(state, actions[int(rng.random() * len(actions))])


def test_agents_go_on_between_rounds() -> None:
    state, _ = played_round(agents_of("club", "club"), 1)
    for level in ("random", *PLAYING_LEVELS):
        (agent,) = agents_of(level)
        assert str(agent.decide(GAME.view(state, 1), Random(1), Unhurried()).action) == "next round"


def test_the_quick_action_is_what_club_plays() -> None:
    (club,) = agents_of("club")
    for view in views(60):
        assert quick_action(GAME, view, Random(1)) == club.decide(view, Random(1), Unhurried()).action


def test_every_explanation_has_a_known_reason_and_names_only_cards_that_the_player_sees() -> None:
    for view in views(250):
        if not isinstance(view.phase, Taking | Melding | ChoosingMorto):
            continue
        explanation = quick_decision(GAME, view, Random(1)).explanation
        assert explanation is not None
        assert explanation.key in set(Reason)
        seen = {str(card) for card in (*view.hand, *view.discards)}
        assert all(value in seen for name, value in explanation.params if name == "card")


def test_exchanging_the_one_card_of_the_pile_does_not_go_on_for_ever() -> None:
    for seed in range(3):
        state, _ = played_round(agents_of("club", "club"), seed)
        assert "quiet" not in GAME.round_traits(state)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("stronger", "weaker"), [("greedy", "random"), ("club", "greedy"), ("club", "novice")])
def test_stronger_levels_win_more_than_weaker_ones(stronger: str, weaker: str, seats: int) -> None:
    total = 0.0
    for seed in range(5):
        total += margin(played_round(agents_of(*([stronger, weaker] * 2)[:seats]), seed)[0])
        total -= margin(played_round(agents_of(*([weaker, stronger] * 2)[:seats]), seed)[0])
    assert total > 0
