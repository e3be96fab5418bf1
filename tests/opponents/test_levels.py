"""Every level of every game plays by the rules, plays the same twice, and plays by what its seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice
from random import Random
from typing import Final

import pytest

from game.engine import Action, SeatView, State, stream
from game.games import GAMES, INFOS
from game.opponents.levels import LEVELS, UnknownLevelError
from game.opponents.protocol import (
    Decision,
    NoDeadline,
    agent_for,
    heuristic_action,
    levels_of,
    opponents_of,
    strongest_level,
)
from tests.opponents.rounds import FIRST_SEED, MIXED, PLAYING_LEVELS, SEARCHING_LEVEL, Impatient, Rounds, watch_for

ROUNDS: dict[str, Rounds[State, Action, SeatView]] = {name: Rounds(game) for name, game in GAMES.items()}
THINKS_LONG = {name for name, info in INFOS.items() if info.family == "tricks"}
"""Positions where Club thinks longer than a quick action may take, so that the quick action is not its own."""

_DECIDED: Final = 42
"""Views that a level decides on once for all tests; one that takes its time has fewer of them."""
_APART: Final = 2
"""The number of views between two that are taken, so that they come from more of a round."""
_SEARCHES: Final = 12
"""A level that searches does so once in so many decisions of a round, else what it plays then is played on."""

each_game = pytest.mark.parametrize("game", GAMES)
PLAYED = [(name, level.name) for name, game in GAMES.items() for level in levels_of(game) if level.name != "random"]
SEARCHED = [name for name, level in PLAYED if level == SEARCHING_LEVEL]
each_level_of_each_game = pytest.mark.parametrize(("game", "level"), PLAYED)


@each_game
def test_every_level_is_a_known_level(game: str) -> None:
    assert set(opponents_of(GAMES[game]).levels) < set(LEVELS)


@each_game
def test_the_levels_that_a_game_says_it_has_are_those_it_has(game: str) -> None:
    assert tuple(opponents_of(GAMES[game]).levels) == INFOS[game].levels


@each_game
def test_levels_are_listed_from_the_weakest(game: str) -> None:
    names = [level.name for level in levels_of(GAMES[game])]
    assert names[:5] == ["random", "greedy", "novice", "casual", "club"]
    assert names[5:] in ([], ["strong"])


@each_game
def test_the_strongest_level_is_the_last_that_keeps_to_the_time(game: str) -> None:
    rules = GAMES[game]
    assert strongest_level(rules, 1000) == levels_of(rules)[-1]
    assert strongest_level(rules, 150).name == "club"
    assert strongest_level(rules, 60).name == "casual"
    assert strongest_level(rules, 0).name == "random"


@each_game
def test_an_unknown_level_is_refused_with_the_levels_there_are(game: str) -> None:
    with pytest.raises(UnknownLevelError, match=r"unknown level 'grandmaster'.*casual, club"):
        agent_for(GAMES[game], "grandmaster")


def tables() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every level with its like at a full table; with fewer players each at a table with others."""
    levels = ("random", *PLAYING_LEVELS)
    for name, game in GAMES.items():
        for level in levels:
            yield name, (level,) * max(game.seats)
        for seats in sorted(game.seats)[:-1]:
            for first in range(0, len(levels), seats):
                yield name, tuple(islice(cycle(levels), first, first + seats))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "levels"), [*tables()])
def test_a_level_finishes_rounds_without_an_illegal_action(game: str, levels: tuple[str, ...]) -> None:
    state, _ = ROUNDS[game].of_levels(levels, 0)
    assert GAMES[game].standing(state).phase == "round_over"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [(name, seats) for name in SEARCHED for seats in GAMES[name].seats])
def test_a_level_that_searches_finishes_a_round_among_others_without_an_illegal_action(game: str, seats: int) -> None:
    agents = ROUNDS[game].agents_of(SEARCHING_LEVEL, *("novice", "casual", "greedy")[: seats - 1])
    worlds = cycle((2, *[0] * (_SEARCHES - 1)))
    state, _ = ROUNDS[game].played_round(agents, 1, watch=lambda: Impatient(next(worlds)))
    assert GAMES[game].standing(state).phase == "round_over"


@pytest.mark.slow
@each_level_of_each_game
def test_a_level_decides_the_same_twice(game: str, level: str) -> None:
    again = agent_for(GAMES[game], level)
    decided = decisions(game, level)
    for number, view in list(enumerate(views(game, level)))[::2]:
        assert again.decide(view, stream(1, "agent", number), watch_for(level)) == decided[number]


@pytest.mark.slow
@each_level_of_each_game
def test_cards_that_a_seat_cannot_see_never_change_its_move(game: str, level: str) -> None:
    rules, agent = GAMES[game], agent_for(GAMES[game], level)
    decided = decisions(game, level)
    for number, view in enumerate(views(game, level)):
        dealt_anew = rules.determinize(view, Random(number))
        same = rules.view(dealt_anew, view.seat)
        assert agent.decide(same, stream(1, "agent", number), watch_for(level)).action == decided[number].action


@each_game
def test_a_round_is_the_same_where_it_was_thought_of_and_where_it_is_played_again(game: str) -> None:
    levels = ("greedy",) * max(GAMES[game].seats)
    played = ROUNDS[game].played_round(ROUNDS[game].agents_of(*levels), 5)
    assert ROUNDS[game].of_levels(levels, 5) == played
    assert ROUNDS[game].of_levels(levels, 5) == played


@pytest.mark.slow
@each_game
def test_agents_go_on_between_rounds(game: str) -> None:
    rules, seats = GAMES[game], max(GAMES[game].seats)
    state, _ = ROUNDS[game].of_levels(MIXED[:seats], FIRST_SEED)
    for level in levels_of(rules):
        for seat in range(seats):
            decision = agent_for(rules, level.name).decide(rules.view(state, seat), Random(1), NoDeadline())
            assert str(decision.action) == "next round"


@pytest.mark.slow
@each_game
def test_the_quick_action_is_legal(game: str) -> None:
    for number, view in enumerate(ROUNDS[game].views(200)[::_APART]):
        state = GAMES[game].determinize(view, Random(number))
        assert GAMES[game].refusal(state, heuristic_action(GAMES[game], view, Random(1))) is None


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if game not in THINKS_LONG])
def test_the_quick_action_is_what_club_plays(game: str) -> None:
    (club,) = ROUNDS[game].agents_of("club")
    for view in ROUNDS[game].views(60):
        assert heuristic_action(GAMES[game], view, Random(1)) == club.decide(view, Random(1), NoDeadline()).action


@cache
def decisions(game: str, level: str) -> list[Decision[Action]]:
    """Return the decisions of a level on views of its seat, the same for every test that asks."""
    agent = agent_for(GAMES[game], level)
    return [
        agent.decide(view, stream(1, "agent", number), watch_for(level))
        for number, view in enumerate(views(game, level))
    ]


def views(game: str, level: str) -> tuple[SeatView, ...]:
    """Views for a level to decide on; for one that takes its time fewer, from all stages of the same rounds."""
    seen = ROUNDS[game].views(_DECIDED * _APART)[::_APART]
    if level == SEARCHING_LEVEL:
        return seen[::10]
    return seen[::3] if level == "club" and game in THINKS_LONG else seen
