"""The moment of a replay that pictures show."""

from __future__ import annotations

from game.games import GAMES
from game.match.playback import Still
from game.match.saves import played_back


def telling_moment(written: bytes, least: int) -> int:
    """A moment of a record after `least` actions: a card was just laid, or a trick is full, late in its round."""
    playback = played_back(GAMES, written)
    playback.read_on(len(written))
    begin, end = playback.round_of(least)
    late = max(least, begin + (end - begin) * 2 // 3)
    return next((number for number in range(late, end) if _tells(playback.still_at(number))), late)


def _tells(still: Still) -> bool:
    targets = [event.target for event in still.told if event.source is not None and event.source.zone == "hand"]
    return bool(still.lying) or any(target is not None and target.zone == "meld" for target in targets)
