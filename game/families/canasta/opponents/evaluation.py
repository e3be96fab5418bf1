"""What a position is worth to its team when the turn is over, in round points."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from game.cards import Face
from game.families.canasta.opponents.beliefs import Beliefs
from game.families.canasta.opponents.hand_shape import WILD_FACES, HandShape, Held, hand_shape
from game.families.canasta.opponents.position import Position, TableShape, after_discard, points_of_hand, table_shape
from game.families.canasta.opponents.projects import BOTH_ACES, Prospects, RunShape, SetShape
from game.families.canasta.opponents.weights import SHORT_HAND


class Terms(NamedTuple):
    """The parts of a position's worth, in round points."""

    bonus: float
    """Bonuses on the table, and what they allow."""
    hope: float
    """Bonuses that may still come."""
    cards: float
    """Card points melded, less those held."""
    keys: float
    """Cards and wilds kept for what is to come."""
    landing: float
    """Melds on which coming cards can land."""
    ending: float
    """Being near the reserve hand, or near going out."""


class _Hope(NamedTuple):
    """What the runs of a suit, or the sets of a rank, may come to earn."""

    worth: float
    by_wild: list[float]
    """How much more each of them with a wild kept for it."""
    used: tuple[int, int, int] = (0, 0, 0)
    """How many aces, 2s and 3s of the hand the runs on the table wait for."""


MOST_WILDS: Final = 4
"""More wilds in one hand are worth no more."""
_ONE_OF_TWENTY: Final = 0.05
"""The share of `landing` for each face."""


class Evaluation(ABC):
    """Judges positions of one decision; remembers the worth of suits and ranks it has met."""

    last_card_counts: ClassVar[bool] = False
    """Whether the card by whose discard the player goes out is counted against the team like those of the partner."""

    def __init__(self, beliefs: Beliefs) -> None:
        self.beliefs = beliefs
        adapter, weights = beliefs.adapter, beliefs.weights
        self._weights = weights
        self._free = beliefs.seen.free
        self._stock = min(float(beliefs.seen.stock), adapter.full_stock)
        self._full_stock = adapter.full_stock
        self._prospects = Prospects(weights, beliefs.ours, adapter.set_bonus)
        self._set_ranks = tuple([rank - 1 for rank in adapter.rules.set_ranks])
        self._wild = weights.wild_reach, max(weights.wild_reach, weights.wild_kept)
        self._suits: dict[tuple[int, tuple[RunShape, ...], Held], _Hope] = {}
        self._sets: dict[tuple[int, tuple[SetShape, ...], int], _Hope] = {}
        self._patience = weights.patience * beliefs.another_turn
        self._held_factor = weights.card_held + weights.card_late * (1.0 - self.fading(1.0) * beliefs.another_turn)
        self._reserve_by_cards: dict[float, float] = {}
        self._rival_future: float | None = None

    @abstractmethod
    def kept(self, hand: HandShape, keys: int, cards_after: int) -> float:
        """What the cards kept in hand are worth, of which `keys`, wilds left out, fit melds of the team."""

    @abstractmethod
    def melds_alone(self, table: TableShape, potential: float, cards: float) -> float:
        """What melds are worth without a hand: bonuses, their `potential`, and the worth of their `cards`."""

    def fading(self, worth: float) -> float:
        """What is worth so much with a full stock to come."""
        return worth * self._stock / self._full_stock

    def landing(self, table: TableShape) -> float:
        """The worth of melds on which coming cards can land."""
        faces = (table.fits & ~WILD_FACES & self.beliefs.alive).bit_count()
        return self._weights.landing * faces * _ONE_OF_TWENTY * self.beliefs.another_turn

    def earned(self, table: TableShape) -> float:
        """Bonuses on the table, and the right to go out."""
        return table.bonus + (self._weights.going_out_right if table.may_go_out else 0.0)

    def worth(self, position: Position, cards_after: int) -> float:
        """The worth of going on with this position and `cards_after` cards in hand once the turn is over."""
        return sum(self.terms(position, cards_after))

    def terms(self, position: Position, cards_after: int) -> Terms:
        """What the worth of a position is made of."""
        weights = self._weights
        another_turn = self.beliefs.another_turn
        hand = hand_shape(position.hand)
        table = position.table
        plain = table.fits & ~WILD_FACES
        keys = (plain & hand.once).bit_count() + (plain & hand.twice).bit_count()
        if self._free:
            ending = self._reserve(self._seeming(hand, table, keys, cards_after))
        elif table.may_go_out:
            seeming = self._seeming(hand, table, keys, cards_after)
            ending = weights.exit_pull * math.exp(-seeming / weights.exit_fade) * another_turn
        elif weights.stuck:
            ending = self.fading(-weights.stuck * math.exp((1.0 - cards_after) / weights.stuck_fade)) * another_turn
        else:
            ending = 0.0
        if cards_after == 1:
            ending -= weights.pique * another_turn
        cards = weights.card_melded * table.points
        return Terms(
            self.earned(table),
            self._patience * (self._hoped(hand, table) - table.bonus),
            cards - self._held_factor * points_of_hand(position.hand, position.adapter),
            self.kept(hand, keys, cards_after) + self.fading(weights.two_home * table.twos),
            self.landing(table),
            ending,
        )

    def _seeming(self, hand: HandShape, table: TableShape, keys: int, cards_after: int) -> float:
        """How many cards the hand seems to hold to who wants to empty it: those that can be added any time are soon out
        of it, wilds above all, so that nothing is gained by adding them early.
        """
        weights = self._weights
        ease = weights.key_ease * min(keys, cards_after - 1)
        if table.fits & WILD_FACES & hand.once:
            ease += weights.wild_ease * min(hand.wilds, MOST_WILDS, cards_after - 1)
        return max(0.0, cards_after - ease)

    def worth_of_last(self, position: Position, card: Face, at_once: bool) -> float:
        """The worth of ending the turn with the last card of the hand; `at_once` as in `worth_of_reserve`."""
        if self._free:
            return self.worth_of_reserve(position, at_once)
        return self.worth_of_going_out(position if self.last_card_counts else after_discard(position, card))

    def worth_of_going_out(self, position: Position) -> float:
        """The worth of ending the round with these melds, comparable with `worth`."""
        beliefs = self.beliefs
        weights = beliefs.weights
        table = position.table
        total = table.bonus + weights.going_out_right + weights.card_melded * table.points
        total += beliefs.adapter.going_out_bonus
        total -= sum(beliefs.partner_cards) * weights.partner_card * weights.card_melded
        for cards in beliefs.partner_cards:
            total -= max(0, cards - SHORT_HAND) * weights.partner_full * beliefs.another_turn
        total -= points_of_hand(position.hand, position.adapter)
        return total + weights.denial * self._future_of_rivals() * beliefs.next_turn

    def worth_of_reserve(self, position: Position, at_once: bool) -> float:
        """The worth of having emptied the hand into the reserve with these melds; `at_once` if the turn goes on."""
        weights = self._weights
        table = position.table
        potential = self._patience * (self._hoped(hand_shape(()), table) - table.bonus)
        total = self.melds_alone(table, potential, weights.card_melded * table.points)
        total += self.beliefs.adapter.untaken + self.fading(weights.reserve_gain)
        return total + (weights.reserve_at_once if at_once else 0.0)

    def _hoped(self, hand: HandShape, table: TableShape) -> float:
        """The bonuses that runs and sets may come to earn, those earned included; each wild in hand is kept for the one
        that gains the most by it.
        """
        total = 0.0
        gains: list[float] = []
        spoken_for = [0, 0, 0]
        for suit in range(4):
            of_suit = (suit, table.runs[suit], hand.suits[suit])
            hope = self._suits.get(of_suit)
            if hope is None:
                hope = self._suits[of_suit] = self._suit(suit, table.runs[suit], hand.suits[suit])
            total += hope.worth
            gains += hope.by_wild
            for rank in range(3):
                spoken_for[rank] += hope.used[rank]
        for rank in self._set_ranks:
            held = max(0, hand.ranks[rank] - spoken_for[rank])
            if table.sets[rank] or held > 2:
                of_rank = (rank, table.sets[rank], held)
                hope = self._sets.get(of_rank)
                if hope is None:
                    hope = self._sets[of_rank] = self._set(rank, table.sets[rank], held)
                total += hope.worth
                gains += hope.by_wild
        wilds = hand.wilds - spoken_for[1]
        if wilds:
            gains.sort(reverse=True)
            total += sum(gains[: min(wilds, MOST_WILDS)])
        return total

    def _suit(self, suit: int, runs: tuple[RunShape, ...], held: Held) -> _Hope:
        hope = self.beliefs.adapter.hope_of_run
        prospects = self._prospects
        chance, kept = self._wild
        once, twice = held
        total = 0.0
        gains = []
        aces = twos = threes = 0
        for run in runs:
            worth, used = hope(prospects, suit, run, (once, twice), chance)
            if not run.wilds:
                gains.append(hope(prospects, suit, run, (once, twice), kept)[0] - worth)
            total += worth
            if used & BOTH_ACES:
                aces += 1
                used |= BOTH_ACES
            twos += used >> 2 & 1
            threes += used >> 3 & 1
            once, twice = (once & ~used) | (twice & used), twice & ~used
        for _ in range(2):
            if not once & (once - 1):
                break
            worth, used = prospects.planned_run(suit, once, chance)
            if not used:
                break
            gains.append(prospects.planned_run(suit, once, kept)[0] - worth)
            total += worth
            once, twice = (once & ~used) | (twice & used), twice & ~used
        return _Hope(total, gains, (aces, twos, threes))

    def _set(self, rank: int, sets: tuple[SetShape, ...], held: int) -> _Hope:
        weights = self._weights
        odds = self.beliefs.ours.ranks[rank]
        total = 0.0
        gains = []
        left = held

        def count(on_table: int, wilds: int, chances: Sequence[float], share: float) -> float:
            worth, better = (
                share * self._prospects.set_(rank, on_table, wilds, left, chances, wild) for wild in self._wild
            )
            gains.append(better - worth)
            return worth

        for size, _, wilds in sets:
            total += count(size - wilds, wilds, odds, 1.0)
            left = 0
        if left > 2:
            total += count(0, 0, [chance * weights.alone for chance in odds], weights.project)
        return _Hope(total, gains)

    def _reserve(self, cards: float) -> float:
        """The hope of the reserve with so many cards in hand: not losing what it costs untaken, and having it early."""
        beliefs = self.beliefs
        if beliefs.seen.stock <= 0:
            return 0.0
        known = self._reserve_by_cards.get(cards)
        if known is not None:
            return known
        weights = beliefs.weights
        turns = beliefs.seen.stock * weights.turns_a_card * 2.0 / (beliefs.seen.turns + 1)
        misses = 1.0 - self._rate(cards)
        for others in beliefs.partner_cards:
            misses *= 1.0 - self._rate(others)
        never = math.pow(misses, turns)
        early = 1.0 - (1.0 - never) / ((1.0 - misses) * turns) if turns > 1.0 else 0.0
        hope = beliefs.adapter.untaken * (1.0 - never) + self.fading(weights.reserve_gain) * max(0.0, early)
        self._reserve_by_cards[cards] = hope
        return hope

    def _rate(self, cards: float) -> float:
        """The chance of emptying a hand of so many cards in one turn."""
        weights = self._weights
        return min(weights.reserve_surest, weights.reserve_rate / math.pow(max(1.0, cards), weights.reserve_bend))

    def _future_of_rivals(self) -> float:
        if self._rival_future is None:
            self._rival_future = self._reckon_rivals()
        return self._rival_future

    def _reckon_rivals(self) -> float:
        """What the opponents would still gain if the round went on, their hands and reserve included."""
        beliefs = self.beliefs
        adapter, weights = beliefs.adapter, beliefs.weights
        prospects = Prospects(weights, beliefs.theirs, adapter.set_bonus)
        table = table_shape(beliefs.seen.melds[1], adapter)
        hoped = 0.0
        wild = min(1.0, 2 * weights.wild_reach)
        for suit in range(4):
            for run in table.runs[suit]:
                hoped += adapter.hope_of_run(prospects, suit, run, (0, 0), wild)[0]
        for rank in self._set_ranks:
            for size, _, wilds in table.sets[rank]:
                hoped += prospects.set_(rank, size - wilds, wilds, 0, beliefs.theirs.ranks[rank], wild)
        total = hoped - table.bonus
        if beliefs.seen.rival_free:
            total += self.fading(weights.rival_reserve) + adapter.untaken
        return total + weights.rival_card * sum(beliefs.rival_cards)
