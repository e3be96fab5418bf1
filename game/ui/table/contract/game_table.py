"""What the table has to know of a game: its zones, its cards, what gestures mean, and its components."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol, TypeAlias, TypeVar, cast

from game.cards import Face
from game.engine import Action, SeatView
from game.games import INFOS
from game.match.match import Match
from game.match.round_views import RoundStory
from game.ui.table.cards.hand_order import Key, Sorting
from game.ui.table.cards.placement import CardPlacement
from game.ui.table.contract.config import TableConfig
from game.ui.table.contract.context import TableComponent, TableContext
from game.ui.table.contract.facts import Gesture, Meter, Offer, Opening, PileFacts, TableFacts, TraysFacts
from game.ui.table.layout.geometry import Counts, Frame, TableLayout
from game.ui.table.layout.zone import Zone

V = TypeVar("V")
A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


class GameTable(Protocol[V, A]):
    """`V` is what one seat may know, `A` the union of the actions. Stateless; every method is a pure function."""

    config: TableConfig
    """How its cards behave."""

    def layout(self, counts: Counts, frame: Frame) -> TableLayout:
        """Where everything belongs."""

    def components(self, table: TableContext[V]) -> Sequence[TableComponent[V]]:
        """The components of a new table, in the order of painting."""

    def placement(self, view: V) -> CardPlacement:
        """Which cards lie where."""

    def facts(self, match: Match, view: V) -> TableFacts:
        """What the panels around the felt say."""

    def takes(self, view: V) -> Mapping[Zone, Sequence[A]]:
        """What clicking a pile means: the actions, one after the other, by zone."""

    def drops(self, match: Match, view: V, cards: Sequence[Face]) -> Mapping[Zone, Sequence[A]]:
        """What dropping these cards of the hand means: the actions, one after the other, by zone."""

    def offers(self, match: Match, view: V, cards: Sequence[Face]) -> Sequence[Offer]:
        """The buttons of the moment, given which cards of the hand are selected."""

    def barred(self, match: Match, view: V) -> Collection[Face]:
        """Cards of the hand that must stay in it now, to be shown dim."""

    def order(self, view: V, sorting: Sorting) -> Key:
        """The key by which the hand is sorted by suit or by rank."""

    def gesture(self, view: V, action: A) -> Gesture:
        """How an action of the player is done, to show it."""

    def question(self, view: V, actions: Sequence[A]) -> str:
        """What to ask before doing what cannot be taken back; empty where nothing need be asked."""

    def round_story(self, match: Match, view: V) -> RoundStory:
        """The story of a round just over, above its score."""


AnyTable: TypeAlias = GameTable[SeatView, Action]
"""The table of a game that was asked for by name: it is given only what that game gave out."""


class MeldTable(Protocol[V_contra]):
    """What the table of a game of melds needs besides."""

    def trays(self, match: Match, view: V_contra) -> TraysFacts:
        """What trays and piles say."""

    def pile(self, match: Match, view: V_contra, picked: Sequence[Face]) -> PileFacts:
        """What the opened discards say and offer, given which of them are picked."""

    def meter(self, match: Match, view: V_contra, cards: Sequence[Face]) -> Meter:
        """What a group of cards is that is being arranged."""

    def needed(self, view: V_contra, groups: Sequence[Sequence[Face]]) -> Opening | None:
        """How far the groups are on their way to what they must count together; None where they need not."""

    def lays(self, match: Match, view: V_contra, groups: Sequence[Sequence[Face]]) -> Offer | None:
        """The button that lays or adds all groups at once; None while it is not the player's to do so."""

    def arrangement(self, match: Match, view: V_contra, *, forced: bool = False) -> Sequence[tuple[Face, ...]]:
        """The groups of cards that the best turn lays and adds with the hand as it is; `forced`: also where keeping
        them is better.
        """


def table_of(game: str) -> AnyTable:
    """How the game of this name is shown, imported now if it was not before; raises `KeyError` for no game."""
    return cast(AnyTable, INFOS[game].load("table", "TABLE"))
