"""What a game of the family tells its opponents: what its rules allow and what they count."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from game.cards import Face
from game.families.canasta.rules.legal import MeldLaw
from game.melds.meld import Meld


class CanastaAdapter(ABC):
    """One game under some house rules. There is one for each choice of them, so that memos can be kept by it."""

    def __init__(self, law: MeldLaw) -> None:
        self.rules = law.rules
        self.copies = law.copies

    @abstractmethod
    def points(self, cards: Sequence[Face]) -> float:
        """What cards count, melded or left in a hand, in points."""

    @abstractmethod
    def bonus(self, meld: Meld) -> float:
        """The bonus of a meld, in points."""

    @abstractmethod
    def may_go_out(self, melds: tuple[Meld, ...]) -> bool:
        """Whether a team that owns these melds may go out, its reserve taken or out of reach."""

    @abstractmethod
    def turns_last(self, stock: int, turns: int, draw_share: float) -> float:
        """The chance that the stock is not used up within so many turns, of which a share begins with a draw."""
