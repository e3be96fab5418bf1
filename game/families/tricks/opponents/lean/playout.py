"""Hands played out by rules of thumb, all cards known: what `Judge` picks, card by card, written out flat.

With every hand known a chance is a yes or no, so that masks alone tell who beats what. A test holds that each card is
the one that `Judge` picks among those the rules allow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.families.tricks.opponents.lean.heuristic import Thumbs
from game.tricks.deal import Deal
from game.tricks.masks import Pack

if TYPE_CHECKING:
    from mypy_extensions import i64

_LEAST: Final = -1e9
"""Less than any card is worth."""


class Playout:
    """Plays out the hands of one contract."""

    def __init__(self, pack: Pack, declarers: int, thumbs: Thumbs) -> None:
        self.pack = pack
        self.thumbs = thumbs
        self.declarers: i64 = declarers
        self.trumps: i64 = pack.trumps
        self.points = pack.points
        self.suit_of = pack.suit_of
        self.trick_points: i64 = pack.rules.trick_points
        self.last_trick: i64 = pack.rules.last_trick

    def run(self, deal: Deal, card: int) -> tuple[int, bool]:
        """What the team of even seats takes from the trick in play on if the player plays `card`.

        With it whether one team takes all these tricks.
        """
        points, suit_of, pack = self.points, self.suit_of, self.pack
        trumps: i64 = self.trumps
        hands = list(deal.hands)
        locked = deal.locked
        leader: i64 = deal.leader
        place: i64 = len(deal.trick)
        chosen: i64 = card
        best: i64 = 0
        led: i64 = 0
        holder: i64 = leader
        table: i64 = 0
        taken: i64 = 0
        seat: i64
        held: i64
        legal: i64
        win: i64
        evens = odds = False
        if place:
            led = suit_of[deal.trick[0]]
            best, holder = deal.standing()
            for each in deal.trick:
                table += points[each]
        while True:
            while place < 4:
                seat = (leader + place) & 3
                held = hands[seat]
                if not chosen:
                    if not held & (held - 1):
                        chosen = held
                    else:
                        if place:
                            legal = pack.may_follow(held, led, best, partner_wins=(holder - seat) & 3 == 2)
                        else:
                            legal = pack.may_lead(held, locked=locked)
                        if not legal & (legal - 1):
                            chosen = legal
                        elif place:
                            chosen = self.followed(hands, legal, seat, place, led, best, holder, float(table))
                        else:
                            chosen = self.led(hands, legal, seat)
                hands[seat] = held ^ chosen
                table += points[chosen]
                if not place:
                    led = suit_of[chosen]
                    best, holder = chosen, seat
                elif chosen > best:
                    win = led | trumps
                    if chosen & win:
                        best, holder = chosen, seat
                chosen = 0
                place += 1
            table += self.trick_points
            if not hands[0]:
                table += self.last_trick
            if holder & 1:
                odds = True
            else:
                evens = True
                taken += table
            if not hands[0]:
                return taken, evens != odds
            leader, place, table = holder, 0, 0

    def led(self, hands: list[int], legal: i64, seat: i64) -> i64:
        """The card to lead."""
        points, suit_of, thumbs = self.points, self.suit_of, self.thumbs
        trumps: i64 = self.trumps
        hand: i64 = hands[seat]
        right: i64 = hands[(seat + 1) & 3]
        partner: i64 = hands[(seat + 2) & 3]
        left: i64 = hands[(seat + 3) & 3]
        foe_trumps: i64 = (right | left) & trumps
        coming, rescue = thumbs.coming[0], thumbs.rescue
        top = _LEAST
        chosen: i64 = 0
        rest: i64 = legal
        card: i64
        suit: i64
        while rest:
            card = rest & -rest
            rest ^= card
            suit = suit_of[card]
            keep = self.kept(hand, right | partner | left, foe_trumps, card, suit)
            if _beats(right, card, suit, trumps) or _beats(left, card, suit, trumps):
                chance = rescue if _beats(partner, card, suit, trumps) else 0.0
            else:
                chance = 1.0
                if suit == trumps and foe_trumps:
                    keep -= thumbs.drawing if seat & 1 == self.declarers else thumbs.drawing_theirs
            worth = chance * (points[card] + coming) - keep
            if worth >= top:
                top, chosen = worth, card
        return chosen

    def followed(
        self, hands: list[int], legal: i64, seat: i64, place: i64, led: i64, best: i64, holder: i64, table: float
    ) -> i64:
        """The card to play to a trick of `place` cards, which count `table` and which `best` is winning."""
        points, suit_of, thumbs = self.points, self.suit_of, self.thumbs
        trumps: i64 = self.trumps
        hand: i64 = hands[seat]
        right: i64 = hands[(seat + 1) & 3]
        partner: i64 = hands[(seat + 2) & 3]
        left: i64 = hands[(seat + 3) & 3]
        foe_trumps: i64 = (right | left) & trumps
        out: i64 = right | partner | left
        coming, rescue = thumbs.coming[place] + table, thumbs.rescue
        win: i64 = led | trumps
        under = 0.0  # the chance that the trick is the own team's without a winning card
        if (holder - seat) & 3 == 2:
            under = 1.0 if place == 3 or not _beats(right, best, led, trumps) else 0.0
        elif place == 1 and _beats(partner, best, led, trumps):
            under = 1.0 - thumbs.retaken if _beats(right, best, led, trumps) else 1.0
        top = _LEAST
        chosen: i64 = 0
        rest: i64 = legal
        card: i64
        while rest:
            card = rest & -rest
            rest ^= card
            chance = under
            if card > best and card & win:
                chance = 1.0
                if place < 3 and _beats(right, card, led, trumps):
                    chance = rescue if place == 1 and _beats(partner, card, led, trumps) else 0.0
            keep = self.kept(hand, out, foe_trumps, card, suit_of[card])
            worth = chance * (points[card] + coming) - keep
            if worth >= top:
                top, chosen = worth, card
        return chosen

    def kept(self, hand: i64, out: i64, foe_trumps: i64, card: i64, suit: i64) -> float:
        """What a card may be worth later; `out` are the cards of all others."""
        thumbs, points = self.thumbs, self.points
        worth = points[card]
        higher: i64 = out & suit & -card
        if suit == self.trumps:
            if higher:
                return thumbs.trump_points * worth + thumbs.trump
            return thumbs.top_trump_points * worth + thumbs.trump + thumbs.top_trump
        own: i64 = hand & suit
        if not higher:
            keep = thumbs.top_points * worth + (thumbs.top_risked if foe_trumps else thumbs.top)
        elif _at_least(own & (card - 1), higher):
            keep = thumbs.guarded_points * worth + thumbs.guarded
        else:
            keep = thumbs.bare_points * worth
        if card != own:
            top: i64 = own
            while top & (top - 1):
                top &= top - 1
            if top != card:
                over: i64 = out & suit & -top
                guards: i64 = own & ~top
                if over and _at_least(guards, over) and _at_least(over, guards):
                    keep += thumbs.guard_points * points[top]
        return keep


def _beats(may: i64, best: i64, led: i64, trumps: i64) -> bool:
    """Whether who holds these cards beats the best card when that suit was led."""
    if may & led:
        if best & trumps and led != trumps:
            return False
        return may & led & -best & ~best != 0
    ruffs: i64 = may & trumps
    if best & trumps:
        ruffs = ruffs & -best & ~best
    return ruffs != 0


def _at_least(cards: i64, others: i64) -> bool:
    """Whether there are as many cards as others, or more."""
    while others:
        if not cards:
            return False
        cards &= cards - 1
        others &= others - 1
    return True
