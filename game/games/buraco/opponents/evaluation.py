"""What a position is worth to its team when the turn is over, in round points."""

from __future__ import annotations

import math
from typing import Final

from game.families.canasta.opponents.eval_terms import Terms
from game.families.canasta.opponents.faces import WILD_FACES, places
from game.families.canasta.opponents.hand_shape import HandShape, Held, hand_shape
from game.families.canasta.opponents.potential import Hopes
from game.families.canasta.opponents.projects import Prospects, SetShape
from game.games.buraco.opponents.beliefs import Beliefs
from game.games.buraco.opponents.position import Position, Run, TableShape, table_shape
from game.games.buraco.rules.meld import meld_rules
from game.games.buraco.rules.scoring import BONUSES, CANASTRA_SIZE, Canastra, card_points
from game.melds.meld import FloatingRules

ACES: Final = {0: (200.0, 100.0, 100.0)}
"""The bonus of aces without wilds, with one, and with more (buraco 5)."""
FULL_STOCK: Final = 64.0
_ALL_PLACES: Final = (1 << 15) - 2
_BOTH_ACES: Final = 1 << 1 | 1 << 14
_FAR: Final = 6
"""A run that lacks more places than these from ace to ace is not expected to fill them."""
_TURNS_A_CARD: Final = 0.45
"""Turns that a player may still have for each card of the stock, between two players."""


class Evaluation:
    """Judges positions of one decision; remembers the worth of suits it has met."""

    def __init__(self, reading: Beliefs) -> None:
        self.reading = reading
        self._rules: FloatingRules = meld_rules(reading.options)
        self._prospects = Prospects(reading.weights, reading.ours, ACES)
        self._runs = Hopes(self._prospects, self._of_run)
        self._aces: dict[tuple[tuple[SetShape, ...], int, int], float] = {}
        self._patience = reading.weights.patience * reading.another_turn
        self._fullness = min(1.0, reading.stock / FULL_STOCK)
        self._mortos: dict[int, float] = {}
        self._rival_future: float | None = None
        weights = reading.weights
        self._held_factor = weights.card_held + weights.card_late * (1.0 - self._fullness * reading.another_turn)

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
        landing = weights.landing * (plain & reading.alive).bit_count() * 0.05
        ending = 0.0
        if reading.free:
            ending = self._morto(cards_after)
        elif table.limpa:
            ending = weights.exit_pull * math.exp(-cards_after / 3.0) * reading.another_turn
        else:
            ending = -weights.stuck * math.exp((1.0 - cards_after) / weights.stuck_fade) * self._fullness
        wild_held = weights.wild_held + (weights.wild_for_two if reading.partner_cards else 0.0)
        kept = weights.card_kept * cards_after + wild_held * min(hand.wilds, 3)
        return Terms(
            table.bonus + (weights.limpa if table.limpa else 0.0),
            self._patience * (self._hoped(hand, table) - table.bonus),
            weights.card_melded * table.points - self._held_factor * card_points(position.hand),
            kept * self._fullness * reading.another_turn,
            landing * reading.another_turn,
            ending,
        )

    def worth_of_going_out(self, position: Position) -> float:
        """The worth of ending the round with these melds, comparable with `worth`."""
        reading = self.reading
        weights = reading.weights
        table = position.table
        total = table.bonus + weights.limpa + weights.card_melded * table.points + reading.options.going_out_bonus
        total -= sum(reading.partner_cards) * 8.5
        total -= card_points(position.hand)
        if reading.free:
            total -= reading.options.morto_penalty
        return total + weights.denial * self._future_of_rivals() * reading.next_turn

    def worth_of_morto(self, position: Position, at_once: bool) -> float:
        """The worth of having emptied the hand into the morto with these melds."""
        reading = self.reading
        weights = reading.weights
        table = position.table
        hoped = self._hoped(hand_shape(()), table)
        total = table.bonus + (weights.limpa if table.limpa else 0.0)
        total += self._patience * (hoped - table.bonus) + weights.card_melded * table.points
        plain = table.fits & ~WILD_FACES
        total += weights.landing * (plain & reading.alive).bit_count() * 0.05 * reading.another_turn
        total += reading.options.morto_penalty + self._gain_of_morto()
        return total + (weights.morto_at_once if at_once else 0.0)

    def _hoped(self, hand: HandShape, table: TableShape) -> float:
        weights = self.reading.weights
        wilds = min(hand.wilds, 3)
        wild = min(1.0, weights.wild_reach + weights.wild_in_hand * wilds)
        total = self._runs.of_suits(table.runs, hand, wilds, wild)
        if table.aces or hand.ranks[0] > 2:
            held = (table.aces, hand.ranks[0], wilds)
            worth = self._aces.get(held)
            if worth is None:
                worth = self._aces[held] = self._hoped_of_aces(table.aces, hand.ranks[0], wild)
            total += worth
        return total

    def _of_run(self, suit: int, run: Run, held: Held, wild: float) -> tuple[float, int]:
        return hope_of_run(self._prospects, suit, run, held, wild, self.reading.weights.ace_to_ace)

    def _hoped_of_aces(self, aces: tuple[SetShape, ...], held: int, wild: float) -> float:
        weights = self.reading.weights
        odds = self.reading.ours.ranks[0]
        total = 0.0
        left = held
        for size, _, wilds in aces:
            total += self._prospects.set_(0, size - wilds, wilds, left, odds, wild)
            left = 0
        if left > 2:
            alone = tuple(chance * weights.alone for chance in odds)
            total += weights.project * self._prospects.set_(0, 0, 0, left, alone, wild)
        return total

    def _morto(self, cards_after: int) -> float:
        """The hope of the morto: having its cards, and early."""
        reading = self.reading
        if reading.stock <= 0:
            return 0.0
        known = self._mortos.get(cards_after)
        if known is not None:
            return known
        turns = reading.stock * _TURNS_A_CARD * 2.0 / (reading.turns + 1)
        misses = 1.0 - self._rate(cards_after)
        for cards in reading.partner_cards:
            misses *= 1.0 - self._rate(cards)
        never = math.pow(misses, turns)
        early = 1.0 - (1.0 - never) / ((1.0 - misses) * turns) if turns > 1.0 else 0.0
        hope = reading.options.morto_penalty * (1.0 - never) + self._gain_of_morto() * max(0.0, early)
        self._mortos[cards_after] = hope
        return hope

    def _rate(self, cards: float) -> float:
        """The chance of emptying a hand of so many cards in one turn."""
        weights = self.reading.weights
        return min(0.9, weights.morto_rate / math.pow(max(1.0, cards), weights.morto_bend))

    def _gain_of_morto(self) -> float:
        """What having eleven more cards now is worth."""
        return self.reading.weights.morto_gain * self._fullness

    def _future_of_rivals(self) -> float:
        if self._rival_future is None:
            self._rival_future = self._reckon_rivals()
        return self._rival_future

    def _reckon_rivals(self) -> float:
        """What the opponents would still gain if the round went on, and the cards left in their hands."""
        reading = self.reading
        weights = reading.weights
        prospects = Prospects(weights, reading.theirs, ACES)
        table = table_shape(reading.rival_melds, self._rules)
        hoped = 0.0
        wild = min(1.0, 2 * weights.wild_reach)
        for suit in range(4):
            for run in table.runs[suit]:
                hoped += hope_of_run(prospects, suit, run, (0, 0), wild, weights.ace_to_ace)[0]
        for size, _, wilds in table.aces:
            hoped += prospects.set_(0, size - wilds, wilds, 0, reading.theirs.ranks[0], wild)
        total = hoped - table.bonus
        if reading.rival_free:
            total += weights.rival_morto * self._fullness + reading.options.morto_penalty
        return total + weights.rival_card * sum(reading.rival_cards)


def hope_of_run(
    prospects: Prospects, suit: int, run: Run, held: Held, wild: float, ace_to_ace: float
) -> tuple[float, int]:
    """What a run on the table may earn with the places `held` in hand, and which of those it would use: as a canastra
    limpa or suja, by its 2 finding its place, and by reaching from ace to ace (buraco 4.4, 6.1).
    """
    once, twice = held
    shape, cleanable = run
    worth, used = prospects.run(suit, shape, once, wild)
    if cleanable:
        naturals = shape.naturals | 1 << 2
        top = max(naturals.bit_length() - 1, CANASTRA_SIZE + 1)
        missing = ((2 << top) - 4) & ~naturals
        chance = _chance_of(prospects, suit, missing & ~once)
        worth += chance * max(0.0, BONUSES[Canastra.LIMPA] - worth)
    elif not shape.wilds:
        missing = _ALL_PLACES & ~shape.naturals
        if missing & _BOTH_ACES == _BOTH_ACES and not twice & _BOTH_ACES:
            once &= ~(1 << 1)
        lacking = missing & ~once
        if lacking.bit_count() <= _FAR:
            more = BONUSES[Canastra.AS_A_AS] - BONUSES[Canastra.LIMPA]
            worth += ace_to_ace * more * _chance_of(prospects, suit, lacking)
            used |= once & missing
    return worth, used


def _chance_of(prospects: Prospects, suit: int, missing: int) -> float:
    """The chance that all the missing places are filled."""
    chance = 1.0
    for place in places(missing):
        chance *= prospects.odds.table[suit][place]
    return chance
