"""The one table of the screen that names games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from game.cards import Face
from game.match import Match
from game.ui.table.borako_table import BorakoTable
from game.ui.table.facts import Gesture, Meter, Offer, TableFacts
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

    def gesture(self, view: Any, action: Any) -> Gesture:
        """How an action of the player is done, to show it."""
        ...

    def question(self, view: Any, actions: Sequence[Any]) -> str:
        """What to ask before doing what cannot be taken back; empty where nothing need be asked."""
        ...

    def meter(self, match: Match, cards: Sequence[Face]) -> Meter:
        """What a group of cards is that is being arranged."""
        ...

    def lays(self, match: Match, view: Any, groups: Sequence[Sequence[Face]]) -> Offer | None:
        """The button that lays all groups at once; None while it is not the player's to lay."""
        ...

    def arrangement(self, view: Any) -> Sequence[tuple[Face, ...]]:
        """The best melds of the hand as it is."""
        ...


TABLES: Final[Mapping[str, GameTable]] = {"borako": BorakoTable()}
