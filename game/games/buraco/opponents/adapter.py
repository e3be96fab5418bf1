"""What Buraco tells the opponents of its family: what its rules allow, and how it values hand, reserve and pile.

A turn is told as it may go on: hand, melds of the team, pile, and what the guard allows (buraco 3, 7.4, 9.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from game.cards import Face, with_entry
from game.families.canasta.opponents.adapter import CanastaAdapter
from game.families.canasta.opponents.beliefs import Seen
from game.families.canasta.opponents.evaluation import MOST_WILDS, Evaluation
from game.families.canasta.opponents.feeding import Feeding
from game.families.canasta.opponents.hand_shape import HandShape, Held
from game.families.canasta.opponents.position import Position, TableShape, position_of
from game.families.canasta.opponents.projects import BOTH_ACES, Prospects, RunShape
from game.games.buraco.rules.legal import may_be_discarded, refuse_leaving
from game.games.buraco.rules.meld import law_of, owns_limpa
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.scoring import BONUSES, HIGH_OPENING, Canastra, card_points, meld_bonus
from game.games.buraco.rules.state import TEAM_OF_SEAT, Faces, Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.melds.meld import Meld

ACES: Final = {0: (200.0, 100.0, 100.0)}
"""The bonus of aces without wilds, with one, and with more (buraco 5)."""
FULL_STOCK: Final = 64.0
"""Between two players, without the mortos; more cards than these are worth no more."""
_ALL_PLACES: Final = (1 << 15) - 2
_FAR: Final = 6
"""A run that lacks more places than these from ace to ace is not expected to fill them."""


class BuracoAdapter(CanastaAdapter):
    """The rules of Buraco under some options."""

    far_from_empty = 9

    def __init__(self, options: BuracoOptions) -> None:
        super().__init__(
            law_of(options),
            ACES,
            full_stock=FULL_STOCK,
            untaken=options.morto_penalty,
            going_out_bonus=options.going_out_bonus,
        )

    def points(self, cards: Sequence[Face]) -> float:
        """Alike on the table and in a hand (buraco 2.1)."""
        return card_points(cards)

    def bonus(self, meld: Meld) -> float:
        """By the canastra it is (buraco 6.1)."""
        return meld_bonus(meld)

    def may_go_out(self, melds: tuple[Meld, ...]) -> bool:
        """With a canastra limpa (buraco 7.3)."""
        return owns_limpa(melds)

    def turns_last(self, stock: int, turns: int, draw_share: float) -> float:
        """The round is over when somebody cannot draw (buraco 8.1)."""
        return 1.0 - float(draw_share**stock)

    def hope_of_run(self, prospects: Prospects, suit: int, run: RunShape, held: Held, wild: float) -> tuple[float, int]:
        """As a canastra limpa or suja, by its 2 coming home, and by reaching from ace to ace (buraco 4.4, 6.1)."""
        once, twice = held
        worth, used = prospects.run(suit, run, once, wild)
        if run.own_two:
            chance, home = prospects.coming_home(suit, run, once)
            worth += chance * max(0.0, BONUSES[Canastra.LIMPA] - worth)
            used |= home
        elif not run.wilds:
            missing = _ALL_PLACES & ~run.naturals
            if missing & BOTH_ACES == BOTH_ACES and not twice & BOTH_ACES:
                once &= ~(1 << 1)
            lacking = missing & ~once
            if lacking.bit_count() <= _FAR:
                more = BONUSES[Canastra.AS_A_AS] - BONUSES[Canastra.LIMPA]
                worth += prospects.weights.ace_to_ace * more * prospects.all_of(suit, lacking)
                used |= once & missing
        return worth, used


@cache
def adapter_of(options: BuracoOptions) -> BuracoAdapter:
    """The one adapter for these options."""
    return BuracoAdapter(options)


def seen(view: BuracoView, hand: Faces, lying: Faces, drawn: int = 0) -> Seen:
    """A view for a turn that goes on with these cards to meld and this pile left lying, after `drawn` more cards of the
    stock.
    """
    assert isinstance(view.phase, Taking | Melding), "a turn is in play"
    seat, team, order, place = view.seat, view.team, view.order, view.phase.place
    following = order[(place + 1) % len(order)]
    others = [other for other in range(len(view.counts)) if other not in (seat, following)]
    return Seen(
        hand=hand,
        lying=lying,
        melds=(view.melds[team], view.melds[1 - team]),
        counts=with_entry(view.counts, seat, 0),
        known=with_entry(view.known, seat, ()),
        friends=tuple([other for other in others if TEAM_OF_SEAT[other] == team]),
        rivals=(following, *[other for other in others if TEAM_OF_SEAT[other] != team]),
        stock=max(0, view.stock_count - drawn + sum(view.morto_counts)),  # buraco 8.1
        turns=next(step for step in range(1, len(order) + 1) if order[(place + step) % len(order)] == seat) - 1,
        free=not view.morto_taken[team] and view.mortos_left > 0,
        rival_free=not view.morto_taken[1 - team] and view.mortos_left > 0,
    )


class BuracoEvaluation(Evaluation):
    """Cards are kept for later melds as long as there is another turn to lay them in."""

    def kept(self, hand: HandShape, keys: int, cards_after: int) -> float:
        """Every card, and wilds above all."""
        del keys
        beliefs = self.beliefs
        weights = beliefs.weights
        wild = weights.wild_held + (weights.wild_for_two if beliefs.partner_cards else 0.0)
        kept = weights.card_kept * cards_after + wild * min(hand.wilds, MOST_WILDS)
        return self.fading(kept) * beliefs.another_turn

    def melds_alone(self, table: TableShape, potential: float, cards: float) -> float:
        """And what the morto may bring to land on them."""
        return self.earned(table) + (potential + cards) + self.landing(table)


class BuracoFeeding(Feeding):
    """Of the pile any cards are taken, and one is left (buraco 3.3)."""

    def loss_with(self, gain: float, chance: float) -> float:
        """The whole of what the pile brings, one card of it staying there."""
        beliefs = self.beliefs
        weights = beliefs.weights
        card = weights.pile_card - (weights.pile_card_late if beliefs.seen.late else 0.0)
        taken = self.lying_gain + gain + card * len(beliefs.seen.lying)
        return weights.feed * chance * taken * beliefs.next_turn

    def loss_as_it_lies(self) -> float:
        """With some card on it that helps nobody."""
        return self.loss_with(0.0, self.lying_chance)

    def cost(self, card: Face, last: bool) -> float:
        """The same however the turn ends."""
        return self.fed(card)


_TO_KEEP: Final = 2
"""Cards that stay in hand at the end of a turn while it may not be emptied."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn after the draw or with the first card taken from the pile, before its discard."""

    phase: Melding
    position: Position
    """The hand, and the melds of the own team."""
    pile: Faces
    """The cards that lie in the pile, sorted."""
    free: bool
    """Whether the hand may be emptied because the team takes a morto then (buraco 7.2)."""
    high: bool
    """Whether the team's first melds of the round must be worth 75 (buraco 9.2)."""

    @property
    def must_open_high(self) -> bool:
        """Whether the melds laid now must count so much together (buraco 9.2)."""
        return self.high and not self.position.melds

    def opens_high_enough(self, melds: Sequence[Meld]) -> bool:
        """Whether the melds laid together now count enough (buraco 9.2)."""
        return not self.must_open_high or sum([card_points(meld.cards) for meld in melds]) >= HIGH_OPENING

    def guarded(self, after: Position) -> bool:
        """Whether the turn can still be ended from a position, if it is not over with an empty hand (buraco 7.4)."""
        rules, pile = after.adapter.rules, len(self.pile)
        return refuse_leaving(rules, self.phase, after.hand, pile, lambda: after.melds, free=self.free) is None

    def keeps_enough(self, after: Position) -> bool:
        """Whether enough cards stay in hand after a lay or add, for who looks no farther (buraco 7.1, 7.4)."""
        due = not self.pile or self.phase.from_stock
        may_be_emptied = self.free or after.table.may_go_out
        return self.guarded(after) and (may_be_emptied or len(after.hand) >= _TO_KEEP + due)

    def putting_back(self) -> tuple[Face, ...]:
        """The faces of the hand that may be discarded or put back, if that is due (buraco 3.2, 3.3)."""
        if self.pile and not self.phase.from_stock:
            return ()
        return tuple(card for card in dict.fromkeys(self.position.hand) if may_be_discarded(self.phase, (card,)))

    def whole_taken(self) -> Turn:
        """The turn with all that is left of the pile taken."""
        position = self.position
        hand = tuple(sorted((*position.hand, *self.pile)))
        return replace(self, position=position_of(position.adapter, hand, position.melds), pile=())


def turn_of(view: BuracoView) -> Turn:
    """The turn of the seat of the view, which has drawn or taken; from `Taking` as if a card of the pile were taken
    next, which is not done yet.
    """
    match view.phase:
        case Melding():
            phase = view.phase
        case Taking(place):
            only = view.discards[0] if len(view.discards) == 1 else None
            phase = Melding(place, from_stock=False, only=only, ended=False)
        case _:
            raise ValueError("no turn is in play")
    return Turn(
        phase=phase,
        position=position_of(adapter_of(view.options), view.hand, view.melds[view.team]),
        pile=tuple(sorted(view.discards)),
        free=not view.morto_taken[view.team] and view.mortos_left > 0,
        high=view.high[view.team],
    )
