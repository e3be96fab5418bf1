"""The rules in which trick games differ: the cards, their ranks and points, and the duties of play.

Four players sit in the order of play, seat `s + 1` after seat `s`, partners opposite each other; the winner of a trick
leads to the next. The suit led must be followed; everything else is up to `TrickRules`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from game.cards import ALL_FACES, Face, Rank, Suit, face_of
from game.engine import Seat

SEATS: Final = 4
TEAMS: Final = (0, 1, 0, 1)
"""The team of each seat."""
SUITS: Final[tuple[Suit, ...]] = tuple(face.suit for face in ALL_FACES if not face.is_joker)
"""The suit of each face; looked up, because working it out takes several times as long."""

Faces = tuple[Face, ...]
Table = tuple[tuple[int, ...], ...]
"""A number for each face, by trump suit, and last for a hand without trumps."""
_TRUMPS: Final[tuple[Suit | None, ...]] = (*Suit, None)


class Duty(Enum):
    """The condition under which a player who can do something has to do it."""

    NEVER = "never"
    AGAINST_OPPONENTS = "against_opponents"
    """While an opponent is winning the trick."""
    ALWAYS = "always"

    @property
    def by_winner(self) -> tuple[bool, bool]:
        """Whether it has to be done while an opponent is winning the trick, and while the partner is."""
        return self is not Duty.NEVER, self is Duty.ALWAYS


@dataclass(frozen=True, slots=True, eq=False)
class TrickRules:
    """The parameters of one game. All four suits have the same ranks; each card is there once.

    Points of cards and tricks are whole and never negative, and every team wants as many as it can get.
    """

    plain_order: tuple[Rank, ...]
    """Ranks of a plain suit from the lowest."""
    trump_order: tuple[Rank, ...]
    """The ranks in the trump suit, from the lowest."""
    plain_points: Mapping[Rank, int] = field(default_factory=dict)
    """Card points in a plain suit; ranks that are not named count nothing."""
    trump_points: Mapping[Rank, int] = field(default_factory=dict)
    """Card points in the trump suit."""
    trick_points: int = 0
    """The points of each trick besides its cards."""
    last_trick: int = 0
    """The extra points of the last trick."""
    must_trump: Duty = Duty.NEVER
    """Whether who cannot follow a plain suit must play a trump."""
    must_overtrump: bool = False
    """Whether a player who must trump must beat the best trump in the trick, if he can."""
    must_undertrump: bool = False
    """Whether a player who cannot overtrump must play a lower trump instead of any card."""
    may_undertrump_partner: bool = True
    """Whether who need not trump the partner's trick may play a lower trump than the partner's while holding another
    card.
    """
    must_head_plain: Duty = Duty.NEVER
    """Whether who follows to a plain suit must play a higher card than the best in the trick, if he has one."""
    must_head_trumps: Duty = Duty.NEVER
    """The duty where trumps were led."""
    deck: tuple[Face, ...] = field(init=False, repr=False)
    """All cards in sorting order."""
    _strengths: Table = field(init=False, repr=False)
    _points: Table = field(init=False, repr=False)

    def __post_init__(self) -> None:
        if sorted(self.plain_order) != sorted(self.trump_order):
            raise ValueError("plain suits and trumps have the same ranks")
        object.__setattr__(
            self, "deck", tuple(face_of(rank, suit) for suit in Suit for rank in sorted(self.plain_order))
        )
        plain = {rank: place for place, rank in enumerate(self.plain_order)}
        trumps = {rank: place for place, rank in enumerate(self.trump_order)}
        object.__setattr__(self, "_strengths", _by_face(plain, trumps))
        object.__setattr__(self, "_points", _by_face(self.plain_points, self.trump_points))

    def strength(self, card: Face, trump: Suit | None) -> int:
        """The place of a card among those of its suit, 0 for the lowest; `trump` is None where there are none."""
        return self._strengths[-1 if trump is None else trump][card]

    def points(self, card: Face, trump: Suit | None) -> int:
        """The card points of a card."""
        return self._points[-1 if trump is None else trump][card]

    def best_place(self, cards: Sequence[Face], trump: Suit | None) -> int:
        """Return the index of the card that is winning a trick so far: the highest trump, else the highest of the suit
        led.

        The first card was led; there is at least one.
        """
        ranks = self._strengths[-1 if trump is None else trump]
        best = 0
        ahead = cards[0]
        for place in range(1, len(cards)):
            card = cards[place]
            beats = ranks[card] > ranks[ahead] if SUITS[card] == SUITS[ahead] else SUITS[card] == trump
            if beats:
                best, ahead = place, card
        return best

    def playable(self, hand: Faces, trick: Faces, trump: Suit | None, *, locked: bool = False) -> Faces:
        """Return the cards of a hand that may be played to a trick, in the order of the hand.

        `trick` is what lies on the table so far, the card led first; empty for who leads. `locked`: trumps may not be
        led by who has another card. `Pack.may_play` says the same of masks.
        """
        if not trick:
            others = tuple([card for card in hand if SUITS[card] != trump]) if locked else ()
            return others or hand
        led = SUITS[trick[0]]
        following = tuple([card for card in hand if SUITS[card] == led])
        if following:
            duty = self.must_head_trumps if led == trump else self.must_head_plain
            if duty is Duty.NEVER:
                return following
        else:
            duty = self.must_trump
            if trump is None or (duty is Duty.NEVER and self.may_undertrump_partner):
                return hand
        best = self.best_place(trick, trump)
        partner_wins = best == len(trick) - SEATS // 2
        if duty is Duty.NEVER or (partner_wins and duty is Duty.AGAINST_OPPONENTS):
            barred = partner_wins and not self.may_undertrump_partner
            return following or (self._not_below(hand, trick[best], trump) if barred else hand)
        if following:
            return self._above(following, trick[best], trump) or following
        trumps = tuple([card for card in hand if SUITS[card] == trump])
        if not self.must_overtrump:
            return trumps or hand
        return self._above(trumps, trick[best], trump) or (trumps if self.must_undertrump else ()) or hand

    def _not_below(self, hand: Faces, best: Face, trump: Suit | None) -> Faces:
        """The cards of a hand without the trumps that are lower than the best card; all where there are no others."""
        if SUITS[best] != trump:
            return hand
        floor = self.strength(best, trump)
        others = tuple([card for card in hand if SUITS[card] != trump or self.strength(card, trump) > floor])
        return others or hand

    def _above(self, cards: Faces, best: Face, trump: Suit | None) -> Faces:
        """The cards of one suit that are higher than the best card so far; all where that is of another suit."""
        if not cards or SUITS[cards[0]] != SUITS[best]:
            return cards
        ranks = self._strengths[-1 if trump is None else trump]
        floor = ranks[best]
        return tuple([card for card in cards if ranks[card] > floor])


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that is complete."""

    leader: Seat
    """The seat that led."""
    cards: Faces
    """The cards in the order of play: the card at place `i` is that of seat `(leader + i) % 4`."""
    winner: Seat
    """The seat that took it."""

    def card_of(self, seat: Seat) -> Face:
        """Return the card that a seat played to it."""
        return self.cards[(seat - self.leader) % SEATS]


def _by_face(plain: Mapping[Rank, int], trumps: Mapping[Rank, int]) -> Table:
    """A number for each face under each trump suit; 0 for ranks that are not named."""
    return tuple(
        tuple(
            (trumps if suit == trump else plain).get(face.rank, 0) for face, suit in zip(ALL_FACES, SUITS, strict=False)
        )
        for trump in _TRUMPS
    )
