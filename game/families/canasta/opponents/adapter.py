"""What a game of the family tells its opponents: what its rules allow and what they count."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from game.cards import Face
from game.families.canasta.opponents.hand_shape import Held
from game.families.canasta.opponents.projects import Prospects, RunShape
from game.families.canasta.rules.legal import MeldLaw
from game.melds.meld import Meld


class CanastaAdapter(ABC):
    """One game under some house rules. There is one for each choice of them, so that memos can be kept by it."""

    far_from_empty: float = math.inf
    """Cards left by a plan above which none is looked for that empties the hand."""

    every_meld: bool = False
    """Whether melds with two wilds are thought of too, where nothing else is legal."""

    def __init__(
        self,
        law: MeldLaw,
        set_bonus: Mapping[int, tuple[float, float, float]],
        *,
        full_stock: float,
        untaken: float,
        going_out_bonus: float,
    ) -> None:
        self.rules = law.rules
        self.copies = law.copies
        self.set_bonus = set_bonus
        """By the rank's index, as in `face % 13`, the bonus of a set without wilds, with one, and with more."""
        self.full_stock = full_stock
        """Cards to be drawn when a round begins, about."""
        self.untaken = untaken
        """Points that a team loses which takes no reserve."""
        self.going_out_bonus = going_out_bonus
        """Points for the team that goes out."""

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

    @abstractmethod
    def hope_of_run(self, prospects: Prospects, suit: int, run: RunShape, held: Held, wild: float) -> tuple[float, int]:
        """What a run of a suit may earn with the places held and the chance of a wild, and which of the places it would
        use.
        """
