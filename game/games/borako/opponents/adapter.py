"""What Borako tells the opponents of its family: what its rules allow, and how it values hand, reserve and pile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb
from typing import Final

from game.cards import Face
from game.families.canasta.opponents.adapter import CanastaAdapter
from game.families.canasta.opponents.beliefs import Beliefs, Seen
from game.families.canasta.opponents.evaluation import MOST_WILDS, Evaluation
from game.families.canasta.opponents.feeding import Feeding
from game.families.canasta.opponents.hand_shape import HandShape, Held
from game.families.canasta.opponents.position import TableShape
from game.families.canasta.opponents.projects import CLEAN_RUN, Prospects, RunShape
from game.games.borako.rules.legal import may_go_out
from game.games.borako.rules.meld import LAW, half_points, meld_bonus
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.scoring import UNTAKEN_MOUR
from game.games.borako.rules.state import DECK, HAND_SIZE, MOUR_SIZE, SEATS, TEAMS, Faces
from game.games.borako.rules.view import BorakoView
from game.melds.meld import Meld

SET_BONUS: Final = {0: (300.0, 150.0, 0.0), 1: (400.0, 200.0, 0.0), 2: (300.0, 150.0, 0.0)}
"""By the rank's index, as in `face % 13`, the bonus of a set without wilds, with one, with two (borako 7.2, 7.3)."""
FULL_STOCK: Final = float(len(DECK) - SEATS * HAND_SIZE - len(set(TEAMS)) * MOUR_SIZE)


class BorakoAdapter(CanastaAdapter):
    """The rules of Borako under some options."""

    every_meld = True

    def __init__(self, options: BorakoOptions) -> None:
        super().__init__(
            LAW, SET_BONUS, full_stock=FULL_STOCK, untaken=UNTAKEN_MOUR, going_out_bonus=options.going_out_bonus
        )
        self._options = options

    def points(self, cards: Sequence[Face]) -> float:
        """In points, of which a card may count half a one (borako 10.1)."""
        return half_points(cards, self._options) / 2.0

    def bonus(self, meld: Meld) -> float:
        """By its length and its wilds (borako 6.2, 7.2)."""
        return meld_bonus(meld)

    def may_go_out(self, melds: tuple[Meld, ...]) -> bool:
        """With the Mour taken (borako 9.1)."""
        return may_go_out(self._options, melds)

    def turns_last(self, stock: int, turns: int, draw_share: float) -> float:
        """The round is over when the last card is drawn (borako 9.3)."""
        return 1.0 - sum(
            [
                comb(turns, draws) * draw_share**draws * (1 - draw_share) ** (turns - draws)
                for draws in range(stock, turns + 1)
            ]
        )

    def hope_of_run(self, prospects: Prospects, suit: int, run: RunShape, held: Held, wild: float) -> tuple[float, int]:
        """By becoming a run of seven, and by its 2 coming home (borako 4.2, 6.2)."""
        worth, used = prospects.run(suit, run, held[0], wild)
        if run.own_two:
            chance, home = prospects.coming_home(suit, run, held[0])
            worth += chance * max(0.0, CLEAN_RUN - worth)
            used |= home
        return worth, used


@cache
def adapter_of(options: BorakoOptions) -> BorakoAdapter:
    """The one adapter for these options."""
    return BorakoAdapter(options)


def seen(view: BorakoView, hand: Faces, lying: Faces, drawn: int = 0) -> Seen:
    """A view for a turn that goes on with this hand and pile after `drawn` more cards of the stock."""
    seat, team = view.seat, view.team
    partner, following, before = ((seat + step) % SEATS for step in (2, 1, 3))
    return Seen(
        hand=hand,
        lying=lying,
        melds=(view.melds[team], view.melds[1 - team]),
        counts=view.counts,
        known=view.known,
        friends=(partner,),
        rivals=(following, before),
        stock=view.stock_count - drawn,
        turns=SEATS - 1,
        free=not view.reserve_taken[team],
        rival_free=not view.reserve_taken[1 - team],
    )


class BorakoEvaluation(Evaluation):
    """Cards are kept to sweep the next pile with, and wilds as long as the stock lasts."""

    last_card_counts = True

    def kept(self, hand: HandShape, keys: int, cards_after: int) -> float:
        """Cards that fit the own melds and runs still in hand are keys to the pile."""
        del cards_after
        weights = self.beliefs.weights
        keys += hand.lays
        held = weights.first_key + (weights.second_key if keys > 1 else 0.0) if keys else 0.0
        wilds = self.fading(weights.wild_held * min(hand.wilds, MOST_WILDS))
        return held * self.beliefs.another_turn + wilds

    def melds_alone(self, table: TableShape, potential: float, cards: float) -> float:
        """What is to come, and no more."""
        return self.earned(table) + potential + cards


class BorakoFeeding(Feeding):
    """The pile is swept whole, so that every card on it adds to the loss (borako 3.1)."""

    copies_spent = 1

    def __init__(self, beliefs: Beliefs) -> None:
        super().__init__(beliefs)
        self._lying_loss = self.lying_chance * self.lying_gain

    def gain(self, card: Face) -> float:
        """Also as a card of the hand."""
        return super().gain(card) + self.beliefs.weights.pile_card

    def loss_with(self, gain: float, chance: float) -> float:
        """Beyond what the pile brings as it lies."""
        return self.beliefs.weights.feed * (chance * (self.lying_gain + gain) - self._lying_loss)

    def loss_as_it_lies(self) -> float:
        """What a sweep now would spare the team."""
        return self.beliefs.weights.feed * self._lying_loss * self.beliefs.next_turn

    def cost(self, card: Face, last: bool) -> float:
        """Nothing by which the round ends."""
        if last:
            return self.fed(card) if self.beliefs.seen.free else 0.0
        return self.fed(card) * self.beliefs.next_turn
