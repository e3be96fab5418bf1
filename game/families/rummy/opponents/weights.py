"""The numbers by which the levels of the rummies judge positions, in points of a round."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What is worth how much; tuned against `greedy` with seeds of their own."""

    reach_closed: float
    """Chance of one unseen copy to come in time before the opening."""
    reach_open: float
    """The same once opened."""
    point: float
    """A point of a meld that waits for the opening."""
    card: float
    """A card of a meld that waits for the opening."""
    pure: float
    """Three naturals in a row, where the opening needs them."""
    spare: float
    """The share of a group's worth for every group that the best division does without."""
    joker: float
    """A joker that no group needs, before the opening."""
    closed_cost: float
    """What a point of the hand costs before the opening."""
    fit_closed: float
    """A card that fits a meld on the table, before the opening."""
    opened: float
    """Having opened."""
    open_card: float
    """A card got rid of once opened."""
    open_cost: float
    """What a point of the hand costs once opened."""
    fit_open: float
    """A card that fits a meld on the table and stays in the hand, once opened."""
    held: float
    """The share of the worth of a meld that is kept in hand once opened."""
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
    """The share of these costs for a card that the next player has left lying before."""
    danger_cost: float
    """What a point of the hand costs more when the round is about to end."""
    short: float
    """How many cards in hand lower an opponent's danger to a third."""
    limit_cost: float
    """How many times a point costs more when the limit is near."""
    hold: float
    """The chance from which on it is worth waiting with an opening to go out at once; 1: never."""
