"""The records that pictures show: saved matches, the deals of some days, a deal played from another seat."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from game.engine.record import SeatSetup
from game.games import GAMES
from game.match.deals.codes import deal_of
from game.match.deals.results import deal_of_day, setup_of, turned
from game.match.match import Match
from game.match.playback import Still
from game.match.saves import MatchSetup, played_back, start_match
from game.ui.screenshot import EVENING

PlayOn = Callable[[Match, Callable[[Match], bool]], object]
"""Plays a match until it is far enough."""
_CUT: Final = 200
"""Bytes at which the damaged file ends."""
_DAYS: Final = (5, 11, 12, 14, 15, 16)
_IN_PLAY: Final = 14
_OTHERWISE: Final = 9
"""Actions after which somebody does something else than before."""


def saved_matches(
    game: str, seats: tuple[SeatSetup, ...], seed: int, play_on: PlayOn
) -> tuple[tuple[str, bytes, float], ...]:
    """Names, contents and times of the last move, in seconds since 1970, of matches in play, finished and damaged.

    The damaged one comes last.
    """
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


def record_from_the_left(played: Match, play_on: PlayOn) -> tuple[str, bytes]:
    """The name and the content of the record of another match of a deal, with the player in the seat on the left.

    Now and then somebody does something else than before.
    """
    seats = played.seats
    deal = turned(deal_of(played.header, played.game), len(seats) - 1)
    names = [seats[(place + 1) % len(seats)].name for place in range(len(seats))]
    with tempfile.TemporaryDirectory(prefix="majlis-") as scratch:
        match = start_match(GAMES, setup_of(deal, names), Path(scratch), EVENING)
        while match.outcome() is None:
            play_on(match, lambda match: match.number % _OTHERWISE == 0)
            if match.outcome() is None:
                match.play(list(match.actions())[-1])
        match.close()
        (path,) = Path(scratch).iterdir()
        return path.name, path.read_bytes()


def records_of_days(
    game: str, names: Sequence[str], play: Callable[[Match, bool], object]
) -> tuple[tuple[str, bytes], ...]:
    """Names and contents of the records of some days of the month; `play` gets the one that is to stay in play."""
    with tempfile.TemporaryDirectory(prefix="majlis-") as scratch:
        for day in _DAYS:
            deal = deal_of_day(GAMES[game], EVENING.date().replace(day=day))
            match = start_match(GAMES, setup_of(deal, names), Path(scratch), EVENING.replace(day=day))
            play(match, day == _IN_PLAY)
            match.close()
        return tuple((path.name, path.read_bytes()) for path in sorted(Path(scratch).iterdir()))


def telling_moment(written: bytes, least: int) -> int:
    """A moment of a record after `least` actions: a card was just laid, or a trick is full, late in its round."""
    playback = played_back(GAMES, written)
    playback.read_on(len(written))
    begin, end = playback.round_of(least)
    late = max(least, begin + (end - begin) * 2 // 3)
    return next((number for number in range(late, end) if _shows_a_move(playback.still_at(number))), late)


def _shows_a_move(still: Still) -> bool:
    targets = [event.target for event in still.announced if event.source is not None and event.source.zone == "hand"]
    return bool(still.held_back) or any(target is not None and target.zone == "meld" for target in targets)
