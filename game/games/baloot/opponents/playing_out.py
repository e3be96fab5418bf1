"""What a state of Baloot comes to when everybody goes on by rules of thumb, and in the last tricks by best play."""

from __future__ import annotations

from typing import Final

from game.families.tricks.opponents.playing_out import PlayedOut
from game.games.baloot.opponents.agent import BalootAgent
from game.games.baloot.opponents.match_equity import race_to
from game.games.baloot.opponents.weights import SkillProfile
from game.games.baloot.rules import RULES
from game.games.baloot.rules.actions import Action, Play
from game.games.baloot.rules.state import BalootState, Playing, tricks_of
from game.games.baloot.rules.view import BalootView
from game.tricks.masks import Pack, pack_of


def _pack(state: BalootState) -> Pack | None:
    return None if state.contract is None else pack_of(tricks_of(state.options), state.contract.trump)


played_out: Final[PlayedOut[BalootState, Action, BalootView]] = PlayedOut(
    rules=RULES,
    quick=BalootAgent(SkillProfile(0.0, 0.0)),
    pack=_pack,
    plays=lambda state: isinstance(state.phase, Playing),
    locked=lambda state: state.locked,
    play=Play,
    race=lambda state: race_to(state.options.target),
    point=0.1,  # baloot 7.3: a game point is some ten card points
)
"""Plays a state on."""
