"""Choosing the deal: the same opponents play it without a window first, so that one session brings everything."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from devtools.environment import DevtoolsError
from drive.goals import REFUSAL, SEAT
from drive.played import PlayedGame
from game.engine.record import SeatSetup
from game.games import GAMES, cast_of
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.opponents.bents import bent_level
from game.opponents.protocol import NoDeadline, agent_for

_DEALS: Final = 2000


def chosen_deal(name: str, game: PlayedGame, first: int = 1) -> int:
    """The first deal number from `first` on that soon brings the person everything, playing like the level advises.

    Raises `DevtoolsError` where no deal does.
    """
    levels = {SEAT: game.user, **game.others}
    seats = tuple(SeatSetup(level, None if seat == SEAT else level) for seat, level in sorted(levels.items()))
    for seed in range(first, first + _DEALS):
        match = new_match(GAMES, MatchSetup(name, seats, seed, {}), None, datetime(2026, 1, 1))
        if _brought(match, game, levels) >= _wanted(game):
            return seed
    raise DevtoolsError(f"None of {_DEALS} deals brings {', '.join(sorted(_wanted(game)))} in time.")


def _wanted(game: PlayedGame) -> set[str]:
    """Return the goals that depend on the deal: those of the game, and a moment at which something is
    surely refused.
    """
    return {*game.named, REFUSAL}


def _brought(match: Match, game: PlayedGame, levels: Mapping[int, str]) -> set[str]:
    """The goals that the first rounds bring, as far as they are over in time."""
    people = dict(enumerate(cast_of(match.game_name), start=SEAT + 1))
    agents = {
        seat: agent_for(match.game, level if seat == SEAT else bent_level(level, people[seat].temperament.bent))
        for seat, level in levels.items()
    }
    brought: set[str] = set()
    while match.outcome() is None and match.number < game.longest:
        seat = match.actor()
        if seat is not None:
            drop = game.refused(match) if seat == SEAT else None
            if drop is not None:
                brought |= {REFUSAL, drop.goal}
            action = agents[seat].decide(match.view(seat), match.agent_stream(), NoDeadline()).action
            if seat == SEAT:
                action = game.whim(match, brought | game.done_in(match), action)
            match.play(action)
            continue
        brought |= game.done_in(match)
        if match.standing().round >= game.rounds or brought >= _wanted(game):
            break
        match.play(next(match.actions()))
    return brought
