"""Which card to give away: what it takes from the own team and what it brings the next player (borako 3.3)."""

from __future__ import annotations

from functools import lru_cache

from game.cards import JOKER, Face
from game.families.canasta.opponents.faces import WILD_FACES
from game.families.canasta.opponents.projects import Prospects, run_shape, set_shape
from game.games.borako.opponents.beliefs import Beliefs
from game.games.borako.opponents.evaluation import SET_BONUS, Evaluation
from game.games.borako.opponents.position import Position, after_discard
from game.games.borako.rules.meld import MELD_RULES, fitting
from game.melds.judge import arrange_add
from game.melds.meld import Kind, Meld


class Discards:
    """Judges the discards of one decision."""

    def __init__(self, reading: Beliefs, outlook: Evaluation) -> None:
        self.reading = reading
        self.outlook = outlook
        self._rivals = Prospects(reading.weights, reading.theirs, SET_BONUS)
        self._fed: dict[Face, float] = {}
        self._rival_fits = 0
        for meld in reading.rival_melds:
            self._rival_fits |= fitting(meld)
        self._pile_gain = sum(self._gain(card) for card in reading.pile)
        self._pile_fits = any(self._rival_fits >> card & 1 for card in (*reading.pile, *reading.next_known))
        self._pile_loss = self._chance(self._pile_fits) * self._pile_gain

    def best(self, position: Position) -> tuple[float, Face]:
        """The best discard of a hand that is not empty, and the worth of the turn with it."""
        return max(self.judged(position), key=lambda each: each[0])

    def judged(self, position: Position) -> list[tuple[float, Face]]:
        """The worth of ending the turn with each card of the hand."""
        left = len(position.hand) - 1
        if not left:
            card = position.hand[0]
            if self.reading.mour_open:
                return [(self.outlook.worth_of_mour(position, at_once=False) - self.fed(card), card)]
            assert position.table.may_go_out, "the guard kept a second card"
            return [(self.outlook.worth_of_going_out(position), card)]
        return [
            (
                self.outlook.worth(after_discard(position, card), left) - self.fed(card) * self.reading.next_turn,
                card,
            )
            for card in dict.fromkeys(position.hand)
        ]

    def fed(self, card: Face) -> float:
        """What the opponents gain when the card lies on the pile at the end of the turn."""
        fed = self._fed.get(card)
        if fed is None:
            fed = self._fed[card] = self._reckon(card)
        return fed

    def left_lying(self) -> float:
        """What the opponents gain from the pile as it lies when the turn does not sweep it."""
        return self.reading.weights.feed * self._pile_loss

    def _reckon(self, card: Face) -> float:
        fits = self._pile_fits or bool(self._rival_fits >> card & 1)
        loss = self._chance(fits) * (self._pile_gain + self._gain(card))
        return self.reading.weights.feed * (loss - self._pile_loss)

    def _chance(self, fits: bool) -> float:
        weights = self.reading.weights
        return weights.sweep_sure if fits else weights.sweep_unsure

    def _gain(self, card: Face) -> float:
        weights = self.reading.weights
        best = 0.0
        for meld in self.reading.rival_melds:
            if fitting(meld) >> card & 1:
                best = max(best, self._growth(meld, card))
        if WILD_FACES >> card & 1:
            best += weights.wild_feed
        if card != JOKER:
            rank = card % 13
            best += weights.central * min(rank, 12 - rank) * 0.5 if rank else 0.0
        return best + weights.pile_card

    def _growth(self, meld: Meld, card: Face) -> float:
        grown = _grown(meld, card)
        weights = self.reading.weights
        wild = min(1.0, weights.wild_reach + weights.wild_in_hand)
        if meld.kind is Kind.RUN:
            assert meld.suit is not None, "a run has a suit"
            before, _ = self._rivals.run(meld.suit, run_shape(meld), 0, wild)
            after, _ = self._rivals.run(meld.suit, run_shape(grown), 0, wild)
            return max(0.0, after - before)
        size, rank, wilds = set_shape(meld)
        odds = self.reading.theirs.ranks[rank]
        before = self._rivals.set_(rank, size - wilds, wilds, 0, odds, wild)
        size, rank, wilds = set_shape(grown)
        after = self._rivals.set_(rank, size - wilds, wilds, 0, odds[1:], wild)
        return max(0.0, after - before)


@lru_cache(maxsize=1 << 14)
def _grown(meld: Meld, card: Face) -> Meld:
    grown = arrange_add(meld, card, MELD_RULES)
    assert isinstance(grown, Meld), "the card fits"
    return grown
