"""A position in the play of the cards with all hands known, and the tricks that are certain."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.cards import Face
from game.engine import Seat
from game.tricks.masks import Masks, Pack, bits
from game.tricks.rules import SEATS


@dataclass(frozen=True, slots=True)
class Deal:
    """All hands and the trick in play, somebody to play; all hands hold as many cards between two tricks."""

    pack: Pack
    hands: Masks
    """The cards in each hand, without those in the trick."""
    leader: Seat
    """The seat that led to the trick in play, or leads now."""
    trick: tuple[int, ...] = ()
    """The cards of the trick in play as bits, in the order of play."""
    locked: bool = False
    """Whether trumps may not be led by who has another card."""
    pot: int = 0
    """The extra points that the team with all tricks so far gets for all that are left, and loses to the other team
    with any trick; the leader is of that team. 0 where both have tricks.
    """

    @property
    def player(self) -> Seat:
        """The seat to play."""
        return (self.leader + len(self.trick)) % SEATS

    @property
    def left(self) -> int:
        """The cards in all hands."""
        first, second, third, fourth = self.hands
        return first | second | third | fourth

    @property
    def total(self) -> int:
        """All points that are left, the trick in play and the pot included."""
        pack, left = self.pack, self.left
        tricks = (left.bit_count() + len(self.trick)) // SEATS
        points = pack.worth(left) + sum(pack.points[card] for card in self.trick)
        return points + tricks * pack.rules.trick_points + pack.rules.last_trick + self.pot

    def standing(self) -> tuple[int, Seat]:
        """The card that wins the trick in play so far and whose it is; 0 and the leader before the first."""
        return self.pack.standing(self.leader, self.trick)

    def legal(self) -> int:
        """The cards that may be played now."""
        return self.pack.may_play(self.hands[self.player], self.trick, locked=self.locked)

    def after(self, card: int) -> Deal:
        """The position after a card of the player; a complete trick stays on the table."""
        hands = list(self.hands)
        hands[self.player] ^= card
        first, second, third, fourth = hands
        trick = (*self.trick, card)
        return Deal(self.pack, (first, second, third, fourth), self.leader, trick, self.locked, self.pot)


def all_certain(pack: Pack, hand: Iterable[Face], played: Iterable[Face], *, locked: bool) -> bool:
    """Whether who leads with `hand` takes all its tricks, however the cards that are neither in it nor played lie.

    It takes trumps above all others and as many as are out, or none out, and no other card that can be beaten.
    """
    held = pack.mask(hand)
    out = pack.all & ~held & ~pack.mask(played)
    if any(out & pack.suit_of[card] & -card for card in bits(held)):
        return False
    trumps_out = out & pack.trumps
    if not trumps_out:
        return True
    trumps = held & pack.trumps
    # Locked trumps cannot be drawn before the other cards are led.
    return trumps.bit_count() >= trumps_out.bit_count() and (not locked or trumps == held)
