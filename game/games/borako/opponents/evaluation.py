"""What a position is worth to its team when the turn is over, in round points."""

from __future__ import annotations

import math
from typing import Final

from game.cards import Face
from game.families.canasta.opponents.eval_terms import Terms
from game.families.canasta.opponents.faces import WILD_FACES
from game.families.canasta.opponents.hand_shape import HandShape, Held, hand_shape
from game.families.canasta.opponents.potential import Hopes
from game.families.canasta.opponents.projects import Prospects, RunShape, SetShape
from game.games.borako.opponents.beliefs import Beliefs
from game.games.borako.opponents.position import Position, TableShape, points_of_hand, table_shape
from game.games.borako.rules.scoring import UNTAKEN_MOUR

SET_BONUS: Final = {0: (300.0, 150.0, 0.0), 1: (400.0, 200.0, 0.0), 2: (300.0, 150.0, 0.0)}
"""By the rank's index, as in `face % 13`, the bonus of a set without wilds, with one, with two (borako 7.2, 7.3)."""
FULL_STOCK: Final = 40.0
TURNS_A_CARD: Final = 0.42
"""Turns that a player may still have for each card of the stock, some of which begin with a sweep."""


class Evaluation:
    """Judges positions of one decision; remembers the worth of suits it has met."""

    def __init__(self, reading: Beliefs) -> None:
        self.reading = reading
        self._prospects = Prospects(reading.weights, reading.ours, SET_BONUS)
        self._runs = Hopes(self._prospects, self._of_run)
        self._sets: dict[tuple[int, tuple[SetShape, ...], int, int], float] = {}
        self._patience = reading.weights.patience * reading.another_turn
        self._mours: dict[float, float] = {}
        self._rival_future: float | None = None

    def worth(self, position: Position, cards_after: int) -> float:
        """The worth of going on with this position and `cards_after` cards in hand once the turn is over."""
        return sum(self.terms(position, cards_after))

    def terms(self, position: Position, cards_after: int) -> Terms:
        """What the worth of a position is made of."""
        reading = self.reading
        weights = reading.weights
        hand = hand_shape(position.hand)
        table = position.table
        plain = table.fits & ~WILD_FACES
        keys = (plain & hand.once).bit_count() + (plain & hand.twice).bit_count()
        held = weights.first_key + (weights.second_key if keys > 1 else 0.0) if keys else 0.0
        landing = weights.landing * (plain & reading.alive).bit_count() * 0.05
        ending = 0.0
        if reading.mour_open:
            ending = self._mour(max(0.0, cards_after - weights.key_ease * min(keys, cards_after - 1)))
        elif table.may_go_out:
            ending = weights.exit_pull * math.exp(-cards_after / 3.0) * reading.another_turn
        return Terms(
            table.bonus,
            self._patience * (self._hoped(hand, table) - table.bonus),
            weights.card_melded * table.points - weights.card_held * self._points(position.hand),
            held * reading.another_turn + weights.wild_held * min(hand.wilds, 3) * reading.stock / FULL_STOCK,
            landing * reading.another_turn,
            ending,
        )

    def worth_of_going_out(self, position: Position) -> float:
        """The worth of ending the round with these melds, comparable with `worth`."""
        reading = self.reading
        weights = reading.weights
        table = position.table
        total = table.bonus + weights.card_melded * table.points + reading.options.going_out_bonus
        total -= reading.partner_cards * 0.9 * weights.card_melded
        total -= self._points(position.hand)
        return total + weights.denial * self._future_of_rivals() * reading.next_turn

    def worth_of_mour(self, position: Position, at_once: bool) -> float:
        """The worth of having emptied the hand into the Mour with these melds."""
        reading = self.reading
        weights = reading.weights
        table = position.table
        hoped = self._hoped(hand_shape(()), table)
        total = table.bonus + self._patience * (hoped - table.bonus) + weights.card_melded * table.points
        total += UNTAKEN_MOUR + self._gain_of_mour()
        return total + (weights.mour_at_once if at_once else 0.0)

    def _points(self, hand: tuple[Face, ...]) -> float:
        return points_of_hand(hand) + hand_shape(hand).jokers * self.reading.options.joker_value

    def _hoped(self, hand: HandShape, table: TableShape) -> float:
        weights = self.reading.weights
        wilds = min(hand.wilds, 3)
        wild = min(1.0, weights.wild_reach + weights.wild_in_hand * wilds)
        total = self._runs.of_suits(table.runs, hand, wilds, wild)
        for rank in range(3):
            if table.sets[rank] or hand.ranks[rank] > 2:
                held = (rank, table.sets[rank], hand.ranks[rank], wilds)
                worth = self._sets.get(held)
                if worth is None:
                    worth = self._sets[held] = self._set(rank, table.sets[rank], hand.ranks[rank], wild)
                total += worth
        return total

    def _of_run(self, suit: int, run: RunShape, held: Held, wild: float) -> tuple[float, int]:
        return self._prospects.run(suit, run, held[0], wild)

    def _set(self, rank: int, sets: tuple[SetShape, ...], held: int, wild: float) -> float:
        weights = self.reading.weights
        odds = self.reading.ours.ranks[rank]
        total = 0.0
        left = held
        for size, _, wilds in sets:
            total += self._prospects.set_(rank, size - wilds, wilds, left, odds, wild)
            left = 0
        if left > 2:
            alone = tuple(chance * weights.alone for chance in odds)
            total += weights.project * self._prospects.set_(rank, 0, 0, left, alone, wild)
        return total

    def _mour(self, cards_after: float) -> float:
        """The hope of the Mour: not losing 100, and having its cards early."""
        reading = self.reading
        if reading.stock <= 0:
            return 0.0
        known = self._mours.get(cards_after)
        if known is not None:
            return known
        turns = reading.stock * TURNS_A_CARD
        misses = (1.0 - self._rate(cards_after)) * (1.0 - self._rate(reading.partner_cards))
        never = math.pow(misses, turns)
        early = 1.0 - (1.0 - never) / ((1.0 - misses) * turns) if turns > 1.0 else 0.0
        hope = UNTAKEN_MOUR * (1.0 - never) + self._gain_of_mour() * max(0.0, early)
        self._mours[cards_after] = hope
        return hope

    def _rate(self, cards: float) -> float:
        """The chance of emptying a hand of so many cards in one turn."""
        weights = self.reading.weights
        return min(0.9, weights.mour_rate / math.pow(max(1.0, cards), weights.mour_bend))

    def _gain_of_mour(self) -> float:
        """What having eleven more cards now is worth, beside not losing 100."""
        return self.reading.weights.mour_gain * self.reading.stock / FULL_STOCK

    def _future_of_rivals(self) -> float:
        if self._rival_future is None:
            self._rival_future = self._reckon_rivals()
        return self._rival_future

    def _reckon_rivals(self) -> float:
        """What the opponents would still gain if the round went on, their hands and Mour included."""
        reading = self.reading
        prospects = Prospects(reading.weights, reading.theirs, SET_BONUS)
        table = table_shape(reading.options, reading.rival_melds)
        hoped = 0.0
        wild = min(1.0, 2 * reading.weights.wild_reach)
        for suit in range(4):
            for shape in table.runs[suit]:
                hoped += prospects.run(suit, shape, 0, wild)[0]
        for rank in range(3):
            for size, _, wilds in table.sets[rank]:
                hoped += prospects.set_(rank, size - wilds, wilds, 0, reading.theirs.ranks[rank], wild)
        total = hoped - table.bonus
        if reading.rival_mour_open:
            total += UNTAKEN_MOUR
        return total + reading.weights.rival_card * sum(reading.rival_cards)
