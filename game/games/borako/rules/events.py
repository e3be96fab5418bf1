"""The events of Borako, one dataclass a kind (borako 2, 3, 8, 9)."""

from __future__ import annotations

from typing import ClassVar

from game.engine import CardsDealt, Event, MatchEnded, RoundEnded, Shuffled, TurnBegan
from game.melds.common import Added, Discarded, Drawn, Laid, WentOut


class Swept(Event):
    """The whole discard pile was taken (takweesh)."""


class MourTaken(Event):
    """A player whose hand went empty took the Mour of the team (borako 8.1)."""

    reveals: ClassVar[bool] = True


BorakoEvent = (
    Shuffled
    | CardsDealt
    | TurnBegan
    | Drawn
    | Swept
    | Laid
    | Added
    | Discarded
    | MourTaken
    | WentOut
    | RoundEnded
    | MatchEnded
)
