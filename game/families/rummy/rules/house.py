"""The numbers in which the rummies differ, and the clauses of the book that rules each of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, Protocol

from game.cards import JOKER, Face, Rank, deck
from game.engine import Refusal
from game.melds.fixed_jokers import FixedRules

DECK: Final = deck(2, jokers=4)
"""Two decks and four jokers in both games."""


class TakeRule(Enum):
    """The duty that comes with taking the top of the discards."""

    FREE = auto()
    OPENED_BY_IT = auto()
    """A player who has not opened must open this turn with it."""
    MELDED = auto()
    """The card must be melded this turn."""
    MELDED_FIRST = auto()
    """The card must be melded before anything else is done."""


@dataclass(frozen=True, slots=True)
class AtOnce:
    """The rule for opening and going out in one turn, where that counts more than going out."""

    key: str
    """The game's key of it: in lines of a score, in traits of a round and in descriptions of a round."""
    points: int
    """The winner's points; those of all others are doubled."""


@dataclass(frozen=True, slots=True, eq=False)
class HouseRules:
    """One book with the options chosen."""

    refusals: Mapping[str, str]
    """For every reason of a refusal that can occur its clause."""
    scores: Mapping[str, str]
    """For every key of a score line, and every way a round ends for nobody, its clause."""
    melds: FixedRules
    opening_melds: FixedRules
    """The rules of melds with the values that count in an opening."""
    hand_size: int
    """The starter gets one more."""
    ace_in_hand: int
    joker_in_hand: int
    opening_points: int
    pure_run: bool
    """Whether an opening needs a run with three naturals in a row."""
    melds_after_opening: bool
    """Whether the turn of the opening may go on with lays, adds and swaps."""
    stock_draws: int
    """The number of draws of a round, counted from the second player's first, that must be from the stock."""
    taking: TakeRule
    taken_returns: bool
    """Whether the card taken may be discarded in the same turn, where nothing else is to be done with it."""
    swaps: bool
    """Whether jokers may be won."""
    won_first: bool
    """Whether a won joker must be melded before anything else is done."""
    won_elsewhere: bool
    """Whether a won joker must go to another meld than the one it came from."""
    joker_may_finish: bool
    shuffles: int
    """The number of times that the discards become the stock again."""
    quiet_turns: int | None
    """A round is over after so many turns in a row without a stock draw or a melded card."""
    limit: int
    """The total that ends a match or puts a player out."""
    last_one_wins: bool
    """Whether players drop out at the limit until one is left; else the match ends there, and the lowest total wins."""
    winner_points: int
    at_once: AtOnce | None
    """The rule for going out in the turn of the opening; None where that is like any other."""
    hands_count_unwon: bool
    """Whether hands count where a round ends without a winner."""
    unopened_points: int | None
    """The points of a player who never opened, instead of the hand; None where the hand counts."""

    @property
    def melds_taken(self) -> bool:
        """Whether every card taken must be melded in the same turn."""
        return self.taking in (TakeRule.MELDED, TakeRule.MELDED_FIRST)

    def binds(self, *, opened: bool) -> bool:
        """Whether a card that is taken now obliges the player to anything in the rest of the turn."""
        free = self.taking is TakeRule.FREE or (self.taking is TakeRule.OPENED_BY_IT and opened)
        return not (free and self.taken_returns)

    def refuse(self, reason: str, *params: tuple[str, str | int]) -> Refusal:
        """The refusal for a reason, with the clause of this book."""
        return Refusal(self.refusals[reason], reason, params)

    def value_in_hand(self, face: Face) -> int:
        """Return the value of a card left in a hand."""
        if face == JOKER:
            return self.joker_in_hand
        return self.ace_in_hand if face.rank is Rank.ACE else min(face.rank, 10)


class HouseOptions(Protocol):
    """The options of one of the rummies, and the rules that follow from them."""

    @property
    def house(self) -> HouseRules:
        """The rules with these options."""
