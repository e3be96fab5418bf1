"""Rounds that Casual plays at Club's table, reviewed in few worlds: rough findings must be shown all the same."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.games import GAMES, INFOS
from game.match.playback import Playback
from game.review.findings import RoundReview
from game.review.units import reviews_of
from game.review.views import ReviewViews, RoundView
from game.ui.table.contract.game_table import table_of
from tuning.judged_rounds import judged_seat, played_round

_SEEDS: Final = (7101, 7102)
ROUNDS: Final = [
    (name, seed) for name, info in sorted(INFOS.items()) for seed in _SEEDS[: 1 if info.family == "canasta" else 2]
]
"""The game and the seed of each; games whose rounds are long have one."""
_WORLDS: Final = 4
_LOOKS: Final = 4


@cache
def reviewed_round(game: str, seed: int) -> tuple[Playback, RoundReview]:
    """A round and its review."""
    levels = ["casual", *["club"] * (max(GAMES[game].seats) - 1)]
    playback = played_round(game, levels, seed, _LOOKS)
    (review,) = reviews_of(playback, [1], judged_seat(playback, 0, _WORLDS, _LOOKS))
    return playback, review


def view_of(game: str, seed: int) -> RoundView:
    """Its view, in the language in use."""
    playback, review = reviewed_round(game, seed)
    return ReviewViews(playback, table_of(game).placement).round(review)
