"""How a seat judges and plays its turn: what opponents of every level think, and what the search plays out."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from game.families.rummy.opponents.lean.going_out import WayOut
from game.families.rummy.opponents.lean.hand import Hand
from game.families.rummy.opponents.lean.house import BIT, FREE, JOKER, MELDED, NONE, PLACE, SUIT, LeanHouse
from game.families.rummy.opponents.lean.keeping import Keeping
from game.families.rummy.opponents.lean.melds import (
    EITHER,
    HIGH,
    LOW,
    SET,
    added,
    cards_of,
    fitting,
    gifts_in,
    jokers_in,
    run_of,
    run_stands,
)
from game.families.rummy.opponents.lean.packing import Packer, no_more_than
from game.families.rummy.opponents.lean.round import ADD, LAY, MELDING, OPEN, OVER, SWAP, TAKING, LeanRound
from game.families.rummy.opponents.lean.weights import LeanWeights

NEVER: Final = -1e9
"""What is gained by what cannot be done."""
CERTAIN: Final = 100.0
"""What is gained by taking a card that can be melded at once, more or less."""
EVERYTHING: Final = 0
ONLY_OPENING: Final = 1
JOKERS_LEFT: Final = 2
"""Ways to meld: all that can be; nothing after the opening; no joker of the table won."""
_COPIES: Final = 2
_NEAR: Final = 2
_LAST: Final = 14
"""The place of the ace above the king."""
_MOST_CARDS: Final = 32
MOST_TRIED: Final = 60
"""Places given to cards until a search for a way out gives up; hardly one takes more."""


class Judged:
    """A card of the hand, and what keeping it is worth."""

    def __init__(self, card: int, groups: float, left: float, fed: float) -> None:
        self.card: Final[int] = card
        self.groups: Final[float] = groups
        """What it is worth to the runs and sets of the hand."""
        self.left: Final[float] = left
        """What it is worth besides; negative where it costs."""
        self.fed: Final[float] = fed
        """What the next player gains by its discard."""
        self.rate: Final[float] = -left - fed - groups
        """What is gained by discarding it."""


class Policy:
    """Judges and plays turns with some weights."""

    def __init__(self, house: LeanHouse, weights: LeanWeights, most_tried: int = MOST_TRIED) -> None:
        self._house = house
        self._weights = weights
        self._keeping = Keeping(house, weights)
        self._to_open = Packer(house, weights.loose, weights.joker_use)
        self._to_lay = Packer(house, weights.loose, weights.open_joker)
        self._with_joker = Packer(house, weights.loose, 0.0)
        self._way_out = WayOut(house, most_tried)
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
        return self.gain_of_taking(play, 0.0) > 0.0

    def gain_of_taking(self, play: LeanRound, least: float) -> float:
        """By how much taking the top of the discards beats an unknown card, in points; `least` where it is no more.

        It is `CERTAIN` where the card is melded at once, and `NEVER` where the house asks for a use and none is seen.
        """
        top = play.discards[-1]
        hand = play.hands[play.seat]
        opened = play.opened[play.seat]
        if all(card == top for card in hand.cards):
            return NEVER
        with_top = hand.copy()
        with_top.add(top)
        if top == JOKER and (self._house.taking == FREE or opened):
            return CERTAIN if self._house.taking == FREE or self._joker_has_place(play, NONE) else NEVER
        if not opened:
            if self._opening(with_top, top, 0) is not None or self._added_after_opening(play, hand, with_top, top):
                return CERTAIN
            return self._gain_in_hand(play, with_top, top, least) if self._house.taking == FREE else NEVER
        if self._useful_at_once(play, hand, with_top, top) or self._way_from(play, with_top, top):
            return CERTAIN
        return self._gain_in_hand(play, with_top, top, least) if self._house.taking != MELDED else NEVER

    def _way_from(self, play: LeanRound, hand: Hand, taken: int) -> list[tuple[int, int, int, int]]:
        """How to go out with a hand; nothing where no way is found."""
        owed = [play.source] * play.owed
        opened = play.opened[play.seat]
        return self._way_out.steps(
            hand.cards, play.melds, opened, opened or self._house.melds_after_opening, taken, [owed]
        )

    def _useful_at_once(self, play: LeanRound, hand: Hand, with_top: Hand, top: int) -> bool:
        """Whether the top, having opened, makes a meld, wins a joker or lets the hand go out."""
        packed = self._to_lay.best(with_top, 0, False, BIT[top], 0, keep_natural=False, barred=0)
        if packed is not None:
            return packed.gain > self._weights.loose + self._house.hand_values[top]
        if len(hand.cards) < 2 and play.fits >> top & 1:
            return True
        if play.gifts >> top & 1:
            return self._joker_has_place(play, self._gift_at(play, top))
        return play.fits >> top & 1 == 1 and not hand.once >> top & 1

    def _added_after_opening(self, play: LeanRound, hand: Hand, with_top: Hand, top: int) -> bool:
        """Whether the hand opens without the top, which then goes to a meld that lies there or lets the hand go out."""
        house = self._house
        if house.taking != MELDED or house.taken_first or not house.melds_after_opening:
            return False
        if self._opening(hand, NONE, 0) is None:
            return False
        return play.fits >> top & 1 == 1 or len(self._way_from(play, with_top, top)) > 0

    def _gain_in_hand(self, play: LeanRound, with_top: Hand, top: int, least: float) -> float:
        """By how much the hand with the top, less its least card, beats an unknown card; `least` where it is less."""
        opened = play.opened[play.seat]
        danger = self.danger(play)
        keeping = self._keeping
        keeping.look_at(with_top, play.gone, opened, danger)
        more = self._weights.open_draw if opened else self._weights.draw
        gained = keeping.of(top) + keeping.left(top, play.fits, opened, danger) - more
        cards = with_top.cards
        lefts = keeping.lefts(cards, play.fits, opened, danger)
        most = least
        for at in range(len(cards)):
            card = cards[at]
            gain = gained - lefts[at]
            # groups add to what a card is worth: where it is too much without them they need not be looked at
            if card not in (top, JOKER) and gain > most:
                most = max(most, gain - keeping.of(card))
        return most

    def _opening(self, hand: Hand, must: int, barred: int) -> list[int] | None:
        house = self._house
        if no_more_than(house, hand) < house.opening_points:
            return None
        wanted = 0 if must in (NONE, JOKER) else BIT[must]
        jokers = 1 if must == JOKER else 0
        packed = self._to_open.best(
            hand, house.opening_points, house.pure_run, wanted, jokers, not house.joker_may_finish, barred
        )
        return None if packed is None else packed.codes

    def meld(self, play: LeanRound, manner: int = EVERYTHING) -> int:
        """Open if possible, or lay, add and win what can be, in one of the ways that there is a name for.

        Returns how many cards an opening would leave that is put off to go out at once later, 0 where none is.
        """
        seat = play.seat
        if not play.opened[seat]:
            must = play.taken if self._house.taking != FREE else NONE
            barred = play.taken if self._house.taking == FREE else NONE
            codes = self._opening(play.hands[seat], must, 0 if barred == NONE else BIT[barred])
            if codes is None and must != NONE and self._house.taking == MELDED and not self._house.taken_first:
                codes = self._opening(play.hands[seat], NONE, BIT[must])  # the card taken goes elsewhere after it
            if codes is None:
                return 0
            out = self._way_from(play, play.hands[seat], play.taken)
            if out:
                _put_down(play, out)
                return 0
            if self._waits(play, codes):
                return 1
            play.open(codes)
        if play.may_meld() and manner != ONLY_OPENING:
            self._go_on(play, manner)
        return 0

    def _waits(self, play: LeanRound, codes: list[int]) -> bool:
        """Whether to put off an opening that would leave one card, as long as nobody has opened."""
        if not self._house.at_once or self._weights.hold >= 1.0 or play.taken != NONE or any(play.opened):
            return False
        trial = play.copy()
        trial.open(codes)
        if trial.may_meld():
            self._go_on(trial, EVERYTHING)
        hand = trial.hands[trial.seat]
        if len(hand.cards) != 2:
            return False
        outs = 0
        unseen = 0
        for card in range(JOKER):
            copies = _COPIES - trial.gone[card] - hand.cards.count(card)
            unseen += copies
            if trial.fits >> card & 1:
                outs += copies
        return outs >= self._weights.hold * unseen

    def _go_on(self, play: LeanRound, manner: int) -> None:
        """Go out, having opened, or lay, add and win what can be."""
        out = self._way_from(play, play.hands[play.seat], play.taken) if manner != JOKERS_LEFT else []
        if out:
            _put_down(play, out)
            return
        if play.owed:
            self._place_joker(play, play.source)
        if self._house.taken_first and play.taken != NONE:
            self._use_taken(play)
        while True:
            self._lay(play)
            if not (self._add(play) or (manner != JOKERS_LEFT and self._swap(play))):
                break
        self._jokers_out(play)

    def _use_taken(self, play: LeanRound) -> None:
        """Meld the card taken: in a new meld if there is one, else where it can be added, or in place of a joker."""
        taken = play.taken
        hand = play.hands[play.seat]
        if len(hand.cards) >= 4:
            natural = not self._house.joker_may_finish
            must, jokers = (0, 1) if taken == JOKER else (BIT[taken], 0)
            packed = self._to_lay.best(hand, 0, False, must, jokers, keep_natural=natural, barred=0)
            if packed is not None:
                play.lay(next(code for code in packed.codes if taken in cards_of(code)))
                return
        if taken == JOKER:
            self._add_joker(play, NONE)
        elif play.fits >> taken & 1:
            self._add(play)
        elif play.gifts >> taken & 1:
            source = self._gift_at(play, taken)
            play.swap(taken, source)
            self._place_joker(play, source)

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
                play.lay(self._safest(play, code))

    def _safest(self, play: LeanRound, code: int) -> int:
        """A meld, where it is a run with a joker below it the one with the joker above, unless more cards win that."""
        house = self._house
        size = code >> 7 & 15
        low = code >> 3 & 15
        mask = code >> 11
        if code & 7 == SET or not mask & 1 or low + size > _LAST or play.owed or play.taken != NONE:
            return code
        other = run_of(code & 7, low + 1, size, mask >> 1 | 1 << size - 1)
        if not run_stands(house, size, mask >> 1 | 1 << size - 1):
            return code
        below = 13 * (code & 7) + low - 1
        above = 13 * (code & 7) + (low + size - 1) % 13
        cards = play.hands[play.seat].cards
        if play.gone[below] + cards.count(below) > play.gone[above] + cards.count(above):
            return code
        return other

    def _add(self, play: LeanRound) -> bool:
        """Add one natural card that fits, the taken one first."""
        hand = play.hands[play.seat]
        if len(hand.cards) < 2:
            return False
        best = NONE
        most = NEVER
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
                for code in self._joker_first(packed.codes):
                    play.lay(code)
                return
        self._add_joker(play, source)

    def _joker_first(self, codes: list[int]) -> list[int]:
        """The melds, one with a joker first where that must be melded before anything else."""
        if not self._house.won_first:
            return codes
        return [code for code in codes if jokers_in(code)] + [code for code in codes if not jokers_in(code)]

    def _add_joker(self, play: LeanRound, source: int) -> bool:
        """Add a joker where the fewest live cards win it, to another meld than its source; whether there is a place."""
        house = self._house
        hand = play.hands[play.seat]
        best = NONE
        best_end = HIGH
        fewest = 1 << 10
        for index in range(len(play.melds)):
            code = play.melds[index]
            if index == source or not fitting(house, code) >> JOKER & 1:
                continue
            before = gifts_in(house, code)
            for end in range(HIGH, LOW - 1, -1):
                grown = added(house, code, JOKER, end)
                if grown == NONE or (end == LOW and code & 7 == SET):
                    continue
                won = gifts_in(house, grown) & ~before
                live = 0
                while won and house.swaps:
                    low = won & -won
                    card = low.bit_length() - 1
                    live += _COPIES - play.gone[card] - hand.cards.count(card)
                    won ^= low
                if live < fewest:
                    fewest = live
                    best = index
                    best_end = end
        if best == NONE:
            return False
        play.add(JOKER, best, best_end if play.melds[best] & 7 != SET else EITHER)
        return True

    def _jokers_out(self, play: LeanRound) -> None:
        """Add jokers that are owed, and all of them where that lets the hand go out or they are too dear to keep."""
        hand = play.hands[play.seat]
        if not hand.jokers:
            return
        goes_out = len(hand.cards) - hand.jokers <= 1 and not self._cannot_end_without(play, NONE)
        danger = self.danger(play)
        dear = danger * self._house.hand_values[JOKER] > (1.0 - danger) * self._weights.joker
        while hand.jokers and len(hand.cards) > 1 and (goes_out or dear or play.owed or play.taken == JOKER):
            source = play.source if play.owed and self._house.won_elsewhere else NONE
            if self._cannot_end_without(play, JOKER) or not self._add_joker(play, source):
                return

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
        lefts = keeping.lefts(cards, play.fits, opened, danger)
        feds = self._feds(play)
        rates: list[float] = []
        for at in range(len(cards)):
            rates.append(-lefts[at] - feds[at])
        ahead = NONE
        for at in range(len(cards)):
            if cards[at] != play.taken and (ahead == NONE or rates[at] > rates[ahead]):
                ahead = at
        if ahead == NONE:
            return NONE
        # groups only take from the rate of a card: what is behind without them need not be looked at
        floor = rates[ahead] if cards[ahead] == JOKER else rates[ahead] - keeping.of(cards[ahead])
        best = NONE
        most = 2 * NEVER
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

    def judged(self, play: LeanRound) -> list[Judged]:
        """Every face of the hand; of those that may end the turn the one of the greatest rate is the best discard."""
        hand = play.hands[play.seat]
        opened = play.opened[play.seat]
        danger = self.danger(play)
        keeping = self._keeping
        keeping.look_at(hand, play.gone, opened, danger)
        cards = hand.cards
        lefts = keeping.lefts(cards, play.fits, opened, danger)
        feds = self._feds(play)
        found: list[Judged] = []
        for at in range(len(cards)):
            card = cards[at]
            if cards.index(card) == at:
                groups = 0.0 if card == JOKER else keeping.of(card)
                found.append(Judged(card, groups, lefts[at], feds[at]))
        return found

    def _feds(self, play: LeanRound) -> list[float]:
        """What the next player gains by the discard of each card of the hand."""
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
        feds: list[float] = []
        for card in cards:
            fed = 0.0
            if card == JOKER or gifts >> card & 1:
                fed = gift
            elif fits >> card & 1:
                fed = fit
            if card != JOKER:
                for other in known:
                    if other != JOKER and _related(card, other):
                        fed += weights.feed_known
            feds.append(fed)
        return feds


def _put_down(play: LeanRound, steps: list[tuple[int, int, int, int]]) -> None:
    """Do these steps but for the discard."""
    opening: list[int] = []
    to_open = 0
    for verb, about, index, end in steps:
        if verb == OPEN:
            to_open = index
        elif verb == LAY and len(opening) < to_open:
            opening.append(about)
            if len(opening) == to_open:
                play.open(opening)
        elif verb == LAY:
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
