"""A saved match late in a round, with many melds on the table, of the game that is offered first."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from game.engine import Seat
from game.engine.record import SeatSetup
from game.families.canasta.table.table import CanastaView
from game.games import GAMES
from game.match.match import Match
from game.match.saves import MatchSetup, start_match
from game.opponents.protocol import NoDeadline, agent_for

GAME = next(iter(GAMES))
MELDS = 14
"""The least number of melds on the table."""
HAND = 12
"""The least number of cards in the person's hand."""


def write_late_round(saves: Path, game: str = GAME, seat: Seat = 0) -> Path:
    """Plays matches until one is late in a round and `seat` is to act, after its draw; returns the saved record."""
    for seed in range(1, 400):
        saves.mkdir(parents=True, exist_ok=True)
        seats = (SeatSetup("You", None), *(SeatSetup(name, "club") for name in ("East", "North", "West")))
        match = start_match(GAMES, MatchSetup(game, seats, seed, {}), saves, datetime(2026, 1, 1))
        late = _play_on(match, seat)
        match.close()
        (path,) = saves.glob("*.jsonl")
        if late:
            return path
        path.unlink()
    raise RuntimeError("no match came late in a round")


def _play_on(match: Match, stop: Seat) -> bool:
    """Whether the position was met in the first round; the match is left there."""
    greedy = agent_for(match.game, "greedy")
    while match.standing().round == 1 and (seat := match.actor()) is not None:
        view, person = match.view(seat), match.view(0)
        assert isinstance(person, CanastaView), "the late round is one of canastas"
        late = sum(map(len, person.melds)) >= MELDS and len(person.hand) >= HAND
        if late and seat == stop and not _may_draw(match):
            return True
        match.play(greedy.decide(view, match.agent_stream(), NoDeadline()).action)
    return False


def _may_draw(match: Match) -> bool:
    return any(str(action) == "draw" for action in match.actions())
