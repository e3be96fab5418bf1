"""What the levels of Rami judge by."""

from typing import Final

from game.families.rummy.opponents.lean.keeping import LeanWeights
from game.families.rummy.opponents.weights import Weights

RAMI_WEIGHTS: Final = Weights(
    reach_closed=0.13,
    reach_open=0.08,
    point=1.0,
    card=1.0,
    pure=0.0,
    spare=0.15,
    joker=25.0,
    closed_cost=-0.12,
    fit_closed=1.0,
    opened=300.0,
    open_card=8.0,
    open_cost=0.5,
    fit_open=5.6,
    held=0.4,
    joker_open=14.0,
    out=600.0,
    draw=4.0,
    draw_open=5.0,
    feed_fit=4.0,
    feed_known=4.0,
    feed_live=0.05,
    feed_joker=15.0,
    declined=0.3,
    danger_cost=0.5,
    short=2.5,
    limit_cost=2.0,
    hold=1.0,
)
"""Tuned against `greedy`."""


def lean_weights() -> LeanWeights:
    """What the quick policy of the search judges by; fitted by play against itself."""
    return LeanWeights(
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
