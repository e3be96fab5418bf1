"""What the opponents of Borako weigh; what each weight is, and in which unit, its fields say."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.families.canasta.opponents.weights import Weights

CLUB_WEIGHTS: Final = Weights(
    # tuned by self-play (`python -m tuning borako`), those of wilds set by hand since
    stock_reach=0.455,
    stock_fade=19.1,
    pile_reach=0.345,
    partner_reach=0.83,
    rival_reach=0.136,
    alone=0.826,
    set_share=0.758,
    wild_reach=0.235,
    wild_in_hand=0.209,
    wild_kept=0.9,
    wild_held=40.0,
    wild_ease=0.6,
    two_home=15.0,
    dirty_ease=0.803,
    patience=0.878,
    project=0.808,
    gapped=0.721,
    scattered=0.357,
    card_melded=0.734,
    card_held=0.363,
    first_key=6.3,
    second_key=3.28,
    key_ease=0.217,
    landing=8.44,
    reserve_gain=56.5,
    reserve_at_once=18.6,
    reserve_rate=0.124,
    reserve_bend=1.95,
    exit_pull=7.0,
    draw=16.1,
    pile_card=4.8,
    take_sure=0.943,
    take_unsure=0.559,
    feed=1.49,
    wild_feed=29.1,
    central=1.23,
    denial=1.04,
    rival_card=0.591,
    # set by hand
    hand_reach=0.95,
    own_thrown=25.0,
    turns_a_card=0.84,
    partner_card=0.9,
)
CASUAL_WEIGHTS: Final = replace(
    CLUB_WEIGHTS, feed=0.55 * CLUB_WEIGHTS.feed, second_key=0.0, wild_held=0.7 * CLUB_WEIGHTS.wild_held, wild_kept=0.7
)
"""Looks less at the opponents, and keeps wilds less long; set by hand."""
NOVICE_WEIGHTS: Final = replace(
    CLUB_WEIGHTS,
    feed=0.2 * CLUB_WEIGHTS.feed,
    first_key=0.0,
    second_key=0.0,
    landing=0.0,
    wild_held=0.25 * CLUB_WEIGHTS.wild_held,
    wild_kept=CLUB_WEIGHTS.wild_reach,
)
"""Hardly looks at the opponents, plans no sweeps, and lays wilds with the first cards they fit; set by hand."""
