"""What the heuristic policy of Buraco weighs; what each weight is, and in which unit, its fields say."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.families.canasta.opponents.weights import Weights

CLUB_WEIGHTS: Final = Weights(
    # set by hand and tried in self-play (`python -m tuning.canasta buraco`); others may be better
    stock_reach=0.5,
    stock_fade=20.0,
    pile_reach=0.4,
    partner_reach=0.85,
    rival_reach=0.12,
    alone=0.85,
    set_share=0.6,
    wild_reach=0.3,
    wild_in_hand=0.25,
    wild_kept=0.9,
    wild_held=45.0,
    wild_ease=0.6,
    two_home=25.0,
    wild_for_two=25.0,
    dirty_ease=0.8,
    ace_to_ace=0.8,
    patience=0.9,
    project=0.8,
    gapped=0.7,
    scattered=0.35,
    card_melded=1.0,
    card_held=0.15,
    card_late=0.8,
    card_kept=5.0,
    landing=8.0,
    going_out_right=40.0,
    reserve_gain=160.0,
    reserve_at_once=25.0,
    reserve_rate=0.15,
    reserve_bend=1.6,
    exit_pull=20.0,
    stuck=250.0,
    stuck_fade=2.5,
    pique=40.0,
    draw=5.0,
    pile_card=16.0,
    take_sure=0.95,
    take_unsure=0.5,
    feed=1.5,
    wild_feed=30.0,
    central=1.0,
    denial=1.0,
    rival_card=12.0,
    rival_reserve=60.0,
    # set by hand
    fed_points=1.0,
    turns_a_card=0.45,
    partner_card=8.5,
)

CASUAL_WEIGHTS: Final = replace(
    CLUB_WEIGHTS,
    feed=0.5 * CLUB_WEIGHTS.feed,
    stuck=0.6 * CLUB_WEIGHTS.stuck,
    wild_held=0.6 * CLUB_WEIGHTS.wild_held,
    wild_kept=0.6,
)
"""Looks less at the opponents, less far ahead, and keeps wilds less long; set by hand."""
NOVICE_WEIGHTS: Final = replace(
    CLUB_WEIGHTS,
    feed=0.2 * CLUB_WEIGHTS.feed,
    stuck=0.3 * CLUB_WEIGHTS.stuck,
    pique=0.0,
    landing=0.0,
    wild_held=0.25 * CLUB_WEIGHTS.wild_held,
    wild_kept=CLUB_WEIGHTS.wild_reach,
)
"""Hardly looks at the opponents, hardly sees that a short hand gets stuck, lays wilds as soon as they fit; by hand."""
