"""What the quick policy of Buraco weighs, in points unless a line says otherwise.

The numbers were set by hand and tried in self-play, see `build_scripts/tune_buraco.py`; of most it is not known that
others would be worse.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Weights:
    """One way of judging a position; a persona is such a vector with a name."""

    stock_reach: float = 0.5
    """Chance that one unseen copy reaches the team's table in time, with a full stock."""
    stock_fade: float = 20.0
    """Cards of the stock after which that chance has risen to 63% of its height."""
    pile_reach: float = 0.4
    """Chance to take one copy that lies on the discard pile."""
    partner_reach: float = 0.85
    """Chance that a copy known in the partner's hand reaches a meld on the table."""
    rival_reach: float = 0.12
    """The same for a copy known in an opponent's hand."""
    alone: float = 0.85
    """Share of those chances for cards that wait in the hand, where the partner cannot add to them."""
    wild_reach: float = 0.3
    """Chance that a wild turns up for a run that lacks one card, with none in hand."""
    wild_in_hand: float = 0.25
    """What each wild in hand adds to that chance."""
    wild_held: float = 25.0
    """Keeping a wild in hand, with a full stock to come."""
    wild_for_two: float = 25.0
    """The same on top where a partner lays runs that it may serve."""
    dirty_ease: float = 0.8
    """Power of the chances of a run with a wild, which has more ways to grow than the likeliest."""
    set_share: float = 0.6
    """Share of the chances of single copies for aces laid together."""
    ace_to_ace: float = 0.8
    """Share of what a run may gain by reaching from ace to ace."""
    patience: float = 0.9
    """Share that a bonus not yet on the table is worth when another turn is certain."""
    project: float = 0.8
    """Share of a bonus planned in the hand alone."""
    gapped: float = 0.7
    """Factor on a planned run whose nearest cards have a gap between them."""
    scattered: float = 0.35
    """Factor on a planned run whose cards are all farther apart."""
    card_melded: float = 1.0
    """Factor on the card points of cards on the table."""
    card_held: float = 0.15
    """Factor on the card points of cards in hand, counted against it, early in the round."""
    card_late: float = 0.8
    """What is added to that factor as the round nears its end."""
    card_kept: float = 5.0
    """What a card in hand is worth to later melds, with a full stock to come."""
    landing: float = 8.0
    """Having twenty faces still to come that fit the melds on the table."""
    limpa: float = 40.0
    """Owning a canastra limpa, which lets the team go out."""
    morto_gain: float = 120.0
    """Having the cards of a morto with a full stock to come."""
    morto_at_once: float = 25.0
    """Taking it with the turn going on, on top."""
    morto_rate: float = 0.15
    """Chance that a hand of one card is emptied into the morto in one turn."""
    morto_bend: float = 1.6
    """Power of the number of cards by which that chance falls."""
    exit_pull: float = 20.0
    """Being close to going out."""
    stuck: float = 250.0
    """Having one card in hand without the right to go out, with a full stock to come, counted against the position."""
    stuck_fade: float = 2.5
    """Cards in hand by which that falls to 37%."""
    draw: float = 5.0
    """Drawing an unknown card, against taking the pile."""
    pile_card: float = 16.0
    """What a card of the pile is worth to the opponent who takes it, beside his melds."""
    take_sure: float = 0.95
    """Chance that the next player takes a pile that fits his melds."""
    take_unsure: float = 0.5
    """The same for a pile that fits none of them."""
    feed: float = 1.5
    """Factor on what the pile is worth to the next player."""
    wild_feed: float = 30.0
    """What a discarded wild is worth to the next player."""
    central: float = 1.0
    """What a discard near the middle of its suit is worth more than one at the edge."""
    denial: float = 1.0
    """Factor on what the opponents lose when the round is ended."""
    rival_card: float = 12.0
    """What a card left in an opponent's hand is worth when the round is ended."""
    rival_morto: float = 60.0
    """What it is worth that the opponents have not taken their morto yet when the round is ended."""


CLUB_WEIGHTS = Weights()

CASUAL_WEIGHTS = replace(CLUB_WEIGHTS, feed=0.6 * CLUB_WEIGHTS.feed, stuck=0.6 * CLUB_WEIGHTS.stuck)
"""Looks less at the opponents, and less far ahead."""
NOVICE_WEIGHTS = replace(CLUB_WEIGHTS, feed=0.3 * CLUB_WEIGHTS.feed, stuck=0.3 * CLUB_WEIGHTS.stuck, landing=0.0)
"""Hardly looks at the opponents, and hardly sees that a short hand gets stuck."""
