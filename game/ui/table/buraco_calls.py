"""What is called out in Buraco, in bubbles at the plates: pique, canastras, mortos, going out (buraco 6, 7).

A meld that turns from suja to limpa is marked where it lies as well, for a turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

import pygame

from game.engine import Event, Place
from game.i18n import _
from game.i18n.phrases.message import Message, mark
from game.rules.buraco.scoring import Canastra
from game.ui.table.bubble import draw_bubble
from game.ui.table.felt import FeltPart

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_CANASTRAS: Final[Mapping[str, Message]] = {
    Canastra.LIMPA.value: mark("Limpa!"),
    Canastra.SUJA.value: mark("Suja!"),
    Canastra.AS_A_AS.value: mark("Ás-à-Ás!"),
}
_CALLS: Final[Mapping[str, Message]] = {
    "pique": mark("Pique!"),
    "cleaned": mark("Limpa!"),
    "morto": mark("Morto!"),
    "out": mark("Bati!"),
}


@dataclass(frozen=True, slots=True)
class Called:
    """What was called in the turn in play and the one before, the latest by each seat."""

    now: Mapping[int, str] = field(default_factory=dict)
    before: Mapping[int, str] = field(default_factory=dict)
    cleaned: Place | None = None
    """The meld that turned limpa in the turn in play or just ended."""
    fresh: bool = False
    """Whether it was in the turn in play."""

    @property
    def shown(self) -> Mapping[int, str]:
        """The bubbles at the plates."""
        return {**self.before, **self.now}


def after(called: Called, event: Event) -> Called:
    """What can be read once an event is told."""
    match event.key:
        case "deal":
            return Called()
        case "turn":
            return Called(before=called.now, cleaned=called.cleaned if called.fresh else None)
    text = call_of(event)
    if text is None or event.seat is None:
        return called
    called = replace(called, now={**called.now, event.seat: text})
    return replace(called, cleaned=event.target, fresh=True) if event.key == "cleaned" else called


def call_of(event: Event) -> str | None:
    """What a player calls out with an event, if anything."""
    message = _CALLS.get(event.key)
    if event.key == "canastra":
        message = _CANASTRAS[str(dict(event.params)["kind"])]
    return None if message is None else message.said()


class Calls(FeltPart):
    """Bubbles appear as soon as it is told what they say."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._called = Called()

    def told(self, event: Event) -> None:
        """Somebody may call something out."""
        self._called = after(self._called, event)

    def recall(self, events: Sequence[Event]) -> None:
        """What was called last."""
        self._called = Called()
        for event in events:
            self.told(event)

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """A bubble for everybody who called out, and one on a meld that is limpa now."""
        margin = self.scene.look.px(16)
        return {name: (room.inflate(margin, margin), text) for name, (room, text) in self._bubbles().items()}

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Bubbles hang over cards."""
        for room, text in self._bubbles().values():
            if room.colliderect(area):
                draw_bubble(surface, self.scene.look, text, room)

    def _bubbles(self) -> Mapping[str, tuple[pygame.Rect, str]]:
        zones = self.scene.board.layout.zones
        bubbles = {f"said.{seat}": text for seat, text in self._called.shown.items()}
        if (meld := self._called.cleaned) is not None:
            bubbles[f"meld.{meld.owner}.{meld.index}"] = _("Limpa now!")
        return {f"call {name}": (pygame.Rect(zones[name]), text) for name, text in bubbles.items() if name in zones}
