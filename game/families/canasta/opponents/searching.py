"""What the level Strong of the family's games has in common: its budget, and asking a search for a better move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Generic, TypeVar

from game.engine import Action
from game.families.canasta.opponents.lean.options import Option
from game.families.canasta.opponents.lean.outlooks import Outlooks
from game.families.canasta.opponents.lean.search import Budget, search
from game.families.canasta.opponents.lean.turn import NO_FACE
from game.families.canasta.opponents.lean.worlds import Worlds
from game.opponents.protocol import Decision, Explanation, Watch

STRONG: Final = Budget(worlds=[20, 40, 80], keep=[9, 4, 2], turns=7, deviation=2.5, spread=15.0, doubt=60.0)
"""What the level Strong searches: of eight options that are no better, one seems so by luck once in twenty times."""

A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Question(Generic[A]):
    """A decision as the search sees it."""

    worlds: Worlds
    outlooks: Outlooks
    options: Sequence[tuple[Option, A]]
    """What may be done, and the action it begins with."""
    team: int
    only: int = NO_FACE
    """The card that lay alone in the pile and may not be left there."""


def searched(
    question: Question[A],
    club: Decision[A],
    why: Callable[[Option, float], Explanation],
    budget: Budget,
    rng: Random,
    watch: Watch,
) -> tuple[Decision[A], Option | None]:
    """The decision of the policy, or a better one and the option it begins, with its reason."""
    at = next((at for at, (_, action) in enumerate(question.options) if action == club.action), None)
    if at is None:
        return club, None
    ordered = [question.options[at], *question.options[:at], *question.options[at + 1 :]]
    options = [option for option, _ in ordered]
    found = search(question.worlds, question.outlooks, options, question.only, question.team, budget, rng, watch)
    if not found.chosen:
        return Decision(club.action, club.explanation, found.capped, club.then), None
    option, action = ordered[found.chosen]
    return Decision(action, why(option, found.gain), found.capped), option
