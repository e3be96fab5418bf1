"""Asking which of two things a card is to do at a clicked meld: which end, or add and win."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import Face
from game.engine import Action
from game.families.rummy.rules.view import RummyView
from game.families.rummy.table.drops import ways_at
from game.ui.table.component import TableComponent
from game.ui.table.context import TableContext
from game.ui.table.facts import Offer


class Choice(TableComponent[RummyView]):
    """Offers both as buttons while the card stays selected; a drop on either half of the meld need not be asked."""

    def __init__(self, table: TableContext[RummyView]) -> None:
        super().__init__(table)
        self._meld = ""
        """The zone of the meld that was clicked."""
        self._card: tuple[Face, ...] = ()

    def clicked(self, zone: str, taking: Sequence[Action]) -> bool:
        """A meld was clicked with a card selected that has two things to do there."""
        self._meld, self._card = zone, self.table.selected_faces()
        asked = len(self._ways()) == 2
        if asked:
            self.table.selection_changed()
        return asked

    def offers(self, offers: list[Offer]) -> list[Offer]:
        """The two, in place of what else may be done with the card."""
        ways = self._ways()
        return list(ways) if ways else offers

    def _ways(self) -> list[Offer]:
        table, view = self.table, self.table.view()
        if view.actor != table.seat or self._card != table.selected_faces():
            return []
        for number in range(1, len(view.melds) + 1):
            place = view.place(number)
            if self._meld == f"meld.{place.owner}.{place.index}":
                ways = ways_at(view, number, self._card)
                if len(ways) == 2:
                    return [
                        Offer(way.name, way.label, (way.action,), table.match.why_not([way.action])) for way in ways
                    ]
        return []
