"""The events of Buraco, one dataclass a kind (buraco 1, 3, 6 to 9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine import CardsDealt, Event, MatchEnded, RoundEnded, Shuffled, TurnBegan
from game.games.buraco.rules.scoring import Canastra
from game.melds.common import Added, Drawn, Laid, Taken, WentOut


class InPique(Event):
    """A player begins the turn with one card in hand (buraco 7.1)."""


class StockRenewed(Event):
    """An untaken morto became the new stock (buraco 8.1)."""


class CanastraCleaned(Event):
    """The wild of a canastra suja found its place: the canastra is limpa now (buraco 6.1)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CanastraMade(Event):
    """A meld became a canastra, or a greater one (buraco 6.1)."""

    kind: Canastra


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(Event):
    """A card was put on the pile."""

    put_back: bool
    """Whether because the whole pile was taken (buraco 3.3)."""


class MortoTaken(Event):
    """A player whose hand went empty took a morto (buraco 7.2)."""

    reveals: ClassVar[bool] = True


BuracoEvent = (
    Shuffled
    | CardsDealt
    | TurnBegan
    | InPique
    | Drawn
    | StockRenewed
    | Taken
    | Laid
    | Added
    | CanastraCleaned
    | CanastraMade
    | Discarded
    | MortoTaken
    | WentOut
    | RoundEnded
    | MatchEnded
)
