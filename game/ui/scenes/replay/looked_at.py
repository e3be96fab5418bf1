"""The table of a game as it shows a match that is only looked at: nothing can be done, and hands may lie open."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from game.cards import Face
from game.engine import Action, Place, SeatView
from game.match.match import Match
from game.match.playback import Playback
from game.match.round_playback import RoundPlayback
from game.ui.table.cards.hand_order import Key, Sorting
from game.ui.table.context import TableComponent, TableContext
from game.ui.table.facts import Gesture, Offer, RoundTold, TableFacts
from game.ui.table.game_table import AnyTable
from game.ui.table.layout.geometry import Counts, Frame, TableLayout
from game.ui.table.layout.opened import with_open_hands
from game.ui.table.placement import CardPlacement


class LookedAt:
    """Shows what another table shows, and offers nothing of what that offers."""

    def __init__(self, table: AnyTable, playback: Playback | RoundPlayback) -> None:
        self._table = table
        self._playback = playback
        self.config = replace(table.config, marks_new=False)

    def layout(self, counts: Counts, frame: Frame) -> TableLayout:
        """Where everything belongs; where all hands are open they have room to be read."""
        layout = self._table.layout(counts, frame)
        return with_open_hands(layout) if self._playback.opened else layout

    def components(self, table: TableContext[SeatView]) -> Sequence[TableComponent[SeatView]]:
        """The components of the game."""
        return self._table.components(table)

    def placement(self, view: SeatView) -> CardPlacement:
        """Which cards lie where; every hand in the order of its suits where all are open."""
        placed = self._table.placement(view)
        if not self._playback.opened:
            return placed
        return {place: self._held(place, view.seat) or faces for place, faces in placed.items()}

    def _held(self, place: Place, own: int) -> tuple[Face | None, ...]:
        """The cards of another hand, sorted; none of any other place."""
        if place.zone != "hand" or place.owner is None or place.owner == own:
            return ()
        other = self._playback.view(place.owner)
        return tuple(sorted(other.hand, key=self._table.order(other, Sorting.SUIT)))

    def facts(self, match: Match, view: SeatView) -> TableFacts:
        """What the panels say; nobody is in a hurry."""
        return replace(self._table.facts(match, view), urgent=False)

    def takes(self, view: SeatView) -> Mapping[str, Sequence[Action]]:
        """Nothing is taken."""
        return {}

    def drops(self, match: Match, view: SeatView, cards: Sequence[Face]) -> Mapping[str, Sequence[Action]]:
        """Nothing is dropped."""
        return {}

    def offers(self, match: Match, view: SeatView, cards: Sequence[Face]) -> Sequence[Offer]:
        """Nothing is offered."""
        return ()

    def barred(self, match: Match, view: SeatView) -> Collection[Face]:
        """No card is dim, for none is to be played."""
        return ()

    def order(self, view: SeatView, sorting: Sorting) -> Key:
        """How hands are sorted."""
        return self._table.order(view, sorting)

    def gesture(self, view: SeatView, action: Action) -> Gesture:
        """How an action is done."""
        return self._table.gesture(view, action)

    def question(self, view: SeatView, actions: Sequence[Action]) -> str:
        """Nothing is asked."""
        return ""

    def told(self, match: Match, view: SeatView) -> RoundTold:
        """The story of a round just over."""
        return self._table.told(match, view)
