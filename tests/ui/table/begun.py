"""Matches of any game that begin in the middle of a round."""

from __future__ import annotations

from typing import Any

from game.engine import AnyGame, Deals
from game.engine.record import HeaderLine, SeatSetup
from game.match.match import Match

NAMES = ("Amina", "Karim", "Layla", "Samir")


def match_at(game: AnyGame, state: Any, person: int = 0) -> Match:
    """A match that begins with a state; a person sits at one seat, `club` at the others."""

    class Begun(type(game)):  # type: ignore[misc]
        def new_match(self, *_: object) -> tuple[Any, tuple[()]]:
            return state, ()

    seats = tuple(SeatSetup(name, None if seat == person else "club") for seat, name in enumerate(NAMES))
    header = HeaderLine(1, "0", game.name, game.rules_version, {}, seats[: len(state.hands)], 1, "2026-01-01T20:00:00")
    return Match(Begun(), header, state.options, Deals(1))
