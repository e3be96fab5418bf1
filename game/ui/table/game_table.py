"""What the table has to know of a game: its zones, its cards, what gestures mean, and its components."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from game.cards import Face
from game.match import Match
from game.ui.table.cards.hand_order import Key, Sorting
from game.ui.table.component import TableComponent
from game.ui.table.config import TableConfig
from game.ui.table.context import TableContext
from game.ui.table.facts import Gesture, Offer, TableFacts
from game.ui.table.layout.geometry import Counts, Frame, TableLayout
from game.ui.table.melds.facts import Meter, PileFacts, TraysFacts
from game.ui.table.placement import CardPlacement


class GameTable(Protocol):
    """Stateless; every method is a pure function of what it is given."""

    config: TableConfig
    """How its cards behave."""

    def layout(self, counts: Counts, frame: Frame) -> TableLayout:
        """Where everything belongs."""
        ...

    def components(self, table: TableContext) -> Sequence[TableComponent]:
        """The components of a new table, in the order of painting."""
        ...

    def placement(self, view: Any) -> CardPlacement:
        """Which cards lie where."""
        ...

    def facts(self, match: Match, view: Any) -> TableFacts:
        """What the panels around the felt say."""
        ...

    def takes(self, view: Any) -> Mapping[str, Sequence[Any]]:
        """What clicking a pile means: the actions, one after the other, by zone."""
        ...

    def drops(self, match: Match, view: Any, cards: Sequence[Face]) -> Mapping[str, Sequence[Any]]:
        """What dropping these cards of the hand means: the actions, one after the other, by zone."""
        ...

    def offers(self, match: Match, view: Any, cards: Sequence[Face]) -> Sequence[Offer]:
        """The buttons of the moment, given which cards of the hand are selected."""
        ...

    def barred(self, match: Match, view: Any) -> Collection[Face]:
        """Cards of the hand that must stay in it now, to be shown dim."""
        ...

    def order(self, view: Any, sorting: Sorting) -> Key:
        """The key by which the hand is sorted by suit or by rank."""
        ...

    def gesture(self, view: Any, action: Any) -> Gesture:
        """How an action of the player is done, to show it."""
        ...

    def question(self, view: Any, actions: Sequence[Any]) -> str:
        """What to ask before doing what cannot be taken back; empty where nothing need be asked."""
        ...

    def summary(self, match: Match, view: Any) -> str:
        """What a round just over was about, in a line above its score; empty where nothing need be said."""
        ...


class MeldTable(GameTable, Protocol):
    """What the table of a game of melds needs besides."""

    def trays(self, match: Match, view: Any) -> TraysFacts:
        """What trays and piles say."""
        ...

    def pile(self, match: Match, view: Any, picked: Sequence[Face]) -> PileFacts:
        """What the opened discards say and offer, given which of them are picked."""
        ...

    def meter(self, match: Match, cards: Sequence[Face]) -> Meter:
        """What a group of cards is that is being arranged."""
        ...

    def needed(self, view: Any, groups: Sequence[Sequence[Face]]) -> str:
        """How far the groups are on their way to what they must count together; empty where they need not."""
        ...

    def lays(self, match: Match, view: Any, groups: Sequence[Sequence[Face]]) -> Offer | None:
        """The button that lays all groups at once; None while it is not the player's to lay."""
        ...

    def arrangement(self, view: Any) -> Sequence[tuple[Face, ...]]:
        """The best melds of the hand as it is."""
        ...
