"""Carrying cards with the pointer: what may be dropped where, and where the lead card is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.engine import Action, Place, Refusal
from game.ui.table.cards.hand_order import Sorting
from game.ui.table.cards.sprite import Sprite
from game.ui.table.config import TableConfig
from game.ui.table.layout.geometry import Rect

_NEAR: Final = 0.12
"""The part of the lead card that must lie on a target."""
_SPECIFIC: Final = 4
"""A zone counts this much more than the one it lies in."""
_FAN: Final = 0.3
"""Distance of the cards of a carried stack, in card widths."""
_TILT_MOST: Final = 7.0
_TILT: Final = 0.35
"""Degrees for each pixel a frame, at a card width of 100."""


@dataclass(slots=True)
class Drag:
    """One drag, from lifting to dropping."""

    sprites: list[Sprite]
    """What is carried, the lead first."""
    grab: tuple[float, float]
    """From the middle of the lead card to the pointer."""
    meanings: Mapping[str, Sequence[Action]]
    """The actions of a drop by zone."""
    refusals: Mapping[str, Refusal | None]
    """For each zone why not, computed once on lifting."""
    config: TableConfig
    order: tuple[Sorting, tuple[Sprite, ...]]
    """How the hand was ordered before; a card that leaves the hand leaves that order alone."""
    home: Place
    """Where the cards lie for the match while they are carried."""
    local: Sequence[str] = ()
    """Zones that only the player's own arranging knows: the staging strip and its groups."""
    tilts: bool = True
    """Whether the cards lean back while they are moved."""
    target: str | None = None
    """The legal zone that a drop would mean now."""
    speed: float = 0.0

    @property
    def lead(self) -> Sprite:
        """The card under the pointer."""
        return self.sprites[0]

    @property
    def legal(self) -> list[str]:
        """The zones where a drop is allowed."""
        return [zone for zone, refusal in self.refusals.items() if refusal is None]

    def move(self, position: tuple[int, int], relative: tuple[int, int], now: float, zones: Mapping[str, Rect]) -> bool:
        """Follow the pointer; returns whether the target changed."""
        x, y = position[0] - self.grab[0], position[1] - self.grab[1]
        width = self.lead.width.target
        self.speed = 0.7 * self.speed + 0.3 * relative[0] if self.tilts else 0.0
        tilt = max(-_TILT_MOST, min(_TILT_MOST, -self.speed * _TILT * 100 / max(40.0, width)))
        for index, sprite in enumerate(self.sprites):
            sprite.x.jump(x + index * width * _FAN)
            sprite.y.jump(y)
            sprite.angle.to(tilt, now, 90.0)
        target = self.aim(zones)
        changed, self.target = target != self.target, target
        return changed

    def aim(self, zones: Mapping[str, Rect]) -> str | None:
        """The zone that a drop here would mean; the strip only where no refusing zone has more of the lead card.

        None where the pointer is on a refusing zone, and on nothing that would be meant.
        """
        target = self.over(zones, [*self.legal, *self.local])
        refusing = [zone for zone, refusal in self.refusals.items() if refusal is not None]
        if target in self.local and self._most_of(zones, refusing) > self._most_of(zones, self.local):
            target = self.over(zones, self.legal)
        pointed = self._pointed(zones)
        if target is None or pointed is None or zones[target].holds(*self._pointer):
            return target
        return target if zones[pointed].contains(zones[target]) else None

    def refused(self, zones: Mapping[str, Rect]) -> Refusal | None:
        """Why a drop here is not allowed: what the zone says that the pointer is on, or that has most of the card."""
        zone = self._pointed(zones) or self.over(zones, [zone for zone in self.meanings if zone in zones])
        return None if zone is None else self.refusals[zone]

    def over(self, zones: Mapping[str, Rect], among: Sequence[str]) -> str | None:
        """The zone among some that the lead card overlaps most; a nested one counts more than what it lies in."""
        card = self._card()
        best, most, least = None, 0, card.w * card.h * _NEAR
        for zone in among:
            rect = zones.get(zone)
            if rect is None or (shared := card.overlap(rect)) <= least:
                continue
            pull = shared * (_SPECIFIC if self.config.is_nested(zone) else 1)
            if pull > most:
                best, most = zone, pull
        return best

    @property
    def _pointer(self) -> tuple[float, float]:
        return self.lead.x.target + self.grab[0], self.lead.y.target + self.grab[1]

    def _pointed(self, zones: Mapping[str, Rect]) -> str | None:
        """The smallest refusing zone that the pointer is on."""
        there = [zone for zone, why in self.refusals.items() if why is not None and zone in zones]
        held = [zone for zone in there if zones[zone].holds(*self._pointer)]
        return min(held, key=lambda zone: zones[zone].w * zones[zone].h, default=None)

    def _most_of(self, zones: Mapping[str, Rect], among: Sequence[str]) -> int:
        """The area of the lead card on the one of some zones that has most of it."""
        card = self._card()
        return max((card.overlap(zones[zone]) for zone in among if zone in zones), default=0)

    def _card(self) -> Rect:
        """Where the lead card is, upright."""
        width = self.lead.width.target
        height = width * self.lead.slot.h / self.lead.slot.w
        left, top = self.lead.x.target - width / 2, self.lead.y.target - height / 2
        return Rect(round(left), round(top), round(width), round(height))
