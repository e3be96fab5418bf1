"""Wrong cards of Baloot: in the last tricks, with every way in which the unseen cards may lie solved."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, permutations
from random import Random
from statistics import fmean

from game.engine import Deals, choose, stream
from game.games import GAMES
from game.games.baloot.opponents.playing_out import played_out
from game.games.baloot.rules.actions import Play
from game.games.baloot.rules.state import BalootState, Playing
from game.games.baloot.rules.view import BalootView
from game.opponents.protocol import heuristic_action
from game.review.decisions import Choice
from tests.review.planted import Planted

_CARDS = (2, 3)
"""In the hand of who decides."""
_WORLDS = 150
"""Ways in which the unseen cards are laid; with two cards in hand there are 90."""
_SURE = 1.5
"""Game points that the wrong card costs on average at least."""


def planted() -> Iterator[Planted]:
    """Wrong cards, without an end."""
    game = GAMES["baloot"]
    for seed in count(1):
        state, _ = game.new_match(choose(game.options, {}), 4, Deals(seed))
        for number in count():
            seat = game.actor(state)
            if seat is None:
                break
            assert isinstance(state, BalootState), "it is Baloot"
            if isinstance(state.phase, Playing) and len(state.hands[seat]) in _CARDS:
                found = _wrong_card(state, seat, number)
                if found is not None:
                    yield found
                    break
            action = heuristic_action(game, game.view(state, seat), stream(seed, "planted", number))
            state, _ = game.apply(state, action)


def _wrong_card(state: BalootState, seat: int, number: int) -> Planted | None:
    """A card that is worse than another one in most worlds, and better in none."""
    game = GAMES["baloot"]
    view = game.view(state, seat)
    assert isinstance(view, BalootView), "it is Baloot"
    cards = [action for action in game.actions(state) if isinstance(action, Play)]
    if len(cards) < 2:
        return None
    rng = Random(number)
    worth: dict[Play, list[float]] = {card: [] for card in cards}
    solved: dict[BalootState, dict[Play, float]] = {}
    never_better = set(permutations(cards, 2))
    for _ in range(_WORLDS):
        world = game.determinize(view, rng)
        assert isinstance(world, BalootState), "it is Baloot"
        if world not in solved:
            solved[world] = {card: played_out(_played(world, card), seat, Random(0)).lead for card in cards}
        leads = solved[world]
        never_better = {(best, card) for best, card in never_better if leads[best] >= leads[card]}
        if not never_better:
            return None
        for card in cards:
            worth[card].append(leads[card])
    best = max(cards, key=lambda card: fmean(worth[card]))
    for card in cards:
        cost = fmean(worth[best]) - fmean(worth[card])
        if (best, card) in never_better and cost >= _SURE:
            return Planted(Choice(number, state.round, seat, view, (card,)), cost * 0.8, cost * 1.25)
    return None


def _played(state: BalootState, card: Play) -> BalootState:
    after, _ = GAMES["baloot"].apply(state, card)
    assert isinstance(after, BalootState), "it is Baloot"
    return after
