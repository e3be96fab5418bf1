"""What the levels of Remik judge by, and how well they keep to it."""

from typing import Final

from game.families.rummy.opponents.lean.weights import LeanWeights
from game.families.rummy.opponents.skill import SkillProfile

REMIK_CASUAL: Final = SkillProfile(
    15.0, 24.0, counts_cards=True, remembers=False, fear=0.25, misses_jokers=0.7, overlooks=0.27
)
"""Rounds are short and one good deal opens at once, so it takes greater errors than in Rami to be felt."""
REMIK_NOVICE: Final = SkillProfile(
    34.0, 55.0, counts_cards=False, remembers=False, fear=1.0, misses_jokers=1.0, overlooks=0.75
)
REMIK_WEIGHTS: Final = LeanWeights(
    reach=0.059,
    point=0.526,
    card=1.27,
    pure=15.602,
    lacking=22.0,
    spare=0.296,
    joker_share=0.213,
    cost=0.051,
    fit=1.72,
    draw=3.122,
    joker_use=8.134,
    open_reach=0.097,
    open_card=5.793,
    open_cost=0.193,
    open_fit=3.664,
    open_draw=8.037,
    open_joker=10.852,
    loose=12.031,
    feed_fit=4.732,
    feed_short=5.328,
    gift=18.535,
    feed_known=1.847,
    danger=0.244,
    rival_exit=0.816,
    short=2.104,
    joker=67.765,
    hold=0.12,
)
"""Fitted by play against itself."""
