"""The one table of the screen that names games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from game.cards import Face
from game.match import Match
from game.ui.table.borako_table import BorakoTable
from game.ui.table.facts import Offer, TableFacts
from game.ui.table.layout.tree import Counts, Frame, TableLayout
from game.ui.table.tableau import Tableau


class GameTable(Protocol):
    """What the table has to know of a game: its zones, its cards, and what gestures mean."""

    def layout(self, counts: Counts, frame: Frame) -> TableLayout:
        """Where everything belongs."""
        ...

    def tableau(self, view: Any) -> Tableau:
        """Which cards lie where."""
        ...

    def facts(self, match: Match, view: Any) -> TableFacts:
        """What the plates and trays of the table say."""
        ...

    def takes(self, view: Any) -> Mapping[str, Any]:
        """What clicking a pile means: the action by zone."""
        ...

    def drops(self, match: Match, view: Any, cards: Sequence[Face]) -> Mapping[str, Sequence[Any]]:
        """What dropping these cards of the hand means: the actions, one after the other, by zone."""
        ...

    def offers(self, match: Match, view: Any, cards: Sequence[Face]) -> Sequence[Offer]:
        """The buttons of the moment, given which cards of the hand are selected."""
        ...


TABLES: Final[Mapping[str, GameTable]] = {"borako": BorakoTable()}
