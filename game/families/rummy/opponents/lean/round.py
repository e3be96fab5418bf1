"""A round of a rummy in play, changed in place. What is done must be legal: nothing here asks."""

from __future__ import annotations

from random import Random
from typing import Final

from game.families.rummy.opponents.lean.hand import Hand
from game.families.rummy.opponents.lean.house import FREE, JOKER, NONE, OPENED_BY_IT, LeanHouse
from game.families.rummy.opponents.lean.melds import EITHER, added, cards_of, fitting, gifts_in, swapped

STARTING: Final = 0
TAKING: Final = 1
MELDING: Final = 2
OVER: Final = 3

DRAW: Final = 0
TAKE: Final = 1
OPEN: Final = 2
LAY: Final = 3
ADD: Final = 4
SWAP: Final = 5
DISCARD: Final = 6

OUT: Final = 0
AT_ONCE: Final = 1
STOCK: Final = 2
QUIET: Final = 3


class LeanRound:
    """A round among those who play it, numbered in the order of play from 0."""

    def __init__(self, house: LeanHouse, hands: list[Hand], stock: list[int]) -> None:
        self.house = house
        self.seats: int = len(hands)
        self.hands: list[Hand] = hands
        self.stock: list[int] = stock
        """The next card last."""
        self.discards: list[int] = []
        self.melds: list[int] = []
        self.opened: list[bool] = [False] * len(hands)
        self.known: list[list[int]] = [[] for _ in hands]
        """By seat the naturals that it took and has not shown away."""
        self.gone: list[int] = [0] * 53
        """By card how many copies lie open."""
        self.fits: int = 0
        """The mask of the cards that may be added somewhere."""
        self.gifts: int = 0
        """The mask of the cards that win a joker."""
        self.seat: int = 0
        self.phase: int = STARTING
        self.turn: int = 1
        self.quiet: int = 0
        self.busy: bool = False
        self.shuffles: int = 0
        self.taken: int = NONE
        self.owed: int = 0
        """Jokers won that must still be melded."""
        self.source: int = NONE
        """The index of the meld that the joker owed came from."""
        self.opened_now: bool = False
        self.out: int = NONE
        self.ending: int = NONE
        self.records_steps: bool = False
        """Whether to tell what is done, in `steps`."""
        self.steps: list[tuple[int, int, int, int]] = []
        """A verb with what it is about: a card or a meld, the index of a meld, and an end of it."""

    def copy(self) -> LeanRound:
        """The same round once more, to be played apart."""
        other = LeanRound(self.house, [hand.copy() for hand in self.hands], self.stock[:])
        other.discards = self.discards[:]
        other.melds = self.melds[:]
        other.opened = self.opened[:]
        other.known = [known[:] for known in self.known]
        other.gone = self.gone[:]
        other.fits = self.fits
        other.gifts = self.gifts
        other.seat = self.seat
        other.phase = self.phase
        other.turn = self.turn
        other.quiet = self.quiet
        other.busy = self.busy
        other.shuffles = self.shuffles
        other.taken = self.taken
        other.owed = self.owed
        other.source = self.source
        other.opened_now = self.opened_now
        other.out = self.out
        other.ending = self.ending
        return other

    def following(self) -> int:
        """The next seat."""
        return (self.seat + 1) % self.seats

    def may_meld(self) -> bool:
        """Whether melds may be laid, added to and their jokers won."""
        return self.opened[self.seat] and (self.house.melds_after_opening or not self.opened_now)

    def may_take(self) -> bool:
        """Whether there is a discard, and it is not too early in the round; not whether there is a use for it."""
        return len(self.discards) > 0 and self.turn > self.house.stock_draws + 1

    def draw(self, rng: Random) -> None:
        """Draw from the stock, which is made anew or ends the round where it is used up."""
        self._tell(DRAW, NONE, NONE)
        if not self.stock:
            if self.shuffles == self.house.shuffles or len(self.discards) < 2:
                self._end(NONE, STOCK)
                return
            order = self.discards[:-1]
            rng.shuffle(order)
            self.renew(order)
        self.hands[self.seat].add(self.stock.pop())
        self.busy = True
        self._begin_melding()

    def renew(self, order: list[int]) -> None:
        """Make the discards but the top the stock, in this order."""
        self.shuffles += 1
        self.stock = order
        for card in order:
            self.gone[card] -= 1
        self.discards = self.discards[-1:]

    def take(self) -> None:
        """Take the top of the discards."""
        self._tell(TAKE, NONE, NONE)
        card = self.discards.pop()
        self.gone[card] -= 1
        self.hands[self.seat].add(card)
        self.known[self.seat].append(card)
        self._begin_melding()
        house = self.house
        free = house.taking == FREE or (house.taking == OPENED_BY_IT and self.opened[self.seat])
        self.taken = NONE if free and house.taken_returns else card

    def _begin_melding(self) -> None:
        self.phase = MELDING
        self.taken = NONE
        self.owed = 0
        self.source = NONE
        self.opened_now = False

    def open(self, codes: list[int]) -> None:
        """Put down the first melds."""
        self._tell(OPEN, NONE, len(codes))
        self.opened[self.seat] = True
        self.opened_now = True
        for code in codes:
            self.lay(code)

    def lay(self, code: int) -> None:
        """Put down a meld."""
        self._tell(LAY, code, NONE)
        for card in cards_of(code):
            self._leave(card)
            self.gone[card] += 1
        self.melds.append(code)
        self.look()

    def add(self, card: int, index: int, end: int) -> None:
        """Add a card to the meld with an index."""
        self._tell(ADD, card, index, end)
        self._leave(card)
        self.gone[card] += 1
        self.melds[index] = added(self.house, self.melds[index], card, end)
        self.look()

    def swap(self, card: int, index: int) -> None:
        """Win the joker of the meld with an index by a card."""
        self._tell(SWAP, card, index)
        self._leave(card)
        self.gone[card] += 1
        self.melds[index] = swapped(self.melds[index], card)
        self.gone[JOKER] -= 1
        self.hands[self.seat].add(JOKER)
        self.known[self.seat].append(JOKER)
        self.owed += 1
        self.source = index
        self.look()

    def discard(self, card: int) -> None:
        """Discard a card and end the turn."""
        self._tell(DISCARD, card, NONE)
        seat = self.seat
        self.hands[seat].remove(card)
        self._forget(card)
        self.gone[card] += 1
        self.discards.append(card)
        self.turn += 1
        self.quiet = 0 if self.busy else self.quiet + 1
        self.busy = False
        if not self.hands[seat].cards:
            at_once = self.phase == MELDING and self.opened_now and self.house.at_once
            self._end(seat, AT_ONCE if at_once else OUT)
        elif self.quiet == self.house.quiet_turns:
            self._end(NONE, QUIET)
        else:
            self.seat = self.following()
            self.phase = TAKING
            self.taken = NONE
            self.opened_now = False

    def _tell(self, verb: int, about: int, index: int, end: int = EITHER) -> None:
        if self.records_steps:
            self.steps.append((verb, about, index, end))

    def _leave(self, card: int) -> None:
        """A card of the hand goes to the table."""
        self.hands[self.seat].remove(card)
        self._forget(card)
        self.busy = True
        if card == JOKER and self.owed:
            self.owed -= 1
        elif card == self.taken:
            self.taken = NONE

    def _forget(self, card: int) -> None:
        known = self.known[self.seat]
        if card in known:
            known.remove(card)

    def look(self) -> None:
        """Find anew what may be added and what wins a joker."""
        house = self.house
        fits = 0
        gifts = 0
        for code in self.melds:
            fits |= fitting(house, code)
            gifts |= gifts_in(house, code)
        self.fits = fits
        self.gifts = gifts if house.swaps else 0

    def _end(self, out: int, ending: int) -> None:
        self.out = out
        self.ending = ending
        self.phase = OVER

    def points(self) -> list[int]:
        """What everybody adds to the total, the round being over; the score as it is where it is not."""
        house = self.house
        won = self.out != NONE
        points = []
        for seat in range(self.seats):
            if self.ending != NONE and not won and not house.hands_count_unwon:
                points.append(0)
            elif seat == self.out:
                points.append(house.at_once_points if self.ending == AT_ONCE else house.winner_points)
            elif house.unopened_points != NONE and not self.opened[seat]:
                points.append(house.unopened_points)
            else:
                worth = 0
                for card in self.hands[seat].cards:
                    worth += house.hand_values[card]
                points.append(2 * worth if self.ending == AT_ONCE else worth)
        return points
