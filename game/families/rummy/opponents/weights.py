"""The numbers by which the levels of the rummies judge positions, in points of a round unless a line says otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final


@dataclass(frozen=True, slots=True)
class SkillProfile:
    """What separates the levels that play the same policy."""

    noise: float
    """Spread of the error in judging a move, in round points."""
    regret: float
    """A move worth less than the best by more than this is never played, in round points."""
    counts_cards: bool
    """Knows which cards can no longer come."""
    remembers: bool
    """Knows what others took and left lying."""
    fear: float = 0.0
    """What a point of the hand costs more before the opening: beginners throw dear cards away."""
    misses_jokers: float = 0.0
    """Chance not to see which jokers could be won."""
    overlooks: float = 0.0
    """Chance not to see what could be taken or melded, unless it ends the round."""
    sees_every_way_out: bool = False
    """Finds a way to go out wherever there is one, not only by what fits as it comes."""


PERFECT: Final = SkillProfile(0.0, 0.0, counts_cards=True, remembers=True, sees_every_way_out=True)
CASUAL: Final = SkillProfile(
    7.0, 11.0, counts_cards=True, remembers=False, fear=0.15, misses_jokers=0.55, overlooks=0.12
)
NOVICE: Final = SkillProfile(
    16.0, 30.0, counts_cards=False, remembers=False, fear=0.4, misses_jokers=1.0, overlooks=0.35
)


def happens(chance: float, rng: Random) -> bool:
    """Whether something of this chance happens now; nothing is drawn where it cannot."""
    return chance > 0.0 and rng.random() < chance


@dataclass(frozen=True, slots=True)
class Weights:
    """What is worth how much. The games tune theirs against `greedy`; what has a default was set by hand for all."""

    reach_closed: float
    """Chance: one unseen copy comes in time before the opening."""
    reach_open: float
    """Chance: the same once opened."""
    point: float
    """Factor on the points of a meld that waits for the opening."""
    card: float
    """A card of a meld that waits for the opening."""
    pure: float
    """Three naturals in a row, where the opening needs them."""
    spare: float
    """Share of a group's worth for every group that the best division does without."""
    joker: float
    """A joker that no group needs, before the opening."""
    closed_cost: float
    """Factor: what a point of the hand costs before the opening."""
    fit_closed: float
    """A card that fits a meld on the table, before the opening."""
    opened: float
    """Having opened."""
    open_card: float
    """A card got rid of once opened."""
    open_cost: float
    """Factor: what a point of the hand costs once opened."""
    fit_open: float
    """A card that fits a meld on the table and stays in the hand, once opened."""
    held: float
    """Share of the worth of a meld that is kept in hand once opened."""
    joker_open: float
    """What a joker in hand is worth once opened, for the melds it may complete."""
    out: float
    """Having gone out."""
    draw: float
    """A card drawn from the stock instead of the top discard, before the opening."""
    draw_open: float
    """The same once opened."""
    feed_fit: float
    """What a discard costs that the next player, having opened, can add at once; more as that hand gets short."""
    feed_known: float
    """What a discard costs that suits a card the next player is known to hold."""
    feed_live: float
    """What a discard costs for every unseen card that it might go with."""
    feed_joker: float
    """What the discard of a joker costs."""
    declined: float
    """Share of these costs for a card that the next player has left lying before."""
    danger_cost: float
    """Factor: what a point of the hand costs more when the round is about to end."""
    short: float
    """Cards in hand by which an opponent's danger falls to 37%."""
    limit_cost: float
    """Factor: how many times a point costs more when the limit is near."""
    hold: float
    """Chance from which on it is worth waiting with an opening to go out at once; 1: never."""
    rival_exit: float = 0.9
    """Chance: an opponent who has opened and holds one card goes out before the next turn."""
    feed_short: float = 3.0
    """Factor: how many times more it costs to feed a next player with one card."""
    wait: float = 1.0
    """What waiting with the opening is worth more than the best opening, where it is worth waiting."""
    gift: float = 60.0
    """What the discard of a card costs that a joker on the table stands for."""
    gift_out: float = 400.0
    """What the discard of a joker costs before a player with one card, whom it lets go out."""
    swap_closed: float = 4.0
    """A card that a joker on the table stands for, before the opening."""
    swap_open: float = 6.0
    """The same once opened."""
