"""Rounds of somebody who is out, which are told together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ui.scenes.replay.key_moments import Ended

_BLOCK: Final = 3
"""So many rounds of somebody who is out are told together."""


def blocks_of(rounds: Sequence[Ended | None]) -> Sequence[range]:
    """Rounds in a row of which no more is told than that somebody was out of the match."""
    blocks: list[range] = []
    for place, ended in enumerate(rounds):
        if ended is None or not ended.out:
            continue
        if blocks and blocks[-1].stop == place:
            blocks[-1] = range(blocks[-1].start, place + 1)
        else:
            blocks.append(range(place, place + 1))
    return [block for block in blocks if len(block) >= _BLOCK]
