"""Moments of Remik: those of every rummy, a discard to be taken, two and three players, who is out."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.families.rummy.rules.actions import Take
from game.families.rummy.rules.state import Melding, Taking
from pictures.families.rummy import SHARED, Moment, may, pictured

PICTURED: Final = pictured(
    "remik",
    {
        **SHARED,
        "twelve-melds": replace(SHARED["twelve-melds"], first_deal=6),
        "discard": Moment(lambda match, view: isinstance(view.phase, Taking) and may(match, Take)),
        "two": Moment(lambda _match, view: isinstance(view.phase, Melding) and len(view.melds) > 3, seats=2),
        "three": Moment(lambda _match, view: isinstance(view.phase, Melding) and len(view.melds) > 5, seats=3),
        "one-out": Moment(lambda _match, view: len(view.playing) == 3 and len(view.melds) > 3, first_deal=4),
        "watching": Moment(lambda _match, view: 0 not in view.playing and len(view.melds) > 3, out=True, first_deal=2),
    },
    {"somebody-out": frozenset(), "remik-doubled": frozenset({"remik", "doubled"})},
)
