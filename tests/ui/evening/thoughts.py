"""What was once thought of on the way to a moment or a score that is pictured: it is done again without a thought.

A thought is found by the random stream it was given and the hand it was about. What is not written down is thought of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

import pytest

from game.engine import Action, AnyGame
from game.opponents.protocol import heuristic_action
from game.ui import screenshot
from pictures.families import rummy
from tests.games.baloot import moments as baloot
from tests.games.buraco import moments as buraco

FOLDER: Final = Path(__file__).parent / "thoughts"
_WHERE: Final = (rummy, buraco, baloot, screenshot)
"""The modules that think on their way."""
_BITS: Final = 64
_LETTERS: Final = 5
"""Bytes of a hash that tell these few thousand thoughts apart."""
Think = Callable[[AnyGame, Any, Random], Action]
T = TypeVar("T")


def key_of(game: AnyGame, view: Any, rng: Random) -> str:
    """By what a thought is found; the stream is left as it was."""
    before = rng.getstate()
    asked = f"{game.rules_version} {rng.getrandbits(_BITS)} {view.seat} {' '.join(map(str, view.hand))}"
    rng.setstate(before)
    return blake2b(asked.encode(), digest_size=_LETTERS).hexdigest()


def remembered(game: AnyGame, view: Any, rng: Random) -> Action:
    """What would be done by the heuristic policy."""
    known = written(game.name).get(key_of(game, view, rng))
    return heuristic_action(game, view, rng) if known is None else game.parse(known)


@cache
def written(game: str) -> dict[str, str]:
    """The thoughts of a game by what they are found by."""
    file = FOLDER / f"{game}.txt"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return {key: text for key, _, text in (line.partition(" ") for line in lines)}


@contextmanager
def thinking_so(think: Think) -> Iterator[None]:
    """Whoever is on the way to a moment thinks so."""
    with pytest.MonkeyPatch.context() as patch:
        for module in _WHERE:
            patch.setattr(module, "heuristic_action", think)
        yield


def remembering(found: Callable[[], T]) -> T:
    """What is found on a way of which the thoughts are known."""
    with thinking_so(remembered):
        return found()
