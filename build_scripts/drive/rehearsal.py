"""Choosing the deal: the same opponents play it without a window first, so that one evening brings everything."""

from __future__ import annotations

from datetime import datetime

from drive.deeds import IN_A_MATCH, SEAT, events_of
from game.agents.protocol import Unhurried
from game.agents.registry import agent_for
from game.engine.record import SeatSetup
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.rules.registry import GAMES
from workshop.environment import WorkshopError

_LONGEST_ROUND = 170
"""Actions; a longer round would only make the evening longer."""
_DEALS = 2000


def chosen_deal(game: str, person: str, others: tuple[str, ...]) -> int:
    """The first deal number whose first round brings the person everything, playing like the level `person`.

    `others` are the levels of the seats after the person. Raises `WorkshopError` where no deal does.
    """
    seats = (SeatSetup("Person", None), *(SeatSetup(level, level) for level in others))
    for seed in range(1, _DEALS):
        match = new_match(GAMES, MatchSetup(game, seats, seed, {}), None, datetime(2026, 1, 1))
        if _played(match, (person, *others)) and events_of(match) >= set(IN_A_MATCH):
            return seed
    raise WorkshopError(f"None of {_DEALS} deals brings {', '.join(IN_A_MATCH)} in its first round.")


def _played(match: Match, levels: tuple[str, ...]) -> bool:
    """Whether the first round was over in time."""
    agents = [agent_for(match.game, level) for level in levels]
    while (seat := match.actor()) is not None and match.number < _LONGEST_ROUND:
        match.play(agents[seat].decide(match.view(seat), match.agent_stream(), Unhurried()).action)
    return match.actor() is None and SEAT in {event.seat for event in match.log(SEAT) if event.key == "out"}
