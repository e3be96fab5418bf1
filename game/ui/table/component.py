"""What a game puts on its table besides cards: components that are painted, tell their contents, and have buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeAlias, TypeVar

import pygame

from game.engine import Action, Event, SeatView
from game.ui.shortcuts import Command
from game.ui.table.cards.sprite import Sprite
from game.ui.table.context import TableContext
from game.ui.table.facts import Offer
from game.ui.widgets import Widget

V = TypeVar("V")


class TableComponent(Generic[V]):
    """One part of a table whose player has views `V`; a subclass overrides what it needs.

    Everything is in the coordinates of the table.
    """

    widgets: Sequence[Widget] = ()
    """They join the widgets of the table, after the offers of the moment."""

    def __init__(self, table: TableContext[V]) -> None:
        self.table, self.board, self.style = table, table.board, table.style

    def prepare(self, view: V) -> Callable[[], object]:
        """Something was done: take what is to be said of `view`; what is returned is called when it has been told."""
        return _nothing

    def on_event(self, event: Event) -> None:
        """An event begins to be told."""

    def replay(self, events: Sequence[Event]) -> None:
        """These events of the round count as told, after resuming, a take-back or a change of language."""

    def offers(self, offers: list[Offer]) -> list[Offer]:
        """The offers that are left for the bar when this component has added its own and shown some itself."""
        return offers

    def place(self) -> None:
        """The layout, the language or what is said changed: label widgets and bring them where they belong."""

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """Everything that is painted by a name of its own: where it is, and what it shows.

        Where either differs from before, both places are painted again.
        """
        return {}

    def landing(self, outlined: Sequence[Sprite]) -> Sequence[pygame.Rect]:
        """What is painted only while these cards lie where they belong, besides their outline."""
        return ()

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint what lies below the cards and touches `area`."""

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint what lies on resting cards and touches `area`."""

    def kept_dark(self) -> Sequence[pygame.Rect]:
        """Places of words that light on a zone leaves free."""
        return ()

    def clicked(self, zone: str, taking: Sequence[Action]) -> bool:
        """A zone was clicked that means no move with the selected cards; `taking` are the actions that take from it.

        False where this component has nothing to do with it.
        """
        return False

    def asks(self, actions: Sequence[Action]) -> str:
        """What is asked before doing this, whether or not the player wants to be asked about moves; empty: nothing."""
        return ""

    def commands(self) -> Mapping[Command, Callable[[], object]]:
        """What named commands do that are this component's own."""
        return {}

    def stops(self) -> Sequence[Sequence[str]]:
        """The zones that the keyboard stops at; between those of one sequence arrows lead."""
        return ()


def _nothing() -> None:
    return None


AnyComponent: TypeAlias = TableComponent[SeatView]
"""A component of the table of a game that was asked for by name."""
