"""Hints over many positions: matches between opponents of all levels, and what the hint would have been at times."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from game.engine import AnyGame, Deals, stream
from game.opponents.protocol import Agent, NoDeadline, agent_for, levels_of
from reasons.judging import Hint, Step

_SHARE: Final = 0.25
"""The share of decisions at which a hint is asked for."""
_ROUNDS: Final = 3
"""Rounds of a match that are played; the last begin at a score."""


def hints(game: AnyGame, level: str, count: int, seed: int) -> Iterator[Hint]:
    """Yield so many hints of a level, of every number of players, for choices between two actions at least."""
    adviser = agent_for(game, level)
    offered = [each.name for each in levels_of(game) if each.offered and each.budget_ms <= 150]
    seats = tuple(reversed(game.seats))
    found = 0
    match = 0
    while True:
        rng = stream(seed, "hints", game.name, match)
        players = [agent_for(game, offered[int(rng.random() * len(offered))]) for _ in range(seats[match % len(seats)])]
        state, _ = game.new_match(game.options(), len(players), Deals(seed * 1000 + match))
        match += 1
        number = 0
        while game.outcome(state) is None and game.standing(state).round <= _ROUNDS:
            seat = game.actor(state)
            if seat is None:
                state, _ = game.apply(state, next(iter(game.actions(state))))
                continue
            view = game.view(state, seat)
            number += 1
            if rng.random() < _SHARE and _is_choice(game, state):
                yield _hint(game, adviser, state, view, stream(seed, "hint", match, number))
                found += 1
                if found == count:
                    return
            decision = players[seat].decide(view, stream(seed, "agent", match, seat, number), NoDeadline())
            state, _ = game.apply(state, decision.action)


def _is_choice(game: AnyGame, state: Any) -> bool:
    actions = iter(game.actions(state))
    next(actions)
    return next(actions, None) is not None


def _hint(game: AnyGame, adviser: Agent[Any, Any], state: Any, view: Any, rng: Any) -> Hint:
    decision = adviser.decide(view, rng, NoDeadline())
    explanation = decision.explanation
    seat = game.actor(state)
    assert seat is not None, "a player is asked"

    def follow() -> tuple[list[Step], Any]:
        steps: list[Step] = [(state, decision.action)]
        now, _ = game.apply(state, decision.action)
        turn = game.standing(now).round
        while game.actor(now) == seat and game.standing(now).round == turn:
            action = adviser.decide(game.view(now, seat), stream(len(steps), "follow"), NoDeadline()).action
            steps.append((now, action))
            now, _ = game.apply(now, action)
        return steps, now

    key, params = ("", {}) if explanation is None else (explanation.key, dict(explanation.params))
    return Hint(game, view, decision.action, key, params, follow)
