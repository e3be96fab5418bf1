"""What the parts of a table may ask of it: narrow protocols, so that none knows the scene that puts them together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeAlias, TypeVar

import pygame

from game.cards import Face
from game.engine import Action, Refusal, Seat, SeatView
from game.i18n.phrases import GamePhrases
from game.match.match import Match
from game.ui.damage import Damage
from game.ui.graphics.style import Style
from game.ui.motion import Tempo
from game.ui.stage import Stage
from game.ui.table.board import Board
from game.ui.table.cards.card_art import CardArt
from game.ui.table.cards.sprite import Sprite

V_co = TypeVar("V_co", covariant=True)


class Drawing(Protocol):
    """Where everything lies, what it is painted with, and how something is painted again."""

    style: Style
    board: Board
    art: CardArt
    damage: Damage
    size: tuple[int, int]

    @property
    def now(self) -> float:
        """The time of the stage in milliseconds."""
        ...

    @property
    def pace(self) -> Tempo:
        """The speed of movements and pauses."""
        ...


class Knowing(Protocol[V_co]):
    """How the match stands."""

    match: Match
    seat: Seat
    """The player's."""

    def view(self) -> V_co:
        """What the player may know now: the game's own dataclass."""
        ...

    @property
    def own_turn(self) -> bool:
        """Whether the player's action is awaited."""
        ...

    @property
    def idle(self) -> bool:
        """Whether everything that happened was told."""
        ...


class Speaking(Protocol):
    """Words in place of the prompt."""

    phrases: GamePhrases

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
        ...

    def forget_refusal(self) -> None:
        """What was refused is no longer what the player is about."""
        ...


class Acting(Protocol):
    """What the player does."""

    def act(self, actions: Sequence[Action], moving: Sequence[Sprite] = ()) -> bool:
        """Do something in the match, with these very cards; False where it is refused or asked about first."""
        ...

    def do(self, actions: Sequence[Action]) -> bool:
        """The same with the selected cards, which are selected no longer once it is done."""
        ...

    def choose(self, actions: Sequence[Action]) -> None:
        """The same by a button, from which the focus goes back to the hand."""
        ...

    def select(self, sprites: list[Sprite]) -> None:
        """These cards of the hand are selected now."""
        ...

    def selected_faces(self) -> tuple[Face, ...]:
        """The faces of the selected cards, in the order of selecting."""
        ...

    def selection_changed(self) -> None:
        """Other cards are selected, or something else changed what the buttons offer."""
        ...


class Showing(Protocol):
    """Having shown what changed."""

    def refresh(self) -> None:
        """Words and numbers changed, or the zones did."""
        ...

    def highlight(self) -> None:
        """What may be dropped on or taken changed."""
        ...

    def hurry(self) -> None:
        """Tell the rest at once, and wait for nothing."""
        ...

    def forget_hint(self) -> bool:
        """Show no hint any more; returns whether there was one."""
        ...


class TableContext(Drawing, Knowing[V_co], Speaking, Acting, Showing, Protocol[V_co]):
    """All of it, and the stage: what the components of a game are given."""

    stage: Stage

    @property
    def hastened(self) -> bool:
        """Whether the others play on without pauses to the end of the match."""
        ...

    def hasten(self, on: bool) -> None:
        """Let the others play on without pauses, or no longer."""
        ...

    def button_row(self, number: int) -> pygame.Rect:
        """The place of a button beside the hand, counted from below."""
        ...


AnyContext: TypeAlias = TableContext[SeatView]
"""What those parts are given that know no game."""
