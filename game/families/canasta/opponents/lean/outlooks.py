"""The outlooks of both teams from one moment of a round on, made when they are first asked for."""

from __future__ import annotations

from typing import Final

from game.families.canasta.opponents.lean.law import LeanLaw
from game.families.canasta.opponents.lean.meld_book import MeldBook
from game.families.canasta.opponents.lean.outlook import Outlook
from game.families.canasta.opponents.lean.traits import Traits
from game.families.canasta.opponents.odds import odds_of
from game.families.canasta.opponents.weights import Weights

STAGE: Final = 4
"""Cards of the stock that are one stage of the round, whose chances are taken to be the same."""


class Outlooks:
    """What everybody knows at a moment, and what both teams may hope for from then on."""

    def __init__(
        self,
        law: LeanLaw,
        book: MeldBook,
        weights: Weights,
        traits: Traits,
        unseen: list[int],
        pile: list[int],
        known: list[list[int]],
        stock: int,
        own: list[int],
        own_team: int,
    ) -> None:
        """`unseen` and `pile` count by face the copies nobody has shown and those lying open, `known` by team and face
        those known to be in its hands; `stock` is how many cards are to be drawn now. Of the copies nobody has shown
        the looker, who is of the team `own_team`, holds `own`; the team is -1 where all look together.
        """
        self.law: Final[LeanLaw] = law
        self.book: Final[MeldBook] = book
        self.weights: Final[Weights] = weights
        self.traits: Final[Traits] = traits
        self._unseen: Final[list[int]] = unseen
        self._pile: Final[list[int]] = pile
        self._known: Final[list[list[int]]] = known
        self._stock: Final[int] = stock
        self._made: Final[dict[int, Outlook]] = {}
        self._own: Final[list[int]] = own
        self._own_team: Final[int] = own_team

    def of(self, team: int, stock: int) -> Outlook:
        """What a team may hope for with so many cards to be drawn."""
        stage = stock if stock >= self._stock - 1 or stock <= STAGE else max(STAGE, stock - stock % STAGE)
        key = stage << 1 | team
        outlook = self._made.get(key)
        if outlook is None:
            outlook = self._outlook(team, stage)
            self._made[key] = outlook
        return outlook

    def forget(self) -> None:
        """Be as if just made, but for what is known of chances."""
        for outlook in self._made.values():
            outlook.forget()

    def _outlook(self, team: int, stock: int) -> Outlook:
        weights = self.weights
        looks = self._own_team >= 0
        unseen = [self._unseen[face] - self._own[face] for face in range(53)] if looks else self._unseen
        alive = 0
        for face in range(53):
            if unseen[face] or self._pile[face]:
                alive |= 1 << face
        odds = odds_of(weights, stock, unseen, self._pile, self._known[team], self._known[1 - team])
        turns = turns_between(self.law, team)
        chance = 0.0
        if stock > turns:
            chance = 1.0
        elif stock > 0:
            chance = self.book.adapter.turns_last(stock, turns, weights.draw_share)
        return Outlook(self.law, self.book, weights, self.traits, odds, looks, alive, stock, turns, chance)


def turns_between(law: LeanLaw, team: int) -> int:
    """Turns of others between two of a player of the team."""
    order = law.order
    for place in range(len(order)):
        if law.teams[order[place]] == team:
            for step in range(1, len(order) + 1):
                if order[(place + step) % len(order)] == order[place]:
                    return step - 1
    return len(order) - 1
