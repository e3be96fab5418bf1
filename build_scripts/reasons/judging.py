"""A hint as it is judged, and what is found. What judges knows the rules, and nothing of how opponents think."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from random import Random
from typing import Any, Final

from game.cards import Face, parse_face, parse_faces
from game.engine import AnyGame

Step = tuple[Any, Any]
"""A state and the action done in it."""


class Verdict(StrEnum):
    """The verdict about a reason."""

    TRUE = "true"
    FALSE = "false"
    ESTIMATE = "estimate"
    """The cards of the reason are right; its points are an estimate that nothing here can judge."""


@dataclass(frozen=True)
class Hint:
    """A hint with what its player could see."""

    game: AnyGame
    view: Any
    action: Any
    key: str
    params: Mapping[str, str | int]
    follow: Callable[[], tuple[list[Step], Any]]
    """Goes on as hints say until the turn of the player is over: the steps from this one on, and the state then."""

    @cached_property
    def state(self) -> Any:
        """A full state that fits the view, for what depends on nothing hidden."""
        return self.game.determinize(self.view, Random(0))

    @cached_property
    def after(self) -> Any:
        """The state after the action."""
        return self.game.apply(self.state, self.action)[0]

    @cached_property
    def actions(self) -> tuple[Any, ...]:
        """Everything that was allowed."""
        return tuple(self.game.actions(self.state))

    @cached_property
    def end(self) -> Any:
        """The true state when the turn was over, played on as hints say."""
        return self.follow()[1]

    @property
    def card(self) -> Face:
        """The card that the reason names."""
        return parse_face(str(self.params["card"]))

    @property
    def cards(self) -> tuple[Face, ...]:
        """The cards that it names."""
        return parse_faces(str(self.params["cards"]))

    def number(self, name: str) -> int:
        """A number that it names."""
        return int(self.params[name])


Check = Callable[[Hint], str | Verdict | None]
"""Gives None for what is true, else why it is false; or `Verdict.ESTIMATE`."""


def judged(hint: Hint, checks: Mapping[str, Check]) -> tuple[Verdict, str]:
    """Return the verdict about a hint's reason, with the fault if it is false."""
    check = checks.get(hint.key, _OF_WORLDS.get(hint.key.removesuffix("_than")))
    if check is None:
        return Verdict.FALSE, f"nothing judges {hint.key or 'an empty reason'}"
    found = check(hint)
    if isinstance(found, Verdict):
        return found, ""
    return (Verdict.TRUE, "") if found is None else (Verdict.FALSE, found)


def only_move(hint: Hint) -> str | None:
    """Whether there was nothing else to do."""
    return None if len(hint.actions) == 1 else f"{len(hint.actions)} actions were allowed"


def differs(what: str, claimed: object, found: object) -> str | None:
    """Return why a number or a card of a reason is false, None if it is the one that was found."""
    return None if claimed == found else f"{what}: {claimed} told, {found} found"


_LARGEST: Final = 2000
_WHOLE: Final = 100
_MORE: Final = ("goes_out", "opens")
_LESS: Final = ("rival_out",)
_AMOUNTS: Final = ("caught", "points")


def _likelier(sign: int) -> Check:
    """Chances over worlds, of which only can be said that they are chances, and speak for the choice."""

    def check(hint: Hint) -> str | Verdict:
        chance, other = hint.number("chance"), hint.number("other")
        if not (0 <= chance <= _WHOLE and 0 <= other <= _WHOLE):
            return "they are no chances"
        return Verdict.ESTIMATE if sign * (chance - other) > 0 else "they speak against it"

    return check


def _some(hint: Hint) -> str | Verdict:
    amount = int(next(iter(hint.params.values())))
    return Verdict.ESTIMATE if 0 < amount < _LARGEST else f"{amount} is no amount"


_OF_WORLDS: Final[Mapping[str, Check]] = {
    **{f"explain_worlds_{name}": _likelier(1) for name in _MORE},
    **{f"explain_worlds_{name}": _likelier(-1) for name in _LESS},
    **dict.fromkeys([f"explain_worlds_{name}" for name in _AMOUNTS], _some),
}
"""The checks of the outcomes of worlds, the same for all games."""


def estimate(hint: Hint) -> str | Verdict:
    """Points of which only can be said that they are some."""
    points = hint.number("points")
    return Verdict.ESTIMATE if 0 < points < _LARGEST else f"{points} points"
