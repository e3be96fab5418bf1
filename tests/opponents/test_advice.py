"""What opponents advise is legal, agrees with itself, and is what gestures at the table go by."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from game.engine import AnyGame, Deals, declared, stream
from game.games import INFOS, game_named
from game.match.match import Match
from game.opponents.protocol import heuristic_decision, opponents_of
from game.ui.table.contract.game_table import table_of
from game.ui.table.contract.judge import advice_of, is_dear
from tests.ui.table.begun import match_at

MELD_GAMES = [name for name in INFOS if hasattr(table_of(name), "arrangement")]
POSITIONS = 36
EVERY = 7
"""One position in so many is looked at, so that they come from several rounds."""
NEARLY = 1.0
"""Points that are no difference: worths of two ways to the same end are found by different searches."""


def begun(game: AnyGame, seed: int) -> Any:
    """A round with as many players and options as the seed says."""
    luck = Random(seed)
    specs = {spec.name: luck.choice(spec.choices) for spec in declared(game.options) if luck.random() < 0.3}
    specs.pop("target", None)
    return game.new_match(game.options(**specs), luck.choice(tuple(game.seats)), Deals(seed))[0]


def rounds(game: AnyGame) -> Iterator[tuple[Any, int]]:
    """States of rounds that the quick policy plays, with the seat to act."""
    for seed in range(4100, 4200):
        state, number = begun(game, seed), 0
        while (seat := game.actor(state)) is not None:
            yield state, seat
            decision = heuristic_decision(game, game.view(state, seat), stream(seed, "agent", seat, number))
            for action in (decision.action, *decision.then):
                state, _ = game.apply(state, action)
            number += 1


@cache
def matches(name: str) -> list[tuple[Match, int]]:
    """Matches of one game that begin in the middle of a round, a person being to act."""
    found: list[tuple[Match, int]] = []
    game = game_named(name)
    for number, (state, seat) in enumerate(rounds(game)):
        if number % EVERY == 0:
            found.append((match_at(game, state, seat), seat))
        if len(found) == POSITIONS:
            break
    return found


@pytest.mark.parametrize("name", MELD_GAMES)
def test_the_best_turn_is_legal_and_costs_nothing(name: str) -> None:
    for match, seat in matches(name):
        view = match.view(seat)
        turn = advice_of(match).best_turn(view)
        if turn is not None:
            assert match.why_not(turn.actions) is None, (view, turn)
            assert advice_of(match).cost(view, turn.actions[:1]) < NEARLY, (view, turn)


@pytest.mark.parametrize("name", MELD_GAMES)
def test_what_the_opponents_do_at_once_is_the_best_turn(name: str) -> None:
    for match, seat in matches(name):
        view = match.view(seat)
        decision = heuristic_decision(match.game, view, Random(1))
        assert advice_of(match).cost(view, (decision.action, *decision.then)) < NEARLY, (view, decision)


@pytest.mark.parametrize("name", MELD_GAMES)
def test_nothing_is_better_than_the_best_and_something_is_worse(name: str) -> None:
    costs = [advice_of(match).cost(match.view(seat), way) for match, seat in matches(name) for way in ways(match, seat)]
    assert min(costs) == 0.0
    assert max(costs) > 0.1 * opponents_of(game_named(name)).swing


def ways(match: Match, seat: int) -> list[Any]:
    """What dropping single cards of the hand does, where it is allowed."""
    table: Any = table_of(match.game_name)
    view: Any = match.view(seat)
    meanings = [table.drops(match, view, (card,)).values() for card in dict.fromkeys(view.hand)]
    return [way for each in meanings for way in each if match.why_not(way) is None]


@pytest.mark.parametrize("name", MELD_GAMES)
def test_what_suggest_puts_into_the_strip_is_laid_or_added_without_loss(name: str) -> None:
    table: Any = table_of(name)
    suggested = 0
    for match, seat in matches(name):
        view = match.view(seat)
        groups = table.arrangement(match, view)
        offer = table.lays(match, view, groups) if groups else None
        if offer is not None and offer.refusal is None:
            suggested += 1
            assert not is_dear(match, view, offer.actions), (view, offer)
    assert suggested


@pytest.mark.parametrize("name", MELD_GAMES)
def test_suggest_names_only_cards_of_the_hand(name: str) -> None:
    table: Any = table_of(name)
    for match, seat in matches(name):
        view: Any = match.view(seat)
        for group in table.arrangement(match, view):
            assert all(group.count(card) <= view.hand.count(card) for card in group)


def test_a_game_without_melds_finds_nothing_dear() -> None:
    game = game_named("baloot")
    state = begun(game, 1)
    seat = game.actor(state)
    assert seat is not None
    match = match_at(game, state, seat)
    assert not is_dear(match, match.view(seat), tuple(game.actions(state))[:1])
    assert advice_of(match).best_turn(match.view(seat)) is None
    assert advice_of(match).melding(match.view(seat)) == ()
