"""What the levels of Remik judge by."""

from typing import Final

from game.families.rummy.opponents.weights import Weights

REMIK_WEIGHTS: Final = Weights(
    reach_closed=0.1,
    reach_open=0.08,
    point=1.0,
    card=1.0,
    pure=12.0,
    spare=0.3,
    joker=30.0,
    closed_cost=0.05,
    fit_closed=1.0,
    opened=300.0,
    open_card=8.0,
    open_cost=0.5,
    fit_open=5.6,
    held=0.4,
    joker_open=25.0,
    out=600.0,
    draw=4.0,
    draw_open=5.0,
    feed_fit=4.0,
    feed_known=4.0,
    feed_live=0.0,
    feed_joker=20.0,
    declined=0.3,
    danger_cost=0.5,
    short=2.5,
    limit_cost=2.0,
    hold=0.12,
)
"""Tuned against `greedy`."""
