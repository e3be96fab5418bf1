"""The hint: what the strongest opponent would do and why, shown on the table and not played.

The opponents' process is asked, so that no frame waits; where there is none, the heuristic policy answers at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.engine import Action
from game.i18n import _
from game.match.thinking import AgentProcess, Failure
from game.opponents.protocol import Decision, heuristic_decision, strongest_level
from game.ui.table.contract.board import HOVER_MS
from game.ui.table.contract.context import AnyComponent, AnyContext
from game.ui.table.contract.game_table import AnyTable
from game.ui.table.drawing.marks import Ring, draw_ring, ring_of
from game.ui.widgets import WidgetGroup

_SAID_AFTER_MS: Final = 1000.0
"""So long nothing is said while a hint is thought out."""
_PATIENCE_MS: Final = 1000
"""How long a hint may take: the strongest level that needs no longer gives it."""


class Hint:
    """Lights the cards and the place of a move, or rings the button that does it."""

    def __init__(
        self,
        table: AnyContext,
        game: AnyTable,
        agents: AgentProcess | None,
        widgets: WidgetGroup,
        components: Sequence[AnyComponent],
    ) -> None:
        self._table = table
        self._game = game
        self._components = components
        self.agents = agents
        self._widgets = widgets
        self.zone: str | None = None
        """Where the move goes, the pile it takes from, or the name of a button; None while no hint is shown."""
        self._awaited: int | None = None
        """The number of the action that the process was asked for."""
        self._rings: list[Ring] = []
        self._asked_at: float | None = None
        """When the process was asked, until that is said."""
        self._told = ""
        """The words of the hint that is shown, which come and go with its rings, or that it is being thought out."""
        self._given: tuple[int, Action] | None = None
        """The number of actions of the match when the last hint was given, and the action that it named."""
        self.instead: Callable[[], bool] = lambda: False
        """Says something else where it knows better what to do now, and whether it did."""

    @property
    def awaited(self) -> bool:
        """Whether the answer is still being thought out."""
        return self._awaited is not None

    @property
    def shown_at(self) -> str | None:
        """Its `zone`, while the hint is shown."""
        return self.zone if self._table.said == self._told else None

    def named(self, actions: Sequence[Action]) -> bool:
        """Whether a hint that was given since the last action names the first of these."""
        return bool(actions) and self._given == (self._table.match.number, actions[0])

    def ask(self) -> None:
        """Find out what to do now; while another player acts there is nothing to hint at."""
        table = self._table
        if self.instead():
            return
        if not (table.own_turn and table.idle):
            table.say(_("Wait for your turn, then ask for a hint."))
            return
        view, rng, agents = table.view(), table.match.agent_stream(), self.agents
        if agents is None or agents.busy:
            self._show(heuristic_decision(table.match.game, view, rng))
            return
        self._awaited, self._asked_at = table.match.number, table.now
        level = strongest_level(table.match.game, _PATIENCE_MS)
        agents.ask(table.match.game_name, level.name, view, rng, level.budget_ms, table.now)

    def update(self, now: float) -> None:
        """Listen for the answer, and keep the rings where the cards are."""
        table = self._table
        if self._awaited is not None and self.agents is not None:
            answer = self.agents.poll(now) if self._awaited == table.match.number else None
            if isinstance(answer, Failure):
                answer = heuristic_decision(table.match.game, table.view(), table.match.agent_stream())
            if answer is not None:
                self._show(answer)
            elif self._asked_at is not None and now - self._asked_at >= _SAID_AFTER_MS:
                self._asked_at = None
                table.say(_("Thinking…"), lasting=True)
                self._told = table.said
        if self.zone is not None and table.said != self._told:
            self.forget()
        lying = [sprite for sprite in table.board.pointed if sprite not in table.board.carried]
        rings = [ring_of(table.board, sprite) for sprite in lying]
        buttons = [widget for widget in self._widgets.widgets if widget.name == self.zone and widget.visible]
        rings += [Ring((*button.rect.topleft, *button.rect.size)) for button in buttons]
        if rings != self._rings:
            for ring in (*self._rings, *rings):
                table.damage.add(ring.area(table.style))
            self._rings = rings

    def forget(self) -> bool:
        """Show no hint any more, and await none; returns whether there was one."""
        table = self._table
        there = self.zone is not None or self._awaited is not None
        if self._awaited is not None and self.agents is not None:
            self.agents.cancel()
        if there and table.said == self._told:
            table.hush()
        self._awaited = self.zone = None
        if table.board.pointed:
            table.board.pointed = ()
            table.board.rearrange(table.now, table.pace.move(HOVER_MS))
        if there:
            table.highlight()
        return there

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """A glowing ring around each of its cards, and around its button."""
        style = self._table.style
        for ring in self._rings:
            if ring.area(style).colliderect(area):
                draw_ring(surface, style, ring, style.theme.brass_light, glowing=True)

    def _show(self, decision: Decision[Action]) -> None:
        table = self._table
        self._awaited = None
        self._given = (table.match.number, decision.action)
        for component in self._components:
            component.hinted(decision.action)
        gesture = self._game.gesture(table.view(), decision.action)
        table.select([])
        left = [sprite for sprite in table.board.hand.sprites if sprite.face is not None]
        pointed = []
        for face in gesture.cards:
            sprite = next((one for one in left if one.face == face), None)
            if sprite is not None:
                left.remove(sprite)
                pointed.append(sprite)
        table.board.pointed = tuple(pointed)
        table.board.rearrange(table.now, table.pace.move(HOVER_MS))
        self.zone = gesture.zone
        table.highlight()
        names = table.match.names
        why = table.phrases.explanation(decision.explanation, names) if decision.explanation is not None else ""
        table.say(gesture.text, why, lasting=True)
        self._told = table.said
