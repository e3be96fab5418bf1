"""What the levels of Rami judge by, and how well they keep to it."""

from typing import Final

from game.families.rummy.opponents.lean.weights import LeanWeights
from game.families.rummy.opponents.skill import SkillProfile

RAMI_CASUAL: Final = SkillProfile(
    7.0, 11.0, counts_cards=True, remembers=False, fear=0.15, misses_jokers=0.55, overlooks=0.12
)
RAMI_NOVICE: Final = SkillProfile(
    16.0, 30.0, counts_cards=False, remembers=False, fear=0.4, misses_jokers=1.0, overlooks=0.35
)
RAMI_WEIGHTS: Final = LeanWeights(
    reach=0.054,
    point=0.52,
    card=3.019,
    pure=0.0,
    lacking=0.0,
    spare=0.461,
    joker_share=0.248,
    cost=-0.123,
    fit=1.039,
    draw=8.64,
    joker_use=15.798,
    open_reach=0.045,
    open_card=7.16,
    open_cost=0.356,
    open_fit=10.394,
    open_draw=6.246,
    open_joker=14.305,
    loose=9.298,
    feed_fit=5.514,
    feed_short=3.677,
    gift=45.376,
    feed_known=3.008,
    danger=0.209,
    rival_exit=0.852,
    short=1.277,
    joker=27.264,
)
"""Fitted by play against itself."""
