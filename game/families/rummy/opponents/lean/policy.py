"""How a seat plays a turn in a thought: near to Club, by tables, hundreds of times as fast."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from game.families.rummy.opponents.lean.going_out import WayOut
from game.families.rummy.opponents.lean.hand import Hand
from game.families.rummy.opponents.lean.house import BIT, FREE, JOKER, MELDED, NONE, PLACE, SUIT, LeanHouse
from game.families.rummy.opponents.lean.keeping import Keeping, LeanWeights
from game.families.rummy.opponents.lean.melds import EITHER, fitting, gifts_in
from game.families.rummy.opponents.lean.packing import Packer, no_more_than
from game.families.rummy.opponents.lean.round import ADD, LAY, MELDING, OVER, SWAP, TAKING, LeanRound

_NEVER: Final = -1e9
_NEAR: Final = 2
_MOST_CARDS: Final = 32
_MOST_TRIED: Final = 60
"""Places given to cards until a search for a way out gives up; hardly one takes more."""


class Policy:
    """Plays turns with some weights."""

    def __init__(self, house: LeanHouse, weights: LeanWeights) -> None:
        self._house = house
        self._weights = weights
        self._keeping = Keeping(house, weights)
        self._to_open = Packer(house, weights.loose, weights.joker_use)
        self._to_lay = Packer(house, weights.loose, weights.open_joker)
        self._with_joker = Packer(house, weights.loose, 0.0)
        self._way_out = WayOut(house, _MOST_TRIED)
        self._shortness: list[float] = [exp((1 - count) / weights.short) for count in range(1, _MOST_CARDS)]
        self._shortness.insert(0, 1.0)

    def turn(self, play: LeanRound, rng: Random) -> None:
        """Play what is left of the turn."""
        if play.phase == TAKING:
            if play.may_take() and self.takes(play):
                play.take()
            else:
                play.draw(rng)
        if play.phase == MELDING:
            self.meld(play)
        if play.phase != OVER:
            play.discard(self.best_discard(play))

    def danger(self, play: LeanRound) -> float:
        """The chance, more or less, that somebody else goes out before the next turn."""
        safe = 1.0
        for seat in range(play.seats):
            if seat != play.seat and play.opened[seat]:
                safe *= 1.0 - self._weights.rival_exit * self._shortness[len(play.hands[seat].cards)]
        return 1.0 - safe

    def takes(self, play: LeanRound) -> bool:
        """Whether to take the top of the discards; only where a use for it is seen."""
        top = play.discards[-1]
        hand = play.hands[play.seat]
        opened = play.opened[play.seat]
        if all(card == top for card in hand.cards):
            return False
        with_top = hand.copy()
        with_top.add(top)
        if top == JOKER:
            return self._house.taking == FREE or (opened and self._joker_has_place(play, NONE))
        if not opened:
            if self._opening(with_top, top, 0) is not None:
                return True
            return self._house.taking == FREE and self._improves(play, with_top, top)
        if self._useful_at_once(play, hand, with_top, top) or self._way_from(play, with_top, top):
            return True
        return self._house.taking != MELDED and self._improves(play, with_top, top)

    def _way_from(self, play: LeanRound, hand: Hand, taken: int) -> list[tuple[int, int, int, int]]:
        """How to go out with a hand, having opened; nothing where no way is found."""
        owed = [play.source] * play.owed
        return self._way_out.steps(hand.cards, play.melds, True, True, taken, [owed])

    def _useful_at_once(self, play: LeanRound, hand: Hand, with_top: Hand, top: int) -> bool:
        """Whether the top, having opened, makes a meld, wins a joker or lets the hand go out."""
        packed = self._to_lay.best(with_top, 0, False, BIT[top], 0, keep_natural=False, barred=0)
        if packed is not None:
            return packed.gain > self._weights.loose + self._house.hand_values[top]
        if len(hand.cards) < 2 and play.fits >> top & 1:
            return True
        if play.gifts >> top & 1:
            return self._joker_has_place(play, self._gift_at(play, top))
        if play.fits >> top & 1:
            stuck = 0
            for card in hand.cards:
                if not play.fits >> card & 1:
                    stuck += 1
            return stuck <= 1
        return False

    def _improves(self, play: LeanRound, with_top: Hand, top: int) -> bool:
        """Whether the hand with the top, less its least card, beats an unknown card."""
        opened = play.opened[play.seat]
        danger = self.danger(play)
        keeping = self._keeping
        keeping.look_at(with_top, play.gone, opened, danger)
        gained = keeping.of(top) + keeping.left(top, play.fits, opened, danger)
        more = self._weights.open_draw if opened else self._weights.draw
        cards = with_top.cards
        lefts = keeping.lefts(cards, play.fits, opened, danger)
        for at in range(len(cards)):
            card = cards[at]
            left = lefts[at]
            # groups add to what a card is worth: where it is too much without them they need not be looked at
            if card not in (top, JOKER) and gained - left > more and gained - (keeping.of(card) + left) > more:
                return True
        return False

    def _opening(self, hand: Hand, must: int, barred: int) -> list[int] | None:
        house = self._house
        if no_more_than(house, hand) < house.opening_points:
            return None
        wanted = 0 if must == NONE else BIT[must]
        packed = self._to_open.best(
            hand, house.opening_points, house.pure_run, wanted, 0, not house.joker_may_finish, barred
        )
        return None if packed is None else packed.codes

    def meld(self, play: LeanRound) -> None:
        """Open if possible, or lay, add and win what can be."""
        seat = play.seat
        if not play.opened[seat]:
            must = play.taken if self._house.taking != FREE else NONE
            barred = play.taken if self._house.taking == FREE else NONE
            codes = self._opening(play.hands[seat], must, 0 if barred == NONE else BIT[barred])
            if codes is None:
                return
            play.open(codes)
        if not play.may_meld():
            return
        out = self._way_from(play, play.hands[seat], play.taken)
        if out:
            _put_down(play, out)
            return
        while True:
            self._lay(play)
            if not (self._add(play) or self._swap(play)):
                break
        self._jokers_out(play)

    def _lay(self, play: LeanRound) -> None:
        hand = play.hands[play.seat]
        if len(hand.cards) < 4:
            return
        owing = self._house.taking == MELDED and play.taken != NONE
        must = BIT[play.taken] if owing and play.taken != JOKER else 0
        barred = 0 if owing or play.taken in (NONE, JOKER) else BIT[play.taken]
        natural = not self._house.joker_may_finish
        packed = self._to_lay.best(hand, 0, False, must, 0, keep_natural=natural, barred=barred)
        if packed is None and must:
            packed = self._to_lay.best(hand, 0, False, 0, 0, keep_natural=natural, barred=must)
        if packed is not None and packed.gain > 0:
            for code in packed.codes:
                play.lay(code)

    def _add(self, play: LeanRound) -> bool:
        """Add one natural card that fits, the taken one first."""
        hand = play.hands[play.seat]
        if len(hand.cards) < 2:
            return False
        best = NONE
        most = _NEVER
        for card in hand.cards:
            if card != JOKER and play.fits >> card & 1 and not self._cannot_end_without(play, card):
                worth = 1e6 if card == play.taken else float(self._house.hand_values[card])
                if worth > most:
                    most = worth
                    best = card
        if best == NONE:
            return False
        for index in range(len(play.melds)):
            if fitting(self._house, play.melds[index]) >> best & 1:
                play.add(best, index, EITHER)
                return True
        return False

    def _cannot_end_without(self, play: LeanRound, card: int) -> bool:
        """Whether without the card the hand would hold nothing that may be discarded."""
        taken = play.taken
        hand = play.hands[play.seat]
        if not self._house.joker_may_finish and len(hand.cards) == 2 and hand.jokers - (card == JOKER) == 1:
            return True
        if taken in (NONE, card):
            return False
        return all(other in (card, taken) for other in hand.cards)

    def _swap(self, play: LeanRound) -> bool:
        """Win a joker that has another place, and put it there."""
        hand = play.hands[play.seat]
        wins = hand.once & play.gifts
        if not wins or len(hand.cards) < 2:
            return False
        owing = play.taken if play.taken != NONE and wins >> play.taken & 1 else NONE
        for card in hand.cards:
            if card == JOKER or not wins >> card & 1 or self._cannot_end_without(play, card):
                continue
            if owing not in (NONE, card):
                continue
            source = self._gift_at(play, card)
            if self._joker_has_place(play, source):
                play.swap(card, source)
                self._place_joker(play, source)
                return True
        return False

    def _gift_at(self, play: LeanRound, card: int) -> int:
        for index in range(len(play.melds)):
            if gifts_in(self._house, play.melds[index]) >> card & 1:
                return index
        return NONE

    def _joker_has_place(self, play: LeanRound, source: int) -> bool:
        """Whether a joker may be added, to another meld than its source."""
        for index in range(len(play.melds)):
            if index != source and fitting(self._house, play.melds[index]) >> JOKER & 1:
                return True
        return False

    def _place_joker(self, play: LeanRound, source: int) -> None:
        """Meld a joker: in a new meld if there is a good one, else where it can be added."""
        hand = play.hands[play.seat]
        if len(hand.cards) >= 4:
            barred = 0 if play.taken in (NONE, JOKER) else BIT[play.taken]
            natural = not self._house.joker_may_finish
            packed = self._with_joker.best(hand, 0, False, 0, 1, keep_natural=natural, barred=barred)
            if packed is not None:
                for code in packed.codes:
                    play.lay(code)
                return
        for index in range(len(play.melds) - 1, -1, -1):
            if index != source and fitting(self._house, play.melds[index]) >> JOKER & 1:
                play.add(JOKER, index, EITHER)
                return

    def _jokers_out(self, play: LeanRound) -> None:
        """Add jokers that are owed, and all of them where that lets the hand go out."""
        hand = play.hands[play.seat]
        goes_out = len(hand.cards) - hand.jokers <= 1 and not self._cannot_end_without(play, NONE)
        while hand.jokers and len(hand.cards) > 1 and (goes_out or play.owed or play.taken == JOKER):
            index = NONE
            for at in range(len(play.melds)):
                if fitting(self._house, play.melds[at]) >> JOKER & 1 and not (
                    play.owed and self._house.won_elsewhere and at == play.source
                ):
                    index = at
                    break
            if index == NONE or self._cannot_end_without(play, JOKER):
                return
            play.add(JOKER, index, EITHER)

    def best_discard(self, play: LeanRound) -> int:
        """The card with which to end the turn."""
        hand = play.hands[play.seat]
        if len(hand.cards) == 1:
            return hand.cards[0]
        opened = play.opened[play.seat]
        danger = self.danger(play)
        keeping = self._keeping
        keeping.look_at(hand, play.gone, opened, danger)
        cards = hand.cards
        rates = self._rates(play, keeping.lefts(cards, play.fits, opened, danger))
        ahead = NONE
        for at in range(len(cards)):
            if cards[at] != play.taken and (ahead == NONE or rates[at] > rates[ahead]):
                ahead = at
        if ahead == NONE:
            return NONE
        # groups only take from the rate of a card: what is behind without them need not be looked at
        floor = rates[ahead] if cards[ahead] == JOKER else rates[ahead] - keeping.of(cards[ahead])
        best = NONE
        most = 2 * _NEVER
        for at in range(len(cards)):
            card = cards[at]
            worth = rates[at]
            if worth < floor or card == play.taken:
                continue
            if card != JOKER:
                worth = floor if at == ahead else worth - keeping.of(card)
            if worth > most:
                most = worth
                best = card
        return best

    def _rates(self, play: LeanRound, lefts: list[float]) -> list[float]:
        """What is gained by discarding each card of the hand that is in no group, with what the next player gains."""
        weights = self._weights
        after = play.following()
        opened = play.opened[after]
        more = 1.0 + weights.feed_short * self._shortness[len(play.hands[after].cards)] if opened else 1.0
        gift = weights.gift * more
        fit = weights.feed_fit * more
        gifts = play.gifts
        fits = play.fits if opened else 0
        known = play.known[after]
        cards = play.hands[play.seat].cards
        rates: list[float] = []
        for at in range(len(cards)):
            card = cards[at]
            fed = 0.0
            if card == JOKER or gifts >> card & 1:
                fed = gift
            elif fits >> card & 1:
                fed = fit
            if card != JOKER:
                for other in known:
                    if other != JOKER and _related(card, other):
                        fed += weights.feed_known
            rates.append(-lefts[at] - fed)
        return rates


def _put_down(play: LeanRound, steps: list[tuple[int, int, int, int]]) -> None:
    """Do these steps but for the discard."""
    for verb, about, index, end in steps:
        if verb == LAY:
            play.lay(about)
        elif verb == SWAP:
            play.swap(about, index)
        elif verb == ADD:
            play.add(about, index, end)


def _related(card: int, other: int) -> bool:
    if PLACE[card] == PLACE[other]:
        return True
    return SUIT[card] == SUIT[other] and abs(card - other) <= _NEAR


def play_out(play: LeanRound, policies: list[Policy], most: int, rng: Random) -> None:
    """Play the round on, each seat by its policy, to its end or for so many turns."""
    for _ in range(most):
        if play.phase == OVER:
            return
        policies[play.seat].turn(play, rng)
