"""Worker processes that answer at once, without being started."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

import pytest

from game.match.latest_request import LatestRequest


def answer_at_once(patch: pytest.MonkeyPatch, answer: Callable[[Any], Any]) -> None:
    """Have every latest request answered by a function of its question, in the frame in which it is asked."""
    answered: WeakKeyDictionary[LatestRequest, tuple[Any, Any]] = WeakKeyDictionary()

    def ask(request: LatestRequest, question: object) -> None:
        answered[request] = question, answer(question)

    patch.setattr(LatestRequest, "ask", ask)
    patch.setattr(LatestRequest, "take", lambda request: answered.pop(request, None))
