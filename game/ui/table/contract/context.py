"""What the parts of a table may ask of it, and what a game puts on its table besides cards.

Narrow protocols, so that no part knows the scene that puts them together; and components, which are painted, tell what
they show, and have buttons.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Protocol, TypeAlias, TypeVar

import pygame

from game.cards import Face
from game.engine import Action, Event, Refusal, Seat, SeatView
from game.i18n.phrases import GamePhrases
from game.match.match import Match
from game.ui.graphics.damage import Damage
from game.ui.graphics.drawing import Style
from game.ui.graphics.motion import Tempo
from game.ui.stage.stage import Stage
from game.ui.system.shortcuts import Command
from game.ui.table.cards.card_art import CardArt
from game.ui.table.cards.sprite import Sprite
from game.ui.table.contract.board import Board
from game.ui.table.contract.facts import Offer, SaidMessage
from game.ui.table.layout.mode import TableMode
from game.ui.table.layout.zone import Zone
from game.ui.widgets import Widget

V_co = TypeVar("V_co", covariant=True)


class Drawing(Protocol):
    """Where everything lies, what it is painted with, and how something is painted again."""

    style: Style
    board: Board
    art: CardArt
    damage: Damage
    size: tuple[int, int]

    @property
    def mode(self) -> TableMode:
        """What the table is shown for."""

    @property
    def mirrored(self) -> bool:
        """Whether it is shown the other way round."""

    @property
    def now(self) -> float:
        """The time of the stage in milliseconds."""

    @property
    def pace(self) -> Tempo:
        """The speed of movements and pauses."""


class Knowing(Protocol[V_co]):
    """How the match stands."""

    match: Match
    seat: Seat
    """The player's."""

    def view(self) -> V_co:
        """What the player may know now: the game's own dataclass."""

    @property
    def own_turn(self) -> bool:
        """Whether the player's action is awaited."""

    def is_wanted(self, actions: Sequence[Action]) -> bool:
        """Whether whoever teaches wants this done now; at a table where nobody does, everything is."""

    @property
    def idle(self) -> bool:
        """Whether everything that happened was told."""


class Speaking(Protocol):
    """Words in place of the prompt."""

    phrases: GamePhrases

    @property
    def coached(self) -> bool:
        """Whether somebody says what is to be done, so that the table asks for nothing."""

    @property
    def invites(self) -> bool:
        """Whether empty places may say what belongs there."""

    @property
    def told(self) -> Sequence[SaidMessage]:
        """The messages of this round, the latest last."""

    @property
    def said(self) -> str:
        """The message that is shown; empty while there is none."""
        ...

    def say(self, text: str, detail: str = "", *, lasting: bool = False) -> None:
        """Show a short message that no clause stands behind; a `lasting` one until `hush`, or another comes."""
        ...

    def hush(self) -> None:
        """Let the message go now."""
        ...

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not allowed, with its clause."""

    def forget_refusal(self) -> None:
        """What was refused is no longer what the player is about."""


class Acting(Protocol):
    """What the player does."""

    def act(self, actions: Sequence[Action], moving: Sequence[Sprite] = ()) -> bool:
        """Do something in the match, with these very cards; False where it is refused or asked about first."""

    def do(self, actions: Sequence[Action]) -> bool:
        """Do it with the selected cards, which are selected no longer once it is done."""

    def choose(self, actions: Sequence[Action]) -> None:
        """Do it by a button, from which the focus goes back to the hand."""

    def select(self, sprites: list[Sprite]) -> None:
        """These cards of the hand are selected now."""

    def selected_faces(self) -> tuple[Face, ...]:
        """The faces of the selected cards, in the order of selecting."""

    def selection_changed(self) -> None:
        """Other cards are selected, or something else changed what the buttons offer."""


class Showing(Protocol):
    """Having shown what changed."""

    def refresh(self) -> None:
        """Words and numbers changed, or the zones did."""

    def highlight(self) -> None:
        """What may be dropped on or taken changed."""

    def hurry(self) -> None:
        """Tell the rest at once, and wait for nothing."""

    def forget_hint(self) -> bool:
        """Show no hint any more; returns whether there was one."""


class TableContext(Drawing, Knowing[V_co], Speaking, Acting, Showing, Protocol[V_co]):
    """All of it, and the stage: what the components of a game are given."""

    stage: Stage

    @property
    def hastened(self) -> bool:
        """Whether the others play on without pauses to the end of the match."""

    def hasten(self, on: bool) -> None:
        """Let the others play on without pauses, or no longer."""

    def button_row(self, number: int) -> pygame.Rect:
        """The place of a button beside the hand, counted from below."""


AnyContext: TypeAlias = TableContext[SeatView]
"""What those parts are given that know no game."""


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

    def called(self, event: Event) -> str:
        """What the player of an event calls out with it, where this component shows that; empty: nothing."""
        return ""

    def offers(self, offers: list[Offer]) -> list[Offer]:
        """The offers that are left for the bar when this component has added its own and shown some itself."""
        return offers

    def relabel(self) -> None:
        """Label widgets in the words of the language, and tell the keys that the player chose."""

    def place(self) -> None:
        """The layout or what is said changed: bring widgets where they belong."""

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

    def paint_again(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint once more, upon rings and light, words on the felt and what hangs over the edges of cards."""

    def written(self) -> Sequence[pygame.Rect]:
        """Places of words on the felt that ways keep clear of."""
        return ()

    def panels(self) -> Sequence[pygame.Rect]:
        """Panels on the felt, which rings and light go beneath."""
        return ()

    def hanging(self) -> Sequence[pygame.Rect]:
        """Words that hang over cards and the backs of hands now."""
        return ()

    def clicked(self, zone: Zone, taking: Sequence[Action]) -> bool:
        """A zone was clicked that means no move with the selected cards; `taking` are the actions that take from it.

        False where this component has nothing to do with it.
        """
        return False

    def asks(self, actions: Sequence[Action]) -> str:
        """What is asked before doing this, whether or not the player wants to be asked about moves; empty: nothing."""
        return ""

    def hinted(self, action: Action) -> None:
        """A hint is about to name an action: bring the button that does it into sight."""

    def commands(self) -> Mapping[Command, Callable[[], object]]:
        """What named commands do that are this component's own."""
        return {}

    def words(self) -> Sequence[str]:
        """What it shows besides cards, in sentences, for those who listen."""
        return ()

    def meanings(self) -> Sequence[tuple[pygame.Rect, str]]:
        """What the signs mean that it paints, each where it is, for whoever rests the pointer on one."""
        return ()

    def key(self) -> Sequence[tuple[Callable[[pygame.Surface, pygame.Rect], None], str]]:
        """What draws each kind of sign that is seen now in a square, and what it means, for whoever explains them."""
        return ()

    def stops(self) -> Sequence[Sequence[Zone]]:
        """The zones that the keyboard stops at; between those of one sequence arrows lead."""
        return ()


def _nothing() -> None:
    return None


AnyComponent: TypeAlias = TableComponent[SeatView]
"""A component of the table of a game that was asked for by name."""
