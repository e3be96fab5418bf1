"""The views of a match that is played back, with what its table knows of key moments and of the order of hands."""

from __future__ import annotations

from game.engine import Event
from game.match.playback import Playback
from game.match.replay_views import ReplayViews
from game.ui.table.cards.hand_order import Sorting
from game.ui.table.contract.game_table import table_of


def replay_views(playback: Playback, seat: int) -> ReplayViews:
    """Make the views for a seat."""
    table = table_of(playback.game_name)

    def is_key(event: Event) -> bool:
        style = table.config.style(event)
        return style.key or style.ends

    return ReplayViews(playback, seat, is_key, lambda view: table.order(view, Sorting.SUIT))
