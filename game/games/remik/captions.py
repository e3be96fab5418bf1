"""The messages of events in Remik: those of every rummy, except for going out at once."""

from __future__ import annotations

from typing import Final

from game.families.rummy.captions import CAPTIONS as SHARED
from game.families.rummy.rules.events import WentOutAtOnce
from game.i18n import mark
from game.i18n.phrases import Captions

CAPTIONS: Final = Captions(
    {**SHARED.general, WentOutAtOnce: mark("Remik! {player} opens and goes out in one turn.")},
    {**SHARED.own, WentOutAtOnce: mark("Remik! You open and go out in one turn.")},
    named=SHARED.named,
    own_named=SHARED.own_named,
    melded=SHARED.melded,
    own_melded=SHARED.own_melded,
    steps=SHARED.steps,
)
