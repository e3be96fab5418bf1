"""What the quick policy of Borako weighs, in round points unless a line says otherwise.

The numbers come from self-play, see `build_scripts/tune_borako.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Weights:
    """One way of judging a position; a persona is such a vector with a name."""

    stock_reach: float = 0.455
    """Chance that one unseen copy reaches the team's table in time, with a full stock."""
    stock_fade: float = 19.1
    """Cards of the stock after which that chance has risen to 63% of its height."""
    pile_reach: float = 0.345
    """Chance to sweep one copy that lies on the discard pile."""
    partner_reach: float = 0.83
    """Chance that a copy known in the partner's hand reaches a meld on the table."""
    rival_reach: float = 0.136
    """The same for a copy known in an opponent's hand."""
    alone: float = 0.826
    """Share of those chances for cards that wait in the hand, where the partner cannot add to them."""
    wild_reach: float = 0.235
    """Chance that a wild turns up for a run that lacks one card, with none in hand."""
    wild_in_hand: float = 0.209
    """What each wild in hand adds to that chance."""
    wild_held: float = 25.6
    """Keeping a wild in hand, with a full stock to come."""
    dirty_ease: float = 0.803
    """Power of the chances of a run with a wild, which has more ways to grow than the likeliest."""
    set_share: float = 0.758
    """Share of the chances of single copies for sets."""
    patience: float = 0.878
    """Share that a bonus not yet on the table is worth when another turn is certain."""
    project: float = 0.808
    """Share of a bonus planned in the hand alone."""
    gapped: float = 0.721
    """Factor on a planned run whose nearest cards have a gap between them."""
    scattered: float = 0.357
    """Factor on a planned run whose cards are all farther apart."""
    card_melded: float = 0.734
    """Factor on the card points of cards on the table."""
    card_held: float = 0.363
    """Factor on the card points of cards in hand, counted against it."""
    first_key: float = 6.3
    """A card kept that can be added to a meld, so that the next pile can be swept."""
    second_key: float = 3.28
    """A second such card."""
    landing: float = 8.44
    """Having twenty faces still to come that fit the melds on the table."""
    mour_gain: float = 56.5
    """Having the cards of the Mour with a full stock to come."""
    mour_at_once: float = 18.6
    """Taking it with the turn going on, on top."""
    mour_rate: float = 0.124
    """Chance that a hand of one card is emptied into the Mour in one turn."""
    mour_bend: float = 1.95
    """Power of the number of cards by which that chance falls."""
    key_ease: float = 0.217
    """Cards by which a card in hand that fits a meld makes the hand seem shorter."""
    exit_pull: float = 7.0
    """Being close to going out with the Mour taken."""
    draw: float = 16.1
    """Drawing an unknown card, against sweeping."""
    pile_card: float = 4.8
    """What a card of the pile is worth to the opponent who sweeps it, beside his melds."""
    sweep_sure: float = 0.943
    """Chance that the next player sweeps a pile that fits his melds."""
    sweep_unsure: float = 0.559
    """The same for a pile that fits none of them."""
    feed: float = 1.49
    """Factor on what a discard is worth to the next player's melds."""
    wild_feed: float = 29.1
    """What a discarded wild is worth to the next player."""
    central: float = 1.23
    """What a discard near the middle of its suit is worth more than one at the edge."""
    denial: float = 1.04
    """Factor on what the opponents lose when the round is ended."""
    rival_card: float = 0.591
    """What a card left in an opponent's hand is worth when the round is ended."""


CLUB_WEIGHTS = Weights()

CASUAL_WEIGHTS = replace(CLUB_WEIGHTS, feed=0.6 * CLUB_WEIGHTS.feed, second_key=0.0)
"""Looks less at the opponents."""
NOVICE_WEIGHTS = replace(CLUB_WEIGHTS, feed=0.3 * CLUB_WEIGHTS.feed, first_key=0.0, second_key=0.0, landing=0.0)
"""Hardly looks at the opponents, and plans no sweeps."""
