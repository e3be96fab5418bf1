"""The saved matches that pictures show: in play, finished, damaged."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from game.engine.record import SeatSetup
from game.games import GAMES
from game.match.match import Match
from game.match.saves import MatchSetup, start_match
from game.ui.picture_fixtures import EVENING

_CUT: Final = 200
"""Bytes at which the damaged file ends."""


def saved_matches(
    game: str, seats: tuple[SeatSetup, ...], seed: int, play_on: Callable[[Match, Callable[[Match], bool]], object]
) -> tuple[tuple[str, bytes, float], ...]:
    """Their names, their contents and when they were played last, in seconds since 1970; `play_on` plays them."""
    ends: tuple[Callable[[Match], bool], ...] = (
        lambda _match: False,
        lambda match: match.number > 40,
        lambda match: match.standing().round > 4 and match.number % 10 == 0,
    )
    with tempfile.TemporaryDirectory(prefix="majlis-") as scratch:
        for day, enough in enumerate(ends):
            setup = MatchSetup(game, seats, seed + day, {})
            match = start_match(GAMES, setup, Path(scratch), EVENING.replace(day=10 + day))
            play_on(match, enough)
            match.close()
        played = [(path.name, path.read_bytes()) for path in sorted(Path(scratch).iterdir())]
    saves = [
        (name, written, EVENING.replace(day=12 + day, hour=19 + day).timestamp())
        for day, (name, written) in enumerate(played)
    ]
    damaged = f"{game}-20260102-200000.jsonl"
    return (*saves, (damaged, played[0][1][:_CUT], EVENING.replace(day=2).timestamp()))
