"""The hint: what the quick policy would do and why, shown on the table and not played.

The opponents' process is asked, so that no frame waits; where there is none, the quick policy answers at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.i18n import _
from game.match.thinking import Failure
from game.opponents.levels import LEVELS
from game.opponents.protocol import Decision
from game.opponents.registry import heuristic_decision
from game.ui.table.board import HOVER_MS
from game.ui.table.drawing.ring import Ring, draw_ring, ring_of

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

_LEVEL: Final = "club"


class Hint:
    """Lights the cards and the place of a move, or rings the button that does it."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.zone: str | None = None
        """Where the move goes, the pile it takes from, or the name of a button; None while no hint is shown."""
        self._awaited: int | None = None
        """The number of the action that the process was asked for."""
        self._rings: list[Ring] = []

    @property
    def awaited(self) -> bool:
        """Whether the answer is still being thought out."""
        return self._awaited is not None

    def ask(self) -> None:
        """Find out what to do now; while another player acts there is nothing to hint at."""
        scene = self._scene
        if scene.match.actor() != scene.seat or not scene.presenter.idle(scene.now):
            scene.say(_("A hint can be had when it is your turn."))
            return
        view, rng, agents = scene.view(), scene.match.agent_stream(), scene.agents
        if agents is None or agents.busy:
            self._show(heuristic_decision(scene.match.game, view, rng))
            return
        self._awaited = scene.match.number
        agents.ask(scene.match.game_name, _LEVEL, view, rng, LEVELS[_LEVEL].budget_ms, scene.now)

    def update(self, now: float) -> None:
        """Listen for the answer, and keep the rings where the cards are."""
        scene = self._scene
        if self._awaited is not None and scene.agents is not None:
            answer = scene.agents.poll(now) if self._awaited == scene.match.number else None
            if isinstance(answer, Failure):
                answer = heuristic_decision(scene.match.game, scene.view(), scene.match.agent_stream())
            if answer is not None:
                self._show(answer)
        rings = [ring_of(scene.board, sprite) for sprite in scene.board.pointed]
        buttons = [widget for widget in scene.group.widgets if widget.name == self.zone and widget.visible]
        rings += [Ring((*button.rect.topleft, *button.rect.size)) for button in buttons]
        if rings != self._rings:
            for ring in (*self._rings, *rings):
                scene.damage.add(ring.area(scene.style))
            self._rings = rings

    def forget(self) -> bool:
        """Show no hint any more, and await none; returns whether there was one."""
        scene = self._scene
        there = self.zone is not None or self._awaited is not None
        if self._awaited is not None and scene.agents is not None:
            scene.agents.cancel()
        self._awaited = self.zone = None
        if scene.board.pointed:
            scene.board.pointed = ()
            scene.board.rearrange(scene.now, scene.pace.move(HOVER_MS))
        if there:
            scene.input.highlight()
        return there

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """A dashed ring around each of its cards, and around its button."""
        style = self._scene.style
        for ring in self._rings:
            if ring.area(style).colliderect(area):
                draw_ring(surface, style, ring, style.theme.brass_light, dashed=True)

    def _show(self, decision: Decision) -> None:
        scene = self._scene
        self._awaited = None
        gesture = scene.game.gesture(scene.view(), decision.action)
        scene.input.select([])
        left = [sprite for sprite in scene.board.hand.sprites if sprite.face is not None]
        pointed = []
        for face in gesture.cards:
            sprite = next((one for one in left if one.face == face), None)
            if sprite is not None:
                left.remove(sprite)
                pointed.append(sprite)
        scene.board.pointed = tuple(pointed)
        scene.board.rearrange(scene.now, scene.pace.move(HOVER_MS))
        self.zone = gesture.zone
        scene.input.highlight()
        why = scene.phrases.explanation(decision.explanation) if decision.explanation is not None else ""
        scene.say(gesture.text, why)
