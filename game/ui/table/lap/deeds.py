"""What the others did since the player's last action, as steps told by where their cards came from and went."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from game.cards import Face
from game.engine import CardsDealt, Event, Place, Shuffled, TurnBegan
from game.engine.events import RESERVES


class Deed(Enum):
    """What is done with cards at any table; each has a shape of its own."""

    DRAWN = auto()
    """Taken from the stock, unseen."""
    TAKEN = auto()
    """Taken from what lay open: discards, or a joker that was won."""
    RESERVE = auto()
    """A whole hand that lay aside was taken up."""
    LAID = auto()
    ADDED = auto()
    DISCARDED = auto()
    PLAYED = auto()
    """Played to a trick."""
    WON = auto()
    """Played to a trick, which it took."""


INTO_THE_HAND: Final = frozenset({Deed.DRAWN, Deed.TAKEN, Deed.RESERVE})
_MERGED: Final = frozenset({Deed.DRAWN, Deed.TAKEN, Deed.ADDED})
"""Several of these on the same place, one after the other, are one step."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that somebody did."""

    number: int
    """Its place in the order of the lap, from 1."""
    deed: Deed
    event: Event
    begun: int = 0
    """The action of the round with which it began, as far as these are counted."""
    moment: int = 0
    """The one with which it was complete."""

    @property
    def seat(self) -> int:
        """Who did it."""
        assert self.event.seat is not None, "only what somebody did is a step"
        return self.event.seat

    @property
    def cards(self) -> tuple[Face | None, ...]:
        """The cards that moved, None for those that nobody else saw."""
        return self.event.cards

    @property
    def seen(self) -> tuple[Face, ...]:
        """The cards that everybody saw."""
        return tuple(card for card in self.cards if card is not None)


class Lap:
    """Listens to what happens, and keeps the steps of the others since the player's last action."""

    def __init__(self, own: int) -> None:
        self.steps: list[Step] = []
        self.moment = 0
        """Which action of the round is heard of, where somebody counts them."""
        self._own = own
        self._ended = False
        """Whether the player has acted since: what others do next begins a new lap."""
        self._laid: set[Place] = set()
        """The melds that lie there."""

    @property
    def answered(self) -> bool:
        """Whether the player has acted since."""
        return self._ended

    def hear(self, event: Event) -> bool:
        """Something happened; returns whether the steps are others now."""
        if isinstance(event, Shuffled):
            changed = bool(self.steps)
            self.steps, self._laid, self._ended = [], set(), False
            return changed
        if isinstance(event, TurnBegan):
            return self._turn_of(event.seat)
        if event.source is not None and event.source.zone == "trick":
            return self._trick_of(event.seat)
        deed = None if event.seat is None or isinstance(event, CardsDealt) else self._deed_of(event)
        if deed is None:
            return False
        if event.seat == self._own:
            self._ended = True
            return False
        if self._ended:
            self.steps, self._ended = [], False
        self._add(deed, event)
        return True

    def recall(self, events: Iterable[Event]) -> None:
        """All that happened in the round so far."""
        self.steps, self._laid, self._ended = [], set(), False
        for event in events:
            self.hear(event)

    def _turn_of(self, seat: int | None) -> bool:
        """Who looks on without acting sees the last turn of each, not all that ever happened."""
        kept = [step for step in self.steps if step.seat != seat]
        if self._ended or len(kept) == len(self.steps):
            return False
        self.steps = [replace(step, number=number) for number, step in enumerate(kept, start=1)]
        return True

    def _trick_of(self, seat: int | None) -> bool:
        """Whose card took the trick."""
        for place in reversed(range(len(self.steps))):
            step = self.steps[place]
            if step.seat == seat and step.deed is Deed.PLAYED:
                self.steps[place] = replace(step, deed=Deed.WON)
                return True
        return False

    def _add(self, deed: Deed, event: Event) -> None:
        before = self.steps[-1] if self.steps else None
        if before is not None and before.deed is deed and deed in _MERGED:
            known = before.event
            if (known.seat, known.source, known.target) == (event.seat, event.source, event.target):
                self.steps[-1] = replace(
                    before, event=replace(known, cards=(*known.cards, *event.cards)), moment=self.moment
                )
                return
        self.steps.append(Step(len(self.steps) + 1, deed, event, self.moment, self.moment))

    def _deed_of(self, event: Event) -> Deed | None:
        source, target = event.source, event.target
        if source is None or target is None or not event.cards:
            return None
        if target.zone == "hand":
            if source.zone == "stock":
                return Deed.DRAWN
            return Deed.RESERVE if source.zone in RESERVES else Deed.TAKEN
        if source.zone != "hand":
            return None
        match target.zone:
            case "meld":
                known = target in self._laid
                self._laid.add(target)
                return Deed.ADDED if known else Deed.LAID
            case "discards":
                return Deed.DISCARDED
            case "trick":
                return Deed.PLAYED
        return None
