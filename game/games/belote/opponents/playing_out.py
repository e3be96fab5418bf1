"""What a state of Belote comes to when everybody goes on by rules of thumb, and in the last tricks by best play."""

from __future__ import annotations

from typing import Final

from game.families.tricks.opponents.playing_out import PlayedOut
from game.games.belote.opponents.agent import BeloteAgent
from game.games.belote.opponents.levels import QUICK
from game.games.belote.opponents.stakes import race_to
from game.games.belote.rules import RULES
from game.games.belote.rules.actions import Action, Play
from game.games.belote.rules.state import BeloteState, Playing, tricks_of
from game.games.belote.rules.view import BeloteView
from game.tricks.masks import Pack, pack_of


def _pack(state: BeloteState) -> Pack | None:
    contract = state.contract
    return None if contract is None else pack_of(tricks_of(state.options, contract.named), contract.trump)


played_out: Final[PlayedOut[BeloteState, Action, BeloteView]] = PlayedOut(
    rules=RULES,
    quick=BeloteAgent(QUICK),
    pack=_pack,
    plays=lambda state: isinstance(state.phase, Playing),
    locked=lambda _state: False,
    play=Play,
    race=lambda state: race_to(state.options.bidding, state.options.target),
    point=1.0,
)
"""Plays a state on."""
