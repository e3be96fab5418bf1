"""What the driver must be told of a game to play it.

What games of one family share stands in `drive.families`, what is a game's own in `tests/games/GAME/drive.py` (see
`drive.games`). Everything else here knows no rules: of a view it takes `hand` alone, of an action its text.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any, ClassVar

from drive.gestures import Gestures
from drive.goals import CONTINUED, END_OF_ROUND, REFUSAL, TAKE_BACK, events_of
from game.cards import Face
from game.engine import Event
from game.match.match import Match


@dataclass(frozen=True, slots=True)
class Drop:
    """Cards of the hand and the zone, by the probe's name, where they are let go; without cards the zone is clicked."""

    cards: tuple[Face, ...]
    zone: str
    goal: str = REFUSAL
    """The name in the list of what was done of seeing just this refused, besides that of any refusal."""


class PlayedGame(ABC):
    """One game as a person meets it at the table."""

    user: ClassVar[str] = "club"
    """The level whose advice the person follows."""
    others: ClassVar[Mapping[int, str]] = {1: "novice", 2: "club", 3: "novice"}
    """The levels of the other seats."""
    longest: ClassVar[int]
    """Actions of all seats; a deal whose first rounds are longer is not chosen."""
    rounds: ClassVar[int] = 1
    """How many rounds may bring the goals between them."""
    goals: ClassVar[Mapping[type[Event], str]]
    """Kinds of events that the person must meet with, each with its name in the list of what was done."""
    further: ClassVar[Collection[str]] = ()
    """Names of what must be done besides and no single event tells, see `further_in`."""
    filmed: ClassVar[Collection[str]] = ()
    """Verbs of actions worth a picture when they are done."""
    filmed_events: ClassVar[Collection[type[Event]]] = ()
    """The goals worth a picture when they first happen."""
    taken_back: ClassVar[Collection[str]] = ()
    """Verbs of actions that the person takes back twice; none where the game lets nothing be taken back."""

    @abstractmethod
    def does(self, action: Any, gestures: Gestures) -> None:
        """Does an action at the table. Raises `DevtoolsError` for one without a gesture."""

    @abstractmethod
    def zones(self, match: Match, cards: tuple[Face, ...]) -> set[str]:
        """The zones, by the probe's names, where the person may drop these cards of the hand."""

    @abstractmethod
    def refused(self, match: Match) -> Drop | None:
        """A drop that the rules surely refuse now and that nobody could mean otherwise; None where there is none."""

    def tries(self, drop: Drop, gestures: Gestures) -> None:
        """Does what is refused. By default the one movement that it is."""
        if drop.cards:
            gestures.put(drop.cards, drop.zone, "refused")
        else:
            gestures.press(drop.zone, "refused")

    @abstractmethod
    def ends_turn(self, action: Any) -> bool:
        """Whether the action is the last of a turn."""

    def further_in(self, match: Match) -> set[str]:
        """Which of `further` the round in play, or the one just over, has brought. By default none."""
        return set()

    def done_in(self, match: Match) -> set[str]:
        """Names of the goals to which the round in play, or the one just over, bears witness."""
        happened = events_of(match)
        met = {name for kind, name in self.goals.items() if any(isinstance(event, kind) for event in happened)}
        return met | self.further_in(match)

    @property
    def named(self) -> tuple[str, ...]:
        """The names of all goals."""
        return (*self.goals.values(), *self.further)

    @property
    def wanted(self) -> tuple[str, ...]:
        """What is looked for at the end, in words: the goals of the game, then what every game shows."""
        return (*self.named, REFUSAL, *((TAKE_BACK,) if self.taken_back else ()), END_OF_ROUND, CONTINUED)

    def whim(self, match: Match, done: AbstractSet[str], advised: Any) -> Any:
        """What the person does now, for want of a goal; by default what is advised."""
        return advised

    def in_mid_turn(self, match: Match) -> bool:
        """Whether the person is in the middle of a turn: there the window is closed once. By default all turns are."""
        return True
