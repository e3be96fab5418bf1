"""The parts of the driver that depend on a game.

The parts that games of one family share are in `drive.families`, those of a game in `tests/games/GAME/drive.py` (see
`drive.games`). Everything else here knows no rules: of a view it takes `hand` alone, of an action its text.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any, ClassVar

from drive.gestures import Gestures
from drive.goals import CONTINUED, END_OF_ROUND, REFUSAL, SEAT, TAKE_BACK, events_of
from game.cards import Face
from game.engine import Event
from game.match.match import Match
from game.ui.table.contract.game_table import table_of


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
    """The number of rounds that may bring the goals between them."""
    first_deal: ClassVar[int] = 1
    """The deal at which the search for one that brings everything begins."""
    goals: ClassVar[Mapping[type[Event], str]]
    """Kinds of events that the person must meet with, each with its name in the list of what was done."""
    further: ClassVar[Collection[str]] = ()
    """Names of further goals that no single event proves, see `further_in`."""
    filmed: ClassVar[Collection[str]] = ()
    """Verbs of actions worth a picture when they are done."""
    filmed_events: ClassVar[Collection[type[Event]]] = ()
    """The goals worth a picture when they first happen."""
    taken_back: ClassVar[Collection[str]] = ()
    """Verbs of actions that the person takes back twice; none where the game lets nothing be taken back."""

    @abstractmethod
    def does(self, action: Any, gestures: Gestures) -> None:
        """Does an action at the table. Raises `DevtoolsError` for one without a gesture."""

    def zones(self, match: Match, cards: tuple[Face, ...]) -> set[str]:
        """The zones, by the probe's names, where the person may drop these cards of the hand."""
        drops = table_of(match.game_name).drops(match, match.view(SEAT), cards)
        return {zone for zone, actions in drops.items() if match.why_not(actions) is None}

    @abstractmethod
    def refused(self, match: Match) -> Drop | None:
        """A drop that the rules surely refuse now and that cannot mean anything else; None where there is none."""

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
        """Return those of `further` that the round in play, or the one just over, has brought. By default none."""
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
        """The goals in words: those of the game, then those of every game."""
        return (*self.named, REFUSAL, *((TAKE_BACK,) if self.taken_back else ()), END_OF_ROUND, CONTINUED)

    def whim(self, match: Match, done: AbstractSet[str], advised: Any) -> Any:
        """Return an action without a goal; by default the one that is advised."""
        return advised

    def in_mid_turn(self, match: Match) -> bool:
        """Whether the person is in the middle of a turn: there the window is closed once. By default all turns are."""
        return True
