"""What the opponents of Buraco weigh; what each weight is, and in which unit, its fields say."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.families.canasta.opponents.weights import CASUAL, NOVICE, SkillProfile, Weights

CLUB_WEIGHTS: Final = Weights(
    # set by hand, partly moved along the slopes of a short self-play (`python -m tuning buraco`); others may be better
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
    wild_held=50.0,
    wild_ease=0.2,
    two_home=25.0,
    makeshift=20.0,
    wild_for_two=10.0,
    dirty_ease=0.8,
    ace_to_ace=0.8,
    patience=0.9,
    project=0.8,
    gapped=0.7,
    scattered=0.35,
    card_melded=0.93,
    card_held=0.15,
    card_late=0.8,
    card_kept=5.0,
    landing=8.0,
    going_out_right=40.0,
    reserve_at_once=25.0,
    reserve_rate=0.14,
    reserve_bend=1.6,
    exit_pull=20.0,
    rival_fade=0.7,
    stuck=230.0,
    stuck_fade=2.5,
    pique=40.0,
    draw=5.5,
    draw_late=4.5,
    pile_card=19.0,
    pile_card_late=9.0,
    take_sure=0.95,
    take_unsure=0.5,
    take_in_pique=0.2,
    feed=1.8,
    fed_bonus=0.2,
    fed_right=20.0,
    wild_feed=30.0,
    central=1.0,
    denial=1.0,
    rival_card=12.0,
    rival_reserve=60.0,
    # set by hand
    reserve_gain=220.0,
    fed_points=1.0,
    hand_reach=0.95,
    own_thrown=25.0,
    turns_a_card=0.45,
    partner_card=8.5,
    partner_full=30.0,
)

CASUAL_SKILL: Final[SkillProfile] = replace(CASUAL, noise=27.0, regret=40.0)
"""A Casual of the family loses too little here; set by hand."""
CASUAL_WEIGHTS: Final = replace(
    CLUB_WEIGHTS,
    feed=0.5 * CLUB_WEIGHTS.feed,
    stuck=0.6 * CLUB_WEIGHTS.stuck,
    wild_held=0.6 * CLUB_WEIGHTS.wild_held,
    wild_kept=0.6,
)
"""Looks less at the opponents, less far ahead, and keeps wilds less long; set by hand."""
NOVICE_SKILL: Final[SkillProfile] = replace(NOVICE, noise=32.0, regret=48.0)
"""Set by hand."""
NOVICE_WEIGHTS: Final = replace(
    CLUB_WEIGHTS,
    feed=0.4 * CLUB_WEIGHTS.feed,
    stuck=0.4 * CLUB_WEIGHTS.stuck,
    pique=0.0,
    landing=0.0,
    wild_held=0.4 * CLUB_WEIGHTS.wild_held,
    wild_kept=CLUB_WEIGHTS.wild_reach,
)
"""Hardly looks at the opponents, hardly sees that a short hand gets stuck, and lays wilds with the first cards they
fit; set by hand.
"""
