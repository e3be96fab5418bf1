"""What the pile brings the next player when the turn is over, and which card to leave in it (buraco 3.3)."""

from __future__ import annotations

from functools import lru_cache

from game.cards import JOKER, Face
from game.families.canasta.opponents.faces import WILD_FACES
from game.families.canasta.opponents.projects import Prospects, set_shape
from game.games.buraco.opponents.beliefs import Beliefs
from game.games.buraco.opponents.evaluation import ACES, hope_of_run
from game.games.buraco.opponents.position import run_of
from game.games.buraco.rules.meld import meld_rules
from game.games.buraco.rules.scoring import VALUES
from game.melds.fitting import fitting, melds_after_add
from game.melds.meld import FloatingRules, Meld


class Feeding:
    """Judges piles of one decision."""

    def __init__(self, reading: Beliefs) -> None:
        self.reading = reading
        self._rules = meld_rules(reading.options)
        self._rivals = Prospects(reading.weights, reading.theirs, ACES)
        self._losses: dict[Face, float] = {}
        self._fits = 0
        for meld in reading.rival_melds:
            self._fits |= fitting(meld, self._rules)
        self._lying_gain = sum([self._gain(card) for card in reading.lying])
        self._lying_fits = any(self._fits >> card & 1 for card in (*reading.lying, *reading.next_known))

    def loss_with(self, card: Face) -> float:
        """What the opponents gain from the pile if the card lies on it at the end of the turn."""
        loss = self._losses.get(card)
        if loss is None:
            fits = self._lying_fits or bool(self._fits >> card & 1)
            gain = self._lying_gain + self._gain(card)
            loss = self._losses[card] = self._loss(fits, gain, len(self.reading.lying) + 1)
        return loss

    def loss_as_it_lies(self) -> float:
        """What they gain from the pile with some card on it that helps nobody."""
        return self._loss(self._lying_fits, self._lying_gain, len(self.reading.lying) + 1)

    def _loss(self, fits: bool, gain: float, count: int) -> float:
        weights = self.reading.weights
        chance = weights.take_sure if fits else weights.take_unsure
        gain += weights.pile_card * (count - 1)
        return weights.feed * chance * gain * self.reading.next_turn

    def _gain(self, card: Face) -> float:
        """What one card is worth to the opponents' melds and plans."""
        weights = self.reading.weights
        best = 0.0
        for meld in self.reading.rival_melds:
            if fitting(meld, self._rules) >> card & 1:
                best = max(best, self._growth(meld, card) + VALUES[card])
        if WILD_FACES >> card & 1:
            best += weights.wild_feed
        if card != JOKER:
            rank = card % 13
            best += weights.central * min(rank, 12 - rank) * 0.5 if rank else 0.0
        return best

    def _growth(self, meld: Meld, card: Face) -> float:
        weights = self.reading.weights
        wild = min(1.0, weights.wild_reach + weights.wild_in_hand)
        grown = _grown(meld, card, self._rules)
        return max(0.0, self._hoped(grown, wild) - self._hoped(meld, wild))

    def _hoped(self, meld: Meld, wild: float) -> float:
        if meld.suit is not None:
            ace_to_ace = self.reading.weights.ace_to_ace
            return hope_of_run(self._rivals, int(meld.suit), run_of(meld), (0, 0), wild, ace_to_ace)[0]
        size, _, wilds = set_shape(meld)
        return self._rivals.set_(0, size - wilds, wilds, 0, self.reading.theirs.ranks[0], wild)


@lru_cache(maxsize=1 << 14)
def _grown(meld: Meld, card: Face, rules: FloatingRules) -> Meld:
    return melds_after_add((meld,), 0, card, rules)[0]
